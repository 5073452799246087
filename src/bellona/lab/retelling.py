"""A simulated game as a match: played once more, with its choices and rolls noted, and saved as a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.values import Action, BellonaError
from bellona.kernel.dice import Dice, rolls_of
from bellona.match import Match, Seed, game
from bellona.replays import replay_document, to_replay

from .job import Job, read


class Told(NamedTuple):
    """A choice: whose, its numbers, its rolls, and the position that it led to."""

    seat: str
    code: tuple[int, ...]
    rolls: tuple[int, ...]
    after: bytes


class Recorder:
    """Notes the choices and rolls of one game."""

    def __init__(self) -> None:
        self.begun = b""
        self.told: list[Told] = []
        self._seat = 0

    def begins(self, runner: BotRunner) -> None:
        """The first position."""
        position = runner.positions[0]
        self.begun, self._seat = position.tobytes(), int(position.seat)

    def chosen(self, runner: BotRunner, place: int, dice: Dice) -> None:
        """A choice was carried out."""
        position, setting = runner.positions[0], runner.setting
        code = setting.engine.codes.numbers(runner.choices.actions[place])[0]
        self.told.append(Told(setting.seats[self._seat], code, rolls_of(dice), position.tobytes()))
        self._seat = int(position.seat)


FEWEST = 10
"""The fewest choices that are worth a replay."""


def retold(job: Job, seed: int) -> Match | None:
    """The match of a simulated game, from the first position after which no secret draw was made.

    Secret draws, as in a suggested set-up or of cards, follow from a match's own seed and cannot be dictated. Where
    they are made all the time, the match is the end of the game; None if they are made up to its last choices. A war
    that bots stop at their last turn goes on at a table.
    """
    recorder = Recorder()
    job.runner().play(job.bots_of(seed), seed, recorder)
    told, start = recorder.told, 0
    while start + min(FEWEST, len(told)) <= len(told):
        match = _match_at(job, seed, told[start - 1].after if start else recorder.begun)
        same = _followed(match, told[start:])
        if start + same >= len(told) - 1:
            return match if _can_be_read(match) else None
        start += same + 1
    return None


def _followed(match: Match, told: Sequence[Told]) -> int:
    """Play choices as they were made; how many of them led to the same position."""
    for number, step in enumerate(told):
        try:
            match.apply_trusted(Action("", step.code), step.rolls, step.seat)
        except BellonaError:
            return number
        if match.position.tobytes() != step.after:
            return number
    return len(told)


def _match_at(job: Job, seed: int, position: bytes) -> Match:
    """A match that begins with a position, or with its scenario if that begins so."""
    owner, setting = game(job.game), job.runner().setting
    tables, own = read(job.tables) if job.tables else None, read(job.own) if job.own else None
    fresh: Match = Match(owner, setting, Seed(seed), None, tables, own)
    if fresh.position.tobytes() == position:
        return fresh
    return Match(owner, setting, Seed(seed), setting.from_bytes(position), tables, own)


def _can_be_read(match: Match) -> bool:
    """Whether the replay of a match leads where the match did."""
    try:
        return replay_document(to_replay(match), "").fingerprint() == match.fingerprint()
    except BellonaError:
        return False
