"""What would come of a choice in a fight, before it is made: blows, arrows, lives (L4.4)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Picking, Piece
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.actions import Action
from game.rules.road_to_the_overlord.events import HeroDied
from game.rules.road_to_the_overlord.foresight.forecast import Forecast, Hit, OfTurn, forecast
from game.rules.road_to_the_overlord.standing import figure_of
from game.rules.road_to_the_overlord.state import Stage, Table
from game.scenes.frame.kit import Names, Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.road_to_the_overlord.lie_of_field import fight_cell
from game.view.road_to_the_overlord.marks import draw_strikes

from .naming import WORDS, figure_name, title

TOLD = f"{WORDS}.told"


def fights(view: Table, seat: Seat) -> bool:
    """Whether it is a seat's turn amid the blows of a fight."""
    fight = view.fight
    blows = fight is not None and fight.stage is Stage.FIGHTING and view.ending is None
    return blows and fight is not None and fight.turn == seat and view.bargain is None


def comes(words: Words, view: Table, seat: Seat) -> str:
    """Return what the turn would cost the hero if it were over now."""
    if not fights(view, seat):
        return ""
    found = forecast(view, actions.EndTurn(seat))
    return _costs(words, found, seat, "now")


def ahead(words: Words, view: Table, seat: Seat, names: Names, *deeds: OfTurn) -> str:
    """Return what comes of deeds, and then of the end of the turn: own blows, and what it costs."""
    done = forecast(view, *deeds)
    told = [_strikes(words, view, done, hit, names) for hit in done.hits if hit.to != seat]
    if done.won:
        return " ".join((*told, words(f"{TOLD}.won")))
    after = forecast(view, *deeds, actions.EndTurn(seat))
    return " ".join((*told, _costs(words, after, seat, "then" if deeds else "now")))


def _strikes(words: Words, view: Table, done: Forecast, hit: Hit, names: Names) -> str:
    """Return a blow at another, and whether that one falls."""
    name = title(figure_name(words, view, hit.to, names))
    key = "falls" if figure_of(done.table, hit.to) is None else "hit"
    return words(f"{TOLD}.{key if hit.sure else 'hit_maybe'}", name=name, damage=hit.damage)


def draw_ahead(
    canvas: Canvas, place: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw who strikes whom if the turn ended now, or after the step or blow that is pointed at."""
    if not fights(view, seat):
        return
    found = forecast(view, *_pointed(view, seat, picking, cell), actions.EndTurn(seat))
    draw_strikes(canvas, place, view, tuple(_drawn(view, found)))


def of_action(action: Action) -> OfTurn | None:
    """Return an action, if it is one of a turn in a fight that can be foreseen."""
    known = actions.Step | actions.Attack | actions.Use | actions.EndTurn
    return action if isinstance(action, known) else None


def _pointed(
    view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> tuple[actions.Step | actions.Attack | actions.Use, ...]:
    """Return the deed of the cell that is looked at, if it is one."""
    at, fight = fight_cell(cell) if cell is not None else None, view.fight
    if at is None or fight is None:
        return ()
    foe = next((each for each in fight.foes if each.at == at), None)
    part = at if foe is None else Piece(foe.number)
    if not picking.may(part):
        return ()
    action = picking.take(part).finished
    return (action,) if isinstance(action, actions.Step | actions.Attack | actions.Use) else ()


def _drawn(view: Table, found: Forecast) -> Iterator[Hit]:
    """Yield the blows between figures that stand on the field now."""
    fight = view.fight
    numbers: set[int] = set()
    if fight is not None:
        numbers.update(each.seat for each in fight.heroes)
        numbers.update(each.number for each in fight.foes)
        numbers.update(each.number for each in fight.companions)
    yield from (hit for hit in found.hits if {hit.by, hit.to} <= numbers)


def _costs(words: Words, found: Forecast, seat: Seat, when: str) -> str:
    """Return what monsters take of a hero, and what is left; whether it may die of that."""
    hits = [hit for hit in found.hits if hit.to == seat]
    if not hits:
        return words(f"{TOLD}.safe")
    damage, sure = sum(hit.damage for hit in hits), all(hit.sure for hit in hits)
    if any(isinstance(event, HeroDied) and event.seat == seat for event in found.events):
        key = "dies" if sure else "may_die"
    else:
        key = "costs" if sure else "costs_most"
    left = found.table.heroes[seat].life
    return words(f"{TOLD}.{when}", told=words(f"{TOLD}.{key}", damage=damage, left=left))
