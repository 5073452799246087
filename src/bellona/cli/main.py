"""The `bellona` command: finds the requested command, runs it, and reports every error in one sentence.

A command is a module of `bellona.cli.commands` with a function `command`; it is imported only when it is used.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from bellona.gamekit.values import BellonaError

from .extras import extra_behind
from .speech import Complaint, has, language, language_of, say, speak

COMMANDS = (
    "play",
    "serve",
    "games",
    "rules",
    "replay",
    "analyse",
    "render",
    "scenario",
    "sim",
    "sweep",
    "report",
    "calibrate",
    "ladder",
    "bot-check",
    "bot-join",
    "bench",
    "doctor",
    "backup",
    "restore",
)
MISTAKE, INTERRUPTED = 2, 130


class Commands(TyperGroup):
    """The commands, each loaded on demand."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            raise Complaint(say("error-command", command=cmd_name, commands=", ".join(COMMANDS)))
        return load_command(cmd_name)


def load_command(name: str) -> Any:
    """A command with its help in the current language."""
    app = typer.Typer(add_completion=False)
    app.command(name)(import_module(f"bellona.cli.commands.{name.replace('-', '_')}").command)
    made: Any = typer.main.get_command(app)
    made.help, made.epilog = say(f"help-{name}"), say(f"help-{name}-examples")
    _word_parameters(made, name)
    return made


def _word_parameters(command: Any, name: str) -> None:
    """Give every option its help: the command's own text, or the common text of options with that name."""
    for parameter in command.params:
        own = f"help-{name}-{parameter.name.replace('_', '-')}"
        parameter.help = say(own if has(own) else f"help-option-{parameter.name.replace('_', '-')}")


def _version(asked: bool) -> None:
    if asked:
        from bellona import __version__

        print(f"bellona {__version__}")
        raise typer.Exit


def _group() -> Any:
    app = typer.Typer(cls=Commands, add_completion=False, no_args_is_help=True)

    @app.callback(help=say("help-bellona"), epilog=say("help-bellona-examples"))
    def begin(
        version: bool = typer.Option(False, "--version", is_eager=True, callback=_version),
        lang: str = typer.Option("", "--lang", metavar="en|it", show_default=False),
    ) -> None:
        pass

    made: Any = typer.main.get_command(app)
    _word_parameters(made, "bellona")
    return made


def completed(arguments: Sequence[str]) -> list[str]:
    """A command line in which `--resume` without a file means the latest game."""
    found = list(arguments)
    for place, word in enumerate(arguments):
        alone = place + 1 == len(arguments) or arguments[place + 1].startswith("-")
        if word == "--resume" and alone:
            found[place] = "--resume=latest"
    return found


def run(arguments: Sequence[str]) -> int:
    """Run a command line; its exit status."""
    try:
        speak(language_of(arguments, os.environ))
        return int(_group().main(completed(arguments), prog_name="bellona", standalone_mode=False) or 0)
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except ModuleNotFoundError as error:
        extra = extra_behind(error)
        if extra is None:
            raise
        return _complain(Complaint(say("error-extra", module=error.name or "", extra=extra)))
    except (BellonaError, ValueError, OSError, typer.TyperException) as error:
        if os.environ.get("BELLONA_DEBUG") == "1":
            raise
        return _complain(error)


def _complain(error: Exception) -> int:
    """Report an error in one sentence."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return 0
    print(f"bellona: {' '.join(_sentence(error).split())}", file=sys.stderr)
    return MISTAKE


def _sentence(error: Exception) -> str:
    if isinstance(error, typer.TyperException):
        return _usage_sentence(error)
    if isinstance(error, OSError):
        return say("error-file", file=str(error.filename or ""), reason=error.strerror or str(error))
    return str(error.say(language()) if hasattr(error, "say") else error)


def _usage_sentence(error: Any) -> str:
    """What is wrong with a command line, according to the parser."""
    kind, command = type(error).__name__, error.ctx.command_path if error.ctx else "bellona"
    if kind == "NoSuchOption":
        return say("error-option", option=error.option_name, command=command)
    if kind == "MissingParameter":
        return say("error-missing", name=_parameter(error.param), command=command)
    if kind == "BadParameter" and error.param is not None:
        return _value_sentence(error)
    return say("error-usage", reason=error.format_message().rstrip("."), command=command)


def _value_sentence(error: Any) -> str:
    """What is wrong with the value of an option, in our own words where it is a number."""
    name = _parameter(error.param)
    found: list[Any] = getattr(error.__cause__, "errors", list)()
    kind, limits = (found[0]["type"], found[0].get("ctx", {})) if found else ("", {})
    if kind.startswith("int"):
        return say("error-whole-number", name=name, value=str(found[0]["input"]))
    if kind == "greater_than_equal":
        return say("error-at-least", name=name, limit=str(limits["ge"]))
    if kind == "less_than_equal":
        return say("error-at-most", name=name, limit=str(limits["le"]))
    return say("error-value", name=name, reason=error.message.rstrip("."))


def _parameter(parameter: Any) -> str:
    """An option by its flag, an argument by its name in the usage."""
    flags = [flag for flag in parameter.opts if flag.startswith("-")]
    return str(flags[0] if flags else parameter.metavar or parameter.name.upper())


def main() -> None:
    """The entry point."""
    sys.exit(run(sys.argv[1:]))
