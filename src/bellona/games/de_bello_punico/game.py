"""De Bello Punico as the engine sees it: everything `match.py` needs from a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np

from bellona.kernel.dice import Dice
from bellona.kernel.hexes import DIRECTIONS
from bellona.kernel.log import Log
from bellona.kernel.record import clone, dtype_of, one
from bellona.kernel.values import Action as ActionValue
from bellona.kernel.values import BadPosition, Event, NotUnderstood, Odds, Prompt, Refusal, Result
from bellona.kernel.words import Said, Words

from . import checking, flow, listing, moves
from .desk import Brief, brief
from .document import SLUG, Document, phase_of
from .events import Cause, Part, Told
from .field import build_field, kind_codes
from .moves import Choices, Verb
from .notation import BOX_NAMES, LETTERS, SEATS, Notation, action_from
from .odds import odds_of
from .position import COMMANDER, NOBODY, NONE, UNITS, Ask, Battle, Die, Field, Phase
from .rules.c03_sequence import active_side
from .scenario import load_scenario, load_scenario_file, load_tables, scenario_slugs
from .view import observed

FOLDER = resources.files(__package__)
WORDS = Words(FOLDER)
RULESET = 1
IMPASSABLE_RULES = {"po": "17.3.1b"}


class Noted(NamedTuple):
    """A brief as plain numbers, in the order of its fields."""

    turn: int
    phase: int
    impulse: int
    ask: int
    seat: int
    winner: int
    moving: int
    testing: int
    attacker: int
    target: int
    pursuer: int
    quarry: int
    fighter: int
    to_deploy: int
    left: int
    die: int
    shows: int


assert Noted._fields == dtype_of(Brief).names

ASKS = tuple(ask.name.lower() if ask else "" for ask in Ask)
PROMPTS = tuple(f"prompt-{ask.name.lower()}" if ask else "prompt-over" for ask in Ask)
PARTS = tuple(Part)
SIDES = tuple(Said(f"side-{seat}") for seat in SEATS)


def say_number(kind: str, value: int) -> Any:
    """A number of an event that names neither a piece nor a hex."""
    if kind == "side":
        return SIDES[value]
    if kind == "box":
        return Said(f"box-{BOX_NAMES[value]}")
    if kind == "facing":
        return Said(f"facing-{DIRECTIONS[value]}")
    if kind == "die":
        return Said(f"die-{Die(value).name.lower()}")
    if kind == "part":
        return Said(f"modifier-{PARTS[value].word.replace('_', '-')}")
    return value


def rule_of(told: Told, cause: Cause, part: int) -> str:
    """The rule by which something happened: of its cause, of the part that it tells, else of its kind."""
    return PARTS[part].rule if told == Told.MODIFIER else cause.rule or told.rule


class Setting:
    """One scenario ready to be played: its field, its names, its documents."""

    words = WORDS

    def __init__(self, scenario: str, tables: Path | None = None, field: Field | None = None) -> None:
        loaded_tables = load_tables(tables)
        is_file = scenario.endswith(".toml")
        self.scenario = scenario
        self.data = load_scenario_file(Path(scenario), tables) if is_file else load_scenario(scenario, tables)
        self.tables = loaded_tables
        self.notation = Notation(kind_codes(loaded_tables))
        self.field = field if field is not None else build_field(self.data, loaded_tables)
        self.document = Document(scenario, self.field, self.notation)
        self.choices = one(Choices)
        self.turns = int(self.field.turns)
        self._said: list[Said] = []
        self.texts: dict[int, str] = {}
        """Texts of actions that mean the same in every position, by their four numbers in one."""

    @cached_property
    def plain_field(self) -> Any:
        """The field in an ordinary array, which is the quickest thing to hand to compiled code."""
        field: Any = self.field
        return np.frombuffer(field.tobytes(), np.dtype((np.void, dtype_of(Field))))

    # Playing

    def begin(self, dice: Dice, log: Log) -> Battle:
        """The position at the first choice of a battle."""
        battle = one(Battle)
        flow.begin(self.field, battle, dice, log)
        return battle

    def codes(self, battle: Battle) -> list[tuple[int, int, int, int]]:
        """The legal actions as numbers."""
        count = listing.legal(self.field, battle, self.choices)
        actions: Any = self.choices.actions
        found: list[tuple[int, int, int, int]] = actions[:count].tolist()
        return found

    def legal(self, battle: Battle) -> list[ActionValue]:
        """The legal actions in words."""
        return [self.action(battle, code) for code in self.codes(battle)]

    def action(self, battle: Battle, code: tuple[int, ...]) -> ActionValue:
        """An action from its numbers."""
        return ActionValue(self.notation.write(self.field, battle, action_from(code)), tuple(code))

    def read(self, battle: Battle, text: str) -> ActionValue:
        """An action from its text."""
        record: Any = self.notation.read(self.field, battle, text)
        code = (int(record.verb), int(record.unit), int(record.at), int(record.extra))
        return ActionValue(" ".join(text.split()), code)

    def check(self, battle: Battle, action: ActionValue) -> Refusal | None:
        """Why an action is not allowed, or None."""
        code = tuple(moves.Refusal)[checking.check(self.field, battle, action_from(action.code))]
        if code == moves.Refusal.NONE:
            return None
        unit = self._actor(battle, action)
        args = {"action": action.text, "unit": unit, "ask": Said(f"ask-{self.prompt(battle).ask or 'over'}")}
        if code == moves.Refusal.TOO_FEW_POINTS:
            args |= self._shortage(battle, action)
        places = tuple(word for word in action.text.split() if word.isdigit() and len(word) == 4)
        rule = IMPASSABLE_RULES.get(self.scenario, code.rule) if code == moves.Refusal.IMPASSABLE else code.rule
        return Refusal(f"refusal-{code.word.replace('_', '-')}", args, WORDS, rule=rule, at=places)

    def _shortage(self, battle: Battle, action: ActionValue) -> dict[str, int]:
        """What an order would cost and what is left to pay it with."""
        verb, piece, at = action.code[:3]
        if verb in (Verb.RETURN, Verb.ENTER):
            return {"cost": int(self.field.cost[at]), "left": int(battle.units[piece].points)}
        mover = battle.commanders[piece - COMMANDER] if piece >= COMMANDER else battle.units[piece]
        to = self.field.neighbour[mover.hex, at] if verb == Verb.STEP else NONE
        return {"cost": int(self.field.cost[to]) if to >= 0 else 1, "left": int(mover.points)}

    def _actor(self, battle: Battle, action: ActionValue) -> Any:
        verb, unit = action.code[0], action.code[1]
        named = (
            verb in (Verb.STEP, Verb.TURN, Verb.HALT, Verb.EXIT, Verb.BOOST) or checking.USES[verb] & checking.USES_UNIT
        )
        return self.say_piece(battle, unit) if named and unit != NONE else action.text

    def apply(self, battle: Battle, action: ActionValue, dice: Dice, log: Log) -> None:
        """Carry out a legal action."""
        flow.apply(self.field, battle, action_from(action.code), dice, log)

    def observe(self, battle: Battle, seat: str | None) -> Battle:
        """The position as a seat knows it."""
        return observed(battle, None if seat is None else SEATS.index(seat))

    def mask(self, action: ActionValue) -> ActionValue:
        """An action as the other seat sees it: which marker is false stays hidden."""
        return ActionValue(action.text.removesuffix(" false")) if action.text.startswith("place ") else action

    # Telling

    def seat(self, battle: Battle) -> str | None:
        """Whose choice it is."""
        return None if battle.seat == NONE else SEATS[battle.seat]

    def prompt(self, battle: Battle) -> Prompt:
        """Whose choice it is, and what is asked."""
        self.names(battle)
        noted = one(Brief)
        brief(self.field, battle, noted)
        return self.prompt_of(Noted(*cast(Any, noted).tolist()))

    def prompt_of(self, noted: Noted) -> Prompt:
        """The prompt of a position that has been looked at."""
        seat = None if noted.seat == NONE else SEATS[noted.seat]
        ask = ASKS[noted.ask]
        args: dict[str, Any] = {"turn": noted.turn, "turns": self.turns}
        if seat:
            args["seat"] = SIDES[noted.seat]
        for name, piece in (
            ("moving", noted.moving), ("elephant", noted.testing), ("attacker", noted.attacker),
            ("target", noted.target), ("pursuer", noted.pursuer), ("quarry", noted.quarry),
            ("fighter", noted.fighter), ("unit", noted.to_deploy),
        ):  # fmt: skip
            if piece != NONE:
                args[name] = self._said[piece]
        if ask == "reroll":
            args |= {"die": noted.shows, "what": Said(f"die-{Die(noted.die).name.lower()}")}
        elif ask == "place":
            args["left"] = noted.left
        name = "prompt-move-on" if ask == "move" and noted.moving != NONE else PROMPTS[noted.ask]
        phase = phase_of(noted.phase, noted.impulse)
        return Prompt(name, args, WORDS, seat=seat, ask=ask, phase=phase, turn=noted.turn)

    def names(self, battle: Battle) -> list[Said]:
        """Every piece as it is put in a sentence: units by their number, then from COMMANDER on the two commanders."""
        if not self._said:
            self._said = [self._name(battle, unit) for unit in range(UNITS)]
            for side, seat in enumerate(SEATS):
                leader = self.data.army(seat).leader.name  # type: ignore[arg-type]
                self._said.append(Said("piece-commander", leader=leader, id=f"{LETTERS[side]}-CMD"))
        return self._said

    def _name(self, battle: Battle, unit: int) -> Said:
        name = self.notation.piece(battle, unit)
        return Said("piece-unit", type=Said(f"unit-{name.split('-')[1]}"), id=name)

    def say_piece(self, battle: Battle, piece: int) -> Said:
        """A piece in a sentence."""
        return self.names(battle)[piece]

    def events(self, battle: Battle, log: Log) -> list[Event]:
        """What happened, in words."""
        return [self._event(battle, log.events[place]) for place in range(log.count)]

    def _event(self, battle: Battle, raw: Any) -> Event:
        told, cause = Told(raw.kind), Cause(raw.cause)
        args: dict[str, Any] = {}
        for (name, kind), value in zip(told.numbers, (raw.a, raw.b, raw.c, raw.d), strict=False):
            args[name] = self._say_number(battle, kind, int(value))
        if cause != Cause.NONE:
            args["cause"] = Said(f"cause-{cause.word.replace('_', '-')}")
        name = f"event-{told.word.replace('_', '-')}"
        return Event(name, args, WORDS, kind=told.word, rule=rule_of(told, cause, int(raw.b)))

    def _say_number(self, battle: Battle, kind: str, value: int) -> Any:
        if kind == "piece":
            return self.say_piece(battle, value)
        if kind == "hex":
            return self.notation.hex(value)
        return say_number(kind, value)

    def result(self, battle: Battle) -> Result | None:
        """Who won and why, once the battle is over."""
        if battle.phase != Phase.OVER:
            return None
        routed = [battle.rout[side] >= self.field.rout_level[side] for side in range(2)]
        reason = "both-routed" if all(routed) else "rout" if any(routed) else "time"
        winner = None if battle.winner == NOBODY else SEATS[battle.winner]
        args = {"winner": Said(f"side-{winner}")} if winner else {}
        name = f"result-{reason}" if winner else f"result-{reason}-draw"
        return Result(name, args, WORDS, winner=winner, reason=reason.replace("-", "_"))

    def odds(self, battle: Battle, action: ActionValue) -> Odds | None:
        """The exact distribution of an attack or a shot; None where no die decides."""
        return odds_of(self.field, battle, action, WORDS)

    def active(self, battle: Battle) -> str | None:
        """Who acts in the impulse, whoever is being asked."""
        return SEATS[active_side(battle)] if battle.phase == Phase.OPERATIONS else None

    # Documents

    def from_bytes(self, raw: bytes) -> Battle:
        """The position of its record's bytes."""
        found: Battle = np.frombuffer(bytearray(raw), dtype_of(Battle))[0]
        return found

    def dump(self, battle: Battle) -> dict[str, Any]:
        """The position as a document."""
        return self.document.dump(battle)


class Rules:
    """The game: its scenarios and how to set them."""

    slug = SLUG
    ruleset = RULESET
    seats = SEATS
    words = WORDS
    folder = FOLDER

    def scenarios(self) -> tuple[str, ...]:
        """The battles, from the plainest to the one with most rules of its own."""
        return scenario_slugs()

    def setting(self, scenario: str, tables: Path | None = None) -> Setting:
        """A scenario ready to be played."""
        return Setting(scenario, tables) if tables or scenario.endswith(".toml") else _shipped(scenario)

    def dump(self, battle: Battle) -> dict[str, Any]:
        """A position of a shipped scenario as a document."""
        if battle.scenario == 0:
            raise BadPosition("a position of a scenario of your own is dumped by its match")
        return self.setting(self.scenarios()[battle.scenario - 1]).dump(battle)

    def load(
        self, doc: Mapping[str, Any], dice: Sequence[int] = (), tables: Path | None = None
    ) -> tuple[Setting, Battle]:
        """A position from its document, with a setting of its own."""
        if not isinstance(doc, Mapping) or doc.get("game", SLUG) != SLUG:
            raise BadPosition(f"game: this is no position of {SLUG}")
        scenario = doc.get("scenario")
        if not isinstance(scenario, str):
            raise BadPosition("scenario: a position names its scenario")
        base = self.setting(scenario, tables)
        own = Setting(scenario, tables, clone(base.field))
        return own, own.document.load(doc, dice)


@cache
def _shipped(scenario: str) -> Setting:
    return Setting(scenario)


GAME = Rules()

__all__ = ["GAME", "NotUnderstood", "Rules", "Setting"]
