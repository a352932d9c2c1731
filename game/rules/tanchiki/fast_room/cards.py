"""The fast room's hands: cards lost to hits, drawn, dealt anew (T7.5, T9)."""

from __future__ import annotations

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.tanchiki.cards import drawn, handful
from game.rules.tanchiki.volley import CARDS_PER_HIT

from .world import World


def lose_cards(world: World, seat: Seat, hits: int, *place: str | int) -> None:
    """Discard two random cards a hit, or explode if there are too few (T7.5, T7.8)."""
    hand, count = world.hands[seat], CARDS_PER_HIT * hits
    if len(hand) < count:
        world.remove(seat)
        return
    lost = handful(world.dice(*place).sample(hand, count))
    world.hands[seat] = without(hand, lost)
    world.discards[seat] = handful(world.discards[seat], lost)
    world.held[seat] -= count


def draw(world: World, seat: Seat, count: int, *place: str | int) -> None:
    """Draw cards, shuffling the discard in when the deck runs short (T9.1)."""
    deck, discards = world.decks[seat], world.discards[seat]
    cards, reshuffled = drawn(deck, discards, count, world.dice(*place))
    if reshuffled:
        deck, world.discards[seat] = handful(deck, discards), ()
    world.hands[seat] = handful(world.hands[seat], cards)
    world.decks[seat] = without(deck, cards)
    world.held[seat] += len(cards)


def renew(world: World, seat: Seat) -> None:
    """Shuffle all cards of a dead tank and deal a new hand (T9.3, T13.1)."""
    every, size = world.every_card, world.sizes[seat]
    hand = handful(world.dice("return", world.number, seat).sample(every, size))
    world.hands[seat], world.decks[seat] = hand, without(every, hand)
    world.stacks[seat], world.played[seat], world.discards[seat] = ((), ()), (), ()
    world.held[seat] = size
