"""Chapter 5 and D26 to D36: towns, their people, works and legions."""

from __future__ import annotations

import pytest

from bellona.games.latium.rules.c05_capacity import capacity
from bellona.games.latium.rules.c05_legion import legion_max, lose_centuriae, most_of_arm
from bellona.games.latium.text.names import ARM_NAMES, TOWN_NAMES
from bellona.kernel.log import Log
from bellona.kernel.record import one

from .games import (
    SEATS,
    aes,
    allowed,
    arms,
    asked,
    cives,
    close_of,
    end_turn,
    event,
    garrison,
    happened,
    holder,
    ira,
    kinds,
    legal,
    legion,
    level,
    play,
    realm,
    refusal,
    reign,
    reigning,
    rex,
    seen,
    stricken,
    town,
)


def capacity_of(match, name="roma"):
    return int(capacity(match.setting.world, match.position, TOWN_NAMES.index(name)))


def most(match, name="roma"):
    """The greatest legion, equites and sagittarii of a town."""
    world, now, place = match.setting.world, match.position, TOWN_NAMES.index(name)
    return tuple(
        int(number)
        for number in (legion_max(world, now, place), *(most_of_arm(world, now, place, arm) for arm in (1, 2)))
    )


@pytest.mark.rule("latium 5.1", "latium D28", "latium D34")
def test_more_cives_give_more_money_and_soldiers():
    small, large = reigning("roma", towns={"roma": {"cives": 20}}), reigning("roma", towns={"roma": {"cives": 30}})
    assert (most(small)[0], most(large)[0]) == (10, 15)
    paid = [close_of(6, towns={"roma": {"cives": number, "garrison": arms()}})[0] for number in (20, 30)]
    assert [aes(match, "roma") for match in paid] == [40 + 44, 40 + 64]


@pytest.mark.rule("latium 5.2", "latium 5.8", "latium D30")
def test_the_surplus_is_fed_by_the_treasury():
    match, events = close_of(1, towns={"roma": {"cives": 33}})
    assert (aes(match, "roma"), ira(match, "roma")) == (34, 0)
    assert event(events, "fed")["aes"] == 6


@pytest.mark.rule("latium 5.9", "latium D30", "latium D32")
def test_who_cannot_feed_all_feeds_none():
    match, _ = close_of(1, towns={"roma": {"cives": 33}}, reges={"roma": {"aes": 5}})
    assert (aes(match, "roma"), ira(match, "roma")) == (5, 1)
    match, _ = close_of(1, towns={"roma": {"cives": 33}}, reges={"roma": {"aes": 6}})
    assert (aes(match, "roma"), ira(match, "roma")) == (0, 0)


@pytest.mark.rule("latium 5.10", "latium D31")
def test_at_three_the_rex_is_driven_out():
    match, events = close_of(1, towns={"roma": {"cives": 33}}, reges={"roma": {"aes": 5, "ira": 2}})
    assert reign(match, "roma") == "fallen"
    assert event(events, "rex_fell")["fall"] == "expelled"
    assert holder(match, "roma") is None
    assert "roma" not in match.waiting


@pytest.mark.rule("latium D31")
def test_two_do_not_drive_him_out():
    match, _ = close_of(1, towns={"roma": {"cives": 33}}, reges={"roma": {"aes": 5, "ira": 1}})
    assert (reign(match, "roma"), ira(match, "roma")) == ("reigns", 2)


@pytest.mark.rule("latium 5.3", "latium D27")
def test_a_vicus_becomes_an_oppidum_and_then_a_civitas():
    match = reigning("ecetra", reges={"ecetra": {"aes": 300}})
    play(match, "wall ecetra")
    assert (level(match, "ecetra"), aes(match, "ecetra")) == ("vicus", 260), "ready at the end of the turn"
    assert refusal(match, "wall ecetra") == "D27", "no civitas at once"
    play(match, "done")
    assert level(match, "ecetra") == "oppidum"
    match, _ = close_of(1, towns={"roma": {"level": "oppidum", "work": "walls"}})
    assert level(match, "roma") == "civitas"
    done = reigning("roma", reges={"roma": {"aes": 300}}, towns={"roma": {"level": "civitas"}})
    assert refusal(done, "wall roma") == "5.3"


@pytest.mark.rule("latium 5.4", "latium D80")
def test_walls_are_seen_by_all():
    match = reigning("roma", towns={"roma": {"level": "oppidum"}})
    for seat in (*SEATS, None):
        assert seen(match, seat)["towns"]["roma"]["level"] == "oppidum"


@pytest.mark.rule("latium 5.5", "latium D80")
def test_works_on_the_areas_are_known_to_their_rex_alone():
    match = reigning("roma")
    events = play(match, "widen roma")
    assert [told.readers for told in events if told.kind == "areas_ordered"] == [("roma",)]
    with_areas = reigning("roma", towns={"roma": {"areae": 3}})
    for seat in ("caere", None):
        assert seen(with_areas, seat)["towns"]["roma"].get("areae", -2) == -2
        assert "areae" not in str(match.view(seat)["history"])
    assert seen(with_areas, "roma")["towns"]["roma"]["areae"] == 3


@pytest.mark.rule("latium 5.6", "latium D28", "latium D35")
def test_production_less_pay():
    match, events = close_of(6)
    told = {told["reader"]: told["aes"] for told in happened(events, "produced")}
    assert told == dict.fromkeys(SEATS, 56)
    assert all(aes(match, seat) == 40 + 56 - 13 for seat in SEATS)
    assert {told["aes"] for told in happened(events, "legions_paid")} == {13}


@pytest.mark.rule("latium 5.6")
def test_production_grows_with_the_works():
    grown = [
        close_of(6, towns={"roma": {"cives": 40, "garrison": arms(), "level": "oppidum", "areae": areas}})[0]
        for areas in (0, 1)
    ]
    assert aes(grown[1], "roma") - aes(grown[0], "roma") == 20 + 20, "10 more cives supported, and none to feed"


@pytest.mark.rule("latium 5.7", "latium D26", "latium D34")
def test_works_raise_the_legion():
    crowded = reigning("roma", towns={"roma": {"cives": 34}})
    assert (capacity_of(crowded), most(crowded)[0]) == (30, 15)
    widened = reigning("roma", towns={"roma": {"cives": 34, "level": "oppidum", "areae": 1}})
    assert (capacity_of(widened), most(widened)[0]) == (40, 17)


@pytest.mark.rule("latium D26")
@pytest.mark.parametrize(
    ("walls", "areas", "supported"),
    [
        ("vicus", 0, 30),
        ("vicus", 3, 30),
        ("oppidum", 0, 30),
        ("oppidum", 1, 40),
        ("oppidum", 7, 60),
        ("civitas", 7, 100),
    ],
)
def test_the_smaller_of_two_limits_rules(walls, areas, supported):
    assert capacity_of(reigning("roma", towns={"roma": {"level": walls, "areae": areas}})) == supported


@pytest.mark.rule("latium D34")
def test_a_sixth_equites_and_a_quarter_sagittarii():
    assert most(reigning("roma")) == (13, 2, 3)


@pytest.mark.rule("latium 5.11")
def test_no_enrolment_while_overpopulated():
    few = {"garrison": arms(pedites=10), "cives": 31}
    assert refusal(reigning("roma", towns={"roma": few}), "recruit roma pedites 1") == "5.11"
    assert allowed(reigning("roma", towns={"roma": few | {"level": "oppidum", "areae": 1}}), "recruit roma pedites 1")


@pytest.mark.rule("latium 5.12")
def test_sudden_growth_goes_beyond_capacity():
    assert cives(stricken("populus", "IV", "roma", towns={"roma": {"cives": 30}}), "roma") == 39


@pytest.mark.rule("latium 5.13")
def test_one_card_brings_growth_and_plague():
    assert cives(stricken("populus", "I", "roma"), "roma") < 26 < cives(stricken("populus", "IV", "roma"), "roma")


@pytest.mark.rule("latium 5.14")
def test_plague_strikes_the_legion_wherever_it_stands():
    away = {"garrison": arms(pedites=4)}
    ranks = {
        "dux": {
            "errand": "afield",
            "cell": "0808",
            "origin": "roma",
            "ranks": {"roma": {"pedites": 4, "equites": 2, "sagittarii": 3}},
        }
    }
    match = stricken("populus", "I", "roma", towns={"roma": away}, reges={"roma": {"pieces": ranks}})
    assert (cives(match, "roma"), legion(match, "roma")) == (19, (6, 1, 2))


@pytest.mark.rule("latium 5.15")
def test_cives_may_be_let_go():
    match = reigning("ecetra", towns={"ecetra": {"cives": 36}})
    play(match, "dismiss ecetra 6")
    assert (cives(match, "ecetra"), aes(match, "ecetra")) == (30, 40)
    events = play(match, "done")
    assert "fed" not in kinds(events)
    assert aes(match, "ecetra") == 40


@pytest.mark.rule("latium 5.16", "latium D80")
def test_a_fall_in_population_is_seen():
    match = reigning("roma")
    events = play(match, "dismiss roma 6")
    assert [told.readers for told in events if told.kind == "cives_changed"] == [()]
    assert seen(match, "caere")["towns"]["roma"]["cives"] == 20


@pytest.mark.rule("latium 5.17")
def test_a_colonia_produces_for_its_holder():
    alone, _ = close_of(6)
    match, _ = close_of(6, towns={"veii": {"holder": "roma", "garrison": arms()}})
    assert aes(match, "roma") - aes(alone, "roma") == 2 * 26 + 3


# --- D27 to D36


@pytest.mark.rule("latium D27")
def test_prices_of_works():
    match = reigning("roma", reges={"roma": {"aes": 25}})
    assert not allowed(match, "wall roma")
    play(match, "widen roma")
    assert aes(match, "roma") == 5
    civitas = {"roma": {"level": "oppidum"}}
    assert not allowed(reigning("roma", reges={"roma": {"aes": 119}}, towns=civitas), "wall roma")
    match = reigning("roma", reges={"roma": {"aes": 120}}, towns=civitas)
    play(match, "wall roma")
    assert aes(match, "roma") == 0


@pytest.mark.rule("latium D27")
def test_a_work_is_ready_at_the_end_of_the_turn():
    match, _ = close_of(1, towns={"roma": {"work": "areae"}})
    assert (int(town(match, "roma").areae), int(town(match, "roma").work)) == (1, 0)
    assert allowed(reigning("roma", towns={"roma": {"areae": 6}}), "widen roma")
    assert refusal(reigning("roma", towns={"roma": {"areae": 7}}), "widen roma") == "D26"


@pytest.mark.rule("latium D29")
@pytest.mark.parametrize(
    ("told", "king", "grown"),
    [
        ({"cives": 26}, {}, 28),
        ({"cives": 9}, {}, 10),
        ({"cives": 30}, {}, 33),
        ({"cives": 33}, {}, 33),
        ({"cives": 26}, {"ira": 2}, 26),
        ({"cives": 26}, {"ira": 1}, 28),
    ],
)
def test_natural_growth(told, king, grown):
    match, _ = close_of(6, towns={"roma": told | {"garrison": arms()}}, reges={"roma": king})
    assert cives(match, "roma") == grown


@pytest.mark.rule("latium D29")
def test_towns_grow_only_at_the_semester():
    assert cives(close_of(5)[0], "roma") == 26


@pytest.mark.rule("latium D33")
def test_ludi_once_a_semester():
    match = reigning("roma", turn=3, reges={"roma": {"ira": 2}})
    play(match, "ludi")
    assert (ira(match, "roma"), aes(match, "roma")) == (1, 25)
    assert refusal(match, "ludi") == "D33"
    semester = int(rex(match, "roma").ludi)
    for number, may in ((6, False), (7, True)):
        later = reigning("roma", turn=number, reges={"roma": {"ira": 1, "ludi": semester}})
        assert allowed(later, "ludi") == may
    assert not allowed(reigning("roma", reges={"roma": {"ira": 1, "aes": 14}}), "ludi")


@pytest.mark.rule("latium D35")
def test_recruiting():
    few = {"roma": {"garrison": arms(pedites=5, equites=2, sagittarii=3)}}
    match = reigning("roma", reges={"roma": {"aes": 6}}, towns=few)
    assert not allowed(match, "recruit roma pedites 4")
    play(match, "recruit roma pedites 3")
    assert (garrison(match, "roma"), aes(match, "roma")) == ((8, 2, 3), 0)
    for arm, price in zip(ARM_NAMES, (2, 5, 3), strict=True):
        match = reigning("roma", towns={"roma": {"garrison": arms()}})
        play(match, f"recruit roma {arm} 1")
        assert aes(match, "roma") == 40 - price


@pytest.mark.rule("latium D35", "latium D34")
def test_no_more_than_the_legion_holds():
    assert refusal(reigning("roma"), "recruit roma pedites 1") == "D34"
    few = {"roma": {"garrison": arms(equites=2, sagittarii=3)}}
    match = reigning("roma", towns=few)
    assert refusal(match, "recruit roma equites 1") == "D34"
    assert refusal(match, "recruit roma sagittarii 1") == "D34"
    assert allowed(match, "recruit roma pedites 1")


@pytest.mark.rule("latium D35")
def test_who_cannot_pay_dissolves_what_he_chooses():
    match, _ = close_of(6, reges={"roma": {"aes": 6, "production": -100}})
    assert asked(match) == ("roma", "dissolve")
    assert legal(match) == {"dissolve roma pedites", "dissolve roma equites", "dissolve roma sagittarii"}
    play(match, "dissolve roma sagittarii", "dissolve roma pedites", "dissolve roma pedites")
    assert asked(match)[1] != "dissolve"
    assert (legion(match, "roma"), aes(match, "roma")) == ((6, 2, 2), 0)


@pytest.mark.rule("latium D36")
def test_a_destroyed_centuria_costs_a_civis():
    match = reigning("roma")
    lose_centuriae(match.setting.world, match.position, 3, 3, one(Log))
    assert cives(match, "roma") == 23


@pytest.mark.rule("latium 5.14", "latium D34")
def test_a_legion_above_its_limit_is_cut():
    match = reigning("roma")
    play(match, "dismiss roma 14")
    assert (cives(match, "roma"), most(match)) == (12, (6, 1, 1))
    assert sum(legion(match, "roma")) <= 6


@pytest.mark.rule("latium D79", "latium B30")
def test_a_civitas_looks_after_itself():
    match, _ = close_of(1, towns={"veii": {"cives": 33}, "capena": {"garrison": arms(pedites=3)}})
    assert int(town(match, "veii").areae) + int(town(match, "veii").level) == 1
    assert sum(legion(match, "capena")) == 4, "one centuria a turn"
    match, _ = close_of(6)
    assert cives(match, "veii") == 28


@pytest.mark.rule("latium D79")
def test_a_civitas_never_attacks():
    match = realm(phase="offers", turn=1, scenario="two_kings")
    events = [told for _ in range(3) for told in end_turn(match)]
    assert not {"war_declared", "war_by_treachery", "town_called", "leader_called"} & set(kinds(events))
