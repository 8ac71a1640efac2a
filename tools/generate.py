"""What the pages and docs/ have from the code's own declarations: messages and views, as TypeScript and as tables.

python -m tools.generate           writes what is stale
python -m tools.generate --check   names what is stale, and fails where anything is
"""

import importlib
import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, get_type_hints

from doubloon import games
from doubloon.engine import words
from doubloon.server import wire
from doubloon.server.http import club, desk, friends, host, people, replays, tables
from doubloon.server.http import games as http_games
from tools.shapes import Shape, Shapes

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "web" / "src"
GAMES = sorted(folder.name for folder in (PAGES / "games").iterdir() if folder.is_dir())
HEAD = "/** {} Written by `make types` from {}: change it there. */\n"

VIEWS = """\
# What a game shows

The `view` of a table ([protocol.md](protocol.md)), which is `match.view(seat)` in Python, field by field: what one
viewer may know, be it a player or a spectator. Players are seats, from 0. A field with a question mark is left out
where it does not apply. `make types` writes this page from the games' `plain.py`; a game that has none shows the fields
of its `State`.
"""


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is generated, with what it should hold."""
    messages = Shapes(vars(words) | vars(wire), wire.Incoming, wire.Outgoing).found
    about = HEAD.format("Every message of a table's socket, in and out as the server sees it.", "server/wire.py")
    yield PAGES / "lib" / "wire.ts", about + "".join(map(typescript, messages.values()))
    about = HEAD.format("What the HTTP API takes and answers.", "server/http/")
    yield PAGES / "lib" / "forms.ts", about + "".join(form_shapes(messages))
    for game in GAMES:
        about = HEAD.format("The game as the server shows it.", f"games/{game}/plain.py")
        yield PAGES / "games" / game / "view.generated.ts", about + "".join(map(typescript, view_shapes(game)))

    yield ROOT / "docs" / "views.md", VIEWS + "".join(map(view_chapter, GAMES))


def form_shapes(messages: dict[str, Shape]) -> Iterator[str]:
    """The forms of the API; what the socket's messages have too is imported from there."""
    routes = [
        route
        for room in (people, http_games, tables, replays, club, desk, friends, host)
        for route in room.router.routes
    ]
    found = Shapes(vars(words) | vars(wire), *chain(*map(forms, routes))).found
    ours = [shape for name, shape in found.items() if name not in messages]
    named = {word for shape in ours for field in shape.fields for word in re.findall(r"\w+", field.type)}
    yield f'\nimport type {{ {", ".join(sorted(named & messages.keys()))} }} from "./wire";\n'
    yield from map(typescript, ours)


def forms(route: Any) -> Iterator[Any]:
    """What a route of the API takes as its body, and what it answers; files and texts have no form."""
    yield from (body.field_info.annotation for body in route.dependant.body_params)
    if route.response_model:
        yield route.response_model


def view_shapes(name: str) -> list[Shape]:
    """The shapes of a game's plain view, the view itself last."""
    game = games.game(name)
    plain = importlib.import_module(f"{game.package}.plain")
    view = get_type_hints(game.plain_view)["return"]
    return list(Shapes(vars(plain), view).found.values())


def typescript(shape: Shape) -> str:
    """A shape as TypeScript declares it."""
    if shape.short_for:
        return f"\nexport type {shape.name} = {shape.short_for};\n"
    lines = (f"  {field.name}: {field.type};{field.meaning and f' // {field.meaning}'}\n" for field in shape.fields)
    return f"\n/** {shape.meaning} */\nexport interface {shape.name} {{\n{''.join(lines)}}}\n"


def view_chapter(game: str) -> str:
    """A game's view for people to read, from the whole to its parts."""
    return f"\n## {game}\n" + "".join(map(table, reversed(view_shapes(game))))


def table(shape: Shape) -> str:
    """A shape as a table for people."""
    if shape.short_for:
        return f"\n`{shape.name}` is `{shape.short_for}`.\n"
    rows = (f"| `{field.name}` | {_code(field.type)} | {field.meaning} |\n" for field in shape.fields)
    return f"\n### {shape.name}\n\n{shape.meaning}\n\n| field | type | meaning |\n|---|---|---|\n{''.join(rows)}"


def _code(text: str) -> str:
    return f"`{text}`".replace("|", r"\|")


def main() -> None:
    """Write what is stale, or only say so."""
    stale = [(file, text) for file, text in files() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        names = ", ".join(str(file.relative_to(ROOT)) for file, _ in stale)
        sys.exit(f"No longer as the code has it: {names}. `make types` writes it anew." if stale else 0)
    for file, text in stale:
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
