"""Many people at once, on either kind of database, and the lobby at a server that plays."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from bellona.replays import verify
from bellona.server.notify import sender
from bellona.server.notify.turns import your_turn
from bellona.server.storage.database import now

from .lobby_app import ZAMA, Lobby, running_lobby
from .receiving import Receiver
from .serving import Running

DAYS = {"kind": "days", "clock": 259200, "increment": 86400, "cap": 604800}


@pytest.fixture
def lobby(tmp_path: Path, database_url: str) -> Iterator[Lobby]:
    with running_lobby(tmp_path / "data", database_url, hooks=True, hooks_private=True) as found:
        yield found


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """Do things at the same time."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [future.result() for future in [pool.submit(call) for call in calls]]


def test_one_of_many_gets_the_seat(lobby: Lobby) -> None:
    table_id = lobby.person().open()["id"]
    people = [lobby.person(f"P{number}") for number in range(5)]
    path = f"/api/tables/{table_id}/join"
    answers = at_once(*(lambda p=p: p.client.post(path, json={"seat": "carthage"}).status_code for p in people))
    assert sorted(answers) == [200, 409, 409, 409, 409]


def test_of_registrations_of_one_guest_that_come_together_one_is_made(lobby: Lobby) -> None:
    guest = lobby.person()
    forms = [{"login": f"fabia{number}", "password": f"horti Sallustiani {number}"} for number in range(4)]
    answers = at_once(*(lambda form=form: guest.client.post("/api/register", json=form) for form in forms))
    made = [answer for answer in answers if answer.status_code == 200]
    assert len(made) == 1, [answer.text for answer in answers]
    assert {answer.status_code for answer in answers if answer not in made} <= {401, 409}
    login = made[0].json()["user"]["login"]
    entered = [lobby.stranger().post("/api/login", json={k: form[k] for k in ("login", "password")}) for form in forms]
    assert [answer.status_code for answer in entered] == [200 if f["login"] == login else 401 for f in forms]


def test_of_changes_of_one_password_that_come_together_one_is_made(lobby: Lobby) -> None:
    guest = lobby.person()
    told = guest.post("/register", {"login": "fabia", "password": "horti Sallustiani"})
    headers = {"Authorization": f"Bearer {told['token']}"}
    forms = [{"old": "horti Sallustiani", "new": f"horti Luculliani {number}"} for number in range(3)]
    answers = at_once(
        *(lambda f=form: lobby.stranger().post("/api/me/password", json=f, headers=headers) for form in forms)
    )
    assert sorted(answer.status_code for answer in answers) in ([200, 401, 401], [200, 401, 403], [200, 403, 403])


def test_who_comes_in_while_the_way_is_being_closed_does_not_stay_in(lobby: Lobby) -> None:
    """A guest's link ends with the registration, an old password with the new one, even if they are simultaneous."""
    for number in range(4):
        guest = lobby.person()
        signed = guest.get("/me/link")["link"].rpartition("/")[2]
        form = {"login": f"fabia{number}", "password": "horti Sallustiani"}
        entered, made = at_once(
            lambda s=signed: lobby.stranger().post("/api/enter", json={"signed": s}),
            lambda g=guest, f=form: g.post("/register", f),
        )
        token = entered.json().get("token", "none")
        known = lobby.stranger().get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["user"]
        assert known is None, "the link has opened an account"
        headers = {"Authorization": f"Bearer {made['token']}"}
        entered, changed = at_once(
            lambda f=form: lobby.stranger().post("/api/login", json=f),
            lambda h=headers: lobby.stranger().post(
                "/api/me/password", json={"old": "horti Sallustiani", "new": "horti Luculliani"}, headers=h
            ),
        )
        assert changed.status_code == 200, changed.text
        token = entered.json().get("token", "none")
        known = lobby.stranger().get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["user"]
        assert known is None, "the old password has opened the account"


def test_two_who_sit_down_together_begin_together(lobby: Lobby) -> None:
    owner, fabia, hanno = (lobby.person(name) for name in ("Owner", "Fabia", "Hanno"))
    for _ in range(4):
        table_id = owner.open(seats={})["id"]
        path = f"/tables/{table_id}/join"
        at_once(lambda p=path: fabia.post(p, {"seat": "rome"}), lambda p=path: hanno.post(p, {"seat": "carthage"}))
        assert owner.get(f"/tables/{table_id}")["status"] == "playing"


def test_both_who_ask_at_once_for_a_rematch_get_one_table(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table_id = fabia.open()["id"]
    hanno.post(f"/tables/{table_id}/join", {"seat": "carthage"})
    lobby.end(table_id)
    path = f"/tables/{table_id}/rematch"
    first, second = at_once(lambda: fabia.post(path, {}), lambda: hanno.post(path, {}))
    assert first["id"] == second["id"]
    assert fabia.get(f"/tables/{first['id']}")["status"] == "playing"


def test_of_subscriptions_that_come_together_no_more_are_kept_than_may_be(
    lobby: Lobby, receiver: tuple[str, Receiver]
) -> None:
    fabia, (url, _) = lobby.person(), receiver
    forms = [{"kind": "hook", "url": f"{url}/{number}"} for number in range(14)]
    answers = at_once(*(lambda f=form: fabia.client.post("/api/me/subscriptions", json=f) for form in forms))
    assert sorted(answer.status_code for answer in answers) == [200] * 10 + [409] * 4
    assert len(fabia.get("/me/subscriptions")) == 10


def test_lines_of_chat_that_come_together_are_all_kept(lobby: Lobby) -> None:
    fabia = lobby.person()
    path = f"/tables/{fabia.open()['id']}/chat"
    at_once(*(lambda n=n: fabia.post(path, {"text": str(n)}) for n in range(6)))
    assert sorted(line["text"] for line in fabia.get(path)) == [str(number) for number in range(6)]
    assert [line["n"] for line in fabia.get(path)] == [1, 2, 3, 4, 5, 6]


def test_each_notice_is_sent_by_one_of_several_senders(lobby: Lobby, receiver: tuple[str, Receiver]) -> None:
    url, received = receiver
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table_id = fabia.open(pace=DAYS)["id"]
    hanno.post(f"/tables/{table_id}/join", {"seat": "carthage"})
    lobby.set(table_id, turn_seats="rome", deadline=now() + 3_600_000)
    for number in range(6):
        fabia.post("/me/subscriptions", {"kind": "hook", "url": f"{url}/{number}"})
    your_turn(lobby.server, table_id, "rome", now() + 3_600_000)
    at_once(*(lambda: sender.deliver_due(lobby.server, now() + 60_000) for _ in range(3)))
    sender.deliver_due(lobby.server, now() + 60_000)
    assert len(received.posts) == 6


def test_a_replay_and_its_forks_live_on_either_database(lobby: Lobby) -> None:
    fabia = lobby.person()
    table_id = fabia.open(seats={"rome": "me", "carthage": "me"})["id"]
    lobby.play(table_id, 50)
    lobby.end(table_id)
    fork = fabia.post(f"/tables/{table_id}/fork", {"n": 40, "seats": {"rome": "me", "carthage": "me"}})
    lobby.play(fork["id"], 20)
    lobby.end(fork["id"])
    document = fabia.client.get(f"/api/tables/{fork['id']}/replay").json()
    assert fabia.post("/replays", document)["version"] == 21


# At a server that plays


class Guest:
    """A user with a program."""

    def __init__(self, url: str, name: str) -> None:
        entered = httpx.post(f"{url}/api/guest", json={"name": name}).json()
        self.client = httpx.Client(
            base_url=f"{url}/api", headers={"Authorization": f"Bearer {entered['token']}"}, timeout=60
        )

    def post(self, path: str, body: Any) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()


def wait_for(condition: Callable[[], Any]) -> Any:
    """Ask repeatedly until a condition holds."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found = condition()
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError("waited too long")


def test_a_match_against_a_bot_from_its_table_to_its_replay(table: Running, tmp_path: Path) -> None:
    fabia = Guest(table.url, "Fabia")
    opened = fabia.post("/tables", ZAMA | {"seats": {"rome": "bot:greedy", "carthage": "bot:random"}})
    path = f"/tables/{opened['id']}"
    wait_for(lambda: fabia.get(path)["version"] > 30)
    seated = fabia.post("/tables", ZAMA | {"seats": {"rome": "me", "carthage": "bot:greedy"}})
    fabia.post(f"/tables/{seated['id']}/stand-in", {"seat": "rome", "level": "greedy"})
    wait_for(lambda: fabia.get(f"/tables/{seated['id']}")["version"] > 30)
    over = fabia.post(f"/tables/{seated['id']}/resign", {"seat": "rome"})
    assert (over["status"], over["result"]["winner"]) == ("over", "carthage")

    file = tmp_path / "match.bell.json"
    file.write_bytes(fabia.client.get(f"/tables/{seated['id']}/replay").content)
    assert verify(file).dictated == 0
    shown = fabia.post("/replays", json.loads(file.read_text()))
    assert (shown["kind"], shown["version"]) == ("replay", over["version"])
    fork = fabia.post(f"/tables/{shown['id']}/fork", {"n": 20, "seats": {"rome": "me", "carthage": "me"}})
    assert (fork["status"], fork["mine"]) == ("playing", ["rome", "carthage"])
    view = fabia.get(f"/tables/{fork['id']}/view")
    assert view["now"]["choices"]
    again = fabia.post(f"/tables/{seated['id']}/rematch", {"swap": True})
    assert (again["status"], again["mine"]) == ("playing", ["carthage"])


def test_a_player_of_a_slow_match_is_told_that_it_is_their_turn(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, received = receiver
    with Running(tmp_path, BELLONA_HOOKS="true", BELLONA_HOOKS_PRIVATE="true") as running:
        fabia, hanno = Guest(running.url, "Fabia"), Guest(running.url, "Hanno")
        for person in (fabia, hanno):
            person.post("/me/subscriptions", {"kind": "hook", "url": url})
        table_id = fabia.post("/tables", ZAMA | {"seats": {"rome": "me"}, "pace": DAYS})["id"]
        hanno.post(f"/tables/{table_id}/join", {"seat": "carthage"})

        def told() -> list[str]:
            running.sql("UPDATE outbox SET due = 0 WHERE sent IS NULL")
            return [json.loads(body)["seat"] for _, _, body in received.posts]

        first = fabia.get(f"/tables/{table_id}/view")["now"]["prompt"]["seat"]
        mover = fabia if first == "rome" else hanno
        while (now_ := mover.get(f"/tables/{table_id}/view")["now"])["choices"]:
            mover.post(f"/tables/{table_id}/actions", {"version": now_["version"], "actions": now_["choices"][:1]})
        assert wait_for(lambda: [seat for seat in told() if seat != first])
