"""The games that can be played, in the order of the title.

The title must not wait for what it does not show: a game's scenes are read when its door is
opened, so they are imported there and not above.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from game.scenes.play.kept import waiting

from .doors import Door

if TYPE_CHECKING:
    from game.scenes.play.quest import Quest
    from game.session.match import Match

    from .kit import Kit
    from .stack import Scene


def all_doors() -> tuple[Door[Kit], ...]:
    return (
        replace(_closed("tanchiki", "tank.1", _tanchiki), quest=_tanchiki_quest),
        replace(_closed("tank_chess", "piece.heavy.0", _tank_chess), quest=_chess_quest),
    )


def read_ahead(kit: Kit) -> None:
    """Read the games while the title stands there, so that their doors open at once."""
    from . import challenges, credits, records, rules_book, settings_scene  # noqa: F401

    _tanchiki()
    _tank_chess()
    from game.scenes.tanchiki.boards import maps
    from game.scenes.tank_chess.setup import all_boards

    # What cannot be read now is told when it is asked for.
    with suppress(OSError):
        maps(kit.shelf, kit.maps)
        all_boards(kit)


def _tanchiki() -> Door[Kit]:
    from game.scenes.tanchiki.door import tanchiki_door

    return tanchiki_door()


def _tank_chess() -> Door[Kit]:
    from game.scenes.tank_chess.door import tank_chess_door

    return tank_chess_door()


def _tanchiki_quest(kit: Kit, match: Match, quest: Quest) -> Scene:
    from game.scenes.play.half_way import apart
    from game.scenes.play.quested import QuestedScene
    from game.scenes.tanchiki.table import TableScene
    from game.view.box import Box

    table = TableScene(apart(kit), match, quest.again, leave=kit.words("challenge.list"))
    below_the_seat = Box(10, 164, 262, 190)
    return QuestedScene(table, quest, below_the_seat)


def _chess_quest(kit: Kit, match: Match, quest: Quest) -> Scene:
    table = _tank_chess().quest
    assert table is not None
    return table(kit, match, quest)


def _closed(game: str, picture: str, read: Callable[[], Door[Kit]]) -> Door[Kit]:
    """Return a door that reads its game when it is opened."""
    return Door(
        game=game,
        setup=lambda kit, map: read().setup(kit, map),
        unfinished=lambda kit: waiting(kit, game),
        resume=lambda kit: read().resume(kit),
        watch=lambda kit, file: read().watch(kit, file),
        picture=picture,
        figures=lambda kit: read().figures(kit),
    )
