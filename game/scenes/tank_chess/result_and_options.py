"""How a match ended: in words, and large on the card; and by which optional rules it was played."""

from __future__ import annotations

from dataclasses import fields

from game.rules.tank_chess.letters.notation import SIDES
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine, spoken
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, TITLE

from .desk import Desk
from .naming import side_name
from .remaining_forces import HIGH, draw_forces
from .sentences import end_words

WON = "chess.result.won"
PLATE = 84.0


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won, how, and what each side has lost, the winner first."""
    end = table.end
    assert end is not None
    title = words("chess.result.drawn")
    if end.winner is not None:
        name = names[end.winner]
        own = name == side_name(words, end.winner)
        title = words(f"chess.result.won.{SIDES[end.winner]}" if own else WON, name=name)
    seats = sorted((0, 1), key=lambda seat: seat != end.winner)
    lines = tuple(
        SeatLine(
            f"piece.commander.{seat}",
            names[seat],
            None,
            words("chess.result.losses", count=sum(w.seat == seat for w in table.wrecks)),
            seat == end.winner,
        )
        for seat in seats
    )
    how, lost = words(f"chess.how.{end.how.value}"), f"chess.lost.{end.how.value}"
    reason = f"{how[:1].upper()}{how[1:]}."
    return Result(title, reason, lines, words(lost) if lost in words else "")


def headline(words: Words, match: Match, names: Names) -> str:
    """Return how a match ended in one line; whoever lost alone knows best how."""
    found = result_of(words, match.table, names)
    lost = spoken(found, match) != found
    return found.title if lost else end_words(words, match.table.end, names)


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the names of the optional rules that are played by."""
    options = table.options
    on = [field.name for field in fields(options) if getattr(options, field.name)]
    return tuple(words(f"chess.setup.{name}") for name in on)


def draw_verdict(canvas: Canvas, box: Box, desk: Desk) -> None:
    """Draw the winner's piece and the verdict in the winner's words; a draw has both pieces."""
    table = desk.table
    assert table.end is not None
    told = spoken(result_of(desk.kit.words, table, desk.names), desk.sitting.match)
    room = box.top(max(PLATE, box.height - HIGH - 14))
    seats = (0, 1) if table.end.winner is None else (table.end.winner,)
    for place, seat in enumerate(seats):
        plate = Box(room.x + place * (PLATE + 8), room.y, PLATE, PLATE)
        canvas.plate(plate, "paper", 12, f"side.{seat}.dark", 3)
        canvas.piece(f"piece.commander.{seat}", *plate.middle, PLATE * 0.84)
    beside = room.beside(len(seats) * (PLATE + 8), 12)
    canvas.write(told.title, beside.top(50), TITLE, "words", wrap=False)
    canvas.write(told.reason, beside.below(54), BODY, "quiet", stand="top")
    if box.height >= PLATE + HIGH:
        draw_forces(canvas, box, table)
