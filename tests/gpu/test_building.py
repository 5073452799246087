"""The rules compile for a GPU: no GPU is needed for that."""

from __future__ import annotations

import os
import re
from typing import Any, cast, get_type_hints

import pytest

from bellona.batches import runner_of
from bellona.gamekit.batch_kernels import Table
from bellona.gpu import building
from bellona.gpu.building import IN_WAVES, USUAL, Making, assembled, code_for, path_of, ptx_for, usual_making
from bellona.gpu.stack import calls_in, deepest_stack
from bellona.kernel.errors import NotUnderstood
from bellona.registry import game_slugs, scenarios_of

if not os.environ.get("CI"):
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
HOPPER = (9, 0)


def runner(slug: str) -> Any:
    return runner_of(f"{slug}/{scenarios_of(slug)[0]}")


def whole_games(slug: str) -> str:
    """PTX, made again when any source has changed."""
    kept = path_of(runner(slug), "play_out", HOPPER, Making()).with_suffix(".ptx")
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        draft = kept.with_suffix(f".{os.getpid()}")
        draft.write_text(ptx_for(runner(slug), "play_out", HOPPER), encoding="utf-8")
        draft.replace(kept)
    return kept.read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("slug", game_slugs())
def test_all_games_compile_for_a_gpu(slug: str):
    """Whole games between bots: their code has all rules. One game is compiled to the end, the others to PTX."""
    ptx = whole_games(slug)
    calls = calls_in(ptx)
    assert calls["play_out"]
    assert len(calls) > 50
    if slug == "de_bello_punico":
        made = assembled(ptx, "play_out", HOPPER, Making())
        assert made.machine.startswith(b"\x7fELF")
        assert 0 < made.registers < 256
        assert all(f"Function properties for {name}" in made.remarks for name in calls)
        assert made.stack == deepest_stack(ptx, made.remarks, "play_out") > 0


@pytest.fixture
def small() -> Any:
    return runner("de_bello_punico")


def test_more_is_inlined_where_games_are_dealt_and_have_been_compared(small: Any):
    assert usual_making(small, "choose_wave") == usual_making(small, "apply_wave") == IN_WAVES
    assert usual_making(small, "play_out") == usual_making(small, "enlist") == USUAL
    assert usual_making(runner("dbsa"), "choose_wave") == USUAL


def test_machine_code_is_kept_and_damaged_files_are_made_again(
    small: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(building, "cache_root", lambda: tmp_path)
    made = code_for(small, "take", HOPPER)
    assert made.machine.startswith(b"\x7fELF")
    assert 0 < made.registers < 256
    (path,) = tmp_path.glob("sm_90/*")
    monkeypatch.setattr(building, "ptx_for", lambda *_: pytest.fail("it was kept"))
    kept = code_for(small, "take", HOPPER)
    assert (kept.machine, kept.name, kept.registers) == (made.machine, "take", made.registers)
    path.write_bytes(path.read_bytes()[:-1])
    monkeypatch.undo()
    monkeypatch.setattr(building, "cache_root", lambda: tmp_path)
    assert code_for(small, "take", HOPPER).machine.startswith(b"\x7fELF")


@pytest.mark.parametrize("entry", ["take", "observe", "stand"])
def test_a_kernel_takes_what_a_launch_gives(small: Any, entry: str):
    """An array is seven words, one of two dimensions nine, and a number one."""
    template = cast(Any, building._Builder.of(small.__class__, HOPPER, Making().inlined).kernels[entry]).py_func
    hints = list(get_type_hints(template).values())[2:-1]
    words = sum(1 if hint is int else 9 if hint.__origin__ is Table else 7 for hint in hints)
    (head,) = re.findall(r"\.entry \w+\(([^)]*)\)", ptx_for(small, entry, HOPPER))
    assert len(re.findall(r"\.param \.(u64|b64)", head)) == words


def test_sums_of_products_are_rounded_as_on_the_cpu(tmp_path: Any):
    from numba import float64
    from numba.cuda.compiler import compile_cuda
    from numba.cuda.cudadrv import nvvm

    def scaled(numbers: Any, by: float) -> None:
        numbers[0] = numbers[0] * by + numbers[1]

    modules = compile_cuda(scaled, None, (float64[::1], float64), cc=HOPPER).library.llvm_strs
    modules[0] = modules[0].replace("linkonce_odr", "")
    fused, apart = (nvvm.compile_ir(modules, opt=3, arch="compute_90", fma=each).decode() for each in (1, 0))
    assert "fma.rn.f64" in fused
    assert "fma.rn.f64" not in apart
    assert building.OPTIONS["fma"] == 0


def test_without_the_compiler_one_sentence_says_what_to_install(small: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(building, "find_spec", lambda name: None)
    with pytest.raises(NotUnderstood, match=r"needs numba-cuda; install it with: pip install 'bellona\[cuda\]'"):
        ptx_for(small, "take", HOPPER)
