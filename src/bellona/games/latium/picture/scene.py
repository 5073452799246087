"""One position being drawn, and its messages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.ornaments import Speech

from ..data.values import SEATS
from ..position.battlefield import Stage
from ..position.vocabulary import COUNTERS, NONE, Errand, Level, Reign
from ..text.names import CELL_NAMES, COUNTER_NAMES, TOWN_NAMES


class Scene:
    """One position being drawn."""

    def __init__(self, setting: Any, realm: Any, language: str) -> None:
        self.setting = setting
        self.realm = realm
        self.world = setting.world
        self.tables = setting.tables
        self.prompt = setting.prompt(realm)
        self.say = Speech(setting.words, language)

    @property
    def is_fought(self) -> bool:
        """Whether there is a field to draw."""
        return bool(Stage.EXCHANGE <= self.realm.battle.stage <= Stage.FIGHTING)

    def title(self) -> str:
        """The name of the scenario."""
        name = f"scenario-{self.setting.scenario}"
        return self.say(name if self.say.knows(name) else "game-title")

    def seat(self, number: int) -> str:
        """A Rex in words."""
        return self.say(f"side-{seat_slug(number)}")

    def army(self, side: int) -> str:
        """A side of the battle: its Rex, or the civitas that fights for itself."""
        battle = self.realm.battle
        if battle.seat[side] == NONE and battle.town != NONE:
            return self.say(f"town-{TOWN_NAMES[battle.town]}")
        return self.seat(int(battle.seat[side]))

    def level(self, town: int) -> str:
        """The size of a town."""
        return Level(self.realm.towns[town].level).name.lower()

    def counters(self) -> Iterator[tuple[int, int, int]]:
        """The counters on the tabula: seat, counter, casella."""
        for seat in range(len(SEATS)):
            rex = self.realm.reges[seat]
            for counter in range(COUNTERS):
                piece = rex.pieces[counter]
                if rex.reign == Reign.REIGNS and piece.errand != Errand.GONE and piece.cell >= 0:
                    yield seat, counter, int(piece.cell)

    def counter(self, seat: int, counter: int, cell: int) -> str:
        """A counter in words."""
        name = self.say(f"counter-{COUNTER_NAMES[counter]}")
        return self.say("picture-counter", counter=name, seat=self.seat(seat), casella=CELL_NAMES[cell])


def seat_slug(number: int) -> str:
    """The name of a Rex, or nobody."""
    return SEATS[number] if number != NONE and number in range(len(SEATS)) else "nobody"
