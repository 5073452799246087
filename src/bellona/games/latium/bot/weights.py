"""The numbers that steer a Rex, in the order of a plan; their values are in `levels.toml`.

What a thing is worth is counted in hundredths of a point of the final count (D78).
"""

from __future__ import annotations

from enum import IntEnum


class Weight(IntEnum):
    """A number of a plan."""

    # what things are worth
    AES = 0  # of the treasury at the end
    AES_EARLY = 1  # while there is time to spend it,
    LATE = 2  # until this many turns are left
    CIVIS = 3
    CENTURIA = 4
    SIGNUM = 5  # any one, unseen
    FAVOUR = 6
    IRA = 7  # the first point,
    PERIL = 8  # the point before the last,
    EVERYTHING = 9  # and the last
    FILIUS = 10
    HEIR = 11  # a son, for a Rex who has none
    ILLNESS = 12  # a turn in which the Rex cannot leave his walls
    DEATH = 13  # of a Rex who has an heir
    RECRUIT_BAN = 14
    AUDIENCE = 15  # a point on the next audience
    FRICTION = 16
    OMEN = 17  # a point on the die of the next battle
    NOTABLE = 18  # a good or bad turn that is worth a Signum or a favour
    # treasury
    OFFER_SHARE = 19  # of what he can spare, for Signa
    HAND_ENOUGH = 20  # Signa in hand
    PURSE = 21  # kept when he builds for the gods
    POOR = 22  # he borrows with less
    LOAN_USE = 23  # of an as in hand for a year
    DUE_SOON = 24  # turns before its last day on which a debt is settled,
    SET_ASIDE = 25  # and before which money is kept for it
    PAYS_BACK = 26  # semesters in which a work pays for itself
    # arms
    UPPER_HAND = 27  # own centuriae for one of the enemy's, for an attack
    FALLEN = 28  # percent of the enemy's number that an attack costs
    LEAST_GAIN = 29  # what a war must promise
    CAPUT_FALLS = 30  # the seat of another Rex, and one rival less
    HOME_GUARD = 31  # share of the legion that stays while a neighbour could come,
    QUIET_GUARD = 32  # and while all neighbours are socii
    TOWN_GUARD = 33  # share of the legion of another town
    HOPELESS = 34  # battle is declined behind walls against more than this multiple
    IN_PERIL = 35  # the ira of a people that bears no defeat of its Rex
    DANGER = 36  # towns that a danger to all lacks for predominance
    THREAT = 37  # a town taken from him
    # his word
    BETRAYAL = 38  # his good name,
    FRESH_BETRAYAL = 39  # and a word that is recent
    FRESH = 40  # for this many turns
    KEPT_WORD = 41  # to do what he has promised
    ANGER = 42  # an attack on a civitas in foedus with a Rex who lives near it
    DISTRUST = 43  # every breach that is remembered of another
    MEMORY = 44  # for this many turns
    # alliances
    NEAR = 45  # milia within which a Rex is a neighbour
    SAFETY = 46  # an alliance with him
    OVERMIGHTY = 47  # nobody is an ally of a Rex who stands this many times as well
    PACTUM_HOPE = 48  # the foedus that may follow a pactum
    WAR_ENDS = 49  # peace, to him who was attacked
    STALE = 50  # turns without a fight after which a war is given up
    WEDDING = 51  # to the husband's side
    SUBMISSION = 52
    TRANSIT = 53
    CONTINGENT = 54  # a centuria
    NOT_ATTACK = 55
    ATTACK = 56  # that another marches with him against a danger to all,
    ATTACK_OTHERS = 57  # or against others
    FAR_WAR = 58  # to promise a war that he cannot fight
    SHARED_SIGNA = 59
    LEAVE_NEEDED = 60
    CAPTIVE = 61
    # letters
    WRITES_EVERY = 62  # turns, to the same Rex;
    PATIENCE = 63  # turns before an alliance that was not wanted is offered again
    RIPE = 64  # turns after which a pactum may become a foedus
    PROMISE_TERM = 65  # turns of passage and promises
    CAMPAIGN = 66  # turns of a war in common, and of hired help
    HIRED = 67  # centuriae,
    WAGES = 68  # and what is paid for them
    GIFT = 69  # with the promise of a war, and for peace from a stronger neighbour
    LETTER_PURSE = 70  # nothing is paid with less to spare
    STRONGER = 71  # how much better a stronger neighbour stands
    JOINT_SHARE = 72  # of a joint offer
    # peace
    LOSER_YIELDS = 73  # what peace may cost a beaten Rex,
    LAST_RESORT = 74  # and one with an enemy before his gates
    TRIBUTE = 75  # aes,
    TRIBUTE_EVERY = 76  # paid at this interval in turns,
    TRIBUTE_LASTS = 77  # for so long
    DEMANDED_SIGNA = 78
    DEMANDED_SLAVES = 79
    DEMANDED_PEACE = 80  # turns
    # designs
    REX_MARCHES = 81  # above a half: the Rex leads a second army; above one and a half the first
    REACH = 82  # turns of march to a goal
    GATHER = 83  # how far an army without a goal is drawn to garrisons abroad
    COLONY_GUARD = 84  # share of a garrison abroad that stays
    ABSENCE = 85  # share of a legion that is away with a Dux who is seen far from home
    AMBITION = 86  # of one more town, for each that he controls
    CROWN = 87  # of a caput, besides its yield
    ENVY = 88  # of a town of the Rex who stands best
    REVENGE = 89  # of a town, for each breach that he remembers of its Rex
    FAITHLESS = 90  # how much less a word counts that was given to a faithless Rex
    LAST_TURNS = 91  # before the end, in which no Rex keeps his word
    SHUN = 92  # less for an alliance with the Rex who stands best
    OFFER_BOLD = 93  # share of a fair price that he offers at once
    HAGGLES = 94  # how bad a letter may be that he answers with a price
    PROFIT = 95  # what he asks above what a letter lacks
    EQUILIBRIUM = 96  # above a half: in duels he plays the equilibrium
    COLLECT = 97  # above a half: an army without a goal takes along what it finds
    MASONS = 98  # aes above which a rich Rex walls his towns, 0 for never
    # battle
    LEADS = 99  # above a half: he leads his battles himself, and not as the program leads a civitas
    YIELDS = 100  # of the enemy's strength: with less, and a third lost, he leaves the field
    WAITS = 101  # own archers for one of the enemy's with which the line waits
    ZEAL = 102  # what an even duel is worth to an army without an enemy
    UPPER_SIDE = 103  # the initiative, which goes to him who has not suffered
    STANDS_BACK = 104  # rows behind the foremost where he deploys without the initiative,
    STARTS_BACK = 105  # and with it
    BOW = 106  # what it costs archers to stand in range of a centuria of others,
    SPEAR = 107  # in reach of pedites, half as much if those have to move first,
    LANCE = 108  # and of a unit of equites
    ARCHERS_FIRST = 109  # above a half: archers and horse go along before pedites
    # caution
    GATES = 110  # of an enemy's legion that can be before his seat in a turn: with less at home he goes nowhere else
    FOLLOWS = 111  # share of a fair price up to which he follows the last offer for Signa
    # tempo
    FREE_HAND = 112  # own centuriae for one of a civitas sine duce, for an attack; 0 for as many as against a Rex
    BOWMEN = 113  # above a half: towns besides his seat raise archers before pedites, above one and a half horse too
    BOW_POWER = 114  # what archers count for in an army of his own, above what other centuriae do
    # sieges
    HOLDS = 115  # he who shuts a town in declines battle only against more than this multiple; 0 for the one of others
    SALLIES = 116  # share of the besiegers' number with which his seat is relieved; below a half all go along
    # Signa
    HEEDS_GODS = 117  # above a half: he sends no event to a Rex whom his Protector guards


WEIGHTS = len(Weight)
