"""Lessons: guided first games and short exercises, each a file of steps. A game keeps them in `data/lessons`.

A step is one of four things. A page is only read. A task waits for actions of the learner: those of `do` in this order,
or any that `allow` lists until the position is as `until` says. A move is played for another seat. A free step lets
everybody play as they like, until the position is as `until` says or, without that, to the end of the game. An exercise
has no free step: it is over when its steps are done.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from msgspec import field

from .catalog import LANGUAGES
from .data_files import DataError, DataTable, Document, Fault, checked, parsed

Words: TypeAlias = Mapping[str, str]
"""A text in every language."""
SUFFIX = ".toml"
FOLDERS = (("data", "lessons"), ("lessons",))
"""Where a large and a small game keep their lessons."""


class Slip(DataTable, frozen=True):
    """What the guide says to an action that the rules allow and the step does not ask for."""

    on: str
    """A pattern of actions: `*` stands for anything."""
    text: Words


class Step(DataTable, frozen=True):
    """One step of a lesson."""

    text: Words = field(default_factory=dict)
    point: tuple[str, ...] = ()
    """Pieces and places on the board, and controls with a colon before their names."""
    seat: str = ""
    """Whose move it is, if not the learner's."""
    do: tuple[str, ...] = ()
    """Patterns of the actions that make up the step, in order."""
    allow: tuple[str, ...] = ()
    """Patterns of actions that are allowed besides."""
    until: dict[str, Any] = field(default_factory=dict)
    """Values of the position in its notation, by their dotted paths, that complete the step."""
    show: tuple[str, ...] = ()
    """Actions that complete the step, where `do` does not name them exactly."""
    dice: tuple[int, ...] = ()
    """The rolls of these actions, in order."""
    free: bool = False
    slips: tuple[Slip, ...] = ()

    @property
    def is_page(self) -> bool:
        """Whether nothing has to be done in it."""
        return not (self.do or self.until or self.free)

    @property
    def shown(self) -> tuple[str, ...]:
        """Actions that complete it."""
        return self.show or self.do


class Lesson(DataTable, frozen=True):
    """A guided first game or, if it says what is told when it is `done`, an exercise."""

    title: Words
    about: Words
    scenario: str
    seat: str
    minutes: int
    opponent: str
    """The level of the bots that play the other seats, as far as the lesson does not."""
    steps: tuple[Step, ...]
    not_now: Words
    """What the guide says to any other action that a step does not ask for."""
    won: Words | None = None
    lost: Words | None = None
    drawn: Words | None = None
    done: Words | None = None
    position: dict[str, Any] | str | None = None
    """Where it begins, in the notation of the game, or the file of that; else at the scenario's own beginning."""
    place: int = 0
    """Its place on the path through the lessons of the game: those with less come before it."""

    @property
    def is_exercise(self) -> bool:
        """Whether it is over when its steps are done, without a game of one's own."""
        return self.done is not None


def lessons_in(home: Traversable) -> dict[str, Lesson]:
    """The lessons in the folder of a game, by name, as they follow one another on the path."""
    for path in FOLDERS:
        folder = home.joinpath(*path)
        if folder.is_dir():
            files = (file for file in folder.iterdir() if file.name.endswith(SUFFIX))
            found = {file.name.removesuffix(SUFFIX): read_lesson(file, folder) for file in files}
            return dict(sorted(found.items(), key=lambda entry: (entry[1].place, entry[0])))
    return {}


def read_lesson(file: Traversable, folder: Traversable) -> Lesson:
    """A lesson from its file; a position that it names lies beside it."""
    document = Document(file.name, parsed(file.name, file.read_bytes()))
    named = document.data.get("position")
    if isinstance(named, str):
        document.data["position"] = _position(file.name, named, folder)
    return checked(document, Lesson, (_texts, _tasks, _ending))


def _position(lesson: str, name: str, folder: Traversable) -> dict[str, Any]:
    try:
        found = json.loads(folder.joinpath(name).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise DataError(lesson, "position", "Unreadable", f"{name} is no file of JSON beside the lesson.") from None
    if not isinstance(found, dict):
        raise DataError(lesson, "position", "BadValue", f"{name} holds no position.")
    return found


def _texts(lesson: Lesson) -> Iterator[Fault]:
    """Every text in every language; what another seat does needs none."""
    last = ("done",) if lesson.is_exercise else ("won", "lost", "drawn")
    whole = {name: getattr(lesson, name) or {} for name in ("title", "about", "not_now", *last)}
    for number, step in enumerate(lesson.steps):
        if not step.seat:
            whole[f"steps[{number}].text"] = step.text
        whole |= {f"steps[{number}].slips[{place}].text": slip.text for place, slip in enumerate(step.slips)}
    for place, words in whole.items():
        if set(words) != set(LANGUAGES) or not all(words.values()):
            yield Fault("MissingKey", place, f"a text is needed in {', '.join(LANGUAGES)}, and in no other language.")


def _tasks(lesson: Lesson) -> Iterator[Fault]:
    for number, step in enumerate(lesson.steps):
        place = f"steps[{number}]"
        if step.is_page and (step.seat or step.dice or step.slips or step.show or step.allow):
            yield Fault("MissingKey", place, "`do`, `until` or `free` has to say what completes the step.")
        if step.free and (step.do or step.seat or step.slips):
            yield Fault("BadValue", place, "in a free step everybody does as they like.")
        if step.free:
            continue
        if not step.show and (step.until or any("*" in pattern for pattern in step.do)):
            yield Fault("MissingKey", f"{place}.show", "actions that complete the step have to be shown.")
        if step.do and step.until:
            yield Fault("BadValue", place, "a step is completed by `do` or by `until`, not by both.")
        if step.do and not follows(step, step.shown):
            yield Fault("BadValue", f"{place}.show", "these are not the actions that `do` asks for.")


def _ending(lesson: Lesson) -> Iterator[Fault]:
    last = lesson.steps[-1] if lesson.steps else None
    if not lesson.is_exercise:
        if last is None or not last.free or last.until:
            yield Fault("MissingKey", "steps", "the last step has to be free, to the end of the game.")
    elif last is None or last.is_page or any(step.free for step in lesson.steps):
        yield Fault("BadValue", "steps", "an exercise ends with something to do, and has no free step.")


def follows(step: Step, actions: Sequence[str]) -> bool:
    """Whether these actions are what `do` asks for, with others that are allowed besides."""
    done = 0
    for action in actions:
        if done < len(step.do) and fnmatchcase(action, step.do[done]):
            done += 1
        elif not any(fnmatchcase(action, pattern) for pattern in step.allow):
            return False
    return done == len(step.do)
