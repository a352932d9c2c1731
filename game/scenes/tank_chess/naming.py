"""What sides, pieces, grounds, points of the compass and moves are called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.grid import Cell, Facing
from game.core.rules import Seat, Told
from game.rules.tank_chess.actions import LeaveBoard, Turn
from game.rules.tank_chess.events import Event, ShotFired
from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.starting_board import Kind
from game.rules.tank_chess.state import Side, Table
from game.rules.tank_chess.why_not.reasons import ArmourHolds, Destroys
from game.scenes.frame.kit import Words


def side_name(words: Words, seat: Seat) -> str:
    return words("chess.black") if seat else words("chess.white")


def kind_name(words: Words, kind: str) -> str:
    return words(f"chess.kind.{kind}") if f"chess.kind.{kind}" in words else kind


def lower(name: str) -> str:
    """Return a name as it stands inside a sentence."""
    return name[:1].lower() + name[1:]


def kind_of(words: Words, table: Table, cell: Cell) -> str:
    """Return what stands on a cell, "" for nothing."""
    piece = table.piece_on(cell)
    return kind_name(words, piece.kind) if piece is not None else ""


def point_name(words: Words, facing: Facing) -> str:
    return words(f"part.way.{facing.name.lower()}")


def armour_name(words: Words, side: Side) -> str:
    return words(f"chess.side.{side.name.lower()}")


def facts_of(kind: Kind) -> dict[str, int]:
    """Return the row of the table of kinds."""
    front, side, rear = kind.armour
    return {"speed": kind.speed, "gun": kind.gun, "front": front, "side": side, "rear": rear}


def named(words: Words, table: Table, number: int) -> str:
    """Return a piece by its kind and cell, as it stands inside a sentence."""
    piece = table.piece(number)
    return f"{lower(kind_name(words, piece.kind))} {cell_name(piece.cell, table.height)}"


def move_words(words: Words, table: Table, start: Cell, cell: Cell, facing: Facing) -> str:
    """Return a move in a few words: which piece, from where to where, which way it then faces."""
    piece = table.piece_on(start)
    assert piece is not None
    kind, point = kind_name(words, piece.kind), point_name(words, facing)
    end = cell_name(cell, table.height)
    if cell == start:
        return words("chess.plan.turn", kind=kind, cell=end, point=point)
    begin = cell_name(start, table.height)
    return words("chess.plan.drive", kind=kind, start=begin, cell=end, point=point)


def turn_words(words: Words, table: Table, turn: Turn) -> str:
    """Return a turn in a few words."""
    if isinstance(turn, LeaveBoard):
        return words("chess.plan.leave")
    return move_words(words, table, turn.start, turn.to, turn.facing)


def hit_words(words: Words, before: Table, told: Iterable[Told[Event]]) -> Iterator[str]:
    """Yield whom each shot of a move destroyed, and by what figures; `before` is its table."""
    for shot in shots(told):
        yield struck_words(words, before, shot.lands, shot)


def struck_words(
    words: Words, table: Table, cell: Cell, shot: ShotFired | Destroys | ArmourHolds
) -> str:
    """Return whom a shot at a cell destroys, or who withstands it, and by what figures."""
    return words(
        "chess.plan.holds" if isinstance(shot, ArmourHolds) else "chess.plan.kills",
        kind=kind_of(words, table, cell),
        cell=cell_name(cell, table.height),
        gun=shot.gun,
        side=armour_name(words, shot.side),
        armour=shot.armour,
    )


def shots(told: Iterable[Told[Event]]) -> Iterator[ShotFired]:
    return (each.event for each in told if isinstance(each.event, ShotFired))


def ground_told(words: Words, table: Table, cell: Cell) -> tuple[str, ...]:
    """Return what the ground is called, or the wreck on it, and what it does; nothing of open
    paper."""
    name = "wreck" if table.wreck_on(cell) else table.ground_on(cell).name.lower()
    keys = (f"tip.tank_chess.{name}", f"tip.tank_chess.{name}.about")
    return tuple(map(words, keys)) if name != "open" else ()
