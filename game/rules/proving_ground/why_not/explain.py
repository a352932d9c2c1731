"""Why something cannot be done, in plain English."""

from __future__ import annotations

from game.rules.proving_ground.ground.board import cell_name, on_board

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the match is over",
    Why.NOT_YOUR_TURN: "it is another seat's turn",
    Why.NOT_NOW: "something else is to be decided now",
    Why.KEEP_FIRST: "keep one of the cards drawn first",
    Why.RETURN_FIRST: "put the destroyed pawn back first",
    Why.CARD_NOT_OPEN: "that card does not lie open",
    Why.CORNER_TAKEN: "that corner is taken",
    Why.NOT_YOUR_CARD: "that card is not at hand",
    Why.NOT_YOUR_PAWN: "that pawn is not yours",
    Why.PAWN_AWAY: "the pawn is not on the board",
    Why.PAWN_SITS: "the pawn is repaired this turn",
    Why.OTHER_PAWN: "it is another pawn's action",
    Why.TANK_FIRST: "a pawn is chosen first",
    Why.MUST_CHOOSE_MOVER: "another pawn can move, so this one does not act",
    Why.NOT_WAITING: "the pawn does not wait to be placed",
    Why.BASE_ONLY: "a pawn is placed on its own base",
    Why.BASE_TAKEN: "a tank stands there",
    Why.BASE_MINED: "a shell lies there, and another cell of the base is free",
    Why.BRING_IN_LATER: "a gained tank comes at the beginning of a turn",
    Why.TOO_SHORT: "too short",
    Why.TOO_LONG: "too far",
    Why.WRONG_WAY: "not in the tank's kind of line",
    Why.OFF_BOARD: "off the board",
    Why.NO_TURNING: "the tank cannot turn on its way",
    Why.ENDS_AT_START: "a drive may not end where it began",
    Why.END_TAKEN: "a tank stands there",
    Why.MUST_MOVE: "there is a move, so it must be made",
    Why.OUT_OF_RANGE: "the shot strikes another distance or line",
    Why.MOVE_FIRST: "the move comes first",
    Why.NO_TANK: "no rival tank stands there",
    Why.OWN_TANK: "own tanks are never targets",
    Why.NO_TOKEN: "no token lies there",
    Why.NOT_BARE: "the cell is not bare",
    Why.NO_SHELL: "no shell lies there",
    Why.POOL_EMPTY: "no shell is left",
    Why.SHELLS_OFF: "no shells are laid in this game",
    Why.NO_OTHER_CARD: "that card is not in its reserve",
    Why.NO_PAIR: "there is no such pair",
    Why.NOT_READY: "there is no such effect to use",
    Why.NO_UPGRADE: "that pair is no upgrade",
    Why.SLOTS_FULL: "both slots of the card are full",
    Why.NO_ACTIVE_CARD: "the pawn has no active card",
    Why.NOT_ACTIVE: "an upgrade goes onto an active card",
    Why.DECK_EMPTY: "no tank card is left",
    Why.MAIN_FIRST: "the main action comes first",
    Why.NOBODY_TO_ACT: "no own pawn can act",
    Why.NOT_ADJACENT: "not beside the pawn",
    Why.PAWN_THERE: "a pawn stands there",
    Why.STEP_FIRST: "a step is to be made",
    Why.FACE_UP: "no token lies face down there",
    Why.SOLO_ONLY: "only the solo player retires",
}


def explain(refusal: Refusal) -> str:
    """Return a reason such as `A1: too short (B4.1)`, with the step if a later one fails."""
    cell = refusal.cell
    place = f"{cell_name(cell)}: " if cell is not None and on_board(cell) else ""
    step = f" at step {refusal.step}" if refusal.step and refusal.step > 1 else ""
    return f"{place}{_WORDS[refusal.why]}{step} ({refusal.rule})"
