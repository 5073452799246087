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
    GROWTH = "D29"
    DISMISSED = "5.15"
    SLAIN = "D36"
    HUNGER = "D30"
    LUDI = "D33"
    SUCCESSION = "D50"
    REPUDIATED = "8.26"


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
    AREAS_ORDERED = "5.5", "reader town"
    AREAS_WIDENED = "5.5", "reader town steps:number"
    WALLS_ORDERED = "5.4", "town"
    WALLS_WIDENED = "5.4", "town level"
    PRODUCED = "5.6", "reader aes:number"
    FOEDUS_PAID = "D44", "reader town aes:number"
    TRIBUTE_PAID = "D59", "reader lord:reader aes:number"
    FED = "5.8", "reader town aes:number"
    UNFED = "5.9", "seat town"
    IRA_CHANGED = "5.9", "seat change:number ira:number"
    LUDI_HELD = "D33", "seat"
    CIVES_CHANGED = "5.16", "town change:number cives:number"
    RECRUITED = "D35", "reader town arm number"
    DISBANDED = "D35", "reader town arm number"
    LEGION_CUT = "5.14", "reader town number"
    LEGIONS_PAID = "D35", "reader aes:number"
    UNPAID = "D35", "seat"
    DISSOLVED = "D35", "reader town arm"
    # 6: gods
    TEMPLUM_BUILT = "6.2", "seat god"
    ARA_BUILT = "6.8", "town god"
    FAVOUR_SPENT = "6.7", "seat town god left:number"
    # 7: filii
    BORN = "7.4", "town person sex"
    WED = "7.3", "husband:person wife:person"
    MARRIAGE_ENDED = "8.26", "husband:person wife:person"
    PERSON_DIED = "7.2", "town person"
    REX_DIED = "7.1", "town"
    SUCCEEDED = "7.1", "town person"
    CROWN_INHERITED = "7.8", "town person seat"
    PEOPLE_CHOSE_REX = "D51", "town"
    CLAIM_AROSE = "7.10", "claimant:seat reigning:seat town until:number"
    CLAIM_FILED = "7.11", "claimant:seat reigning:seat town"
    CLAIM_LAPSED = "D52", "claimant:seat town"
    CONTROL_GAINED = "7.7", "seat town hold"
    CONTROL_LOST = "D49", "seat town"
    COURT_MOVED = "D58", "seat town"
    REX_FELL = "5.10", "seat fall"
    EXILED = "8.10", "seat"
    EXILE_ASKED = "8.10", "seat socius:seat"
    EXILE_ASKED_TOWN = "8.14", "seat town die:number"
    EXILE_REFUSED = "8.10", "seat"
    EXILE_HELPED = "8.10", "seat socius:seat"
    EXILE_ENDED = "8.10", "seat"
    RESTORED = "8.12", "seat lord:seat"
    # 8: diplomacy
    # 9: movement
    # 10: war
    # 4, 11, 12: battle
    # D77, D78: the end
    SCORED = "D78", "seat points:number"
    GAME_ENDED = "D77", "winner:seat ending turn:number"
