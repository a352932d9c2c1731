"""Nights as they are shown: tables, playbacks of what a seat hears, and what is drawn of them."""

from functools import cache

from game.core.rules import NOBODY
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import Character, Setup, Side, Table
from game.view.canvas.box import Box
from game.view.lamps_till_dawn.board import board_of
from game.view.show.playback import Playback
from tests.paper import Paper
from tests.rules.lamps_till_dawn.many import night
from tests.setups.lamps_till_dawn import COTTAGE

L, D = Side.LIGHT, Side.DARK
BOARD = board_of()
SETUPS = (setup_of((L, D)), setup_of((D, L, L, D)), Setup(COTTAGE, (L, D, L, D), 9, 9))
NIGHTS = range(len(SETUPS))
WATCHED = [(n, seat) for n in NIGHTS for seat in (*range(len(SETUPS[n].sides)), NOBODY)]
"""Each night with each seat that hears of it, and a bystander."""


@cache
def played(number):
    """Return a random night in which every kind of action is done."""
    return night(SETUPS[number], number)


def heard(number, seat):
    """Return the table a seat begins with, and all that it hears."""
    found = played(number)
    said = (told.event for turn in found.turns for told in turn.step.events)
    return RULES.view(found.first.table, seat), [RULES.redact(event, seat) for event in said]


def table(rooms=(None, None), sides=(L, D), house=HOUSE, **given):
    """Return a table on which these rooms are known."""
    known = tuple(Character(room, None if room is None else ()) for room in rooms)
    return Table(Setup(house, sides), known, **given)


def shown(start, *events, board=BOARD):
    """Return the playback of these events."""
    reel = Playback(start, RULES.evolve, board.clip_for, flow=board.flow)
    reel.add(events)
    return reel


def place_of(at, paper, board=BOARD):
    return board.place(at, Box(0, 0, paper.width, paper.height), paper.scale)


def still(brushes, at, board=BOARD):
    """Return the paper and the place on which a table at rest was drawn."""
    paper = Paper(brushes)
    place = place_of(at, paper, board)
    board.still(paper, place, at)
    return paper, place


def frame(brushes, reel, calm=False, board=BOARD):
    """Return the paper on which a playback was drawn as it is now."""
    paper = Paper(brushes)
    board.draw(paper, place_of(reel.shown, paper, board), reel, calm)
    return paper
