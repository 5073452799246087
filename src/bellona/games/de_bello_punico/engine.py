"""The compiled part of the game, as the engine knows it."""

from __future__ import annotations

from bellona.kernel.choices import Action, Choices
from bellona.kernel.engine import Engine

from .bot import Bench, rank
from .brief import Brief, brief
from .checking import check
from .events import Cause, Part, Told
from .flow import apply, begin
from .judging import evaluate, outcome, over
from .listing import legal
from .moves import Refusal
from .observing import observe, redeal
from .position import Battle, Field
from .verbs import Verb

ENGINE = Engine(
    seats=2,
    world=Field,
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
    note=brief,
    told=tuple(Told),
    causes=tuple(Cause),
    parts=tuple(Part),
    refusals=tuple(Refusal),
    verbs=Verb,
)
