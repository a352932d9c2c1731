"""A board turned by a quarter plays the same, turned by a quarter: no rule knows north."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.rules.tanchiki.cards import DECK
from game.rules.tanchiki.foresight.rehearsal import rehearse
from game.rules.tanchiki.letters.drawing import draw_board
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.referee_tasks import PlayCards, RunBot
from game.rules.tanchiki.volley import volley
from tests.rules.tanchiki.test_bot_order_matters import crowded

TURNED = str.maketrans("^>v<", ">v<^")


def turned(rows):
    """Turn a drawn board clockwise."""
    words = [row.split() for row in rows]
    columns = zip(*reversed(words), strict=True)
    return tuple(" ".join(word.translate(TURNED) for word in column) for column in columns)


def plain(rows):
    return tuple(tuple(row.split()) for row in rows)


def after(rows, options, number):
    """Return the board after a plan of each tank and the bots, and whom the volley then hits."""
    dice = Dice(number, "turned")
    plans = [PlayCards(seat, dice.sample(DECK, 4)) for seat in (0, 1)]
    table = state_of({"board": rows, "options": options}).table
    bots = [RunBot(bot.number, 1 + dice.below(3)) for bot in table.field.bots]
    table = rehearse(table, *plans, *bots).table
    hits = [(shot.shooter, shot.struck, shot.piece, len(shot.path)) for shot in volley(table)]
    return draw_board(table), hits


@pytest.mark.parametrize("number", range(0, 40, 4))
def test_a_turned_board_plays_the_same(number):
    for each in range(number, number + 4):
        table, _ = crowded(each)
        rows = draw_board(table)
        options = [name for name in ("island", "uneven") if getattr(table.options, name)]
        board, hits = after(rows, options, each)
        other, same = after(turned(rows), options, each)
        assert (plain(turned(board)), hits) == (plain(other), same)
