"""The page on notation is true and complete: every field and word of a position, every action, the order of dice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bellona.games.de_bello_punico.actions.moves import Verb
from bellona.games.de_bello_punico.document.codec import STATUSES, TOP, WORDED
from bellona.games.de_bello_punico.position.records import Ask, Attack, Battle, Commander, Phase, Unit
from bellona.games.de_bello_punico.text.notation import BOX_NAMES
from bellona.kernel.record import dtype_of

from ..wandering import wander
from .battles import BYSTANDERS, GAME, SCENARIOS, battle, commander, fight, play

PAGE = Path(__file__).parents[2].joinpath("docs", "de_bello_punico", "notation.md").read_text(encoding="utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
NAMED = {word for code in re.findall(r"`([^`]+)`", PROSE) for word in re.findall(r"[A-Za-z_][\w-]*", code)}
NEVER_WRITTEN = {"at", "zoc"}
"""Fields of a battle that follow from the others."""
OF_A_NAME = {"kind", "side", "number"}
"""Fields of a unit that follow from its name."""


def names(record: type[Any]) -> set[str]:
    return set(dtype_of(record).names or ())


def keys(document: Any) -> Iterator[str]:
    """Every key of a document that is no name of a piece, at any depth."""
    if isinstance(document, dict):
        for key, value in document.items():
            if not re.fullmatch(r"[RC]-\w+-\d+", key):
                yield key
            yield from keys(value)


def test_every_field_that_can_be_written_or_read_is_named():
    fields = set(TOP) | names(Battle) - NEVER_WRITTEN | names(Unit) - OF_A_NAME | names(Attack) | names(Commander)
    assert fields - NAMED == set()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_field_that_dump_writes_in_a_game_is_named(scenario):
    written = {key for match in wander(GAME, scenario, seed=31, steps=600, every=4) for key in keys(match.dump())}
    assert len(written) > 50
    assert written - NAMED == set()


def test_every_word_of_a_field_is_named():
    words = {member.name.lower() for kind in WORDED.values() for member in kind}
    words |= {ask.name.lower() for ask in Ask} | {verb.name.lower() for verb in Verb} | set(BOX_NAMES) | set(STATUSES)
    words |= {phase.name.lower() for phase in Phase} - {"operations"}
    assert words - {"attack", "defence"} - NAMED == set(), "attack and defence dice are under attack.dice"


def test_the_position_of_the_page_loads():
    document = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert document is not None
    match = GAME.load(json.loads(document[1]))
    assert (match.prompt.seat, match.prompt.ask) == ("rome", "attack")
    assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()


# --- the order of dice


@pytest.mark.parametrize(("active", "attacker", "target"), [("rome", "R", "C"), ("carthage", "C", "R")])
def test_of_two_commanders_rome_rolls_first_whoever_attacks(active, attacker, target):
    names_of = {"R": "R-Pr-1", "C": "C-Vt-1"}
    match = fight(
        {"R-Pr-1": "1010 N", "C-Vt-1": "1009 S"} | BYSTANDERS, active, commanders={"R-CMD": "1010", "C-CMD": "1009"}
    )
    play(match, f"attack {names_of[attacker]} {names_of[target]}", "stand", dice=[3, 3, 1, 2])
    assert [commander(match, name) for name in ("R-CMD", "C-CMD")] == ["dead", "1009"]


def test_initiative_dice_fall_on_the_last_marker_rome_first_and_again_after_a_tie():
    match = battle(BYSTANDERS, phase="strategic", commanders={"R-CMD": "2918", "C-CMD": "2903"})
    while sum(match.position.unplaced) > 1:
        play(match, next(str(action) for action in match.legal() if "fortuna" not in str(action)))
    play(match, str(match.legal()[0]), dice=[2, 2, 6, 1])
    assert match.steps[-1].rolls == (2, 2, 6, 1)
    assert (match.prompt.seat, match.prompt.ask) == ("rome", "order")


def test_the_die_of_a_commander_falls_on_the_answer_after_which_an_impulse_passes():
    units = {"R-Ha-1": "2510 N", "C-F-4": "2509 S disorder 2", "C-F-1": "1008 S panicked", "C-Vt-1": "1006 N"}
    match = fight(units | BYSTANDERS, commanders={"C-CMD": "1006"})
    play(match, "attack R-Ha-1 C-F-4", dice=[6, 1])
    play(match, "stay", dice=[1])  # no further attack: Carthage moves, and its fugitive runs through the veterans
    assert match.steps[-1].rolls == (1,)
    assert commander(match, "C-CMD") == "dead"


def test_dead_commanders_lay_nothing_and_the_initiative_falls_on_the_last_answer_of_the_turn():
    units = {"R-Ha-1": "1010 N", "C-F-1": "1009 S"} | BYSTANDERS
    match = fight(units, "carthage", first="rome", commanders={"R-CMD": "dead", "C-CMD": "dead"})
    play(match, "done", dice=[5, 3])
    assert (match.prompt.seat, match.prompt.ask) == ("rome", "order")
