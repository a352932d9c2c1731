"""Tank Chess as the scenes of all games see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.ai.tank_chess.search.mating import defender
from game.content.maps.maps import load
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.faces.face import Challenges, Door, Face, NotMine, Seats
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.opening.play_on import played
from game.scenes.pages.working_page import WorkingScene
from game.scenes.seats.occupants import last_setup
from game.scenes.tank_chess.game_texts.open_game_page import is_game, text_opens
from game.scenes.tank_chess.panel.panel import beside_board
from game.scenes.tank_chess.setup.last_setup import read
from game.scenes.tank_chess.setup.setup_page import (
    chess_setup,
    computers_alone,
    folders,
    position_setup,
)
from game.session.match.match import Match
from game.session.match.record import Player, Record
from game.view.surface.surfaces import Made, Surface
from game.view.tank_chess.board import draw_small

from .board_face import GAME, board_face
from .figures import figure_face
from .heat import heat
from .opened_table import opened, studied
from .table_face import TABLE


def _setup(kit: Kit, path: Path | None) -> Scene:
    if path is not None and load(path).game != GAME:
        raise NotMine(path.name)
    return chess_setup(kit, path)


def _text(kit: Kit, text: str) -> Callable[[], Scene] | str:
    """Return what a game or a position opens that is written down, "" for any other text."""
    return text_opens(kit, text, partial(position_setup, kit)) if is_game(text) else ""


def _studied(kit: Kit, record: Record, count: int) -> Scene:
    """Return the match of a record beside a teacher, after so many actions."""
    header = replace(record.header, clock=None, rules=TANK_CHESS.number)
    match = Match(TANK_CHESS, header, CallFlag)

    def then(match: Match) -> Scene:
        if match.outcome is None:
            # Nobody plays on while it is looked at, but whoever looks at it.
            persons = tuple(replace(player, strength=None) for player in header.players)
            match.header = replace(header, players=persons)
        return studied(kit, match, at=count)

    said = kit.words("play.replay.study"), kit.words("play.resuming")
    actions = tuple(done.action for done in record.standing)
    return WorkingScene(kit, *said, played(match, actions), then).begun()


FACE = Face(
    seats=Seats(
        names=("side.white", "side.black"),
        marks=("piece.commander.0", "piece.commander.1"),
    ),
    door=Door(
        setup=_setup,
        resume=lambda kit, match: opened(kit, match, read(last_setup(kit, GAME)[1])),
        flag=CallFlag,
        computers=computers_alone,
        text=_text,
        read_ahead=lambda kit: kit.boards.ahead(*folders(kit)),
    ),
    board=lambda kit: replace(board_face(kit), study=_studied),
    challenges=Challenges(
        table=lambda kit, match, quest: opened(kit, match, quest=quest),
        small=lambda canvas, box, key, table: draw_small(canvas, box, table),
        options="chess.setup",
        players=(Player(""), Player("", "defender")),
        minds={"defender": defender},
    ),
    figures=figure_face,
    table=TABLE,
    heat=heat,
    tune="music.tank_chess",
    aside=beside_board,
    surface=Surface(Made.PLANKS, "table_walnut", ("table.glasses", "table.mug")),
)
