"""What the scenes that all games share need of one game: its face.

A game's face is the value FACE of `game.scenes.<game>.face`, found by its name (all_faces.py). That
module reads the whole game, so nothing in the game's own scenes imports it. What a game can do
without may be left out. The game's words in the menu are `door.<game>`, its picture there is
`door.<game>` in assets/data/art.yaml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.rules import Seat
from game.view.surface.surfaces import PLAIN, Surface

if TYPE_CHECKING:
    from game.ai.mind import Mind
    from game.content.goals import Goal
    from game.core.grid import Cell
    from game.scenes.frame.kit import Kit
    from game.scenes.frame.stack import Scene
    from game.scenes.match.quest import Quest
    from game.session.match.match import Match
    from game.session.match.record import Player
    from game.view.canvas.board_place import BoardPlace
    from game.view.canvas.box import Box
    from game.view.canvas.canvas import Canvas

    from .board_face import BoardFace
    from .closing_show import ClosingShow
    from .figure_face import FigureFace
    from .table_face import TableFace


class NotMine(Exception):
    """The map is a board of another game."""


@dataclass(frozen=True)
class Seats:
    """What the seats of a game are called and how they are marked, in their order.

    `names` are keys of texts: a seat's usual name, in the language that is spoken
    `marks` are pictures
    """

    names: tuple[str, ...]
    marks: tuple[str, ...]


_COLOURS = ("amber", "emerald", "sky", "red", "cream", "violet", "pink", "cobalt")
SEATS_BY_COLOUR = Seats(
    names=tuple(f"seat.{colour}" for colour in _COLOURS),
    marks=tuple(f"emblem.{seat}" for seat in range(len(_COLOURS))),
)
"""The seats of a game that has no names of its own for them."""


@dataclass(frozen=True)
class Door:
    """How a game is entered.

    `setup(kit, map)`   the table set-up, with this map file chosen where there is one; raises
                        NotMine for another game's map, ContentError for one with faults
    `resume(kit, match)`  the table of a match that was left, or goes on from a record
    `flag(seat)`        what is done when a seat's time is up, for a game with a clock
    `computers(kit)`    a match of computers alone, of the usual strength, to be watched
    `text(kit, text)`   what makes the scene that a text of the game opens, the sentence that says
                        why it cannot be opened, or "" for a text that is none of the game's
    `read_ahead(kit)`   reads what the set-up shows, a little in each step: while the title still
                        stands there, and before the set-up opens
    """

    setup: Callable[[Kit, Path | None], Scene]
    resume: Callable[[Kit, Match], Scene]
    flag: Callable[[Seat], Any] | None = None
    computers: Callable[[Kit], Match] | None = None
    text: Callable[[Kit, str], Callable[[], Scene] | str] | None = None
    read_ahead: Callable[[Kit], Iterator[None]] = lambda kit: iter(())


@dataclass(frozen=True)
class Challenges:
    """How a game plays challenges.

    `table(kit, match, quest)`  the table with a challenge on it
    `small(canvas, box, key, table)`  a start table as a small picture, and where its board lies;
                                `key` names the challenge
    `options`                   an optional rule is called `<options>.<name>`
    `players`                   who sits there
    `minds`                     the computer players among them, by their strength
    `aims(goal, table)`         the cells where the goal can be come nearer now
    """

    table: Callable[[Kit, Match, Quest], Scene]
    small: Callable[[Canvas, Box, str, Any], BoardPlace]
    options: str
    players: tuple[Player, ...]
    minds: Mapping[str, Mind] = field(default_factory=dict)
    aims: Callable[[Goal, Any], tuple[Cell, ...]] = lambda goal, table: ()


@dataclass(frozen=True)
class Face:
    """A game as the shared scenes see it.

    `board(kit)`    how a match is shown and told
    `figures(kit)`  how the figures of its rules book are played and drawn
    `table`         what the shared table needs; table/opened_table.py lays it out
    `heat(table)`   how hot a match is: so many layers of the tune are heard over it, 0 to 2, by
                    what everybody sees
    `tune`          the tune at its table, by its id in assets/data/sounds.yaml
    `aside(width, height)`  what lies beside the board on a page of this size, where the game's own
                    table has not the side of the shared one
    `surface`       what its board lies on
    `closing`       what is shown of a match that is over before its result, and once more on demand
    `pictured_last` whether the small picture of a record shows how its match stood last: where all
                    matches begin alike the beginning says nothing
    `handicaps`     what a seat may be given before a match, by name: `handicap.<game>.<name>` says
                    it in words, and a set-up finds it in its places
    """

    seats: Seats
    door: Door
    board: Callable[[Kit], BoardFace]
    challenges: Challenges | None = None
    figures: Callable[[Kit], FigureFace] | None = None
    table: TableFace | None = None
    heat: Callable[[Any], int] = lambda table: 0
    tune: str = "music.table"
    aside: Callable[[float, float], Box] | None = None
    surface: Surface = PLAIN
    closing: ClosingShow | None = None
    pictured_last: bool = False
    handicaps: tuple[str, ...] = ()
