"""Forecast and preview say what the rules then do (trap 16 of the product page)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.core.rules import NOBODY
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.cards import Card
from game.rules.tanchiki.events import (
    BotChosen,
    BotsRoused,
    PhaseBegan,
    PlansRevealed,
    StackRevealed,
    VolleyFired,
)
from game.rules.tanchiki.foresight.bot_order_matters import order_matters
from game.rules.tanchiki.foresight.forecast import forecast, preview
from game.rules.tanchiki.foresight.rehearsal import rehearse
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.referee_tasks import PlayCards
from game.rules.tanchiki.state import FIRST_BOT, Options, Setup
from tests.laws.matches import random_match
from tests.setups.tanchiki import LEARNING, SHUFFLED

MATCHES = {
    "four": Setup(LEARNING, 4),
    "solo": Setup(SHUFFLED, 1, Options(solo=True)),
    "uneven island": Setup(SHUFFLED, 3, Options(uneven=True, island=True)),
}


@cache
def told_with_tables(name):
    """Return every event of a match with the table before it."""
    pairs = []
    for turn in random_match(TANCHIKI, MATCHES[name], 3, most=700).turns:
        table = turn.before.table
        for told in turn.step.events:
            pairs.append((table, told.event))
            table = TANCHIKI.evolve(table, told.event)
        pairs.append((table, None))
    return pairs


def until(pairs, at, *stops):
    """Return the events from a place on, or None if a choice came between."""
    found = []
    for _, event in pairs[at:]:
        if event is None:
            return None
        if isinstance(event, stops):
            return found
        found.append(event)
    return None


def mixed(view, strength):
    """Whether it matters in which order the bots drive."""
    return order_matters(view, tuple(bot.number for bot in view.field.bots), strength)


@pytest.mark.parametrize("name", MATCHES)
def test_bots_do_what_was_forecast(name):
    pairs = told_with_tables(name)
    compared = 0
    for at, (table, event) in enumerate(pairs):
        if isinstance(event, BotsRoused) and event.bots:
            view = TANCHIKI.view(table, NOBODY)
            expected = forecast(view)[event.strength]
            played = until(pairs, at + 1, PhaseBegan)
            if mixed(view, event.strength) or not all(bot.certain for bot in expected.bots):
                continue
            moved = [each for each in played if not isinstance(each, BotChosen)]
            assert moved == [each for bot in expected.bots for each in bot.events]
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", MATCHES)
def test_bots_hit_whom_the_forecast_named(name):
    pairs = told_with_tables(name)
    hits = 0
    for table, event in pairs:
        if isinstance(event, VolleyFired):
            named = [bot.target for bot in forecast(table)[0].bots if bot.target is not None]
            shots = [shot.piece for shot in event.shots if shot.shooter >= FIRST_BOT]
            assert named == shots
            hits += len(shots)
    assert hits > 0


@pytest.mark.parametrize("name", MATCHES)
def test_cards_do_what_was_rehearsed(name):
    pairs = told_with_tables(name)
    compared = 0
    for at, (table, event) in enumerate(pairs):
        if isinstance(event, StackRevealed):
            trial = rehearse(TANCHIKI.evolve(table, event), PlayCards(event.seat, event.cards))
            if not trial.open_ends:
                played = until(pairs, at + 1, StackRevealed, PhaseBegan)
                assert played == list(trial.events)
                compared += 1
    assert compared > 20


def test_a_plan_does_what_its_preview_showed_when_nobody_interferes():
    pairs = told_with_tables("solo")
    compared = 0
    for at, (table, event) in enumerate(pairs):
        if isinstance(event, PlansRevealed) and not event.off:
            first = preview(TANCHIKI.view(table, 0), 0)[0]
            if first.certain:
                # The phase and the reveal come first.
                assert until(pairs, at + 3, PhaseBegan) == list(first.events)
                compared += 1
    assert compared > 10


def test_a_forecast_needs_no_hidden_card():
    table, _ = told_with_tables("four")[500]
    assert forecast(TANCHIKI.view(table, NOBODY)) == forecast(table)


BUSY = (".a> .A^ .b^ w .", ".   .   .   . .")
"""The order matters here: one bot drives tank and bot before it into the water."""


def test_no_bot_moves_in_a_forecast_while_the_clock_stops_them():
    table = state_of({"board": BUSY, "clock": ()}).table
    assert not mixed(table, 0)
    for each in forecast(table):
        assert not any(bot.events for bot in each.bots)


def test_the_order_matters_as_soon_as_bots_drive():
    table = state_of({"board": BUSY}).table
    assert [mixed(table, strength) for strength in range(4)] == [False, True, True, True]


def test_what_a_drowned_bot_leaves_makes_the_bots_after_it_uncertain():
    icy = (".a> i w .", ". . . .", ".b> . . .")
    table = state_of({"board": icy, "seats": ("A",)}).table
    assert [[bot.certain for bot in each.bots] for each in forecast(table)] == [
        [True, True],
        [False, False],
        [False, False],
        [False, False],
    ]


def previewed(*rows):
    """Return the preview of two turns round, so that each manoeuvre ends as it began."""
    table = state_of({"board": rows, "seats": ("A",)}).table
    hand = replace(table.hands[0], stacks=((Card.U_TURN, Card.U_TURN),) * 2)
    return preview(replace(table, hands=(hand, *table.hands[1:])), 0)


@pytest.mark.parametrize(
    "row,ends", [(".A> h . .b^", (2, 4)), (".A> b . .b^", (2, 2)), (".A> . .c^ .b^", (3, 4))]
)
def test_the_second_shot_of_a_preview_flies_past_what_the_first_one_felled(row, ends):
    both = previewed(f". {row}")
    assert tuple(each.shot.path[-1].x for each in both) == ends


def test_a_preview_is_uncertain_after_its_own_shot_on_a_bot():
    assert [each.certain for each in previewed(". .A> . .c^ .b^")] == [True, False]
