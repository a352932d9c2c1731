"""What a recap says of one thing that happened: a sentence, or one with a picture of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.widgets.widget_kinds import Paint

PICTURE = 150.0
"""How wide the picture of a remark is, if it says nothing else."""


@dataclass(frozen=True, slots=True, eq=False)
class Pictured:
    """A sentence with a small picture `wide`, which `draw` draws into a box."""

    words: str
    draw: Paint
    wide: float = PICTURE


Remark = str | Pictured
