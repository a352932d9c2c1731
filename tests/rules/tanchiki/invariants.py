"""What is true of every state of Tanchiki, whoever decided what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.rules.tanchiki.cards import handful
from game.rules.tanchiki.ending import LAST_TURN, bots_left
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.play import legal, to_act
from game.rules.tanchiki.referee_tasks import Arrive, SettleBot, SettleUnclaimed, State
from game.rules.tanchiki.setting_up import every_bonus, every_token
from game.rules.tanchiki.state import Bonus, Phase, Table

WALLS = (Terrain.CONCRETE, Terrain.WATER)


def faults(state: State, before: State | None = None) -> tuple[str, ...]:
    """Return every broken invariant of a state in which somebody decides, or which is over.

    After a state that was checked before, what is still the very same value is not looked at.
    """
    table, last = state.table, before.table if before else None
    found = [*_turn(table), *_choices(table)]
    for seat, hand in enumerate(table.hands):
        if last is None or hand is not last.hands[seat]:
            found += _cards(table, seat)
    parts = ("field", "supply", "scores")
    if last is None or any(getattr(table, part) is not getattr(last, part) for part in parts):
        found += (*_places(state), *_tokens(state), *_bricks(table))
    return tuple(found)


def _cards(table: Table, seat: int) -> Iterator[str]:
    hand = table.hands[seat]
    if handful(hand.hand, *hand.stacks, hand.deck, hand.discard, hand.played) != table.deck:
        yield f"seat {seat} has not its 18 cards"
    if hand.held != len(hand.hand) + sum(map(len, hand.stacks)):
        yield f"seat {seat} holds another number of cards than is told"
    if table.turn.phase is Phase.PLANNING and not table.ending and hand.held < 3:
        yield f"seat {seat} plans with {hand.held} cards"


def _places(state: State) -> Iterator[str]:
    table, field, board = state.table, state.table.field, state.table.board
    tanks = [tank.cell for tank in field.tanks if tank.cell is not None]
    cells = [*tanks, *(bot.cell for bot in field.bots)]
    # While a choice stops a movement, a piece behind may still have its water before it.
    arriving = {w.task.cell for w in state.tasks if isinstance(w.task, Arrive)}
    if len(set(cells)) != len(cells):
        yield "two pieces stand on one cell"
    for cell in cells:
        if cell in arriving or table.ending:
            continue
        if not board.on(cell) or board.ground(cell) in WALLS or field.brick_on(cell):
            yield f"a piece stands on {cell}"
    if field.whole & field.half:
        yield "a brick is whole and half"
    bonuses = [bonus.cell for bonus in field.bonuses]
    if len(set(bonuses)) != len(bonuses):
        yield "two bonuses lie on one cell"
    if sum(bonus.face is Bonus.STAR for bonus in field.bonuses) > 1:
        yield "two stars lie on the board"
    if table.turn.phase is Phase.PLANNING and len(tanks) != table.seats:
        yield "a seat plans without a tank"


def _tokens(state: State) -> Iterator[str]:
    table, field, supply = state.table, state.table.field, state.table.supply
    dead = [w.task.bot for w in state.tasks if isinstance(w.task, SettleBot)]
    dead += [b for w in state.tasks if isinstance(w.task, SettleUnclaimed) for b in w.task.bots]
    known = [bot.back for bot in (*field.bots, *dead) if bot.back is not None]
    scored = [token for score in table.scores for token in score.bots]
    if not table.ending and Counter((*supply.tokens, *supply.seen_tokens, *known, *scored)) != (
        Counter(every_token(table.board))
    ):
        yield "a bot token is lost or there twice"
    if bots_left(table) < 0:
        yield "more bots than tokens"
    kept = [Bonus.HELMET for tank in field.tanks for _ in range(tank.helmets)]
    shown = [bonus.face for bonus in field.bonuses if bonus.face is not Bonus.STAR]
    if Counter((*supply.bonuses, *supply.seen_bonuses, *kept, *shown)) != (
        Counter(every_bonus(table.board))
    ):
        yield "a bonus token is lost or there twice"


def _bricks(table: Table) -> Iterator[str]:
    field = table.field
    if len(field.whole) + len(field.half) + table.supply.bricks != len(table.board.bricks):
        yield "a brick token is lost or there twice"
    if sum(score.eagles for score in table.scores) > 3:
        yield "more than three eagles are taken"


def _turn(table: Table) -> Iterator[str]:
    if table.turn.number > LAST_TURN:
        yield "the match goes on after the last turn"
    if not 0 <= table.turn.first < table.seats:
        yield "nobody is first"
    if bool(to_act(table)) == bool(table.ending):
        yield "somebody may act in a match that is over, or nobody in one that is not"


def _choices(table: Table) -> Iterator[str]:
    for seat in range(table.seats):
        actions = legal(table, seat)
        if bool(actions) != (seat in to_act(table)):
            yield f"seat {seat} has {len(actions)} choices"
        if len(set(actions)) != len(actions):
            yield f"seat {seat} is offered something twice"
