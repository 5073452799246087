"""`bellona games`: lists the games and their scenarios."""

from __future__ import annotations

import sys
from typing import Any

from bellona.registry import game_slugs, left_out, scenarios_of

from ..options import AsJson, Lang
from ..output import columns, print_json
from ..speech import game_say, language, say


def command(json: AsJson = False, lang: Lang = None) -> None:
    found = [described(slug) for slug in game_slugs()]
    for message in left_out():
        print(message.say(language()), file=sys.stderr)
    if json:
        print_json({"games": found})
        return
    for game in found:
        print(f"{game['title']} ({game['slug']})")
        print(columns([(one["slug"], one["title"]) for one in game["scenarios"]]))
    print(say("games-hint"))


def described(slug: str) -> dict[str, Any]:
    """A game and its scenarios."""
    scenarios = [{"slug": name, "title": game_say(slug, f"scenario-{name}", name)} for name in scenarios_of(slug)]
    return {"slug": slug, "title": game_say(slug, "game-title", slug), "scenarios": scenarios}
