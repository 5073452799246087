"""Replay downloads and uploads, forks of matches, and the proof of dice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from bellona.bots import choose
from bellona.cli.main import run
from bellona.match import Match, game
from bellona.replays import replay, to_replay, verify
from bellona.server.lobby import records, uploads
from bellona.server.lobby.access import find
from bellona.server.storage.schema import actions

from .lobby_app import Lobby, Person, running_lobby

GAME = game("de_bello_punico")
HOT_SEAT = {"rome": "me", "carthage": "me"}
AGAINST_A_BOT = {"rome": "me", "carthage": "bot:greedy"}


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Lobby]:
    with running_lobby(tmp_path / "data") as found:
        yield found


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    """A match of some length as a document."""
    match = GAME.start("beneventum", seed=4)
    for _ in range(120):
        match.play(choose(match, "greedy", 2))
    return to_replay(match)


def rebuilt(lobby: Lobby, table_id: str) -> Match:
    with lobby.server.database.connect() as connection:
        return records.rebuild(find(connection, table_id), records.rows_of(connection, table_id))


def downloaded(person: Person, table_id: str, folder: Path, **params: Any) -> Path:
    answer = person.client.get(f"/api/tables/{table_id}/replay", params=params)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].endswith('.bell.json"')
    path = folder / "match.bell.json"
    path.write_bytes(answer.content)
    return path


def over(lobby: Lobby, person: Person, choices: int = 60) -> str:
    """A match of both sides by one person that was given up after some choices."""
    table_id: str = person.open(seats=HOT_SEAT)["id"]
    lobby.play(table_id, choices)
    lobby.end(table_id)
    return table_id


# Down


def test_a_finished_match_is_a_replay_file_that_verifies(
    lobby: Lobby, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fabia = lobby.person()
    path = downloaded(fabia, over(lobby, fabia), tmp_path)
    proof = verify(path)
    assert (proof.steps, proof.dictated) == (60, 0)
    assert proof.rolls > 0
    assert json.loads(path.read_text())["ended"] == {"kind": "resign", "seat": "rome"}
    assert run(["replay", str(path), "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["proof"]["rolls"] == proof.rolls


def test_a_whole_battle_comes_down_with_its_result(lobby: Lobby, tmp_path: Path) -> None:
    fabia = lobby.person()
    table_id = fabia.open(seats=HOT_SEAT, scenario="beneventum")["id"]
    lobby.play(table_id, 20_000)
    table = fabia.get(f"/tables/{table_id}")
    assert table["status"] == "over"
    document = json.loads(downloaded(fabia, table_id, tmp_path).read_text())
    assert document["result"] == {name: table["result"][name] for name in ("winner", "reason")}
    assert "ended" not in document


def test_what_was_taken_back_is_not_in_the_replay(lobby: Lobby, tmp_path: Path) -> None:
    fabia = lobby.person()
    table_id = fabia.open(seats=HOT_SEAT)["id"]
    last = lobby.play(table_id, 1)
    before = rebuilt(lobby, table_id).steps
    assert not before[-1].rolls
    with lobby.server.database.begin() as connection:
        undo = {"kind": "undo", "seat": "rome", "by": "player", "text": "", "rolls": b"", "dictated": False, "at": 1}
        connection.execute(insert(actions).values(table_id=table_id, number=last + 1, **undo))
    assert rebuilt(lobby, table_id).steps == []
    lobby.play(table_id, 40, seed=9)
    assert fabia.get(f"/tables/{table_id}")["version"] == 42
    lobby.end(table_id)
    assert len(replay(downloaded(fabia, table_id, tmp_path)).steps) == 40


def test_nobody_gets_the_replay_of_a_match_that_goes_on(lobby: Lobby) -> None:
    fabia = lobby.person()
    table_id = fabia.open(seats=HOT_SEAT)["id"]
    assert fabia.get(f"/tables/{table_id}/replay", status=409)["error"] == "table-not-over"


def test_the_replay_of_a_private_match_is_private(lobby: Lobby, tmp_path: Path) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table = fabia.open(seats=HOT_SEAT, visibility="private")
    lobby.end(table["id"])
    assert hanno.get(f"/tables/{table['id']}/replay", status=404)["error"] == "no-table"
    assert replay(downloaded(hanno, table["id"], tmp_path, key=table["invite"].rpartition("=")[2])).steps == []


# Up


def test_an_uploaded_replay_is_a_table_where_nobody_plays(lobby: Lobby, played: dict[str, Any], tmp_path: Path) -> None:
    fabia = lobby.person()
    table = fabia.post("/replays", played)
    assert (table["kind"], table["status"], table["seats"], table["version"]) == ("replay", "over", [], 120)
    assert table["owner"] == fabia.id
    assert rebuilt(lobby, table["id"]).fingerprint() == played["fingerprint"]
    again = replay(downloaded(fabia, table["id"], tmp_path))
    assert again.fingerprint() == played["fingerprint"]
    assert [table["id"] for table in fabia.get("/tables", filter="mine")] == [table["id"]]
    assert fabia.get("/tables", filter="over") == []


def test_a_match_that_was_given_up_comes_back_with_its_end(lobby: Lobby, tmp_path: Path) -> None:
    fabia = lobby.person()
    path = downloaded(fabia, over(lobby, fabia), tmp_path)
    table = fabia.post("/replays", json.loads(path.read_text()))
    assert (table["version"], table["result"]["winner"], table["result"]["reason"]) == (61, "carthage", "resignation")
    with lobby.server.database.connect() as connection:
        last = records.rows_of(connection, table["id"])[-1]
    assert (last["kind"], last["seat"]) == ("resign", "rome")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"tables": "/etc/passwd"}, "replay-own-tables"),
        ({"tables": ""}, "replay-own-tables"),
        ({"scenario": "/etc/passwd.toml"}, "no-scenario"),
        ({"scenario": "zama.toml"}, "no-scenario"),
        ({"game": "../../x"}, "no-game"),
        ({"position": {"scenario": "/etc/passwd.toml"}}, "replay-own-position"),
        ({"position": {"scenario": "zama"}, "signature": "x"}, "replay-own-position"),
        ({"position": [], "signature": 7}, "replay-own-position"),
        ({"seed": ""}, "replay-seed"),
        ({"seed": "ab" * 65}, "replay-seed"),
        ({"seed": "xyz"}, "bad-replay"),
        ({"seed": "ab" * 32}, "bad-replay"),
        ({"bellona": 99}, "bad-replay"),
        ({"ruleset": 99}, "bad-replay"),
        ({"fingerprint": "0"}, "bad-replay"),
        ({"commitment": "0"}, "bad-replay"),
        ({"steps": {}}, "bad-replay"),
        ({"steps": [7]}, "bad-replay"),
        ({"steps": [{"seat": ["rome"], "action": "done"}]}, "bad-replay"),
        ({"steps": [{"seat": "\ud800" * 5000, "action": "done"}]}, "bad-replay"),
        ({"steps": [{"seat": "rome", "action": "\ud800\x00"}]}, "bad-replay"),
        ({"steps": [{"seat": "rome", "action": "place initiative", "rolls": 3}]}, "bad-replay"),
        ({"steps": [{"seat": "rome", "action": "place initiative", "rolls": [1] * 65}]}, "bad-replay"),
        ({"steps": [{"seat": "rome", "action": "place initiative", "rolls": ["x"]}]}, "bad-replay"),
        ({"steps": [{}] * (uploads.MOST_STEPS + 1)}, "replay-long"),
        ({"ended": "badly"}, "replay-ended"),
        ({"ended": {"kind": "resign", "seat": "gaul"}}, "replay-ended"),
        ({"ended": {"kind": [], "seat": {}}}, "replay-ended"),
    ],
)
def test_a_replay_that_is_not_as_it_should_be_is_refused(
    lobby: Lobby, played: dict[str, Any], fields: dict[str, Any], code: str
) -> None:
    fabia = lobby.person()
    body = json.dumps(played | fields)
    answer = fabia.client.post("/api/replays", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (422, code)
    assert len(answer.json()["text"]) < 400
    assert fabia.get("/tables", filter="mine") == []


@pytest.mark.parametrize("body", [b"", b"\xff\xfe", b"[" * 100_000, b"[1, 2]", b"1" * 5000, b'{"bellona": 1', b"null"])
def test_what_is_no_replay_at_all_is_refused(lobby: Lobby, body: bytes) -> None:
    answer = lobby.person().client.post("/api/replays", content=body)
    assert answer.status_code == 422
    assert answer.json()["error"] in ("bad-replay", "replay-no-text")


def test_a_replay_that_is_too_large_is_not_read_to_its_end(lobby: Lobby) -> None:
    answer = lobby.person().client.post("/api/replays", content=b" " * (uploads.LARGEST + 1))
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_forged_dice_are_found(lobby: Lobby, played: dict[str, Any]) -> None:
    document = json.loads(json.dumps(played))
    rolled = next(step for step in reversed(document["steps"]) if step.get("rolls"))
    rolled["rolls"][-1] = rolled["rolls"][-1] % 6 + 1
    refused = lobby.person().post("/replays", document, status=422)
    assert refused["error"] == "bad-replay"


# Forks


def test_a_match_goes_on_from_a_step_of_one_that_is_over(lobby: Lobby, tmp_path: Path) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    first = over(lobby, fabia)
    fork = hanno.post(f"/tables/{first}/fork", {"n": 30, "seats": AGAINST_A_BOT})
    assert (fork["status"], fork["mine"], fork["version"], fork["visibility"]) == ("playing", ["rome"], 0, "private")
    with lobby.server.database.connect() as connection:
        was = records.rebuild(find(connection, first), records.rows_of(connection, first)[:30])
    assert rebuilt(lobby, fork["id"]).fingerprint() == was.fingerprint()

    lobby.play(fork["id"], 40)
    lobby.end(fork["id"])
    path = downloaded(hanno, fork["id"], tmp_path)
    assert verify(path).steps == 40
    back = fabia.post("/replays", json.loads(path.read_text()))
    assert rebuilt(lobby, back["id"]).fingerprint() == json.loads(path.read_text())["fingerprint"]
    again = fabia.post(f"/tables/{back['id']}/fork", {"n": 10, "seats": HOT_SEAT})
    assert (again["status"], again["mine"]) == ("playing", ["rome", "carthage"])


def test_a_signed_position_cannot_be_changed(lobby: Lobby, tmp_path: Path) -> None:
    fabia = lobby.person()
    fork = fabia.post(f"/tables/{over(lobby, fabia)}/fork", {"n": 5, "seats": HOT_SEAT})
    lobby.end(fork["id"])
    document = json.loads(downloaded(fabia, fork["id"], tmp_path).read_text())
    document["position"]["turn"] += 1
    assert fabia.post("/replays", document, status=422)["error"] == "replay-own-position"


def test_a_match_under_way_is_forked_only_by_who_holds_all_its_seats(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    alone = fabia.open(seats=HOT_SEAT)["id"]
    lobby.play(alone, 10)
    assert fabia.post(f"/tables/{alone}/fork", {"n": 4, "seats": HOT_SEAT})["status"] == "playing"
    assert hanno.post(f"/tables/{alone}/fork", {"n": 4, "seats": HOT_SEAT}, status=403)["error"] == "fork-others"

    against = fabia.open(seats=AGAINST_A_BOT)["id"]
    lobby.play(against, 10)
    assert fabia.post(f"/tables/{against}/fork", {"n": 4, "seats": HOT_SEAT}, status=403)["error"] == "fork-others"

    together = fabia.open()["id"]
    assert fabia.post(f"/tables/{together}/fork", {"n": 0, "seats": HOT_SEAT}, status=403)["error"] == "fork-others"
    hanno.post(f"/tables/{together}/join", {"seat": "carthage"})
    assert fabia.post(f"/tables/{together}/fork", {"n": 0, "seats": HOT_SEAT}, status=403)["error"] == "fork-others"


def test_there_is_no_going_on_from_the_end_or_from_nowhere(lobby: Lobby) -> None:
    fabia = lobby.person()
    table_id = fabia.open(seats=HOT_SEAT, scenario="beneventum")["id"]
    last = lobby.play(table_id, 20_000)
    path = f"/tables/{table_id}/fork"
    assert fabia.post(path, {"n": last, "seats": HOT_SEAT}, status=409)["error"] == "fork-over"
    assert fabia.post(path, {"n": last + 1, "seats": HOT_SEAT}, status=404)["error"] == "no-step"
    assert fabia.post(path, {"n": -1, "seats": HOT_SEAT}, status=422)["error"] == "invalid-value"
    assert fabia.post(path, {"n": last - 1, "seats": {"rome": "bot:genius"}}, status=422)["error"] == "no-level"


# Proofs


def test_the_seed_is_sealed_until_the_match_is_over(lobby: Lobby) -> None:
    fabia = lobby.person()
    table_id = fabia.open(seats=HOT_SEAT)["id"]
    lobby.play(table_id, 60)
    match = rebuilt(lobby, table_id)
    rolled = next(number for number, step in enumerate(match.steps, 1) if step.rolls)
    path = f"/tables/{table_id}/proof/{rolled}"
    sealed = fabia.get(path)
    assert (sealed["commitment"], sealed["rolls"]) == (match.commitment, list(match.steps[rolled - 1].rolls))
    assert [sealed[name] for name in ("seed", "key", "verified", "action", "step")] == [None] * 5
    assert sealed["message"] == {"$": "proof-sealed"}
    lobby.end(table_id)
    opened = lobby.stranger().get(f"/api{path}").json()
    assert (opened["seed"], opened["verified"]) == (match.seed.secret.hex(), True)
    assert opened["key"] == f"{match.seed.key(rolled):016x}"
    assert opened["message"] == {"$": "proof-verified"}


def test_the_opening_and_steps_without_dice_have_proofs_too(lobby: Lobby) -> None:
    fabia = lobby.person()
    table_id = over(lobby, fabia)
    opening = fabia.get(f"/tables/{table_id}/proof/0")
    assert (opening["n"], opening["step"], opening["verified"]) == (0, 0, True)
    assert fabia.get(f"/tables/{table_id}/proof/61")["message"] == {"$": "proof-no-dice"}
    assert fabia.get(f"/tables/{table_id}/proof/62", status=404)["error"] == "no-step"
    assert fabia.get(f"/tables/{table_id}/proof/-1", status=404)["error"] == "no-step"
    assert fabia.get(f"/tables/{table_id}/proof/x", status=422)["error"] == "invalid-value"


def test_dice_that_are_not_the_seed_s_do_not_pass(lobby: Lobby) -> None:
    fabia = lobby.person()
    table_id = over(lobby, fabia)
    with lobby.server.database.begin() as connection:
        rolled = next(row for row in records.rows_of(connection, table_id) if row["rolls"])
        here, number = actions.c.table_id == table_id, rolled["number"]
        connection.execute(delete(actions).where(here, actions.c.number > number))
        forged = bytes([rolled["rolls"][0] % 6 + 1, *rolled["rolls"][1:]])
        connection.execute(update(actions).where(here, actions.c.number == number).values(rolls=forged))
        assert connection.execute(select(actions.c.rolls).where(here, actions.c.number == number)).scalar() == forged
    found = fabia.get(f"/tables/{table_id}/proof/{number}")
    assert (found["verified"], found["message"]) == (False, {"$": "proof-wrong"})
