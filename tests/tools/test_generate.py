"""What is written from the code: complete, and known to be stale when it is."""

import sys
from pathlib import Path

import pytest

from tools import generate
from tools.shapes import Field, Shape


@pytest.mark.parametrize("game", generate.GAMES)
def test_every_field_of_a_view_says_what_it_means(game: str) -> None:
    shapes = generate.view_shapes(game)
    assert [(shape.name, field.name) for shape in shapes for field in shape.fields if not field.meaning] == []


def test_a_shape_is_a_table_for_people() -> None:
    ship = Shape("Ship", "It sails.", (Field("space", "number | null", "where it is"),))
    assert generate.table(ship) == (
        "\n### Ship\n\nIt sails.\n\n| field | type | meaning |\n|---|---|---|\n"
        "| `space` | `number \\| null` | where it is |\n"
    )


def test_what_is_stale_is_named_and_then_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "wire.ts"
    file.write_text("as it was", encoding="utf-8")
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "files", lambda: [(file, "as it is")])

    monkeypatch.setattr(sys, "argv", ["generate", "--check"])
    with pytest.raises(SystemExit, match=r"No longer as the code has it: wire\.ts\. `make types` writes it anew\."):
        generate.main()

    monkeypatch.setattr(sys, "argv", ["generate"])
    generate.main()
    assert file.read_text(encoding="utf-8") == "as it is"
