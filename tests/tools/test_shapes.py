"""Python's types as TypeScript writes them."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest
from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, SecretStr

from doubloon.engine.meanings import meanings
from tools.generate import forms, typescript
from tools.shapes import Shape, Shapes

Colour = Literal["red", "blue"]
Pair = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]


class Shell(TypedDict):
    """Something that lies there."""

    at: int  # where
    colour: Colour | None  # none where it is worn off


class Pearl(Shell):
    """A shell with something in it."""

    worth: NotRequired[float]  # to whom it may concern


@dataclass(frozen=True)
class Tide:
    """How the water stands."""

    high: bool  # else it is low


class Note(msgspec.Struct, omit_defaults=True, tag_field="type", tag="note"):
    """A message."""

    text: str
    more: bool = False  # whether another follows
    to: int | None = None  # whom it is for


class Wish(BaseModel):
    """A form: what is asked for.

    It may be left empty.
    """

    model_config = ConfigDict(extra="forbid")

    word: SecretStr
    depth: int | None = None  # in fathoms


class Catch(BaseModel):
    """An answer."""

    weight: int = 0


class Verb(TypedDict):
    """What every action has."""

    do: str  # its name


Action = Annotated[dict[str, int | str], Verb]


def shapes_of(*types: Any) -> dict[str, Shape]:
    return Shapes(globals(), *types).found


@pytest.mark.parametrize(
    ("python", "written"),
    [
        (int, "number"),
        (str | None, "string | null"),
        (list[Colour | None], "(Colour | null)[]"),
        (tuple[int, ...], "number[]"),
        (Pair, "Pair"),
        (Annotated[list[Colour], msgspec.Meta(min_length=3, max_length=3)], "[Colour, Colour, Colour]"),
        (tuple[str, bool], "[string, boolean]"),
        (dict[int, float], "Record<string, number>"),
        (dict[Colour, int], "Partial<Record<Colour, number>>"),
        (dict[str, Any], "Record<string, unknown>"),
        (list[Shell], "Shell[]"),
        (Tide, "Tide"),
        (int | float | str, "number | string"),
        (msgspec.Raw, "unknown"),
        (Annotated[msgspec.Raw, Note], "Note"),
        (Annotated[str, msgspec.Meta(max_length=4)], "string"),
        (Action, "Action"),
    ],
)
def test_each_type_is_written_as_typescript_has_it(python: Any, written: str) -> None:
    assert Shapes(globals()).written(python) == written


def test_a_short_name_is_declared_before_what_needs_it() -> None:
    assert list(shapes_of(list[Shell])) == ["Colour", "Shell"]
    assert typescript(shapes_of(Colour)["Colour"]) == '\nexport type Colour = "red" | "blue";\n'


def test_an_action_has_its_verb_and_any_arguments() -> None:
    assert shapes_of(Action)["Action"].short_for == "Verb & Record<string, number | string>"


def test_fields_come_with_their_meaning_and_with_those_of_the_class_that_they_extend() -> None:
    assert typescript(shapes_of(Pearl)["Pearl"]) == (
        "\n/** A shell with something in it. */\n"
        "export interface Pearl {\n"
        "  at: number; // where\n"
        "  colour: Colour | null; // none where it is worn off\n"
        "  worth?: number; // to whom it may concern\n"
        "}\n"
    )


def test_a_message_has_its_tag_and_may_lack_what_is_as_usual() -> None:
    fields = [(field.name, field.type) for field in shapes_of(Note)["Note"].fields]
    assert fields == [("type", '"note"'), ("text", "string"), ("more?", "boolean"), ("to?", "number")]


def test_a_form_may_lack_what_has_a_default_or_say_null_and_an_answer_lacks_nothing() -> None:
    assert typescript(shapes_of(Wish)["Wish"]) == (
        "\n/** A form: what is asked for. It may be left empty. */\n"
        "export interface Wish {\n  word: string;\n  depth?: number | null; // in fathoms\n}\n"
    )
    assert [(field.name, field.type) for field in shapes_of(Catch)["Catch"].fields] == [("weight", "number")]


def test_a_route_has_the_forms_that_it_takes_and_answers() -> None:
    router = APIRouter()

    @router.post("/fish")
    def fish(wish: Wish, patience: int = 1) -> Catch:
        return Catch(weight=patience * len(wish.word))

    [route] = router.routes
    assert list(forms(route)) == [Wish, Catch]


def test_a_type_that_typescript_has_nothing_for_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript is known for <class 'bytes'>"):
        Shapes(globals(), bytes)


def test_the_comment_beside_a_field_is_its_meaning() -> None:
    assert meanings(Shell) == {"at": "where", "colour": "none where it is worn off"}
