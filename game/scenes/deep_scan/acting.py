"""Who acts among the stars: whose ship it is."""

from __future__ import annotations

from game.rules.deep_scan import events
from game.rules.deep_scan.state import Table
from game.scenes.faces.acting import Acting
from game.scenes.faces.board_face import seat_of
from game.scenes.frame.kit import Words
from game.view.deep_scan.ships import ship_picture


def acts(words: Words, shown: Table, event: events.Event) -> Acting | None:
    """Return who acts, with the ship, None where the cause of an event tells."""
    seat, ship = seat_of(shown, event), getattr(event, "ship", None)
    if seat is None:
        return None
    return Acting((seat,), () if ship is None else ((ship_picture(ship),),))
