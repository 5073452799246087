"""`bellona doctor`: checks the installation and says how to fix problems."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from ..options import AsJson, Lang
from ..output import print_json
from ..speech import say

if TYPE_CHECKING:
    from ..checkup import Finding


def command(json: AsJson = False, lang: Lang = None) -> int:
    from bellona.registry import game_slugs, scenarios_of

    from ..checkup import findings
    from ..warmup import warm_up

    slug = game_slugs()[0]
    warm_up(slug, scenarios_of(slug)[0])
    found: list[Finding] = []
    for finding in findings():
        found.append(finding)
        if not json:
            print(as_text(finding), flush=True)
    if json:
        print_json({"ok": all(one.ok for one in found), "checks": [asdict(one) for one in found]})
    return 0 if all(one.ok for one in found) else 1


def as_text(finding: Finding) -> str:
    """A line, and a second one with the remedy if there is a problem."""
    verdict = say("doctor-ok" if finding.ok else "doctor-problem")
    line = f"{verdict:<9} {say(f'doctor-{finding.name}-name'):<12} {finding.found}"
    return line if finding.ok else f"{line}\n          {finding.remedy}"
