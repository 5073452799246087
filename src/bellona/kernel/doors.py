"""Entry points for Python into compiled functions, created when Python first calls a function.

Numba adds to every compiled function a wrapper that unboxes Python's arguments and boxes the result. Most functions are
only called by compiled code, and the wrappers took a quarter of the time it takes to compile a game. A function with
declared types is therefore compiled without one. When Python calls it, a door is compiled: a function with a wrapper
that does nothing but call it.
"""

from __future__ import annotations

from inspect import signature
from types import FunctionType
from typing import Any

SUFFIX = ".door"


def compile_without_door(dispatcher: Any, types: tuple[Any, ...]) -> None:
    """Compile a function for these types only, to be called by compiled code.

    Compilation stays enabled for Numba: if disabled, it would refuse calls from Python instead of asking for an entry.
    """

    def add_overload(result: Any) -> None:
        dispatcher.overloads[tuple(result.signature.args)] = result

    def compile_no_more(types: Any) -> None:
        return

    dispatcher.targetoptions["no_cpython_wrapper"] = True
    dispatcher.add_overload = add_overload
    dispatcher.compile(types)
    dispatcher.compile = compile_no_more


def open_door(dispatcher: Any, door: Any, types: tuple[Any, ...]) -> Any:
    """Compile the door of a function and register it for calls from Python; return the entry point."""
    door.compile(types)
    entry = door.overloads[types].entry_point
    dispatcher._insert([kind._code for kind in types], entry, False)
    dispatcher.disable_compile()
    return entry


def door_to(dispatcher: Any) -> FunctionType:
    """A plain function with the same module, file and parameters that calls a compiled function."""
    inner: FunctionType = dispatcher.py_func
    names = ", ".join(signature(inner).parameters)
    around: dict[str, Any] = {"__name__": inner.__module__, "inner": dispatcher}
    exec(compile(f"def door({names}): return inner({names})", inner.__code__.co_filename, "exec"), around)
    made: FunctionType = around["door"]
    made.__qualname__ = f"{inner.__qualname__}-{inner.__code__.co_firstlineno}{SUFFIX}"
    return made
