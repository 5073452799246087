"""The server's configuration: a TOML file, then the environment (`BELLONA_PORT`...), then options."""

from __future__ import annotations

import difflib
import os
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, IntType, LiteralType, StrType, StructType, VarTupleType, type_info

from bellona.gamekit.catalog import Text

from .checks import check_settings
from .rates import DEFAULT_RATES, Rate, read_rates
from .words import Trouble

PREFIX = "BELLONA_"
LOW = 15
"""The niceness of processes that give way to the tables and to everything else on the machine."""
WORKER_CONFIG = "BELLONA_WORKER_CONFIG"

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=64)]
Days = Annotated[int, Meta(ge=1, le=3650)]


class Config(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    data: str = ""
    scenarios: str = ""
    database_url: str = ""
    database_seconds: Annotated[int, Meta(ge=1, le=600)] = 8
    host: str = "127.0.0.1"
    port: Port = 8000
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    workers: Count = 1
    bot_workers: Count = 1
    bot_threads: Count = 1
    analysis_seconds: Annotated[int, Meta(ge=1, le=3600)] = 60
    analysis_niceness: Annotated[int, Meta(ge=0, le=19)] = LOW
    balance_processes: Annotated[int, Meta(ge=0, le=64)] = 1
    balance_seconds: Annotated[int, Meta(ge=1, le=3600)] = 90
    balance_games: Annotated[int, Meta(ge=1, le=100_000)] = 400
    balance_niceness: Annotated[int, Meta(ge=0, le=19)] = LOW
    answer_pause: Annotated[int, Meta(ge=0, le=60)] = 3
    idle_seconds: Annotated[int, Meta(ge=1, le=86400)] = 20
    session_days: Days = 30
    guest_link_days: Days = 365
    limits: dict[str, Rate] = msgspec.field(default_factory=lambda: dict(DEFAULT_RATES))

    smtp_url: str = ""
    mail_from: str = ""
    push: bool = False
    push_contact: str = ""
    hooks: bool = False
    hooks_private: bool = False
    notify_tries: Count = 8

    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_addresses: bool = False
    access_log: bool = True
    metrics: Literal["off", "local", "open"] = "local"
    metrics_token: str = ""
    shutdown_seconds: Annotated[int, Meta(ge=1, le=600)] = 10

    @property
    def folder(self) -> Path:
        """Where the server keeps its files."""
        return Path(self.data)

    @property
    def base_url(self) -> str:
        """The address of the server for players, without a slash at the end."""
        if self.public_url:
            return self.public_url
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether players use HTTPS, so that cookies are sent only over HTTPS."""
        return self.public_url.startswith("https://")


def load_config(file: Path | None = None, environ: Mapping[str, str] = os.environ, **options: Any) -> Config:
    """The settings from a file (or the one that BELLONA_CONFIG names), the environment and options, in that order."""
    path = file or (Path(environ["BELLONA_CONFIG"]) if environ.get("BELLONA_CONFIG") else None)
    settings: dict[str, Any] = {}
    if path:
        settings |= checked(read_toml(path), lambda key: str(path), strict=True)
    settings |= checked(from_environment(environ), variable, strict=False)
    settings |= checked({key: value for key, value in options.items() if value is not None}, option, strict=False)
    return complete(Config(**settings))


def read_toml(path: Path) -> dict[str, Any]:
    """The contents of a configuration file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Trouble("config-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("config-no-toml", file=str(path), reason=str(error)) from None


def from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """The settings that environment variables name; lists are separated by commas."""
    found: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        text = environ.get(variable(name))
        if text is not None:
            is_list = isinstance(KINDS[name], VarTupleType)
            found[name] = [part.strip() for part in text.split(",") if part.strip()] if is_list else text
    return found


def variable(key: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + key.upper()


def option(key: str) -> str:
    """The option of a command that gives a setting."""
    return f"--{key.replace('_', '-')}"


def checked(settings: Mapping[str, Any], place_of: Callable[[str], str], *, strict: bool) -> dict[str, Any]:
    """Settings with the right names and types, or one sentence about the first wrong one and its source."""
    return {key: _checked_value(key, value, place_of(key), strict) for key, value in settings.items()}


def _checked_value(key: str, value: Any, place: str, strict: bool) -> Any:
    if key not in KINDS:
        nearest = difflib.get_close_matches(key, KINDS, 1, 0)[0]
        raise Trouble("config-unknown-key", place=place, key=key, nearest=nearest)
    if key == "limits":
        return read_rates(value, place)
    try:
        return msgspec.convert(value, TYPES[key], strict=strict)
    except msgspec.ValidationError:
        raise Trouble("config-wrong-value", place=place, key=key, expected=_expected(KINDS[key])) from None


def _expected(kind: Any) -> Text:
    """The allowed values of a setting, in words."""
    if isinstance(kind, IntType):
        return Text("config-kind-number", low=str(kind.ge), high=str(kind.le))
    if isinstance(kind, LiteralType):
        return Text("config-kind-choice", choices=", ".join(map(str, kind.values)))
    if isinstance(kind, BoolType):
        return Text("config-kind-switch")
    return Text("config-kind-text" if isinstance(kind, StrType) else "config-kind-list")


def complete(config: Config) -> Config:
    """The settings with all derived values filled in."""
    data = Path(config.data).expanduser().absolute() if config.data else data_folder()
    public_url = config.public_url.rstrip("/")
    database_url = config.database_url or f"sqlite:///{data / 'bellona.db'}"
    if config.workers > 1 and database_url.startswith("sqlite"):
        raise Trouble("config-workers-need-postgresql", workers=str(config.workers))
    found = msgspec.structs.replace(config, data=str(data), database_url=database_url, public_url=public_url)
    check_settings(found)
    return found


def data_folder() -> Path:
    """Where programs keep their data on this machine."""
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/bellona"
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
    return Path(base or Path.home() / ".local/share") / "bellona"


def to_worker(config: Config) -> str:
    """A configuration as text for the environment of a further process of the same server."""
    return msgspec.json.encode(config).decode()


def of_worker(environ: Mapping[str, str] = os.environ) -> Config:
    """The configuration that the first process has passed on."""
    return msgspec.json.decode(environ[WORKER_CONFIG], type=Config)


def _kinds() -> dict[str, Any]:
    found = type_info(Config)
    assert isinstance(found, StructType)
    return {field.name: field.type for field in found.fields}


KINDS = _kinds()
TYPES = {field.name: field.type for field in msgspec.structs.fields(Config)}
