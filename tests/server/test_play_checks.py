"""Every action is checked again, one action is one row, and an action that rolled dice cannot be taken back."""

from __future__ import annotations

import asyncio
import json
import logging
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bellona.server.play import socket
from bellona.server.play.viewers import Viewer

from .guests import Line, come_in, pick
from .serving import Running
from .test_play import play_together, two_people


def rows_of(table: Running, table_id: str) -> list[Any]:
    """The rows of a match as they are stored."""
    found = table.sql("SELECT number, kind, seat, text FROM actions WHERE table_id = :id ORDER BY number", id=table_id)
    return [tuple(row) for row in found]


async def until_ask(line: Line, *asks: str, seed: int = 5) -> None:
    """Play at a hot seat until one of these things is asked."""
    dice = Random(seed)
    while line.now["prompt"]["ask"] not in asks:
        assert not line.is_over
        await line.played(pick(line.now, dice))


async def test_one_action_is_one_row_stored_before_it_is_acknowledged(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        dice = Random(7)
        for number in range(1, 25):
            action, seat = pick(line.now, dice), line.seat
            answer = await line.act(action)
            assert (answer["t"], answer["version"]) == ("done", number)
            assert rows_of(table, table_id)[-1] == (number, "play", seat, action)
            await line.until(lambda number=number: line.version == number)


async def test_only_the_seat_in_turn_may_choose(table: Running):
    fabia, gaius, table_id = await two_people(table)
    stranger = await come_in(table.url, "Livia")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage, stranger.sit(table_id) as public:
        for line in (carthage, public):
            answer = await line.act("suggested")
            assert (answer["error"], answer["text"]) == ("not-your-turn", "It is not your turn.")
            assert (await line.undo())["error"] == "no-undo"
            told = await line.guest.post(
                f"/tables/{table_id}/actions", {"version": 0, "actions": ["suggested"]}, status=403
            )
            assert told["error"] == "not-your-turn"
        assert rows_of(table, table_id) == []
        await rome.played("suggested")


async def test_a_seat_at_another_table_counts_for_nothing_here(table: Running):
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    await gaius.open()
    table_id = await fabia.open()
    async with gaius.sit(table_id) as line:
        assert (await line.act("suggested"))["error"] == "not-your-turn"


async def test_what_the_rules_do_not_allow_is_refused_with_the_rule_and_a_sentence(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        await until_ask(line, "move")
        version = line.version
        mine = {choice.split()[1] for choice in line.choices if choice.startswith(("step ", "turn "))}
        theirs = "C" if min(mine).startswith("R") else "R"
        board = await fabia.get(f"/tables/{table_id}/board")
        foreign = next(piece["id"] for piece in board["pieces"] if piece["id"].startswith(theirs))
        for action in (f"step {foreign} N", "pursue", "attack R-CMD C-CMD"):
            answer = await line.act(action)
            assert answer["error"] == "illegal", answer
            assert answer["refusal"]["rule"]
            assert answer["refusal"]["message"]["$"].startswith("refusal-")
            assert answer["text"] == "The rules do not allow this."
            assert answer["version"] == version
        body = {"version": version, "actions": [f"step {foreign} N"]}
        told = await fabia.post(f"/tables/{table_id}/actions", body, status=422)
        assert told["error"] == "illegal"
        assert told["refusal"]["rule"]
        assert len(rows_of(table, table_id)) == version


NO_ACTIONS = (
    "", " ", "1", "{}", "étape", "DONE", "done done", "\ufeffdone", "x" * 200, "fly R-Ha-1 N", "step", "step R-Ha-1",
    "step R-Ha-1 N N N", "step R-Ha-1 UP", "step R-Ha-1 9999", "step X-99 N", "step R--1 N", "step R-Ha-\u00b2 N",
    "step R-Ha-1\0 N", "step R-Ha-99999999999 N", "place nowhere", "place -1", "deploy R-Pr-1 \u0661\u0661\u0661\u0666",
)  # fmt: skip


@pytest.mark.parametrize("action", NO_ACTIONS)
async def test_what_is_no_action_is_refused_in_one_sentence(table: Running, action: str):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        answer = await line.act(action)
        assert answer["t"] == "refused"
        assert answer["error"] in ("not-understood", "illegal")
        assert answer["text"]
        told = await fabia.client.post(f"/tables/{table_id}/actions", json={"version": 0, "actions": [action]})
        assert told.status_code == 422
        for question in ("odds", "why", "inspect"):
            about = {"action": action, "piece": action, "at": action}
            wanted = {"odds": ("action",), "why": ("piece", "at"), "inspect": ("piece",)}[question]
            answer = await line.say(question, **{name: about[name] for name in wanted})
            assert answer["t"] == "answer" or answer["text"]
        await line.played("suggested")


async def test_a_stale_message_is_answered_with_the_present_state(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        await line.played("suggested")
        await line.played(line.choices[0])
        for version in (0, 1, 3, 2**31):
            states = line.states
            answer = await line.act(line.choices[0], version=version)
            assert (answer["error"], answer["version"]) == ("stale", 2)
            await line.until(lambda states=states: line.states == states + 1)
            assert line.version == 2
        told = await fabia.post(f"/tables/{table_id}/actions", {"version": 1, "actions": ["done"]}, status=409)
        assert told["error"] == "stale"
        assert told["state"]["now"]["version"] == told["version"] == 2
        assert told["state"]["now"]["choices"] == line.choices, "at a hot seat it is shown to whoever's choice it is"
        assert told["state"]["start"]["position"] == line.told()
        assert (await fabia.post(f"/tables/{table_id}/undo", {"version": 1}, status=409))["error"] == "stale"
        assert len(rows_of(table, table_id)) == 2


async def test_a_repeated_message_acts_once(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        message = '{"t":"act","id":9,"version":0,"actions":["suggested"]}'
        for _ in range(5):
            await line.socket.send(message)
        await line.until(lambda: sum(b'"id":9' in frame for frame in line.frames) == 5)
        answers = [frame for frame in line.frames if b'"id":9' in frame]
        assert [b'"done"' in answer for answer in answers] == [True, False, False, False, False]
        assert len(rows_of(table, table_id)) == 1


async def test_a_series_is_played_in_its_order_and_stops_at_a_die_and_where_the_choice_passes_on(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        before = line.seat
        await line.act("suggested", "suggested")
        assert [row[3] for row in rows_of(table, table_id)] == ["suggested"], "the second is the other side's choice"
        await line.until(lambda: line.seat != before)
        rolled = 0
        dice = Random(11)
        while rolled < 3:
            number, seat, action = line.version, line.seat, pick(line.now, dice)
            answer = await line.act(action, "done", "done", "done")
            await line.until(lambda answer=answer: line.version >= answer["version"])
            made = [line.steps[n] for n in range(number + 1, line.version + 1)]
            assert [step["action"].removesuffix(" false") for step in made[1:]] == ["done"] * (len(made) - 1)
            assert not any(step["rolls"] for step in made[:-1])
            assert {step["seat"] for step in made} == {seat}
            rolled += bool(made[-1]["rolls"])
        assert len(rows_of(table, table_id)) == line.version


async def test_a_series_stops_at_what_is_not_allowed_and_says_why(table: Running):
    fabia = await come_in(table.url)
    async with fabia.sit(await fabia.open()) as line:
        await until_ask(line, "move")
        version, step = line.version, next(choice for choice in line.choices if choice.startswith("step "))
        answer = await line.act(step, "pursue", "done")
        assert (answer["t"], answer["error"], answer["version"]) == ("refused", "illegal", version + 1)
        assert answer["refusal"]["rule"]
        await line.until(lambda: line.version == version + 1)


async def test_several_plays_are_taken_back_by_one_message_as_far_as_they_can_be(table: Running):
    fabia = await come_in(table.url)
    async with fabia.sit(await fabia.open()) as line:
        dice = Random(3)
        while line.now["prompt"]["ask"] != "move":
            await line.played(pick(line.now, dice))
        begun, told = line.version, []
        for _ in range(4):
            await line.played(next(each for each in line.choices if each != "done"))
            told.append(line.told())
        answer = await line.say("undo", version=line.version, steps=2)
        assert (answer["t"], answer["version"]) == ("done", begun + 6)
        await line.until(lambda: line.version == begun + 6)
        assert line.told() == told[1]
        answer = await line.say("undo", version=begun + 6, steps=1000)
        await line.until(lambda: line.version == answer["version"])
        assert line.now["undo"]["can"] is False


async def test_undo_goes_back_to_the_last_die_and_says_why_it_stops_there(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        assert line.now["undo"] == {"can": False, "why": {"$": "undo-nothing"}}
        assert (await line.undo())["why"] == {"$": "undo-nothing"}
        dice, undone, stopped = Random(12), 0, 0
        while stopped < 3 and line.version < 400:
            seat = line.seat
            await line.played(pick(line.now, dice))
            if line.steps[line.version]["rolls"]:
                assert line.now["undo"] == {"can": False, "why": {"$": "undo-dice"}}
                answer = await line.undo()
                assert (answer["error"], answer["why"]) == ("no-undo", {"$": "undo-dice"})
                assert answer["text"] == "This cannot be taken back."
                stopped += 1
            elif dice.random() < 0.3 and line.now["undo"]["can"]:
                answer = await line.undo()
                assert answer["t"] == "done"
                await line.until(lambda answer=answer: line.version == answer["version"])
                assert line.steps[line.version]["kind"] == "undo"
                assert line.seat == seat
                undone += 1
        assert undone
        assert stopped == 3
        async with fabia.sit(table_id, **{"as": line.seat}) as later:
            assert later.told() == line.told()


async def test_what_is_taken_back_is_exactly_what_was_done(table: Running):
    fabia = await come_in(table.url)
    async with fabia.sit(await fabia.open()) as line:
        await until_ask(line, "move")
        while not line.now["undo"]["can"]:
            await line.played(next(choice for choice in line.choices if choice.startswith(("step ", "turn "))))
        await line.undo()
        before, seat, done = line.told(), line.seat, 0
        for _ in range(4):
            steps = [choice for choice in line.choices if choice.startswith(("step ", "turn "))]
            if not steps:
                break
            await line.played(steps[0])
            if line.steps[line.version]["rolls"] or line.seat != seat:
                return
            done += 1
        for _ in range(done):
            answer = await line.undo()
            await line.until(lambda answer=answer: line.version == answer["version"])
        assert line.told() == before


async def test_nobody_takes_back_what_another_has_done(table: Running):
    fabia, gaius, table_id = await two_people(table)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        await play_together({"rome": rome, "carthage": carthage}, Random(1), 1)
        assert rome.now["undo"]["can"]
        assert carthage.now["undo"] == {"can": False, "why": {"$": "undo-other"}}
        assert (await carthage.undo())["why"] == {"$": "undo-other"}
        assert (await gaius.post(f"/tables/{table_id}/undo", {"version": 1}, status=409))["error"] == "no-undo"
        assert (await fabia.post(f"/tables/{table_id}/undo", {"version": 1}))["version"] == 2
        await carthage.until(lambda: carthage.version == 2)
        assert [step["kind"] for step in carthage.steps.values()] == ["play", "undo"]
        assert [row[1] for row in rows_of(table, table_id)] == ["play", "undo"]


async def test_a_question_at_which_the_server_fails_is_answered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """A client waits for an answer as long as the line is alive."""

    async def fail(*_: Any, **__: Any) -> None:
        raise ValueError("a fault of the program")

    monkeypatch.setattr(socket, "ask", fail)
    said = asyncio.Queue[bytes]()
    server = SimpleNamespace(limits=SimpleNamespace(wait=lambda *_: 0), hub=None)
    line = SimpleNamespace(push=said.put_nowait, is_closed=False)
    talking = socket.Talking(cast(Any, server), cast(Any, None), Viewer(None, cast(Any, line)), "en")
    with caplog.at_level(logging.ERROR, "bellona.socket"):
        talking.hear(b'{"t":"hint","id":5}')
        answer = json.loads(await asyncio.wait_for(said.get(), 10))
    assert (answer["id"], answer["error"]) == (5, "internal")
    assert answer["text"] == "Something went wrong on the server; it has been noted."
    assert "a fault of the program" in caplog.text
