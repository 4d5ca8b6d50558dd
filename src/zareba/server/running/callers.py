"""Who calls: the address of a person, also behind proxies that whoever runs the server trusts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

_FOR = re.compile(r'for="?(?:\[([^\]]+)\](?::\d+)?|([^";,:\s]+)(?::\d+)?)', re.IGNORECASE)
_HOME = 64  # bits of an IPv6 address that one household has
Address = IPv4Address | IPv6Address


class Callers:
    """Headers about other addresses are read only from *trusted* ones (addresses or networks)."""

    def __init__(self, trusted: Sequence[str]) -> None:
        self._trusted = [ip_network(network, strict=False) for network in trusted]

    def person(self, scope: Any) -> str:
        """What limits count by: an address, of IPv6 the network of a household."""
        peer = scope["client"][0] if scope.get("client") else ""
        address = _address(peer)
        if address is None:
            return peer
        if self.trusts(peer):
            address = self._behind(scope, address)
        return person_of(address)

    def trusts(self, peer: str) -> bool:
        address = _address(peer)
        return address is not None and any(address in network for network in self._trusted)

    def _behind(self, scope: Any, proxy: Address) -> Address:
        """The nearest that is no proxy of ours; where two headers disagree nobody is believed."""
        told = _values(scope, b"x-forwarded-for")
        listed = [part.strip() for part in told.split(",") if part.strip()]
        forwarded = [a or b for a, b in _FOR.findall(_values(scope, b"forwarded"))]
        found = {self._nearest(way, proxy) for way in (listed, forwarded) if way}
        return found.pop() if len(found) == 1 else proxy

    def _nearest(self, way: Sequence[str], proxy: Address) -> Address:
        for step in reversed(way):
            address = _address(step)
            if address is None:
                return proxy
            if not self.trusts(str(address)):
                return address
        return proxy


def person_of(address: Address) -> str:
    if isinstance(address, IPv6Address):
        return str(ip_network((address, _HOME), strict=False))
    return str(address)


def _address(text: str) -> Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def _values(scope: Any, name: bytes) -> str:
    given: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return ",".join(value.decode("latin-1") for key, value in given if key == name)


def bad_network(text: str) -> str:
    """What is wrong with an address or network; empty: nothing."""
    try:
        ip_network(text, strict=False)
    except ValueError as error:
        return str(error)
    return ""
