"""Replay files: everything needed to resume, watch and verify a match without a random generator."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from .gamekit.data_files import OWN_FILE, Document, file_path, outside, refuse_deep
from .gamekit.values import BadReplay, BellonaError
from .kernel.dice import ROLLS, dice_from, rolls_of
from .kernel.log import Log
from .kernel.record import clone, one
from .match import Game, Match, Seed, game
from .registry import game_slugs

FORMAT = 1
_FIELDS: dict[str, type | tuple[type, ...]] = {
    "bellona": int,
    "game": str,
    "ruleset": int,
    "scenario": str,
    "commitment": str,
    "seed": str,
    "steps": list,
    "fingerprint": str,
}


def to_replay(match: Match) -> dict[str, Any]:
    """A match as a document."""
    result = match.result
    own = {"own_scenario": _carried(match.own)} if match.own else {}
    return {
        "bellona": FORMAT,
        "game": match.game.slug,
        "ruleset": match.game.ruleset,
        "scenario": match.scenario,
        **own,
        "tables": _carried(match.tables),
        "commitment": match.commitment,
        "seed": match.seed.secret.hex(),
        "position": match.origin,
        "opening": list(match.opening_rolls),
        "steps": [_step(step) for step in match.steps],
        "result": {"winner": result.winner, "reason": result.reason} if result else None,
        "fingerprint": match.fingerprint(),
    }


def _carried(own: Document | None) -> dict[str, Any] | None:
    """A file that a match was played with."""
    return {"file": own.file, "values": own.data} if own else None


def _step(step: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"seat": step.seat, "action": str(step.action)}
    if step.rolls:
        found["rolls"] = list(step.rolls)
    if step.dictated:
        found["dictated"] = True
    return found


def replay_text(match: Match, more: Mapping[str, Any] | None = None) -> str:
    """A match as the text of a replay file, one line per step, with the writer's additional fields."""
    head = to_replay(match) | dict(more or {})
    steps = head.pop("steps")
    lines = ",\n  ".join(json.dumps(step) for step in steps)
    body = json.dumps(head, indent=1)[1:-2]
    return "{" + body + ',\n "steps": [\n  ' + lines + "\n ]\n}\n"


def write_replay(match: Match, path: Path, more: Mapping[str, Any] | None = None) -> None:
    """Write a replay file, with the writer's additional fields, completely or not at all."""
    text = replay_text(match, more)
    draft = path.with_name(path.name + ".part")
    try:
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise BellonaError(f"{path} could not be written: {error.strerror}") from error


def read_document(path: Path) -> dict[str, Any]:
    """The document of a replay file, checked for its shape; BadReplay with the place if it is damaged."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadReplay(f"{path} could not be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadReplay(f"{path} is no text file: byte {error.start} cannot be read") from None
    return parse_document(text, str(path))


def parse_document(text: str, name: str) -> dict[str, Any]:
    """The document of a replay's text, checked for its shape; `name` is its name in complaints."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        cut = "ends too early" if error.pos >= len(text.rstrip()) else "is damaged"
        raise BadReplay(f"{name} {cut} at line {error.lineno}, column {error.colno}") from None
    except (ValueError, RecursionError):
        raise BadReplay(f"{name} is damaged: it holds what no replay holds") from None
    if not isinstance(found, dict) or "bellona" not in found:
        raise BadReplay(f"{name} is not a Bellona replay: it has no field 'bellona'")
    if found["bellona"] != FORMAT:
        raise BadReplay(f"{name} is of format {found['bellona']}; this program reads format {FORMAT}")
    for field, kind in _FIELDS.items():
        if not isinstance(found.get(field), kind):
            raise BadReplay(f"{name}: field {field!r} is missing or not of its kind")
    return found


@dataclass(frozen=True)
class Brought:
    """Files that the reader of a replay names; no other file is read for it."""

    scenario: Path | None = None
    tables: Path | None = None


NOTHING = Brought()


def replay(path: Path | str, brought: Brought = NOTHING) -> Match:
    """Replay a file, checking every move and roll and the final fingerprint."""
    return replay_document(read_document(file_path(path)), str(path), brought)


def replay_document(doc: dict[str, Any], name: str, brought: Brought = NOTHING) -> Match:
    """Replay a document, checking every move and roll and the final fingerprint."""
    match = _beginning(name, _game_of(name, doc), doc, brought)
    for number, step in enumerate(doc["steps"], 1):
        _play_step(name, match, number, step)
    if match.fingerprint() != doc["fingerprint"]:
        raise BadReplay(f"{name}: the moves do not lead to the position that was saved")
    return match


def _game_of(name: str, doc: dict[str, Any]) -> Game:
    if doc["game"] not in game_slugs():
        raise BadReplay(f"{name} is of a game {doc['game']!r} that is not here")
    owner = game(doc["game"])
    if doc["ruleset"] != owner.ruleset:
        raise BadReplay(f"{name} was played by ruleset {doc['ruleset']}; this program plays ruleset {owner.ruleset}")
    return owner


def _beginning(name: str, owner: Game, doc: dict[str, Any], brought: Brought) -> Match:
    """The match before the first step."""
    try:
        seed = Seed(bytes.fromhex(doc["seed"]))
    except ValueError:
        raise BadReplay(f"{name}: field 'seed' is damaged") from None
    try:
        own, tables = _own_scenario_of(owner, doc, brought), _tables_of(doc, brought)
        if doc.get("position") is not None:
            setting, position = owner.rules.load(doc["position"], (), tables, own or brought.scenario)
            return Match(owner, setting, seed, position=position, tables=tables, own=own)
        setting = owner.rules.setting(own or _source_of(doc, brought), tables)
        setting.call(doc["scenario"])
        return Match(owner, setting, seed, tables=tables, own=own)
    except ValueError as error:
        raise BadReplay(f"{name}: {error}") from None


def _source_of(doc: dict[str, Any], brought: Brought) -> str:
    """The name of a scenario, or the path of the reader's file."""
    return str(brought.scenario) if doc["scenario"].endswith(OWN_FILE) else doc["scenario"]


def _own_scenario_of(owner: Game, doc: dict[str, Any], brought: Brought) -> Document | None:
    """The scenario stored in a replay or in the reader's file, None if it is one of the game's."""
    if not doc["scenario"].endswith(OWN_FILE):
        return None
    if brought.scenario is not None:
        return owner.rules.own_scenario(brought.scenario)
    if not doc.get("own_scenario"):
        raise BadReplay("it is of a scenario in a file of its own; give that file with --scenario FILE")
    return _document_in(doc, "own_scenario")


def _tables_of(doc: dict[str, Any], brought: Brought) -> Document | None:
    """The tables stored in a replay, or those in the reader's file."""
    told = doc.get("tables")
    if brought.tables is not None:
        return outside(brought.tables)
    if isinstance(told, str) and told:
        raise BadReplay("it was played with tables in a file of its own; give that file with --tables FILE")
    return _document_in(doc, "tables") if told else None


def _document_in(doc: dict[str, Any], field: str) -> Document:
    """A file that a replay carries."""
    told = doc[field]
    file, values = (told.get("file"), told.get("values")) if isinstance(told, dict) else (None, None)
    if not isinstance(file, str) or not isinstance(values, dict):
        raise BadReplay(f"field {field!r} is damaged")
    refuse_deep(file, values)
    return Document(file, values)


def _play_step(name: str, match: Match, number: int, step: Any) -> None:
    """Play one step of a document."""
    place = f"{name}, step {number}"
    if not isinstance(step, dict) or not isinstance(step.get("action"), str):
        raise BadReplay(f"{place}: this is no step")
    rolls = step.get("rolls", [])
    if not isinstance(rolls, list) or len(rolls) > ROLLS:
        raise BadReplay(f"{place}: the dice are not a list of at most {ROLLS}")
    if step.get("seat") not in match.waiting:
        asked = " and ".join(match.waiting) or "nobody"
        raise BadReplay(f"{place}: {step.get('seat')} plays, but it is {asked}'s choice")
    play_recorded(match, step["action"], rolls, step["seat"], dictated=bool(step.get("dictated")), place=place)


def play_recorded(
    match: Match, action: str, rolls: Sequence[int], seat: str | None = None, *, dictated: bool, place: str
) -> None:
    """Play a recorded choice with its recorded rolls, which were dictated or the seed's own at the time."""
    try:
        match.play(action, dice=rolls, seat=seat)
    except ValueError as error:
        raise BadReplay(f"{place}: {error}") from None
    played = match.steps[-1]
    if list(played.rolls) != list(rolls):
        raise BadReplay(f"{place}: {action!r} needs {len(played.rolls)} dice, {len(rolls)} are recorded")
    if not dictated:
        match.steps[-1] = replace(played, dictated=False)


@dataclass(frozen=True)
class Proof:
    """The result of a verification."""

    rolls: int
    dictated: int
    steps: int
    commitment: str


def verify(path: Path | str, brought: Brought = NOTHING) -> Proof:
    """Check that a replay's seed matches its commitment and that every roll comes from the seed."""
    doc = read_document(file_path(path))
    return verify_match(replay_document(doc, str(path), brought), doc["commitment"], str(path))


def verify_match(match: Match, commitment: str, name: str) -> Proof:
    """Check that a match's seed matches a commitment and that every roll comes from the seed."""
    if match.commitment != commitment:
        raise BadReplay(f"{name}: the seed does not fit the commitment made at the start")
    rolls = dictated = 0
    for number, step in enumerate(match.steps, 1):
        if step.dictated:
            dictated += len(step.rolls)
            continue
        if rolls_of_seed(match, number) != step.rolls:
            raise BadReplay(f"{name}, step {number}: the dice {list(step.rolls)} are not those of the committed seed")
        rolls += len(step.rolls)
    return Proof(rolls, dictated, len(match.steps), match.commitment)


def rolls_of_seed(match: Match, number: int) -> tuple[int, ...]:
    """The rolls of the seed in a step of the match, counted from 1."""
    step, dice = match.steps[number - 1], dice_from(match.seed.key(number))
    action = match.setting.choice(step.before, step.action, step.seat)
    match.setting.apply(clone(step.before), action, dice, one(Log))
    return rolls_of(dice)
