"""Latium as the engine sees it: everything `match.py` needs from a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from bellona.gamekit.catalog import Catalog, Text
from bellona.gamekit.data_files import Document as DataDocument
from bellona.gamekit.data_files import Own, own_scenario, scenario_name
from bellona.gamekit.engine import READER
from bellona.gamekit.event_table import Slots
from bellona.gamekit.setting import GameRules as SharedRules
from bellona.gamekit.setting import Setting as SharedSetting
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import Odds, Prompt, Refusal, Result
from bellona.kernel.record import clone

from .actions.sealed import turn_to
from .data.scenarios import load_scenario, load_scenario_file, load_tables, whole_terms
from .data.values import SEATS, SLUGS, Scenario
from .document.codec import SLUG, Document
from .engine import ENGINE
from .position.records import Realm
from .position.vocabulary import NONE, RESULTS, Ask, Ending, Phase
from .position.world import build_world
from .rules.c14_victory import score
from .table.odds import odds_of
from .table.prompt_facts import PromptFacts
from .text.notation import NAMES, Notation
from .text.praenomina import praenomina
from .text.saying import LACKING, WORDED, message_of, say

FOLDER = resources.files(__package__)
WORDS = Catalog(FOLDER)
RULESET = 2
ANSWERER = 7
"""The place of an action's number that says who answers."""

PHASES = tuple(phase.name.lower() for phase in Phase)
ENDINGS = tuple(ending.name.lower() for ending in Ending)
ECHOES = frozenset({
    "mustered", "stationed", "recruited", "disbanded", "areas_ordered", "loan_repaid", "still_on_the_way",
})  # fmt: skip
"""Events that tell a Rex nothing but his own order."""
SPOKEN: Mapping[int, tuple[str, ...]] = {
    Ask.OFFER: ("last_offer",),
    Ask.CHARISMA: ("card", "result", "assigned"),
    Ask.BETTER: ("card", "result", "other_result"),
    Ask.EGIDA: ("card", "result"),
    Ask.SHIELD: ("by",),
    Ask.AVERT: ("card", "result"),
    Ask.RESULT: ("card", "result", "other_result"),
    Ask.SALUS: ("card", "result", "assigned"),
    Ask.EXPIATE: ("number",),
    Ask.RANSOM_LEGATUS: ("counter", "number"),
    Ask.FIDES: ("by", "signum"),
    Ask.ROB: ("by",),
    Ask.VICTORY: ("by",),
    Ask.TERMS: ("by",),
    Ask.SACK: ("town",),
    Ask.SUMMONS: ("by", "counter", "town"),
    Ask.ACT: ("battle_phase", "actions"),
}
"""The arguments of prompts, besides the turn and the seat."""


@dataclass(frozen=True)
class RealmResult(Result):
    """The end of a game, with the points of every Rex."""

    scores: Mapping[str, int] = field(default_factory=dict)


class Setting(SharedSetting[Realm]):
    """One game ready to be played: its world, its names, its documents."""

    engine, seats, words = ENGINE, SEATS, WORDS
    echoes = ECHOES
    changing = frozenset({"person"})

    def __init__(self, scenario: str | DataDocument, tables: Own | None = None) -> None:
        own, name = own_scenario(scenario), scenario_name(scenario)
        self.data = load_scenario_file(own) if own else load_scenario(name)
        self.tables = load_tables(tables, self.data)
        world = build_world(self.data, self.tables)
        self.notation = Notation()
        self.document = Document(name, world)
        super().__init__(name, world, self.notation, self.document)

    # Seats

    @property
    def playing(self) -> tuple[str, ...]:
        """The Reges of this game."""
        return self.data.playing

    def waiting(self, realm: Realm) -> tuple[str, ...]:
        """The seats that have to choose now: for a sealed question, all that have not answered it."""
        return tuple(seat for number, seat in enumerate(SEATS) if int(realm.waiting) >> number & 1)

    def turned_to(self, realm: Realm, seat: str | None) -> Realm:
        """The position as it is when a given waiting seat chooses first."""
        if seat is None or seat == self.seat(realm):
            return realm
        turned = clone(realm)
        if seat not in SEATS or not turn_to(turned, SEATS.index(seat)):
            raise self.not_waiting(realm, seat)
        return turned

    def made_by(self, action: ActionValue, seat: str | None, realm: Realm) -> ActionValue:
        """An action as the answer of a seat that others may precede."""
        if seat is None or seat == self.seat(realm):
            return action
        self.turned_to(realm, seat)
        return ActionValue(action.text, (*action.code[:ANSWERER], SEATS.index(seat) + 1))

    # Playing

    def check(self, realm: Realm, action: ActionValue) -> Refusal | None:
        """Why an action is not allowed, or None."""
        answerer = action.code[ANSWERER] if len(action.code) > ANSWERER else 0
        if 0 < answerer <= len(SEATS):
            realm = self.turned_to(realm, SEATS[answerer - 1])
            action = ActionValue(action.text, (*action.code[:ANSWERER], 0))
        return super().check(realm, action)

    def refused(self, realm: Realm, action: ActionValue, code: Any) -> dict[str, Any]:
        """A refusal has no arguments besides the action."""
        return {}

    # Messages

    def prompt_of(self, noted: PromptFacts) -> Prompt:
        """The prompt of an observed position."""
        ask = Ask(noted.ask)
        seat = None if noted.seat == NONE else SEATS[noted.seat]
        args: dict[str, Any] = {"turn": noted.turn}
        if seat:
            args["seat"] = self.say_side(noted.seat)
        args |= {name: self._say_noted(noted, name) for name in SPOKEN.get(ask, ())}
        word = ask.name.lower() if ask else ""
        name = f"prompt-{word.replace('_', '-') or 'over'}"
        if ask == Ask.SUMMONS and noted.town == NONE:
            name += "-afield"
        return Prompt(name, args, WORDS, seat, word, PHASES[noted.phase], noted.turn)

    def _say_noted(self, noted: PromptFacts, name: str) -> Any:
        value = getattr(noted, name)
        if name in ("result", "other_result"):
            return say("outcome", RESULTS * (noted.card - 1) + value - 1 if noted.card else NONE)
        return say({"by": "seat", "assigned": "seat"}.get(name, name), value)

    def say_number(self, realm: Realm, kind: str, value: int) -> Any:
        """A number of an event as it appears in a sentence: a number, a text, or words."""
        if kind == "person":
            return self.say_person(realm, value)
        if kind in ("casella", "cell"):
            return self.say_casella(value)
        if kind in ("part", "reader"):
            return super().say_number(realm, kind, value)
        return say(kind, value)

    def value_of(self, kind: str, number: int, said: Any) -> int | str | None:
        """A number of an event as a plain value, in the words of the notation."""
        if kind not in WORDED:
            return super().value_of(kind, number, said)
        words = WORDED[kind][1]
        return words[number] if 0 <= number < len(words) and words[number] != "none" else None

    def say_casella(self, cell: int) -> Any:
        """A casella by its town, or by its number if it has none."""
        town = int(self.world.town_at[cell]) if cell >= 0 else NONE
        number = say("casella", cell)
        return number if town == NONE else Text("casella-town", id=number, town=say("town", town))

    def event_name(self, kind: str, name: str, slots: Slots, numbers: Sequence[int]) -> str:
        """The message of an event: a variant if a number is nobody, or is implied."""
        if kind not in LACKING:
            return name
        told = {arg: (what, value) for (arg, what), value in zip(slots, numbers, strict=False)}
        said = {arg: say("seat" if what == READER else what, value) for arg, (what, value) in told.items()}
        return message_of(kind, name, {arg: text.name for arg, text in said.items() if isinstance(text, Text)})

    def say_person(self, realm: Realm, number: int) -> Text:
        """A son or daughter of a house."""
        if realm is None or number < 0 or realm.persons[number].court < 0:
            return Text("person-nobody")
        person = realm.persons[number]
        word = "son" if person.sex else "daughter"
        name = praenomina(f"{word}s")[number]
        return Text(f"person-{word}", id=NAMES["person"][number], name=name, town=say("town", int(person.court)))

    def result(self, realm: Realm) -> RealmResult | None:
        """Who won and why, and everybody's points, once the game is over."""
        if realm.phase != Phase.OVER:
            return None
        reason = ENDINGS[realm.ending]
        scores = {seat: int(score(self.world, realm, SEATS.index(seat))) for seat in self.playing}
        name = f"result-{reason.replace('_', '-')}"
        if realm.winner == NONE:
            return RealmResult(name, {}, WORDS, winner=None, reason=reason, scores=scores)
        winner = SEATS[realm.winner]
        args = {"winner": self.say_side(int(realm.winner)), "points": scores[winner]}
        return RealmResult(name, args, WORDS, winner=winner, reason=reason, scores=scores)

    def odds(self, realm: Realm, action: ActionValue) -> Odds | None:
        """The exact distribution of the die of an audience; None for anything else."""
        return odds_of(self, realm, action)

    def active(self, realm: Realm) -> str | None:
        """The Rex whose phase of the turn it is, regardless of who is asked."""
        return SEATS[realm.active] if realm.phase == Phase.REIGN and realm.active != NONE else None


class GameRules(SharedRules[Setting]):
    """The game: its scenarios, agreed games, and their settings."""

    slug, ruleset, seats, words, folder = SLUG, RULESET, SEATS, WORDS, FOLDER
    slugs, setting_class, carries_scenarios, scenario_model = SLUGS, Setting, True, Scenario

    def scenario_values(self, scenario: str) -> dict[str, Any]:
        """The terms of a scenario with all towns and what every Rex begins with."""
        return whole_terms(load_scenario(scenario))

    def scenario_text(self, scenario: str) -> str:
        """A file with the terms of a scenario: the shipped ones are in one file together."""
        terms = load_scenario(scenario)
        playing = ", ".join(f'"{seat}"' for seat in terms.playing)
        exile = "true" if terms.exile else "false"
        return f'id = "{terms.id}"\nplaying = [{playing}]\ncycles = {terms.cycles}\nexile = {exile}\n'


GAME = GameRules()

__all__ = ["GAME", "GameRules", "Setting"]
