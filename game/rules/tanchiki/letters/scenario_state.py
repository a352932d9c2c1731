"""A referee's state out of the sections of a scenario, for tests and the terminal.

`board` is drawn as in `drawing`. All else is optional:

    quarters  red 0,0 4 nw 1,0S 2,0W 0,1N 0,2N     options  island avalanche
    (after the bots the starts: 6,6* for all, 6,6B for B)
    orders    A: 2 R | L, or A: off                first    B
    hands     A: 1 2 2 R                           discards A: R R
    points    A: 1 eagle 2 bots                    backs    a red 1
    tokens    red 1, blue 4                        returned tokens and bonuses the same way
    bonuses   clock star                           bricks   2
    helmets   A                                    turn     12     last     34
    handicaps A: card helmet points                (their helmet only with `setup`)
    clock, sudden death, seed 5                    next bot 3
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from game.core.grid import Cell, Facing
from game.core.handfuls import without
from game.core.rules import Seat, Sections
from game.core.rules import State as CoreState
from game.rules.tanchiki.cards import DECK, Card, Cards, handful
from game.rules.tanchiki.ground.board import Board, BotCell, Colour, Quarter, Start
from game.rules.tanchiki.ground.places_in_quarters import CORNERS
from game.rules.tanchiki.handicaps import Handicaps, handicaps_of, head_start
from game.rules.tanchiki.referee_tasks import State
from game.rules.tanchiki.setting_up import every_bonus, every_token, new
from game.rules.tanchiki.state import (
    FIRST_BOT,
    Bonus,
    Eagle,
    Field,
    Hand,
    Options,
    Phase,
    Score,
    Setup,
    Supply,
    Table,
    Tank,
    Token,
    Turn,
)

from .drawing import POINTS, Sketch, piece_of, read_board

NOWHERE: Final = Cell(-1, -1)
USUAL_HAND: Final = tuple(Card(sign) for sign in "122RLLU")
_CORNER = dict(zip(("ne", "se", "sw", "nw"), CORNERS, strict=True))
_BOT_CELL = re.compile(r"(\d+),(\d+)([NESW])")
_START = re.compile(r"(\d+),(\d+)([A-H*])")


def state_of(sections: Sections) -> State:
    """Return a state in the middle of a turn, with nothing for the referee to do.

    With `setup`, such as `3 seats`, it is the state a match on this board begins with.
    """
    sketch, seed = read_board(sections["board"]), _number(sections, "seed", 1)
    board = Board(
        width=sketch.width,
        height=sketch.height,
        terrain=sketch.terrain,
        bricks=sketch.whole | sketch.half,
        quarters=tuple(_quarter(line) for line in sections.get("quarters", ())),
    )
    options = Options(**dict.fromkeys(_words(sections, "options"), True))
    if "setup" in sections:
        seats = _number(sections, "setup", 1)
        given = _handicaps(sections, seats)
        return new(Setup(board, seats, options, _first(sections), handicaps=given), seed)
    return CoreState(_table(sections, sketch, board, options), (), seed)


def _table(sections: Sections, sketch: Sketch, board: Board, options: Options) -> Table:
    seats = max((tank.seat for tank in sketch.tanks), default=0) + 1
    seats = max(seats, *(piece_of(line[0]) + 1 for line in sections.get("seats", ("A",))))
    handicaps = _handicaps(sections, seats)
    return Table(
        board=board,
        options=options,
        deck=DECK,
        field=_field(sketch, board, sections, seats),
        hands=tuple(_hand(sections, seat) for seat in range(seats)),
        scores=tuple(_score(sections, handicaps, seat) for seat in range(seats)),
        supply=_supply(sections, board),
        turn=Turn(
            number=_number(sections, "turn", 1),
            phase=Phase.MOVING,
            action=0,
            first=_first(sections),
            clock="clock" in sections,
            sudden_death="sudden death" in sections,
            last=_number(sections, "last", 0),
        ),
        handicaps=handicaps,
    )


def _first(sections: Sections) -> Seat:
    return piece_of(_words(sections, "first")[0]) if "first" in sections else 0


def _handicaps(sections: Sections, seats: int) -> Handicaps:
    given = (by_seat(sections, "handicaps", seat) or "" for seat in range(seats))
    return handicaps_of([words.split() for words in given])


def cards_of(text: str) -> Cards:
    return tuple(Card(sign) for sign in text.split())


def by_seat(sections: Sections, heading: str, seat: Seat) -> str | None:
    """Return what a section such as `A: 1 2` says of a seat."""
    for line in sections.get(heading, ()):
        who, _, rest = line.partition(":")
        if piece_of(who.strip()) == seat:
            return rest.strip()
    return None


def _quarter(line: str) -> Quarter:
    colour, corner, size, outer, *more = line.split()
    x, y = corner.split(",")
    one, two, three, four = (
        BotCell(Cell(int(found[1]), int(found[2])), POINTS[found[3]])
        for found in (_BOT_CELL.fullmatch(bot) for bot in more)
        if found is not None
    )
    return Quarter(
        colour=Colour(colour),
        corner=Cell(int(x), int(y)),
        size=int(size),
        outer=_CORNER[outer],
        bots=(one, two, three, four),
        starts=tuple(_start(*found.groups()) for word in more if (found := _START.fullmatch(word))),
    )


def _start(x: str, y: str, sign: str) -> Start:
    return Start(Cell(int(x), int(y)), None if sign == "*" else piece_of(sign))


def _field(sketch: Sketch, board: Board, sections: Sections, seats: int) -> Field:
    backs = dict(line.split(maxsplit=1) for line in sections.get("backs", ()))
    known = {piece_of(sign): _token(text) for sign, text in backs.items()}
    helmets = _words(sections, "helmets")
    drawn = {tank.seat: tank for tank in sketch.tanks}
    tanks = (drawn.get(seat, Tank(seat, None, Facing.NORTH)) for seat in range(seats))
    eagle = Eagle(NOWHERE, _number(sections, "eagle quarter", 1) - 1, taken=True)
    if sketch.eagle is not None:
        eagle = Eagle(sketch.eagle, _around(board, sketch.eagle))
    return Field(
        tanks=tuple(
            replace(tank, helmets=helmets.count(chr(ord("A") + tank.seat))) for tank in tanks
        ),
        bots=tuple(replace(bot, back=known.get(bot.number)) for bot in sketch.bots),
        whole=sketch.whole,
        half=sketch.half,
        bonuses=sketch.bonuses,
        eagle=eagle,
    )


def _around(board: Board, cell: Cell) -> int:
    """Return the quarter a cell lies in."""
    for at, quarter in enumerate(board.quarters):
        x, y = cell.x - quarter.corner.x, cell.y - quarter.corner.y
        if 0 <= x < quarter.size and 0 <= y < quarter.size:
            return at
    return 0


def _hand(sections: Sections, seat: Seat) -> Hand:
    text = by_seat(sections, "hands", seat)
    hand = handful(USUAL_HAND if text is None else cards_of(text))
    discard = handful(cards_of(by_seat(sections, "discards", seat) or ""))
    order = by_seat(sections, "orders", seat)
    first, _, second = (order or "").replace("off", "").partition("|")
    stacks = (cards_of(first), cards_of(second))
    deck = without(without(without(DECK, hand), discard), (*stacks[0], *stacks[1]))
    return Hand(
        held=len(hand) + len(stacks[0]) + len(stacks[1]),
        hand=hand,
        stacks=stacks,
        deck=deck,
        discard=discard,
        played=(),
        exchanged=False,
        going_off=order == "off",
        committed=order is not None,
    )


def _score(sections: Sections, handicaps: Handicaps, seat: Seat) -> Score:
    words = (by_seat(sections, "points", seat) or "").split()
    counts = {
        word.rstrip("s"): int(count) for count, word in zip(words[::2], words[1::2], strict=True)
    }
    tokens = (Token(Colour.RED, 1),) * counts.get("bot", 0)
    return Score(counts.get("eagle", 0), tokens, head_start(handicaps, seat))


def _supply(sections: Sections, board: Board) -> Supply:
    bonuses = every_bonus(board) or (Bonus.CLOCK, Bonus.GRENADE, Bonus.HELMET, Bonus.SHOVEL)
    if "bonuses" in sections:
        bonuses = tuple(Bonus(word) for word in _words(sections, "bonuses"))
    tokens = every_token(board) or tuple(Token(c, n) for c in Colour for n in (1, 2, 3, 4))
    return Supply(
        tokens=_tokens(sections, "tokens") if "tokens" in sections else tokens,
        seen_tokens=_tokens(sections, "seen tokens"),
        bonuses=bonuses,
        seen_bonuses=tuple(Bonus(word) for word in _words(sections, "seen bonuses")),
        bricks=_number(sections, "bricks", 0),
        next_bot=FIRST_BOT + _number(sections, "next bot", 16),
        next_bonus=16,
    )


def _tokens(sections: Sections, heading: str) -> tuple[Token, ...]:
    lines = ", ".join(sections.get(heading, ()))
    return tuple(_token(text) for text in lines.split(",") if text.strip())


def _token(text: str) -> Token:
    colour, number = text.split()
    return Token(Colour(colour), int(number))


def _words(sections: Sections, heading: str) -> list[str]:
    return " ".join(sections.get(heading, ())).split()


def _number(sections: Sections, heading: str, usual: int) -> int:
    return int(_words(sections, heading)[0]) if heading in sections else usual
