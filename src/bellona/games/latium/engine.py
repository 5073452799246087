"""The compiled part of the game, as the engine knows it."""

from __future__ import annotations

from bellona.kernel.engine import Engine

from .bot import rank
from .brief import Brief, brief
from .checking import check
from .events import Cause, Part, Told
from .flow import apply, begin
from .judging import evaluate, outcome, over
from .listing import legal
from .moves import Action, Choices, Refusal, Verb
from .observing import observe
from .position import Realm
from .redealing import redeal
from .vocabulary import SEATS
from .world_record import World

FREE = frozenset(
    int(verb)
    for verb in (
        Verb.OFFER, Verb.DISMISS, Verb.MOVE, Verb.AUDIENCE, Verb.REPAY, Verb.CLAUSE, Verb.GIVE, Verb.DEPLOY, Verb.PLACE,
        Verb.ADVANCE, Verb.CHARGE, Verb.ABDICATE,
    )
)  # fmt: skip
"""The verbs of which only some choices are listed."""
ENGINE = Engine(
    seats=SEATS,
    world=World,
    position=Realm,
    choices=Choices,
    action=Action,
    brief=Brief,
    scratch=Action,
    begin=begin,
    legal=legal,
    check=check,
    apply=apply,
    observe=observe,
    redeal=redeal,
    over=over,
    outcome=outcome,
    evaluate=evaluate,
    rank=rank,
    note=brief,
    told=tuple(Told),
    causes=tuple(Cause),
    parts=tuple(Part),
    refusals=tuple(Refusal),
    free=FREE,
)
