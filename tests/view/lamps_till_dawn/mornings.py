"""Nights that are over as they are told again, and what is drawn of them at any millisecond."""

from functools import cache

from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import Setup
from game.view.canvas.box import Box
from game.view.lamps_till_dawn.morning.captions import Captions
from game.view.lamps_till_dawn.morning.hour_clips import hour_clip
from game.view.lamps_till_dawn.morning.hours import shown_on
from game.view.lamps_till_dawn.morning.morning_board import draw_morning
from game.view.lamps_till_dawn.morning.night_again import night_again
from game.view.show.playback import Playback
from tests.paper import Paper
from tests.rules.lamps_till_dawn.many import night

from .nights import COTTAGE, D, L

SETUPS = {
    "duel": setup_of((L, D)),
    "four": setup_of((D, L, L, D)),
    "cottage": Setup(COTTAGE, (L, D, L, D), 9, 9),
    "shortest": Setup(HOUSE, (L, D), 1, 1),
    "longest": Setup(HOUSE, (L, D), 99, 99),
    "eight": setup_of((L,) * 4 + (D,) * 4),
}

NOTHING = Captions()
SEEDS = {"duel": 0, "shortest": 0}


@cache
def played(name):
    """Return a random night: its first table, all that was told, and its last table."""
    found = night(SETUPS[name], SEEDS.get(name, 1))
    told = tuple(each for turn in found.turns for each in turn.step.events)
    return found.first.table, told, found.last.table


@cache
def again(name):
    """Return what a night is told again from, and its hours."""
    start, told, _ = played(name)
    return night_again(start, told)


def hours_with(name):
    """Yield the hours of a night, each with what was seen before it."""
    seen, hours = again(name)
    for hour in hours:
        yield seen, hour
        seen = shown_on(seen, hour)


def reel_of(name):
    seen, hours = again(name)
    reel = Playback(seen, shown_on, hour_clip)
    reel.add(hours)
    return reel


def at(name, number, ms):
    """Return the reel of a night so long after the beginning of one of its hours."""
    reel = reel_of(name)
    reel.advance(sum(hour.ms for hour in again(name)[1][:number]) + ms)
    return reel


def drawn(brushes, reel, calm=False, captions=NOTHING, size=(1280, 640)):
    """Return the paper on which it is drawn."""
    paper = Paper(brushes, size)
    box = Box(0, 0, paper.width, paper.height)
    draw_morning(paper, box, reel, calm, lambda room: f"the {room}", lambda moment: captions)
    return paper
