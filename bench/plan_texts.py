"""Plans as they are named on the command line: one of `levels.toml`, with changes if wanted, as archers:free_hand=1."""

from __future__ import annotations

from bellona.gamekit.levels import Plan, Repertoire


def plan_from(repertoire: Repertoire, text: str) -> Plan:
    """A plan by its name, with changes."""
    name, _, changes = text.partition(":")
    plan: Plan = repertoire.plans[name].copy()
    for change in filter(None, changes.split(",")):
        weight, _, value = change.partition("=")
        plan[repertoire.weights.index(weight)] = float(value)
    return plan
