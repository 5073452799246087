"""One way to compile: `@kernel` turns a plain function over records into machine code, cached per source tree.

Numba's own cache does not notice a change in a function that is called from another file, so every module has its own
cache folder, named after a hash of everything that its functions can depend on: after a change, only the modules that
import the changed one, directly or indirectly, are compiled again. `NUMBA_DISABLE_JIT=1` runs the same functions
interpreted.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

from .shipped import compiler, shipped_root
from .sources import game_hash, module_hash

F = TypeVar("F", bound=Callable[..., Any])
_prepare: Callable[[Any], None] | None = None


def cache_root() -> Path:
    """Where compiled code of all versions is kept."""
    base = os.environ.get("BELLONA_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "bellona"


def cache_shelf() -> Path:
    """Where compiled code is kept by interpreter and checking mode."""
    bounds = "-bounds" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    return cache_root() / f"{sys.implementation.cache_tag}-{platform.machine()}{bounds}"


def cache_folder(module: str) -> Path:
    """Where compiled code of a module is kept."""
    return cache_shelf() / f"{module}-{module_hash(module)}"


def warm_mark(slug: str) -> Path:
    """The marker file that exists once all of a game has been compiled by the present compiler."""
    made_by = hashlib.sha256(compiler().encode()).hexdigest()[:8]
    return cache_shelf() / f"{slug}-{game_hash(slug)}-{made_by}.warm"


def interpreted() -> bool:
    """Whether rules run as plain Python."""
    return os.environ.get("NUMBA_DISABLE_JIT") == "1"


def is_warm(slug: str) -> bool:
    """Whether a game of this source tree can be played without compiling it."""
    return is_compiled_here(slug) or is_shipped(slug)


def is_compiled_here(slug: str) -> bool:
    """Whether a game of this source tree has been compiled on this machine before."""
    return interpreted() or warm_mark(slug).exists()


def is_shipped(slug: str) -> bool:
    """Whether a game of this source tree came compiled, and fits this machine."""
    root, mark = shipped_root(), warm_mark(slug)
    return root is not None and (root / mark.relative_to(cache_root())).exists()


def mark_warm(slug: str) -> None:
    """Record that all of a game has been compiled; if nothing can be written, it is compiled again."""
    if not interpreted():
        with suppress(OSError):
            warm_mark(slug).parent.mkdir(parents=True, exist_ok=True)
            warm_mark(slug).touch()


def prepare_with(prepare: Callable[[Any], None] | None) -> None:
    """Have a function compile, or wait for, what a kernel calls whenever Python first calls that kernel."""
    global _prepare
    _prepare = prepare


def kernel(function: F) -> F:
    """Compile on first call; allocate nothing, raise nothing, print nothing inside."""
    return function if interpreted() else cast(F, _compiled_once(_dispatcher(function)))


def _dispatcher(function: Callable[..., Any]) -> Any:
    """A Numba dispatcher with its cache in the folder of the module."""
    from numba import njit

    from .code_cache import CodeCache
    from .linking import NamedCompiler

    options: Any = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True, "pipeline_class": NamedCompiler}
    dispatcher: Any = njit(**options)(function)
    dispatcher._cache = CodeCache(function, cache_folder(function.__module__))
    return dispatcher


def _compiled_once(dispatcher: Any) -> Any:
    """Compile a function for the types it declares.

    By default Numba compiles a function again for every combination of int16 and int64 arguments; with a signature from
    its annotations it is compiled once, and callers convert.
    """
    from numba.core.compiler_lock import global_compiler_lock

    from .doors import compile_without_door, door_to, open_door
    from .linking import declared_types, link_by_name, long_functions_behind

    template, compile_for = dispatcher.get_call_template, dispatcher._compile_for_args
    under_way, entry = False, None

    def settle() -> None:
        nonlocal under_way
        if dispatcher.signatures:
            return
        with global_compiler_lock:
            if dispatcher.signatures or under_way:
                return
            under_way = True
            try:
                compile_as_declared()
            finally:
                under_way = False

    def compile_as_declared() -> None:
        declared = declared_types(dispatcher.py_func)
        with link_by_name(dispatcher):
            for called in long_functions_behind(dispatcher.py_func):
                called.settle()
            if declared is not None:
                compile_without_door(dispatcher, declared)

    def get_call_template(args: Any, keywords: Any) -> Any:
        settle()
        return template(args, keywords)

    def _compile_for_args(*args: Any, **keywords: Any) -> Any:
        nonlocal entry
        if _prepare is not None and not dispatcher.signatures:
            _prepare(dispatcher)
        settle()
        declared = declared_types(dispatcher.py_func)
        if declared is None:
            return compile_for(*args, **keywords)
        with global_compiler_lock:
            if entry is None:
                entry = open_door(dispatcher, _dispatcher(door_to(dispatcher)), declared)
        return entry

    dispatcher.settle = settle
    dispatcher.get_call_template = get_call_template
    dispatcher._compile_for_args = _compile_for_args
    return dispatcher
