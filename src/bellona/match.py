"""Game and Match: the public way to play."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from .gamekit.data_files import Document, outside
from .gamekit.values import Action, CannotUndo, Event, IllegalAction, NotUnderstood, Odds, Prompt, Refusal, Result
from .kernel.dice import dice_from, dictation, objection, rolls_of
from .kernel.log import Log
from .kernel.record import clone, one
from .registry import game_slugs, require, rules_of


@cache
def game(slug: str) -> Game:
    """The game of a name, for example `de_bello_punico`."""
    return Game(rules_of(require(slug)))


def games() -> tuple[str, ...]:
    """The names of all games."""
    return game_slugs()


@dataclass(frozen=True)
class Step:
    """One played choice: what was chosen, by whom, and what the dice showed."""

    seat: str
    action: Action
    rolls: tuple[int, ...]
    dictated: bool
    before: Any
    events: tuple[Event, ...]


class Seed:
    """A match's secret: committed to at the start, revealed at the end."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        if seed is None:
            self.secret = secrets.token_bytes(32)
        elif isinstance(seed, bytes):
            self.secret = seed
        else:
            self.secret = hashlib.sha256(f"seed {seed}".encode()).digest()

    def commitment(self, *about: str) -> str:
        """A hash that binds the seed to a game without telling it."""
        return hashlib.sha256(b"\0".join([b"bellona", *(part.encode() for part in about), self.secret])).hexdigest()

    def key(self, step: int) -> int:
        """The key of one step's dice: no roll tells anything of another step's."""
        digest = hashlib.sha256(b"roll\0" + self.secret + step.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[:8], "big")

    def chance_of_bot(self, seat: str, place: int) -> int:
        """The chance by which a bot chooses at one place of a match: nobody foresees it who does not know the seed.

        A keyed hash: what a bot chose tells nothing of the seed, and nothing of the dice.
        """
        digest = hmac.new(self.secret, f"bot\0{seat}\0{place}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big")


class Legal(Sequence[Action]):
    """The legal actions of a position: counted at once, worded when looked at, tested with `in`.

    A game in which pieces move freely lists a selection; `in` is true of every action that it allows.
    """

    def __init__(self, match: Match, seat: str | None = None) -> None:
        self._match = match
        self._seat = seat or match.seat
        self._codes = match.setting.codes(match.position, seat)

    def __len__(self) -> int:
        return len(self._codes)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self._word(code) for code in self._codes[place]]
        return self._word(self._codes[place])

    def __iter__(self) -> Iterator[Action]:
        return (self._word(code) for code in self._codes)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, (Action, str)):
            return False
        try:
            parsed = self._match.parse(action)
            made = self._match.setting.made_by(parsed, self._seat, self._match.position)
        except NotUnderstood:
            return False
        return parsed.code in set(self._codes) or self._match.setting.allows(self._match.position, made)

    def __repr__(self) -> str:
        return f"<Legal: {len(self)} actions for {self._seat}>"

    def _word(self, code: tuple[int, ...]) -> Action:
        action: Action = self._match.setting.action(self._match.position, code)
        return action


class Game:
    """A game: its scenarios, and matches of it."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.slug: str = rules.slug
        self.ruleset: int = rules.ruleset
        self.seats: tuple[str, ...] = rules.seats

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The names of the scenarios."""
        found: tuple[str, ...] = self.rules.scenarios()
        return found

    def start(self, scenario: str, seed: int | str | bytes | None = None, tables: Path | str | None = None) -> Match:
        """A new match of a scenario (or of a scenario file of your own), optionally with your own tables."""
        own = outside(Path(tables)) if tables else None
        return Match(self, self.rules.setting(str(scenario), own), Seed(seed), tables=own)

    def load(
        self,
        doc: Mapping[str, Any],
        dice: Sequence[int] = (),
        seed: int | str | bytes | None = None,
        scenario_file: Path | str | None = None,
    ) -> Match:
        """A match that begins at a position in JSON notation; the file of a scenario of your own has to be given."""
        setting, position = self.rules.load(doc, dice, scenario_file=Path(scenario_file) if scenario_file else None)
        return Match(self, setting, Seed(seed), position=position)

    def dump(self, position: Any) -> dict[str, Any]:
        """A position in JSON notation; `load` takes it back."""
        found: dict[str, Any] = self.rules.dump(position)
        return found

    def parse(self, match: Match, text: str) -> Action:
        """The action of a text in a match's present position."""
        return match.parse(text)


class Match:
    """A match: a position, how it came about, and what may come next."""

    def __init__(
        self, owner: Game, setting: Any, seed: Seed, position: Any = None, tables: Document | None = None
    ) -> None:
        self.game = owner
        self.setting = setting
        self.seed = seed
        self.tables = tables
        self.steps: list[Step] = []
        self._log = one(Log)
        self._begun: Any = None
        self.opening: tuple[Event, ...] = ()
        self.opening_rolls: tuple[int, ...] = ()
        if position is None:
            dice = dice_from(seed.key(0))
            self.position = setting.begin(dice, self._log)
            self.opening = tuple(setting.events(self.position, self._log))
            self.opening_rolls = rolls_of(dice)
        else:
            self.position = position
            self._begun = clone(position)

    def __repr__(self) -> str:
        return f"<Match {self.game.slug}/{self.scenario}, {len(self.steps)} steps, {self.prompt.text}>"

    # Looking

    @cached_property
    def origin(self) -> dict[str, Any] | None:
        """The position at which the match began, if it did not begin with its scenario."""
        found: dict[str, Any] | None = None if self._begun is None else self.setting.dump(self._begun)
        return found

    @property
    def scenario(self) -> str:
        """The scenario's name."""
        name: str = self.setting.scenario
        return name

    @property
    def prompt(self) -> Prompt:
        """Whose choice it is, and what is asked."""
        found: Prompt = self.setting.prompt(self.position)
        return found

    @property
    def seat(self) -> str | None:
        """Whose choice it is, None when the match is over."""
        found: str | None = self.setting.seat(self.position)
        return found

    @property
    def result(self) -> Result | None:
        """How the match ended, None while it goes on."""
        found: Result | None = self.setting.result(self.position)
        return found

    @property
    def commitment(self) -> str:
        """What the match publishes of its seed at the start."""
        return self.seed.commitment(self.game.slug, self.scenario)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Those who have to choose now: of a sealed question all who have not answered it."""
        found: tuple[str, ...] = self.setting.waiting(self.position)
        return found

    def legal(self, seat: str | None = None) -> Legal:
        """The legal actions: of the seat in turn or, where several wait, of one of them."""
        return Legal(self, seat)

    def parse(self, action: Action | str) -> Action:
        """The action of a text in this position."""
        if isinstance(action, Action) and action.code:
            return action
        read: Action = self.setting.read(self.position, str(action))
        return read

    def check(self, action: Action | str, seat: str | None = None) -> Refusal | None:
        """Why an action is not allowed, or None; `seat` says whose it is where several wait."""
        made = self.setting.made_by(self.parse(action), seat, self.position)
        refusal: Refusal | None = self.setting.check(self.position, made)
        return refusal

    def odds(self, action: Action | str, seat: str | None = None) -> Odds | None:
        """The exact distribution of what dice decide, None where they decide nothing."""
        parsed = self.parse(action)
        refusal = self.check(parsed, seat)
        if refusal is not None:
            raise IllegalAction(str(action), refusal)
        found: Odds | None = self.setting.odds(self.position, parsed)
        return found

    def has_told_secrets(self) -> bool:
        """Whether the last choice told what was hidden: it opened what others had sealed, or told it to some alone."""
        if not self.steps:
            return False
        last, asked = self.steps[-1], self.setting.waiting(self.steps[-1].before)
        others = tuple(seat for seat in asked if seat != last.seat)
        is_opened = not others or self.waiting != others
        return any(event.readers for event in last.events) or (is_opened and self._was_sealed(asked))

    def _was_sealed(self, asked: tuple[str, ...]) -> bool:
        """Whether the question that the last choice answered was put to several: these, and those who came before."""
        if len(asked) > 1 or len(self.steps) == 1:
            return len(asked) > 1
        before = self.steps[-2]
        earlier = self.setting.waiting(before.before)
        return len(earlier) > 1 and asked == tuple(seat for seat in earlier if seat != before.seat)

    def dump(self) -> dict[str, Any]:
        """The position in JSON notation."""
        found: dict[str, Any] = self.setting.dump(self.position)
        return found

    def observe(self, seat: str | None) -> Any:
        """The position as a seat knows it: the one way out to a person, a bot or a learner."""
        return self.setting.observe(self.position, seat)

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat may see, as JSON: position, prompt, own choices, history. None sees what is public."""
        if seat is not None and seat not in self.setting.playing:
            raise NotUnderstood(f"there is no seat {seat!r}; there is {', '.join(self.setting.playing)}")
        own = seat is not None and seat in self.waiting
        seen = self.observe(seat)
        prompt = self.setting.prompt(self.setting.turned_to(seen, seat) if own else seen)
        return {
            "seat": seat,
            "position": self.setting.dump(seen),
            "prompt": {"seat": prompt.seat, "ask": prompt.ask, "turn": prompt.turn, "text": prompt.text},
            "waiting": list(self.waiting),
            "legal": [str(action) for action in self.legal(seat)] if own else [],
            "history": [self._seen(step, seat) for step in self.steps],
            "result": self.result.winner if self.result else None,
            "over": self.result is not None,
            "commitment": self.commitment,
        }

    def _seen(self, step: Step, seat: str | None) -> dict[str, Any]:
        action = step.action if step.seat == seat else self.setting.mask(step.action)
        return {"seat": step.seat, "action": str(action), "rolls": list(step.rolls)}

    def fingerprint(self) -> str:
        """A hash of the position: equal positions, equal fingerprints, on every machine."""
        digest = hashlib.sha256(f"{self.game.slug}/{self.game.ruleset}/{self.scenario}\0".encode())
        digest.update(self.position.tobytes())
        return digest.hexdigest()[:32]

    # Playing

    def play(self, action: Action | str, dice: Sequence[int] | None = None, seat: str | None = None) -> list[Event]:
        """Make a choice; `dice` dictates the rolls that follow, `seat` says whose it is where several wait."""
        parsed = self.setting.made_by(self.parse(action), seat, self.position)
        refusal = self.setting.check(self.position, parsed)
        if refusal is not None:
            raise IllegalAction(str(action), refusal)
        return self.apply_trusted(parsed, dice, seat)

    def apply_trusted(self, action: Action, dice: Sequence[int] | None = None, seat: str | None = None) -> list[Event]:
        """Make a choice that is known to be legal."""
        seat, before = seat or self.seat, clone(self.position)
        rolls = dice_from(self.seed.key(len(self.steps) + 1), dictation(dice))
        action = self.setting.action(before, action.code)
        self._log.count = 0
        self.setting.apply(self.position, self.setting.made_by(action, seat, before), rolls, self._log)
        wrong = objection(rolls, str(action))
        if wrong:
            self.position = before
            raise ValueError(wrong)
        events = self.setting.events(self.position, self._log)
        self.steps.append(Step(seat or "", action, rolls_of(rolls), bool(rolls.taken), before, tuple(events)))
        return list(events)

    def why_not_undo(self, seat: str | None = None) -> CannotUndo | None:
        """Why the last step cannot be taken back: nothing played, dice fallen, or another's choice."""
        if not self.steps:
            return CannotUndo("there is nothing to take back")
        last = self.steps[-1]
        if last.rolls:
            return CannotUndo(f"{str(last.action)!r} rolled dice; what is rolled stands")
        if seat is not None and last.seat != seat:
            return CannotUndo(f"the last choice was {last.seat}'s")
        return None

    def undo(self, seat: str | None = None, past_dice: bool = False) -> Action:
        """Take back the last step, if no die has fallen in it (and, if a seat asks, if it was its own)."""
        reason = self.why_not_undo(seat)
        if reason is not None and not (past_dice and self.steps):
            raise reason
        last = self.steps.pop()
        self.position = last.before
        return last.action

    def save(self, path: Path | str) -> None:
        """Write the match to a replay file, from which it can be resumed, watched and verified."""
        from .replays import write_replay

        write_replay(self, Path(path))
