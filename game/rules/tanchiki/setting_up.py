"""Setting the match up (T3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.chance import Dice
from game.core.grid import Facing
from game.core.handfuls import without
from game.core.rules import Outcome, Seat, Waiting
from game.core.rules import State as CoreState
from game.rules.tanchiki.ground.board import Board
from game.rules.tanchiki.ground.entry_cells import places
from game.rules.tanchiki.ground.places_in_quarters import eagle_cell

from .cards import Cards, handful
from .handicaps import Handicap, Handicaps, given_to, hand_size, head_start, helmets
from .referee_tasks import AskPlace, BeginTurn, State, Task
from .state import (
    FIRST_BOT,
    Bonus,
    Bot,
    Eagle,
    Field,
    Hand,
    Options,
    Phase,
    Placing,
    Score,
    Setup,
    Supply,
    Table,
    Tank,
    Token,
    Turn,
)

MOST_SEATS: Final = 8
BOX: Final = 4
"""One box of the game has four segments, sixteen bots and four bonuses."""

_NUMBERS = (1, 2, 3, 4)
KINDS_OF_BONUS = (Bonus.CLOCK, Bonus.GRENADE, Bonus.HELMET, Bonus.SHOVEL)


def new(setup: Setup, seed: int) -> State:
    """Set everything up to the moment the first player places a tank."""
    assert 1 <= setup.seats <= MOST_SEATS, f"{setup.seats} seats"
    assert 0 <= setup.first < setup.seats, f"no seat {setup.first}"
    table = _table(setup, seed)
    first, *others = table.clockwise()
    question = Placing(first, places(table, first))
    asks: tuple[Task, ...] = tuple(AskPlace(seat, fresh=False) for seat in others)
    waiting = tuple(Waiting(task, None) for task in (*asks, BeginTurn()))
    return CoreState(replace(table, question=question), waiting, seed)


def first_player(seats: int, seed: int, before: Outcome | None = None) -> Seat:
    """Return who begins: who has won the match before at this table, else a lot (T3.4a)."""
    winners = [seat for seat in range(seats) if before and seat in before.winners]
    return Dice(seed, "first player").choice(winners or range(seats))


def bots_wanted(options: Options) -> int:
    """Return how many bots stand at the start and after each turn (T3.2, T9.2, T11.3)."""
    return 4 if options.dangerous_four else 3


def every_token(board: Board) -> tuple[Token, ...]:
    """Return the backs of all bot tokens: one for each numbered cell (T1.2)."""
    return tuple(Token(quarter.colour, number) for quarter in board.quarters for number in _NUMBERS)


def every_bonus(board: Board) -> tuple[Bonus, ...]:
    """Return the other sides of all bonus tokens, four in a box (T1.3)."""
    boxes = -(-len(board.quarters) // BOX)
    return tuple(kind for kind in KINDS_OF_BONUS for _ in range(boxes))


def helmets_in(board: Board) -> int:
    """Return how many seats can be given a helmet: as many as the boxes hold (T13.2)."""
    return every_bonus(board).count(Bonus.HELMET)


def _table(setup: Setup, seed: int) -> Table:
    board, deck = setup.board, handful(setup.deck)
    drawn = Dice(seed, "first bot").choice(every_token(board))
    quarters = [at for at, q in enumerate(board.quarters) if q.colour is drawn.colour]
    quarter = Dice(seed, "first quarter").choice(quarters)
    bots = _first_bots(board, quarter, drawn, bots_wanted(setup.options))
    return Table(
        board=board,
        options=setup.options,
        deck=deck,
        field=_field(setup, quarter, bots),
        hands=tuple(
            _dealt(seed, seat, deck, hand_size(setup.handicaps, seat))
            for seat in range(setup.seats)
        ),
        scores=tuple(
            Score(0, (), head_start(setup.handicaps, seat)) for seat in range(setup.seats)
        ),
        supply=_supply(board, drawn, len(bots), setup.handicaps),
        turn=Turn(0, Phase.PLACING, 0, setup.first),
        handicaps=setup.handicaps,
    )


def _field(setup: Setup, quarter: int, bots: tuple[Bot, ...]) -> Field:
    """Return the board with its bricks, and bots and eagle in one quarter (T3.1 to T3.3)."""
    return Field(
        tanks=tuple(_tank(seat, setup.handicaps) for seat in range(setup.seats)),
        bots=bots,
        whole=setup.board.bricks,
        half=frozenset(),
        bonuses=(),
        eagle=Eagle(eagle_cell(setup.board.quarters[quarter]), quarter),
    )


def _tank(seat: Seat, handicaps: Handicaps) -> Tank:
    """Return a tank not yet placed, with the helmet it may be given (T13.2)."""
    given = int(Handicap.HELMET in given_to(handicaps, seat))
    return Tank(seat, None, Facing.NORTH, helmets=given)


def _supply(board: Board, drawn: Token, bots: int, handicaps: Handicaps) -> Supply:
    """Return all that is not on the board; the one token whose back was seen is (T3.2)."""
    tokens, bonuses = every_token(board), list(every_bonus(board))
    at = tokens.index(drawn)
    for _ in range(helmets(handicaps)):
        bonuses.remove(Bonus.HELMET)
    return Supply(
        tokens=(*tokens[:at], *tokens[at + 1 :]),
        seen_tokens=(),
        bonuses=tuple(bonuses),
        seen_bonuses=(),
        bricks=0,
        next_bot=FIRST_BOT + bots,
        next_bonus=0,
    )


def _first_bots(board: Board, quarter: int, drawn: Token, count: int) -> tuple[Bot, ...]:
    """One bot by its back, and the others unseen on the lowest free numbers (T3.2)."""
    cells = board.quarters[quarter].bots
    others = [number for number in _NUMBERS if number != drawn.number][: count - 1]
    bots = []
    for at, number in enumerate((drawn.number, *others)):
        place = cells[number - 1]
        back = drawn if at == 0 else None
        bots.append(Bot(FIRST_BOT + at, place.cell, place.facing, back))
    return tuple(bots)


def _dealt(seed: int, seat: Seat, deck: Cards, size: int) -> Hand:
    hand = handful(Dice(seed, "deal", seat).sample(deck, size))
    return Hand(
        held=size,
        hand=hand,
        stacks=((), ()),
        deck=without(deck, hand),
        discard=(),
        played=(),
        exchanged=False,
        going_off=False,
        committed=False,
    )
