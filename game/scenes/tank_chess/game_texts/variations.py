"""The variations of a text in a match: each is taken, and taken back before the line goes on."""

from __future__ import annotations

from game.rules.tank_chess.letters.game_lines import Line
from game.session.match.match import Match


def play(match: Match, line: Line) -> None:
    """Take the turns of a line, so that what branches off it is in the tree of the match."""
    for place in range(len(line.actions) + 1):
        count = match.count
        for branch in line.branches:
            if branch.after == place:
                play(match, branch.line)
                match.undo_agreed(count)
        if place < len(line.actions):
            match.submit(line.actions[place])
