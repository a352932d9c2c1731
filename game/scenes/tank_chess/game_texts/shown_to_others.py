"""A match of Tank Chess shown to others: as a link, as a film, the board as a picture."""

from __future__ import annotations

from game.core.rules import NOBODY
from game.rules.tank_chess import TANK_CHESS
from game.scenes.frame.stack import Change, Notice
from game.scenes.keeping.link_page import send
from game.scenes.keeping.picture_files import take_picture
from game.scenes.match.live_match import reel
from game.scenes.replay.watch_again import watch_scene
from game.scenes.tank_chess.board_face import board_face
from game.scenes.tank_chess.desk import Desk
from game.session.records.opening_to_watch import watched

from .game_files import GAME, hides_mines


def show(desk: Desk, way: str) -> Change:
    """Do what was chosen: the picture is of the board before one's eyes."""
    kit, match, face = desk.kit, desk.live.match, board_face(desk.kit)
    if way == "picture":
        seen = TANK_CHESS.view(desk.table, NOBODY)
        still = reel(TANK_CHESS.evolve, face.motion, seen)
        return take_picture(kit, kit.camera, GAME, face, still) if kit.camera else None
    if hides_mines(desk):
        return Notice(kit.words("chess.mines_hidden"))
    if way == "link":
        return send(kit, TANK_CHESS, match.header, watched(match))
    return watch_scene(kit, match, face).film()
