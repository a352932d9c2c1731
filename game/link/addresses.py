"""The addresses of this machine in its own networks, found without a packet to anybody.

Where the system tells its interfaces by name they are asked one by one. Elsewhere the system is
asked from which address it would speak to private networks: to point a datagram socket there
sends nothing. Virtual interfaces and tunnels come last, this machine itself the very last.
"""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

ASKS: Final = {"linux": 0x8915, "darwin": 0xC0206921}
"""By system, how an interface is asked for its address."""

VIRTUAL: Final = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vnic", "cni", "flannel", "lxc"),
    *("tun", "tap", "wg", "zt", "tailscale", "ppp", "utun", "ham", "bridge", "awdl", "llw"),
)
NOBODY: Final = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
"""Where nobody need be: only the way there is asked for."""


@dataclass(frozen=True, slots=True)
class Address:
    """`name` is that of the interface, "" where the system does not tell."""

    host: str
    name: str = ""

    @property
    def own(self) -> bool:
        """Whether only this machine reaches it."""
        return ipaddress.ip_address(self.host).is_loopback

    @property
    def doubtful(self) -> bool:
        """Whether phones hardly reach it: it is virtual, a tunnel, or nobody gave it out."""
        return (
            self.name.lower().startswith(VIRTUAL) or ipaddress.ip_address(self.host).is_link_local
        )


def addresses() -> tuple[Address, ...]:
    """Return all addresses one may listen at, the likeliest first."""
    return ranked((*_told(), *_routed(), Address("127.0.0.1")))


def ranked(found: Iterable[Address]) -> tuple[Address, ...]:
    """Return each address once, those of a home's network first."""
    once: dict[str, Address] = {}
    for each in found:
        once.setdefault(each.host, each)

    def rank(each: Address) -> tuple[bool, bool, bool]:
        return each.own, each.doubtful, not ipaddress.ip_address(each.host).is_private

    return tuple(sorted(once.values(), key=rank))


def _told() -> Iterator[Address]:
    """Yield the addresses of the interfaces, where these can be asked."""
    if sys.platform not in ASKS:
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            wanted = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asker.fileno(), ASKS[sys.platform], wanted)
            except OSError:
                continue
            yield Address(socket.inet_ntoa(answer[20:24]), name)


def _routed() -> Iterator[Address]:
    """Yield the addresses from which this machine would speak to private networks."""
    for host in NOBODY:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
            try:
                asker.connect((host, 9))
                yield Address(asker.getsockname()[0])
            except OSError:
                continue
