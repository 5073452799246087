"""A game in plain values: Reges with treasury, hand and counters, towns, houses, accords, wars, the battle under way.

Unknown values are None.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bellona.gamekit.situation import Situation as CommonSituation
from bellona.gamekit.situation import common_facts

from ..document.layout import SIDE_NAMES
from ..position.battlefield import UNITS, Stage
from ..position.battlefield import Standing as OnField
from ..position.records import Realm
from ..position.vocabulary import (
    ACCORDS,
    LEADERS,
    LETTERS,
    LETTERS_EACH,
    PERSONS,
    WARS,
    Errand,
    Fall,
    Hold,
    Level,
    Reign,
    Sacred,
    Sex,
    Standing,
)
from ..position.world import event_slugs
from ..rules.c14_victory import score
from .names import (
    ARM_NAMES,
    BOND_NAMES,
    CELL_NAMES,
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

if TYPE_CHECKING:
    from ..game import Setting

Centuriae = Mapping[str, int]
"""How many centuriae there are of each arm."""
WAR_IS_ON = 1
ACCORD_STATES = ("none", "in-force", "ended", "betrayed")
LETTER_STATES = ("none", "being-written", "sent")


@dataclass(frozen=True)
class Counter:
    """A counter of a Rex on the tabula."""

    errand: str
    """`home`, `afield`, `seized`, `captive` or `gone`."""
    cell: str | None
    captor: str | None
    blockades: str | None
    centuriae: Mapping[str, Centuriae] | None
    """Its followers, by home town; None if unknown."""


@dataclass(frozen=True)
class Rex:
    """A player's house."""

    seat: str
    reign: str
    """`reigns`, `exiled` or `fallen`."""
    fall: str | None
    """How he fell."""
    court: str
    lord: str | None
    aes: int | None
    """His treasury; None if unknown."""
    ira: int
    signa: tuple[str, ...] | None
    """His hand; None if unknown."""
    signa_count: int
    offer: int | None
    """His sealed offer; None before it is made, or if unknown."""
    loans: Mapping[str, int] | None
    """His debts to civitates; None if unknown."""
    bonds: Mapping[str, str]
    """His pacta and foedera with civitates sine duce."""
    counters: Mapping[str, Counter]
    points: int
    """His victory points, as far as they can be computed from what is known."""


@dataclass(frozen=True)
class Town:
    """A town."""

    name: str
    holder: str | None
    hold: str
    level: str
    cives: int
    areae: int | None
    """None if unknown."""
    garrison: Centuriae | None
    """None if unknown."""
    god: str
    sacred: str
    favours: int
    rex: str | None
    """The filius on its throne, None for the first of his house."""
    is_vacant: bool
    blockader: str | None


@dataclass(frozen=True)
class Filius:
    """A son or daughter of a house."""

    name: str
    town: str
    sex: str
    standing: str
    spouse: str | None
    captor: str | None


@dataclass(frozen=True)
class Clause:
    """A clause of a letter or an accord."""

    kind: str
    is_givers_own: bool
    """Whether the writer gives; otherwise the other does."""
    numbers: tuple[int, int, int]
    until: int


@dataclass(frozen=True)
class Letter:
    """A proposal under way, or being written."""

    name: str
    writer: str
    reader: str | None
    state: str
    bond: str
    is_secret: bool
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Accord:
    """An accord between two Reges."""

    parties: tuple[str, str]
    state: str
    bond: str
    is_secret: bool
    since: int
    is_peace: bool
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class War:
    """A war that is on."""

    aggressor: str
    enemy: str | None
    """None for a civitas sine duce."""
    town: str | None
    declared: int | None
    """The turn of its declaration, None for treachery."""


@dataclass(frozen=True)
class Troop:
    """A unit on the field of battle: one or two centuriae, or a commander alone."""

    name: str
    side: str
    arm: str
    standing: str
    square: str | None
    facing: str
    centuriae: int
    """How many of them are alive."""


@dataclass(frozen=True)
class Battle:
    """The battle under way."""

    stage: str
    cell: str
    town: str | None
    commanders: Mapping[str, str | None]
    """Who commands each side; None for a civitas sine duce."""
    initiative: str | None
    """The side that has it."""
    actions_left: int
    units: Mapping[str, Troop]


@dataclass(frozen=True)
class Situation(CommonSituation):
    """A game as a viewer knows it."""

    active: str | None
    """Whose phase of the turn it is."""
    card: str | None
    """The event of the turn, once its card is turned."""
    last_offer: int | None
    """The winning offer of the last turn."""
    discards: Mapping[str, int]
    """The Signa that have been played, by kind."""
    reges: Mapping[str, Rex]
    """By seat, those who take part."""
    towns: Mapping[str, Town]
    filii: Mapping[str, Filius]
    letters: Mapping[str, Letter]
    accords: tuple[Accord, ...]
    wars: tuple[War, ...]
    battle: Battle | None


def situation(setting: Setting, seen: Realm, knows: Collection[str | None]) -> Situation:
    """An observed game in plain values; the secrets of the seats in `knows` are known."""
    reges = [_rex(setting, seen, number, knows) for number in range(len(SEAT_NAMES)) if seen.reges[number].reign]
    towns = [_town(seen, number, knows) for number in range(len(TOWN_NAMES))]
    letters = [_letter(seen, number) for number in range(LETTERS) if seen.letters[number].state]
    return Situation(
        **common_facts(setting, seen),
        active=setting.active(seen),
        card=event_slugs()[seen.event.card - 1] if seen.event.card else None,
        last_offer=_known(seen.last_offer),
        discards={name: int(seen.signa_spent[kind]) for kind, name in enumerate(SIGNUM_NAMES) if kind},
        reges={rex.seat: rex for rex in reges},
        towns={town.name: town for town in towns},
        filii={filius.name: filius for filius in _filii(seen)},
        letters={letter.name: letter for letter in letters},
        accords=tuple(_accords(seen)),
        wars=tuple(_wars(seen)),
        battle=_battle(seen) if seen.battle.stage != Stage.NONE else None,
    )


def _name(names: tuple[str, ...], number: int) -> str | None:
    """The name of a number, None for nothing."""
    return names[number] if number >= 0 else None


def _known(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _by_arm(counts: Any) -> Centuriae:
    return {arm: int(counts[number]) for number, arm in enumerate(ARM_NAMES)}


def _rex(setting: Setting, seen: Realm, number: int, knows: Collection[str | None]) -> Rex:
    rex: Any = seen.reges[number]
    seat = SEAT_NAMES[number]
    is_own = seat in knows
    hand = tuple(name for kind, name in enumerate(SIGNUM_NAMES) for _ in range(int(rex.signa[kind])))
    owed = {name: int(rex.ties[town].loan.aes) for town, name in enumerate(TOWN_NAMES) if rex.ties[town].loan.aes}
    return Rex(
        seat=seat,
        reign=words_of(Reign)[rex.reign],
        fall=words_of(Fall)[rex.fall] if rex.reign == Reign.FALLEN else None,
        court=TOWN_NAMES[rex.court],
        lord=_name(SEAT_NAMES, rex.lord),
        aes=int(rex.aes) if is_own else None,
        ira=int(rex.ira),
        signa=hand if is_own or len(hand) == rex.signa_count else None,
        signa_count=int(rex.signa_count),
        offer=_known(rex.offer),
        loans=owed if is_own else None,
        bonds={name: BOND_NAMES[rex.ties[town].bond] for town, name in enumerate(TOWN_NAMES) if rex.ties[town].bond},
        counters={name: _counter(rex.pieces[place], place, is_own) for place, name in enumerate(COUNTER_NAMES)},
        points=int(score(setting.world, seen, number)),
    )


def _counter(piece: Any, place: int, is_own: bool) -> Counter:
    ranks = {name: _by_arm(piece.ranks[town]) for town, name in enumerate(TOWN_NAMES) if piece.ranks[town].any()}
    return Counter(
        errand=words_of(Errand)[piece.errand],
        cell=_name(CELL_NAMES, piece.cell),
        captor=_name(SEAT_NAMES, piece.captor),
        blockades=_name(TOWN_NAMES, piece.blockades),
        centuriae=ranks if is_own or place >= LEADERS else None,
    )


def _town(seen: Realm, number: int, knows: Collection[str | None]) -> Town:
    town = seen.towns[number]
    holder = _name(SEAT_NAMES, town.holder)
    is_own = holder in knows
    return Town(
        name=TOWN_NAMES[number],
        holder=holder,
        hold=words_of(Hold)[town.hold],
        level=words_of(Level)[town.level],
        cives=int(town.cives),
        areae=int(town.areae) if is_own else None,
        garrison=_by_arm(town.garrison) if is_own else None,
        god=GOD_NAMES[town.god],
        sacred=words_of(Sacred)[town.sacred],
        favours=int(town.favours),
        rex=_name(PERSON_NAMES, town.rex),
        is_vacant=bool(town.vacant),
        blockader=_name(SEAT_NAMES, town.blockader),
    )


def _filii(seen: Realm) -> Iterator[Filius]:
    for number in range(PERSONS):
        person = seen.persons[number]
        if person.standing != Standing.NONE:
            yield Filius(
                name=PERSON_NAMES[number],
                town=TOWN_NAMES[person.court],
                sex=words_of(Sex)[person.sex],
                standing=words_of(Standing)[person.standing],
                spouse=_name(PERSON_NAMES, person.spouse),
                captor=_name(SEAT_NAMES, person.captor),
            )


def _clauses(paper: Any) -> tuple[Clause, ...]:
    return tuple(
        Clause(
            kind=CLAUSE_NAMES[term.kind],
            is_givers_own=not term.giver,
            numbers=(int(term.a), int(term.b), int(term.c)),
            until=int(term.until),
        )
        for term in paper.terms[: int(paper.count)]
    )


def _letter(seen: Realm, number: int) -> Letter:
    letter = seen.letters[number]
    return Letter(
        name=LETTER_NAMES[number],
        writer=SEAT_NAMES[number // LETTERS_EACH],
        reader=_name(SEAT_NAMES, letter.to),
        state=LETTER_STATES[letter.state],
        bond=BOND_NAMES[letter.bond],
        is_secret=bool(letter.secret),
        clauses=_clauses(letter),
    )


def _accords(seen: Realm) -> Iterator[Accord]:
    for number in range(ACCORDS):
        accord = seen.accords[number]
        if accord.state:
            yield Accord(
                parties=(SEAT_NAMES[accord.a], SEAT_NAMES[accord.b]),
                state=ACCORD_STATES[accord.state],
                bond=BOND_NAMES[accord.bond],
                is_secret=bool(accord.secret),
                since=int(accord.since),
                is_peace=bool(accord.peace),
                clauses=_clauses(accord),
            )


def _wars(seen: Realm) -> Iterator[War]:
    for number in range(WARS):
        war = seen.wars[number]
        if war.state == WAR_IS_ON:
            yield War(
                aggressor=SEAT_NAMES[war.aggressor],
                enemy=_name(SEAT_NAMES, war.enemy),
                town=_name(TOWN_NAMES, war.town),
                declared=int(war.declared) or None,
            )


def _battle(seen: Realm) -> Battle:
    battle = seen.battle
    troops = [_troop(battle.units[n], n) for n in range(UNITS) if battle.units[n].standing != OnField.ABSENT]
    return Battle(
        stage=words_of(Stage)[battle.stage],
        cell=CELL_NAMES[battle.cell],
        town=_name(TOWN_NAMES, battle.town),
        commanders={name: _name(SEAT_NAMES, battle.seat[side]) for side, name in enumerate(SIDE_NAMES)},
        initiative=_name(SIDE_NAMES, battle.holder),
        actions_left=int(battle.actions),
        units={troop.name: troop for troop in troops},
    )


def _troop(unit: Any, number: int) -> Troop:
    return Troop(
        name=UNIT_NAMES[number],
        side=SIDE_NAMES[unit.side],
        arm=(*ARM_NAMES, "leader")[unit.arm],
        standing=words_of(OnField)[unit.standing],
        square=square_name(int(unit.square)) if unit.square >= 0 else None,
        facing=FACING_NAMES[unit.facing],
        centuriae=int(sum(unit.alive)),
    )
