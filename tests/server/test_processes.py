"""Two processes on one PostgreSQL: any process serves any match, and each sends what the other stores."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import Random

import pytest

from .guests import Guest, come_in, pick
from .serving import Running
from .test_play import play_together
from .test_play_checks import rows_of

Pair = tuple[Running, Running]


@pytest.fixture(scope="module")
def started(postgresql: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers with the same database and the same secrets, which log no errors."""
    folder, url = tmp_path_factory.mktemp("pair"), postgresql()
    (folder / "data").mkdir()
    for name in ("first", "second"):
        (folder / name).mkdir()
        (folder / name / "data").symlink_to(folder / "data")
    environ = {"BELLONA_DATABASE_URL": url}
    with Running(folder / "first", **environ) as first, Running(folder / "second", **environ) as second:
        yield first, second
        assert "Traceback" not in first.log + second.log


@pytest.fixture
def pair(started: Pair) -> Pair:
    """The two, both running."""
    for running in started:
        if running.process.poll() is not None:
            running.start()
    return started


async def apart(pair: Pair) -> tuple[Guest, Guest, str]:
    """Fabia plays Rome at the first process, Gaius plays Carthage at the second."""
    fabia, gaius = await come_in(pair[0].url), await come_in(pair[1].url, "Gaius")
    table_id = await fabia.open(carthage="open")
    await gaius.join(table_id, "carthage")
    return fabia, gaius, table_id


async def test_both_see_every_step(pair: Pair):
    fabia, gaius, table_id = await apart(pair)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        await play_together({"rome": rome, "carthage": carthage}, Random(61), 80)
        assert sorted(rome.steps) == sorted(carthage.steps) == list(range(1, 81))
        assert [step["events"] for step in rome.steps.values()] == [s["events"] for s in carthage.steps.values()]
        async with gaius.at(pair[0].url).sit(table_id) as elsewhere:
            assert (elsewhere.told(), elsewhere.now) == (carthage.told(), carthage.now)
        if rome.now["undo"]["can"]:
            await rome.undo()
            await carthage.until(lambda: carthage.version == 81)
        await gaius.post(f"/tables/{table_id}/resign", {"seat": "carthage"})
        for line in (rome, carthage):
            await line.until(lambda line=line: line.is_over and line.table["status"] == "over")  # type: ignore[misc]
            assert line.now["result"]["winner"] == "rome"


async def test_of_two_actions_at_one_version_exactly_one_is_taken(pair: Pair):
    fabia = await come_in(pair[0].url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as here, fabia.at(pair[1].url).sit(table_id) as there:
        dice = Random(62)
        for _ in range(30):
            await there.until(lambda: there.version == here.version)
            before, action = here.version, pick(here.now, dice)
            other = dice.choice(here.choices)
            answers = await asyncio.gather(here.act(action), there.act(other, version=before))
            assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
            refused = next(answer for answer in answers if answer["t"] == "refused")
            assert (refused["error"], refused["version"]) == ("stale", before + 1)
            await here.until(lambda: here.version == there.version)
            assert rows_of(pair[0], table_id)[-1][3] == (action if answers[0]["t"] == "done" else other)
        assert len(rows_of(pair[0], table_id)) == here.version
        assert (here.told(), here.now) == (there.told(), there.now)


async def test_a_bot_plays_once_whichever_process_looks_on(pair: Pair):
    fabia = await come_in(pair[0].url)
    table_id = await fabia.open(carthage="bot:greedy")
    async with fabia.sit(table_id) as here, fabia.at(pair[1].url).sit(table_id) as there:
        dice = Random(63)
        while here.version < 40 and not here.is_over:
            line = dice.choice((here, there))
            await line.until(lambda: bool(line.choices) or line.is_over)  # noqa: B023
            if line.choices:
                await line.played(pick(line.now, dice))
                await here.until(lambda: here.version == there.version)
        assert sorted(here.steps) == sorted(there.steps) == list(range(1, here.version + 1)), "each got every step"
        assert max(here.states, there.states) <= 1, "and nobody lost the thread"


async def test_talk_and_tables_cross_over(pair: Pair):
    fabia, gaius = await come_in(pair[0].url), await come_in(pair[1].url, "Gaius")
    table_id = await fabia.open(carthage="open")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as stranger:
        assert stranger.view == "public"
        await gaius.join(table_id, "carthage")
        await rome.until(lambda: rome.table.get("status") == "playing")
        assert rome.table["seats"][1]["user"]["name"] == "Gaius"
        await rome.until(lambda: bool(rome.choices))
        await rome.say("chat", text="Salve!")
        await stranger.until(lambda: bool(stranger.chat))
        assert stranger.chat[-1]["text"] == "Salve!"
        await gaius.post(f"/tables/{table_id}/chat", {"text": "Vale."})
        await rome.until(lambda: len(rome.chat) == 2)
        await rome.played("suggested")
        await stranger.until(lambda: stranger.version == 1)


async def test_news_that_were_missed_are_caught_up_with(pair: Pair):
    fabia, gaius, table_id = await apart(pair)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        for _ in range(2):
            assert len(pair[0].sql(cut)) >= 2
            await asyncio.sleep(0.1)
            lines = {"rome": rome, "carthage": carthage}
            await play_together(lines, Random(rome.version), rome.version + 2)
        assert sorted(carthage.steps) == sorted(rome.steps) == list(range(1, 5))


async def test_a_database_that_drops_its_connections_loses_nothing(pair: Pair):
    fabia = await come_in(pair[0].url)
    table_id = await fabia.open()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    acknowledged = {}
    async with fabia.sit(table_id) as line:
        dice = Random(64)
        while line.version < 40:
            if line.version % 10 == 5:
                pair[0].sql(f"{cut} AND datname = current_database()")
            action = pick(line.now, dice)
            answer = await line.act(action)
            if answer["t"] == "done":
                acknowledged[answer["version"]] = action
                await line.until(lambda answer=answer: line.version >= answer["version"])
            else:
                assert answer["error"] in ("not-saved", "stale")
                await asyncio.sleep(0.2)
    stored = {row[0]: row[3] for row in rows_of(pair[0], table_id)}
    assert acknowledged.items() <= stored.items()


async def test_a_bot_whose_process_is_killed_goes_on_in_the_other(pair: Pair):
    fabia = await come_in(pair[1].url)
    table_id = await fabia.open(carthage="bot:random")
    async with fabia.sit(table_id) as line:
        await line.played("suggested")
        await asyncio.to_thread(pair[1].kill)
    async with fabia.at(pair[0].url).sit(table_id) as line:
        await line.until(lambda: bool(line.choices))
        assert line.steps[2]["by"] == "bot"
