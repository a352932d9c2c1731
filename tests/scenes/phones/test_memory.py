"""What an evening of phones leaves behind in memory: nothing that grows."""

import gc
import random
from pathlib import Path

import pygame
import pytest

from tests.scenes.phones.party import match, party, play_on, table

SEATS = 8
AN_HOUR = 3600 // 2 * SEATS
"""Eight people who tap every other second for an hour."""

A_MATCH = 400
"""So many actions of a match are played before the next one, as in an evening."""

SETTLED = 3
"""After so many matches everything that is kept has been kept once."""


def forget(hands):
    """Let the phones of the test keep nothing themselves."""
    for hand in hands:
        hand.told.clear()
        hand.phone.pictures.clear()


def weighed(kit):
    """Return how many objects there are, and how large the process is, in bytes.

    How words are laid out is remembered with a cap, so that is put away first, and what woke the
    window, since there is none here that takes it."""
    kit.type.settings.clear()
    pygame.event.clear()
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return len(gc.get_objects()), pages * 4096


@pytest.mark.nightly  # fourteen thousand messages and more: minutes
def test_an_hour_of_messages_leaves_memory_as_it_was(kit, record_property):
    with party(kit) as made:
        table(made, match("tanchiki", *[None] * SEATS))
        hands = [made.sits(seat) for seat in range(SEATS)]
        dice, weights, matches, slept = random.Random(6), [], 0, 0
        while sum(hand.phone.said for hand in hands) < AN_HOUR:
            played = match("tanchiki", *[None] * SEATS, seed=5)
            table(made, played)
            weights.append(weighed(made.kit))
            over = played.count + A_MATCH
            slept += play_on(
                made,
                hands,
                dice,
                lambda p=played, o=over: p.count >= o or p.outcome is not None,
                0.002,
            )
            forget(hands)
            matches += 1
        weights.append(weighed(made.kit))
        record_property("said", sum(hand.phone.said for hand in hands))
        record_property("heard", sum(hand.phone.heard for hand in hands))
        record_property("matches and sleeps", (matches, slept))
        record_property("objects and bytes", weights)
    first, last = weights[SETTLED], weights[-2]
    assert matches > 3 * SETTLED
    assert last[0] < first[0] * 1.05
    assert last[1] < first[1] * 1.1
