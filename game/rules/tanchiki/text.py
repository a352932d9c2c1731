"""Tanchiki in plain letters: draw, read, tell."""

from __future__ import annotations

from game.core.rules import Text
from game.rules.tanchiki.actions import Action
from game.rules.tanchiki.events import Event
from game.rules.tanchiki.letters.drawing import (
    LEGEND,
    draw_board,
    draw_numbered,
    letter,
    read_board,
    read_segment,
)
from game.rules.tanchiki.letters.notation import name
from game.rules.tanchiki.letters.scenarios import given, play
from game.rules.tanchiki.letters.telling import tell
from game.rules.tanchiki.letters.wording import written
from game.rules.tanchiki.state import Table

__all__ = ["TEXT", "draw", "draw_board", "name", "play", "read_board", "read_segment", "tell"]


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


def _tell(_table: Table, event: Event) -> str:
    return tell(event)


def _name(_table: Table, action: Action) -> str:
    return name(action)


TEXT = Text(draw, _tell, _name, play, seat=letter, legend=LEGEND, given=given)
