"""Who acts in Proving Ground: whose pawn drives, shoots or comes, and the artillery."""

from __future__ import annotations

from game.rules.proving_ground import events
from game.rules.proving_ground.state import Table
from game.scenes.faces.acting import NOBODYS, Acting
from game.scenes.faces.board_face import seat_of
from game.scenes.frame.kit import Words
from game.view.proving_ground.standing_pieces import pawn_picture

Struck = events.ArmourUsed | events.TankDestroyed | events.TokenLost | events.TankLost
"""It is told of whom it befell: who did it, its cause says."""


def acts(words: Words, shown: Table, event: events.Event) -> Acting | None:
    """Return who acts, None where the cause of an event tells."""
    match event:
        case events.LastTurnsBegan() | events.PilesShuffled():
            return NOBODYS
        case events.ArtilleryFired() | events.ArtilleryWasted() | events.GunPlaced():
            return Acting(pieces=(("artillery",),), name=words("proving.artillery"))
        case events.GunDestroyed():
            return None
        case _ if isinstance(event, Struck):
            return None
    seat, number = seat_of(shown, event), getattr(event, "pawn", None)
    if number is None or isinstance(event, events.PointsTaken):
        return None if seat is None else Acting((seat,))
    pawn = shown.pawns[number]
    return Acting((pawn.seat,), ((pawn_picture(pawn),),))
