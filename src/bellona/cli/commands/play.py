"""`bellona play`: a game against bots, or between several persons, in the terminal."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bellona.registry import game_slugs, rules_of, scenarios_of, seats_of

from ..extras import has_full_screen
from ..names import Place, read_game, read_place
from ..options import Ascii, Lang
from ..speech import Complaint, say

if TYPE_CHECKING:
    from ..session import Session

TERMINAL_GONE = 129
LATEST = "latest"
EVERYBODY = ("both", "all")


def command(
    place: Annotated[str | None, typer.Argument(metavar="[GAME/SCENARIO]", show_default=False)] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT[,SEAT]|all", show_default=False)] = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="LEVEL", show_default=False)] = None,
    seed: Annotated[str | None, typer.Option("--seed", show_default=False)] = None,
    lang: Lang = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    ascii: Ascii = False,
    resume: Annotated[str | None, typer.Option("--resume", metavar="[FILE]", show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)] = None,
    tables: Annotated[Path | None, typer.Option("--tables", metavar="FILE", show_default=False)] = None,
) -> int:
    where = read_place(place or game_slugs()[0])
    session = resumed(resume, seat, bot, where, tables) if resume else started(where, seat, bot, seed, tables)
    if save:
        session.autosave = save
        session.save(save)
    try:
        return run(session, plain or not (sys.stdin.isatty() and sys.stdout.isatty()), ascii)
    finally:
        if session.autosave:
            session.save(session.autosave)
            print(say("play-kept", file=str(session.autosave)), file=sys.stderr)


def started(where: Place, seat: str | None, bot: str | None, seed: str | None, tables: Path | None) -> Session:
    """A new game."""
    from bellona.bots import FIRST_OPPONENT, usual
    from bellona.match import game

    from ..saving import Table, new_autosave
    from ..session import Session
    from ..warmup import warm_up

    owner = game(where.game)
    playing = playing_in(where)
    table = Table(persons(playing, seat or playing[0]), level_of(owner.slug, bot or usual(owner.slug, FIRST_OPPONENT)))
    warm_up(where.game, where.scenario)
    match = owner.start(where.scenario, seed=seed, tables=tables)
    return Session(match, table, new_autosave(match))


def resumed(file: str, seat: str | None, bot: str | None, where: Place, tables: Path | None) -> Session:
    """A saved game, with its seat and bot unless the options name others."""
    from bellona.bots import FIRST_OPPONENT, usual
    from bellona.replays import Brought, read_document

    from ..saving import Table, is_own, latest_autosave, load, new_autosave
    from ..session import Session
    from ..warmup import warm_up

    path = latest_autosave() if file == LATEST else Path(file)
    slug = read_game(read_document(path)["game"])
    warm_up(slug, scenarios_of(slug)[0])
    match, table = load(path, Brought(Path(where.scenario) if where.scenario.endswith(".toml") else None, tables))
    table = table or Table(match.setting.playing[:1], usual(match.game.slug, FIRST_OPPONENT))
    seats = persons(match.setting.playing, seat) if seat else table.seats
    kept = path if is_own(path) else new_autosave(match)
    return Session(match, Table(seats, level_of(match.game.slug, bot or table.bot)), kept)


def playing_in(where: Place) -> tuple[str, ...]:
    """The seats of a scenario: shipped, composed or from the user's file."""
    if where.scenario.endswith(".toml"):
        found: tuple[str, ...] = rules_of(where.game).setting(where.scenario).playing
        return found
    return seats_of(where.game, where.scenario)


def persons(playing: Sequence[str], wanted: str) -> tuple[str, ...]:
    """The persons' seats, in the order of the game's."""
    names = [name.strip() for name in wanted.split(",")]
    if len(names) == 1 and names[0] in EVERYBODY:
        return tuple(playing)
    for name in names:
        if name not in playing:
            raise Complaint(say("error-seat", seat=name, seats=", ".join((*playing, EVERYBODY[-1]))))
    return tuple(seat for seat in playing if seat in names)


def level_of(slug: str, name: str) -> str:
    """A bot's level, if there is one of that name."""
    from bellona.bots import levels

    if name not in levels(slug):
        raise Complaint(say("error-bot", bot=name, bots=", ".join(levels(slug))))
    return name


def run(session: Session, plain: bool, ascii: bool) -> int:
    """Play in the client that fits."""
    from ..board.glyphs import ASCII, UNICODE

    glyphs = ASCII if ascii or not can_print(UNICODE.commander) else UNICODE
    if not plain and not has_full_screen():
        print(say("play-plain-instead"), file=sys.stderr)
        plain = True
    if plain:
        from ..plain import Plain

        Plain(session, glyphs).run()
        return 0
    from ..table.app import TableApp

    leave_with_the_terminal(session)
    return int(TableApp(session, glyphs).run() or 0)


def leave_with_the_terminal(session: Session) -> None:
    """Save the game and exit when the terminal closes."""

    def leave(*_: object) -> None:
        if session.autosave:
            session.save(session.autosave)
        os._exit(TERMINAL_GONE)

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)


def can_print(sign: str) -> bool:
    """Whether the terminal's encoding has a sign."""
    try:
        sign.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
