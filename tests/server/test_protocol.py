"""docs/protocol.md shows every message, and each as it is really sent."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from doubloon.server import wire
from tests.server.conversation import BLOCK, PAGE, conversation, written_anew

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = [json.loads(block["text"]) for block in BLOCK.finditer(TEXT)]
INCOMING = {kind.__struct_config__.tag: kind for kind in wire.In.__subclasses__()}
OUTGOING = {kind.__struct_config__.tag: kind for kind in wire.Out.__subclasses__()}


def test_examples_are_what_is_really_sent(tmp_path: Path) -> None:
    said = conversation(tmp_path)
    shown = {block["name"]: json.loads(block["text"]) for block in BLOCK.finditer(TEXT)}
    assert shown == said, "make docs writes them anew"
    assert written_anew(TEXT, said) == TEXT


def test_every_block_of_json_says_which_message_it_is() -> None:
    assert len(re.findall("^```json", TEXT, flags=re.M)) == len(EXAMPLES)


def test_every_message_has_an_example() -> None:
    assert {example["type"] for example in EXAMPLES} == set(INCOMING) | set(OUTGOING)


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example["type"] in INCOMING])
def test_examples_to_the_server_are_understood(example: dict[str, Any]) -> None:
    message = wire.read(json.dumps(example))
    assert msgspec.to_builtins(message) == example


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example["type"] in OUTGOING])
def test_examples_from_the_server_have_the_form_of_its_messages(example: dict[str, Any]) -> None:
    message = msgspec.json.decode(json.dumps(example), type=OUTGOING[example["type"]])
    assert json.loads(wire.encode(message)) == example
    for step in example.get("log", []):
        assert json.loads(wire.encode(msgspec.json.decode(json.dumps(step), type=wire.Step))) == step
    for now in _nows(example):
        told = msgspec.json.decode(json.dumps(now), type=wire.Now)
        assert json.loads(wire.encode(told)) == now


def _nows(example: dict[str, Any]) -> list[dict[str, Any]]:
    """Every `now` in a message: it travels as it was encoded once for all viewers."""
    steps = [example, *example.get("steps", [])]
    return [step["now"] for step in steps if "now" in step]
