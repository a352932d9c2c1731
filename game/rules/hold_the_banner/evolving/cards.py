"""What dealing changes, and showing what was planned."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.handfuls import without
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.routes import DECK, Cards
from game.rules.hold_the_banner.state import Pile, Table


def revealed(table: Table, shown: events.SeatPlan) -> Table:
    """Clear what a seat has planned; its cards are on its open stack (P5.8)."""
    player = table.players[shown.seat]
    plan = None if player.plan is None else ()
    if table.options.free_drawing:
        return table.with_player(shown.seat, plan=plan, committed=False)
    played = tuple(drive.route for drive in shown.drives)
    hand = None if player.hand is None else without(player.hand, played)
    return table.with_player(
        shown.seat,
        plan=plan,
        committed=False,
        hand=hand,
        held=player.held - len(played),
        stack=player.stack + len(played),
    )


def dealt(table: Table, event: events.Dealing) -> Table:
    match event:
        case events.HundredDrawn():
            return _hundred(table, event)
        case events.CardsDrawn(seat, count, drawn):
            player = table.players[seat]
            hand = None
            if player.hand is not None:
                assert drawn is not None
                hand = tuple(sorted((*player.hand, *drawn)))
            table = replace(table, rest=_taken(table.rest, count, drawn))
            return table.with_player(seat, hand=hand, held=player.held + count)
        case events.HandPutAway(seat):
            player = table.players[seat]
            hand = None if player.hand is None else ()
            return table.with_player(seat, hand=hand, held=0, away=player.away + player.held)
        case _:
            assert_never(event)


def unheld(table: Table) -> Cards:
    """Return all cards but those in the hands; only who knows all hands can tell."""
    held: list[int] = []
    for player in table.players:
        assert player.hand is not None
        held += player.hand
    return without(DECK, held)


def _hundred(table: Table, event: events.HundredDrawn) -> Table:
    count, box = event.count, table.box
    if event.anew:
        left = len(DECK) - sum(player.held for player in table.players)
        box = Pile(None if event.cards is None else unheld(table), left)
        fresh = (replace(player, stack=0, away=0) for player in table.players)
        table = replace(table, players=tuple(fresh))
    return replace(
        table,
        rest=Pile(event.cards, count),
        box=_taken(box, count, event.cards),
        hundreds=table.hundreds + 1,
    )


def _taken(pile: Pile, count: int, cards: Cards | None) -> Pile:
    """Return a pile without some of its cards, as far as it is known."""
    left = None if pile.cards is None or cards is None else without(pile.cards, cards)
    return Pile(left, pile.count - count)
