"""What is copied of a match: its moves as text, a position."""

from __future__ import annotations

from game.rules.tank_chess.game_text import Heading, write_game
from game.rules.tank_chess.play import opened
from game.rules.tank_chess.position import write_position
from game.scenes.stack import Change, Notice

from .desk import Desk
from .game_files import save_text


def copy_game(desk: Desk) -> Change:
    return Notice(_mined(desk)) if hides_mines(desk) else _copied(desk, game_text(desk))


def save_game(desk: Desk) -> Change:
    return Notice(_mined(desk)) if hides_mines(desk) else save_text(desk.kit, game_text(desk))


def hides_mines(desk: Desk) -> bool:
    """Whether the text of the match would tell where mines lie that nobody may see yet."""
    match = desk.live.match
    return match.outcome is None and match.table.options.hidden_mines


def game_text(desk: Desk) -> str:
    """Return the line that stands as text."""
    match = desk.live.match
    start = opened(match.state_at(0).table, 0).table
    board = dict(match.header.labels).get("map", "")
    white, black = (player.name for player in match.header.players)
    heading = Heading("", desk.kit.today(), white, black, board)
    return write_game(heading, start, tuple(done.action for done in match.done))


def copy_position(desk: Desk) -> Change:
    return _copied(desk, write_position(desk.table))


def _mined(desk: Desk) -> str:
    return desk.kit.words("chess.mines_hidden")


def _copied(desk: Desk, text: str) -> Change:
    done = desk.kit.copy(text)
    return Notice(desk.kit.words("chess.copied" if done else "chess.not_copied"))
