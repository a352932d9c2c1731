"""What is said of a place on the blanket, and why something cannot be done there."""

from __future__ import annotations

from math import dist, isqrt

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Word
from game.rules.blanket_hills.actions import LONGEST_MOVE, Action, Arc, Fire, FireRay, Move, Pick
from game.rules.blanket_hills.driving import APART
from game.rules.blanket_hills.land import squared
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.spelling import MOVE
from game.rules.blanket_hills.standing import dome_height, in_square, under
from game.rules.blanket_hills.state import MOVES, Table, Team
from game.rules.blanket_hills.why_not.reasons import Refusal
from game.rules.blanket_hills.why_not.refusing import refusal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words
from game.view.blanket_hills.lie_of_land import below, seen_at

from .naming import GAME, WORDS, crew_names, thing_name

TIP = f"tip.{GAME}"
NEAR = 1.0
"""So far beside the blanket, in cells, nothing is told of it any more."""
RAISED = 0.5
"""A tank is pointed at by its hull, too, which is seen above its ground."""


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what stands on a cell of the board, with how high the land is there."""
    at = below(view.land, cell.x, cell.y)
    seen = seen_at(view.land, at)
    if dist((seen.x, seen.y), (cell.x, cell.y)) > NEAR:
        return None
    team = _tank_at(view, cell, at)
    if team is not None:
        return Tip(crew_names(words, view.setup, team, names), _tank(words, view, team), "G1.2")
    if any(in_square(at, tower) for tower in view.towers):
        return Tip(words(f"{TIP}.tower"), words(f"{TIP}.tower.about"), "G6.11")
    if any(under(at, dome) and dome_height(at, dome) for dome in view.domes):
        return Tip(words(f"{TIP}.dome"), words(f"{TIP}.dome.about"), "G6.3")
    height = view.land.height(at)
    said = words(f"{TIP}.land", x=at.x, y=at.y, height=height)
    if view.turn is None:
        return Tip("", said)
    apart = isqrt(squared(at, view.tanks[view.turn].place))
    name = crew_names(words, view.setup, view.turn, names)
    return Tip("", f"{said} {words(f'{TIP}.apart', number=apart, name=name)}")


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, or what is picked cannot be done as its dials stand."""
    if isinstance(part, Cell) and not picking.dials:
        return Tip("", words(f"{WORDS}.why.shell_first"), "G3.1")
    action = picking.finished if picking.dials else _meant(view, seat, part)
    refused = refusal(view, action) if action is not None else None
    return Tip("", because(words, refused), refused.rule) if refused is not None else None


def because(words: Words, refused: Refusal) -> str:
    """Return a reason with what stands in the way."""
    thing = thing_name(words, refused.thing) if refused.thing is not None else ""
    return words(
        f"{WORDS}.why.{refused.why.value}", thing=thing, cap=LONGEST_MOVE, apart=APART, moves=MOVES
    )


def _tank_at(view: Table, cell: Cell, at: Cell) -> Team | None:
    for team, tank in enumerate(view.tanks):
        seen = seen_at(view.land, tank.place)
        hull = dist((seen.x, seen.y - RAISED / 2), (cell.x, cell.y)) <= 1 - RAISED / 2
        if in_square(at, tank.place) or hull:
            return team
    return None


def _tank(words: Words, view: Table, team: Team) -> str:
    tank = view.tanks[team]
    x, y, height = tank.place.x, tank.place.y, view.land.height(tank.place)
    said = [words(f"{TIP}.stands", x=x, y=y, height=height)]
    if view.turn is not None and team != view.turn:
        apart = isqrt(squared(tank.place, view.tanks[view.turn].place))
        said.append(words(f"{TIP}.away", number=apart))
    if tank.glued:
        said.append(words(f"{TIP}.glued"))
    if any(under(tank.place, dome) for dome in view.domes):
        said.append(words(f"{TIP}.domed"))
    return " ".join(said)


def _meant(view: Table, seat: Seat, part: Part) -> Action | None:
    """Return what a part would mean, were it to be picked."""
    match part:
        case Card(name) if view.turn is None:
            return Pick(seat, Shell(name))
        case Card(Shell.GAMMA_RAY.value):
            return FireRay(seat)
        case Card(name):
            return Fire(seat, Shell(name), 0, LONGEST_MOVE, Arc.NORMAL)
        case Word(MOVE.name):
            return Move(seat, 0, LONGEST_MOVE)
        case _:
            return None
