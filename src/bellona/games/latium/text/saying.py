"""Numbers of events and prompts as words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bellona.gamekit.catalog import Text

from ..position.battlefield import WIDEST, Arma
from ..position.vocabulary import Bond, Clause, Demand, Ending, Fall, God, Hold, Level, Sex, Signum
from ..position.world import event_slugs, result_slugs
from .names import (
    ARM_NAMES,
    CELL_NAMES,
    COUNTER_NAMES,
    FACING_NAMES,
    LETTER_NAMES,
    RESULT_NAMES,
    SEAT_NAMES,
    TOWN_NAMES,
    UNIT_NAMES,
    square_name,
    words_of,
)

WORDED: dict[str, tuple[str, Sequence[str]]] = {
    "seat": ("side", SEAT_NAMES),
    "town": ("town", TOWN_NAMES),
    "counter": ("counter", COUNTER_NAMES),
    "arm": ("arm", ARM_NAMES),
    "god": ("god", words_of(God)),
    "signum": ("signum", words_of(Signum)),
    "card": ("eventus", ("none", *(slug.replace("_", "-") for slug in event_slugs()))),
    "outcome": ("outcome", tuple(slug.replace("_", "-") for card in result_slugs() for slug in card)),
    "level": ("level", words_of(Level)),
    "sex": ("sex", words_of(Sex)),
    "hold": ("hold", words_of(Hold)),
    "fall": ("fall", words_of(Fall)),
    "demand": ("demand", words_of(Demand)),
    "bond": ("bond", words_of(Bond)),
    "clause": ("clause", words_of(Clause)),
    "side": ("army", ("aggressor", "defender")),
    "facing": ("facing", FACING_NAMES),
    "arma": ("arma", words_of(Arma)),
    "ending": ("ending", words_of(Ending)),
}
"""The messages of each kind of number: their family, and the words in the order of the numbers."""
PLAIN: dict[str, Sequence[str]] = {
    "casella": CELL_NAMES,
    "cell": CELL_NAMES,
    "unit": UNIT_NAMES,
    "letter": LETTER_NAMES,
    "result": RESULT_NAMES,
}
"""Things with the same name in every language."""

LACKING: dict[str, tuple[tuple[str, str], ...]] = {
    "battle_accepted": (("town", "afield"), ("seat", "free")),
    "battle_declined": (("town", "afield"), ("seat", "free")),
    "war_declared": (("seat", "home"), ("enemy", "free")),
    "war_by_treachery": (("seat", "home"), ("enemy", "free")),
    "war_ended": (("seat", "home"), ("enemy", "free")),
    "town_fell": (("enemy", "free"),),
    "contingent_came": (("seat", "free"),),
    "socius_joined": (("other", "free"),),
    "socius_stayed": (("other", "free"),),
    "captured": (("captor", "free"),),
    "ransomed": (("captor", "free"),),
    "captive_released": (("captor", "free"),),
    "restored": (("lord", "free"),),
    "spoils_taken": (("other", "free"),),
    "game_ended": (("winner", "free"),),
}
"""Events whose numbers may be nobody, or implied: each such number, and the suffix of the other message."""


def say(kind: str, value: int) -> Any:
    """A number as it appears in a sentence: a number, a text, or words."""
    if kind in WORDED:
        family, words = WORDED[kind]
        return Text(f"{family}-{words[value]}" if 0 <= value < len(words) else f"{family}-nobody")
    if kind in PLAIN:
        return PLAIN[kind][value] if 0 <= value < len(PLAIN[kind]) else "-"
    if kind == "change":
        return Text("change-more" if value > 0 else "change-less", id=value)
    return say_square(value) if kind == "square" else value


def say_square(square: int) -> Text:
    """A square of the field, by the numbers at its edges."""
    return Text("square-at", id=square_name(square), column=square % WIDEST, row=square // WIDEST)


def message_of(kind: str, name: str, said: Mapping[str, str]) -> str:
    """The message of an event: a variant if a number is nobody or the Rex of the named town."""
    town = said.get("town", "").partition("-")[2]
    for number, ending in LACKING.get(kind, ()):
        who = said[number].partition("-")[2]
        if who == "nobody" or (number != "town" and who == town):
            return f"{name}-{ending}"
    return name
