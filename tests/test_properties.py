"""What holds in every position of every game: round trips of positions and actions, undo, whole odds."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

import bellona
from bellona.registry import game_slugs

from .wandering import wander

SCENARIOS = [(slug, scenario) for slug in game_slugs() for scenario in bellona.game(slug).scenarios]


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_a_position_survives_dump_and_load_to_the_byte(slug: str, scenario: str) -> None:
    game = bellona.game(slug)
    for match in wander(game, scenario, seed=11, steps=700, every=9):
        doc = json.loads(json.dumps(match.dump()))
        assert game.load(doc).position.tobytes() == match.position.tobytes()
        assert game.dump(match.position) == doc


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_what_a_seat_sees_survives_dump_and_load_too(slug: str, scenario: str) -> None:
    game = bellona.game(slug)
    for match in wander(game, scenario, seed=17, steps=300, every=31):
        for seat in (*match.setting.playing, None):
            position = match.observe(seat)
            doc = json.loads(json.dumps(match.setting.dump(position)))
            assert game.load(doc).position.tobytes() == position.tobytes()


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_every_action_reads_back_as_itself(slug: str, scenario: str) -> None:
    game = bellona.game(slug)
    for match in wander(game, scenario, seed=12, steps=500, every=25):
        texts = set()
        for action in match.legal(match.seat):
            assert game.parse(match, str(action)).code == action.code
            texts.add(str(action))
        assert len(texts) == len(match.legal(match.seat))


@pytest.mark.parametrize("slug", game_slugs())
def test_undo_restores_the_position_and_stops_at_dice(slug: str) -> None:
    game = bellona.game(slug)
    for match in wander(game, game.scenarios[0], seed=13, steps=300, every=1):
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


@pytest.mark.parametrize("slug", game_slugs())
def test_odds_are_whole_and_their_parts_add_up(slug: str) -> None:
    game = bellona.game(slug)
    seen = 0
    for scenario in game.scenarios:
        for match in wander(game, scenario, seed=16, steps=600, every=3):
            for action in match.legal(match.seat):
                odds = match.odds(action)
                if odds is not None:
                    check_odds(odds)
                    seen += 1
    assert seen > 20


def check_odds(odds: bellona.Odds) -> None:
    """Chances that make a whole, and totals that are the sums of their parts."""
    assert sum(outcome.chance for outcome in odds.outcomes) == Fraction(1)
    assert all(0 <= chance <= 1 for chance in odds.chances.values())
    for role, parts in odds.modifiers.items():
        assert sum(part.value for part in parts) == odds.totals[role]
