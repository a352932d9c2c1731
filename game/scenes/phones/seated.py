"""Who is shown something on a phone: a seat, how far its choice has come, and in whose words."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.core.spelling import Picking
from game.scenes.faces.table_face import TableFace
from game.scenes.frame.kit import Kit, Names, Words


@dataclass(frozen=True, slots=True)
class Seated:
    """`words` are those of the phone's own language, `names` those of all seats."""

    kit: Kit
    words: Words
    face: TableFace
    seat: Seat
    picking: Picking
    names: Names
