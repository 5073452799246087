"""Guests, accounts and sessions, for a browser and for a program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import insert, select, update
from starlette.testclient import TestClient

from bellona.server.identity import passwords
from bellona.server.identity.sessions import DAY, Tidying, hash_of
from bellona.server.state import Server
from bellona.server.storage.database import now
from bellona.server.storage.schema import actions, chat, seats, sessions, subscriptions, tables, users

from .small_app import CSRF, arrived, as_guest, browser, small_app, small_config

PASSWORD = "hasta la vista 7"


def server(app: FastAPI) -> Server:
    found: Server = app.state.server
    return found


def error_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def register(client: TestClient, login: str = "fabia", **more: Any) -> dict[str, Any]:
    answer = client.post("/api/register", json={"login": login, "password": PASSWORD, **more})
    assert answer.status_code == 200, answer.text
    return arrived(client, answer.json())


def test_nobody_is_known_at_first(page: TestClient):
    assert page.get("/api/me").json() == {"user": None, "csrf": ""}
    assert error_of(page.get("/api/me/link")) == (401, "not-signed-in")


def test_there_is_no_default_account(app: FastAPI):
    with server(app).database.connect() as connection:
        assert connection.execute(select(users)).all() == []


def test_a_guest_is_known_by_cookie_and_by_token(app: FastAPI, page: TestClient):
    told = as_guest(page, "  Fabia   Massima ")
    assert told["user"]["guest"]
    assert page.get("/api/me").json()["user"] == told["user"]
    program = browser(app)
    assert program.get("/api/me", headers={"Authorization": f"Bearer {told['token']}"}).json()["user"] == told["user"]


def test_a_guest_without_a_name_gets_one_in_their_language(page: TestClient):
    assert page.post("/api/guest").json()["user"]["name"].startswith("Guest ")
    told = page.post("/api/guest", headers={"Accept-Language": "it"}).json()["user"]
    assert told["name"].startswith("Ospite ")
    assert told["language"] == "it"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(page: TestClient, tmp_path: Path):
    cookie = page.post("/api/guest").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    secure = small_app(small_config(tmp_path / "other", public_url="https://table.example.org"), tmp_path)
    assert "Secure" in browser(secure).post("/api/guest").headers["set-cookie"]


def test_the_database_knows_only_hashes(app: FastAPI, page: TestClient):
    token = as_guest(page)["token"]
    account = register(page)
    with server(app).database.connect() as connection:
        stored = connection.execute(select(sessions)).mappings().all()
        password = connection.scalar(select(users.c.password))
    assert [row["token_hash"] for row in stored] == [hash_of(account["token"])]
    assert token not in str(stored)
    assert password.startswith("$argon2id$")


def test_unsafe_requests_by_cookie_need_the_header_of_the_page(page: TestClient):
    csrf = as_guest(page)["csrf"]
    for wrong in (b"", b"x", csrf[:-1].encode(), b"\xe9"):
        answer = page.patch("/api/me", json={"name": "Other"}, headers={CSRF.encode(): wrong})
        assert error_of(answer) == (403, "csrf")
    assert page.patch("/api/me", json={"name": "Other"}).json()["user"]["name"] == "Other"


def test_a_token_in_the_header_needs_no_further_proof(app: FastAPI, page: TestClient):
    token = as_guest(page)["token"]
    answer = browser(app).patch("/api/me", json={"name": "Bot"}, headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["user"]["name"] == "Bot"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.evil.example", "http://[", ""])
def test_pages_of_other_sites_are_refused(page: TestClient, origin: str):
    as_guest(page)
    for path, body in (("/api/guest", {}), ("/api/login", {"login": "fabia", "password": "x"})):
        assert error_of(page.post(path, json=body, headers={"Origin": origin})) == (403, "foreign-origin")
    assert error_of(page.patch("/api/me", json={}, headers={"Origin": origin})) == (403, "foreign-origin")


def test_the_own_page_and_the_public_address_are_no_other_site(tmp_path: Path):
    app = small_app(small_config(tmp_path, public_url="https://table.example.org"), tmp_path)
    for origin in ("http://testserver", "https://table.example.org"):
        assert browser(app).post("/api/guest", headers={"Origin": origin}).status_code == 200


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 41, "a\nb", "a\u202eb", "a\u200bb", "\u0301a", "a\u0301\u0301\u0301\u0301", "\x00", "a\u2028b"],
)
def test_names_are_what_they_seem(page: TestClient, name: str):
    as_guest(page)
    answer = page.patch("/api/me", json={"name": name})
    assert error_of(answer) == (422, "bad-name")
    assert answer.json()["text"] == "A name has 1 to 40 visible characters."


@pytest.mark.parametrize("name", ["Ἀννίβας", "Québec", "🐘", "O'Neill (2)", "x" * 40])
def test_names_may_be_of_any_script(page: TestClient, name: str):
    as_guest(page)
    assert page.patch("/api/me", json={"name": name}).json()["user"]["name"] == name


def test_a_guest_comes_back_by_link_from_another_device(app: FastAPI, page: TestClient):
    told = as_guest(page)
    link = page.get("/api/me/link").json()["link"]
    other = browser(app)
    answer = other.post("/api/enter", json={"signed": link.removeprefix("/enter/")})
    assert answer.json()["user"] == told["user"]
    assert other.get("/api/me").json()["user"] == told["user"]


@pytest.mark.parametrize(
    "change", [lambda s: s[:-1], lambda s: "x" + s, lambda s: "", lambda s: "a.b.c", lambda s: "é"]
)
def test_a_link_that_was_not_made_here_is_refused(page: TestClient, change: Any):
    as_guest(page)
    signed = page.get("/api/me/link").json()["link"].removeprefix("/enter/")
    assert error_of(page.post("/api/enter", json={"signed": change(signed)})) == (403, "bad-link")


def test_a_link_ends_with_time_and_with_registration(app: FastAPI, page: TestClient, monkeypatch: pytest.MonkeyPatch):
    as_guest(page)
    signed = page.get("/api/me/link").json()["link"].removeprefix("/enter/")
    with monkeypatch.context() as patched:
        patched.setattr("bellona.server.identity.routes.now", lambda: now() + 400 * DAY)
        assert error_of(page.post("/api/enter", json={"signed": signed})) == (403, "bad-link")
    register(page)
    assert error_of(page.post("/api/enter", json={"signed": signed})) == (403, "bad-link")
    assert error_of(page.get("/api/me/link")) == (409, "has-account")


def test_a_guest_who_registers_stays_the_same_person(app: FastAPI, page: TestClient):
    guest = as_guest(page, "Fabia")
    account = register(page, "Fabia.M", email="fabia@example.org")
    assert account["user"] | {"login": None, "email": None, "guest": True} == guest["user"]
    assert account["user"]["login"] == "fabia.m"
    assert account["token"] != guest["token"]
    old = browser(app).get("/api/me", headers={"Authorization": f"Bearer {guest['token']}"})
    assert old.json()["user"] is None


def test_one_may_register_without_having_been_a_guest(page: TestClient):
    assert register(page, "marcus")["user"]["name"] == "marcus"
    assert error_of(page.post("/api/register", json={"login": "other", "password": PASSWORD})) == (409, "has-account")


def test_a_login_is_taken_once(app: FastAPI, page: TestClient):
    register(page)
    other = browser(app)
    as_guest(other)
    answer = other.post("/api/register", json={"login": "FABIA", "password": PASSWORD})
    assert error_of(answer) == (409, "login-taken")
    assert other.get("/api/me").json()["user"]["guest"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"login": "ab", "password": PASSWORD}, "bad-login"),
        ({"login": "fábia", "password": PASSWORD}, "bad-login"),
        ({"login": "-fabia", "password": PASSWORD}, "bad-login"),
        ({"login": "fabia", "password": "short"}, "invalid-short"),
        ({"login": "fabia", "password": "x" * 201}, "invalid-long"),
        ({"login": "fabia", "password": "aaaaaaaaaa"}, "weak-password"),
        ({"login": "fabia.maxima", "password": "Fabia.Maxima"}, "weak-password"),
        ({"login": "fabia", "password": PASSWORD, "email": "nobody"}, "bad-email"),
        ({"login": "fabia", "password": PASSWORD, "email": "a@b.c\nBcc: d@e.f"}, "bad-email"),
        ({"login": "fabia"}, "invalid-missing"),
        ({"login": "fabia", "password": PASSWORD, "admin": True}, "invalid-unknown"),
        ({"login": ["fabia"], "password": PASSWORD}, "invalid-value"),
    ],
)
def test_what_is_wrong_with_a_registration_is_told(page: TestClient, body: dict[str, Any], code: str):
    answer = page.post("/api/register", json=body)
    assert error_of(answer) == (422, code)
    assert answer.json()["text"].endswith(".")
    assert not answer.json()["text"].startswith("error-")
    italian = page.post("/api/register", json=body, headers={"Accept-Language": "it"})
    assert italian.json()["text"] != answer.json()["text"]


def test_logging_in_and_out(app: FastAPI, page: TestClient):
    account = register(page)
    assert page.post("/api/logout").status_code == 204
    assert page.get("/api/me").json()["user"] is None
    again = page.post("/api/login", json={"login": " Fabia ", "password": PASSWORD}).json()
    assert again["user"] == account["user"]
    assert again["token"] != account["token"]
    with server(app).database.connect() as connection:
        assert len(connection.execute(select(sessions)).all()) == 1


def test_logging_in_replaces_the_session(app: FastAPI, page: TestClient):
    first = register(page)
    page.post("/api/login", json={"login": "fabia", "password": PASSWORD})
    old = browser(app).get("/api/me", headers={"Authorization": f"Bearer {first['token']}"})
    assert old.json()["user"] is None


def test_a_wrong_login_and_a_wrong_password_look_alike(page: TestClient, monkeypatch: pytest.MonkeyPatch):
    register(page)
    work: list[str] = []
    hasher = passwords._hasher

    class Watched:
        def verify(self, stored: str, password: bytes) -> bool:
            work.append(stored[:20])
            return hasher.verify(stored, password)

    monkeypatch.setattr(passwords, "_hasher", Watched())
    wrong = [
        page.post("/api/login", json={"login": login, "password": "wrong one 1"})
        for login in ("fabia", "nobody", "\x00")
    ]
    assert {(answer.status_code, answer.text) for answer in wrong} == {(401, wrong[0].text)}
    assert len(work) == 3
    assert len(set(work)) == 1


def test_a_guest_cannot_be_logged_into(page: TestClient):
    told = as_guest(page)
    for login in (told["user"]["id"], "", "None"):
        answer = page.post("/api/login", json={"login": login, "password": ""})
        assert error_of(answer) == (401, "wrong-login")


def test_a_new_password_ends_the_other_sessions(app: FastAPI, page: TestClient):
    register(page)
    other = browser(app)
    arrived(other, other.post("/api/login", json={"login": "fabia", "password": PASSWORD}).json())
    wrong = page.post("/api/me/password", json={"old": "wrong one 1", "new": "another one 2"})
    assert error_of(wrong) == (403, "wrong-password")
    answer = page.post("/api/me/password", json={"old": PASSWORD, "new": "another one 2"})
    arrived(page, answer.json())
    assert page.get("/api/me").json()["user"]["login"] == "fabia"
    assert other.get("/api/me").json()["user"] is None
    assert other.post("/api/login", json={"login": "fabia", "password": PASSWORD}).status_code == 401
    assert other.post("/api/login", json={"login": "fabia", "password": "another one 2"}).status_code == 200


def test_a_guest_has_no_password_to_change(page: TestClient):
    as_guest(page)
    answer = page.post("/api/me/password", json={"old": "", "new": "another one 2"})
    assert error_of(answer) == (409, "no-account")


def test_name_address_and_language_can_be_changed(page: TestClient):
    register(page, email="fabia@example.org")
    told = page.patch("/api/me", json={"name": "F", "email": "", "language": "it"}).json()["user"]
    assert (told["name"], told["email"], told["language"]) == ("F", None, "it")
    assert error_of(page.patch("/api/me", json={"language": "la"})) == (422, "invalid-choice")


def test_a_session_runs_out_unless_it_is_used(app: FastAPI, page: TestClient):
    as_guest(page)
    database = server(app).database
    with database.begin() as connection:
        connection.execute(update(sessions).values(seen=now() - 2 * DAY, expires=now() + 1000))
    assert page.get("/api/me").json()["user"]
    with database.connect() as connection:
        assert (connection.scalar(select(sessions.c.expires)) or 0) > now() + 29 * DAY
    with database.begin() as connection:
        connection.execute(update(sessions).values(expires=now() - 1))
    assert page.get("/api/me").json()["user"] is None


def seat_someone(app: FastAPI, user_id: str) -> None:
    """A table with one seat, an action, a line of chat and a subscription of a person."""
    row = {"game": "g", "scenario": "s", "ruleset": 1, "seed": b"", "status": "playing", "visibility": "open"}
    more = {"pace": {"kind": "none"}, "on_timeout": "forfeit", "invite_key": "k", "owner_id": user_id, "created": 1}
    with server(app).database.begin() as connection:
        connection.execute(insert(tables).values(id="t1", **row, **more))
        connection.execute(insert(seats).values(table_id="t1", seat="rome", user_id=user_id))
        done = {"kind": "play", "seat": "rome", "by": "player", "text": "done", "rolls": b"", "at": 1}
        connection.execute(insert(actions).values(table_id="t1", number=1, **done))
        connection.execute(
            insert(chat).values(table_id="t1", number=1, user_id=user_id, name="Fabia", text="Ave", at=1)
        )
        connection.execute(insert(subscriptions).values(id="s1", user_id=user_id, kind="mail", target={}, created=1))


def test_one_can_take_everything_along(app: FastAPI, page: TestClient):
    user = register(page)["user"]
    seat_someone(app, user["id"])
    answer = page.get("/api/me/export")
    document = json.loads(answer.text)
    assert "attachment" in answer.headers["content-disposition"]
    assert document["user"]["login"] == "fabia"
    assert document["tables"][0]["seat"] == "rome"
    assert document["actions"][0]["text"] == "done"
    assert document["chat"][0]["text"] == "Ave"
    assert document["subscriptions"][0]["kind"] == "mail"
    assert "argon2" not in answer.text
    assert "token_hash" not in answer.text


def test_who_is_deleted_leaves_the_matches_and_nothing_else(app: FastAPI, page: TestClient):
    user = register(page)["user"]
    seat_someone(app, user["id"])
    assert error_of(page.request("DELETE", "/api/me")) == (403, "wrong-password")
    assert error_of(page.request("DELETE", "/api/me", json={"password": "wrong one 1"})) == (403, "wrong-password")
    assert page.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert page.get("/api/me").json()["user"] is None
    with server(app).database.connect() as connection:
        assert connection.execute(select(users)).all() == []
        assert connection.execute(select(sessions)).all() == []
        assert connection.execute(select(subscriptions)).all() == []
        assert connection.execute(select(seats.c.table_id, seats.c.user_id)).all() == [("t1", None)]
        assert connection.scalar(select(tables.c.owner_id)) is None
        assert connection.execute(select(chat.c.user_id, chat.c.name)).all() == [(None, "—")]
        assert connection.scalar(select(actions.c.text)) == "done"
    hub: Any = server(app).hub
    assert hub.told == ["t1"]


def test_a_guest_can_be_deleted_without_a_password(page: TestClient):
    as_guest(page)
    assert page.delete("/api/me").status_code == 204
    assert page.get("/api/me").json()["user"] is None


def test_what_has_run_out_is_tidied_away(app: FastAPI, page: TestClient):
    lasting, gone = as_guest(page)["user"]["id"], as_guest(page)["user"]["id"]
    seat_someone(app, lasting)
    with server(app).database.begin() as connection:
        connection.execute(update(sessions).values(expires=now() - 1))
        connection.execute(update(users).values(created=now() - 500 * DAY))
        Tidying().tidy(connection, server(app).config)
        left = connection.scalars(select(users.c.id)).all()
        assert connection.execute(select(sessions)).all() == []
    assert lasting in left
    assert gone not in left


def test_too_many_attempts_are_refused_for_a_while(tmp_path: Path):
    app = small_app(small_config(tmp_path, limits="login=2/minute,guest=1/hour"), tmp_path)
    page = browser(app)
    as_guest(page)
    refused = page.post("/api/guest")
    assert error_of(refused) == (429, "too-many")
    assert int(refused.headers["retry-after"]) == refused.json()["seconds"] == 3600
    bodies = [{"login": "fabia", "password": "wrong one 1"}] * 3
    assert [page.post("/api/login", json=body).status_code for body in bodies] == [401, 401, 429]


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"{", "application/json"),
        (b'{"login": "a", "login": "\\ud800", "password": "12345678"}', "application/json"),
        (b'{"\\ud800": 1}', "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"[]", "application/json"),
        (b"null", "application/json"),
        (b"1" * 5000, "application/json"),
        (b"login=a&password=b", "application/x-www-form-urlencoded"),
        (b'{"login": "abc", "password": "12345678"}', "text/plain"),
        (b"[" * 20000, "application/json"),
    ],
)
def test_bad_bodies_are_told_so(page: TestClient, content: bytes, kind: str):
    for path in ("/api/login", "/api/register", "/api/enter"):
        answer = page.post(path, content=content, headers={"Content-Type": kind})
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()) >= {"error", "text"}


@pytest.mark.parametrize("token", ["x", "x" * 5000, "\u00e9", "a b", ""])
def test_bad_tokens_are_nobody(page: TestClient, token: str):
    answer = page.get("/api/me", headers={b"Authorization": f"Bearer {token}".encode()})
    assert answer.json()["user"] is None
    answer = page.get("/api/me", headers={b"Cookie": f"bellona_session={token}".encode()})
    assert answer.json()["user"] is None
