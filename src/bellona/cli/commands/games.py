"""`bellona games`: lists the games and their scenarios."""

from __future__ import annotations

import sys
from typing import Any

from bellona.registry import game_slugs, left_out, scenarios_of, variants_of

from ..options import AsJson, Lang
from ..output import columns, print_json
from ..speech import game_say, language, say, scenario_say


def command(json: AsJson = False, lang: Lang = None) -> None:
    found = [described(slug) for slug in game_slugs()]
    for message in left_out():
        print(message.say(language()), file=sys.stderr)
    if json:
        print_json({"games": found})
        return
    for game in found:
        print(f"{game['title']} ({game['slug']})")
        print(columns([(one["slug"], one["title"]) for one in (*game["scenarios"], *game["variants"])]))
    print(say("games-hint"))


def described(slug: str) -> dict[str, Any]:
    """A game, its scenarios, and variants of them."""
    names = {"scenarios": scenarios_of(slug), "variants": variants_of(slug)}
    return {"slug": slug, "title": game_say(slug, "game-title", slug)} | {
        kind: [{"slug": name, "title": scenario_say(slug, name)} for name in found] for kind, found in names.items()
    }
