"""A moment of a round as one seat sees it, in whole numbers, and what it is worth to it.

All values are in hundredths of a round. What the other holds is never known: what it threatens is
each blow's chance in a hand of so many cards, and what saves from ours is one, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import exp, tanh

from game.rules.arena_of_eight.blows import (
    AT_WALL,
    FAR_FROST,
    FROZEN,
    SIMPLE,
    SWEPT,
    TERMS,
    Answer,
    Blow,
)
from game.rules.arena_of_eight.cards import Card

from .counts import DODGES, NEEDS, PLACE, SALTO, SUPER, Counts, less, none_of, pays

CELLS, FULL = 8, 70
HEALTH = tuple(round(100 * (1 - exp(-health / 6)), 2) for health in range(31))
"""What health is worth: the less there is, the more each point counts."""
SIZE = tuple(round(held * (1 - held * 0.055), 2) for held in range(9))
"""What so many cards are worth: the eighth is hardly missed."""
DAMAGE = {blow: TERMS[blow].damage for blow in Blow}
SUPERS = frozenset({Blow.CYCLONE, Blow.FROST, Blow.HARPOON, Blow.THUNDER})
_PUSHES = frozenset({Blow.SLIDE, Blow.THROW})
_STOPS = {
    blow: tuple(
        PLACE[Card(answer.value)]
        for answer in (Answer.BLOCK, Answer.JUMP, Answer.CROUCH, Answer.HOP)
        if answer in TERMS[blow].saves
    )
    for blow in Blow
}
"""The kinds of cards that save from a blow, super cards besides."""


Reaches = tuple[tuple[tuple[Blow, ...], ...], ...]
"""The blows that reach, by the cell of who strikes and the cell of the other."""


@lru_cache(maxsize=64)
def reaching(blows: tuple[Blow, ...], far_frost: bool) -> Reaches:
    cells = range(CELLS + 1)
    return tuple(
        tuple(tuple(b for b in blows if _reaches(b, by, struck, far_frost)) for struck in cells)
        for by in cells
    )


def _reaches(blow: Blow, by: int, struck: int, far_frost: bool) -> bool:
    if blow is Blow.SALTO:
        ends = (end for end in (struck - 1, struck + 1) if 1 <= end <= CELLS)
        return any(abs(end - by) in (2, 3) for end in ends)
    reach = FAR_FROST if blow is Blow.FROST and far_frost else TERMS[blow].reach
    return abs(by - struck) in reach


FIRST = reaching((Blow.HAND, Blow.KICK), False)


@dataclass(frozen=True, slots=True)
class Weights:
    """What matters how much: a style changes some of it."""

    cards: tuple[float, ...] = (2.6, 2.9, 2.9, 3.1, 2.6, 4.2, 5.9)
    unknown: float = 3.1
    """What a card in the other's hand is worth."""
    threat: float = 1.0
    """What a blow is worth to who is on turn, of what it would take."""
    later: float = 0.35
    """The same to who is not."""
    ready: float = 0.6
    """What a blow in hand is worth for each step that it does not reach from here."""
    force: float = 6.0
    """What it is worth to make the other reply."""
    turn: float = 5.0
    """What a turn more is worth."""
    idle: float = 5.0
    """What a feint costs besides its card, and a draw of a card or two in part."""
    eager: float = 2.0
    """What each cell nearer is worth before the first blow, without which nothing happens."""
    late: float = 40.0
    """What it is worth to be ahead while the deck runs out."""
    even: float = -40.0
    """What a round is worth that is nobody's."""
    strikes: float = 0.0
    supers: float = 0.0
    blocks: float = 0.0
    jumps: float = 0.0
    """How much a style likes to strike, to strike a super blow, to block, to jump about."""


@dataclass(frozen=True, slots=True)
class Known:
    """What does not change within a turn: what is not seen, and which blows there are.

    `pool` are all cards that are not seen, without those of the other's hand that are `shown`.
    """

    pool: Counts
    shown: Counts
    own: tuple[Blow, ...]
    reaches: Reaches
    theirs: Reaches
    weights: Weights = field(default_factory=Weights)


@dataclass(frozen=True, slots=True)
class Standing:
    """`mine` says whether the own seat is on turn next; `skips` are turns lost, own and other."""

    cell: int
    their: int
    health: int
    healths: int
    hand: Counts
    held: int
    deck: int
    mine: bool
    skips: int = 0
    skipped: int = 0
    struck: bool = True
    fresh: int = 0
    """So many cards more the own hand will have, nobody knows which."""


def worth(at: Standing, known: Known) -> float:
    """Return what a moment is worth to the own seat."""
    if at.health <= 0 or at.healths <= 0:
        return 100.0 if at.health > 0 else -100.0
    if at.deck <= 0:
        ahead = (at.health > at.healths) - (at.health < at.healths)
        return 100.0 * ahead if ahead else known.weights.even
    weights = known.weights
    found = HEALTH[at.health] - HEALTH[at.healths]
    found += _cards(at, known) - weights.unknown * SIZE[at.held]
    found += weights.turn * (at.skipped - at.skips + (0.5 if at.mine else -0.5))
    if not at.struck:
        found -= weights.eager * abs(at.cell - at.their)
    late = 1 - min(1.0, at.deck / FULL)
    lead = tanh((at.health - at.healths) / 2)
    found += late * late * (weights.late * lead + weights.even * (1 - lead * lead))
    own, other = threat(at, known), danger(at, known)
    sooner, later = weights.threat, weights.later
    found += own * (sooner if at.mine else later) - other * (later if at.mine else sooner)
    return found


def threat(at: Standing, known: Known) -> float:
    """Return what the best own blow would take on the average, from here or from elsewhere."""
    here = (known.reaches if at.struck else FIRST)[at.cell][at.their]
    best = 0.0
    for blow in known.own:
        chance = _payable(at, known, NEEDS[blow])
        if chance:
            share = 1.0 if blow in here else known.weights.ready ** _moves(at, blow)
            hit = hit_chance(blow, at.held, known)
            gain = hit * taken(at, blow) + (1 - hit) * known.weights.force
            best = max(best, chance * share * gain)
    return best


def danger(at: Standing, known: Known) -> float:
    """Return what the other's best blow from here would take, by the chance that it is held."""
    found, left = 0.0, 1.0
    blows = (known.theirs if at.struck else FIRST)[at.their][at.cell]
    lost = sorted(((suffered(at, blow), blow) for blow in blows), key=_first, reverse=True)
    for loss, blow in lost:
        chance = pays(known.pool, unknown(at.held, known), NEEDS[blow], known.shown)
        found += left * chance * loss
        left *= 1 - chance
    return found


def hit_chance(blow: Blow, held: int, known: Known) -> float:
    """Return the chance that a hand of so many cards has nothing that saves wholly."""
    drawn = unknown(held, known)
    if blow in SUPERS:
        return 1 - pays(known.pool, drawn, SALTO, known.shown)
    stops = (*_STOPS[blow], SUPER)
    if any(known.shown[kind] for kind in stops):
        return 0.0
    return none_of(known.pool, drawn, stops)


def unknown(held: int, known: Known) -> int:
    """Return how many of the other's cards nobody has seen."""
    return max(0, held - sum(known.shown))


def taken(at: Standing, blow: Blow) -> float:
    """Return what it is worth that a blow lands on the other."""
    healths = max(0, at.healths - damage(blow, at.cell, at.their))
    return HEALTH[at.healths] - HEALTH[healths] + (25.0 if not healths else 0.0) + _stuns(blow)


def suffered(at: Standing, blow: Blow) -> float:
    """Return what a blow of the other costs, less by what the own hand would do about it."""
    hand, whole = at.hand, DAMAGE[blow]
    if at.skips > 1:
        return _loss(at, damage(blow, at.their, at.cell)) + _stuns(blow)
    saves = TERMS[blow].saves
    if blow in SUPERS:
        if less(hand, SALTO):
            return 3.0
    elif any(answer in saves and less(hand, need) for answer, need in DODGES.items()):
        return 1.5
    if Answer.BLOCK in saves:
        blocks = min(whole, hand[PLACE[Card.BLOCK]] + hand[SUPER])
        return _loss(at, whole - blocks) + (2.0 + blocks if blocks else 0.0)
    return _loss(at, damage(blow, at.their, at.cell)) + _stuns(blow)


def damage(blow: Blow, by: int, struck: int) -> int:
    """Return what a blow takes that lands, the wall's share with it."""
    if blow not in _PUSHES or abs(by - struck) != 1:
        return DAMAGE[blow]
    way = struck - by if blow is Blow.SLIDE else by - struck
    beyond = struck + way if blow is Blow.SLIDE else by + way
    return DAMAGE[blow] + (0 if 1 <= beyond <= CELLS else AT_WALL)


def _loss(at: Standing, lost: int) -> float:
    health = max(0, at.health - lost)
    return HEALTH[at.health] - HEALTH[health] + (25.0 if not health else 0.0)


def _stuns(blow: Blow) -> float:
    return {Blow.SWEEP: 4.0 * SWEPT, Blow.FROST: 5.0 * FROZEN}.get(blow, 0.0)


def _moves(at: Standing, blow: Blow) -> int:
    """Return how many steps are wanted before a blow reaches, at least one."""
    reach, apart = TERMS[blow].reach, abs(at.cell - at.their)
    if not at.struck and blow not in SIMPLE:
        return 1 + apart
    return max(1, apart - reach[-1], reach[0] - apart)


def _payable(at: Standing, known: Known, need: Counts) -> float:
    if at.fresh:
        return pays(known.pool, at.fresh, need, at.hand)
    return 1.0 if less(at.hand, need) else 0.0


def _cards(at: Standing, known: Known) -> float:
    """Return what the own cards are worth; the more there are the less each is."""
    cards = known.weights.cards
    found = sum(count * each for count, each in zip(at.hand, cards, strict=True))
    held = sum(at.hand)
    if at.fresh:
        total = sum(known.pool)
        drawn = sum(count * each for count, each in zip(known.pool, cards, strict=True))
        found += at.fresh * drawn / max(1, total)
        held += at.fresh
    return found * SIZE[held] / held if held else 0.0


def _first(pair: tuple[float, Blow]) -> float:
    return pair[0]
