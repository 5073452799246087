"""Chapter 1 and D1 to D9: the table, the Reges and what they begin with."""

from __future__ import annotations

import pytest

from bellona import NotUnderstood
from bellona.games.latium.data.values import PEOPLES
from bellona.games.latium.text.names import ARMA_NAMES, SIGNUM_NAMES, TOWN_NAMES

from .games import (
    EVENTI,
    SEATS,
    aes,
    allowed,
    at,
    casella,
    cives,
    close_of,
    end_turn,
    errand,
    event,
    filii,
    fresh,
    garrison,
    happened,
    hold,
    holder,
    kinds,
    legal,
    legion,
    level,
    offering,
    piece,
    play,
    realm,
    refusal,
    reign,
    reigning,
    rex,
    sacred,
    seen,
    signa,
    stricken,
    town,
    turn,
    until,
)


@pytest.mark.rule("latium 1.1")
def test_every_rex_begins_in_his_own_town():
    match = fresh()
    assert {seat: at(match, seat, "rex") for seat in SEATS} == {seat: casella(match, seat) for seat in SEATS}
    assert all(errand(match, seat, counter) == "home" for seat in SEATS for counter in ("rex", "dux"))


@pytest.mark.rule("latium 1.2")
@pytest.mark.parametrize(
    ("seat", "people"),
    [
        ("nersae", "aequi"),
        ("alatrium", "hernici"),
        ("nomentum", "sabini"),
        ("roma", "latini"),
        ("caere", "etrusci"),
        ("ecetra", "volsci"),
    ],
)
def test_each_rex_has_his_people(seat, people):
    world = fresh().setting.world
    assert PEOPLES[world.sites[SEATS.index(seat)].people] == people


@pytest.mark.rule("latium 1.3")
def test_the_seats_run_once_round_the_table():
    assert fresh().setting.playing == ("nersae", "alatrium", "nomentum", "roma", "caere", "ecetra")
    assert TOWN_NAMES[:6] == SEATS


@pytest.mark.rule("latium 1.4")
def test_the_rex_of_caere_is_a_player_like_the_others():
    legions = {"roma": {"garrison": {"pedites": 3}}}
    match = realm(reges={"roma": {"aes": 77, "signa": ["pax"]}}, towns=legions)
    other = realm(reges={"roma": {"aes": 12, "signa": ["dolum"]}})
    for seat in ("caere", "ecetra"):
        assert seen(match, seat) == seen(other, seat)
    assert seen(match, "roma") != seen(other, "roma")


@pytest.mark.rule("latium 1.5")
def test_what_a_rex_holds_at_first():
    match = fresh()
    for seat in SEATS:
        assert aes(match, seat) == 40
        assert signa(match, seat) == []
        assert 1 <= len(filii(match, seat)) <= 2
    assert ARMA_NAMES[1:4] == ("gladium", "clipeus", "lorica")


@pytest.mark.rule("latium 1.6", "latium 7.4")
def test_filii_are_drawn_by_lot():
    tables = [[tuple(sex for _, sex in filii(fresh(seed=seed), town)) for town in TOWN_NAMES] for seed in range(4)]
    assert len({str(table) for table in tables}) == 4
    assert all(1 <= len(house) <= 2 for table in tables for house in table)


@pytest.mark.rule("latium D7")
def test_the_die_tells_which_filii_are_drawn():
    for seed in range(3):
        match = fresh(seed=seed)
        rolls = iter(match.opening_rolls)
        met = set()
        for name in TOWN_NAMES:
            die = next(rolls)
            met.add(die)
            drawn = {1: ["daughter"], 2: ["son"], 3: ["son", "daughter"]}
            expected = drawn[die] if die < 4 else [("daughter", "son")[next(rolls) - 1] for _ in range(2)]
            assert [sex for _, sex in filii(match, name)] == expected
        assert met == {1, 2, 3, 4}


@pytest.mark.rule("latium 1.7")
def test_prices_are_paid_in_aes():
    match = reigning("roma", reges={"roma": {"ira": 1}})
    assert aes(match, "roma") == 40
    play(match, "ludi")
    assert aes(match, "roma") == 25


@pytest.mark.rule("latium 1.8")
def test_nobody_sees_the_signa_of_the_deck():
    match = offering()
    for seat in (*SEATS, None):
        shown = seen(match, seat)
        assert not set(shown.get("signa_deck", [])) & set(SIGNUM_NAMES[1:])
        assert not set(shown.get("stake", [])) & set(SIGNUM_NAMES[1:])


@pytest.mark.rule("latium 1.9", "latium 2.10")
def test_one_event_card_is_turned():
    match = offering(turn=3)
    events = until(match, "reign")
    assert [told["card"] for told in happened(events, "event_turned")] == [EVENTI[2]]
    assert match.position.event.card == 3


@pytest.mark.rule("latium 1.10")
def test_there_are_three_kinds_of_cards():
    world = fresh().setting.world
    assert len(world.eventi) == 12
    assert sum(int(sign.count) for sign in world.signs) == 66
    assert world.signs.shape == (22,), "none, and 21 kinds"


@pytest.mark.rule("latium D1")
def test_a_caput_that_nobody_plays_is_sine_duce():
    match = fresh("three_kings")
    playing = match.setting.playing
    assert len(playing) == 3
    for seat in SEATS:
        if seat in playing:
            assert (reign(match, seat), holder(match, seat), hold(match, seat)) == ("reigns", seat, "own")
        else:
            assert (reign(match, seat), holder(match, seat), hold(match, seat)) == ("absent", None, "free")
        assert (cives(match, seat), sum(garrison(match, seat))) == (26, 13)


@pytest.mark.rule("latium D1")
def test_a_caput_sine_duce_can_be_courted_and_attacked():
    match = realm(scenario="two_kings", phase="reign", active="roma")
    assert {"declare ecetra", "declare nomentum"} <= legal(match)
    beside = realm(
        scenario="two_kings",
        phase="reign",
        active="roma",
        reges={
            "roma": {
                "pieces": {"legatus-1": {"errand": "afield", "cell": casella(match, "nomentum"), "origin": "roma"}}
            }
        },
    )
    assert allowed(beside, "audience legatus-1 nomentum pactum 0")


@pytest.mark.rule("latium D1")
@pytest.mark.parametrize("scenario", ["roma:60:final", "roma-roma:60:final", "roma-tibur:60:final"])
def test_two_to_six_reges_play(scenario):
    with pytest.raises(Exception, match="the games are"):
        fresh(scenario)


@pytest.mark.rule("latium D2")
def test_the_steps_of_a_turn():
    match = offering()
    events = end_turn(match)
    told = [kind for kind in kinds(events) if kind in ("nobody_offered", "event_turned", "reign_begins", "turn_begins")]
    assert told == ["nobody_offered", "event_turned", *["reign_begins"] * 6, "turn_begins"]


@pytest.mark.rule("latium D3")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1), (6, 5), (7, 0), (60, 5)])
def test_the_first_seat_moves_on_each_turn(number, first):
    match = offering(turn=number)
    events = until(match, "reign")
    assert event(events, "reign_begins")["seat"] == SEATS[first]
    order = []
    while match.prompt.ask == "reign" and match.result is None and turn(match) == number:
        order.append(match.seat)
        play(match, "done")
    assert order == [SEATS[(first + place) % 6] for place in range(6)]


@pytest.mark.rule("latium D4", "latium 5.6")
@pytest.mark.parametrize(("number", "paid"), [(5, False), (6, True), (11, False), (12, True), (13, False)])
def test_a_semester_is_six_turns(number, paid):
    _, events = close_of(number)
    assert ("produced" in kinds(events)) == paid


@pytest.mark.rule("latium D5")
def test_a_counter_moves_once_in_a_phase():
    match = reigning("roma")
    play(match, "move legatus-1 0808")
    assert refusal(match, "move legatus-1 0807") == "D5"
    assert allowed(match, "move legatus-2 0807")


@pytest.mark.rule("latium D5", "latium D27")
def test_a_rex_acts_in_any_order_and_once_on_each_thing():
    match = reigning("roma", reges={"roma": {"aes": 200, "ira": 2}})
    play(match, "move rex 0808", "widen roma", "ludi", "ara roma ceres", "dismiss roma 2")
    assert refusal(match, "widen roma") == "D27"
    assert refusal(match, "wall roma") == "D27"
    assert refusal(match, "ludi") == "D33"
    assert refusal(match, "ara roma mars") == "D37"


@pytest.mark.rule("latium D6")
@pytest.mark.parametrize("seat", SEATS)
def test_how_a_caput_begins(seat):
    match = fresh()
    assert (cives(match, seat), aes(match, seat), legion(match, seat)) == (26, 40, (8, 2, 3))
    assert (level(match, seat), int(town(match, seat).areae)) == ("vicus", 0)
    assert (signa(match, seat), sacred(match, seat)[0], int(rex(match, seat).ira)) == ([], "none", 0)


@pytest.mark.rule("latium D8")
def test_a_rex_without_a_son_has_a_lieutenant():
    match = reigning("roma", filii={"roma": "daughter"})
    play(match, "muster dux pedites 3 roma", "move dux 0808")
    assert at(match, "roma", "dux") == "0808"
    assert at(match, "roma", "rex") == casella(match, "roma")
    assert int(piece(match, "roma", "dux").ranks.sum()) == 3


@pytest.mark.rule("latium D8")
def test_the_dux_moves_like_the_rex():
    match = reigning("roma", filii={"roma": "son"})
    reach = {
        counter: {text.split()[2] for text in legal(match) if text.startswith(f"move {counter} ")}
        for counter in ("rex", "dux")
    }
    assert reach["rex"] == reach["dux"]
    assert reach["rex"]


@pytest.mark.rule("latium D9")
def test_a_rex_has_two_legati():
    match = reigning("roma")
    play(match, "move legatus-1 0808", "move legatus-2 0807")
    with pytest.raises(NotUnderstood):
        match.play("move legatus-3 0806")
    assert not any(text.startswith("move legatus") for text in legal(match))


@pytest.mark.rule("latium D9")
def test_a_legatus_returns_after_the_audience():
    match = reigning(
        "roma", reges={"roma": {"pieces": {"legatus-1": {"errand": "afield", "cell": "1010", "origin": "roma"}}}}
    )
    events = play(match, "audience legatus-1 tusculum pactum 0", dice=[3])
    assert event(events, "legatus_returned")["counter"] == "legatus-1"
    assert at(match, "roma", "legatus-1") == casella(match, "roma")
    assert not any(text.startswith("call") and "legatus" in text for text in legal(match)), "nobody attacks a legatus"


@pytest.mark.rule("latium D12")
def test_the_sea_is_closed():
    match = reigning("roma")
    world = match.setting.world
    sea = [cell for cell in range(360) if world.terrain[cell] == 4]
    assert sea
    assert all(refusal(match, f"move legatus-1 {cell % 20:02}{cell // 20:02}") == "D12" for cell in sea[:20])


@pytest.mark.rule("latium 2.6")
def test_an_event_that_was_drawn_is_carried_out():
    assert aes(stricken("mercatus", "I", "alatrium"), "alatrium") == 25
