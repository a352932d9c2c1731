"""Why something cannot be done, in plain English."""

from __future__ import annotations

from game.rules.one_cut.field import cell_name, on_field

from .reasons import Refusal, Why

_WORDS = {
    Why.OVER: "the match is over",
    Why.NOT_SEATED: "nobody sits there",
    Why.NOT_NOW: "something else is to be decided now",
    Why.COMMITTED: "the row is committed and stays as it is",
    Why.ROW_FULL: "a row has three cards at most",
    Why.ROW_EMPTY: "no card is laid yet",
    Why.NOT_IN_HAND: "no such card is in hand",
    Why.NOT_ASKED: "the other blade is asked",
    Why.NAMED: "the step is named already",
    Why.OFF_FIELD: "off the field",
    Why.MUST_STEP: "who moves has to step",
    Why.TOO_FAR: "no neighbouring cell",
    Why.TAKEN: "the pusher stands there",
    Why.PUSH_TOO_FAR: "one is pushed one or two cells from the contested one",
    Why.NO_MARKS: "no marks are named to agree on",
    Why.MARKS_NAMED: "both marks are named",
    Why.MARKED: "the other mark is there",
}


def explain(refusal: Refusal) -> str:
    """Return a reason such as `A1: no neighbouring cell (U3.3)`."""
    cell = refusal.cell
    place = f"{cell_name(cell)}: " if cell is not None and on_field(cell) else ""
    return f"{place}{_WORDS[refusal.why]} ({refusal.rule})"
