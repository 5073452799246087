"""What operators rely on: health, metrics, logs, limits, safe headers, secrets."""

from __future__ import annotations

import base64
import gzip
import json
import logging
import os
import stat
import threading
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from bellona.server.config import Config
from bellona.server.errors import ApiError
from bellona.server.identity.limits import PRUNE_AT, Limits
from bellona.server.operate.bodies import USUAL
from bellona.server.operate.logs import JsonLines, TextLines, request_id
from bellona.server.operate.metrics import Metrics, exposition
from bellona.server.rates import Rate
from bellona.server.secrets import load_secrets
from bellona.server.words import Trouble

from .small_app import as_guest, browser, small_app, small_config


def test_a_living_server_says_so(page: TestClient):
    assert page.get("/healthz").text == "ok\n"


def test_a_server_is_ready_when_database_and_rules_are(app: FastAPI, page: TestClient):
    assert page.get("/readyz").json() == {"ready": True, "database": True, "rules": True}
    app.state.server.hub.warming = {"de_bello_punico"}
    assert page.get("/readyz").status_code == 503


def test_a_server_without_its_database_is_not_ready(app: FastAPI, page: TestClient):
    class Gone:
        def connect(self) -> None:
            from sqlalchemy.exc import OperationalError

            raise OperationalError("", {}, Exception("gone"))

    app.state.server.database = Gone()
    answer = page.get("/readyz")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
    away = page.get("/api/me", headers={"Authorization": "Bearer x"})
    assert (away.status_code, away.json()["error"]) == (503, "database-away")
    assert page.get("/healthz").status_code == 200


def test_what_is_counted_can_be_read(app: FastAPI, page: TestClient):
    page.get("/api/me")
    metrics: Metrics = app.state.server.metrics
    metrics.moves.inc()
    metrics.moves.inc("refused")
    metrics.stage("apply", 0.0002)
    metrics.sockets.inc()
    text = page.get("/metrics").text
    assert 'bellona_requests_total{method="GET",route="/api/me",status="200"} 1.0' in text
    assert 'bellona_moves_total{result="done"} 1.0' in text
    assert 'bellona_moves_total{result="refused"} 1.0' in text
    assert 'bellona_move_seconds_bucket{le="0.00025",stage="apply"} 1.0' in text
    assert "bellona_sockets 1.0" in text


def test_addresses_that_do_not_exist_share_one_counter(page: TestClient):
    for number in range(5):
        page.get(f"/api/none/{number}")
    assert page.get("/metrics").text.count('status="404"') == 1


def test_several_processes_tell_theirs_apart():
    metrics = Metrics(several=True)
    metrics.moves.inc()
    assert f'process="{os.getpid()}"' in exposition(metrics).decode()


def test_counting_from_several_threads_loses_nothing():
    metrics = Metrics()

    def count() -> None:
        for _ in range(2000):
            metrics.moves.inc()
            metrics.stage("apply", 0.001)

    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    text = exposition(metrics).decode()
    assert 'bellona_moves_total{result="done"} 8000.0' in text
    assert 'bellona_move_seconds_count{stage="apply"} 8000.0' in text


@pytest.mark.parametrize(
    ("options", "headers", "client", "status"),
    [
        ({}, {}, "127.0.0.1", 200),
        ({}, {}, "::1", 200),
        ({}, {}, "10.0.0.9", 403),
        ({}, {"X-Forwarded-For": "10.0.0.9"}, "127.0.0.1", 403),
        ({"metrics": "open"}, {}, "10.0.0.9", 200),
        ({"metrics": "off"}, {}, "127.0.0.1", 404),
        ({"metrics_token": "abc"}, {}, "127.0.0.1", 403),
        ({"metrics_token": "abc"}, {"Authorization": "Bearer abd"}, "127.0.0.1", 403),
        ({"metrics_token": "abc"}, {"Authorization": "Bearer abc"}, "10.0.0.9", 200),
    ],
)
def test_metrics_are_for_those_who_may(
    tmp_path: Path, options: dict[str, str], headers: dict[str, str], client: str, status: int
):
    app = small_app(small_config(tmp_path, **options), tmp_path)
    page = TestClient(app, client=(client, 5000))
    assert page.get("/metrics", headers=headers).status_code == status


def test_every_request_leaves_a_line_without_secrets(page: TestClient, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO, "bellona.requests")
    told = as_guest(page)
    link = page.get("/api/me/link").json()["link"]
    page.get(link)
    page.get("/api/none?key=secret")
    page.get("/api/a%0Ab")
    lines = [record.getMessage() for record in caplog.records]
    assert lines == ["POST /api/guest", "GET /api/me/link", "GET /enter/...", "GET /api/none", "GET /api/a%0Ab"]
    everything = str([vars(record) for record in caplog.records])
    assert told["token"] not in everything
    assert "127.0.0.1" not in everything


def test_addresses_are_logged_only_if_that_is_wished(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO, "bellona.requests")
    browser(small_app(small_config(tmp_path, log_addresses="true"), tmp_path)).get("/api/me")
    assert caplog.records[-1].__dict__["address"] == "127.0.0.1"


def test_a_request_has_an_id_of_its_own_or_that_of_the_proxy(page: TestClient):
    assert len(page.get("/api/me").headers["x-request-id"]) == 16
    assert page.get("/api/me", headers={"X-Request-Id": "abcdefgh-1"}).headers["x-request-id"] == "abcdefgh-1"
    assert page.get("/api/me", headers={"X-Request-Id": "a b"}).headers["x-request-id"] != "a b"


def record(text: str) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "bellona.x", "levelname": "INFO", "msg": text, "created": 0.5, "msecs": 500})


def test_a_log_line_is_one_line():
    mark = request_id.set("abc")
    line = TextLines().format(record("one\ntwo"))
    document = json.loads(JsonLines().format(record("one\ntwo")))
    request_id.reset(mark)
    assert line == "1970-01-01T00:00:00.500Z info    bellona.x: one\\ntwo request=abc"
    assert document["text"] == "one\ntwo"
    assert (document["time"], document["request"]) == ("1970-01-01T00:00:00.500Z", "abc")


def test_a_fault_of_the_program_is_told_without_details(app: FastAPI, caplog: pytest.LogCaptureFixture):
    @app.post("/api/fault")
    def fault() -> None:
        raise RuntimeError("inner detail")

    answer = browser(app).post("/api/fault")
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert "inner detail" not in answer.text
    assert "inner detail" in caplog.text
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/none", 404, "not-found"),
        ("POST", "/api/none", 404, "not-found"),
        ("DELETE", "/api/guest", 405, "method-not-allowed"),
        ("GET", "/none.js", 404, "not-found"),
        ("GET", "/assets/../../config.py", 404, "not-found"),
        ("GET", "/assets/%2e%2e/%2e%2e/config.py", 404, "not-found"),
    ],
)
def test_what_is_not_there_is_told_in_words(page: TestClient, method: str, path: str, status: int, code: str):
    answer = page.request(method, path, headers={"Accept-Language": "it"})
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert answer.json()["text"].endswith(".")


def test_a_request_may_not_be_too_large(page: TestClient):
    long = b'{"name": "' + b"x" * USUAL + b'"}'
    told = {"Content-Type": "application/json"}
    assert page.post("/api/guest", content=long, headers=told).json()["error"] == "too-large"
    parts = (long[start : start + 1000] for start in range(0, len(long), 1000))
    answer = page.post("/api/guest", content=parts, headers=told)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_pages_are_safe_and_answers_are_not_kept(page: TestClient, tmp_path: Path):
    headers = page.get("/api/me").headers
    assert "script-src 'self';" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in headers
    secure = small_app(small_config(tmp_path / "other", public_url="https://table.example.org"), tmp_path)
    assert "strict-transport-security" in browser(secure).get("/").headers


def test_without_a_built_client_the_page_says_so(page: TestClient):
    answer = page.get("/", headers={"Accept-Language": "it"})
    assert answer.status_code == 503
    assert "Bellona è in funzione" in answer.text


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>first")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets/long-3c4d.css").write_text("p{}" * 1000)
    (folder / "assets/app-1a2b.js").write_text("plain")
    (folder / "assets/app-1a2b.js.br").write_bytes(b"brotli")
    (folder / "assets/app-1a2b.js.gz").write_bytes(gzip.compress(b"packed"))
    return folder


def test_the_client_is_served_with_what_browsers_need(tmp_path: Path, built: Path):
    page = browser(small_app(small_config(tmp_path), built))
    for address in ("/", "/t/abc", "/enter/a.b.c", "/account"):
        answer = page.get(address)
        assert answer.text == "<!doctype html>first"
        assert answer.headers["cache-control"] == "no-cache"
    again = page.get("/", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert page.head("/").status_code == 200
    assert page.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
    script = page.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert (script.text, script.headers["content-type"]) == ("plain", "text/javascript; charset=utf-8")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    packed = page.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", "packed")
    style = page.get("/assets/long-3c4d.css", headers={"Accept-Encoding": "gzip"})
    assert (style.text, style.headers["content-encoding"]) == ("p{}" * 1000, "gzip")
    assert int(style.headers["content-length"]) < 100
    assert page.get("/assets/app-1a2b.js.br").status_code == 404


def test_a_new_build_is_served_at_once(tmp_path: Path, built: Path):
    page = browser(small_app(small_config(tmp_path), built))
    page.get("/")
    (built / "index.html").write_text("<!doctype html>second")
    os.utime(built / "index.html", ns=(1, 1))
    assert page.get("/").text == "<!doctype html>second"


def test_a_bucket_fills_up_again_with_time():
    time = [0.0]
    limits = Limits({"chat": Rate(2, 10), "ask": Rate(0, 1)}, lambda: time[0])
    limits.take("a", "chat")
    limits.take("a", "chat")
    limits.take("b", "chat")
    with pytest.raises(ApiError) as caught:
        limits.take("a", "chat")
    assert (caught.value.status, caught.value.details) == (429, {"seconds": 5})
    time[0] = 5.0
    limits.take("a", "chat")
    for _ in range(1000):
        limits.take("a", "ask")


def test_buckets_do_not_pile_up():
    time = [0.0]
    limits = Limits({"chat": Rate(2, 10)}, lambda: time[0])
    for number in range(PRUNE_AT * 3):
        time[0] += 0.001
        limits.take(str(number), "chat")
    assert len(limits._buckets) <= PRUNE_AT


def test_secrets_are_made_once_and_for_the_owner_alone(tmp_path: Path):
    folder = tmp_path / "data"
    made = load_secrets(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "secrets.json").stat().st_mode) == 0o600
    assert load_secrets(folder) == made
    assert list(folder.iterdir()) == [folder / "secrets.json"]
    assert load_secrets(tmp_path / "other") != made
    assert made.vapid_private not in repr(made)


def test_the_key_pair_is_one_that_push_services_take(tmp_path: Path):
    from py_vapid import Vapid01

    made = load_secrets(tmp_path / "data")
    pair = Vapid01.from_raw(made.vapid_private.encode())
    assert base64.urlsafe_b64decode(made.vapid_public + "=").startswith(b"\x04")
    numbers = pair.public_key.public_numbers()
    expected = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    assert base64.urlsafe_b64decode(made.vapid_public + "=") == expected


@pytest.mark.parametrize("mode", [0o604, 0o640, 0o644])
def test_secrets_that_others_can_read_are_not_used(tmp_path: Path, mode: int):
    load_secrets(tmp_path)
    (tmp_path / "secrets.json").chmod(mode)
    with pytest.raises(Trouble, match="Others can read"):
        load_secrets(tmp_path)


def test_damaged_secrets_are_told(tmp_path: Path):
    load_secrets(tmp_path)
    (tmp_path / "secrets.json").write_text("{")
    with pytest.raises(Trouble, match="is damaged"):
        load_secrets(tmp_path)


def test_processes_that_start_together_agree_on_the_secrets(tmp_path: Path):
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(load_secrets(tmp_path / "data"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert all(one == found[0] for one in found)


def test_a_signature_is_good_for_one_purpose(tmp_path: Path):
    secrets = load_secrets(tmp_path)
    signature = secrets.sign("csrf", "text")
    assert secrets.is_signed("csrf", "text", signature)
    assert not secrets.is_signed("guest-link", "text", signature)
    assert not secrets.is_signed("csrf", "other", signature)


def test_a_configuration_has_no_secrets_file_in_a_folder_that_cannot_be_made(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(Trouble, match="cannot be used"):
        load_secrets(Config(data=str(tmp_path / "file" / "data")).folder)
