"""Games: what there is to play, with which options, and the words and rulebooks that clients show."""

from typing import Annotated, Any

from fastapi import APIRouter
from fastapi import Path as InPath
from pydantic import BaseModel
from starlette.responses import PlainTextResponse

import doubloon
from doubloon.bots import LEVELS, PIRATES
from doubloon.engine.options import Choice, Help, Option, Whole
from doubloon.engine.tables import TableOption
from doubloon.engine.words import words
from doubloon.guides import guide_of
from doubloon.server.http.caller import Called
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.lesson import FOLDER as LESSON
from doubloon.server.lesson import lesson_of
from doubloon.server.lesson import lesson_words as words_of_lesson
from doubloon.server.refusals import WORDS
from doubloon.server.terms import TERMS, Term

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)

Language = Annotated[str, InPath(pattern=r"^[a-z]{2}$")]
_CACHE = {"cache-control": "public, max-age=300"}


class OptionInfo(BaseModel):
    """An option: one of `values`, a whole number from `least` to `most`, or what `allowed` says.

    `first`: what a first game has instead of the default, where that is something else.
    """

    name: str
    default: Any
    allowed: str
    values: list[str] | None = None
    least: int | None = None
    most: int | None = None
    first: Any = None


class TermChoice(BaseModel):
    """A value that a table can be set to, and the message that says it."""

    value: Any
    says: str


class TermInfo(BaseModel):
    """Something that a table of a game can be set to: one of `choices`, or yes or no."""

    name: str
    says: str
    default: Any
    choices: list[TermChoice] | None


class GameInfo(BaseModel):
    """A game: its texts by language, its own options, and what its tables can be set to.

    `captains`: how much of what its searching bots need is ready, in per cent. `lesson`: the minutes that learning it
    by playing takes, if it can be learnt so.
    """

    name: str
    rules: str
    players: list[int]
    real_time: bool
    languages: list[str]
    titles: dict[str, str]
    taglines: dict[str, str]
    options: list[OptionInfo]
    terms: list[TermInfo]
    captains: int
    lesson: int | None


class PirateInfo(BaseModel):
    """A bot that is somebody: the message `pirate-NAME` has what they are called."""

    name: str
    levels: list[str]  # their own first
    temper: str


class Bots(BaseModel):
    """What bots there are."""

    levels: list[str]
    pirates: list[PirateInfo]


@router.get("/games")
async def games(caller: Called) -> list[GameInfo]:
    """All games."""
    return [_info(name, caller) for name in doubloon.names()]


@router.get("/bots")
async def bots() -> Bots:
    """The levels of our bots, and the pirates who play at them."""
    pirates = [PirateInfo(name=one.name, levels=list(one.levels), temper=one.temper.name) for one in PIRATES.values()]
    return Bots(levels=list(LEVELS), pirates=pirates)


@router.get("/games/{game}")
async def game(game: str, caller: Called) -> GameInfo:
    """One game."""
    return _info(game, caller)


@router.get("/games/{game}/words/{language}.ftl", response_class=PlainTextResponse)
async def game_words(game: str, language: Language) -> PlainTextResponse:
    """What a game says, as a Project Fluent catalogue."""
    found = doubloon.game(game)
    found.words(language)
    return _text((found.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8"))


@router.get("/games/{game}/lesson/{language}.ftl", response_class=PlainTextResponse)
async def lesson_words(game: str, language: Language) -> PlainTextResponse:
    """What a game's lesson says, as a Project Fluent catalogue."""
    found = doubloon.game(game)
    words_of_lesson(found, language)
    return _text((found.folder / LESSON / f"{language}.ftl").read_text(encoding="utf-8"))


@router.get("/games/{game}/rulebook/{language}.md", response_class=PlainTextResponse)
async def rulebook(game: str, language: Language) -> PlainTextResponse:
    """The letter of the law: every rule with its number, in Markdown."""
    return _text(doubloon.game(game).rulebook(language))


@router.get("/games/{game}/guide/{language}.md", response_class=PlainTextResponse)
async def guide(game: str, language: Language) -> PlainTextResponse:
    """The rules for people, in playing order; where a game has no guide, its rulebook."""
    return _text(guide_of(doubloon.game(game), language))


@router.get("/words/{language}.ftl", response_class=PlainTextResponse)
async def server_words(language: Language) -> PlainTextResponse:
    """What the server says, refusals above all."""
    words(WORDS, language)
    return _text((WORDS / f"{language}.ftl").read_text(encoding="utf-8"))


def _text(text: str) -> PlainTextResponse:
    return PlainTextResponse(text, headers=_CACHE)


def _info(name: str, caller: Called) -> GameInfo:
    found, lesson = doubloon.game(name), lesson_of(doubloon.game(name))
    languages = sorted(path.stem for path in (found.folder / "words").glob("*.ftl"))
    return GameInfo(
        name=found.name,
        rules=found.version,
        players=list(found.players),
        real_time=found.real_time,
        languages=languages,
        titles={language: found.words(language).say("title") for language in languages},
        taglines={language: found.words(language).say("tagline") for language in languages},
        options=[_option(option) for option in found.options],
        terms=[_term(term) for term in TERMS if found.real_time or not term.real_time],
        captains=caller.services.hall.library.captains(name),
        lesson=lesson.minutes if lesson else None,
    )


def _option(option: Option) -> OptionInfo:
    described = OptionInfo(name=option.name, default=option.default, allowed=option.allowed)
    if isinstance(option, Choice):
        described.values = list(option.choices)
    if isinstance(option, Help):
        described.first = option.first
    elif isinstance(option, TableOption):
        described.values = list(option.names)
    elif isinstance(option, Whole):
        described.least, described.most = option.least, option.most
    return described


def _term(term: Term) -> TermInfo:
    says = f"term-{term.name}"
    choices = [TermChoice(value=value, says=f"{says}-{value}") for value in term.values]
    return TermInfo(name=term.name, says=says, default=term.usual, choices=choices or None)
