"""More than two at a table: sealed answers in any order, events for some seats, private chat, bots for those who leave.

They play an auction (see `tests/auction`), a game that only the tests know: three bid under seal, and only the winner
learns which card it was.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from .guests import Guest, Line, come_in
from .reading import decode
from .serving import Running

AUCTION = Path(__file__).parent.parent / "auction"
SEATS = ("amber", "teal", "plum")
HIDDEN = -2


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has the auction too; nothing of it is compiled."""
    path = os.pathsep.join(filter(None, (str(AUCTION), os.environ.get("PYTHONPATH", ""))))
    with Running(tmp_path_factory.mktemp("house"), PYTHONPATH=path, NUMBA_DISABLE_JIT="1") as running:
        yield running


async def table_of(guest: Guest, scenario: str = "three", **terms: Any) -> str:
    """A table where the guest is Amber and the other seats are open, unless the terms say otherwise."""
    seats = {"amber": "me"} | terms.pop("seats", {})
    body = {"game": "auction", "scenario": scenario, "seats": seats, **terms}
    return str((await guest.post("/tables", body))["id"])


async def three_at_table(house: Running, **terms: Any) -> tuple[list[Guest], str]:
    """Amber, Teal and Plum, each a person."""
    guests = [await come_in(house.url, seat.title()) for seat in SEATS]
    table_id = await table_of(guests[0], **terms)
    for guest, seat in zip(guests[1:], SEATS[1:], strict=True):
        await guest.join(table_id, seat)
    return guests, table_id


class Round:
    """The lines of all three, while they last."""

    def __init__(self, guests: list[Guest], table_id: str) -> None:
        self._guests, self._table_id = guests, table_id
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> list[Line]:
        sitting = (self._stack.enter_async_context(guest.sit(self._table_id)) for guest in self._guests)
        return [await each for each in sitting]

    async def __aexit__(self, *about: Any) -> None:
        await self._stack.__aexit__(*about)


async def all_at(version: int, *lines: Line) -> None:
    for line in lines:
        await line.until(lambda line=line: line.version == version)


async def test_answers_under_seal_come_in_any_order_and_at_the_version_of_the_question(house: Running):
    guests, table_id = await three_at_table(house)
    async with Round(guests, table_id) as (amber, teal, plum):
        await plum.until(lambda: plum.now["prompt"]["waiting"] == list(SEATS))
        assert [line.now["prompt"]["seat"] for line in (amber, teal, plum)] == list(SEATS)
        assert all(line.choices == ["offer 0", "offer 1", "offer 2", "offer 3"] for line in (amber, teal, plum))
        for line, offer in ((plum, 3), (amber, 1), (teal, 2)):
            assert (await line.act(f"offer {offer}", version=0))["t"] == "done"
        await all_at(3, amber, teal, plum)
        assert [step["seat"] for step in amber.steps.values()] == ["plum", "amber", "teal"]
        opened = [e["message"]["offer"] for e in amber.steps[3]["events"] if e["kind"] == "opened"]
        assert opened == [1, 2, 3]
        assert amber.now["prompt"]["waiting"] == ["plum"]
        assert (await amber.act("offer 1", version=0))["error"] == "stale"
        assert (await amber.act("keep"))["error"] == "not-your-turn"


async def test_nobody_answers_twice(house: Running):
    guests, table_id = await three_at_table(house)
    async with Round(guests, table_id) as (amber, _, plum):
        await plum.played("offer 2")
        assert (await plum.act("offer 3", version=0))["error"] == "not-your-turn"
        assert plum.choices == []
        refused = await amber.act("keep")
        assert (refused["error"], refused["refusal"]["rule"]) == ("illegal", "1")


async def test_what_is_sealed_or_told_to_one_is_in_no_frame_of_another(house: Running):
    guests, table_id = await three_at_table(house)
    schema = (await guests[0].get(f"/tables/{table_id}/board"))["schema"]
    onlooker = await come_in(house.url, "Livia")
    async with Round([*guests, onlooker], table_id) as (amber, teal, plum, public):
        await plum.played("offer 3")
        for line in (amber, teal, public):
            await all_at(1, line)
            assert decode(schema, line.position.data)["offers"][2] == HIDDEN
            assert line.steps[1]["action"] == "offer"
            assert not any(
                b"offer 3" in frame for frame in line.frames if b'"steps"' in frame and b"choices" not in frame
            )
            assert [s["action"] for f in map(json.loads, line.frames) for s in f.get("steps", ())] == ["offer"]
        assert plum.steps[1]["action"] == "offer 3"
        await amber.played("offer 0")
        await teal.played("offer 0")
        await all_at(3, amber, teal, plum, public)
        kinds = {line: [event["kind"] for event in line.steps[3]["events"]] for line in (amber, teal, plum, public)}
        assert [("drew" in kinds[line]) for line in (amber, teal, plum, public)] == [False, False, True, False]
        assert not any(
            b"drew" in frame or b"readers" in frame for line in (amber, teal, public) for frame in line.frames
        )
        cards = [decode(schema, line.position.data)["cards"][2] for line in (amber, teal, plum, public)]
        assert cards[2] > 0
        assert cards[:2] + cards[3:] == [HIDDEN] * 3
    async with amber.guest.sit(table_id) as again, plum.guest.sit(table_id) as winner:
        assert not any(b"drew" in frame for frame in again.frames)
        assert "drew" in [event["kind"] for event in winner.steps[3]["events"]]


async def test_an_answer_is_taken_back_while_it_is_the_last_and_the_seal_unbroken(house: Running):
    guests, table_id = await three_at_table(house)
    async with Round(guests, table_id) as (amber, teal, plum):
        await amber.played("offer 1")
        await plum.played("offer 3")
        await all_at(2, amber)
        assert amber.now["undo"] == {"can": False, "why": {"$": "undo-other"}}
        assert (await plum.undo())["t"] == "done"
        await all_at(3, amber, teal, plum)
        assert plum.now["prompt"]["waiting"] == ["teal", "plum"]
        assert (await plum.act("offer 0", version=0))["t"] == "done"
        assert (await teal.act("offer 2", version=0))["t"] == "done"
        await all_at(5, amber, teal, plum)
        assert teal.now["undo"] == {"can": False, "why": {"$": "undo-told"}}
        await teal.played("wait")
        assert teal.now["undo"]["can"] is True


async def test_a_table_shows_all_who_are_waited_for(house: Running):
    guests, table_id = await three_at_table(house)
    async with Round(guests, table_id) as (_, teal, _):
        await teal.played("offer 1")
        told = await guests[0].shown(f"/tables/{table_id}", lambda told: told["turn_seats"] == ["amber", "plum"])
        assert [seat["seat"] for seat in told["seats"]] == list(SEATS)


async def test_a_scenario_says_who_plays(house: Running):
    fabia = await come_in(house.url)
    auction = next(info for info in await fabia.get("/games") if info["slug"] == "auction")
    assert auction["seats"] == list(SEATS)
    assert {each["slug"]: each["seats"] for each in auction["scenarios"]} == {
        "three": list(SEATS), "pair": ["amber", "plum"],
    }  # fmt: skip
    assert (await fabia.get("/games/auction/scenarios/pair/seats"))["seats"] == ["amber", "plum"]
    await fabia.get("/games/auction/scenarios/none/seats", status=404)
    table_id = await table_of(fabia, "pair", seats={"plum": "me"})
    assert (await fabia.get(f"/tables/{table_id}"))["status"] == "playing"
    refused = await fabia.post("/tables", {"game": "auction", "scenario": "pair", "seats": {"teal": "me"}}, status=422)
    assert refused["error"] == "no-seat"


async def test_one_person_at_one_screen_answers_for_each_seat(house: Running):
    fabia = await come_in(house.url)
    table_id = await table_of(fabia, seats=dict.fromkeys(SEATS, "me"))
    async with fabia.sit(table_id) as line:
        assert line.view == "amber"
        answer = await line.say("act", version=0, actions=["offer 3"], seat="teal")
        assert answer["t"] == "done"
        await line.until(lambda: line.version == 1)
        assert line.steps[1]["seat"] == "teal"
        await line.played("offer 1")
        assert line.steps[2]["seat"] == "amber"
        path = f"/tables/{table_id}/actions"
        assert (await fabia.post(path, {"version": 0, "actions": ["offer 0"], "seat": "plum"}))["version"] == 3


async def test_bots_answer_a_question_together_and_play_to_the_end(house: Running):
    fabia = await come_in(house.url)
    table_id = await table_of(fabia, seats={"teal": "bot:greedy", "plum": "bot:random"})
    async with fabia.sit(table_id) as line:
        while not line.is_over:
            await line.until(lambda: bool(line.choices) or line.is_over)
            if line.choices:
                answer = await line.act("keep" if "keep" in line.choices else "offer 0")
                assert answer["t"] == "done" or answer["error"] == "stale", answer
                await line.until(lambda answer=answer: line.is_over or line.version >= answer["version"])
        assert {step["by"] for step in line.steps.values() if step["seat"] != "amber"} == {"bot"}


async def test_who_gives_up_among_three_leaves_a_bot_behind(house: Running):
    guests, table_id = await three_at_table(house)
    async with Round(guests, table_id) as (amber, teal, plum):
        told = await guests[2].post(f"/tables/{table_id}/resign", {"seat": "plum"})
        assert (told["status"], told["mine"], told["seats"][2]["bot"]) == ("playing", [], "greedy")
        await amber.until(lambda: amber.version >= 2)
        assert (amber.steps[1]["kind"], amber.steps[1]["action"]) == ("resign", "stand-in greedy")
        assert (amber.steps[2]["seat"], amber.steps[2]["by"]) == ("plum", "bot")
        assert (await amber.act("offer 1", version=0))["t"] == "done"
        assert (await plum.act("offer 1"))["error"] == "not-your-turn"
        await guests[1].post(f"/tables/{table_id}/resign", {"seat": "teal"})
        over = await guests[0].post(f"/tables/{table_id}/resign", {"seat": "amber"})
        assert (over["status"], over["result"]["winner"]) == ("over", None)
        await teal.until(lambda: teal.is_over)


async def test_when_time_is_up_a_bot_stands_in_for_each_who_is_late(house: Running):
    pace = {"kind": "live", "clock": 60, "increment": 0, "cap": 60}
    guests, table_id = await three_at_table(house, pace=pace, on_timeout="forfeit")
    async with Round(guests, table_id) as (amber, _, _):
        await amber.played("offer 1")
        assert amber.now["clock"]["running"] == ["teal", "plum"]
    house.kill()
    house.sql("UPDATE tables SET started = started - 120000, deadline = 1 WHERE id = :id", id=table_id)
    house.sql('UPDATE actions SET "at" = "at" - 119000 WHERE table_id = :id', id=table_id)
    house.start()
    async with guests[0].sit(table_id) as amber:
        await amber.until(lambda: amber.version >= 5 or amber.is_over)
        assert {step["seat"] for step in amber.steps.values() if step["kind"] == "timeout"} == {"teal", "plum"}
        assert {step["by"] for step in amber.steps.values() if step["kind"] == "play"} == {"player", "stand-in"}


async def test_who_was_late_takes_the_seat_back_from_the_bot(house: Running):
    pace = {"kind": "live", "clock": 60, "increment": 0, "cap": 60}
    guests, table_id = await three_at_table(house, pace=pace)
    async with Round(guests, table_id) as (amber, teal, _):
        await amber.played("offer 1")
        await teal.played("offer 2")
    house.kill()
    house.sql("UPDATE tables SET started = started - 120000, deadline = 1 WHERE id = :id", id=table_id)
    house.sql('UPDATE actions SET "at" = "at" - 119000 WHERE table_id = :id', id=table_id)
    house.start()
    async with guests[2].sit(table_id) as plum:
        await plum.until(lambda: any(step["by"] == "stand-in" for step in plum.steps.values()))
        told = await guests[2].get(f"/tables/{table_id}")
        assert (told["mine"], told["seats"][2]["stand_in"]) == (["plum"], "greedy")
        assert (await plum.act("offer 0"))["t"] == "refused"
        back = await guests[2].post(f"/tables/{table_id}/stand-in", {"seat": "plum", "level": None})
        assert back["seats"][2]["stand_in"] is None
        async with guests[0].sit(table_id) as amber, guests[1].sit(table_id) as teal:
            while not plum.choices and not plum.is_over:
                for line in (amber, teal):
                    if line.choices and line.version == plum.version:
                        await line.act("wait" if "wait" in line.choices else line.choices[0])
                await asyncio.sleep(0.05)
            assert plum.choices
            await plum.played(plum.choices[0])
        assert (plum.steps[max(plum.steps)]["seat"], plum.steps[max(plum.steps)]["by"]) == ("plum", "player")


async def test_two_talk_and_nobody_else_hears_it(house: Running):
    guests, table_id = await three_at_table(house)
    async with Round(guests, table_id) as (amber, teal, plum):
        assert (await amber.say("chat", text="Salvete"))["t"] == "done"
        assert (await amber.say("chat", text="only you", to="teal"))["t"] == "done"
        line = await guests[1].post(f"/tables/{table_id}/chat", {"text": "and you", "to": "amber"})
        assert (line["n"], line["to"]["name"]) == (2, "Amber")
        await amber.until(lambda: len(amber.chat) == 3)
        await teal.until(lambda: len(teal.chat) == 3)
        await plum.until(lambda: len(plum.chat) == 1)
        assert [line["text"] for line in teal.chat] == ["Salvete", "only you", "and you"]
        assert (await plum.say("chat", text="hm", to="plum"))["error"] == "chat-nobody-there"
        assert (await plum.say("chat", text="hm", to="rome"))["error"] == "no-seat"
        assert not any(b"only you" in frame or b"and you" in frame for frame in plum.frames)
    for guest, said in zip(guests, (3, 3, 1), strict=True):
        assert len(await guest.get(f"/tables/{table_id}/chat")) == said
        async with guest.sit(table_id) as again:
            assert len(again.chat) == said
    livia = await come_in(house.url, "Livia")
    assert len(await livia.get(f"/tables/{table_id}/chat")) == 1
    await livia.post(f"/tables/{table_id}/chat", {"text": "psst", "to": "amber"}, status=403)


async def test_talk_of_two_stays_theirs_when_the_match_is_over(house: Running):
    fabia, gaius = await come_in(house.url), await come_in(house.url, "Gaius")
    table_id = await table_of(fabia, "pair")
    await gaius.join(table_id, "plum")
    await fabia.post(f"/tables/{table_id}/chat", {"text": "a secret", "to": "plum"})
    await gaius.post(f"/tables/{table_id}/resign", {"seat": "plum"})
    livia = await come_in(house.url, "Livia")
    assert await livia.get(f"/tables/{table_id}/chat") == []
    async with livia.sit(table_id, **{"as": "all"}) as line:
        assert line.chat == []
    assert [line["text"] for line in await gaius.get(f"/tables/{table_id}/chat")] == ["a secret"]
    told = (await fabia.get("/me/export"))["whispers"]
    assert [line["text"] for line in told] == ["a secret"]


async def test_a_finished_match_of_three_is_a_replay_that_verifies(house: Running):
    fabia = await come_in(house.url)
    table_id = await table_of(fabia, seats=dict.fromkeys(SEATS, "me"))
    plays = [("plum", "offer 3"), ("amber", "offer 0"), ("teal", "offer 1"), ("plum", "gamble")]
    for version, (seat, action) in enumerate(plays * 2):
        await fabia.post(f"/tables/{table_id}/actions", {"version": version, "actions": [action], "seat": seat})
    assert (await fabia.get(f"/tables/{table_id}"))["status"] == "over"
    document = await fabia.get(f"/tables/{table_id}/replay")
    assert [step["seat"] for step in document["steps"]] == [seat for seat, _ in plays * 2]
    assert (await fabia.post("/replays", document))["version"] == 8
    again = await fabia.post(f"/tables/{table_id}/rematch", {"swap": True})
    assert [seat["seat"] for seat in again["seats"]] == list(SEATS)
