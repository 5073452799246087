"""The vocabulary of the rule tests: a realm is written as a document, played as text and read back as plain facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import bellona
from bellona import Event, Match
from bellona.gamekit.catalog import Text
from bellona.games.latium.position.vocabulary import NONE, Ask, Errand, Hold, Level, Reign, Sacred, Sex, Standing
from bellona.games.latium.position.world import event_slugs
from bellona.games.latium.text.names import (
    ARM_NAMES,
    BOND_NAMES,
    CELL_NAMES,
    COUNTER_NAMES,
    GOD_NAMES,
    PERSON_NAMES,
    SIGNUM_NAMES,
    TOWN_NAMES,
)
from tests.loading import loaded

GAME = bellona.game("latium")
SEATS = ("nersae", "alatrium", "nomentum", "roma", "caere", "ecetra")
EVENTI = event_slugs()
RESULTS = {"I": 1, "II": 2, "III": 3, "IV": 4}

# How to say no, or as little as possible, to each question; the first legal answer is taken.
RELUCTANT = ("offer 0", "pass", "done", "refuse", "ready", "decline-battle", "spare", "watch", "end-phase", "delegate")


def realm(*, scenario: str = "six_kings", dice: Sequence[int] = (), seed: int = 7, **more: Any) -> Match:
    """A match at a position: the differences from the beginning of the game, by default in Nersae's phase."""
    return loaded(GAME, {"game": "latium", "scenario": scenario} | more, seed, dice=dice)


def reigning(seat: str, *, turn: int = 1, **more: Any) -> Match:
    """The beginning of a Rex's phase."""
    return realm(phase="reign", active=seat, turn=turn, **more)


def offering(turn: int = 1, **more: Any) -> Match:
    """The beginning of a turn: all are asked for their offers."""
    return realm(phase="offers", turn=turn, **more)


def stricken(card: str, result: str, seat: str, *, turn: int = 1, dice: Sequence[int] = (), **more: Any) -> Match:
    """The event of a turn, turned and drawn for a Rex; the dice are those that follow the lot."""
    players = more.pop("players", SEATS)
    place = (turn - 1) % len(EVENTI)
    deck = [name for name in EVENTI if name != card]
    deck.insert(place, card)
    rolls = [RESULTS[result], players.index(seat) + 1, *dice]
    return realm(phase="event", turn=turn, event_deck=deck, dice=rolls, **more)


def fresh(scenario: str = "six_kings", seed: int = 7) -> Match:
    """A new game."""
    return GAME.start(scenario, seed=seed)


# --- doing


def play(match: Match, *actions: str, dice: Sequence[int] = (), seat: str | None = None) -> list[Event]:
    """Play the actions in order, for the first who waits if no seat is named; the dice are for the last of them."""
    events: list[Event] = []
    for action in actions[:-1]:
        events += match.play(action, seat=seat or match.seat)
    return events + match.play(actions[-1], dice=list(dice) or None, seat=seat or match.seat)


def answer(match: Match, answers: Mapping[str, str], dice: Sequence[int] = ()) -> list[Event]:
    """Answer a sealed question: what each says in this order, then all others as reluctantly as they may."""
    events: list[Event] = []
    ask, given = asked(match)[1], list(answers.items())
    given += [(seat, _reluctantly(match, seat)) for seat in match.waiting if seat not in answers]
    for number, (seat, action) in enumerate(given):
        assert asked(match)[1] == ask
        events += play(match, action, seat=seat, dice=dice if number == len(given) - 1 else ())
    return events


def decline(match: Match, dice: Sequence[int] = ()) -> list[Event]:
    """Give the most reluctant answer to the question on the table."""
    return play(match, _reluctantly(match, match.seat), dice=dice)


def _reluctantly(match: Match, seat: str | None) -> str:
    answers = [str(action) for action in match.legal(seat)]
    return next((wish for wish in RELUCTANT if wish in answers), answers[0])


def until(match: Match, ask: str, seat: str | None = None) -> list[Event]:
    """Decline everything until a seat, or this seat, is asked for this."""
    events: list[Event] = []
    for _ in range(400):
        assert match.result is None, f"the game is over, and nobody was asked: {ask}"
        if match.prompt.ask == ask and seat in (None, match.seat):
            return events
        events += decline(match)
    raise AssertionError(f"nobody was asked: {ask}")


def end_turn(match: Match, dice: Sequence[int] = ()) -> list[Event]:
    """Decline everything up to the offers of the next turn; the dice fall when the last phase ends."""
    events: list[Event] = []
    turn = int(match.position.turn)
    while match.result is None and not (match.position.turn != turn and match.prompt.ask == "offer"):
        last = match.prompt.ask == "reign" and match.position.order == len(SEATS) - 1
        events += decline(match, dice=dice if last else ())
    return events


def close_of(turn: int, *, dice: Sequence[int] = (), scenario: str = "six_kings", **more: Any) -> list[Any]:
    """The end of a turn, from the last phase of it: the match and its events."""
    last = SEATS[(turn - 2) % len(SEATS)]
    match = reigning(last, turn=turn, scenario=scenario, **more)
    return [match, play(match, "done", dice=dice)]


# --- asking


def asked(match: Match) -> tuple[str | None, str]:
    """Whose choice it is, and of what kind."""
    return match.prompt.seat, match.prompt.ask


def legal(match: Match, seat: str | None = None) -> set[str]:
    """The listed choices."""
    return {str(action) for action in match.legal(seat or match.seat)}


def allowed(match: Match, action: str) -> bool:
    """Whether an action may be played."""
    return match.check(action, match.seat) is None


def refusal(match: Match, action: str) -> str | None:
    """The rule against an action; None if there is none."""
    refused = match.check(action, match.seat)
    listed = action in legal(match)
    assert not (listed and refused), f"{action} is listed and refused: {refused}"
    return None if refused is None else refused.rule


def seen(match: Match, seat: str | None) -> dict[str, Any]:
    """The position as a seat knows it; None sees what is public."""
    position: dict[str, Any] = match.view(seat)["position"]
    return position


# --- facts


def town(match: Match, name: str) -> Any:
    """The record of a town."""
    return match.position.towns[TOWN_NAMES.index(name)]


def rex(match: Match, seat: str) -> Any:
    """The record of a Rex."""
    return match.position.reges[SEATS.index(seat)]


def piece(match: Match, seat: str, counter: str) -> Any:
    """The record of a counter."""
    return rex(match, seat).pieces[COUNTER_NAMES.index(counter)]


def at(match: Match, seat: str, counter: str) -> str:
    """The casella on which a counter stands."""
    return CELL_NAMES[piece(match, seat, counter).cell]


def casella(match: Match, name: str) -> str:
    """The casella of a town."""
    return CELL_NAMES[match.setting.world.sites[TOWN_NAMES.index(name)].cell]


def errand(match: Match, seat: str, counter: str) -> str:
    """The state of a counter."""
    return _word(Errand, piece(match, seat, counter).errand)


def aes(match: Match, seat: str) -> int:
    """What is in a treasury."""
    return int(rex(match, seat).aes)


def ira(match: Match, seat: str) -> int:
    """The anger of his people."""
    return int(rex(match, seat).ira)


def cives(match: Match, name: str) -> int:
    """The cives of a town."""
    return int(town(match, name).cives)


def legion(match: Match, name: str) -> tuple[int, ...]:
    """The centuriae of a town, wherever they stand: pedites, equites, sagittarii."""
    home = TOWN_NAMES.index(name)
    total = town(match, name).garrison.astype(int)
    for king in match.position.reges:
        for leader in king.pieces[:2]:
            total = total + leader.ranks[home]
    return tuple(int(number) for number in total)


def garrison(match: Match, name: str) -> tuple[int, ...]:
    """The centuriae in a town that follow no leader."""
    return tuple(int(number) for number in town(match, name).garrison)


def level(match: Match, name: str) -> str:
    """Vicus, oppidum or civitas."""
    return _word(Level, town(match, name).level)


def sacred(match: Match, name: str) -> tuple[str, str, int]:
    """What stands in the sacred area of a town, to whom, and the favours left."""
    place = town(match, name)
    return _word(Sacred, place.sacred), GOD_NAMES[place.god], int(place.favours)


def holder(match: Match, name: str) -> str | None:
    """Who controls a town."""
    return _seat(town(match, name).holder)


def hold(match: Match, name: str) -> str:
    """How a town is held: free, own, colonia or dynasty."""
    return _word(Hold, town(match, name).hold)


def reign(match: Match, seat: str) -> str:
    """The state of a Rex: absent, reigns, exiled or fallen."""
    return _word(Reign, rex(match, seat).reign)


def signa(match: Match, seat: str) -> list[str]:
    """The Signa that a Rex holds, each as often as he has it."""
    return hand(rex(match, seat).signa)


def hand(counts: Any) -> list[str]:
    """The Signa of an array that counts them by kind."""
    return [name for name, count in zip(SIGNUM_NAMES, counts, strict=True) for _ in range(int(count))]


def bond(match: Match, seat: str, name: str) -> str:
    """The accord of a Rex with a civitas."""
    return BOND_NAMES[rex(match, seat).ties[TOWN_NAMES.index(name)].bond]


def filii(match: Match, name: str) -> list[tuple[str, str]]:
    """The children of the reigning Rex of a town by age: who and of what sex."""
    court = TOWN_NAMES.index(name)
    found = [
        (int(one.born), PERSON_NAMES[number], _word(Sex, one.sex))
        for number, one in enumerate(match.position.persons)
        if one.standing == Standing.FILIUS and one.court == court
    ]
    return [(who, sex) for _, who, sex in sorted(found)]


def person(match: Match, name: str) -> Any:
    """The record of a son or daughter."""
    return match.position.persons[PERSON_NAMES.index(name)]


def standing(match: Match, name: str) -> str:
    """What a person is: filius, pledge, rex or dead."""
    return _word(Standing, person(match, name).standing)


def spouse(match: Match, name: str) -> str | None:
    """To whom a person is married."""
    other = int(person(match, name).spouse)
    return None if other == NONE else PERSON_NAMES[other]


def turn(match: Match) -> int:
    """The turn of the game."""
    return int(match.position.turn)


def cards(match: Match) -> int:
    """All Signa that there are, wherever they are."""
    now = match.position
    held = sum(int(king.signa.sum()) for king in now.reges) + int(now.battle.signa.sum())
    return held + int(now.signa_spent.sum()) + int((now.stake > 0).sum()) + int(now.signa_end - now.signa_place)


def arms(**numbers: int) -> dict[str, int]:
    """A legion in a document, with all arms."""
    return {arm: numbers.get(arm, 0) for arm in ARM_NAMES}


def wedding(husband: str, wife: str, wed: int, *, dynastic: int = 1) -> dict[str, Any]:
    """A marriage in a document, to be merged into its persons."""
    return {husband: {"spouse": wife, "wed": wed, "dynastic": dynastic}, wife: {"spouse": husband, "wed": wed}}


def _word(kind: Callable[[int], Any], value: int) -> str:
    name: str = kind(int(value)).name
    return name.lower().replace("_", "-")


def _seat(value: int) -> str | None:
    return None if value == NONE else SEATS[value]


# --- events


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of all events."""
    return [event.kind for event in events]


def happened(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, as plain values, with their rules."""
    return [_plain(event) for event in events if event.kind == kind]


def event(events: Sequence[Event], kind: str) -> dict[str, Any]:
    """The first event of a kind."""
    found = happened(events, kind)
    assert found, f"no event {kind} among {kinds(events)}"
    return found[0]


def _plain(event: Event) -> dict[str, Any]:
    return {name: _value(value) for name, value in event.args.items()} | {"rule": event.rule}


def _value(value: Any) -> Any:
    """A worded argument as its code: `side-roma` is roma, a person its id."""
    if not isinstance(value, Text):
        return value
    if "id" in value.args:
        return value.args["id"]
    return value.name.partition("-")[2] or value.name


ASKS = tuple(ask.name.lower() for ask in Ask)
