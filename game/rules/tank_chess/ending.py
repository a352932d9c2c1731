"""How a turn and a match end (C5)."""

from __future__ import annotations

from game.core.rules import IllegalAction, Seat
from game.rules.tank_chess.driving import Story
from game.rules.tank_chess.events import (
    CheckGiven,
    DrawDeclined,
    DrawOffered,
    EscapeThreatened,
    MatchDrawn,
    MatchWon,
    TurnPassed,
)
from game.rules.tank_chess.fast_room.after_a_turn import checks, escapes
from game.rules.tank_chess.fast_room.position import Position
from game.rules.tank_chess.state import How, Table

REPEATS = 3
QUIET_TURNS = 100


def ended(story: Story, before: Table, cause: int) -> bool:
    """Tell that the match is won, if this turn lost a commander or an army (C5.1)."""
    left = {piece.number for piece in story.table.pieces}
    lost = next((piece for piece in before.pieces if piece.number not in left), None)
    if lost is None:
        return False
    if before.kind(lost).commander:
        how = How.COMMANDER_DESTROYED
        if lost.seat == before.turn:
            wreck = any(wreck.number == lost.number for wreck in story.table.wrecks)
            how = How.COMMANDER_MINED if wreck else How.COMMANDER_SANK
        story.say(MatchWon(1 - lost.seat, how), "C5.1", cause)
        return True
    if any(piece.seat == lost.seat for piece in story.table.pieces):
        return False
    story.say(MatchWon(1 - lost.seat, How.ARMY_LOST), "C5.1", cause)
    return True


def pass_turn(story: Story, cause: int, then: Position) -> None:
    """Give the turn to the other seat; tell draws (C5.4) and what is announced (C5.3).

    `then` is the position the turn has led to.
    """
    table = story.table
    mover = table.turn
    quiet = table.quiet + 1 if table.seen else 0
    position = position_of(table, 1 - mover)
    passed = story.say(TurnPassed(1 - mover, position, quiet), "C3.1", cause)
    if story.table.offered == 1 - mover:
        story.say(DrawDeclined(mover), "C5.4", passed)
    if story.table.seen.count(position) >= REPEATS:
        story.say(MatchDrawn(How.REPEATED), "C5.4", passed)
    elif quiet >= QUIET_TURNS:
        story.say(MatchDrawn(How.QUIET), "C5.4", passed)
    else:
        _announce(story, then, mover, cause)


def offer_draw(story: Story, seat: Seat) -> None:
    """Offer a draw, or agree to the other seat's offer (C5.4)."""
    if story.table.offered == seat:
        raise IllegalAction("this seat has already offered a draw")
    agreed = story.table.offered is not None
    cause = story.say(DrawOffered(seat), "C5.4")
    if agreed:
        story.say(MatchDrawn(How.AGREED), "C5.4", cause)


def position_of(table: Table, turn: Seat) -> str:
    """Return what a repeated position is known by: who moves, and all that stands there.

    Equal pieces are not told apart. Trees and mines only ever go, so they are counted.
    """
    letters = {kind.name: kind.letter for kind in table.kinds}
    stand = [
        f"{letters[p.kind] if p.seat == 0 else letters[p.kind].lower()}"
        f"{8 * (p.cell.y * table.width + p.cell.x) + p.facing.eighth}"
        for p in table.pieces
    ]
    stand += [f"x{w.cell.y * table.width + w.cell.x}" for w in table.wrecks]
    known = () if table.options.hidden_mines else (table.mines or ())
    return f"{turn} {''.join(sorted(stand))} {table.ground.count('t')} {len(known)}"


def _announce(story: Story, position: Position, mover: Seat, cause: int) -> None:
    if checks(position, mover):
        story.say(CheckGiven(mover), "C5.3", cause)
    if escapes(position, mover):
        story.say(EscapeThreatened(mover), "C5.3", cause)
