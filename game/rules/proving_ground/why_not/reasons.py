"""Why something cannot be done: a word, the paragraph, and where it goes wrong.

The sentences for it are elsewhere; `explain` has them in plain English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell


class Why(Enum):
    """What stands against an action."""

    OVER = "over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    """Something else is to be decided first."""
    KEEP_FIRST = "keep_first"
    RETURN_FIRST = "return_first"
    CARD_NOT_OPEN = "card_not_open"
    CORNER_TAKEN = "corner_taken"
    NOT_YOUR_CARD = "not_your_card"
    NOT_YOUR_PAWN = "not_your_pawn"
    PAWN_AWAY = "pawn_away"
    PAWN_SITS = "pawn_sits"
    OTHER_PAWN = "other_pawn"
    """Another pawn's main action runs."""
    TANK_FIRST = "tank_first"
    """A cell says nothing before a tank is chosen."""
    MUST_CHOOSE_MOVER = "must_choose_mover"
    """This pawn cannot move while another can."""
    NOT_WAITING = "not_waiting"
    BASE_ONLY = "base_only"
    BASE_TAKEN = "base_taken"
    BASE_MINED = "base_mined"
    BRING_IN_LATER = "bring_in_later"
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    WRONG_WAY = "wrong_way"
    OFF_BOARD = "off_board"
    NO_TURNING = "no_turning"
    ENDS_AT_START = "ends_at_start"
    END_TAKEN = "end_taken"
    MUST_MOVE = "must_move"
    OUT_OF_RANGE = "out_of_range"
    MOVE_FIRST = "move_first"
    NO_TANK = "no_tank"
    OWN_TANK = "own_tank"
    NO_TOKEN = "no_token"
    NOT_BARE = "not_bare"
    NO_SHELL = "no_shell"
    POOL_EMPTY = "pool_empty"
    SHELLS_OFF = "shells_off"
    NO_OTHER_CARD = "no_other_card"
    NO_PAIR = "no_pair"
    NOT_READY = "not_ready"
    NO_UPGRADE = "no_upgrade"
    SLOTS_FULL = "slots_full"
    NO_ACTIVE_CARD = "no_active_card"
    NOT_ACTIVE = "not_active"
    DECK_EMPTY = "deck_empty"
    MAIN_FIRST = "main_first"
    NOBODY_TO_ACT = "nobody_to_act"
    NOT_ADJACENT = "not_adjacent"
    PAWN_THERE = "pawn_there"
    STEP_FIRST = "step_first"
    FACE_UP = "face_up"
    SOLO_ONLY = "solo_only"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    """The paragraph, and as far as they matter the cell and the number of the step."""

    why: Why
    rule: str
    cell: Cell | None = None
    step: int | None = None
