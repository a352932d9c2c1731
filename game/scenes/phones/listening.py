"""How and where one listens: the address, its picture, and what a phone must open."""

from __future__ import annotations

from dataclasses import dataclass

from .wire import Opening


@dataclass(frozen=True)
class Listening:
    """`name` is that of the table, as phones are shown it."""

    opening: Opening
    name: str

    @property
    def address(self) -> str:
        """What is typed by hand."""
        port = "" if self.opening.port == 80 else f":{self.opening.port}"
        return f"{self.opening.host}{port}"

    def whole(self, key: str) -> str:
        """Return what a camera reads; what follows the sign # never leaves the phone."""
        return f"http://{self.address}/#k={key}"
