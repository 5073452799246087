"""Sentences for both clients: choices, refusals, odds, rules, pieces. Lines of text, each with a style."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from bellona.board import Piece
from bellona.gamekit.values import Answer, Odds, Refusal
from bellona.gamekit.variants import base_of
from bellona.rulebook import Rule, load_rulebook

from .board.glyphs import ASCII, Glyphs
from .session import Entry, Session
from .speech import has, language, say

MANNERS = {
    "plain": "",
    "heading": "bold",
    "event": "",
    "own": "bold",
    "other": "italic",
    "quiet": "dim",
    "refusal": "bold yellow",
    "rule": "cyan",
    "error": "bold red",
    "good": "green",
}
"""The appearance of each style, for Rich."""


class Line(NamedTuple):
    """A line for the person, and its style."""

    text: str
    manner: str = "plain"


DETAIL = "modifier"
"""The kind of event that only explains a total; a terminal has no room for it."""


def entry_lines(session: Session, entry: Entry, glyphs: Glyphs) -> list[Line]:
    """A choice, its dice, and its events with their rules."""
    dice = f"  {glyphs.dice} {' '.join(map(str, entry.rolls))}" if entry.rolls else ""
    manner, name = "own" if entry.seat in session.table.seats else "other", _names(session, entry)
    told = [f"{event.say(language())} [{event.rule}]" for event in entry.events if event.kind != DETAIL]
    if told and not dice and (len(told) == 1 or "to" in entry.events[0].args):
        return [Line(f"{side_sign(session, entry.seat, glyphs)} {sentence}", manner) for sentence in told]
    return [Line(f"{name}: {entry.action}{dice}", manner), *(Line(f"  {sentence}", "event") for sentence in told)]


def _names(session: Session, entry: Entry) -> str:
    """Who made a choice."""
    return ", ".join(session.seat_name(seat) for seat in (*entry.others, entry.seat))


def side_sign(session: Session, seat: str, glyphs: Glyphs) -> str:
    """The shape of a seat on the map."""
    return glyphs.sides[session.match.game.seats.index(seat)] if glyphs.sides else seat[0].upper()


def refusal_lines(session: Session, refusal: Refusal) -> list[Line]:
    """A refusal: the sentence, the rule and its text."""
    lines = [Line(say("refused", rule=refusal.rule, reason=refusal.say(language())), "refusal")]
    book = load_rulebook(session.match.game.slug, language())
    return lines + [line for rule in book.rules if rule.id == refusal.rule for line in rule_lines(rule)]


def rule_lines(rule: Rule) -> list[Line]:
    """A rule as the rulebook has it."""
    body = (Line(text, "rule") for text in rule.text.splitlines() if text)
    return [Line(f"{rule.id}  {rule.title}", "heading"), *body]


def odds_lines(session: Session, odds: Odds) -> list[Line]:
    """The modifiers of each side, then the possible results and their chances."""
    lines = [Line(say("odds-head", action=str(odds.action)), "heading")]
    for role, modifiers in odds.modifiers.items():
        parts = ", ".join(f"{each.say(language())} {each.value:+d} [{each.rule}]" for each in modifiers)
        lines.append(Line(f"{_role(session, role)}: {parts} = {odds.totals[role]}"))
    chances = ((name, chance) for name, chance in odds.chances.items() if chance)
    lines += [Line(f"{percent(chance)} {_chance(session, name)}", "good") for name, chance in chances]
    outcomes = (outcome for outcome in sorted(odds.outcomes, key=lambda each: -each.chance) if outcome.chance)
    lines += [Line(f"{percent(outcome.chance)} {outcome.say(language())}") for outcome in outcomes]
    return lines + [line for answer in odds.answers for line in answer_lines(session, answer)]


def answer_lines(session: Session, answer: Answer) -> Iterator[Line]:
    """An answer that may still come before the dice, and the chances that follow."""
    yield Line(f"{answer.say(language())} [{answer.rule}]", "heading")
    for name, chance in answer.chances.items():
        if chance:
            yield Line(f"{percent(chance)} {_chance(session, name)}", "good")


def percent(chance: Fraction) -> str:
    """The approximate value of a chance, and the exact one."""
    return f"{round(float(chance) * 100):>3}% {chance!s:<6}"


def _role(session: Session, role: str) -> str:
    return session.game_say(f"role-{role}", say(f"role-{role}") if has(f"role-{role}") else role)


def _chance(session: Session, name: str) -> str:
    return session.game_say(f"chance-{name.replace('_', '-')}", name.replace("_", " "))


def piece_lines(piece: Piece) -> list[Line]:
    """The values of a counter, in words."""
    state = [say("piece-panic")] if piece.panicked else []
    place = say("piece-away")
    if piece.hex:
        place = say("piece-place" if piece.facing else "piece-place-open", hex=piece.hex, facing=piece.facing)
    facts = ", ".join(f"{say('fact-' + name)} {value}" for name, value in piece.facts.items())
    return [Line(f"{piece.name}  {piece.title}", "heading"), Line("  ".join([place, *state])), Line(facts, "quiet")]


def hex_lines(session: Session, name: str) -> list[Line]:
    """What is in a hex."""
    terrain = session.board.ground[name]
    spoken = session.game_say(f"terrain-{terrain.replace('_', '-')}", terrain)
    head = Line(say("hex-head", hex=name, terrain=spoken), "heading")
    pieces = (line for piece in session.board.at(name) for line in piece_lines(piece))
    return [head, *(Line(text) for text in session.board.about(name)), *pieces]


def begins_with_set_up(session: Session) -> bool:
    """Whether a suggested set-up is the first choice."""
    return "suggested" in map(str, session.match.legal(session.seat))


def opponent(session: Session) -> str:
    """Who plays against the persons at the terminal, and how; nothing if nobody does, or it has no rank."""
    level = session.table.bot
    if not has(f"opponent-{level}") or set(session.match.setting.playing) <= set(session.table.seats):
        return ""
    return say("opponent", name=say(f"opponent-{level}"), rank=level, style=say(f"style-{level}"))


def welcome(session: Session, glyphs: Glyphs) -> str:
    """The introduction for a new player."""
    match = session.match
    sides = ", ".join(f"{side_sign(session, seat, glyphs)} {session.seat_name(seat)}" for seat in match.setting.playing)
    kind = "ascii" if glyphs is ASCII else "unicode"
    legend = match.game.rules.words.say(f"terminal-legend-{kind}", {"sides": sides}, language())
    blurb = session.game_say(f"scenario-{base_of(match.scenario)}-blurb", "")
    first = say("welcome-first") if begins_with_set_up(session) else ""
    parts = (blurb, opponent(session), say("welcome"), legend, say("welcome-asking"), first)
    return "\n\n".join(part for part in parts if part)


def help_lines(glyphs: Glyphs, orders: Iterable[str]) -> list[Line]:
    """Everything that can be typed or pressed."""
    usages = (Line(f"  {say('order-' + name + '-usage')}", "quiet") for name in orders)
    return [Line(say("help-orders")), *usages, Line(""), *map(Line, say("help-keys", dice=glyphs.dice).splitlines())]


def prompt_line(session: Session) -> Line:
    """Who has to choose and what is asked, or how the match ended."""
    match, prompt = session.match, session.prompt
    if match.result:
        return Line(match.result.say(language()), "heading")
    waiting = f"waiting-{prompt.ask}"
    if session.is_mine or not prompt.words.has(waiting, language()):
        return Line(prompt.say(language()), "heading")
    return Line(prompt.words.say(waiting, prompt.args, language()), "quiet")
