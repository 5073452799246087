"""Several threads at once: each has its own buffer for choices, and a match may move between threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from bellona.match import game
from bellona.registry import package_of, rules_of

SLUG, SCENARIO = "de_bello_punico", "beneventum"
THREADS, LISTS, STEPS = 4, 800, 40


def test_lists_of_choices_do_not_mix():
    match, positions = game(SLUG).start(SCENARIO, seed=3), []
    dice = Random(3)
    for _ in range(STEPS):
        positions.append(match.position.copy())
        match.play(dice.choice(list(match.legal(match.seat))))
    expected = [match.setting.codes(position) for position in positions]
    with ThreadPoolExecutor(THREADS) as threads:
        found = list(threads.map(lambda place: match.setting.codes(positions[place % STEPS]), range(LISTS)))
    assert found == [expected[place % STEPS] for place in range(LISTS)]


def test_a_match_wanders_from_thread_to_thread():
    here, there = (package_of(SLUG).live(rules_of(SLUG).setting(SCENARIO)) for _ in "ab")
    other, dice = ThreadPoolExecutor(1), Random(4)
    assert here.begin(1) == there.begin(1)
    for number in range(2, STEPS):
        text = dice.choice(list(here.codes))

        def play(live: Any, text: str = text, number: int = number) -> tuple[Any, ...]:
            told = live.play(live.code_of(text), number)
            return told, live.patch("rome"), live.patch("all"), live.change()

        assert play(here) == (other.submit(play, there).result() if number % 2 else play(there))
        assert here.raw() == there.raw()
    other.shutdown()
