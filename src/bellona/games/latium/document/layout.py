"""Every record of a position and how a document spells its fields."""

from __future__ import annotations

from ..position import battlefield
from ..position.battlefield import SQUARES, Clash, Ground, Moment, Stage
from ..position.vocabulary import (
    ACCORDS,
    WARS,
    Ask,
    Ending,
    Errand,
    Fall,
    Hold,
    Level,
    Path,
    Phase,
    Reign,
    Sacred,
    Sex,
    Standing,
    Work,
)
from ..position.world import event_slugs
from ..text.names import (
    ARM_NAMES,
    ARMA_NAMES,
    BOND_NAMES,
    CELL_NAMES,
    CLAIM_NAMES,
    CLAUSE_NAMES,
    COUNTER_NAMES,
    FACING_NAMES,
    GOD_NAMES,
    LETTER_NAMES,
    PERSON_NAMES,
    SEAT_NAMES,
    SIGNUM_NAMES,
    TOWN_NAMES,
    UNIT_NAMES,
    square_name,
    words_of,
)
from .spelling import NUMBER, Fields, Flags, Hand, Listed, Named, Word

SEAT, TOWN, PERSON = Word(SEAT_NAMES), Word(TOWN_NAMES), Word(PERSON_NAMES)
CELL, COUNTER, GOD, SIGNUM = Word(CELL_NAMES), Word(COUNTER_NAMES), Word(GOD_NAMES), Word(SIGNUM_NAMES)
BOND, UNIT, CARD = Word(BOND_NAMES), Word(UNIT_NAMES), Word(("unturned", *event_slugs()))
BY_ARM = Named(ARM_NAMES, NUMBER)
HAND = Hand(SIGNUM_NAMES)
SQUARE_NAMES = tuple(square_name(square) for square in range(SQUARES))
SQUARE = Word(SQUARE_NAMES)
SIDE_NAMES = ("aggressor", "defender")


def numbered(count: int) -> tuple[str, ...]:
    """The places of an array that have no better names, from 1."""
    return tuple(str(number) for number in range(1, count + 1))


TOWNS = Fields(
    {
        "holder": SEAT, "hold": Word(words_of(Hold)), "taken_by": SEAT, "crown": SEAT, "came_by": Word(words_of(Path)),
        "level": Word(words_of(Level)), "garrison": BY_ARM, "work": Word(words_of(Work)), "god": GOD,
        "sacred": Word(words_of(Sacred)), "rex": PERSON, "blockader": SEAT,
    }
)  # fmt: skip
PIECE = Fields(
    {
        "errand": Word(words_of(Errand)), "cell": CELL, "origin": TOWN, "goal": CELL, "captor": SEAT,
        "blockades": TOWN, "ranks": Named(TOWN_NAMES, BY_ARM),
    }
)  # fmt: skip
TIE = Fields({"bond": BOND})
REX = Fields(
    {
        "reign": Word(words_of(Reign)), "fall": Word(words_of(Fall)), "court": TOWN, "signa": HAND, "partner": SEAT,
        "lord": SEAT, "pieces": Named(COUNTER_NAMES, PIECE), "ties": Named(TOWN_NAMES, TIE),
    }
)  # fmt: skip
FILIUS = Fields(
    {
        "standing": Word(words_of(Standing)), "sex": Word(words_of(Sex)), "court": TOWN, "spouse": PERSON,
        "captor": SEAT,
    }
)  # fmt: skip
TERMS = Named(numbered(4), Fields({"kind": Word(CLAUSE_NAMES)}))
LETTER = Fields({"to": SEAT, "bond": BOND, "terms": TERMS})
ACCORD = Fields({"a": SEAT, "b": SEAT, "bond": BOND, "traitor": SEAT, "terms": TERMS})
WAR = Fields({"aggressor": SEAT, "enemy": SEAT, "town": TOWN, "crown": TOWN, "restores": SEAT})
CLAIM = Fields({"town": TOWN, "claimant": SEAT, "reigning": SEAT})
EVENT = Fields({"card": CARD, "drawn": SEAT, "assigned": SEAT, "charismatic": SEAT, "sender": SEAT})
PLOT = Fields({"signum": SIGNUM, "by": SEAT, "victim": SEAT})
PEACE = Fields({"victor": SEAT, "loser": SEAT, "letter": Word(LETTER_NAMES)})
SPOILS = Fields({"town": TOWN, "taker": SEAT})
TROOP = Fields(
    {
        "side": Word(SIDE_NAMES), "arm": Word((*ARM_NAMES, "leader")), "standing": Word(words_of(battlefield.Standing)),
        "square": SQUARE, "facing": Word(FACING_NAMES), "home": Listed(TOWN), "seat": SEAT, "counter": COUNTER,
    }
)  # fmt: skip
FIGHT = Fields(
    {
        "clash": Word(words_of(Clash)), "attacker": UNIT, "target": UNIT,
        "card": Named(("attacker", "target"), Listed(Word(ARMA_NAMES))),
    }
)  # fmt: skip
BATTLE = Fields(
    {
        "stage": Word(words_of(Stage)), "moment": Word(words_of(Moment)), "cell": CELL, "town": TOWN,
        "seat": Listed(SEAT), "leader": Listed(COUNTER), "levy": Named(SIDE_NAMES, Named(TOWN_NAMES, BY_ARM)),
        "ally": Listed(Flags(SEAT_NAMES)), "signa": Named(SIDE_NAMES, HAND), "holder": Word(SIDE_NAMES),
        "terrain": Named(SQUARE_NAMES, Word(words_of(Ground))), "placing": Word(SIDE_NAMES),
        "shooter": Word(SIDE_NAMES), "victor": Word((*SIDE_NAMES, "draw")), "fight": FIGHT,
        "units": Named(UNIT_NAMES, TROOP),
    },
    never=("occupant",),
)  # fmt: skip
REALM = Fields(
    {
        "phase": Word(words_of(Phase)), "active": SEAT, "ask": Word(words_of(Ask)), "seat": SEAT,
        "waiting": Flags(SEAT_NAMES), "winner": SEAT, "ending": Word(words_of(Ending)), "event_deck": Listed(CARD),
        "signa_deck": Listed(SIGNUM), "signa_spent": HAND, "stake": Listed(SIGNUM), "picking": SEAT, "event": EVENT,
        "plot": PLOT, "peace": PEACE, "spoils": SPOILS, "towns": Named(TOWN_NAMES, TOWNS),
        "reges": Named(SEAT_NAMES, REX), "persons": Named(PERSON_NAMES, FILIUS),
        "letters": Named(LETTER_NAMES, LETTER), "accords": Named(numbered(ACCORDS), ACCORD),
        "wars": Named(numbered(WARS), WAR), "claims": Named(CLAIM_NAMES, CLAIM), "battle": BATTLE,
    },
    never=("scenario",),
)  # fmt: skip
