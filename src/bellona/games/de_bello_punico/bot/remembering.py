"""What a bot remembers within a movement: which units stay, and the way of the piece that moves.

Whatever is remembered is checked against the position first. A bot that finds itself elsewhere, in another game or
before an earlier choice, thinks anew.
"""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import NONE, Battle, Field, Status
from ..rules.c02_components import is_unit
from ..table.reach import TURNING
from .survey import look_around, mixed
from .weights import WEIGHTS, Weight
from .worth import LONGEST, Workspace


@kernel
def is_waiting(battle: Battle, unit: int) -> bool:
    """Whether a unit of the seat in turn has not moved in this impulse."""
    mover = battle.units[unit]
    return mover.side == battle.seat and mover.status == Status.ON_MAP and not mover.moved and not mover.panicked


@kernel
def waiting_share(battle: Battle, unit: int) -> int:
    """The part of one unit in `waiting_print`."""
    mover = battle.units[unit]
    return mixed(unit) * ((mover.hex * 6 + mover.facing) * 16 + mover.disorder + 1)


@kernel
def waiting_print(field: Field, battle: Battle) -> int:
    """A number that is different for other units that have not moved, or stand differently."""
    total = 0
    for unit in range(field.unit_count):
        if is_waiting(battle, unit):
            total += waiting_share(battle, unit)
    return total


@kernel
def recall_march(field: Field, battle: Battle, space: Workspace) -> None:
    """Keep in mind which units stay if this is the movement in which it was decided; else begin anew."""
    march = space.march
    seen, waiting = space.survey.seen, waiting_print(field, battle)
    look_around(field, battle, battle.seat, space.survey)
    same = march.turn == battle.turn and march.impulse == battle.impulse and march.waiting == waiting
    if same and seen == space.survey.seen and space.plan[Weight.RESOLUTE] > 0.0 and follows_same_plan(space):
        return
    march.turn = battle.turn
    march.impulse = battle.impulse
    march.waiting = waiting
    march.piece = NONE
    for unit in range(field.unit_count):
        march.stays[unit] = 0
    for weight in range(WEIGHTS):
        march.followed[weight] = space.plan[weight]


@kernel
def follows_same_plan(space: Workspace) -> bool:
    """Whether the plan is the one by which was decided."""
    for weight in range(WEIGHTS):
        if space.march.followed[weight] != space.plan[weight]:
            return False
    return True


# The way of a piece


@kernel
def keep_orders(battle: Battle, piece: int, place: int, space: Workspace) -> None:
    """Keep the orders that lead a piece to a place of the search; of a very long way the beginning."""
    found, march = space.reach, space.march
    length, here = 0, place
    while found.order[here] != NONE:
        length += 1
        here = found.before[here]
    march.piece = piece
    march.at, march.facing = here // 6, here % 6
    march.done = 0
    march.count = min(length, LONGEST)
    here = place
    while found.order[here] != NONE:
        length -= 1
        if length < LONGEST:
            march.orders[length] = found.order[here]
        here = found.before[here]


@kernel
def knows_the_way(battle: Battle, piece: int, space: Workspace) -> bool:
    """Whether the orders that are kept are those of a piece where it is now."""
    march = space.march
    if space.plan[Weight.RESOLUTE] <= 0.0 or march.piece != piece or not follows_same_plan(space):
        return False
    if march.turn != battle.turn or march.impulse != battle.impulse:
        return False
    if not is_unit(piece):
        return battle.commanders[battle.seat].hex == march.at
    mover = battle.units[piece]
    return mover.hex == march.at and mover.facing == march.facing


@kernel
def take_order(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The next of the orders that are kept, as a legal action; NONE if there is none."""
    march = space.march
    if march.done >= march.count:
        return NONE
    order = march.orders[march.done]
    march.done += 1
    if order >= TURNING:
        march.facing = order - TURNING
    else:
        march.at = field.neighbour[march.at, order]
        march.facing = order
    return order_index(choices, march.piece, order)


@kernel
def order_index(choices: Choices, piece: int, order: int) -> int:
    """The legal action that carries out an order of the search, NONE if there is none."""
    verb = Verb.TURN if order >= TURNING else Verb.STEP
    at = order - TURNING if order >= TURNING else order
    for number in range(choices.count):
        action = choices.actions[number]
        if action.unit == piece and action.verb == verb and action.at == at:
            return number
    return NONE
