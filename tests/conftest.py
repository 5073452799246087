"""For all tests: compile once, before any test is timed or run in parallel."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("bellona", deadline=None, derandomize=True)
settings.load_profile("bellona")
os.environ.setdefault("BELLONA_LANG", "en")
