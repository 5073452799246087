"""Programs that play: the examples conform, limits hold, and whatever a program does is one sentence."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bellona.bots.conformance import check_bot
from bellona.bots.failure import BotFailed
from bellona.bots.joining import join
from bellona.bots.matches import play_match
from bellona.bots.outside import BotLimits, OutsideBot
from bellona.cli.main import run
from bellona.gamekit.values import BellonaError, NotUnderstood
from bellona.lab.ladder import climb
from bellona.lab.simulate import simulate
from bellona.match import game
from bellona.registry import package_of
from tests.server.guests import come_in, pick
from tests.server.serving import Running

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
AGGRESSIVE = f"{sys.executable} {EXAMPLES / 'aggressive.py'}"
CAUTIOUS = f"node {EXAMPLES / 'cautious.mjs'}"
PLACE = ("de_bello_punico", "beneventum")
QUICK = BotLimits(start_seconds=20, seconds=1.0, megabytes=256)
READY = 'print(\'{"t":"ready"}\', flush=True)'


only_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells so much of processes")


def eventually(is_so: Callable[[], bool]) -> bool:
    """Whether something comes true soon."""
    until = time.monotonic() + 30
    while not is_so() and time.monotonic() < until:
        time.sleep(0.01)
    return is_so()


def has_ended(process: int) -> bool:
    """Whether a process is no more, or only waits to be buried."""
    state = Path(f"/proc/{process}/stat")
    try:
        os.kill(process, 0)
        return state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def written(folder: Path, *lines: str) -> str:
    """The command of a program with these lines, after it has greeted."""
    path = folder / "bot.py"
    path.write_text("\n".join(["import sys, time", "sys.stdin.readline()", READY, "sys.stdin.readline()", *lines]))
    return f"{sys.executable} {path}"


@pytest.mark.parametrize("command", [AGGRESSIVE, CAUTIOUS])
def test_the_examples_conform(command: str):
    if command == CAUTIOUS and not shutil.which("node"):
        pytest.skip("there is no Node.js here")
    found = list(check_bot(command, [PLACE, ("dbsa", "open_plain")], BotLimits()))
    assert [finding.check for finding in found] == ["greeting", "stranger", "playing", "parting"] * 2
    assert all(finding.passed for finding in found), found


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["time.sleep(60)"], "not answered within 1 s"),
        (["print('march!', flush=True)"], "no JSON object"),
        (['print(\'{"t":"play","id":1,"action":"fly to Rome"}\', flush=True)'], "it plays 'fly to Rome'"),
        (['print(\'{"t":"play","id":1}\', flush=True)'], "has no action"),
        (["sys.exit(0)"], "it has ended"),
        (["print('x' * 3_000_000, flush=True)"], "it has ended"),
        (['data = b\'{"t":"play","id":-1}\\n\' * 1000', "while True: sys.stdout.buffer.write(data)"], "not answered"),
        (["sys.stdout.buffer.write(bytes(range(256)) * 99 + b'\\n')", "sys.stdout.flush()"], "no JSON object"),
        (
            ["import mmap", "held = mmap.mmap(-1, 1 << 29)", "while held.write(bytes(1 << 20)): pass"],
            "more than 256 MB",
        ),
        (["hoard = [bytearray(1 << 20) for _ in range(4000)]", "time.sleep(60)"], "it has ended"),
    ],
)
def test_what_goes_wrong_is_one_sentence(tmp_path: Path, lines: list[str], why: str):
    match = game(PLACE[0]).start(PLACE[1], seed=1)
    seat = match.setting.playing[0]
    with OutsideBot(
        written(tmp_path, *lines), QUICK._replace(seconds=20.0 if "MB" in why or "hoard" in lines[0] else 1.0)
    ) as bot:
        bot.greet(*PLACE, seat)
        with pytest.raises(BotFailed, match=why):
            bot.choose(match, seat)
    assert not bot.is_running


@pytest.mark.parametrize("apart", [False, pytest.param(True, marks=only_linux)])
def test_a_program_ends_with_all_that_it_has_started(apart: bool, tmp_path: Path):
    """What it has started may have cut itself loose, as a daemon does."""
    mark = tmp_path / "mark"
    child = f"import os, time; open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(99)"
    started = f"subprocess.Popen([sys.executable, '-c', {child!r}], start_new_session={apart})"
    command = written(tmp_path, "import subprocess", started, "time.sleep(99)")
    with OutsideBot(command, QUICK._replace(seconds=5.0)) as bot:
        bot.greet(*PLACE, "rome")
        with pytest.raises(BotFailed, match="not answered"):
            bot.choose(game(PLACE[0]).start(PLACE[1], seed=1), "rome")
    process = int(mark.read_text())
    assert eventually(lambda: has_ended(process))


@only_linux
def test_the_memory_of_all_that_a_program_has_started_counts(tmp_path: Path):
    grown = "hoard = bytearray(100 << 20); time.sleep(99)"
    command = written(tmp_path, "import os", "os.fork(); os.fork()", grown)
    with OutsideBot(command, QUICK._replace(seconds=20.0)) as bot:
        bot.greet(*PLACE, "rome")
        with pytest.raises(BotFailed, match="more than 256 MB"):
            bot.choose(game(PLACE[0]).start(PLACE[1], seed=1), "rome")


def test_a_program_that_reads_nothing_is_late(tmp_path: Path):
    with OutsideBot(written(tmp_path, "time.sleep(99)"), QUICK) as bot:
        bot.greet(*PLACE, "rome")
        began = time.monotonic()
        with pytest.raises(BotFailed, match="not answered within 1 s"):
            bot.ask("rome", {}, "much to read" * 100_000, ["done"])
        assert time.monotonic() - began < 30


def test_why_a_program_has_failed_is_told_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    silent = written(tmp_path, "sys.exit(0)")
    asked = ["bot-check", silent, "--at", "/".join(PLACE), "--lang"]
    assert run([*asked, "it"]) == 1
    assert "è venuto meno: è terminato" in capsys.readouterr().out
    match = game(PLACE[0]).start(PLACE[1], seed=1)
    with OutsideBot(written(tmp_path, 'print(\'{"t":"play","id":1,"action":"done"}\', flush=True)'), QUICK) as bot:
        bot.greet(*PLACE, "rome")
        with pytest.raises(BotFailed) as failure:
            bot.choose(match, match.waiting[0])
    assert "che non è permesso" in failure.value.say("it")
    assert run(["bot-join", "http://localhost:1/t/none", "rome", "no-such-program", "--lang", "it"]) == 2
    assert capsys.readouterr().err.startswith("bellona: il bot 'no-such-program' non può partire: ")


def test_a_bot_that_fails_loses(tmp_path: Path):
    told = play_match(
        PLACE[0],
        package_of(PLACE[0]).bots.runner_of(PLACE[1]),
        [f"cmd:{written(tmp_path, 'sys.exit(0)')}", "random"],
        3,
        QUICK,
    )
    assert (told["winner"], told["reason"]) == ("carthage", "bot_failed")
    assert "it has ended" in told["failure"]["en"]
    with pytest.raises(BotFailed, match=r"the bot 'no-such-program' cannot be started: No such file or directory$"):
        OutsideBot("no-such-program")
    with pytest.raises(BotFailed, match="a bot cannot be started without a command"):
        OutsideBot("cmd: ")


IDLE = """
import json
import sys

CALM = ("done", "decline", "accept", "suggested", "pass")
for line in sys.stdin:
    told = json.loads(line)
    if told["t"] == "hello":
        print(json.dumps({"t": "ready", "name": "idle"}), flush=True)
    if told["t"] == "choose":
        action = next((each for each in told["choices"] if each in CALM), told["choices"][0])
        print(json.dumps({"t": "play", "id": told["id"], "action": action}), flush=True)
"""


def test_a_war_between_idle_programs_ends(tmp_path: Path):
    file = tmp_path / "idle.py"
    file.write_text(IDLE, encoding="utf-8")
    idle, runner = f"cmd:{sys.executable} {file}", package_of("punic_wars").bots.runner_of("third_war")
    told = play_match("punic_wars", runner, [idle, idle], 4)
    assert "failure" not in told
    assert told["turns"] <= runner.setting.data.playout_turns
    assert runner.setting.world.turn_limit == 0


def test_programs_climb_the_ladder_and_play_in_the_laboratory(tmp_path: Path):
    failing = f"cmd:{written(tmp_path, 'sys.exit(0)')}"
    told = simulate(*PLACE, bots=("random", failing), games=2, rotate=True)
    assert told["reasons"] == {"bot_failed": 2}
    assert (told["failures"]["games"], told["failures"]["first"]) == (2, 1)
    assert "it has ended" in told["failures"]["why"]["en"]
    with pytest.raises(NotUnderstood, match="cannot be watched"):
        simulate(*PLACE, bots=("random", failing), watch=True)
    report = climb("dbsa", "open_plain", names=("random", f"cmd:{AGGRESSIVE}"), rounds=1, seed=8)
    assert report["encounters"][0]["games"] == 2


def test_a_program_that_fails_is_told_where_its_games_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    failing, told = f"cmd:{written(tmp_path, 'sys.exit(0)')}", "2 games were lost because a program failed; first with"
    for command in ("sim", "ladder"):
        asked = (
            ["--bots", f"random,{failing}", "--games", "2"] if command == "sim" else ["--levels", f"random,{failing}"]
        )
        limit = [] if command == "sim" else ["--rounds", "1"]
        assert run([command, "/".join(PLACE), *asked, *limit, "--jobs", "1", "--lang", "en"]) == 0
        said = " ".join(capsys.readouterr().out.split())
        assert told in said
        assert "it has ended" in said


async def test_a_program_takes_a_seat_at_a_table(tmp_path: Path):
    with Running(tmp_path) as running:
        owner = await come_in(running.url)
        table_id, seated, dice = await owner.open(carthage="open"), asyncio.Event(), Random(1)
        loop = asyncio.get_running_loop()

        def tell() -> None:
            loop.call_soon_threadsafe(seated.set)

        address = f"{running.url}/t/{table_id}"
        joining = asyncio.create_task(asyncio.to_thread(join, address, "carthage", AGGRESSIVE, BotLimits(), tell))
        await seated.wait()
        async with owner.sit(table_id) as line:
            while sum(step["seat"] == "carthage" for step in line.steps.values()) < 12:
                await line.until(lambda: bool(line.choices))
                await line.played(pick(line.now, dice))
            await owner.post(f"/tables/{table_id}/resign", {"seat": "rome"})
        assert (await joining)["winner"] == "carthage"
        with pytest.raises(BellonaError):
            await asyncio.to_thread(join, f"{running.url}/t/nowhere", "rome", AGGRESSIVE, BotLimits(), tell)
        with pytest.raises(NotUnderstood, match="not the address of a table"):
            join("localhost", "rome", AGGRESSIVE, BotLimits(), tell)
