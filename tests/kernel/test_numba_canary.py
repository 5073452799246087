"""Assumptions of the engine about Numba beyond its public interface; a newer version that breaks them fails here."""

from __future__ import annotations

import inspect

import numba
import pytest
from numba.core import caching, compiler, dispatcher, funcdesc
from numba.core.compiler_lock import global_compiler_lock

from bellona.kernel.jit import interpreted, kernel

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")


@kernel
def halve(number: int) -> int:
    return number // 2


def test_numba_is_built_as_the_engine_expects() -> None:
    expectations = {
        "a dispatcher asks `_cache` for compiled code": "self._cache.load_overload(sig, self.targetctx)"
        in inspect.getsource(dispatcher.Dispatcher.compile),
        "a dispatcher gives `_cache` what it compiled": "self._cache.save_overload(sig, cres)"
        in inspect.getsource(dispatcher.Dispatcher.compile),
        "a cache has six parts": caching._Cache.__abstractmethods__
        == {"cache_path", "load_overload", "save_overload", "enable", "disable", "flush"},
        "a compile result can be taken apart and put together": hasattr(compiler.CompileResult, "_reduce")
        and hasattr(compiler.CompileResult, "_rebuild"),
        "the compiler has `_compile_bytecode` and `define_pipelines`": hasattr(compiler.Compiler, "_compile_bytecode")
        and hasattr(compiler.Compiler, "define_pipelines"),
        "names are mangled by `default_mangler`": callable(funcdesc.default_mangler),
        "a dispatcher finds callers by `get_call_template` and `_compile_for_args`": hasattr(halve, "get_call_template")
        and hasattr(halve, "_compile_for_args"),
        "one lock guards compilation": hasattr(global_compiler_lock, "is_locked"),
    }
    changed = [what for what, holds in expectations.items() if not holds]
    assert not changed, f"Numba {numba.__version__} has changed: {'; '.join(changed)}"


def test_a_function_is_held_to_its_declared_types() -> None:
    assert halve(9) == 4
    assert len(halve.signatures) == 1, f"Numba {numba.__version__} compiles anew what is declared"  # type: ignore[attr-defined]
