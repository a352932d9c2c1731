"""A turn settled once more, slowly: every character followed through both slots, room by room.

It is written from the digest (K3.2, K4, K5) and asks nothing of the referee's own rules.
"""

from dataclasses import dataclass, field

from game.rules.lamps_till_dawn.actions import (
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    Ritual,
    Wake,
)
from game.rules.lamps_till_dawn.state import Side


@dataclass
class Settled:
    """What a turn comes to, before anybody flees; nightmares are pairs of owner and room."""

    rooms: dict
    lamps: set
    dawn: int
    madness: int
    lit: set = field(default_factory=set)
    put_out: set = field(default_factory=set)
    flickered: list = field(default_factory=list)
    frightened: set = field(default_factory=set)
    repelled: set = field(default_factory=set)
    nightmares: list = field(default_factory=list)


def settled(table):
    """Return what this turn comes to; everybody has committed or is about to."""
    sides = table.setup.sides
    acts = {
        seat: [a for a in each.plan if not isinstance(a, Wake)]
        for seat, each in enumerate(table.characters)
    }
    where = {seat: _rooms(each.room, acts[seat]) for seat, each in enumerate(table.characters)}
    turn = Settled(
        {seat: rooms[2] for seat, rooms in where.items()},
        set(table.lamps),
        table.dawn,
        table.madness,
    )
    lights = [seat for seat, side in enumerate(sides) if side is Side.LIGHT]
    darks = [seat for seat, side in enumerate(sides) if side is Side.DARK]
    for slot in (1, 2):
        burning = set(turn.lamps)
        for room in table.house.numbers:
            _lamp(turn, slot, room, room in burning, (lights, darks, acts, where))
    _ends(turn, table, (lights, darks, acts, where))
    return turn


def _rooms(start, actions):
    """Return the room before the turn, after the first slot and after the second one."""
    rooms = [start]
    for slot in (0, 1):
        action = actions[slot] if slot < len(actions) else None
        rooms.append(action.path[-1] if isinstance(action, PlanMove) else rooms[-1])
    return rooms


def _does(acts, seat, slot):
    return acts[seat][slot - 1] if slot <= len(acts[seat]) else None


def _lamp(turn, slot, room, burns, who):
    lights, darks, acts, where = who

    def hands(side):
        return {
            seat
            for seat in side
            if where[seat][slot] == room and isinstance(_does(acts, seat, slot), PlanLamp)
        }

    def scares(seat):
        if where[seat][slot] != room:
            return False
        now = isinstance(_does(acts, seat, slot), PlanScare)
        before = slot == 2 and isinstance(_does(acts, seat, 1), PlanScare)
        return now or (before and not isinstance(_does(acts, seat, 2), PlanMove))

    lighting, putting_out = hands(lights), hands(darks)
    if lighting and not burns and any(scares(seat) for seat in darks):
        turn.frightened |= lighting
        turn.madness += 2 * len(lighting)
        return
    if lighting and putting_out:
        turn.flickered.append((slot, room))
        return
    if lighting and not burns:
        turn.lamps.add(room)
        turn.lit.add((slot, room))
        turn.dawn += 1
    if putting_out and burns:
        turn.lamps.discard(room)
        turn.put_out.add((slot, room))
        turn.madness += 1


def _ends(turn, table, who):
    lights, darks, acts, where = who

    def rituals(ritual):
        return {
            where[seat][slot]
            for seat in lights
            for slot in (1, 2)
            if _does(acts, seat, slot) == PlanRitual(seat, ritual)
        }

    turn.repelled = {seat for seat in darks if turn.rooms[seat] in rituals(Ritual.REPEL)}
    turn.dawn += 2 * len(turn.repelled)
    lying = [(each.owner, each.room, each.number) for each in table.nightmares]
    called = [a for seat in darks for a in acts[seat] if isinstance(a, PlanCall)]
    lying += [(call.seat, call.room, 0) for call in called]
    for owner, room, number in lying:
        if room in rituals(Ritual.BANISH):
            turn.dawn += 1
        elif Wake(owner, number) in table.characters[owner].plan:
            turn.madness += any(turn.rooms[seat] == room for seat in lights)
        else:
            turn.nightmares.append((owner, room))
    turn.nightmares.sort()
