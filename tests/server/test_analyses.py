"""Analyses, hints and expectations at a table: who may have them, and that they are bounded."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import insert, update

from bellona.server.play import analyses
from bellona.server.storage.database import now, open_database
from bellona.server.storage.migrate import upgrade
from bellona.server.storage.schema import analyses as rows
from bellona.server.storage.schema import tables

from .guests import Guest, Line, come_in
from .serving import Running
from .test_play import two_people


async def finished(guest: Guest, **terms: Any) -> str:
    """A short match of both sides by one person, given up."""
    table_id = await guest.open(**terms)
    async with guest.sit(table_id) as line:
        await line.played("suggested")
        await line.played("suggested")
        await line.played(line.choices[0])
        await line.undo()
        await line.until(lambda: line.version == 4)
        await line.played(line.choices[-1])
    await guest.post(f"/tables/{table_id}/resign", {"seat": "rome"})
    return table_id


# Analyses


async def test_a_finished_match_is_analysed_once_and_the_result_kept(table: Running) -> None:
    fabia, viewer = await come_in(table.url), await come_in(table.url, "Livia")
    table_id = await finished(fabia)
    path = f"/tables/{table_id}/analysis"
    assert (await fabia.get(path)) == {"state": "none", "done": 0, "total": 100, "result": None}
    assert (await fabia.post(path))["state"] in ("waiting", "running")
    found = await viewer.shown(path, lambda told: told["state"] in ("done", "failed"))
    assert found["state"] == "done", table.log[-2000:]
    result = found["result"]
    assert (result["version"], result["steps"], result["seats"]) == (1, 3, ["rome", "carthage"])
    assert [point["row"] for point in result["curve"]][-1] == 6, "the end is after the last row"
    last = next(point for point in reversed(result["curve"][:-1]))
    assert last["row"] >= last["step"], "rows count what was taken back as well"
    assert (await viewer.post(path)) == found, "it is not made again"


async def test_an_unfinished_match_is_not_analysed(table: Running) -> None:
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    assert (await fabia.post(f"/tables/{table_id}/analysis", status=409))["error"] == "table-not-over"
    assert (await fabia.get(f"/tables/{table_id}/analysis", status=409))["error"] == "table-not-over"


async def test_a_private_table_is_not_analysed_for_others(table: Running) -> None:
    fabia, stranger = await come_in(table.url), await come_in(table.url, "Livia")
    table_id = await finished(fabia, visibility="private")
    assert (await stranger.post(f"/tables/{table_id}/analysis", status=404))["error"] == "no-table"
    assert (await stranger.get(f"/tables/{table_id}/analysis", status=404))["error"] == "no-table"
    await stranger.post("/tables/nosuchtable/analysis", status=404)


def test_what_is_stored_of_analyses(database_url: str) -> None:
    database = open_database(database_url)
    try:
        upgrade(database)
        row = {
            "id": "abc", "kind": "match", "game": "de_bello_punico", "scenario": "zama", "ruleset": 1, "seed": b"1",
            "status": "over", "visibility": "open", "pace": {}, "on_timeout": "forfeit", "invite_key": "k",
            "created": now(),
        }  # fmt: skip
        with database.begin() as connection:
            connection.execute(insert(tables).values(**row))
        assert analyses._enter(database, "abc")[1]
        assert not analyses._enter(database, "abc")[1], "it waits already"
        analyses._store(database, ["abc"], {"state": "running", "done": 40})
        with database.connect() as connection:
            assert analyses.state_of(connection, "abc") == {
                "state": "running", "done": 40, "total": 100, "result": None,
            }  # fmt: skip
        with database.begin() as connection:
            connection.execute(update(rows).values(at=now() - 60_000))
        with database.connect() as connection:
            assert analyses.state_of(connection, "abc")["state"] == "none", "its process has ended"
        assert analyses._enter(database, "abc")[1], "so it can be made again"
        analyses._store(database, ["abc"], {"state": "done", "done": 100, "result": {"version": 1}})
        found, is_new = analyses._enter(database, "abc")
        assert (found["result"], is_new) == ({"version": 1}, False)
    finally:
        database.dispose()


# Hints


async def test_a_player_against_a_bot_gets_hints_that_can_be_played(table: Running) -> None:
    fabia = await come_in(table.url)
    async with fabia.sit(await fabia.open(carthage="bot:greedy")) as line:
        told = await line.say("hint")
        assert told["t"] == "answer", told
        best = told["hint"]["plans"][0]
        assert best["action"] in line.choices
        over_http = await fabia.post(f"/tables/{line.table_id}/ask", {"t": "hint"})
        assert over_http["hint"]["plans"]
        await line.played(best["action"])


async def refused(line: Line) -> str:
    told = await line.say("hint")
    assert told["t"] == "refused", told
    return str(told["error"])


async def test_between_people_there_are_hints_only_if_the_host_allows_them(table: Running) -> None:
    fabia, gaius, table_id = await two_people(table)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        assert await refused(rome) == "no-hints"
        assert await refused(carthage) == "not-your-turn"
    allowed = await fabia.open(carthage="open", hints="all")
    await gaius.join(allowed, "carthage")
    async with fabia.sit(allowed) as rome, gaius.sit(allowed) as carthage:
        assert (await rome.say("hint"))["t"] == "answer"
        assert await refused(carthage) == "not-your-turn"


async def test_a_hint_for_a_seat_that_is_not_one_s_own_is_refused(table: Running) -> None:
    fabia, stranger = await come_in(table.url), await come_in(table.url, "Livia")
    table_id = await fabia.open(carthage="bot:greedy", hints="all")
    async with stranger.sit(table_id, **{"as": "rome"}) as public:
        assert public.view == "public"
        assert await refused(public) == "not-your-turn"
    told = await stranger.post(f"/tables/{table_id}/ask", {"t": "hint"}, 409, **{"as": "rome"})
    assert told["error"] == "not-your-turn"
    off = await fabia.open(hints="off")
    assert (await fabia.post(f"/tables/{off}/ask", {"t": "hint"}, 403))["error"] == "no-hints"
    await fabia.post("/tables", {"game": "de_bello_punico", "scenario": "zama", "seats": {}, "hints": "maybe"}, 422)


async def test_who_has_played_on_before_a_hint_came_may_ask_again(table: Running) -> None:
    """On a slow machine a hint can take longer than the choice that it is about."""
    fabia = await come_in(table.url)
    async with fabia.sit(await fabia.open(carthage="bot:greedy")) as line:
        for told in await asyncio.gather(line.say("hint"), line.say("hint")):
            assert told.get("hint", {}).get("plans"), told


async def test_a_flood_of_hints_is_bounded(table: Running) -> None:
    fabia = await come_in(table.url)
    async with fabia.sit(await fabia.open(carthage="bot:greedy")) as line:
        told = await asyncio.gather(*(line.say("hint") for _ in range(12)))
        kinds = [answer["t"] for answer in told]
        assert kinds.count("answer") >= 1
        assert {answer["error"] for answer in told if answer["t"] == "refused"} == {"too-many"}
        await line.played("suggested")


# The expected result for spectators


def expectations(line: Line) -> list[dict[str, Any]]:
    return [frame for frame in map(json.loads, line.frames) if frame["t"] == "expectation"]


@pytest.mark.parametrize("shown", [True, False])
async def test_spectators_see_the_expected_result_if_the_host_wants_it(table: Running, shown: bool) -> None:
    fabia, stranger = await come_in(table.url), await come_in(table.url, "Livia")
    table_id = await fabia.open(show_expectation=shown)
    async with fabia.sit(table_id) as player, stranger.sit(table_id) as public:
        assert player.table["show_expectation"] == shown
        if shown:
            await public.until(lambda: bool(expectations(public)))
            (first,) = expectations(public)
            assert sum(first["values"].values()) == pytest.approx(1, abs=0.01)
            await player.played("suggested")
            await public.until(lambda: len(expectations(public)) == 2)
        else:
            await player.played("suggested")
            await public.until(lambda: public.version == 1)
            assert not expectations(public)
        assert not expectations(player), "players see none"
