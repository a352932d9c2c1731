"""Proving Ground as the shared table sees it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Piece, Spot
from game.rules.proving_ground import events
from game.rules.proving_ground.actions import Drive, Retire
from game.rules.proving_ground.cards import DECK
from game.rules.proving_ground.foresight.hazards import first_hazard
from game.rules.proving_ground.ground.board import BASES, SIZE
from game.rules.proving_ground.solo_artillery import ENOUGH, artillery_points
from game.rules.proving_ground.spelling import END, HOLD, PAIR, STOP
from game.rules.proving_ground.state import Fate, Mode, Stage, Table, Tank
from game.scenes.faces.table_face import Counter, Held, Saying, SeatPanel, TableFace
from game.scenes.frame.kit import Words
from game.view.board.team_stripes import stripes
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.proving_ground.board import BOARD, draw_pawns
from game.view.proving_ground.marks import (
    draw_bases,
    draw_reach,
    draw_shots,
    reach_points,
    seen,
    shot_points,
    stands_ready,
)
from game.view.proving_ground.seat_zone import artillery_box, draw_zone
from game.view.proving_ground.standing_pieces import (
    livery,
    pawn_picture,
    seat_livery,
    team_of,
    token_picture,
)

from .at_stake import stake
from .cell_words import cost, foretell, tip, why_not
from .first_match_hints import HINTS
from .naming import about, named, team_words
from .question_words import asked, asked_next, first, given, head
from .result_and_options import options_of, result_of
from .sentences import begins_turn, since
from .threats import THREATS
from .turning_moments import turned

PARAGRAPHS = {
    Stage.DRAFT: "B2.8",
    Stage.CORNER: "B2.7",
    Stage.ASSIGN: "B2.4",
    Stage.PLACE: "B2.7",
    Stage.RETURN: "B6.5",
    Stage.MAIN: "B3.2",
    Stage.SHOT: "B5.1",
    Stage.DRIVE: "B10.6",
    Stage.REST: "B9.1",
    Stage.STEP: "B14.3",
    Stage.TURN_UP: "B14.4",
    Stage.OVER: "B12.2",
}


def _panel(view: Table, seat: Seat) -> SeatPanel:
    colours, own = seat_livery(view, seat), view.own(seat)
    left = sum(len(view.pawns[number].points) for number in own)
    spare = sum(len(view.pawns[number].reserve) for number in own) + len(view.spare)
    spare += len(view.hands[seat])
    counters = ()
    if view.mode is not Mode.FAMILY:
        top = next((view.pawns[n] for n in own if view.pawns[n].points), None)
        points = f"points.{top.points[0]}.{livery(top)}" if top else "icon.skull"
        stack = (
            () if view.mode is Mode.SOLO else (Counter(points, left, "tip.proving_ground.points"),)
        )
        counters = (*stack, Counter("icon.cards", spare, "tip.proving_ground.cards"))
    team = team_of(view, seat)
    return SeatPanel(
        colour=f"seat.{colours}",
        ink=f"seat.{colours}.light",
        score=view.zone(seat).points,
        counters=counters,
        signs=(stripes(team),) if team else (),
        mark=f"emblem.{colours}",
    )


def _lies(view: Table, part: Part) -> Cell | None:
    match part:
        case Cell():
            return part
        case Piece(number):
            return view.pawns[number].cell
        case _:
            return None


def _pictured(view: Table, seat: Seat, part: Part) -> str:
    return pawn_picture(view.pawns[part.number]) if isinstance(part, Piece) else ""


def _hand(view: Table, seat: Seat) -> tuple[Held, ...]:
    """Return the pairs whose effect waits, and the tank cards that are in question."""
    pairs = tuple(
        Held(
            Spot(PAIR, number),
            inside=tuple(token_picture(token) for token in sorted(pair.tokens)),
            tip=f"proving.effect.{pair.effect.value}.about",
        )
        for number, pair in enumerate(view.zone(seat).pairs, 1)
        if pair.fate is Fate.READY and view.mode is not Mode.FAMILY
    )
    held = _cards(view, seat)
    places = (_card(view, seat, card, card in held) for card in _with_gone(view, seat, held))
    return (*pairs, *places)


def _with_gone(view: Table, seat: Seat, held: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards with those taken from among them just now: their places stay empty."""
    if view.turn.stage is Stage.DRAFT:
        gone = tuple(card for hand in view.hands for card in hand)
    elif view.turn.stage is Stage.ASSIGN and view.hands[seat] and not view.offer:
        gone = tuple(tank.card for tank in _tanks(view, seat))
    else:
        return held
    return tuple(card for card in DECK if card in held or card in gone)


def _cards(view: Table, seat: Seat) -> tuple[str, ...]:
    if view.mode is Mode.FAMILY:
        return ()
    if view.turn.stage is Stage.DRAFT:
        return view.offer or view.deck
    if view.offer or view.hands[seat]:
        return view.offer or view.hands[seat]
    return tuple(tank.card for tank in _tanks(view, seat))


def _tanks(view: Table, seat: Seat) -> tuple[Tank, ...]:
    """Return the tanks of a seat, those in reserve last."""
    pawns = [view.pawns[number] for number in view.own(seat)]
    active = [pawn.tank for pawn in pawns if pawn.tank]
    reserve = [tank for pawn in pawns for tank in pawn.reserve]
    return (*active, *reserve, *view.spare)


def _card(view: Table, seat: Seat, card: str, held: bool) -> Held:
    active = any(p.tank and p.tank.card == card and p.cell for p in view.pawns)
    chosen = bool(active) and held
    return Held(Card(card), f"tank_card.{card}", int(held), titled=True, chosen=chosen)


def _lights(
    canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw what the pawn that is picked, shoots, or is pointed at can do; before there is any,
    the bases one may choose."""
    if view.turn.stage is Stage.CORNER:
        draw_bases(canvas, at, {part for part in picking.next if isinstance(part, Cell)})
        return
    ready = stands_ready(view, seat)
    if ready is not None:
        draw_shots(canvas, at, view, ready)
        return
    number, end = _looked_at(view, picking, cell)
    if number is not None:
        draw_reach(canvas, at, view, number, end)


def _badges(view: Table, seat: Seat, picking: Picking, cell: Cell | None) -> Mapping[Cell, str]:
    """Return the points that are made where that pawn drives, or shoots."""
    ready = stands_ready(view, seat)
    if ready is not None:
        return shot_points(view, ready)
    number, end = _looked_at(view, picking, cell)
    return {} if number is None else reach_points(view, number, end)


def _seen(view: Table, seat: Seat, picking: Picking, cell: Cell | None) -> frozenset[Cell]:
    """Return where the pawn that shoots, is picked or is pointed at stands, and what is drawn of
    it; before there is any, the bases."""
    if view.turn.stage is Stage.CORNER:
        return frozenset(each for base in BASES.values() for each in base)
    ready = stands_ready(view, seat)
    if ready is not None:
        here = view.pawns[ready].cell
        return frozenset() if here is None else frozenset({here})
    number, end = _looked_at(view, picking, cell)
    return frozenset() if number is None else seen(view, number, end)


def _stands_for(view: Table, picking: Picking, cell: Cell) -> Part | None:
    """Return the corner of the base that a cell is of, while bases are chosen."""
    if view.turn.stage is not Stage.CORNER:
        return None
    return next((base[0] for base in BASES.values() if cell in base), None)


def _zoned(words: Words, box: Box, view: Table, seat: Seat) -> tuple[tuple[Box, str], ...]:
    """Return what the panel of the artillery shows, in words."""
    if view.artillery is None:
        return ()
    guns = view.artillery
    told = words(
        "tip.proving_ground.artillery",
        guns=guns.tanks,
        letters=SIZE - len(guns.columns),
        digits=SIZE - len(guns.rows),
        points=artillery_points(view),
        most=ENOUGH,
    )
    return ((artillery_box(box), told),)


def _looked_at(view: Table, picking: Picking, cell: Cell | None) -> tuple[int | None, Cell | None]:
    """Return the pawn whose drives are shown, and which end of them; none while a pair or a card
    is picked for it."""
    picked = next((part.number for part in picking.picked if isinstance(part, Piece)), None)
    end = next((part for part in picking.picked if isinstance(part, Cell)), cell)
    number = picked if picked is not None or cell is None else view.pawn_on(cell)
    given = any(isinstance(part, Card | Spot) for part in picking.picked)
    if number is None or given or view.mode is Mode.FAMILY or not view.pawns[number].tank:
        return None, None
    return number, end


def _draws(view: Table, picking: Picking) -> Hashable:
    """The shots of a pawn that is about to shoot are drawn for its seat alone."""
    return view, picking.picked, stands_ready(view, picking.offers.seat)


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: object) -> None:
    if isinstance(action, Drive) and first_hazard(view, action.pawn, action.path) is None:
        pawn, end = view.pawns[action.pawn], action.path[-1]
        canvas.piece(pawn_picture(pawn), *at.middle(end), at.size, 0, 150)


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    return cell in (getattr(event, "cell", None), getattr(event, "to", None))


def _of_course(event: events.Event) -> bool:
    return isinstance(event, events.StageReached | events.TurnEnded | events.TurnBegan)


TABLE = TableFace(
    place=lambda kit, view, box, scale: BOARD.place(view, box, scale),
    panel=_panel,
    lies=_lies,
    named=named,
    result=result_of,
    stake=stake,
    hand=_hand,
    pictured=_pictured,
    about=about,
    asked=asked,
    asked_next=asked_next,
    given=given,
    first=first,
    stands_for=_stands_for,
    main=frozenset({END.name, STOP.name}),
    ends=frozenset({END.name, STOP.name, HOLD.name}),
    head=head,
    tip=tip,
    why_not=why_not,
    ghost=_ghost,
    lights=_lights,
    pieces=lambda canvas, at, view: draw_pawns(canvas, at, view, {}),
    badges=_badges,
    seen=_seen,
    draws=_draws,
    foretell=foretell,
    cost=cost,
    allies=team_words,
    zone=draw_zone,
    zoned=_zoned,
    threats=THREATS,
    touched=_touched,
    of_course=_of_course,
    since=since,
    heads=begins_turn,
    paragraph=lambda view: PARAGRAPHS[view.turn.stage],
    hints=HINTS,
    sayings=(
        Saying(
            "proving.retire",
            Retire,
            lambda view, seat: view.mode is Mode.SOLO and seat == 0,
            "tip.proving_ground.retire.ask",
        ),
    ),
    turns=lambda view: view.turn.number,
    turned=turned,
    options=options_of,
)
