"""Deep Scan as the shared table sees it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Count, Part, Picking, Spot, Way, Word
from game.rules.deep_scan import events
from game.rules.deep_scan.actions import (
    Accept,
    Action,
    Agree,
    Aim,
    Decline,
    Jump,
    Pay,
    Refuse,
    Resign,
    Stop,
    Wait,
)
from game.rules.deep_scan.choices import legal
from game.rules.deep_scan.foresight.tosses import best_toss
from game.rules.deep_scan.jumping import over
from game.rules.deep_scan.positioning import may_toss_again
from game.rules.deep_scan.sky import BASE
from game.rules.deep_scan.spelling import (
    AGAIN,
    AIM,
    CHANGE,
    JUMP,
    OFFER,
    REPAIR,
    SAID,
    STRONGER,
)
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import MOST_PROBES, UPGRADES
from game.scenes.faces.table_face import Between, Counter, Saying, SeatPanel, Sign, TableFace
from game.scenes.frame.kit import Names, Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.deep_scan.board import BOARD
from game.view.deep_scan.chips import draw_chosen, draw_open
from game.view.deep_scan.map_marks import draw_aim, draw_jump, draw_lights
from game.view.deep_scan.panel import draw_looked_at
from game.view.deep_scan.ring_places import probe_spot

from .at_stake import stake
from .bargaining import bargain
from .cell_words import tip, why_not
from .first_match_hints import HINTS
from .naming import GAME, NOTE, WORDS, given_keys, lying, named, object_name
from .result_and_options import options_of, result_of
from .sentences import retold
from .swinging import dial, meter, swings
from .turn_words import asked, asked_next, cost, foretell, head
from .turning_moments import turned

HALF_WAY, ARROW = 0.5, 0.34
"""Where on its lane the arrow of a jump lies, and how wide it is, in cells."""
TOSSED = (AGAIN, STRONGER, SAID[Stop])


def _panel(view: Table, seat: Seat) -> SeatPanel:
    number = view.setup.ships[seat]
    ship = view.ships[number]
    cards = (ware for ware in UPGRADES if ship.has.of(ware))
    return SeatPanel(
        colour=f"seat.{number}",
        ink=f"seat.{number}.light",
        score=ship.has.resources,
        counters=(
            Counter(f"{WORDS}.ware.probe", ship.has.probe, f"tip.{GAME}.probes"),
            Counter(f"{WORDS}.ware.money", NOTE * ship.has.money, f"tip.{GAME}.money"),
            *(
                Counter(f"{WORDS}.ware.{ware.value}", ship.has.of(ware), f"tip.{GAME}.{ware.value}")
                for ware in cards
            ),
        ),
        signs=tuple(_signs(view, seat)),
        gone=ship.resigned,
        # Who shares a ship has its picture in place of an emblem.
        mark=f"{WORDS}.ship.{number}" if len(view.setup.crew(number)) > 1 else "",
        handicaps=given_keys(view.setup, seat),
    )


def _signs(view: Table, seat: Seat) -> Iterator[Sign]:
    """Yield that a ship is damaged, and that it knows an object."""
    ship = view.ships[view.setup.ships[seat]]
    if ship.damaged:
        yield f"{WORDS}.damaged"
    if ship.aimed is not None:
        yield "icon.target"


def _standing(view: Table, seat: Seat) -> tuple[Part, ...]:
    """Return the words of what is asked, whether they may be said now or not."""
    if view.bargain is not None:
        return SAID[Agree], CHANGE, SAID[Refuse]
    if view.scanning is not None:
        pays = (SAID[Pay],) if view.scanning.pirates else ()
        return SAID[Accept], *pays, SAID[Decline]
    doing, own = view.positioning, view.ships[view.turn]
    if doing is not None and doing.tosses:
        again = range(1, len(doing.probes)) if may_toss_again(doing) else ()
        return (*TOSSED, *map(Count, again))
    # Where probes may be bought, those of the shop have their places already.
    most = MOST_PROBES if own.place == BASE else own.has.probe
    tosses = map(Count, range(1, most + 1)) if doing is not None else ()
    offers = () if view.setup.alone else (OFFER,)
    shop = (Word("buy"), REPAIR) if own.place == BASE else ()
    return (AIM, JUMP, *offers, SAID[Wait], *shop, *tosses)


def _lies(view: Table, part: Part) -> Cell | None:
    return part if isinstance(part, Cell) else None


def _between(view: Table, seat: Seat, picking: Picking, part: Part) -> Between | None:
    """Return where a lying probe is to be picked, and the lane along which one may jump."""
    match part:
        case Spot("probe", number) if lying(view, number) is not None:
            return Between(*probe_spot(view, number), marked=False)
        case Way(facing):
            here = view.ships[view.turn].place
            to = here.step(facing)
            x, y = (here.x + to.x) * HALF_WAY, (here.y + to.y) * HALF_WAY
            return Between(x, y, ARROW)
        case _:
            return None


def _first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return a jump to what is known, or all probes, then the best of what may follow a toss."""
    doing = view.positioning
    if doing is None:
        known = view.scanning is None and view.ships[view.turn].aimed is not None
        return JUMP if known and JUMP in picking.next else None
    counts = [part for part in picking.next if isinstance(part, Count)]
    if not doing.tosses:
        return max(counts, key=lambda part: part.count, default=None)
    best = best_toss(view, doing)
    if not best:
        return STRONGER if STRONGER in picking.next else SAID[Stop]
    return min(counts, key=lambda part: abs(part.count - len(best)), default=AGAIN)


def _ghost(canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, action: Action) -> None:
    ship = view.setup.ships[seat]
    match action:
        case Aim(at=point):
            draw_aim(canvas, at, view, ship, point)
        case Jump(to=to):
            draw_jump(canvas, at, view, ship, to, over(view, to))
        case _:
            pass


def _lights(
    canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw where one may jump, which probes may be and are picked, and large what is looked at."""
    left = picking.left if picking.picked else legal(view, seat)
    jumps = tuple(each.to for each in left if isinstance(each, Jump))
    draw_lights(canvas, at, view, view.setup.ships[seat], jumps)
    draw_open(canvas, at, (each.number for each in picking.next if isinstance(each, Spot)))
    draw_chosen(canvas, at, (each.number for each in picking.picked if isinstance(each, Spot)))
    doing = view.positioning
    aimed = doing is not None and (doing.tosses > 0 or doing.at == cell)
    busy = aimed or view.scanning is not None or view.bargain is not None
    if cell is not None and not busy and view.object_at(cell) is not None:
        draw_looked_at(canvas, at, view, cell)


def _allies(words: Words, view: Table, seat: Seat, names: Names) -> str:
    number = view.setup.ships[seat]
    ship, crew = view.ships[number], view.setup.crew(number)
    told = []
    if len(crew) > 1:
        told.append(words(f"tip.{GAME}.crew", names=", ".join(names[each] for each in crew)))
    if ship.aimed is not None:
        told.append(words(f"tip.{GAME}.knows", at=object_name(words, view, ship.aimed)))
    if ship.damaged:
        told.append(words(f"tip.{GAME}.damaged"))
    return "\n".join(told)


def _touched(view: Table, event: events.Event, cell: Cell) -> bool:
    """Whether an event was about a point of the map."""
    return cell in (getattr(event, "at", None), getattr(event, "to", None))


def _paragraph(view: Table) -> str:
    """Return the paragraph that is in question."""
    if view.ending is not None:
        return "S9.1"
    if view.bargain is not None:
        return "S8.1"
    if view.scanning is not None:
        return "S6.1"
    if view.positioning is not None:
        return "S4.2" if view.positioning.tosses else "S4.1"
    return "S7.1" if view.arrived else "S3.1"


TABLE = TableFace(
    place=lambda kit, view, box, scale: BOARD.place(view, box, scale),
    panel=_panel,
    lies=_lies,
    named=named,
    result=result_of,
    stake=stake,
    standing=_standing,
    asked=asked,
    asked_next=asked_next,
    first=_first,
    between=_between,
    swings=swings,
    meter=meter,
    dial=dial,
    bargain=bargain,
    head=head,
    tip=tip,
    why_not=why_not,
    ghost=_ghost,
    lights=_lights,
    foretell=foretell,
    cost=cost,
    allies=_allies,
    logs_below=True,
    touched=_touched,
    of_course=lambda event: isinstance(event, events.TurnBegan),
    retold=retold,
    heads=lambda event: isinstance(event, events.TurnBegan),
    paragraph=_paragraph,
    turned=turned,
    turns=lambda table: table.number,
    options=options_of,
    sayings=(Saying(f"{WORDS}.resign", Resign, ask="table.resign.ask"),),
    hints=HINTS,
)
