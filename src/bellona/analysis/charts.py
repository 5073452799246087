"""The pictures of an analysis: the curve of the expected result, and the bars of decisions and dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bellona.drawing import Element, discs, el, group, line, polygon

from .report import Point, Report, Swing, TurningPoint

COLOURS = ("#b24a2a", "#2b618c", "#c9a227", "#4d7a3a", "#7a4d8c", "#3a332a")
DECISION, DICE = "#b24a2a", "#2b618c"
WIDTH, HEIGHT = 900.0, 300.0
LEFT, TOP, BOTTOM = 46.0, 14.0, 30.0
HALF, BAR = 70.0, 9.0
"""Half the height of the bars of a seat, and the width of one."""
Name = Callable[[str], str]


def colour_of(report: Report, seat: str) -> str:
    """The colour of a seat."""
    return COLOURS[report.seats.index(seat) % len(COLOURS)]


def curve(report: Report, name: Name, turn: str) -> Element:
    """The expected result of every seat, step by step, with the turning points on it."""
    points = report.curve
    across = (WIDTH - LEFT - 10) / max(1, points[-1].step)

    def x(step: int) -> float:
        return LEFT + step * across

    return el(
        "svg",
        group(_levels()),
        group(_turns(points, x, turn)),
        *(_line(report, seat, x, name(seat)) for seat in report.seats),
        *(_mark(report, point, x) for point in report.turning_points),
        viewBox=f"0 0 {WIDTH:.0f} {HEIGHT + BOTTOM:.0f}",
        role="img",
        font_size=13,
        fill="#3a332a",
    )


def _y(value: float) -> float:
    return TOP + (1 - value) * (HEIGHT - TOP)


def _levels() -> Iterator[Element]:
    for share in (0, 25, 50, 75, 100):
        y = _y(share / 100)
        yield el("path", d=line([(LEFT, y), (WIDTH - 10, y)]), stroke="#d8d0c0")
        yield el("text", f"{share} %", x=LEFT - 6, y=y + 4, text_anchor="end")


def _turns(points: Sequence[Point], x: Callable[[int], float], turn: str) -> Iterator[Element]:
    """A line where each turn begins, with its number; the first also has the word."""
    seen, last = set[int](), -100.0
    for point in points[:-1]:
        at = x(point.step)
        if point.turn in seen:
            continue
        yield el("path", d=line([(at, TOP), (at, HEIGHT)]), stroke="#e8e0d0")
        if at - last > 24:
            yield el("text", f"{turn} {point.turn}" if not seen else str(point.turn), x=at + 3, y=HEIGHT + 18)
            last = at + (30 if not seen else 0)
        seen.add(point.turn)


def _line(report: Report, seat: str, x: Callable[[int], float], name: str) -> Element:
    drawn, colour = [(x(point.step), _y(point.values[seat])) for point in report.curve], colour_of(report, seat)
    upper = [(x(point.step), _y(min(1, point.values[seat] + point.error))) for point in report.curve]
    lower = [(x(point.step), _y(max(0, point.values[seat] - point.error))) for point in report.curve]
    return group(
        [
            el("title", name),
            el("path", d=polygon([*upper, *reversed(lower)]), fill=colour, fill_opacity="0.15"),
            el("path", d=line(drawn), fill="none", stroke=colour, stroke_width=2.5),
        ]
    )


def _mark(report: Report, point: TurningPoint, x: Callable[[int], float]) -> Element:
    """A turning point: a diamond for a decision, a disc for a roll."""
    value = next(found.values[point.seat] for found in report.curve if found.step == point.step)
    at, y, colour = x(point.step), _y(value), DECISION if point.kind == "decision" else DICE
    shape = (
        polygon([(at, y - 6), (at + 6, y), (at, y + 6), (at - 6, y)])
        if point.kind == "decision"
        else discs((at, y), 4.5)
    )
    label = f"{point.action} ({point.loss:+.0%})"
    return el("path", el("title", label), d=shape, fill=colour, stroke="#fbf9f3")


def bars(report: Report, name: Name) -> Element:
    """For each seat and turn, how much its decisions and how much dice changed its expected result."""
    shown = [seat for seat in report.seats if any(swing.seat == seat for swing in report.swings)]
    turns = sorted({swing.turn for swing in report.swings})
    step = min(60.0, (WIDTH - LEFT - 10) / max(1, len(turns)))
    high = max([0.1, *(abs(part) for swing in report.swings for part in (swing.dice, swing.decision))])
    return el(
        "svg",
        *(
            _bars_of([swing for swing in report.swings if swing.seat == seat], name(seat), number, turns, (step, high))
            for number, seat in enumerate(shown)
        ),
        viewBox=f"0 0 {WIDTH:.0f} {len(shown) * (2 * HALF + 30):.0f}",
        role="img",
        font_size=13,
        fill="#3a332a",
    )


def _bars_of(
    swings: Sequence[Swing], name: str, number: int, turns: Sequence[int], scale: tuple[float, float]
) -> Element:
    """The bars of one seat; the scale is the width of a turn, and the largest change of all."""
    step, high = scale
    middle = number * (2 * HALF + 30) + HALF + 20

    def bar(at: float, value: float, colour: str) -> Element:
        height = HALF * abs(value) / high
        y = middle - height if value > 0 else middle
        return el("rect", el("title", f"{value:+.1%}"), x=at, y=y, width=BAR, height=max(0.5, height), fill=colour)

    drawn: list[Element] = [
        el("text", name, x=0, y=middle - HALF - 4, font_weight="bold"),
        el("path", d=line([(LEFT, middle), (LEFT + len(turns) * step, middle)]), stroke="#7a6f60"),
    ]
    for swing in swings:
        at = LEFT + turns.index(swing.turn) * step + step / 2
        drawn += [bar(at - BAR, swing.decision, DECISION), bar(at, swing.dice, DICE)]
    drawn += [
        el("text", str(turn), x=LEFT + place * step + step / 2, y=middle + HALF + 8, text_anchor="middle", font_size=11)
        for place, turn in enumerate(turns)
    ]
    return group(drawn)
