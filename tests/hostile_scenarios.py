"""Corrupted scenario files: each is refused in one sentence with its place, or can be played to the end.

    python -m tests.hostile_scenarios GAME COUNT

tries as many as are wanted.
"""

from __future__ import annotations

import random
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec

from bellona.gamekit.data_files import DataError, Document
from bellona.lab.job import Job, written
from bellona.registry import game_slugs, rules_of, scenarios_of

HOSTILE: tuple[Any, ...] = (
    -1, 0, 1, 2, 7, 99, 100, 255, 256, 32767, 32768, 10**6, 10**30, -(10**9), 0.5, float("nan"), float("inf"), True,
    False, "", "x", "rome", "nobody", "0101", "3020", "9999", "N", "../../etc/passwd", "a" * 5000, "\u202e",
    "__class__", "{0}", "%s", [], {}, [[]], {"a": 1}, [1] * 300, ["0101"] * 300, {"__proto__": {}}, None,
)  # fmt: skip
LONGEST = 1300
"""The most letters of a refusal."""


def sources(slug: str) -> list[dict[str, Any]]:
    """The shipped scenarios of a game as files of their own."""
    texts = (rules_of(slug).scenario_text(name) for name in scenarios_of(slug))
    return [tomllib.loads(text) for text in texts if text]


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a document that can be changed: what holds it, and its key or number."""
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in list(inner):
        yield node, key
        yield from places(value)


def corrupted(source: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A document with one to three faults, which need not be any."""
    doc = deepcopy(source)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        everywhere = list(places(doc))
        if not everywhere:
            break
        holder, key = chance.choice(everywhere)
        other_holder, other_key = chance.choice(everywhere)
        match chance.randrange(6):
            case 0:
                del holder[key]
            case 1:
                holder[key] = deepcopy(other_holder[other_key])
            case 2 if isinstance(holder, dict):
                holder[chance.choice(("moon", "id", "__init__", "provenance"))] = chance.choice(HOSTILE)
            case 3 if isinstance(holder[key], int):
                holder[key] += chance.choice((-2, -1, 1, 2, 50))
            case _:
                holder[key] = deepcopy(chance.choice(HOSTILE))
    return doc


def values_of(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value in the tables of a game, with its dotted path; a list is one value."""
    if isinstance(node, dict):
        for name, inner in node.items():
            if "." not in name and name != "provenance":
                yield from values_of(inner, f"{path}.{name}" if path else name)
    else:
        yield path, node


def overridden(slug: str, source: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A scenario that brings along one to three other values for the game's tables."""
    tables = getattr(rules_of(slug).setting(scenarios_of(slug)[0]), "tables", None)
    known = list(values_of(msgspec.to_builtins(tables))) if tables is not None else []
    found: dict[str, Any] = {}
    for _ in range(chance.choice((1, 1, 2, 3)) if known else 0):
        path, value = chance.choice(known)
        near = value + chance.choice((-2, -1, 1, 2, 50)) if isinstance(value, int) else value
        found[path] = chance.choice((near, near, chance.choice(known)[1], deepcopy(chance.choice(HOSTILE))))
    return source | {"overrides": found}


def try_out(slug: str, doc: dict[str, Any], seed: int) -> str:
    """Refused, or played; raises whatever else happens."""
    document = Document("mine.toml", doc)
    try:
        setting = rules_of(slug).setting(document)
    except DataError as error:
        told = str(error)
        assert "\n" not in told, told
        assert len(told) < LONGEST, told
        return "refused"
    Job(slug, "mine.toml", ("random",) * len(setting.playing), own=written(document)).play([seed])
    return "played"


def attack(slug: str, count: int, seed: int = 1) -> dict[str, int]:
    """Try many corrupted files; how many were refused, and how many can be played."""
    chance, from_, found = random.Random(seed), sources(slug), {"refused": 0, "played": 0}
    for number in range(count):
        source = chance.choice(from_)
        doc = corrupted(source, chance) if number % 4 else overridden(slug, source, chance)
        try:
            found[try_out(slug, doc, number)] += 1
        except Exception as error:
            raise AssertionError(f"{slug}, file {number} of seed {seed}: {str(doc)[:3000]}") from error
    return found


def main() -> None:
    """Try corrupted scenario files of a game."""
    parser = ArgumentParser(prog="python -m tests.hostile_scenarios", description=__doc__)
    parser.add_argument("game", choices=game_slugs())
    parser.add_argument("count", type=int)
    asked = parser.parse_args()
    print(asked.game, attack(asked.game, asked.count))


if __name__ == "__main__":
    main()
