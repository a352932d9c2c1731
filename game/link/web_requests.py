"""Who answers at the door: the page, its icon, the socket, and nothing else that is asked for.

A name server may be made to lead a stranger's page to this address, so Host and Origin must be
exactly those under which the door is open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from websockets.datastructures import Headers, MultipleValuesError
from websockets.http11 import Request, Response

SOCKET: Final = "/line"
ICON: Final = "/favicon.ico"


@dataclass(frozen=True)
class Door:
    """`page` is the whole document for this `nonce`, `icon` a picture of the type `drawn`;
    `visited` is told when somebody has asked for the page."""

    host: str
    port: int
    nonce: str
    page: Callable[[], bytes]
    icon: bytes
    drawn: str
    visited: Callable[[], None]

    @property
    def name(self) -> str:
        return self.host if self.port == 80 else f"{self.host}:{self.port}"

    @property
    def policy(self) -> str:
        """The page may speak to this socket only, and show what came by it."""
        own = f"'nonce-{self.nonce}'"
        return (
            f"default-src 'none'; script-src {own}; style-src {own}; img-src blob: data: 'self'; "
            f"connect-src ws://{self.name}{SOCKET}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        )


def answered(door: Door, request: Request) -> Response | None:
    """Answer a request; None lets the socket open."""
    if request.method != "GET":
        return _bare(HTTPStatus.METHOD_NOT_ALLOWED)
    if _one(request, "Host") != door.name:
        return _bare(HTTPStatus.MISDIRECTED_REQUEST)
    match request.path.partition("?")[0]:
        case "/":
            door.visited()
            return _whole(door, door.page(), "text/html; charset=utf-8")
        case path if path == ICON:
            return _whole(door, door.icon, door.drawn)
        case path if path == SOCKET:
            own = _one(request, "Origin") == f"http://{door.name}"
            return None if own else _bare(HTTPStatus.FORBIDDEN)
        case _:
            return _bare(HTTPStatus.NOT_FOUND)


def _one(request: Request, name: str) -> str | None:
    """Return a header that stands there once."""
    try:
        return request.headers.get(name)
    except MultipleValuesError:
        return None


def _whole(door: Door, body: bytes, kind: str) -> Response:
    headers = {
        "Content-Type": kind,
        "Content-Length": str(len(body)),
        "Content-Security-Policy": door.policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-store",
        "Connection": "close",
    }
    return Response(200, "OK", Headers(headers), body)


def _bare(status: HTTPStatus) -> Response:
    headers = {"Content-Length": "0", "Connection": "close"}
    return Response(status.value, status.phrase, Headers(headers), b"")
