"""For all tests: the same random numbers in every run, one language, long tests first, and compiled rules for all."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("bellona", deadline=None, derandomize=True)
settings.load_profile("bellona")
os.environ.setdefault("BELLONA_LANG", "en")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with long tests."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def _compiling_stays_as_it_is() -> Iterator[None]:
    """No test changes how what later tests start is compiled: servers with interpreted rules are very slow."""
    before = _settings_of_numba()
    yield
    after = _settings_of_numba()
    for name in after.keys() - before.keys():
        del os.environ[name]
    os.environ.update(before)
    assert after == before


def _settings_of_numba() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith("NUMBA_")}
