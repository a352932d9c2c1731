"""The game in plain letters: the table as far as it is known."""

from __future__ import annotations

from game.rules.tanchiki.letters.drawing import draw_numbered, letter
from game.rules.tanchiki.letters.wording import written
from game.rules.tanchiki.state import Table


def draw(table: Table) -> str:
    """Return the whole table as far as it is known."""
    turn = table.turn
    head = f"turn {turn.number}, {turn.phase.value}, {letter(turn.first)} is first"
    hands = (_seat(table, seat) for seat in range(table.seats))
    return "\n".join((head, *draw_numbered(table), *hands))


def _seat(table: Table, seat: int) -> str:
    hand, score = table.hands[seat], table.scores[seat]
    line = f"{letter(seat)} {score.points} points, {hand.held} cards"
    if hand.hand is not None and hand.stacks is not None:
        first, second = hand.stacks
        line += f": {written(hand.hand)} / 1: {written(first)} / 2: {written(second)}"
        line += ", going off" if hand.going_off else ""
    helmets = table.field.tanks[seat].helmets
    line += f", played {written(hand.played)}" if hand.played else ""
    return line + (f", {helmets} helmets" if helmets else "")
