"""Everything one can point at on the shared table, and what lies below a spot of it.

Long, since it is a list: each thing is found in a few lines, and all of them in one order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.core.spelling import Part, Word
from game.scenes.frame.commands import Key
from game.scenes.hand.bargain_sheet import bargain_sheet
from game.scenes.hand.choosing_seat import Chooser
from game.scenes.hand.lit_parts import (
    Go,
    Pick,
    PutBack,
    Refuse,
    Turn,
    again_widget,
    board_widgets,
    box_over,
    laid,
    seat_widgets,
)
from game.scenes.hand.parts_between import between_widgets, box_between
from game.scenes.pages.key_signs import look_sign
from game.scenes.pages.show_bar import table_bar
from game.scenes.play.quest_on_page import wish_widgets
from game.scenes.widgets.focus import Spot
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Button, Label, Look, Widget
from game.view.canvas.box import Box

from .blind_picking import planners
from .desk import Desk
from .head_buttons import HeadButton, head_buttons
from .page_places import Layout
from .side import side_widgets
from .side_shares import Rooms, rooms
from .table_tips import between_tips, panel_tip, tips_of


def chooser(desk: Desk, seat: Seat) -> Chooser:
    """Return all that is shown of a seat whose choices lie open."""
    view, picking = desk.choosing.view(seat), desk.choosing.picking(seat)
    found = laid(desk.face, desk.place, view, seat, picking)
    look = look_sign(desk.kit, seat) if seat in desk.hidden.seats else None
    down = desk.choosing.hides(seat)
    own = desk.choosing.own(seat) if down and desk.hidden.looks(seat) else None
    names, mark = desk.sitting.names, desk.mark(seat)
    alone = len(desk.laid) == 1
    bargain = desk.face.bargain(desk.kit.words, view, seat, picking, names) if alone else None
    swung = desk.swung(seat)
    return Chooser(seat, names, mark, view, picking, found, down, look, own, swung, bargain)


def choosers(desk: Desk) -> tuple[Chooser, ...]:
    """Return all whose choices are laid out at the table."""
    return tuple(chooser(desk, each) for each in desk.laid)


def widgets(desk: Desk, seat: Seat = NOBODY) -> Widgets:
    """Return what a seat's own device can point at; one that is nobody's may use them all."""
    every = choosers(desk)
    aside = on_table(desk, every, rooms_of(desk, every), seat)
    return *aside, *sheet(desk, seat, every)


def on_table(desk: Desk, every: tuple[Chooser, ...], found: Rooms, seat: Seat = NOBODY) -> Widgets:
    """Return all of that but what lies over the board."""
    page, at = desk.laid_out, desk.place
    reel = desk.live.playback
    mine = sorted(
        (each for each in every if seat in (NOBODY, each.seat)),
        key=lambda each: each.seat != desk.lead,
    )
    # Where there is a card, it tells what lies on the cells.
    tips = {each.seat: tips_of(desk, each) if page.card is None else {} for each in mine}
    looked = {each.seat: desk.hover.cell or _focused(desk, each) for each in every}
    on_board = [
        button
        for each, cells in _shared_out(mine)
        for button in board_widgets(
            at, each.laid, cells, tips[each.seat], _pickers(every), _beyond(each)
        )
    ]
    head = _head(desk, page.head_parts[-1])
    points = {**found.pointed(page), "eye": head[0].box}
    return (
        *on_board,
        *_again(desk, mine),
        *_between(desk, mine),
        *_seats(desk, found.panels, tuple(mine)),
        *_zoned(desk, found.zones),
        *side_widgets(desk, found, every, planners(desk), _waiting(desk), seat, looked),
        *(wish_widgets(desk.sitting.terms.quest, found.wishes) if found.wishes else ()),
        *head,
        *table_bar(desk.kit, page.bar, reel.paused, reel.idle),
        *(desk.guide.widgets(found.hint, points) if found.hint else ()),
    )


def _between(desk: Desk, mine: Sequence[Chooser]) -> Iterator[Button]:
    """Yield the controls of what lies between cells."""
    for each in mine:
        yield from between_widgets(desk.face, desk.place, each, between_tips(desk, each))


def sheet(desk: Desk, seat: Seat = NOBODY, every: tuple[Chooser, ...] | None = None) -> Widgets:
    """Return the sheet of a bargain, its plate first, () where nobody makes one or is asked; who
    has laid out all choices gives them."""
    for each in choosers(desk) if every is None else every:
        if each.bargain is not None and seat in (NOBODY, each.seat):
            mark = "" if each.bargain.name else desk.mark(each.bargain.other)
            return bargain_sheet(desk.kit, desk.page, desk.laid_out.board, each, mark)
    return ()


def on_sheet(desk: Desk, x: float, y: float) -> bool:
    """Whether a bargain lies at a spot of the page."""
    return any(each.box.holds(x, y) for each in sheet(desk)[:1])


def reached(desk: Desk, device: Seat) -> Widgets:
    """Return what a device may use: one that is nobody's reaches no hand that lies face down."""
    found = widgets(desk, device)
    if device != NOBODY or not desk.hidden.seats:
        return found
    return tuple(each for each in found if _whose(each) not in desk.hidden.seats)


def _whose(widget: Widget) -> Seat:
    match widget:
        case Button(says=Pick(seat) | Go(seat) | PutBack(seat) | Turn(seat)):
            return seat
        case _:
            return NOBODY


def panels(desk: Desk) -> tuple[Box, ...]:
    """Return where the panel of every seat lies."""
    return rooms_of(desk).panels


def zones(desk: Desk) -> tuple[Box, ...]:
    """Return where what lies before every seat is drawn, () for a game without."""
    return rooms_of(desk).zones


def looked_at(desk: Desk, seat: Seat) -> Cell | None:
    """Return the cell below the pointer, or that of the control a seat's device stands on."""
    return desk.hover.cell or _focused(desk, chooser(desk, seat))


def pointed_at(desk: Desk, seat: Seat) -> Part | None:
    """Return the part that a seat's device, or one that is nobody's, points at."""
    found, place = desk.choosing.picking(seat).next, _focus(desk, seat)
    return found[place] if place is not None and place < len(found) else None


def _focused(desk: Desk, each: Chooser) -> Cell | None:
    place = _focus(desk, each.seat)
    return each.laid.cells.get(place) if place is not None else None


def _focus(desk: Desk, seat: Seat) -> int | None:
    """Return the place of the part that a seat's device, or one that is nobody's, stands on."""
    own = focused(desk, seat, seat)
    return own if own is not None else focused(desk, seat, NOBODY)


def focused(desk: Desk, seat: Seat, device: Seat) -> int | None:
    """Return the place of a seat's part whose control a device stands on, None for no part."""
    name, _, place = desk.form.focused(device).partition(":")
    return int(place) if name == f"pick.{seat}" and place.isdigit() else None


def rooms_of(desk: Desk, every: tuple[Chooser, ...] | None = None) -> Rooms:
    """Return where everything but the board lies; who has laid out all choices gives them."""
    return rooms(desk, choosers(desk) if every is None else every, _waiting(desk))


def held_up(desk: Desk) -> tuple[Box, ...]:
    """Return where hands lie that somebody holds up to look at their cards."""
    if not desk.hidden.held_up:
        return ()
    hands = zip(desk.places, rooms_of(desk).hands, strict=False)
    return tuple(hand for seat, hand in hands if desk.hidden.looks(seat))


def kept_clear(desk: Desk, found: Widgets, at: Box) -> tuple[Box, ...]:
    """Return what the tip of a control here must not cover: what is another's, any Go, and the
    words beside what is held."""
    every = choosers(desk)
    lies = rooms(desk, every, _waiting(desk))
    aside = (each for each in (lies.next, lies.hint) if each is not None)
    hands = (*(lies.hands if desk.open else ()), *lies.panels, *lies.zones, *aside)
    others = (hand for hand in hands if not hand.holds(*at.middle))
    plain = (each for each in found if isinstance(each, Button) and _ends(each))
    return (*others, *(each.box for each in plain if each.box != at))


def told(desk: Desk, page: Layout, shown: Widgets) -> tuple[Box, ...]:
    """Return where it is told what has happened, what signs mean and who is waited for, the bar
    of time, and what else lies in the hand."""
    lies = rooms_of(desk)
    found = lies.hand, lies.key, lies.log, lies.hint, *page.head_parts, page.keys, page.bar
    cards = (each.box for each in shown if is_held(each))
    own = (box for box in cards if any(hand.holds(*box.middle) for hand in lies.hands))
    return (*(box for box in found if box is not None), *own, *_seen(desk))


def asked(desk: Desk, shown: Widgets) -> tuple[Box, ...]:
    """Return where words stand in hands: whose each is, and what is asked."""
    hands = rooms_of(desk).hands
    words = (each.box for each in shown if isinstance(each, Label))
    return tuple(box for box in words if any(hand.holds(*box.middle) for hand in hands))


def is_held(widget: Widget) -> bool:
    """Whether it is a card, a pile or a word, whether it may be picked now or not."""
    return isinstance(widget, Button) and isinstance(widget.says, Pick | Refuse)


def _seen(desk: Desk) -> Iterator[Box]:
    """Yield the cells that are lit, and those on which the game has drawn something to be seen."""
    for seat in desk.laid:
        each = chooser(desk, seat)
        drawn = desk.face.seen(each.view, seat, each.picking, looked_at(desk, seat))
        for cell in sorted({*each.laid.cells.values(), *drawn}):
            yield box_over(desk.place, each.laid.covered.get(cell, (cell,)))
        yield from (box_between(desk.place, spot) for spot in each.laid.between.values())


def _ends(button: Button) -> bool:
    """Whether a control does what was picked, or takes it back, and so is what comes next."""
    match button.says:
        case Go() | PutBack() | Pick(_, Word()):
            return True
        case _:
            return False


def part_at(found: Widgets, x: float, y: float) -> Pick | None:
    """Return the part below a spot that may be picked, and whose choice it is."""
    for widget in reversed(found):
        if isinstance(widget, Button) and Spot(widget, widget.box, None).holds(x, y):
            return widget.says if isinstance(widget.says, Pick) else None
    return None


def _again(desk: Desk, mine: Sequence[Chooser]) -> Iterator[Button]:
    """Yield a control over the cell where to point once more does what has been picked."""
    for each in mine:
        part = each.picking.picked[-1] if each.picking.picked else None
        if part is not None and each.again(part):
            cell = desk.face.lies(each.view, part)
            if cell is not None and each.laid.on(cell) is None:
                covers = desk.face.covers(each.view, part)
                yield again_widget(desk.place, each.seat, cell, covers)


def _shared_out(mine: Sequence[Chooser]) -> Iterator[tuple[Chooser, frozenset[Cell]]]:
    """Yield for each seat the cells that are its own: what is lit for several is the first's."""
    taken: frozenset[Cell] = frozenset()
    for each in mine:
        yield each, frozenset(each.laid.cells.values()) - taken
        taken |= frozenset(each.laid.cells.values())


def _pickers(every: Sequence[Chooser]) -> dict[Cell, tuple[Seat, ...]]:
    """Return for whom each cell is lit, where more than one hand lies open."""
    if len(every) < 2:
        return {}
    cells = {cell for each in every for cell in each.laid.cells.values()}
    return {c: tuple(e.seat for e in every if c in e.laid.cells.values()) for c in cells}


def _beyond(each: Chooser) -> frozenset[Cell]:
    """Return the cells that are lit for any hand, and for which the one held up has no cards."""
    parts, cells = each.laid.next, each.laid.cells.items()
    return frozenset(cell for n, cell in cells if not each.can(each.picking, parts[n]))


def _waiting(desk: Desk) -> tuple[Seat, ...]:
    """Return who may choose as soon as there is a place for his hand."""
    return tuple(each for each in desk.sitting.choosers if each not in desk.open)


def _seats(desk: Desk, boxes: tuple[Box, ...], choosers: tuple[Chooser, ...]) -> list[Widget]:
    """Return the panels that may be picked, and those that say more of what they count."""
    tips = {seat: panel_tip(desk, seat) for seat in range(len(boxes))}
    lit = [button for each in choosers for button in seat_widgets(boxes, each.laid, tips)]
    picked = {button.box for button in lit}
    told = (seat for seat, tip in tips.items() if tip and boxes[seat] not in picked)
    bare = (Button(f"seat.{n}", boxes[n], look=Look.BARE, tip=tips[n]) for n in told)
    return [*lit, *bare]


def _zoned(desk: Desk, boxes: tuple[Box, ...]) -> Iterator[Button]:
    """Yield what in the zones of seats says what it is."""
    for seat, zone in enumerate(boxes):
        told = desk.face.zoned(desk.kit.words, zone, desk.sitting.table, seat)
        for place, (box, tip) in enumerate(told):
            yield Button(f"zone.{seat}", box, look=Look.BARE, value=place, tip=tip)


def _head(desk: Desk, box: Box) -> tuple[Button, ...]:
    return head_buttons(desk.kit, box, *head_of(desk))


def head_of(desk: Desk) -> tuple[HeadButton, ...]:
    """Return the buttons at the right end of the head."""
    words = desk.kit.words
    return (
        *_threats(desk),
        HeadButton("rules", "icon.book", words("title.rules"), Key.HELP),
        HeadButton("pause", "icon.pause", words("pause.title"), Key.MENU),
    )


def _threats(desk: Desk) -> tuple[HeadButton, ...]:
    """Return the button that shows who can harm whom, or what all could know, where the game can
    say it."""
    if (aid := desk.known.aid) is not None:
        on = desk.kit.settings.now.aid
        told = desk.kit.words(aid.key)
        lacks = aid.lacks(desk.kit.words, desk.sitting.table)
        return (HeadButton("aid", "icon.eye", told, Key.SHOW, on, lacks),)
    if desk.known_threats is None:
        return ()
    told = desk.kit.words("table.threats")
    return (HeadButton("threats", "icon.warning", told, Key.SHOW, desk.threats),)
