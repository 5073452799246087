"""A served battle."""

from __future__ import annotations

from bellona.kernel import serving

from .engine import ENGINE
from .moves import Verb

ANYWHERE = sum(
    1 << verb
    for verb in (
        Verb.SUGGESTED, Verb.FIRST, Verb.SECOND, Verb.REROLL, Verb.ACCEPT, Verb.DONE, Verb.STAND, Verb.COMMIT,
        Verb.KEEP, Verb.SUPPORT, Verb.PURSUE, Verb.RECALL, Verb.STAY,
    )
)  # fmt: skip
"""The verbs, as bits, of choices that are not about a place on the map."""

SERVING = serving.bound(__name__, ENGINE, ANYWHERE)
