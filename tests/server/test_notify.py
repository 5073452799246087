"""Notices of slow matches: by real mail to a real server on this machine, by web push and by web hooks."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select, update

from bellona.server.notify import outbox, sender, targets
from bellona.server.notify.mail import read_smtp_url
from bellona.server.notify.turns import your_turn
from bellona.server.storage import schema
from bellona.server.storage.database import now
from bellona.server.words import Trouble

from .lobby_app import Lobby, Person, running_lobby
from .receiving import Receiver

DAYS = {"kind": "days", "clock": 259200, "increment": 86400, "cap": 604800}
LIVE = {"kind": "live", "clock": 900, "increment": 10, "cap": 900}
LATER = 60_000
CLOCK = 50 * 3_600_000


class Mailbox:
    """The mails that an SMTP server has received."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = False

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return "451 try again later"
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@pytest.fixture
def mailbox() -> Iterator[tuple[str, Mailbox]]:
    """The URL of a real SMTP server, and the mails it receives."""
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        controller.stop()


@contextmanager
def slow_match(folder: Path, pace: dict[str, Any] = DAYS, **settings: Any) -> Iterator[tuple[Lobby, Person, str]]:
    """A match by days that waits for Fabia."""
    with running_lobby(folder, **settings) as lobby:
        fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
        table_id = fabia.open(pace=pace)["id"]
        hanno.post(f"/tables/{table_id}/join", {"seat": "carthage"})
        lobby.set(table_id, turn_seats="rome", deadline=now() + CLOCK)
        yield lobby, fabia, table_id


def rows(lobby: Lobby) -> list[dict[str, Any]]:
    with lobby.server.database.connect() as connection:
        return [dict(row) for row in connection.execute(select(schema.outbox)).mappings()]


def deliver(lobby: Lobby, after: int = LATER) -> int:
    return sender.deliver_due(lobby.server, now() + after)


def hook(person: Person, url: str) -> dict[str, Any]:
    made: dict[str, Any] = person.post("/me/subscriptions", {"kind": "hook", "url": f"{url}/turn?x=1"})
    return made


# Mail


def follow(lobby: Lobby, link: str, method: str) -> Any:
    return lobby.stranger().request(method, urlsplit(link).path)


def test_mail_comes_once_its_owner_has_agreed_and_ends_by_its_link(
    tmp_path: Path, mailbox: tuple[str, Mailbox]
) -> None:
    url, box = mailbox
    with slow_match(tmp_path, smtp_url=url, mail_from="bellona@example.org") as (lobby, fabia, table_id):
        made = fabia.post("/me/subscriptions", {"kind": "mail", "address": "fabia@example.org"})
        assert (made["to"], made["active"], made["secret"]) == ("fabia@example.org", False, None)
        asked = box.mails.pop()
        assert (asked["To"], asked["From"]) == ("fabia@example.org", "bellona@example.org")

        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert rows(lobby) == []

        link = re.findall(r"http\S+/api/mail/confirm/\S+", asked.get_content())[0]
        assert "<button>" in follow(lobby, link, "GET").text
        assert fabia.get("/me/subscriptions")[0]["active"] is False
        assert follow(lobby, link, "POST").status_code == 200
        assert fabia.get("/me/subscriptions")[0]["active"] is True

        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert deliver(lobby) == 1
        told = box.mails.pop()
        assert told["Subject"] == "Your turn: Zama, 202 BC"
        assert "as Rome" in told.get_content()
        assert "2 days" in told.get_content()
        assert f"/t/{table_id}" in told.get_content()

        stop = told["List-Unsubscribe"].strip("<>")
        assert follow(lobby, stop, "GET").status_code == 200
        assert len(fabia.get("/me/subscriptions")) == 1
        assert follow(lobby, stop, "POST").status_code == 200
        assert fabia.get("/me/subscriptions") == []
        assert follow(lobby, stop, "POST").status_code == 200
        assert follow(lobby, link, "POST").status_code == 403


def test_mail_speaks_the_players_language(tmp_path: Path, mailbox: tuple[str, Mailbox]) -> None:
    url, box = mailbox
    with slow_match(tmp_path, smtp_url=url) as (lobby, fabia, table_id):
        with lobby.server.database.begin() as connection:
            connection.execute(update(schema.users).values(language="it"))
        fabia.post("/me/subscriptions", {"kind": "mail", "address": "fabia@example.org"})
        assert box.mails[0]["Subject"] == "Bellona: messaggi quando tocca a te"
        follow(lobby, re.findall(r"http\S+/api/mail/confirm/\S+", box.mails[0].get_content())[0], "POST")
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        deliver(lobby)
        assert box.mails[1]["Subject"] == "Tocca a te: Zama, 202 a.C."


def test_a_mail_that_cannot_be_sent_leaves_no_subscription(tmp_path: Path, mailbox: tuple[str, Mailbox]) -> None:
    url, box = mailbox
    box.refuses = True
    with running_lobby(tmp_path, smtp_url=url) as lobby:
        fabia = lobby.person()
        refused = fabia.post("/me/subscriptions", {"kind": "mail", "address": "fabia@example.org"}, status=502)
        assert refused["error"] == "mail-failed"
        assert fabia.get("/me/subscriptions") == []


@pytest.mark.parametrize("link", ["confirm/abc.def", "stop/abc", "confirm/é.ü"])
def test_links_of_mails_cannot_be_made_up(tmp_path: Path, link: str) -> None:
    with running_lobby(tmp_path) as lobby:
        for method in ("GET", "POST"):
            assert lobby.stranger().request(method, f"/api/mail/{link}").status_code == 403


def test_smtp_urls() -> None:
    post = read_smtp_url("smtp://fabia%40example.org:s%3Acret@mail.example.org")
    assert (post.host, post.port, post.encrypted) == ("mail.example.org", 587, False)
    assert (post.user, post.password) == ("fabia@example.org", "s:cret")
    assert "s:cret" not in repr(post)
    assert read_smtp_url("smtps://mail.example.org").port == 465
    assert read_smtp_url("smtp://localhost").port == 25
    for wrong in ("http://x", "smtp://", "smtp://host:99999", "localhost", "smtp://host:0"):
        with pytest.raises(Trouble, match="smtp_url must be"):
            read_smtp_url(wrong)


# Web hooks


def test_a_hook_is_posted_a_signed_document(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, got = receiver
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        made = hook(fabia, url)
        assert fabia.get("/me/subscriptions")[0]["secret"] is None
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert deliver(lobby, after=0) == 0
        assert deliver(lobby) == 1
        ((path, headers, body),) = got.posts
        assert path == "/turn?x=1"
        assert headers["host"] == urlsplit(url).netloc
        told = json.loads(body)
        assert (told["event"], told["table"], told["seat"]) == ("your-turn", table_id, "rome")
        assert told["url"].endswith(f"/t/{table_id}")
        signed = f"{headers['x-bellona-timestamp']}.".encode() + body
        signature = hmac.new(made["secret"].encode(), signed, hashlib.sha256).hexdigest()
        assert headers["x-bellona-signature"] == f"sha256={signature}"
        assert deliver(lobby) == 0


def test_what_fails_is_tried_again_at_growing_distances_and_given_up(
    tmp_path: Path, receiver: tuple[str, Receiver]
) -> None:
    url, got = receiver
    got.status = 500
    with slow_match(tmp_path, hooks=True, hooks_private=True, notify_tries=3) as (lobby, fabia, table_id):
        hook(fabia, url)
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        at, pauses = now() + LATER, []
        while sender.deliver_due(lobby.server, at):
            pauses.append(rows(lobby)[0]["due"] - at)
            at = rows(lobby)[0]["due"]
        assert pauses == [60_000, 180_000, 540_000]
        assert len(got.posts) == 3
        assert (rows(lobby)[0]["tries"], rows(lobby)[0]["error"]) == (3, "answered 500")
        with lobby.server.database.begin() as connection:
            outbox.prune(connection, at + 2 * outbox.KEPT, 3)
        assert rows(lobby) == []


def test_what_failed_arrives_when_it_can(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, got = receiver
    got.status = 503
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        hook(fabia, url)
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        deliver(lobby)
        got.status = 200
        deliver(lobby, 10 * LATER)
        (row,) = rows(lobby)
        assert row["sent"]
        assert row["error"] is None
        assert (row["tries"], len(got.posts)) == (2, 2)


def test_a_target_that_is_gone_is_forgotten(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, got = receiver
    got.status = 410
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        hook(fabia, url)
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        deliver(lobby)
        assert fabia.get("/me/subscriptions") == []
        assert rows(lobby) == []


def test_redirects_are_not_followed(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, got = receiver
    got.status, got.location = 307, f"{url}/elsewhere"
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        hook(fabia, url)
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        deliver(lobby)
        assert [path for path, _, _ in got.posts] == ["/turn?x=1"]
        assert rows(lobby)[0]["error"] == "answered 307"


def test_a_receiver_that_dawdles_is_left(
    tmp_path: Path, receiver: tuple[str, Receiver], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, got = receiver
    monkeypatch.setattr(targets, "WHOLE_SECONDS", 0.2)
    left = threading.Event()
    got.before = lambda: left.wait(60)
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        hook(fabia, url)
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        deliver(lobby)
        assert not got.posts, "it dawdles still"
        left.set()
        assert rows(lobby)[0]["error"].startswith("TimeoutError")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8",
        "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "ff02::1",
        "192.0.0.0", "192.0.0.8", "192.0.0.9", "192.0.0.170", "192.0.0.192", "192.0.0.255", "192.0.2.1", "192.31.196.1",
        "192.52.193.1", "192.88.99.1", "192.175.48.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.7",
        "239.255.255.255", "240.0.0.1", "168.63.129.16", "100.100.100.200", "100.127.255.255", "127.255.255.254",
        "::127.0.0.1", "::8.8.8.8", "::ffff:0:127.0.0.1", "64:ff9b::808:808", "100::1", "100:0:0:1::1", "2001::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:1::1", "2001:2::1", "2001:4:112::1", "2001:10::1", "2001:20::1",
        "2001:30::1", "2001:db8::1", "2002:808:808::1", "2620:4f:8000::1", "3fff::1", "5f00::1", "fc00::1", "fec0::1",
        "fd00:ec2::254", "fe80::a9fe:a9fe", "4000::1", "no address",
    ],
)  # fmt: skip
def test_addresses_within_are_not_public(address: str) -> None:
    assert not targets.is_public(address)


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "192.0.1.1", "192.1.0.192", "2a00:1450::1", "2400:cb00::1"],
)
def test_addresses_outside_are_public(address: str) -> None:
    assert targets.is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost:8443/x",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://fabia:secret@example.org/",
        "https://example.org:99999/",
        "https://ex ample.org/",
        "https:///nowhere",
        "file:///etc/passwd",
        "gopher://x",
        "https://xn--é.example/",
    ],
)
def test_a_hook_to_anywhere_within_is_refused(tmp_path: Path, url: str) -> None:
    with running_lobby(tmp_path, hooks=True) as lobby:
        refused = lobby.person().post("/me/subscriptions", {"kind": "hook", "url": url}, status=422)
        assert refused["error"] == "bad-target"


def test_a_name_that_comes_to_point_within_is_not_called(
    tmp_path: Path, receiver: tuple[str, Receiver], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, got = receiver
    addresses = ["93.184.216.34", "127.0.0.1"]
    resolved = lambda host, port, **_: [(2, 1, 6, "", (addresses.pop(0), port))]  # noqa: E731
    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    with slow_match(tmp_path, hooks=True) as (lobby, fabia, table_id):
        fabia.post("/me/subscriptions", {"kind": "hook", "url": f"https://hook.example.org:{urlsplit(url).port}/"})
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        deliver(lobby)
        assert got.posts == []
        assert "public network" in rows(lobby)[0]["error"]


# Web push


def test_web_push_is_signed_and_only_the_browser_reads_it(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, got = receiver
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    public = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(public).decode(), "auth": base64.urlsafe_b64encode(auth).decode()}
    with slow_match(tmp_path, push=True, hooks_private=True) as (lobby, fabia, table_id):
        form = {"kind": "push", "endpoint": f"{url}/push/1", "keys": keys}
        fabia.post("/me/subscriptions", form)
        assert fabia.get("/push-key") == {"key": lobby.server.secrets.vapid_public, "kinds": ["push"]}
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert deliver(lobby) == 1
        ((path, headers, body),) = got.posts
        assert (path, headers["content-encoding"], headers["topic"]) == ("/push/1", "aes128gcm", table_id)
        told = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm"))
        assert told["title"] == "Your turn: Zama, 202 BC"
        assert told["url"].endswith(f"/t/{table_id}")
        assert Vapid02.verify(headers["authorization"])
        assert lobby.server.secrets.vapid_public in headers["authorization"]
        for wrong in ({"p256dh": "AAAA"}, {"p256dh": ""}, {"p256dh": "é"}, {"auth": ""}, {"p256dh": "A" * 87}):
            refused = fabia.post("/me/subscriptions", form | {"keys": keys | wrong}, status=422)
            assert refused["error"] == "bad-push-keys"


# When and when not


def test_several_turns_at_one_table_are_one_notice(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, got = receiver
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        hook(fabia, url)
        for _ in range(3):
            your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert deliver(lobby) == 1
        assert len(got.posts) == 1
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert deliver(lobby) == 1


def test_nobody_is_told_what_is_no_longer_so(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, got = receiver
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        hook(fabia, url)
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        lobby.set(table_id, turn_seats="carthage")
        assert deliver(lobby) == 1
        assert (got.posts, rows(lobby)) == ([], [])


def test_no_notice_where_none_is_wanted(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, _ = receiver
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        hook(fabia, url)
        your_turn(lobby.server, table_id, "carthage", now() + CLOCK)
        your_turn(lobby.server, "nowhere", "rome", None)
        lobby.hub.present = {fabia.id}
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        lobby.hub.present = set()
        fabia.post(f"/tables/{table_id}/stand-in", {"seat": "rome", "level": "greedy"})
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        fabia.post(f"/tables/{table_id}/stand-in", {"seat": "rome", "level": None})
        lobby.set(table_id, pace=LIVE)
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert rows(lobby) == []


def test_notices_are_off_unless_configured(tmp_path: Path) -> None:
    with slow_match(tmp_path) as (lobby, fabia, table_id):
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert sender.start(lobby.server) is None
        assert fabia.get("/push-key") == {"key": None, "kinds": []}
        forms = [
            {"kind": "mail", "address": "fabia@example.org"},
            {"kind": "hook", "url": "https://example.org/"},
            {"kind": "push", "endpoint": "https://example.org/", "keys": {"p256dh": "", "auth": ""}},
        ]
        refused = [fabia.post("/me/subscriptions", form, status=409)["error"] for form in forms]
        assert refused == ["no-mail", "no-hook", "no-push"]


def test_subscriptions_are_few_ones_own_and_ended_at_will(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, _ = receiver
    with running_lobby(tmp_path, hooks=True, hooks_private=True) as lobby:
        fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
        for _ in range(2):
            fabia.post("/me/subscriptions", {"kind": "hook", "url": url})
        (kept,) = fabia.get("/me/subscriptions")
        ended = hanno.client.delete("/api/me/subscriptions", params={"id": kept["id"]})
        assert (ended.status_code, ended.json()["error"]) == (404, "no-subscription")
        for number in range(9):
            fabia.post("/me/subscriptions", {"kind": "hook", "url": f"{url}/{number}"})
        full = fabia.post("/me/subscriptions", {"kind": "hook", "url": f"{url}/more"}, status=409)
        assert full["error"] == "subscriptions-full"
        assert len(fabia.client.delete("/api/me/subscriptions", params={"id": kept["id"]}).json()) == 9
        assert lobby.stranger().get("/api/me/subscriptions").status_code == 401


def test_a_wrong_subscription_is_refused(tmp_path: Path, mailbox: tuple[str, Mailbox]) -> None:
    url, _ = mailbox
    with running_lobby(tmp_path, smtp_url=url) as lobby:
        fabia = lobby.person()
        assert fabia.post("/me/subscriptions", {"kind": "mail"}, status=422)["error"] == "no-address"
        evil = {"kind": "mail", "address": "fabia@example.org\r\nBcc: all@example.org"}
        assert fabia.post("/me/subscriptions", evil, status=422)["error"] == "bad-email"
        assert fabia.post("/me/subscriptions", {"kind": "pigeon"}, status=422)["text"].endswith(".")


def test_each_notice_is_claimed_once(tmp_path: Path, receiver: tuple[str, Receiver]) -> None:
    url, got = receiver
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        for number in range(6):
            fabia.post("/me/subscriptions", {"kind": "hook", "url": f"{url}/{number}"})
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        threads = [threading.Thread(target=deliver, args=(lobby,)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        deliver(lobby)
        assert sorted(path for path, _, _ in got.posts) == [f"/{number}" for number in range(6)]


def test_the_sender_sends_by_itself_until_it_is_stopped(
    tmp_path: Path, receiver: tuple[str, Receiver], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, got = receiver
    arrived = threading.Event()
    got.before = arrived.set
    monkeypatch.setattr(sender, "PAUSE_SECONDS", 0.05)
    monkeypatch.setattr(outbox, "GRACE", 0)
    with slow_match(tmp_path, hooks=True, hooks_private=True) as (lobby, fabia, table_id):
        hook(fabia, url)
        running = sender.start(lobby.server)
        assert running is not None
        your_turn(lobby.server, table_id, "rome", now() + CLOCK)
        assert arrived.wait(10)
        running.stop()
        assert len(got.posts) == 1
