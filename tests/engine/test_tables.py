"""Tables of data as options: by name, from a file, or given as they are."""

from pathlib import Path

import pytest

from doubloon.engine.errors import BadOption
from doubloon.engine.tables import Table, TableOption, bad_table, is_whole, read_table


class Rigging(TableOption):
    name = "rigging"
    names = ("sloop", "brig")

    def check(self, table: Table) -> None:
        if "masts" not in table:
            raise bad_table("rigging", ["it has no masts", "it has no sails"])


def test_the_first_name_is_the_default() -> None:
    assert Rigging().default == "sloop"


def test_a_name_stands_for_itself() -> None:
    assert Rigging().read("brig") == "brig"


def test_a_file_is_read_into_its_table(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("masts = 3", encoding="utf-8")
    assert Rigging().read(file) == {"masts": 3}


def test_a_text_that_looks_like_a_path_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("masts = 3", encoding="utf-8")
    with pytest.raises(BadOption, match="option rigging is sloop, brig, or a rigging file"):
        Rigging().read(str(file))


def test_every_fault_of_a_table_is_named() -> None:
    with pytest.raises(BadOption, match="this cannot be a rigging: it has no masts; it has no sails"):
        Rigging().read({})


def test_what_is_no_table_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadOption, match=r"option rigging is sloop, brig, or a rigging file \(.toml\), not 7"):
        Rigging().read(7)


@pytest.mark.parametrize("text", [None, "masts = ", "masts = 1\nmasts = 2"])
def test_a_file_that_cannot_be_read_is_named(text: str | None, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOption, match=r"rigging file .*own.toml cannot be read"):
        read_table(file, "rigging file")


def test_a_truth_value_is_no_number() -> None:
    assert is_whole(1, 0, 1)
    assert not is_whole(True, 0, 1)
    assert not is_whole(2, 0, 1)
    assert not is_whole("1", 0, 1)
