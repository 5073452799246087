"""Where notices may be sent: addresses of the public network only, unless the operator allows others."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from ipaddress import IPv4Network, IPv6Network
from urllib.parse import SplitResult, urlsplit

import httpx

CONNECT_SECONDS = 5.0
WHOLE_SECONDS = 10.0
HANDED_OUT = ipaddress.ip_network("2000::/3")
PORTS = {"http": 80, "https": 443}


class NotAllowed(ValueError):
    """A target that this server does not send to."""


def check_url(url: str, allow_private: bool) -> SplitResult:
    """The parts of a URL for posting; plain HTTP only if private addresses are allowed."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed("this is no URL") from None
    schemes = ("https", "http") if allow_private else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None or port == 0:
        raise NotAllowed("a URL with https and a host is expected")
    if not url.isascii() or any(char.isspace() for char in url):
        raise NotAllowed("a URL has no spaces and only ASCII characters")
    return parts


def resolve(parts: SplitResult, allow_private: bool) -> str:
    """The address of a URL's host, if all its addresses are public: the server connects to the address it checked."""
    port = parts.port or PORTS[parts.scheme]
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotAllowed(f"{parts.hostname} is not known") from None
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        if not allow_private and not is_public(address):
            raise NotAllowed(f"{parts.hostname} is no host of the public network")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address can belong to a public web server; addresses that embed others do not count."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if found.version == 6 and found not in HANDED_OUT:
        return False
    return found.is_global and not any(
        found in network for network in special_addresses() if network.version == found.version
    )


@cache
def special_addresses() -> tuple[IPv4Network | IPv6Network, ...]:
    """The special-purpose networks; Python's own list is shorter, and differs by version."""
    text = resources.files(__package__).joinpath("special_addresses.toml").read_text(encoding="utf-8")
    return tuple(ipaddress.ip_network(network) for family in tomllib.loads(text).values() for network in family)


def post(url: str, body: bytes, headers: Mapping[str, str], allow_private: bool) -> int:
    """Post to a URL without following redirects or reading the answer; returns its status."""
    parts = check_url(url, allow_private)
    address = resolve(parts, allow_private)
    return asyncio.run(_post(parts, address, body, headers))


async def _post(parts: SplitResult, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Connect to the checked address, with the name and certificate of the host."""
    host = f"[{address}]" if ":" in address else address
    netloc = f"{host}:{parts.port or PORTS[parts.scheme]}"
    url = parts._replace(netloc=netloc, fragment="").geturl()
    sent = {**headers, "Host": parts.netloc}
    async with (
        asyncio.timeout(WHOLE_SECONDS),
        httpx.AsyncClient(timeout=CONNECT_SECONDS, trust_env=False) as client,
        client.stream("POST", url, content=body, headers=sent, extensions={"sni_hostname": parts.hostname}) as answer,
    ):
        return answer.status_code
