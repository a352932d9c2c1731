"""The events of One Cut in the players' words."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.core.rules import Seat, Told
from game.rules.one_cut import events
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.pair_outcome import REACH
from game.rules.one_cut.state import DEADLY, How, Table
from game.scenes.faces.remark import Remark
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is, by_name, by_names

from .naming import card_name


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    if not isinstance(event, events.FiguresStepped):
        return SENTENCES.tell(words, shown, event, names)
    return " · ".join(
        words("event.one_cut.stepped", name=names[seat], cell=cell_name(cell))
        for seat, cell in enumerate(event.cells)
        if cell != shown.sides[seat].cell
    )


def since(
    words: Words, seat: Seat, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[Remark, ...]:
    """Return what the last row has done to a seat and to the other one."""
    told_of = events.FigureWounded | events.DuelEnded | events.CellTaken
    found = (each.event for each in told if isinstance(each.event, told_of))
    return tuple(SENTENCES.tell(words, None, event, names) for event in found)


def _short(shown: Table, event: events.FellShort) -> str:
    return "near" if shown.apart < min(REACH[event.card]) else "short"


def _duel(shown: Table, event: events.DuelEnded) -> str:
    if event.winner is None:
        return "duel_drawn"
    return "duel_middle" if event.how is How.MIDDLE else "duel_won"


def _even(event: Rolled) -> bool:
    """Whether nobody threw lower: the dice are thrown again."""
    return event.throws[0].faces == event.throws[1].faces


def _holder(shown: Table | None, cell: Cell) -> Seat | None:
    """Return who stands on a cell."""
    sides = shown.sides if shown is not None else ()
    return next((seat for seat, side in enumerate(sides) if side.cell == cell), None)


def _comer(shown: Table | None, cell: Cell) -> Seat | None:
    """Return who steps to a cell on which the other one stands."""
    holder = _holder(shown, cell)
    return None if holder is None else 1 - holder


def _name_of(saying: Saying, seat: Seat | None) -> str:
    return "" if seat is None else saying.names[seat]


def _who(saying: Saying, seat: Seat) -> str:
    """Return who a sentence begins with: who stopped an attack, and not who made it."""
    return saying.names[1 - seat if isinstance(saying.event, events.AttackStopped) else seat]


SENTENCES = Sentences(
    prefix="event.one_cut",
    keys={
        events.MarkNamed: lambda shown, event: "mark_other" if shown.placed else "mark",
        events.MarksSet: lambda shown, event: "agreed" if event.cells == shown.placed else "fair",
        events.CardLaid: "",
        events.CardTakenBack: "",
        events.RowCommitted: "",
        events.PairShown: "pair",
        events.CardVoided: "voided",
        events.FellShort: _short,
        events.AttackStopped: "stopped",
        events.LeftOpen: "open",
        events.KnivesMet: "knives",
        events.NothingCame: "nothing",
        events.StrikesParted: "parted",
        Rolled: lambda shown, event: "thrown_again" if _even(event) else "thrown",
        events.FigureWounded: lambda shown, event: (
            "wounded_again" if event.wounds >= DEADLY else "wounded"
        ),
        events.FigureKilled: "killed",
        events.StepsAsked: "",
        events.StepNamed: "",
        events.StepsShown: "",
        events.CellContested: lambda shown, event: (
            "contested" if _holder(shown, event.cell) is None else "contested_held"
        ),
        events.PushAsked: "",
        events.CellTaken: "taken",
        events.RoundEnded: "",
        events.PointTaken: "point",
        events.CardDrawn: lambda shown, event: "reshuffled" if event.reshuffled else "",
        events.RoundBegan: "round",
        events.DuelEnded: _duel,
        events.DuelBegan: "duel",
        events.MatchEnded: lambda shown, event: f"cut.result.{'won' if event.winners else 'draw'}",
    },
    gaps=(
        ("seat", "name", _who),
        ("seat", "rival", lambda saying, seat: saying.names[1 - seat]),
        ("winner", "name", by_name),
        ("winners", "name", by_names),
        ("slot", "number", as_it_is),
        ("round", "number", as_it_is),
        ("duel", "number", as_it_is),
        ("points", "count", as_it_is),
        ("card", "card", lambda saying, card: card_name(saying.words, card)),
        ("by", "by", lambda saying, card: card_name(saying.words, card)),
        ("cards", "one", lambda saying, cards: card_name(saying.words, cards[0])),
        ("cards", "two", lambda saying, cards: card_name(saying.words, cards[1])),
        ("throws", "one", lambda saying, throws: throws[0].faces[0]),
        ("throws", "two", lambda saying, throws: throws[1].faces[0]),
        ("cell", "cell", lambda saying, cell: cell_name(cell)),
        ("cell", "holder", lambda saying, cell: _name_of(saying, _holder(saying.shown, cell))),
        ("cell", "comer", lambda saying, cell: _name_of(saying, _comer(saying.shown, cell))),
        ("pushed_to", "to", lambda saying, cell: cell_name(cell)),
        ("cells", "cells", lambda saying, cells: ", ".join(map(cell_name, cells))),
    ),
)
