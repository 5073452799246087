"""Uploaded replay files: checked completely, then opened at a table where everything is visible."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, insert

from bellona.gamekit.data_files import OWN_FILE, Document
from bellona.gamekit.values import BellonaError
from bellona.match import Match
from bellona.replays import parse_document, replay_document, verify_match

from ..errors import ApiError
from ..storage.database import now
from ..storage.schema import actions, tables
from ..workshop.checking import plain_document, require_workshop
from ..workshop.table_values import refuse_closed_values, told_changes
from .access import new_id
from .endings import REASONS, by_declaration, by_rules
from .opening import check_scenario
from .own_scenarios import OwnScenario
from .records import SIGNED_FOR, signed_words

if TYPE_CHECKING:
    from ..identity.guards import User
    from ..secrets import Secrets

LARGEST = 2 * 1024 * 1024
MOST_STEPS = 10_000
LONGEST_SEED = 64
LONGEST_REASON = 300
NAME = "the replay"
OWN_NAME = re.compile(r"[a-z0-9_-]{1,75}\.toml")
"""The name of a scenario of one's own."""


@dataclass(frozen=True)
class Upload:
    """A checked replay: the match, and how it ended if not by its rules."""

    match: Match
    ended: Mapping[str, str] | None


def read_upload(body: bytes, secrets: Secrets) -> Upload:
    """A replay file, replayed: every move, every die, the seed and the final position are checked."""
    try:
        doc = _document(body, secrets)
        match = replay_document(doc, NAME)
        verify_match(match, doc["commitment"], NAME)
    except BellonaError as error:
        raise ApiError(422, "bad-replay", reason=_printable(str(error))) from None
    return Upload(match, _ended(doc, match))


def keep_upload(connection: Connection, upload: Upload, owner: User) -> str:
    """Write a replay's table and rows; returns its id."""
    match, at = upload.match, now()
    table_id = new_id()
    connection.execute(insert(tables).values(id=table_id, **_table_row(upload, owner, at)))
    played = [("play", step.seat, str(step.action), step.rolls, step.dictated) for step in match.steps]
    if upload.ended:
        played.append((upload.ended["kind"], upload.ended["seat"], "", (), False))
    rows = [_action_row(*row) | {"table_id": table_id, "number": n, "at": at} for n, row in enumerate(played, 1)]
    if rows:
        connection.execute(insert(actions), rows)
    return table_id


def _document(body: bytes, secrets: Secrets) -> dict[str, Any]:
    """The document of an upload; it may name no file, and only positions that this server has signed."""
    try:
        doc = parse_document(body.decode("utf-8"), NAME)
    except UnicodeDecodeError:
        raise ApiError(422, "replay-no-text") from None
    if doc.get("own_scenario"):
        _check_own(doc)
    else:
        check_scenario(doc["game"], doc["scenario"])
    if doc.get("tables") is not None:
        raise ApiError(422, "replay-own-tables")
    if len(doc["steps"]) > MOST_STEPS:
        raise ApiError(422, "replay-long", most=MOST_STEPS)
    if not 0 < len(doc["seed"]) <= 2 * LONGEST_SEED:
        raise ApiError(422, "replay-seed")
    if doc.get("position") is not None:
        _check_position(doc, secrets)
    return doc


def _check_own(doc: Mapping[str, Any]) -> None:
    """A replay may carry the scenario that it was played with, as small as one that the server keeps."""
    require_workshop(doc["game"])
    brought, name = doc["own_scenario"], doc["scenario"]
    if not isinstance(brought, dict) or not isinstance(brought.get("values"), dict) or not OWN_NAME.fullmatch(name):
        raise ApiError(422, "replay-own-scenario")
    plain_document(brought["values"])
    refuse_closed_values(doc["game"], brought["values"], name)


def _check_position(doc: Mapping[str, Any], secrets: Secrets) -> None:
    """The compiled rules require a valid position, so only one that was reached here and signed is accepted."""
    signature = doc.get("signature")
    own = doc["own_scenario"]["values"] if doc.get("own_scenario") else None
    words = signed_words(doc["position"], Document(NAME, own) if own is not None else None)
    if not isinstance(signature, str) or not secrets.is_signed(SIGNED_FOR, words, signature):
        raise ApiError(422, "replay-own-position")


def _ended(doc: Mapping[str, Any], match: Match) -> Mapping[str, str] | None:
    """How a match ended outside its rules, if the replay has that."""
    ended = doc.get("ended")
    if ended is None or match.result is not None:
        return None
    if (
        not isinstance(ended, dict)
        or ended.get("kind") not in (*REASONS,)
        or ended.get("seat") not in match.setting.playing
    ):
        raise ApiError(422, "replay-ended")
    return {"kind": ended["kind"], "seat": ended["seat"]}


def _printable(text: str) -> str:
    """A sentence that may quote anything, made safe to send and show."""
    return "".join(char if char.isprintable() else "?" for char in text[:LONGEST_REASON])


def _table_row(upload: Upload, owner: User, at: int) -> dict[str, Any]:
    match, ended = upload.match, upload.ended
    result = by_rules(match.result) if match.result else None
    if ended:
        result = by_declaration(ended["kind"], ended["seat"], match.setting.playing)
    return {
        "kind": "replay",
        "game": match.game.slug,
        "scenario": match.scenario,
        "ruleset": match.game.ruleset,
        "seed": match.seed.secret,
        "origin": match.origin,
        "status": "over",
        "visibility": "private",
        "pace": {"kind": "none"},
        "on_timeout": "forfeit",
        "invite_key": new_id(24),
        "owner_id": owner.id,
        "created": at,
        "started": at,
        "ended": at,
        "result": result,
        **(_brought(match, owner).columns if match.own else {}),
    }


def _brought(match: Match, owner: User) -> OwnScenario:
    """The scenario that a replay carries, under the name of whoever has brought it."""
    assert match.own is not None
    title = match.scenario.removesuffix(OWN_FILE).replace("_", " ")
    changes = tuple(told_changes(match.game.slug, match.own.data))
    return OwnScenario(title, owner.name, match.setting.playing, match.own.data, changes)


def _action_row(kind: str, seat: str, text: str, rolls: Sequence[int], dictated: bool) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "by": "player", "text": text, "rolls": bytes(rolls), "dictated": dictated}
