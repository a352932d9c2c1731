"""What blows and replies do, in words: before they are struck, and while they may be replied to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.rules import Seat
from game.core.spelling import Picking
from game.rules.arena_of_eight.actions import (
    Block,
    Draw,
    Feint,
    HopTo,
    Reply,
    SaltoTo,
    StepTo,
    Strike,
    Take,
)
from game.rules.arena_of_eight.blows import CLOSE, COUNTERS, TERMS, Blow
from game.rules.arena_of_eight.choices import blows_of
from game.rules.arena_of_eight.landings import reach
from game.rules.arena_of_eight.replies import loss, saving
from game.rules.arena_of_eight.state import Incoming, Place, Table, other
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Words

from .naming import answer_names, blow_name

TIP = "tip.arena_of_eight"
COSTS: Mapping[type, str] = {StepTo: "step", HopTo: "hop", SaltoTo: "leap"}
FELLING = frozenset({Blow.SWEEP, Blow.FROST})
"""The blows that cost turns, too."""


def pointed_blow(picking: Picking) -> Blow | None:
    """Return the blow that the parts picked so far can only mean, None for several or none."""
    left = picking.left if picking.picked else ()
    blows = {each.blow for each in left if isinstance(each, Strike)}
    alone = len(blows) == 1 and all(isinstance(each, Strike) for each in left)
    return blows.pop() if alone else None


def does(words: Words, blow: Blow) -> str:
    """Return what a blow does, and what could save from it."""
    saves = answer_names(words, saving(Incoming(blow, 0, close=True)))
    return words(f"arena.does.{blow.value}", count=TERMS[blow].damage, saves=saves)


def comes_of(words: Words, view: Table, seat: Seat, action: object) -> Tip | None:
    """Return what an action would do, with its paragraph."""
    match action:
        case Strike(_, blow):
            return Tip("", does(words, blow), "M3")
        case StepTo(_, _, to) | HopTo(_, to) | SaltoTo(_, to):
            return Tip("", then_apart(words, view, seat, to))
        case Block(_, count):
            return _blocked(words, view, seat, count)
        case Reply(_, answer) if answer in COUNTERS:
            return Tip("", words(f"{TIP}.counter.{answer.value}"), "M4.3")
        case Reply(_, answer):
            rule = "M4.4" if answer.value == Blow.SALTO.value else "M4.2"
            return Tip("", words(f"{TIP}.dodge"), rule)
        case Take():
            return _taken(words, view, seat)
        case Draw():
            return Tip("", words(f"{TIP}.draw"), "M2.1")
        case Feint():
            return Tip("", words(f"{TIP}.feint"), "M2.1")
        case _:
            return None


def goes_to(words: Words, view: Table, seat: Seat, to: Place, ways: Iterable[object]) -> str:
    """Return what it costs to come to a cell in these ways, and what would come of it."""
    found = {key for way in ways for kind, key in COSTS.items() if isinstance(way, kind)}
    cost = words(f"{TIP}.cost.{'_'.join(sorted(found))}")
    return f"{cost} {then_apart(words, view, seat, to)}"


def then_apart(words: Words, view: Table, seat: Seat, to: Place) -> str:
    """Return how far apart both are from a cell, and which blows reach so far."""
    apart = abs(to - view.sides[other(seat)].cell)
    own, rival = (_reaching(words, view, each, apart) for each in (seat, other(seat)))
    where = distance_words(words, apart)
    if not (own or rival):
        return words(f"{TIP}.apart.none", where=where)
    if own == rival:
        return words(f"{TIP}.apart.both", where=where, own=own)
    nothing = words(f"{TIP}.apart.nothing")
    return words(f"{TIP}.apart.each", where=where, own=own or nothing, rival=rival or nothing)


def distance_words(words: Words, apart: int) -> str:
    return words("arena.close") if apart == CLOSE else words("arena.apart", count=apart)


def _reaching(words: Words, view: Table, seat: Seat, apart: int) -> str:
    """Return the blows of a seat that reach so far, with whatever cards."""
    found = (blow for blow in blows_of(view, seat) if apart in reach(view.options, blow))
    return ", ".join(blow_name(words, blow) for blow in found)


def _blocked(words: Words, view: Table, seat: Seat, count: int) -> Tip:
    left = loss(view, seat, count)
    if left >= view.sides[seat].health:
        return Tip("", words(f"{TIP}.block_out", count=count, left=left), "M5.1")
    key = "block_some" if left else "block"
    return Tip("", words(f"{TIP}.{key}", count=count, left=left), "M4.1")


def _taken(words: Words, view: Table, seat: Seat) -> Tip:
    lost = loss(view, seat)
    left = view.sides[seat].health - lost
    if left <= 0:
        return Tip("", words(f"{TIP}.take_out", count=lost), "M5.1")
    assert view.incoming is not None
    blow = view.incoming.blow
    key = f"take.{blow.value}" if blow in FELLING else "take"
    return Tip("", words(f"{TIP}.{key}", count=lost, left=left), "M3")
