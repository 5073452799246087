"""Chapter 7 and D49 to D52: filii, marriages, successions and contests for a crown."""

from __future__ import annotations

import pytest

from bellona.games.latium.rules.c07_houses.control import renew_control
from bellona.games.latium.rules.c07_houses.family import kill_person
from bellona.games.latium.rules.events import Cause
from bellona.kernel.log import Log
from bellona.kernel.record import one

from .games import (
    SEATS,
    aes,
    allowed,
    arms,
    asked,
    at,
    bond,
    casella,
    event,
    filii,
    hold,
    holder,
    ira,
    kinds,
    legal,
    person,
    play,
    realm,
    refusal,
    reign,
    reigning,
    seen,
    signa,
    spouse,
    standing,
    stricken,
    until,
    wedding,
)


def dead(seat: str, **more):
    """The Rex of a seat dies of his illness."""
    return stricken("domus_regia", "I", seat, dice=[1], turn=more.pop("turn", 22), **more)


# --- heirs


@pytest.mark.rule("latium 7.1", "latium D50", "latium D51")
def test_a_son_succeeds():
    reges = {"roma": {"ira": 2, "aes": 33, "ties": {"cures": {"bond": "pactum", "since": 1}}}}
    match = dead("roma", reges=reges, filii={"roma": ["son", "daughter"]})
    assert reign(match, "roma") == "reigns"
    assert standing(match, "filius-1") == "rex"
    assert (ira(match, "roma"), aes(match, "roma"), bond(match, "roma", "cures")) == (0, 33, "pactum")
    assert (filii(match, "roma"), standing(match, "filius-2")) == ([], "pledge")
    assert at(match, "roma", "rex") == casella(match, "roma")


@pytest.mark.rule("latium 7.1", "latium D50")
def test_a_new_rex_keeps_the_signa_of_his_father():
    match = stricken("domus_regia", "I", "roma", turn=22, reges={"roma": {"signa": ["damnum"]}}, filii={"roma": "son"})
    while match.prompt.ask != "avert":
        play(match, "pass")
    play(match, "pass", dice=[1])
    until(match, "reign")
    assert (signa(match, "roma"), standing(match, "filius-1")) == (["damnum"], "rex")


@pytest.mark.rule("latium D51")
def test_the_eldest_son_comes_first():
    match = dead("roma", filii={"roma": ["son", "son"]})
    assert (standing(match, "filius-1"), standing(match, "filius-2")) == ("rex", "pledge")


@pytest.mark.rule("latium 7.2", "latium D51")
def test_without_a_son_the_player_is_out():
    match = dead("roma", filii={"roma": ["daughter", "daughter"]})
    assert reign(match, "roma") == "fallen"
    assert (holder(match, "roma"), hold(match, "roma")) == (None, "free")
    assert [sex for _, sex in filii(match, "roma")] == [], "they leave the game"


@pytest.mark.rule("latium 7.5", "latium D80")
def test_filii_are_seen_by_all():
    match = realm(filii={"roma": ["son", "daughter"], "cures": ["daughter"]})
    for seat in (*SEATS, None):
        shown = seen(match, seat)["persons"]
        assert {name: one.get("court") for name, one in shown.items()} == {
            "filius-1": "roma", "filius-2": "roma", "filius-3": "cures",
        }  # fmt: skip
        assert shown["filius-1"]["sex"] == "son"


# --- marriages


def courting(**more):
    """Roma's legatus before the Rex of Tusculum, with a foedus."""
    king = {
        "ties": {"tusculum": {"bond": "foedus", "since": 1}},
        "pieces": {"legatus-1": {"errand": "afield", "cell": "1010", "origin": "roma"}},
    }
    return reigning("roma", turn=8, reges={"roma": king}, **more)


@pytest.mark.rule("latium 7.3", "latium 7.6", "latium 7.7", "latium D49")
def test_marrying_the_heir_to_a_civitas_gives_control():
    match = courting(filii={"roma": ["son"], "tusculum": ["daughter", "son"]})
    events = play(match, "audience legatus-1 tusculum matrimonium 20 for filius-1", dice=[4])
    assert (spouse(match, "filius-1"), spouse(match, "filius-2")) == ("filius-2", "filius-1")
    assert (event(events, "wed")["husband"], event(events, "wed")["wife"]) == ("filius-1", "filius-2")
    assert (holder(match, "tusculum"), hold(match, "tusculum")) == ("roma", "dynasty"), "whatever sons it has"


@pytest.mark.rule("latium 7.7")
def test_giving_a_daughter_gives_no_control():
    match = courting(filii={"roma": ["daughter"], "tusculum": ["son"]})
    play(match, "audience legatus-1 tusculum matrimonium 20 for filius-1", dice=[4])
    assert spouse(match, "filius-1") == "filius-2"
    assert holder(match, "tusculum") is None


@pytest.mark.rule("latium 7.3")
def test_a_marriage_needs_two_who_are_free():
    match = courting(filii={"roma": ["son"], "tusculum": ["son"]})
    assert not allowed(match, "audience legatus-1 tusculum matrimonium 20 for filius-1")
    taken = courting(
        filii={"roma": ["son"], "tusculum": ["daughter"], "caere": ["son"]},
        persons=wedding("filius-3", "filius-2", 2, dynastic=0),
    )
    assert not allowed(taken, "audience legatus-1 tusculum matrimonium 20 for filius-1")


@pytest.mark.rule("latium 7.3")
def test_players_marry_their_filii_by_letter():
    match = reigning("roma", filii={"roma": ["son"], "caere": ["daughter"]})
    play(match, "write caere other", "clause marry mine filius-1 filius-2", "send", "done")
    assert asked(match) == ("caere", "reign")
    play(match, "accept roma-1")
    assert spouse(match, "filius-1") == "filius-2"
    assert (holder(match, "caere"), reign(match, "caere")) == ("caere", "reigns"), "a caput is not so controlled"


WED = {"filii": {"roma": ["son"], "tusculum": ["daughter"]}, "persons": wedding("filius-1", "filius-2", 8)}


@pytest.mark.rule("latium D49", "latium 7.7")
def test_control_by_marriage_ends_with_it():
    match = reigning("roma", turn=10, **WED)
    assert (holder(match, "tusculum"), hold(match, "tusculum")) == ("roma", "dynasty")
    play(match, "repudiate filius-1")
    assert (holder(match, "tusculum"), spouse(match, "filius-2")) == (None, None)


@pytest.mark.rule("latium D49")
def test_the_husbands_death_ends_control():
    match = reigning("roma", turn=10, **WED)
    kill_person(match.setting.world, match.position, 0, Cause.FELL_IN_BATTLE.value, one(Log))
    renew_control(match.setting.world, match.position, one(Log))
    assert (standing(match, "filius-1"), spouse(match, "filius-2")) == ("dead", None)
    assert (holder(match, "tusculum"), hold(match, "tusculum")) == (None, "free")


@pytest.mark.rule("latium D49", "latium D50")
def test_an_heir_who_becomes_rex_keeps_his_marriage_and_its_town():
    match = dead("roma", **WED)
    assert (standing(match, "filius-1"), spouse(match, "filius-1")) == ("rex", "filius-2")
    assert holder(match, "tusculum") == "roma"


# --- crowns


@pytest.mark.rule("latium 7.8", "latium D51", "latium B24")
def test_a_son_in_law_takes_the_throne_for_his_fathers_player():
    match = dead(
        "caere", filii={"caere": ["daughter"], "roma": ["son"]}, persons=wedding("filius-2", "filius-1", 8, dynastic=0)
    )
    assert (reign(match, "caere"), reign(match, "roma")) == ("fallen", "reigns")
    assert holder(match, "caere") == "roma"


@pytest.mark.rule("latium 7.8")
def test_a_son_comes_before_a_son_in_law():
    match = dead(
        "caere",
        filii={"caere": ["daughter", "son"], "roma": ["son"]},
        persons=wedding("filius-3", "filius-1", 8, dynastic=0),
    )
    assert (holder(match, "caere"), reign(match, "caere"), standing(match, "filius-2")) == ("caere", "reigns", "rex")


RIVALS = {
    "filii": {"caere": ["daughter", "daughter"], "ecetra": ["son"], "roma": ["son"]},
    "persons": wedding("filius-3", "filius-1", 20, dynastic=0) | wedding("filius-4", "filius-2", 8, dynastic=0),
}


@pytest.mark.rule("latium 7.10", "latium D51")
def test_who_married_first_takes_the_throne():
    match = dead("caere", **RIVALS)
    assert holder(match, "caere") == "roma"
    claims = [claim for claim in match.position.claims if claim.town >= 0]
    assert [(SEATS[claim.claimant], SEATS[claim.reigning], int(claim.until)) for claim in claims] == [
        ("ecetra", "roma", 25)
    ]


@pytest.mark.rule("latium 7.11", "latium D52", "latium 7.12")
def test_the_later_son_in_law_may_claim():
    match = dead("caere", **RIVALS)
    until(match, "reign", "ecetra")
    assert "claim claim-1" in legal(match)
    events = play(match, "claim claim-1")
    assert (event(events, "claim_filed")["claimant"], event(events, "claim_filed")["reigning"]) == ("ecetra", "roma")
    (war,) = [war for war in match.position.wars if war.state == 1]
    assert (SEATS[war.aggressor], SEATS[war.enemy], int(war.crown)) == ("ecetra", "roma", 4)


@pytest.mark.rule("latium D52")
@pytest.mark.parametrize(("number", "may"), [(24, True), (25, False)])
def test_the_right_lapses_after_three_turns(number, may):
    towns = {"caere": {"holder": "roma", "crown": "roma"}}
    claims = {"claim-1": {"town": "caere", "claimant": "ecetra", "reigning": "roma", "until": 24}}
    match = reigning(
        "ecetra", turn=number, towns=towns, claims=claims, reges={"caere": {"reign": "fallen", "fall": "no-heir"}}
    )
    assert ("claim claim-1" in legal(match)) == may


@pytest.mark.rule("latium 7.13", "latium B21")
def test_the_son_of_a_controlled_civitas_claims_for_its_controller():
    match = dead(
        "ecetra",
        filii={"ecetra": ["daughter", "daughter"], "roma": ["son"], "veii": ["son"]},
        persons=wedding("filius-3", "filius-1", 8, dynastic=0) | wedding("filius-4", "filius-2", 20, dynastic=0),
        towns={"veii": {"holder": "caere", "garrison": arms()}},
    )
    assert holder(match, "ecetra") == "roma"
    claims = [claim for claim in match.position.claims if claim.town >= 0]
    assert [(SEATS[claim.claimant], SEATS[claim.reigning]) for claim in claims] == [("caere", "roma")]


@pytest.mark.rule("latium 7.9")
def test_war_on_the_other_parent_is_allowed():
    match = reigning(
        "roma",
        turn=10,
        filii={"roma": ["son"], "caere": ["daughter"]},
        persons=wedding("filius-1", "filius-2", 8, dynastic=0),
    )
    play(match, "declare caere")
    assert any(war.state == 1 and war.aggressor == 3 and war.enemy == 4 for war in match.position.wars)


@pytest.mark.rule("latium 7.4")
def test_a_birth_adds_nobody_to_two():
    match = stricken("domus_regia", "IV", "roma", filii={"roma": ["daughter", "daughter"]})
    assert len(filii(match, "roma")) == 2
    assert "born" not in kinds(match.steps[-1].events if match.steps else [])


@pytest.mark.rule("latium D50")
def test_a_pledge_may_marry_and_is_no_heir():
    persons = {"filius-1": {"standing": "pledge"}}
    match = dead("roma", filii={"roma": ["son"]}, persons=persons)
    assert reign(match, "roma") == "fallen"
    free = reigning("roma", filii={"roma": ["daughter"], "caere": ["son"]}, persons=persons)
    play(free, "write caere other", "clause marry mine filius-1 filius-2", "send", "done", "accept roma-1")
    assert (spouse(free, "filius-1"), int(person(free, "filius-2").dynastic)) == ("filius-2", 0)
    assert refusal(free, "repudiate filius-1") is not None, "only the husband's side"


@pytest.mark.rule("latium 7.1", "latium D49", "latium D50")
def test_a_rex_of_the_second_generation_is_buried_and_his_widow_is_free():
    crowned = {"filius-1": {"standing": "rex", "spouse": "filius-3", "wed": 8, "dynastic": 1}}
    widow = {"filius-3": {"spouse": "filius-1", "wed": 8}}
    match = dead(
        "roma", filii={"roma": ["son", "son"], "tusculum": ["daughter"]}, persons=crowned | widow,
        towns={"roma": {"rex": "filius-1"}},
    )  # fmt: skip
    assert (standing(match, "filius-1"), standing(match, "filius-2")) == ("dead", "rex")
    assert spouse(match, "filius-3") is None
    assert holder(match, "tusculum") == "roma", "what he held through her is his son's"
