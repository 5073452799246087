"""`bellona bot-check`: whether a program keeps the protocol of bots."""

from __future__ import annotations

from typing import Annotated

import typer

from ..names import read_place
from ..options import Lang
from ..speech import language, say


def command(
    program: Annotated[str, typer.Argument(metavar="COMMAND", show_default=False)],
    place: Annotated[list[str] | None, typer.Option("--at", metavar="GAME/SCENARIO", show_default=False)] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01)] = 10.0,
    megabytes: Annotated[int, typer.Option("--megabytes", metavar="M", min=16)] = 2048,
    lang: Lang = None,
) -> None:
    from bellona.bots.conformance import check_bot, first_scenarios
    from bellona.bots.outside import BotLimits
    from bellona.registry import game_slugs

    from ..warmup import warm_up

    named = [read_place(name) for name in place or ()]
    places = [(found.game, found.scenario) for found in named] or first_scenarios(game_slugs())
    for slug, scenario in places:
        warm_up(slug, scenario)
    is_well = True
    for finding in check_bot(program, places, BotLimits(seconds=seconds, megabytes=megabytes)):
        is_well = finding.passed
        sign = say("bot-check-passed" if finding.passed else "bot-check-failed")
        print(f"{sign}  {say(f'bot-check-{finding.check}')}: {finding.detail(language())}", flush=True)
    print(say("bot-check-well" if is_well else "bot-check-ill"))
    raise typer.Exit(0 if is_well else 1)
