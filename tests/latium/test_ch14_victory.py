"""D77 and D78, 5.10 and the ways in which a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from bellona.games.latium.rules.c14_victory import score

from .games import (
    SEATS,
    arms,
    close_of,
    decline,
    event,
    fresh,
    holder,
    kinds,
    play,
    realm,
    reign,
    reigning,
    wedding,
)

CIVITATES = ("veii", "capena", "falerii", "tusculum", "praeneste", "tibur", "lavinium", "ardea", "velitrae", "antium")
TAKEN = {"holder": "roma", "garrison": arms()}
FALLEN = {"reign": "fallen", "fall": "caput-taken"}


def points(seat: str = "roma", **more: Any) -> int:
    """The points of a Rex in a position."""
    match = reigning("nersae", turn=60, **more)
    return int(score(match.setting.world, match.position, SEATS.index(seat)))


@pytest.mark.rule("latium D77")
@pytest.mark.parametrize(("towns", "capita", "wins"), [(10, 2, True), (9, 2, False), (11, 1, False)])
def test_twelve_towns_with_two_capita_win(towns, capita, wins):
    held = dict.fromkeys((*CIVITATES, "norba")[:towns], TAKEN)
    reges = {}
    if capita == 2:
        held["caere"] = TAKEN
        reges = {"caere": FALLEN}
    match, _ = close_of(4, towns=held, reges=reges)
    if wins:
        assert (match.result.winner, match.result.reason) == ("roma", "predominium")
        assert match.prompt.seat is None
    else:
        assert match.result is None


@pytest.mark.rule("latium D77")
def test_pactum_and_foedus_are_no_control():
    ties = {name: {"bond": "foedus", "since": 1} for name in CIVITATES}
    match, _ = close_of(4, towns={"caere": TAKEN}, reges={"caere": FALLEN, "roma": {"ties": ties}})
    assert match.result is None


@pytest.mark.rule("latium D77", "latium B9")
def test_the_towns_of_a_subject_count_for_his_lord():
    held = dict.fromkeys(CIVITATES[:5], TAKEN) | dict.fromkeys(CIVITATES[5:], TAKEN | {"holder": "caere"})
    match, _ = close_of(4, towns=held, reges={"caere": {"lord": "roma"}})
    assert match.result is not None
    assert match.result.winner == "roma"


@pytest.mark.rule("latium D77")
def test_the_last_rex_wins():
    match = realm(scenario="two_kings", phase="reign", turn=1, active="caere")
    play(match, "abdicate")
    assert (match.result.winner, match.result.reason) == ("roma", "solus_rex")


@pytest.mark.rule("latium D77")
def test_a_rex_abdicates_only_at_the_start_of_his_phase():
    match = reigning("roma")
    play(match, "widen roma")
    assert match.check("abdicate").rule == "D5"
    match = reigning("roma")
    play(match, "abdicate")
    assert (reign(match, "roma"), holder(match, "roma")) == ("fallen", None)


@pytest.mark.rule("latium D78")
@pytest.mark.parametrize(
    ("told", "more"),
    [
        ({}, 0),
        ({"reges": {"roma": {"aes": 49}}}, 0),
        ({"reges": {"roma": {"aes": 50}}}, 1),
        ({"reges": {"roma": {"ira": 2}}}, -6),
        ({"towns": {"roma": {"cives": 30}}}, 1),
        ({"towns": {"roma": {"level": "oppidum"}}}, 1),
        ({"towns": {"roma": {"level": "civitas"}}}, 3),
        ({"towns": {"roma": {"sacred": "templum", "god": "mars"}}}, 3),
        ({"towns": {"roma": {"sacred": "ara", "god": "mars"}}}, 1),
        ({"towns": {"tusculum": TAKEN | {"cives": 4}}}, 7),
        ({"towns": {"caere": TAKEN | {"cives": 4}}, "reges": {"caere": FALLEN}}, 13),
        ({"reges": {"roma": {"ties": {"veii": {"bond": "foedus", "since": 1}}}}}, 4),
        ({"reges": {"roma": {"ties": {"veii": {"bond": "pactum", "since": 1}}}}}, 2),
        ({"reges": {"roma": {"ties": {"veii": {"bond": "pactum", "since": 1, "loan": {"aes": 9, "due": 70}}}}}}, -2),
        ({"reges": {"caere": {"lord": "roma"}}}, 8),
        (
            {
                "filii": {"roma": ["son"], "tusculum": ["daughter"]},
                "persons": wedding("filius-1", "filius-2", 8),
                "towns": {"tusculum": {"cives": 4}},
            },
            9,
        ),
    ],
    ids=[
        "plain", "49-aes", "50-aes", "ira", "cives", "oppidum", "civitas", "templum", "ara", "colonia", "caput",
        "foedus", "pactum", "loan", "subject", "dynasty",
    ],
)  # fmt: skip
def test_the_points_of_the_final_count(told, more):
    assert points(**told) == 10 + 2 + 1 + more


@pytest.mark.rule("latium D78")
def test_equal_points_are_decided_by_towns_cives_aes_and_seat():
    match, _ = close_of(60)
    assert len(set(match.result.scores.values())) == 1
    assert match.result.winner == "nersae", "the earlier seat"
    match, _ = close_of(60, reges={"caere": {"aes": 41}})
    assert match.result.winner == "caere"
    match, _ = close_of(60, reges={"caere": {"aes": 41}}, towns={"roma": {"cives": 27}})
    assert match.result.scores["roma"] == match.result.scores["caere"]
    assert match.result.winner == "roma"
    assert match.result.reason == "final_count"


@pytest.mark.rule("latium D78", "latium 2.12")
def test_the_most_points_win():
    match, events = close_of(60, towns={"ecetra": {"level": "oppidum"}})
    assert match.result.winner == "ecetra"
    assert event(events, "game_ended")["winner"] == "ecetra"
    assert kinds(events).count("scored") == 6


@pytest.mark.rule("latium D78")
@pytest.mark.parametrize("scenario", ["two_kings", "four_kings"])
def test_whole_games_of_idle_reges_end(scenario):
    match = fresh(scenario, seed=2)
    while match.result is None:
        decline(match)
    assert match.result.reason in ("final_count", "solus_rex")
