"""The table in the midst of a clip: what an event changes is seen while it is being shown."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.rules.deep_scan.sky import STEP
from game.rules.deep_scan.state import Bargain, Positioning, Table
from game.view.show.clip import Effect
from game.view.show.drawn_effects import Running

from .scan_clips import card_of
from .tosses import Toss, read
from .trade_clips import terms_of


def as_seen(table: Table, running: Running) -> Table:
    """Return the table with what is being aimed at, moved, turned up and offered, and without
    what flies or is in somebody's hand."""
    if table.scanning is not None:
        table = table.with_object(table.ships[table.turn].place, reserved=None)
    for effect, ms in running:
        table = _seen(table, effect, 2 * ms >= effect.ms)
    return table


def _seen(table: Table, effect: Effect, half: bool) -> Table:
    """Return the table as one effect lets it be seen, before or after half of its time."""
    at, positioning = Cell(round(effect.x), round(effect.y)), table.positioning
    match effect.kind.split()[0]:
        case "aim":
            return replace(table, positioning=Positioning(at))
        case "toss" if positioning is not None:
            return _without_flying(table, positioning, read(effect.kind))
        case "stronger" if half and positioning is not None:
            number = int(effect.kind.split()[2])
            return replace(table, positioning=_moved_in(positioning, number))
        case "turn" | "open":
            card = card_of(effect.kind) if half else None
            return replace(table.with_object(at, reserved=None), scanning=card)
        case "gained" | "lay":
            return replace(table.with_object(at, reserved=None), scanning=None)
        case "own":
            ship = int(effect.kind.split()[1])
            return replace(table, turn=ship, positioning=None, scanning=None, bargain=None)
        case "offer":
            return replace(table, bargain=Bargain(*terms_of(effect.kind)))
        case _:
            return table


def tossing(running: Running) -> tuple[Toss, int] | None:
    """Return the toss that is shown now, and for how long it has been."""
    shown = ((effect, ms) for effect, ms in running if _is_toss(effect))
    return next(((read(effect.kind), ms) for effect, ms in shown), None)


def _is_toss(effect: Effect) -> bool:
    return effect.kind.startswith("toss ")


def _without_flying(table: Table, positioning: Positioning, toss: Toss) -> Table:
    flying = {each.number for each in toss.landed}
    probes = tuple(each for each in positioning.probes if each.number not in flying)
    return replace(table, positioning=replace(positioning, probes=probes))


def _moved_in(positioning: Positioning, number: int) -> Positioning:
    """Return what lies when a card has moved this probe one ring inward."""
    probes = (
        replace(each, accuracy=each.accuracy + STEP, strengthened=True)
        if each.number == number and not each.strengthened
        else each
        for each in positioning.probes
    )
    return replace(positioning, probes=tuple(probes))
