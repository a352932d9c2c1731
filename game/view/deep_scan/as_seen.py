"""The table in the midst of a clip: what an event changes is seen while it is being shown."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.rules.deep_scan.state import Positioning, Table
from game.view.show.clip import Effect
from game.view.show.drawn_effects import Running

from .tosses import Toss, read


def as_seen(table: Table, running: Running) -> Table:
    """Return the table with the object that is being aimed at, and without probes that fly."""
    for effect, _ in running:
        kind = effect.kind.partition(" ")[0]
        if kind == "aim":
            at = Cell(round(effect.x), round(effect.y))
            table = replace(table, positioning=Positioning(at))
        elif kind == "toss" and table.positioning is not None:
            table = _without_flying(table, table.positioning, read(effect.kind))
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
