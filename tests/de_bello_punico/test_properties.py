"""Properties of random positions: secrecy, equal knowledge, and the handling of any text or document."""

from __future__ import annotations

import contextlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bellona
from bellona.bots import choose
from bellona.games.de_bello_punico.position.records import HIDDEN, Box
from bellona.kernel.record import clone

from ..wandering import wander

GAME = bellona.game("de_bello_punico")


@pytest.mark.rule("de_bello_punico R4")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_equal_knowledge_gives_equal_views(scenario: str) -> None:
    compared = 0
    for match in wander(GAME, scenario, seed=14, steps=400, every=3):
        for seat, side in (("rome", 1), ("carthage", 0)):
            held = [box for box in Box if match.position.boxes[side, box] > 0]
            for box in held:
                other = clone(match.position)
                other.vacuus[side] = box
                assert match.setting.observe(other, seat).tobytes() == match.observe(seat).tobytes()
                compared += 1
    assert compared > 50


def test_a_view_never_tells_which_marker_is_false() -> None:
    for match in wander(GAME, "zama", seed=15, steps=120, every=1):
        for seat, other in (("rome", "carthage"), ("carthage", "rome"), (None, "rome")):
            view = match.view(seat)
            assert view["position"]["boxes"][other]["vacuus"] == "hidden"
            told = [step["action"] for step in view["history"] if step["seat"] == other]
            assert not any(action.endswith("false") for action in told)
            assert match.observe(seat).vacuus[0 if other == "rome" else 1] == HIDDEN


def laid_by_greedy(seed: int) -> tuple[list[str], int]:
    """Where Carthage places its markers in the first turn of Zama, in order, and which of them is false."""
    match = GAME.start("zama", seed=1)
    match.play("suggested")
    match.play("suggested")
    laid = []
    while match.prompt.ask == "place":
        action = choose(match, "greedy", seed) if match.seat == "carthage" else first_real(match)
        if match.seat == "carthage":
            laid.append(str(action))
        match.play(action)
    return [text.split()[1] for text in laid], next(n for n, text in enumerate(laid) if text.endswith("false"))


def first_real(match: bellona.Match) -> str:
    """A marker placed without thought, the Vacuus last."""
    texts = [str(action) for action in match.legal()]
    return next((text for text in texts if not text.endswith("false")), texts[0])


@pytest.mark.rule("de_bello_punico R4")
def test_nothing_that_greedy_lays_tells_which_marker_is_false() -> None:
    games = [laid_by_greedy(seed) for seed in range(300)]
    places = Counter(false for _, false in games)
    assert min(places[number] for number in range(5)) >= 35, "each of the five markers is false in about 60 games"
    boxes = Counter(box for laid, _ in games for box in laid)
    false_in = Counter(laid[false] for laid, false in games)
    for box, count in boxes.items():
        if count >= 100:
            assert 0.1 <= false_in[box] / count <= 0.3, f"a marker on {box} is false one time in five"


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
