"""Hostile replay uploads: the answer is always a problem with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bellona
from bellona.replays import to_replay
from bellona.server.errors import ApiError
from bellona.server.lobby.records import SIGNED_FOR
from bellona.server.lobby.uploads import read_upload
from bellona.server.secrets import Secrets

from ..cli.test_hostile_files import JSON

SECRETS = Secrets(bytes(32), "", "")


@pytest.fixture(scope="module")
def begun() -> dict[str, Any]:
    """A match of one step as a document."""
    match = bellona.game("de_bello_punico").start("zama", seed=1)
    match.play("suggested")
    return to_replay(match)


def refused(body: bytes) -> ApiError:
    """The problem returned for an upload."""
    with pytest.raises(ApiError) as caught:
        read_upload(body, SECRETS)
    assert caught.value.status in (404, 422)
    return caught.value


@pytest.mark.parametrize("name", JSON)
def test_what_is_no_replay_is_refused(name: str) -> None:
    refused(JSON[name])


@pytest.mark.parametrize(
    "fields",
    [
        {"tables": {"file": "x", "values": {}}},
        {"tables": "/etc/passwd"},
        {"scenario": "/etc/secret.toml"},
        {"scenario": "\ud800"},
        {"game": "../latium"},
        {"seed": "00" * 5000},
        {"steps": [{"seat": "rome", "action": "suggested", "rolls": [10**40]}]},
        {"steps": [[]] * 10},
        {"position": {"game": "de_bello_punico", "scenario": "zama"}},
    ],
    ids=lambda fields: json.dumps(fields)[:40],
)
def test_a_replay_with_one_bad_field_is_refused(begun: dict[str, Any], fields: dict[str, Any]) -> None:
    refused(json.dumps(begun | fields).encode())


def test_a_signed_position_is_held_to_its_ranges_all_the_same(begun: dict[str, Any]) -> None:
    doc = bellona.game("de_bello_punico").start("zama", seed=1).dump()
    doc["now"]["trail_count"] = 127
    signed = {"position": doc, "signature": SECRETS.sign(SIGNED_FOR, json.dumps(doc))}
    problem = refused(json.dumps(begun | signed).encode())
    assert "trail_count" in str(problem.args) + str(vars(problem))
