"""Every square of the field where a unit can march, or where units can be drawn up.

The list of choices names only some of these squares, or it would be very long; the rules allow what they allow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bellona.gamekit.queries import checked

from ..position.battlefield import OFF, WIDEST
from ..position.records import Realm
from ..text.names import UNIT_NAMES, square_name

Ways = dict[str, dict[str, Any]]
DRAWN_UP = ("deploy", "place", "lead")


def marches(setting: Any, realm: Realm, unit: str, texts: Sequence[str]) -> Ways:
    """The squares to which a unit can march, in each of the manners that are among its choices."""
    start = int(realm.battle.units[UNIT_NAMES.index(unit)].square)
    manners = {(words[2], *words[5:]) for words in map(str.split, texts) if words[:2] == ["advance", unit]}
    if start == OFF or not manners:
        return {}
    column, row = start % WIDEST, start // WIDEST
    found: Ways = {}
    for x, y in _squares(realm):
        orders = [" ".join(("advance", unit, scope, str(x - column), str(y - row), *led)) for scope, *led in manners]
        _note(found, square_name(y * WIDEST + x), _allowed(setting, realm, orders))
    return found


def drawings_up(setting: Any, realm: Realm, texts: Sequence[str]) -> Ways:
    """The squares where units can be drawn up in any of the ways that are among the choices."""
    chosen = [text.split() for text in texts if text.split()[0] in DRAWN_UP]
    names = [square_name(y * WIDEST + x) for x, y in _squares(realm)]
    places = {word for words in chosen for word in words if word in names}
    manners = {tuple("" if word in places else word for word in words) for words in chosen}
    found: Ways = {}
    for name in names:
        orders = [" ".join(word or name for word in manner) for manner in sorted(manners)]
        _note(found, name, _allowed(setting, realm, orders))
    return found


def _squares(realm: Realm) -> Iterator[tuple[int, int]]:
    battle = realm.battle
    return ((x, y) for y in range(int(battle.depth)) for x in range(int(battle.front)))


def _allowed(setting: Any, realm: Realm, orders: Iterable[str]) -> list[str]:
    return [text for text, refusal in checked(setting, realm, orders) if refusal is None]


def _note(found: Ways, square: str, orders: list[str]) -> None:
    if orders:
        found[square] = {"cost": 0, "orders": orders}
