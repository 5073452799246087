"""What a calibration found as one page that needs nothing else, for readers who do not program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bellona.drawing import Element, el
from bellona.gamekit.values import BellonaError

from .intervals import LEVEL, wilson
from .keeping import read_json
from .report_charts import Told, compared
from .report_page import Wording, shown, table, whole_page

RESULT = "result.json"
Found = Mapping[str, Any]
Drawn = Iterator[Element]


def is_calibration(folder: Path) -> bool:
    """Whether a folder holds a calibration that is done."""
    return (folder / RESULT).is_file()


def write_calibration(folder: Path, page: Path, language: str = "en") -> None:
    """Write the page of a calibration."""
    found = read_json((folder / RESULT).read_text(encoding="utf-8", errors="replace"))
    try:
        page.write_text(calibration_page(found, language), encoding="utf-8")
    except (KeyError, TypeError, IndexError, AttributeError):
        raise BellonaError(f"{folder / RESULT} is damaged, or of an earlier version: calibrate again") from None


def calibration_page(found: Found, language: str = "en") -> str:
    """The page of a calibration in a language."""
    game, _, scenario = found["place"].partition("/")
    words = Wording(game, scenario, language)
    title = words.say("sought-title", scenario=", ".join(words.named(name) for name in found["before"]))
    body = [el("h1", title), *_targets(found, words), *_moved(found, words), *_results(found, words)]
    return whole_page(title, [*body, *_how(found, words)], language)


def _targets(found: Found, words: Wording) -> Drawn:
    """Which results were wanted and why, and what they are."""
    sought = list(zip(found["targets"], (_measured(found, target) for target in found["targets"]), strict=True))
    reached = [sum(_is_met(target, both[when]) for target, both in sought) for when in (0, 1)]
    count = {"targets": len(sought), "before": reached[0], "after": reached[1]}
    yield el("p", words.say("sought-answer", **count), class_="answer")
    yield el("h2", words.say("sought-targets"))
    yield el("p", words.say("sought-targets-how"))
    head = tuple(words.say(f"sought-{name}") for name in ("result", "wanted", "before", "after", "why"))
    rows = [
        (
            _named(target, words), _number(target, target["is"], target["give"]),
            *(_number(target, *each) for each in both), target["why"],
        )
        for target, both in sought
    ]  # fmt: skip
    yield table(head, rows)


def _measured(found: Found, target: Found) -> tuple[tuple[float, float], tuple[float, float]]:
    """The result that a target is about, before and after, each with how far the true one may be from it."""
    before, after = (_mean(found[when][target["at"]], target["of"]) for when in ("before", "after"))
    return before, after


def _mean(report: Found, of: str) -> tuple[float, float]:
    kind, *steps = of.split(".")
    games = report["games"]
    if kind == "scores":
        return report["scores"][steps[0]][steps[1]], 0.0
    if kind == "turns":
        each = [(int(turns), count) for turns, count in report["turns"]["each"].items()]
        mean = sum(turns * count for turns, count in each) / games
        spread = sum(count * (turns - mean) ** 2 for turns, count in each) / games
        return mean, LEVEL * (spread / games) ** 0.5
    count = report["draws"] if kind == "draws" else report["wins"][steps[0]]
    low, high = wilson(count, games)
    return count / games, (high - low) / 2


def _is_met(target: Found, measured: tuple[float, float]) -> bool:
    return bool(abs(measured[0] - target["is"]) <= target["give"])


def _number(target: Found, mean: float, reach: float) -> str:
    """A result with its reach, in points of a hundred if it is a share."""
    if target["of"].partition(".")[0] in ("wins", "draws"):
        return _unbroken(f"{100 * mean:.0f} ± {100 * reach:.0f} %")
    return _unbroken(f"{mean:.1f} ± {reach:.1f}" if reach else f"{mean:.1f}")


def _unbroken(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", "\u00a0")


def _named(target: Found, words: Wording) -> str:
    """The result that a target is about, in words."""
    kind, *steps = target["of"].split(".")
    seat = words.seat(steps[-1]) if steps else ""
    what = words.say(f"sought-of-{kind}", seat=seat, score=words.score(steps[0]) if kind == "scores" else "")
    return f"{words.named(target['at'])}: {what}"


def _moved(found: Found, words: Wording) -> Drawn:
    """What moved, and how well it is determined."""
    yield el("h2", words.say("sought-values"))
    yield el("p", words.say("sought-values-how"))
    head = tuple(words.say(name) for name in ("value", "sought-before", "sought-after", "sought-best", "origin"))
    rows = []
    for value in found["moved"]:
        after = shown(value["after"])
        marked = after if value["after"] == value["before"] else el("strong", after)
        best = ", ".join(map(shown, value["best"]))
        rows.append((el("code", value["name"]), shown(value["before"]), marked, best, value["origin"]))
    yield table(head, rows)


def _results(found: Found, words: Wording) -> Drawn:
    """Who wins, before and after."""
    yield el("h2", words.say("results"))
    yield el("p", words.say("sought-results-how", games=found["check"]))
    for scenario in found["before"]:
        yield el("h3", words.named(scenario))
        reports = [found[when][scenario] for when in ("before", "after")]
        rows = []
        for seat in (*reports[0]["wins"], None):
            before, after = (_share(report, seat) for report in reports)
            if seat or before[0] or after[0]:
                rows.append((words.seat(seat), before, after, _wanted(found, scenario, seat)))
        yield compared(rows, words.named(scenario))


def _share(report: Found, seat: str | None) -> Told:
    """The share of a seat, or of nobody."""
    count = report["wins"][seat] if seat else report["draws"]
    return count / report["games"], *wilson(count, report["games"])


def _wanted(found: Found, scenario: str, seat: str | None) -> tuple[float, float] | None:
    """Between which shares that of a seat, or of nobody, was wanted."""
    of = f"wins.{seat}" if seat else "draws"
    ends = (
        (target["is"], target["give"]) for target in found["targets"] if (target["at"], target["of"]) == (scenario, of)
    )
    return next(((middle - give, middle + give) for middle, give in ends), None)


def _how(found: Found, words: Wording) -> Drawn:
    """How these numbers came about."""
    yield el("h2", words.say("how"))
    counts = {name: found[name] for name in ("games", "trials", "pruned", "check")}
    yield el("p", words.say("sought-how", bots=", ".join(found["bots"]), **counts), class_="quiet")
    yield el("p", words.say("how-read"), class_="quiet")
