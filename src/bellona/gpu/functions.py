"""The rules as functions of a device: the same Python functions, compiled by numba-cuda for the types they declare.

What compiles for the processor names other compiled functions, modules and enumerations. Here every function is copied
with other globals: functions of the device instead of those of the processor, and plain numbers instead of members of
enumerations. As on the processor, a function is compiled once, for its declared types, and its callers convert; a
short one is inlined, a long one is called. (If NVVM inlines as it likes, it works for minutes and takes gigabytes.)
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dis import get_instructions
from enum import EnumType, IntEnum
from types import CellType, FunctionType, ModuleType
from typing import Any, NamedTuple

from numba import cuda
from numba.core.dispatcher import Dispatcher
from numba.core.types import none
from numba.cuda import dispatcher
from numba.cuda.compiler import compile_cuda, kernel_fixup
from numba.cuda.dispatcher import CUDADispatcher

from ..kernel.linking import declared_types

_called: dict[Any, tuple[Any, ...]] = {}
"""The code libraries that a code library calls."""


def cut_loose(library: Any) -> None:
    """Keep what a library calls here.

    Through its own list a library that is called in many ways would be met again on each of them, thousands of times.
    """
    _called[library] = _linked(library)
    library._linking_libraries.clear()


def _linked(library: Any) -> tuple[Any, ...]:
    """What a library calls itself, in the same order every time."""
    return tuple(sorted(library._linking_libraries, key=lambda each: str(each.name)))


def modules_behind(library: Any) -> list[str]:
    """The code of a library and of everything that it calls, each once."""
    found: dict[Any, str] = {}
    ahead = [library]
    while ahead:
        each = ahead.pop()
        if each not in found:
            found[each] = str(each._module)
            ahead.extend(reversed(_called.get(each) or _linked(each)))
    return list(found.values())


class DeviceFunction(CUDADispatcher):  # type: ignore[misc]
    """A function that is compiled for a device when another one calls it; no device has to be there."""

    def __init__(
        self, function: FunctionType, declared: tuple[Any, ...] | None, processor: tuple[int, int], inlined: int
    ) -> None:
        super().__init__(function, {"device": True, "opt": True, "debug": False})
        self.declared, self.processor, self.inlined = declared, processor, inlined

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Whatever it is called with, there is one compiled form."""
        return super().get_call_template(args if self.declared is None else self.declared, kws)

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """As numba-cuda does, but for the processor that is asked for instead of the one that is there."""
        if args not in self.overloads:
            with self._compiling_counter:  # a function may call itself
                result = compile_cuda(self.py_func, return_type, args, cc=self.processor)
            self.overloads[args] = result
            if len(self.py_func.__code__.co_code) > self.inlined:
                result.library.get_function(result.fndesc.llvm_func_name).attributes.add("noinline")
            cut_loose(result.library)
            result.target_context.insert_user_function(result.entry_point, result.fndesc, [result.library])
        return self.overloads[args]


class Translation:
    """The functions of a game, translated for one kind of device."""

    def __init__(self, processor: tuple[int, int], inlined: int, instead: Mapping[Any, FunctionType]) -> None:
        """Some functions of the processor are replaced by plain functions for the device."""
        self.processor, self.inlined = processor, inlined
        self._unfinished: list[tuple[FunctionType, dict[str, Any]]] = []
        self._known: dict[int, tuple[Any, Any]] = {}
        """By identity: what has been translated, and into what."""
        for original, other in instead.items():
            self._known[id(original)] = original, DeviceFunction(other, declared_types(other), processor, inlined)

    def value(self, value: Any) -> Any:
        """A global of compiled code, for a device."""
        found = self._value(value)
        while self._unfinished:
            function, around = self._unfinished.pop()
            names = (step.argval for step in get_instructions(function) if step.opname == "LOAD_GLOBAL")
            for name in dict.fromkeys(names):
                if name in function.__globals__:
                    around[name] = self._value(function.__globals__[name])
        return found

    def _value(self, value: Any) -> Any:
        if id(value) in self._known:
            return self._known[id(value)][1]
        if isinstance(value, IntEnum):
            return int(value)
        if type(value) is tuple:
            return tuple(self._value(each) for each in value)
        found = self._translated(value)
        if found is not value:
            self._known[id(value)] = value, found
        return found

    def _translated(self, value: Any) -> Any:
        if isinstance(value, Dispatcher):
            return DeviceFunction(
                self._copied(value.py_func), declared_types(value.py_func), self.processor, self.inlined
            )
        if isinstance(value, type) and issubclass(value, IntEnum):
            return _Numbers(value)
        if isinstance(value, ModuleType) and _holds_rules(value):
            return _TranslatedModule(value, self)
        return value

    def _copied(self, function: FunctionType) -> FunctionType:
        """A copy of a function, with globals that are translated later."""
        around = {"__name__": function.__module__, "__builtins__": function.__globals__["__builtins__"]}
        cells = function.__closure__
        closure = None if cells is None else tuple(CellType(self._value(cell.cell_contents)) for cell in cells)
        found = FunctionType(function.__code__, around, function.__name__, function.__defaults__, closure)
        found.__qualname__ = function.__qualname__
        self._unfinished.append((function, around))
        return found


def _holds_rules(module: ModuleType) -> bool:
    """Whether a module has compiled functions or enumerations; others (`math`) are the same on a device."""
    names = vars(module).values()
    return any(isinstance(each, Dispatcher | EnumType) for each in names)


class _Numbers(ModuleType):
    """The members of an enumeration as numbers: the attributes of a module are constants to Numba."""

    def __init__(self, codes: type[IntEnum]) -> None:
        super().__init__(codes.__name__)
        vars(self).update({name: int(member) for name, member in codes.__members__.items()})


class _TranslatedModule(ModuleType):
    """A module whose names are translated when they are looked up."""

    def __init__(self, original: ModuleType, translation: Translation) -> None:
        super().__init__(original.__name__)
        self._original, self._translation = original, translation

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self._translation.value(getattr(self._original, name))


@contextmanager
def _as_if_here(processor: tuple[int, int]) -> Iterator[None]:
    """Let numba-cuda compile functions of its own (the parts of what Python brings) for the same processor."""
    usual = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: _Asked(processor)
    try:
        yield
    finally:
        dispatcher.get_current_device = usual


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Garbage is not collected meanwhile: a compiler makes little, and looking for it takes a sixth of the time."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


class _Asked(NamedTuple):
    """A device as far as the compiler wants to know it."""

    compute_capability: tuple[int, int]


def kernel_from(
    function: DeviceFunction, types: Mapping[str, Any], processor: tuple[int, int]
) -> tuple[str, list[str]]:
    """A kernel that calls a function with the number of its thread, of all threads, and what it is given.

    Returns its name, and the modules that it is made of.
    """
    names = ", ".join(types)
    around = {"function": function, "grid": cuda.grid, "gridsize": cuda.gridsize}
    exec(f"def kernel({names}):\n    function(grid(1), gridsize(1), {names})", around)
    with _as_if_here(processor), _without_collecting():
        result = compile_cuda(around["kernel"], none, tuple(types.values()), cc=processor)
    entry = result.library.get_function(result.fndesc.llvm_func_name)
    kernel_fixup(entry, debug=False)
    cut_loose(result.library)
    return result.fndesc.llvm_func_name, modules_behind(result.library)
