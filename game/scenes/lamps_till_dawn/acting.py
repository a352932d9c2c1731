"""Who acts in Lamps Till Dawn: hardly ever anybody, since all is done in the dark."""

from __future__ import annotations

from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.state import Side, Table
from game.scenes.faces.acting import NOBODYS, Acting
from game.scenes.faces.board_face import seat_of
from game.scenes.frame.kit import Words
from game.view.lamps_till_dawn.standing_pieces import side_picture


def acts(words: Words, shown: Table, event: events.Event) -> Acting | None:
    """Return who was found out, else the side that gains by it: never who committed a plan."""
    match event:
        case events.LampLit() | events.NightmareBanished() | events.LightGrew():
            return Acting(pieces=((side_picture(Side.LIGHT),),))
        case events.LampPutOut() | events.NightmareWoken() | events.DarknessGrew():
            return Acting(pieces=((side_picture(Side.DARK),),))
        case events.DarkRepelled() | events.LightFrightened():
            return Acting((event.seat,))
        case events.Fled(seats=seats):
            return Acting(seats)
        case _ if isinstance(event, events.Planning):
            seat = seat_of(shown, event)
            return None if seat is None else Acting((seat,))
        case _:
            return NOBODYS
