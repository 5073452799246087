"""De Bello Punico as the engine sees it: everything `match.py` needs from a game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from bellona.gamekit.catalog import Catalog, Text
from bellona.gamekit.data_files import Document as DataDocument
from bellona.gamekit.data_files import Own, own_scenario, scenario_name
from bellona.gamekit.setting import GameRules as SharedRules
from bellona.gamekit.setting import Setting as SharedSetting
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import NotUnderstood, Odds, Prompt, Result
from bellona.gamekit.variants import base_of
from bellona.kernel.hexes import DIRECTIONS
from bellona.kernel.record import clone

from .actions import moves
from .actions.moves import Verb
from .data.scenarios import load_scenario, load_scenario_file, load_tables, shipped_map, whole_scenario_file
from .data.values import SLUGS, Scenario, Tables
from .document.codec import SLUG, Document, phase_of
from .engine import ENGINE
from .position.field import build_field, kind_codes
from .position.records import BOXES, COMMANDER, NOBODY, NONE, UNITS, Ask, Battle, Box, Die, Field, Phase
from .rules.c03_sequence import active_side
from .table.odds import odds_of
from .table.prompt_facts import PromptFacts
from .text.notation import BOX_NAMES, LETTERS, SEATS, Notation

FOLDER = resources.files(__package__)
WORDS = Catalog(FOLDER)
RULESET = 2
RULES_OF_BATTLES = {
    "trebbia": {},
    "beneventum": {"17.1.2a": "17.2.2", "17.1.2d": "R45", "17.1.4c": "17.2.3b"},
    "po": {"17.1.2a": "17.3.2", "17.1.2d": "17.3.2", "17.2.1b": "17.3.1b"},
    "zama": {"17.1.2a": "17.4.2", "17.1.2d": "17.4.2"},
}
"""The rules of the battle that states it first, and the equivalent rules of other battles."""
RULES_OF_OTHERS = {"17.1.2a": "17", "17.1.2d": "17", "17.1.4c": "R47", "17.2.1b": "6f"}
"""The same for a designer's own battle."""


BOX_OF = {
    Verb.BOOST: Box.MOVEMENT, Verb.RETURN: Box.CAVALRY, Verb.ENTER: Box.CAVALRY, Verb.RECALL: Box.CAVALRY,
    Verb.COMMIT: Box.COMBAT, Verb.RECOVER: Box.RECOVERY, Verb.TEST: Box.ELEPHANTS, Verb.REROLL: Box.FORTUNA,
    Verb.CHARGE: Box.FUROR,
}  # fmt: skip
"""The box whose point an order uses."""
ABOUT_BOXES = (
    moves.Refusal.NO_SUCH_BOX, moves.Refusal.BOX_FULL, moves.Refusal.NO_POINT_IN_BOX, moves.Refusal.ONLY_THE_VACUUS,
)  # fmt: skip

ASKS = tuple(ask.name.lower() if ask else "" for ask in Ask)
PROMPTS = tuple(f"prompt-{ask.name.lower()}" if ask else "prompt-over" for ask in Ask)


class Setting(SharedSetting[Battle]):
    """One battle ready to be fought: its field, its names, its documents."""

    engine, seats, words = ENGINE, SEATS, WORDS

    def __init__(self, scenario: str | DataDocument, tables: Own | None = None, like: Setting | None = None) -> None:
        own, name = own_scenario(scenario), scenario_name(scenario)
        self.data: Scenario
        self.tables: Tables
        if like is not None:
            self.data, self.tables = like.data, like.tables
        else:
            self.data = load_scenario_file(own, tables) if own else load_scenario(name, tables)
            self.tables = load_tables(tables, "" if own else name)
        self.notation = Notation(kind_codes(self.tables))
        self.field: Field = clone(like.field) if like is not None else build_field(self.data, self.tables)
        self.document = Document(name, self.field, self.notation)
        super().__init__(name, self.field, self.notation, self.document)
        self.turns = int(self.field.turns)
        self._said: list[Text] = []

    # Playing

    def refused(self, battle: Battle, action: ActionValue, code: Any) -> dict[str, Any]:
        """The arguments of a refusal."""
        args = {"unit": self._actor(battle, action)}
        if code == moves.Refusal.TOO_FEW_POINTS:
            return args | self._shortage(battle, action)
        return args | {"box": self._box(action)} if code in ABOUT_BOXES else args

    def _box(self, action: ActionValue) -> Any:
        """The command box that an order names, or from which it needs a point."""
        verb, at = action.code[0], action.code[2]
        box = at if verb == Verb.PLACE else BOX_OF[Verb(verb)]
        return Text(f"box-{BOX_NAMES[box]}") if 0 <= box < BOXES else action.text

    def rule_here(self, rule: str) -> str:
        """The rule for this battle: every battle states its set-up and its ground in its own rules."""
        return RULES_OF_BATTLES.get(base_of(self.scenario), RULES_OF_OTHERS).get(rule, rule)

    def _shortage(self, battle: Battle, action: ActionValue) -> dict[str, int]:
        """The cost of an order and the points left for it."""
        verb, piece, at = action.code[:3]
        if verb in (Verb.RETURN, Verb.ENTER):
            return {"cost": int(self.field.cost[at]), "left": int(battle.units[piece].points)}
        mover = battle.commanders[piece - COMMANDER] if piece >= COMMANDER else battle.units[piece]
        to = self.field.neighbour[mover.hex, at] if verb == Verb.STEP else NONE
        return {"cost": int(self.field.cost[to]) if to >= 0 else 1, "left": int(mover.points)}

    def _actor(self, battle: Battle, action: ActionValue) -> Any:
        verb, unit = action.code[0], action.code[1]
        return self.say_piece(battle, unit) if Verb(verb).speaks_of("unit") and unit != NONE else action.text

    # Messages

    def prompt(self, battle: Battle) -> Prompt:
        """Who has to choose, and what is asked."""
        self.names(battle)
        return super().prompt(battle)

    def prompt_of(self, noted: PromptFacts) -> Prompt:
        """The prompt of an observed position."""
        seat = None if noted.seat == NONE else SEATS[noted.seat]
        ask = ASKS[noted.ask]
        args: dict[str, Any] = {"turn": noted.turn, "turns": self.turns}
        if seat:
            args["seat"] = self.say_side(noted.seat)
        for name, piece in (
            ("moving", noted.moving), ("elephant", noted.testing), ("attacker", noted.attacker),
            ("target", noted.target), ("pursuer", noted.pursuer), ("quarry", noted.quarry),
            ("fighter", noted.fighter), ("unit", noted.to_deploy),
        ):  # fmt: skip
            if piece != NONE:
                args[name] = self._said[piece]
        if ask == "reroll":
            args |= {"die": noted.shows, "what": Text(f"die-{Die(noted.die).name.lower()}")}
        elif ask == "place":
            args["left"] = noted.left
        name = "prompt-move-on" if ask == "move" and noted.moving != NONE else PROMPTS[noted.ask]
        phase = phase_of(noted.phase, noted.impulse)
        return Prompt(name, args, WORDS, seat=seat, ask=ask, phase=phase, turn=noted.turn)

    def names(self, battle: Battle) -> list[Text]:
        """Every piece as it appears in a sentence: units by their number, then from COMMANDER on the two commanders."""
        if not self._said:
            self._said = [self._name(battle, unit) for unit in range(UNITS)]
            for side, seat in enumerate(SEATS):
                leader = self.data.army(seat).leader.name  # type: ignore[arg-type]
                self._said.append(Text("piece-commander", leader=leader, id=f"{LETTERS[side]}-CMD"))
        return self._said

    def _name(self, battle: Battle, unit: int) -> Text:
        name = self.notation.piece(battle, unit)
        return Text("piece-unit", type=Text(f"unit-{name.split('-')[1]}"), id=name)

    def say_piece(self, battle: Battle, piece: int) -> Text:
        """A piece in a sentence."""
        return self.names(battle)[piece]

    def say_number(self, battle: Battle, kind: str, value: int) -> Any:
        """A number of an event as it appears in a sentence."""
        if kind == "piece":
            return self.say_piece(battle, value)
        if kind == "box":
            return Text(f"box-{BOX_NAMES[value]}")
        if kind == "facing":
            return Text(f"facing-{DIRECTIONS[value]}")
        if kind == "die":
            return Text(f"die-{Die(value).name.lower()}")
        return super().say_number(battle, kind, value)

    def result(self, battle: Battle) -> Result | None:
        """Who won and why, once the battle is over."""
        if battle.phase != Phase.OVER:
            return None
        routed = [battle.rout[side] >= self.field.rout_level[side] for side in range(2)]
        reason = "both-routed" if all(routed) else "rout" if any(routed) else "time"
        winner = None if battle.winner == NOBODY else SEATS[battle.winner]
        args = {"winner": Text(f"side-{winner}")} if winner else {}
        name = f"result-{reason}" if winner else f"result-{reason}-draw"
        return Result(name, args, WORDS, winner=winner, reason=reason.replace("-", "_"))

    def odds(self, battle: Battle, action: ActionValue) -> Odds | None:
        """The exact distribution of an attack or a shot; None if no die decides."""
        return odds_of(self.field, battle, action, WORDS)

    def active(self, battle: Battle) -> str | None:
        """Who acts in the impulse, regardless of who is asked."""
        return SEATS[active_side(battle)] if battle.phase == Phase.OPERATIONS else None


class GameRules(SharedRules[Setting]):
    """The game: its scenarios and their settings."""

    slug, ruleset, seats, words, folder = SLUG, RULESET, SEATS, WORDS, FOLDER
    slugs, setting_class, carries_scenarios, scenario_model = SLUGS, Setting, True, Scenario
    varied_in = f"{__package__}.data"

    def scenario_schema(self) -> dict[str, Any] | None:
        """The JSON schema of a scenario file, in which a map may also be named."""
        found: Any = super().scenario_schema()
        properties = found["$defs"]["Scenario"]["properties"]
        properties["map"] = {"anyOf": [{"type": "string"}, properties["map"]]}
        return found  # type: ignore[no-any-return]

    def scenario_values(self, scenario: str) -> dict[str, Any] | None:
        """The contents of a shipped battle together with its map."""
        values = super().scenario_values(scenario)
        return None if values is None else values | {"map": shipped_map(values["map"])}

    def own_scenario(self, path: Path) -> DataDocument | None:
        """A scenario file together with its map."""
        return whole_scenario_file(path)

    def setting_to_load(self, doc: Mapping[str, Any], scenario: str | DataDocument, tables: Own | None) -> Setting:
        """The setting of a document: its units are those of the document, not the battle's."""
        return Setting(scenario, tables, like=self.setting(scenario, tables))


GAME = GameRules()

__all__ = ["GAME", "NotUnderstood", "GameRules", "Setting"]
