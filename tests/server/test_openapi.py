"""The documented interface: schemathesis calls every operation with valid and invalid input."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

from .guests import Guest, come_in
from .serving import Running
from .test_play import play_on

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "unsupported_method",
)
NOT_CALLED = ("POST /api/logout", "POST /api/me/password", "DELETE /api/me")
"""Operations that would end the session used for all calls."""
SPOILING = ("resign", "stand-in", "leave")
"""Operations that need a separate table, because nobody could play on at it."""


def configuration(table_id: str, spoilt_id: str) -> str:
    """Let calls use existing tables."""
    spoilt = "".join(
        f"""
[[operations]]
include-path = "/api/tables/{{table_id}}/{verb}"
parameters = {{ "path.table_id" = "{spoilt_id}" }}
"""
        for verb in SPOILING
    )
    return f"""
[parameters]
"path.table_id" = "{table_id}"
"path.slug" = "de_bello_punico"
"path.language" = "it"
"query.wait" = 0
{spoilt}"""


async def test_every_operation_answers_as_it_is_documented(tmp_path: Path):
    with Running(tmp_path) as running:
        fabia = await come_in(running.url)
        table_id, spoilt_id = await fabia.open(), await fabia.open()
        async with fabia.sit(table_id) as line:
            await play_on(line, Random(81), 30)
        (tmp_path / "schemathesis.toml").write_text(configuration(table_id, spoilt_id))
        done = await asyncio.to_thread(call_everything, running, fabia, tmp_path)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-1000:]
        assert "Traceback" not in running.log
        async with fabia.sit(table_id) as line:
            await play_on(line, Random(82), line.version + 5)


def call_everything(running: Running, guest: Guest, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run schemathesis on a server.

    With one worker: `ast.parse`, which its generators use, may fail in Python 3.11 when two threads call it at once.
    """
    command = [
        str(Path(sys.executable).with_name("schemathesis")), "--config-file", "schemathesis.toml", "run",
        f"{running.url}/api/openapi.json", "--header", f"Authorization: {guest.headers['Authorization']}",
        "--phases", "examples,coverage,fuzzing", "--checks", ",".join(CHECKS),
        *(part for name in NOT_CALLED for part in ("--exclude-name", name)),
        "--max-examples", "10", "--seed", "1", "--generation-database", "none", "--continue-on-failure",
        "--request-timeout", "30", "--no-color", "--workers", "1",
    ]  # fmt: skip
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
