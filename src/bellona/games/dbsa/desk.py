"""A served battle."""

from __future__ import annotations

from bellona.kernel import serving

from .engine import ENGINE
from .moves import Verb

ANYWHERE = sum(1 << verb for verb in (Verb.SUGGESTED, Verb.READY, Verb.DONE, Verb.OFFER, Verb.AGREE, Verb.REFUSE))
"""The verbs, as bits, of choices that name no element and no place."""

SERVING = serving.bound(__name__, ENGINE, ANYWHERE)
