"""Pick an action in the terminal as a screen picks it: by its parts, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.rules import Rules, Seat
from game.core.spelling import Offers, Picking, part_name


def pointed(rules: Rules, shown: Any, seat: Seat, typed: str, say: Callable[[str], None]) -> Any:
    """Return the action that these parts pick, or None when more must be picked; say what may be.

    Parts are divided by semicolons; `go` at their end takes what they stand for.
    """
    if rules.spell is None:
        say("This game cannot be played by pointing; Enter lists the choices.")
        return None
    picking = Picking(Offers(rules.spell, shown, seat, rules.legal(shown, seat)))
    for name in filter(None, (word.strip().lower() for word in typed.split(";"))):
        if name == "go" and picking.usual is not None:
            return picking.usual
        part = next((part for part in picking.next if part_name(part) == name), None)
        if part is None:
            say(f"'{name}' cannot be pointed at here.")
            break
        picking = picking.take(part)
    if picking.due is None:
        _tell(picking, rules, shown, say)
    return picking.due


def _tell(picking: Picking, rules: Rules, shown: Any, say: Callable[[str], None]) -> None:
    """Say what may be pointed at next, each with where it could lead, and what Go would do."""
    for part in picking.next:
        first, *others = picking.take(part).left
        more = f" and {len(others)} more" if others else ""
        say(f"  {part_name(part):16}{rules.text.name(shown, first)}{more}")
    if picking.usual is not None:
        say(f"  {'go':16}{rules.text.name(shown, picking.usual)}")
