"""How turns and the match follow each other (L1.2, L2), and who is to act.

The digest lets nobody leave: a hero whose player resigns goes out of the story with all it has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.lasting_conditions import Clock, due
from game.core.rules import Seat, Telling

from .events import Event, MatchEnded, RoadConditionEnded, TurnBegan
from .state import NEAR, How, NoTask, Stage, Table, TeamNumber

Story = Telling[Table, Event, NoTask]


def acting(table: Table) -> Seat | None:
    """Return who is to act: who is asked, or else whose turn it is."""
    if table.ending is not None:
        return None
    if table.bargain is not None:
        return table.bargain.to
    fight = table.fight
    if fight is None or fight.stage is Stage.ADMITTING:
        return table.turn
    return fight.turn if fight.stage is Stage.FIGHTING else fight.asked[0]


def playing(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seats if not table.heroes[seat].resigned)


def onward(table: Table, seat: Seat) -> Iterator[Seat]:
    """Yield the other seats that play, round from one."""
    count = len(table.heroes)
    order = ((seat + more) % count for more in range(1, count))
    return (each for each in order if not table.heroes[each].resigned)


def near(table: Table) -> tuple[Seat, ...]:
    """Return whose heroes are near the one on turn, in turn order from it (L4.7)."""
    mark = table.own.mark
    others = onward(table, table.turn)
    return tuple(each for each in others if abs(table.heroes[each].mark - mark) <= NEAR)


def together(table: Table, one: Seat, other: Seat) -> bool:
    """Whether two seats are of one team, and see each other's cards."""
    return table.setup.teams[one] == table.setup.teams[other]


def members(table: Table, teams: Iterable[TeamNumber]) -> tuple[Seat, ...]:
    among = {*teams}
    return tuple(seat for seat in table.seats if table.setup.teams[seat] in among)


def winning(table: Table, teams: Iterable[TeamNumber]) -> tuple[Seat, ...]:
    """Return who wins with these teams: whoever has left the match does not."""
    return tuple(seat for seat in members(table, teams) if not table.heroes[seat].resigned)


def end_turn(story: Story) -> None:
    """Begin the next turn, or let night fall."""
    table = story.table
    for each in due(table.own.lasting, Clock.TURNS, table.number):
        if not each.left:
            story.say(RoadConditionEnded(table.turn, each.kind), "L2.3")
    following = next(onward(table, table.turn), table.turn)
    rounds = table.round + (following <= table.turn)
    if table.setup.rounds and rounds > table.setup.rounds:
        finish(story, How.NIGHT, _farthest(table))
    else:
        story.say(TurnBegan(following, table.number + 1, rounds), "L2.1")


def finish(story: Story, how: How, winners: tuple[Seat, ...]) -> None:
    story.say(MatchEnded(how, winners), "L1.2")


def _farthest(table: Table) -> tuple[Seat, ...]:
    """Return who has most at nightfall: levels of a team, then marks; together all have lost."""
    if len({*table.setup.teams}) == 1:
        return ()
    worth: dict[TeamNumber, tuple[int, int]] = {}
    for seat in playing(table):
        team, hero = table.setup.teams[seat], table.heroes[seat]
        levels, marks = worth.get(team, (0, 0))
        worth[team] = levels + hero.level, marks + hero.mark
    most = max(worth.values())
    return winning(table, (team for team, each in worth.items() if each == most))
