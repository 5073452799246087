"""Clocks: they run for the seat in turn, and when one runs out the match is lost or a stand-in plays on."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from .guests import Guest, come_in, pick
from .serving import Running
from .test_play import play_together

LIVE = {"kind": "live", "clock": 300, "increment": 10, "cap": 400}


async def paced_match(table: Running, seconds: int, on_timeout: str) -> tuple[Guest, Guest, str]:
    """Two people with less time for each choice than a table allows."""
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    table_id = await fabia.open(carthage="open", pace=LIVE, on_timeout=on_timeout)
    short = json.dumps({"kind": "live", "clock": seconds, "increment": seconds, "cap": seconds})
    table.sql("UPDATE tables SET pace = :pace WHERE id = :id", pace=short, id=table_id)
    await gaius.join(table_id, "carthage")
    return fabia, gaius, table_id


async def test_who_never_makes_the_first_choice_forfeits(table: Running):
    fabia, gaius, table_id = await paced_match(table, 1, "forfeit")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        assert rome.is_over or rome.now["clock"]["running"] == ["rome"]
        for line in (rome, carthage):
            await line.until(lambda line=line: line.is_over)  # type: ignore[misc]
            assert (line.now["result"]["winner"], line.now["result"]["reason"]) == ("carthage", "timeout")
            assert [step["kind"] for step in line.steps.values()] == ["timeout"]
        assert (await rome.act("suggested"))["error"] == "over"


async def test_who_runs_out_of_time_later_forfeits_too(table: Running):
    fabia, gaius, table_id = await paced_match(table, 3, "forfeit")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        await play_together({"rome": rome, "carthage": carthage}, Random(51), 4)
        loser = rome.seat
        await rome.until(lambda: rome.is_over)
        assert rome.now["result"]["reason"] == "timeout"
        assert rome.now["result"]["winner"] != loser
        assert rome.steps[rome.version]["seat"] == loser


async def test_a_stand_in_plays_on_until_the_player_takes_the_seat_back(table: Running):
    fabia, gaius, table_id = await paced_match(table, 6, "stand-in")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        await carthage.until(lambda: carthage.seat == "carthage")
        assert carthage.steps[1]["kind"] == "timeout"
        assert {step["by"] for step in carthage.steps.values() if step["kind"] == "play"} == {"stand-in"}
        await rome.until(lambda: bool(rome.table["seats"][0]["stand_in"]))
        dice = Random(52)
        while rome.version < 12:
            await carthage.until(lambda: bool(carthage.choices))
            await carthage.played(pick(carthage.now, dice))
        answer = await rome.act("done")
        assert answer["error"] in ("stand-in-plays", "not-your-turn", "stale")
        await fabia.post(f"/tables/{table_id}/stand-in", {"seat": "rome", "level": None})
        await rome.until(lambda: rome.table["seats"][0]["stand_in"] is None)
        answer = {}
        while answer.get("t") != "done":  # a last step of the stand-in may still be on its way
            await rome.until(lambda: bool(rome.choices) or bool(carthage.choices))
            if carthage.choices:
                await carthage.played(pick(carthage.now, dice))
            elif rome.choices:
                answer = await rome.act(pick(rome.now, dice))
                assert answer["t"] == "done" or answer["error"] == "stale"
        await rome.until(lambda: rome.version >= answer["version"])
        assert rome.steps[answer["version"]]["by"] == "player"


async def test_the_clock_of_a_player_who_takes_the_seat_back_runs_out_again(table: Running):
    fabia, gaius, table_id = await paced_match(table, 2, "forfeit")
    async with fabia.sit(table_id) as rome:
        await fabia.post(f"/tables/{table_id}/stand-in", {"seat": "rome", "level": "random"})
        await rome.until(lambda: rome.seat == "carthage")
        await gaius.post(f"/tables/{table_id}/stand-in", {"seat": "carthage", "level": "random"})
        await rome.until(lambda: rome.version > 6)
        for guest, seat in ((fabia, "rome"), (gaius, "carthage")):
            await guest.post(f"/tables/{table_id}/stand-in", {"seat": seat, "level": None})
        await rome.until(lambda: rome.is_over)
        assert rome.now["result"]["reason"] == "timeout"


async def test_what_the_clock_shows(table: Running):
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    table_id = await fabia.open(carthage="open", pace=LIVE)
    await gaius.join(table_id, "carthage")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        shown = rome.now["clock"]
        assert shown["running"] == ["rome"]
        assert shown["carthage"]["left"] == 300_000
        assert 200_000 < shown["rome"]["left"] <= 300_000
        deadline = await noted(fabia, table_id)
        assert abs(deadline - (shown["since"] + shown["rome"]["left"])) <= 5
        await asyncio.sleep(0.2)
        await rome.played("suggested")
        await carthage.until(lambda: carthage.version == 1)
        shown = carthage.now["clock"]
        assert shown["running"] == [carthage.seat]
        if carthage.seat == "carthage":
            assert 300_000 < shown["rome"]["left"] < 310_000, "what was left, and the increment"


async def noted(guest: Guest, table_id: str) -> Any:
    """The deadline as the lobby shows it, from the very start."""
    told = await guest.shown(f"/tables/{table_id}", lambda told: told["deadline"] is not None)
    assert told["turn_seats"] == ["rome"]
    return told["deadline"]
