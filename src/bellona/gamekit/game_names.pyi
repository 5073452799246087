"""The names that templates use and that the module of a game which binds them has: its records and its functions."""

from ..kernel.dice import Dice
from ..kernel.log import Log
from ..kernel.record import Array, i1
from ..kernel.results import f8

class World: ...

class Position:
    seat: int

class Action:
    verb: int

class Choices:
    count: int
    actions: Array[Action]

class PromptFacts: ...

class ServedStep:
    prompt_facts: PromptFacts
    choices: Choices
    rolls: Array[i1]

class Scratch:
    plan: Array[f8]
    """The weights that steer a bot, where bots follow plans."""

Word = int
"""The widest number that a position is made of, where it is copied by words."""

SEAT_COUNT: int
"""How many seats a position has."""
FORESEEN: int
"""The verbs, as bits, of choices of which a table is told beforehand whether they roll a die."""
MOST_CHOICES: int
"""After so many choices a game between bots has come to a standstill."""

def begin(world: World, position: Position, dice: Dice, log: Log) -> None: ...
def legal(world: World, position: Position, choices: Choices) -> int: ...
def apply(world: World, position: Position, action: Action, dice: Dice, log: Log) -> None: ...
def observe(world: World, position: Position, seat: int) -> None: ...
def over(position: Position) -> bool: ...
def outcome(world: World, position: Position, results: f8) -> None: ...
def redeal(world: World, position: Position, seat: int, dice: Dice) -> None: ...
def evaluate(world: World, position: Position, values: f8) -> None: ...
def note(world: World, position: Position, facts: PromptFacts) -> None: ...
def fortune(world: World, position: Position, log: Log, luck: Array[f8]) -> None:
    """Add how lucky the first seat was in the events of a step, by kinds of luck."""

def choose(world: World, position: Position, choices: Choices, level: int, dice: Dice, scratch: Scratch) -> int:
    """The choice of a bot, as `kernel.engine.Choose` has it."""

def pick(world: World, position: Position, choices: Choices, level: int, dice: Dice, scratch: Scratch) -> int:
    """The place of a bot's choice in a list that has been written, where bots choose from the list."""

def hides(world: World, position: Position) -> bool:
    """Whether something in a position is hidden from a seat that plays."""

def question(position: Position) -> int:
    """What is asked, by the kind of work that the answer takes; see `wave_kernels.bound`."""

def steer(scratch: Scratch, plans: Array[f8], row: int) -> None:
    """Let a bot follow the plan in one row."""

def impulse(world: World, position: Position) -> int:
    """A number that stays the same while one plan of the seat in turn should be followed."""

def clock(world: World, position: Position) -> int:
    """The time of a game in the smallest steps by which a horizon is set; it never runs backwards."""

def is_weighty(world: World, position: Position) -> int:
    """How many choices that are worth weighing action by action the seat in turn may have until its impulse ends.

    This one is the first of them; 0 if it is not worth it. They share the samples of a level.
    """
