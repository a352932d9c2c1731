"""How a match is set up (B2): what is laid out at once, and what the seats are then asked."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.draft_order import snake
from game.core.grid import Cell
from game.core.rules import Seat
from game.core.rules import State as CoreState
from game.rules.proving_ground.ground.arranging import arranged, strewn
from game.rules.proving_ground.ground.bases import next_to_assign, next_to_place
from game.rules.proving_ground.ground.board import COLOURS, Colour, place_of

from .actions import Assign, Corner, Pick, Place
from .cards import DECK
from .events import CardAssigned, CardPicked, CornerChosen, PawnPlaced, StageReached
from .referee_tasks import BeginTurn, State, Story
from .state import Artillery, Flipped, Mode, Pawn, Setup, Stage, Table, Turn, Zone
from .tokens import BARE, HIDDEN, TOKENS

SHELLS = 16
STACK = (3, 2, 1)
GUNS = 12
TO_PLACE = 2
"""So many pawns the solo player begins with (B15.2)."""
SHOWN = (Cell(3, 4), Cell(4, 3))
"""What lies face up when the Family begins: D4 and E5 (B14.2)."""


def new(setup: Setup, seed: int) -> State:
    table = _laid_out(setup, seed)
    stage, seat = next_question(table) or (Stage.PLACE, table.first)
    return CoreState(_with_turn(table, seat, stage), (), seed)


def first(seats: int) -> Setup | None:
    """Return the set-up a table of so many seats begins with."""
    if seats == 1:
        return Setup(Mode.SOLO, 1)
    return Setup(Mode.BATTLE, seats) if 2 <= seats <= 4 else None


def next_question(table: Table) -> tuple[Stage, Seat] | None:
    """Return what is asked next before the first turn, None when all is set up."""
    if table.turn.stage is Stage.DRAFT:
        picks, order = sum(map(len, table.hands)), _draft_order(table)
        if picks < len(order):
            return Stage.DRAFT, order[picks]
    for seat in table.order():
        wanted = [table.pawns[number] for number in table.own(seat)]
        if any(pawn.colour is None for pawn in wanted):
            return Stage.CORNER, seat
    for seat in table.order():
        if table.hands[seat]:
            return Stage.ASSIGN, seat
    for seat in table.order():
        if next_to_place(table, seat):
            return Stage.PLACE, seat
    return None


def pick(story: Story, action: Pick) -> None:
    story.say(CardPicked(action.seat, action.card), "B2.8")


def corner(story: Story, action: Corner) -> None:
    pawns = story.table.own(action.seat)
    number = next(n for n in pawns if story.table.pawns[n].colour is None)
    rule = "B15.2" if story.table.mode is Mode.SOLO else "B2.7"
    story.say(CornerChosen(action.seat, number, action.colour), rule)


def assign(story: Story, action: Assign) -> None:
    """Give a card; the last one of a hand needs no asking (B2.4)."""
    told = story.say(CardAssigned(action.seat, action.pawn, action.card), "B2.4")
    table = story.table
    left = table.hands[action.seat]
    if table.mode is Mode.SOLO:
        armed = all(table.pawns[number].tank for number in range(TO_PLACE))
        if armed and left:
            story.say(CardAssigned(action.seat, None, left[0]), "B17", told)
        elif len(left) == 1:
            story.say(CardAssigned(action.seat, 1, left[0]), "B15.2", told)
    elif len(left) == 1:
        pawn = next_to_assign(table, action.seat)
        story.say(CardAssigned(action.seat, pawn, left[0]), "B2.4", told)


def put(story: Story, action: Place) -> None:
    rule = {Mode.FAMILY: "B14.2", Mode.SOLO: "B15.2"}.get(story.table.mode, "B2.7")
    story.say(PawnPlaced(action.pawn, action.cell), rule)


def ask_on(story: Story) -> None:
    """Ask the next question of the set-up, or begin the first turn."""
    asked = next_question(story.table)
    if asked is None:
        story.then(BeginTurn(story.table.first))
        return
    stage, seat = asked
    if (stage, seat) != (story.table.turn.stage, story.table.turn.seat):
        story.say(StageReached(seat, stage), "B2.8" if stage is Stage.DRAFT else "B2.7")


def _laid_out(setup: Setup, seed: int) -> Table:
    mode, seats, options = setup.mode, setup.seats, setup.options
    family = mode is Mode.FAMILY
    table = Table(
        mode=mode,
        options=options,
        seats=seats,
        first=Dice(seed, "first").below(seats),
        floor=HIDDEN * len(TOKENS) if family else setup.floor or _tokens(mode, seed),
        seen=BARE * len(TOKENS) if family else None,
        unseen=TOKENS if family else None,
        pawns=_pawns(setup),
        zones=(Zone(),) * (2 if mode is Mode.TEAM else seats),
        hands=((),) * seats,
        deck=DECK,
        offer=(),
        shells=SHELLS if mode in {Mode.BATTLE, Mode.TEAM} and not options.no_shells else 0,
        turn=Turn(0, 0, Stage.DRAFT if options.draft and not family else Stage.PLACE),
        artillery=Artillery("", GUNS) if mode is Mode.SOLO else None,
    )
    return _shown(table, seed) if family else _dealt(table, seed)


def _tokens(mode: Mode, seed: int) -> str:
    dice = Dice(seed, "tokens")
    return strewn(dice) if mode is Mode.SOLO else arranged(dice)


def _pawns(setup: Setup) -> tuple[Pawn, ...]:
    """Return the pawns: opposite corners for two (B2.7), else one a seat, clockwise."""
    if setup.mode is Mode.SOLO:
        return (Pawn(0),) * len(COLOURS)
    stack = () if setup.mode is Mode.FAMILY else STACK
    if setup.seats == 3:
        return tuple(Pawn(seat, points=stack) for seat in range(3))
    if setup.seats == 2 and setup.mode is Mode.BATTLE:
        held = ((0, Colour.GREEN), (1, Colour.YELLOW), (0, Colour.BLUE), (1, Colour.RED))
        return tuple(Pawn(seat, colour, points=stack) for seat, colour in held)
    return tuple(Pawn(seat, COLOURS[seat], points=stack) for seat in range(setup.seats))


def _dealt(table: Table, seed: int) -> Table:
    """Deal the cards, or lay open what is drafted; the solo player drafts from all."""
    dice, each = Dice(seed, "cards"), _hand_size(table)
    count = each * table.seats
    if table.turn.stage is Stage.DRAFT and table.mode is Mode.SOLO:
        return table
    dealt = dice.sample(DECK, count)
    deck = tuple(card for card in DECK if card not in dealt)
    if table.turn.stage is Stage.DRAFT:
        offer = tuple(card for card in DECK if card in dealt)
        return replace(table, deck=deck, offer=offer)
    hands = tuple(dealt[each * seat : each * (seat + 1)] for seat in range(table.seats))
    return replace(table, deck=deck, hands=hands)


def _hand_size(table: Table) -> int:
    """Return how many cards a seat has: two for each of its pawns in use (B2.3, B15.2)."""
    if table.mode is Mode.SOLO:
        return 3 if table.options.three_cards else 2
    return 2 * len(table.own(0))


def _draft_order(table: Table) -> tuple[Seat, ...]:
    return snake(table.order(), _hand_size(table))


def _shown(table: Table, seed: int) -> Table:
    """Turn up the two tokens in the middle of the Family's board (B14.2)."""
    dice = Dice(seed, "shown")
    tokens = dice.sample(TOKENS, len(SHOWN))
    floor, unseen = table.floor, TOKENS
    for cell, token in zip(SHOWN, tokens, strict=True):
        at = place_of(cell)
        floor = floor[:at] + token + floor[at + 1 :]
        unseen = unseen.replace(token, "", 1)
    return replace(table, floor=floor, unseen=unseen, flipped=Flipped(now=SHOWN), deck=())


def _with_turn(table: Table, seat: Seat, stage: Stage) -> Table:
    return replace(table, turn=Turn(seat, 0, stage))
