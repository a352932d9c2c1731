"""The table in the midst of a clip: the field is gone as soon as it closes."""

from __future__ import annotations

from dataclasses import replace

from game.rules.road_to_the_overlord.state import Table
from game.view.show.drawn_effects import Running


def as_seen(table: Table, running: Running) -> Table:
    """Return the table as the effects that burn now let it be seen."""
    if any(effect.kind.startswith("closes ") for effect, _ in running):
        return replace(table, fight=None)
    return table
