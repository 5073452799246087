"""`bellona scenario`: scenario files of one's own are begun, checked, and described by a schema."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bellona.gamekit.toml_text import toml_text
from bellona.registry import rules_of, scenarios_of

from ..names import first_of, read_game, read_place
from ..options import Lang
from ..output import print_json
from ..speech import Complaint, game_say, say

CHECK_SEED = 1
"""The seed of the game that a check plays."""


def command(
    action: Annotated[str, typer.Argument(metavar="new|check|schema", show_default=False)],
    what: Annotated[str, typer.Argument(metavar="GAME[/SCENARIO]", show_default=False)],
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    if action == "new":
        print_new(what, out)
    elif action == "check":
        print_check(what)
    elif action == "schema":
        print_schema(what)
    else:
        raise Complaint(say("error-scenario-action", action=action))


def print_new(what: str, out: Path | None) -> None:
    """Write the file of a shipped scenario."""
    place = read_place(what)
    rules = rules_of(place.game)
    text = rules.scenario_text(place.scenario)
    if text is None and place.scenario in rules.variants():
        text = toml_text(rules.scenario_values(place.scenario))
    if text is None:
        others = ", ".join(name for name in scenarios_of(place.game) if rules.scenario_text(name))
        raise Complaint(say("error-scenario-no-file", scenario=place.scenario, scenarios=others or "-"))
    if out is None:
        print(text, end="")
        return
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Complaint(say("error-scenario-exists", file=str(out))) from None


def print_check(what: str) -> None:
    """Read a scenario file, and play a game of it."""
    from bellona.lab.job import job_of

    from ..warmup import warm_up

    place = read_place(what)
    if not place.scenario.endswith(".toml"):
        raise Complaint(say("error-scenario-not-file", game=place.game))
    seats = rules_of(place.game).setting(place.scenario).playing
    warm_up(place.game, first_of(place))
    played = job_of(place.game, place.scenario, ["random"] * len(seats)).play([CHECK_SEED]).records[0]
    names = ", ".join(game_say(place.game, f"side-{seat}", seat) for seat in seats)
    title = game_say(place.game, "game-title", place.game)
    print(say("scenario-fits", file=place.scenario, game=title, seats=names, turns=played["turns"]))


def print_schema(what: str) -> None:
    """The schema of a game's scenario files."""
    game = read_game(what)
    schema = rules_of(game).scenario_schema()
    if schema is None:
        raise Complaint(say("error-scenario-none", game=game))
    print_json(schema)
