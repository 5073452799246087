"""Playing: over a socket and over plain HTTP, against a bot and against people, in one's own view and others'."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from .guests import Guest, Line, come_in, pick
from .reading import Position
from .serving import Running


async def play_on(line: Line, dice: Random, upto: int = 10_000) -> None:
    """Play the choices of the guest's own seats until the match is over or has reached a step."""
    while not line.is_over and line.version < upto:
        await line.until(lambda: bool(line.choices) or line.is_over)
        if not line.is_over:
            await line.played(pick(line.now, dice))


async def play_together(lines: dict[str, Line], dice: Random, upto: int) -> None:
    """Two people play in turn, each at their own socket, until the match has come so far."""
    some = next(iter(lines.values()))
    while True:
        await some.until(lambda: len({line.version for line in lines.values()}) == 1)
        if some.is_over or some.version >= upto:
            return
        await lines[some.seat or ""].played(pick(lines[some.seat or ""].now, dice))


async def two_people(table: Running) -> tuple[Guest, Guest, str]:
    """Fabia plays Rome, Gaius plays Carthage."""
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    table_id = await fabia.open(carthage="open")
    await gaius.join(table_id, "carthage")
    return fabia, gaius, table_id


async def test_a_whole_battle_against_a_bot_to_its_result(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open(carthage="bot:greedy")
    async with fabia.sit(table_id) as line:
        assert line.view == "rome"
        await play_on(line, Random(1))
        await line.until(lambda: line.table["status"] == "over")
        result = line.now["result"]
        assert result["winner"] in ("rome", "carthage", None)
        assert line.table["result"] == result
        assert {step["by"] for step in line.steps.values() if step["seat"] == "carthage"} == {"bot"}
    replay = await fabia.get(f"/tables/{table_id}/replay")
    assert len(replay["steps"]) == len(line.steps)
    shown = await fabia.get(f"/tables/{table_id}/view", **{"as": "all"})
    assert shown["as"] == "all"
    assert any(step["action"].endswith(" false") for step in shown["steps"])


async def test_what_steps_add_up_to_is_what_is_shown_to_whoever_comes_later(table: Running):
    fabia, gaius, table_id = await two_people(table)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        await play_together({"rome": rome, "carthage": carthage}, Random(2), 90)
        for line in (rome, carthage):
            async with line.guest.sit(table_id) as later:
                assert later.told() == line.told()
                assert later.steps == line.steps
                assert later.now == line.now


async def test_two_people_see_the_same_steps_and_choose_in_their_turn(table: Running):
    fabia, gaius, table_id = await two_people(table)
    stranger = await come_in(table.url, "Livia")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage, stranger.sit(table_id) as public:
        assert (rome.view, carthage.view, public.view) == ("rome", "carthage", "public")
        lines = {"rome": rome, "carthage": carthage}
        while rome.version < 60:
            await play_together(lines, Random(rome.version), rome.version + 1)
            await public.until(lambda: public.version == rome.version)
            waiting = carthage if rome.seat == "rome" else rome
            assert lines[rome.seat or ""].choices
            assert waiting.choices == waiting.now["buttons"] == []
            assert public.choices == public.now["buttons"] == []
            assert rome.now["prompt"] == carthage.now["prompt"] == public.now["prompt"]
        assert [step["events"] for step in rome.steps.values()] == [step["events"] for step in public.steps.values()]


async def test_at_a_hot_seat_the_eyes_change_with_the_turn(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    turned = 0
    async with fabia.sit(table_id) as line:
        dice = Random(3)
        while line.version < 80:
            before = line.seat
            await line.played(pick(line.now, dice))
            assert line.choices, "whoever's choice it is, it can be made here"
            if line.seat == before or turned > 8:
                continue
            turned += 1
            async with fabia.sit(table_id, **{"as": line.seat}) as other:
                assert other.told() == line.told(), "the whole position comes with the step at which eyes change"
    assert turned > 3


async def test_one_may_look_with_the_public_s_eyes_and_with_one_s_own_again(table: Running):
    fabia = await come_in(table.url)
    async with fabia.sit(await fabia.open()) as line:
        await line.played("suggested")
        for asked, got in (("public", "public"), ("carthage", "carthage"), ("all", "carthage"), ("auto", "carthage")):
            await line.socket.send(json.dumps({"t": "eyes", "as": asked}))
            await line.until(lambda asked=asked: line.frames[-1].startswith(b'{"t":"hello"'))
            assert line.view == got
            line.frames.append(b"")


async def test_others_get_the_public_view_whatever_they_ask_for(table: Running):
    fabia, stranger = await come_in(table.url), await come_in(table.url, "Livia")
    table_id = await fabia.open()
    for eyes in ("auto", "rome", "carthage", "all", "public", "nobody"):
        async with stranger.sit(table_id, **{"as": eyes}) as line:
            assert line.view == "public"
        assert (await stranger.get(f"/tables/{table_id}/view", **{"as": eyes}))["as"] == "public"


async def test_a_match_over_plain_http_alone(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open(carthage="bot:random")
    told = await fabia.get(f"/tables/{table_id}/view", json=1)
    assert told["json"]["scenario"] == "beneventum"
    position, dice, version, steps = Position(told["start"]["position"]), Random(4), 0, []
    while version < 70 and told["now"]["result"] is None:
        steps += told["steps"]
        for step in told["steps"]:
            position.follow(step)
        version = told["now"]["version"]
        assert [step["n"] for step in steps] == list(range(1, version + 1))
        if told["now"]["choices"]:
            body = {"version": version, "actions": [pick(told["now"], dice)]}
            assert (await fabia.post(f"/tables/{table_id}/actions", body))["version"] == version + 1
        told = await fabia.get(f"/tables/{table_id}/view", since=version, wait=25)
        assert told["start"] is None or version == 0
    whole = await fabia.get(f"/tables/{table_id}/view")
    again = Position(whole["start"]["position"])
    for step in whole["steps"][:version]:
        again.follow(step)
    assert again.data == position.data


async def test_questions_over_plain_http_and_over_the_socket_have_the_same_answers(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        while line.now["prompt"]["ask"] != "move":
            await line.played(pick({"choices": [c for c in line.choices if c != "done"]}, Random(5)))
        piece = next(choice.split()[1] for choice in line.choices if choice.startswith("step "))
        step = next(choice for choice in line.choices if choice.startswith(f"step {piece}"))
        for question in (
            {"t": "inspect", "piece": piece},
            {"t": "why", "piece": piece, "at": "0101"},
            {"t": "overlays"},
            {"t": "overlays", "layers": ["zoc"], "n": 3},
            {"t": "odds", "action": step},
        ):
            about: dict[str, Any] = {("kind" if name == "t" else name): value for name, value in question.items()}
            told = await line.say(**about)
            answer = {name: value for name, value in told.items() if name not in ("t", "id")}
            assert await fabia.post(f"/tables/{table_id}/ask", question) == answer
        moves = (await line.say("inspect", piece=piece))["inspect"]["moves"]
        orders = next(iter(moves.values()))["orders"]
        await line.played(*orders)


async def test_a_replay_shows_everything_to_everybody(table: Running):
    fabia, stranger = await come_in(table.url), await come_in(table.url, "Livia")
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        await play_on(line, Random(6), 60)
        await fabia.post(f"/tables/{table_id}/resign", {"seat": "rome"})
        await line.until(lambda: line.is_over)
        assert line.now["result"]["reason"] == "resignation"
    replayed = (await stranger.post("/replays", await fabia.get(f"/tables/{table_id}/replay")))["id"]
    async with stranger.sit(replayed, **{"as": "all"}) as everything, fabia.sit(table_id, **{"as": "all"}) as own:
        assert everything.view == own.view == "all"
        assert [step["action"] for step in everything.steps.values()] == [step["action"] for step in own.steps.values()]
        assert everything.choices == []
        assert (await everything.act("done"))["error"] in ("over", "not-playing")
