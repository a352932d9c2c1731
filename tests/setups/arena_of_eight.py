"""Set-ups for random matches of Arena of Eight: lengths, options, fighters, an opening."""

from __future__ import annotations

from game.rules.arena_of_eight.blows import Fighter
from game.rules.arena_of_eight.cards import Card, handful
from game.rules.arena_of_eight.state import AS_PRINTED, Opening, Options, Setup

_CARDS = (Card.HAND, Card.HAND, Card.KICK, Card.BLOCK, Card.JUMP, Card.CROUCH, Card.HOP)
OPENED = Opening(
    (4, 5),
    (handful(_CARDS), handful(_CARDS[2:], (Card.SUPER, Card.SUPER))),
    (5, 6),
    (Card.KICK,) * 3,
    first=1,
)

SETUPS: tuple[tuple[str, Setup], ...] = (
    ("quick", Setup()),
    ("three rounds", Setup(Options(4, 3), (Fighter.FROST, Fighter.HARPOON), (0, 1))),
    ("any super", Setup(Options(AS_PRINTED, any_super=True), (Fighter.FROST, Fighter.FROST))),
    ("far frost", Setup(Options(6, far_frost=True, any_super=True, reshuffle=True))),
    ("opened", Setup(opening=OPENED)),
)
