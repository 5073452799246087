"""Actions: one small record for every choice, and the codes that refuse them."""

from __future__ import annotations

from enum import IntEnum

from bellona.gamekit.rule_codes import RuleCode


class Verb(IntEnum):
    """What an action does. The comment names the fields in use; the others are zero."""

    NOTHING = 0
    DEPLOY = 1  # unit, at = hex
    SUGGESTED = 2
    HOLD = 3  # unit, or NONE
    POST = 4  # unit
    PLACE = 5  # at = box, extra = 1 for the Vacuus
    FIRST = 6
    SECOND = 7
    REROLL = 8
    ACCEPT = 9
    TEST = 10  # unit
    DONE = 11
    STEP = 12  # unit, at = direction
    TURN = 13  # unit, at = facing
    HALT = 14  # unit
    EXIT = 15  # unit
    RETURN = 16  # unit, at = hex
    ENTER = 17  # unit, at = hex, extra = facing
    BOOST = 18  # unit
    SHOOT = 19  # unit, at = target
    ATTACK = 20  # unit, at = target
    CHARGE = 21  # unit, at = target
    RETREAT = 22  # at = hex, extra = 1 with the commander
    STAND = 23
    ESCAPE = 24  # at = hex
    COMMIT = 25
    KEEP = 26
    SUPPORT = 27  # extra = bits of the supporters
    PURSUE = 28
    RECALL = 29
    ADVANCE = 30  # at = facing, extra = 1 with the commander
    STAY = 31
    REFUGE = 32  # at = hex
    VICTIM = 33  # unit
    RECOVER = 34  # unit


class Refusal(RuleCode):
    """Why an action is not allowed, and by which rule."""

    NONE = ""
    BATTLE_OVER = "3.1D"
    NOT_ASKED = "3"
    NO_SUCH_UNIT = "2.1"
    NOT_YOUR_UNIT = "3"
    NOT_ON_MAP = "2.1"
    # 4, 17: set-up and command points
    NOT_TO_DEPLOY = "17.1.2a"
    WRONG_SETUP_HEX = "17.1.2a"
    SETUP_HEX_TAKEN = "7"
    NOT_AN_AMBUSHER = "17.1.3c"
    COMMANDER_NEEDS_UNIT = "17.1.2d"
    NO_SUCH_BOX = "4.1a"
    BOX_FULL = "4.1c"
    FORTUNA_FULL = "4.9c"
    NO_POINT_IN_HAND = "4a"
    VACUUS_IS_PLACED = "4a"
    NO_POINT_IN_BOX = "R6"
    ONLY_THE_VACUUS = "R4"
    POINT_GIVEN_ALREADY = "4.1.1"
    # 6, 7, 8: movement
    FINISH_THE_OTHER_FIRST = "B1"
    HAS_MOVED = "2.4b"
    IS_PANICKED = "11.1a"
    IS_HALTED = "15.1d"
    UNDER_ENEMY_HAND = "15.1f"
    NOT_IN_FRONT = "6c"
    OFF_THE_MAP = "R43"
    IMPASSABLE = "17.2.1b"
    TOO_FEW_POINTS = "6e"
    NO_POINTS_TO_TURN = "8.1"
    FACING_ALREADY = "8.1"
    COMMANDER_HAS_NO_FACING = "8b"
    STOPPED_BY_ZOC = "8.2b"
    ENEMY_IN_THE_WAY = "7"
    FRIEND_IN_ENEMY_ZOC = "R12"
    NO_WAY_THROUGH_FRIENDS = "R12"
    MUST_GO_ON = "7"
    NOT_UNDER_WAY = "B1"
    NO_EXIT_HERE = "R43"
    NOT_PURSUING = "14.1a"
    NOT_HELD = "17.1.3c"
    NO_ROMAN_PANIC_YET = "17.1.3c"
    WRONG_RETURN_HEX = "14.1b"
    WRONG_ENTRY_HEX = "R44"
    ENTRY_HEX_TAKEN = "R29"
    WRONG_ENTRY_FACING = "R44"
    MOVED_BEFORE_BOOST = "R11"
    NO_BOOST_FOR_COMMANDER = "R11"
    OTHER_TYPE = "4.6a"
    # 9: missiles
    NO_MISSILES = "2.4d"
    HAS_SHOT = "9d"
    NO_SUCH_TARGET = "9.1c"
    OUT_OF_RANGE = "9.1b"
    OUT_OF_LONG_RANGE = "9.1a"
    OUT_OF_ARC = "9b"
    NO_SIGHT = "9.2a"
    NOT_A_MISSILE_TARGET = "R17"
    # 10: combat
    HAS_ATTACKED = "10d"
    LEFT_A_ZOC = "8.2c"
    PANICKED_CANNOT_ATTACK = "11d"
    STAMPEDED = "15.1h"
    TARGET_NOT_IN_FRONT = "10a"
    NOT_A_TARGET = "10a"
    NOT_A_MERCENARY = "15.2a"
    NO_CHARGE_LEFT = "15.2a"
    NOT_AN_EMPTY_REAR_HEX = "10.1b"
    NO_COMMANDER_WITH_IT = "R30"
    MUST_ESCAPE = "R30"
    NO_ESCAPE_THERE = "R30"
    CANNOT_SUPPORT = "10.4a"
    MUST_ADVANCE = "10.8a"
    NO_REFUGE_THERE = "R30"
    # 12, 15
    NO_DISORDER = "4.4a"
    NO_RECOVERY_FROM_PANIC = "11b"
    OUT_OF_RECOVERY_RADIUS = "4.4c"
    NOT_AN_ELEPHANT = "4.8"
    NAMED_ALREADY = "R36"
    STAMPEDE_INTO_FRIEND = "R39"
    NOT_IN_ITS_FRONT = "15.1g"
    MALFORMED = "2.1"
