"""What things of Dice and Armour are called."""

from __future__ import annotations

from game.core.grid import Cell, Facing
from game.core.spelling import Part, Picking, Piece, Spot, Way, Word
from game.rules.dice_and_armour.kinds import VALUES, Kind
from game.rules.dice_and_armour.kinds import Part as Piecework
from game.rules.dice_and_armour.starting_board import cell_name
from game.rules.dice_and_armour.state import Stage, Table, Tank, Wreck
from game.scenes.frame.kit import Names, Words


def kind_name(words: Words, kind: Kind) -> str:
    return words(f"armour.kind.{kind.value}")


def piece(view: Table, number: int) -> Tank | Wreck | None:
    """Return the tank of a number, or what is left of it."""
    wrecks = (wreck for wreck in view.wrecks if wreck.number == number)
    return view.find(number) or next(wrecks, None)


def lies(view: Table, part: Part) -> Cell | None:
    """Return where a part lies on the board, None for any other."""
    if isinstance(part, Piece):
        found = piece(view, part.number)
        return found.cell if found else None
    return part if isinstance(part, Cell) else None


def picked(view: Table, picking: Picking) -> Tank | None:
    """Return the tank that is picked, or that has just moved."""
    number = next((each.number for each in picking.picked if isinstance(each, Piece)), view.mover)
    return view.find(number) if number is not None else None


def tank_name(words: Words, view: Table, number: int, names: Names) -> str:
    """Return a tank, or what is left of it, by its class, its side and where it stands."""
    found = piece(view, number)
    if found is None:
        return words("armour.gone")
    place = cell_name(found.cell, view.board.height)
    kind = kind_name(words, found.kind)
    return words("armour.tank", kind=kind, name=names[found.seat], cell=place)


def part_name(words: Words, part: Piecework) -> str:
    return words(f"armour.part.{part.name.lower()}")


def way_name(words: Words, way: Facing) -> str:
    return words(f"part.way.{way.name.lower()}")


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    match part:
        case Cell():
            return cell_name(part, view.board.height)
        case Spot(name):
            return words(f"part.dice_and_armour.spot.{name}")
        case Piece(number):
            return tank_name(words, view, number, names)
        case Way(way):
            shoots = view.stage is Stage.SHOT
            return (
                words("armour.shoot", way=way_name(words, way)) if shoots else way_name(words, way)
            )
        case Word(name) if view.asked is not None:
            heavy = not VALUES[view.tank(view.asked.number).kind].drags
            return words(f"armour.loses.{name}{'_heavy' * (heavy and name == 'rear')}")
        case Word(name):
            return words(f"part.dice_and_armour.word.{name}")
        case _:
            return ""
