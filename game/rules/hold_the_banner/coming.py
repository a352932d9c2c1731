"""Where tanks come onto the field: guards beside their fence, attackers at the far edge."""

from __future__ import annotations

from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Seat

from .events import Asked
from .quarters import Place, overlap
from .referee_tasks import Story
from .state import ATTACKERS, BY_DIE, GUARDS, MOST_ON_FIELD, Kind, Returning, Spawning, Table


def off_field(table: Table) -> tuple[Seat, ...]:
    """Return the guards who have lives and no tank, in the order of their seats (P4.4)."""
    return tuple(
        seat
        for seat in table.seats
        if table.players[seat].lives and not table.tanks_of(seat) and guards(table, seat)
    )


def guards(table: Table, seat: Seat) -> bool:
    return table.teams[seat] == GUARDS or table.board.duel


def returns(table: Table, seat: Seat) -> tuple[Place, ...]:
    """Return the places beside the fence where no other guard of the side stands (P4.4)."""
    team = table.teams[seat]
    return _free(table, seat, table.board.camps[team].returns)


def spawns(table: Table, seat: Seat) -> tuple[Place, ...]:
    """Return the places at the far edge where no other attacker stands (P5.2)."""
    return _free(table, seat, table.board.spawns)


def ask_spawn(story: Story) -> None:
    """Throw for the kind of a new attacker and ask where it comes, if one may come (P5.2)."""
    table = story.table
    seat = next_attacker(table)
    if seat is None or table.turn % 2 == 0 or not spawns(table, seat):
        return
    face = story.dice("kind", table.turn).below(6) + 1
    said = story.say(Rolled("kind", (Throw(seat, (face,)),)), "P3.2")
    story.say(Asked(Spawning(seat, BY_DIE[face - 1])), "P5.2", said)


def next_attacker(table: Table) -> Seat | None:
    """Return whose the next attacker is, None while none may come (P5.2, P9.7).

    All send as many, an odd one is for who needs it first. A board of a duel has no places for it
    to come.
    """
    seats = table.members(ATTACKERS)
    most = MOST_ON_FIELD // len(seats)
    share, spare = divmod(table.to_stop, len(seats))
    if spare and all(table.players[seat].had <= share for seat in seats):
        share += 1
    able = [
        seat
        for seat in seats
        if len(table.tanks_of(seat)) < most and table.players[seat].had < share
    ]
    return min(able, key=lambda seat: (table.players[seat].had, seat), default=None)


def ask_return(story: Story, seat: Seat) -> None:
    story.say(Asked(Returning(seat)), "P4.4")


def kind_asked(table: Table) -> Kind:
    """Return what the die has named for the attacker that is asked for."""
    assert isinstance(table.question, Spawning)
    return table.question.kind


def _free(table: Table, seat: Seat, places: tuple[Place, ...]) -> tuple[Place, ...]:
    own = [tank.place for tank in table.tanks if table.teams[tank.seat] == table.teams[seat]]
    return tuple(place for place in places if not any(overlap(place, other) for other in own))
