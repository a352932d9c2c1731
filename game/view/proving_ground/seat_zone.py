"""What lies before a seat: its tanks as diagrams, the way to the target, pairs and singles."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.proving_ground.ground.board import SIZE
from game.rules.proving_ground.solo_artillery import ENOUGH, artillery_points
from game.rules.proving_ground.state import RANKS, Artillery, Fate, Mode, Pair, Pawn, Table, Zone
from game.view.board.seat_zones import draw_ladder, draw_target, fitting, spots
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL

from .standing_pieces import livery, seat_livery, token_picture

BAR, GAP = 18.0, 6.0
TANKS = 62.0
LOW, MAIN, BESIDE = 124.0, 58.0, 114.0
"""In a lower zone, as four players have, the tokens lie beside the tanks: a card so large, and all
of them so wide."""

PAIR, SPOIL, SINGLE = 1.4, 0.8, 1.06
"""How wide each lies in a zone, in sizes of a token."""


def draw_zone(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw all that a seat has, in this box; the artillery's below it in the solo game."""
    if table.artillery is not None:
        rival, box = artillery_box(box), box.rows(2, 10)[0]
        _draw_artillery(canvas, rival, table.artillery, artillery_points(table))
    low = box.height < LOW and table.mode is not Mode.SOLO
    _draw_target(canvas, box.top(BAR), table, seat)
    rest = box.below(BAR, GAP)
    if table.mode is not Mode.FAMILY:
        high = min(MAIN, rest.height) if low else min(TANKS, box.height * 0.4)
        _draw_tanks(canvas, (rest.left(BESIDE) if low else rest).top(high), table, seat)
        rest = rest.beside(BESIDE, GAP) if low else rest.below(high, GAP)
    _draw_tokens(canvas, rest, table.zone(seat))


def artillery_box(box: Box) -> Box:
    """Return where the artillery's things lie in the zone of a solo game."""
    return box.rows(2, 10)[1]


def draw_brief(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw the tanks of a seat and its tokens side by side, where there is room for a line."""
    for number in table.own(seat):
        pawn = table.pawns[number]
        if pawn.tank or pawn.reserve:
            _draw_tank(canvas, box.left(box.height / 0.52), table, pawn)
            box = box.beside(box.height * 1.9, 8)
    _draw_tokens(canvas, box, table.zone(seat))


def _draw_tanks(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    own = table.own(seat)
    shown = [n for n in own if table.pawns[n].tank or table.pawns[n].reserve]
    for number, cell in zip(shown, box.columns(max(1, len(shown)), 6), strict=False):
        _draw_tank(canvas, cell, table, table.pawns[number])


def _draw_tank(canvas: Canvas, box: Box, table: Table, pawn: Pawn) -> None:
    """Draw a pawn's active card as a diagram, with upgrades and points, then its reserve."""
    high = min(box.height, box.width * 0.52)
    main = Box(box.x, box.y, high, high)
    canvas.plate(main, "card_paper", 6, f"seat.{livery(pawn)}", 3)
    if pawn.tank:
        canvas.picture(f"diagram.{pawn.tank.card}", *main.middle, high - 6)
        _draw_upgrades(canvas, main, table, pawn)
    else:
        canvas.picture("icon.skull", *main.middle, high * 0.6)
    if pawn.points:
        top = f"points.{pawn.points[0]}.{livery(pawn)}"
        canvas.picture(top, main.right - high * 0.1, main.y + high * 0.2, high * 0.4)
    _draw_reserve(canvas, box.beside(high, 8), high, pawn)


def _draw_reserve(canvas: Canvas, box: Box, high: float, pawn: Pawn) -> None:
    """Draw the cards in reserve at the foot of that row, one over the other where they must be."""
    small = min(high * 0.78, box.width)
    step = min(small + 4, (box.width - small) / max(1, len(pawn.reserve) - 1))
    for place, tank in reversed(list(enumerate(pawn.reserve))):
        spot = Box(box.x + place * step, box.y + high - small, small, small)
        canvas.plate(spot, "bot", 5, "line", 2)
        canvas.picture(f"diagram.{tank.card}", *spot.middle, small - 4, 0, 190)


def _draw_upgrades(canvas: Canvas, box: Box, table: Table, pawn: Pawn) -> None:
    pairs = table.zone(pawn.seat).pairs
    size = box.height * 0.36
    for place, one in enumerate(pawn.tank.upgrades if pawn.tank else ()):
        x = box.x + size * (0.35 + 0.9 * place)
        canvas.picture(f"effect.{pairs[one].effect.value}", x, box.bottom - size * 0.3, size)


def _draw_target(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw how far it is to the target; in the solo game the stars stand on the way."""
    points, ink = table.zone(seat).points, f"seat.{seat_livery(table, seat)}"
    if table.mode is Mode.SOLO:
        draw_ladder(canvas, box, points, RANKS, ink)
    else:
        draw_target(canvas, box, points, table.target, ink, steps=2)


def _draw_tokens(canvas: Canvas, box: Box, zone: Zone) -> None:
    """Draw pairs, stacked, then points of rivals, then singles in a row, as large as fits."""
    pairs, spoils, singles = len(zone.pairs), len(zone.spoils), len(zone.singles)
    shares = (PAIR,) * pairs + (SPOIL,) * spoils + (SINGLE,) * singles
    if not shares or box.height < 12:
        return
    size = fitting(box, shares)
    at = spots(box, size, shares)
    for pair in zone.pairs:
        _draw_pair(canvas, next(at), size, pair)
    for spoil in zone.spoils:
        canvas.picture(f"points.{spoil}.4", *next(at), size * 0.9)
    for letter in zone.singles:
        canvas.picture(token_picture(letter), *next(at), size)


def _draw_pair(canvas: Canvas, at: tuple[float, float], size: float, pair: Pair) -> None:
    """Draw two tokens, the one with the icon on top while its effect waits: then it glows."""
    lower, upper = sorted(pair.tokens, key=str.isupper)
    x, y = at
    if pair.fate is Fate.READY:
        glow = Box(x - size * 0.52, y - size * 0.52, size * 1.4, size * 1.04)
        canvas.plate(glow, (255, 228, 154, 90), 8, "gold", 2)
    if pair.fate is Fate.USED:
        lower, upper = upper, lower
    alpha = canvas.dim(150) if pair.fate in (Fate.USED, Fate.ATTACHED) else 255
    canvas.picture(token_picture(lower), x + size * 0.3, y, size * 0.94, 0, alpha)
    canvas.picture(token_picture(upper), x, y, size, 0, alpha)


def _draw_artillery(canvas: Canvas, box: Box, guns: Artillery, points: int) -> None:
    """Draw the rival of the solo game: points to the end, tanks left, piles, what it took."""
    canvas.plate(box, "panel", 10, "line", 2)
    inside = box.inset(10, 8)
    head = inside.top(34)
    canvas.picture("artillery", head.x + 17, head.middle[1], 34)
    canvas.write(f"×{guns.tanks}", head.beside(40), LABEL, "words", wrap=False)
    for place, (name, left) in enumerate((("letter", guns.columns), ("digit", guns.rows))):
        spot = head.edge(104).columns(2, 4)[place]
        canvas.picture(f"shell.{name}", spot.x + 15, head.middle[1], 30)
        canvas.write(str(SIZE - len(left)), spot.beside(32), SMALL, "quiet", wrap=False)
    bar = inside.below(34, 4).top(BAR)
    draw_target(canvas, bar, points, ENOUGH, "coral", steps=0)
    _draw_tokens(canvas, inside.below(34 + BAR + 4, 6), Zone(singles=guns.tokens))
