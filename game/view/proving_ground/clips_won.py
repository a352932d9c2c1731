"""How what is won looks: tokens that fly, pairs, points, effects, and the flips of the Family."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.rules.proving_ground import events
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import EFFECTS, HIDDEN
from game.view.show.carried_pictures import FLIP, FLY, GAIN, flipped, flown, gained, gaining
from game.view.show.clip import CUT, Clip, Cue, Effect, Pose
from game.view.show.tank_clips import drive

from .standing_pieces import livery, rest, token_picture

STEP, STAGGER = 260, 120


def lost(shown: Table, event: events.PointsTaken | events.TokenTaken | events.PairMade) -> Clip:
    """Return how somebody takes what another one, or the board, has lost."""
    at = _winner(shown, event.seat)
    match event:
        case events.PointsTaken(_, number, points):
            picture = f"points.{points}.{livery(shown.pawns[number])}"
            return gaining(at, picture, points, "bonus.taken")
        case events.TokenTaken(_, cell, token):
            fly = flown(cell, at, token_picture(token))
            return Clip(FLY, effects=(fly,), sound="card.lay")
        case events.PairMade(_, tokens):
            pictures = " ".join(token_picture(token) for token in tokens)
            return gaining(at, pictures, 2, "bonus.taken")
        case _:
            assert_never(event)


def won(shown: Table, event: events.Extra) -> Clip:
    match event:
        case events.UpgradeAttached(seat, pair, number):
            effect = shown.zone(seat).pairs[pair].effect
            at = rest(shown.pawns[number])
            return gaining(at, f"effect.{effect.value}", 0, "bonus.appears")
        case events.ExtraTurnUsed(seat, pair) | events.ExtraTankUsed(seat, pair):
            effect = EFFECTS[shown.zone(seat).pairs[pair].tokens[0].lower()]
            return gaining(_winner(shown, seat), f"effect.{effect.value}", 0, "bonus.appears")
        case events.CardKept():
            return Clip(200, sound="card.lay")
        case _:
            assert_never(event)


def flipping(shown: Table, event: events.Flipping) -> Clip:
    match event:
        case events.PawnStepped(number, to):
            return drive(f"pawn {number}", rest(shown.pawns[number]), to, STEP)
        case events.TokenTurnedUp(_, cell, token):
            up = _turned(cell, HIDDEN, token)
            return Clip(FLIP, effects=(up,), sound="card.lay")
        case events.PairTaken(seat, cells, tokens):
            at = _winner(shown, seat)
            flies = tuple(
                flown(cell, at, token_picture(token), STAGGER * number)
                for number, (cell, token) in enumerate(zip(cells, tokens, strict=True))
            )
            plus = gained(at, "effect.extra_turn", 2, FLY)
            cues = (Cue("card.lay", 0), Cue("bonus.taken", FLY))
            return Clip(FLY + GAIN, effects=(*flies, plus), cues=cues)
        case events.TokensTurnedDown(cells):
            down = tuple(_turned(cell, shown.on(cell), HIDDEN) for cell in cells)
            return Clip(FLIP, effects=down, sound="card.back")
        case events.PawnStopped():
            return CUT
        case _:
            assert_never(event)


def _turned(cell: Cell, first: str, then: str) -> Effect:
    return flipped(cell, token_picture(first), token_picture(then))


def _winner(shown: Table, seat: int) -> Pose:
    """Return where what a seat wins flies to: its pawn that acts, or its first on the board."""
    own = [n for n in shown.own(seat) if shown.pawns[n].cell is not None]
    acting = shown.turn.pawn
    if acting in own:
        return rest(shown.pawns[acting])
    return rest(shown.pawns[own[0]]) if own else Pose(3.5, 3.5)
