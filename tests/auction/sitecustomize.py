"""Puts the auction among the games of every Python that starts with this folder on its path."""

from importlib import import_module
from pathlib import Path

import_module("bellona.games").__path__.append(str(Path(__file__).parent / "games"))
