"""Every block of code and every command in the documents: it is run, or it says in `not_run.toml` why it is not."""

from __future__ import annotations

import re
import shlex
import shutil
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bellona.cli.main import run

from .commands import PLAYING, ROOT, fewer, lines, smaller, wrong

HERE = Path(__file__).parent
OF_THEIR_OWN = {"docs/lab.md": "tests/test_lab_tutorial.py", "docs/library.md": "tests/test_library.py"}
"""Pages that another test runs from their first block to their last."""
COMPARED = "title="
"""Blocks with a title are files of an example, and are compared with them (tests/test_first_game.py)."""
LONG = re.compile(r"bellona (serve|play|bot-join|bench|calibrate|ladder (?!.*--rounds))")
"""Commands that wait for people, or measure for minutes; tests of their own start them."""
BLOCK = re.compile(r"^( *)```(\w+)([^\n]*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`((?:bellona|python -m|make) [^`]+)`")
RUN = ("python", "sh")


class Block(NamedTuple):
    """A block of code on a page."""

    page: str
    language: str
    told: str
    text: str


def pages() -> list[Path]:
    """All documents, without the rulebooks, which have no commands."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [path for path in found if not path.name.startswith("rulebook.")]


def blocks_of(path: Path) -> list[Block]:
    page = path.relative_to(ROOT).as_posix()
    found = BLOCK.findall(path.read_text(encoding="utf-8"))
    return [Block(page, language, told, text) for _, language, told, text in found if language in RUN]


BLOCKS = [block for path in pages() for block in blocks_of(path) if COMPARED not in block.told]
LEFT_OUT: list[dict[str, str]] = tomllib.loads((HERE / "not_run.toml").read_text(encoding="utf-8"))["block"]


def reason(block: Block) -> str | None:
    """Why a block is not run, if it is not."""
    return next(
        (one["why"] for one in LEFT_OUT if one["page"] == block.page and block.text.startswith(one["begins"])), None
    )


RUNNING = {page: [block for block in BLOCKS if block.page == page] for page in dict.fromkeys(b.page for b in BLOCKS)}


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("page", [page for page in RUNNING if page not in OF_THEIR_OWN])
def test_the_blocks_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    furnish(tmp_path)
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    for block in RUNNING[page]:
        if reason(block):
            continue
        if block.language == "python":
            exec(compile(smaller(block.text), f"{page}: {block.text[:40]!r}", "exec"), known)
            continue
        for line in lines(block.text):
            if line.startswith("bellona ") and not LONG.match(line):
                words = shlex.split(fewer(line))[1:]
                jobs = ["--jobs", "1"] if words[0] in PLAYING else []
                assert run([*words, *jobs]) == 0, f"{line}\n{capsys.readouterr().err}"


def furnish(folder: Path) -> None:
    """What the documents presuppose in the folder where a reader is: a game that was kept, and the sources."""
    shutil.copy(ROOT / "tests" / "golden" / "de_bello_punico" / "beneventum.bell.json", folder / "game.bell.json")
    for name in ("examples", "docs", "bench"):
        (folder / name).symlink_to(ROOT / name)


def test_the_commands_of_all_blocks_exist() -> None:
    found = [
        (block.page, line, wrong(line)) for block in BLOCKS if block.language == "sh" for line in lines(block.text)
    ]
    assert [each for each in found if each[2]] == []


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_commands_within_sentences_exist(path: Path) -> None:
    found = [" ".join(text.split()) for text in INLINE.findall(path.read_text(encoding="utf-8"))]
    told = [(text, wrong(re.sub(r"\\?\|.*", "", text))) for text in found]
    assert [each for each in told if each[1]] == []


def test_every_block_that_is_not_run_is_there() -> None:
    for one in LEFT_OUT:
        assert any(b.page == one["page"] and b.text.startswith(one["begins"]) for b in BLOCKS), one["page"]
    assert set(OF_THEIR_OWN) <= set(RUNNING)
