"""What things of Proving Ground are called."""

from __future__ import annotations

from game.core.rules import Seat
from game.core.spelling import Card, Part, Piece, Spot
from game.rules.proving_ground.cards import CARD
from game.rules.proving_ground.ground.board import cell_name
from game.rules.proving_ground.spelling import PAIR
from game.rules.proving_ground.state import Table
from game.scenes.frame.kit import Names, Words
from game.scenes.table.part_names import named_by_keys
from game.view.proving_ground.standing_pieces import team_of


def card_name(words: Words, card: str) -> str:
    return words(f"proving.card.{card}")


def card_about(words: Words, card: str) -> str:
    """Say what a tank card does."""
    known = CARD[card]
    moves, shoots = (words(f"proving.lines.{kind.value}") for kind in (known.moves, known.shoots))
    return words("proving.about.card", move=known.move, moves=moves, shot=known.shot, shoots=shoots)


def about(words: Words, view: Table, part: Part) -> str:
    """Return what a card in the hand does."""
    return card_about(words, part.name) if isinstance(part, Card) else ""


def pawn_name(words: Words, table: Table, number: int, card: str = "") -> str:
    """Return a pawn's colour and its tank, this card's where it changes just now."""
    pawn = table.pawns[number]
    colour = words(f"proving.colour.{pawn.colour.value}") if pawn.colour else ""
    own = card or (pawn.tank.card if pawn.tank else pawn.lost or "")
    called = card_name(words, own) if own else words("proving.tank")
    return words("proving.pawn", colour=colour, card=called).strip()


def team_words(words: Words, table: Table, seat: Seat, names: Names) -> str:
    """Return the sign of a seat's team and all who are in it, "" in a game without teams."""
    team = team_of(table, seat)
    if team is None:
        return ""
    mates = (names[each] for each in range(table.seats) if table.side(each) == table.side(seat))
    return words("proving.team", team="I" * team, names=", ".join(mates))


def token_name(words: Words, token: str) -> str:
    return words(f"proving.token.{token.lower()}")


def pair_name(words: Words, view: Table, seat: int, number: int) -> str:
    """Return what a pair of a zone does, by its number from 1."""
    pairs = view.zone(seat).pairs
    if not 0 < number <= len(pairs):
        return ""
    return words(f"proving.effect.{pairs[number - 1].effect.value}")


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    match part:
        case Piece(number):
            return pawn_name(words, view, number)
        case Spot(name, number) if name == PAIR:
            return pair_name(words, view, view.turn.seat, number)
        case _:
            return _named(words, view, part, names)


_named = named_by_keys("proving_ground", cell_name, "proving.card")
