"""What Tank Chess shows of texts and drawn boards: left lines, a position midway, the editor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.content.maps.setups import standard
from game.content.tank_chess.draft import drawn_from
from game.link.qr_code import squares
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import Action, Resign
from game.rules.tank_chess.letters.game_text import Heading, write_game
from game.rules.tank_chess.letters.position import write_position
from game.rules.tank_chess.starting_board import BLACK, Board
from game.scenes.frame.commands import Changed, Edit, Edited, Key, Press, Resized
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Push, Replace, Scene
from game.scenes.opening.sent_page import sent_scene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.tank_chess import table_buttons
from game.scenes.tank_chess.editor.editor import EditorScene
from game.scenes.tank_chess.game_texts.game_files import save_text
from game.scenes.tank_chess.game_texts.keep_match_page import keeping_page
from game.scenes.tank_chess.game_texts.open_game_page import open_scene, open_text
from game.scenes.tank_chess.openings.openings_page import openings_scene
from game.scenes.tank_chess.panel.first_match_hints import SEEN
from game.scenes.tank_chess.setup.setup_page import chess_setup, position_setup
from game.scenes.tank_chess.table import TableScene
from game.tools.exhibits.exhibit import FRAME, Exhibits

from .exhibits import match, table

LEFT = 27
"""So many moves stand when the players go back and play another way."""


def _variations(kit: Kit) -> Scene:
    scene = table(kit, 34)
    table_buttons.look_at(scene.desk, LEFT)
    table_buttons.act(scene.desk, "go_on")
    scene.resume("yes")
    scene.desk.live.submit(scene.desk.live.legal(BLACK)[0])
    scene.desk.live.playback.skip()
    scene.update(FRAME)
    return scene


def _midway(kit: Kit) -> Scene:
    """Return the table that a copied position leads to: Black moves, and wrecks lie about."""
    kit.settings.change(seen=kit.settings.now.seen | {SEEN})
    change = _position(kit).handle(Press(Key.MENU))
    assert isinstance(change, Replace)
    assert isinstance(change.scene, TableScene)
    change.scene.handle(Resized(1280, 720, 1))
    change.scene.update(FRAME)
    return change.scene


def _position(kit: Kit) -> Sheet:
    keep_setup(kit, "tank_chess", (Occupant(""), Occupant("")), "")
    code = write_position(match(kit, LEFT).table)
    change = open_text(kit, code, lambda table: position_setup(kit, table))
    assert isinstance(change, Replace)
    assert isinstance(change.scene, Sheet)
    return change.scene


def _editor(kit: Kit) -> Scene:
    board = standard("tank_chess", 2).board
    assert isinstance(board, Board)

    return EditorScene(kit, partial(chess_setup, kit), replace(drawn_from(board), mover=BLACK))


def _open(kit: Kit) -> Scene:
    for count in (LEFT, 34):
        save_text(kit, write_game(Heading(), match(kit, 0).table, _actions(kit, count)))
    return open_scene(kit, lambda table: position_setup(kit, table))


def _onward(kit: Kit) -> Scene:
    """Return the seats of a game that goes on from a text."""
    return _opened(kit, _actions(kit, LEFT))


def _looked_at(kit: Kit) -> Scene:
    """Return a game from a text that is over, some moves on."""
    scene = _opened(kit, (*_actions(kit, LEFT), Resign(BLACK)))
    for _ in range(12):
        scene.handle(Press(Key.STEP))
    return scene


def _opened(kit: Kit, actions: tuple[Action, ...]) -> Scene:
    text = write_game(Heading("", "", "Olena", "Taras"), match(kit, 0).table, actions)
    change = open_text(kit, text, lambda table: position_setup(kit, table))
    assert isinstance(change, Replace)
    change.scene.handle(Resized(1280, 720, 1))
    return change.scene


def _actions(kit: Kit, count: int) -> tuple[Action, ...]:
    return tuple(done.action for done in match(kit, count).done)


def _link(kit: Kit) -> Scene:
    scene = table(replace(kit, squares=squares), 34)
    change = table_buttons.act(scene.desk, "link")
    assert isinstance(change, Push)
    return change.scene


def _openings(kit: Kit) -> Scene:
    """Return the openings after the turn that is played most."""
    start = TANK_CHESS.new(standard("tank_chess", 2), 1).table
    scene = openings_scene(kit, start, ())
    scene.handle(Changed("turn", 0))
    return scene


def _sent(kit: Kit) -> Scene:
    """Return the page with a link that has lost its end."""
    scene = sent_scene(kit)
    scene.handle(Edited(Edit.PASTE, "tankodrom:1-aaamsaaamxw5rmijqayaargrqxjdutkiuuuqf"))
    return scene


TABLES: dict[str, Callable[[Kit], Scene]] = {
    "chess variations": _variations,
    "chess midway": _midway,
    "chess set-up position": _position,
    "chess editor": _editor,
    "chess keeping": keeping_page,
    "chess link": _link,
    "sent": _sent,
    "chess openings": _openings,
    "chess open": _open,
    "chess onward": _onward,
    "chess looked at": _looked_at,
}

EXHIBITS = Exhibits(TABLES)
