"""What holds in every state of every match, and turns in which much happens at once."""

from collections import Counter
from dataclasses import replace

from game.core.chance import Dice
from game.core.grid import STRAIGHT, Cell
from game.core.rules import State
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import (
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
    Refill,
    Rescue,
    Return,
    Spawn,
    Stay,
    TakeBack,
    TimedOut,
)
from game.rules.hold_the_banner.events import (
    BannerFell,
    LifeGained,
    TankDestroyed,
    TankReturned,
    TankSpawned,
)
from game.rules.hold_the_banner.quarters import covered, quarter
from game.rules.hold_the_banner.routes import ROUTES
from game.rules.hold_the_banner.setting_up import Mode, setup_of
from game.rules.hold_the_banner.state import Bullet, Kind, Options, Tank
from tests.laws.matches import Played, Turn
from tests.setups.hold_the_banner import SETUPS

FACINGS = tuple(STRAIGHT)
R = range(-5, 6)


def every_setup():
    """Return all modes with cards and drawn freely, and each handle of P10 somewhere."""
    both = (Options(), Options(free_drawing=True))
    modes = [setup_of(mode, options) for mode in Mode for options in both]
    return [*modes, *(setup for _, setup in SETUPS)]


def broken(table):
    """Return what is wrong with a table that a match has come to, "" for nothing."""
    over = table.ending is not None
    cards = sum(p.held + p.stack + p.away for p in table.players)
    cards += table.rest.count + table.box.count
    attackers = [t for t in table.tanks if t.kind is not Kind.GUARD]
    had = sum(p.had for p, team in zip(table.players, table.teams, strict=True) if team)
    wrong = {
        "cards are lost": cards != (0 if table.options.free_drawing else 500),
        "three attackers": len(attackers) > 2,
        "too many attackers": not table.board.duel and had > table.to_stop,
        "attackers are lost": not table.board.duel and had != len(attackers) + table.lost,
        "a turn too many": table.turn > 120,
        "over and nobody knows": over != (not RULES.to_act(table)),
        "a bullet flies": any(bullet.left for bullet in table.bullets),
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def miscounted(played):
    """Sum what was told; return which lives, tanks or banners are not what came of it."""
    first = played.first.table
    lives = [player.lives for player in first.players]
    tanks, kinds, fallen = {}, Counter(), set()
    for told in (told for turn in played.turns for told in turn.step.events):
        match told.event:
            case TankReturned(number, seat):
                tanks[number] = seat
            case TankSpawned(number, seat):
                tanks[number] = seat
                kinds[seat] += 1
            case TankDestroyed(number):
                seat = tanks.pop(number)
                lives[seat] -= first.players[seat].lives > 0
            case LifeGained(seat, now):
                lives[seat] += 1
                assert lives[seat] == now
            case BannerFell(team):
                fallen.add(team)
    table = played.last.table
    wrong = {
        f"lives {lives}": lives != [player.lives for player in table.players],
        f"tanks {tanks}": tanks != {tank.number: tank.seat for tank in table.tanks},
        f"banners {fallen}": fallen != {team for team in (0, 1) if table.fallen[team]},
    }
    return ", ".join(name for name, found in wrong.items() if found)


def match(setup, seed, most=1_000_000):
    """Play a match in which tanks shoot, time runs out at times, and few turns go into cards."""
    first = state = RULES.new(setup, seed)
    turns = []
    while (waiting := RULES.to_act(state.table)) and len(turns) < most:
        dice = Dice(seed, "player", len(turns))
        seat = dice.choice(waiting)
        actions = RULES.legal(state.table, seat)
        kinds = {}
        for action in actions:
            kinds.setdefault(type(action), []).append(action)
        for rare in (TakeBack, Refill):
            if rare in kinds and dice.below(12):
                del kinds[rare]
        chosen = dice.choice(dice.choice(list(kinds.values())))
        if state.table.question is None and not dice.below(40):
            chosen = TimedOut(seat)
        step = RULES.apply(state, chosen)
        turns.append(Turn(state, chosen, step))
        state = step.state
    return Played(setup, seed, first, tuple(turns), state, "over")


def crowded(seed):
    """Return a state in which tanks, walls and bullets lie close together, and all have planned."""
    dice = Dice(seed, "crowded")
    mode = dice.choice((Mode.MAIN, Mode.TWO_GUARDS, Mode.TWO_AGAINST_TWO, Mode.DUEL_OF_TWO))
    setup = setup_of(mode, Options(free_drawing=True))
    corner = Cell(dice.below(10), 6 + dice.below(10))
    wide = 8 + dice.below(4)
    sets = dict.fromkeys(("bricks", "steel", "water", "ice"), 0)
    for _ in range(dice.below(30)):
        x, y = corner.x + dice.below(wide), corner.y + dice.below(wide)
        name = dice.choice(("bricks", "bricks", "steel", "water", "ice", "ice", "ice"))
        if not any(quarters & quarter(x, y) for quarters in sets.values()):
            sets[name] |= quarter(x, y)
    kept = setup.board.banners | setup.board.fences
    for place in (*setup.board.spawns, *(p for c in setup.board.camps for p in c.returns)):
        kept |= covered(place)
    sets = {name: quarters & ~kept for name, quarters in sets.items()}
    setup = replace(setup, board=replace(setup.board, **sets))
    state = RULES.new(setup, seed)
    table = replace(state.table, question=None, turn=3 + dice.below(9))
    table = _with_tanks(table, corner, wide, dice)
    table = _with_bullets(table, corner, wide, dice)
    return planned(State(table, (), seed), dice)


def _with_tanks(table, corner, wide, dice):
    tanks = []
    for seat in [s for s in table.seats for _ in range(1 if table.teams[s] == 0 else 2)]:
        guard = table.teams[seat] == 0 or table.board.duel
        of_seat = [tank for tank in tanks if tank.seat == seat]
        if of_seat and (guard or len(table.members(1)) == 2):
            continue
        for _ in range(60):
            place = Cell(corner.x + dice.below(wide), corner.y + dice.below(wide))
            kind = Kind.GUARD if guard else dice.choice((Kind.BASIC, Kind.GUNNER, Kind.SIEGE))
            tank = Tank(len(tanks) + 1, seat, kind, place)
            if not RULES.check(replace(table, tanks=(*tanks, tank), tanks_made=len(tanks) + 1)):
                tanks.append(tank)
                break
    table = replace(table, tanks=tuple(tanks), tanks_made=len(tanks))
    for seat in table.seats:
        level, helmet = 1 + dice.below(4), dice.choice((0, 0, 0, 30))
        table = table.with_player(seat, level=level, helmet=helmet)
    return table


def _with_bullets(table, corner, wide, dice):
    bullets = []
    for number in range(1, 1 + dice.below(4)):
        owner = dice.choice(table.tanks)
        point = Cell(max(1, corner.x + dice.below(wide)), max(1, corner.y + dice.below(wide)))
        if all(bullet.point != point for bullet in bullets):
            facing, team = dice.choice(FACINGS), table.teams[owner.seat]
            reach = dice.choice((18, 24))
            piercing = not dice.below(4)
            bullets.append(
                Bullet(number, owner.number, team, facing, point, reach, piercing=piercing)
            )
    return replace(table, bullets=tuple(bullets), bullets_made=9)


def planned(state, dice):
    """Let all plan a route and shots, and all but the last one commit."""
    for seat in RULES.to_act(state.table):
        for tank in state.table.tanks_of(seat):
            route = dice.below(len(ROUTES))
            state = RULES.apply(state, DrawRoute(seat, tank.number, route)).state
            for _ in range(2):
                shots = [a for a in RULES.legal(state.table, seat) if isinstance(a, AddShot)]
                shots = [shot for shot in shots if shot.tank == tank.number]
                if shots:
                    state = RULES.apply(state, dice.choice(shots)).state
        if len(RULES.to_act(state.table)) > 1:
            state = RULES.apply(state, Commit(seat)).state
    return state


def everything(table, seat):
    """Return every action somebody could think of."""
    near = {(tank.place.x + x, tank.place.y + y) for tank in table.tanks for x in R for y in R}
    known = {(24, 0), (0, 0), (12, 0), (8, 24), (16, 24), (8, 0), (16, 0), (2, 2)}
    places = [Cell(x, y) for x, y in sorted(near | known)]
    numbers = (0, *(tank.number for tank in table.tanks), table.tanks_made + 1)
    ways = (*FACINGS, FACINGS[0].turned(1))
    return [
        *(PlayCard(seat, number, route) for number in numbers for route in range(466)),
        *(DrawRoute(seat, number, route) for number in numbers for route in range(466)),
        *(AddShot(seat, number, at, way) for number in numbers for at in range(8) for way in ways),
        *(kind(seat, place) for kind in (Return, Spawn, Rescue) for place in places),
        *(kind(seat) for kind in (Refill, TakeBack, Commit, Stay)),
    ]
