from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.minds import MINDS
from game.ai.tank_chess.levels import MANNERS, mind
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rules import State
from game.rules import GAMES
from game.rules.tank_chess.fast_room.after_a_turn import after, checks, escapes
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import turns
from game.rules.tank_chess.letters.drawing import read_board
from game.rules.tank_chess.play import new
from game.rules.tank_chess.state import Options, Setup
from tests.setups.tank_chess import DUEL, KINDS, SETUPS

RULES = GAMES["tank_chess"]
OF_BEFORE = {name: MINDS["tank_chess"][name] for name in ("recruit", "soldier", "veteran")}
LEVELS = {name: mind(replace(manner, budget=300)) for name, manner in MANNERS.items()}
ALL = {**OF_BEFORE, **LEVELS}
STRENGTHS = sorted(ALL)

CAN_DESTROY = (
    "8 . . . . c . . .",
    "7 . . . . . . . .",
    "6 l . . . . . . .",
    "5 . . . . . . . .",
    "4 . . H . . . . .",
    "3 . . . . . . . .",
    "2 . . . . . . . .",
    "1 . . . . . . . C",
)
CAN_LEAVE = (
    "8 . . . . . . . .",
    "7 . . C . . . . .",
    "6 . . . . . . . .",
    "5 . . . . . h . .",
    "4 . . . . . . . .",
    "3 . . . . . . . .",
    "2 . . . . . . . .",
    "1 L . . . . . . c",
)
IN_CHECK = (
    "9 . . . c . . . .",
    "8 . . . . . . . .",
    "7 . . . h . . . .",
    "6 . . . . . . . .",
    "5 . . . . . . . .",
    "4 . . . . . . . .",
    "3 . . . . . . . .",
    "2 . # . . . . . .",
    "1 L . . C . . . .",
)
CAN_BE_LEFT = (
    "9 . . . . . . . .",
    "8 . . . . . . . .",
    "7 . . . . . . . .",
    "6 . . . . . . . .",
    "5 . . . . H . . .",
    "4 . . . c . . . .",
    "3 . . . . . . . .",
    "2 . . . . . . . .",
    "1 . . . . . . . C",
)


def opened(lines: tuple[str, ...]) -> State:
    return new(Setup(read_board(lines, KINDS), KINDS), 1)


def answer(state: State, strength: str, seed: int = 1):
    seat = state.table.turn
    mind = ALL[strength]
    legal = RULES.legal(state.table, seat)
    return decided(mind(RULES.view(state.table, seat), seat, legal, Dice(seed, "mind")))[0]


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("lines", [CAN_DESTROY, CAN_LEAVE], ids=["destroys", "leaves"])
def test_every_strength_takes_a_win_in_one_turn(lines, strength):
    state = opened(lines)
    step = RULES.apply(state, answer(state, strength))
    assert RULES.outcome(step.state.table).winners == {0}


@pytest.mark.parametrize("strength", sorted({*STRENGTHS} - {"cadet"}))
@pytest.mark.parametrize("lines", [IN_CHECK, CAN_BE_LEFT], ids=["check", "escape"])
def test_no_strength_loses_at_once_when_it_can_be_helped(lines, strength):
    state = opened(lines)
    before = numbers(state.table)
    threatened = replace(before, turn=1)
    assert checks(threatened, 1) or escapes(threatened, 1)
    safe = [go for go in turns(before) if not _loses(after(before, go))]
    assert safe
    for seed in range(5):
        step = RULES.apply(state, answer(state, strength, seed))
        assert not _loses(numbers(step.state.table))


def _loses(position) -> bool:
    won = position.winner == 0
    return not won and (checks(position, 1) or escapes(position, 1))


# By day each strength and each ground at least once; all of one on all of the other by night.
GROUNDS = [
    pytest.param(
        setup,
        strength,
        id=f"{strength}-{name}",
        marks=() if (place - number) % len(SETUPS) == 0 else pytest.mark.nightly,
    )
    for place, strength in enumerate(STRENGTHS)
    for number, (name, setup) in enumerate(SETUPS)
]


@pytest.mark.parametrize("setup, strength", GROUNDS)
def test_every_answer_is_legal_on_any_ground(setup, strength):
    state = new(setup, 3)
    for number in range(6):
        if not RULES.to_act(state.table):
            break
        state = RULES.apply(state, answer(state, strength, number)).state


def test_the_same_dice_give_the_same_answer_wherever_hidden_mines_lie():
    setup = replace(DUEL, options=Options(hidden_mines=True))
    mined = replace(setup, board=replace(setup.board, mines=frozenset({Cell(4, 4), Cell(6, 5)})))
    for strength in STRENGTHS:
        assert answer(new(setup, 1), strength) == answer(new(mined, 1), strength)
