"""Game and Match: the public interface for playing."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, overload

from .gamekit.data_files import OWN_FILE, Document, file_path, outside, scenario_name
from .gamekit.progress import NoUndo, Progress
from .gamekit.refusing import not_asked
from .gamekit.setting import GameRules, Setting
from .gamekit.situation import Situation
from .gamekit.values import Action, Event, IllegalAction, Odds, Prompt, Refusal, Result
from .kernel.dice import ROLLS, Dice, dice_from, objection, rolls_of
from .kernel.dictation import dictation, faces
from .kernel.errors import BadDice, CannotUndo, NotUnderstood, unknown
from .kernel.log import Log
from .kernel.record import clone, one
from .registry import game_slugs, package_of, require, rules_of
from .seeds import Seed as Seed

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    P = TypeVar("P", default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P")
S = TypeVar("S", bound=Situation)


def game(slug: str) -> Game:
    """The game of a name.

    >>> game("de_bello_punico").scenarios
    ('zama', 'po', 'beneventum', 'trebbia')
    """
    return _game(require(slug))


@cache
def _game(slug: str) -> Game:
    return Game(rules_of(slug))


def games() -> tuple[str, ...]:
    """The names of all games."""
    return game_slugs()


@dataclass(frozen=True)
class Step:
    """One played choice: the action, its seat, and its rolls."""

    seat: str
    action: Action
    rolls: tuple[int, ...]
    dictated: bool
    before: Any
    events: tuple[Event, ...]


class Legal(Sequence[Action]):
    """The legal actions of a position: counted at once, formatted when read, tested with `in`.

    A game in which pieces move freely lists a selection; `in` is true for every action that it allows.

    >>> legal = game("de_bello_punico").start("zama", seed=1).legal()
    >>> len(legal), "suggested" in legal
    (31, True)
    """

    def __init__(self, match: Match, seat: str | None, refusal: Refusal | None = None) -> None:
        self._match = match
        self._seat = seat
        self.refusal = refusal
        """Why there are none, if the seat is not asked."""
        self._codes = [] if refusal else match.setting.codes(match.position, seat)

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> list[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | list[Action]:
        if isinstance(place, slice):
            return [self._word(code) for code in self._codes[place]]
        return self._word(self._codes[place])

    def __iter__(self) -> Iterator[Action]:
        return (self._word(code) for code in self._codes)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, (Action, str)):
            return False
        if self.refusal:
            return False
        setting, position = self._match.setting, self._match.position
        try:
            parsed = self._match.parse(action)
            made = setting.choice(position, parsed, self._seat)
        except NotUnderstood:
            return False
        return parsed.code in set(self._codes) or setting.allows(position, made)

    def __repr__(self) -> str:
        return f"<Legal: {len(self)} actions for {self._seat}>"

    def _word(self, code: tuple[int, ...]) -> Action:
        action = self._match.setting.action(self._match.position, code)
        return Action(action.text, action.code, self._seat)


class Game:
    """A game: its scenarios, and matches of it."""

    def __init__(self, rules: GameRules[Any]) -> None:
        self.rules = rules
        self.slug: str = rules.slug
        self.ruleset: int = rules.ruleset
        self.seats: tuple[str, ...] = rules.seats

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The names of the scenarios."""
        return self.rules.scenarios()

    def start(
        self,
        scenario: str | Document,
        seed: int | str | bytes | None = None,
        tables: Path | str | None = None,
    ) -> Match:
        """A new match of a scenario (or of your own scenario, as a file or its contents), with your own tables if any.

        >>> match = game("de_bello_punico").start("zama", seed=7)
        >>> match.prompt.seat, match.prompt.ask
        ('rome', 'post')
        """
        values = None if tables is None else outside(file_path(tables))
        name = str(scenario_name(scenario))
        own = self._own(scenario) if name.endswith(OWN_FILE) else None
        setting = self.rules.setting(own or name, values)
        setting.call(name)
        return Match(self, setting, Seed(seed), tables=values, own=own)

    def _own(self, given: object) -> Document | None:
        """A scenario of one's own with all that it refers to, from its contents or from its file."""
        return given if isinstance(given, Document) else self.rules.own_scenario(file_path(given))

    def load(
        self,
        doc: Mapping[str, Any],
        dice: Sequence[int] = (),
        seed: int | str | bytes | None = None,
        scenario_file: Path | str | Document | None = None,
        tables: Path | str | None = None,
    ) -> Match:
        """A match that begins at a position in JSON notation; give the file if it uses your own scenario.

        If the rules act by themselves in the position, `dice` dictates their rolls, and all of them must be used;
        otherwise the dice come from `seed`. The events are in `match.opening`.

        >>> doc = {"scenario": "zama", "phase": "initiative", "units": {"R-Ha-1": "1010 N", "C-F-1": "1005 S"}}
        >>> match = game("de_bello_punico").load(doc, dice=[6, 1])
        >>> match.opening_rolls, match.opening[0].kind
        ((6, 1), 'initiative_rolled')
        """
        values = None if tables is None else outside(file_path(tables))
        own = None if scenario_file is None else self._own(scenario_file)
        path = None if isinstance(scenario_file, Document | None) else file_path(scenario_file)
        setting = self.rules.setting_of(doc, values, own or path)
        secret, log = Seed(seed), one(Log)
        rolls = dice_from(0 if seed is None else secret.key(0), dictation(dice))
        position = setting.enter(doc, rolls, log)
        match: Match = Match(self, setting, secret, position=position, tables=values, own=own)
        match.opening, match.opening_rolls = tuple(setting.events(position, log)), rolls_of(rolls)
        return match

    def dump(self, position: Any) -> dict[str, Any]:
        """A position in JSON notation; `load` reads it back."""
        return self.rules.dump(position)

    def parse(self, match: Match, text: str) -> Action:
        """The action of a text in a match's current position."""
        return match.parse(text)


class Match(Generic[P]):
    """A match: a position, its history, and its legal choices.

    >>> match = game("de_bello_punico").start("zama", seed=1)
    >>> events = match.play("suggested")
    >>> match.seat, len(match.steps)
    ('carthage', 1)
    """

    def __init__(
        self,
        owner: Game,
        setting: Setting[P],
        seed: Seed,
        position: P | None = None,
        tables: Document | None = None,
        own: Document | None = None,
    ) -> None:
        self.game = owner
        self.setting = setting
        self.seed = seed
        self.tables = tables
        self.own = own
        """The scenario, if it is a file of its own."""
        self.steps: list[Step] = []
        self._log = one(Log)
        self._queued_dice: tuple[int, ...] = ()
        self._begun: P | None = None
        self.opening: tuple[Event, ...] = ()
        """What happened before the first choice."""
        self.opening_rolls: tuple[int, ...] = ()
        self.position: P
        """The position as it is, a record; `observe` and `situation` tell what a seat may know of it."""
        if position is None:
            dice = dice_from(seed.key(0))
            self.position = setting.begin(dice, self._log)
            self.opening = tuple(setting.events(self.position, self._log))
            self.opening_rolls = rolls_of(dice)
        else:
            self.position = position
            self._begun = clone(position)
        self._progress: Progress[P] = Progress(self.waiting, keeps_all=True)

    def __repr__(self) -> str:
        return f"<Match {self.game.slug}/{self.scenario}, {len(self.steps)} steps, {self.prompt.text}>"

    # Looking

    @cached_property
    def origin(self) -> dict[str, Any] | None:
        """The position at which the match began, if it did not begin with its scenario."""
        return None if self._begun is None else self.setting.dump(self._begun)

    @property
    def scenario(self) -> str:
        """The scenario's name."""
        return self.setting.scenario

    @property
    def prompt(self) -> Prompt:
        """Who has to choose, and what is asked."""
        return self.setting.prompt(self.position)

    @property
    def seat(self) -> str | None:
        """The seat that has to choose, None when the match is over; the first of several."""
        return self.setting.seat(self.position)

    @property
    def result(self) -> Result | None:
        """How the match ended, None while it continues."""
        return self.setting.result(self.position)

    @property
    def commitment(self) -> str:
        """The commitment to the seed that the match publishes at the start."""
        return self.seed.commitment(self.game.slug, self.scenario)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that have to choose now: for a sealed question, all that have not answered it."""
        return self.setting.waiting(self.position)

    def legal(self, seat: str | None = None) -> Legal:
        """The legal actions, of one seat if several wait; for a seat that is not asked, none and a `refusal`."""
        chooser = self._chooser(seat)
        return Legal(self, chooser, self._not_asked(chooser))

    def parse(self, action: Action | str) -> Action:
        """The action of a text in this position."""
        if isinstance(action, Action) and action.code:
            if not self.setting.knows(action):
                raise NotUnderstood(f"{action.text!r} is no action of {self.game.slug}")
            return action
        return self.setting.read(self.position, str(action))

    def check(self, action: Action | str, seat: str | None = None) -> Refusal | None:
        """Why an action is not allowed, or None; `seat` names the acting seat if several wait.

        >>> match = game("de_bello_punico").start("zama", seed=1)
        >>> print(match.check("done").text)
        “done” does not fit here; what is asked for now: post the commander.
        >>> print(match.check("suggested", seat="carthage").text)
        Carthage has nothing to choose now; it is for Rome to choose.
        """
        parsed = self.parse(action)
        chooser = self._chooser(seat or parsed.seat)
        return self._not_asked(chooser) or self.setting.check(self.position, self._choice(parsed, chooser))

    def odds(self, action: Action | str, seat: str | None = None) -> Odds | None:
        """The exact distribution of results, None if no dice decide."""
        parsed = self.parse(action)
        refusal = self.check(parsed, seat)
        if refusal is not None:
            raise IllegalAction(str(action), refusal)
        return self.setting.odds(self.position, parsed)

    def _chooser(self, seat: str | None) -> str | None:
        """The seat that acts, None when the match is over; it must be named if several wait."""
        if seat is not None:
            return self._known(seat)
        waiting = self.waiting
        if len(waiting) > 1:
            names = f"{', '.join(waiting[:-1])} and {waiting[-1]}"
            raise NotUnderstood(f"{names} have to choose, each under seal; say with `seat` whose choice it is")
        return self.seat

    def _known(self, seat: str) -> str:
        if seat not in self.setting.playing:
            raise unknown("seat", seat, self.setting.playing)
        return seat

    def _not_asked(self, seat: str | None) -> Refusal | None:
        """The refusal of a seat that has nothing to choose now."""
        waiting = self.waiting
        return None if seat is None or seat in waiting else not_asked(self.setting, seat, waiting)

    def _choice(self, action: Action, seat: str | None) -> Action:
        return self.setting.choice(self.position, action, seat)

    def has_told_secrets(self) -> bool:
        """Whether the last choice revealed hidden information: it opened sealed answers, or told some seats only."""
        return bool(self.steps) and self._progress.made[-1].tells_secrets

    def dump(self) -> dict[str, Any]:
        """The position in JSON notation."""
        return self.setting.dump(self.position)

    def observe(self, seat: str | None) -> P:
        """The position as a seat knows it: the only view for a person, a bot or a learner. None is the public view.

        It is a record like `position`; `situation` has the same in plain values.
        """
        return self.setting.observe(self.position, None if seat is None else self._known(seat))

    @overload
    def situation(self, seat: str | None) -> Any: ...
    @overload
    def situation(self, seat: str | None, kind: type[S]) -> S: ...
    def situation(self, seat: str | None, kind: type[Situation] = Situation) -> Situation:
        """What a seat knows of the position, in plain values and the terms of the rulebook. None is the public view.

        Each game has its own class for it, in its module `text.situation`; with it as `kind`, type checkers know the
        fields.

        >>> zama = game("de_bello_punico").start("zama", seed=1).situation("rome")
        >>> zama.turn, zama.units["R-Ha-1"].kind
        (0, 'Ha')
        """
        return self._situation(self.observe(seat), () if seat is None else (seat,), kind)

    @overload
    def whole_situation(self) -> Any: ...
    @overload
    def whole_situation(self, kind: type[S]) -> S: ...
    def whole_situation(self, kind: type[Situation] = Situation) -> Situation:
        """The position in plain values, with everything that is hidden from any seat."""
        return self._situation(self.position, (*self.setting.playing, None), kind)

    def _situation(self, seen: P, knows: tuple[str | None, ...], kind: type[Situation]) -> Situation:
        found = package_of(self.game.slug).situations.situation(self.setting, seen, knows)
        if not isinstance(found, kind):
            raise NotUnderstood(f"a situation of {self.game.slug} is no {kind.__module__}.{kind.__name__}")
        return found

    def question(self, seat: str | None) -> dict[str, Any]:
        """What a seat needs to choose, as JSON: position, prompt, own choices."""
        seen, prompt = self.observe(seat), self.setting.prompt_for(self.position, seat)
        return {
            "position": self.setting.dump(seen),
            "prompt": {"seat": prompt.seat, "ask": prompt.ask, "turn": prompt.turn, "text": prompt.text},
            "legal": [str(action) for action in self.legal(seat)] if seat in self.waiting else [],
        }

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat may see, as JSON: position, prompt, own choices, history. None is the public view."""
        question, result = self.question(seat), self.result
        return {
            "seat": seat,
            "position": question["position"],
            "prompt": question["prompt"],
            "waiting": list(self.waiting),
            "legal": question["legal"],
            "history": [self._seen(step, seat) for step in self.steps],
            "result": result.winner if result else None,
            "over": result is not None,
            "commitment": self.commitment,
        }

    def _seen(self, step: Step, seat: str | None) -> dict[str, Any]:
        action = self.setting.mask_for(seat, step.action, step.seat)
        return {"seat": step.seat, "action": str(action), "rolls": list(step.rolls)}

    def fingerprint(self) -> str:
        """A hash of the position: equal positions have equal fingerprints, on every machine."""
        digest = hashlib.sha256(f"{self.game.slug}/{self.game.ruleset}/{self.scenario}\0".encode())
        digest.update(self.position.tobytes())  # type: ignore[attr-defined]
        return digest.hexdigest()[:32]

    # Playing

    def play(self, action: Action | str, dice: Sequence[int] | None = None, seat: str | None = None) -> list[Event]:
        """Make a choice; `seat` names the acting seat if several wait.

        `dice` dictates the rolls of this step, all of which must be used: too many are an error, as are impossible
        values. See `queue_dice` for rolls of several steps.
        """
        parsed = self.parse(action)
        chooser = self._chooser(seat or parsed.seat)
        refusal = self._not_asked(chooser)
        if refusal is None:
            parsed = self._choice(parsed, chooser)
            refusal = self.setting.check(self.position, parsed)
        if refusal is not None:
            raise IllegalAction(str(action), refusal)
        return self.apply_trusted(parsed, dice, chooser)

    def apply_trusted(self, action: Action, dice: Sequence[int] | None = None, seat: str | None = None) -> list[Event]:
        """Make a choice that is known to be legal."""
        chooser, before = seat or self.seat or "", clone(self.position)
        rolls = self._dice(dice)
        action = self.setting.action(before, action.code)
        self._log.count = 0
        self.setting.apply(self.position, self.setting.choice(before, action, seat), rolls, self._log)
        self._settle_dice(rolls, str(action), before, is_strict=dice is not None)
        events = tuple(self.setting.events(self.position, self._log))
        made = Action(action.text, action.code, chooser)
        self.steps.append(Step(chooser, made, rolls_of(rolls), bool(rolls.taken), before, events))
        self._progress.went_on(
            len(self.steps), chooser, self.waiting, bool(rolls.count),
            lambda: any(self.setting.tells_secret(event.kind, event.readers) for event in events)
            or self.setting.uncovers(before, self.position, chooser),
            lambda: before,
        )  # fmt: skip
        return list(events)

    @property
    def queued_dice(self) -> tuple[int, ...]:
        """The dictated rolls that have not been used yet."""
        return self._queued_dice

    def queue_dice(self, dice: Sequence[int]) -> None:
        """Dictate the next rolls, over as many steps as they last; after that, rolls come from the seed again.

        A step with its own `dice` does not use the queue. An empty queue ends the dictation.

        >>> match = game("de_bello_punico").load({"scenario": "zama", "phase": "combat", "units":
        ...     {"R-Ha-1": "1010 N", "C-F-1": "1009 S", "R-Ha-2": "1510 N", "C-F-2": "1509 S"}})
        >>> match.queue_dice([3, 3, 6, 1])
        >>> events = match.play("attack R-Ha-1 C-F-1")
        >>> match.steps[-1].rolls, match.queued_dice
        ((3, 3), (6, 1))
        """
        self._queued_dice = tuple(faces(dice))

    def _dice(self, dictated: Sequence[int] | None) -> Dice:
        """The dice of the next step."""
        told = self._queued_dice[:ROLLS] if dictated is None else dictation(dictated)
        return dice_from(self.seed.key(len(self.steps) + 1), told)

    def _settle_dice(self, rolls: Dice, action: str, before: P, *, is_strict: bool) -> None:
        """Remove used rolls from the queue; if dictated dice do not fit, nothing changes."""
        wrong = objection(rolls, action) if is_strict or rolls.misfit else None
        if wrong:
            self.position = before
            raise BadDice(wrong)
        if not is_strict:
            self._queued_dice = self._queued_dice[rolls.taken :]

    def why_not_undo(self, seat: str | None = None) -> CannotUndo | None:
        """Why the last step cannot be taken back: nothing played, dice rolled, or another's choice.

        If a seat asks, revealed information also prevents it, as at a table.
        """
        if not self.steps:
            return CannotUndo("there is nothing to take back")
        last = self.steps[-1]
        if last.rolls:
            return CannotUndo(f"{str(last.action)!r} rolled dice; what is rolled stands")
        if seat is None:
            return None
        reason = self._progress.why_no_undo((self._known(seat),))
        if reason == NoUndo.TOLD:
            return CannotUndo(f"{last.seat}'s last choice told what was hidden; what is known stands")
        return CannotUndo(f"the last choice was {last.seat}'s") if reason else None

    def undo(self, seat: str | None = None, past_dice: bool = False) -> Action:
        """Take back the last step, if it rolled no die (and, if a seat asks, if it was its own)."""
        reason = self.why_not_undo(seat)
        if reason is not None and not (past_dice and self.steps):
            raise reason
        self.position = self._progress.take_back().way_back
        return self.steps.pop().action

    def save(self, path: Path | str) -> None:
        """Write the match to a replay file, from which it can be resumed, watched and verified."""
        from .replays import write_replay

        write_replay(self, file_path(path))
