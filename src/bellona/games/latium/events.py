"""What a game tells: events, their causes, and the parts of a modified die, each citing its rule.

A number of the kind `reader` is a seat: an event that has one is told to those seats alone.
"""

from __future__ import annotations

from bellona.kernel.cited import Cited


class Cause(Cited):
    """Why something happened; where there is one, it is the rule of the event."""

    NONE = ""
    EVENT = "2.6"
    SIGNUM = "3.2"
    ILLNESS = "D21"
    MURDER = "8.27"
    CALLIDITAS = "3.5"


class Part(Cited):
    """What is added to a die."""

    NOTHING = ""


class Told(Cited):
    """Kinds of event: the rule, and what the numbers a, b, c, d of the record are."""

    NOTHING = ""
    MODIFIER = "11.2", "part number"
    # 1, D2: the turn
    TURN_BEGINS = "D2", "turn:number"
    REIGN_BEGINS = "D3", "seat"
    CYCLE_ENDS = "2.11", "cycle:number"
    ABDICATED = "D58", "seat"
    # 2, 3: offers, events, Signa
    OFFER_OPENED = "3.1", "seat aes:number"
    JOINT_OFFER_OPENED = "3.4", "seat other:seat aes:number other_aes:number"
    JOINT_OFFER_VOID = "B11", "seat other:seat"
    TIE_ROLLED = "D16", "seat die:number"
    OFFER_WON = "3.3", "seat aes:number cards:number"
    NOBODY_OFFERED = "D18"
    SIGNUM_GAINED = "1.5", "reader signum"
    SIGNUM_SHARED = "10.16", "seat other:seat"
    EVENT_TURNED = "2.10", "card"
    EVENT_RESULT = "2.4", "card result"
    EVENT_DRAWN = "2.5", "seat"
    SIGNUM_PLAYED = "3.2", "seat signum raised:number"
    SIGNUM_PLAYED_ON = "3.6", "seat signum target:seat raised:number"
    SIGNUM_VOID = "6.3", "seat signum"
    FAVOUR_SPENT_ON = "D38", "seat town signum"
    EVENT_ASSIGNED = "2.6", "seat"
    EVENT_VOID = "6.3", "seat"
    EVENT_AVERTED = "2.9", "seat signum"
    EFFECT_LOST = "D21", "seat"
    AES_BY_EVENT = "D21", "seat aes:number"
    PRODUCTION_CHANGED = "D21", "seat percent:number"
    SIGNA_DRAWN = "3.2", "seat cards:number"
    SIGNUM_LOST = "D21", "seat signum"
    FAVOUR_LOST = "D21", "seat town"
    FELL_ILL = "D21", "seat until:number"
    RECRUITING_BARRED = "D21", "seat until:number"
    MADE_IMMUNE = "D21", "seat"
    AUDIENCE_CHANGED = "D21", "seat number"
    FRICTION_BY_EVENT = "D21", "seat town until:number"
    FRICTION_ENDED = "D21", "seat"
    LEGATUS_SEIZED = "D21", "seat counter until:number"
    LEGATUS_FREED = "D21", "seat counter"
    LEGION_BY_EVENT = "5.14", "seat percent:number"
    CENTURIAE_DISSOLVED = "D21", "seat number"
    CENTURIA_JOINED = "D21", "seat"
    BATTLE_BONUS = "D21", "seat initiative:number discrimen:number"
    EXPIATED = "D21", "seat aes:number"
    SIGNUM_STOLEN = "3.6", "seat target:seat"
    SIGNUM_TAKEN = "3.6", "reader other:reader signum"
    SIGNUM_RETURNED = "D23", "seat signum"
    # 5: towns and legions
    # 6: gods
    # 7: filii
    # 8: diplomacy
    # 9: movement
    # 10: war
    # 4, 11, 12: battle
    # D77, D78: the end
    SCORED = "D78", "seat points:number"
    GAME_ENDED = "D77", "winner:seat ending turn:number"
