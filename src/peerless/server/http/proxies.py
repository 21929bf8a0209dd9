"""Which proxies are trusted, and what they say about the address of a client."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from peerless.service.ops.config import Config, proxy_networks

FORWARDED: Final = "x-forwarded-for"


class Proxies:
    """The proxies in front of a server.

    Each proxy appends the address it saw to X-Forwarded-For. The entries are read from the last one back, as long as
    the address that wrote an entry is a proxy's; anyone may have written the entries before.
    """

    def __init__(self, config: Config) -> None:
        self._hops = config.proxies
        self._networks = proxy_networks(config) if config.proxies else []

    def trusts(self, address: str) -> bool:
        """Whether this is the address of a proxy."""
        parsed = _parsed(address)
        return parsed is not None and any(parsed in network for network in self._networks)

    def client(self, peer: str, forwarded: str) -> str:
        """The address of the client, for a connection from this address with this X-Forwarded-For."""
        address = peer
        entries = [part for part in forwarded.split(",") if part.strip()]
        for _ in range(self._hops):
            if not entries or not self.trusts(address):
                break
            written = _written(entries.pop())
            if not written:
                break
            address = written
        return address


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed


def _written(text: str) -> str:
    """An address as proxies write it, without its port; empty if it is invalid."""
    text = text.strip()
    host = text[1:].partition("]")[0] if text.startswith("[") else text
    if host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        return str(ip_address(host))
    except ValueError:
        return ""
