"""The types of the browser client, generated from the server's interface, its messages and the records of all games.

python -m bellona.cli.client_types web
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from bellona.registry import game_slugs, package_of
from bellona.server.app import create_app
from bellona.server.config import Config
from bellona.server.play import answers, frames, messages

from .typescript import Writer, module, records

HEADING = "// Made by `python -m bellona.cli.client_types`. Whoever edits this file edits it in vain.\n"
GENERATED = "src/generated"
OPEN_TYPES = {"Message", "Clock"}
"""Written by hand in the client: records with free names, which a schema cannot describe."""


def client_types() -> dict[str, str]:
    """All files by their paths in the client's folder."""
    return {
        f"{GENERATED}/api.ts": _api(),
        f"{GENERATED}/frames.ts": _frames(),
        f"{GENERATED}/requests.ts": _requests(),
        **{f"{GENERATED}/positions/{slug}.ts": _position(slug) for slug in game_slugs()},
        "tests/verbs.json": _verbs(),
    }


def _api() -> str:
    schemas = create_app(Config()).openapi()["components"]["schemas"]
    names = {name: _short(name) for name in schemas}
    writer = Writer(names)
    parts = [writer.declaration(names[name], schema) for name, schema in sorted(schemas.items())]
    return _module(writer, parts)


def _short(name: str) -> str:
    """A name without the module that distinguishes it from its namesakes, but with the part it belongs to."""
    found = re.fullmatch(r"bellona__server__(\w+?)__\w+__(\w+)", name)
    return f"{found[1].title()}{found[2]}" if found else re.sub(r"\W", "", name)


def _frames() -> str:
    unions = {"Frame": get_args(frames.Frame), "FormPart": (answers.Argument, answers.Branch)}
    return _of_structs(unions, (answers.Board,), is_open=True)


def _requests() -> str:
    return _of_structs({"Request": get_args(messages.Message)})


def _of_structs(unions: Mapping[str, tuple[Any, ...]], others: tuple[Any, ...] = (), is_open: bool = False) -> str:
    """Structs and everything they consist of, and unions of them under names."""
    _, components = msgspec.json.schema_components([*others, *(each for union in unions.values() for each in union)])
    writer = Writer(is_open=is_open)
    parts = [writer.declaration(name, schema) for name, schema in sorted(components.items())]
    parts += [
        f"export type {name} = {' | '.join(each.__name__ for each in union)};\n" for name, union in unions.items()
    ]
    writer.foreign -= unions.keys()
    return _module(writer, parts)


def _module(writer: Writer, parts: list[str]) -> str:
    imports = {"../wire-open": writer.foreign & OPEN_TYPES, "./api": writer.foreign - OPEN_TYPES}
    return module(HEADING, imports, parts)


def _position(slug: str) -> str:
    return module(HEADING, {}, [*records(_record_of(slug)), f"export type Position = {_record_of(slug).__name__};\n"])


def _record_of(slug: str) -> Any:
    """The layout of a game's position."""
    return package_of(slug).live.served.engine.position


def _verbs() -> str:
    """The verbs of all games, so that the client's own tests can read and write actions."""
    return json.dumps({slug: _verbs_of(slug) for slug in game_slugs()}, indent=1) + "\n"


def _verbs_of(slug: str) -> dict[str, Any]:
    game = package_of(slug)
    notation = game.rules.setting(game.scenarios.scenario_slugs()[0]).notation
    return {"verbs": notation.describe_verbs(), "arguments": notation.describe_kinds()}


def differing(client: Path) -> Iterator[str]:
    """The files whose content is wrong, and those that should not exist."""
    wanted = client_types()
    there = {path.relative_to(client).as_posix() for path in (client / GENERATED).rglob("*.ts")}
    yield from there - wanted.keys()
    for name, text in wanted.items():
        path = client / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            yield name


def write_into(client: Path) -> None:
    """Write all files into the client's folder."""
    for name, text in client_types().items():
        path = client / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main() -> None:
    """Write them into the folder that the command names."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("client", metavar="FOLDER", type=Path, help="that of the client, with its package.json")
    client: Path = parser.parse_args().client
    if not (client / "package.json").is_file():
        parser.error(f"{client} is not the folder of the client: it has no package.json")
    write_into(client)


if __name__ == "__main__":
    main()
