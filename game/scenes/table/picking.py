"""Picking at the shared table: by a control, by a digit, by dragging one part onto another."""

from __future__ import annotations

from collections.abc import Callable

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.core.spelling import Part, Way
from game.scenes.frame.commands import Command, Key, Moved, Pressed, Release, Released
from game.scenes.frame.stack import Change, Notice
from game.scenes.hand.bargain_sheet import row_keys
from game.scenes.hand.dragging import Drag
from game.scenes.hand.lit_parts import lies_on
from game.scenes.hand.tip_words import tip_words, unended
from game.scenes.pages.key_glyphs import key_name
from game.scenes.pages.key_signs import LOOKS
from game.scenes.play.planner_places import placed
from game.scenes.table.leading import drawn_ways
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Button, key_of

from . import layout
from .board_cursor import WAYS
from .desk import Desk


def lay_open(desk: Desk) -> None:
    """Lay the choices of those open who may choose now, and point at the first."""
    before, desk.open = desk.open, placed(desk.open, desk.sitting.choosers)
    hidden = desk.sitting.people if desk.face_down else frozenset[Seat]()
    desk.hidden.lay(hidden, frozenset(desk.open))
    desk.sitting.held_up = desk.hidden.held_up
    if desk.open == before:
        return
    state = desk.live.match.state
    desk.drag, desk.lead = None, NOBODY
    if desk.swinging is not None and desk.swinging.seat not in desk.open:
        desk.swinging = None
    desk.left.put_away(set(before) - set(desk.open), state)
    for seat in {*before, *desk.open, NOBODY}:
        desk.form.focus("", seat)
    owned = {seat for seat in desk.laid if desk.kit.seating.device_of(seat)}
    shared = [seat for seat in desk.laid if seat not in owned][:1]
    for seat, device in (*((seat, seat) for seat in owned), *((seat, NOBODY) for seat in shared)):
        # Where a hand was left face up tells what it holds.
        if seat in hidden or not desk.left.taken_up(seat, device, state):
            refocus(desk, seat, device)


def look(desk: Desk, seat: Seat) -> None:
    """Hold up the hand of a seat that lies face down, as long as its button is held."""
    if seat in desk.open:
        desk.hidden.lift(seat)


def look_away(desk: Desk, command: Release | None = None) -> None:
    """Lay down again what is held up: the hand whose button is let go, or all."""
    if command is None:
        desk.hidden.drop()
    else:
        desk.hidden.let_down(command)


def refocus(desk: Desk, seat: Seat, device: Seat, after: Part | None = None) -> None:
    """Point at what comes next: the game's first part, or Go where nothing can follow. After a
    card that was done at once the keys stay on its place, though there may be no more of it."""
    picking = desk.choosing.picking(seat)
    if picking.finished is not None:
        rows = row_keys(layout.chooser(desk, seat))
        desk.form.focus(rows[0] if rows else f"go.{seat}", device)
        return
    view = desk.choosing.view(seat)
    first = desk.face.first(view, seat, picking)
    held = not picking.picked and any(after == each.part for each in desk.face.hand(view, seat))
    if first not in picking.next and held and after is not None:
        if after not in picking.next:
            desk.form.focus(f"not.{seat}:{after}", device)
            return
        first = after
    place = picking.next.index(first) if first in picking.next else 0
    desk.form.focus(f"pick.{seat}:{place}", device)


def seat_of(desk: Desk, device: Seat) -> Seat:
    """Return whose choice a device means: one that is nobody's means the first."""
    if device != NOBODY:
        return device
    return next((seat for seat in desk.open[:1] if seat not in desk.hidden.seats), NOBODY)


def pick(desk: Desk, seat: Seat, part: Part, device: Seat) -> Change:
    """Pick a part, if it may come next."""
    if not desk.choosing.take(seat, part):
        return _not_held(desk, seat)
    desk.lead = seat if device == NOBODY else desk.lead
    _did(desk, seat, device, part)
    return None


def _did(desk: Desk, seat: Seat, device: Seat, after: Part | None = None) -> None:
    """Let it be heard that something was chosen, and point at what comes next if anything may."""
    desk.kit.sounds.play("menu.choose")
    if seat in desk.sitting.match.to_act:
        refocus(desk, seat, device, after)


def _not_held(desk: Desk, seat: Seat) -> Change:
    """Say that a hand which lies face down has not what was chosen of it."""
    if not desk.choosing.hides(seat):
        return None
    desk.kit.sounds.play("menu.error")
    refocus(desk, seat, seat)
    return Notice(desk.kit.words("table.not_held", look=key_name(desk.kit, LOOKS)))


def end(desk: Desk, seat: Seat, device: Seat) -> Change:
    """End the choice: do what is picked, or say the word that ends it; or say that nothing does."""
    if desk.choosing.picking(seat).usual is not None:
        return go(desk, seat, device)
    found = layout.chooser(desk, seat)
    word = found.end(desk.face)
    if word is None:
        desk.kit.sounds.play("menu.error")
        missing = unended(desk.kit.words, desk.face, found.view, seat, found.picking)
        return Notice(missing or desk.kit.words("table.not_now"))
    return pick(desk, seat, word, device)


def go(desk: Desk, seat: Seat, device: Seat) -> Change:
    """Do what the parts picked stand for, and point at what comes next."""
    if not desk.choosing.allowed(seat):
        return _refused(desk, seat)
    desk.kit.sounds.play("menu.choose")
    if not desk.choosing.go(seat):
        return _not_held(desk, seat)
    if seat in desk.sitting.match.to_act:
        refocus(desk, seat, device)
    return None


def _refused(desk: Desk, seat: Seat) -> Change:
    """Say why it cannot be done as its dials stand."""
    desk.kit.sounds.play("menu.error")
    picking, view = desk.choosing.picking(seat), desk.choosing.view(seat)
    tip = desk.face.why_not(desk.kit.words, view, seat, picking, picking.picked[-1])
    return Notice(tip_words(tip) if tip else desk.kit.words("table.not_now"))


def back(desk: Desk, seat: Seat, device: Seat) -> bool:
    """Take the last part back; False where none is picked."""
    if seat not in desk.open or not desk.choosing.back(seat):
        return False
    refocus(desk, seat, device)
    return True


def planned_back(desk: Desk, seat: Seat, device: Seat) -> Change:
    """Take back what was planned last by the game's own word for it, if anything is."""
    word = desk.face.takes_back
    if word is None or seat not in desk.open or not desk.choosing.picking(seat).may(word):
        return Notice(desk.kit.words("table.nothing_back"))
    return pick(desk, seat, word, device)


def steered(desk: Desk, device: Seat, key: Key) -> bool:
    """Pick the way of a key of direction, or take the last one back by the opposite key; False
    where one does not go on by ways."""
    seat = seat_of(desk, device)
    if seat not in desk.open:
        return False
    now, facing = desk.choosing.picking(seat), WAYS[key].turned(-2 * desk.place.quarters)
    if not drawn_ways.steers(desk, seat, now):
        return False
    if now.may(Way(facing)):
        pick(desk, seat, Way(facing), device)
    elif now.picked[-1] == Way(facing.opposite):
        back(desk, seat, device)
    else:
        desk.kit.sounds.play("menu.error")
    return True


def by_digit(desk: Desk, letter: str, device: Seat) -> Change:
    """Pick what lies beside the board by its number there."""
    seat = seat_of(desk, device)
    if seat not in desk.laid or letter not in "123456789":
        return None
    laid = layout.chooser(desk, seat).laid
    if int(letter) <= len(laid.beside):
        return pick(desk, seat, laid.next[laid.beside[int(letter) - 1]], device)
    return None


def pick_meant(desk: Desk, cell: Cell | None, seat: Seat, device: Seat) -> bool:
    """Pick the part that a cell stands for; False where it stands for none."""
    if cell is None or seat not in desk.open:
        return False
    now = desk.choosing.picking(seat)
    part = desk.face.stands_for(desk.choosing.view(seat), now, cell)
    if part not in now.next or part is None:
        return False
    pick(desk, seat, part, device)
    return True


def turn_to(desk: Desk, cell: Cell | None, seat: Seat, device: Seat) -> bool:
    """Pick what lies on a cell in place of what was picked before; False where that cannot be."""
    if cell is None or seat not in desk.open:
        return False
    view = desk.choosing.view(seat)
    return _turned(desk, seat, device, lambda part: lies_on(desk.face, view, part, cell))


def turn_to_part(desk: Desk, seat: Seat, part: Part, device: Seat) -> None:
    """Pick a part in place of what was picked before."""
    _turned(desk, seat, device, lambda each: each == part)


def _turned(desk: Desk, seat: Seat, device: Seat, meant: Callable[[Part], bool]) -> bool:
    if not desk.choosing.turn_to(seat, meant):
        return False
    desk.kit.sounds.play("menu.choose")
    refocus(desk, seat, device)
    return True


def why_not(desk: Desk, cell: Cell | None, seat: Seat) -> Change:
    """Say why what was clicked cannot be picked."""
    if cell is None or seat not in desk.open:
        return None
    chooser = layout.chooser(desk, seat)
    tip = desk.face.why_not(desk.kit.words, chooser.view, seat, chooser.picking, cell)
    desk.kit.sounds.play("menu.error")
    return Notice(tip_words(tip) if tip else desk.kit.words("table.not_now"))


def told_beside(desk: Desk, device: Seat) -> Notice | None:
    """Return what the card says that keys have come to, once: asked again, they go to the board."""
    key, form = desk.form.focused(device), desk.form
    secret = bool(desk.hidden.seats)
    if secret or form.by_pointer or desk.asked_of == key:
        desk.asked_of = ""
        return None
    found = (each for each in layout.widgets(desk, device) if isinstance(each, Button))
    cards = (each for each in found if layout.is_held(each))
    beside = (each for each in cards if not desk.place.box.holds(*each.box.middle))
    tip = next((each.tip for each in beside if key_of(each) == key), "")
    desk.asked_of = key if tip else ""
    return Notice(tip) if tip else None


def dragged(desk: Desk, command: Command, widgets: Widgets) -> bool:
    """Take hold of a part, lead it, let it go on another; True where that was all that happened."""
    match command:
        case Pressed(x, y, 1):
            found = layout.part_at(widgets, x, y)
            held = Drag(found.seat, found.part, (x, y), (x, y)) if found else None
            desk.drag = held or drawn_ways.taken_up(desk, x, y)
        case Moved(x, y) if desk.drag is not None:
            desk.drag = drawn_ways.led(desk, desk.drag.led(x, y))
        case Released(x, y, 1) if desk.drag is not None:
            drag, desk.drag = desk.drag, None
            if drag.far and drag.draws:
                if drawn_ways.let_go(desk, drag):
                    _did(desk, drag.seat, NOBODY)
                return True
            return drag.far and _dropped(desk, drag, x, y)
        case _:
            pass
    return False


def _dropped(desk: Desk, drag: Drag[Part], x: float, y: float) -> bool:
    """Pick the part that was held, then the one it was let go on; a miss changes nothing."""
    seat, before = drag.seat, desk.choosing.picking(drag.seat)
    if seat not in desk.open or not desk.choosing.take(seat, drag.held):
        return False
    if desk.choosing.picking(seat).offers is not before.offers:
        return True
    found = layout.part_at(layout.widgets(desk, seat), x, y)
    if found is None or not desk.choosing.take(found.seat, found.part):
        desk.choosing.back(seat)
        return True
    _did(desk, seat, NOBODY)
    return True
