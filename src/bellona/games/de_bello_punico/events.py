"""What a battle tells: events and the causes of what is suffered, each citing its rule."""

from __future__ import annotations

from bellona.kernel.cited import Cited


class Cause(Cited):
    """Why a unit took Disorder or was lost; where there is one, it is the rule of the event."""

    NONE = ""
    PASSING = "7.1a"
    MISSILE = "9.3"
    TIED = "10.6a"
    LOST = "10.6b"
    DOUBLED = "10.6c"
    CHARGED = "15.2c"
    ENRAGED = "15.1e"
    RAN_INTO = "15.1g"
    FLIGHT = "11g"
    ATTACKED_IN_PANIC = "11.1.2c"
    MET_ENEMY = "11.1.2a"
    MET_VETERANS = "11.1.2b"
    CASUALTY = "13f"
    NO_ESCAPE = "R30"


class Told(Cited):
    """Kinds of event. The comment names the numbers a, b, c, d."""

    NOTHING = ""
    DEPLOYED = "17.1.2a"  # unit, hex
    HELD_BACK = "17.1.3c"  # unit
    POSTED = "17.1.2d"  # side, unit
    TURN_BEGINS = "3"  # turn
    MARKER_PLACED = "4.1b"  # side, box
    INITIATIVE_ROLLED = "5a"  # die of Rome, die of Carthage, their bonuses
    INITIATIVE_TIED = "5c"
    INITIATIVE_WON = "5a"  # side
    ORDER_CHOSEN = "5b"  # First player
    IMPULSE_BEGINS = "3.1C"  # impulse, side
    REROLLED = "4.9a"  # side, old, new, what for
    TEST_NAMED = "4.8"  # unit
    TEST_ROLLED = "15.1a"  # unit, die
    CALM = "15.1c"  # unit
    HALTED = "15.1d"  # unit
    ENRAGED = "15.1e"  # unit
    STAMPEDES = "15.1f"  # unit
    RAN_INTO = "15.1g"  # unit, victim
    STEPPED = "6b"  # piece, from, to, points left
    TURNED = "8.1"  # unit, facing, points left
    PASSED_FREELY = "7.1b"  # unit, friend
    DISORDERED = "10.7a"  # unit, points, total
    PANICKED = "11a"  # unit, rout points of its side
    REMOVED = "11.1.1"  # unit
    FLED = "11e"  # unit, from, to
    LEFT_MAP = "R24"  # unit, last hex
    ELIMINATED = "11.1.2a"  # unit, hex
    COMMANDER_ROLLED = "13f"  # side, die
    COMMANDER_DIED = "13h"  # side, rout points of his side
    COMMANDER_WENT = "13g"  # side, from, to
    BOOSTED = "4.6a"  # unit
    RETURNED = "14.1a"  # unit, hex
    AMBUSHED = "17.1.3c"  # unit, hex
    BROKE_THROUGH = "17.1.4b"  # piece, rout points given back
    SHOT = "9.3"  # unit, target, die, highest die that hits
    ATTACKED = "10a"  # unit, target
    CHARGED = "15.2a"  # unit, target
    RETREATED = "10.1a"  # unit, from, to
    COMMITTED = "4.3a"  # unit
    SUPPORTED = "10.4a"  # supporter, fighter
    DICE = "10.2"  # attacker's die, defender's die
    TOTALS = "10.3a"  # attacker, target, their totals
    PURSUED = "14a"  # unit, from, to
    PURSUED_OFF_MAP = "14d"  # unit, exit hex
    RECALLED = "14c"  # unit
    ADVANCED = "10.8a"  # unit, hex, facing
    STAYED = "10.8.1"  # unit
    RECOVERED = "12a"  # unit, Disorder left
    ROUTED = "16b"  # side, rout points
    BATTLE_WON = "16b"  # side
    DRAWN = "16d"
    DRAW_FAVOURS = "R47"  # side
