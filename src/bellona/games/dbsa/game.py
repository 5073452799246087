"""De Bellis Societatis Antiquorum as the engine sees it: everything `match.py` needs from a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import Any

from bellona.gamekit.catalog import Catalog, Text
from bellona.gamekit.data_files import Document as DataDocument
from bellona.gamekit.data_files import Own, own_scenario, scenario_name
from bellona.gamekit.setting import GameRules as SharedRules
from bellona.gamekit.setting import Setting as SharedSetting
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import Odds, Prompt, Result

from .actions import checking
from .actions.moves import Refusal, Verb
from .actions.refusal_subject import culprit
from .data.scenarios import armies_of, load_field, load_field_file, load_tables, on_ground
from .data.values import SIDES, SLUGS, TYPES, Field, Piece
from .document.codec import REASONS, SLUG, Document, read_terrain
from .engine import ENGINE
from .position.records import ELEMENTS, NOBODY, NONE, Ask, Battle, Kind, Phase, Status
from .position.world import build_world
from .table.odds import odds_of
from .table.prompt_facts import PromptFacts
from .text.notation import CAMPS, CONTACTS, EDGES, ELEMENT_NAMES, SEATS, Notation, write_number, write_place

FOLDER = resources.files(__package__)
WORDS = Catalog(FOLDER)
RULESET = 2

PHASES = tuple(phase.name.lower() for phase in Phase)
LIMITS = {
    Refusal.TOO_FAR_LIGHT_HORSE: Kind.LH,
    Refusal.TOO_FAR_CAVALRY: Kind.CV,
    Refusal.TOO_FAR_HEAVY: Kind.KN,
    Refusal.TOO_FAR_AUXILIA: Kind.AX,
    Refusal.TOO_FAR_FOOT: Kind.BD,
}
"""Whose limit a move off-road has exceeded."""
MOVING = (Verb.MOVE, Verb.MARCH, Verb.CONTRACT)


class Setting(SharedSetting[Battle]):
    """One battle ready to be fought: its world, its names, its documents."""

    engine, seats, words = ENGINE, SEATS, WORDS
    changing = frozenset({"element"})

    def __init__(
        self, scenario: str | DataDocument, tables: Own | None = None, terrain: tuple[Piece, ...] | None = None
    ) -> None:
        own, name = own_scenario(scenario), scenario_name(scenario)
        field = load_field_file(own, tables) if own else load_field(name, tables)
        self.tables = armies_of(field, load_tables(tables))
        self.field = field if terrain is None else on_ground(field, terrain, self.tables)
        world = build_world(self.field, self.tables, terrain is None and name in SLUGS)
        self.notation = Notation()
        self.document = Document(name, world, terrain)
        super().__init__(name, world, self.notation, self.document)

    # Playing

    def read(self, battle: Battle, text: str) -> ActionValue:
        """An action from its text, in its canonical form."""
        return self.action(battle, super().read(battle, text).code)

    def refused(self, battle: Battle, action: ActionValue, code: Any) -> dict[str, Any]:
        """The arguments of a refusal: who fails, who is in the way, where the path fails, length used and allowed."""
        record = self.engine.codes.filled(action.code)
        _, x, y, other, spent = checking.examine(self.world, battle, record)
        element = int(culprit(self.world, battle, record, code.value))
        return {
            "element": self.say_element(battle, element),
            "other": self.say_element(battle, int(other)),
            "place": write_place(int(x), int(y)),
            "spent": write_number(int(spent)),
            "limit": write_number(self._limit(battle, record, element, code)),
        }

    def places(self, battle: Battle, action: ActionValue) -> tuple[str, ...]:
        """Where the path of a refused action fails."""
        if Verb(action.code[0]) not in (*MOVING, Verb.DEPLOY):
            return ()
        _, x, y, _, _ = checking.examine(self.world, battle, self.engine.codes.filled(action.code))
        return (write_place(int(x), int(y)),) if x or y else ()

    def _limit(self, battle: Battle, record: Any, element: int, code: Any) -> int:
        """How far the refusing rule would let a move go."""
        world = self.world
        if code == Refusal.TOO_FAR_ROAD:
            return int(world.road_limit) + int(record.extra) * int(world.road_extra)
        if code in LIMITS:
            return int(world.troops[LIMITS[code]].move_good)
        if element == NONE:
            return 0
        troop = world.troops[battle.elements[element].kind]
        return int(troop.move_bad if code == Refusal.TOO_FAR_BAD_GOING else troop.move_good)

    # Messages

    def prompt_of(self, noted: PromptFacts) -> Prompt:
        """The prompt of an observed position."""
        ask = Ask(noted.ask)
        seat = None if noted.seat == NONE else SEATS[noted.seat]
        args: dict[str, Any] = {"bound": noted.bound}
        if seat:
            args["seat"] = self.say_side(noted.seat)
        if ask == Ask.DEPLOY:
            args["number"] = noted.waiting
        elif ask == Ask.MOVE:
            args |= {"die": noted.die, "points": noted.points}
        elif ask in (Ask.FACE, Ask.FIGHT):
            args["number"] = noted.number
        elif ask == Ask.AGREE:
            args["other"] = self.say_side(1 - noted.seat)
        word = ask.name.lower() if ask else ""
        return Prompt(f"prompt-{word or 'over'}", args, WORDS, seat, word, PHASES[noted.phase], noted.bound)

    def say_number(self, battle: Battle, kind: str, value: int) -> Any:
        """A number of an event as it appears in a sentence: a number, a text, or words."""
        if kind == "element":
            return self.say_element(battle, value)
        if kind == "kind":
            return Text(f"kind-{TYPES[value].lower()}")
        if kind == "edge":
            return Text(f"edge-{EDGES[value]}")
        if kind == "contact":
            return Text(f"contact-{CONTACTS[value]}")
        if kind == "reason":
            return Text(f"reason-{REASONS[value].replace('_', '-')}")
        return super().say_number(battle, kind, value)

    def value_of(self, kind: str, number: int, said: Any) -> int | str | None:
        """A number of an event as a plain value: types as `Bd`, camps as in the notation."""
        if kind == "kind":
            return TYPES[number]
        if kind == "element" and number >= ELEMENTS:
            return CAMPS[number - ELEMENTS]
        return super().value_of(kind, number, said)

    def say_element(self, battle: Battle, e: int) -> Text:
        """An element in a sentence; 24 and 25 are the camps."""
        if e < 0:
            return Text("side-nobody")
        if e >= ELEMENTS:
            return Text(f"camp-{SEATS[e - ELEMENTS]}")
        element = battle.elements[e]
        if element.status == Status.ABSENT:
            return Text("piece-absent", id=ELEMENT_NAMES[e])
        return self._pieces[e, int(element.kind), bool(element.general)]

    @cached_property
    def _pieces(self) -> dict[tuple[int, int, bool], Text]:
        """Every element of every type, with and without the general."""
        return {
            (e, kind, general): Text("piece-general" if general else "piece-element", id=name, kind=Text(word))
            for e, name in enumerate(ELEMENT_NAMES)
            for kind, word in enumerate(f"kind-{type_.lower()}" for type_ in TYPES)
            for general in (False, True)
        }

    def say_army(self, side: int) -> Text | str:
        """The name of a side's army: a message if it comes with the game, else from its file."""
        slug = self.field.host(SIDES[side]).army
        word = f"army-{slug.replace('_', '-')}"
        return Text(word) if WORDS.has(word, "en") else self.tables.armies[slug].name

    def label(self, side: int) -> Text:
        """A side with the name of its army: Polybian Roman (Amber)."""
        return Text("side-army", army=self.say_army(side), side=self.say_side(side))

    def result(self, battle: Battle) -> Result | None:
        """Who won and why, once the battle is over."""
        if battle.phase != Phase.OVER:
            return None
        reason = REASONS[battle.reason]
        args: dict[str, Any] = {seat: int(battle.lost[side]) for side, seat in enumerate(SEATS)}
        name = f"result-{reason.replace('_', '-')}"
        if battle.winner in (NONE, NOBODY):
            return Result(f"{name}-draw", args, WORDS, winner=None, reason=reason)
        args["winner"] = self.say_side(int(battle.winner))
        return Result(name, args, WORDS, winner=SEATS[battle.winner], reason=reason)

    def odds(self, battle: Battle, action: ActionValue) -> Odds | None:
        """The exact distribution of an action's results; None if no die decides."""
        return odds_of(self, battle, action)

    def active(self, battle: Battle) -> str | None:
        """The side whose bound it is, regardless of who is asked."""
        return SEATS[battle.active] if battle.phase in (Phase.MOVES, Phase.FACING, Phase.FIGHTS) else None


class GameRules(SharedRules[Setting]):
    """The game: its fields, free battles, and their settings."""

    slug, ruleset, seats, words, folder = SLUG, RULESET, SEATS, WORDS, FOLDER
    slugs, setting_class, carries_scenarios, scenario_model = SLUGS, Setting, True, Field
    scenario_folder = "fields"

    def setting_to_load(self, doc: Mapping[str, Any], scenario: str | DataDocument, tables: Own | None) -> Setting:
        """The setting in which a document is read, on the document's ground if it has one."""
        if "terrain" not in doc:
            return self.setting(scenario, tables)
        return Setting(scenario, tables, read_terrain(doc["terrain"]))


GAME = GameRules()

__all__ = ["GAME", "GameRules", "Setting"]
