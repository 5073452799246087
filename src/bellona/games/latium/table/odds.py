"""Exact odds of an audience: the faces of its die, with all that is added to it (8.17, D40)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from bellona.gamekit.catalog import Catalog
from bellona.gamekit.setting import named
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import Modifier, Odds, Outcome
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from ..actions.moves import Verb
from ..position.records import Realm
from ..rules.c08_diplomacy.audience import DIE, persuasion
from ..rules.events import EventKind, Part

OFFENDING = 1
"""The face that is a refusal whatever is added, and closes the door for some turns (D42)."""
ANSWERS = ("granted", "refused", "offended")


def odds_of(setting: Any, realm: Realm, action: ActionValue) -> Odds | None:
    """The odds of an audience; None for anything else, since other results depend on cards that others hold."""
    if action.code[0] != Verb.AUDIENCE:
        return None
    log: Any = one(Log)
    asked = setting.engine.codes.filled(action.code)
    bonus = int(persuasion(setting.world, clone(realm), asked, log))
    need = int(setting.world.need[asked.c])
    faces = [answer_of(face, face + bonus, need) for face in range(1, DIE + 1)]
    chances = {answer: Fraction(faces.count(answer), DIE) for answer in ANSWERS}
    outcomes = tuple(
        Outcome(f"outcome-{answer}", {}, setting.words, chance=chance, effects={answer: 1})
        for answer, chance in chances.items()
        if chance
    )
    return Odds(action, {"legatus": added(log, setting.words)}, {"legatus": bonus}, outcomes, chances)


def answer_of(face: int, total: int, need: int) -> str:
    """The answer of the Rex of a civitas to a die."""
    if face == OFFENDING:
        return "offended"
    return "granted" if total >= need else "refused"


def added(log: Any, words: Catalog) -> tuple[Modifier, ...]:
    """What is added to the die, part by part."""
    told = [event for event in log.events[: log.count] if event.kind == EventKind.MODIFIER]
    parts = [(tuple(Part)[event.a], int(event.b)) for event in told]
    return tuple(Modifier(named("modifier", part), {}, words, value=value, rule=part.rule) for part, value in parts)
