"""What is shown of a match that is over before its result: all of it once more, in seconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.rules import Told
from game.scenes.frame.kit import Kit, Names
from game.scenes.frame.stack import Scene
from game.view.show.playback import Playback

from .board_face import BoardFace, ReplayChapter

Closing = tuple[str, Callable[[], Scene]]
"""The closing show of one match, as its result shows it: what it is called, and the scene."""


@dataclass(frozen=True, slots=True)
class ClosingShow:
    """`title` is what it is called, `afar` what phones say of it meanwhile, both by their keys.

    `reel(kit, start, told)`  the match as it is told again, in parts of the game's own, by which
                              one steps; all of it is told, since it is over
    `board(kit, names)`       how that is drawn of a match between people who are called so
    `chapters(kit, reel)`     what its parts are called, where a stretch of it is filmed
    """

    title: str
    afar: str
    reel: Callable[[Kit, Any, Sequence[Told[Any]]], Playback[Any, Any]]
    board: Callable[[Kit, Names], BoardFace]
    chapters: Callable[[Kit, Playback[Any, Any]], Sequence[ReplayChapter]] = lambda kit, reel: ()
