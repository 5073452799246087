"""What a long game can accumulate: treasuries, offers, persons, omens; and calendars that the records can hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from bellona.gamekit.data_files import DataError
from bellona.games.latium.data.scenarios import load_tables
from bellona.games.latium.position.vocabulary import MOST_AES, PERSONS, Sex, Standing
from bellona.games.latium.rules.c02_effects import change_audience
from bellona.games.latium.rules.c07_houses.family import bear
from bellona.games.latium.text.names import PERSON_NAMES
from bellona.kernel.log import Log
from bellona.kernel.record import one

from .games import SEATS, aes, answer, event, legal, offering, play, reigning, rex, signa, until


def rich(*seats: str, aes: int = MOST_AES) -> dict[str, dict[str, int]]:
    """Reges with full treasuries."""
    return {seat: {"aes": aes} for seat in seats}


@pytest.mark.rule("latium 3.1", "latium D16")
@pytest.mark.parametrize("sum_offered", [255, 256, 400, 9999])
def test_who_has_the_money_offers_any_sum(sum_offered: int) -> None:
    match = offering(reges=rich("roma"))
    answer(match, {"roma": f"offer {sum_offered}"}, dice=[3, 1])
    assert (aes(match, "roma"), len(signa(match, "roma"))) == (9999 - sum_offered, 2)
    assert int(match.position.last_offer) == sum_offered


@pytest.mark.rule("latium 3.1", "latium D16")
def test_a_large_treasury_is_listed_up_to_all_of_it() -> None:
    match = offering(reges=rich("roma", aes=400))
    assert "offer 400" in legal(match, "roma")
    refused = match.check("offer 401", seat="roma")
    assert refused is not None
    assert "You cannot offer more aes than you have." in str(refused)


@pytest.mark.rule("latium 3.4", "latium D17")
def test_two_treasuries_make_one_offer() -> None:
    match = reigning("roma", turn=4, reges=rich("roma", "ecetra"))
    play(match, "write ecetra other", "clause joint-offer mine 9999 9998", "send")
    until(match, "reign", "ecetra")
    play(match, "accept roma-1")
    until(match, "offer")
    answer(match, {})
    assert int(match.position.last_offer) == 19997
    assert (aes(match, "roma"), aes(match, "ecetra")) == (0, 1)


@pytest.mark.rule("latium 1.7", "latium B78")
def test_a_treasury_holds_so_much_and_no_more() -> None:
    match = reigning("roma", turn=4, reges=rich("roma", aes=9995) | rich("ecetra"))
    play(match, "give ecetra 10")
    assert (aes(match, "roma"), aes(match, "ecetra")) == (9985, 9999)


@pytest.mark.rule("latium 7.4", "latium B72")
def test_the_eldest_pledge_makes_room_for_a_child() -> None:
    match = reigning("roma", turn=4)
    now, log = match.position, one(Log)
    for number in range(PERSONS):
        person = now.persons[number]
        person.standing, person.sex, person.court = Standing.PLEDGE.value, Sex.SON.value, 10
        person.born, person.spouse, person.captor = number + 1, -1, -1
    now.persons[0].spouse, now.persons[1].spouse = 1, 0
    now.towns[11].rex = 2
    assert bear(match.setting.world, now, 3, Sex.SON.value, 0, log)
    child = event(match.setting.events(now, log), "born")
    assert child["person"] == PERSON_NAMES[3], "neither the married nor one who reigns elsewhere"


@pytest.mark.rule("latium D21", "latium D40")
def test_omens_for_an_audience_do_not_turn_into_their_opposite() -> None:
    match = reigning("roma", turn=4)
    for by in (2, -2):
        for _ in range(120):
            change_audience(match.position, SEATS.index("roma"), by, one(Log))
        assert (int(rex(match, "roma").audience) > 0) == (by > 0)


@pytest.mark.rule("latium 2.10", "latium D4")
@pytest.mark.parametrize(("calendar", "sentence"), [
    ("cycle = 20", "a cycle has 12 turns"), ("semester = 1", "a semester has 2 to 12 turns"),
    ("semester = 13", "a semester has 2 to 12 turns"),
])  # fmt: skip
def test_a_calendar_that_the_cards_cannot_follow_is_refused(tmp_path: Path, calendar: str, sentence: str) -> None:
    file = tmp_path / "tables.toml"
    file.write_text(f"[economy.calendar]\n{calendar}\n")
    with pytest.raises(DataError, match=sentence):
        load_tables(file)
