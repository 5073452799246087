"""Templates for many games side by side on a device with thousands of threads.

Every function is the work of one of `threads` threads: each takes its share of the games. What a thread needs for
itself (a log, the list of choices, what a bot sees) lies at its number. They do to the byte what `batch_kernels` does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.dice import ASIDE, Dice, mix
from ..kernel.jit import kernel
from ..kernel.log import Log
from ..kernel.record import Array, i1, i8, u8
from ..kernel.results import f8
from ..kernel.templates import bind
from .batch_kernels import IN_TURN, NOBODY, NOTHING, RANDOM, Table

if TYPE_CHECKING:
    from .game_names import (
        Action,
        Choices,
        Position,
        Scratch,
        Word,
        World,
        apply,
        begin,
        choose,
        hides,
        legal,
        observe,
        outcome,
        over,
        steer,
    )


@kernel
def reserve(counter: Array[i8], amount: int) -> int:
    """The value of a counter that all threads share; it is raised by an amount."""
    found = counter[0]
    counter[0] = found + amount
    return found


@kernel
def lower(least: Array[i8], number: int) -> None:
    """Lower a number that all threads share to another, if that is less."""
    least[0] = min(least[0], number)


# The templates


def copy_words(target: Table[Word], to: int, source: Table[Word], at: int) -> None:
    """Copy a record by its words."""
    for word in range(source.shape[1]):
        target[to, word] = source[at, word]


def seed_threads(
    thread: int, threads: int, numbers: Array[i8], seed: int, fresh: Array[Dice], dice: Array[Dice], own: Array[Dice]
) -> None:
    """New dice for some games: game `n` has those of seed + n."""
    for place in range(thread, len(numbers), threads):
        number = numbers[place]
        dice[number] = fresh[0]
        own[number] = fresh[0]
        dice[number].key = u8(seed) + u8(number)
        own[number].key = mix(dice[number].key, ASIDE)


def begin_threads(
    thread: int,
    threads: int,
    world: Array[World],
    numbers: Array[i8],
    positions: Array[Position],
    words: Table[Word],
    dice: Array[Dice],
    logs: Array[Log],
) -> None:
    """Begin some games."""
    for place in range(thread, len(numbers), threads):
        number = numbers[place]
        for word in range(words.shape[1]):
            words[number, word] = 0
        logs[thread].count = 0
        begin(world[0], positions[number], dice[number], logs[thread])


def advance_threads(
    thread: int,
    threads: int,
    world: Array[World],
    positions: Array[Position],
    moves: Array[i1],
    actions: Array[Action],
    dice: Array[Dice],
    logs: Array[Log],
    choices: Array[Choices],
    starts: Array[i8],
    counts: Array[i8],
    listed: Array[Action],
    filled: Array[i8],
    lists: int,
) -> None:
    """Carry out an action in each game that `moves`; if it `lists`, list what can be done next.

    The list of a game begins at its place of `starts`. If `filled` says afterwards that there was not enough room, some
    lists are missing. There are as many logs as threads, or as games.
    """
    for number in range(thread, len(positions), threads):
        position = positions[number]
        if moves[number] and not over(position):
            log = logs[number % len(logs)]
            log.count = 0
            dice[number].count = 0
            apply(world[0], position, actions[number], dice[number], log)
        if lists:
            count = 0 if over(position) else legal(world[0], position, choices[thread])
            start = reserve(filled, count)
            starts[number] = start
            counts[number] = count
            if start + count <= len(listed):
                for place in range(count):
                    listed[start + place] = choices[thread].actions[place]


def take_threads(
    thread: int,
    threads: int,
    places: Array[i8],
    starts: Array[i8],
    counts: Array[i8],
    listed: Array[Action],
    moves: Array[i1],
    actions: Array[Action],
    wrong: Array[i8],
) -> None:
    """The actions at places of the lists; `wrong` is lowered to the first game that has no action there."""
    for number in range(thread, len(places), threads):
        place = places[number]
        moves[number] = 0
        if place < NOTHING or (place >= counts[number] and counts[number] > 0):
            lower(wrong, number)
        elif 0 <= place < counts[number]:
            moves[number] = 1
            actions[number] = listed[starts[number] + place]


def gather_threads(
    thread: int,
    threads: int,
    starts: Array[i8],
    counts: Array[i8],
    listed: Array[Action],
    places: Array[i8],
    gathered: Array[Action],
) -> None:
    """All lists one after another, in the order of the games."""
    for number in range(thread, len(starts), threads):
        for place in range(counts[number]):
            gathered[places[number] + place] = listed[starts[number] + place]


def mask_threads(thread: int, threads: int, counts: Array[i8], mask: Table[i1]) -> None:
    """Which places are in the list of each game."""
    width = mask.shape[1]
    for cell in range(thread, len(counts) * width, threads):
        mask[cell // width, cell % width] = 1 if cell % width < counts[cell // width] else 0


def choose_in(
    mine: int,
    number: int,
    world: Array[World],
    positions: Array[Position],
    words: Table[Word],
    seen: Array[Position],
    seen_words: Table[Word],
    level: int,
    own: Array[Dice],
    choices: Array[Choices],
    scratch: Array[Scratch],
) -> int:
    """The place of a bot's action in the list of a game, as the seat in turn sees it; a thread's own lies at `mine`."""
    position = positions[number]
    if level != RANDOM and hides(world[0], position):
        copy_words(seen_words, mine, words, number)
        position = seen[mine]
        observe(world[0], position, position.seat)
    return choose(world[0], position, choices[mine], level, own[number], scratch[mine])


def take_up(
    number: int,
    mine: int,
    words: Table[Word],
    own: Array[Dice],
    dice: Array[Dice],
    held_words: Table[Word],
    held_own: Array[Dice],
    held_dice: Array[Dice],
) -> None:
    """Copy a game to where a thread holds the one that it plays."""
    copy_words(held_words, mine, words, number)
    held_own[mine] = own[number]
    held_dice[mine] = dice[number]


def put_back(
    number: int,
    mine: int,
    words: Table[Word],
    own: Array[Dice],
    dice: Array[Dice],
    held_words: Table[Word],
    held_own: Array[Dice],
    held_dice: Array[Dice],
) -> None:
    """Copy the game that a thread holds to where it belongs."""
    copy_words(words, number, held_words, mine)
    own[number] = held_own[mine]
    dice[number] = held_dice[mine]


def choose_threads(
    thread: int,
    threads: int,
    world: Array[World],
    positions: Array[Position],
    words: Table[Word],
    seen: Array[Position],
    seen_words: Table[Word],
    level: int,
    plans: Table[f8],
    own: Array[Dice],
    choices: Array[Choices],
    scratch: Array[Scratch],
    moves: Array[i1],
    actions: Array[Action],
    found: Array[i8],
) -> None:
    """A bot's action in each game that goes on; `found` counts them."""
    steer(scratch[thread], plans, 0)
    for number in range(thread, len(positions), threads):
        moves[number] = 0
        if over(positions[number]):
            continue
        place = choose_in(
            thread, number, world, positions, words, seen, seen_words, level, own, choices, scratch
        )  # fmt: skip
        if place != NOTHING:
            actions[number] = choices[thread].actions[place]
            moves[number] = 1
            reserve(found, 1)


def play_out_threads(
    thread: int,
    threads: int,
    world: Array[World],
    positions: Array[Position],
    words: Table[Word],
    own: Array[Dice],
    dice: Array[Dice],
    held: Array[Position],
    held_words: Table[Word],
    held_own: Array[Dice],
    held_dice: Array[Dice],
    seen: Array[Position],
    seen_words: Table[Word],
    level: int,
    plans: Table[f8],
    logs: Array[Log],
    choices: Array[Choices],
    scratch: Array[Scratch],
    made: Array[i8],
    most: int,
    taken: Array[i8],
) -> None:
    """Let bots play games to their end, the next as soon as one is over; `taken` counts those that were begun.

    A thread holds the game that it plays. The end of a game and its choices are in one loop, so that threads that run
    together never wait for a longer game.
    """
    steer(scratch[thread], plans, 0)
    number = thread
    if number < len(positions):
        take_up(number, thread, words, own, dice, held_words, held_own, held_dice)
    while number < len(positions):
        place = NOTHING
        if not over(held[thread]) and made[number] < most:
            place = choose_in(
                thread, thread, world, held, held_words, seen, seen_words, level, held_own, choices, scratch
            )  # fmt: skip
        if place == NOTHING:
            put_back(number, thread, words, own, dice, held_words, held_own, held_dice)
            number = reserve(taken, 1)
            if number < len(positions):
                take_up(number, thread, words, own, dice, held_words, held_own, held_dice)
        else:
            logs[thread].count = 0
            held_dice[thread].count = 0
            apply(world[0], held[thread], choices[thread].actions[place], held_dice[thread], logs[thread])
            made[number] += 1


def observe_threads(
    thread: int,
    threads: int,
    world: Array[World],
    positions: Array[Position],
    words: Table[Word],
    seat: int,
    seen: Array[Position],
    seen_words: Table[Word],
) -> None:
    """All positions as a seat sees them, or each as the seat in turn does."""
    for number in range(thread, len(positions), threads):
        copy_words(seen_words, number, words, number)
        observe(world[0], seen[number], positions[number].seat if seat == IN_TURN else seat)


def stand_threads(
    thread: int,
    threads: int,
    world: Array[World],
    positions: Array[Position],
    turns: Array[i8],
    is_over: Array[i1],
    every: Table[f8],
    seats: Array[i8],
    results: Table[f8],
) -> None:
    """Who is in turn, which games are over, and the results of the seats that play."""
    for number in range(thread, len(positions), threads):
        position = positions[number]
        is_over[number] = 1 if over(position) else 0
        turns[number] = NOBODY if is_over[number] else position.seat
        outcome(world[0], position, every[thread])
        for place in range(len(seats)):
            results[number, place] = every[thread, seats[place]]


TEMPLATES = (
    seed_threads,
    begin_threads,
    advance_threads,
    take_threads,
    gather_threads,
    mask_threads,
    choose_threads,
    play_out_threads,
    observe_threads,
    stand_threads,
)
ENTRIES = tuple(template.__name__.removesuffix("_threads") for template in TEMPLATES)
"""What a device can be asked to run."""


def bound(module: str, names: Mapping[str, Any]) -> dict[str, Callable[..., None]]:
    """The templates by their entries, compiled as a part of one of a game's modules."""
    helpers = (copy_words, choose_in, take_up, put_back)
    kernels = bind(module, (*helpers, *TEMPLATES), names)[len(helpers) :]
    return dict(zip(ENTRIES, kernels, strict=True))
