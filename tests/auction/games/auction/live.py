"""An auction at a table."""

from bellona.gamekit.client_facts import Facts, describe_common
from bellona.gamekit.live import Live as LiveMatch
from bellona.gamekit.step_buffers import ServedGame
from bellona.kernel.choices import ACTIONS, Action, Choices
from bellona.kernel.dice import Dice
from bellona.kernel.log import Log
from bellona.kernel.record import Array, dtype_of, i1, record, times

from . import rules
from .game import Setting
from .rules import Auction, Phase, PromptFacts, World
from .scenarios import SEATS
from .verbs import Verb

PUBLIC, EVERYTHING = 3, 4


@record
class ServedStep:
    prompt_facts: PromptFacts
    choices: Choices
    rolls: Array[i1] = times(ACTIONS)


def named(array, kind):
    """Records whose fields can be read by name; compiled code is handed records without names."""
    return array.view(dtype_of(kind))


def serve(worlds, auctions, actions, dice, logs, served_steps, trials, before, after):
    show(worlds, auctions, before)
    log = named(logs, Log)[0]
    log.count = 0
    rules.apply(
        named(worlds, World)[0], named(auctions, Auction)[0], named(actions, Action)[0], named(dice, Dice)[0], log
    )
    look(worlds, auctions, logs, served_steps, trials, after)


def look(worlds, auctions, logs, served_steps, trials, after):
    world, auction, step = named(worlds, World)[0], named(auctions, Auction)[0], named(served_steps, ServedStep)[0]
    rules.legal(world, auction, step.choices)
    rules.note(world, auction, step.prompt_facts)
    show(worlds, auctions, after)


def show(worlds, auctions, shown):
    views = named(shown, Auction)
    for view in range(EVERYTHING + 1):
        views[view] = named(auctions, Auction)[0]
        if view != EVERYTHING:
            rules.observe(named(worlds, World)[0], views[view], -1 if view == PUBLIC else view)


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
