"""Optional parts of the program, and the part that a missing module belongs to."""

from __future__ import annotations

from importlib.util import find_spec

SERVER = (
    "alembic", "argon2", "fastapi", "httptools", "httpx", "prometheus_client", "sqlalchemy", "starlette", "uvicorn",
    "uvloop", "websockets",
)  # fmt: skip
EXTRA_OF = dict.fromkeys(SERVER, "server") | {
    "optuna": "lab",
    "polars": "lab",
    "psycopg": "postgres",
    "py_vapid": "push",
    "pywebpush": "push",
    "ray": "ray",
    "textual": "terminal",
}


def extra_behind(error: ModuleNotFoundError) -> str | None:
    """The extra that installs a missing module, None if there is none."""
    return EXTRA_OF.get((error.name or "").partition(".")[0])


def has_full_screen() -> bool:
    """Whether the full-screen table is installed."""
    return find_spec("textual") is not None
