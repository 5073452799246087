"""Functions written once and compiled for every game.

A function that is passed to compiled code as an argument is compiled again in every process. Code that is the same in
all games is therefore a template: a plain function that uses names (`apply`, `legal`, `Position`) which a game defines.
A module of a game binds templates to the names of the game (`serving.bound`, `bot_kernels.bound`). The bound functions
are the module's own: compiled once, found in the cache by the next process, and called by name like any other compiled
function. Since the module imports the templates' module, a change in either compiles them again. `game_names.pyi` lists
the names that templates use.
"""

from __future__ import annotations

import builtins
import dis
from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Any, cast

from .jit import kernel


def bind(module: str, templates: Iterable[Callable[..., Any]], names: Mapping[str, Any]) -> tuple[Any, ...]:
    """Templates compiled with the names of a game, as functions of one of its modules; they can call each other."""
    around: dict[str, Any] = {}
    for template in templates:
        around |= template.__globals__
    around |= names
    around["__name__"] = module
    bound = [_copied(cast(FunctionType, template), around) for template in templates]
    around |= {function.__name__: function for function in bound}
    for function in bound:
        _refuse_unknown(function, around)
    compiled = tuple(kernel(function) for function in bound)
    around |= {function.__name__: ready for function, ready in zip(bound, compiled, strict=True)}
    return compiled


def _copied(template: FunctionType, around: dict[str, Any]) -> FunctionType:
    """The code of a template with other names."""
    found = FunctionType(template.__code__, around, template.__name__)
    found.__qualname__ = template.__name__
    found.__doc__ = template.__doc__
    found.__annotations__ = dict(template.__annotations__)
    return found


def _refuse_unknown(function: FunctionType, around: dict[str, Any]) -> None:
    """NameError for the first name of a template that a module does not define."""
    for step in dis.get_instructions(function):
        if step.opname == "LOAD_GLOBAL" and step.argval not in around and not hasattr(builtins, step.argval):
            raise NameError(f"{function.__name__} needs {step.argval!r}, and {around['__name__']} does not give it")
