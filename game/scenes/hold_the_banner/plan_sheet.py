"""What a hand without cards tells: the plan of each own tank, or the tank that is asked about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Picking, Piece
from game.rules.hold_the_banner.actions import AddShot, DrawRoute
from game.rules.hold_the_banner.plans import Plan, shots_allowed
from game.rules.hold_the_banner.quarters import Place
from game.rules.hold_the_banner.state import Kind, Rescuing, Returning, Spawning, Table, Tank
from game.scenes.frame.kit import Words
from game.scenes.widgets.widget_kinds import Paint
from game.view.hold_the_banner.plan_sheet import Entry, draw_sheet
from game.view.hold_the_banner.route_cards import card_picture
from game.view.hold_the_banner.standing_pieces import hull_picture, kind_of, turret_picture

from .cell_words import tank_words
from .naming import kind_name, named
from .plan_on_board import falls_short
from .route_words import route_words, shot_words


def sheet(
    words: Words, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> Paint | None:
    """Return what paints it, None where nothing is asked of the seat."""
    entries = tuple(_entries(words, view, seat, picking))
    return partial(draw_sheet, entries=entries) if entries else None


def _entries(words: Words, view: Table, seat: Seat, picking: Picking) -> Iterator[Entry]:
    match view.question:
        case Spawning(_, kind):
            yield _asked(words, view, Tank(0, seat, kind, Place(0, 0)))
        case Returning():
            yield _asked(words, view, Tank(0, seat, Kind.GUARD, Place(0, 0)))
        case Rescuing(_, number) if (tank := view.tank(number)) is not None:
            yield _asked(words, view, tank)
        case None if view.ending is None:
            for tank in view.tanks_of(seat):
                yield _planned(words, view, picking, tank)
        case _:
            pass


def _asked(words: Words, view: Table, tank: Tank) -> Entry:
    told = tank_words(words, view, tank)
    return Entry(kind_name(words, tank.kind), (told,), pieces=_pieces(view, tank))


def _pieces(view: Table, tank: Tank) -> tuple[str, ...]:
    look = kind_of(view, tank)
    return hull_picture(look, tank.seat), turret_picture(look, tank.seat)


def _fires(words: Words, view: Table, tank: Tank, shot: AddShot) -> str:
    """Return a shot, and that it would be lost where the tank does not come so far."""
    told = shot_words(words, shot.point, shot.facing)
    return words("banner.sheet.short", shot=told) if falls_short(view, tank, shot) else told


def _planned(words: Words, view: Table, picking: Picking, tank: Tank) -> Entry:
    """Return the plan of a tank as it stands, with the route that is being drawn."""
    plan, drawn = Plan.of(view, tank.seat), picking.usual if picking.picked else None
    route = plan.routes.get(tank.number)
    if isinstance(drawn, DrawRoute) and drawn.tank == tank.number:
        route = drawn.route
    told = words("banner.sheet.none") if route is None else route_words(words, route)
    shots = [e for e in plan.actions if isinstance(e, AddShot) and e.tank == tank.number]
    fires = [_fires(words, view, tank, each) for each in shots]
    if not shots_allowed(view, tank):
        fires = [words("banner.why.bullet_in_air")]
    elif not fires and tank.number in plan.routes:
        fires = [words("banner.sheet.no_shot")]
    return Entry(
        named(words, view, Piece(tank.number), ()),
        (told, *fires),
        tank_words(words, view, tank),
        card_picture(route) if route else "",
        () if route else _pieces(view, tank),
    )
