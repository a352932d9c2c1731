"""Fields as they are shown: tables laid out by hand, playbacks, and what is drawn of them."""

from dataclasses import replace
from functools import cache

from game.core.grid import Cell, Facing
from game.core.rules import Told
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import Commit
from game.rules.hold_the_banner.board import board_of, cell_named, standard
from game.rules.hold_the_banner.quarters import WIDTH
from game.rules.hold_the_banner.state import Bullet, Kind, Options, Player, Setup, Table, Tank
from game.view.canvas.box import Box
from game.view.hold_the_banner.board import BOARD
from game.view.show.playback import Playback
from tests.paper import Paper
from tests.rules.hold_the_banner.many import crowded, match
from tests.setups.hold_the_banner import SETUPS

N, E, S, W = Facing.NORTH, Facing.EAST, Facing.SOUTH, Facing.WEST
OPEN = ("." * WIDTH,) * WIDTH
GRASSY = ("." * 8 + "g" * 6 + "." * 12,) * WIDTH
"""Grass on the columns E to G, from quarter 8 to quarter 13."""


def table(*tanks, rows=OPEN, board=None, teams=(0, 1), options=None, players=(), **given):
    """Return a table with these tanks on open ground, or on that of these rows."""
    board = board or board_of(rows, standard().camps, standard().spawns)
    players = players or tuple(Player(lives=0 if team else 3) for team in teams)
    walls = {"bricks": board.bricks, "steel": board.steel, **given}
    setup = Setup(board, teams, options or Options())
    return Table(setup, teams, players, tanks=tanks, tanks_made=len(tanks), **walls)


def tank(number, x, y, seat=0, kind=Kind.GUARD, hit=False):
    return Tank(number, seat, kind, Cell(x, y), hit)


def attacker(number, x, y, kind=Kind.BASIC, hit=False):
    return tank(number, x, y, 1, kind, hit)


def bullet(number, x, y, facing, of=1, team=0, left=0, piercing=False):
    return Bullet(number, of, team, facing, Cell(x, y), 18, left, piercing)


def leveled(at, seat=0, **given):
    return replace(at.with_player(seat, **given))


def cell(name):
    return cell_named(name)


@cache
def played(number):
    """Return a random match of each set-up, as far as four hundred actions go."""
    return match(SETUPS[number][1], 5, 400)


@cache
def turn(seed):
    """Return a table on which all have planned, and what comes of it."""
    state = crowded(seed)
    (last,) = RULES.to_act(state.table)
    return state.table, RULES.apply(state, Commit(last)).events


def told(*events):
    return tuple(Told(number, event, "", None) for number, event in enumerate(events))


def shown(start, *events):
    """Return the playback of these events."""
    reel = Playback(
        start,
        lambda at, each: RULES.evolve(at, each.event),
        lambda at, each: BOARD.clip_for(at, each.event),
        flow=lambda clip, before, each, after: BOARD.flow(
            clip, before and before.event, each.event, after and after.event
        ),
    )
    reel.add(told(*events))
    return reel


def place_of(at, paper):
    return BOARD.place(at, Box(0, 0, paper.width, paper.height), paper.scale)


def still(brushes, at):
    """Return the paper and the place on which a table at rest was drawn."""
    paper = Paper(brushes)
    place = place_of(at, paper)
    BOARD.still(paper, place, at)
    return paper, place


def frame(brushes, reel, calm=False, ms=0):
    """Return the paper on which a playback was drawn as it is now."""
    paper = Paper(brushes)
    BOARD.show(paper, place_of(reel.shown, paper), reel, ms, calm)
    return paper
