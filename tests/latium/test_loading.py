"""How `load` handles impossible documents, and automatic steps."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from bellona import BadPosition

from .battles import equites, fight, leader, pedites
from .games import GAME, asked, cives, holder, realm, reigning

MARRIED = {"filii": {"roma": ["son"], "tusculum": ["daughter"]}}
ROW = {"filii": {"roma": ["son", "son"], "tusculum": ["daughter"]}}
ALLIED = {"state": 1, "a": "roma", "b": "caere", "bond": "pactum", "since": 1}
WAR = {"state": 1, "aggressor": "roma", "enemy": "caere", "town": "caere", "declared": 1, "stirred": 1}
CONQUERED = {"holder": "caere"}


def wed(one: str, other: str) -> dict[str, Any]:
    """A marriage as recorded by both."""
    return {one: {"spouse": other, "wed": 1}, other: {"spouse": one, "wed": 1}}


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # the clock
    ({"turn": 0}, "turn: a number from 1 to 2000"),
    ({"turn": 99}, "turn: a turn from 1 to 60"),
    ({"turn": -3}, "turn: a number from 1 to 2000"),
    ({"phase": "setup"}, "phase: "),
    ({"phase": "over"}, "ending: "),
    ({"winner": "roma"}, "winner: "),
    ({"ending": "predominium"}, "ending: "),
    ({"scenario": "two_kings", "active": "ecetra"}, "active: nobody plays ecetra"),
    # the cards
    ({"event_deck": ["populus"] * 12}, "event_deck: populus is there 12 times"),
    ({"reges": {"roma": {"signa": ["fides"] * 3}}}, "signa: there are 2 fides in all, not 3"),
    ({"signa_deck": ["pax"] * 66, "signa_place": 0, "signa_end": 66}, "signa: there are 4 pax in all, not 66"),
    # towns
    ({"towns": {"roma": {"cives": -5}}}, "towns[3].cives: a number from 0 to 9999"),
    ({"towns": {"roma": {"areae": 8}}}, "towns.roma.areae: the areas are widened up to 7 times, not 8"),
    ({"towns": {"veii": {"sacred": "templum", "god": "mars"}}}, "towns.veii.sacred: a templum stands only in a caput"),
    ({"towns": {"veii": {"sacred": "ara"}}}, "towns.veii.god: "),
    ({"towns": {"veii": {"sacred": "ara", "god": "mars", "favours": 4}}}, "towns.veii.favours: "),
    ({"towns": {"roma": {"sacred": "templum", "god": "mars", "favours": 1}}}, "towns.roma.favours: "),
    (
        {"towns": {name: {"sacred": "ara", "god": "ceres"} for name in ("roma", "caere", "ecetra", "veii", "cures")}},
        "towns: ceres has 5 sacred areas, and no god more than 4",
    ),
    ({"towns": {"veii": {"blockader": "roma", "blockade_turn": 1}}}, "towns.veii.blockader: no counter of roma"),
    (
        {"scenario": "two_kings", "towns": {"veii": {"holder": "ecetra"}}},
        "towns.veii.holder: by the other facts it is none",
    ),
    ({"towns": {"roma": {"holder": "none"}}}, "towns.roma.holder: by the other facts it is roma, not none"),
    # Reges
    ({"reges": {"roma": {"ira": 3}}}, "reges.roma.ira: with 3 he does not reign"),
    ({"reges": {"roma": {"reign": "absent"}}}, "reges.roma.reign: somebody plays roma"),
    ({"scenario": "two_kings", "reges": {"ecetra": {"reign": "reigns"}}}, "reges.ecetra.reign: nobody plays ecetra"),
    (
        {"reges": {"roma": {"court": "veii"}}, "towns": {"veii": CONQUERED}},
        "reges.roma.court: he reigns in veii, which",
    ),
    ({"reges": {"roma": {"lord": "roma"}}}, "reges.roma.lord: he is his own lord in the end"),
    ({"reges": {"roma": {"lord": "caere"}, "caere": {"lord": "roma"}}}, "reges.roma.lord: he is his own lord"),
    ({"reges": {"roma": {"partner": "roma", "offer": 3}}}, "reges.roma.partner: nobody offers together with himself"),
    ({"reges": {"roma": {"ties": {"caere": {"bond": "pactum"}}}}}, "reges.roma.ties.caere.bond: what two Reges"),
    ({"reges": {"roma": {"ties": {"cures": {"bond": "other"}}}}}, "reges.roma.ties.cures.bond: a civitas makes"),
    ({"reges": {"roma": {"ties": {"cures": {"bond": "pactum", "since": 9}}}}}, "reges.roma.ties.cures.since: turn 9"),
    (
        {"reges": {seat: {"ties": {"cures": {"bond": "foedus", "since": 1}}} for seat in ("roma", "caere")}},
        "reges.caere.ties.cures.bond: it is in foedus with roma",
    ),
    # counters
    ({"reges": {"roma": {"pieces": {"dux": {"cell": "0505"}}}}}, "reges.roma.pieces.dux.cell: nobody stands on a lake"),
    ({"reges": {"roma": {"pieces": {"dux": {"cell": "none"}}}}}, "reges.roma.pieces.dux.cell: a counter that is not"),
    ({"reges": {"roma": {"pieces": {"legatus-1": {"errand": "captive"}}}}}, "reges.roma.pieces.legatus-1.errand: "),
    ({"reges": {"roma": {"pieces": {"dux": {"captor": "caere"}}}}}, "reges.roma.pieces.dux.captor: "),
    (
        {"reges": {"roma": {"pieces": {"legatus-2": {"ranks": {"roma": {"pedites": 1}}}}}}},
        "reges.roma.pieces.legatus-2.ranks: a legatus leads no centuriae",
    ),
    ({"reges": {"roma": {"pieces": {"dux": {"blockades": "veii"}}}}}, "reges.roma.pieces.dux.blockades: "),
    (
        {
            "towns": {"veii": {"blockader": "roma", "blockade_turn": 1}},
            "reges": {"roma": {"pieces": {"dux": {"blockades": "veii"}}}},
        },
        "reges.roma.pieces.dux.blockades: veii is blockaded by a Rex or a Dux who stands beside it",
    ),
    # filii
    ({"filii": {"roma": ["son", "son", "daughter"]}}, "filii.roma: a Rex has 2 filii at the most, not 3"),
    (MARRIED | {"persons": {"filius-1": {"spouse": "filius-9"}}}, "persons.filius-1.spouse: filius-9 does not live"),
    ({"persons": {"filius-9": {"spouse": "filius-8"}}}, "persons.filius-9: there is no such person"),
    (MARRIED | {"persons": {"filius-1": {"spouse": "filius-2"}}}, "persons.filius-1.spouse: filius-2 is not married"),
    (ROW | {"persons": wed("filius-1", "filius-2")}, "persons.filius-1.spouse: a marriage is between"),
    (MARRIED | {"persons": wed("filius-1", "filius-2") | {"filius-1": {"spouse": "filius-2", "wed": 9}}}, "persons."),
    (MARRIED | {"persons": {"filius-1": {"court": "none"}}}, "persons.filius-1.court: everybody is of some house"),
    # papers
    ({"accords": {"1": ALLIED | {"b": "roma"}}}, "accords.1.b: roma has nothing to settle with himself"),
    ({"accords": {"1": ALLIED | {"b": "none"}}}, "accords.1.b: a Rex is expected here"),
    ({"accords": {"1": ALLIED | {"count": 1}}}, "accords.1.count: 0 clauses are told"),
    ({"accords": {"1": ALLIED | {"traitor": "roma"}}}, "accords.1.traitor: "),
    ({"accords": {"1": ALLIED | {"since": 7}}}, "accords.1.since: turn 7 is still to come"),
    ({"letters": {"roma-1": {"state": 2, "to": "roma"}}}, "letters.roma-1.to: roma has nothing to settle"),
    ({"scenario": "two_kings", "letters": {"roma-1": {"state": 2, "to": "ecetra"}}}, "letters.roma-1.to: nobody plays"),
    ({"wars": {"1": WAR | {"enemy": "roma"}}}, "wars.1.enemy: roma has nothing to settle"),
    ({"wars": {"1": WAR | {"town": "none"}}}, "wars.1.town: a war is for a town"),
    ({"wars": {"1": WAR | {"declared": 9}}}, "wars.1.declared: turn 9 is still to come"),
    ({"claims": {"claim-1": {"town": "veii", "claimant": "roma"}}}, "claims.claim-1.reigning: a Rex is expected here"),
    # a question
    ({"ask": "nothing"}, "ask: before the end of a game somebody is asked"),
    ({"ask": "reign", "active": "roma", "seat": "roma", "waiting": ["caere"]}, "seat: who chooses now is one of those"),
]


@pytest.mark.parametrize(("told", "said"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_place(told: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        realm(**deepcopy(told))
    assert str(refused.value).startswith(said), refused.value
    assert "\n" not in str(refused.value)


def test_dice_are_checked_as_in_play() -> None:
    with pytest.raises(BadPosition, match="dice: 1 dice were dictated for 'load', but only 0 were rolled"):
        reigning("roma", dice=[3])
    with pytest.raises(BadPosition, match="dice: 5 cannot be drawn from 4"):
        realm(phase="event", dice=[5, 1])
    with pytest.raises(BadPosition, match="dice: 1 dice were dictated for 'load', but only 0 were rolled"):
        GAME.load(reigning("roma").dump(), dice=[3])


# --- battles


FIELD: dict[str, Any] = {"A2": pedites("c0703"), "D2": pedites("c0720")}
IN_BATTLE: list[tuple[dict[str, Any], str]] = [
    ({"A3": pedites("c0703")}, "battle.units.A3.square: A2 stands on c0703 already"),
    ({"A3": pedites("c2003")}, "battle.units.A3.square: a unit on the field stands on a square of it"),
    (
        {"A3": equites("c0803"), "terrain": {"c0803": "silva"}},
        "battle.units.A3.square: equites do not stand in a",
    ),
    ({"A3": leader("c0803")}, "battle.units.A3.arm: only A1 and D1 are commanders"),
    ({"A3": pedites("c0803") | {"alive": [0, 0]}}, "battle.units.A3.alive: nobody is left"),
    ({"A3": pedites("c0803", points=[3, 0])}, "battle.units.A3.points: nobody bears 3 points"),
    ({"front": 20}, "battle.front: a field is 16 by 12, 16 by 24, 24 by 16, not 20 by 24"),
    ({"number": 13}, "battle.number: a battle has phases 1 to 12, not 13"),
    ({"number": 0}, "battle.number: a battle has phases 1 to 12, not 0"),
    ({"holder": "none"}, "battle.holder: one of the two sides has the initiative"),
    ({"seat": ["roma", "roma"]}, "battle.seat[1]: roma does not fight himself"),
    ({"seat": ["none", "roma"]}, "battle.seat[0]: the aggressor of a battle is a Rex"),
    ({"war": 3}, "battle.war: war 3 (counted from 0) is not on"),
    ({"cell": "0505"}, "battle.cell: a battle is fought on land"),
]


@pytest.mark.parametrize(("told", "said"), IN_BATTLE)
def test_a_battle_that_cannot_be_is_refused_with_its_place(told: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        fight(**deepcopy(FIELD | told))
    assert str(refused.value).startswith(said), refused.value


@pytest.mark.rule("latium 11.40", "latium D73", "latium B48")
def test_a_battle_already_lost_is_over_when_it_is_loaded() -> None:
    match = fight(**deepcopy({"A2": FIELD["A2"]}))
    assert match.position.battle.stage == 0
    assert asked(match) == ("roma", "victory")
    stuck = fight(**deepcopy(FIELD)).dump()
    del stuck["battle"]["units"]["D2"]
    with pytest.raises(BadPosition, match=r"^battle\.units: the defender has no unit left on the field, and has lost$"):
        GAME.load(stuck)


@pytest.mark.rule("latium 5.17", "latium D58")
def test_control_follows_from_the_facts_in_a_battle_too() -> None:
    match = fight(**deepcopy(FIELD), towns={"veii": {"holder": "roma"}})
    assert holder(match, "veii") == "roma"
    assert match.dump()["towns"]["veii"]["hold"] == "colonia"


@pytest.mark.rule("latium D31")
def test_every_position_loads_as_it_was_dumped() -> None:
    for match in (reigning("roma", turn=8), fight(**deepcopy(FIELD)), GAME.start("six_kings", seed=3)):
        assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()
    assert cives(reigning("roma", towns={"roma": {"cives": 2}}), "roma") == 2
