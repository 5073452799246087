"""What a battle tells: events, and the parts of a score, each citing its rule."""

from __future__ import annotations

from bellona.kernel.cited import Cited


class Cause(Cited):
    """Why an element was lost; where there is one, it is the rule of the event."""

    NONE = ""
    MET_ENEMY = "5.10"
    MET_FRIEND = "5.9"
    MET_IMPASSABLE = "5.11"
    MET_CAMP = "R58"
    OFF_BOARD = "5.12"
    NO_ROOM_TO_PUSH = "R55"
    SUPPORTER = "5.13"


class Part(Cited):
    """What makes up a score besides the die."""

    NOTHING = ""
    FACTOR = "4.4"
    PIKE_SUPPORT = "4.17"
    SPEAR_SUPPORT = "4.18"
    SHOOTER_SUPPORT = "4.19"
    CAMP_ATTACK_SUPPORT = "4.20"
    CAMP = "4.22"
    GENERAL = "4.23"
    BANK = "4.24"
    UPHILL = "4.27"
    OVERLAP_LEFT = "4.28"
    OVERLAP_RIGHT = "4.28"
    FLANK_OR_REAR = "4.29"
    BAD_GOING = "4.30"


class Told(Cited):
    """Kinds of event: the rule, and what the numbers a, b, c, d of the record are. Distances are whole paces."""

    NOTHING = ""
    SETUP_DICE = "1.1", "amber:number teal:number"
    HIGH_SCORER = "1.1", "side"
    EDGES_NAMED = "1.2", "side five:edge six:edge"
    EDGE_ROLLED = "1.3", "side die:number edge"
    OPPOSITE_EDGE = "R4", "side edge"
    CAMP_PITCHED = "R8", "side"
    DEPLOYED = "1.5", "element"
    SIDE_READY = "1.4", "side"
    BOUND_BEGINS = "2.2", "side bound:number die:number"
    MOVED = "3.1", "element distance:number"
    GROUP_MOVED = "3.1", "element number:number distance:number"
    MARCHED = "R20", "element number:number distance:number"
    ROAD_MOVED = "3.13", "element number:number distance:number points:number"
    CONTRACTED = "R21", "element number:number distance:number"
    PASSED_THROUGH = "3.19", "element friend:element"
    LINED_UP = "R30", "element enemy:element contact"
    BROKE_OFF = "R65", "element"
    MOVES_DONE = "R10", "side points:number"
    FACED = "4.3", "element enemy:element"
    NO_ROOM_TO_FACE = "R34", "element enemy:element"
    FIGHT = "4.1", "element enemy:element"
    DICE = "4.4", "element die:number"
    MODIFIER = "4.4", "element part value:number"
    SCORE = "5.1", "element total:number enemy:element other:number"
    EVEN = "5.2", "element enemy:element"
    HELD = "5.4", "element by:kind"
    RECOILED = "5.6", "element distance:number"
    RECOIL_PASSED = "5.7", "element friend:element"
    PUSHED = "5.8", "element friend:element distance:number"
    DESTROYED = "5.4", "element by:kind"
    LOST = "5.9", "element"
    CAMP_TAKEN = "R63", "side element"
    LOSSES = "6.3", "side number:number"
    OFFERED = "R72", "side"
    REFUSED = "R72", "side"
    WON = "6.4", "side reason"
    DRAWN = "R72", "reason"
