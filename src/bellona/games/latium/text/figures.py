"""Figures of towns, houses and gods that follow from the rules, as far as the viewer knows their basis."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.data_files import provenance_of
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from ..data.values import Economy
from ..position.records import Realm
from ..position.vocabulary import NONE, SEAT_COUNT, Level, Reign, Standing
from ..rules.c05_capacity import capacity, production, surplus
from ..rules.c05_growth import grow_towns
from ..rules.c05_legion import LEAST_CIVES, legion_max, most_of_arm, of_arm
from ..rules.c06_gods import areas_of, protector
from ..rules.c07_houses.family import heir, house_of, is_marriageable
from ..rules.c08_diplomacy.loans import most_lent
from ..rules.c14_victory import capita_controlled, score, towns_controlled
from .names import ARM_NAMES, PERSON_NAMES, SEAT_NAMES

ORIGINS = {
    "capacity": ("level.caps", "areae.cap"),
    "walls_hold": ("level.caps",),
    "areae_most": ("areae.most",),
    "feed": ("feeding.cost",),
    "production": ("production.per_civis",),
    "grows_to": ("growth.divisor",),
    "legion": ("milites.equites_divisor",),
    "widen": ("areae.cost",),
    "wall": ("level.costs",),
    "siege": ("level.siege",),
}
"""The data behind each figure of a town."""


def town_figures(setting: Any, realm: Realm, number: int) -> dict[str, Any]:
    """A town's capacity, yield, cost and growth; all but the walls and the loan apply to its own Rex only."""
    world, level = setting.world, int(realm.towns[number].level)
    over = int(surplus(world, realm, number))
    return {
        "walls_hold": int(world.walls_cap[level]),
        "siege": int(world.siege_turns[level]),
        "loan": int(most_lent(world, realm, number)),
        "capacity": int(capacity(world, realm, number)),
        "areae_most": int(world.areae_most),
        "surplus": over,
        "feed": over * int(world.feed_cost),
        "production": int(production(world, realm, number)),
        "grows_to": _grown(world, realm, number),
        "widen": int(world.areae_cost),
        "wall": int(world.walls_cost[level + 1]) if level < Level.CIVITAS else None,
        "least_cives": LEAST_CIVES,
        "legion": _legion(world, realm, number),
        "house": [_person(realm, place, number) for place in _house(realm, number)],
        "reconstructed": list(reconstructed(setting.tables.economy)),
    }


def _legion(world: Any, realm: Realm, number: int) -> dict[str, Any]:
    """The centuriae of a town by arm, wherever they are, and the most that it can keep."""
    return {
        "most": int(legion_max(world, realm, number)),
        "pay": int(world.pay),
        "arms": {
            name: {
                "have": int(of_arm(realm, number, arm)),
                "most": int(most_of_arm(world, realm, number, arm)),
                "cost": int(world.recruit_cost[arm]),
            }
            for arm, name in enumerate(ARM_NAMES)
        },
    }


def _grown(world: Any, realm: Realm, number: int) -> int:
    """The cives of a town if its semester ended now."""
    grown = clone(realm)
    grow_towns(world, grown, one(Log))
    return int(grown.towns[number].cives)


def _house(realm: Realm, town: int) -> list[int]:
    people = [
        place
        for place, person in enumerate(realm.persons)
        if person.court == town and person.standing not in (Standing.NONE, Standing.DEAD)
    ]
    return sorted(people, key=lambda place: int(realm.persons[place].born))


def _person(realm: Realm, place: int, town: int) -> dict[str, Any]:
    """Who a person marries for, whether the crown falls to him, and whether he may marry."""
    rex = int(house_of(realm, place))
    return {
        "id": PERSON_NAMES[place],
        "of": SEAT_NAMES[rex] if rex != NONE else None,
        "heir": int(heir(realm, town)) == place,
        "free": bool(is_marriageable(realm, place)),
    }


def god_figures(setting: Any, realm: Realm, god: int) -> dict[str, Any]:
    """Whose Protector a god is, and how many sacred areas can still be given to him."""
    most = int(setting.world.areas_per_god)
    return {
        "protects": [SEAT_NAMES[seat] for seat in range(SEAT_COUNT) if int(protector(realm, seat)) == god],
        "areas_most": most,
        "areas_left": most - int(areas_of(realm, god)),
        "templum": int(setting.world.templum_cost),
        "ara": int(setting.world.ara_cost),
    }


def standing_figures(setting: Any, realm: Realm) -> dict[str, Any]:
    """How near each Rex is to both ends of the game; of what is hidden nothing counts, such as the aes of others."""
    world = setting.world
    reges = {
        SEAT_NAMES[seat]: {
            "points": int(score(world, realm, seat)),
            "towns": int(towns_controlled(realm, seat)),
            "capita": int(capita_controlled(realm, seat)),
        }
        for seat in range(SEAT_COUNT)
        if realm.reges[seat].reign == Reign.REIGNS
    }
    goal = {"towns": int(world.predominance_towns), "capita": int(world.predominance_capita)}
    return {"reges": reges, "goal": goal}


def reconstructed(economy: Economy) -> tuple[str, ...]:
    """The figures of a town that the guide does not give."""
    return tuple(
        name
        for name, paths in ORIGINS.items()
        if any(provenance_of(economy.provenance, path).startswith("reconstructed") for path in paths)
    )
