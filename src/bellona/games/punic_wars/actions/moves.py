"""Why actions are refused."""

from __future__ import annotations

from bellona.gamekit.rule_codes import RuleCode

from .verbs import Verb as Verb

MOST_FUNDS = 255


class Refusal(RuleCode):
    """Why an action is not allowed, and by which rule."""

    NONE = ""
    WAR_OVER = "18.1b"
    NOT_ASKED = "4.1a"
    MALFORMED = "3.2a"
    OFFERED_ALREADY = "B11"
    # 19: set-up
    WRONG_SETUP_KIND = "19.0b"
    WRONG_SETUP_REGION = "19.0b"
    NO_SETUP_IN_MOUNTAINS = "5.25b"
    TOO_MANY_TO_SET_UP = "19.0b"
    # 16: diplomacy
    NOT_IN_TREASURY = "16.11b"
    FUNDS_TOO_HIGH = "B2"
    # 8: leaders
    NO_SUCH_LEADER = "8.11"
    NOT_YOUR_LEADER = "8.21"
    LEADER_NOT_ON_MAP = "8.42a"
    LEADER_NOT_TO_MOVE = "5.0a"
    LEADER_NOT_DRAWN = "8.4c"
    LEADER_NOT_LOST = "8.32a"
    NO_FRIENDS_THERE = "8.32c"
    LEADER_FINISHED = "5.0b"
    UNDER_WAY_ALREADY = "5.0b"
    NOBODY_LEADS = "3.2b"
    NO_LEADER_TO_ATTACK = "9.13a"
    # 5: movement
    TOO_FEW_POINTS_TO_JOIN = "5.13a"
    SERVES_ANOTHER = "5.24a"
    SYRACUSANS_STAY = "17.0b"
    NOT_CARRIED = "5.13b"
    NOT_ADJACENT = "5.0e"
    NO_MOVEMENT_POINTS = "5.12"
    FLEET_ON_LAND = "5.32a"
    ARMY_AT_SEA = "5.32b"
    TOO_FEW_SHIPS = "5.33a"
    FERRY_BARRED = "5.37b"
    REGION_CLOSED = "19.14E1"
    ILLYRIA_CLOSED = "16.34b"
    NO_WAY_OUT = "R13"
    POINTS_LEFT_BEHIND = "R13"
    CANNOT_END_HERE = "5.25b"
    MUST_FIGHT_OUT = "10.28b"
    MUST_ATTACK_BESIEGERS = "10.29b"
    RELIEF_TOO_WEAK = "10.29c"
    RELIEF_TOO_SLOW = "R24"
    # 9, 10: combat and walls
    NO_ENEMY_OF_TYPE = "9.15a"
    NOBODY_TO_ATTACK_WITH = "9.15a"
    OTHERS_FIGHT_FOR_ANOTHER = "5.24b"
    ODDS_TOO_LOW = "9.32a"
    TOO_FEW_POINTS_TO_ATTACK = "9.14b"
    INSIDE_CANNOT_ATTACK = "10.31"
    NOBODY_INSIDE = "10.25"
    # 11, 12: losses
    WRONG_LOSS = "11.21b"
    TOO_MUCH_LOSS = "11.13c"
    # 13: recruitment
    NO_PLACE_HERE = "13.33"
    NO_HARBOUR_HERE = "13.32"
    CARTHAGE_BARRED = "13.24"
    ROME_BARRED = "13.25"
    REGION_OUT_OF_PLAY = "19.14E2"
    ENEMY_REGION = "13.28"
    PLACE_BESIEGED = "13.26"
    NO_LEADER_THERE = "13.27"
    ENEMY_ONLY = "13.34b"
    REGION_EXHAUSTED = "13.22"
    NEUTRAL_REGION_EXHAUSTED = "13.23"
    TREASURY_TOO_LOW = "13.11"
    NO_COUNTERS_LEFT = "7.35b"
    NO_SHIPYARDS = "19.14D1"
