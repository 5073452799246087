"""Opponents. A bot sees what its seat sees and picks one legal action."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from bellona.contract import GameRunner
from bellona.gamekit.values import Action, NotUnderstood
from bellona.kernel.errors import unknown
from bellona.match import Match
from bellona.registry import package_of


def levels(game: str) -> tuple[str, ...]:
    """The levels of play a game offers, weakest first."""
    return package_of(game).bots.LEVELS


def choose(match: Match, level: str, seed: int | None = None, seat: str | None = None) -> Action:
    """The action of a bot of that level in a match that waits for a choice; its seat's, if several have to choose.

    Its dice come from the match's own secret, or from a seed, for repeatable experiments.
    """
    if level not in levels(match.game.slug):
        raise unknown("level", level, levels(match.game.slug))
    seat = seat or match.seat
    if seat is None:
        raise NotUnderstood("the match is over; nobody has a choice")
    seen = match.setting.turned_to(match.observe(seat), seat)
    place = len(match.steps)
    chance = match.seed.chance_of_bot(seat, place) if seed is None else place_seed(f"{seed} {place}")
    code = _runner(match.game.slug, match.setting).choose(seen, level, chance)
    return Action(match.setting.action(match.position, code).text, code, seat)


@lru_cache(maxsize=8)
def _runner(slug: str, setting: Any) -> GameRunner:
    """The bots for the matches of a setting."""
    return package_of(slug).bots.Runner(setting)


def place_seed(place: str) -> int:
    """The bot's dice at one step of an experimental match: anybody can compute them."""
    return int.from_bytes(hashlib.sha256(place.encode()).digest()[:8], "big")
