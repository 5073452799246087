"""Templates for serving: one compiled call plays a step and records everything that a table needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel.dice import Dice
from ..kernel.log import Log
from ..kernel.record import Array, dtype_of, i1, record, times, u8
from ..kernel.templates import bind
from .engine import PUBLIC, AnyEngine

if TYPE_CHECKING:
    from .game_names import FORESEEN, SEAT_COUNT, Action, Position, ServedStep, World, apply, legal, note, observe


class Serving(NamedTuple):
    """How a game is served: the record for a table, and the compiled functions that fill it."""

    served_step: type[Any]
    """The facts of the prompt, the choices, and `rolls`: which of the choices with a known verb roll a die."""
    serve: Callable[..., None]
    """Play a step and record the result."""
    look: Callable[..., None]
    show: Callable[..., None]


def bound(module: str, engine: AnyEngine, foreseen: int) -> Serving:
    """How a game is served, compiled as a part of one of its modules.

    `foreseen` has a bit for each verb whose dice are announced before it is chosen.
    """
    served_step = served_step_of(engine.prompt_facts, engine.choices)
    names = engine.names() | {"ServedStep": served_step, "FORESEEN": foreseen}
    return Serving(served_step, *bind(module, (serve, look, show, will_roll), names)[:3])


def served_step_of(prompt_facts: type[Any], choices: type[Any]) -> type[Any]:
    """The record of a position for a table."""
    room = dtype_of(choices)["actions"].shape
    made = type("ServedStep", (), {"rolls": times(*room)})
    made.__annotations__ = {"prompt_facts": prompt_facts, "choices": choices, "rolls": Array[i1]}
    return record(made)


def serve(
    worlds: Array[World],
    positions: Array[Position],
    actions: Array[Action],
    dice: Array[Dice],
    logs: Array[Log],
    served_steps: Array[ServedStep],
    trials: Array[Dice],
    before: Array[Position],
    after: Array[Position],
) -> None:
    """Carry out a legal action, and record the result.

    All arguments are arrays of length one: passing a record to compiled code takes microseconds, an array does not.
    """
    show(worlds, positions, before)
    logs[0].count = 0
    apply(worlds[0], positions[0], actions[0], dice[0], logs[0])
    told = logs[0].count
    look(worlds, positions, logs, served_steps, trials, after)
    logs[0].count = told


def look(
    worlds: Array[World],
    positions: Array[Position],
    logs: Array[Log],
    served_steps: Array[ServedStep],
    trials: Array[Dice],
    after: Array[Position],
) -> None:
    """List the choices, record the prompt, and observe the position."""
    world, position, served_step = worlds[0], positions[0], served_steps[0]
    count = legal(world, position, served_step.choices)
    note(world, position, served_step.prompt_facts)
    for place in range(count):
        action = served_step.choices.actions[place]
        served_step.rolls[place] = 0
        if FORESEEN >> action.verb & 1:
            after[0] = position
            served_step.rolls[place] = will_roll(world, after[0], action, logs[0], trials[0])
    show(worlds, positions, after)


def show(worlds: Array[World], positions: Array[Position], shown: Array[Position]) -> None:
    """The position as every seat and the public see it, and as it is."""
    for seat in range(SEAT_COUNT):
        shown[seat] = positions[0]
        observe(worlds[0], shown[seat], seat)
    shown[SEAT_COUNT] = positions[0]
    observe(worlds[0], shown[SEAT_COUNT], PUBLIC)
    shown[SEAT_COUNT + 1] = positions[0]


def will_roll(world: World, tried: Position, action: Action, log: Log, trial: Dice) -> bool:
    """Whether an action rolls dice: up to the first die nothing is random, so one trial is enough.

    The trial changes the position; its events are written after the current end of the log.
    """
    trial.key = u8(1)
    trial.counter = u8(0)
    trial.count = 0
    apply(world, tried, action, trial, log)
    return trial.count > 0
