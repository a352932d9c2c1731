"""Matches of the demonstration game, for the tests of this room."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.core.rules import Rules
from game.session.match.clock import Clock
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.demo.rules import DEMO
from tests.demo.rules.actions import Flagged
from tests.laws.matches import random_match
from tests.setups.demo import DUEL

GAMES = {"demo": DEMO}
PLAYERS = (Player("Олена"), Player("Bot", "strong"))
HEADER = Header(game="demo", rules=1, setup=DUEL, seed=5, players=PLAYERS)
CLOCKED = replace(
    HEADER, setup=replace(DUEL, clocked=True), clock=Clock((60_000, 30_000), increment=1_000)
)


def new(header: Header = HEADER, rules: Rules = DEMO) -> Match:
    return Match(rules, header, Flagged)


@cache
def actions(header: Header = HEADER) -> tuple[object, ...]:
    """Return a whole match's actions."""
    return tuple(turn.action for turn in random_match(DEMO, header.setup, header.seed).turns)


def after(count: int, header: Header = HEADER) -> Match:
    """Return a match after so many actions of the whole one."""
    match = new(header)
    for action in actions(header)[:count]:
        match.submit(action)
    return match
