"""Who acts on the blanket: whose toy flies, and which."""

from __future__ import annotations

from game.rules.blanket_hills import events
from game.rules.blanket_hills.state import Table
from game.scenes.faces.acting import Acting
from game.scenes.faces.board_face import seat_of
from game.scenes.frame.kit import Words
from game.view.blanket_hills.shell_rows import toy_picture


def acts(words: Words, shown: Table, event: events.Event) -> Acting | None:
    """Return who acts, None where the toy that was thrown tells."""
    seat = seat_of(shown, event)
    match event:
        case events.ShellThrown(shell=shell) | events.ShellPicked(shell=shell):
            return Acting((event.seat,), ((toy_picture(shell),),))
        case _:
            return None if seat is None else Acting((seat,))
