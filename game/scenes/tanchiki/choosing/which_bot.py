"""Which bot moves next: people are asked only where it matters to somebody (T6.2)."""

from __future__ import annotations

from game.rules.tanchiki.foresight.forecast import Forecast
from game.rules.tanchiki.foresight.whom_bot_order_matters import matters_to
from game.rules.tanchiki.state import Ordering, Piece, Table
from game.scenes.frame.kit import Kit, Names


def chosen_itself(kit: Kit, table: Table, question: Ordering) -> Piece | None:
    """Return the bot that the program lets move, since nobody need be asked."""
    me = question.seat if kit.settings.now.spare_choices else None
    matters = matters_to(table, question.bots, table.turn.strength, me)
    return None if matters else question.bots[0]


def consequence_words(kit: Kit, found: Forecast, names: Names) -> str:
    """Return whom the bots would hit then."""
    if not all(bot.certain for bot in found.bots):
        return kit.words("tanchiki.order.unsure")
    hit = dict.fromkeys(names[bot.target] for bot in found.bots if bot.target is not None)
    return (
        kit.words("tanchiki.order.hits", names=", ".join(hit))
        if hit
        else kit.words("tanchiki.order.none")
    )
