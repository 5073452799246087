"""The format of a backup: gzipped lines of JSON, the same for every database, with counts and a checksum at the end.

The first line identifies the format, then each table has a line with its columns, followed by its rows; the last line
has the number of rows of each table and the SHA-256 of everything before it.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import secrets
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..words import Trouble

FORMAT = 1
LONGEST_LINE = 64 * 1024 * 1024


class Writer:
    """Writes an archive to a temporary file and moves it into place when it is complete."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self._path = path
        self._part = path.with_name(f".{path.name}.part{secrets.token_hex(8)}")
        self._file = os.fdopen(os.open(self._part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
        self._packed = gzip.GzipFile("", "wb", 6, self._file, mtime=0)
        self._hash = hashlib.sha256()
        self.rows: dict[str, int] = {}
        self._line({"bellona-backup": FORMAT, **header})

    def table(self, name: str, columns: list[str], rows: Iterable[Iterable[Any]]) -> None:
        """Write the rows of a table."""
        self._line({"table": name, "columns": columns})
        count = 0
        for row in rows:
            self._line([_packed(value) for value in row])
            count += 1
        self.rows[name] = count

    def finish(self) -> None:
        """Close the archive and move it into place."""
        end = {"rows": self.rows, "sha256": self._hash.hexdigest()}
        self._packed.write(json.dumps(end).encode() + b"\n")
        self._packed.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        os.replace(self._part, self._path)

    def abandon(self) -> None:
        """Remove the temporary file."""
        self._file.close()
        self._part.unlink(missing_ok=True)

    def _line(self, value: Any) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._hash.update(line)
        self._packed.write(line)


class Archive:
    """An archive that has been read completely once and found valid."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.header, self.rows = self._verified()

    def _verified(self) -> tuple[dict[str, Any], dict[str, int]]:
        """The header and the row counts, if everything is consistent."""
        digest, counts, last, name = hashlib.sha256(), dict[str, int](), b"", ""
        header: dict[str, Any] | None = None
        for line in self._lines():
            if last:
                digest.update(last)
            value, last = self._value(line), line
            if header is None:
                header = self._header(value)
            elif isinstance(value, dict) and "table" in value:
                name = value["table"]
                counts[name] = 0
            elif isinstance(value, list) and name:
                counts[name] += 1
        end = self._value(last) if last else None
        if header is None or end != {"rows": counts, "sha256": digest.hexdigest()}:
            raise Trouble("archive-damaged", file=str(self._path))
        return header, counts

    def _header(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or "bellona-backup" not in value:
            raise Trouble("archive-none", file=str(self._path))
        if value["bellona-backup"] != FORMAT:
            raise Trouble("archive-newer", file=str(self._path))
        return value

    def tables(self) -> Iterator[tuple[str, list[str], Iterator[list[Any]]]]:
        """Each table with its columns and rows, in the order in which they were written; rows are read once."""
        lines = self._lines()
        next(lines)
        value = self._value(next(lines))
        while "table" in value:
            following: list[Any] = []
            yield value["table"], value["columns"], self._rows(lines, following)
            value = following[0]

    def _rows(self, lines: Iterator[bytes], following: list[Any]) -> Iterator[list[Any]]:
        for line in lines:
            value = self._value(line)
            if isinstance(value, dict):
                following.append(value)
                return
            yield [_unpacked(one) for one in value]

    def _lines(self) -> Iterator[bytes]:
        try:
            with gzip.open(self._path, "rb") as file:
                while line := file.readline(LONGEST_LINE):
                    yield line
        except gzip.BadGzipFile:
            raise Trouble("archive-none", file=str(self._path)) from None
        except (EOFError, zlib.error):
            raise Trouble("archive-damaged", file=str(self._path)) from None

    def _value(self, line: bytes) -> Any:
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise Trouble("archive-damaged", file=str(self._path)) from None


def _packed(value: Any) -> Any:
    """A value as JSON; bytes and documents are marked, so that no text is mistaken for them."""
    if isinstance(value, bytes | memoryview):
        return {"b": base64.b64encode(bytes(value)).decode()}
    return {"j": value} if isinstance(value, dict | list) else value


def _unpacked(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return base64.b64decode(value["b"]) if "b" in value else value["j"]
