"""The end of a turn: rituals, frights, nightmares, who must flee, and how the counters stand.

All of it looks at the places after the second slot, a ritual at the room where it was done (K3.2).
"""

from __future__ import annotations

from game.core.chance import Dice
from game.core.number_bounds import Long
from game.core.rules import Seat

from .actions import JUST_CALLED, PlanLamp, PlanRitual, Ritual
from .events import (
    DarknessGrew,
    DarkRepelled,
    Fled,
    LampLit,
    LampPutOut,
    LightFrightened,
    LightGrew,
    MatchEnded,
    NightmareBanished,
    NightmareWoken,
    TurnBegan,
    TurnCounted,
)
from .house import RoomNumber
from .slots import Left, Story, room_of
from .state import CROWD, MOST_TURNS, PATIENCE, START_PLACES, Setup, Side, Table


def end_turn(story: Story, left: tuple[Left, ...], said: int) -> None:
    """Settle what the slots have left, and begin another turn unless the night is over."""
    woken = _woken(story.table)
    _banish(story, _rooms(left, Ritual.BANISH), said)
    fleeing = _repel(story, _rooms(left, Ritual.REPEL), said)
    fleeing += _frighten(story, left, said)
    _bite(story, woken, said)
    if fleeing:
        _flee(story, sorted(fleeing), said)
    _count(story, said)
    _go_on(story, said)


def thrown_start(setup: Setup, dice: Dice) -> RoomNumber:
    """Return the start place that a secret throw names (K1.3, K2.1)."""
    starts = setup.house.starts
    if len(setup.sides) < CROWD:
        return starts[dice.below(6) // 2]
    while (face := dice.below(6)) > START_PLACES:
        pass
    return starts[face]


def _woken(table: Table) -> frozenset[Long]:
    """Return the nightmares that are woken; of those just called each seat has one at most."""
    return frozenset(
        nightmare.number
        for seat, each in enumerate(table.characters)
        for nightmare in table.dormant(seat)
        if nightmare.number in each.woken
        or (JUST_CALLED in each.woken and nightmare.turn == table.turn)
    )


def _rooms(left: tuple[Left, ...], ritual: Ritual) -> frozenset[RoomNumber]:
    return frozenset(
        room for each, room in left if isinstance(each, PlanRitual) and each.ritual is ritual
    )


def _banish(story: Story, rooms: frozenset[RoomNumber], said: int) -> None:
    for each in story.table.nightmares:
        if each.room in rooms:
            dawn = story.table.dawn + 1
            story.say(NightmareBanished(each.number, each.room, dawn), "K4.3", said)


def _repel(story: Story, rooms: frozenset[RoomNumber], said: int) -> list[Seat]:
    found = [s for s in story.table.of_side(Side.DARK) if room_of(story.table, s) in rooms]
    for seat in found:
        room = room_of(story.table, seat)
        story.say(DarkRepelled(seat, room, story.table.dawn + 2), "K4.4", said)
    return found


def _frighten(story: Story, left: tuple[Left, ...], said: int) -> list[Seat]:
    scared = sorted((each.seat, room) for each, room in left if isinstance(each, PlanLamp))
    for seat, room in scared:
        story.say(LightFrightened(seat, room, story.table.madness + 2), "K5.4", said)
    return [seat for seat, _ in scared]


def _bite(story: Story, woken: frozenset[Long], said: int) -> None:
    lights = {room_of(story.table, seat) for seat in story.table.of_side(Side.LIGHT)}
    for each in story.table.nightmares:
        if each.number in woken:
            assert each.room is not None
            bitten = each.room in lights
            madness = story.table.madness + bitten
            story.say(NightmareWoken(each.number, each.room, bitten, madness), "K5.3", said)


def _flee(story: Story, seats: list[Seat], said: int) -> None:
    """Move all who must flee, at once, each by a throw of its own."""
    table = story.table
    rooms = tuple(thrown_start(table.setup, story.dice("flee", table.turn, seat)) for seat in seats)
    story.say(Fled(tuple(seats), rooms, table.setup.sides), "K3.2", said)


def _count(story: Story, said: int) -> None:
    """Count the turns without a lamp lit and those with lamps left alone (K4.5, K5.5)."""
    table = story.table
    lit = any(isinstance(told.event, LampLit) for told in story.events)
    put_out = any(isinstance(told.event, LampPutOut) for told in story.events)
    dark = 0 if lit else table.dark_turns + 1
    left_alone = len(table.lamps) > 1 and (table.light_feared or not put_out)
    bright = table.bright_turns + 1 if left_alone else 0
    counted = story.say(TurnCounted(dark, bright), "K3.1", said)
    if dark >= PATIENCE:
        story.say(DarknessGrew(table.madness + 1), "K4.5", counted)
    if bright >= PATIENCE:
        story.say(LightGrew(table.dawn + 1), "K5.5", counted)


def _go_on(story: Story, said: int) -> None:
    table = story.table
    light = table.dawn - table.setup.full_dawn
    dark = table.madness - table.setup.full_madness
    full = max(light, dark) >= 0
    if table.turn < MOST_TURNS and (not full or light == dark):
        story.say(TurnBegan(table.turn + 1), "K3.1", said)
        return
    winner = None if light == dark else Side.LIGHT if light > dark else Side.DARK
    rooms = tuple(room_of(table, seat) for seat in table.seats)
    story.say(MatchEnded(winner, rooms, table.nightmares), "K6.1", said)
