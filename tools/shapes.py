"""The shapes of what the server sends, read from Python's types, and written as TypeScript writes types."""

import json
from collections.abc import Callable
from dataclasses import dataclass, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from pydantic import BaseModel, SecretStr

from doubloon.engine.meanings import meanings

SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"} | {
    SecretStr: "string"
}


@dataclass(frozen=True)
class Field:
    """A field of a shape; one that is not always there has a question mark behind its name."""

    name: str
    type: str
    meaning: str


@dataclass(frozen=True)
class Shape:
    """A type with a name: an object with fields, or short for another type."""

    name: str
    meaning: str = ""
    fields: tuple[Field, ...] = ()
    short_for: str = ""


class Shapes:
    """All shapes that some types need, each after those that it needs itself. Short names are those of a namespace."""

    def __init__(self, namespace: dict[str, Any], *types: Any) -> None:
        self._names = [(found, name) for name, found in namespace.items() if get_origin(found) is not None]
        self.found: dict[str, Shape] = {}
        for wanted in types:
            self.written(wanted)

    def written(self, wanted: Any) -> str:
        """A type as TypeScript writes it."""
        name = next((name for known, name in self._names if known == wanted), None)
        if name is None:
            return self._spelt_out(wanted)
        if name not in self.found:
            self.found[name] = Shape(name, short_for=self._spelt_out(wanted))
        return name

    def _spelt_out(self, wanted: Any) -> str:
        writers: dict[Any, Callable[..., str]] = {
            None: lambda: SIMPLE.get(wanted) or self._object(wanted),
            Annotated: self._annotated,
            Literal: lambda *words: " | ".join(map(json.dumps, words)),
            Union: self._union,
            UnionType: self._union,
            list: self._list,
            tuple: self._tuple,
            dict: self._record,
        }
        return writers[get_origin(wanted)](*get_args(wanted))

    def _union(self, *parts: Any) -> str:
        return " | ".join(dict.fromkeys(map(self.written, parts)))

    def _list(self, each: Any) -> str:
        written = self.written(each)
        return f"({written})[]" if " " in written else f"{written}[]"

    def _tuple(self, *parts: Any) -> str:
        return self._list(parts[0]) if parts[-1] is ... else f"[{', '.join(map(self.written, parts))}]"

    def _annotated(self, plain: Any, *notes: Any) -> str:
        """A class noted beside a type says what that has: all of it, or some keys of a dict. A length makes a tuple."""
        for note in notes:
            if isinstance(note, msgspec.Meta) and note.min_length and note.min_length == note.max_length:
                return self._tuple(*get_args(plain) * note.min_length)
        noted = [self.written(note) for note in notes if isinstance(note, type)]
        return " & ".join([*noted, *([] if plain is msgspec.Raw and noted else [self.written(plain)])])

    def _record(self, key: Any, value: Any) -> str:
        if get_origin(key) is Literal:
            return f"Partial<Record<{self.written(key)}, {self.written(value)}>>"
        return f"Record<string, {self.written(value)}>"  # JSON has no other keys

    def _object(self, wanted: type) -> str:
        if wanted is msgspec.Raw:
            return "unknown"
        if not (is_typeddict(wanted) or is_dataclass(wanted) or issubclass(wanted, (msgspec.Struct, BaseModel))):
            raise TypeError(f"no TypeScript is known for {wanted}")
        name = wanted.__name__
        if name not in self.found:
            types, means = get_type_hints(wanted, include_extras=True), meanings(wanted)
            tag = [Field("type", json.dumps(_tag(wanted)), "")] if _tag(wanted) else []
            fields = [self._field(wanted, field, of, means.get(field, "")) for field, of in types.items()]
            self.found[name] = Shape(name, " ".join((wanted.__doc__ or "").split()), (*tag, *fields))
        return name

    def _field(self, shape: type, name: str, of: Any, meaning: str) -> Field:
        if get_origin(of) is NotRequired:
            [of] = get_args(of)
        elif not _may_lack(shape, name):
            return Field(name, self.written(of), meaning)
        written = self.written(of)
        if not issubclass(shape, BaseModel):
            written = written.removesuffix(" | null")  # nothing is left out
        return Field(f"{name}?", written, meaning)


def _tag(shape: type) -> str | int | None:
    return shape.__struct_config__.tag if issubclass(shape, msgspec.Struct) else None


def _may_lack(shape: type, name: str) -> bool:
    """Whether a message leaves a field out where it is as usual: one of ours by its kind, a form wherever it may."""
    if issubclass(shape, BaseModel):
        return shape.model_config.get("extra") == "forbid" and not shape.model_fields[name].is_required()
    if not issubclass(shape, msgspec.Struct) or not shape.__struct_config__.omit_defaults:
        return False
    field = next(field for field in msgspec.structs.fields(shape) if field.name == name)
    return not field.required
