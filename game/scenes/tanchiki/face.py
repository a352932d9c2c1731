"""Tanchiki as the scenes of all games see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.content.maps.maps import load
from game.content.tanchiki.map_kind import MAP_KIND
from game.scenes.faces.face import SEATS_BY_COLOUR, Challenges, Door, Face, NotMine
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.match.quest import Quest
from game.scenes.tanchiki.overlay.goal_cells import aims_of
from game.scenes.tanchiki.setup.setup_page import GAME, computers_alone, taken_up, tanchiki_setup
from game.session.match.match import Match
from game.session.match.record import Player
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.surface.surfaces import Made, Surface
from game.view.tanchiki.board import draw_table, fitted

from .board_face import board_face
from .figures import figure_face
from .heat import heat
from .table import TableScene
from .table_face import TABLE


def _setup(kit: Kit, path: Path | None) -> Scene:
    if path is None:
        return tanchiki_setup(kit)
    found = load(path)
    if found.game != GAME or found.letter:
        raise NotMine(path.name)
    return tanchiki_setup(kit, found)


def _read_ahead(kit: Kit) -> Iterator[None]:
    own = kit.maps / GAME
    return kit.boards.ahead(own / "segments", own)


def _challenge(kit: Kit, match: Match, quest: Quest) -> Scene:
    return TableScene(kit, match, quest.again, quest=quest)


def _small(canvas: Canvas, box: Box, key: str, table: Any) -> BoardPlace:
    """Draw a start table; it is painted once for each size."""
    canvas.layer(
        ("challenge", key),
        box,
        lambda paper: draw_table(paper, fitted(table, paper.box, paper.scale), table),
    )
    return fitted(table, box, canvas.scale)


FACE = Face(
    seats=SEATS_BY_COLOUR,
    door=Door(
        setup=_setup,
        resume=taken_up,
        computers=computers_alone,
        read_ahead=_read_ahead,
    ),
    board=board_face,
    challenges=Challenges(
        table=_challenge,
        small=_small,
        options="tanchiki.option",
        players=(Player(""),),
        aims=aims_of,
    ),
    figures=figure_face,
    table=TABLE,
    heat=heat,
    handicaps=MAP_KIND.handicaps,
    surface=Surface(Made.CANVAS, "table_canvas", ("table.map", "table.mug")),
)
