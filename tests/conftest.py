"""For all tests: the same random numbers in every run, one language, and long tests first."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("bellona", deadline=None, derandomize=True)
settings.load_profile("bellona")
os.environ.setdefault("BELLONA_LANG", "en")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with long tests."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
