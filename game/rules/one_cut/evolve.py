"""What each event changes on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from game.core.grid import Cell
from game.core.handfuls import without
from game.core.rolled_dice import Rolled
from game.rules.one_cut import events
from game.rules.one_cut.cards import HAND, Card, handful
from game.rules.one_cut.state import Ending, Setup, Side, Table


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.Placing):
        return _marked(table, event)
    if isinstance(event, events.Planned):
        return _planned(table, event)
    if isinstance(event, events.Fought):
        return _fought(table, event)
    if isinstance(event, events.Walked):
        return _walked(table, event)
    return _ended(table, event)


def beginning(setup: Setup) -> Table:
    """Return the table before the first round."""
    one, two = (
        Side(
            mark,
            held=len(begun.hand),
            hand=begun.hand,
            discard=begun.discard,
            wounds=begun.wounds,
            points=begun.points,
        )
        for mark, begun in zip(setup.marks, setup.begun, strict=True)
    )
    return Table(setup, (one, two), placed=() if setup.options.placing else None)


def _marked(table: Table, event: events.Placing) -> Table:
    match event:
        case events.MarkNamed(_, cell):
            return replace(table, placed=(*(table.placed or ()), cell))
        case events.MarksSet(_, cells):
            setup = replace(table.setup, marks=cells)
            return _placed(replace(table, setup=setup, placed=None), cells)
        case _:
            assert_never(event)


def _planned(table: Table, event: events.Planned) -> Table:
    side = table.sides[event.seat]
    match event:
        case events.CardLaid(seat, card):
            hand = None if side.hand is None or card is None else without(side.hand, (card,))
            return table.with_side(seat, hand=hand, held=side.held - 1, row=(*side.row, card))
        case events.CardTakenBack(seat, card):
            hand = None if side.hand is None or card is None else handful(side.hand, (card,))
            return table.with_side(seat, hand=hand, held=side.held + 1, row=side.row[:-1])
        case events.RowCommitted(seat):
            return table.with_side(seat, committed=True)
        case _:
            assert_never(event)


def _fought(table: Table, event: events.Fought) -> Table:
    match event:
        case events.PairShown(slot, cards):
            sides = (_turned(side, slot, c) for side, c in zip(table.sides, cards, strict=True))
            return replace(table, slot=slot).with_sides(sides)
        case events.CardVoided(seat):
            return table.with_side(seat, opened=False)
        case events.LeftOpen(seat):
            return table.with_side(seat, opened=True)
        case events.FigureWounded(seat, wounds):
            return table.with_side(seat, wounds=wounds)
        case (
            events.FellShort()
            | events.AttackStopped()
            | events.KnivesMet()
            | events.NothingCame()
            | events.StrikesParted()
            | events.FigureKilled()
            | Rolled()
        ):
            return table
        case _:
            assert_never(event)


def _turned(side: Side, slot: int, card: Card | None) -> Side:
    """Return the side with this card of its row turned over, if the row is so long."""
    if card is None:
        return side
    return replace(side, row=(*side.row[: slot - 1], card, *side.row[slot:]))


def _walked(table: Table, event: events.Walked) -> Table:
    match event:
        case events.StepsAsked(seats):
            return replace(table, asked=seats)
        case events.StepNamed(seat, cell):
            return table.with_side(seat, named=True, step=cell)
        case events.StepsShown():
            sides = (replace(side, named=False, step=None) for side in table.sides)
            return replace(table, asked=()).with_sides(sides)
        case events.FiguresStepped(cells):
            return _placed(table, cells)
        case events.CellContested():
            return table
        case events.PushAsked(seat, cell):
            return replace(table, asked=(seat,), contested=cell)
        case events.CellTaken(seat, cell, to):
            table = replace(table, asked=(), contested=None)
            return _placed(table, (to, cell) if seat else (cell, to))
        case _:
            assert_never(event)


def _placed(table: Table, cells: tuple[Cell, Cell]) -> Table:
    return table.with_sides(
        replace(side, cell=cell) for side, cell in zip(table.sides, cells, strict=True)
    )


def _ended(table: Table, event: events.Ended) -> Table:
    match event:
        case events.RoundEnded():
            return replace(table, slot=0).with_sides(map(_cleared, table.sides))
        case events.PointTaken(seat, points):
            return table.with_side(seat, points=points)
        case events.CardDrawn(seat, card, reshuffled):
            return table.with_side(seat, **_drawn(table.sides[seat], card, reshuffled))
        case events.RoundBegan(number):
            return replace(table, round=number)
        case events.DuelEnded(winner):
            wins = 0 if winner is None else table.sides[winner].wins + 1
            return table if winner is None else table.with_side(winner, wins=wins)
        case events.DuelBegan(number):
            return _anew(table, number)
        case events.MatchEnded(winners):
            return replace(table, ending=Ending(winners))
        case _:
            assert_never(event)


def _cleared(side: Side) -> Side:
    """Return the side with its row discarded; moves go back to the hand."""
    row = tuple(card for card in side.row if card)
    moves = tuple(card for card in row if card is Card.MOVE)
    return replace(
        side,
        held=side.held + len(moves),
        hand=None if side.hand is None else handful(side.hand, moves),
        discard=handful(side.discard, (card for card in row if card is not Card.MOVE)),
        row=(),
        committed=False,
        opened=False,
    )


def _drawn(side: Side, card: Card | None, reshuffled: bool) -> dict[str, Any]:
    hand = None if side.hand is None or card is None else handful(side.hand, (card,))
    return {
        "held": side.held + 1,
        "hand": hand,
        "discard": () if reshuffled else side.discard,
    }


def _anew(table: Table, number: int) -> Table:
    """Return the table as a duel begins; a hand that is not seen stays so."""
    marks = table.setup.marks
    sides = (
        Side(mark, hand=None if side.hand is None else HAND, wins=side.wins)
        for side, mark in zip(table.sides, marks, strict=True)
    )
    return replace(table, duel=number, round=1, slot=0).with_sides(sides)
