"""What holds of any table of Blanket Hills and of any whole match, over all modes and options.

A match is played half at random: a hand aims about where a rival is, so that shells do hit.
"""

from __future__ import annotations

from collections import Counter

from game.core.chance import Dice
from game.core.rules import IllegalAction
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.actions import Arc, Fire, FireRay, Move, Resign
from game.rules.blanket_hills.choices import aimed
from game.rules.blanket_hills.events import (
    MatchEnded,
    PitSank,
    RayShone,
    Scored,
    SeatResigned,
    ShellThrown,
    TankMoved,
    TurnBegan,
)
from game.rules.blanket_hills.land import Land
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Grip, HandKind, LandKind, Options, Setup
from tests.laws.matches import Played, Turn

TEAMS = (
    (0,),
    (0, 1),
    (0, 1),
    (1, 0),
    (0, 1, 0),
    (0, 1, 1, 1, 0),
    (0, 1, 0, 1, 0, 1, 0, 1),
    (0, 1, 2),
    (0, 1, 2, 3),
    (2, 0, 3, 1),
)
LANDS = (
    LandKind.SEEDED,
    LandKind.SEEDED,
    LandKind.FLAT,
    Land(bytes(5 + (x * 7 + y * 3) % 31 for y in range(60) for x in range(100))),
    Land(bytes(5 + min(x, 99 - x) // 2 for y in range(60) for x in range(100))),
)
"""The last but one is so rough that hardly a tank can drive, the last one a ridge."""


def any_setup(number):
    """Return one of all the matches that can be set up."""
    dice = Dice(number, "setup")
    teams = dice.choice(TEAMS)
    options = Options(*(dice.below(3) == 0 for _ in range(5)))
    grips = (Grip(dice.choice(tuple(HandKind)), dice.below(2) == 0) for _ in teams)
    return Setup(teams, dice.choice(LANDS), options, tuple(grips))


def match(setup, seed):
    """Play a match to its end."""
    first = state = RULES.new(setup, seed)
    turns = []
    while waiting := RULES.to_act(state.table):
        dice = Dice(seed, "player", len(turns))
        action, step = _played(state, waiting[0], dice)
        turns.append(Turn(state, action, step))
        state = step.state
    return Played(setup, seed, first, tuple(turns), state, "over")


def broken(table):
    """Return what is wrong with a table that a match has come to, "" for nothing."""
    setup, tanks = table.setup, table.tanks
    held = [len(tank.shells) for tank in tanks]
    kinds = Counter(table.barrel)
    for tank in tanks:
        kinds.update(tank.shells)
    each = max(2, len(tanks))
    seated = [tank for team, tank in enumerate(tanks) if setup.members(team)]
    most = 5 if setup.options.short else 10
    whole = table.turn is not None
    wrong = {
        "a shell lost or found": len(table.barrel) + sum(held) + table.shots != 12 * each,
        "too many of a kind": any(count > each for count in kinds.values()),
        "shots that nobody fired": sum(tank.shots for tank in tanks) != table.shots,
        "more than ten": any(h + t.shots > most for h, t in zip(held, tanks, strict=True)),
        "fewer than ten": whole
        and any(len(t.shells) + t.shots < most for t in seated if not t.resigned),
        "four moves": any(tank.moves > 3 for tank in tanks),
        "land too high": max(table.land.heights) > 35,
        "over and somebody to act": (table.ending is not None) == bool(RULES.to_act(table)),
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def miscounted(played):
    """Sum what was told; return which points, shots, moves or winners are not what came of it."""
    points, shots, moves, resigned = Counter(), Counter(), Counter(), set()
    numbers, begun, winners, pits = [], [], None, False
    for told in (told for turn in played.turns for told in turn.step.events):
        match told.event:
            case Scored(team, count):
                points[team] += count
            case ShellThrown(_, team, number) | RayShone(_, team, number):
                shots[team] += 1
                numbers.append(number)
            case TurnBegan(_, _, shot):
                begun.append(shot)
            case TankMoved(_, team):
                moves[team] += 1
            case SeatResigned(_, team):
                resigned.add(team)
            case PitSank():
                pits = True
            case MatchEnded(ended):
                assert winners is None
                winners = ended
    table = played.last.table
    playing = [t for t in table.teams if table.setup.members(t) and t not in resigned]
    best = max((points[team] for team in playing), default=0)
    top = tuple(team for team in playing if points[team] == best)
    most = 5 if table.setup.options.short else 10
    wrong = {
        "points": any(tank.points != points[t] for t, tank in enumerate(table.tanks)),
        "shots": any(tank.shots != shots[t] for t, tank in enumerate(table.tanks)),
        "ten each": len(playing) > 1 and any(shots[team] != most for team in playing),
        "numbers": numbers != list(range(1, len(numbers) + 1)),
        "turns": not {*numbers} <= {1, *begun},
        "moves": any(tank.moves != moves[t] for t, tank in enumerate(table.tanks)),
        "winners": winners != (() if len(top) == len(playing) > 1 else top),
        "land": (table.land != played.first.table.land) and not pits,
    }
    return ", ".join(name for name, found in wrong.items() if found)


def _played(state, seat, dice):
    """Do something that is allowed."""
    while True:
        action = _wished(state.table, seat, dice)
        try:
            return action, RULES.apply(state, action)
        except IllegalAction:
            assert isinstance(action, Move), f"{action} of the list is refused"


def _wished(table, seat, dice):
    if dice.below(300) == 0:
        return Resign(dice.choice(_playing(table)))
    everything = RULES.whole(table, seat)
    if table.turn is None or dice.below(8) == 0:
        return everything[dice.below(len(everything))]
    tank = table.tanks[table.turn]
    if tank.moves < 3 and not tank.glued and dice.below(4) == 0:
        return Move(seat, dice.below(360), 1 + dice.below(30))
    shell = dice.choice(tank.shells)
    if shell is Shell.GAMMA_RAY:
        return FireRay(seat)
    azimuth, reach = aimed(table, table.turn, dice.choice(table.rivals(table.turn)))
    turned = (azimuth + dice.below(7) - 3) % 360
    further = reach * (80 + dice.below(30)) // 100
    fire = Fire(seat, shell, turned, min(max(further, 5), 140), dice.choice(tuple(Arc)))
    assert fire in everything
    return fire


def _playing(table):
    teams = table.setup.teams
    return [seat for seat in table.seats if not table.tanks[teams[seat]].resigned]
