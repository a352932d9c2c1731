"""A shot (B5): it strikes exactly one cell, and what lies there says what it may do."""

from __future__ import annotations

from game.rules.proving_ground.actions import Aim, Hold, Shoot
from game.rules.proving_ground.events import (
    GunDestroyed,
    PairMade,
    ShellCleared,
    ShellLaid,
    ShotFired,
    ShotHeld,
    StageReached,
    TokenTaken,
)
from game.rules.proving_ground.losses import absorbed, destroy
from game.rules.proving_ground.reach import drives, powers
from game.rules.proving_ground.state import Stage

from .referee_tasks import EndMain, Story


def shoot(story: Story, action: Shoot) -> None:
    """Fire, then go on: with the drive where the shot came first (B10.6)."""
    first = story.table.turn.stage is Stage.MAIN
    swaps = _swaps(story, action.pawn)
    fired = story.say(ShotFired(action.pawn, action.cell, action.aim), _rule(first, swaps))
    _strike(story, action, fired)
    if first and swaps and drives(story.table, action.pawn):
        story.say(StageReached(action.seat, Stage.DRIVE, action.pawn), "B10.6", fired)
    else:
        story.then(EndMain(), cause=fired)


def hold(story: Story, action: Hold) -> None:
    turn = story.table.turn
    rule = "B4.2" if turn.stage is Stage.MAIN else "B5.1"
    story.say(ShotHeld(action.seat, turn.pawn), rule)
    story.then(EndMain())


def _rule(first: bool, swaps: bool) -> str:
    if first:
        return "B10.6" if swaps else "B4.2"
    return "B5.1"


def _swaps(story: Story, pawn: int) -> bool:
    own = powers(story.table, pawn)
    return own is not None and own.swaps


def _strike(story: Story, action: Shoot, fired: int) -> None:
    cell = action.cell
    match action.aim:
        case Aim.TOKEN:
            take(story, action, fired)
        case Aim.LAY:
            story.say(ShellLaid(cell), "B5.4", fired)
        case Aim.CLEAR:
            story.say(ShellCleared(cell), "B5.5", fired)
        case Aim.TANK:
            other = story.table.pawn_on(cell)
            if other is None:
                story.say(GunDestroyed(cell), "B15.5", fired)
            elif not absorbed(story, other, fired):
                destroy(story, other, "B5.6", fired, action.seat)


def take(story: Story, action: Shoot, fired: int) -> None:
    """Take the token; a second one of its picture makes a pair at once (B8.1, B8.2)."""
    token = story.table.on(action.cell)
    singles = story.table.zone(action.seat).singles
    told = story.say(TokenTaken(action.seat, action.cell, token), "B5.3", fired)
    fellow = fellow_of(singles, token)
    if fellow:
        story.say(PairMade(action.seat, fellow + token), "B8.1", told)


def fellow_of(singles: str, token: str) -> str:
    """Return the single of the same picture, "" for none."""
    return next((one for one in singles if one.lower() == token.lower()), "")
