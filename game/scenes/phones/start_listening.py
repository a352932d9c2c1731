"""Beginning to listen: where, under which port, or in one sentence why it cannot be."""

from __future__ import annotations

from typing import Final

from game.link.secret_keys import fresh_key
from game.scenes.frame.kit import Kit

from .browser_page import ICON_TYPE, icon, page
from .line_contract import Opening, OwnAddress
from .listening import Listening
from .phones_at_hand import phones_of

PORTS: Final = 10
"""So many ports are tried one after the other, from the one that is set."""


def listen(kit: Kit) -> str:
    """Listen where it is set, if nobody does so yet; return what is wrong, "" for nothing."""
    phones, now = phones_of(kit), kit.settings.now
    if phones.listening is not None:
        return ""
    if not now.phones:
        return kit.words("phone.off")
    if missing := phones.wire.missing:
        return kit.words("phone.missing", names=", ".join(missing))
    place = chosen(kit)
    for port in range(now.phone_port, min(now.phone_port + PORTS, 65536)):
        if phones.listen(_listening(kit, place, port)):
            return ""
    return kit.words("phone.busy", address=f"{place.host}:{now.phone_port}")


def chosen(kit: Kit) -> OwnAddress:
    """Return where one listens: at the interface that was chosen, if it is there, or the first."""
    places = phones_of(kit).wire.places()
    return next((each for each in places if each.host == kit.settings.now.phone_place), places[0])


def move(kit: Kit, place: OwnAddress) -> str:
    """Listen at another interface from now on; who is on the line must scan again."""
    kit.settings.change(phone_place=place.host)
    phones_of(kit).hang_up()
    return listen(kit)


def _listening(kit: Kit, place: OwnAddress, port: int) -> Listening:
    nonce = fresh_key()
    document = page(kit.words, nonce)
    now = kit.settings.now
    opening = Opening(place.host, port, nonce, lambda: document, icon(), ICON_TYPE)
    return Listening(opening, now.phone_table or kit.words("phone.table"), place, now.phone_place)
