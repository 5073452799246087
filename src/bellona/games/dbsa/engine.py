"""The compiled part of the game, as the engine knows it."""

from __future__ import annotations

from bellona.kernel.engine import Engine

from .bot import Bench, rank
from .brief import Brief, note
from .checking import check
from .events import Cause, Part, Told
from .flow import apply, begin
from .judging import evaluate, outcome, over
from .listing import legal
from .moves import Action, Choices, Refusal
from .observing import observe, redeal
from .position import Battle, World
from .verbs import Verb

ENGINE = Engine(
    seats=2,
    world=World,
    position=Battle,
    choices=Choices,
    action=Action,
    brief=Brief,
    scratch=Bench,
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
    note=note,
    told=tuple(Told),
    causes=tuple(Cause),
    parts=tuple(Part),
    refusals=tuple(Refusal),
    verbs=Verb,
)
