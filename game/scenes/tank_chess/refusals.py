"""Why a text cannot be opened, in the player's words; every sentence begins with its place."""

from __future__ import annotations

from game.rules.tank_chess.notation import SIDES
from game.rules.tank_chess.refusals import Refused
from game.scenes.kit import Words

from .naming import side_name
from .reason_words import cited

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
