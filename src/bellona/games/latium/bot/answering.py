"""How a bot answers an event, a plot, and the questions of the end of a turn."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Choices, Verb
from ..position.battlefield import PEDITES
from ..position.records import Realm
from ..position.vocabulary import GODS, NONE, TOWNS, Ask, Bond, God, Signum
from ..position.world_record import World
from ..rules.c02_answers import check_favour, check_reaction
from ..rules.c05_legion import of_arm
from ..rules.c06_gods import areas_of
from .mind import Mind, weigh
from .wanting import want
from .weights import Weight
from .worth import POINT, SIGNA, event_worth, foedus_worth, foremost_for

# Events


@kernel
def choose_in_event(world: World, realm: Realm, mind: Mind, choices: Choices) -> bool:
    """The answer to a question of an event."""
    question, event, seat = realm.ask, realm.event, realm.seat
    if question == Ask.BETTER or question == Ask.RESULT:
        first = event_worth(world, realm, mind, seat, event.card, event.result)
        second = event_worth(world, realm, mind, seat, event.card, event.other)
        return want(mind, Verb.RESULT, event.result if first >= second else event.other, 0, 0)
    if question == Ask.EXPIATE or question == Ask.RANSOM_LEGATUS:
        return has(choices, Verb.PAY) and want(mind, Verb.PAY, 0, 0, 0)
    if question == Ask.VOTUM:
        return choose_votum(world, realm, mind, choices)
    if question == Ask.ENVOY:
        return choose_envoy(world, realm, mind, choices)
    return choose_reaction(world, realm, mind)


@kernel
def has(choices: Choices, verb: int) -> bool:
    """Whether a verb is among the choices."""
    for place in range(choices.count):
        if choices.actions[place].verb == verb:
            return True
    return False


@kernel
def choose_reaction(world: World, realm: Realm, mind: Mind) -> bool:
    """Signa and favours for or against the event, if it is worth one."""
    question, event, seat = realm.ask, realm.event, realm.seat
    worth = event_worth(world, realm, mind, seat, event.card, event.result)
    if question == Ask.CHARISMA:
        if worth > max(weigh(mind, Weight.NOTABLE), SIGNA[Signum.CHARISMA]):
            return react(world, realm, mind, Signum.CHARISMA, 0)
    elif worth < -weigh(mind, Weight.NOTABLE):
        if question == Ask.EGIDA:
            heeded = Signum.EGIDA if mind.plan[Weight.HEEDS_GODS] > 0.5 else Signum.NONE
            return react(world, realm, mind, Signum.EGIDA, foremost_for(world, realm, mind, heeded))
        if question == Ask.SHIELD or question == Ask.AVERT:
            return ward_off(world, realm, mind)
    return False


@kernel
def react(world: World, realm: Realm, mind: Mind, kind: int, target: int) -> bool:
    """Play a Signum if it may be played."""
    if target == NONE or check_reaction(world, realm, kind, target, 0) != 0:
        return False
    return want(mind, Verb.PLAY, kind, target, 0)


@kernel
def ward_off(world: World, realm: Realm, mind: Mind) -> bool:
    """Pax, Salus, a favour or Auspicium, whichever is available first."""
    if realm.ask == Ask.AVERT:
        for kind in (Signum.PAX, Signum.SALUS):
            if react(world, realm, mind, kind, 0):
                return True
    for town in range(TOWNS):
        if check_favour(world, realm, town) == 0:
            return want(mind, Verb.FAVOUR, town, 0, 0)
    return realm.ask == Ask.AVERT and react(world, realm, mind, Signum.AUSPICIUM, 0)


@kernel
def choose_votum(world: World, realm: Realm, mind: Mind, choices: Choices) -> bool:
    """A free ara outside the caput if there is a town for it, of the god with the best favours that has room."""
    for place in range(choices.count):
        action = choices.actions[place]
        if action.verb == Verb.ERECT and action.a != realm.reges[realm.seat].court:
            god = best_god(world, realm)
            return god != God.NONE and want(mind, Verb.ERECT, action.a, god, 0)
    if has(choices, Verb.ERECT):
        god = best_god(world, realm)
        return god != God.NONE and want(mind, Verb.ERECT, realm.reges[realm.seat].court, god, 0)
    return False


@kernel
def best_god(world: World, realm: Realm) -> int:
    """The first with room of Ceres, Mars, Iuppiter, Mercurius; each seat begins with another of them."""
    for place in range(GODS - 1):
        god = 1 + (realm.seat + place + 1) % (GODS - 1)
        if areas_of(realm, god) < world.areas_per_god:
            return god
    return God.NONE


@kernel
def choose_envoy(world: World, realm: Realm, mind: Mind, choices: Choices) -> bool:
    """The town whose next accord is worth most."""
    best, most = NONE, -1
    for place in range(choices.count):
        town = choices.actions[place].a
        allied = realm.reges[realm.seat].ties[town].bond == Bond.PACTUM
        worth = foedus_worth(world, realm, mind, town) + (2 * POINT if allied else 0)
        if worth > most:
            best, most = town, worth
    return best != NONE and want(mind, Verb.SEND_ENVOY, best, 0, 0)


# Plots


@kernel
def choose_against_plot(mind: Mind, choices: Choices) -> bool:
    """Fides, else a favour."""
    for verb in (Verb.PLAY, Verb.FAVOUR):
        for place in range(choices.count):
            action = choices.actions[place]
            if action.verb == verb and action.c == 0:
                return want(mind, verb, action.a, action.b, 0)
    return False


# The end of a turn


@kernel
def choose_dissolved(realm: Realm, mind: Mind) -> bool:
    """Pedites go first, and those of the seat last."""
    court = realm.reges[realm.seat].court
    for place in range(TOWNS):
        town = (court + 1 + place) % TOWNS
        if realm.towns[town].holder == realm.seat and of_arm(realm, town, PEDITES) > 0:
            return want(mind, Verb.DISSOLVE, town, PEDITES, 0)
    return False


@kernel
def choose_court(realm: Realm, mind: Mind, choices: Choices) -> bool:
    """The largest town."""
    best = NONE
    for place in range(choices.count):
        town = choices.actions[place].a
        if best == NONE or realm.towns[town].cives > realm.towns[best].cives:
            best = town
    return best != NONE and want(mind, Verb.HOLD_COURT, best, 0, 0)
