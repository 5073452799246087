"""Rulings on journeys, letters, wars, legions and towns that fall."""

from __future__ import annotations

import pytest

from bellona.games.latium.text.names import CELL_NAMES, TOWN_NAMES

from .games import (
    aes,
    allowed,
    arms,
    at,
    casella,
    cives,
    close_of,
    end_turn,
    event,
    garrison,
    holder,
    kinds,
    legal,
    legion,
    piece,
    play,
    refusal,
    reign,
    reigning,
    seen,
    spouse,
    until,
)
from .test_ch08_diplomacy import BY_CURES, envoy, letter, tied
from .test_ch10_war import DECLARED, FOEDUS, army, blockaded, marching, rule_of

COLD = {"1": {"state": 1, "aggressor": "roma", "enemy": "none", "town": "cures", "declared": 3, "stirred": 3}}

# --- journeys


@pytest.mark.rule("latium B51")
def test_a_way_that_is_only_measured_counts_every_town_as_open() -> None:
    match = marching("0708")
    world = match.setting.world
    near = [town for town in TOWN_NAMES if refusal(match, f"call rex {town}") is None]
    start = CELL_NAMES.index("0708")
    for town in near:
        assert 8 * int(world.steps[int(world.sites[TOWN_NAMES.index(town)].cell)][start]) <= 96
    closed = {"ties": {town: {"friction_until": 20} for town in TOWN_NAMES[6:]}}
    shut = marching("0708", reges={"roma": army("roma", "0708") | closed})
    assert [town for town in TOWN_NAMES if refusal(shut, f"call rex {town}") is None] == near


@pytest.mark.rule("latium B52")
def test_a_counter_bound_for_a_far_casella_goes_on_in_the_next_phases() -> None:
    match = reigning("roma", turn=4)
    events = play(match, "move legatus-1 1610")
    assert event(events, "still_on_the_way")["goal"] == "1610"
    halfway = at(match, "roma", "legatus-1")
    assert halfway not in (casella(match, "roma"), "1610")
    end_turn(match)
    until(match, "reign", "roma")
    assert at(match, "roma", "legatus-1") == halfway, "his Rex has to order the rest"
    play(match, "move legatus-1 1610")
    assert at(match, "roma", "legatus-1") != halfway


@pytest.mark.rule("latium B53")
def test_after_the_audience_a_legatus_is_back_where_he_set_out() -> None:
    legatus = {"cell": BY_CURES, "origin": "tusculum", "errand": "afield"}
    for towns, home in (({"tusculum": {"holder": "roma"}}, "tusculum"), ({}, "roma")):
        match = reigning("roma", turn=9, towns=towns, reges={"roma": {"pieces": {"legatus-1": legatus}}})
        play(match, "audience legatus-1 cures pactum 0", dice=[3])
        assert at(match, "roma", "legatus-1") == casella(match, home)
        assert refusal(match, "move legatus-1 0808") == "D5", "the return was his move"


@pytest.mark.rule("latium B54")
def test_transit_granted_by_a_civitas_holds_for_six_turns() -> None:
    match = envoy()
    events = play(match, "audience legatus-1 cures transit 20", dice=[4])
    assert event(events, "transit_granted")["until"] == 9 + 6
    for turn, opened in ((15, True), (16, False)):
        marched = reigning(
            "roma", turn=turn, reges={"roma": army("roma", BY_CURES) | {"ties": {"cures": {"transit_until": 15}}}}
        )
        assert allowed(marched, f"move rex {casella(marched, 'cures')}") == opened


@pytest.mark.rule("latium B55")
def test_friction_between_reges_closes_all_their_towns() -> None:
    towns = {"veii": {"holder": "caere"}}
    for until_turn, rule in ((3, None), (9, "9.12")):
        match = reigning(
            "roma", turn=4, towns=towns, reges={"roma": {"ties": {"caere": {"friction_until": until_turn}}}}
        )
        assert refusal(match, f"move legatus-1 {casella(match, 'veii')}") == rule
        assert refusal(match, f"move legatus-1 {casella(match, 'caere')}") == rule


@pytest.mark.rule("latium B55")
def test_a_civitas_hears_no_legatus_of_its_enemy() -> None:
    match = reigning(
        "roma", turn=4, wars=COLD,
        reges={"roma": {"pieces": {"legatus-1": {"cell": BY_CURES, "origin": "roma", "errand": "afield"}}}},
    )  # fmt: skip
    assert refusal(match, "audience legatus-1 cures pactum 0") == "D15"


@pytest.mark.rule("latium B56")
def test_a_civitas_gives_the_eldest_of_its_free_filii() -> None:
    match = reigning(
        "roma", turn=9, filii={"roma": ["son"], "cures": ["daughter", "daughter"]},
        reges={"roma": {"ties": tied("foedus"), "pieces": {"legatus-1": {
            "cell": BY_CURES, "origin": "roma", "errand": "afield",
        }}}},
    )  # fmt: skip
    play(match, "audience legatus-1 cures matrimonium 20 for filius-1", dice=[4])
    assert spouse(match, "filius-1") == "filius-2"


@pytest.mark.rule("latium B71")
def test_an_allied_leader_goes_along_until_he_is_ordered_elsewhere() -> None:
    ally = army("ecetra", "0709", pedites=4)
    ally["pieces"]["rex"]["follows"] = 1 + 2 * 3
    match = reigning("roma", turn=4, accords=FOEDUS, reges={"ecetra": ally})
    play(match, "move rex 0808")
    assert at(match, "ecetra", "rex") == "0808"
    until(match, "reign", "ecetra")
    play(match, "move rex 0909")
    end_turn(match)
    until(match, "reign", "roma")
    play(match, "move rex 0708")
    assert at(match, "ecetra", "rex") == "0909"


@pytest.mark.rule("latium B3", "latium 10.8")
def test_a_sick_rex_comes_to_no_socius_and_marches_with_none() -> None:
    ally = army("ecetra", "0709", pedites=4)
    ally["pieces"]["rex"] |= {"follows": 1 + 2 * 3, "until": 5}
    match = reigning("roma", turn=4, accords=FOEDUS, reges={"ecetra": ally})
    play(match, "move rex 0808")
    assert at(match, "ecetra", "rex") == "0709"
    match = marching("0608", accords=FOEDUS, reges={"ecetra": ally}, towns={"ecetra": {"garrison": arms(pedites=2)}})
    play(match, "call rex caere", "fight rex")
    assert rule_of(match, "contingent rex-ecetra", "roma") == "10.8", "nobody else of Ecetra is near"
    ally["pieces"]["dux"] = ally["pieces"]["rex"] | {"until": 0, "ranks": {"ecetra": arms(pedites=2)}}
    match = marching("0608", accords=FOEDUS, reges={"ecetra": ally}, towns={"ecetra": {"garrison": arms(pedites=2)}})
    play(match, "call rex caere", "fight rex")
    play(match, "contingent rex-ecetra", seat="roma")
    while match.prompt.ask == "muster":
        play(match, "ready", seat=match.waiting[0])
    assert (refusal(match, "join rex aggressor"), refusal(match, "join dux aggressor")) == ("D21", None)


# --- letters


@pytest.mark.rule("latium B57")
def test_three_letters_at_most_and_one_in_hand() -> None:
    match = reigning("roma", turn=4)
    play(match, "write ecetra foedus")
    assert refusal(match, "write caere foedus") == "B57", "one at a time"
    play(match, "send", "write caere foedus", "send", "write nersae foedus", "send")
    assert refusal(match, "write alatrium foedus") == "B57", "three are under way"


@pytest.mark.rule("latium B57")
def test_a_letter_that_is_not_answered_lapses_after_six_turns() -> None:
    match = reigning("roma", turn=4)
    play(match, "write ecetra foedus", "send")
    for _ in range(6):
        assert "letter_lapsed" not in kinds(end_turn(match))
    assert event(end_turn(match), "letter_lapsed")["to"] == "ecetra"


@pytest.mark.rule("latium B58")
def test_an_accord_that_cannot_be_carried_out_whole_is_not_made_and_nobody_is_told_why() -> None:
    match = letter("pay mine 45", "pay theirs 5", kind="foedus")
    events = play(match, "accept roma-1")
    assert kinds(events) == ["not_accepted"]
    assert events[0].readers == ("ecetra", "roma")
    assert (aes(match, "roma"), aes(match, "ecetra")) == (40, 40), "not even in part"
    assert not [accord for accord in match.position.accords if accord.state]


@pytest.mark.rule("latium B69")
def test_a_victor_reads_the_letters_that_need_his_leave() -> None:
    term = {"1": {"kind": "leave-needed", "giver": 1, "until": 20}}
    peace = {"state": 1, "a": "roma", "b": "caere", "bond": "other", "peace": 1, "since": 4, "count": 1, "terms": term}
    match = reigning("caere", turn=5, accords={"1": peace})
    play(match, "write ecetra foedus", "send")
    assert "caere-1" in seen(match, "roma").get("letters", {})
    for seat in ("nersae", None):
        assert "caere-1" not in seen(match, seat).get("letters", {})


# --- wars


@pytest.mark.rule("latium B59")
@pytest.mark.parametrize(("kind", "clauses", "ends"), [
    ("pactum", (), True), ("other", ("not-attack mine until 12",), True), ("other", ("pay mine 5",), False),
])  # fmt: skip
def test_an_alliance_or_a_promise_of_peace_ends_a_war(kind: str, clauses: tuple[str, ...], ends: bool) -> None:
    match = letter(*clauses, to="caere", kind=kind, wars=DECLARED)
    play(match, "accept roma-1")
    assert (match.position.wars[0].state == 2) == ends


@pytest.mark.rule("latium B59")
def test_a_war_without_a_battle_for_twelve_turns_is_over() -> None:
    for turn, over in ((14, False), (15, True)):
        _, events = close_of(turn, wars=DECLARED)
        assert ("war_ended" in kinds(events)) == over


@pytest.mark.rule("latium B60")
def test_a_leader_who_has_called_a_battle_moves_no_more() -> None:
    match = marching("0608", wars=DECLARED)
    play(match, "call rex caere", "decline-battle")
    assert refusal(match, "move rex 0708") == "D5"
    assert refusal(match, "call rex veii") == "B60"
    assert refusal(match, "call dux caere") is not None


@pytest.mark.rule("latium B60")
def test_who_declined_is_not_called_again_in_the_same_turn() -> None:
    both = army("roma", "0608", pedites=4)
    both["pieces"]["dux"] = army("roma", "0608", "dux", pedites=4)["pieces"]["dux"]
    match = marching("0608", wars=DECLARED, reges={"roma": both})
    play(match, "call rex caere", "decline-battle")
    assert refusal(match, "call dux caere") == "B60"


@pytest.mark.rule("latium B60")
def test_a_leader_in_the_open_who_declined_is_not_called_again_either() -> None:
    both = army("roma", "0608", pedites=4)
    both["pieces"]["dux"] = army("roma", "0608", "dux", pedites=4)["pieces"]["dux"]
    match = marching("0608", wars=DECLARED, reges={"roma": both, "caere": army("caere", "0607", "dux", pedites=4)})
    play(match, "call rex dux-caere", "decline-battle")
    assert refusal(match, "call dux dux-caere") == "B60"
    assert refusal(match, "call dux caere") is None, "his town has declined nothing"


@pytest.mark.rule("latium B61")
@pytest.mark.parametrize(("centuriae", "fights"), [(7, True), (6, False)])
def test_a_civitas_comes_out_while_half_of_its_legion_stands(centuriae: int, fights: bool) -> None:
    match = marching("0708", towns={"veii": {"garrison": arms(pedites=centuriae)}})
    events = play(match, "call rex veii")
    assert ("battle_accepted" in kinds(events)) == fights


@pytest.mark.rule("latium B62")
def test_part_of_a_garrison_may_stay_behind_but_a_commanders_legion_fights() -> None:
    match = marching("0608", wars=DECLARED)
    play(match, "call rex caere", "fight rex")
    assert rule_of(match, "levy caere pedites 3", "caere") is None
    assert rule_of(match, "levy caere pedites 8", "caere") == "B62", "no more than are there"
    assert rule_of(match, "levy roma pedites 3", "roma") == "B62", "they follow the Rex"


@pytest.mark.rule("latium B63")
def test_the_defender_names_the_leader_who_commands() -> None:
    match = marching("0608", wars=DECLARED)
    play(match, "call rex caere")
    assert legal(match) == {"decline-battle", "fight rex", "fight dux"}
    far = {"pieces": {"rex": {"cell": "1901", "errand": "afield", "origin": "caere"}}}
    match = marching("0608", wars=DECLARED, reges={"caere": far})
    play(match, "call rex caere")
    assert legal(match) == {"decline-battle", "fight dux"}
    assert refusal(match, "fight rex") == "B63"


@pytest.mark.rule("latium B63")
def test_a_sick_rex_defends_only_the_town_in_which_he_lies() -> None:
    ill = {"pieces": {"rex": {"until": 9}}}
    match = marching("0608", wars=DECLARED, reges={"caere": ill})
    play(match, "call rex caere")
    assert "fight rex" in legal(match)
    match = marching("0708", wars=DECLARED, reges={"caere": ill}, towns={"veii": {"holder": "caere"}})
    play(match, "call rex veii")
    assert "fight rex" not in legal(match)


@pytest.mark.rule("latium B64")
def test_a_lord_does_not_attack_his_subject_unless_he_rebels() -> None:
    subject = {"lord": "roma"}
    match = marching("0608", reges={"caere": subject})
    assert refusal(match, "declare caere") == "B64"
    assert refusal(match, "call rex caere") == "B64"
    rebellion = {"1": DECLARED["1"] | {"aggressor": "caere", "enemy": "roma", "town": "roma"}}
    match = marching("0608", reges={"caere": subject | {"rebel_from": 4}}, wars=rebellion)
    assert refusal(match, "call rex caere") is None


@pytest.mark.rule("latium B65")
def test_a_promised_contingent_comes_from_the_garrison_of_the_givers_seat() -> None:
    term = {"1": {"kind": "contingent", "giver": 1, "a": 5, "until": 20}}
    promise = {"state": 1, "a": "roma", "b": "nomentum", "bond": "other", "since": 2, "count": 1, "terms": term}
    match = marching(
        "0708", accords={"1": promise}, towns={"nomentum": {"garrison": arms(pedites=3, equites=4, sagittarii=1)}}
    )
    play(match, "call rex caere", "fight rex")
    play(match, "contingent rex-nomentum", seat="roma")
    while match.prompt.ask == "muster":
        play(match, "ready", seat=match.waiting[0])
    assert match.prompt.ask != "join", "it was promised, and is not asked for again"
    levy = match.position.battle.levy[0, TOWN_NAMES.index("nomentum")]
    assert tuple(int(number) for number in levy) == (3, 1, 1), "pedites, then sagittarii, then equites"


@pytest.mark.rule("latium B72")
def test_twenty_four_wars_are_recorded_at_most() -> None:
    wars = {
        str(number + 1): {
            "state": 1, "aggressor": "roma", "enemy": "none", "town": town, "declared": 3, "stirred": 3,
        }
        for number, town in enumerate(TOWN_NAMES[6:])
    }  # fmt: skip
    assert len(wars) == 24
    match = reigning("roma", turn=4, wars=wars)
    assert refusal(match, "declare caere") == "B72"
    wars["3"]["state"] = 2
    match = reigning("roma", turn=4, wars=wars)
    play(match, "declare caere")
    assert int(match.position.wars[2].enemy) == 4, "what is over makes room"


@pytest.mark.rule("latium B72")
def test_the_oldest_accord_that_is_over_makes_room() -> None:
    over = {
        str(number + 1): {
            "state": 2, "a": "nersae", "b": "alatrium", "bond": "pactum", "since": 1, "ended": 3 if number == 5 else 4,
        }
        for number in range(16)
    }  # fmt: skip
    match = letter(kind="foedus", accords=over)
    play(match, "accept roma-1")
    assert [number for number, accord in enumerate(match.position.accords) if accord.state == 1] == [5]


# --- towns that fall, and centuriae


@pytest.mark.rule("latium B67")
def test_the_garrison_of_a_town_that_falls_dissolves_and_its_cives_stay() -> None:
    match, _ = blockaded(4, 4, "vicus")
    play(match, "spare")
    assert garrison(match, "caere") == (0, 0, 0)
    assert cives(match, "caere") == 26


@pytest.mark.rule("latium B68")
def test_a_rex_who_loses_his_seat_and_has_another_keeps_half_his_treasury() -> None:
    siege = army("roma", "0508")
    siege["pieces"]["rex"]["blockades"] = "caere"
    towns = {"caere": {"blockader": "roma", "blockade_turn": 4, "relief": 1}, "tarquinii": {"holder": "caere"}}
    match, _ = close_of(4, wars=DECLARED, reges={"roma": siege, "caere": {"aes": 31}}, towns=towns)
    assert (aes(match, "caere"), aes(match, "roma")) == (16, 40 + 15)
    assert reign(match, "caere") == "reigns"


@pytest.mark.rule("latium B20")
def test_a_court_that_has_moved_has_no_protector() -> None:
    moved = {"caere": {"court": "tarquinii", "aes": 90}}
    towns = {"caere": {"taken_by": "roma"}, "tarquinii": {"holder": "caere"}}
    match = reigning("caere", turn=5, reges=moved, towns=towns)
    assert refusal(match, "templum mars") == "6.10"
    assert refusal(match, "ara tarquinii mars") is None
    assert refusal(reigning("caere", turn=5, reges={"caere": {"aes": 90}}), "templum mars") is None


@pytest.mark.rule("latium B27")
def test_centuriae_of_a_town_that_changes_hands_go_home_or_dissolve() -> None:
    wed = {
        "filii": {"roma": ["son"], "tusculum": ["daughter"]},
        "persons": {
            "filius-1": {"spouse": "filius-2", "wed": 2, "dynastic": 1}, "filius-2": {"spouse": "filius-1", "wed": 2},
        },
    }  # fmt: skip
    rex = army("roma", "0608") | {}
    rex["pieces"]["rex"]["ranks"]["tusculum"] = arms(pedites=3)
    match = reigning("roma", turn=4, reges={"roma": rex}, towns={"tusculum": {"garrison": arms(pedites=1)}}, **wed)
    play(match, "repudiate filius-1")
    assert holder(match, "tusculum") is None
    assert garrison(match, "tusculum") == (4, 0, 0), "they go home"
    siege = army("roma", "0508")
    siege["pieces"]["rex"]["blockades"] = "caere"
    host = army("caere", "1901", pedites=5)
    towns = {"caere": {"blockader": "roma", "blockade_turn": 4, "relief": 1}, "tarquinii": {"holder": "caere"}}
    match, _ = close_of(4, wars=DECLARED, reges={"roma": siege, "caere": host}, towns=towns)
    assert legion(match, "caere") == (0, 0, 0), "of a conquered town they dissolve"


@pytest.mark.rule("latium B32")
def test_centuriae_that_must_go_are_taken_from_the_garrison_first() -> None:
    host = army("roma", "0608", pedites=4)
    match = reigning("roma", turn=4, reges={"roma": host}, towns={"roma": {"garrison": arms(pedites=4), "cives": 18}})
    play(match, "dismiss roma 8")
    assert legion(match, "roma") == (5, 0, 0)
    assert (garrison(match, "roma")[0], int(piece(match, "roma", "rex").ranks[3, 0])) == (1, 4)
