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
from .moves import Action, Choices, Refusal
from .observing import observe
from .position import Realm
from .redealing import redeal
from .verbs import Verb
from .vocabulary import SEATS
from .world_record import World

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
    verbs=Verb,
)
