"""What holds in every state of every match of One Cut, and how long a duel takes."""

from collections import Counter
from itertools import product

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.hex import distance
from game.rules.one_cut import RULES
from game.rules.one_cut.actions import (
    AgreeMarks,
    Commit,
    KeepMarks,
    LayCard,
    NameMark,
    PushTo,
    StepTo,
    TakeBack,
)
from game.rules.one_cut.cards import HAND, KINDS, OWN, Card
from game.rules.one_cut.events import CardDrawn, DuelBegan, PairShown
from game.rules.one_cut.field import CELLS, on_field
from game.rules.one_cut.state import MOST_ROUNDS, Options, Setup, Stage

MARKED = (None, (Cell(4, 4), Cell(5, 4)), (Cell(0, 0), Cell(9, 9)))
LENGTHS = (1, 3, 5)


def every_setup():
    """Return each length with each option alone, none and both, on several marks."""
    return [
        Setup(best_of, Options(middle, riposte), *((marks,) if marks else ()))
        for best_of, middle, riposte, marks in product(LENGTHS, (0, 1), (0, 1), MARKED)
    ] + [Setup(best_of, Options(True, placing=True)) for best_of in LENGTHS]


def broken(table):
    """Return what is wrong with a table that a match has come to, "" for nothing."""
    one, two = table.sides
    wins = one.wins + two.wins
    over = table.ending is not None
    wrong = {
        "two figures on one cell": one.cell == two.cell,
        "a figure beside the field": not (on_field(one.cell) and on_field(two.cell)),
        "a card lost or made": any(map(_miscounted, table.sides)),
        "a move is in the deck": any(Card.MOVE in side.deck for side in table.sides),
        "a wounded figure lives on": not over and max(one.wounds, two.wounds) > 1,
        "more than two wounds": max(one.wounds, two.wounds) > 2,
        "a round too many": table.round > MOST_ROUNDS,
        "points without the option": not table.options.middle and one.points + two.points,
        "five ahead and on it goes": not over and abs(one.points - two.points) >= 5,
        "open without the option": not table.options.riposte and (one.opened or two.opened),
        "more duels than are played": wins > table.duel - (not over),
        "placed without the option": table.placed is not None and not table.options.placing,
        "won and on it goes": not over and 2 * max(one.wins, two.wins) > table.setup.best_of,
        "over and nobody knows": over != (not RULES.to_act(table)),
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def _miscounted(side):
    there = Counter((*side.hand, *side.row, *side.discard))
    return bool(there - Counter(OWN)) or len(side.hand) != side.held or side.deck_count < 0


def counted(played):
    """Follow all cards by the events alone; return what a seat holds that it cannot have."""
    held = [Counter(HAND), Counter(HAND)]
    for turn in played.turns:
        for told in turn.step.events:
            match told.event:
                case DuelBegan():
                    held = [Counter(HAND), Counter(HAND)]
                case PairShown(_, cards):
                    for seat, card in enumerate(cards):
                        if card not in {None, Card.MOVE}:
                            held[seat][card] -= 1
                case CardDrawn(seat, card):
                    held[seat][card] += 1
        if turn.step.state.table.stage is Stage.PLAN:
            for seat, side in enumerate(turn.step.state.table.sides):
                if +held[seat] != Counter((*side.hand, *side.row)):
                    return f"seat {seat} holds {side.hand}, and {held[seat]} was dealt"
    return ""


def everything(seat):
    """Return every action somebody could think of."""
    wild = [
        AgreeMarks(seat),
        KeepMarks(seat),
        TakeBack(seat),
        Commit(seat),
        *(LayCard(seat, card) for card in KINDS),
    ]
    cells = (*CELLS, Cell(-1, 4), Cell(10, 0), Cell(3, 10))
    return wild + [kind(seat, cell) for kind in (NameMark, StepTo, PushTo) for cell in cells]


def rounds_of_walkers(seed):
    """Return how many rounds a duel of random rows takes where both step towards the other."""
    state, count = RULES.new(Setup(1), seed), 0
    while RULES.outcome(state.table) is None:
        dice = Dice(seed, "walker", count)
        seat = dice.choice(RULES.to_act(state.table))
        actions = RULES.legal(state.table, seat)
        state = RULES.apply(state, _walking_up(state.table, seat, actions, dice)).state
        count += 1
    return state.table.round


def _walking_up(table, seat, actions, dice):
    if not isinstance(actions[0], StepTo):
        return dice.choice([one for one in actions if not isinstance(one, TakeBack)])
    to = table.sides[1 - seat].cell
    nearest = min(distance(one.cell, to) for one in actions)
    return dice.choice([one for one in actions if distance(one.cell, to) == nearest])
