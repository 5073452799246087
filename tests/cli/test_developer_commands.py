"""Every module that is run with `python -m` says how, and does nothing when it is asked or called wrongly."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAIN = '\nif __name__ == "__main__":\n'
OPTIONAL = {"bench.plane_against_shapely": "shapely", "tests.browser": "PIL"}
"""What some of them import that is not always installed."""


def commands() -> list[str]:
    """The modules that can be run, by the names under which they are."""
    homes = {"src": ROOT / "src", "tests": ROOT, "bench": ROOT}
    files = (path for folder in homes for path in sorted((ROOT / folder).rglob("*.py")))
    found = [path for path in files if MAIN in path.read_text(encoding="utf-8") and not path.name.startswith("test_")]
    return [".".join(path.relative_to(homes[path.relative_to(ROOT).parts[0]]).with_suffix("").parts) for path in found]


def run(name: str, *arguments: str, monkeypatch: pytest.MonkeyPatch) -> object:
    """Run a module with these arguments; its exit status."""
    for part, needed in OPTIONAL.items():
        if name.startswith(part):
            pytest.importorskip(needed)
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(name, run_name="__main__")
    return ended.value.code


@pytest.mark.parametrize("name", commands())
@pytest.mark.parametrize(("option", "status"), [("--help", 0), ("--no-such-option", 2)])
def test_help_is_told_an_unknown_option_refused_and_nothing_done(
    name: str, option: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert run(name, option, monkeypatch=monkeypatch) == status
    told = capsys.readouterr()
    assert told.err if status else "usage:" in told.out.lower()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["bellona.cli.warmup", "tests.golden"])
def test_a_game_that_does_not_exist_is_refused_with_those_that_do(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(name, "latum", monkeypatch=monkeypatch) == 2
    assert "latium" in capsys.readouterr().err


def test_the_types_go_into_the_folder_of_a_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("bellona.cli.client_types", str(tmp_path / "elsewhere"), monkeypatch=monkeypatch) == 2
    assert "package.json" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
