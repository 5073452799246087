"""An analysis as one page that needs nothing else, to be read and passed on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

from bellona.drawing import Element, Markup, el
from bellona.gamekit.catalog import Catalog, Text
from bellona.registry import WORDS, rules_of, title_of

from .charts import bars, colour_of, curve
from .report import Message, Report, TurningPoint
from .scenes import Scene

NO_SCENES: Mapping[int, Scene] = {}
NOTHING = Scene(())


class Wording:
    """The words of a page: the program's and the game's."""

    def __init__(self, report: Report, language: str) -> None:
        self.language = language
        self._report, self._game = report, rules_of(report.game).words

    def say(self, name: str, **args: Any) -> str:
        """One of the program's messages."""
        return WORDS.say(f"analysis-{name}", args, self.language)

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self._game_say(Text(f"side-{seat}"), seat)

    def label(self, message: Message) -> str:
        """What an action does."""
        return self._game_say(Text(message["$"]), "")

    @property
    def title(self) -> str:
        """The game and its scenario."""
        report = self._report
        scenario = self._game_say(title_of(report.game, report.scenario), report.scenario)
        return f"{self._game_say(Text('game-title'), report.game)}: {scenario}"

    def _game_say(self, text: Text, otherwise: str) -> str:
        words: Catalog = self._game
        return words.say(text.name, text.args, self.language) if words.has(text.name, self.language) else otherwise

    @property
    def result(self) -> str:
        """Who has won."""
        winner = self._report.winner
        if not self._report.is_over:
            return self.say("unfinished")
        return self.say("won", seat=self.seat(winner)) if winner else self.say("no-winner")

    def points(self, share: float) -> str:
        """A share of the result in points of a hundred."""
        return f"{100 * share:+.0f}"

    def turning_point(self, point: TurningPoint) -> str:
        """What was chosen or rolled, and what would have been better."""
        about = {"action": point.action, "label": self.label(point.label)}
        if point.kind == "dice":
            return self.say("lucky" if point.loss > 0 else "unlucky", **about)
        label = self.label(point.better_label) if point.better_label else ""
        return self.say("mistake", better=point.better, better_label=label, **about)


def page(report: Report, language: str = "en", scenes: Mapping[int, Scene] = NO_SCENES) -> str:
    """The page of an analysis in a language; scenes tell and show what happened at the turning points, by steps."""
    words = Wording(report, language)
    style = resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    document = el(
        "html",
        el(
            "head",
            el("meta", charset="utf-8"),
            el("meta", name="viewport", content="width=device-width, initial-scale=1"),
            el("title", words.title),
            el("style", Markup(style)),
        ),
        el("body", *_sections(report, words, scenes)),
        lang=language,
    )
    return f"<!doctype html>\n{document}\n"


def _sections(report: Report, words: Wording, scenes: Mapping[int, Scene]) -> list[Element]:
    return [
        el("h1", words.title),
        el("p", f"{words.result} {words.say('length', steps=report.steps)}"),
        el("h2", words.say("curve")),
        _legend(report, words),
        el("div", curve(report, words.seat, words.say("turn")), class_="scroll"),
        el("h2", words.say("players")),
        _players(report, words),
        el("h2", words.say("turning-points")),
        _turning_points(report, words, scenes),
        el("h2", words.say("swings")),
        el(
            "p",
            el("span", words.say("decisions"), class_="decision"),
            " · ",
            el("span", words.say("dice"), class_="dice"),
        ),
        el("div", bars(report, words.seat), class_="scroll"),
        el("p", words.say("how", trials=report.trials, seconds=round(report.seconds)), class_="quiet"),
        el("p", words.say("cut"), class_="quiet") if report.was_cut else el("p", " "),
    ]


def _legend(report: Report, words: Wording) -> Element:
    parts: list[Element | str] = []
    for seat in report.seats:
        parts += [el("span", f"━ {words.seat(seat)}", style=f"color:{colour_of(report, seat)}"), "  "]
    return el("p", *parts)


def _players(report: Report, words: Wording) -> Element:
    head = el("tr", *(el("th", words.say(name)) for name in ("seat", "accuracy", "luck")))
    rows = (
        el(
            "tr",
            el("td", words.seat(seat) + (f" ({report.levels[seat]})" if report.levels.get(seat) else "")),
            el("td", f"{report.accuracy[seat]:.0f}", class_="number"),
            el("td", words.points(report.luck[seat]), class_="number"),
        )
        for seat in report.seats
    )
    return el("table", head, *rows)


def _turning_points(report: Report, words: Wording, scenes: Mapping[int, Scene]) -> Element:
    if not report.turning_points:
        return el("p", words.say("none"))
    names = ("turn", "step", "seat", "what", "points")
    head = el("tr", *(el("th", words.say(name)) for name in names))
    rows = (
        el(
            "tr",
            el("td", str(point.turn), class_="number"),
            el("td", str(point.step), class_="number"),
            el("td", words.seat(point.seat)),
            el("td", words.turning_point(point), *_scene(scenes.get(point.step, NOTHING), words)),
            el("td", words.points(change_of(point)), class_=f"number {point.kind}"),
        )
        for point in report.turning_points
    )
    return el("div", el("table", head, *rows), class_="scroll")


def _scene(scene: Scene, words: Wording) -> Iterator[Element]:
    """What happened at a turning point, and how it stood."""
    if scene.sentences:
        yield el("p", " ".join(scene.sentences), class_="quiet")
    if scene.picture:
        title = words.say("position")
        yield el("details", el("summary", title), el("img", src=scene.picture, alt=title, loading="lazy"))


def change_of(point: TurningPoint) -> float:
    """What a turning point did to the expected result of its seat."""
    return point.loss if point.kind == "dice" else -point.loss
