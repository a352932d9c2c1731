"""Change what a seat of Lamps Till Dawn must not know (K7): places, plans and whispers of the
other side.

To Light and to a bystander also where nightmares lie and who has called them. What was told stays:
how many there are, the room that was told for each, and when. When the night is over nothing is
hidden any more. The seed is nobody's.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import (
    Phrase,
    PlanLamp,
    PlanMove,
    Planned,
    PlanScare,
    Whisper,
)
from game.rules.lamps_till_dawn.state import Character, Nightmare, Side, State, Table


def scramble(state: State, seat: Seat, dice: Dice) -> State:
    table = state.table
    if table.ending is not None:
        return replace(state, seed=dice.below(1 << 40))
    side = table.setup.sides[seat] if seat >= 0 else None
    for other, character in enumerate(table.characters):
        if table.setup.sides[other] is not side:
            moved = _elsewhere(table, other, character, dice)
            table = table.with_character(other, room=moved.room, plan=moved.plan)
    table = replace(table, whispers=_other_whispers(table, side, dice))
    if side is not Side.DARK:
        nightmares = tuple(_elsewhere_asleep(table, each, dice) for each in table.nightmares)
        table = replace(table, nightmares=nightmares)
    return replace(state, table=table, seed=dice.below(1 << 40))


def _elsewhere(table: Table, seat: Seat, character: Character, dice: Dice) -> Character:
    room = 1 + dice.below(len(table.setup.house.rooms))
    beside = _beside(table, room)
    dark = table.setup.sides[seat] is Side.DARK
    plans: tuple[tuple[Planned, ...], ...] = (
        (),
        (PlanMove(seat, (dice.choice(beside),)),),
        (PlanLamp(seat), *((PlanScare(seat),) if dark else ())),
    )
    return replace(character, room=room, plan=dice.choice(plans))


def _other_whispers(table: Table, side: Side | None, dice: Dice) -> tuple[Whisper, ...]:
    """Return the whispers with others in place of those of the other side."""
    own = [each for each in table.whispers if table.setup.sides[each.seat] is side]
    others = [s for s, each in enumerate(table.setup.sides) if each is not side]
    rooms = (None, *range(1, len(table.setup.house.rooms) + 1))
    said = (
        Whisper(dice.choice(others), dice.choice(tuple(Phrase)), dice.choice(rooms))
        for _ in range(dice.below(3))
    )
    return (*own, *said)


def _elsewhere_asleep(table: Table, nightmare: Nightmare, dice: Dice) -> Nightmare:
    rooms = (nightmare.hint, *_beside(table, nightmare.hint))
    darks = [s for s, side in enumerate(table.setup.sides) if side is Side.DARK]
    return replace(nightmare, room=dice.choice(rooms), owner=dice.choice(darks))


def _beside(table: Table, number: int) -> list[int]:
    """Return the rooms that share a quarter's side with this one."""
    rooms = table.setup.house.rooms
    sides = {
        (cell.x + x, cell.y + y)
        for cell in rooms[number - 1].quarters
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    joined = (any((c.x, c.y) in sides for c in room.quarters) for room in rooms)
    return [other for other, is_ in enumerate(joined, 1) if is_ and other != number]
