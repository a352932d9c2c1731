"""What a shell does where it came down: points, pits, domes, towers, glue (G6)."""

from __future__ import annotations

from typing import Final

from game.core.grid import Cell
from game.core.rules import Telling

from .events import (
    DomeGone,
    DomeRose,
    Event,
    Flight,
    How,
    PitSank,
    Scored,
    ShellRolled,
    TankFreed,
    TankGlued,
    Thing,
    TowerGone,
    TowerRefused,
    TowerRose,
)
from .land import squared
from .rolling import Roll, roll
from .shells import TOYS, Pit, Shell
from .standing import Places, covered, in_square, overlap
from .state import FOR_GOOD, GLUED, NoTask, Table, Team

Story = Telling[Table, Event, NoTask]

PARAGRAPHS: Final = {
    Shell.NUKE: "G6.1",
    Shell.MOUNTAIN_MOVER: "G6.2",
    Shell.NAPALM: "G6.4",
    Shell.HOMING: "G6.5",
    Shell.WORM: "G6.6",
    Shell.ROLLER: "G6.7",
    Shell.SHRAPNEL: "G6.9",
}
"""The paragraph by which a shell scores; the sniper has only its line of the table."""
STICKY: Final = 5
"""Tanks so near to where it falls are glued (G6.10)."""


def strike(story: Story, team: Team, shell: Shell, at: Cell, flight: Flight, domes: Places) -> None:
    """Tell what comes of a shell that struck there; `domes` are those it struck.

    Points come first: they are given by what stood there when it struck.
    """
    if shell is Shell.ROLLER:
        at = _roll(story, at, flight)
    _score(story, team, shell, at)
    pit = TOYS[shell].pit
    if pit is not None:
        _sink(story, shell, at, pit, domes)
    elif shell is Shell.DIRT:
        story.say(DomeRose(at), "G6.3")
    elif shell is Shell.GLUE:
        _glue(story, at)
    elif shell is Shell.WALL:
        _build(story, at)


def strike_nails(story: Story, team: Team, flights: tuple[Flight, ...]) -> None:
    """Tell how many nails of a handful hit whom (G6.9)."""
    table, shell = story.table, Shell.SHRAPNEL
    for target in _hittable(table, team, shell):
        place = table.tanks[target].place
        hits = (each.at is not None and in_square(each.at, place) for each in flights)
        nails = sum(hits)
        if nails:
            _tell_points(story, team, target, TOYS[shell].direct * nails, How.NAIL, "G6.9", nails)


def worth(shell: Shell, at: Cell, place: Cell) -> tuple[int, How] | None:
    """Return the points of a shell that came to rest at a place for a tank there (G5.5, G6)."""
    toy = TOYS[shell]
    if toy.direct and in_square(at, place, toy.broad):
        return toy.direct, How.DIRECT
    away = squared(at, place)
    return next(((points, How.NEAR) for r, points in toy.near if away <= r * r), None)


def _score(story: Story, team: Team, shell: Shell, at: Cell) -> None:
    table = story.table
    for target in _hittable(table, team, shell):
        found = worth(shell, at, table.tanks[target].place)
        if found is not None:
            _tell_points(story, team, target, *found, PARAGRAPHS.get(shell, "G6"))


def _hittable(table: Table, team: Team, shell: Shell) -> tuple[Team, ...]:
    """Return whose tanks count: who is under a dome is safe but from worms (G6.3), and oneself is,
    unless that costs (G6.12)."""
    own = (team,) if table.setup.options.self_hits else ()
    return tuple(
        target
        for target in (*table.rivals(team), *own)
        if shell is Shell.WORM or not covered(table, table.tanks[target].place)
    )


def _tell_points(
    story: Story, team: Team, target: Team, points: int, how: How, rule: str, nails: int = 0
) -> None:
    if target == team:
        story.say(Scored(team, -points, target, how, nails), "G6.12")
    else:
        story.say(Scored(team, points, target, how, nails), rule)


def _roll(story: Story, at: Cell, flight: Flight) -> Cell:
    """Let a roller run; what struck a tower or a dome stays. Return where it lies."""
    table = story.table
    still = next((t for t in flight.struck if t in {Thing.TOWER, Thing.DOME}), None)
    tanks = tuple(tank.place for tank in table.tanks)
    rolled = Roll((), still) if still else roll(table.land, at, tanks, table.towers, table.domes)
    story.say(ShellRolled(at, rolled.path, rolled.stopped), "G6.7")
    return rolled.path[-1] if rolled.path else at


def _sink(story: Story, shell: Shell, at: Cell, pit: Pit, domes: Places) -> None:
    """Sink a pit, and what stood on it with it."""
    table, rule = story.table, PARAGRAPHS[shell]
    sunk = story.say(PitSank(at, pit.radius, pit.depth), rule)

    def inside(place: Cell) -> bool:
        return squared(place, at) <= pit.radius**2

    for dome in dict.fromkeys(table.domes):
        if dome in domes or inside(dome):
            story.say(DomeGone(dome), "G6.3", sunk)
    for tower in dict.fromkeys(table.towers):
        if inside(tower):
            story.say(TowerGone(tower), "G6.11", sunk)
    for team in table.teams:
        if table.tanks[team].glued and inside(table.tanks[team].place):
            story.say(TankFreed(team), "G6.10", sunk)


def _glue(story: Story, at: Cell) -> None:
    """Glue whoever is near, oneself too; who is under a dome is not reached (G6.10)."""
    table = story.table
    turns = GLUED if table.setup.options.brief_glue else FOR_GOOD
    for team in table.teams:
        place = table.tanks[team].place
        if squared(place, at) <= STICKY**2 and not covered(table, place):
            story.say(TankGlued(team, turns), "G6.10")


def _build(story: Story, at: Cell) -> None:
    table = story.table
    on = next((t for t in table.teams if overlap(at, table.tanks[t].place)), None)
    if on is None:
        story.say(TowerRose(at), "G6.11")
    else:
        story.say(TowerRefused(at, on), "G6.11")
