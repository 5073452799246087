"""`bellona render`: draws a position."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from bellona.gamekit.values import BadPosition
from bellona.registry import package_of

from ..names import read_game, read_place
from ..options import Lang, OwnScenario, OwnTables
from ..speech import Complaint, language, say

STANDARD_OUTPUT = "-"
SUGGESTED = "suggested"


def command(
    source: Annotated[str, typer.Argument(metavar="POSITION|GAME/SCENARIO|REPLAY", show_default=False)],
    out: Annotated[str, typer.Argument(metavar="OUT.svg", show_default=False)],
    overlay: Annotated[list[str] | None, typer.Option("--overlay", metavar="NAME", show_default=False)] = None,
    step: Annotated[int | None, typer.Option("--step", metavar="N", min=0, show_default=False)] = None,
    scenario: OwnScenario = None,
    tables: OwnTables = None,
    lang: Lang = None,
) -> None:
    match = found_match(source, scenario, tables)
    position = match.setting.observe(at_step(match, step), None)
    draw = package_of(match.game.slug).picture.draw
    picture = draw(match.setting, position, overlays=tuple(overlay or ()), language=language())
    if out == STANDARD_OUTPUT:
        sys.stdout.write(picture)
    else:
        Path(out).write_text(picture, encoding="utf-8")


def found_match(source: str, scenario: Path | None, tables: Path | None) -> Any:
    """The match of a replay or position file, or of a scenario as it is set up."""
    if not Path(source).is_file():
        if source.endswith(".json"):
            raise Complaint(say("error-no-file", file=source))
        return suggested_set_up(source)
    from bellona.match import game
    from bellona.replays import Brought, replay

    document = read_json(Path(source))
    if "bellona" in document:
        return replay(source, Brought(scenario, tables))
    slug = document.get("game")
    if not isinstance(slug, str):
        raise BadPosition(f"{source}: " + say("error-position-game"))
    return game(read_game(slug)).load(document, scenario_file=scenario)


def read_json(path: Path) -> dict[str, Any]:
    """The object in a JSON file."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise Complaint(say("error-json", file=str(path))) from None
    if not isinstance(found, dict):
        raise Complaint(say("error-json", file=str(path)))
    return found


def suggested_set_up(source: str) -> Any:
    """A scenario with everything on its suggested place."""
    from bellona.match import game

    where = read_place(source)
    match = game(where.game).start(where.scenario, seed=0)
    while match.result is None and any(str(action) == SUGGESTED for action in match.legal(match.seat)):
        match.play(SUGGESTED, seat=match.seat)
    return match


def at_step(match: Any, step: int | None) -> Any:
    """The position after this many steps of a match."""
    if step is None or step == len(match.steps):
        return match.position
    if step > len(match.steps):
        raise Complaint(say("error-step", step=step, steps=len(match.steps)))
    return match.steps[step].before
