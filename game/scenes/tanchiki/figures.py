"""The figures of the rules book of Tanchiki: a scenario with its cards, hands and points."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat, Sections
from game.rules.tanchiki import TANCHIKI, events
from game.rules.tanchiki.letters.drawing import piece_of
from game.rules.tanchiki.letters.scenario_state import cards_of
from game.rules.tanchiki.letters.scenarios import played
from game.rules.tanchiki.state import Table
from game.scenes.faces.figure_face import FigureFace, Staged
from game.scenes.faces.seat_names import names_of
from game.scenes.frame.kit import Kit, Words
from game.view.show.clip import Clip
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.painted_board import RIM

from .figure_picture import SeatRow, draw, draw_row
from .sentences import explain

ASKING_MS = 900
LAYING_MS = 450


def figure_face(kit: Kit) -> FigureFace:
    return FigureFace(
        game=TANCHIKI.name,
        stage=stage,
        size=lambda staged: (staged.table.board.width, staged.table.board.height),
        rim=lambda: RIM,
        draw=draw,
        rows=lambda staged: len(staged.notes),
        row=draw_row,
        tell=tell,
        remarks=lambda words, staged: (),
        evolve=TANCHIKI.evolve,
        clip_for=unhurried,
    )


def stage(sections: Sections) -> Staged:
    found = played(sections)
    seats = range(found.before.seats)
    rows = tuple(row for seat in seats for row in _rows(sections, seat))
    return Staged(found.before, found.told, rows)


def unhurried(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks; a question and a card that is laid stay for a moment."""
    clip = clip_for(shown, event)
    if isinstance(event, events.Asked):
        return replace(clip, ms=ASKING_MS)
    return replace(clip, ms=LAYING_MS) if clip.ms == 1 else clip


def tell(words: Words, shown: Table, event: events.Event) -> str:
    """Return an event in words, "" for what a figure need not say."""
    if isinstance(event, events.PhaseBegan | events.BotChosen | events.TurnBegan):
        return ""
    if isinstance(event, events.BotsRoused) and event.strength and event.by is None:
        return ""
    return explain(words, event, names_of(words, TANCHIKI.name, ("",) * 8))


def _rows(sections: Sections, seat: Seat) -> tuple[SeatRow, ...]:
    """Return the lines of a seat: what it plays; when it plans, its hand below its stacks."""
    orders = _of(sections, "orders", seat)
    off = orders == "off"
    stacks = tuple(cards_of(part) for part in orders.split("|")) if orders and not off else ()
    plays = [line.split(maxsplit=2) for line in sections.get("do", ()) if " plays " in line]
    stacks += tuple(cards_of(cards) for who, _, cards in plays if piece_of(who) == seat)
    hand = bool(_of(sections, "hands", seat))
    points = "scores" in sections or "points" in sections
    if "plan" in sections.get("do", ()):
        return SeatRow(seat, plan=True), SeatRow(seat, hand=True, below=True)
    token = "first" in sections
    if not (stacks or off or hand or points or token):
        return ()
    alone = hand and not stacks and not off
    row = SeatRow(seat, stacks, off, alone, points=points, token=token)
    return (row, SeatRow(seat, hand=True, below=True)) if hand and not alone else (row,)


def _of(sections: Sections, heading: str, seat: Seat) -> str:
    for line in sections.get(heading, ()):
        who, _, rest = line.partition(":")
        if piece_of(who.strip()) == seat:
            return rest.strip()
    return ""
