"""Why a piece does not get somewhere, or what a shot would do there, with the paragraph."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.rules.tank_chess.notation import SIDES, cell_name
from game.rules.tank_chess.reasons import (
    ArmourHolds,
    CannotLeave,
    CanStand,
    Destroys,
    LineBlocked,
    LostOnTheWay,
    NotAhead,
    NotAnEnemy,
    NotInLine,
    NotYourPiece,
    NoWay,
    Occupied,
    OutOfAim,
    OutOfRange,
    Reason,
    TooFar,
    TooNear,
    Unmoved,
    rule_of,
)
from game.rules.tank_chess.refusals import Refused
from game.rules.tank_chess.state import Table
from game.scenes import citing
from game.scenes.kit import Words

from .naming import armour_name, point_name, side_name


def cited(words: Words, table: Table, reason: Reason) -> str:
    """Return a reason with its paragraph."""
    return citing.cited(plain(words, table, reason), rule_of(reason))


def plain(words: Words, table: Table, reason: Reason) -> str:
    """Return a reason."""

    def at(cell: Cell) -> str:
        return cell_name(cell, table.height) if table.on(cell) else "—"

    match reason:
        case NotYourPiece(cell):
            return words("chess.why.not_yours", cell=at(cell))
        case Unmoved():
            return words("chess.why.unmoved")
        case Occupied(cell) if not table.on(cell):
            return words("chess.why.off_board")
        case Occupied(cell, by):
            return words("chess.why.occupied", cell=at(cell), by=_obstacle(words, by.name))
        case TooFar(cell=cell, cost=cost, speed=speed):
            return words("chess.why.too_far", cell=at(cell), count=cost, speed=speed)
        case NoWay(cell=cell):
            return words("chess.why.no_way", cell=at(cell))
        case CannotLeave():
            return words("chess.why.cannot_leave")
        case CanStand(cell=cell):
            return words("chess.why.can_stand", cell=at(cell))
        case NotAnEnemy(cell):
            return words("chess.why.not_enemy", cell=at(cell))
        case NotInLine(cell):
            return words("chess.why.not_in_line", cell=at(cell))
        case NotAhead(bearing=bearing):
            return words("chess.why.not_ahead", point=point_name(words, bearing))
        case OutOfAim(cell):
            return words("chess.why.out_of_aim", cell=at(cell))
        case LostOnTheWay(cell):
            return words("chess.why.lost", cell=at(cell))
        case LineBlocked(cell, by):
            said = words("chess.why.blocked", cell=at(cell), by=_obstacle(words, by.name))
            return said[:1].upper() + said[1:]
        case _:
            return _shot(words, reason)


def _shot(words: Words, reason: TooNear | OutOfRange | ArmourHolds | Destroys) -> str:
    match reason:
        case TooNear(_, 2):
            return words("chess.why.too_near")
        case TooNear(distance, nearest):
            return words("chess.why.too_near_lob", distance=distance, nearest=nearest)
        case OutOfRange(distance, farthest):
            return words("chess.why.out_of_range", distance=distance, farthest=farthest)
        case ArmourHolds(side, armour, gun):
            name = armour_name(words, side)
            return words("chess.why.holds", side=name, armour=armour, gun=gun)
        case Destroys(side, armour, gun):
            name = armour_name(words, side)
            return words("chess.why.destroys", side=name, armour=armour, gun=gun)
        case _:
            assert_never(reason)


def _obstacle(words: Words, name: str) -> str:
    return words(f"chess.obstacle.{name.lower()}")


LONGEST = 40


def refusal(words: Words, fault: Refused) -> str:
    bare = fault.key == "no_row" and not fault.gaps["found"]
    said = words("chess.refused.no_start") if bare else _fault(words, fault)
    if fault.letter and not bare:
        found = str(fault.gaps["found"])
        shown = words("chess.refused.found" if found else "chess.refused.the_end", found=found)
        said = words("chess.refused.at_letter", letter=fault.letter, found=shown, fault=said)
    return words("chess.refused.in_line", line=fault.line, fault=said) if fault.line else said


def _fault(words: Words, fault: Refused) -> str:
    if fault.table is not None and fault.reason is not None:
        return cited(words, fault.table, fault.reason)
    gaps = {**fault.gaps, "found": str(fault.gaps.get("found", ""))[:LONGEST]}
    if "side" in gaps:
        gaps["side"] = side_name(words, SIDES.index(str(gaps["side"])))
    bare = fault.key == "marks" and not gaps["marks"]
    return words("chess.refused.no_marks" if bare else f"chess.refused.{fault.key}", **gaps)
