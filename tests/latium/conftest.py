"""The tests of a game that is still in the making run with BELLONA_DRAFTS=1."""

from __future__ import annotations

from bellona.registry import game_slugs

collect_ignore_glob = [] if "latium" in game_slugs() else ["test_*.py"]
