"""The vocabulary of the battle tests: Roma against Caere, units on their squares, duels as orders of Arma.

Side A is Roma, which aggresses, at the near edge (row 0); D is Caere. A1 and D1 are the places of the commanders.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import Any

from bellona import Event, Match
from bellona.games.latium.position.battlefield import Standing
from bellona.games.latium.text.names import ARM_NAMES, UNIT_NAMES, square_name

from .games import arms, happened, play, reigning

ARMA = {"G": "gladium", "C": "clipeus", "L": "lorica"}
ORDERS = tuple("-".join(order) for order in permutations("GCL"))
SIDES = ("aggressor", "defender")
SEATS = ("roma", "caere")
CELL = "0608"
"""A casella of plain between the two, with a side on the Arno."""

Unit = dict[str, Any]


# --- setting up


def unit(arm: str, square: str, *, centuriae: int = 2, points: Sequence[int] = (0, 0), **more: Any) -> Unit:
    """A unit on the field, not yet assigned to a side."""
    alive = [1, 1] if centuriae == 2 else [1, 0]
    return {"arm": arm, "square": square, "standing": "field", "alive": alive, "points": list(points)} | more


def pedites(square: str, **more: Any) -> Unit:
    """Two centuriae of pedites."""
    return unit("pedites", square, **more)


def equites(square: str, **more: Any) -> Unit:
    """Two centuriae of equites."""
    return unit("equites", square, **more)


def sagittarii(square: str, **more: Any) -> Unit:
    """Two centuriae of sagittarii."""
    return unit("sagittarii", square, **more)


def leader(square: str, counter: str = "rex") -> Unit:
    """A commander on the field."""
    return unit("leader", square, centuriae=1, counter=counter)


def fight(**told: Any) -> Match:
    """A battle in the middle of a phase: units by their names, other fields of the battle, towns and Reges."""
    units = {name: told.pop(name) for name in list(told) if name[0] in "AD" and name[1:].isdigit()}
    reges, dice, seed = told.pop("reges", {}), told.pop("dice", ()), told.pop("seed", 7)
    towns = {seat: {"garrison": arms()} | told.get("towns", {}).get(seat, {}) for seat in SEATS}
    towns = told.pop("towns", {}) | towns
    levy = {side: {seat: _roll(units, side[0]) for seat in [SEATS[number]]} for number, side in enumerate(SIDES)}
    for number, (name, one) in enumerate(units.items()):
        seat = SEATS[name[0] == "D"]
        one.setdefault("home", [seat if lives else "none" for lives in one["alive"]])
        one.setdefault("schiera", number + 1)
        if one["arm"] == "leader":
            one["seat"] = seat
    battle = {
        "stage": "fighting", "moment": "action", "cell": CELL, "war": 0, "town": "none", "seat": list(SEATS),
        "leader": ["rex", "rex"], "holder": "aggressor", "number": 1, "actions": 5, "front": 16, "depth": 24,
        "zone": 8, "shooter": "aggressor", "from_town": [-1, -1], "units": units, "levy": levy,
    }  # fmt: skip
    return reigning(
        "roma", turn=4, dice=dice, seed=seed, battle=battle | told, towns=towns,
        wars={"1": {"state": 1, "aggressor": "roma", "enemy": "caere", "town": "caere", "declared": 2, "stirred": 4}},
        reges=_afield(levy, reges),
    )  # fmt: skip


def _roll(units: Mapping[str, Unit], letter: str) -> dict[str, int]:
    side = "A" if letter == "a" else "D"
    mine = [one for name, one in units.items() if name[0] == side and one["arm"] != "leader"]
    return arms(**{arm: sum(sum(one["alive"]) for one in mine if one["arm"] == arm) for arm in ARM_NAMES})


def _afield(levy: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Both Reges stand on the casella of the battle with their legions."""
    reges: dict[str, Any] = {}
    for number, seat in enumerate(SEATS):
        ranks = levy[SIDES[number]]
        rex = {"cell": CELL, "errand": "afield", "origin": seat, "ranks": ranks}
        reges[seat] = {"pieces": {"rex": rex}} | dict(more.get(seat, {}))
    return reges


def called(
    *, roma: Mapping[str, int] | None = None, caere: Mapping[str, int] | None = None, dice: Sequence[int] = (),
    cell: str = CELL, leaders: Sequence[str] = ("rex", "rex"), **more: Any,
) -> Match:  # fmt: skip
    """A battle for which both armies have been written down; the dice fall when its field is built."""
    levy = {
        "aggressor": {"roma": dict(roma or arms(pedites=8, equites=2, sagittarii=3))},
        "defender": {"caere": dict(caere or arms(pedites=8, equites=2, sagittarii=3))},
    }
    battle = {
        "stage": "allotment", "cell": cell, "war": 0, "town": "none", "seat": list(SEATS), "leader": list(leaders),
        "levy": levy, "from_town": [-1, -1],
    }  # fmt: skip
    empty = {"garrison": arms()}
    towns = {"roma": empty, "caere": empty} | more.pop("towns", {})
    reges = _afield(levy, more.pop("reges", {}))
    wars = {"1": {"state": 1, "aggressor": "roma", "enemy": "caere", "town": "caere", "declared": 2, "stirred": 4}}
    return reigning("roma", turn=4, dice=dice, battle=battle, towns=towns, reges=reges, wars=wars, **more)


# --- doing


def duel(match: Match, attacker: str, target: str) -> list[Event]:
    """Show the two orders of Arma, such as G-C-L against L-G-C, as far as the duel goes."""
    events: list[Event] = []
    if match.prompt.ask == "struck":
        events += play(match, "name first")
    seats = _seats_of_fight(match)
    for number, cards in enumerate(zip(attacker.split("-"), target.split("-"), strict=True)):
        if match.prompt.ask != "cards" or int(match.position.battle.fight.pair) != number:
            break
        for seat, card in zip(seats, cards, strict=True):
            events += play(match, f"card {ARMA[card]}", seat=seat)
    return events


def _seats_of_fight(match: Match) -> tuple[str, str]:
    attacker = int(match.position.battle.fight.attacker)
    return SEATS if UNIT_NAMES[attacker][0] == "A" else (SEATS[1], SEATS[0])


def quiet(match: Match) -> list[Event]:
    """Nobody shoots, plays a Signum or leaves until the next action, duel or end."""
    events: list[Event] = []
    while match.prompt.ask in ("shoot", "damnum", "defensio", "constantia", "guard", "alacritas", "inopinatum"):
        events += play(match, "pass", seat=match.waiting[0])
    return events


# --- reading


def troop(match: Match, name: str) -> Any:
    """The record of a unit."""
    return match.position.battle.units[UNIT_NAMES.index(name)]


def square(match: Match, name: str) -> str | None:
    """Where a unit stands, None off the field."""
    place = int(troop(match, name).square)
    return None if place < 0 else square_name(place)


def alive(match: Match, name: str) -> int:
    """How many centuriae of a unit are left."""
    return int(troop(match, name).alive.sum())


def points(match: Match, name: str) -> tuple[int, ...]:
    """The points on the centuriae of a unit."""
    return tuple(int(one) for one in troop(match, name).points)


def on_field(match: Match) -> set[str]:
    """All that stands on the field, if only at its edge."""
    return {
        name
        for number, name in enumerate(UNIT_NAMES)
        if match.position.battle.units[number].standing in (Standing.FIELD, Standing.EDGE)
    }


def edge_units(match: Match) -> list[str]:
    """The units that wait at an edge."""
    units = match.position.battle.units
    return [name for number, name in enumerate(UNIT_NAMES) if units[number].standing == Standing.EDGE]


def marks(events: Iterable[Event]) -> list[tuple[str, int]]:
    """The points that were marked, and on whom."""
    return [(one["unit"], one["points"]) for one in happened(list(events), "points_marked")]


def fallen(events: Iterable[Event]) -> list[str]:
    """The units that lost a centuria."""
    return [one["unit"] for one in happened(list(events), "centuria_destroyed")]


def shown(events: Iterable[Event]) -> int:
    """How many pairs were shown."""
    return len(happened(list(events), "arma_shown"))
