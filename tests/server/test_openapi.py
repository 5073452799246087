"""The documented interface: schemathesis calls every operation with what it says it takes, and with other things."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from .guests import come_in
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
"""Operations that would end the session with which everything else is called."""
SPOILING = ("resign", "stand-in", "leave")
"""What is done to a table of its own, because nobody could play on at it."""


def configuration(table_id: str, spoilt_id: str) -> str:
    """Let calls be about tables that are there."""
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


async def test_every_operation_answers_as_it_is_documented(table: Running, tmp_path: Path):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        await play_on(line, Random(81), 30)
    config = tmp_path / "schemathesis.toml"
    config.write_text(configuration(table_id, await fabia.open()))
    excluded = [part for name in NOT_CALLED for part in ("--exclude-name", name)]
    command = [
        str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "run",
        f"{table.url}/api/openapi.json", "--header", f"Authorization: {fabia.headers['Authorization']}",
        "--phases", "examples,coverage,fuzzing", "--checks", ",".join(CHECKS), *excluded,
        "--max-examples", "10", "--seed", "1", "--generation-database", "none", "--continue-on-failure",
        "--request-timeout", "30", "--no-color", "--workers", "2",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-1000:]
    assert "Traceback" not in table.log
    async with fabia.sit(table_id) as line:
        await play_on(line, Random(82), line.version + 5)
