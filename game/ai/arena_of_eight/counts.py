"""Cards as seven numbers, by kind, and the exact chances of what a hidden hand holds.

A hidden hand is so many cards drawn from all that is not seen, each set of them equally likely.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from game.rules.arena_of_eight.blows import TERMS, Answer, Blow
from game.rules.arena_of_eight.cards import KINDS, Card, Cards

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of a hand."""

PLACE = {card: place for place, card in enumerate(KINDS)}
SUPER = PLACE[Card.SUPER]


def counted(cards: Cards) -> Counts:
    return tuple(cards.count(kind) for kind in KINDS)


NEEDS = {blow: counted(TERMS[blow].cards) for blow in Blow}
SALTO = NEEDS[Blow.SALTO]
ONE = {kind: counted((kind,)) for kind in KINDS}
DODGES = {answer: ONE[Card(answer.value)] for answer in (Answer.JUMP, Answer.CROUCH, Answer.HOP)}


@lru_cache(maxsize=1 << 14)
def less(counts: Counts, need: Counts) -> Counts | None:
    """Return what is left once this is paid, super cards for what is missing; None if it lacks."""
    supers = counts[SUPER]
    left = []
    for have, wanted in zip(counts[:SUPER], need, strict=False):
        if have < wanted:
            supers -= wanted - have
            have = wanted
        left.append(have - wanted)
    supers -= need[SUPER]
    return None if supers < 0 else (*left, supers)


@lru_cache(maxsize=1 << 14)
def none_of(pool: Counts, drawn: int, kinds: tuple[int, ...]) -> float:
    """Return the chance that so many cards from a pool have none of these kinds."""
    total = sum(pool)
    others = total - sum(pool[kind] for kind in kinds)
    return comb(others, drawn) / comb(total, drawn) if drawn <= total else 0.0


@lru_cache(maxsize=1 << 14)
def so_many(pool: Counts, drawn: int, kind: int, without: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2, 3 or more cards of a kind and none of some others."""
    total = sum(pool)
    rest = total - pool[kind] - sum(pool[other] for other in without)
    ways = [
        comb(pool[kind], count) * comb(rest, drawn - count)
        for count in range(min(pool[kind], drawn) + 1)
    ]
    whole = comb(total, drawn)
    return tuple(sum(part) / whole for part in (ways[:1], ways[1:2], ways[2:3], ways[3:]))


@lru_cache(maxsize=1 << 15)
def pays(pool: Counts, drawn: int, need: Counts, held: Counts) -> float:
    """Return the chance that a hand of these cards and so many from a pool can pay for something.

    Only the kinds that are wanted matter, and super cards.
    """
    kinds = [kind for kind in range(SUPER) if need[kind]]
    missing = [max(0, need[kind] - held[kind]) for kind in kinds]
    spare = held[SUPER] - need[SUPER]
    total = sum(pool)
    drawn = min(drawn, total)
    rest = total - pool[SUPER] - sum(pool[kind] for kind in kinds)
    found = _paying(
        tuple(pool[kind] for kind in kinds), tuple(missing), rest, drawn, spare, pool[SUPER]
    )
    return found / comb(total, drawn)


def _paying(
    have: tuple[int, ...], missing: tuple[int, ...], rest: int, drawn: int, spare: int, supers: int
) -> int:
    """Return in how many ways enough is drawn; super cards make up for what is not.

    Where enough of a kind is drawn it does not matter how much: so all ways count as enough, and
    the few with less are put right.
    """
    if not have:
        return _supers(supers, rest, drawn, max(0, -spare))
    (first, *more), (need, *needs) = have, missing
    others = tuple(more), tuple(needs)
    found = _paying(*others, rest + first, drawn, spare, supers)
    for count in range(min(need, first + 1, drawn + 1)):
        short = _paying(*others, rest, drawn - count, spare - need + count, supers)
        enough = _paying(*others, rest, drawn - count, spare, supers)
        found += comb(first, count) * (short - enough)
    return found


@lru_cache(maxsize=1 << 14)
def _supers(supers: int, rest: int, drawn: int, least: int) -> int:
    """Return in how many ways so many cards have at least so many super cards among them."""
    return sum(
        comb(supers, count) * comb(rest, drawn - count)
        for count in range(least, min(supers, drawn) + 1)
    )
