"""`bellona replay`: the contents of a replay file, the check of its dice, and the match step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..options import Ascii, AsJson, Lang, OwnScenario, OwnTables
from ..output import print_json
from ..speech import game_say, language, say, scenario_say

if TYPE_CHECKING:
    from bellona.match import Match


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    scenario: OwnScenario = None,
    tables: OwnTables = None,
    json: AsJson = False,
    ascii: Ascii = False,
    lang: Lang = None,
) -> None:
    from bellona.replays import Brought, replay
    from bellona.replays import verify as proved

    brought = Brought(scenario, tables)
    match = replay(file, brought)
    document = summary(match)
    if verify:
        proof = proved(file, brought)
        document["proof"] = {"rolls": proof.rolls, "dictated": proof.dictated, "commitment": proof.commitment}
    if json:
        print_json(document | ({"steps": transcript(match)} if watch else {}))
    elif watch:
        show(match, ascii)
    else:
        print(as_text(document))


def summary(match: Match) -> dict[str, Any]:
    """The result of a match."""
    result = match.result
    return {
        "game": match.game.slug,
        "scenario": match.scenario,
        "ruleset": match.game.ruleset,
        "steps": len(match.steps),
        "turn": match.prompt.turn,
        "rolls": sum(len(step.rolls) for step in match.steps),
        "result": result and {"winner": result.winner, "reason": result.reason, "text": result.say(language())},
        "fingerprint": match.fingerprint(),
    }


def transcript(match: Match) -> list[dict[str, Any]]:
    """Every step with its events."""
    return [
        {
            "seat": step.seat,
            "action": str(step.action),
            "rolls": list(step.rolls),
            "events": [{"rule": event.rule, "text": event.say(language())} for event in step.events],
        }
        for step in match.steps
    ]


def as_text(document: dict[str, Any]) -> str:
    """A summary for a reader."""
    slug, result = document["game"], document["result"]
    title = game_say(slug, "game-title", slug)
    scenario = scenario_say(slug, document["scenario"])
    lines = [
        f"{title}: {scenario}",
        say("replay-length", steps=document["steps"], turn=document["turn"], rolls=document["rolls"]),
        result["text"] if result else say("replay-unfinished"),
    ]
    if "proof" in document:
        lines.append(say("replay-proof", **document["proof"]))
    return "\n".join(lines)


def show(match: Match, ascii: bool) -> None:
    """Step through a match: on a terminal with the map and the arrow keys, elsewhere as text."""
    from ..board.glyphs import ASCII, UNICODE

    glyphs = ASCII if ascii else UNICODE
    if sys.stdin.isatty() and sys.stdout.isatty():
        from ..table.watch import WatchApp

        WatchApp(match, glyphs).run()
        return
    from ..saving import Table
    from ..session import Session
    from ..wording import entry_lines

    session = Session(match, Table(match.setting.playing, ""))
    for entry in session.journal():
        for line in entry_lines(session, entry, glyphs):
            print(line.text)
