"""Why something cannot be done, in plain English."""

from __future__ import annotations

from game.rules.dice_and_armour.starting_board import cell_name

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the match is over",
    Why.NOT_SEATED: "nobody sits there",
    Why.NOT_YOUR_TURN: "it is the other side's turn",
    Why.NOT_YOUR_TANK: "no tank of this side",
    Why.PART_FIRST: "a part is to be chosen first",
    Why.MOVED_ALREADY: "one tank moves in a turn",
    Why.OTHER_MOVED: "only the tank that has moved may still shoot",
    Why.NO_TRACKS: "without tracks a tank never moves again",
    Why.RESTS: "its engine lets it move every second turn only",
    Why.TOO_SHORT: "a tank moves exactly its speed, no step less",
    Why.TOO_LONG: "a tank moves exactly its speed, no step more",
    Why.NO_STEP: "no neighbouring cell",
    Why.OFF_BOARD: "off the board",
    Why.BLOCK: "concrete stops moves and shots",
    Why.TANK_THERE: "only the last step may ram a tank",
    Why.OWN_TANK: "an own tank stands there",
    Why.WRECK_THERE: "a wreck lies there",
    Why.WRECK_STUCK: "the wreck cannot be pushed here",
    Why.SLANTS: "never two diagonal steps in a row",
    Why.CROSSES: "no cell twice in one move",
    Why.STRAIGHT_ONLY: "it goes straight ahead or straight back only",
    Why.JAMMED: "its turret is jammed",
    Why.AHEAD_ONLY: "with a broken side it shoots straight ahead only",
    Why.NO_TARGET: "nothing to shoot at that way",
    Why.OUT_OF_RANGE: "out of range",
    Why.NOT_ASKED: "this side is not asked for a part",
    Why.OTHER_TANK: "the part of another tank is to be chosen",
    Why.PART_BROKEN: "that part is broken already",
    Why.PART_SAFE: "a ram breaks tracks, rear, side or front only",
    Why.MOVE_OR_SHOOT: "a tank must move or shoot first",
    Why.NOT_LAST: "one surrenders with the last tank only",
    Why.OFFERED: "this side has already offered a draw",
    Why.ARMY_FIRST: "both armies are chosen first",
    Why.NO_ARMY: "no army is chosen now",
    Why.ARMY_READY: "this side's army is ready",
    Why.ARMY_FULL: "the army has its seven tanks",
    Why.TOO_MANY: "no more tanks of this class in an army",
    Why.NOBODY_ENLISTED: "no tank is enlisted yet",
    Why.ARMY_SHORT: "an army has seven tanks",
}


def explain(refusal: Refusal, height: int) -> str:
    """Return a reason such as `C3: no cell twice in one move (D3.1)`."""
    place = f"{cell_name(refusal.cell, height)}: " if refusal.cell is not None else ""
    return f"{place}{_WORDS[refusal.why]} ({refusal.rule})"
