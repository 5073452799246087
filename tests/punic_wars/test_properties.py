"""Properties of random wars: secrecy, equal knowledge, and the handling of any text or document."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bellona
from bellona.games.punic_wars.position.records import HIDDEN
from bellona.kernel.record import clone

from ..wandering import wander
from .wars import GAME, fresh, play, started, until, war


def other_of(seat: str) -> str:
    return "rome" if seat == "carthage" else "carthage"


@pytest.mark.rule("punic_wars 16.11a")
def test_equal_knowledge_of_sealed_funds_gives_equal_views() -> None:
    compared = 0
    for match in wander(GAME, "second_war", seed=14, steps=1500, every=1):
        if match.prompt.ask != "fund" or match.position.funds[1] < 0:
            continue
        for funds in range(4):
            other: Any = clone(match.position)
            other.funds[1] = funds
            for seat in ("rome", None):
                assert match.setting.observe(other, seat).tobytes() == match.observe(seat).tobytes()
                assert match.observe(seat).funds[1] == HIDDEN
                compared += 1
    assert compared > 0


@pytest.mark.rule("punic_wars R48")
def test_equal_knowledge_of_a_set_up_gives_equal_views() -> None:
    first, second = fresh("second_war"), fresh("second_war")
    play(first, "suggested")
    play(second, "deploy 10 land 1607")
    play(second, "suggested")
    for seat in ("rome", None):
        assert first.observe(seat).tobytes() == second.observe(seat).tobytes()
        assert first.view(seat)["position"]["stacks"] == {}
    assert first.view("carthage")["position"]["stacks"]


@pytest.mark.rule("punic_wars R48")
def test_the_other_seat_is_not_told_how_far_a_set_up_has_come() -> None:
    match = fresh("second_war")
    play(match, "deploy 3 land 1607")
    assert "7 land points" in match.view("carthage")["prompt"]["text"]
    for seat in ("rome", None):
        view = match.view(seat)
        assert "7" not in view["prompt"]["text"]
        assert [step["action"] for step in view["history"]] == ["deploy"]


@pytest.mark.rule("punic_wars 16.11a")
def test_a_view_never_tells_a_sealed_bid() -> None:
    match = war(
        {"2908": {"rome": "2 land"}, "2516": {"carthage": "2 land"}}, phase="diplomacy", treasury={"carthage": 93}
    )
    play(match, "fund 77")
    for seat in ("rome", None):
        assert "77" not in str(match.view(seat))
    assert "77" in str(match.view("carthage"))


@pytest.mark.rule("punic_wars R47")
def test_hidden_stacks_look_alike_whatever_their_strength() -> None:
    match = started("second_war")
    match.setting.world.hidden_stacks = 1
    try:
        stronger: Any = clone(match.position)
        stronger.points[1, 0, :] *= 2
        stronger.total[1, 0] *= 2
        stronger.land[1, :] *= 2
        assert match.setting.observe(stronger, "rome").tobytes() == match.observe("rome").tobytes()
        assert match.observe("carthage").points[1].tobytes() == match.position.points[1].tobytes()
    finally:
        match.setting.world.hidden_stacks = 0


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_everything_that_is_told_is_worded_in_both_languages(scenario: str) -> None:
    for match in wander(GAME, scenario, seed=15, steps=400, every=1):
        told = [*(match.steps[-1].events if match.steps else match.opening), match.prompt]
        for message in told:
            for language in ("en", "it"):
                text = message.say(language)
                assert text != message.name
                assert "{" not in text
    if match.result is not None:
        assert match.result.say("it") != match.result.name


def test_drawing_beyond_the_candidates_is_refused_and_changes_nothing() -> None:
    match = war({"2908": {"rome": "2 land, R-C, R-D, R-E, R-F"}, "2516": {"carthage": "1 land"}}, phase="elections")
    play(match, "retire R-C")
    before = match.fingerprint()
    with pytest.raises(ValueError, match="30 cannot be drawn from 6"):
        match.play("retire R-D", dice=[30, 1])
    assert match.fingerprint() == before
    play(until(match, "rome", "retire"), "retire R-D", dice=[6, 1])


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=40) | st.from_regex(r"(go|join|lose|raise|lead|attack|fund)( [A-Za-z0-9-]{1,8}){0,3}"))
def test_any_text_is_an_action_or_one_clear_sentence(text: str) -> None:
    match = war({"2908": {"rome": "4 land, R-C"}, "2516": {"carthage": "2 land"}}, active="rome")
    match.play("lead R-C")
    try:
        refusal = match.check(text)
    except bellona.NotUnderstood:
        assert text not in match.legal()
    else:
        assert (refusal is None) == (text in match.legal())


WORDS = st.sampled_from(
    ["2908", "rome", "carthage", "R-A", "latium", "4 land", "2 naval inside", "R-C 3mp", "?", "points"]
)
VALUES: Any = st.one_of(
    st.integers(-5, 300), WORDS, st.none(), st.booleans(), st.lists(WORDS, max_size=2),
    st.dictionaries(WORDS, st.one_of(WORDS, st.dictionaries(WORDS, WORDS, max_size=2)), max_size=2),
)  # fmt: skip
NAMES = [
    "turn", "phase", "active", "stacks", "syracusans", "align", "markers", "defected", "holders", "last", "treasury",
    "losses", "leaders", "illyrian_war", "syracuse_by", "may_build", "fallen", "x",
]  # fmt: skip
NOWS = ["ask", "seat", "marching", "force", "due", "leaders", "points", "tags", "funds", "sweep", "x"]


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=4),
    st.dictionaries(st.sampled_from(NOWS), VALUES, max_size=3),
)
def test_a_bad_position_is_refused_with_one_sentence(doc: dict[str, Any], now: dict[str, Any]) -> None:
    with contextlib.suppress(ValueError):
        GAME.load({"scenario": "second_war", **doc, **({"now": now} if now else {})})
