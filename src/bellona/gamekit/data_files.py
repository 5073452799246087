"""Data files: TOML as shipped with a game, an owner's overriding values, and how both become checked values."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from copy import deepcopy
from importlib import resources
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from ..kernel.errors import BellonaError, NotUnderstood

Provenance: TypeAlias = Mapping[str, str]
"""Where values come from, by dotted path."""

DOUBTFUL = ("reconstructed", "calibrated", "ours")
"""What the provenance of a value begins with that no rulebook gives."""

FileFault: TypeAlias = Literal["Unreadable", "NotToml", "UnknownKey", "MissingKey", "BadValue"]
"""The faults that any file can have; each game adds its own kinds."""


DEEPEST = 32
LONGEST = 400
"""The letters of the longest part of a complaint."""
LARGEST = 1 << 20
"""The bytes of the largest file that is read."""
TOO_DEEP = "the values are nested too deeply."


class Fault(NamedTuple):
    """A fault in a data file, before the file is known."""

    kind: str
    place: str
    sentence: str


class DataError(BellonaError):
    """A data file that cannot be used: the file, the place in it, and the fault."""

    def __init__(self, file: str, place: str, kind: str, sentence: str) -> None:
        super().__init__(file, place, kind, sentence)
        self.file = file
        self.place = place
        self.kind = kind
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{', '.join(shortened(part) for part in (self.file, self.place) if part)}: {shortened(self.sentence)}"


def shortened(text: str) -> str:
    """A text that may quote anything, with its middle left out if it is long."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"


def refuse_faults(file: str, faults: Iterator[Fault]) -> None:
    """Raise the first fault, if there is one, as an error of its file."""
    fault = next(faults, None)
    if fault is not None:
        raise DataError(file, fault.place, fault.kind, fault.sentence)


def provenance_of(provenance: Provenance, path: str) -> str:
    """The origin of a value: the entry for its dotted path, or for the nearest table above it."""
    while path and path not in provenance:
        path = path.rpartition(".")[0]
    return provenance.get(path, "")


def is_doubtful(provenance: Provenance, *values: str) -> bool:
    """Whether any of these values is reconstructed, or one of ours in its place."""
    return any(provenance.get(value, "").startswith(DOUBTFUL) for value in values)


class DataTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file."""


class Sourced(DataTable, frozen=True, kw_only=True):
    """A table of a data file that says where its values come from."""

    provenance: Provenance = {}


# Reading TOML

Table: TypeAlias = dict[str, Any]


class Document(NamedTuple):
    """The contents of a file, with its name for errors."""

    file: str
    data: Table


Own: TypeAlias = Path | Document
"""A file of an owner or a designer: its path, or its contents."""
OWN_FILE = ".toml"
"""The suffix of a scenario file."""


def shipped_document(package: str, *path: str) -> Document:
    """A file of a game's `data` folder, which is the package given."""
    resource = resources.files(package).joinpath(*path)
    return Document(path[-1], parsed(path[-1], resource.read_bytes()))


def file_path(name: object) -> Path:
    """The path that a user names, as a text or as a path."""
    if not isinstance(name, (str, Path)) or "\0" in str(name) or not Path(name).name:
        raise NotUnderstood(f"{name!r} names no file")
    return Path(name)


def outside(path: Path) -> Document:
    """A designer's or an owner's file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise DataError(path.name, "", "Unreadable", f"{error.strerror} ({path}).") from error
    if len(content) > LARGEST:
        raise DataError(
            path.name, "", "Unreadable", f"it is larger than {LARGEST // 1024} KiB, and no game needs that."
        )
    return Document(path.name, parsed(path.name, content))


def contents(own: Own) -> Document:
    """The contents of a file, read or brought along."""
    return Document(own.file, deepcopy(own.data)) if isinstance(own, Document) else outside(own)


def own_scenario(scenario: str | Document) -> Own | None:
    """A designer's own scenario, as its file or its contents; None for the name of one of the game's."""
    if isinstance(scenario, Document):
        return scenario
    return Path(scenario) if scenario.endswith(OWN_FILE) else None


def scenario_name(scenario: str | Document) -> str:
    """The name of a scenario."""
    return scenario.file if isinstance(scenario, Document) else scenario


def parsed(file: str, content: bytes) -> Table:
    """The contents of a file; its name is for errors."""
    try:
        found = tomllib.loads(content.decode())
        refuse_deep(file, found)
        return found
    except RecursionError:
        raise DataError(file, "", "NotToml", TOO_DEEP) from None
    except UnicodeDecodeError as error:
        raise DataError(file, f"byte {error.start}", "NotToml", "the text is not UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).rpartition(" (at ")
        raise DataError(file, place.rstrip(")"), "NotToml", f"{_uncapitalised(reason)}.") from error


def refuse_deep(file: str, data: Any) -> None:
    """Refuse values that are nested deeper than in any game."""
    ahead = [(data, 0)]
    while ahead:
        found, depth = ahead.pop()
        if depth > DEEPEST:
            raise DataError(file, "", "BadValue", TOO_DEEP)
        inner = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
        ahead.extend((one, depth + 1) for one in inner)


def _uncapitalised(text: str) -> str:
    return text[:1].lower() + text[1:]


# An owner's own values


def owner_file(own: Own | None, known: Mapping[str, Set[str]]) -> Document:
    """An owner's values, empty if there are none; they may use only known names, by section ("" for the whole)."""
    if own is None:
        return Document("", {})
    owner = contents(own)
    for section, names in known.items():
        refuse_unknown_names(owner, section, names)
    return owner


def refuse_unknown_names(owner: Document, section: str, known: Set[str]) -> None:
    """Refuse a name that a section of the owner's file may not have."""
    for name in section_of(owner, section) if section else owner.data:
        if name not in known:
            place = f"{section}.{name}" if section else name
            raise DataError(owner.file, place, "UnknownKey", f"the game has {', '.join(sorted(known))} here.")


def section_of(owner: Document, *path: str) -> Table:
    """A table of the owner's file, empty if missing."""
    table = owner.data
    for depth, name in enumerate(path, start=1):
        table = table.get(name, {})
        if not isinstance(table, dict):
            raise DataError(owner.file, ".".join(path[:depth]), "BadValue", "expected a table.")
    return table


def laid_over(document: Document, owner: str, changes: Table) -> Document:
    """The document overridden by an owner's values, with the origin of each recorded."""
    if not changes:
        return document
    for path in _leaves(changes):
        _note_origin(document.data, path, f"owner's table {owner}")
    lay_over(document.data, changes)
    return Document(f"{document.file} as changed by {owner}", document.data)


def owners_tables(shipped: Document, owner: Document, *elsewhere: str) -> Document:
    """The tables of a game with an owner's laid over them; what else his file may hold is `elsewhere`."""
    changes = {name: table for name, table in owner.data.items() if name not in elsewhere}
    return laid_over(shipped, owner.file, changes)


def owners_file(package: str, owner: Document, folder: str, slug: str, section: str = "") -> Document:
    """A shipped file of one of several, such as a scenario, with an owner's values laid over it."""
    shipped = shipped_document(package, folder, f"{slug}.toml")
    return with_owners_values(shipped, owner, section or folder, slug)


def with_owners_values(shipped: Document, owner: Document, *section: str) -> Document:
    """A shipped document with the values of a section of an owner's file laid over it."""
    return laid_over(shipped, owner.file, section_of(owner, *section))


def _leaves(table: Table, trail: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*trail, key))
        else:
            yield (*trail, key)


def _note_origin(data: Table, path: tuple[str, ...], origin: str) -> None:
    """Write the origin of a value into the nearest provenance above it: a text, or a table by dotted path."""
    if "provenance" in path:
        return
    table, holder, depth = data, data, 0
    for step, key in enumerate(path[:-1], start=1):
        table = table.get(key, {})
        if not isinstance(table, dict):
            break
        if "provenance" in table:
            holder, depth = table, step
    if isinstance(holder.setdefault("provenance", {}), dict):
        holder["provenance"][".".join(path[depth:])] = origin
    else:
        holder["provenance"] = origin


def lay_over(data: Table, changes: Table) -> None:
    """Put other values in the place of some, table by table."""
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(data.get(key), dict):
            lay_over(data[key], value)
        else:
            data[key] = value


# From TOML to values

_Model = TypeVar("_Model", bound=Struct)

_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_KEY = re.compile(r"Object (missing required|contains unknown) field `(.*)`")
_PLAIN_WORDS = {
    "`int`": "a whole number",
    "`int | null`": "a whole number",
    "`float`": "a fraction",
    "`str`": "a text",
    "`bool`": "true or false",
    "`array`": "a list",
    "`object`": "a table",
    "`object | null`": "a table",
}


def convert(document: Document, model: type[_Model]) -> _Model:
    """The document as a value; errors are reported in plain words."""
    try:
        return msgspec.convert(document.data, model)
    except msgspec.ValidationError as error:
        fault = _structural_fault(document.data, model, str(error))
        raise DataError(document.file, fault.place, fault.kind, fault.sentence) from error


def checked(
    document: Document, model: type[_Model], checks: Iterable[Callable[..., Iterator[Fault]]], *beside: Any
) -> _Model:
    """The document as a value in which no check finds a fault; a check may look at other values beside it."""
    found = convert(document, model)
    for faults in checks:
        refuse_faults(document.file, faults(found, *beside))
    return found


def _structural_fault(data: Table, model: type[Struct], message: str) -> Fault:
    parts = _MESSAGE.fullmatch(message)
    assert parts is not None
    place = _named_place(data, model, message, parts["path"] or "")
    key = _KEY.fullmatch(parts["what"])
    if key is None:
        return Fault("BadValue", place, _in_plain_words(parts["what"], _words_at(model, message, parts["path"] or "")))
    place = f"{place}.{key[2]}" if place else key[2]
    if key[1] == "contains unknown":
        return Fault("UnknownKey", place, "there is no such key.")
    return Fault("MissingKey", place, "this key is missing.")


def _in_plain_words(what: str, allowed: str) -> str:
    if what.startswith("Invalid enum value "):
        words = f": {allowed}" if allowed else ""
        return f"{what.removeprefix('Invalid enum value ')} is not one of the words allowed here{words}."
    for term, words in _PLAIN_WORDS.items():
        what = what.replace(term, words)
    return f"{_uncapitalised(what)}."


def _words_at(model: type[Struct], message: str, path: str) -> str:
    """The words allowed at the path of an error, separated by commas; empty if any word is allowed."""
    node: Any = msgspec.inspect.type_info(model)
    for name, index in _STEP.findall(path):
        choices = getattr(node, "types", (node,))
        if name:
            fields = [field for choice in choices for field in getattr(choice, "fields", ())]
            node = next((field.type for field in fields if field.encode_name == name), None)
        else:
            inner = "value_type" if index == "..." else "item_type"
            node = next((getattr(choice, inner) for choice in choices if hasattr(choice, inner)), None)
    if " - at `key` in " in message:
        node = getattr(node, "key_type", None)
    return ", ".join(str(word) for word in getattr(node, "values", ()))


def _named_place(data: Table, model: type[Struct], message: str, path: str) -> str:
    """The path of an error, with the name of the key where msgspec only writes `[...]`."""
    trail: list[str | int] = []
    for name, index in _STEP.findall(path):
        if index == "...":
            key, data = _key_at_fault(data, model, message, trail)
            trail.append(key)
        else:
            trail.append(name or int(index))
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in trail).removeprefix(".")


def _key_at_fault(data: Table, model: type[Struct], message: str, trail: list[str | int]) -> tuple[str, Table]:
    """The first key of a table that gives the same error when it is alone there, and the data reduced to it."""
    table: Any = data
    for step in trail:
        table = table[step]
    for key in table:
        reduced = _with_only(data, trail, key)
        try:
            msgspec.convert(reduced, model)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return key, reduced
    raise AssertionError(f"no key explains: {message}")


def _with_only(node: Any, trail: list[str | int], key: str) -> Any:
    if not trail:
        return {key: node[key]}
    copy = node.copy()
    copy[trail[0]] = _with_only(node[trail[0]], trail[1:], key)
    return copy
