"""Tabula, cards, figures and agreed terms of a game as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from bellona.gamekit.data_files import DataTable, Sourced

# Words

Seat: TypeAlias = Literal["nersae", "alatrium", "nomentum", "roma", "caere", "ecetra"]
People: TypeAlias = Literal["aequi", "hernici", "sabini", "latini", "etrusci", "volsci"]
Terrain: TypeAlias = Literal["planities", "altopiano", "mons", "lacus", "mare"]
God: TypeAlias = Literal["iuppiter", "ceres", "mars", "mercurius"]
Domain: TypeAlias = Literal["population", "production", "health", "religion", "diplomacy", "military"]

SEATS: tuple[Seat, ...] = ("nersae", "alatrium", "nomentum", "roma", "caere", "ecetra")
"""The Reges in their order round the table (1.3)."""
PEOPLES: tuple[People, ...] = ("aequi", "hernici", "sabini", "latini", "etrusci", "volsci")
TERRAINS: tuple[Terrain, ...] = ("planities", "altopiano", "mons", "lacus", "mare")
GODS: tuple[God, ...] = ("iuppiter", "ceres", "mars", "mercurius")
ARMS = ("pedites", "equites", "sagittarii")
DEMANDS = ("pactum", "foedus", "matrimonium", "loan", "transit")
COLUMNS, ROWS = 20, 18
TOWNS, EVENTI, RESULTS, EFFECTS, SIGNA, DECK = 30, 12, 4, 2, 21, 66

SLUGS = (
    "six_kings", "six_kings_short", "six_kings_long", "five_kings", "four_kings", "three_kings", "two_kings",
    "one_year",
)  # fmt: skip

# Every number ends up in one or two bytes of the world.
Figure: TypeAlias = Annotated[int, Meta(ge=0, le=127)]
Divisor: TypeAlias = Annotated[int, Meta(ge=1, le=127)]
Change: TypeAlias = Annotated[int, Meta(ge=-100, le=100)]
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Filii: TypeAlias = Annotated[tuple[Literal["son", "daughter"], ...], Meta(max_length=2)]
Casella: TypeAlias = Annotated[str, Meta(pattern="^[01][0-9][01][0-9]$")]
ByLevel: TypeAlias = tuple[Figure, Figure, Figure]


# The tabula


class March(DataTable, frozen=True):
    """Milia: to enter a casella, to cross a river, in a turn, and from how far allies converge."""

    planities: Divisor
    altopiano: Divisor
    mons: Divisor
    river: Figure
    allowance: Divisor
    allies: Divisor

    def cost(self, terrain: Terrain) -> int:
        """What a casella costs, 0 where it cannot be entered."""
        costs = {"planities": self.planities, "altopiano": self.altopiano, "mons": self.mons}
        return costs.get(terrain, 0)


class Town(DataTable, frozen=True):
    """A town on the tabula; `named` if the guide names it."""

    at: Casella
    people: People
    cives: Annotated[int, Meta(ge=2, le=100)]
    bonus: Figure
    goods: str
    named: bool = False
    filii: Filii | None = None
    """Of its first Rex, the elder first; by default they are drawn by lot."""


class Tabula(Sourced, frozen=True):
    """The tabula, drawn with one sign per casella, row 00 first; rivers by the sides they run along."""

    terrain: tuple[str, ...]
    legend: Mapping[str, Terrain]
    march: March
    rivers: Mapping[str, tuple[str, ...]]
    towns: Mapping[str, Town]


# Cards


class Effect(DataTable, frozen=True):
    """One effect of a result; the meaning of its numbers is documented at Op in position.py."""

    op: str
    value: Change = 0
    extra: Figure = 0
    turns: Figure = 0


class Result(DataTable, frozen=True):
    """One of the four results of an event card."""

    id: str
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=EFFECTS)]


class Eventus(DataTable, frozen=True):
    """An event card."""

    domain: Domain
    results: Annotated[tuple[Result, ...], Meta(min_length=RESULTS, max_length=RESULTS)]


class Signum(DataTable, frozen=True):
    """A kind of Signum."""

    god: God
    count: Divisor
    plain: Figure = 0
    raised: Figure = 0
    reconstructed: bool = False


class Cards(Sourced, frozen=True):
    """Eventi and Signa, in the order of their numbers, and the colours of the Arma."""

    arma: Mapping[People, str]
    gods: Mapping[Domain, God]
    eventi: Mapping[str, Eventus]
    signa: Mapping[str, Signum]


# Figures


class Calendar(DataTable, frozen=True):
    """Lengths of time in turns."""

    semester: Divisor
    cycle: Divisor


class ByArm(DataTable, frozen=True):
    """A number for each arm."""

    pedites: Figure
    equites: Figure
    sagittarii: Figure

    @property
    def all(self) -> tuple[int, int, int]:
        """The three in the order of the arms."""
        return self.pedites, self.equites, self.sagittarii


class Start(DataTable, frozen=True):
    """What a Rex begins with."""

    aes: Annotated[int, Meta(ge=0, le=9999)]
    legion: ByArm


class Levels(DataTable, frozen=True):
    """Vicus, oppidum and civitas: cives within the walls, their price, the turns a blockade takes."""

    caps: ByLevel
    costs: ByLevel
    siege: ByLevel


class Areae(DataTable, frozen=True):
    """The productive areas."""

    cap: Figure
    step: Figure
    cost: Figure
    most: Figure


class Production(DataTable, frozen=True):
    """What a semester yields."""

    per_civis: Figure


class Growth(DataTable, frozen=True):
    """One civis in this many."""

    divisor: Divisor


class Feeding(DataTable, frozen=True):
    """What a civis above the capacity eats in a turn."""

    cost: Figure


class Ira(DataTable, frozen=True):
    """When the people drive their Rex out, and what ludi cost."""

    limit: Divisor
    ludi: Figure


class Milites(DataTable, frozen=True):
    """Prices, pay, and how many of a legion may be equites and sagittarii."""

    cost: ByArm
    pay: Figure
    equites_divisor: Divisor
    sagittarii_divisor: Divisor


class Sacra(DataTable, frozen=True):
    """Temples and altars."""

    templum: Figure
    ara: Figure
    upgrade: Figure
    favours: Figure
    areas: Figure


class Accords(DataTable, frozen=True):
    """The share that an ally or a subject owes: one part in this many."""

    foedus: Divisor
    tribute: Divisor
    contingent: Divisor


class Audience(DataTable, frozen=True):
    """What the die must reach, and what helps."""

    need: Mapping[str, Figure]
    money_step: Divisor
    money_most: Figure
    offence: Figure
    friction: Figure


class Loan(DataTable, frozen=True):
    """In how many turns a loan is paid back."""

    turns: Figure


class War(DataTable, frozen=True):
    """Claims, captives, spoils and terms."""

    claim: Figure
    captivity: Figure
    ransom_rex: Figure
    ransom_filius: Figure
    slave: Figure
    spoils: Figure
    sack: Percent
    terms: Figure


class Victory(DataTable, frozen=True):
    """The towns, and the capita among them, that win at once."""

    towns: Divisor
    capita: Divisor


class Score(DataTable, frozen=True):
    """Points of the final count."""

    own_caput: Change
    other_caput: Change
    colonia: Change
    dynastic_town: Change
    subject_rex: Change
    foedus: Change
    pactum: Change
    templum: Change
    ara: Change
    oppidum: Change
    civitas: Change
    ten_cives: Change
    twenty_five_aes: Change
    ira: Change
    unpaid_loan: Change


class Economy(Sourced, frozen=True):
    """All figures outside the tabula and the cards."""

    calendar: Calendar
    start: Start
    level: Levels
    areae: Areae
    production: Production
    growth: Growth
    feeding: Feeding
    ira: Ira
    milites: Milites
    sacra: Sacra
    accords: Accords
    audience: Audience
    loan: Loan
    war: War
    victory: Victory
    score: Score


class Tables(DataTable, frozen=True):
    """Everything that is the same in all games."""

    map: Tabula
    cards: Cards
    economy: Economy


# Scenarios


class TownTerms(DataTable, frozen=True, omit_defaults=True):
    """A town as a scenario has it; what is left out is as on the tabula."""

    at: Casella | None = None
    cives: Annotated[int, Meta(ge=2, le=100)] | None = None
    bonus: Figure | None = None
    filii: Filii | None = None
    """The first children of its Rex, the elder first."""


class Scenario(DataTable, frozen=True):
    """The agreed terms: who plays, how many cycles, and whether an expelled Rex may come back (8.10).

    A scenario of one's own may also move towns, give them other cives and bonuses, say what every Rex begins with, and
    who are his first children.
    """

    id: str
    playing: Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=6)]
    cycles: Annotated[int, Meta(ge=1, le=20)]
    exile: bool = False
    towns: Mapping[str, TownTerms] = {}
    start: Start | None = None


class Scenarios(DataTable, frozen=True):
    """The scenarios that come with the game."""

    scenarios: tuple[Scenario, ...]
