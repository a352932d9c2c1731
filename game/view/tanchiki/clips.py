"""What each event of Tanchiki looks like, without a picture yet: times, ways, effects, sounds.

Places are the middles of cells, in cells from the north-west. Pieces are named `piece 3` (a
seat's tank, or a bot from 8 up), `eagle`, and `bonus 0` by its number. The file is long because
there are fifty kinds of event and one place for all their times.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.events import (
    Asked,
    BonusAppeared,
    BonusDiscarded,
    BonusReturned,
    BonusTaken,
    BotAppeared,
    BotChosen,
    BotDecided,
    BotDrowned,
    BotExploded,
    BotRefused,
    BotsRoused,
    BrickBuilt,
    BrickHalved,
    BrickRemoved,
    CardPlaced,
    CardsDrawn,
    CardsLost,
    CardTakenBack,
    Choice,
    ClockStarted,
    ColumnBlocked,
    ColumnMoved,
    EagleLanded,
    EagleTaken,
    Event,
    FirstPlayerPassed,
    GrenadeThrown,
    HandRenewed,
    HelmetBroken,
    HelmetKept,
    KindExchanged,
    MatchEnded,
    Obstacle,
    PhaseBegan,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    PlayOnAgreed,
    Shot,
    ShovelUsed,
    ShovelWasted,
    StackRevealed,
    Struck,
    SuddenDeathBegan,
    SwitchChosen,
    TankDrowned,
    TankExploded,
    TankPlaced,
    TankSwitchedOn,
    TankTurned,
    TokenReturned,
    TokenTaken,
    TurnBegan,
    VolleyFired,
)
from game.rules.tanchiki.state import Piece, Table
from game.view.clip import CUT, Clip, Cue, Ease, Effect, Move, Pose

Moves = dict[str, Move | tuple[Move, ...]]

DRIVE = 230
SLIDE = 150
PUSH = 270
TURN = 200
BUMP = 260
REVEAL = 650
PHASE = 260
BANNER = 700
ROUSE = 450
GLANCE = 380
AIM = 220
SHELL_PER_CELL = 38
FLASH = 240
RECOIL = 190
CRUMBLE = 140
HIT = 320
BLAST = 380
BURN = 1300
DEBRIS = 800
SINK = 750
RISE = 800
LAND = 700
APPEAR = 420
DROP = 420
TAKE = 420
LOB = 650
SMALL = 180
OVER = 900

FLAT = frozenset({"tracks", "tile"})
"""Effects that lie on the ground, below the pieces."""


def clip_for(shown: Table, event: Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    match event:
        case ColumnMoved() | ColumnBlocked() | TankTurned() | TankDrowned() | BotDrowned():
            return _movement(shown, event)
        case VolleyFired():
            return _volley(shown, event)
        case TankExploded() | BotExploded() | CardsLost() | HelmetBroken():
            return _hit(shown, event)
        case BrickHalved() | BrickRemoved() | BrickBuilt():
            return _brick(event)
        case BotsRoused() | BotChosen() | BotDecided() | BotAppeared():
            return _bot(shown, event)
        case EagleTaken() | EagleLanded() | TokenTaken():
            return _score(shown, event)
        case BonusAppeared() | BonusTaken() | BonusDiscarded():
            return _bonus(shown, event)
        case ClockStarted() | HelmetKept() | ShovelUsed() | GrenadeThrown() | ShovelWasted():
            return _bonus_acts(shown, event)
        case StackRevealed() | TankPlaced() | TankSwitchedOn() | CardsDrawn() | HandRenewed():
            return _seat(shown, event)
        case (
            CardPlaced() | CardTakenBack() | KindExchanged() | SwitchChosen() | PlanCommitted()
        ) as planned:
            return _plan(planned)
        case (
            PlansRevealed()
            | PhaseBegan()
            | TurnBegan()
            | FirstPlayerPassed()
            | SuddenDeathBegan()
            | MatchEnded()
        ) as step:
            return _course(step)
        case (
            Asked()
            | PlanChanged()
            | TokenReturned()
            | BonusReturned()
            | PlayedDiscarded()
            | BotRefused()
            | PlayOnAgreed()
        ):
            return CUT
        case _:
            assert_never(event)


def rest(shown: Table, piece: Piece) -> Pose:
    """Return how a tank or bot stands when it does not move."""
    standing = shown.field.placed(piece)
    assert standing is not None
    assert standing.cell is not None
    return Pose(standing.cell.x, standing.cell.y, standing.facing.eighth * 45)


def name_of(piece: Piece) -> str:
    return f"piece {piece}"


def _movement(
    shown: Table, event: ColumnMoved | ColumnBlocked | TankTurned | TankDrowned | BotDrowned
) -> Clip:
    match event:
        case TankTurned(piece, facing):
            start = rest(shown, piece)
            end = replace(start, angle=facing.eighth * 45)
            return Clip(TURN, {name_of(piece): Move(start, end)}, sound="tank.turn")
        case ColumnMoved():
            return _column(shown, event)
        case ColumnBlocked():
            return _blocked(shown, event)
        case TankDrowned(seat, cell):
            return _sunk(shown, seat, cell)
        case BotDrowned(bot, cell):
            return _sunk(shown, bot, cell)


def _column(shown: Table, event: ColumnMoved) -> Clip:
    """Move one cell; cell follows cell, so only a steady pace is smooth."""
    moves: Moves = {}
    for piece in event.pieces:
        start = rest(shown, piece)
        end = _beside(start, event.facing, 1)
        if event.sliding:
            end = replace(end, angle=start.angle)
        moves[name_of(piece)] = Move(start, end, Ease.STEADY)
    first = rest(shown, event.pieces[0])
    angle = event.facing.eighth * 45
    if event.sliding:
        shavings = tuple(
            Effect("shavings", rest(shown, p).x, rest(shown, p).y, 420, angle=angle)
            for p in event.pieces
        )
        return Clip(SLIDE, moves, shavings, sound="tank.slide")
    trail = (
        Effect("tracks", first.x, first.y, 1500, angle=first.angle),
        Effect("dust", first.x, first.y, 480, angle=angle),
    )
    if len(event.pieces) == 1:
        return Clip(DRIVE, moves, trail, sound="tank.drive")
    middle = _beside(first, event.facing, 0.5)
    clank = Effect("clank", middle.x, middle.y, 260, angle=angle)
    return Clip(PUSH, moves, (*trail, clank), sound="tank.push", shake=12)


def _blocked(shown: Table, event: ColumnBlocked) -> Clip:
    """Run against it together and roll back."""
    moves: Moves = {}
    for piece in event.pieces:
        start = rest(shown, piece)
        against = _beside(start, event.facing, 0.14)
        moves[name_of(piece)] = (
            Move(start, against, Ease.FALL, 0, BUMP // 3),
            Move(against, start, Ease.SETTLE, BUMP // 3),
        )
    front = _beside(rest(shown, event.pieces[-1]), event.facing, 0.5)
    angle = event.facing.eighth * 45
    clank = Effect("clank", front.x, front.y, 300, BUMP // 3, angle)
    shake = 0 if event.obstacle is Obstacle.WATER else 25
    return Clip(BUMP, moves, (clank,), (Cue("tank.blocked", BUMP // 3),), shake=shake)


def _sunk(shown: Table, piece: Piece, cell: Cell) -> Clip:
    """The water closes over it, or it tips over the edge."""
    standing = rest(shown, piece) if shown.field.placed(piece) else Pose(cell.x, cell.y)
    stands = replace(standing, x=cell.x, y=cell.y)
    under = replace(stands, size=0.45, alpha=0, angle=stands.angle + 30)
    off = not shown.board.on(cell)
    rings = Effect("fall" if off else "rings", cell.x, cell.y, SINK + 500)
    return Clip(
        SINK, {name_of(piece): Move(stands, under, Ease.FALL)}, (rings,), sound="tank.drown"
    )


def _volley(shown: Table, event: VolleyFired) -> Clip:
    """All aim, flash, kick and fly at once; each shell as long as its way is."""
    if not event.shots:
        return Clip(SMALL)
    moves: Moves = {}
    effects: list[Effect] = []
    longest = 0
    for shot in event.shots:
        stands = rest(shown, shot.shooter)
        moves[name_of(shot.shooter)] = _kick(stands, shot.facing)
        flight = _flight(shot)
        longest = max(longest, flight)
        effects += _shot(stands, shot, flight)
    cues = (Cue("tank.shot", AIM), Cue(_struck_sound(event), AIM + max(0, longest - 20)))
    whole = AIM + max(longest, RECOIL)
    return Clip(whole, moves, tuple(effects), cues, shake=min(40, 10 * len(event.shots)))


def _flight(shot: Shot) -> int:
    if shot.lobbed:
        return LOB
    return SHELL_PER_CELL * max(1, len(shot.path)) + SHELL_PER_CELL


def _shot(stands: Pose, shot: Shot, flight: int) -> list[Effect]:
    angle = shot.facing.eighth * 45
    end = _lands(stands, shot)
    dx, dy = shot.facing.value
    kind = "lob" if shot.lobbed else "tracer"
    shell = Effect(kind, stands.x + dx * 0.5, stands.y + dy * 0.5, flight, AIM, angle, end.x, end.y)
    aim = Effect("aim", stands.x, stands.y, AIM, 0, angle, end.x, end.y)
    effects = [aim, Effect("muzzle", stands.x, stands.y, FLASH, AIM, angle), shell]
    if shot.struck is not Struck.NOTHING:
        effects.append(Effect("spark", end.x, end.y, 260, AIM + flight - 30, angle))
    return effects


def _lands(stands: Pose, shot: Shot) -> Pose:
    """Return where the shell strikes: the near side of the cell, or beyond the edge."""
    if shot.path:
        last = replace(stands, x=shot.path[-1].x, y=shot.path[-1].y)
    else:
        last = stands
    reach = {Struck.NOTHING: 1.0, Struck.CONCRETE: -0.45, Struck.BRICK: -0.4}
    return _beside(last, shot.facing, reach.get(shot.struck, 0))


def _struck_sound(event: VolleyFired) -> str:
    struck = {shot.struck for shot in event.shots}
    if struck & {Struck.TANK, Struck.BOT}:
        return "tank.hit"
    if Struck.BRICK in struck:
        return "brick.hit"
    return "steel.ping" if Struck.CONCRETE in struck else "tank.drive"


def _kick(stands: Pose, facing: Facing) -> tuple[Move, ...]:
    back = _beside(stands, facing, -0.13)
    return (
        Move(stands, stands, Ease.STEADY, 0, AIM),
        Move(stands, back, Ease.SETTLE, AIM, AIM + 60),
        Move(back, stands, Ease.DRIVE, AIM + 60, AIM + RECOIL),
    )


def _hit(shown: Table, event: TankExploded | BotExploded | CardsLost | HelmetBroken) -> Clip:
    match event:
        case TankExploded(seat, cell, _):
            return _blown_up(name_of(seat), replace(rest(shown, seat), x=cell.x, y=cell.y))
        case BotExploded(bot, cell, _):
            return _blown_up(name_of(bot), replace(rest(shown, bot), x=cell.x, y=cell.y))
        case CardsLost(seat, _, count, _):
            return _struck(shown, seat, Effect("cards", 0, 0, 900, to_x=count), "tank.hit")
        case HelmetBroken(seat, _):
            return _struck(shown, seat, Effect("helmet", 0, 0, 800), "helmet.ping")


def _struck(shown: Table, seat: Seat, effect: Effect, sound: str) -> Clip:
    """The tank shudders, and something flies off it."""
    stands = rest(shown, seat)
    left, right = replace(stands, x=stands.x - 0.05), replace(stands, x=stands.x + 0.05)
    third = HIT // 3
    moves: Moves = {
        name_of(seat): (
            Move(stands, left, Ease.STEADY, 0, third),
            Move(left, right, Ease.STEADY, third, 2 * third),
            Move(right, stands, Ease.STEADY, 2 * third),
        )
    }
    flies = replace(effect, x=stands.x, y=stands.y)
    return Clip(HIT, moves, (flies,), sound=sound, shake=20)


def _blown_up(name: str, stands: Pose) -> Clip:
    effects = (
        Effect("blast", stands.x, stands.y, 750),
        Effect("debris", stands.x, stands.y, DEBRIS, 60),
        Effect("smoke", stands.x, stands.y, BURN, 250),
    )
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, 60, BLAST // 2)
    return Clip(BLAST, {name: gone}, effects, sound="tank.explode", shake=80)


def _brick(event: BrickHalved | BrickRemoved | BrickBuilt) -> Clip:
    x, y = event.cell.x, event.cell.y
    match event:
        case BrickHalved():
            return Clip(CRUMBLE, effects=(Effect("crumbs", x, y, DEBRIS),), sound="brick.hit")
        case BrickRemoved():
            falls = (Effect("crumbs", x, y, DEBRIS, to_x=1), Effect("puff", x, y, 600))
            return Clip(CRUMBLE, effects=falls, sound="brick.gone", shake=10)
        case BrickBuilt():
            drop = Effect("brick", x, y, DROP)
            return Clip(
                DROP, effects=(drop, Effect("puff", x, y, 500, DROP - 60)), sound="card.lay"
            )


def _bot(shown: Table, event: BotsRoused | BotChosen | BotDecided | BotAppeared) -> Clip:
    match event:
        case BotsRoused():
            rings = tuple(
                Effect("frost" if event.stopped else "rouse", pose.x, pose.y, ROUSE + 200)
                for pose in (rest(shown, bot) for bot in event.bots)
            )
            return Clip(ROUSE, effects=rings, sound="bot.beep" if rings else "")
        case BotChosen(bot, _):
            pose = rest(shown, bot)
            return Clip(SMALL, effects=(Effect("rouse", pose.x, pose.y, 400),))
        case BotDecided():
            return _decided(shown, event)
        case BotAppeared(bot, _, _, cell, facing):
            end = Pose(cell.x, cell.y, facing.eighth * 45)
            begin = replace(end, size=0.3, alpha=0)
            light = Effect("beacon", cell.x, cell.y, APPEAR + 300)
            way: Moves = {name_of(bot): Move(begin, end, Ease.BOUNCE)}
            return Clip(APPEAR, way, (light,), sound="bot.beep")


def _decided(shown: Table, event: BotDecided) -> Clip:
    """A glance along the line to what it saw, or a short look around."""
    eye = rest(shown, event.bot)
    effects = []
    if event.at is not None:
        glance = Effect("glance", eye.x, eye.y, GLANCE + 150, to_x=event.at.x, to_y=event.at.y)
        effects.append(glance)
    if event.choice is Choice.SKIP:
        effects.append(Effect("waits", eye.x, eye.y, GLANCE + 150))
    elif event.at is None:
        effects.append(Effect("looks", eye.x, eye.y, GLANCE, angle=event.facing.eighth * 45))
    sound = "bot.beep" if event.saw is not None else ""
    return Clip(GLANCE if event.at else GLANCE // 2, effects=tuple(effects), sound=sound)


def _score(shown: Table, event: EagleTaken | EagleLanded | TokenTaken) -> Clip:
    match event:
        case EagleTaken(seat, cell, _, _):
            stands = Pose(cell.x, cell.y)
            risen = Pose(cell.x, cell.y - 1.3, size=1.7, alpha=0)
            rays = Effect("rays", cell.x, cell.y, RISE + 300)
            points = Effect("points", cell.x, cell.y, 1300, 200, to_x=3, to_y=seat)
            rises: Moves = {"eagle": Move(stands, risen, Ease.DRIVE)}
            return Clip(RISE, rises, (rays, points), sound="eagle.taken")
        case EagleLanded(cell, _, _):
            above = Pose(cell.x, cell.y - 2.2, size=1.6, alpha=0)
            light = Effect("beacon", cell.x, cell.y, LAND + 500)
            lands: Moves = {"eagle": Move(above, Pose(cell.x, cell.y), Ease.SETTLE)}
            return Clip(LAND, lands, (light,), sound="eagle.lands")
        case TokenTaken(seat, _, token, _, _):
            tank = shown.field.tanks[seat].cell
            if tank is None:
                return Clip(SMALL)
            kind = f"token {token.colour.value} {token.number}"
            turned = Effect(kind, tank.x, tank.y, 1200)
            points = Effect("points", tank.x, tank.y, 1200, 150, to_x=1, to_y=seat)
            return Clip(TAKE, effects=(turned, points), sound="bonus.taken")


def _bonus(shown: Table, event: BonusAppeared | BonusTaken | BonusDiscarded) -> Clip:
    at = Pose(event.cell.x, event.cell.y)
    match event:
        case BonusAppeared(number, _, _, _):
            begin = replace(at, size=0.2, alpha=0)
            glints = Effect("glints", at.x, at.y, APPEAR + 400)
            comes: Moves = {f"bonus {number}": Move(begin, at, Ease.BOUNCE)}
            return Clip(APPEAR, comes, (glints,), sound="bonus.appears")
        case BonusTaken(_, cell, face):
            lifted = Effect(f"bonus {face.value}", at.x, at.y, 1000)
            gone = _bonus_goes(shown, cell, replace(at, alpha=0))
            return Clip(TAKE, gone, (lifted,), sound="bonus.taken")
        case BonusDiscarded(_, cell, _):
            gone = _bonus_goes(shown, cell, replace(at, size=0.3, alpha=0))
            return Clip(SMALL, gone, (Effect("puff", at.x, at.y, 400),))


def _bonus_goes(shown: Table, cell: Cell, end: Pose) -> Moves:
    bonus = shown.field.bonus_on(cell)
    if bonus is None:
        return {}
    return {f"bonus {bonus.number}": Move(Pose(cell.x, cell.y), end)}


def _bonus_acts(
    shown: Table,
    event: ClockStarted | HelmetKept | ShovelUsed | GrenadeThrown | ShovelWasted,
) -> Clip:
    match event:
        case ClockStarted():
            frost = tuple(Effect("frost", bot.cell.x, bot.cell.y, 700) for bot in shown.field.bots)
            return Clip(ROUSE, effects=frost, sound="bonus.taken")
        case HelmetKept(seat):
            pose = rest(shown, seat)
            return Clip(SMALL, effects=(Effect("shine", pose.x, pose.y, 700),))
        case ShovelUsed(_, cell):
            return Clip(SMALL, effects=(Effect("shovel", cell.x, cell.y, 500),))
        case GrenadeThrown():
            return _grenade(shown, event)
        case ShovelWasted():
            return Clip(SMALL)


def _grenade(shown: Table, event: GrenadeThrown) -> Clip:
    """It is thrown in an arc and bursts over all its cells."""
    stands = shown.field.tanks[event.seat].cell or event.cell
    arc = Effect("grenade", stands.x, stands.y, LOB, 0, 0, event.cell.x, event.cell.y)
    bursts = [
        Effect("blast", cell.x, cell.y, 650, LOB + 25 * number)
        for number, cell in enumerate(event.cells)
    ]
    smoke = Effect("smoke", event.cell.x, event.cell.y, BURN, LOB + 200)
    return Clip(LOB + 260, {}, (arc, *bursts, smoke), (Cue("bonus.grenade", LOB),), shake=90)


def _seat(
    shown: Table, event: StackRevealed | TankPlaced | TankSwitchedOn | CardsDrawn | HandRenewed
) -> Clip:
    match event:
        case StackRevealed(seat, _, _):
            pose = rest(shown, seat)
            ring = Effect("turn", pose.x, pose.y, REVEAL, to_x=seat)
            return Clip(REVEAL, effects=(ring,), sound="card.lay")
        case TankPlaced(seat, cell, facing):
            end = Pose(cell.x, cell.y, facing.eighth * 45)
            above = replace(end, y=end.y - 0.8, size=1.4, alpha=0)
            dust = Effect("puff", cell.x, cell.y, 500, DROP - 120)
            return Clip(
                DROP, {name_of(seat): Move(above, end, Ease.FALL)}, (dust,), sound="tank.blocked"
            )
        case TankSwitchedOn(seat):
            pose = rest(shown, seat)
            return Clip(SMALL, effects=(Effect("rouse", pose.x, pose.y, 400),))
        case CardsDrawn() | HandRenewed():
            return Clip(SMALL // 2, sound="card.deal")


def _plan(
    event: CardPlaced | CardTakenBack | KindExchanged | SwitchChosen | PlanCommitted,
) -> Clip:
    """Plans change in no time; only the card is heard."""
    match event:
        case CardPlaced():
            return Clip(1, sound="card.lay")
        case CardTakenBack() | SwitchChosen():
            return Clip(1, sound="card.back")
        case KindExchanged():
            return Clip(1, sound="card.deal")
        case PlanCommitted():
            return CUT


def _course(
    event: PlansRevealed
    | PhaseBegan
    | TurnBegan
    | FirstPlayerPassed
    | SuddenDeathBegan
    | MatchEnded,
) -> Clip:
    match event:
        case PlansRevealed():
            return Clip(PHASE, sound="card.deal")
        case PhaseBegan() | FirstPlayerPassed():
            return Clip(PHASE)
        case TurnBegan() | SuddenDeathBegan():
            return Clip(BANNER)
        case MatchEnded():
            return Clip(OVER, sound="match.won" if event.winners else "match.lost")


def _beside(pose: Pose, facing: Facing, cells: float) -> Pose:
    dx, dy = facing.value
    return replace(pose, x=pose.x + dx * cells, y=pose.y + dy * cells)
