"""The table in the midst of a clip: what an event changes is seen while it is being shown."""

from __future__ import annotations

from game.rules.road_to_the_overlord.state import Table
from game.view.show.drawn_effects import Running


def as_seen(table: Table, running: Running) -> Table:
    """Return the table as the effects that burn now let it be seen."""
    return table
