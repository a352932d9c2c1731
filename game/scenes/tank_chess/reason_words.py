"""Why a piece does not get somewhere, what a shot would do there, why a text cannot be opened."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tank_chess.letters.notation import SIDES, cell_name
from game.rules.tank_chess.letters.refusals import Refused
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.why_not import reasons
from game.rules.tank_chess.why_not.reasons import Obstacle, Reason, rule_of
from game.scenes.frame.kit import Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is
from game.scenes.pages import rule_sign

from .naming import armour_name, point_name, side_name

LONGEST = 40
"""So many letters of a text are shown where it is wrong."""


def cited(words: Words, table: Table, reason: Reason) -> str:
    """Return a reason with its paragraph."""
    return rule_sign.cited(plain(words, table, reason), rule_of(reason))


def plain(words: Words, table: Table, reason: Reason) -> str:
    """Return a reason; one that begins with what stands in the way begins like any other."""
    said = REASONS.tell(words, table, reason, ())
    return said[:1].upper() + said[1:]


def _cell(saying: Saying, cell: Cell) -> str:
    return cell_name(cell, saying.shown.height) if saying.shown.on(cell) else "—"


def _obstacle(saying: Saying, by: Obstacle) -> str:
    return saying.words(f"chess.obstacle.{by.name.lower()}")


REASONS = Sentences(
    prefix="chess.why",
    keys={
        reasons.NotYourPiece: "not_yours",
        reasons.Unmoved: "unmoved",
        reasons.Occupied: lambda table, why: "occupied" if table.on(why.cell) else "off_board",
        reasons.TooFar: "too_far",
        reasons.NoWay: "no_way",
        reasons.CannotLeave: "cannot_leave",
        reasons.CanStand: "can_stand",
        reasons.NotAnEnemy: "not_enemy",
        reasons.NotInLine: "not_in_line",
        reasons.NotAhead: "not_ahead",
        reasons.OutOfAim: "out_of_aim",
        reasons.LostOnTheWay: "lost",
        reasons.LineBlocked: "blocked",
        reasons.TooNear: lambda table, why: "too_near" if why.nearest == 2 else "too_near_lob",
        reasons.OutOfRange: "out_of_range",
        reasons.ArmourHolds: "holds",
        reasons.Destroys: "destroys",
    },
    gaps=(
        ("cell", "cell", _cell),
        ("by", "by", _obstacle),
        ("cost", "count", as_it_is),
        ("speed", "speed", as_it_is),
        ("bearing", "point", lambda saying, bearing: point_name(saying.words, bearing)),
        ("distance", "distance", as_it_is),
        ("nearest", "nearest", as_it_is),
        ("farthest", "farthest", as_it_is),
        ("side", "side", lambda saying, side: armour_name(saying.words, side)),
        ("armour", "armour", as_it_is),
        ("gun", "gun", as_it_is),
    ),
)


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
