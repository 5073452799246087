"""Puts the auction among the games of every Python that starts with this folder on its path."""

import sys
from pathlib import Path

sys.modules["bellona.games"].__path__.append(str(Path(__file__).parent / "games"))
