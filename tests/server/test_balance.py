"""Games between bots that tell how balanced a scenario is: played beside the tables, bounded, kept, and stopped."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from bellona.lab.intervals import wilson
from bellona.lab.simulate import simulate
from bellona.registry import game_slugs, scenarios_of
from bellona.server.balance import store
from bellona.server.balance.playing import Bounds, _stay_within
from bellona.server.balance.questions import Question
from bellona.server.config import LOW
from bellona.server.errors import ApiError
from bellona.server.identity.people import User
from bellona.server.storage.database import now, open_database
from bellona.server.storage.migrate import upgrade
from bellona.server.storage.schema import balances, users

from .guests import Guest, come_in
from .serving import Running
from .test_workshop import kept

ZAMA = {"game": "de_bello_punico", "scenario": "zama"}
LONG = {"game": "de_bello_punico", "scenario": "beneventum", "level": "consul"}
"""Games that do not end before a test has looked at them."""


def is_over(told: dict[str, Any]) -> bool:
    return told["state"] not in ("waiting", "running")


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that plays few games for an answer."""
    folder = tmp_path_factory.mktemp("balance")
    with Running(folder, BELLONA_BALANCE_GAMES="6", BELLONA_BALANCE_NICENESS="0") as running:
        yield running


async def answered(guest: Guest, **subject: Any) -> dict[str, Any]:
    """The finished answer to a question."""
    begun = await guest.post("/balances", subject)
    found: dict[str, Any] = await guest.shown(f"/balances/{begun['id']}", is_over)
    return found


async def test_the_games_are_those_of_the_laboratory_with_their_intervals_and_report(short: Running) -> None:
    fabia, livia = await come_in(short.url), await come_in(short.url, "Livia")
    found = await answered(fabia, **ZAMA)
    assert (found["state"], found["progress"], found["games"], found["level"]) == ("done", 100, 6, "greedy"), short.log
    wins = simulate(ZAMA["game"], ZAMA["scenario"], games=6, seed=1)["wins"]
    shares = {share["seat"]: share for share in found["shares"]}
    assert {seat: shares[seat]["games"] for seat in wins} == wins
    low, high = wilson(wins["rome"], 6)
    assert (shares["rome"]["low"], shares["rome"]["high"]) == (round(low, 4), round(high, 4))
    for language, word in (("en", "How balanced"), ("it", "Quanto")):
        page = await fabia.client.get(f"/balances/{found['id']}/report", params={"language": language})
        assert word in page.text
        assert "data:image/svg+xml" in page.text, "the ground with its heat maps"
        assert "sandbox" in page.headers["content-security-policy"]
    again = await livia.post("/balances", ZAMA)
    assert (again["id"], again["mine"]) == (found["id"], False), "it is not played again for somebody else"
    assert (await livia.post("/balances/find", ZAMA))["id"] == found["id"]


@pytest.mark.parametrize("slug", game_slugs()[:4])
async def test_every_game_can_be_asked_about_at_a_waiting_table(short: Running, slug: str) -> None:
    fabia, livia = await come_in(short.url), await come_in(short.url, "Livia")
    scenario = scenarios_of(slug)[-1]
    terms = {"game": slug, "scenario": scenario, "seats": {}, "visibility": "private"}
    table = (await fabia.post("/tables", terms))["id"]
    await livia.post("/balances/find", {"table": table}, 404)
    assert (await fabia.post("/balances/find", {"table": table}))["state"] == "none"
    found = await answered(fabia, table=table, level="random")
    assert (found["state"], found["games"] > 0) == ("done", True), short.log[-2000:]
    assert (await fabia.client.get(f"/balances/{found['id']}/report")).status_code == 200


async def test_a_scenario_of_ones_own_is_called_by_its_title_and_author(short: Running) -> None:
    fabia, livia = await come_in(short.url), await come_in(short.url, "Livia")
    mine = await kept(fabia, title="My <b>Zama", turns=2)
    own = {"id": mine["id"]}
    await livia.post("/balances", {"own": own}, 404)
    found = await answered(fabia, own=own)
    assert found["state"] == "done"
    page = (await fabia.client.get(f"/balances/{found['id']}/report")).text
    assert "“My &lt;b&gt;Zama” by Fabia (unofficial)" in page
    assert (await livia.post("/balances/find", {"own": own | {"key": mine["link"].partition("key=")[2]}}))["report"]
    await fabia.client.put(f"/scenarios/{mine['id']}", json={"title": "My", "values": mine["values"] | {"turns": 3}})
    assert (await fabia.post("/balances/find", {"own": own}))["state"] == "none", "it is another scenario now"


async def test_games_grow_in_a_process_of_low_priority_and_are_stopped(table: Running) -> None:
    fabia, livia = await come_in(table.url), await come_in(table.url, "Livia")
    before = set(table.helpers())
    begun = await fabia.post("/balances", LONG | {"level": "centurio"})
    path = f"/balances/{begun['id']}"
    growing = await fabia.shown(path, lambda told: told["games"] > 0 or is_over(told))
    assert growing["state"] == "running", table.log[-2000:]
    assert (growing["mine"], 0 <= growing["progress"] < 100) == (True, True)
    players = [
        helper for helper in table.helpers() if helper not in before and niceness(helper) == min(19, os.nice(0) + LOW)
    ]
    assert len(players) == 1
    assert (await fabia.post("/balances", ZAMA, 409))["error"] == "balance-yours"
    waiting = await livia.post("/balances", ZAMA)
    assert waiting["state"] == "waiting", "one at a time"
    assert (await livia.post(f"{path}/cancel", status=403))["error"] == "balance-not-yours"
    stopped = await fabia.post(f"{path}/cancel")
    assert stopped["state"] == "cancelled"
    assert stopped["games"] >= growing["games"], "what was played is kept"
    assert (await livia.shown(f"/balances/{waiting['id']}", lambda told: told["state"] != "waiting"))["id"]
    assert players[0] not in table.helpers()
    await livia.post(f"/balances/{waiting['id']}/cancel")
    assert (await fabia.post("/balances", LONG | {"level": "centurio"}))["id"] != begun["id"], "it can be asked again"
    await fabia.post(f"/balances/{(await fabia.post('/balances/find', LONG | {'level': 'centurio'}))['id']}/cancel")


def niceness(process: int) -> int:
    try:
        return os.getpriority(os.PRIO_PROCESS, process)
    except ProcessLookupError:
        return 0


async def test_wrong_questions_are_answered_in_one_sentence(short: Running) -> None:
    fabia = await come_in(short.url)
    for subject, status in (
        ({}, 422),
        ({"game": "chess", "scenario": "x"}, 422),
        ({"game": "dbsa", "scenario": "../x.toml"}, 422),
        (ZAMA | {"level": "god"}, 422),
        ({"table": "nosuchtable"}, 404),
        ({"own": {"id": "nosuchone"}}, 404),
    ):
        told = await fabia.post("/balances", subject, status)
        assert told["text"], subject
    await fabia.get("/balances/nosuchrun", 404)
    await fabia.get("/balances/nosuchrun/report", 404)
    await fabia.post("/balances/nosuchrun/cancel", status=404)


async def test_an_operator_can_switch_it_off(tmp_path: Path) -> None:
    with Running(tmp_path, BELLONA_BALANCE_PROCESSES="0") as running:
        fabia = await come_in(running.url)
        assert (await fabia.post("/balances/find", ZAMA))["state"] == "off"
        assert (await fabia.post("/balances", ZAMA, 403))["error"] == "balance-off"


async def test_a_game_that_takes_far_too_long_is_ended_by_the_system() -> None:
    process = get_context("fork").Process(target=bounded_loop)
    process.start()
    await asyncio.to_thread(process.join, 60)
    assert process.exitcode is not None
    assert process.exitcode < 0, "killed after two seconds of the processor"


def bounded_loop() -> None:
    _stay_within(Bounds(games=1, seconds=-29, niceness=0))
    while True:
        pass


def test_what_is_stored_of_runs(database_url: str) -> None:
    database = open_database(database_url)
    try:
        upgrade(database)
        fabia, livia = (User(name, name, True, None, None, "en") for name in ("fabia", "livia"))
        with database.begin() as connection:
            for who in (fabia, livia):
                connection.execute(insert(users).values(id=who.id, name=who.name, language="en", created=now()))
        zama, po = (Question("de_bello_punico", name, None, "greedy") for name in ("zama", "po"))
        first, is_new = store.enter(database, zama, fabia)
        assert (is_new, first["state"]) == (True, "waiting")
        assert store.enter(database, zama, livia)[0]["id"] == first["id"]
        with pytest.raises(ApiError, match="balance-yours"):
            store.enter(database, po, fabia)
        assert store.keep(database, first["id"], {"state": "running", "done": 40})
        with database.begin() as connection:
            connection.execute(update(balances).values(at=now() - 60_000))
            assert store.is_forgotten(store.find(connection, first["id"])), "its process has ended"
        assert store.enter(database, zama, livia)[1], "so it is played again"
        for number in range(store.MOST_KEPT + 3):
            run = store.enter(database, po._replace(level=f"level-{number}"), fabia)[0]
            assert store.keep(database, run["id"], {"state": "done", "pages": store.packed({"en": "page"})})
            assert not store.keep(database, run["id"], {"done": 100}), "it is over"
        with database.connect() as connection:
            assert store.page_of(connection, run["id"], "it") == "page"
            with pytest.raises(ApiError, match="no-balance"):
                store.find(connection, first["id"])
    finally:
        database.dispose()
