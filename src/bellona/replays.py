"""Replay files: everything needed to resume, watch and verify a match, and nothing that needs a generator."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .kernel.dice import dice_from, rolls_of
from .kernel.log import Log
from .kernel.record import clone, one
from .kernel.values import BadReplay, BellonaError
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
    return {
        "bellona": FORMAT,
        "game": match.game.slug,
        "ruleset": match.game.ruleset,
        "scenario": match.scenario,
        "tables": match.tables,
        "commitment": match.commitment,
        "seed": match.seed.secret.hex(),
        "position": match.origin,
        "opening": list(match.opening_rolls),
        "steps": [_step(step) for step in match.steps],
        "result": {"winner": result.winner, "reason": result.reason} if result else None,
        "fingerprint": match.fingerprint(),
    }


def _step(step: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"seat": step.seat, "action": str(step.action)}
    if step.rolls:
        found["rolls"] = list(step.rolls)
    if step.dictated:
        found["dictated"] = True
    return found


def write_replay(match: Match, path: Path, more: Mapping[str, Any] | None = None) -> None:
    """Write a replay file, with fields of the writer's own, whole or not at all."""
    head = to_replay(match) | dict(more or {})
    steps = head.pop("steps")
    lines = ",\n  ".join(json.dumps(step) for step in steps)
    body = json.dumps(head, indent=1)[1:-2]
    text = "{" + body + ',\n "steps": [\n  ' + lines + "\n ]\n}\n"
    draft = path.with_name(path.name + ".part")
    try:
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BellonaError(f"{path} could not be written: {error.strerror}") from error


def read_document(path: Path) -> dict[str, Any]:
    """The document of a replay file, checked for its shape; BadReplay with the place if it is damaged."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadReplay(f"{path} could not be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadReplay(f"{path} is no text file: byte {error.start} cannot be read") from None
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        cut = "ends too early" if error.pos >= len(text.rstrip()) else "is damaged"
        raise BadReplay(f"{path} {cut} at line {error.lineno}, column {error.colno}") from None
    if not isinstance(found, dict) or "bellona" not in found:
        raise BadReplay(f"{path} is not a Bellona replay: it has no field 'bellona'")
    if found["bellona"] != FORMAT:
        raise BadReplay(f"{path} is of format {found['bellona']}; this program reads format {FORMAT}")
    for name, kind in _FIELDS.items():
        if not isinstance(found.get(name), kind):
            raise BadReplay(f"{path}: field {name!r} is missing or not of its kind")
    return found


def replay(path: Path | str) -> Match:
    """Play a replay file through, checking every move and roll and the final fingerprint."""
    path = Path(path)
    doc = read_document(path)
    owner = _game_of(path, doc)
    match = _beginning(path, owner, doc)
    for number, step in enumerate(doc["steps"], 1):
        _play_step(path, match, number, step)
    if match.fingerprint() != doc["fingerprint"]:
        raise BadReplay(f"{path}: the moves do not lead to the position that was saved")
    return match


def _game_of(path: Path, doc: dict[str, Any]) -> Game:
    if doc["game"] not in game_slugs():
        raise BadReplay(f"{path} is of a game {doc['game']!r} that is not here")
    owner = game(doc["game"])
    if doc["ruleset"] != owner.ruleset:
        raise BadReplay(f"{path} was played by ruleset {doc['ruleset']}; this program plays ruleset {owner.ruleset}")
    return owner


def _beginning(path: Path, owner: Game, doc: dict[str, Any]) -> Match:
    """The match as it stood before the first step."""
    try:
        seed = Seed(bytes.fromhex(doc["seed"]))
    except ValueError:
        raise BadReplay(f"{path}: field 'seed' is damaged") from None
    try:
        if doc.get("position") is not None:
            setting, position = owner.rules.load(doc["position"])
            return Match(owner, setting, seed, position=position)
        tables = Path(doc["tables"]) if doc.get("tables") else None
        return Match(owner, owner.rules.setting(doc["scenario"], tables), seed, tables=doc.get("tables"))
    except BellonaError as error:
        raise BadReplay(f"{path}: {error}") from None
    except ValueError as error:
        raise BadReplay(f"{path}: {error}") from None


def _play_step(path: Path, match: Match, number: int, step: Any) -> None:
    """Play one recorded step with its recorded rolls."""
    place = f"{path}, step {number}"
    if not isinstance(step, dict) or not isinstance(step.get("action"), str):
        raise BadReplay(f"{place}: this is no step")
    rolls = step.get("rolls", [])
    if step.get("seat") != match.seat:
        raise BadReplay(f"{place}: {step.get('seat')} plays, but it is {match.seat or 'nobody'}'s choice")
    try:
        match.play(step["action"], dice=rolls)
    except ValueError as error:
        raise BadReplay(f"{place}: {error}") from None
    if list(match.steps[-1].rolls) != rolls:
        needed = len(match.steps[-1].rolls)
        raise BadReplay(f"{place}: {step['action']!r} needs {needed} dice, {len(rolls)} are recorded")
    if not step.get("dictated"):
        match.steps[-1] = _undictated(match.steps[-1])


def _undictated(step: Any) -> Any:
    from dataclasses import replace

    return replace(step, dictated=False)


@dataclass(frozen=True)
class Proof:
    """What verification found."""

    rolls: int
    dictated: int
    steps: int
    commitment: str


def verify(path: Path | str) -> Proof:
    """Check that a replay's seed fits its commitment and that every roll is the seed's own."""
    path = Path(path)
    doc = read_document(path)
    match = replay(path)
    if match.commitment != doc["commitment"]:
        raise BadReplay(f"{path}: the seed does not fit the commitment made at the start")
    log = one(Log)
    rolls = dictated = 0
    for number, step in enumerate(match.steps, 1):
        if step.dictated:
            dictated += len(step.rolls)
            continue
        again, dice = clone(step.before), dice_from(match.seed.key(number))
        log.count = 0
        match.setting.apply(again, step.action, dice, log)
        if rolls_of(dice) != step.rolls:
            raise BadReplay(f"{path}, step {number}: the dice {list(step.rolls)} are not those of the committed seed")
        rolls += len(step.rolls)
    return Proof(rolls, dictated, len(match.steps), match.commitment)
