"""The demonstration game in plain letters, and its scenarios."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import STRAIGHT, Cell, Facing
from game.core.rules import IllegalAction, Seat, Sections
from tests.demo.rules.actions import Action, Aim, Commit, Flagged, PlaceCard, TakeBack
from tests.demo.rules.events import (
    CardPlaced,
    CardTakenBack,
    ColumnMoved,
    Committed,
    CrateOpened,
    Event,
    FacingChosen,
    FlagFell,
    HandDealt,
    ProgramsRevealed,
    RoundEnded,
    TankBlocked,
    TankTurned,
)
from tests.demo.rules.play import apply, new
from tests.demo.rules.state import Cards, Order, Setup, Start, State, Table, Tank

NAMES = ("red", "blue", "green", "yellow")
ARROWS = dict(zip(STRAIGHT, "^>v<", strict=True))


def draw(table: Table) -> str:
    seats = (
        f"{NAMES[t.seat]} {t.loot} points, {_cards(t.hand)}; {_cards(t.laid)}" for t in table.tanks
    )
    return "\n".join((f"round {table.round}", *draw_board(table), *seats))


def draw_board(table: Table) -> tuple[str, ...]:
    rows = ([_square(table, Cell(x, y)) for x in range(table.width)] for y in range(table.height))
    return tuple(" ".join(row) for row in rows)


def read_setup(board: tuple[str, ...]) -> Setup:
    """Read a field as it is drawn; the match it starts lasts one round."""
    squares = {Cell(x, y): s for y, line in enumerate(board) for x, s in enumerate(line.split())}
    facings = {arrow: facing for facing, arrow in ARROWS.items()}
    starts = {s[0]: Start(cell, facings[s[1]]) for cell, s in squares.items() if s[1] in facings}
    crates = frozenset(cell for cell, square in squares.items() if square == "??")
    letters = [name[0] for name in NAMES if name[0] in starts]
    return Setup(len(board[0].split()), len(board), tuple(starts[x] for x in letters), crates, 1)


def play(sections: Sections) -> Sections:
    """Play `orders` on `board`, answering with `choose` whenever a crate asks."""
    state = new(read_setup(sections["board"]), 1)
    programs = [_orders(line) for line in sections["orders"]]
    tanks = tuple(replace(t, hand=programs[t.seat]) for t in state.table.tanks)
    state = replace(state, table=replace(state.table, tanks=tanks))
    try:
        state, told = _play(state, programs, list(sections.get("choose", ())))
    except IllegalAction as refusal:
        return {"refused": (str(refusal),)}
    seen = next(i for i, event in enumerate(told) if isinstance(event, ProgramsRevealed))
    return {"story": tuple(map(tell_event, told[seen + 1 :])), "after": draw_board(state.table)}


def given(sections: Sections) -> State:
    """Return the field at the start of its round, with the `hands` that are given."""
    state = new(read_setup(sections["board"]), 1)
    hands = {line.partition(" ")[0]: _orders(line) for line in sections.get("hands", ())}
    tanks = (replace(t, hand=hands.get(NAMES[t.seat], t.hand)) for t in state.table.tanks)
    return replace(state, table=replace(state.table, tanks=tuple(tanks)))


def tell(_table: Table, event: Event) -> str:
    return tell_event(event)


def tell_event(event: Event) -> str:
    match event:
        case HandDealt(seat, hand):
            return f"{NAMES[seat]} is dealt {_cards(hand)}"
        case CardPlaced(seat, order):
            return f"{NAMES[seat]} lays {_cards((order,))}"
        case CardTakenBack(seat, order):
            return f"{NAMES[seat]} takes back {_cards((order,))}"
        case Committed(seat):
            return f"{NAMES[seat]} is ready"
        case ProgramsRevealed(programs):
            return "; ".join(
                f"{NAMES[s]} shows {_cards(cards)}" for s, cards in enumerate(programs)
            )
        case TankTurned(seat, facing) | FacingChosen(seat, facing):
            return f"{NAMES[seat]} turns {facing.name.lower()}"
        case ColumnMoved(seats, facing):
            *pushed, driver = (NAMES[seat] for seat in seats)
            pushing = f", pushing {' and '.join(reversed(pushed))}" if pushed else ""
            return f"{driver} drives {facing.name.lower()}{pushing}"
        case TankBlocked(seat, at):
            return f"{NAMES[seat]} is blocked at {at.x},{at.y}"
        case CrateOpened(seat, cell):
            return f"{NAMES[seat]} opens a crate at {cell.x},{cell.y}"
        case RoundEnded(number):
            return f"round {number} ends"
        case FlagFell(seat):
            return f"{NAMES[seat]} is out of time"
        case _:
            assert_never(event)


def name(_table: Table, action: Action) -> str:
    return name_action(action)


def name_action(action: Action) -> str:
    match action:
        case PlaceCard(_, order):
            return f"lay {_cards((order,))}"
        case TakeBack():
            return "take back"
        case Commit():
            return "ready"
        case Aim(_, facing):
            return f"turn {facing.name.lower()}"
        case Flagged():
            return "flag"
        case _:
            assert_never(action)


def _play(
    state: State, programs: list[tuple[Order, ...]], choices: list[str]
) -> tuple[State, list[Event]]:
    seats: list[Seat] = list(range(len(programs)))
    actions: list[Action] = [PlaceCard(s, card) for s in seats for card in programs[s]]
    actions += [Commit(seat) for seat in seats]
    told: list[Event] = []
    while actions:
        step = apply(state, actions.pop(0))
        state = step.state
        told += (line.event for line in step.events)
        if state.table.aiming is not None:
            actions = [Aim(state.table.aiming, Facing[choices.pop(0).upper()])]
    return state, told


def _orders(line: str) -> tuple[Order, ...]:
    _, _, cards = line.partition(" ")
    return tuple(Order[card.strip().replace(" ", "_").upper()] for card in cards.split(","))


def _cards(cards: Cards) -> str:
    return (
        ", ".join(c.name.replace("_", " ").lower() if c else "a card" for c in cards) or "nothing"
    )


def _square(table: Table, cell: Cell) -> str:
    tank: Tank | None = table.tank_on(cell)
    if tank:
        return NAMES[tank.seat][0] + ARROWS[tank.facing]
    return "??" if cell in table.crates else ".."
