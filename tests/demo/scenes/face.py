"""The demonstration game as the shared table sees it."""

from __future__ import annotations

from collections import Counter

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Way, Word
from game.scenes.faces.board_face import BoardFace, ReplayChapter
from game.scenes.faces.face import Face, Seats
from game.scenes.faces.hint import Hint, chooses, later
from game.scenes.faces.table_face import Counter as Counted
from game.scenes.faces.table_face import Held, SeatPanel, TableFace, Tip
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.match.live_match import Motion
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.table.ways_to_table import door_of
from game.session.records.replay import Watch
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from tests.demo.rules.actions import Action, Flagged, PlaceCard
from tests.demo.rules.events import CrateOpened, HandDealt, RoundEnded
from tests.demo.rules.spelling import READY, TAKE_BACK, card_of
from tests.demo.rules.state import REGISTERS, Order, Table
from tests.demo.view.board import draw, place
from tests.demo.view.clips import clip_for

from .setup import VARIANTS
from .telling import begins_round, since, tell


def board_face(kit: Kit) -> BoardFace:
    return BoardFace(
        draw=lambda canvas, box, reel, ms, names: draw(canvas, box, reel),
        tell=tell,
        motion=Motion(clip_for, lambda event: kit.settings.now.speed),
        chapters=chapters,
        hidden=True,
    )


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return a line for every round but the first."""
    told = (told.event for done in watch.done for told in done.told)
    begun = (place for place, event in enumerate(told) if begins_round(event))
    return tuple(
        ReplayChapter(place, words("demo.event.round", number=number))
        for number, place in enumerate(begun, 2)
    )


def panel(view: Table, seat: Seat) -> SeatPanel:
    tank = view.tanks[seat]
    return SeatPanel(
        colour=f"seat.{seat}",
        ink=f"seat.{seat}.light",
        score=tank.loot,
        counters=(Counted("icon.cards", len(tank.hand), "demo.tip.cards"),),
        signs=("icon.tick",) * tank.committed,
    )


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    match part:
        case Card(name):
            return words(f"demo.card.{name}")
        case Word(name):
            return words(f"part.demo.word.{name}")
        case Way(facing):
            return words(f"part.way.{facing.name.lower()}")
        case _:
            return ""


def hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    held = Counter(order for order in view.tanks[seat].hand if order is not None)
    return tuple(_held(order, held[order]) for order in Order)


def standing(view: Table, seat: Seat) -> tuple[Word, ...]:
    return (TAKE_BACK, READY) if view.aiming is None else ()


def _held(order: Order, count: int) -> Held:
    name = order.name.lower()
    short, tip = f"demo.short.{name}", f"demo.card.{name}.about"
    return Held(card_of(order), count=count, short=short, tip=tip)


def asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    if view.aiming == seat:
        return words("demo.asked.aim")
    return words("demo.asked.lay", count=len(view.tanks[seat].laid), most=REGISTERS)


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    tank = view.tank_on(cell)
    if tank is not None:
        return Tip(names[tank.seat], words("demo.tip.tank"), "D3")
    if cell in view.crates:
        return Tip(words("demo.tip.crate"), words("demo.tip.crate.about"), "D6")
    return None


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    if isinstance(part, Card) and len(view.tanks[seat].laid) == REGISTERS:
        return Tip("", words("demo.why_not.full"), "D2")
    return None


def ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: Action) -> None:
    if isinstance(action, PlaceCard):
        canvas.plate(at.square(view.tanks[seat].cell), (0, 0, 0, 0), 8, f"seat.{seat}", 3)


def result(words: Words, table: Table, names: Names) -> Result:
    best = max(tank.loot for tank in table.tanks)
    winners = [names[t.seat] for t in table.tanks if t.loot == best > 0 and not t.flagged]
    title = words("demo.result", names=", ".join(winners))
    tanks = sorted(table.tanks, key=lambda tank: -tank.loot)
    lines = tuple(
        SeatLine(f"emblem.{t.seat}", names[t.seat], t.loot, "", names[t.seat] in winners)
        for t in tanks
    )
    return Result(title, words("demo.result.why"), lines)


TABLE = TableFace(
    place=lambda kit, view, box, scale: place(view, box, scale),
    panel=panel,
    lies=lambda view, part: None,
    named=named,
    result=result,
    hand=hand,
    standing=standing,
    asked=asked,
    main=frozenset({READY.name}),
    ends=frozenset({READY.name}),
    head=lambda words, view: words("demo.head", number=min(view.round, view.rounds)),
    secret=lambda table: table.aiming is None,
    tip=tip,
    why_not=why_not,
    ghost=ghost,
    touched=lambda view, event, cell: isinstance(event, CrateOpened) and event.cell == cell,
    turns=lambda table: table.round,
    of_course=lambda event: isinstance(event, RoundEnded | HandDealt),
    since=since,
    heads=begins_round,
    paragraph=lambda view: "D6" if view.aiming is not None else "D2",
    hints=(
        Hint("demo.hint.lay", chooses(), "hand"),
        Hint("demo.hint.crate", later, "board"),
    ),
)


FACE: Face = Face(
    seats=Seats(
        names=tuple(f"seat.{colour}" for colour in ("amber", "emerald", "sky", "red")),
        marks=tuple(f"emblem.{seat}" for seat in range(4)),
    ),
    door=door_of(VARIANTS, lambda: FACE, Flagged),
    board=board_face,
    table=TABLE,
)
