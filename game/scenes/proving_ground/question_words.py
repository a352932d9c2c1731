"""What a seat of Proving Ground is asked, and what keys point at first."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Piece, Spot, Word
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.cards import DECK
from game.rules.proving_ground.ground.bases import next_to_assign
from game.rules.proving_ground.one_shots_and_upgrades import extras
from game.rules.proving_ground.spelling import END, STOP
from game.rules.proving_ground.state import Mode, Stage, Table
from game.scenes.frame.kit import Names, Words

AIMS = frozenset(Word(f"aim_{aim.value}") for aim in (Aim.TANK, Aim.TOKEN))
"""What one chooses between where a tank stands on a token."""


def asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    """Return what is to be decided now."""
    stage = view.turn.stage
    if view.offer and stage is not Stage.DRAFT:
        return words("proving.asked.keep")
    if stage is Stage.ASSIGN and view.hands[seat]:
        return _assigned(words, view, seat)
    if stage is Stage.CORNER and any(view.pawns[number].colour for number in view.own(seat)):
        return words("proving.asked.corner_second")
    if stage is Stage.REST and not extras(view, seat):
        return words("part.proving_ground.word.end_turn")
    if stage is Stage.MAIN and len(_driving(view, seat)) == 1:
        return words("proving.asked.main_one")
    return words(f"proving.asked.{stage.value}")


def asked_next(words: Words, view: Table, seat: Seat, picking: Picking) -> str:
    """Return that a tank must drive or where to, or what one is chosen for: an upgrade, a card
    in reserve."""
    if view.turn.stage is Stage.DRIVE and isinstance(picking.picked[-1], Piece):
        return words("proving.asked.drive")
    if view.turn.stage is Stage.MAIN and _is_to_drive(picking):
        changes = any(isinstance(part, Word) for part in picking.next)
        return words(f"proving.asked.drive_where{'_or_change' if changes else ''}")
    if all(part in AIMS for part in picking.next) and picking.next:
        return words("proving.asked.aim")
    if attaching(picking):
        return words("proving.asked.upgrade_of")
    alone = all(isinstance(part, Piece) for part in picking.next)
    card = isinstance(picking.picked[-1], Card) and bool(picking.next)
    return words("proving.asked.reserve_of") if card and alone else ""


def _driving(view: Table, seat: Seat) -> tuple[int, ...]:
    """Return the pawns of a seat that stand on the board with a tank."""
    return tuple(n for n in view.own(seat) if view.pawns[n].cell and view.pawns[n].tank)


def _is_to_drive(picking: Picking) -> bool:
    """Whether a tank alone is picked, and the cell where it drives is to come."""
    piece = len(picking.picked) == 1 and isinstance(picking.picked[0], Piece)
    return piece and any(isinstance(part, Cell) for part in picking.next)


def attaching(picking: Picking) -> bool:
    """Whether a pair is picked, and the tank that gets it as an upgrade is to come."""
    return any(isinstance(part, Spot) for part in picking.picked) and bool(picking.next)


def given(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return the tank that has shot and must drive, where nothing else may be done."""
    alone = view.turn.stage is Stage.DRIVE and len(picking.next) == 1
    return picking.next[0] if alone else None


def first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return the end of the turn, else the first part that uses no pair up; of the cards that are
    dealt out the one that lies first, and nothing where one may stop as well as go on."""
    if END in picking.next:
        return END
    if STOP in picking.next:
        return None
    if view.turn.stage is Stage.ASSIGN:
        cards = (part for part in picking.next if isinstance(part, Card))
        return min(cards, key=lambda card: DECK.index(card.name), default=None)
    return next((part for part in picking.next if not isinstance(part, Spot)), None)


def head(words: Words, view: Table) -> str:
    """Return the game, its target and the turn; at the end of which turn it is over, if it is."""
    number = view.turn.number
    if view.mode is Mode.SOLO:
        alone = "proving.head.solo"
        return words(alone, number=number) if number else words(f"{alone}.before")
    if number and not view.ending and view.zone(view.turn.seat).points >= view.target:
        return words("proving.head.reached")
    mode = words(f"proving.mode.{view.mode.value}")
    key = "proving.head" if number else "proving.head.before"
    gaps = {"number": number} if number else {}
    return words(key, mode=mode, target=view.target, **gaps)


def _assigned(words: Words, view: Table, seat: Seat) -> str:
    """Return which tank of the hand is to be chosen, and for which pawn."""
    pawn = view.pawns[next_to_assign(view, seat)]
    if pawn.colour is None or len(view.own(seat)) < 2:
        return words("proving.asked.assign")
    # Alone both tanks of the hand are active, each for a pawn of its own.
    alone = view.mode is Mode.SOLO
    key = "assign_one" if alone else "assign_second" if pawn.tank else "assign_pawn"
    return words(f"proving.asked.{key}", colour=words(f"proving.colour.{pawn.colour.value}"))
