"""The numbers that steer a bot: its plan is one of each, in this order. Most are in thousandths of an element."""

from __future__ import annotations

from enum import IntEnum, auto


class Weight(IntEnum):
    """What a number of a plan is for; `levels.toml` gives the values."""

    # Fights
    SCARCER = 0
    """How much more every element costs than the one lost before it."""
    DECISIVE = auto()
    """The battle: the general, the camp, or the last element that may be lost."""
    HELD_BACK = auto()
    SET_BACK = auto()
    DRIVEN_OFF = auto()
    """The outcomes that an element survives, a long recoil last."""
    FIGHTS_GO_ON = auto()
    """Percent of a fight's value, since it continues in the next bound."""
    OWN_LOSS = auto()
    """Percent of what the bot's own losses in a fight cost,"""
    OWN_LOSS_AHEAD = auto()
    """and more for every element that the enemy has lost beyond its own."""

    # Orders
    MARGIN = auto()
    """How much better than holding a move must be."""
    POINT = auto()
    """The value of a die point spent beyond the first."""
    PAIRS = auto()
    """How many of the best moves are tried in pairs; below 2 each move is valued by itself."""
    WEARY = auto()
    """From this bound on a draw is offered."""

    # The way to the enemy
    APPROACH = auto()
    """Every hundred paces nearer to an enemy,"""
    IMPATIENCE = auto()
    """and two or three times as much after this many bounds without result;"""
    APPEAL = auto()
    """the share of a match-up by which one enemy draws more than another;"""
    CAMP_APPEAL = auto()
    """the attraction of an undefended camp."""
    STAND_OFF = auto()
    """Nearer than so many paces only contact counts:"""
    JOINED = auto()
    """an element with an enemy to its front,"""
    IN_TIME = auto()
    LATE = auto()
    """and this much more for every bound after so many."""
    OBLIQUE = auto()
    """Every ten degrees missing to a square contact with an enemy."""
    ASKEW = auto()
    """Every right angle between an element's front and its target."""
    PULL_FOOT = auto()
    """How much the enemy draws foot in line, in percent,"""
    PULL_LIGHT = auto()
    """foot who go anywhere, and light horse,"""
    PULL_MOUNTED = auto()
    """the other mounted, and elephants,"""
    PULL_GENERAL = auto()
    """and the general, whoever he rides with."""

    # Standing well
    SIDE_BY_SIDE = auto()
    """Every flank with a friend beside it."""
    ALONE = auto()
    """Against standing without any where an enemy can come."""
    PIKES_DEEP = auto()
    SPEARS_DEEP = auto()
    SHOOTERS_BEHIND = auto()
    HINDERED = auto()
    """Against troops in bad going that it hinders,"""
    ROUGH = auto()
    """and for those in it whom it does not hinder, when an enemy can come."""
    IN_RIVER = auto()
    THREAT = auto()
    """Percent of what the best attack on an element would bring the enemy,"""
    PROSPECT = auto()
    """and of what the best fight with an enemy so near would bring the bot."""
    OPEN_FLANK = auto()
    OPEN_REAR = auto()
    """An edge of an element in a fight that an enemy can reach."""
    CAMP_IN_REACH = auto()
    CAMP_NEAR = auto()
    """The bot's own empty camp, when an enemy can be there in one bound or in two;"""
    CAMP_FAR = auto()
    """every hundred paces by which an enemy is nearer to it than all of the bot's own."""
    GUARD = auto()
    """Against a camp that an enemy could take before anybody is in it; at 0 nobody looks who could."""


WEIGHTS = len(Weight)
