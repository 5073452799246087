"""Actions and refusals."""

from __future__ import annotations

from bellona.gamekit.rule_codes import RuleCode
from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, i2, record, times

from .verbs import Verb as Verb

CHOICES = 3072


@record
class Action:
    """A choice."""

    verb: i2
    a: i2
    b: i2
    c: i2
    d: i2
    e: i2
    f: i2
    g: i2
    """Who answers a sealed question: his seat from 1, 0 for the seat in turn."""


@record
class Choices:
    """The listed actions of a position."""

    count: i2
    actions: Array[Action] = times(CHOICES)


@kernel
def offer(choices: Choices, verb: int, a: int, b: int, c: int) -> None:
    """Add an action with up to three numbers to the list."""
    offer_wide(choices, verb, a, b, c, 0, 0, 0)


@kernel
def offer_wide(choices: Choices, verb: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Add an action to the list."""
    if choices.count < CHOICES:
        action = choices.actions[choices.count]
        action.verb = verb
        action.a = a
        action.b = b
        action.c = c
        action.d = d
        action.e = e
        action.f = f
        action.g = 0
        choices.count += 1


class Refusal(RuleCode):
    """Why an action is not allowed, and by which rule."""

    NONE = ""
    GAME_OVER = "D77"
    NOT_ASKED = "D2"
    MALFORMED = "D5"
    # 2, 3: offers, events, Signa
    OFFER_TOO_HIGH = "D16"
    NOT_AT_STAKE = "D17"
    SIGNUM_NOT_HELD = "1.5"
    SIGNUM_NOT_NOW = "D19"
    NOT_NEGATIVE = "2.9"
    NOT_OF_HEALTH = "D23"
    NO_FAVOUR = "6.6"
    ALREADY_RAISED = "D38"
    NO_LAWFUL_TARGET = "D22"
    HOLDS_NO_SIGNUM = "3.6"
    HOLDS_NOT_THAT = "D24"
    NO_SUCH_ACCORD = "3.5"
    NO_SON_IN_LAW = "8.27"
    TWO_FILII_ALREADY = "7.4"
    NO_SUCH_RESULT = "2.4"
    CANNOT_PAY = "1.7"
    NO_ENVOY_THERE = "B4"
    ONLY_AT_THE_START = "D5"
    # 5: towns and legions
    NOT_YOUR_TOWN = "D5"
    WORK_UNDER_WAY = "D27"
    WALLS_COMPLETE = "5.3"
    AREAS_COMPLETE = "D26"
    OVERPOPULATED = "5.11"
    BLOCKADED = "D54"
    RECRUITING_BARRED = "D21"
    LEGION_FULL = "D34"
    ARM_FULL = "D34"
    TOO_FEW_CENTURIAE = "D35"
    TOO_FEW_CIVES = "5.15"
    LUDI_GIVEN = "D33"
    NO_IRA = "D33"
    # 6: gods
    SACRED_AREA_TAKEN = "D37"
    NO_SUCH_GOD = "6.1"
    NO_AREA_LEFT = "6.13"
    NO_PROTECTOR_HERE = "6.10"
    NO_ARA_THERE = "D37"
    NO_TEMPLUM_THERE = "6.11"
    # 7: filii
    NO_SUCH_PERSON = "7.5"
    NOT_OF_YOUR_HOUSE = "7.3"
    NOT_FREE_TO_MARRY = "7.3"
    NO_COUPLE = "7.3"
    SAME_HOUSE = "7.3"
    NOT_MARRIED = "8.26"
    ONLY_THE_HUSBAND = "8.26"
    NO_SUCH_CLAIM = "D52"
    NO_SUCH_SOCIUS = "8.10"
    # 8: diplomacy
    NOT_SINE_DUCE = "8.17"
    NO_LEGATUS_THERE = "8.16"
    AUDIENCE_CLOSED = "D42"
    FRICTION = "D15"
    BOND_FIRST = "8.18"
    TOO_SOON = "D41"
    BOUND_ALREADY = "8.18"
    FOEDUS_TAKEN = "D43"
    LENT_ALREADY = "8.4"
    LOAN_TOO_LARGE = "D46"
    NOTHING_OWED = "8.5"
    LEAVE_MISSING = "10.17"
    NO_LEAVE_ASKED = "10.17"
    NO_SUCH_REX = "8.19"
    LETTERS_FULL = "B57"
    NOT_WRITING = "8.20"
    WRITING_ALREADY = "B57"
    NO_SUCH_CLAUSE = "D47"
    NOT_AN_OFFER = "D47"
    CLAUSES_FULL = "D47"
    CLAUSE_TWICE = "D47"
    PART_IMPOSSIBLE = "B58"
    TERM_TOO_LONG = "D57"
    EMPTY_LETTER = "8.20"
    NO_SUCH_LETTER = "8.20"
    NOT_PARTY = "8.25"
    NOT_SECRET = "D48"
    NO_ACCORD_THERE = "8.25"
    # 9: movement
    MOVED_ALREADY = "D5"
    COUNTER_NOT_FREE = "D75"
    LEGATUS_NOT_FREE = "D21"
    REX_IS_ILL = "D21"
    CANNOT_BE_ENTERED = "9.5"
    AT_SEA = "D12"
    TOWN_CLOSED = "D14"
    FRICTION_ON_THE_WAY = "9.12"
    THERE_ALREADY = "9.6"
    NO_SOCIUS_THERE = "10.7"
    NOT_IN_TOWN = "10.4"
    NOT_A_LEADER = "10.4"
    # 10: war
    OWN_TOWN = "10.1"
    AT_WAR_ALREADY = "10.1"
    TOO_MANY_WARS = "B72"
    OWN_SUBJECT = "B64"
    LORD_BY_TREACHERY = "D59"
    NO_LORD = "D59"
    WITHOUT_LEGION = "10.4"
    BEYOND_INVITATION = "D53"
    NO_LEADER_THERE = "D53"
    DECLINED_ALREADY = "B60"
    CALLED_ALREADY = "B60"
    NO_BLOCKADE = "D54"
    NOT_CAPTIVE = "D75"
    NOT_YOUR_CAPTIVE = "D75"
    TERM_STILL_RUNS = "D75"
    CANNOT_COMMAND = "B63"
    NOTHING_TO_LEAVE = "B62"
    NO_TIME_FOR_SOCII = "10.12"
    OWES_NO_HELP = "8.1"
    SOCIUS_TOO_FAR = "10.8"
    CALLED_BEFORE = "10.8"
    STAYS_OUT = "7.12"
    NO_ARMY = "10.5"
    # 4, 11, 12: battle
    NOT_FOR_BATTLE = "B41"
    NOT_IN_STORE = "3.9"
    SET_IS_FULL = "D25"
    NOT_ALLOTTED = "3.9"
    NOTHING_TO_STEAL = "3.7"
    OUTSIDE_ZONE = "D61"
    SQUARE_TAKEN = "11.17"
    NO_CENTURIAE_LEFT = "11.8"
    TWO_TO_A_UNIT = "11.9"
    NO_EQUITES_IN_SILVA = "11.13"
    NO_SCHIERA_TO_JOIN = "11.10"
    NO_COMMANDER_TO_PLACE = "11.11"
    NOT_YOUR_UNIT = "11.15"
    WAITS_AT_EDGE = "11.35"
    ACTED_ENOUGH = "11.20"
    TOO_FAR = "D63"
    WAY_BARRED = "B35"
    COMMANDER_NOT_BESIDE = "B38"
    DOES_NOT_CHARGE = "D64"
    OUT_OF_REACH = "D64"
    NOT_BESIDE_TARGET = "D64"
    NO_TARGET = "11.15"
    NOT_SAGITTARII = "11.18"
    VOLLEYS_SPENT = "11.29"
    MUST_WAIT_TO_SHOOT = "11.30"
    HAS_SHOT = "11.25"
    OUT_OF_RANGE = "D65"
    LINE_BLOCKED = "11.18"
    INTO_MELEE = "B50"
    NOT_ENGAGED = "11.24"
    MAY_NOT_TURN = "B39"
    NOT_A_CENTURIA = "11.32"
    ARMA_USED = "4.2"
