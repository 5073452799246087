"""Free battles: any field, shipped or generated from a number, and any two armies."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.catalog import Text

from .scenarios import RANDOM, army_slugs, scenario_slugs
from .values import HIGHEST_SEED, SIDES

SEPARATOR = ":"
USUAL = ("open_plain", "polybian_roman", "later_carthaginian")


def options() -> dict[str, Any]:
    """The parts of a free battle: a field and an army for each side."""
    armies = [{"slug": slug, "title": say_army(slug).wire} for slug in army_slugs()]
    labels = (Text("option-field"), *(Text("option-army", side=Text(f"side-{side}")) for side in SIDES))
    values = ([{"slug": slug, "title": say_field(slug).wire} for slug in scenario_slugs()], armies, armies)
    seeds = ({"prefix": RANDOM, "most": HIGHEST_SEED, "title": Text("option-random").wire}, None, None)
    return {
        "separator": SEPARATOR,
        "parts": [
            {"slug": slug, "label": label.wire, "values": listed, "default": usual, "seed": seed}
            for slug, label, listed, usual, seed in zip(("field", *SIDES), labels, values, USUAL, seeds, strict=True)
        ],
    }


def is_composed(scenario: str) -> bool:
    """Whether this names a free battle, or generated ground with the usual armies."""
    field, *armies = scenario.split(SEPARATOR)
    if armies and (len(armies) != len(SIDES) or not set(armies) <= set(army_slugs())):
        return False
    return is_random(field) or (bool(armies) and field in scenario_slugs())


def is_random(field: str) -> bool:
    """Whether this names generated ground."""
    seed = field.removeprefix(RANDOM)
    is_number = seed.isascii() and seed.isdecimal() and len(seed) <= len(str(HIGHEST_SEED)) and str(int(seed)) == seed
    return field.startswith(RANDOM) and is_number


def title(scenario: str) -> Text:
    """The title of a free battle."""
    field, *armies = scenario.split(SEPARATOR)
    if not armies:
        return say_field(field)
    amber, teal = armies
    return Text("scenario-free", field=say_field(field), amber=say_army(amber), teal=say_army(teal))


def say_field(field: str) -> Text:
    """A field in words."""
    if is_random(field):
        return Text("scenario-random", seed=field.removeprefix(RANDOM))
    return Text(f"scenario-{field}")


def say_army(army: str) -> Text:
    """An army in words."""
    return Text(f"army-{army.replace('_', '-')}")
