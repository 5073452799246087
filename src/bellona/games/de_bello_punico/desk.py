"""A served battle."""

from __future__ import annotations

from bellona.kernel import serving

from .engine import ENGINE
from .verbs import ANYWHERE

SERVING = serving.bound(__name__, ENGINE, ANYWHERE)
