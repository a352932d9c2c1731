"""All figures of the rules book that are open: one at a time, found by its paragraph."""

from __future__ import annotations

from game.content.rule_figures import Figure
from game.scenes.faces.figure_face import FigureFace
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.pages.widget_scene import Happening

from .figure import Stage
from .staging import Book, figure_book, figure_face, staged


class FigureShelf:
    """`stage` is the figure that is shown, one of `count` at its paragraph, or None."""

    def __init__(self, kit: Kit) -> None:
        self.stage: Stage | None = None
        self.picked = 0
        self._kit = kit
        self._faces: dict[str, FigureFace | None] = {}
        self._books: dict[str, Book] = {}
        self._stages: dict[tuple[str, str], Stage | None] = {}
        self._game = ""
        self._here: tuple[Figure, ...] = ()

    @property
    def count(self) -> int:
        return len(self._here)

    @property
    def moving(self) -> bool:
        return self.stage is not None and self.stage.moving

    def choose(self, game: str, paragraph: str) -> None:
        """Show the first figure of a paragraph, from its beginning."""
        self._game = game
        face = self._face(game)
        self._here = self._book(game).get(paragraph, ()) if face is not None else ()
        self._pick(0)

    def update(self, ms: int) -> None:
        if self.stage is not None:
            self.stage.update(ms)

    def answer(self, event: Happening) -> None:
        """Play, stop, step, or show another figure of the paragraph."""
        match event, self.stage:
            case Changed("figure", int(place)), _:
                self._pick(place)
            case _, None:
                pass
            case Chosen("bar.play"), Stage() as stage:
                stage.play()
            case Chosen("bar.step"), Stage() as stage:
                stage.step()
            case Chosen("bar.back"), Stage() as stage:
                stage.back()
            case Chosen("bar.first"), Stage() as stage:
                stage.rewind()
            case _:
                pass

    def _pick(self, place: int) -> None:
        self.picked = place
        self.stage = self._staged(self._here[place]) if place < len(self._here) else None
        if self.stage is not None:
            self.stage.rewind()

    def _face(self, game: str) -> FigureFace | None:
        if game not in self._faces:
            self._faces[game] = figure_face(self._kit, game)
        return self._faces[game]

    def _book(self, game: str) -> Book:
        if game not in self._books:
            self._books[game] = figure_book(game)
        return self._books[game]

    def _staged(self, figure: Figure) -> Stage | None:
        key = self._game, figure.name
        face = self._face(self._game)
        assert face is not None
        if key not in self._stages:
            self._stages[key] = staged(self._kit, face, figure)
        return self._stages[key]
