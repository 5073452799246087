"""The report of a run as one page that needs nothing else, for readers who do not program."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from bellona.drawing import Element, Markup, el
from bellona.gamekit.catalog import Text
from bellona.registry import WORDS, has_scenario, package_of, rules_of, title_of
from bellona.replays import replay_text

from .present import changed_in
from .report_charts import courses, effects, ground_style, heat, hue, lengths, shares
from .retelling import retold
from .study import Pick, Replay, Share, Study

REPLAYS = "replays"
"""The folder of the replays beside a run."""
SUFFIX = ".bell.json"
NARROW = 3
"""The columns of a table that a phone can show."""
Drawn = Iterator[Element]


class Wording:
    """The words of a page: the program's and the game's."""

    def __init__(self, game: str, scenario: str, language: str, title: str = "") -> None:
        self.language, self._place, self._title = language, (game, scenario), title
        self._game = rules_of(game).words

    def say(self, name: str, **args: Any) -> str:
        """One of the program's messages."""
        return WORDS.say(f"report-{name}", args, self.language)

    def game(self, text: Text, otherwise: str) -> str:
        """One of the game's messages, or another text."""
        known = self._game.has(text.name, self.language)
        return self._game.say(text.name, text.args, self.language) if known else otherwise

    def seat(self, seat: str | None) -> str:
        """A seat, or nobody."""
        return self.game(Text(f"side-{seat}"), seat) if seat else self.say("nobody")

    def score(self, name: str) -> str:
        """What is counted."""
        return self.game(Text(f"score-{name.replace('_', '-')}"), name)

    def reason(self, reason: str) -> str:
        """How a game ended."""
        word = reason.replace("_", "-")
        return self.game(Text(f"reason-{word}"), self.game(Text(f"ending-{word}"), reason.replace("_", " ")))

    @property
    def scenario(self) -> str:
        """The scenario with its game."""
        return self._title or f"{self.named(self._place[1])} ({self.game(Text('game-title'), self._place[0])})"

    def named(self, scenario: str) -> str:
        """A scenario of the game."""
        known = has_scenario(self._place[0], scenario)
        return self.game(title_of(self._place[0], scenario), scenario) if known else scenario

    def share(self, share: Share) -> dict[str, str]:
        """A share and its interval as arguments of a message."""
        return {name: f"{getattr(share, name):.0%}" for name in ("share", "low", "high")}


def write_report(folder: Path, page: Path, language: str = "en") -> None:
    """Write the page of a run, and the replays of the games that it shows."""
    study = Study(folder)
    page.write_text(page_of(study, language), encoding="utf-8")


def page_of(study: Study, language: str = "en", title: str = "") -> str:
    """The page of a run in a language; the title is that of its scenario, if it is to have another than usual."""
    words = Wording(study.job.game, study.job.scenario, language, title)
    ground = _ground(study, language) if study.places else ""
    body = [*_answer(study, words), *_course(study, words), *_maps(study, words, ground), *_luck(study, words)]
    rest = [*_effects(study, words), *_games(study, words), *_changes(study, words), *_how(study, words)]
    named, style = words.say("title", scenario=words.scenario), ground_style(ground) if ground else ""
    return whole_page(named, [*body, *rest], language, style)


def whole_page(title: str, body: Sequence[Element], language: str, style: str = "") -> str:
    """A page that needs nothing else."""
    usual = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("title", title),
        el("style", Markup(usual + style)),
    )
    return f"<!doctype html>\n{el('html', head, el('body', el('main', *body)), lang=language)}\n"


def _ground(study: Study, language: str) -> str:
    setting = study.job.runner().setting
    return package_of(study.job.game).picture.draw_ground(setting, "light", language)


def _answer(study: Study, words: Wording) -> Drawn:
    """The question, the answer in one sentence, and the shares."""
    yield el("h1", words.say("title", scenario=words.scenario))
    yield el("p", _verdict(study, words), class_="answer")
    yield el("h2", words.say("results"))
    yield el("p", words.say("results-how", games=len(study.games)))
    rows = [(words.seat(who), share.share, share.low, share.high) for who, share in study.winners.items()]
    yield shares(rows, words.say("results"), 1 / len(study.seats))
    if study.winning_bots:
        yield el("p", words.say("results-bots"))
        yield shares([(bot, *share[1:]) for bot, share in study.winning_bots.items()], words.say("results-bots"))
    endings = [(words.reason(reason), share) for reason, share in study.reasons.items()]
    yield table(
        (words.say("ending"), words.say("games"), words.say("share")),
        [(name, str(share.games), words.say("interval", **words.share(share))) for name, share in endings],
    )


def _verdict(study: Study, words: Wording) -> str:
    """Who is favoured, if that can be told."""
    first, second, *_ = sorted(study.seats, key=lambda seat: -study.winners[seat].games)
    best, next_best = study.winners[first], study.winners[second]
    name = "verdict-favoured" if best.low > next_best.high else "verdict-open"
    told = words.share(best) | {"first": words.seat(first), "second": words.seat(second)}
    return words.say(name, **told, games=len(study.games), other=f"{next_best.share:.0%}")


def _course(study: Study, words: Wording) -> Drawn:
    """Lengths, and scores over time."""
    yield el("h2", words.say("length"))
    mean = sum(record["turns"] for record in study.games) / len(study.games)
    yield el("p", words.say("length-how", turns=f"{mean:.1f}"))
    yield lengths(study.lengths, words.say("length"))
    if study.course is None:
        return
    for name in (name for name in study.course if name != "games"):
        said = words.score(name)
        yield el("h2", words.say("course", score=said))
        yield el("p", words.say("course-how"))
        yield _key(words, study)
        yield courses({words.seat(seat): study.course[name][seat] for seat in study.seats}, said)


def _key(words: Wording, study: Study) -> Element:
    parts: list[Element | str] = []
    for number, seat in enumerate(study.seats):
        parts += [el("span", words.seat(seat), class_="key", style=f"color:{hue(number)}"), "  "]
    return el("p", *parts)


def _maps(study: Study, words: Wording, ground: str) -> Drawn:
    """Where it was fought, and where losses were."""
    spots = package_of(study.job.game).spots
    if not study.places or spots is None:
        return
    yield el("h2", words.say("places"))
    yield el("p", words.say("places-how"))
    figures = []
    for what in sorted(study.places, reverse=True):
        drawn = heat(ground, study.places[what], spots.SIZE, words.say(f"places-{what}"))
        figures.append(el("figure", drawn, el("figcaption", words.say(f"places-{what}"))))
    yield el("div", *figures, class_="maps")


def _luck(study: Study, words: Wording) -> Drawn:
    """How much dice decided."""
    if study.luck is None:
        return
    yield el("h2", words.say("luck"))
    yield el("p", words.say("luck-how"))
    head = (words.say("side"), words.say("luck-explained"), words.say("luck-winners"))
    rows = [
        (words.seat(seat), f"{luck.explained:.0%}", f"{round(100 * luck.winners):+d}")
        for seat, luck in study.luck.items()
    ]
    yield table(head, rows)


def _effects(study: Study, words: Wording) -> Drawn:
    """What the varied values do."""
    if study.sweep is None:
        return
    yield el("h2", words.say("effects"))
    yield el("p", words.say("effects-how"))
    for seat in study.seats:
        yield el("h3", words.seat(seat))
        yield effects([_effect(cell, seat) for cell in study.sweep["cells"][1:]], words.seat(seat))
    names = ((name, str(study.sweep["present"][name]), origin) for name, origin in study.sweep["origins"].items())
    yield table((words.say("value"), words.say("present"), words.say("origin")), list(names))


def _effect(cell: Mapping[str, Any], seat: str) -> tuple[str, float, float, float]:
    name = ", ".join(f"{path.removeprefix('scenarios.')} = {value}" for path, value in cell["values"].items())
    found = cell["differences"][seat]
    return name, found["mean"], found["low"], found["high"]


def _games(study: Study, words: Wording) -> Drawn:
    """Typical and surprising games, as replays to be opened."""
    yield el("h2", words.say("picked"))
    yield el("p", words.say("picked-how"))
    shown = [("typical", pick) for pick in study.typical] + [("surprising", pick) for pick in study.surprising]
    head = tuple(
        words.say(name) for name in ("picked-kind", "picked-open", "picked-winner", "picked-turns", "picked-why")
    )
    rows = []
    for kind, pick in shown:
        why = words.say("picked-lowest", share=f"{pick.lowest:.0%}") if pick.lowest is not None else ""
        told = (words.seat(pick.record["winner"]), str(pick.record["turns"]), why)
        rows.append((words.say(f"picked-{kind}"), _replay(study, pick, words), *told))
    yield table(head, rows)


def _replay(study: Study, pick: Pick, words: Wording) -> Element | str:
    """A link to the replay of a game, which the page carries; the same is kept beside the run."""
    seed = pick.record["seed"]
    if seed not in study.replays:
        match = retold(study.job, seed)
        turn = match.setting.prompt(match.steps[0].before).turn if match else 0
        study.replays[seed] = Replay(replay_text(match), turn) if match else None
    name, replay = f"game-{seed}{SUFFIX}", study.replays[seed]
    if replay is None:
        return words.say("picked-secret", seed=seed)
    folder = study.folder / REPLAYS
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(replay.text, encoding="utf-8")
    coded = b64encode(replay.text.encode()).decode()
    shown = words.say("picked-from", file=name, turn=replay.turn) if replay.turn > 1 else name
    return el("a", shown, href=f"data:application/json;base64,{coded}", download=name)


def _changes(study: Study, words: Wording) -> Drawn:
    """The values with which it was played in place of the game's own."""
    changes = changed_in(study.job)
    if changes:
        yield el("h2", words.say("changes"))
        yield el("p", words.say("changes-how"))
        rows = [(el("code", path), shown(was), shown(now)) for path, was, now in changes]
        yield table((words.say("value"), words.say("present"), words.say("here")), rows)


def shown(value: Any) -> str:
    """A value of a table."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, (list, dict)) else str(value)


def _how(study: Study, words: Wording) -> Drawn:
    """How these numbers came about."""
    job = study.job
    yield el("h2", words.say("how"))
    bots = ", ".join(f"{words.seat(seat)}: {bot}" for seat, bot in zip(study.seats, job.bots, strict=True))
    if job.rotate:
        bots = words.say("how-rotated", bots=", ".join(job.bots))
    seeds = f"{study.games[0]['seed']} - {study.games[-1]['seed']}"
    yield el("p", words.say("how-played", bots=bots, seeds=seeds), class_="quiet")
    yield el("p", words.say("how-read"), class_="quiet")


def table(head: tuple[str, ...], rows: list[Any]) -> Element:
    """A table that can be scrolled where it is too wide."""
    top = el("tr", *(el("th", name, scope="col") for name in head))
    wide = "wide" if len(head) > NARROW else None
    return el(
        "div", el("table", top, *(el("tr", *(el("td", cell) for cell in row)) for row in rows), class_=wide),
        class_="scroll", tabindex=0, role="group", aria_label=head[0],
    )  # fmt: skip
