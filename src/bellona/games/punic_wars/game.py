"""Punic Wars as the engine sees it: everything `match.py` needs from a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any

from bellona.gamekit.catalog import Catalog, Text
from bellona.gamekit.data_files import Document as DataDocument
from bellona.gamekit.data_files import Own, own_scenario, scenario_name
from bellona.gamekit.setting import GameRules as SharedRules
from bellona.gamekit.setting import Setting as SharedSetting
from bellona.gamekit.setting import named
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import Odds, Prompt, Result

from .actions.verbs import NUMBERED, Verb
from .data.scenarios import load_scenario, load_scenario_file, load_tables
from .data.values import ODDS, SLUGS, Scenario
from .document.codec import SLUG, Document
from .engine import ENGINE
from .position.records import LEADER_ITEM, LEADERS, NOBODY, NONE, Ask, Ending, Level, Phase, War
from .position.world import build_world, place_hexes
from .rules.c14_control import value_controlled
from .rules.events import Cause
from .table.odds import odds_of
from .table.prompt_facts import PromptFacts
from .text.notation import KINDS, LEADER_NAMES, SEATS, SETUP_KINDS, Notation, used_leaders

FOLDER = resources.files(__package__)
WORDS = Catalog(FOLDER)
RULESET = 2


PHASES = tuple(phase.name.lower() for phase in Phase)
LEVELS = tuple(level.name.lower() for level in Level)
ENDINGS = tuple(ending.name.lower() for ending in Ending)
CAUSES = tuple(Cause)
SPOKEN: dict[int, tuple[str, ...]] = {
    Ask.DEPLOY: ("number", "kind", "region"),
    Ask.FUND: ("treasury",),
    Ask.RETIRE: ("number",),
    Ask.ELECT: ("number",),
    Ask.APPOINT: ("leader", "number"),
    Ask.RETURN: ("leader", "number"),
    Ask.CAMPAIGN: ("number",),
    Ask.MARCH: ("leader", "hex", "points", "land", "naval"),
    Ask.INVERT: ("leader", "kind", "hex", "number", "land", "naval"),
    Ask.LOSSES: ("number", "hex", "cause"),
    Ask.RECRUIT: ("treasury",),
}
"""The arguments of prompts, besides the turn and the seat."""


@dataclass(frozen=True)
class WarResult(Result):
    """The end of a war, with the level of the victory."""

    level: str = "draw"


class Setting(SharedSetting[War]):
    """One war ready to be played: its world, its names, its documents."""

    engine, seats, words = ENGINE, SEATS, WORDS

    def __init__(self, scenario: str | DataDocument, tables: Own | None = None) -> None:
        own, name = own_scenario(scenario), scenario_name(scenario)
        self.data = load_scenario_file(own, tables) if own else load_scenario(name, tables)
        self.tables = load_tables(tables, "" if own else name)
        world = build_world(self.data, self.tables)
        self.regions = tuple(self.tables.regions)
        self.notation = Notation(used_leaders(world))
        self.document = Document(name, world, self.notation, self.regions)
        super().__init__(name, world, self.notation, self.document)

    # Playing

    def refused(self, war: War, action: ActionValue, code: Any) -> dict[str, Any]:
        """The arguments of a refusal: the leader, the hex and the points of the action, or else of the march."""
        number, unit, at, extra = action.code
        verb = Verb(number)
        leader = unit if "leader" in verb.names and unit < LEADERS else int(war.marching)
        here = int(war.leaders[leader].hex) if leader != NONE else NONE
        h = at if verb.speaks_of("at") and at < len(self.world.region) else here
        region = int(self.world.region[h]) if h >= 0 else NONE
        seat = war.seat if war.seat != NONE else war.active
        return {
            "seat": self.say_side(seat),
            "leader": self.say_leader(leader) if leader != NONE else self.say_side(seat),
            "hex": self.say_hex(h) if h >= 0 else "-",
            "region": self.say_region(region),
            "kind": KINDS[unit] if "kind" in verb.names and unit < len(KINDS) else KINDS[0],
            "number": extra,
            "points": int(war.leaders[leader].points) if leader != NONE else 0,
            "treasury": int(war.treasury[seat]),
            "value": int(self.world.region_value[region]) if region != NONE else 0,
        }

    def mask(self, action: ActionValue) -> ActionValue:
        """An action as the other seat sees it: what is set up, spent or, with hidden stacks, moved in secret."""
        verb = Verb.called(action.text.partition(" ")[0])
        if self.world.hidden_stacks and verb in NUMBERED and not verb.row.seen_as:
            return ActionValue(verb.word)
        return super().mask(action)

    # Messages

    def prompt_of(self, noted: PromptFacts) -> Prompt:
        """The prompt of an observed position."""
        ask = Ask(noted.ask)
        seat = None if noted.seat == NONE else SEATS[noted.seat]
        args: dict[str, Any] = {"turn": noted.turn}
        if seat:
            args["seat"] = self.say_side(noted.seat)
        args |= {name: self._say_noted(noted, name) for name in self._spoken(noted)}
        word = ask.name.lower() if ask else ""
        return Prompt(self._prompt_name(noted), args, WORDS, seat, word, PHASES[noted.phase], noted.turn)

    def _prompt_name(self, noted: PromptFacts) -> str:
        ask = Ask(noted.ask)
        if ask == Ask.NOTHING:
            return "prompt-over"
        if ask == Ask.DEPLOY and noted.kind == LEADER_ITEM:
            return "prompt-deploy-leader"
        if ask == Ask.DEPLOY and noted.kind == NONE:
            return "prompt-deploy-unseen"
        if ask == Ask.MARCH and noted.must_attack:
            return "prompt-must-attack"
        if ask == Ask.MARCH and noted.land + noted.naval == 0:
            return "prompt-march-alone"
        if ask == Ask.LOSSES and noted.hex == NONE:
            return "prompt-losses-anywhere"
        return f"prompt-{ask.name.lower()}"

    def _spoken(self, noted: PromptFacts) -> tuple[str, ...]:
        """The arguments of the prompt, as far as there are any."""
        if noted.ask == Ask.AGREE:
            return ("other",)
        if noted.ask == Ask.DEPLOY and noted.kind == LEADER_ITEM:
            return ("leader", "region")
        silent = {name for name in ("hex", "kind", "region") if getattr(noted, name) == NONE}
        if noted.ask == Ask.DEPLOY and noted.kind == NONE:
            silent.add("number")
        return tuple(name for name in SPOKEN.get(noted.ask, ()) if name not in silent)

    def _say_noted(self, noted: PromptFacts, name: str) -> Any:
        if name == "other":
            return self.say_side(1 - noted.seat)
        if name == "kind":
            return SETUP_KINDS[noted.kind]
        if name == "cause":
            return Text(named("cause", CAUSES[noted.cause]))
        value = getattr(noted, name)
        return value if name in ("number", "treasury", "points", "land", "naval") else self._say(name, value)

    def say_number(self, war: War, kind: str, value: int) -> Any:
        """A number of an event as it appears in a sentence: a number, a text, or words."""
        return self._say(kind, value) if kind in SAID else super().say_number(war, kind, value)

    def _say(self, kind: str, value: int) -> Any:
        if kind == "leader":
            return self.say_leader(value)
        if kind == "hex":
            return self.say_hex(value)
        if kind == "region":
            return self.say_region(value)
        if kind == "phase":
            return Text(f"phase-{PHASES[value]}")
        if kind == "level":
            return Text(f"level-{LEVELS[value]}")
        return KINDS[value] if kind == "kind" else ODDS[value]

    def say_leader(self, leader: int) -> Text:
        """A leader in a sentence."""
        return self.leaders[leader]

    @cached_property
    def leaders(self) -> tuple[Text, ...]:
        """Every leader as he appears in a sentence."""
        return tuple(self._name(number, name) for number, name in enumerate(LEADER_NAMES))

    def _name(self, number: int, name: str) -> Text:
        value, own = int(self.world.figures[number].value), self.data.names.get(name)
        if own is None:
            return Text("piece-leader", id=name, value=value)
        worded = f"name-{own.lower()}"  # a scenario of one's own may name anybody
        return Text("piece-leader-named", id=name, value=value, name=Text(worded) if WORDS.has(worded, "en") else own)

    def say_hex(self, h: int) -> Any:
        """A hex in a sentence, with the name of the place in it."""
        return self.hexes[h] if h >= 0 else Text("hex-nowhere")

    @cached_property
    def hexes(self) -> tuple[Any, ...]:
        """Every hex as it appears in a sentence."""
        places = {hex_id: self.tables.map.places[hex_id].name for hex_id in place_hexes(self.tables)}
        names = (self.notation.hex(h) for h in range(self.world.hexes))
        return tuple(Text("hex-place", id=name, place=places[name]) if name in places else name for name in names)

    def say_region(self, region: int) -> Text:
        """A region in a sentence."""
        return Text(f"region-{self.regions[region].replace('_', '-')}" if region >= 0 else "region-sea")

    def result(self, war: War) -> WarResult | None:
        """Who won, how and at what level, once the war is over."""
        if war.phase != Phase.OVER:
            return None
        reason, level = ENDINGS[war.ending], LEVELS[war.level]
        winner = None if war.winner == NOBODY else SEATS[war.winner]
        args: dict[str, Any] = {seat: int(value_controlled(self.world, war, side)) for side, seat in enumerate(SEATS)}
        name = f"result-{reason.replace('_', '-')}"
        if winner is None:
            name += "-draw"
        else:
            args |= {"winner": self.say_side(int(war.winner)), "level": Text(f"level-{level}")}
        if war.ending == Ending.TURN_LIMIT and self.world.only_carthage_falls:
            name += "-stands"
        return WarResult(name, args, WORDS, winner=winner, reason=reason, level=level)

    def odds(self, war: War, action: ActionValue) -> Odds | None:
        """The exact distribution of an action's results; None if no die decides."""
        return odds_of(self.world, war, action, WORDS)

    def active(self, war: War) -> str | None:
        """The side whose phase it is, regardless of who is asked."""
        return SEATS[war.active] if war.phase not in (Phase.SETUP, Phase.OVER) else None


SAID = ("leader", "hex", "region", "phase", "level", "kind", "odds")


class GameRules(SharedRules[Setting]):
    """The game: its scenarios and their settings."""

    slug, ruleset, seats, words, folder = SLUG, RULESET, SEATS, WORDS, FOLDER
    slugs, setting_class, carries_scenarios, scenario_model = SLUGS, Setting, True, Scenario
    varied_in = f"{__package__}.data"


GAME = GameRules()

__all__ = ["GAME", "GameRules", "Setting"]
