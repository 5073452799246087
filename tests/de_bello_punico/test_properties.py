"""Properties of positions reached by chance: round trips, undo, secrecy, equal knowledge."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bellona
from bellona import Match
from bellona.bots import choose
from bellona.games.de_bello_punico.position import HIDDEN, Box
from bellona.kernel.record import clone

GAME = bellona.game("de_bello_punico")


def wander(scenario: str, seed: int, steps: int, every: int) -> Iterator[Match]:
    """Positions along a game of greedy bots with a whim now and then."""
    chooser = random.Random(seed)
    match = GAME.start(scenario, seed=seed)
    for number in range(steps):
        if match.result is not None:
            break
        if number % every == 0:
            yield match
        whim = chooser.random() < 0.15
        match.play(chooser.choice(match.legal()) if whim else choose(match, "greedy", seed))
    yield match


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_position_survives_dump_and_load_to_the_byte(scenario: str) -> None:
    for match in wander(scenario, seed=11, steps=700, every=9):
        doc = json.loads(json.dumps(match.dump()))
        assert GAME.load(doc).position.tobytes() == match.position.tobytes()
        assert GAME.dump(match.position) == doc


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_action_reads_back_as_itself(scenario: str) -> None:
    for match in wander(scenario, seed=12, steps=500, every=25):
        texts = set()
        for action in match.legal():
            assert GAME.parse(match, str(action)).code == action.code
            texts.add(str(action))
        assert len(texts) == len(match.legal())


def test_undo_restores_the_position_and_stops_at_dice() -> None:
    for match in wander("zama", seed=13, steps=300, every=1):
        if not match.steps:
            continue
        last, now = match.steps[-1], match.fingerprint()
        if last.rolls:
            with pytest.raises(bellona.CannotUndo):
                match.undo()
        else:
            match.undo()
            assert match.position.tobytes() == last.before.tobytes()
            match.play(last.action)
        assert match.fingerprint() == now


@pytest.mark.rule("de_bello_punico R4")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_equal_knowledge_gives_equal_views(scenario: str) -> None:
    compared = 0
    for match in wander(scenario, seed=14, steps=400, every=3):
        for seat, side in (("rome", 1), ("carthage", 0)):
            held = [box for box in Box if match.position.boxes[side, box] > 0]
            for box in held:
                other = clone(match.position)
                other.vacuus[side] = box
                assert match.setting.observe(other, seat).tobytes() == match.observe(seat).tobytes()
                compared += 1
    assert compared > 50


def test_a_view_never_tells_which_marker_is_false() -> None:
    for match in wander("zama", seed=15, steps=120, every=1):
        for seat, other in (("rome", "carthage"), ("carthage", "rome"), (None, "rome")):
            view = match.view(seat)
            assert view["position"]["boxes"][other]["vacuus"] == "hidden"
            told = [step["action"] for step in view["history"] if step["seat"] == other]
            assert not any(action.endswith("false") for action in told)
            assert match.observe(seat).vacuus[0 if other == "rome" else 1] == HIDDEN


@pytest.mark.parametrize("scenario", ["zama", "po"])
def test_odds_are_whole_and_agree_with_many_rolls(scenario: str) -> None:
    seen = 0
    for match in wander(scenario, seed=16, steps=600, every=1):
        for action in match.legal() if match.prompt.ask in ("attack", "shoot") else ():
            odds = match.odds(action)
            if odds is not None:
                assert sum(outcome.chance for outcome in odds.outcomes) == Fraction(1)
                assert all(0 <= chance <= 1 for chance in odds.chances.values())
                for side, parts in odds.modifiers.items():
                    assert sum(part.value for part in parts) == odds.totals[side]
                seen += 1
    assert seen > 20


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=40) | st.from_regex(r"(step|turn|attack|place|support|retreat)( [A-Za-z0-9-]{1,8}){0,3}"))
def test_any_text_is_an_action_or_one_clear_sentence(text: str) -> None:
    match = GAME.load({"scenario": "zama", "units": {"R-Ha-1": "1010 N", "C-F-1": "1005 S"}})
    try:
        refusal = match.check(text)
    except bellona.NotUnderstood:
        assert text not in match.legal()
    else:
        assert (refusal is None) == (text in match.legal())


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["scenario", "turn", "phase", "active", "first", "units", "commanders", "boxes", "rout", "x"]),
        st.one_of(
            st.integers(-5, 30), st.text(max_size=8), st.none(), st.lists(st.integers(), max_size=2),
            st.dictionaries(st.sampled_from(["R-Ha-1", "C-CMD", "rome", "?"]), st.text(max_size=12), max_size=2),
        ),
        max_size=4,
    )
)  # fmt: skip
def test_a_bad_position_is_refused_with_one_sentence(doc: dict[str, object]) -> None:
    with contextlib.suppress(ValueError):
        assert GAME.load({"scenario": "zama", **doc}).position.phase > 0
