"""What comes of each choice, by the chances of what the other will reply, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.rules import Seat
from game.rules.arena_of_eight import actions as act
from game.rules.arena_of_eight.blows import (
    FROZEN,
    SWEPT,
    TERMS,
    Answer,
    Blow,
)
from game.rules.arena_of_eight.blows import (
    SUPERS as SUPER_OF,
)
from game.rules.arena_of_eight.cards import HAND_SIZE, Card
from game.rules.arena_of_eight.landings import SALTO
from game.rules.arena_of_eight.replies import could_reply, saving, wanted
from game.rules.arena_of_eight.state import Incoming, Table, other
from game.rules.arena_of_eight.view import unseen

from . import moment_worth
from .counts import NEEDS, ONE, PLACE, SUPER, Counts, counted, less, none_of, pays, so_many
from .moment_worth import CELLS, DAMAGE, Known, Standing, Weights, reaching, unknown, worth

Branch = tuple[float, Standing]
"""A chance, and what is next."""


def known_to(view: Table, seat: Seat, weights: Weights) -> Known:
    theirs = other(seat)
    shown = counted(view.sides[theirs].shown)
    hidden = counted(unseen(view))
    pool = tuple(every - there for every, there in zip(hidden, shown, strict=True))
    far = view.options.far_frost
    own, their = (_blows(view, each) for each in (seat, theirs))
    return Known(pool, shown, own, reaching(own, far), reaching(their, far), weights)


def standing_of(view: Table, seat: Seat) -> Standing:
    side, their = view.sides[seat], view.sides[other(seat)]
    return Standing(
        side.cell,
        their.cell,
        side.health,
        their.health,
        counted(side.hand or ()),
        their.held,
        view.deck_count,
        mine=True,
        skips=side.skips,
        skipped=their.skips,
        struck=view.struck,
    )


def value(view: Table, seat: Seat, action: act.Action, known: Known) -> float:
    """Return what an action is worth on the average."""
    at = standing_of(view, seat)
    if isinstance(action, act.Replying):
        assert view.incoming is not None
        found = _replied(view, at, action, view.incoming, known)
    else:
        found = _done(view, seat, at, action, known)
    told = sum(chance * worth(_next(then, known), known) for chance, then in found if chance)
    liking = _liking(action, known.weights)
    return told + liking - known.weights.idle * _idleness(view, seat, action)


def _liking(action: act.Action, weights: Weights) -> float:
    """Return how much a style likes an action for itself."""
    match action:
        case act.Strike(_, blow):
            return weights.supers if blow in moment_worth.SUPERS else weights.strikes
        case act.Block():
            return weights.blocks
        case act.HopTo() | act.SaltoTo() | act.Reply(_, Answer.JUMP | Answer.HOP | Answer.SALTO):
            return weights.jumps
        case _:
            return 0.0


def _idleness(view: Table, seat: Seat, action: act.Action) -> float:
    """Return how much of a turn passes without anything done."""
    match action:
        case act.Feint():
            return 1.0
        case act.Draw():
            return max(0.0, 1 - (HAND_SIZE - view.sides[seat].held) / 4)
        case _:
            return 0.0


def _blows(view: Table, seat: Seat) -> tuple[Blow, ...]:
    own = SUPER_OF[view.setup.fighters[seat]]
    free = view.options.any_super
    return tuple(b for b in Blow if free or b not in moment_worth.SUPERS or b is own)


def _next(at: Standing, known: Known) -> Standing:
    """Let turns that are lost go by; what is lost beyond that stays in `skips`."""
    if not at.mine and at.skipped:
        return replace(at, mine=True, skipped=at.skipped - 1)
    if at.mine and at.skips:
        return replace(at, mine=False, skips=at.skips - 1)
    return at


def _done(
    view: Table, seat: Seat, at: Standing, action: act.Turning, known: Known
) -> Iterator[Branch]:
    """Yield what may come of an action of the own turn."""
    then = replace(at, mine=False)
    match action:
        case act.Draw():
            count = min(HAND_SIZE - sum(at.hand), at.deck)
            yield 1.0, replace(then, fresh=count, deck=at.deck - count)
        case act.Feint(_, card):
            yield 1.0, replace(then, hand=_paid(at.hand, ONE[card]))
        case act.StepTo(_, card, to):
            yield 1.0, replace(then, hand=_paid(at.hand, ONE[card]), cell=to)
        case act.HopTo(_, to):
            yield 1.0, replace(then, hand=_paid(at.hand, ONE[Card.HOP]), cell=to)
        case act.SaltoTo(_, to):
            yield 1.0, replace(then, hand=_paid(at.hand, NEEDS[Blow.SALTO]), cell=to)
        case act.Strike(_, blow):
            yield from _struck(view, then, blow, known)


def _paid(hand: Counts, need: Counts) -> Counts:
    left = less(hand, need)
    assert left is not None
    return left


def _struck(view: Table, at: Standing, blow: Blow, known: Known) -> Iterator[Branch]:
    """Yield what the other may reply to an own blow: a dodge if it can, then blocks."""
    close = abs(at.cell - at.their) == 1
    at = replace(at, hand=_paid(at.hand, NEEDS[blow]), cell=_end(at, blow), struck=True)
    drawn = unknown(at.held, known)
    incoming = Incoming(blow, view.turn, close)
    if not could_reply(replace(view, incoming=incoming)):
        yield 1.0, _landed(at, blow, close)
        return
    saves = saving(incoming)
    if blow in moment_worth.SUPERS:
        dodged = pays(known.pool, drawn, NEEDS[Blow.SALTO], known.shown)
        yield dodged, replace(at, held=max(0, at.held - 3))
        yield 1 - dodged, _landed(at, blow, close)
        return
    free = (*(PLACE[Card(a.value)] for a in saves if a in _FREE), SUPER)
    surely = any(known.shown[kind] for kind in free)
    dodged = 1.0 if surely else 1 - none_of(known.pool, drawn, free)
    yield dodged, replace(at, held=max(0, at.held - 1))
    if surely:
        return
    if Answer.BLOCK not in saves:
        yield 1 - dodged, _landed(at, blow, close)
        return
    chances = so_many(known.pool, drawn, PLACE[Card.BLOCK], free)
    for count, chance in enumerate(chances):
        blocks = min(count + known.shown[PLACE[Card.BLOCK]], DAMAGE[blow])
        yield chance, _blocked(at, blow, close, blocks)


_FREE = frozenset({Answer.JUMP, Answer.CROUCH, Answer.HOP})


def _blocked(at: Standing, blow: Blow, close: bool, blocks: int) -> Standing:
    if not blocks:
        return _landed(at, blow, close)
    at = replace(at, held=max(0, at.held - blocks))
    then = at if blocks == DAMAGE[blow] else _landed(at, blow, close, blocks)
    return replace(then, mine=True)


def _end(at: Standing, blow: Blow) -> int:
    """Return where a blow brings the own fighter."""
    way = 1 if at.their > at.cell else -1
    if blow in {Blow.SLIDE, Blow.CYCLONE}:
        return at.their - way
    if blow is not Blow.SALTO:
        return at.cell
    ends = (at.their - way, at.their + way)
    return next(end for end in ends if 1 <= end <= CELLS and abs(end - at.cell) in SALTO)


def _landed(at: Standing, blow: Blow, close: bool, blocked: int = 0) -> Standing:
    """Return the moment after an own blow has landed."""
    lost, to = _effect(blow, close, at.cell, at.their)
    skips = {Blow.SWEEP: SWEPT, Blow.FROST: FROZEN}.get(blow, 0)
    left = max(0, at.healths - lost + blocked)
    return replace(at, healths=left, their=to, skipped=at.skipped + skips)


def _suffered(at: Standing, blow: Blow, close: bool, blocked: int = 0) -> Standing:
    """Return the moment after a blow of the other has landed."""
    lost, to = _effect(blow, close, at.their, at.cell)
    skips = {Blow.SWEEP: SWEPT, Blow.FROST: FROZEN}.get(blow, 0)
    left = max(0, at.health - lost + blocked)
    return replace(at, health=left, cell=to, skips=at.skips + skips)


def _effect(blow: Blow, close: bool, by: int, struck: int) -> tuple[int, int]:
    """Return what a blow that lands takes, and where the struck one stands after it."""
    lost, away = DAMAGE[blow], 1 if struck > by else -1
    match blow:
        case Blow.THROW:
            to, wall = by - away, 1
        case Blow.SLIDE if close:
            to, wall = struck + away, 1
        case Blow.UPPERCUT:
            to, wall = struck + away, 0
        case Blow.HARPOON:
            to, wall = by + 2 * away, 0
        case _:
            return lost, struck
    return (lost, to) if 1 <= to <= CELLS else (lost + wall, struck)


def _replied(
    view: Table, at: Standing, action: act.Replying, incoming: Incoming, known: Known
) -> Iterator[Branch]:
    """Yield what may come of a reply; after most of them the own seat is on turn."""
    blow, close = incoming.blow, incoming.close
    # The one who struck first is on turn again after a counter blow, however that ends.
    then = replace(at, mine=True)
    match action:
        case act.Take():
            yield 1.0, _suffered(then, blow, close)
        case act.Block(_, count):
            hand = _paid(at.hand, tuple(count * each for each in ONE[Card.BLOCK]))
            left = replace(at, hand=hand, mine=False)
            whole = count == TERMS[blow].damage
            yield 1.0, left if whole else _suffered(left, blow, close, count)
        case act.Reply(_, Answer.THROW | Answer.SWEEP as answer):
            hand = _paid(at.hand, counted(wanted(answer)))
            left = replace(at, hand=hand, mine=False)
            drawn = unknown(at.held, known)
            hops = 1 - none_of(known.pool, drawn, (PLACE[Card.HOP], SUPER))
            yield hops, replace(left, held=max(0, at.held - 1))
            yield 1 - hops, _landed(left, Blow(answer.value), True)
        case act.Reply(_, answer, to):
            hand = _paid(at.hand, counted(wanted(answer)))
            yield 1.0, replace(then, hand=hand, cell=at.cell if to is None else to)
