"""A seat's planner: two stacks, the hand by kinds, and the ways to end planning.

It has three sizes: tall, alone at the side of the table, and flat or tight, several over one
another for an open table.
"""

from __future__ import annotations

from game.rules.tanchiki.spelling import DONE, EXCHANGE, OFF, ON
from game.scenes.commands import Key, Kind
from game.scenes.glyphs import Hints, with_key
from game.scenes.hint_row import draw_row
from game.scenes.kit import Kit
from game.scenes.table.parts import Pick
from game.scenes.widgets.button import HATCHED, draw_hatch
from game.scenes.widgets.kinds import Button, Drawing, Label, Look, Panel, Picture, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import STRONG

from .foreseen import Mark
from .naming import cell_name
from .piles import BETWEEN, Planner, hand_shape, piles, trays
from .planning import missing, stacks_of

HOLD_MS = 550
TALL = 480.0
KEYS = 28.0
INSET = 12.0
FLAT = 170.0


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
    swap = row.left((row.width - 8) * (0.5 if kit.type.percent == 100 else 0.46))
    more = swap, row.beside(swap.width, 8)
    middle = rest.above(54 + 10 + 44, 12)
    tray = min(140.0, middle.height * 0.235)
    stacks = middle.top(2 * tray + 8).rows(2, 8)
    ends, colour = "drowns" if planner.drowns else "done", f"seat.{seat}.light"
    log = kit.words("tanchiki.plan.log")
    hand = middle.below(2 * tray + 8, 10)
    return (
        Panel(box, "panel", f"seat.{seat}", 12),
        Picture(head.left(36), f"emblem.{seat}"),
        Label(head.beside(36, 10).above(0).left(head.width - 98), planner.name, STRONG, colour),
        Button("plan.log", head.edge(44), "", "icon.list", Look.TAB, tip=log),
        *trays(kit, stacks, planner),
        *piles(kit, hand, planner, numbered=kit.seating.last.kind is not Kind.PAD),
        *_more(kit, more, planner),
        _done(kit, end, planner, kit.words(f"tanchiki.plan.{ends}")),
        Drawing(keys, lambda canvas, at: draw_row(canvas, kit, at, keys_of_planning(kit))),
    )


def keys_of_planning(kit: Kit) -> Hints:
    """Return the keys of planning, the most needed last: where room is short they stay."""
    words = kit.words
    return (
        (Key.SPECIAL, words("tanchiki.plan.key.exchange")),
        (Key.TURN_RIGHT, words("tanchiki.plan.key.other")),
        (Key.UNDO, words("tanchiki.plan.key.back")),
    )


def _flat(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    """Return the stacks over one another between the small buttons, and the hand below."""
    upper, hand = _shared(box)
    emblem, *more = upper.left(46).rows(3, 5)
    slots = upper.inset(54, 0).rows(2, 6)
    return _small(kit, box, planner, (emblem, hand, upper.edge(48)), slots, tuple(more))


def _tight(kit: Kit, box: Box, planner: Planner) -> tuple[Widget, ...]:
    """Return the stacks side by side between the small buttons, and the hand below."""
    upper, hand = _shared(box)
    emblem, rest, done = upper.left(36), upper.beside(36, 6), upper.edge(48)
    more = upper.left(upper.width - 54).edge(38).rows(2, 5)
    slots = rest.left(rest.width - 54 - 44).columns(2, 6)
    return _small(kit, box, planner, (emblem, hand, done), slots, more)


def _shared(box: Box) -> tuple[Box, Box]:
    """Return the upper part of a small planner, and the hand with cards as large as can be."""
    room = box.inset(8, 6)
    across, high = hand_shape(room.foot(room.height * 0.53))
    hand = room.foot(high if across > 3 else 2 * high + BETWEEN)
    return room.above(hand.height, 6), hand


def _small(
    kit: Kit,
    box: Box,
    planner: Planner,
    parts: tuple[Box, Box, Box],
    slots: tuple[Box, ...],
    more: tuple[Box, ...],
) -> tuple[Widget, ...]:
    """Return a planner without words; its parts are the emblem, the hand and Done."""
    emblem, hand, done = parts
    return (
        Panel(box, "panel", f"seat.{planner.seat}", 12),
        Picture(emblem, f"emblem.{planner.seat}"),
        *trays(kit, slots, planner),
        _done(kit, done, planner, ""),
        *piles(kit, hand, planner),
        *_more(kit, more, planner, words=False),
    )


def _more(
    kit: Kit, boxes: tuple[Box, ...], planner: Planner, words: bool = True
) -> tuple[Widget, ...]:
    """Return the exchange and the switch."""
    hand, seat = planner.hand, planner.seat
    switch = ON if hand.going_off else OFF
    can_switch = bool(hand.going_off) or not any(stacks_of(hand))
    exchange = kit.words("part.tanchiki.word.exchange")
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
            says=Pick(seat, EXCHANGE),
        ),
        Button(
            f"switch.{seat}",
            boxes[1],
            kit.words(f"part.tanchiki.word.{switch.name}") if words else "",
            "" if words else "icon.power_off",
            chosen=bool(hand.going_off),
            enabled=can_switch,
            tip=kit.words(f"tanchiki.plan.{_switch_tip(planner)}"),
            says=Pick(seat, switch),
        ),
    )


def _switch_tip(planner: Planner) -> str:
    if planner.hand.going_off:
        return "on_tip"
    return "switch_laid" if any(stacks_of(planner.hand)) else "switch_tip"


def _done(kit: Kit, box: Box, planner: Planner, words: str) -> Button:
    """Return the button that ends planning; it must be held."""
    ready, drowns = not missing(planner.hand), planner.drowns
    share = min(1.0, planner.held / HOLD_MS)

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
        side = min(34.0, whole.height * 0.7)
        if not words:
            tick = "icon.tick_ink" if leads or share else "icon.tick"
            canvas.picture("icon.skull" if drowns else tick, *whole.middle, side)
            return
        canvas.write(words, whole.inset(14, 4), STRONG, ink, "centre")

    key, says = f"commit.{planner.seat}", Pick(planner.seat, DONE)
    return Button(key, box, look=Look.QUIET, tip=_warning(kit, drowns), paint=paint, says=says)


def _warning(kit: Kit, drowns: Mark | None) -> str:
    if drowns is None:
        return ""
    cell = cell_name(drowns.cell)
    return kit.words("tanchiki.plan.drowns_tip", cell=cell, number=drowns.action + 1)
