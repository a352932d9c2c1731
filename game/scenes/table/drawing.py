"""The shared table as it is drawn, from the ground up: board, ghosts, head, seats, hands, tips."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.rules import Seat
from game.core.spelling import Picking
from game.scenes.faces.all_faces import surface_of
from game.scenes.hand.points_won import draw_won
from game.scenes.hand.seat_panels import Nameplate
from game.scenes.hand.tip_rooms import tip_rooms
from game.scenes.hand.zoned_panels import draw_seats, wholes_of
from game.scenes.match.clock_ticks import clock_of, runs_low
from game.scenes.play.quest_on_page import draw_marks
from game.scenes.play.victory_headline import draw_headline
from game.scenes.seats.commanders import face_of, winners_face
from game.scenes.table.leading.drawn_ways import led_to
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.look import trays
from game.scenes.widgets.tip_places import draw_tip
from game.view.board.cell_marks import badge
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.surface.laid_table import lay_table
from game.view.surface.tray import draw_tray

from . import layout
from .blind_picking import asked_of_all
from .board_cursor import draw_cursor
from .cell_card import card_tip, draw_cell_card
from .desk import Desk
from .head_buttons import WIDE as HEAD_WIDE
from .keys_of_moment import draw_keys
from .on_stage import at_stake
from .page_places import Layout
from .side_shares import free_rooms
from .table_tips import looked_at, tip_on

KEYS_ASIDE = 12.0
"""How far the keys stay from the ends of a tray of their own."""


def draw(canvas: Canvas, desk: Desk) -> None:
    page, every = desk.laid_out, layout.choosers(desk)
    lies, sheet = layout.rooms_of(desk, every), layout.sheet(desk, every=every)
    aside = layout.on_table(desk, every, lies)
    _draw_table_top(canvas, desk, (*wholes_of(lies.panels, lies.zones), *trays(aside)))
    desk.live.playback.dusk = bool(at_stake(desk))
    desk.board.draw(canvas, page.board, desk.sitting.reel, desk.clock, ())
    _draw_known(canvas, desk)
    _draw_lights(canvas, desk)
    _draw_ghosts(canvas, desk)
    boards = desk.board.outline(page.board, desk.sitting.table, desk.page.scale)
    draw_headline(
        canvas,
        desk.place,
        next(iter(boards), desk.place.box),
        desk.sitting,
        lambda seat: desk.face.panel(desk.sitting.table, seat).ink,
        winners_face,
    )
    _draw_head(canvas, desk, page)
    seats = plates(desk)
    draw_seats(canvas, lies.panels, lies.zones, seats, desk.face.zone, desk.sitting.table)
    desk.form.draw_widgets(canvas, aside)
    draw_marks(canvas, desk.place, desk.sitting.terms.quest)
    _draw_over(canvas, desk)
    closer = desk.sitting.last_look.seen is not None
    if desk.face.over is not None and desk.sitting.caught_up and not closer:
        desk.face.over(canvas, desk.place, desk.sitting.table)
    draw_won(canvas, lies.panels, seats, desk.points.won)
    if desk.cursor is not None:
        draw_cursor(canvas, desk.place, desk.cursor)
    desk.form.draw_widgets(canvas, sheet)
    if desk.drag is not None and desk.drag.far and not desk.drag.draws:
        canvas.circle(desk.drag.now, 16, (255, 244, 214, 130))
    if page.card is not None:
        nothing = desk.kit.words.said_by(desk.live.match.rules.name, "table.card.empty")
        draw_cell_card(canvas, page.card, card_tip(desk), nothing)
    if not desk.covered:
        draw_tips(canvas, desk, page, (*aside, *sheet))


def _draw_table_top(canvas: Canvas, desk: Desk, hidden: tuple[Box, ...]) -> None:
    """Cover the page with the table of the game, but for what is hidden below panels and trays."""
    page = desk.laid_out
    hidden = hidden if page.card is None else (*hidden, page.card)
    boards = desk.board.outline(page.board, desk.sitting.table, desk.page.scale)
    surface = surface_of(desk.kit, desk.live.match.rules.name)
    lay_table(canvas, surface, boards, free_rooms(desk, boards), page.head_parts, hidden)


def plates(desk: Desk) -> tuple[Nameplate, ...]:
    """Return the panels of all seats as values."""
    sitting, face = desk.sitting, desk.face
    acts = frozenset(desk.open) if desk.open else frozenset(sitting.match.to_act)
    active = acts if sitting.caught_up else frozenset()
    panels = [face.panel(sitting.table, seat) for seat in range(len(sitting.names))]
    return tuple(
        Nameplate(
            seat,
            sitting.match.player(seat).crew or (name,),
            desk.mark(seat),
            panel,
            seat in active,
            desk.live.thinking == seat,
            face_of(sitting.match.player(seat), desk.talk.look(seat, panel.gone)),
            clock=clock_of(sitting.match, seat),
            low=runs_low(sitting.match, seat),
        )
        for seat, (name, panel) in enumerate(zip(sitting.names, panels, strict=True))
    )


def _draw_known(canvas: Canvas, desk: Desk) -> None:
    """Draw what all could work out by now, once all of it has been seen."""
    if (aid := desk.shown_aid) is not None:
        sitting, known = desk.sitting, desk.known.now(desk.sitting.match)
        aid.draw(canvas, desk.place, known, sitting.table, desk.looks)


def _draw_lights(canvas: Canvas, desk: Desk) -> None:
    """Draw what may be done next, and over it who threatens whom if somebody asks."""
    face, sitting = desk.face, desk.sitting
    if face.lights is not None:
        for seat in _drawn_for(desk):
            view, picking = desk.choosing.view(seat), desk.choosing.picking(seat)
            face.lights(canvas, desk.place, view, seat, picking, layout.looked_at(desk, seat))
    if (threats := desk.shown_threats) is not None:
        threats.draw(canvas, desk.place, sitting.table, desk.threatened)


def _drawn_for(desk: Desk) -> tuple[Seat, ...]:
    """Return whose choices are drawn over the board: of several open hands only those of
    partners."""
    return desk.laid if desk.sitting.share(desk.laid) else ()


def _draw_over(canvas: Canvas, desk: Desk) -> None:
    """Draw what no frame may cut: what stands on the board, and what comes of the lit cells."""
    sitting, chooses = desk.sitting, bool(desk.open) and not desk.covered
    quest, stands = sitting.terms.quest, sitting.caught_up and not desk.live.playback.burning
    marked = stands and quest is not None and bool(quest.marks)
    if (marked or chooses) and desk.shown_threats is None:
        desk.face.pieces(canvas, desk.place, sitting.table)
    if not chooses or desk.shown_threats is not None or len(desk.laid) != 1:
        return
    seat = desk.laid[0]
    view, picking = desk.choosing.view(seat), desk.choosing.picking(seat)
    cell = layout.looked_at(desk, seat)
    desk.face.strikes(canvas, desk.place, view, seat, picking, cell)
    for at, words in desk.face.badges(view, seat, picking, cell).items():
        badge(canvas, desk.place, at, words)


def _draw_ghosts(canvas: Canvas, desk: Desk) -> None:
    """Draw what the parts picked so far stand for; in secret only for who sits there alone, or with
    partners."""
    sitting = desk.sitting
    secret = sitting.terms.secret(sitting.match.table)
    for seat in _drawn_for(desk) if secret else desk.laid:
        action = _foreshown(desk, seat).usual
        if action is not None:
            view = desk.choosing.view(seat)
            desk.face.ghost(canvas, desk.place, view, seat, action)
        if (now := desk.swinging) is not None and now.seat == seat:
            aimed = desk.choosing.picking(seat).finished
            off, view = now.off(desk.clock).value, desk.choosing.view(seat)
            desk.face.meter(canvas, desk.place, view, seat, aimed, now.left[0], off)


def _foreshown(desk: Desk, seat: Seat) -> Picking:
    """Return what is picked so far, with what is pointed at where the game foreshows it, and a dial
    that swings where it is now."""
    picking = desk.choosing.picking(seat)
    if (swung := desk.swung(seat)) is not None:
        return picking.take(swung)
    part = led_to(desk, seat) or layout.pointed_at(desk, seat)
    shown = part is not None and desk.face.foreshows(part)
    return picking.take(part) if shown and part is not None else picking


def _draw_head(canvas: Canvas, desk: Desk, page: Layout) -> None:
    if page.keys is not None and canvas.behind is not None:
        draw_tray(canvas, page.keys, 10, None)
    for part in page.head_parts:
        canvas.rect(part, "panel")
        canvas.rect(part.foot(2), "line")
    room = page.head_parts[0].inset(16, 3)
    if page.keys is None:
        room = room.left(room.width - HEAD_WIDE * len(layout.head_of(desk)) - 10)
    quest = desk.sitting.terms.quest
    title = desk.face.head(desk.kit.words, desk.sitting.table) if quest is None else quest.title()
    wide = canvas.measure(title, STRONG)[0] + 20
    canvas.write(title, room.left(min(wide, room.width)), STRONG, "accent", wrap=wide > room.width)
    rest = page.keys.inset(KEYS_ASIDE, 0) if page.keys else room.beside(wide)
    line = quest.line(desk.sitting.match) if quest is not None else asked_of_all(desk)
    if line:
        wide = canvas.measure(line, SMALL)[0] + 24
        canvas.write(line, rest, SMALL, "words", wrap=page.keys is not None or wide > rest.width)
        rest = rest.beside(wide)
    draw_keys(canvas, desk, rest)


def draw_tips(canvas: Canvas, desk: Desk, page: Layout, found: Widgets) -> None:
    """Draw the tip of what is pointed at, clear of what is told and of the bar of time; none lies
    over cards that are held up to be looked at."""
    clear, told = partial(layout.kept_clear, desk, found), partial(layout.told, desk, page, found)
    up = layout.held_up(desk)
    asked = tuple(w for w in found if not any(hand.holds(*w.box.middle) for hand in up))
    read = partial(layout.asked, desk, found)
    hands = layout.rooms_of(desk).hands
    alone = len(desk.laid) == len(hands) == 1 and not desk.blind
    rooms = tip_rooms(hands[0], found) if alone else ()
    apart = page.board.x, page.board.y

    def free(at: Box) -> tuple[Box, ...]:
        return rooms if at.x >= apart[0] and at.y >= apart[1] else ()

    desk.form.draw_tip(canvas, asked, clear, desk.place.box, told, read, free)
    if page.card is None:
        aside = (*layout.panels(desk), *layout.zones(desk))
        _draw_cell_tip(canvas, desk, (page.side, page.bar, *aside), told, rooms)


def _draw_cell_tip(
    canvas: Canvas,
    desk: Desk,
    clear: tuple[Box, ...],
    told: Callable[[], tuple[Box, ...]],
    rooms: tuple[Box, ...],
) -> None:
    """Draw what lies on the cell that is looked at."""
    cell = looked_at(desk)
    if cell is not None and (words := tip_on(desk, cell)):
        at = desk.place.square(cell)
        draw_tip(canvas, at, words, clear, desk.place.box, told(), rooms=rooms)
