"""The contract between a game and the rest of the program: the parts of a game and their types.

A game is a package whose module `package.py` has a `PACKAGE`. It names the game and finds its parts; each is imported
when it is first used, so that listing games is cheap. For the type checker only, `package.py` also lists the game's
modules as `Parts`, so that each is checked against its protocol.

A game in another package is found by its entry point (`kernel.homes`) and names the version of this contract it was
made for. Optional parts may be missing; `gamekit` then supplies them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from .gamekit.values import BellonaError

if TYPE_CHECKING:
    from .board import Board
    from .gamekit.batch import Batch
    from .gamekit.bot_runner import Decision, Watcher
    from .gamekit.catalog import Text
    from .gamekit.live import Live
    from .gamekit.planning import Intent
    from .gamekit.search import Limits
    from .gamekit.setting import GameRules
    from .gamekit.situation import Situation


class Scenarios(Protocol):
    """`data/scenarios.py`: the scenarios that come with the game, available without importing its rules.

    If not every scenario has all seats, it also has `seats_of(scenario)`.
    """

    def scenario_slugs(self) -> tuple[str, ...]: ...


class Options(Protocol):
    """`data/options.py`: the parts from which scenarios can be composed. Optional."""

    def options(self) -> dict[str, Any]: ...
    def is_composed(self, scenario: str, /) -> bool: ...
    def title(self, scenario: str, /) -> Text: ...


class Entry(Protocol):
    """`game.py`: the game's rules and scenarios, ready to be played."""

    @property
    def GAME(self) -> GameRules[Any]: ...  # noqa: N802


class Served(Protocol):
    """`table/live.py`: a match of the game at a table."""

    @property
    def Live(self) -> type[Live]: ...  # noqa: N802


class Queries(Protocol):
    """`table/queries.py`: a viewer's questions about a position as that viewer knows it. Optional."""

    def inspect(self, setting: Any, position: Any, name: str, own: bool, /) -> dict[str, Any]: ...
    def odds(self, setting: Any, position: Any, text: str, /) -> dict[str, Any] | None: ...
    def why(self, setting: Any, position: Any, piece: str | None, at: str | None, /) -> list[dict[str, Any]]: ...
    def overlays(self, setting: Any, position: Any, wanted: Collection[str] | None, /) -> dict[str, Any]: ...


class Planner(Protocol):
    """`table/queries.py`, if pieces are dragged freely: the result of a dragged path. Optional."""

    def plan(self, setting: Any, position: Any, text: str, snap: bool, /) -> dict[str, Any]: ...


class Situations(Protocol):
    """`text/situation.py`: an observed position in plain values; the secrets of the seats in `knows` are known,
    and with None among them those of nobody.
    """

    def situation(self, setting: Any, seen: Any, knows: Collection[str | None], /) -> Situation: ...


class TerminalBoard(Protocol):
    """`table/terminal.py`: a position for the terminal."""

    def board(self, match: Any, seen: Any, language: str, /) -> Board: ...


class Reaching(Protocol):
    """`table/reach.py`: by place, the cost for a piece to go there and the orders that lead there. Optional."""

    def reach(self, setting: Any, position: Any, name: str, /) -> Mapping[str, dict[str, Any]]: ...


class GameRunner(Protocol):
    """Bots at one scenario: whole games in compiled code, and single choices."""

    setting: Any
    world: Any

    def play(self, levels: Sequence[str], seed: int, watcher: Watcher | None = None) -> dict[str, Any]: ...
    def decide(
        self, seen: Any, level: str, seed: int, intent: Intent | None = None, limits: Limits = ...
    ) -> Decision: ...
    def forget_course(self) -> None: ...
    def follow(self, position: Any) -> None: ...
    def turns(self, position: Any) -> int: ...
    def report(self, position: Any) -> dict[str, Any]: ...
    def clone_many(self, times: int) -> None: ...
    def batch(self, count: int, seed: int = 0, workers: int | None = None) -> Batch: ...


class Bots(Protocol):
    """`bot/runner.py`: the levels of play, weakest first, and their runner."""

    @property
    def LEVELS(self) -> tuple[str, ...]: ...  # noqa: N802
    def Runner(self, setting: Any, /) -> GameRunner: ...  # noqa: N802
    def runner_of(self, scenario: str, /) -> GameRunner: ...


class Drawing(Protocol):
    def __call__(
        self,
        setting: Any,
        position: Any,
        /,
        *,
        language: str = "en",
        overlays: Collection[str] = (),
        size: int | None = None,
        theme: str = "light",
        framed: bool = True,
    ) -> str: ...


class Picture(Protocol):
    """`picture/`: a position as SVG."""

    @property
    def draw(self) -> Drawing: ...
    def draw_ground(self, setting: Any, theme: str, language: str, /) -> str: ...


class Diagrams(Protocol):
    """`picture/diagrams.py`: the diagrams of the rulebook. Optional."""

    def draw_diagram(self, name: str, /) -> str: ...


class Art(Protocol):
    """`picture/art.py`: drawings that belong to no position, such as portraits, as symbols of one SVG. Optional."""

    def art(self) -> str: ...


class Spots(Protocol):
    """`picture/spots.py`: where on the ground a game was fought and lost, for heat maps. Optional.

    A spot is what happened there (`fought` or `fell`), its place in the picture that `draw_ground` makes, and how much
    it counts. The rows are the events of one step as plain numbers.
    """

    SIZE: float
    """How wide a spot is."""

    def spots(
        self, setting: Any, before: Any, after: Any, rows: Sequence[Sequence[int]], /
    ) -> Iterator[tuple[str, int, int, int]]: ...


class Parts(NamedTuple):
    """The modules of a game, for the type checker."""

    scenarios: Scenarios
    game: Entry
    live: Served
    queries: Queries | None
    situation: Situations
    terminal: TerminalBoard
    reach: Reaching | None
    runner: Bots
    picture: Picture
    options: Options | None = None
    planner: Planner | None = None
    diagrams: Diagrams | None = None
    spots: Spots | None = None
    art: Art | None = None


class BrokenGame(BellonaError):
    """A game with a part that cannot be imported."""

    def __init__(self, slug: str, module: str, error: Exception) -> None:
        reason = f"{type(error).__name__}: {error}".rstrip(".")
        super().__init__(f"{slug} cannot be played, since {module} cannot be imported: {reason}.")


PLAIN_QUERIES = "bellona.gamekit.plain_queries"
"""Answers for a game that has no `queries` or `reach`."""

CONTRACT = 1
"""The version of this contract; it increases when existing games would no longer work."""

ROOMS: Mapping[str, str] = {
    "scenarios": "data.scenarios",
    "options": "data.options",
    "live": "table.live",
    "queries": "table.queries",
    "terminal": "table.terminal",
    "situation": "text.situation",
    "reach": "table.reach",
    "runner": "bot.runner",
}
"""The sub-folders of a large game's parts: the same in every game."""


@dataclass(frozen=True)
class GamePackage:
    """A game: its name, its position in lists, and its parts."""

    slug: str
    module: str
    """The full name of the package."""
    shelf_place: int
    """Its position among the games; the first is the default."""
    rooms: Mapping[str, str] = field(default_factory=lambda: ROOMS)
    """The sub-folder of each part; a small game may keep all in one folder, with `rooms={}`."""
    contract: int = CONTRACT
    """The version of the contract it was made for; a game in another package gives it as a number."""

    @cached_property
    def scenarios(self) -> Scenarios:
        return cast(Scenarios, self._part("scenarios"))

    @cached_property
    def options(self) -> Options | None:
        return cast(Options, self._part("options")) if self._has("options") else None

    @cached_property
    def rules(self) -> GameRules[Any]:
        found: GameRules[Any] = self._part("game").GAME
        return found

    @cached_property
    def live(self) -> type[Live]:
        found: type[Live] = self._part("live").Live
        return found

    @cached_property
    def queries(self) -> Queries:
        return cast(Queries, self._part("queries") if self._has("queries") else import_module(PLAIN_QUERIES))

    @cached_property
    def planner(self) -> Planner | None:
        return cast(Planner, self.queries) if hasattr(self.queries, "plan") else None

    @cached_property
    def situations(self) -> Situations:
        return cast(Situations, self._part("situation"))

    @cached_property
    def terminal(self) -> TerminalBoard:
        return cast(TerminalBoard, self._part("terminal"))

    @cached_property
    def reaching(self) -> Reaching:
        return cast(Reaching, self._part("reach") if self._has("reach") else import_module(PLAIN_QUERIES))

    @cached_property
    def bots(self) -> Bots:
        return cast(Bots, self._part("runner"))

    @cached_property
    def picture(self) -> Picture:
        return cast(Picture, self._part("picture"))

    @cached_property
    def diagrams(self) -> Diagrams | None:
        return cast(Diagrams, self._part("picture.diagrams")) if self._has("picture.diagrams") else None

    @cached_property
    def art(self) -> Art | None:
        return cast(Art, self._part("picture.art")) if self._has("picture.art") else None

    @cached_property
    def spots(self) -> Spots | None:
        return cast(Spots, self._part("picture.spots")) if self._has("picture.spots") else None

    def seats_of(self, scenario: str) -> tuple[str, ...]:
        """Who plays in a scenario: all of the game's seats, unless its scenarios name them."""
        told = getattr(self.scenarios, "seats_of", None)
        found: tuple[str, ...] = told(scenario) if told else self.rules.seats
        return found

    def _part(self, name: str) -> Any:
        try:
            return import_module(self._home(name))
        except Exception as error:
            raise BrokenGame(self.slug, self._home(name), error) from error

    def _has(self, name: str) -> bool:
        try:
            return find_spec(self._home(name)) is not None
        except ModuleNotFoundError:  # the room itself is missing
            return False

    def _home(self, name: str) -> str:
        return f"{self.module}.{self.rooms.get(name, name)}"
