"""The kit for a GPU that is at hand for some minutes: it is complete, and what fails takes nothing else with it."""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from bench.gpu_kit import conducting, contents, parts, playing
from bench.gpu_kit.comparing import compare
from bench.gpu_kit.conducting import Player, conduct
from bench.gpu_kit.contents import FAR, Compiled, compiled, unpack_code
from bench.gpu_kit.parts import Part, compared, in_waves, rate
from bench.gpu_kit.playing import WHOLE, How
from bench.gpu_kit.taking_part import Turn, take_part, whatever_comes

from tests.gpu.stand_in import HostDevice

NAME = "de_bello_punico/beneventum"


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Any:
    found = HostDevice()
    monkeypatch.setattr(playing, "device_of", lambda how: found)
    monkeypatch.setattr(parts, "COMPARED", 9)
    return found


@pytest.mark.parametrize("how", [How(), in_waves(4)])
@pytest.mark.parametrize("first", [WHOLE, 4])
def test_games_are_compared_afterwards(
    device: Any, how: How, first: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (row,) = compared(NAME, "random", 1.0, first, how, Turn(60))
    assert row["most"] == 0  # they were played to their end, in one go or in slices
    found = tmp_path / "rows.jsonl"
    found.write_text(json.dumps(row) + "\n", encoding="utf-8")
    compare(tmp_path, found, 9)
    assert "to their end" in capsys.readouterr().out.splitlines()[-1]
    found.write_text(json.dumps(row | {"digests": "A" * 96}) + "\n", encoding="utf-8")
    compare(tmp_path, found, 9)
    assert "9 of 9 games differ" in capsys.readouterr().out


def test_what_takes_long_is_played_as_far_as_there_is_time(
    device: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (row,) = compared(NAME, "random", 0.0, 4, None, Turn(60))
    assert row["most"] == 4
    assert row["choices"] == 36
    found = tmp_path / "rows.jsonl"
    found.write_text(json.dumps(row) + "\n", encoding="utf-8")
    compare(tmp_path, found, 9)
    assert "4 choices each, {'block': 128}: 0 of 9 games differ" in capsys.readouterr().out


def test_rates_are_those_of_all_choices(device: Any):
    (row,) = rate(NAME, "random", 8, 60.0, WHOLE, in_waves(4), Turn(60))
    assert row["rate"] == pytest.approx(row["choices"] / row["seconds"], rel=0.01)
    assert row["threads"] > 0


def test_what_fails_is_told():
    def worn_out(turn: Turn) -> Any:
        raise RuntimeError("the GPU has had enough")
        yield

    (row,) = whatever_comes(worn_out, Turn(9))
    assert row["failed"] == "RuntimeError('the GPU has had enough')"
    (row,) = whatever_comes(worn_out, Turn(0))
    assert "left out" in row


def test_the_kit_has_the_code_of_every_part():
    made = set(compiled())
    for name, part in parts.parts().items():
        if isinstance(part, Part):
            for how in part.hows or [How()]:
                for entry in part.entries:
                    making = how.making if entry in contents.VARIED else FAR
                    for game in part.names:
                        assert Compiled(game, entry, making) in made, name
            for way in part.ways:
                asked = way.args if isinstance(way, partial) else ()
                for how in (each for each in asked if isinstance(each, How)):
                    entries = contents.VARIED if how.window else ()
                    assert how.window or how.making == FAR, how
                    assert all(Compiled(asked[0], entry, how.making) in made for entry in entries), how
                    assert how._replace(window=0) in [each._replace(window=0) for each in part.hows or [How()]], how
    assert {name for name, _ in conducting.ORDER} == set(parts.parts())


def test_code_is_unpacked_once(tmp_path: Path):
    import gzip

    kit, there = tmp_path / "kit", tmp_path / "there"
    kit.mkdir()
    (kit / "latium-1-take.cubin.gz").write_bytes(gzip.compress(b"code"))
    (kit / "dbsa-1-take.cubin.gz").write_bytes(b"not for us")
    for _ in range(2):
        unpack_code(kit, there, "latium")
    assert [(path.name, path.read_bytes()) for path in there.iterdir()] == [("latium-1-take.cubin", b"code")]


def test_a_part_waits_for_its_turn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    class Quick:
        def ready(self, kit: Path) -> Any:
            return [lambda turn: iter([{"left": round(turn.left)}])]

    monkeypatch.setattr(parts, "parts", lambda: {"quick": Quick()})
    monkeypatch.setattr(sys, "stdin", (tmp_path / "told"))
    monkeypatch.setattr(Path, "readline", lambda self: "7.0\n", raising=False)
    take_part(tmp_path, "quick")
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert told == [{"ready": "quick"}, {"part": "quick", "left": 7}, {"end": "quick"}]


PLAYS = {
    "good": 'print(\'{"ready": 1}\'); input(); print("noise"); print(\'{"found": 2}\'); print(\'{"end": 1}\')',
    "hangs": "import time; print('{\"ready\": 1}'); input(); print('{\"found\": 3}'); time.sleep(60)",
    "dies": "print('{\"ready\": 1}'); input(); print('{\"found\": 4}'); raise SystemExit(1)",
    "never": "raise SystemExit(1)",
}


@pytest.mark.parametrize("name", PLAYS)
def test_a_part_that_hangs_or_dies_is_ended(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(conducting, "command", lambda kit, name: [sys.executable, "-u", "-c", PLAYS[name]])
    began = time.monotonic()
    with (tmp_path / "errors").open("w") as errors, (tmp_path / "rows").open("w") as kept:
        player = Player(tmp_path, name, errors)
        if conducting.is_ready(player, 30.0):
            conduct(player, 0.5, kept, grace=0.5)
        else:
            assert name == "never"
        assert player.process.wait(20) is not None
    assert time.monotonic() - began < 40
    found = {"good": [{"found": 2}], "hangs": [{"found": 3}], "dies": [{"found": 4}], "never": []}[name]
    assert [json.loads(line) for line in (tmp_path / "rows").read_text().splitlines()] == found
