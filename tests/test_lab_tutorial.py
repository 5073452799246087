"""The page about the lab: its commands are run, with few games, and do what it says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from bellona.cli.main import run

PAGE = Path(__file__).parents[1] / "docs" / "lab.md"
BLOCK = re.compile(r"(?:`(\S+\.toml)`:\n\n)?```(sh|toml|python)\n(.*?)```", re.DOTALL)
FEWER = (
    (re.compile(r"--games \d+"), "--games 3"),
    (re.compile(r"^games = \d+", re.MULTILINE), "games = 3"),
    (re.compile(r"^trials = \d+", re.MULTILINE), "trials = 3"),
    (re.compile(r"^check = \d+", re.MULTILINE), "check = 3"),
    (re.compile(r'"greedy", "greedy"'), '"random", "random"'),
)


def fewer(text: str) -> str:
    for pattern, instead in FEWER:
        text = pattern.sub(instead, text)
    return text


def test_the_tutorial_goes_from_a_question_to_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for file, language, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if language == "toml":
            Path(file).write_text(fewer(text))
        elif language == "python":
            exec(text, {})
        else:
            for line in fewer(text).splitlines():
                program, *words = shlex.split(line)
                if program == "bellona":
                    jobs = ["--jobs", "1"] if words[0] in ("sim", "sweep", "calibrate") else []
                    assert run([*words, *jobs]) == 0, f"{line}\n{capsys.readouterr().err}"
    told = capsys.readouterr().out
    assert "as it is" in told
    assert "# Calibration of de_bello_punico/zama" in told
    assert "results were as wanted" in Path("historical.html").read_text(encoding="utf-8")
    for page in ("zama.html", "elephants.html"):
        assert "How balanced is Zama" in Path(page).read_text(encoding="utf-8")
    assert Path("runs/historical/values.toml").read_text().count("combat") == 2
