"""How turns and the match follow each other (S2.1, S3, S9), who leads a ship, and who is to act.

The digest lets nobody leave: a ship whose crew resigns is passed over and flies home, where it
stands in nobody's way, with what it has.
"""

from __future__ import annotations

from game.core.rules import NOBODY, Seat, Telling

from .actions import ShipNumber
from .events import Event, EventLeft, MatchEnded, ProbesGiven, TurnBegan
from .sky import BASE
from .state import IDLE_ROUNDS, NoTask, Table
from .wares import FREE_PROBES

Story = Telling[Table, Event, NoTask]


def acting(table: Table) -> Seat | None:
    """Return who is to act: who answers an offer, or else leads the ship on turn."""
    if table.ending is not None:
        return None
    return leader(table, table.turn if table.bargain is None else table.bargain.to)


def leader(table: Table, ship: ShipNumber) -> Seat:
    """Return who leads a ship, or leads it next: its seats do in turn. Some ships of tasks have
    nobody."""
    crew = table.setup.crew(ship)
    return crew[table.ships[ship].turns % len(crew)] if crew else NOBODY


def playing(table: Table) -> tuple[ShipNumber, ...]:
    """Return the ships that have turns."""
    crewed = table.ships[: table.setup.count]
    return tuple(ship for ship, each in enumerate(crewed) if not each.resigned)


def end_turn(story: Story) -> None:
    """Begin the next turn, or end the match when there is none."""
    if _over(story.table):
        finish(story)
        return
    table = story.table
    following = _following(table)
    story.say(TurnBegan(leader(table, following), following, table.number + 1), "S2.1")
    give_probes(story)


def give_probes(story: Story) -> None:
    """Give a ship on the base as many probes as it is short of (S7.1)."""
    table = story.table
    few = FREE_PROBES - table.own.has.probe
    if table.own.place == BASE and few > 0:
        story.say(ProbesGiven(leader(table, table.turn), table.turn, few), "S7.1")


def resign(story: Story, ship: ShipNumber) -> None:
    """Go on without a ship, if anybody is left to play against."""
    table = story.table
    if len(playing(table)) < 2:
        finish(story)
    elif table.turn == ship:
        end_turn(story)


def leave_event(story: Story, *, failed: bool) -> None:
    """Let the event that is in question lie open (S6.3, S6.4)."""
    table, card = story.table, story.table.scanning
    assert card is not None
    seat = leader(table, table.turn)
    left = EventLeft(seat, table.turn, table.own.place, card, failed)
    story.say(left, "S6.4" if failed else "S6.3")


def finish(story: Story) -> None:
    story.say(MatchEnded(_winners(story.table)), "S9.1")


def _over(table: Table) -> bool:
    """Whether all is spent, or nobody can or wants to go on, or all have had their turns."""
    if all(each.spent for each in table.objects):
        return True
    if table.idle >= IDLE_ROUNDS * len(playing(table)):
        return True
    most, following = table.setup.turns, _following(table)
    return bool(most) and table.ships[following].turns + (following == table.turn) >= most


def _following(table: Table) -> ShipNumber:
    count = table.setup.count
    order = ((table.turn + more) % count for more in range(1, count + 1))
    return next(ship for ship in order if not table.ships[ship].resigned)


def _winners(table: Table) -> tuple[ShipNumber, ...]:
    """Return who has most resources, and of those most money (S9.1)."""
    worth = {ship: table.ships[ship].has for ship in playing(table)}
    most = max(((has.resources, has.money) for has in worth.values()), default=None)
    return tuple(s for s, has in worth.items() if (has.resources, has.money) == most)
