"""A lesson at a server: a private table that goes by its file, with its dice and its replies."""

from __future__ import annotations

from pathlib import Path

from bellona.registry import lessons_of

from .guests import come_in
from .serving import Running

ZAMA = "/games/de_bello_punico/lessons/zama"
ORDER = "/games/dbsa/lessons/order"


async def test_a_lesson_goes_by_its_file_and_then_is_a_real_battle(table: Running):
    fabia = await come_in(table.url)
    lesson = lessons_of("de_bello_punico")["zama"]
    told = await fabia.get(ZAMA)
    assert [step["text"] for step in told["steps"]] == [dict(step.text) for step in lesson.steps]
    opened = await fabia.post(ZAMA)
    kept = {"lesson": "zama", "visibility": "private", "status": "playing", "mine": ["rome"]}
    assert {name: opened[name] for name in kept} == kept
    async with fabia.sit(opened["id"]) as line:
        refused = await line.act("done")
        assert (refused["error"], refused["slip"]) == ("lesson", 2)
        refused = await line.act("step R-Pr-1 NW")
        assert refused["slip"] == -1
        assert line.now["guide"] == {"step": 0, "played": 0}
        await line.played(*lesson.steps[0].shown)
        await line.until(lambda: line.now["guide"]["step"] == 2)
        await line.undo()
        await line.until(lambda: line.now["guide"] == {"step": 0, "played": 3})
        while not (step := lesson.steps[line.now["guide"]["step"]]).free:
            at = line.now["guide"]
            if step.seat == "":
                await line.act(*step.shown[at["played"] :])
            await line.until(lambda at=at: line.now["guide"] != at)  # type: ignore[misc]
        rolled = [roll for step in line.steps.values() for roll in step["rolls"]]
        assert rolled == [roll for step in lesson.steps for roll in step.dice]
        reached = line.now["guide"]
    async with fabia.sit(opened["id"]) as again:
        assert again.now["guide"] == reached
    await fabia.post(f"/tables/{opened['id']}/stand-in", {"seat": "rome", "level": "greedy"})
    over = await fabia.shown(f"/tables/{opened['id']}", lambda told: told["status"] == "over")
    assert over["result"]["winner"] in ("rome", "carthage", None)
    replay = await fabia.get(f"/tables/{opened['id']}/replay")
    assert replay["position"] is not None


async def test_an_exercise_is_over_when_its_steps_are_done_and_is_remembered(table: Running):
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    steps = lessons_of("dbsa")["order"].steps
    given_up, opened = await fabia.post(ORDER), await fabia.post(ORDER)
    await fabia.post(f"/tables/{given_up['id']}/resign", {"seat": "amber"})
    assert await fabia.get("/me/lessons") == []
    async with fabia.sit(opened["id"]) as line:
        refused = await line.act("fight A3 T3")
        assert (refused["error"], refused["slip"]) == ("lesson", 1)
        for step in steps:
            await line.act(*step.shown)
        await line.until(lambda: line.now["result"] is not None)
        assert line.now["result"]["reason"] == "exercise"
        assert line.now["result"]["winner"] == "amber"
        assert (await line.act("done"))["error"] == "over"
    assert await fabia.get("/me/lessons") == [{"game": "dbsa", "lesson": "order"}]
    assert await gaius.get("/me/lessons") == []
    replay = await fabia.get(f"/tables/{opened['id']}/replay")
    assert len(replay["steps"]) == len(steps)


async def test_a_stand_in_keeps_to_the_lesson(table: Running):
    fabia = await come_in(table.url)
    opened = await fabia.post(ZAMA)
    await fabia.post(f"/tables/{opened['id']}/stand-in", {"seat": "rome", "level": "greedy"})
    over = await fabia.shown(f"/tables/{opened['id']}", lambda told: told["status"] == "over")
    assert over["version"] > sum(len(step.shown) for step in lessons_of("de_bello_punico")["zama"].steps)


async def test_there_is_no_lesson_of_another_name(table: Running):
    fabia = await come_in(table.url)
    assert (await fabia.get("/games/de_bello_punico/lessons/cannae", status=404))["error"] == "not-found"
    assert (await fabia.post("/games/nothing/lessons/zama", status=404))["error"] == "not-found"


async def test_bots_get_ready_while_the_lesson_still_says_what_they_do(tmp_path: Path):
    """So that a learner who asks for a hint as soon as he is free need not wait for their process to start."""
    with Running(tmp_path) as running:
        fabia = await come_in(running.url)
        opened = await fabia.post(ZAMA)
        steps = lessons_of("de_bello_punico")["zama"].steps
        async with fabia.sit(opened["id"]) as line:
            assert not running.helpers()
            await line.act(steps[0].shown[0])
            await line.until(lambda: bool(running.helpers()))
            assert line.now["guide"]["step"] == 0
