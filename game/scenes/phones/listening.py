"""How and where one listens: the address, its picture, and what a phone must open."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .line_contract import Opening, OwnAddress


@dataclass(frozen=True)
class Listening:
    """`name` is that of the table, as phones are shown it, `place` where one listens, and `wanted`
    the address that was chosen in the settings."""

    opening: Opening
    name: str
    place: OwnAddress
    wanted: str = ""

    @property
    def address(self) -> str:
        """What is typed by hand."""
        port = "" if self.opening.port == 80 else f":{self.opening.port}"
        return f"{self.opening.host}{port}"

    def whole(self, key: str) -> str:
        """Return what a camera reads; what follows the sign # never leaves the phone."""
        return f"http://{self.address}/#k={key}"

    def at(self, place: OwnAddress) -> Listening:
        """Return the same at another address."""
        return replace(self, opening=replace(self.opening, host=place.host), place=place)


def elsewhere(here: OwnAddress, wanted: str, places: tuple[OwnAddress, ...]) -> OwnAddress | None:
    """Return where one should listen now that the machine has these addresses; None to stay.

    The same interface comes first. While there is nothing better the old address may come back.
    """
    stands = any(each.host == here.host for each in places)
    if stands and not (here.own and here.host != wanted):
        return None
    found = [each for each in places if not (each.own or each.doubtful)]
    same = (each for each in found if each.name and each.name == here.name)
    return next(same, found[0] if found else None)
