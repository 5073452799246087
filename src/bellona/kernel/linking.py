"""How compiled functions find each other: short ones are inlined where they are called, long ones are called by name.

By default Numba copies the code of everything that a function calls, directly or indirectly, into that function, and
optimises it again there. A long function is compiled once instead and called by name. Names depend only on the source,
so that code compiled by several processes fits together.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dis import get_instructions
from functools import cache
from inspect import signature
from types import FunctionType, ModuleType
from typing import Any, get_type_hints

import numpy as np
from numba import boolean, from_dtype, int64
from numba.core.compiler import Compiler
from numba.core.dispatcher import Dispatcher
from numba.core.funcdesc import default_mangler
from numba.core.typed_passes import AnnotateTypes
from numba.core.types import NamedUniTuple
from numba.core.types import Record as RecordType
from numba.core.untyped_passes import IRProcessing

from .enum_members import MembersAreNumbers
from .record import Record

NEEDLESS = (AnnotateTypes,)
SHORT = 300
"""A function with at most this many bytes of Python code is inlined."""
ENVIRONMENT = ".NumbaEnv."

long_functions: set[str] = set()
"""The full names of the functions that are called by name."""


class NamedCompiler(Compiler):
    """Numba's compiler, with the same names for long functions in every process."""

    def _compile_bytecode(self) -> Any:
        self.state.targetctx = self.state.targetctx.subtarget(mangler=symbol)
        return super()._compile_bytecode()  # type: ignore[no-untyped-call]

    def define_pipelines(self) -> Any:
        """All passes except those that serve only code inspection, and one of our own."""
        pipelines: Any = super().define_pipelines()  # type: ignore[no-untyped-call]
        for pipeline in pipelines:
            pipeline.passes = [step for step in pipeline.passes if step[0] not in NEEDLESS]
            pipeline.add_pass_after(MembersAreNumbers, IRProcessing)
            pipeline.finalize()
        return pipelines


def cache_texts_of_records() -> None:
    """Cache the text of a record type, which Numba otherwise builds again in every pass of every function."""
    build, known = RecordType.__repr__, dict[str, str]()

    def text(kind: Any) -> str:
        if kind.name not in known:
            known[kind.name] = build(kind)
        return known[kind.name]

    RecordType.__repr__ = text  # type: ignore[method-assign]


cache_texts_of_records()


def symbol(name: str, types: Any, **tags: Any) -> str:
    """The name of a compiled function, or of its parts, in machine code."""
    if name.removeprefix(ENVIRONMENT) in long_functions:
        types, tags = (), {}
    return str(default_mangler(name, types, **tags))  # type: ignore[no-untyped-call]


def is_long(function: FunctionType) -> bool:
    """Whether a function is compiled once and called by its name."""
    return len(function.__code__.co_code) > SHORT and stands_alone(function) and declared_types(function) is not None


def stands_alone(function: FunctionType) -> bool:
    """Whether a function's full name is unique: functions made inside another function share their names."""
    return "<locals>" not in function.__qualname__


@contextmanager
def link_by_name(dispatcher: Any) -> Iterator[None]:
    """Make callers of a long function that has been compiled meanwhile call its name instead of inlining it."""
    function, context = dispatcher.py_func, dispatcher.targetctx
    if not is_long(function):
        yield
        return
    long_functions.add(f"{function.__module__}.{function.__qualname__}")
    yield
    for result in dispatcher.overloads.values():
        context.remove_user_function(result.entry_point)
        context.insert_user_function(result.entry_point, result.fndesc)


def long_functions_behind(function: FunctionType, seen: set[FunctionType] | None = None) -> Iterator[Any]:
    """The long compiled functions that a function calls, directly or through short ones."""
    seen = {function} if seen is None else seen
    for dispatcher in called_by(function):
        called = dispatcher.py_func
        if called in seen:
            continue
        seen.add(called)
        if is_long(called):
            yield dispatcher
        else:
            yield from long_functions_behind(called, seen)


def called_by(function: FunctionType) -> Iterator[Any]:
    """The compiled functions that a function names; a field may have the name of a function."""
    names, around = function.__code__.co_names, function.__globals__
    found = [around[name] for name in _globals_of(function) if name in around]
    found += [cell.cell_contents for cell in function.__closure__ or ()]
    for thing in found:
        if isinstance(thing, Dispatcher):
            yield thing
        elif isinstance(thing, ModuleType):
            within = vars(thing)
            yield from (within[name] for name in names if isinstance(within.get(name), Dispatcher))


def _globals_of(function: FunctionType) -> Iterator[str]:
    """The names that a function looks up in its module."""
    loaded = (step.argval for step in get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return iter(dict.fromkeys(loaded))


@cache
def declared_types(function: FunctionType) -> tuple[Any, ...] | None:
    """The argument types that a function's annotations declare, or None if one is missing."""
    hints = get_type_hints(function)
    found: list[Any] = []
    for name in signature(function).parameters:
        hint: Any = hints.get(name)
        if hint is bool or hint is int:
            found.append(boolean if hint is bool else int64)
        elif isinstance(hint, type) and issubclass(hint, Record):
            found.append(record_type(hint))  # type: ignore[arg-type]
        elif isinstance(hint, type) and issubclass(hint, np.generic):
            found.append(from_dtype(np.dtype(hint)))
        elif hasattr(hint, "_fields") and all(kind is int for kind in get_type_hints(hint).values()):
            found.append(NamedUniTuple(int64, len(hint._fields), hint))  # type: ignore[no-untyped-call]
        else:
            return None
    return tuple(found)


@cache
def record_type(kind: Any) -> Any:
    """The type of a record, which is slow to make."""
    return from_dtype(kind.dtype)
