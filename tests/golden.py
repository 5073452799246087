"""Golden games: one recorded battle per scenario, with a transcript for reviewers.

python -m tests.golden [GAME...]   record them again, after a deliberate change of rules
"""

from __future__ import annotations

import random
from pathlib import Path

import bellona
from bellona import Action, Match
from bellona.bots import choose
from bellona.cli.warmup import games_wanted

FOLDER = Path(__file__).parent / "golden"
WHIM = 0.03
SHORTEST, LONGEST = 70, 700


def recorded(slug: str, scenario: str, suffix: str) -> Path:
    """The file of a golden game."""
    return FOLDER / slug / f"{scenario}{suffix}"


def play_golden(slug: str, scenario: str, whim: float = WHIM) -> Match:
    """A battle between bots that sometimes choose at random, so that rare situations occur too.

    One that is over too soon is played again, by bots that choose at random twice as often.
    """
    chooser = random.Random(f"{slug}/{scenario}")
    match = bellona.game(slug).start(scenario, seed=f"golden {scenario}")
    while match.result is None and not is_long_enough(match):
        match.play(wish(match, chooser, whim))
    return match if len(match.steps) >= SHORTEST or whim > 0.5 else play_golden(slug, scenario, 2 * whim)


def is_long_enough(match: Match) -> bool:
    """Whether a game is recorded no further: that of more than two seats knows no agreed end."""
    return len(match.steps) >= LONGEST and len(match.game.seats) > 2


def wish(match: Match, chooser: random.Random, whim: float) -> Action | str:
    """The next action; a game that would not end is ended by agreement."""
    if len(match.steps) >= LONGEST:
        for ending in ("agree", "offer"):
            if Action(ending) in match.legal(match.seat):
                return ending
    if chooser.random() >= whim:
        return choose(match, "greedy", 1)
    return chooser.choice([action for action in match.legal(match.seat) if str(action) not in ("agree", "offer")])


def transcript(match: Match) -> str:
    """The events, one line per choice and per event, with a fingerprint at the end."""
    lines = [f"{match.game.slug}/{match.scenario}", f"commitment {match.commitment}"]
    lines += [f"  {event.rule:8} {event}" for event in match.opening]
    for number, step in enumerate(match.steps, 1):
        rolls = f"  [{' '.join(map(str, step.rolls))}]" if step.rolls else ""
        lines.append(f"{number:4} {step.seat:8} {step.action}{rolls}")
        lines += [f"  {event.rule:8} {event}" for event in step.events]
    lines += [f"result {match.result}", f"fingerprint {match.fingerprint()}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Record the scenarios of the games that are named, or of all."""
    for slug in games_wanted(__doc__):
        for scenario in bellona.game(slug).scenarios:
            match = play_golden(slug, scenario)
            recorded(slug, scenario, ".bell.json").parent.mkdir(parents=True, exist_ok=True)
            match.save(recorded(slug, scenario, ".bell.json"))
            recorded(slug, scenario, ".txt").write_text(transcript(match), encoding="utf-8")
            print(f"{slug}/{scenario}: {len(match.steps)} steps, {match.result}")


if __name__ == "__main__":
    main()
