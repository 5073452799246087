"""Puts the auction among the games of every Python that starts with this folder on its path."""

from pathlib import Path

import bellona.games

bellona.games.__path__.append(str(Path(__file__).parent / "games"))
