"""The auction as the engine sees it."""

from importlib import resources
from typing import NamedTuple

from bellona.gamekit.catalog import Catalog
from bellona.gamekit.setting import Engine
from bellona.gamekit.setting import GameRules as SharedRules
from bellona.gamekit.setting import Setting as SharedSetting
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import NotUnderstood, Prompt, Result
from bellona.kernel.choices import Action, Choices
from bellona.kernel.record import clone, one

from . import rules
from .rules import Ask, Auction, Phase, Verb, World
from .scenarios import SEATS, scenario_slugs, seats_of

FOLDER = resources.files(__package__)
WORDS = Catalog(FOLDER)


class Noted(NamedTuple):
    turn: int
    phase: int
    ask: int
    seat: int


ENGINE = Engine(
    Auction, Choices, Action, rules.Brief, Noted, rules.begin, rules.apply, rules.legal, rules.check, rules.brief,
    tuple(rules.EventKind), tuple(rules.Cause), tuple(rules.Part), tuple(rules.Refusal),
)  # fmt: skip


class Notation:
    def write(self, world, position, action):
        verb = Verb(int(action.verb)).name.lower()
        return f"{verb} {int(action.unit)}" if action.verb == Verb.OFFER else verb

    def read(self, world, position, text):
        verb, _, number = text.partition(" ")
        if verb.upper() not in Verb.__members__:
            raise NotUnderstood(f"{text!r} is nothing that is done at an auction")
        action = one(Action)
        action.verb, action.unit = Verb[verb.upper()], int(number or 0)
        return action


class Document:
    def __init__(self, scenario):
        self.scenario = scenario

    def dump(self, position):
        return {"game": "auction", "scenario": self.scenario, "record": position.tobytes().hex()}

    def lay(self, doc):
        return GAME.setting(self.scenario).from_bytes(bytes.fromhex(doc["record"]))

    def go_on(self, position, doc, dice):
        pass


class Setting(SharedSetting):
    engine = ENGINE
    seats = SEATS
    words = WORDS

    def __init__(self, scenario):
        world = one(World)
        world.playing = sum(1 << SEATS.index(seat) for seat in seats_of(scenario))
        super().__init__(scenario, world, Notation(), Document(scenario))

    @property
    def playing(self):
        return seats_of(self.scenario)

    def waiting(self, position):
        return tuple(seat for number, seat in enumerate(SEATS) if int(position.waiting) >> number & 1)

    def turned_to(self, position, seat):
        if seat is None or seat == self.seat(position):
            return position
        if seat not in self.waiting(position):
            raise self.not_waiting(position, seat)
        turned = clone(position)
        turned.seat = SEATS.index(seat)
        return turned

    def made_by(self, action, seat, position):
        if seat is None or seat == self.seat(position):
            return action
        self.turned_to(position, seat)
        return ActionValue(action.text, (*action.code[:3], SEATS.index(seat) + 1))

    def refused(self, position, action, code):
        return {}

    def observe(self, position, seat):
        seen = clone(position)
        rules.observe(self.world, seen, -1 if seat is None else SEATS.index(seat))
        return seen

    def mask(self, action):
        return ActionValue("offer") if action.text.startswith("offer") else action

    def prompt_of(self, noted):
        ask = Ask(noted.ask).name.lower() if noted.ask else ""
        seat = None if noted.seat < 0 else SEATS[noted.seat]
        return Prompt(f"prompt-{ask or 'over'}", {}, WORDS, seat, ask, Phase(noted.phase).name.lower(), noted.turn)

    def result(self, position):
        if position.phase != Phase.OVER:
            return None
        return Result("result-cards", {}, WORDS, winner=SEATS[int(position.winner)], reason="cards")

    def odds(self, position, action):
        return None


class GameRules(SharedRules):
    slug = "auction"
    ruleset = 1
    seats = SEATS
    words = WORDS
    folder = FOLDER

    def scenarios(self):
        return scenario_slugs()

    def make(self, scenario, tables):
        return Setting(scenario)


GAME = GameRules()
