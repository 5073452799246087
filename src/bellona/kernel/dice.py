"""Chance as an argument: a record that returns dictated rolls, or draws from a keyed stream, and records both."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

from .jit import interpreted, kernel
from .record import Array, i2, i8, one, record, times, u8

ROLLS = 128
HIGHEST = 36
"""The most sides that a die can have."""
ASIDE = u8(1 << 32)
"""Where the numbers that are not rolls of the game begin in the stream of a step."""

if interpreted():
    warnings.filterwarnings("ignore", "overflow encountered in scalar", RuntimeWarning)


@record
class Dice:
    """The rolls of one step: those still dictated, and those already used."""

    key: u8
    counter: u8
    aside: u8
    """Counts the draws aside."""
    dictated: Array[i2] = times(ROLLS)
    dictated_count: i2
    taken: i2
    drawn: Array[i2] = times(ROLLS)
    count: i2
    misfit: i2
    """The first dictated value above the sides of its die, 0 if all fit."""
    misfit_sides: i2


@kernel
def mix(key: u8, counter: u8) -> u8:
    """The word of a keyed stream at one place (SplitMix64): the same on every machine."""
    word = key + counter * u8(0x9E3779B97F4A7C15)
    word = (word ^ (word >> u8(30))) * u8(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> u8(27))) * u8(0x94D049BB133111EB)
    return word ^ (word >> u8(31))


@kernel
def draw(dice: Dice, sides: int) -> int:
    """A number from 1 to `sides` that is not a roll of the game: it is neither dictated nor recorded."""
    dice.counter = dice.counter + u8(1)
    return i8(mix(dice.key, dice.counter) % u8(sides)) + 1


@kernel
def draw_aside(dice: Dice, sides: int) -> int:
    """A secret number from 1 to `sides`, for a shuffle: dictated rolls do not change it."""
    dice.aside = dice.aside + u8(1)
    return i8(mix(dice.key, ASIDE + dice.aside) % u8(sides)) + 1


@kernel
def roll(dice: Dice, sides: int) -> int:
    """The next die of the game."""
    if dice.taken < dice.dictated_count:
        result = dice.dictated[dice.taken]
        dice.taken += 1
        if result > sides:
            if dice.misfit == 0:
                dice.misfit = result
                dice.misfit_sides = sides
            result = sides
    else:
        result = draw(dice, sides)
    if dice.count < ROLLS:
        dice.drawn[dice.count] = result
    dice.count += 1
    return result


def dice_from(key: int, dictated: Sequence[int] = ()) -> Dice:
    """Dice for one step: the dictated rolls first, then the stream of `key`."""
    dice = one(Dice)
    dice.key = u8(key & 0xFFFFFFFFFFFFFFFF)
    dice.dictated_count = len(dictated)
    for place, value in enumerate(dictated):
        dice.dictated[place] = value
    return dice


def dice_of_bots(key: int) -> Dice:
    """The bots' own rolls: a stream separate from the game's dice."""
    return dice_from(int(mix(u8(key & 0xFFFFFFFFFFFFFFFF), ASIDE)))


def objection(dice: Dice, what: str) -> str | None:
    """What is wrong with dictated rolls after a step: a value that its die does not have, or more than were rolled."""
    if dice.misfit:
        return f"{dice.misfit} cannot be drawn from {dice.misfit_sides}"
    if dice.taken < dice.dictated_count:
        return f"{dice.dictated_count} dice were dictated for {what!r}, but only {dice.taken} were rolled"
    return None


def rolls_of(dice: Dice) -> tuple[int, ...]:
    """The rolls, in order."""
    if dice.count > ROLLS:
        raise OverflowError(f"one step rolled {dice.count} dice, more than the {ROLLS} that can be noted")
    return tuple(int(dice.drawn[place]) for place in range(dice.count))
