"""Answers to questions about a position, as JSON: odds, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from .client_facts import tell_refusal
from .values import NotUnderstood, Odds, Refusal

MOST_REASONS = 4


def odds(setting: Any, position: Any, text: str) -> dict[str, Any] | None:
    """The exact odds of an action; None if no die decides it at once."""
    action = setting.read(position, text)
    if setting.check(position, action) is not None:
        return None
    found = setting.odds(position, action)
    return found and tell_odds(found)


def tell_odds(found: Odds) -> dict[str, Any]:
    """Odds as JSON, chances as exact fractions."""
    return {
        "action": str(found.action),
        "modifiers": {
            who: [{"label": part.wire, "value": part.value, "rule": part.rule} for part in parts]
            for who, parts in found.modifiers.items()
        },
        "totals": dict(found.totals),
        "outcomes": [
            {
                "label": outcome.wire, "chance": [outcome.chance.numerator, outcome.chance.denominator],
                "effects": dict(outcome.effects),
            }
            for outcome in found.outcomes
        ],
        "chances": _fractions(found.chances),
        "answers": [
            {"label": answer.wire, "rule": answer.rule, "chances": _fractions(answer.chances)}
            for answer in found.answers
        ],
    }  # fmt: skip


def _fractions(chances: Mapping[str, Fraction]) -> dict[str, list[int]]:
    return {name: [chance.numerator, chance.denominator] for name, chance in chances.items()}


def chosen(layers: Mapping[str, Callable[[], Any]], wanted: Collection[str] | None) -> dict[str, Any]:
    """The requested layers over a map, all for None; unknown names are ignored."""
    return {name: lay() for name, lay in layers.items() if wanted is None or name in wanted}


def checked(setting: Any, position: Any, texts: Iterable[str]) -> Iterator[tuple[str, Refusal | None]]:
    """The verdict of the rules on each of some actions; texts that are not actions are ignored."""
    for text in texts:
        try:
            yield text, setting.check(position, setting.read(position, text))
        except NotUnderstood:
            continue


def tell_reasons(reasons: Iterable[tuple[str | None, Refusal | None]]) -> list[dict[str, Any]]:
    """The first reasons as JSON, each once; an allowed action has no refusal, and a reason may be of no one action."""
    told: dict[tuple[str, str], dict[str, Any]] = {}
    for text, refusal in reasons:
        key = (refusal.rule, refusal.name) if refusal else ("", text or "")
        told.setdefault(key, {"action": text, "refusal": refusal and tell_refusal(refusal)})
    return list(told.values())[:MOST_REASONS]
