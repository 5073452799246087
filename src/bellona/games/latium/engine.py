"""The compiled part of the game, as the engine knows it."""

from __future__ import annotations

from bellona.gamekit.engine import Engine

from .actions.checking import check
from .actions.flow import apply, begin
from .actions.listing import legal
from .actions.moves import Action, Choices, Refusal
from .actions.verbs import Verb
from .bot import Mind, rank
from .position.judging import evaluate, outcome, over
from .position.observing import observe
from .position.records import Realm
from .position.redealing import redeal
from .position.vocabulary import SEAT_COUNT
from .position.world_record import World
from .rules.events import Cause, EventKind, Part
from .table.prompt_facts import PromptFacts, note

ENGINE = Engine(
    seats=SEAT_COUNT, world=World, position=Realm, choices=Choices, action=Action, prompt_facts=PromptFacts,
    scratch=Mind, begin=begin, legal=legal, check=check, apply=apply, observe=observe,
    redeal=redeal, over=over, outcome=outcome, evaluate=evaluate, rank=rank, note=note,
    event_kinds=tuple(EventKind), causes=tuple(Cause), parts=tuple(Part), refusals=tuple(Refusal), verbs=Verb,
)  # fmt: skip
