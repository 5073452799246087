"""An auction at a table."""

from bellona.gamekit.client_facts import Facts, describe_common
from bellona.gamekit.live import Live as LiveMatch
from bellona.gamekit.step_buffers import ServedGame
from bellona.kernel.choices import ACTIONS, Choices
from bellona.kernel.record import Array, i1, record, times

from . import rules
from .game import SEATS, Setting
from .rules import Auction, Brief, Phase, Verb

PUBLIC, EVERYTHING = 3, 4


@record
class Desk:
    brief: Brief
    choices: Choices
    rolls: Array[i1] = times(ACTIONS)


def serve(worlds, auctions, actions, dice, logs, desks, trials, before, after):
    show(worlds, auctions, before)
    logs[0].count = 0
    rules.apply(worlds[0], auctions[0], actions[0], dice[0], logs[0])
    look(worlds, auctions, logs, desks, trials, after)


def look(worlds, auctions, logs, desks, trials, after):
    rules.legal(worlds[0], auctions[0], desks[0].choices)
    rules.brief(worlds[0], auctions[0], desks[0].brief)
    show(worlds, auctions, after)


def show(worlds, auctions, shown):
    for view in range(EVERYTHING + 1):
        shown[view] = auctions[0]
        if view != EVERYTHING:
            rules.observe(worlds[0], shown[view], -1 if view == PUBLIC else view)


FACTS = Facts(keys={}, rules={}, luck={})


class Live(LiveMatch):
    served = ServedGame(
        engine=Setting.engine, seats=SEATS, desk=Desk, serve=serve, look=look, show=show, facts=FACTS,
        over=int(Phase.OVER), anywhere=frozenset(int(verb) for verb in Verb),
    )  # fmt: skip

    def board(self):
        verbs = {verb.name.lower(): ((), True) for verb in Verb}
        return describe_common("auction", self.setting.scenario, self.setting.playing, Auction, verbs, FACTS) | {
            "pieces": [], "overlays": [],
        }  # fmt: skip

    def ground(self, theme, language):
        return "<svg/>"
