"""An auction at a table."""

from bellona.gamekit.client_facts import Facts, describe_common
from bellona.gamekit.live import Live as LiveMatch
from bellona.gamekit.step_buffers import ServedGame
from bellona.kernel.choices import ACTIONS, Choices
from bellona.kernel.record import Array, i1, record, times

from . import rules
from .game import Setting
from .rules import Auction, Phase, PromptFacts
from .scenarios import SEATS
from .verbs import Verb

PUBLIC, EVERYTHING = 3, 4


@record
class ServedStep:
    brief: PromptFacts
    choices: Choices
    rolls: Array[i1] = times(ACTIONS)


def serve(worlds, auctions, actions, dice, logs, served_steps, trials, before, after):
    show(worlds, auctions, before)
    logs[0].count = 0
    rules.apply(worlds[0], auctions[0], actions[0], dice[0], logs[0])
    look(worlds, auctions, logs, served_steps, trials, after)


def look(worlds, auctions, logs, served_steps, trials, after):
    rules.legal(worlds[0], auctions[0], served_steps[0].choices)
    rules.brief(worlds[0], auctions[0], served_steps[0].brief)
    show(worlds, auctions, after)


def show(worlds, auctions, shown):
    for view in range(EVERYTHING + 1):
        shown[view] = auctions[0]
        if view != EVERYTHING:
            rules.observe(worlds[0], shown[view], -1 if view == PUBLIC else view)


FACTS = Facts(Verb, rules={}, luck={})


class Live(LiveMatch):
    served = ServedGame(
        engine=Setting.engine, seats=SEATS, served_step=ServedStep, serve=serve, look=look, show=show, facts=FACTS,
        over=int(Phase.OVER),
    )  # fmt: skip

    def board(self):
        setting = self.setting
        return describe_common("auction", setting.scenario, setting.playing, Auction, setting.notation, FACTS) | {
            "pieces": [], "overlays": [],
        }  # fmt: skip

    def ground(self, theme, language):
        return "<svg/>"
