"""A bot's letters: which it accepts, refuses, or answers with a counter-offer."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm
from ..position.vocabulary import LETTERS, NONE, Clause, LetterState
from ..position.world_record import World
from ..rules.c08_diplomacy.letters import check_answer
from .countering import haggle
from .mind import Mind
from .valuing import letter_worth
from .wanting import want
from .weights import Weight


@kernel
def choose_answer(world: World, realm: Realm, mind: Mind) -> bool:
    """Answer received letters."""
    for number in range(LETTERS):
        letter = realm.letters[number]
        if letter.state == LetterState.SENT and letter.to == realm.seat:
            agrees = letter_worth(world, realm, mind, number) > 0 and can_pool(realm, number)
            if not agrees and mind.plan[Weight.HAGGLES] > 0.0 and haggle(world, realm, mind, number):
                return True
            verb = Verb.ACCEPT if agrees else Verb.DECLINE
            want(mind, verb, number, 0, 0)
            if check_answer(realm, mind.wish) == 0:
                return True
    return False


@kernel
def can_pool(realm: Realm, number: int) -> bool:
    """Whether a joint offer that a letter asks for, if it does, can be made: with one Rex at most, and with aes."""
    letter, rex = realm.letters[number], realm.reges[realm.seat]
    for place in range(letter.count):
        term = letter.terms[place]
        if term.kind == Clause.JOINT_OFFER and (rex.partner != NONE or rex.aes < max(term.a, term.b)):
            return False
    return True
