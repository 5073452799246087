"""What a calibration found, written for those who have to decide: the values as a file, and an explanation."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .experiment import values_document
from .intervals import wilson
from .present import Present

if TYPE_CHECKING:
    from .calibrate import Calibration, Outcome

LONGEST = 20
"""The letters of the longest value that is shown in a table."""
BARE = re.compile(r"[A-Za-z0-9_-]+")


def values_text(values: Mapping[str, Any], place: str) -> str:
    """A file of an owner's values, as `--tables` reads it."""
    document = values_document(values, place)
    lines = [f"# Values found by bellona calibrate for {place}; explanation.md beside this file says why."]
    return "\n".join([*lines, *(_tables(document.data, ()) if document else [])]) + "\n"


def _tables(table: Mapping[str, Any], path: tuple[str, ...]) -> list[str]:
    plain = [f"{_key(name)} = {_value(value)}" for name, value in table.items() if not isinstance(value, dict)]
    head = [f"\n[{'.'.join(map(_key, path))}]"] if plain and path else []
    inner = [line for name, value in table.items() if isinstance(value, dict) for line in _tables(value, (*path, name))]
    return [*head, *plain, *inner]


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name)


def _value(value: Any) -> str:
    """A value in TOML, which writes words and numbers as JSON does."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_value(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)


def explanation(plan: Calibration, present: Present, found: Outcome) -> str:
    """What was sought and why, what moved, what came of it, and how sure that is."""
    return (
        "\n".join([*_head(plan, found), *_targets(plan, found), *_values(plan, present, found), *_results(found)])
        + "\n"
    )


def _head(plan: Calibration, found: Outcome) -> list[str]:
    return [
        f"# Calibration of {plan.place}",
        "",
        f"Bots: {', '.join(plan.bots)}. {found.trials} trials of {plan.games} games each with the same seeds, "
        f"{found.pruned} of them given up early as hopeless. The comparison has {plan.check} games each, "
        "with other seeds than the trials. Values that the rulebook gives were not touched.",
        "",
    ]


def _targets(plan: Calibration, found: Outcome) -> list[str]:
    from .calibrate import measured

    rows = []
    for target in plan.targets:
        scenario = plan.scenario_of(target)
        results = [f"{measured(reports[scenario], target.of):.3g}" for reports in (found.before, found.after)]
        wanted = f"{target.wanted:g} ± {target.give:g}"
        rows.append(f"| {scenario}: {target.of} | {wanted} | {results[0]} | {results[1]} | {target.why} |")
    return ["## Targets", "", "| result | target | before | after | why |", "|---|---|---|---|---|", *rows, ""]


def _values(plan: Calibration, present: Present, found: Outcome) -> list[str]:
    rows = []
    for name, choice in plan.choices().items():
        ends = (choice[min(found.spread[name])], choice[max(found.spread[name])])
        before, after, *best = (_shown(choice, value) for value in (present.value(name), found.values[name], *ends))
        moved = f"{before} | {after} | {' to '.join(dict.fromkeys(best))}"
        rows.append(f"| `{name}` | {moved} | {present.origin(name)} |")
    head = ["| value | before | after | in the best trials | origin of the value before |", "|---|---|---|---|---|"]
    return [
        "## Values",
        "",
        *head,
        *rows,
        "",
        "A value that is the same in all of the best trials is well determined; one that is anything is not. "
        "Whole rows are told by their number among the choices of the plan.",
        "",
    ]


def _shown(choice: Sequence[Any], value: Any) -> str:
    """A value in a table, or its number if it is a whole row."""
    if isinstance(value, list) or len(str(value)) > LONGEST:
        return f"no. {choice.index(value) + 1}" if value in choice else "another"
    return str(value)


def _results(found: Outcome) -> list[str]:
    lines = ["## Results", "", "| scenario | | before | after |", "|---|---|---|---|"]
    for scenario in found.before:
        both = (found.before[scenario], found.after[scenario])
        for seat in both[0]["wins"]:
            shares = [_share(report["wins"][seat], report["games"]) for report in both]
            lines.append(f"| {scenario} | {seat} | {shares[0]} | {shares[1]} |")
        draws = [_share(report["draws"], report["games"]) for report in both]
        turns = [f"{report['turns']['mean']:g}" for report in both]
        lines += [f"| | draws | {draws[0]} | {draws[1]} |", f"| | turns | {turns[0]} | {turns[1]} |"]
    return lines


def _share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{count / games:.1%} ({low:.1%} to {high:.1%})"
