"""What an editor shows of a game's scenarios: how they are made, and how a draft of one begins."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from bellona.gamekit.catalog import LANGUAGES
from bellona.gamekit.data_files import DataError
from bellona.registry import package_of, rules_of, scenarios_of, workshop_of

from .checking import SEED, fault_of, of_anybody
from .table_values import schema_for_anybody


@cache
def bench_of(slug: str) -> dict[str, Any]:
    """The schema of a game's scenarios, shipped ones to begin with, and what of them stands where on the board."""
    rules, package = rules_of(slug), package_of(slug)
    starts = {name: rules.scenario_values(name) for name in (*scenarios_of(slug), *rules.variants())}
    board = package.live(rules.setting(scenarios_of(slug)[0])).board()
    return {
        "scenario_schema": schema_for_anybody(slug),
        "starts": {name: values for name, values in starts.items() if values},
        "layers": [msgspec.to_builtins(layer) for layer in workshop_of(slug)],
        "size": board["size"],
        "shape": board["shape"],
        "places": {name: [place["x"], place["y"]] for name, place in board["hexes"].items()},
    }


def seen(slug: str, values: dict[str, Any], theme: str, language: str) -> dict[str, Any]:
    """The first position of a scenario as a picture, or the fault for which there is none."""
    try:
        setting = of_anybody(slug, values)
    except DataError as error:
        found = fault_of(error)
        return {"fault": {"place": found.place, "reason": found.reason}, "seats": [], "picture": ""}
    package = package_of(slug)
    live = package.live(setting)
    live.begin(SEED)
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    picture = package.picture.draw(setting, live.position, language=spoken, theme=theme, framed=False)
    return {"fault": None, "seats": list(setting.playing), "picture": picture}
