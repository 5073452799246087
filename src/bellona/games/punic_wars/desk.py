"""A served war."""

from __future__ import annotations

from bellona.kernel import serving

from .engine import ENGINE
from .moves import Verb

ANYWHERE = sum(
    1 << verb
    for verb in (
        Verb.SUGGESTED, Verb.ELECT, Verb.DECLINE, Verb.ATTACK, Verb.FINISH, Verb.INVERT, Verb.STAND, Verb.DONE,
        Verb.OFFER, Verb.AGREE, Verb.REFUSE,
    )
)  # fmt: skip
"""The verbs, as bits, of choices that name no hex, no leader and no number."""

SERVING = serving.bound(__name__, ENGINE, ANYWHERE)
