"""Describes the encodings field by field: `python -m bellona.envs.describe docs/encodings` writes a page a game."""

from __future__ import annotations

import ast
import inspect
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
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
            "",
            "| from | to | field | shape | values | meaning |",
            "| ---: | ---: | --- | --- | --- | --- |",
            *_field_rows(setting, encoding),
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


def _field_rows(setting: Setting[Any], encoding: Encoding) -> Iterator[str]:
    meanings = dict(_meanings(setting.engine.position))
    for field in encoding.fields:
        shape = " x ".join(map(str, field.shape)) or "1"
        values = "any" if field.low is None else f"{field.low} to {field.high}"
        cells = (field.start, field.stop - 1, f"`{field.name}`", shape, values, meanings.get(field.name, ""))
        yield f"| {' | '.join(map(str, cells))} |"


def _meanings(declared: type[Any], before: str = "") -> Iterator[tuple[str, str]]:
    """What the declaration of a record says of its fields."""
    for name, text in _said_of(declared):
        yield f"{before}{name}", text
    for name, part in parts_of(declared).items():
        yield from _meanings(part, f"{before}{name}.")


def _said_of(declared: type[Any]) -> Iterator[tuple[str, str]]:
    """The text below each field of a class."""
    module = ast.parse(inspect.getsource(sys.modules[declared.__module__]))
    found = [node for node in module.body if isinstance(node, ast.ClassDef) and node.name == declared.__name__]
    for node in found:
        for field, below in zip(node.body, node.body[1:], strict=False):
            said = below.value if isinstance(below, ast.Expr) else None
            is_said = isinstance(said, ast.Constant) and isinstance(said.value, str)
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and is_said:
                yield field.target.id, " ".join(str(said.value).split())  # type: ignore[union-attr]


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
