"""Describes the encodings field by field: `python -m bellona.envs.describe docs/encodings` writes a page a game."""

from __future__ import annotations

import ast
import inspect
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from enum import IntEnum
from itertools import zip_longest
from pathlib import Path
from typing import Any

from bellona.gamekit.setting import Setting
from bellona.gamekit.verbs import VerbTable
from bellona.kernel.record import dtype_of, parts_of
from bellona.registry import game_slugs, rules_of, scenarios_of

from .encoding import VERSION, Encoding


def page(slug: str) -> str:
    """The observations and actions of a game, as a page of the documentation."""
    setting = rules_of(slug).setting(scenarios_of(slug)[0])
    encoding = Encoding(setting)
    return "\n".join(
        [
            f"# Encodings of {slug}",
            "",
            f"Version {VERSION}. Made by `python -m bellona.envs.describe`; see [Environments](../environments.md).",
            "",
            "## Observation",
            "",
            f"{encoding.length} whole numbers (int32): the position as the seat sees it, field by field. A field with",
            "a shape is written row by row. What is hidden from the seat is masked as `observe` does it.",
            *_about(setting),
            "",
            "| from | to | field | shape | values | meaning |",
            "| ---: | ---: | --- | --- | --- | --- |",
            *_field_rows(setting, encoding),
            "",
            "| code | its numbers |",
            "| --- | --- |",
            *_code_rows(setting),
            "",
            "## Action",
            "",
            f"An action has {encoding.action_length} whole numbers. In an environment it is chosen by its place in the",
            f"list of legal actions, which has at most {dtype_of(setting.engine.choices)['actions'].shape[0]} places.",
            "",
            "| place | number |",
            "| ---: | --- |",
            *(f"| {place} | `{name}` |" for place, name in enumerate(_action_names(setting))),
            "",
            "| verb | its number | its arguments: `field` what it names |",
            "| --- | ---: | --- |",
            *(f"| `{verb.word}` | {int(verb)} | {_arguments(verb)} |" for verb in setting.engine.verbs.declared()),
            "",
        ]
    )


def _about(setting: Setting[Any]) -> Iterator[str]:
    """How the numbers are to be read, if the game says so."""
    told = _told(setting).get("about", "").strip()
    yield from ["", *told.splitlines()] if told else []


def _told(setting: Setting[Any]) -> dict[str, Any]:
    """What the game's `fields.toml` says, beside the declaration of its position."""
    path = Path(inspect.getfile(setting.engine.position)).parent / "fields.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def meanings(setting: Setting[Any]) -> dict[str, str]:
    """What every field of a position means, as far as that is said anywhere."""
    position = setting.engine.position
    codes = {name: _first_sentence(code) for name, code in _codes(position)}
    told: dict[str, str] = _told(setting).get("fields", {})
    return codes | dict(_meanings(position)) | told


def _field_rows(setting: Setting[Any], encoding: Encoding) -> Iterator[str]:
    said, codes = meanings(setting), dict(_codes(setting.engine.position))
    for field in encoding.fields:
        shape = " x ".join(map(str, field.shape)) or "1"
        values = "any" if field.low is None else f"{field.low} to {field.high}"
        values += f" (`{_named(codes[field.name])}`)" if field.name in codes else ""
        cells = (field.start, field.stop - 1, f"`{field.name}`", shape, values, said.get(field.name, ""))
        yield f"| {' | '.join(map(str, cells))} |"


def _code_rows(setting: Setting[Any]) -> Iterator[str]:
    """The members of the enumerations that fields hold."""
    for code in sorted(dict.fromkeys(dict(_codes(setting.engine.position)).values()), key=_named):
        members = ", ".join(f"{int(member)} {member.name}" for member in code)
        yield f"| `{_named(code)}` | {members} |"


def _named(code: type[IntEnum]) -> str:
    """The name of an enumeration; one of a part of the game says which part, since names are used again."""
    module = code.__module__.rpartition(".")[2]
    return code.__name__ if module in ("records", "vocabulary", "events") else f"{module}.{code.__name__}"


def _first_sentence(code: type[IntEnum]) -> str:
    return (code.__doc__ or "").partition("\n")[0]


def _codes(declared: type[Any], before: str = "") -> Iterator[tuple[str, type[IntEnum]]]:
    """The enumeration that each field holds, of those that hold one."""
    module = sys.modules[declared.__module__]
    for field, _ in _declared(declared):
        if code := _enumeration(field.value, vars(module)):
            yield f"{before}{field.target.id}", code  # type: ignore[union-attr]
    for name, part in parts_of(declared).items():
        yield from _codes(part, f"{before}{name}.")


def _enumeration(value: ast.expr | None, names: Mapping[str, Any]) -> type[IntEnum] | None:
    """X of `among(X)`, wherever in an expression."""
    for call in ast.walk(value) if value else ():
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "among":
            (code,) = call.args
            assert isinstance(code, ast.Name)
            found: type[IntEnum] = names[code.id]
            return found
    return None


def _meanings(declared: type[Any], before: str = "") -> Iterator[tuple[str, str]]:
    """What the declaration of a record says of its fields."""
    for field, below in _declared(declared):
        said = below.value if isinstance(below, ast.Expr) else None
        if isinstance(said, ast.Constant) and isinstance(said.value, str):
            yield f"{before}{field.target.id}", " ".join(said.value.split())  # type: ignore[union-attr]
    for name, part in parts_of(declared).items():
        yield from _meanings(part, f"{before}{name}.")


def _declared(declared: type[Any]) -> Iterator[tuple[ast.AnnAssign, ast.stmt | None]]:
    """The declarations of the fields of a class, each with what stands below it."""
    module = ast.parse(inspect.getsource(sys.modules[declared.__module__]))
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name == declared.__name__:
            for field, below in zip_longest(node.body, node.body[1:]):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    yield field, below


def _action_names(setting: Setting[Any]) -> Iterator[str]:
    record = setting.engine.codes.record
    for name in record.names or ():
        length = record[name].itemsize // setting.engine.codes.word.itemsize
        yield from ([name] if length == 1 else [f"{name}[{place}]" for place in range(length)])


def _arguments(verb: VerbTable) -> str:
    slots = {(slot.field, slot.name): None for slot in verb.every_slot()}
    return ", ".join(f"`{field}` {name}" for field, name in slots)


def main() -> None:
    """Write the pages into a folder."""
    parser = ArgumentParser(prog="python -m bellona.envs.describe", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/encodings"))
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for slug in game_slugs():
        (folder / f"{slug}.md").write_text(page(slug), encoding="utf-8")


if __name__ == "__main__":
    main()
