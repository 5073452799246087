"""Programs that play: the examples conform, limits hold, and whatever a program does is one sentence."""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from pathlib import Path
from random import Random

import pytest

from bellona.bots.conformance import check_bot
from bellona.bots.joining import join
from bellona.bots.matches import play_match
from bellona.bots.outside import BotFailed, BotLimits, OutsideBot
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
        (["hoard = [bytearray(1 << 20) for _ in range(4000)]", "time.sleep(60)"], "it has ended"),
    ],
)
def test_what_goes_wrong_is_one_sentence(tmp_path: Path, lines: list[str], why: str):
    match = game(PLACE[0]).start(PLACE[1], seed=1)
    seat = match.setting.playing[0]
    with OutsideBot(written(tmp_path, *lines), QUICK._replace(seconds=10.0 if "hoard" in lines[0] else 1.0)) as bot:
        bot.greet(*PLACE, seat)
        with pytest.raises(BotFailed, match=why):
            bot.choose(match, seat)
    assert not bot.is_running


def test_a_program_ends_with_all_that_it_has_started(tmp_path: Path):
    mark = tmp_path / "mark"
    child = f"import time; time.sleep(1.5); open({str(mark)!r}, 'w')"
    command = written(
        tmp_path, "import subprocess", f"subprocess.Popen([sys.executable, '-c', {child!r}])", "time.sleep(9)"
    )
    with OutsideBot(command, QUICK) as bot:
        bot.greet(*PLACE, "rome")
        with pytest.raises(BotFailed):
            bot.choose(game(PLACE[0]).start(PLACE[1], seed=1), "rome")
    time.sleep(2)
    assert not mark.exists()


def test_a_bot_that_fails_loses(tmp_path: Path):
    told = play_match(
        PLACE[0],
        package_of(PLACE[0]).bots.runner_of(PLACE[1]),
        [f"cmd:{written(tmp_path, 'sys.exit(0)')}", "random"],
        3,
        QUICK,
    )
    assert (told["winner"], told["reason"]) == ("carthage", "bot_failed")
    assert "it has ended" in told["failure"]
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
    assert "it has ended" in told["failures"]["why"]
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
