"""The user's name of a scenario: GAME/SCENARIO, and the unambiguous shorter forms."""

from __future__ import annotations

from typing import NamedTuple

from bellona.registry import game_slugs, has_scenario, left_out, scenarios_of

from .speech import Complaint, language, say


class Place(NamedTuple):
    """A scenario of a game."""

    game: str
    scenario: str

    def __str__(self) -> str:
        return f"{self.game}/{self.scenario}"


def read_game(name: str) -> str:
    """The game of a name."""
    if name not in game_slugs():
        _refuse_left_out(name)
        raise Complaint(say("error-game", game=name, games=", ".join(game_slugs())))
    return name


def _refuse_left_out(name: str) -> None:
    """Report a published game that cannot be played."""
    for message in left_out():
        if message.args["game"] == name:
            raise Complaint(message.say(language()))


def read_place(text: str) -> Place:
    """The scenario of GAME/SCENARIO, GAME (its first scenario), SCENARIO, or GAME/FILE.toml."""
    name, slash, scenario = text.partition("/")
    if not slash and name not in game_slugs():
        _refuse_left_out(name)
        return _by_scenario(name)
    slug = read_game(name)
    known = scenarios_of(slug)
    if not scenario:
        return Place(slug, known[0])
    if not scenario.endswith(".toml") and not has_scenario(slug, scenario):
        raise Complaint(say("error-scenario", game=slug, scenario=scenario, scenarios=", ".join(known)))
    return Place(slug, scenario)


def first_of(place: Place) -> str:
    """The scenario itself if it comes with the game, else the game's first."""
    return place.scenario if has_scenario(place.game, place.scenario) else scenarios_of(place.game)[0]


def _by_scenario(name: str) -> Place:
    found = [Place(slug, name) for slug in game_slugs() if name in scenarios_of(slug)]
    if len(found) > 1:
        raise Complaint(say("error-place-several", name=name, places=", ".join(map(str, found))))
    if not found:
        raise Complaint(say("error-place", name=name, example=str(read_place(game_slugs()[0]))))
    return found[0]
