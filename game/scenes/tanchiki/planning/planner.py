"""A seat's planner: two stacks, the hand by kinds, and the ways to end planning.

It has three sizes: tall, alone at the side of the table, and flat or tight, several over one
another for an open table.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules.tanchiki.spelling import DONE, EXCHANGE, OFF, ON
from game.scenes.frame.commands import Key, Kind
from game.scenes.frame.kit import Kit
from game.scenes.hand.lit_parts import Pick
from game.scenes.pages.key_glyphs import Hints, with_key
from game.scenes.pages.key_hints import draw_row
from game.scenes.pages.key_signs import signed
from game.scenes.tanchiki.naming import cell_name
from game.scenes.widgets.look_of_button import CLOSE, HATCHED, draw_hatch
from game.scenes.widgets.widget_kinds import (
    Button,
    Drawing,
    Label,
    Look,
    Paint,
    Panel,
    Picture,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.tanchiki.plan_marks import Mark

from .card_piles import Planner, pile_height, piles, trays
from .plan_changes import missing, stacks_of

HOLD_MS = 550
TALL = 480.0
KEYS = 28.0
INSET = 12.0
FLAT = 260.0
HAND, SHARE = 80.0, 0.42
"""How high the row of cards in the hand is at the most, in a planner that is not tall; where that
has more room, its share of it."""

MOST = 0.4
"""Which share of the foot of a flat planner Done has at the most, however much it says."""

CLEAR, KEY = 14.0, 40.0
"""How far the word of Done stands from its sides, and how much room its key takes beside it."""

DONE_WIDE, MORE_WIDE, TICK = 72.0, 70.0, 22.0
LOOK = 120.0
"""How wide it is said by which button one looks at a hand that lies face down."""


def planner_widgets(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    if box.height >= TALL:
        return _tall(kit, box, planner)
    return (_flat if box.height >= FLAT else _tight)(kit, box, planner)


def _tall(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    seat = planner.seat
    room = box.inset(INSET, 8)
    keys = room.foot(KEYS)
    head, rest = room.top(36), room.below(36, 6).above(KEYS, 4)
    end = rest.foot(54)
    row = rest.above(54, 10).foot(44)
    # The longer word needs more room where letters are larger.
    swap = row.left((row.width - 8) * (0.5 if kit.type.demand == 100 else 0.46))
    more = swap, row.beside(swap.width, 8)
    middle = rest.above(54 + 10 + 44, 12)
    tray = min(140.0, middle.height * 0.235)
    stacks = middle.top(2 * tray + 8).rows(2, 8)
    ends, colour = "drowns" if planner.drowns else "done", f"seat.{seat}.light"
    log = kit.words("tanchiki.plan.log")
    hand = middle.below(2 * tray + 8, 10)
    return (
        Panel(box, "panel", f"seat.{seat}", 12, tray=True),
        Picture(head.left(36), f"emblem.{seat}"),
        Label(head.beside(36, 10).above(0).left(head.width - 98), planner.name, STRONG, colour),
        Button("plan.log", head.edge(44), "", "icon.list", Look.TAB, tip=log),
        *trays(kit, stacks, planner),
        *piles(kit, hand, planner, numbered=kit.seating.last.kind is not Kind.PAD),
        *_more(kit, more, planner),
        *_done(kit, end, planner, kit.words(f"tanchiki.plan.{ends}")),
        *_looks(keys, planner, kit.words("tanchiki.plan.look_long")),
        *(() if planner.look else (Drawing(keys, _keys(kit)),)),
    )


def _looks(box: Box, planner: Planner, words: str = "") -> tuple[Widget, ...]:
    """Return the button that is held to look at a hand that lies face down, if it does."""
    if planner.look is None:
        return ()
    said = Label(box.beside(36, 8), words, SMALL, "quiet")
    return (Drawing(box.left(36), planner.look), *((said,) if words else ()))


def _keys(kit: Kit) -> Paint:
    return lambda canvas, at: draw_row(canvas, kit, at, keys_of_planning(kit))


def keys_of_planning(kit: Kit) -> Hints:
    """Return the keys of planning, the most needed last: where room is short they stay."""
    words = kit.words
    return (
        (Key.SPECIAL, words("tanchiki.plan.key.exchange")),
        (Key.TURN_RIGHT, words("tanchiki.plan.key.other")),
        (Key.UNDO, words("tanchiki.plan.key.back")),
    )


def _flat(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    """Return name, stacks over one another, the hand in a row, and what can be done in words."""
    seat, ready = planner.seat, "drowns" if planner.drowns else "done"
    room = box.inset(8, 6)
    head, foot, rest = room.top(34), room.foot(42), room.below(34, 4).above(42, 6)
    high = pile_height(rest.foot(max(HAND, rest.height * SHARE)))
    named = head.beside(34, 10).left(head.width - 44 - (LOOK if planner.look else 0))
    done = kit.words(f"tanchiki.plan.{ready}")
    swap, switch, last = _by_need(kit, foot, (*_more_words(kit, planner), done))
    return (
        Panel(box, "panel", f"seat.{seat}", 12, tray=True),
        Picture(head.left(34), f"emblem.{seat}"),
        Label(named, planner.name, STRONG, f"seat.{seat}.light"),
        *_looks(head.edge(LOOK), planner, kit.words("tanchiki.plan.look")),
        *trays(kit, rest.above(high, 6).rows(2, 6), planner),
        *piles(kit, rest.foot(high), planner),
        *_more(kit, (swap, switch), planner),
        *_done(kit, last, planner, done),
    )


def _by_need(kit: Kit, foot: Box, words: tuple[str, ...]) -> tuple[Box, ...]:
    """Return a box for each of these, as wide as its words ask for: none has room for two lines."""
    wants = [kit.type.measure(each, STRONG, None, 1.0)[0] for each in words]
    # Done has room for two lines beside its key; larger letters may leave it a tick alone.
    last = max(kit.type.measure(each, STRONG, None, 1.0)[0] for each in words[-1].split())
    key = KEY if kit.type.demand == 100 else CLEAR
    wants[-1] = min(last + 2 * CLEAR + key, foot.width * MOST)
    spare = (foot.width - 6 * (len(wants) - 1) - sum(wants)) / len(wants)
    found, left = [], foot
    for want in wants:
        found.append(left.left(want + spare))
        left = left.beside(want + spare, 6)
    return tuple(found)


def _tight(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    """Return the stacks side by side between the small buttons, and the hand below: of all
    buttons only Done has room for its word."""
    room = box.inset(6, 4)
    high = pile_height(room.foot(HAND))
    upper = room.above(high, 4)
    done = upper.edge(DONE_WIDE)
    more = upper.left(upper.width - DONE_WIDE - 6).edge(MORE_WIDE)
    slots = upper.beside(36, 6).left(upper.width - 42 - DONE_WIDE - 6 - MORE_WIDE - 6)
    return (
        Panel(box, "panel", f"seat.{planner.seat}", 12, tray=True),
        _emblem(upper.left(36), planner),
        *trays(kit, slots.columns(2, 6), planner),
        *_done(kit, done, planner, ""),
        *piles(kit, room.foot(high), planner),
        *_more(kit, more.columns(2, 4), planner, words=False),
    )


def _emblem(box: Box, planner: Planner) -> Widget:
    """Return the emblem; backs of cards show it too, so it gives way to what is to be held."""
    if planner.look is None or planner.backs is None or planner.backs.up:
        return Picture(box, f"emblem.{planner.seat}")
    return Drawing(box, planner.look)


def signs_widgets(kit: Kit, box: Box, look: Paint | None = None) -> tuple[Widget, ...]:
    """Return what the small buttons of planners mean that have no room for words, and how one
    may `look` at cards that lie face down."""
    lines = box.rows(3 if look else 2)
    rows = zip(lines[-2:], (("icon.cards", EXCHANGE), ("icon.power_off", OFF)), strict=True)
    first = lines[0].moved(-4, 0)
    said = Label(lines[0].beside(26, 10), kit.words("tanchiki.plan.look_short"), SMALL, "quiet")
    looks = (Drawing(first.left(36), look), said) if look else ()
    return looks + tuple(
        widget
        for row, (picture, word) in rows
        for widget in (
            Picture(row.left(26).centred(24, 24), picture),
            Label(row.beside(26, 10), kit.words(f"part.tanchiki.word.{word.name}"), SMALL, "quiet"),
        )
    )


def _more(
    kit: Kit, boxes: tuple[Box, ...], planner: Planner, words: bool = True
) -> tuple[Widget, ...]:
    """Return the exchange and the switch."""
    hand, seat = planner.hand, planner.seat
    exchange, switched = _more_words(kit, planner)
    switch = ON if hand.going_off else OFF
    can_switch = bool(hand.going_off) or not any(stacks_of(hand))
    return (
        Button(
            f"exchange.{seat}",
            boxes[0],
            exchange if words else "",
            "" if words else "icon.cards",
            enabled=not hand.exchanged and not hand.going_off,
            tip=kit.words("tanchiki.why_not.exchanged")
            if hand.exchanged
            else with_key(kit, kit.words("tanchiki.plan.exchange_tip"), Key.SPECIAL),
            margin=6,
            says=Pick(seat, EXCHANGE),
        ),
        Button(
            f"switch.{seat}",
            boxes[1],
            switched if words else "",
            "" if words else "icon.power_off",
            chosen=bool(hand.going_off),
            enabled=can_switch,
            tip=kit.words(f"tanchiki.plan.{_switch_tip(planner)}"),
            margin=6,
            says=Pick(seat, switch),
        ),
    )


def _more_words(kit: Kit, planner: Planner) -> tuple[str, str]:
    switch = ON if planner.hand.going_off else OFF
    return kit.words("part.tanchiki.word.exchange"), kit.words(f"part.tanchiki.word.{switch.name}")


def _switch_tip(planner: Planner) -> str:
    if planner.hand.going_off:
        return "on_tip"
    return "switch_laid" if any(stacks_of(planner.hand)) else "switch_tip"


def _done(kit: Kit, box: Box, planner: Planner, words: str) -> tuple[Widget, ...]:
    """Return the button that ends planning, and its key; it must be held."""
    ready, drowns = not missing(planner.hand), planner.drowns
    share = min(1.0, planner.held / HOLD_MS)
    key, says = f"commit.{planner.seat}", Pick(planner.seat, DONE)
    button = Button(key, box, words, look=Look.QUIET, margin=CLEAR / 2)
    faced = signed(kit, button) if drowns and words else _signed(kit, button)

    def paint(canvas: Canvas, inside: Box) -> None:
        whole = inside.inset(-6)
        leads = ready and not drowns
        edge = ("danger" if drowns else "gold_light") if ready else "line"
        canvas.plate(whole, "gold" if leads else "panel_light", 10, edge)
        if ready and drowns:
            draw_hatch(canvas, whole.inset(2).left(HATCHED), "danger")
        if share > 0:
            canvas.plate(whole.left(max(20, whole.width * share)), "good", 10)
        ink = ("night" if leads or share else "words") if ready else "quiet"
        free = whole.left(whole.width - faced.kept)
        if not faced.words:
            tick = "icon.tick_ink" if leads or share else "icon.tick"
            canvas.picture("icon.skull" if drowns else tick, *free.moved(2, 0).middle, TICK)
            return
        clear = (CLEAR / 2, 4) if kit.type.demand == 100 else (CLOSE, 1)
        canvas.write(faced.words, free.inset(*clear), STRONG, ink, "centre")

    tip = _warning(kit, drowns) or ("" if faced.words else kit.words("tanchiki.plan.done"))
    return (replace(faced, words="", tip=tip, paint=paint, says=says),)


def _signed(kit: Kit, done: Button) -> Button:
    """Return it with the sign of its key, in a shorter word where there is no room for both, or
    in none: then a tick says it."""
    said = (done.words, kit.words("tanchiki.plan.ready")) if done.words else ()
    made = (signed(kit, replace(done, words=each)) for each in said)
    return next((each for each in made if each.kept), signed(kit, replace(done, words="")))


def _warning(kit: Kit, drowns: Mark | None) -> str:
    if drowns is None:
        return ""
    cell = cell_name(drowns.cell)
    return kit.words("tanchiki.plan.drowns_tip", cell=cell, number=drowns.action + 1)
