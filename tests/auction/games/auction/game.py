"""The auction as the engine sees it."""

from importlib import resources
from typing import Any

from bellona.gamekit.catalog import Catalog
from bellona.gamekit.engine import Engine
from bellona.gamekit.notation import Notation as SharedNotation
from bellona.gamekit.notation import Word
from bellona.gamekit.setting import GameRules as SharedRules
from bellona.gamekit.setting import Setting as SharedSetting
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import NotUnderstood, Prompt, Result
from bellona.kernel.choices import Action, Choices
from bellona.kernel.record import clone, one

from . import rules
from .rules import Auction, Phase, World
from .scenarios import SEATS, scenario_slugs, seats_of
from .verbs import Ask, Verb

FOLDER = resources.files(__package__)
WORDS = Catalog(FOLDER)


ENGINE = Engine(
    seats=rules.BIDDERS, world=World, position=Auction, choices=Choices, action=Action, prompt_facts=rules.PromptFacts,
    scratch=Action, begin=rules.begin, legal=rules.legal, check=rules.check, apply=rules.apply, observe=rules.observe,
    redeal=rules.redeal, over=rules.over, outcome=rules.outcome, evaluate=rules.outcome, rank=rules.rank,
    note=rules.note, event_kinds=tuple(rules.EventKind), causes=tuple(rules.Cause), parts=tuple(rules.Part),
    refusals=tuple(rules.Refusal), verbs=Verb,
)  # fmt: skip


class Notation(SharedNotation):
    verbs, action, examples = Verb, Action, "offer or keep"

    def __init__(self):
        super().__init__({"number": Word(lambda _, number: str(number), lambda _, word: number_of(word))})


def number_of(word):
    if not word.isdigit():
        raise NotUnderstood(f"{word!r} is no number")
    return int(word)


class Document:
    def __init__(self, scenario):
        self.scenario = scenario

    def dump(self, position):
        return {"game": "auction", "scenario": self.scenario, "record": position.tobytes().hex()}

    def lay(self, doc):
        return GAME.setting(self.scenario).from_bytes(bytes.fromhex(doc["record"]))

    def go_on(self, position, doc, dice, log):
        pass


class Setting(SharedSetting[Any]):
    engine = ENGINE
    seats = SEATS
    words = WORDS

    def __init__(self, scenario):
        world = one(World)
        world.playing = sum(1 << SEATS.index(seat) for seat in seats_of(scenario))
        self.notation = Notation()
        super().__init__(scenario, world, self.notation, Document(scenario))

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


class GameRules(SharedRules[Any]):
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
