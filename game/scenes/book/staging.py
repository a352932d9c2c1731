"""Figures on a stage: the face of a game for them, its book of them, and one that is played."""

from __future__ import annotations

import logging

from game.content.files.reader import ContentError
from game.content.rule_figures import Figure, load_figures
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.figure_face import FigureFace
from game.scenes.frame.kit import Kit

from .figure import Stage

Book = dict[str, tuple[Figure, ...]]
"""The figures of a game by their paragraphs."""


def figure_face(kit: Kit, game: str) -> FigureFace | None:
    """Return how a game shows its figures, None for one that has none."""
    face = faces_of(kit).get(game)
    return face.figures(kit) if face and face.figures else None


def figure_book(game: str) -> Book:
    """Return the figures of a game, none where a file has faults."""
    try:
        return load_figures(game)
    except ContentError as error:
        logging.warning("The figures of %s cannot be read: %s", game, error)
        return {}


def staged(kit: Kit, face: FigureFace, figure: Figure) -> Stage | None:
    """Return a figure on its stage, None for one that cannot be played."""
    try:
        return Stage(kit, face, figure)
    # A figure's file may be spoilt in any way; whoever shows it goes on without.
    except Exception as error:
        logging.warning("The figure %s cannot be played: %r", figure.name, error)
        return None
