"""Bots roll dice of their own: what the game will roll next does not change what they choose."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any

import pytest

from bellona.kernel.dice import dice_from
from bellona.registry import game_slugs, scenarios_of

CHOICES = 60


class Enough(Exception):
    """A game has been watched for long enough."""


class Watched:
    """Stands before a bot's `choose`: notes positions and choices, and that the game's dice stay untouched."""

    def __init__(self, choose: Any, dice: Any, key: int) -> None:
        self._choose, self._dice, self._key = choose, dice, key
        self.seen: list[bytes] = []
        self.chosen: list[bytes] = []

    def __call__(self, world: Any, position: Any, choices: Any, level: int, own: Any, scratch: Any) -> int:
        if len(self.seen) == CHOICES:
            raise Enough
        if not self.seen:
            self._dice.key = self._key
        before = self._dice.tobytes()
        self.seen.append(position.tobytes())
        place: int = self._choose(world, position, choices, level, own, scratch)
        assert self._dice.tobytes() == before, "a bot has rolled the game's dice"
        self.chosen.append(choices.actions[place].tobytes() if scratch.dtype.names[0] != "verb" else scratch.tobytes())
        return place


def watch(slug: str, key: int, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Play a game that is set up alike and whose dice then are those of a key; its bots' dice are always the same."""
    choosing = import_module(f"bellona.games.{slug}.bot.choosing")
    arena: Any = import_module(f"bellona.games.{slug}.bot.runner")
    dice = dice_from(1)
    watched = Watched(choosing.choose, dice, key)
    with monkeypatch.context() as patch:
        patch.setattr(choosing, "choose", watched)
        for name in ("play_out", "step"):
            if hasattr(choosing, name):
                patch.setattr(choosing, name, plain(getattr(choosing, name)))
        patch.setattr(arena.bot, "play_out", choosing.play_out)
        patch.setattr(arena, "dice_from", lambda seed: dice)
        stage = arena.arena(scenarios_of(slug)[0])
        with suppress(Enough):
            stage.play(["greedy"] * len(stage.setting.playing), 5)
    return watched


def plain(function: Any) -> Any:
    """A function as it was before it was compiled."""
    return getattr(function, "py_func", function)


@pytest.mark.parametrize("slug", game_slugs())
def test_the_same_history_and_other_dice_give_the_same_choice(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    first = watch(slug, 1, monkeypatch)
    for key in range(2, 8):
        other = watch(slug, key, monkeypatch)
        for place, (one, two) in enumerate(zip(first.seen, other.seen, strict=False)):
            if one != two:
                break
            assert first.chosen[place] == other.chosen[place]
            compared += 1
    assert compared > 6
