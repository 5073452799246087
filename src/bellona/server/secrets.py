"""The server's secrets: created on the first start, in a file that nobody else can read."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
import stat
from pathlib import Path

import msgspec
from msgspec import Struct

from .words import Trouble

FILE = "secrets.json"
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class Secrets(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that signs links and forms, and the key pair that identifies the server to push services."""

    signing_key: bytes
    vapid_private: str
    vapid_public: str

    def __repr__(self) -> str:
        return "Secrets(...)"

    def sign(self, purpose: str, text: str) -> str:
        """A signature of a text, valid for one purpose only."""
        digest = hmac.new(self.signing_key, f"{purpose}\0{text}".encode(), hashlib.sha256).digest()
        return _url_safe(digest)

    def is_signed(self, purpose: str, text: str, signature: str) -> bool:
        """Whether a signature is right, in constant time."""
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode("utf-8", "replace"))


def load_secrets(folder: Path) -> Secrets:
    """The secrets in a folder, created there if there are none."""
    path = folder / FILE
    if not path.exists():
        make_folder(folder)
        write_secrets(new_secrets(), path)
    return read_secrets(path)


def make_folder(folder: Path) -> None:
    """A folder that only its owner may enter; an existing one is not changed."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("data-folder", folder=str(folder), reason=error.strerror or str(error)) from None


def read_secrets(path: Path) -> Secrets:
    """The secrets in a file, unless others can read it."""
    try:
        if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & OTHERS:
            raise Trouble("secrets-open", file=str(path))
        return msgspec.json.decode(path.read_bytes(), type=Secrets)
    except OSError as error:
        raise Trouble("secrets-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except msgspec.DecodeError:
        raise Trouble("secrets-damaged", file=str(path)) from None


def write_secrets(made: Secrets, path: Path, *, replace: bool = False) -> None:
    """Write secrets completely or not at all; if two processes start together, one creates them for both."""
    part = path.with_name(f".{FILE}.{os.getpid()}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(made))
            file.flush()
            os.fsync(file.fileno())
        if replace:
            os.replace(part, path)
        else:
            with contextlib.suppress(FileExistsError):
                os.link(part, path)
    except OSError as error:
        raise Trouble("data-folder", folder=str(path.parent), reason=error.strerror or str(error)) from None
    finally:
        part.unlink(missing_ok=True)


def new_secrets() -> Secrets:
    """New secrets."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    pair = ec.generate_private_key(ec.SECP256R1())
    private = pair.private_numbers().private_value.to_bytes(32, "big")
    public = pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return Secrets(secrets.token_bytes(32), _url_safe(private), _url_safe(public))


def _url_safe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
