"""Only its owner learns which marker is the Vacuus: not from a frame, not from an answer, not by comparison."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from random import Random
from typing import Any

from .guests import Guest, Line, come_in, pick
from .reading import Position, decode
from .serving import Running
from .test_play import play_together, two_people

HIDDEN = -2
SIDES = {"rome": 0, "carthage": 1}
QUIET_BOXES = ("combat", "movement")
"""Boxes whose markers reveal nothing before they are used; those on `initiative` count at once."""
FALSE_MARKER = re.compile(rb"place \w+ false")


def hidden_from(view: str) -> list[int]:
    """The sides whose Vacuus a view may not know."""
    return [number for seat, number in SIDES.items() if seat != view]


def check_history(schema: dict[str, Any], view: str, told: Iterable[dict[str, Any]]) -> int:
    """Follow every frame from the first to the last, and check the bytes after each step; returns their number."""
    position, looked = Position(""), 0
    for frame in told:
        if frame["t"] not in ("hello", "state", "steps"):
            continue
        if frame.get("start"):
            position = Position(frame["start"]["position"])
        for step in [None, *frame["steps"]]:
            if step is not None:
                position.follow(step)
            vacuus = decode(schema, position.data)["vacuus"]
            assert [vacuus[side] for side in hidden_from(view)] == [HIDDEN] * len(hidden_from(view))
            looked += 1
    return looked


def check_line(schema: dict[str, Any], line: Line, view: str) -> None:
    """Nothing received over a socket reveals what this view may not know."""
    assert check_history(schema, view, map(json.loads, line.frames)) > 20
    for frame in map(json.loads, line.frames):
        for step in frame.get("steps", ()):
            assert step["seat"] == view or not step["action"].endswith(" false")
        if view == "public":
            assert not FALSE_MARKER.search(json.dumps(frame).encode())


async def ask_everything(line: Line, guest: Guest) -> list[Any]:
    """The answers to every question that can be asked about a position."""
    pieces = ["R-CMD", "C-CMD", "R-Pr-1", "C-Ec-1"]
    asked: list[tuple[str, dict[str, Any]]] = [("overlays", {}), ("overlays", {"n": 1})]
    asked += [("inspect", {"piece": piece}) for piece in pieces]
    asked += [("why", {"piece": piece, "at": at}) for piece in pieces[:2] for at in ("0101", "R-CMD", None)]
    asked += [("odds", {"action": action}) for action in ("place combat false", "place combat", "done")]
    answers = [await line.say(question, **about) for question, about in asked]
    for question, about in asked[:4]:
        answers.append(await guest.post(f"/tables/{line.table_id}/ask", {"t": question, **about}))
    return answers


async def test_no_frame_to_the_other_side_or_the_public_tells_the_vacuus(table: Running):
    fabia, gaius, table_id = await two_people(table)
    livia = await come_in(table.url, "Livia")
    schema = (await fabia.get(f"/tables/{table_id}/board"))["schema"]
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage, livia.sit(table_id) as public:
        lines = {"rome": rome, "carthage": carthage}
        placed, dice = {"rome": 0, "carthage": 0}, Random(21)
        while min(placed.values()) < 3 and rome.version < 400:
            seat, asked = rome.seat or "", rome.now["prompt"]["ask"]
            if asked == "place" and any(choice.endswith(" false") for choice in lines[seat].choices):
                action = dice.choice([choice for choice in lines[seat].choices if choice.endswith(" false")])
                placed[seat] += 1
                await lines[seat].played(action)
                await rome.until(lambda: rome.version == carthage.version)
                for asking in (rome, carthage, public):
                    await ask_everything(asking, asking.guest)
                other_line = lines["carthage" if seat == "rome" else "rome"]
                assert other_line.steps[other_line.version]["action"] == action.removesuffix(" false")
            else:
                await play_together(lines, dice, rome.version + 1)
        assert min(placed.values()) >= 2
        await public.until(lambda: public.version == rome.version)
        for view, line in {**lines, "public": public}.items():
            check_line(schema, line, view)
            for eyes in ("auto", "rome", "carthage", "all", "public"):
                told = await line.guest.get(f"/tables/{table_id}/view", **{"as": eyes, "json": 1})
                seen = told["as"]
                assert seen in (view, "public")
                check_history(schema, seen, [told])
                allowed = {step["n"] for step in told["steps"] if step["seat"] == seen}
                assert not [s for s in told["steps"] if s["action"].endswith(" false") and s["n"] not in allowed]
                assert_no_marker(told["json"], hidden_from(seen))
        assert_own(rome, carthage, schema)


def assert_no_marker(document: dict[str, Any], sides: list[int]) -> None:
    """The position in JSON notation names no Vacuus of these sides."""
    for seat, number in SIDES.items():
        if number in sides:
            assert document["boxes"][seat]["vacuus"] == "hidden"


def assert_own(rome: Line, carthage: Line, schema: dict[str, Any]) -> None:
    """Its owner knows it: the test would notice if it were sent."""
    for line, side in ((rome, 0), (carthage, 1)):
        positions = [json.loads(frame) for frame in line.frames]
        assert any(
            step["action"].endswith(" false")
            for frame in positions
            for step in frame.get("steps", ())
            if step["seat"] == line.view
        )
        assert decode(schema, line.position.data)["vacuus"][side] != HIDDEN


async def test_against_a_bot_too(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open(rome="bot:greedy", carthage="me")
    schema = (await fabia.get(f"/tables/{table_id}/board"))["schema"]
    async with fabia.sit(table_id) as line:
        dice = Random(22)
        while line.version < 120 and not line.is_over:
            await line.until(lambda: bool(line.choices) or line.is_over)
            if line.choices:
                await line.played(pick(line.now, dice))
        assert [step for step in line.steps.values() if step["seat"] == "rome" and step["action"].startswith("place ")]
        check_line(schema, line, "carthage")


async def test_what_is_sealed_while_a_match_goes_on(table: Running):
    fabia, gaius, table_id = await two_people(table)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        await play_together({"rome": rome, "carthage": carthage}, Random(23), 30)
        seed = table.sql("SELECT seed FROM tables WHERE id = :id", id=table_id)[0][0]
        texts = [
            (await gaius.client.get(f"/tables/{table_id}/proof/{number}")).text for number in range(0, rome.version, 5)
        ]
        texts += [(await gaius.client.get(path)).text for path in (f"/tables/{table_id}", "/tables?filter=mine")]
        assert (await gaius.client.get(f"/tables/{table_id}/replay")).status_code in (403, 409)
        fork = {"n": 5, "seats": {"rome": "me", "carthage": "me"}}
        assert (await gaius.client.post(f"/tables/{table_id}/fork", json=fork)).status_code == 403
        for text in (*texts, *(frame.decode() for frame in carthage.frames)):
            assert bytes(seed).hex() not in text
        own = (await gaius.get("/me/export"))["actions"]
        assert {entry["seat"] for entry in own} == {"carthage"}


def scrubbed(told: Any, names: dict[str, str]) -> Any:
    """A message without what is different in every match: ids, keys and times."""
    if isinstance(told, dict):
        return {key: scrubbed(value, names) for key, value in told.items() if key not in ("at", "created", "invite")}
    if isinstance(told, list):
        return [scrubbed(value, names) for value in told]
    return names.get(told, told) if isinstance(told, str) else told


async def twin(table: Running, seed: bytes) -> tuple[Guest, Guest, str]:
    """A match of two people whose dice will fall as the seed says."""
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    table_id = await fabia.open(carthage="open")
    table.sql("UPDATE tables SET seed = :seed WHERE id = :id", seed=seed, id=table_id)
    await gaius.join(table_id, "carthage")
    return fabia, gaius, table_id


async def told_by(table: Running, seed: bytes, false_at: int) -> tuple[list[str], list[Any], list[Any]]:
    """Play a match in which Rome's marker of this number is the false one; Rome's actions, and the others' messages."""
    fabia, gaius, table_id = await twin(table, seed)
    livia = await come_in(table.url, "Livia")
    done: list[str] = []
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage, livia.sit(table_id) as public:
        lines, answers, dice, placed = {"rome": rome, "carthage": carthage}, [], Random(24), 0
        while rome.now["prompt"]["phase"] in ("setup", "strategic"):
            seat = rome.seat or ""
            if rome.now["prompt"]["ask"] == "place" and seat == "rome":
                plain = f"place {QUIET_BOXES[placed % 2]}"
                wanted = f"{plain} false" if placed == false_at else plain
                await rome.played(wanted)
                done.append(wanted)
                placed += 1
            else:
                await lines[seat].played(pick(lines[seat].now, dice))
            await carthage.until(lambda: carthage.version == rome.version)
            answers += await ask_everything(carthage, gaius)
            await public.until(lambda: public.version == rome.version)
        names = {table_id: "T", fabia.user["id"]: "F", gaius.user["id"]: "G", livia.user["id"]: "L"}
        heard = []
        for line in (carthage, public):
            steps = [frame for frame in map(json.loads, line.frames) if frame["t"] == "steps"]
            view = await line.guest.get(f"/tables/{table_id}/view", json=1)
            heard.append(scrubbed([*steps, view], names))
    return done, heard, scrubbed(answers, names)


async def test_equal_knowledge_gives_equal_frames(table: Running):
    seed = bytes(range(32))
    first, second = await told_by(table, seed, 0), await told_by(table, seed, 1)
    assert first[0] != second[0]
    assert [text.removesuffix(" false") for text in first[0]] == [text.removesuffix(" false") for text in second[0]]
    assert sum(text.endswith(" false") for text in first[0] + second[0]) == 2
    assert first[1:] == second[1:]
