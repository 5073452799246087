"""The compiled part of the game, as the engine knows it."""

from __future__ import annotations

from bellona.gamekit.engine import Engine
from bellona.kernel.choices import Action, Choices

from .actions.checking import check
from .actions.flow import apply, begin
from .actions.listing import legal
from .actions.moves import Refusal
from .actions.verbs import Verb
from .bot import Workspace, rank
from .position.judging import evaluate, outcome, over
from .position.observing import observe, redeal
from .position.records import Battle, Field
from .rules.events import Cause, EventKind, Part
from .table.prompt_facts import PromptFacts, note

ENGINE = Engine(
    seats=2, world=Field, position=Battle, choices=Choices, action=Action, prompt_facts=PromptFacts,
    scratch=Workspace, begin=begin, legal=legal, check=check, apply=apply, observe=observe,
    redeal=redeal, over=over, outcome=outcome, evaluate=evaluate, rank=rank, note=note,
    event_kinds=tuple(EventKind), causes=tuple(Cause), parts=tuple(Part), refusals=tuple(Refusal), verbs=Verb,
)  # fmt: skip
