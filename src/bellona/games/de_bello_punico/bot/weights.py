"""The numbers that steer a bot: its plan is one of each, in this order."""

from __future__ import annotations

from enum import IntEnum, auto


class Weight(IntEnum):
    """What a number of a plan is for; `levels.toml` gives the values."""

    # The value of a unit
    WORTH_ROUT = 0
    """Of each rout point,"""
    WORTH_COMBAT = auto()
    """each point of combat strength,"""
    WORTH_MOVEMENT = auto()
    """and each movement point."""
    ROUT_NEAR = auto()
    """How much more a rout point weighs for a side on the point of rout."""
    BLOW = auto()
    """The share of its value for all the Disorder that it can take."""
    OWN_HARM = auto()
    """What an attacker's own harm weighs against that of his enemy."""

    # Where a unit stands well
    NEARNESS = auto()
    """For each hex nearer to the enemy;"""
    NEARNESS_CAVALRY = auto()
    """times this for cavalry,"""
    NEARNESS_ELEPHANT = auto()
    """for elephants,"""
    NEARNESS_SHOOTER = auto()
    """and for foot with missiles;"""
    URGE_ROUT = auto()
    """more of it for a side that is nearer to rout than its enemy,"""
    URGE_TIME = auto()
    """and for a side that loses when time runs out."""
    PROSPECT = auto()
    """The best attack from there,"""
    PROSPECT_FUGITIVE = auto()
    """on a unit in Panic,"""
    PROSPECT_FASTER = auto()
    """and the share of it that is left against a unit that can get away."""
    SUPPORT = auto()
    """For each friend that could support."""
    FACING = auto()
    """To look at the enemies near by."""
    TRAMPLING = auto()
    """Against what flights home would do to friends."""
    AHEAD = auto()
    """To look ahead while no enemy is near."""
    RANGE = auto()
    """To have an enemy in range."""
    LED = auto()
    """To be in the commander's radius."""
    EFFORT = auto()
    """Against each movement point spent."""
    DANGER = auto()
    """Against the harm that enemies in contact would do."""
    ODDS = auto()
    """To be where more friends than enemies can come."""
    LINE = auto()
    """For each side on which a friend stands."""
    BEHIND = auto()
    """For each enemy in contact who looks elsewhere."""
    WEARY = auto()
    """Against being near the enemy in Disorder."""
    STAYING = auto()
    """To stay."""

    RESOLUTE = auto()
    """1 to decide about each unit once in a movement, 0 to think again at every order."""

    # Where a commander stands well
    LEADING = auto()
    """For the value of the units in his radius."""
    HOST = auto()
    """To be with a steady unit."""
    EXPOSED = auto()
    """Against an enemy zone of control,"""
    CLOSE = auto()
    """and against enemies two hexes away."""

    # Command points
    POINT_COMBAT = auto()
    POINT_RECOVERY = auto()
    """For each unit in Disorder that has no point yet."""
    POINT_FORTUNA = auto()
    POINT_INITIATIVE = auto()
    POINT_CAVALRY = auto()
    """While riders could come back,"""
    POINT_CAVALRY_IDLE = auto()
    """and while none could."""
    POINT_MOVEMENT = auto()
    """In the first turns,"""
    POINT_MOVEMENT_LATE = auto()
    """and after them."""
    POINT_ELEPHANTS = auto()
    """For each elephant to be tested."""
    POINT_FUROR = auto()
    """For each mercenary near the enemy."""
    CAPRICE = auto()
    """The random variation of all of these."""

    # Fights, and the answers they ask for
    ATTACK_FROM = auto()
    """An attack must be worth more than this."""
    ATTACK_COMMANDER = auto()
    ATTACK_FUGITIVE = auto()
    CHARGE_PRICE = auto()
    """How heavily the Disorder weighs that a charge may cost."""
    RETREAT_FROM = auto()
    """Fall back when a fight is worth as much as this to the attacker."""
    RETREAT_AWAY = auto()
    """For each hex from the enemy,"""
    RETREAT_COMMANDER = auto()
    """and for the commander to come along."""
    COMMIT_FROM = auto()
    """Give a Combat point that gains as much as this."""
    ESCAPE_FROM = auto()
    """A commander leaves a unit with this chance to be hurt."""
    ADVANCE_COMMANDER = auto()
    """Against the commander's advance with his unit."""
    REROLL_INITIATIVE = auto()
    """The highest die that is rolled again, for initiative,"""
    REROLL_ELEPHANT = auto()
    """elephants"""
    REROLL_COMBAT = auto()
    """and combat;"""
    REROLL_SHOT = auto()
    """and the least harm of a missed shot."""
    REROLL_HOPE = auto()
    """Above 0 the die for initiative is rolled again only with this chance to be ahead, a tie counting half;"""
    REROLL_GAIN = auto()
    """above 0 a combat die is rolled again, however high, if that gains as much as this on average."""
    PURSUIT = auto()
    """Above 0 riders pursue, else they are recalled."""
    RECOVERY_NEAR = auto()
    """How much less a unit's recovery is worth for each hex from the enemy."""
    FIRST_WITHIN = auto()
    """Choose to be first once the enemy is as near as this."""
    BOOST_WITHIN = auto()
    """Movement points go to units nearer to the enemy than this."""


WEIGHTS = len(Weight)
