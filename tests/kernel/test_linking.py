"""Which compiled functions are called by name, and what those names are."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bellona.games.de_bello_punico.actions import flow
from bellona.kernel.jit import interpreted, kernel
from bellona.kernel.linking import is_long, long_functions, long_functions_behind, symbol

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")


def test_the_name_of_a_long_function_depends_neither_on_types_nor_on_what_was_compiled_before() -> None:
    cast(Any, flow.apply).settle()
    name = "bellona.games.de_bello_punico.actions.flow.apply"
    assert name in long_functions
    assert symbol(name, ("Record(7)",), uid=3) == symbol(name, ("Record(8)",), uid=4)
    assert symbol("elsewhere.short", (), uid=3) != symbol("elsewhere.short", (), uid=4)


def test_what_a_function_calls_by_way_of_short_ones_is_found() -> None:
    behind = {dispatcher.py_func for dispatcher in long_functions_behind(cast(Any, flow.begin).py_func)}
    assert behind
    assert all(is_long(function) for function in behind)


def test_a_function_made_inside_another_is_never_called_by_name() -> None:
    @kernel
    def count(most: int) -> int:
        total = 0
        for number in range(most):
            if number % 7 == 3 or number % 11 == 5 or number % 13 == 1 or number % 17 == 2 or number % 19 == 4:
                total += number % 3 + number % 5 + number % 7 + number % 11 + number % 13 + number % 17 + number % 19
        return total

    plain = cast(Any, count).py_func
    assert not is_long(plain)
    assert count(100) == plain(100)
