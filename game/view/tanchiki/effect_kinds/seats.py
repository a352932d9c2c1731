"""What is seen of a seat: its cards, points and tokens, and the course of the match."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw
from game.view.show.flares import Spot
from game.view.show.revealed_cards import draw_turning
from game.view.tanchiki.cards import CARD, OPEN

from .piece_signs import ring


def _cards(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Lost cards fly off the tank, backs up."""
    x, y = place.spot(effect.x, effect.y)
    count, back = max(1, round(effect.to_x)), f"card_back.{round(effect.to_y)}"
    for number in range(count):
        turn = math.pi * (number + 1) / (count + 1)
        reach = place.size * 1.5 * (1 - (1 - share) ** 2)
        spot = x - math.cos(turn) * reach, y - math.sin(turn) * reach * 0.7
        canvas.picture(back, *spot, place.size * BACK, 0, round(255 * (1 - share**3)))


def _flip(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Cards turn over above the tank, backs first, stay while it begins to drive and turn away."""
    faces = effect.kind.split(" ")[1:]
    x, y = place.spot(effect.x, effect.y)
    ms, size = share * effect.ms, place.size * 0.86
    step = size * CARD_WIDE
    rise = eased(Ease.SETTLE, min(1.0, ms / 200))
    top = max(y - place.size * (0.55 + 0.4 * rise), place.box.y + size * 0.3)
    wide = step * (len(faces) - 1) / 2
    x = min(max(x, place.box.x + wide + step / 2), place.box.right - wide - step / 2)
    back = f"card_back.{round(effect.to_y)}"
    for number, face in enumerate(faces):
        turned = min(1.0, max(0.0, (ms - 60 - 50 * number) / 160), 0.5 + AWAY * (1 - share))
        left = x - wide + step * number - size * CARD / 2
        box = Box(left, top - size / 2, size * CARD, size)
        draw_turning(canvas, box, (back, f"card.{face}"), stepped(turned), CARD, OPEN)


def _plans(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Two backs come down over the tank and fade."""
    x, y = place.spot(effect.x, effect.y)
    fall = place.size * 0.9 * (1 - eased(Ease.SETTLE, min(1.0, share * 3)))
    alpha = round(255 * min(1.0, 8 * share, 3 * (1 - share)))
    for side in (-0.2, 0.2):
        back = f"card_back.{round(effect.to_y)}"
        spot = x + side * place.size, y - place.size * 0.5 - fall
        canvas.picture(back, *spot, place.size * BACK, 0, alpha)


def _helmet(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    lift = place.size * (0.3 + 1.1 * math.sin(share * 2))
    alpha = round(255 * (1 - share**3))
    canvas.piece("bonus.helmet", x + share * place.size, y - lift, place.size * 0.7, 0, alpha)


def _rises(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A token is held up for all to see: `token red 3` or `bonus star`."""
    sort, *names = effect.kind.split(" ")
    picture = f"bonus.{names[0]}" if sort == "bonus" else f"bot_back.{names[0]}.{names[1]}"
    x, y = place.spot(effect.x, effect.y)
    lift = place.size * 1.1 * min(1.0, share * 2.5)
    alpha = round(255 * min(1.0, 3 * (1 - share)))
    canvas.piece(
        picture, x, y - lift, place.size * stepped(0.7 + 0.3 * min(1.0, share * 3)), 0, alpha
    )


def _points(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The points rise; from there on they fly to the score, where one is shown."""
    if share > RISEN:
        return
    x, y = place.spot(effect.x, effect.y)
    style = Style(Family.DISPLAY, max(14, round(place.size * 0.75)))
    lift = place.size * (0.7 + 0.7 * eased(Ease.SETTLE, share / RISEN))
    draw_points(canvas, (x, y - lift), style, round(effect.to_x), round(effect.to_y))


def draw_points(canvas: Canvas, spot: Spot, style: Style, count: int, seat: int) -> None:
    """Draw points in a seat's colour, with an edge that is seen on any ground."""
    x, y = spot
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        canvas.text(f"+{count}", x + dx, y + dy, style, "night", "centre")
    canvas.text(f"+{count}", x, y, style, f"seat.{seat}.light", "centre")


def _deal(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Cards come to the tank, backs up, one after the other."""
    x, y = place.spot(effect.x, effect.y)
    count, back = max(1, round(effect.to_x)), f"card_back.{round(effect.to_y)}"
    for number in range(count):
        own = min(1.0, max(0.0, share * (1 + 0.25 * count) - 0.25 * number))
        if 0 < own < 1:
            lift = place.size * 1.6 * (1 - own) ** 2
            aside = place.size * 0.3 * (number - (count - 1) / 2) * (1 - own)
            alpha = round(255 * min(1.0, 3 * (1 - own)))
            canvas.picture(back, x + aside, y - lift, place.size * 0.62, 0, alpha)


def _risen(picture: str) -> Draw:
    """A small sign rises over the tank and fades."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        x, y = place.spot(effect.x, effect.y)
        lift = place.size * (0.3 + 0.5 * min(1.0, share * 2))
        alpha = round(255 * min(1.0, 2.5 * (1 - share)))
        canvas.picture(picture, x, y - lift, place.size * 0.7, 0, alpha)

    return draw


def _agree(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    ring(canvas, place, effect, share, f"seat.{round(effect.to_y)}", 0.4, 1.0)
    _risen("icon.tick")(canvas, place, effect, share)


def _taken(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A cell that is not free: a frame that shuts on it."""
    red, green, blue, _ = canvas.colour("danger")
    reach = place.size * (0.9 - 0.4 * min(1.0, share * 3))
    x, y = place.spot(effect.x, effect.y)
    box = Box(x - reach, y - reach, 2 * reach, 2 * reach)
    canvas.frame(box, (red, green, blue, round(255 * (1 - share))), max(2.0, place.size * 0.08))


def _dawn(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A light passes over the board: a new turn begins."""
    wide = place.size * 1.5
    board = place.box
    x = board.x - wide + (board.width + wide) * share
    for part in range(3):
        left, right = x + part * wide / 3, x + (part + 1) * wide / 3
        left, right = max(board.x, left), min(board.right, right)
        if right > left:
            veil = (255, 236, 190, 10 + 14 * part)
            canvas.rect(Box(left, board.y, right - left, board.height), veil)


def _alarm(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The rim of the board shows the stripes of a warning, twice."""
    if abs(math.sin(share * 2 * math.pi)) > SHUT:
        canvas.layer(("alarm", place.size), place.box, lambda paper: _stripes(paper, place.size))


def _stripes(paper: Canvas, cell: float) -> None:
    thick, box = max(6.0, cell * 0.3), paper.box
    step = thick * 1.6
    for strip in (box.top(thick), box.foot(thick), box.left(thick), box.edge(thick)):
        with paper.clip(strip):
            paper.rect(strip, "night")
            for number in range(-math.ceil(box.height / step), math.ceil(box.width / step) + 1):
                x = box.x + number * step
                lean = (x, box.bottom), (x + box.height, box.y)
                paper.line(*lean, "danger", thick * 0.45)


SHUT = 0.3
"""Below this share of its light a warning is not seen."""

RISEN = 0.45
"""At this share of their time points have risen."""

CARD_WIDE = 0.74
AWAY = 2.5
"""So much sooner than the effect ends have its cards turned their edges to the eye."""

BACK = 0.64
"""How high a card that shows its back alone is, of a cell."""
"""How wide a card is for its height, with the gap beside it."""

KINDS: Mapping[str, Draw] = {
    "cards": _cards,
    "flip": _flip,
    "plans": _plans,
    "helmet": _helmet,
    "token": _rises,
    "bonus": _rises,
    "points": _points,
    "deal": _deal,
    "tick": _risen("icon.tick"),
    "sleep": _risen("icon.power_off"),
    "first": _risen("first_player"),
    "agree": _agree,
    "taken": _taken,
    "dawn": _dawn,
    "alarm": _alarm,
}
