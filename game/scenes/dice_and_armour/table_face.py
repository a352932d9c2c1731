"""Dice and Armour as the shared table sees it."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Piece, Spot, Way, Word
from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.actions import Move, OfferDraw, Resign
from game.rules.dice_and_armour.kinds import HOLD, MOST, Kind
from game.rules.dice_and_armour.spelling import DISMISS, END, READY, looks
from game.rules.dice_and_armour.starting_board import ARMY
from game.rules.dice_and_armour.state import Stage, Table
from game.scenes.faces.table_face import Counter, Held, Saying, SeatPanel, TableFace
from game.scenes.frame.kit import Names, Words
from game.view.board.cell_marks import mark_struck
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.dice_and_armour.board import BOARD, draw_counts
from game.view.dice_and_armour.marks import draw_muster, draw_reach, draw_shots
from game.view.dice_and_armour.standing_pieces import LARGE, LIVERY, colour, tank_picture

from .at_stake import stake, stands
from .cell_words import cost, doubt, foretell, tip, why_not
from .chosen_card import card
from .first_focus import first
from .first_match_hints import HINTS
from .naming import lies, named, picked, tank_name
from .result_and_options import options_of, result_of
from .sentences import begins_turn, retold, since
from .threats import THREATS
from .turning_moments import turned

PARAGRAPHS = {
    Stage.MUSTER: "D10",
    Stage.CHOOSE: "D2.2",
    Stage.SHOT: "D2.2",
    Stage.RAM: "D7.2",
    Stage.OVER: "D8.1",
}


def _panel(view: Table, seat: Seat) -> SeatPanel:
    muster = view.musters[seat] if view.musters else None
    own = view.own(seat)
    tanks, broken = len(muster.kinds if muster else own), sum(len(tank.broken) for tank in own)
    held = max((tank.held for tank in own), default=0)
    counters = [
        Counter(
            f"armour.medium.{LIVERY[seat]}",
            tanks,
            "tip.dice_and_armour.tanks",
        ),
        Counter("armour.lost.turret", broken, "tip.dice_and_armour.broken"),
    ]
    if view.captures:
        counters.append(Counter("icon.flag", held, "tip.dice_and_armour.held"))
    return SeatPanel(
        colour=colour(seat),
        ink=f"{colour(seat)}.light",
        counters=tuple(counters),
        signs=("icon.warning",) * (held == HOLD - 1)
        + ("icon.tick",) * (muster is not None and muster.ready),
    )


def _hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    """Return the classes of a free army, each with how many it may still take (D10)."""
    if view.musters is None:
        return ()
    muster = view.musters[seat]
    free = len(ARMY) - len(muster.kinds)
    return tuple(
        Held(
            Spot(kind.value),
            inside=(f"armour.{kind.value}.{LIVERY[seat]}",)
            * min(free, MOST[kind] - muster.kinds.count(kind)),
            tip=f"tip.dice_and_armour.{kind.value}",
        )
        for kind in Kind
    )


def _standing(view: Table, seat: Seat) -> tuple[Word, ...]:
    return (DISMISS, READY) if view.stage is Stage.MUSTER else ()


def _pictured(view: Table, seat: Seat, part: Part) -> str:
    if isinstance(part, Piece) and (tank := view.find(part.number)):
        return tank_picture(tank)
    return ""


def _asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    if view.musters is not None:
        count = len(view.musters[seat].kinds)
        full = "_full" * (count == len(ARMY))
        return words(f"armour.asked.muster{full}", count=count, most=len(ARMY))
    if view.asked is not None:
        tank = view.tank(view.asked.number)
        whose = "own" if tank.seat == view.turn else "part"
        key = f"armour.asked.{whose}{'.more' * bool(view.asked.more)}"
        return words(key, tank=tank_name(words, view, tank.number, names))
    return words(f"armour.asked.{'shot' if view.stage is Stage.SHOT else 'choose'}")


def _asked_next(words: Words, view: Table, seat: Seat, picking: Picking) -> str:
    last, action = picking.picked[-1], picking.finished
    if said := doubt(words, view, picking):
        return said
    if isinstance(action, Move) and (said := cost(words, view, seat, action).words):
        return words("armour.asked.ram", said=said)
    if isinstance(last, Cell) and any(isinstance(part, Way) for part in picking.next):
        return words("armour.asked.facing")
    return words("armour.asked.tank") if isinstance(last, Piece) else ""


def _head(words: Words, view: Table) -> str:
    mode = words(f"armour.mode.{view.setup.mode.value}")
    if view.musters is not None:
        return words("armour.head.muster", mode=mode)
    return words("armour.head", mode=mode, number=view.number)


def _lights(
    canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw what the tank that is picked, has moved, or is pointed at can do; an army as far as it
    is chosen."""
    if view.musters is not None:
        draw_muster(canvas, at, view, seat)
        return
    if view.asked is not None:
        mark_struck(canvas, at, view.tank(view.asked.number).cell)
        return
    tank = picked(view, picking) or (view.tank_on(cell) if cell is not None else None)
    if tank is None:
        return
    if view.mover is None:
        cell = next((part for part in picking.picked if isinstance(part, Cell)), cell)
        draw_reach(canvas, at, view, tank, cell)
    draw_shots(canvas, at, view, tank)


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: object) -> None:
    if isinstance(action, Move):
        tank, end = view.tank(action.tank), action.path[-1]
        if view.tank_on(end) is None or end == tank.cell:
            angle = looks(tank, action.path).eighth * 45
            canvas.piece(tank_picture(tank), *at.middle(end), at.size * LARGE, angle, 150)


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    tank = view.tank_on(cell)
    numbers = (getattr(event, "number", None), getattr(event, "target", None))
    own = tank is not None and not isinstance(event, events.TurnBegan) and tank.number in numbers
    return own or cell in (getattr(event, "cell", None), getattr(event, "to", None))


def _of_course(event: events.Event) -> bool:
    turns = events.TurnEnded | events.TurnBegan | events.MoveEnded
    return isinstance(event, events.Mustered | turns)


TABLE = TableFace(
    place=lambda kit, view, box, scale: BOARD.place(view, box, scale),
    panel=_panel,
    lies=lies,
    named=named,
    result=result_of,
    stands=stands,
    stake=stake,
    hand=_hand,
    main=frozenset({READY.name}),
    ends=frozenset({READY.name, END.name}),
    standing=_standing,
    secret=lambda table: table.stage is Stage.MUSTER,
    pictured=_pictured,
    first=first,
    asked=_asked,
    asked_next=_asked_next,
    head=_head,
    tip=tip,
    why_not=why_not,
    ghost=_ghost,
    lights=_lights,
    over=draw_counts,
    look="armour.look",
    card=card,
    threats=THREATS,
    foretell=foretell,
    cost=cost,
    touched=_touched,
    of_course=_of_course,
    since=since,
    retold=retold,
    heads=begins_turn,
    paragraph=lambda view: PARAGRAPHS[view.stage],
    sayings=(
        Saying(
            "armour.offer", OfferDraw, lambda view, seat: view.offered is None, "table.draw.ask"
        ),
        Saying(
            "armour.agree",
            OfferDraw,
            lambda view, seat: view.offered == 1 - seat,
            "table.draw.agree",
        ),
        Saying("armour.resign", Resign, ask="table.resign.ask"),
    ),
    turns=lambda view: (view.number + 1) // 2,
    turned=turned,
    options=options_of,
    hints=HINTS,
)
