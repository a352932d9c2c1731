"""Mistakes of a week ago: which of them wait for the people of a match, and what is kept of one."""

from __future__ import annotations

from contextlib import suppress

from game.ai.tank_chess.teacher import Line
from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess.letters.notation import write_action
from game.rules.tank_chess.letters.position import read_start, write_position
from game.rules.tank_chess.letters.refusals import Refused
from game.rules.tank_chess.play import legal, opened
from game.rules.tank_chess.state import PRINTED_RULES
from game.scenes.frame.kit import Kit
from game.scenes.saves.saved_files import records
from game.scenes.tank_chess.desk import Desk
from game.session.files.crash_safe_files import NotWritten
from game.session.people.mistakes import NAME, Missed, in_a_week, kept, note

from .puzzle_judge import Puzzle


def waiting(desk: Desk) -> tuple[Puzzle, ...]:
    """Return what the people of this match missed a week ago or more."""
    players = desk.live.match.header.players
    people, today = {p.name for p in players if p.strength is None}, desk.kit.today()
    due = (one for one in kept(records(desk.kit)) if one.person in people and one.due <= today)
    found = (_puzzle(one) for one in due)
    return tuple(each for each in found if each is not None)


def remember(kit: Kit, puzzle: Puzzle, right: bool) -> None:
    """Have a mistake that was missed come back in a week, and one that is right no more."""
    if puzzle.table.options != PRINTED_RULES or not puzzle.lines:
        return
    folder, missed = records(kit), _missed(kit, puzzle)

    def job() -> None:
        # It may be analysed again: nothing is lost that cannot be had.
        with suppress(NotWritten, OSError):
            note(folder, missed, right)

    kit.writer.put(folder / NAME / missed.position, job)


def _missed(kit: Kit, puzzle: Puzzle) -> Missed:
    table = puzzle.table
    lines = tuple((write_action(table, line.turn), line.worth) for line in puzzle.lines)
    taken = write_action(table, puzzle.taken)
    return Missed(in_a_week(kit.today()), puzzle.person, write_position(table), taken, lines)


def _puzzle(missed: Missed) -> Puzzle | None:
    """Return the puzzle that was written down, None where it cannot be read."""
    with suppress(Refused):
        table = opened(read_start(missed.position, load_kinds()), 0).table
        written = {write_action(table, turn): turn for turn in legal(table, table.turn)}
        lines = tuple(Line(written[turn], worth) for turn, worth in missed.lines if turn in written)
        if lines and missed.taken in written:
            return Puzzle(table, written[missed.taken], lines, missed.person, True)
    return None
