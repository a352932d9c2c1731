"""What holds in every state of every night, and nights in which every kind of action is done."""

from collections import Counter
from itertools import product

from game.core.chance import Dice
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import (
    Commit,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    TakeBack,
    Wake,
)
from game.rules.lamps_till_dawn.events import (
    DarknessGrew,
    DarkRepelled,
    LampLit,
    LampPutOut,
    LightFrightened,
    LightGrew,
    NightmareBanished,
    NightmareCalled,
    NightmareWoken,
)
from game.rules.lamps_till_dawn.full_marks import Length, setup_of
from game.rules.lamps_till_dawn.state import Setup, Side
from tests.laws.matches import Played, Turn
from tests.setups.lamps_till_dawn import COTTAGE

L, D = Side.LIGHT, Side.DARK


def every_setup():
    """Return nights of one to four a side in the three lengths, and some in a small house."""
    sizes = product(range(1, 5), range(1, 5), Length)
    ours = [setup_of((D,) * darks + (L,) * lights, length) for lights, darks, length in sizes]
    return [*ours, Setup(COTTAGE, (L, D), 10, 10), Setup(COTTAGE, (D, L, D, L), 12, 10)]


def broken(table):
    """Return what is wrong with a table that a night has come to, "" for nothing."""
    over = table.ending is not None
    light = table.dawn - table.setup.full_dawn
    dark = table.madness - table.setup.full_madness
    dormant = Counter(each.owner for each in table.nightmares)
    plans = [each.slots for each in table.characters]
    wrong = {
        "a lamp outside": not table.lamps <= {*table.house.numbers},
        "more than two actions": max(map(len, plans)) > 2,
        "four dormant": any(count > 3 for count in dormant.values()),
        "full, and on it goes": not over and max(light, dark) >= 0 and light != dark,
        "over too soon": over and max(light, dark) < 0 and table.turn < 40,
        "a turn too many": table.turn > 40,
        "over and nobody knows": over != (not RULES.to_act(table)),
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def miscounted(played):
    """Sum what was told; return which counter, lamp or nightmare is not what came of it."""
    dawn, madness = Counter(), Counter()
    lamps, called = Counter(), 0
    for told in (told for turn in played.turns for told in turn.step.events):
        match told.event:
            case LampLit(room):
                dawn["lamps"] += 1
                lamps[room] += 1
            case LampPutOut(room):
                madness["lamps"] += 1
                lamps[room] -= 1
            case NightmareCalled():
                called += 1
            case NightmareBanished():
                dawn["banished"] += 1
                called -= 1
            case NightmareWoken(bitten=bitten):
                madness["bites"] += bitten
                called -= 1
            case DarkRepelled():
                dawn["repelled"] += 2
            case LightFrightened():
                madness["frights"] += 2
            case LightGrew():
                dawn["left alone"] += 1
            case DarknessGrew():
                madness["dark turns"] += 1
    table = played.last.table
    wrong = {
        f"dawn {table.dawn} of {dawn}": table.dawn != dawn.total(),
        f"madness {table.madness} of {madness}": table.madness != madness.total(),
        f"lamps {table.lamps} of {lamps}": Counter(table.lamps) != +lamps
        or min(lamps.values(), default=0) < 0,
        f"nightmares {table.nightmares}": called != len(table.nightmares),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def night(setup, seed):
    """Play a night at random in which each kind of action is as likely as any other."""
    first = state = RULES.new(setup, seed)
    turns = []
    while waiting := RULES.to_act(state.table):
        dice = Dice(seed, "player", len(turns))
        actions = RULES.legal(state.table, dice.choice(waiting))
        kinds = {}
        for action in actions:
            kinds.setdefault(type(action), []).append(action)
        kinds.pop(TakeBack, None)
        chosen = dice.choice(dice.choice(list(kinds.values())))
        step = RULES.apply(state, chosen)
        turns.append(Turn(state, chosen, step))
        state = step.state
    return Played(setup, seed, first, tuple(turns), state, "over")


def everything(table, seat):
    """Return every action somebody could think of."""
    house = table.house
    rooms = (0, *house.numbers, len(house.rooms) + 1)
    ways = {way for start in house.numbers for way in house.paths(start)}
    odd = {(), (1, 1), (1, 2, 1), (2, 4, 8, 12), (7, 40)}
    return [
        *(PlanMove(seat, way) for way in sorted(ways | odd)),
        *(PlanCall(seat, room, hint) for room in rooms for hint in rooms),
        *(Wake(seat, number) for number in range(table.called + 2)),
        *(PlanRitual(seat, ritual) for ritual in Ritual),
        *(kind(seat) for kind in (PlanLamp, PlanScare, PlanWait, TakeBack, Commit)),
    ]
