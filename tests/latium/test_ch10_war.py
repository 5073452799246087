"""10: war, who comes to a battle, what follows it; D45, D53 to D59, D75."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Event, Match
from bellona.games.latium.text.names import TOWN_NAMES

from .battles import duel, equites, fight, pedites, sagittarii
from .games import (
    aes,
    arms,
    asked,
    at,
    bond,
    casella,
    cives,
    close_of,
    end_turn,
    errand,
    event,
    happened,
    hold,
    holder,
    ira,
    kinds,
    legal,
    legion,
    piece,
    play,
    realm,
    refusal,
    reign,
    reigning,
    rex,
    seen,
    signa,
    spouse,
    turn,
    until,
    wedding,
)

DECLARED = {"1": {"state": 1, "aggressor": "roma", "enemy": "caere", "town": "caere", "declared": 3, "stirred": 3}}


def army(seat: str, cell: str, counter: str = "rex", **centuriae: int) -> dict[str, Any]:
    """A leader on a casella with part of the legion of his caput."""
    ranks = {seat: arms(**(centuriae or {"pedites": 8}))}
    return {"pieces": {counter: {"cell": cell, "origin": seat, "errand": "afield", "ranks": ranks}}}


def marching(cell: str = "0608", *, turn: int = 4, **told: Any) -> Match:
    """The Rex of Roma stands on a casella with eight centuriae of pedites, and nobody is left in Roma."""
    reges = {"roma": army("roma", cell)} | told.pop("reges", {})
    towns = {"roma": {"garrison": arms()}} | told.pop("towns", {})
    return reigning("roma", turn=turn, reges=reges, towns=towns, **told)


# --- war and the place of the battle


@pytest.mark.rule("latium 10.1")
def test_a_war_is_declared_or_begun_by_treachery() -> None:
    match = marching("0708")
    assert event(play(match, "declare veii"), "war_declared")["town"] == "veii"
    match = marching("0708")
    assert event(play(match, "call rex veii"), "war_by_treachery")["town"] == "veii"


@pytest.mark.rule("latium 10.3", "latium D53")
def test_the_aggressor_picks_the_place() -> None:
    match = marching("0608")
    events = play(match, "call rex caere")
    assert event(events, "town_called")["casella"] == "0608"
    assert asked(match) == ("caere", "summons")
    assert match.prompt.text.startswith("Caere: the Rex of Roma calls you to battle for Caere.")
    play(match, "fight rex")
    assert at(match, "caere", "rex") == "0608", "the defender is set there"


@pytest.mark.rule("latium D53")
def test_an_invitation_reaches_ninety_six_milia() -> None:
    match = marching("0708")
    assert refusal(match, "call rex cliternia") is None
    assert refusal(match, "call rex treba") == "D53"


@pytest.mark.rule("latium D53")
def test_a_defender_may_decline() -> None:
    match = marching("0608")
    play(match, "call rex caere")
    events = play(match, "decline-battle")
    assert "battle_declined" in kinds(events)
    assert match.position.battle.stage == 0
    assert asked(match) == ("roma", "reign")
    assert refusal(match, "call rex caere") is not None, "no battle this turn"


@pytest.mark.rule("latium D53")
def test_a_town_whose_leaders_are_away_is_defended_by_those_left_in_it() -> None:
    away = {"cell": "0103", "errand": "afield", "origin": "caere"}
    match = marching(
        "0508", reges={"caere": {"pieces": {"rex": away | {"cell": "1901"}, "dux": away | {"cell": "1900"}}}}
    )
    play(match, "call rex caere")
    assert legal(match) == {"decline-battle", "fight nobody"}
    play(match, "fight nobody")
    assert match.position.battle.leader[1] == -1


@pytest.mark.rule("latium 10.2")
def test_an_accepted_battle_is_fought_on_the_pugnae_tabula() -> None:
    match = marching("0608")
    play(match, "call rex caere")
    play(match, "fight rex")
    events: list[Event] = []
    while match.prompt.ask == "muster":
        events += play(match, "ready", seat=match.waiting[0])
    assert event(events, "field_built")["front"] == 16
    assert match.position.battle.stage > 0


@pytest.mark.rule("latium 10.20")
def test_towns_of_one_people_may_fight() -> None:
    match = marching("0910")
    assert refusal(match, "declare tusculum") is None
    assert refusal(match, "call rex tusculum") is None


# --- what others see


@pytest.mark.rule("latium 10.4", "latium 10.5")
def test_others_see_the_leader_only() -> None:
    large, small = marching(), marching(reges={"roma": army("roma", "0608", pedites=2)})
    for seat in ("caere", "ecetra", None):
        assert seen(large, seat) == seen(small, seat)
        assert seen(large, seat)["reges"]["roma"]["pieces"]["rex"]["cell"] == "0608"
    assert seen(large, "roma") != seen(small, "roma")


@pytest.mark.rule("latium 10.5", "latium 10.6", "latium 10.9")
def test_what_is_written_down_is_hidden_until_deployment() -> None:
    def summoned(number: int) -> Match:
        match = marching("0608")
        play(match, "call rex caere")
        play(match, "fight rex")
        play(match, f"levy caere pedites {number}", seat="caere")
        return match

    few, many = summoned(1), summoned(7)
    for seat in ("roma", "ecetra", None):
        assert seen(few, seat) == seen(many, seat)
    assert seen(few, "caere") != seen(many, "caere")


@pytest.mark.rule("latium 10.4")
def test_only_a_leader_leads_a_legion() -> None:
    match = reigning("roma", turn=4)
    play(match, "muster rex pedites 8 roma")
    assert refusal(match, "muster legatus-1 pedites 1 roma") is not None
    play(match, "move rex 0608")
    assert legion(match, "roma") == (8, 2, 3)
    assert tuple(piece(match, "roma", "rex").ranks[3]) == (8, 0, 0)


# --- allies


FOEDUS = {"1": {"state": 1, "a": "roma", "b": "ecetra", "bond": "foedus", "since": 2}}


@pytest.mark.rule("latium 10.7")
def test_an_ally_joins_by_way_of_a_town_and_goes_on_with_him() -> None:
    ally = army("ecetra", "1111", "dux", pedites=4)
    match = reigning("ecetra", turn=6, accords=FOEDUS, reges={"ecetra": ally})
    play(match, "move dux 0709 onward")
    end_turn(match)
    until(match, "reign", "roma")
    play(match, "move rex 0608")
    assert at(match, "ecetra", "dux") == "0608"


@pytest.mark.rule("latium 10.7", "latium 10.11")
def test_the_legions_of_both_fight_under_the_main_commander() -> None:
    ally = army("ecetra", "0608", pedites=4)
    ally["pieces"]["rex"]["follows"] = 1 + 2 * 3
    match = marching("0608", accords=FOEDUS, reges={"ecetra": ally})
    play(match, "call rex caere")
    play(match, "fight rex")
    play(match, "contingent rex-ecetra", seat="roma")
    while match.prompt.ask == "muster":
        play(match, "ready", seat=match.waiting[0])
    play(match, "join rex aggressor")
    battle = match.position.battle
    assert battle.levy[0, TOWN_NAMES.index("ecetra"), 0] == 4
    assert battle.seat[0] == 3, "Roma gives the orders"


def joining(cell: str, **told: Any) -> Match:
    """Roma has called Caere to battle at 0708 and may call Ecetra, whose Dux stands on a casella."""
    match = marching("0708", accords=FOEDUS, reges={"ecetra": army("ecetra", cell, "dux", pedites=4)}, **told)
    play(match, "call rex caere")
    play(match, "fight rex")
    return match


@pytest.mark.rule("latium 10.8", "latium 10.10")
def test_an_ally_converges_from_sixty_four_milia_under_any_leader() -> None:
    match = joining("1111")
    play(match, "contingent rex-ecetra", seat="roma")
    play(match, "ready", seat="roma")
    play(match, "ready", seat="caere")
    assert asked(match) == ("ecetra", "join")
    events = play(match, "join dux aggressor")
    assert event(events, "socius_joined")["other"] == "roma" or event(events, "socius_joined")["seat"] == "roma"
    assert match.position.battle.levy[0, TOWN_NAMES.index("ecetra"), 0] == 4


@pytest.mark.rule("latium 10.8")
def test_an_ally_seventy_two_milia_away_does_not() -> None:
    match = marching("0608", accords=FOEDUS, reges={"ecetra": army("ecetra", "1111", "dux", pedites=4)})
    play(match, "call rex caere")
    play(match, "fight rex")
    assert rule_of(match, "contingent rex-ecetra", "roma") == "10.8"


def rule_of(match: Match, action: str, seat: str) -> str | None:
    """The rule against what a seat wants in a sealed question."""
    refused = match.check(action, seat=seat)
    return None if refused is None else refused.rule


def attacked(**told: Any) -> Match:
    """Roma calls Caere to battle; Caere is in foedus with Veii, in pactum with Falerii, and accepts."""
    ties = {"veii": {"bond": "foedus", "since": 1}, "falerii": {"bond": "pactum", "since": 1}}
    match = marching("0608", reges={"caere": {"ties": ties}}, **told)
    play(match, "call rex caere")
    play(match, "fight rex")
    return match


@pytest.mark.rule("latium 10.12", "latium D55")
def test_the_attacked_has_no_time_for_allies() -> None:
    match = attacked()
    for town in ("veii", "falerii"):
        assert rule_of(match, f"contingent {town}", "caere") == "10.12"
    same_turn = {"1": DECLARED["1"] | {"declared": 4}}
    assert rule_of(attacked(wars=same_turn), "contingent veii", "caere") == "10.12"


@pytest.mark.rule("latium 10.12", "latium D55", "latium 8.1", "latium D44")
def test_in_an_announced_war_socii_come() -> None:
    match = attacked(wars=DECLARED)
    play(match, "contingent veii", seat="caere")
    play(match, "contingent falerii", seat="caere")
    events: list[Event] = []
    while match.prompt.ask == "muster":
        events += play(match, "ready", seat=match.waiting[0])
    came = {one["town"] for one in happened(events, "contingent_came")}
    assert came == {"veii", "falerii"}
    levy = match.position.battle.levy[1]
    assert levy[TOWN_NAMES.index("veii")].sum() == 12 // 2
    assert levy[TOWN_NAMES.index("falerii")].sum() == 10 // 2


@pytest.mark.rule("latium 8.1", "latium 8.2", "latium D44")
def test_a_pactum_helps_in_no_attack_and_a_foedus_does() -> None:
    ties = {"veii": {"bond": "foedus", "since": 1}, "capena": {"bond": "pactum", "since": 1}}
    match = marching("0608", reges={"roma": army("roma", "0608") | {"ties": ties}})
    play(match, "call rex caere")
    play(match, "fight rex")
    assert rule_of(match, "contingent capena", "roma") == "8.1"
    assert rule_of(match, "contingent veii", "roma") is None


@pytest.mark.rule("latium D44")
def test_half_of_the_centuriae_of_a_civitas_come() -> None:
    ties = {"cures": {"bond": "foedus", "since": 1}}
    match = marching("0608", reges={"roma": army("roma", "0608") | {"ties": ties}})
    play(match, "call rex caere")
    play(match, "fight rex")
    play(match, "contingent cures", seat="roma")
    while match.prompt.ask == "muster":
        play(match, "ready", seat=match.waiting[0])
    assert match.position.battle.levy[0, TOWN_NAMES.index("cures")].sum() == 4


@pytest.mark.rule("latium 8.1", "latium D45")
def test_help_is_owed_to_a_socia_that_is_attacked() -> None:
    ties = {"cures": {"bond": "pactum", "since": 1}}
    war = {"1": {"state": 1, "aggressor": "nersae", "enemy": "none", "town": "cures", "declared": 5, "stirred": 5}}
    reges = {"roma": {"ties": ties}, "nersae": army("nersae", "1104")}
    match = reigning("nersae", turn=7, wars=war, reges=reges)
    play(match, "call rex cures")
    assert rex(match, "roma").ties[TOWN_NAMES.index("cures")].help_due == 9


@pytest.mark.rule("latium D45", "latium 8.1")
def test_who_could_help_and_does_not_loses_the_accord() -> None:
    ties = {"cures": {"bond": "pactum", "since": 1, "help_due": 9}}
    war = {"1": {"state": 1, "aggressor": "nersae", "enemy": "none", "town": "cures", "declared": 5, "stirred": 7}}
    match, events = close_of(9, wars=war, reges={"roma": army("roma", "0709") | {"ties": ties}})
    assert "help_failed" in kinds(events)
    assert bond(match, "roma", "cures") == "none"
    assert rex(match, "roma").ties[TOWN_NAMES.index("cures")].friction_until == 15


@pytest.mark.rule("latium D45")
def test_who_cannot_help_in_time_keeps_the_accord() -> None:
    ties = {"cures": {"bond": "pactum", "since": 1, "help_due": 9}}
    war = {"1": {"state": 1, "aggressor": "nersae", "enemy": "none", "town": "cures", "declared": 5, "stirred": 7}}
    match, events = close_of(9, wars=war, reges={"roma": {"ties": ties}})
    assert "help_failed" not in kinds(events), "no leader of his has a centuria with him"
    assert bond(match, "roma", "cures") == "pactum"


@pytest.mark.rule("latium D45")
def test_who_could_have_helped_while_it_was_owed_does_not_mend_it_by_marching_off() -> None:
    ties = {"cures": {"bond": "pactum", "since": 1, "help_due": 9}}
    war = {"1": {"state": 1, "aggressor": "nersae", "enemy": "none", "town": "cures", "declared": 5, "stirred": 7}}
    match, _ = close_of(8, wars=war, reges={"roma": army("roma", "0709") | {"ties": ties}})
    assert bond(match, "roma", "cures") == "pactum", "there is a turn left"
    assert rex(match, "roma").ties[TOWN_NAMES.index("cures")].could_help
    ties["cures"]["could_help"] = 1
    match, events = close_of(9, wars=war, reges={"roma": {"ties": ties}})
    assert "help_failed" in kinds(events)
    assert bond(match, "roma", "cures") == "none"


@pytest.mark.rule("latium D45", "latium B3")
def test_a_sick_rex_is_no_help_that_could_have_come() -> None:
    ties = {"cures": {"bond": "pactum", "since": 1, "help_due": 9}}
    war = {"1": {"state": 1, "aggressor": "nersae", "enemy": "none", "town": "cures", "declared": 5, "stirred": 7}}
    king = army("roma", "0709") | {"ties": ties}
    king["pieces"]["rex"]["until"] = 10
    match, _ = close_of(9, wars=war, reges={"roma": king})
    assert bond(match, "roma", "cures") == "pactum"


# --- blockade


def blockaded(turn: int, since: int, level: str, relief: int = 1) -> list[Any]:
    """The end of a turn with Caere blockaded by the Rex of Roma."""
    siege = army("roma", "0508")
    siege["pieces"]["rex"]["blockades"] = "caere"
    town = {"level": level, "blockader": "roma", "blockade_turn": since, "relief": relief}
    return close_of(turn, wars=DECLARED, reges={"roma": siege}, towns={"caere": town, "roma": {"garrison": arms()}})


@pytest.mark.rule("latium D54")
def test_declining_beside_a_town_begins_a_blockade() -> None:
    match = marching("0508", wars=DECLARED)
    play(match, "call rex caere")
    events = play(match, "decline-battle")
    assert event(events, "blockade_began")["town"] == "caere"
    match = marching("0608", wars=DECLARED)
    play(match, "call rex caere")
    assert "blockade_began" not in kinds(play(match, "decline-battle")), "not beside it"


@pytest.mark.rule("latium D54")
@pytest.mark.parametrize(("level", "turns"), [("vicus", 0), ("oppidum", 1), ("civitas", 2)])
def test_walls_hold_out(level: str, turns: int) -> None:
    for later in range(turns + 1):
        match, _ = blockaded(4 + later, 4, level)
        fallen = holder(match, "caere") == "roma" or match.prompt.ask in ("sack", "court")
        assert fallen == (later == turns)


@pytest.mark.rule("latium D54")
def test_a_town_does_not_fall_before_its_owner_has_had_a_phase() -> None:
    match, _ = blockaded(4, 4, "vicus", relief=0)
    assert holder(match, "caere") == "caere"


@pytest.mark.rule("latium D54")
@pytest.mark.parametrize(("begun", "falls"), [(4, 4), (5, 6)])
def test_a_vicus_falls_in_the_turn_in_which_its_owner_has_had_his_phase(begun: int, falls: int) -> None:
    match = marching("0508", turn=begun, wars=DECLARED)
    play(match, "call rex caere", "decline-battle")
    until(match, "sack")
    assert turn(match) == falls, "Caere's phase follows Roma's in turn 4, and goes before it in turn 5"


@pytest.mark.rule("latium D54")
def test_a_blockaded_town_neither_produces_nor_grows_nor_recruits() -> None:
    match, _ = blockaded(6, 6, "civitas")
    assert cives(match, "caere") == 26
    siege = army("roma", "0508")
    siege["pieces"]["rex"]["blockades"] = "caere"
    town = {"level": "civitas", "blockader": "roma", "blockade_turn": 4, "garrison": arms()}
    match = reigning("caere", turn=5, wars=DECLARED, reges={"roma": siege}, towns={"caere": town})
    assert refusal(match, "recruit caere pedites 1") == "D54"


@pytest.mark.rule("latium D54")
def test_an_army_that_leaves_ends_its_blockade() -> None:
    siege = army("roma", "0508")
    siege["pieces"]["rex"]["blockades"] = "caere"
    town = {"level": "civitas", "blockader": "roma", "blockade_turn": 3}
    match = reigning("roma", turn=4, wars=DECLARED, reges={"roma": siege}, towns={"caere": town})
    events = play(match, "move rex 0709")
    assert "blockade_ended" in kinds(events)


@pytest.mark.rule("latium D58")
def test_a_rex_whose_only_town_is_taken_is_out() -> None:
    match, events = blockaded(4, 4, "vicus")
    if match.prompt.ask == "sack":
        assert asked(match) == ("roma", "sack")
        events += play(match, "spare")
    assert holder(match, "caere") == "roma"
    assert hold(match, "caere") == "colonia"
    assert reign(match, "caere") == "fallen"
    assert aes(match, "roma") == 40 + 20, "half of his treasury"


@pytest.mark.rule("latium D58")
def test_a_rex_who_holds_another_town_goes_on_there() -> None:
    siege = army("roma", "0508")
    siege["pieces"]["rex"]["blockades"] = "caere"
    towns = {
        "caere": {"blockader": "roma", "blockade_turn": 4, "relief": 1}, "roma": {"garrison": arms()},
        "tarquinii": {"holder": "caere"},
    }  # fmt: skip
    match, _ = close_of(4, wars=DECLARED, reges={"roma": siege}, towns=towns)
    while match.prompt.ask in ("sack", "court"):
        play(match, "spare" if match.prompt.ask == "sack" else "hold-court tarquinii")
    assert reign(match, "caere") == "reigns"
    assert hold(match, "tarquinii") == "own"


# --- after the battle


def won(**told: Any) -> Match:
    """Caere has left the field to Roma."""
    units = {"A2": pedites("c0713"), "A3": equites("c0303"), "D2": pedites("c0720"), "D3": sagittarii("c0715")}
    match = fight(**({"moment": "shots", "shooter": "defender"} | units | told))
    play(match, "abandon")
    return match


def peace(*clauses: str, **told: Any) -> Match:
    """Terms of Roma that Caere has accepted."""
    match = won(**told)
    play(match, "treat", *(f"clause {clause}" for clause in clauses), "send", "accept roma-1")
    assert match.position.wars[0].state == 2
    return match


@pytest.mark.rule("latium 10.13")
def test_the_victor_pursues_or_treats() -> None:
    match = won()
    assert asked(match) == ("roma", "victory")
    assert legal(match) == {"pursue", "treat"}
    play(match, "treat", "clause pay theirs 10", "send")
    assert asked(match) == ("caere", "terms")
    events = play(match, "decline roma-1")
    assert "terms_refused" in kinds(events)
    assert match.position.wars[0].state == 1


@pytest.mark.rule("latium 10.13", "latium D56")
def test_the_beaten_leader_falls_back_to_his_town_and_may_be_followed() -> None:
    match = won()
    assert at(match, "caere", "rex") == casella(match, "caere")
    assert "pursuit" in kinds(play(match, "pursue"))
    assert match.position.wars[0].state == 1
    end_turn(match)
    until(match, "reign", "roma")
    play(match, "move rex 0508")
    play(match, "call rex caere")
    assert "blockade_began" in kinds(play(match, "decline-battle"))


@pytest.mark.rule("latium D56", "latium D75")
def test_a_beaten_leader_far_from_all_his_towns_is_captured() -> None:
    ranks = {"caere": arms(pedites=2, sagittarii=2)}
    rex = {"cell": "1901", "errand": "afield", "origin": "caere", "ranks": ranks}
    match = won(reges={"caere": {"pieces": {"rex": rex}}})
    held = piece(match, "caere", "rex")
    assert (errand(match, "caere", "rex"), held.captor, held.until) == ("captive", 3, 4 + 3)
    assert legion(match, "caere") == (2, 0, 2), "his legion goes home"


@pytest.mark.rule("latium D32")
def test_the_people_resent_a_defeat_of_their_rex() -> None:
    assert ira(won(), "caere") == 1


@pytest.mark.rule("latium 10.14", "latium D57")
def test_a_sum_once() -> None:
    match = peace("pay theirs 10")
    assert (aes(match, "roma"), aes(match, "caere")) == (50, 30)


@pytest.mark.rule("latium 10.14", "latium D57")
def test_a_sum_every_semester() -> None:
    match = peace("pay theirs 10 at 6 every 6 until 24")
    assert (aes(match, "roma"), aes(match, "caere")) == (40, 40)
    end_turn(match)
    assert "payment_made" not in kinds(end_turn(match))
    events = end_turn(match)
    paid = event(events, "payment_made")
    assert (paid["reader"], paid["other"], paid["aes"]) == ("caere", "roma", 10)


@pytest.mark.rule("latium 10.15")
def test_centuriae_join_the_victor() -> None:
    match = peace("centuriae theirs pedites 2")
    assert legion(match, "caere")[0] == 0
    assert legion(match, "roma")[0] == 2 + 2
    handed = [one for step in match.steps for one in happened(list(step.events), "centuriae_handed_over")]
    assert [(one["arm"], one["number"]) for one in handed] == [("pedites", 2)]


@pytest.mark.rule("latium 10.16")
def test_signa_change_hands() -> None:
    match = peace("signa theirs 2", reges={"caere": {"signa": ["pax", "pax"]}})
    assert signa(match, "caere") == []
    assert signa(match, "roma") == ["pax", "pax"]


@pytest.mark.rule("latium 10.16")
def test_later_winnings_are_shared() -> None:
    match = peace("share-signa theirs until 20")
    end_turn(match)
    while match.prompt.ask == "offer":
        play(match, "offer 5" if match.waiting[0] == "caere" else "offer 0", seat=match.waiting[0])
    assert (len(signa(match, "caere")), len(signa(match, "roma"))) == (1, 1)


@pytest.mark.rule("latium 10.17")
def test_the_loser_treats_with_the_leave_of_the_victor() -> None:
    term = {"1": {"kind": "leave-needed", "giver": 1, "until": 20}}
    accord = {
        "1": {"state": 1, "a": "roma", "b": "caere", "bond": "other", "peace": 1, "since": 4, "count": 1, "terms": term}
    }
    legatus = {"legatus-1": {"cell": "0708", "origin": "caere", "errand": "afield"}}
    match = reigning("caere", turn=5, accords=accord, reges={"caere": {"pieces": legatus}})
    assert refusal(match, "audience legatus-1 veii pactum 0") == "10.17"
    match = reigning("roma", turn=10, accords=accord, reges={"caere": {"pieces": legatus}})
    play(match, "leave legatus-1-caere")
    until(match, "reign", "caere")
    assert refusal(match, "audience legatus-1 veii pactum 0") is None


@pytest.mark.rule("latium 10.18")
def test_a_marriage_may_be_demanded() -> None:
    match = fight_with_filii({"roma": ["son"], "caere": ["daughter"]}, {})
    play(match, "treat", "clause marry theirs filius-2 filius-1", "send", "accept roma-1")
    assert spouse(match, "filius-1") == "filius-2"


@pytest.mark.rule("latium 10.18")
def test_the_breaking_of_a_marriage_may_be_demanded() -> None:
    filii = {"caere": ["daughter"], "ecetra": ["son"]}
    match = fight_with_filii(filii, wedding("filius-2", "filius-1", 2))
    play(match, "treat", "clause repudiate theirs filius-1", "send", "accept roma-1")
    assert spouse(match, "filius-1") is None


def fight_with_filii(filii: dict[str, list[str]], persons: dict[str, Any]) -> Match:
    """Caere has left the field to Roma, and there are sons and daughters."""
    document = won().dump()
    return realm(**document | {"filii": filii, "persons": persons})


@pytest.mark.rule("latium 10.19")
def test_cives_are_sent_away_or_sold() -> None:
    match = peace("slaves theirs 4")
    assert cives(match, "caere") == 22
    assert aes(match, "roma") == 40 + 4 * 3
    match = peace("send-away theirs 4")
    assert cives(match, "caere") == 22
    assert aes(match, "roma") == 40


@pytest.mark.rule("latium D57")
def test_terms_run_twenty_four_turns_at_most() -> None:
    match = won()
    play(match, "treat")
    assert refusal(match, "clause pay theirs 5 at 6 every 6 until 28") is None
    assert refusal(match, "clause pay theirs 5 at 6 every 6 until 34") == "D57"


@pytest.mark.rule("latium D58", "latium D59")
def test_terms_may_leave_the_loser_as_a_subject() -> None:
    match = peace("submit theirs")
    assert rex(match, "caere").lord == 3


@pytest.mark.rule("latium D59")
def test_a_subject_pays_a_quarter_to_his_lord() -> None:
    _, events = close_of(6, reges={"caere": {"lord": "roma"}})
    paid = event(events, "tribute_paid")
    assert (paid["reader"], paid["lord"], paid["aes"]) == ("caere", "roma", 14)


@pytest.mark.rule("latium D59")
def test_a_subject_does_not_attack_his_lord_by_treachery_but_may_rebel() -> None:
    subject = army("caere", "0608") | {"lord": "roma"}
    match = reigning("caere", turn=5, reges={"caere": subject})
    assert refusal(match, "call rex roma") == "D59"
    events = play(match, "rebel")
    assert event(events, "rebelled")["from"] == 6
    assert refusal(match, "call rex roma") is not None, "a turn ahead"
    end_turn(match)
    until(match, "reign", "caere")
    assert refusal(match, "call rex roma") is None


@pytest.mark.rule("latium D59")
def test_a_subject_who_beats_his_lord_is_free() -> None:
    match = won(reges={"roma": {"lord": "caere", "rebel_from": 3}})
    assert rex(match, "roma").lord == -1


# --- captives


def captive(seat: str = "caere", counter: str = "rex", **told: Any) -> Match:
    """The Rex of Caere is Roma's captive, in the phase of a Rex."""
    held = {"cell": "0709", "errand": "captive", "captor": "roma", "until": 7}
    return reigning(seat, turn=5, reges={"caere": {"pieces": {counter: held}}}, **told)


@pytest.mark.rule("latium D75")
def test_a_rex_is_ransomed_for_forty_aes() -> None:
    match = captive()
    events = play(match, "ransom rex")
    assert "ransomed" in kinds(events)
    assert (aes(match, "caere"), aes(match, "roma")) == (0, 80)
    assert piece(match, "caere", "rex").errand == 0


@pytest.mark.rule("latium D75")
def test_a_filius_is_ransomed_for_twenty_five() -> None:
    match = captive(counter="dux", filii={"caere": ["son"]})
    play(match, "ransom dux")
    assert (aes(match, "caere"), aes(match, "roma")) == (15, 65)


@pytest.mark.rule("latium D74", "latium D75")
def test_the_captor_decides_when_the_term_has_run() -> None:
    match = captive("roma")
    assert "kill caere rex" not in legal(match)
    match = reigning(
        "roma", turn=10,
        reges={"caere": {"pieces": {"rex": {"cell": "0709", "errand": "captive", "captor": "roma", "until": 7}}}},
    )  # fmt: skip
    assert {"release caere rex", "kill caere rex"} <= legal(match) or match.prompt.ask == "captive"


@pytest.mark.rule("latium 10.2", "latium 11.40", "latium D36")
def test_centuriae_lost_in_battle_cost_cives() -> None:
    units = {
        "A2": pedites("c0711", centuriae=1), "A3": pedites("c0303"), "D2": pedites("c0713", centuriae=1),
        "D3": pedites("c0120"),
    }  # fmt: skip
    match = fight(**units)
    play(match, "charge A2 D2 c0712")
    duel(match, "G-C-L", "L-G-C")
    while match.position.battle.stage:
        play(match, "abandon" if "abandon" in legal(match) else "pass")
    assert cives(match, "caere") == 25
