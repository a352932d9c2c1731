"""How what is won looks: tokens that fly, pairs, points, effects, and the flips of the Family."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.rules.proving_ground import events
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import EFFECTS
from game.view.clip import CUT, Clip, Cue, Effect, Pose

from .driving import STEP, drive
from .standing import livery, rest, token_picture

FLY, GAIN, FLIP, SHOWN = 480, 620, 420, 1500
STAGGER = 120


def lost(shown: Table, event: events.PointsTaken | events.TokenTaken | events.PairMade) -> Clip:
    """Return how somebody takes what another one, or the board, has lost."""
    at = _winner(shown, event.seat)
    match event:
        case events.PointsTaken(_, number, points):
            picture = f"points.{points}.{livery(shown.pawns[number])}"
            return _gained(at, picture, points, "bonus.taken")
        case events.TokenTaken(_, cell, token):
            fly = _flown(cell, at, token, 0)
            return Clip(FLY, effects=(fly,), sound="card.lay")
        case events.PairMade(_, tokens):
            pictures = " ".join(token_picture(token) for token in tokens)
            return _gained(at, pictures, 2, "bonus.taken")
        case _:
            assert_never(event)


def won(shown: Table, event: events.Extra) -> Clip:
    match event:
        case events.UpgradeAttached(seat, pair, number):
            effect = shown.zone(seat).pairs[pair].effect
            at = rest(shown.pawns[number])
            return _gained(at, f"effect.{effect.value}", 0, "bonus.appears")
        case events.ExtraTurnUsed(seat, pair) | events.ExtraTankUsed(seat, pair):
            effect = EFFECTS[shown.zone(seat).pairs[pair].tokens[0].lower()]
            return _gained(_winner(shown, seat), f"effect.{effect.value}", 0, "bonus.appears")
        case events.CardKept():
            return Clip(200, sound="card.lay")
        case _:
            assert_never(event)


def flipped(shown: Table, event: events.Flipping) -> Clip:
    match event:
        case events.PawnStepped(number, to):
            return drive(shown, number, to, STEP)
        case events.TokenTurnedUp(_, cell, token):
            kind = f"flip {token_picture('?')} {token_picture(token)}"
            return Clip(FLIP, effects=(Effect(kind, cell.x, cell.y, FLIP),), sound="card.lay")
        case events.PairTaken(seat, cells, tokens):
            at = _winner(shown, seat)
            flies = tuple(
                _flown(cell, at, token, STAGGER * number)
                for number, (cell, token) in enumerate(zip(cells, tokens, strict=True))
            )
            plus = Effect("gain effect.extra_turn", at.x, at.y, SHOWN, FLY, to_x=2)
            cues = (Cue("card.lay", 0), Cue("bonus.taken", FLY))
            return Clip(FLY + GAIN, effects=(*flies, plus), cues=cues)
        case events.TokensTurnedDown(cells):
            return Clip(
                FLIP, effects=tuple(_turned_down(shown, c) for c in cells), sound="card.back"
            )
        case events.PawnStopped():
            return CUT
        case _:
            assert_never(event)


def _turned_down(shown: Table, cell: Cell) -> Effect:
    kind = f"flip {token_picture(shown.on(cell))} {token_picture('?')}"
    return Effect(kind, cell.x, cell.y, FLIP)


def _winner(shown: Table, seat: int) -> Pose:
    """Return where what a seat wins flies to: its pawn that acts, or its first on the board."""
    own = [n for n in shown.own(seat) if shown.pawns[n].cell is not None]
    acting = shown.turn.pawn
    if acting in own:
        return rest(shown.pawns[acting])
    return rest(shown.pawns[own[0]]) if own else Pose(3.5, 3.5)


def _flown(cell: Cell, at: Pose, token: str, begins: int) -> Effect:
    kind = f"fly {token_picture(token)}"
    return Effect(kind, cell.x, cell.y, FLY, begins, to_x=at.x, to_y=at.y)


def _gained(at: Pose, pictures: str, points: int, sound: str) -> Clip:
    shown = Effect(f"gain {pictures}", at.x, at.y, SHOWN, to_x=points)
    return Clip(GAIN, effects=(shown,), sound=sound)
