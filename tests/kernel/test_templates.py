"""Templates: compiled once for the module they are bound to, cached, and recompiled after a change."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bellona.gamekit import bot_kernels, serving
from bellona.kernel.jit import interpreted, kernel
from bellona.kernel.sources import sources_of
from bellona.kernel.templates import bind
from bellona.registry import game_slugs

TEMPLATES = """
def tenfold(number: int) -> int:
    \"\"\"What a module makes of a number, ten times.\"\"\"
    total = 0
    for _ in range(10):
        total += change(number)
    return total
"""
MODULE = """
from bellona.kernel.jit import kernel
from bellona.kernel.templates import bind
import shared

@kernel
def change(number: int) -> int:
    return number {operation}

(tenfold,) = bind(__name__, (shared.tenfold,), {{"change": change}})
"""
CALLS = """
import one, two
print(one.tenfold(4), two.tenfold(4), *(sum(of.tenfold.stats.cache_hits.values()) for of in (one, two)))
"""


@pytest.fixture
def run(tmp_path: Path) -> Callable[[], str]:
    """Calls a template that two modules have bound, in a separate process; results and cache hits."""
    (tmp_path / "shared.py").write_text(TEMPLATES)
    (tmp_path / "one.py").write_text(MODULE.format(operation="+ 1"))
    (tmp_path / "two.py").write_text(MODULE.format(operation="* 3"))
    (tmp_path / "calls.py").write_text(CALLS)
    environ = os.environ | {"BELLONA_CACHE": str(tmp_path / "cache")}

    def called() -> str:
        words = [sys.executable, str(tmp_path / "calls.py")]
        return subprocess.run(words, env=environ, check=True, capture_output=True, text=True).stdout.strip()

    return called


@pytest.mark.skipif(interpreted(), reason="nothing is compiled")
def test_each_module_has_its_own_and_the_next_process_finds_it(run: Callable[[], str]) -> None:
    assert run() == "50 120 0 0"
    assert run() == "50 120 1 1"


@pytest.mark.skipif(interpreted(), reason="nothing is compiled")
def test_a_change_of_the_template_compiles_it_anew(run: Callable[[], str], tmp_path: Path) -> None:
    run()
    (tmp_path / "shared.py").write_text(TEMPLATES.replace("range(10)", "range(20)"))
    assert run() == "100 240 0 0"


def squared(number: int) -> int:
    """A template of this test."""
    return times(number, number)


def cubed(number: int) -> int:
    """A template that calls another."""
    return times(squared(number), number)


@kernel
def times(one: int, other: int) -> int:
    return one * other


def test_templates_that_are_bound_together_call_each_other() -> None:
    square, cube = bind("tests.kernel.here", (squared, cubed), {"times": times})
    assert (square(3), cube(3)) == (9, 27)
    assert getattr(cube, "py_func", cube).__module__ == "tests.kernel.here"


def test_a_name_that_a_module_does_not_give_is_named() -> None:
    with pytest.raises(NameError, match="play_on needs 'over', and somewhere does not give it"):
        bind("somewhere", (bot_kernels.play_on,), {})


@pytest.mark.parametrize("slug", game_slugs())
def test_what_a_game_has_bound_depends_on_the_templates(slug: str) -> None:
    for module, templates in (("table.serving", serving), ("bot.runner", bot_kernels)):
        assert Path(str(templates.__file__)) in sources_of(f"bellona.games.{slug}.{module}")
