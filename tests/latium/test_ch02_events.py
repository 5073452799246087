"""Chapter 2, D19 to D21: the event of the turn, who bears it, and what it does."""

from __future__ import annotations

import pytest

from bellona import BadPosition
from bellona.games.latium.position.vocabulary import Domain

from .games import (
    EVENTI,
    SEATS,
    aes,
    allowed,
    answer,
    asked,
    bond,
    cives,
    close_of,
    decline,
    errand,
    event,
    filii,
    fresh,
    happened,
    ira,
    kinds,
    legal,
    legion,
    offering,
    piece,
    play,
    realm,
    refusal,
    reign,
    reigning,
    rex,
    sacred,
    signa,
    stricken,
    turn,
    until,
)

BAD, GOOD = ("I", "II"), ("III", "IV")


def protected(god: str, seat: str = "roma", **more):
    """Towns of a document in which a caput has a Protector."""
    return {seat: {"sacred": "templum", "god": god} | more}


# --- the deck and the lot


@pytest.mark.rule("latium 2.1", "latium 2.3")
def test_twelve_cards_with_four_results_each():
    world = fresh().setting.world
    assert world.eventi.shape == (12,)
    assert all(card.effects.shape == (4, 2) for card in world.eventi)
    assert all(card.effects[result][0].op for card in world.eventi for result in range(4))
    assert sorted(match_deck(fresh())) == list(range(1, 13))


def match_deck(match):
    return [int(card) for card in match.position.event_deck]


@pytest.mark.rule("latium 2.2")
def test_the_six_domains():
    world = fresh().setting.world
    domains = [Domain(int(card.domain)).name.lower() for card in world.eventi]
    assert domains == [
        "population", "population", "production", "production", "religion", "religion",
        "health", "health", "diplomacy", "diplomacy", "military", "military",
    ]  # fmt: skip


@pytest.mark.rule("latium 2.4", "latium 2.3")
@pytest.mark.parametrize(("result", "left"), [("I", 25), ("II", 32), ("III", 48), ("IV", 55)])
def test_the_die_chooses_the_result(result, left):
    assert aes(stricken("mercatus", result, "roma"), "roma") == left


@pytest.mark.rule("latium 2.3", "latium 2.4")
@pytest.mark.parametrize(("die", "named"), list(enumerate(("pestilentia", "fames-minor", "proles", "incrementum"), 1)))
def test_the_result_is_told_by_its_name(die, named):
    told = event(answer(offering(), {}, dice=[die, 1]), "event_result")
    assert (told["result"], told["outcome"]) == (("I", "II", "III", "IV")[die - 1], named)


@pytest.mark.rule("latium 2.5", "latium 2.6")
@pytest.mark.parametrize("seat", SEATS)
def test_lot_chooses_the_rex(seat):
    match = stricken("mercatus", "I", seat)
    assert {other: aes(match, other) for other in SEATS} == {other: 25 if other == seat else 40 for other in SEATS}


FALLEN = {"reign": "fallen", "fall": "expelled"}


@pytest.mark.rule("latium 2.5")
def test_a_fallen_rex_is_not_drawn():
    left = tuple(seat for seat in SEATS if seat != "roma")
    for seat in left:
        match = stricken("mercatus", "I", seat, players=left, reges={"roma": FALLEN})
        assert aes(match, seat) == 25
    with pytest.raises(BadPosition, match="6 cannot be drawn from 5"):
        stricken("mercatus", "I", "ecetra", reges={"roma": FALLEN})


@pytest.mark.rule("latium 2.10")
@pytest.mark.parametrize(("number", "cycles", "used"), [(12, 1, 12), (30, 2, 6)])
def test_events_mark_the_time(number, cycles, used):
    match = offering(turn=number)
    until(match, "reign")
    done = number // 12
    assert done == cycles
    assert match.position.event_place == used


@pytest.mark.rule("latium 2.11")
def test_the_cards_are_shuffled_after_twelve():
    match, events = close_of(12)
    assert turn(match) == 13
    assert event(events, "cycle_ends")["cycle"] == 1
    assert match.position.event_place == 0
    assert sorted(match_deck(match)) == list(range(1, 13))
    assert "cycle_ends" not in kinds(close_of(11)[1])


@pytest.mark.rule("latium 2.11")
def test_no_card_comes_twice_in_a_cycle():
    match = fresh(seed=3)
    turned = []
    while turn(match) <= 13 and match.result is None:
        turned += [told["card"] for told in happened(decline(match), "event_turned")]
    names = {name.replace("_", "-") for name in EVENTI}
    assert set(turned[:12]) == names
    assert turned[12] in names


@pytest.mark.rule("latium 2.12")
@pytest.mark.parametrize(
    ("scenario", "last"), [("six_kings_short", 48), ("six_kings", 60), ("six_kings_long", 72), ("two_kings", 60)]
)
def test_a_game_of_whole_cycles(scenario, last):
    assert fresh(scenario).setting.world.last_turn == last
    first = "roma" if scenario == "two_kings" else SEATS[(last - 1) % 6]
    match = realm(scenario=scenario, phase="reign", turn=last, active=first)
    while match.result is None:
        assert turn(match) == last
        decline(match)
    assert match.result.reason == "final_count"


@pytest.mark.rule("latium 2.12")
def test_the_turn_before_the_last_ends_no_game():
    match, _ = close_of(59)
    assert match.result is None
    assert turn(match) == 60


@pytest.mark.rule("latium 2.13")
def test_longer_games_may_be_agreed():
    match = fresh("roma-caere:84:final")
    assert match.setting.world.last_turn == 84
    rich = realm(scenario="roma-caere:84:final", phase="reign", turn=66, active="roma", reges={"roma": {"aes": 5000}})
    assert aes(rich, "roma") == 5000


# --- reactions


@pytest.mark.rule("latium 2.7", "latium D19")
def test_charisma_draws_the_event_to_oneself():
    match = stricken("mercatus", "IV", "roma", reges={"caere": {"signa": ["charisma"]}})
    assert asked(match) == ("caere", "charisma")
    events = play(match, "play charisma")
    assert event(events, "event_assigned")["seat"] == "caere"
    assert (aes(match, "caere"), aes(match, "roma")) == (55, 40)
    assert signa(match, "caere") == []


@pytest.mark.rule("latium 2.7", "latium B13")
def test_every_other_rex_with_signa_is_asked_for_charisma():
    match = stricken(
        "mercatus",
        "IV",
        "roma",
        reges={"caere": {"signa": ["damnum"]}, "nersae": {"signa": ["charisma"]}, "roma": {"signa": ["charisma"]}},
    )
    assert set(match.waiting) == {"nersae", "caere"}
    assert legal(match, "caere") == {"pass"}


@pytest.mark.rule("latium D19", "latium B1")
@pytest.mark.parametrize(("number", "first"), [(1, "nersae"), (5, "caere")])
@pytest.mark.parametrize("order", [("nersae", "caere"), ("caere", "nersae")])
def test_the_first_in_the_order_of_the_phases_has_the_event(number, first, order):
    match = stricken(
        "mercatus",
        "IV",
        "roma",
        turn=number,
        reges={"caere": {"signa": ["charisma"]}, "nersae": {"signa": ["charisma"]}},
    )
    answer(match, dict.fromkeys(order, "play charisma"))
    other = "caere" if first == "nersae" else "nersae"
    assert (aes(match, first), aes(match, other)) == (55, 40)
    assert (signa(match, first), signa(match, other)) == ([], ["charisma"]), "the second keeps his card"


@pytest.mark.rule("latium 2.8")
def test_egida_sends_the_event_to_another():
    match = stricken("mercatus", "I", "roma", reges={"roma": {"signa": ["egida"]}})
    assert asked(match) == ("roma", "egida")
    play(match, "play egida ecetra")
    assert (aes(match, "roma"), aes(match, "ecetra"), signa(match, "roma")) == (40, 25, [])


@pytest.mark.rule("latium 2.8")
def test_egida_is_not_played_on_oneself():
    match = stricken("mercatus", "I", "roma", reges={"roma": {"signa": ["egida"]}})
    assert refusal(match, "play egida roma") is not None


@pytest.mark.rule("latium D19")
def test_after_charisma_only_the_new_bearer_plays_egida():
    match = stricken(
        "mercatus", "I", "roma", reges={"roma": {"signa": ["egida"]}, "caere": {"signa": ["charisma", "egida"]}}
    )
    answer(match, {"caere": "play charisma"})
    assert asked(match) == ("caere", "egida")
    play(match, "play egida nomentum")
    until(match, "reign")
    assert (aes(match, "nomentum"), aes(match, "roma"), signa(match, "roma")) == (25, 40, ["egida"])


@pytest.mark.rule("latium D19")
def test_egida_is_answered_by_egida():
    match = stricken("mercatus", "I", "roma", reges={"roma": {"signa": ["egida"]}, "caere": {"signa": ["egida"]}})
    until(match, "egida", "roma")
    play(match, "play egida caere")
    assert asked(match) == ("caere", "egida")
    play(match, "play egida roma")
    assert (aes(match, "roma"), aes(match, "caere")) == (25, 40)


@pytest.mark.rule("latium 2.9")
@pytest.mark.parametrize("result", BAD)
def test_pax_avoids_a_negative_event(result):
    match = stricken("mercatus", result, "nersae", reges={"nersae": {"signa": ["pax"]}})
    until(match, "avert", "nersae")
    play(match, "play pax")
    assert (aes(match, "nersae"), signa(match, "nersae")) == (40, [])


@pytest.mark.rule("latium 2.9")
@pytest.mark.parametrize("result", GOOD)
def test_pax_is_refused_against_a_good_event(result):
    match = stricken("mercatus", result, "nersae", reges={"nersae": {"signa": ["pax", "auspicium"]}})
    until(match, "avert", "nersae")
    assert refusal(match, "play pax") == "2.9"
    assert allowed(match, "play auspicium")


@pytest.mark.rule("latium D19")
def test_auspicium_rolls_again_for_the_assigned_rex_alone():
    held = {"roma": {"signa": ["auspicium"]}, "caere": {"signa": ["auspicium"]}}
    match = stricken("mercatus", "I", "roma", reges=held)
    assert refusal(match, "play auspicium") == "D19", "Caere, who is asked for Charisma"
    until(match, "avert", "roma")
    play(match, "play auspicium", dice=[4])
    until(match, "reign")
    assert (aes(match, "roma"), signa(match, "roma"), signa(match, "caere")) == (55, [], ["auspicium"])


@pytest.mark.rule("latium D19")
def test_after_auspicium_the_new_result_may_be_averted():
    match = stricken("mercatus", "III", "roma", reges={"roma": {"signa": ["auspicium", "pax"]}})
    until(match, "avert", "roma")
    play(match, "play auspicium", dice=[1])
    assert asked(match) == ("roma", "avert")
    play(match, "play pax")
    assert (aes(match, "roma"), signa(match, "roma")) == (40, [])


@pytest.mark.rule("latium D19", "latium D23")
def test_salus_helps_any_rex_against_sickness():
    match = stricken("aquae", "I", "roma", reges={"caere": {"signa": ["salus"]}})
    until(match, "salus", "caere")
    play(match, "play salus")
    assert (cives(match, "roma"), signa(match, "caere")) == (26, [])


@pytest.mark.rule("latium D23")
@pytest.mark.parametrize(
    ("card", "result", "works"),
    [
        ("populus", "I", True),
        ("populus", "II", False),
        ("domus_regia", "II", True),
        ("bellum", "I", False),
        ("aquae", "III", False),
    ],
)
def test_salus_is_for_health_and_the_plague(card, result, works):
    match = stricken(card, result, "roma", reges={"roma": {"signa": ["salus"]}})
    if asked(match) == ("roma", "egida"):
        play(match, "pass")
    may = asked(match) == ("roma", "avert") and allowed(match, "play salus")
    assert may == works


# --- raised signs of Iuppiter and Ceres


@pytest.mark.rule("latium D23", "latium 6.3")
@pytest.mark.parametrize(("chosen", "left"), [("II", 32), ("III", 48)])
def test_a_raised_charisma_chooses_the_next_better_result(chosen, left):
    match = stricken(
        "mercatus", "II", "roma", reges={"caere": {"signa": ["charisma"]}}, towns=protected("iuppiter", "caere")
    )
    play(match, "play charisma")
    assert asked(match) == ("caere", "better")
    assert legal(match) == {"result II", "result III"}
    play(match, f"result {chosen}")
    assert aes(match, "caere") == left


@pytest.mark.rule("latium D23", "latium B2")
def test_a_raised_egida_is_neither_sent_on_nor_stopped_by_a_protector():
    match = stricken(
        "mercatus", "I", "roma",
        reges={"roma": {"signa": ["egida"]}, "caere": {"signa": ["egida"]}},
        towns=protected("iuppiter") | protected("ceres", "caere"),
    )  # fmt: skip
    until(match, "egida", "roma")
    play(match, "play egida caere")
    until(match, "reign")
    assert (aes(match, "caere"), signa(match, "caere")) == (25, ["egida"])


@pytest.mark.rule("latium D23")
def test_an_egida_played_on_a_rex_under_iuppiter_leaves_the_event_with_its_sender():
    match = stricken(
        "mercatus", "I", "roma", reges={"roma": {"signa": ["egida"]}}, towns=protected("iuppiter", "caere")
    )
    play(match, "play egida caere")
    until(match, "reign")
    assert (aes(match, "roma"), aes(match, "caere"), signa(match, "roma")) == (25, 40, [])


@pytest.mark.rule("latium D23", "latium 6.3")
def test_a_raised_pax_brings_five_aes():
    match = stricken("mercatus", "I", "roma", reges={"roma": {"signa": ["pax"]}}, towns=protected("iuppiter"))
    until(match, "avert", "roma")
    play(match, "play pax")
    assert aes(match, "roma") == 45


@pytest.mark.rule("latium D23")
@pytest.mark.parametrize(("chosen", "left"), [("II", 32), ("IV", 55)])
def test_a_raised_auspicium_leaves_the_choice(chosen, left):
    match = stricken("mercatus", "II", "roma", reges={"roma": {"signa": ["auspicium"]}}, towns=protected("iuppiter"))
    until(match, "avert", "roma")
    play(match, "play auspicium", dice=[4])
    assert asked(match) == ("roma", "result")
    play(match, f"result {chosen}")
    until(match, "reign")
    assert aes(match, "roma") == left


@pytest.mark.rule("latium D23")
def test_a_raised_salus_brings_a_civis():
    match = stricken("aquae", "I", "roma", reges={"caere": {"signa": ["salus"]}}, towns=protected("ceres", "caere"))
    until(match, "salus", "caere")
    play(match, "play salus")
    assert cives(match, "roma") == 27


# --- D20


@pytest.mark.rule("latium D20", "latium 6.3")
@pytest.mark.parametrize(
    ("card", "god"),
    [
        ("populus", "ceres"), ("migratio", "ceres"), ("messis", "ceres"), ("mercatus", "ceres"),
        ("domus_regia", "ceres"), ("aquae", "ceres"), ("auspicia", "iuppiter"), ("sacra", "iuppiter"),
        ("legationes", "mercurius"), ("hospitium", "mercurius"), ("dilectus", "mars"), ("bellum", "mars"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("result", BAD)
def test_a_protector_voids_the_bad_events_of_his_domains(card, god, result):
    for other in ("iuppiter", "ceres", "mars", "mercurius"):
        match = stricken(card, result, "roma", towns=protected(other))
        voided = asked(match) == ("nersae", "reign") and (
            cives(match, "roma"), aes(match, "roma"), ira(match, "roma"), legion(match, "roma")
        ) == (26, 40, 0, (8, 2, 3)) and not _marked(match)  # fmt: skip
        if card != "auspicia":
            assert voided == (other == god), other


def _marked(match):
    """Whether something of an event is still pending on Roma."""
    king = rex(match, "roma")
    friction = any(int(tie.friction_until) for tie in king.ties)
    return bool(
        king.audience or king.production or king.recruit_ban_until or friction or piece(match, "roma", "rex").until
    )


@pytest.mark.rule("latium D20")
@pytest.mark.parametrize(("god", "left"), [("iuppiter", 3), ("mars", 1)])
def test_auspicia_i_is_void_under_iuppiter(god, left):
    match = stricken("auspicia", "I", "roma", reges={"roma": {"signa": ["damnum"] * 3}}, towns=protected(god))
    until(match, "reign")
    assert len(signa(match, "roma")) == left


@pytest.mark.rule("latium 6.3")
def test_a_protector_leaves_good_events_alone():
    assert aes(stricken("mercatus", "IV", "roma", towns=protected("ceres")), "roma") == 55


# --- D21: the forty-eight results


@pytest.mark.rule("latium D21", "latium 5.14")
def test_populus():
    match = stricken("populus", "I", "roma")
    assert (cives(match, "roma"), legion(match, "roma")) == (19, (6, 1, 2))
    match = stricken("populus", "II", "roma")
    assert (cives(match, "roma"), legion(match, "roma")) == (24, (8, 1, 2)), "cut to the limit, each arm rounded down"
    assert cives(stricken("populus", "III", "roma"), "roma") == 28
    assert cives(stricken("populus", "IV", "roma"), "roma") == 33


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize(("result", "leave"), [("I", 4), ("II", 2)])
def test_migratio_to_the_nearest_town(result, leave):
    match = stricken("migratio", result, "roma")
    gained = {
        name: cives(match, name) - int(site.cives)
        for name, site in zip(_towns(), match.setting.world.sites, strict=True)
    }
    changed = {name: number for name, number in gained.items() if number}
    assert changed.pop("roma") == -leave
    (other,) = changed
    assert changed == {other: leave}
    distance = match.setting.world.distance[3]
    assert distance[_towns().index(other)] == min(d for town, d in enumerate(distance) if town != 3)


def _towns():
    from bellona.games.latium.text.names import TOWN_NAMES

    return TOWN_NAMES


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize(
    ("card", "result", "left"),
    [("migratio", "III", 28), ("migratio", "IV", 30), ("aquae", "III", 27), ("aquae", "IV", 28)],
)
def test_newcomers(card, result, left):
    assert cives(stricken(card, result, "roma"), "roma") == left


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize(("result", "percent"), [("I", -100), ("II", -50), ("III", 25), ("IV", 50)])
def test_messis_changes_the_next_production(result, percent):
    match = stricken("messis", result, "roma", turn=5)
    assert rex(match, "roma").production == percent


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize(("percent", "paid"), [(-100, 4), (0, 56)])
def test_a_drought_leaves_the_bonus_alone(percent, paid):
    match, _ = close_of(6, reges={"roma": {"production": percent}})
    assert aes(match, "roma") == 40 + paid - 13
    assert rex(match, "roma").production == 0


@pytest.mark.rule("latium D21")
def test_changes_of_production_add_up_with_a_floor():
    match = stricken("messis", "I", "roma", turn=5, reges={"roma": {"production": -50}})
    assert rex(match, "roma").production == -100


@pytest.mark.rule("latium D21")
def test_nobody_loses_more_than_he_has():
    assert aes(stricken("mercatus", "I", "roma", reges={"roma": {"aes": 9}}), "roma") == 0
    assert cives(stricken("migratio", "I", "roma", towns={"roma": {"cives": 4}}), "roma") == 2


@pytest.mark.rule("latium D21", "latium 3.2")
@pytest.mark.parametrize(("result", "left"), [("I", 1), ("II", 2), ("III", 4), ("IV", 5)])
def test_auspicia(result, left):
    match = stricken("auspicia", result, "roma", reges={"roma": {"signa": ["damnum", "defensio", "dolum"]}})
    until(match, "reign")
    assert len(signa(match, "roma")) == left
    assert rex(match, "roma").signa_count == left
    assert aes(match, "roma") == 40, "without an offer"


@pytest.mark.rule("latium D21", "latium B14")
def test_a_dire_portent_takes_a_favour():
    match = stricken("auspicia", "I", "roma", towns={"roma": {"sacred": "ara", "god": "mars", "favours": 2}})
    until(match, "reign")
    assert sacred(match, "roma") == ("ara", "mars", 1)


@pytest.mark.rule("latium D21")
def test_sacrilege():
    match = stricken("sacra", "I", "roma")
    assert (asked(match), ira(match, "roma")) == (("roma", "expiate"), 1)
    play(match, "pay")
    assert (ira(match, "roma"), aes(match, "roma")) == (1, 30)
    match = stricken("sacra", "I", "roma")
    play(match, "refuse")
    assert (ira(match, "roma"), aes(match, "roma")) == (2, 40)


@pytest.mark.rule("latium D21")
def test_sacrilege_alone_drives_nobody_out():
    match = stricken("sacra", "I", "roma", reges={"roma": {"ira": 2}})
    until(match, "reign")
    assert (ira(match, "roma"), reign(match, "roma")) == (2, "reigns")


@pytest.mark.rule("latium D21")
def test_expiation_that_cannot_be_paid():
    match = stricken("sacra", "II", "roma", reges={"roma": {"aes": 9}})
    until(match, "reign")
    assert (ira(match, "roma"), aes(match, "roma")) == (1, 9)


@pytest.mark.rule("latium D21", "latium D33")
def test_holy_days_and_a_vow():
    assert ira(stricken("sacra", "III", "roma", reges={"roma": {"ira": 2}}), "roma") == 1
    match = stricken("sacra", "IV", "roma", reges={"roma": {"ira": 1}})
    assert (ira(match, "roma"), asked(match)) == (0, ("roma", "votum"))
    play(match, "erect roma ceres")
    assert (sacred(match, "roma"), aes(match, "roma")) == (("ara", "ceres", 3), 40)


@pytest.mark.rule("latium D21")
def test_the_illness_of_a_rex():
    match = stricken("domus_regia", "I", "roma", dice=[2], turn=4)
    until(match, "reign", "roma")
    assert refusal(match, "move rex 0808") == "D21"
    assert allowed(match, "move dux 0808")
    assert piece(match, "roma", "rex").until == 6, "this turn and two more"
    assert piece(stricken("domus_regia", "II", "roma", turn=4), "roma", "rex").until == 5


@pytest.mark.rule("latium D21")
def test_an_illness_may_kill():
    match = stricken("domus_regia", "I", "roma", dice=[1], filii={"roma": "son"})
    assert reign(match, "roma") == "reigns"
    assert filii(match, "roma") == [], "the son reigns"


@pytest.mark.rule("latium D21", "latium 7.4")
@pytest.mark.parametrize(("die", "sex"), [(1, "daughter"), (2, "son"), (3, "daughter"), (4, "son")])
def test_a_birth(die, sex):
    match = stricken("domus_regia", "III", "roma", dice=[die])
    assert [born for _, born in filii(match, "roma")] == [sex]


@pytest.mark.rule("latium D21", "latium 7.4")
@pytest.mark.parametrize(("result", "more"), [("III", 1), ("IV", 2)])
def test_there_are_never_three_filii(result, more):
    match = stricken("domus_regia", result, "roma", filii={"roma": ["son", "daughter"]})
    assert (len(filii(match, "roma")), cives(match, "roma")) == (2, 26 + more)


@pytest.mark.rule("latium D21")
def test_an_heir_is_born():
    assert [sex for _, sex in filii(stricken("domus_regia", "IV", "roma"), "roma")] == ["son"]


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize(("result", "last"), [("I", 6), ("II", 5)])
def test_marsh_fever_bars_recruiting(result, last):
    match = stricken("aquae", result, "roma", turn=4, towns={"roma": {"garrison": {"pedites": 4}}})
    assert cives(match, "roma") == (24 if result == "I" else 26)
    until(match, "reign", "roma")
    assert refusal(match, "recruit roma pedites 1") == "D21"
    for number in (last, last + 1):
        later = reigning(
            "roma",
            turn=number,
            reges={"roma": {"recruit_ban_until": last}},
            towns={"roma": {"garrison": {"pedites": 4}}},
        )
        assert allowed(later, "recruit roma pedites 1") == (number > last)
    assert rex(match, "roma").recruit_ban_until == last


@pytest.mark.rule("latium D21")
def test_a_sacred_spring_wards_off_the_next_sickness_of_the_cycle():
    match = stricken("aquae", "IV", "roma", turn=2)
    cycle = int(rex(match, "roma").immune_cycle)
    assert cycle
    for number, ill in ((12, False), (13, True)):
        later = stricken("domus_regia", "II", "roma", turn=number, reges={"roma": {"immune_cycle": cycle}})
        assert bool(piece(later, "roma", "rex").until >= number) == ill
    once = stricken("domus_regia", "II", "roma", turn=5, reges={"roma": {"immune_cycle": cycle}})
    assert rex(once, "roma").immune_cycle != cycle, "it wards off one"


BOUND = {"roma": {"ties": {"veii": {"bond": "foedus", "since": 1}, "tusculum": {"bond": "pactum", "since": 1}}}}


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize(("lot", "broken"), [(1, "tusculum"), (2, "veii")])
def test_an_accord_is_broken_by_lot(lot, broken):
    match = stricken("legationes", "I", "roma", turn=4, dice=[lot], reges=BOUND)
    assert {name: bond(match, "roma", name) for name in ("veii", "tusculum")} == {
        "veii": "foedus", "tusculum": "pactum"
    } | {broken: "none"}  # fmt: skip
    assert rex(match, "roma").audience == 0


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize(("result", "change"), [("I", -2), ("II", -2), ("III", 2)])
def test_words_on_the_next_audience(result, change):
    assert rex(stricken("legationes", result, "roma"), "roma").audience == change


@pytest.mark.rule("latium D21", "latium 8.17", "latium 8.18")
def test_the_legatus_of_mercurius():
    match = stricken("legationes", "IV", "roma", turn=4, reges=BOUND)
    assert asked(match) == ("roma", "envoy")
    assert "send-envoy tusculum" in legal(match)
    assert "send-envoy veii" not in legal(match), "a foedus has no next stage"
    assert "send-envoy caere" not in legal(match)
    play(match, "send-envoy tusculum")
    assert bond(match, "roma", "tusculum") == "foedus"
    again = stricken("legationes", "IV", "roma", turn=4)
    play(again, "send-envoy praeneste")
    assert bond(again, "roma", "praeneste") == "pactum"
    distance = match.setting.world.distance[3]
    assert all(distance[_towns().index(text.split()[1])] <= 96 for text in legal(stricken("legationes", "IV", "roma")))


@pytest.mark.rule("latium D21", "latium D15")
def test_friction_by_event():
    match = stricken("hospitium", "I", "roma", turn=4)
    frictions = {name: int(tie.friction_until) for name, tie in zip(_towns(), rex(match, "roma").ties, strict=True)}
    struck = {name: until for name, until in frictions.items() if until}
    assert list(struck.values()) == [9], "this turn and five more"
    match = stricken(
        "hospitium", "IV", "roma", turn=5, reges={"roma": {"ties": {next(iter(struck)): {"friction_until": 9}}}}
    )
    assert aes(match, "roma") == 50
    assert not any(int(tie.friction_until) >= 5 for tie in rex(match, "roma").ties)


@pytest.mark.rule("latium D21")
def test_friction_spares_a_socia():
    match = stricken("hospitium", "I", "roma", turn=4)
    name = next(name for name, tie in zip(_towns(), rex(match, "roma").ties, strict=True) if tie.friction_until)
    spared = stricken(
        "hospitium", "I", "roma", turn=4, reges={"roma": {"ties": {name: {"bond": "pactum", "since": 1}}}}
    )
    assert not rex(spared, "roma").ties[_towns().index(name)].friction_until


@pytest.mark.rule("latium D21", "latium B7")
def test_a_seized_legatus():
    match = stricken("hospitium", "II", "roma", turn=4)
    assert asked(match) == ("roma", "ransom_legatus")
    play(match, "refuse")
    assert (errand(match, "roma", "legatus-1"), int(piece(match, "roma", "legatus-1").until)) == ("seized", 6)
    assert aes(match, "roma") == 40
    match = stricken("hospitium", "II", "roma", turn=4)
    play(match, "pay")
    assert (errand(match, "roma", "legatus-1"), aes(match, "roma")) == ("home", 34)


@pytest.mark.rule("latium D21")
def test_guest_gifts():
    assert aes(stricken("hospitium", "III", "roma"), "roma") == 46


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize(("result", "left"), [("I", (6, 2, 3)), ("II", (7, 2, 3)), ("III", (8, 2, 3))])
def test_dilectus(result, left):
    assert legion(stricken("dilectus", result, "roma"), "roma") == left


@pytest.mark.rule("latium D21", "latium D34")
def test_volunteers_join_within_the_limits():
    few = {"roma": {"garrison": {"pedites": 5, "equites": 1, "sagittarii": 3}}}
    assert legion(stricken("dilectus", "III", "roma", towns=few), "roma") == (6, 1, 3)
    match = stricken("dilectus", "IV", "roma", towns=few)
    assert (legion(match, "roma"), len(signa(match, "roma"))) == ((5, 2, 3), 1)
    full = {"roma": {"garrison": {"pedites": 5, "equites": 2, "sagittarii": 3}}}
    assert legion(stricken("dilectus", "IV", "roma", towns=full), "roma") == (6, 2, 3)


@pytest.mark.rule("latium D21", "latium B5")
def test_bellum():
    match = stricken("bellum", "I", "roma")
    assert (aes(match, "roma"), cives(match, "roma")) == (28, 25)
    assert aes(stricken("bellum", "II", "roma"), "roma") == 34
    ardour = rex(stricken("bellum", "III", "roma", turn=14), "roma")
    assert (ardour.initiative, ardour.discrimen, ardour.war_bonus_cycle) == (1, 0, 2)
    helped = rex(stricken("bellum", "IV", "roma", turn=14), "roma")
    assert (helped.initiative, helped.discrimen, helped.war_bonus_cycle) == (2, 1, 2)
