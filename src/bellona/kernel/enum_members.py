"""In compiled code a member of an enumeration is its number.

Numba gives every enumeration its own type, which cannot be mixed with another enumeration, with the field of a record
or in `min`. Interpreted, a member of an IntEnum is an integer; this pass makes it one before types are inferred.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from numba.core import ir
from numba.core.compiler_machinery import FunctionPass, register_pass


@register_pass(mutates_CFG=False, analysis_only=False)  # type: ignore[no-untyped-call]
class MembersAreNumbers(FunctionPass):
    """Insert the number where a function names a member, or a constant that holds members."""

    _name = "bellona_members_are_numbers"

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def run_pass(self, state: Any) -> bool:
        changed = False
        for block in state.func_ir.blocks.values():
            for assignment in block.find_insts(ir.Assign):
                number = _number(state.func_ir, assignment.value)
                if number is not None:
                    _replace(state.func_ir, assignment, number)
                    changed = True
        return changed


def _number(function: Any, value: Any) -> Any:
    """The replacement of a value without enumerations, None if it can stay."""
    if isinstance(value, ir.Global | ir.FreeVar):
        plain = _plain(value.value)
        return None if plain is value.value else ir.Const(plain, value.loc)  # type: ignore[no-untyped-call]
    if isinstance(value, ir.Expr) and value.op == "getattr":
        owner = _constant(function, value.value)
        if isinstance(owner, type) and issubclass(owner, IntEnum) and value.attr in owner.__members__:
            return ir.Const(int(owner[value.attr]), value.loc)  # type: ignore[no-untyped-call]
    return None


def _plain(value: Any) -> Any:
    """A constant with a number for every member in it; the same object if it has none."""
    if isinstance(value, IntEnum):
        return int(value)
    if isinstance(value, tuple):
        found = tuple(_plain(each) for each in value)
        return value if all(new is old for new, old in zip(found, value, strict=True)) else found
    return value


def _constant(function: Any, variable: Any) -> Any:
    """The constant that a variable stands for, None if it is something else."""
    definitions = function._definitions[variable.name]
    if len(definitions) != 1:
        return None
    value = definitions[0]
    if isinstance(value, ir.Global | ir.FreeVar):
        return value.value
    if isinstance(value, ir.Expr) and value.op == "getattr":
        return getattr(_constant(function, value.value), value.attr, None)
    return None


def _replace(function: Any, assignment: Any, value: Any) -> None:
    """Assign a constant instead of the assigned value."""
    definitions = function._definitions[assignment.target.name]
    definitions[definitions.index(assignment.value)] = value
    assignment.value = value
