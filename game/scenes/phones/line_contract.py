"""What the scenes ask of the line to the phones, and what there is where it is not installed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from game.view.canvas.qr_squares import Squares

if TYPE_CHECKING:
    from game.link.line_news import News
    from game.link.messages import ToPhone


@dataclass(frozen=True, slots=True)
class OwnAddress:
    """An address of this machine, and the name of its interface; `own` reaches this machine only,
    a `doubtful` one hardly any phone."""

    host: str
    name: str = ""
    own: bool = False
    doubtful: bool = False


@dataclass(frozen=True)
class Opening:
    """What is needed to listen: `page` is the document for this `nonce`, `icon` is `drawn` so."""

    host: str
    port: int
    nonce: str
    page: Callable[[], bytes]
    icon: bytes
    drawn: str


class Wire(Protocol):
    """`missing` names what must be installed first. Nothing here ever waits, but `close` for the
    phones to hear goodbye and for the address to be free again, where that is wanted."""

    @property
    def missing(self) -> tuple[str, ...]: ...
    @property
    def is_open(self) -> bool: ...
    def places(self) -> tuple[OwnAddress, ...]: ...
    def squares(self, text: str) -> Squares: ...
    def open(self, opening: Opening) -> bool: ...
    def close(self, wait: bool = True) -> None: ...
    def taken(self) -> tuple[News, ...]: ...
    def say(self, line: int, message: ToPhone) -> None: ...
    def show(self, lines: tuple[int, ...], name: str, make: Callable[[], bytes]) -> None: ...
    def trust(self, line: int) -> None: ...
    def end(self, line: int, why: str) -> None: ...
