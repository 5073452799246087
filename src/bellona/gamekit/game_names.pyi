"""The names that templates use and that the module of a game which binds them has: its records and its functions."""

from ..kernel.dice import Dice
from ..kernel.log import Log
from ..kernel.record import Array, i1

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

class Scratch: ...

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
def note(world: World, position: Position, facts: PromptFacts) -> None: ...
def choose(world: World, position: Position, choices: Choices, level: int, dice: Dice, scratch: Scratch) -> int:
    """The choice of a bot, as `kernel.engine.Choose` has it."""

def pick(world: World, position: Position, choices: Choices, level: int, dice: Dice, scratch: Scratch) -> int:
    """The place of a bot's choice in a list that has been written, where bots choose from the list."""

def hides(world: World, position: Position) -> bool:
    """Whether something in a position is hidden from a seat that plays."""
