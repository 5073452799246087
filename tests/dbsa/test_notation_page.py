"""The page about the notation names every field of a position, and its examples are true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bellona
from bellona.games.dbsa.actions.verbs import Verb
from bellona.games.dbsa.data.values import TERRAINS, TYPES, Ford, Piece
from bellona.games.dbsa.document.codec import ENTRY, PHASES, REASONS, TOP
from bellona.games.dbsa.text.notation import CONTACTS, EDGES, LEG_WORDS

PAGE = (Path(__file__).parents[2] / "docs/dbsa/notation.md").read_text(encoding="utf-8")
NAMED = {word for span in re.findall(r"(?<!`)`([^`\n]+)`(?!`)", PAGE) for word in re.findall(r"[A-Za-z_]+", span)}
GAME = bellona.game("dbsa")


def keys_in(told: Any) -> set[str]:
    """The names of all fields of a document, but not those of elements and seats."""
    if isinstance(told, list):
        return set().union(*map(keys_in, told)) if told else set()
    if not isinstance(told, dict):
        return set()
    inner = set().union(*map(keys_in, told.values())) if told else set()
    return inner | {key for key in told if not re.fullmatch(r"[AT]\d+", key)}


def dumped() -> set[str]:
    """The fields that are written in whole battles, set-up, end and own ground included."""
    found: set[str] = set()
    for scenario, orders in (("open_plain", ["edges east south", "suggested", "ready", "suggested", "ready", "done"]),
                             ("zama", ["done"])):  # fmt: skip
        match = GAME.start(scenario, seed=3)
        for order in orders:
            found |= keys_in(match.dump())
            match.play(order)
        found |= keys_in(match.dump())
    river = {"kind": "river", "polyline": [[0, 700], [2400, 720]], "width": 60,
             "fords": [{"polygon": [[1100, 650], [1300, 650], [1300, 760]]}]}  # fmt: skip
    elements = {
        "A1": {"type": "Bd", "x": 1200, "y": 1000, "facing": 0, "general": True, "moved": True, "fought": True},
        "A2": {"type": "Bd", "x": 1200, "y": 940, "facing": 0, "follows": "A1", "braced": True},
        "A3": {"type": "Bd", "lost": True},
        "T1": {"type": "Bd", "x": 1200, "y": 1800, "facing": 180},
    }
    over = {"phase": "over", "winner": "teal", "reason": "camp", "camps": {"amber": {"at": 1200, "fallen": True}}}
    base = {"scenario": "open_plain", "elements": elements}
    lake = {"kind": "impassable", "polygon": [[0, 0], [100, 0], [0, 100]], "name": "a lake"}
    found |= keys_in(GAME.load(base | over | {"terrain": [river, lake]}).dump())
    open_offer = {"bound": 60, "offered": ["amber"], "ask": "agree", "elements": {"A1": {**elements["T1"]}}}
    return found | keys_in(GAME.load(base | open_offer).dump())


def test_every_field_that_is_read_is_named() -> None:
    pieces = {name for model in (Piece, Ford) for name in model.__struct_fields__}
    setup = {"high", "five", "six", "at", "fallen", "amber", "teal"}
    assert {*TOP, *ENTRY, *pieces, *setup} - NAMED == set()


def test_every_field_that_is_written_is_named() -> None:
    written = dumped()
    assert {"waiting", "follows", "braced", "terrain", "fallen", "ask", "five", "winner", "name"} <= written
    assert written - NAMED == set()


def test_every_word_of_the_notation_is_named() -> None:
    words = {*PHASES, *REASONS[1:], *EDGES[1:], *CONTACTS[1:], *TYPES, *TERRAINS, *LEG_WORDS, "line", "to", "extra"}
    orders = {verb.word for verb in Verb.declared()}
    assert (words | orders) - NAMED == set()


def test_the_position_on_the_page_can_be_loaded() -> None:
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    position, terrain = blocks
    match = GAME.load(position)
    assert (match.seat, match.dump()["points"]) == ("amber", 2)
    GAME.load(position | {"terrain": terrain, "elements": {"A1": position["elements"]["A1"]}})
    assert msgspec.convert(terrain, tuple[Piece, ...])


def test_the_dice_on_the_page_fall_as_it_says() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {"game": GAME}
    exec(block, names)
    match = names["match"]
    assert (match.seat, match.prompt.ask, match.dump()["edges"]) == ("teal", "camp", {"amber": "west", "teal": "east"})


BLADES = {"type": "Bd", "y": 1000, "facing": 0}
PAIR = {"A1": BLADES | {"x": 1200}, "T1": BLADES | {"x": 1200, "facing": 180}}
OTHER = {"A2": BLADES | {"x": 600}, "T2": BLADES | {"x": 600, "facing": 180}}
FAR = {"T3": BLADES | {"x": 2000, "y": 2000}}


@pytest.mark.parametrize(
    ("elements", "orders"),
    [
        (PAIR, [("done", 3)]),
        (PAIR | OTHER, [("done", 0), ("fight A1 T1", 5)]),
        ({"A1": PAIR["A1"]} | FAR, [("done", 1)]),
        ({"A1": PAIR["A1"]} | FAR, [("move A1 ahead 10", 1)]),
        ({"A1": PAIR["A1"], "A2": OTHER["A2"]} | FAR, [("move A1 ahead 10", 0), ("move A2 ahead 10", 1)]),
    ],
)
def test_how_many_dice_a_choice_takes(elements: dict[str, Any], orders: list[tuple[str, int]]) -> None:
    match = GAME.load({"scenario": "open_plain", "elements": elements})
    for order, count in orders:
        match.play(order, dice=[3] * count)
        assert len(match.steps[-1].rolls) == count
