"""How each game is entered from the title; a game's scenes make its door."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .stack import Scene

if TYPE_CHECKING:
    from game.scenes.play.quest import Quest
    from game.session.match import Match

K = TypeVar("K")


class NotMine(Exception):
    """The map is a board of another game."""


@dataclass(frozen=True, slots=True)
class Door(Generic[K]):
    """What a door is opened with is a kit, which holds the doors and so is named here by K only.

    `game` is the game's name; its words are `door.<game>` and `door.<game>.about`.

    `setup(kit, map)`     the table set-up, with this map file chosen where there is one; raises
                          NotMine for another game's map, ContentError for one with faults
    `unfinished(kit)`     whether a match waits to be gone on with; asked at every title
    `resume(kit)`         the scene that goes on with it
    `watch(kit, file)`    a record, to be watched; raises Damaged or Foreign with a sentence
    `picture`             a picture for the title's button
    `quest(kit, match, quest)`  the table with a challenge on it, where the game has that
    `figures(kit)`        its FigureFace: how the figures of its rules book are played and drawn
    """

    game: str
    setup: Callable[[K, Path | None], Scene]
    unfinished: Callable[[K], bool]
    resume: Callable[[K], Scene]
    watch: Callable[[K, Path], Scene]
    picture: str
    quest: Callable[[K, Match, Quest], Scene] | None = None
    figures: Callable[[K], Any] = lambda kit: None
