"""What turned a match of Hold the Banner: tanks and lives lost, bonuses, the banner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.played_story import along
from game.core.rules import Told
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.evolve import evolve
from game.rules.hold_the_banner.state import Kind, Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .naming import side_name
from .sentences import tell

LIFE, TANK, BONUS, BANNER = 10, 6, 5, 40
"""What a life of a guard, a tank of the attackers, what a die gave, and a banner weigh."""
LAST = 20
"""So much more weighs what was the last of its kind."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start, struck = match.state_at(0).table, _Struck(match.state_at(0).table)
    for place, (table, each) in enumerate(along(start, match.events(), evolve)):
        if isinstance(each.event, events.BulletsStruck):
            struck = _Struck(table, each.number, each.event.strikes)
        if weight := _weight(table, each.event):
            head = tell(words, table, events.TurnBegan(table.turn), names)
            by = struck.by(each, names)
            note, seat = _note(words, table, each.event, names, by), seat_of(table, each.event)
            yield weight, ReplayChapter(place, head, note, seat)


@dataclass(frozen=True, slots=True)
class _Struck:
    """What bullets struck last, as an event of this number, and the table before it."""

    table: Table
    number: int = -1
    strikes: tuple[events.Strike, ...] = ()

    def by(self, told: Told[events.Event], names: Names) -> str:
        """Return who fired what came of it, "" if nobody did."""
        if told.cause != self.number:
            return ""
        tanks = {bullet.number: bullet.tank for bullet in self.table.bullets}
        hit = (s.bullet for s in self.strikes if _is_hit(s, told.event) and s.bullet in tanks)
        firing = (self.table.tank(tanks[bullet]) for bullet in hit)
        return ", ".join(dict.fromkeys(names[tank.seat] for tank in firing if tank is not None))


def _is_hit(strike: events.Strike, event: events.Event) -> bool:
    if isinstance(event, events.TankDestroyed):
        return event.tank in strike.tanks
    return isinstance(event, events.BannerFell) and strike.struck is events.Struck.BANNER


def _note(words: Words, table: Table, event: events.Event, names: Names, by: str) -> str:
    """Return what happened, and who fired, if anybody is known to have."""
    match event:
        case events.TankDestroyed(number) if by:
            tank = table.tank(number)
            assert tank is not None
            lost = "life" if tank.kind is Kind.GUARD else "tank"
            return words(f"banner.turned.{lost}", name=names[tank.seat], by=by)
        case events.BannerFell(team) if by:
            return words("banner.turned.banner", side=side_name(words, table, team), by=by)
        case _:
            return tell(words, table, event, names)


def _weight(table: Table, event: events.Event) -> int:
    match event:
        case events.BannerFell():
            return BANNER
        case events.TankDestroyed(number):
            tank = table.tank(number)
            assert tank is not None
            if tank.kind is Kind.GUARD:
                return LIFE + LAST * (table.players[tank.seat].lives == 1)
            return TANK + LAST * (table.lost + 1 == table.to_stop)
        case events.BombFell() | events.ClockStopped() | events.FenceSteeled():
            return BONUS
        case _:
            return 0
