"""The battle of the guide, as a script: Roma against Caere, 8 pedites, 2 equites and 3 sagittarii each."""

from __future__ import annotations

from bellona import Event, Match
from bellona.games.latium.text.names import UNIT_NAMES

from .battles import SEATS, called, duel
from .games import play

PLAIN = "0307"
"""A casella of plain without a river."""
HILL_AND_WOOD = (12, 16, 9, 16)
"""The lots by which the colle lies on c1118 to c1219, the silva on c0818 to c0919."""
SIGNA = {
    "roma": {"signa": ["alacritas", "opportunitas", "damnum", "defensio", "dolum"]},
    "caere": {"signa": ["damnum", "damnum"]},
}


def summoned() -> Match:
    """Both legions are on the field; the Signa are to be chosen."""
    return called(cell=PLAIN, dice=HILL_AND_WOOD, reges=SIGNA)


def allotted() -> Match:
    """Both have chosen their Signa, Caere his side; Alacritas may be played."""
    match = summoned()
    choices = {"caere": ("damnum", "damnum"), "roma": ("alacritas", "opportunitas")}
    for seat, signa in choices.items():
        for signum in signa:
            play(match, f"allot {signum}", seat=seat)
    play(match, "edge far")
    return match


def decided() -> tuple[Match, list[Event]]:
    """Roma has played Alacritas; both have rolled a 3."""
    match = allotted()
    play(match, "pass", seat="caere")
    events = play(match, "play alacritas", seat="roma", dice=[3, 3])
    while match.prompt.ask == "inopinatum":
        events += play(match, "pass", seat=match.waiting[0])
    return match, events


def exchanged() -> Match:
    """Roma has changed Opportunitas for three other Signa."""
    match, _ = decided()
    play(match, "play opportunitas")
    for signum in ("damnum", "defensio", "dolum"):
        play(match, f"exchange {signum}")
    while match.prompt.ask == "exchange":
        play(match, "pass", seat=match.waiting[0])
    return match


DEPLOYMENT = (
    ("caere", "deploy pedites 3 c0716 right 2"),
    ("roma", "deploy pedites 3 c0707 right 2"),
    ("caere", "deploy pedites 1 c0616 right 2"),
    ("roma", "deploy pedites 1 c0607 right 2"),
    ("caere", "lead c0817"),
    ("roma", "lead c0606"),
    ("caere", "deploy equites 1 c0316 right 1"),
    ("caere", "place joins c1216 1"),
    ("roma", "deploy sagittarii 1 c1207 right 1"),
    ("roma", "place joins c0407 2"),
    ("caere", "deploy sagittarii 1 c1118 right 1"),
    ("caere", "place joins c0818 2"),
    ("roma", "deploy equites 1 c0307 right 2"),
)


def deployed() -> Match:
    """Both armies stand as in the guide; Roma's first phase begins."""
    match = exchanged()
    for seat, action in DEPLOYMENT:
        while match.seat != seat and match.prompt.ask == "deploy":
            play(match, "pass")
        play(match, action)
    return match


def plundered() -> Match:
    """Roma has taken one Damnum of Caere by Dolum, before the first action."""
    match = deployed()
    play(match, "play dolum")
    while match.prompt.ask == "guard":
        play(match, "pass")
    return match


def at_column(match: Match, side: str, arm: str, column: int) -> str:
    """The unit of a side and arm in a column."""
    arms = ("pedites", "equites", "sagittarii", "leader")
    for number, name in enumerate(UNIT_NAMES):
        unit = match.position.battle.units[number]
        if name[0] == side and unit.square >= 0 and unit.arm == arms.index(arm) and unit.square % 24 == column:
            return name
    raise AssertionError(f"no {arm} of {side} in column {column}")


def shot(match: Match, shooter: str, target: str, orders: tuple[str, str], place: str = "first") -> list[Event]:
    """One shot, its cards shown."""
    events = play(match, f"shoot {shooter} {target} {place}")
    return events + duel(match, *orders)


def hold_fire(match: Match, seat: str | None = None) -> list[Event]:
    """The seat that is asked, or this seat, shoots no more for now, and plays nothing."""
    events: list[Event] = []
    while match.prompt.ask in ("shoot", "damnum", "defensio") and seat in (None, match.seat):
        events += play(match, "pass")
    return events


assert SEATS == ("roma", "caere")
