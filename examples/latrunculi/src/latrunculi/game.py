"""The game as the engine sees it: its compiled rules, its scenarios, its documents and its messages."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any

from bellona.gamekit.catalog import Catalog, Text
from bellona.gamekit.data_files import Own
from bellona.gamekit.engine import Engine
from bellona.gamekit.notation import Notation as SharedNotation
from bellona.gamekit.notation import Word
from bellona.gamekit.open_game import observe, redeal
from bellona.gamekit.reading import number_in, one_of, only
from bellona.gamekit.setting import GameRules as SharedRules
from bellona.gamekit.setting import Setting as SharedSetting
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import BadPosition, NotUnderstood, Prompt, Result
from bellona.kernel.choices import Action, Choices
from bellona.kernel.dice import Dice
from bellona.kernel.log import Log
from bellona.kernel.record import one
from bellona.kernel.rules import enforces

from . import rules
from .bot import Workspace, rank
from .position import (
    GRID,
    MOST_TURNS,
    NOBODY,
    SEATS,
    Ask,
    Cause,
    EventKind,
    Part,
    Phase,
    Position,
    PromptFacts,
    Reason,
    Refusal,
    Verb,
    World,
)  # fmt: skip
from .scenarios import MEN, SIDE, Scenario, is_board, load_scenario, scenario_slugs

FOLDER = resources.files("latrunculi")
WORDS = Catalog(FOLDER)
ENGINE = Engine(
    seats=len(SEATS), world=World, position=Position, choices=Choices, action=Action, prompt_facts=PromptFacts,
    scratch=Workspace, begin=rules.begin, legal=rules.legal, check=rules.check, apply=rules.apply, observe=observe,
    redeal=redeal, over=rules.over, outcome=rules.outcome, evaluate=rules.evaluate, rank=rank, note=rules.note,
    event_kinds=tuple(EventKind), causes=tuple(Cause), parts=tuple(Part), refusals=tuple(Refusal), verbs=Verb,
)  # fmt: skip


class Notation(SharedNotation):
    """`move d2 d5`."""

    verbs, action, examples = Verb, Action, "move d2 d5"

    def __init__(self) -> None:
        super().__init__({"square": Word(lambda _, square: GRID.name(square), lambda _, name: GRID.number(name))})

    def hex(self, square: int) -> str:
        """The name of a square in an event."""
        return GRID.name(square)


class Document:
    """Positions as JSON: the rows of the board as in the scenarios, the far side first."""

    def __init__(self, name: str, scenario: Scenario, world: World) -> None:
        self.scenario, self.start, self.world = name, scenario, world

    def dump(self, position: Position) -> dict[str, Any]:
        """The whole position."""
        men = "".join(MEN[man] for man in position.squares)
        rows = [men[square : square + SIDE] for square in range(0, len(men), SIDE)]
        return {
            "game": "latrunculi", "scenario": self.scenario, "turn": int(position.turn),
            "mover": SEATS[position.mover], "quiet": int(position.quiet), "rows": rows[::-1],
        }  # fmt: skip

    @enforces("1.2", "4.1")
    def lay(self, doc: Mapping[str, Any]) -> Position:
        """The position of a document; one that no game can reach is refused."""
        only(doc, ("game", "scenario", "turn", "mover", "quiet", "rows"))
        if not is_board(doc.get("rows")):
            raise BadPosition(f"rows: {SIDE} rows of {SIDE} squares are expected here, each of {' '.join(MEN)}")
        position = one(Position)
        position.scenario = self.world.scenario
        position.turn = number_in(doc, "turn", 1, MOST_TURNS, 1)
        position.mover = one_of("mover", doc.get("mover", "white"), SEATS)
        position.quiet = number_in(doc, "quiet", 0, self.start.quiet, 0)
        position.squares[:] = men_in(doc["rows"])  # type: ignore[assignment]
        for side, seat in enumerate(SEATS):
            count, most = rules.men_of(position, side), "".join(self.start.rows).count(MEN[side + 1])
            if count > most:
                raise BadPosition(f"rows: {seat} has {most} men at most in {self.scenario}, not {count}")
            if count < rules.FEWEST and side != position.mover:
                raise BadPosition(f"rows: {seat} has too few men to have moved last")
        return position

    def go_on(self, position: Position, doc: Mapping[str, Any], dice: Dice, log: Log) -> None:
        """Whether it is over follows from the board."""
        rules.settle(self.world, position, log)


def men_in(rows: Any) -> list[int]:
    """What stands on each square, a1 first."""
    return [MEN.index(man) for row in reversed(rows) for man in row]


class Setting(SharedSetting[Position]):
    """One scenario ready to be played."""

    engine, seats, words = ENGINE, SEATS, WORDS

    def __init__(self, name: str) -> None:
        scenario = load_scenario(name)
        world = one(World)
        world.scenario = scenario_slugs().index(name) + 1 if name in scenario_slugs() else 0
        world.quiet = scenario.quiet
        world.start[:] = men_in(scenario.rows)  # type: ignore[assignment]
        self.notation = Notation()
        super().__init__(name, world, self.notation, Document(name, scenario, world))

    def places(self, position: Position, action: ActionValue) -> tuple[str, ...]:
        """The squares that an action names."""
        return tuple(action.text.split()[1:])

    def refused(self, position: Position, action: ActionValue, code: Any) -> dict[str, Any]:
        """The arguments of a refusal."""
        start, end = action.text.split()[1:]
        return {"from": start, "to": end}

    def prompt_of(self, noted: Any) -> Prompt:
        """Whose move it is."""
        ask = Ask(noted.ask).name.lower() if noted.ask else ""
        seat = None if noted.seat == NOBODY else SEATS[noted.seat]
        phase = Phase(noted.phase).name.lower()
        return Prompt(f"prompt-{phase}", {"side": self.say_side(noted.seat)}, WORDS, seat, ask, phase, noted.turn)

    def result(self, position: Position) -> Result | None:
        """Who won and why, once it is over."""
        if position.phase != Phase.OVER:
            return None
        reason = Reason(position.reason).name.lower()
        winner = None if position.winner == NOBODY else SEATS[position.winner]
        name = f"result-{reason}" if winner else "result-draw"
        return Result(name, {"side": Text(f"side-{winner or 'nobody'}")}, WORDS, winner=winner, reason=reason)

    def odds(self, position: Position, action: ActionValue) -> None:
        """There are no dice."""
        return


class GameRules(SharedRules[Setting]):
    """The game and its scenarios."""

    slug, ruleset, seats, words, folder = "latrunculi", 1, SEATS, WORDS, FOLDER

    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that come with the game."""
        return scenario_slugs()

    def make(self, scenario: str, tables: Own | None) -> Setting:
        """A new setting of a scenario."""
        if tables is not None:
            raise NotUnderstood("latrunculi has no tables to change; write a scenario of your own instead")
        return Setting(scenario)


GAME = GameRules()
