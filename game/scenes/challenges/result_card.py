"""A result as one picture to be shown to others: the board, the stars, and the text as squares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.content.goals import Ranks
from game.content.tasks.challenges import Challenge
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.kit import Kit
from game.scenes.pages.evening_sky import evening
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BUTTON, HEAD, TITLE
from game.view.canvas.qr_squares import Squares, draw_squares
from game.view.files.camera import Camera

from .words import draw_stars, goal_of, title_of

WIDE, HIGH = 1280, 720
"""How large the card is, in units and in the pixels of its file."""

BOARD, CODE = 608.0, 236.0
VEIL = 150


@dataclass(frozen=True, slots=True)
class ResultCard:
    """What the card of a result shows: its table at the end, and the text that proves it; no
    squares where there are none to be made."""

    challenge: Challenge
    table: Any
    stars: int
    turn: int
    points: int
    text: str
    squares: Squares = ()


def card_file(camera: Camera, kit: Kit, card: ResultCard) -> bytes:
    """Return the card as a PNG file."""
    return camera.png(WIDE, HIGH, lambda canvas: draw_card(canvas, kit, card))


def draw_small(canvas: Canvas, box: Box, kit: Kit, card: ResultCard) -> None:
    """Draw the card into a box, made smaller as it is."""
    if min(box.width, box.height) >= 1:
        key = ("result card", card.text, kit.words.language, kit.type.percent)
        canvas.reduced(key, box, (WIDE, HIGH), lambda paper: draw_card(paper, kit, card))


def draw_card(canvas: Canvas, kit: Kit, card: ResultCard) -> None:
    evening(VEIL)(canvas)
    page = canvas.box.inset(56)
    board, told = page.left(BOARD), page.beside(BOARD, 48).inset(0, 4)
    canvas.plate(board.inset(-12), "night", 16, "line", 3)
    canvas.plate(told.inset(-20, -12), (10, 12, 16, 190), 16)
    name = f"{card.challenge.id} {card.text}"
    face_of(kit, card.challenge.game).small(canvas, board, name, card.table)
    _told(canvas, told, kit, card)
    if card.squares:
        foot = told.foot(CODE)
        draw_squares(canvas, foot.left(CODE), card.squares)
        words = kit.words("challenge.card.code")
        canvas.write(words, foot.beside(CODE, 22), BUTTON, "words", stand="middle")


def headline(kit: Kit, challenge: Challenge, turn: int, points: int) -> str:
    """Return what was reached."""
    if isinstance(challenge.stars, Ranks):
        return kit.words("challenge.points", count=points)
    return kit.words("challenge.solved", count=turn)


def _told(canvas: Canvas, box: Box, kit: Kit, card: ResultCard) -> None:
    words, each = kit.words, card.challenge
    canvas.write(words("title.name"), box.top(40), HEAD, "quiet")
    canvas.write(title_of(kit, each), box.below(48).top(64), BUTTON, "words", stand="top")
    said = headline(kit, each, card.turn, card.points)
    canvas.write(said, box.below(112).top(64), TITLE, "accent")
    draw_stars(
        canvas, box.below(184).top(88).left(96 * each.stars.most), card.stars, each.stars.most
    )
    canvas.write(goal_of(kit, each), box.below(284).top(64), BUTTON, "words", stand="top")
