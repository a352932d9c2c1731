"""Names of cards, bonuses, cells and pieces in the language spoken."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell, Facing
from game.rules.tanchiki.cards import Card, Cards
from game.rules.tanchiki.events import Obstacle
from game.rules.tanchiki.ground.board import Board
from game.rules.tanchiki.ground.board import cell_name as cell_name
from game.rules.tanchiki.state import FIRST_BOT, Bonus, Piece, Reason, Table, Token
from game.scenes.frame.kit import Names, Words
from game.scenes.table.part_names import options_on
from game.view.tanchiki.pieces import bot_number


def card_name(words: Words, card: Card) -> str:
    return words(f"tanchiki.card.{card.name.lower()}")


def cards_line(words: Words, cards: Cards) -> str:
    return ", ".join(card_name(words, card) for card in cards)


def bonus_name(words: Words, bonus: Bonus) -> str:
    return words(f"tanchiki.bonus.{bonus.value}")


def on_board(board: Board, cell: Cell) -> Cell:
    """Return the cell of the board that is nearest: one may fall over its edge (T11.2)."""
    return Cell(min(max(cell.x, 0), board.width - 1), min(max(cell.y, 0), board.height - 1))


def token_name(words: Words, token: Token) -> str:
    return words(
        "tanchiki.token", colour=words(f"tanchiki.colour.{token.colour.value}"), number=token.number
    )


def piece_name(words: Words, names: Names, piece: Piece) -> str:
    if piece >= FIRST_BOT:
        return words("tanchiki.bot", number=bot_number(piece))
    return names[piece]


def pieces_line(words: Words, names: Names, pieces: tuple[Piece, ...]) -> str:
    each = tuple(piece_name(words, names, piece) for piece in pieces)
    if len(each) < 2:
        return "".join(each)
    return words("tanchiki.and", others=", ".join(each[:-1]), last=each[-1])


def way_name(words: Words, facing: Facing) -> str:
    return words(f"tanchiki.way.{facing.name.lower()}")


def obstacle_name(words: Words, obstacle: Obstacle) -> str:
    return words(f"tanchiki.obstacle.{obstacle.value}")


def reason_name(words: Words, reason: Reason) -> str:
    return words(f"tanchiki.reason.{reason.value}")


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the names of the optional rules that are played by."""
    names = options_on(words, "tanchiki.option", replace(table.options, solo=False))
    return (*names, words("handicaps.title")) if table.handicaps else names
