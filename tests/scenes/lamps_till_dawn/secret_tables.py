"""Tables of Lamps Till Dawn with people of both sides, at one screen."""

from __future__ import annotations

from dataclasses import replace

from game.rules.lamps_till_dawn import LAMPS_TILL_DAWN
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Nightmare, Side
from game.scenes.frame.commands import Device, Kind
from game.scenes.lamps_till_dawn.face import FACE
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage
from tests.scenes.table.hands import press, sat

L, D = Side.LIGHT, Side.DARK
PADS = tuple(Device(Kind.PAD, 11 + number) for number in range(8))
HALVES = Device(Kind.LEFT_KEYS), Device(Kind.RIGHT_KEYS)
NIGHTS = (
    ((2, 11), ()),
    ((12, 3), ()),
    ((5, 5), (6,)),
    ((10, 8), (4, 4, 2)),
)
"""Where Light and Dark are, and where the nightmares sleep that were all told in room 4."""
HINT = 4


def night(rooms, asleep=(), sides=(L, D), told=3):
    """Return a night in our house with everybody in these rooms, after so many nightmares."""
    state = LAMPS_TILL_DAWN.new(setup_of(sides), 3)
    characters = tuple(
        replace(each, room=room) for each, room in zip(state.table.characters, rooms, strict=True)
    )
    dark = sides.index(D)
    sleeps = (*asleep, *((HINT,) * told))[:told]
    mares = tuple(Nightmare(n, HINT, 1, room, dark) for n, room in enumerate(sleeps, 1))
    table = replace(state.table, characters=characters, nightmares=mares, called=told)
    return replace(state, table=table)


def table(kit, sides=(L, D), devices=(), state=None, strengths=None, **settings):
    """Return the table of these sides with these devices for its first seats, at a first match."""
    still = {"speed": 0, "bot_speed": 0, "less_motion": True, "seen": stage.NAMED}
    kit.settings.change(**{**still, **settings})
    kit.seating.clear()
    for seat, device in enumerate(devices):
        kit.seating.claim(device, seat)
    rules = LAMPS_TILL_DAWN
    if state is not None:
        rules = replace(rules, new=lambda setup, seed: state)
    players = tuple(Player("", each) for each in strengths or (None,) * len(sides))
    header = Header(rules.name, rules.number, setup_of(sides), 3, players)
    scene = opened(kit, Match(rules, header), FACE)
    stack = sat(scene)
    stack.update(0)
    stack.update(20)
    return stack, scene


def keys(stack, seat, *pressed, devices=PADS):
    for key in pressed:
        press(stack, key, seat, devices[seat])
