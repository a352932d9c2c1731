"""What tanks and bots do on the board, in the players' words."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tanchiki import events
from game.rules.tanchiki.state import Table
from game.scenes.kit import Names, Words

from .naming import (
    bot_number,
    cards_line,
    cell_name,
    obstacle_name,
    on_board,
    piece_name,
    pieces_line,
    token_name,
    way_name,
)


def driving(words: Words, event: events.DrivingEvent, names: Names, shown: Table | None) -> str:
    match event:
        case events.StackRevealed(seat, _, cards):
            return words("event.tanchiki.plays", name=names[seat], cards=cards_line(words, cards))
        case events.TankTurned(piece, facing):
            name = piece_name(words, names, piece)
            return words("event.tanchiki.turned", name=name, way=way_name(words, facing))
        case events.TankDrowned(piece, cell) | events.BotDrowned(piece, cell):
            return _drowned(words, piece_name(words, names, piece), cell, shown)
        case events.ColumnBlocked(pieces, obstacle=events.Obstacle.EDGE):
            name = piece_name(words, names, pieces[0])
            return words("event.tanchiki.blocked_edge", name=name)
        case events.ColumnBlocked(pieces, _, cell, obstacle, _):
            key, name = (
                f"event.tanchiki.blocked.{obstacle.value}",
                piece_name(words, names, pieces[0]),
            )
            return words(key, name=name, cell=cell_name(cell))
        case events.ColumnMoved(pieces, facing, sliding):
            name, way = piece_name(words, names, pieces[0]), way_name(words, facing)
            if len(pieces) > 1:
                others = pieces_line(words, names, pieces[1:])
                return words("event.tanchiki.pushed", name=name, others=others, way=way)
            key = "event.tanchiki.slid" if sliding else "event.tanchiki.drove"
            return words(key, name=name, way=way)


def _drowned(words: Words, name: str, cell: Cell, shown: Table | None) -> str:
    """Return where a tank drowned: over the edge it is the last cell of the board."""
    if shown is None or shown.board.on(cell):
        return words("event.tanchiki.drowned", name=name, cell=cell_name(cell))
    last = cell_name(on_board(shown.board, cell))
    return words("event.tanchiki.drowned_over", name=name, cell=last)


def bots(words: Words, event: events.BotEvent, names: Names) -> str:
    match event:
        case events.BotsRoused(_, _, True, _):
            return words("event.tanchiki.bots_stopped")
        case events.BotsRoused(0, _, _, _):
            return words("event.tanchiki.bots_still")
        case events.BotsRoused(strength, by, _, _):
            name = "" if by is None else names[by]
            return words("event.tanchiki.bots_roused", count=strength, name=name)
        case events.BotChosen(bot, chooser):
            if chooser is None:
                return words("event.tanchiki.bot_moves", bot=piece_name(words, names, bot))
            number = bot_number(bot)
            return words("event.tanchiki.bot_chosen", number=number, name=names[chooser])
        case events.BotDecided():
            return _decided(words, event, names)
        case events.BotAppeared(bot, back, _, cell, _):
            return words(
                "event.tanchiki.bot_appeared",
                bot=piece_name(words, names, bot),
                token=token_name(words, back),
                cell=cell_name(cell),
            )
        case events.BotRefused(token, _):
            return words("event.tanchiki.bot_refused", token=token_name(words, token))


def _decided(words: Words, event: events.BotDecided, names: Names) -> str:
    """Return what a bot does and why, in one sentence for each of the cases."""
    bot = piece_name(words, names, event.bot)
    what = words(f"tanchiki.choice.{event.choice.value}")
    if event.obstacle is not None:
        ahead = obstacle_name(words, event.obstacle)
        if event.saw is None:
            return words("event.tanchiki.bot_avoids", bot=bot, obstacle=ahead, what=what)
        return words(
            "event.tanchiki.bot_held", bot=bot, name=names[event.saw], obstacle=ahead, what=what
        )
    if event.saw is None:
        return words("event.tanchiki.bot_wanders", bot=bot, what=what)
    return words("event.tanchiki.bot_sees", bot=bot, name=names[event.saw], what=what)
