"""The buttons of the head and the side of the table, in parts that are kept.

A part is painted anew only when something on it changes; what is asked of people is not kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from game.core.rules import NOBODY, Seat
from game.rules.tanchiki.spelling import DONE
from game.rules.tanchiki.state import Phase
from game.scenes.hand.lit_parts import Pick
from game.scenes.hand.panel_words import handicap_words
from game.scenes.hand.zoned_panels import wholes_of
from game.scenes.pages.show_bar import table_bar
from game.scenes.play.planner_places import STRIP
from game.scenes.tanchiki.desk import Desk
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.look import trays
from game.scenes.widgets.painted_part import EDGE, draw_part
from game.scenes.widgets.widget_kinds import Button, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .head import head_widgets
from .known_cards import LookAt
from .left_column import hint_widgets, seat_boxes
from .question_side import chosen_widgets
from .right_side import (
    at_stake,
    mover_shown,
    open_cards,
    reading_widgets,
    rest_widgets,
    shown_widgets,
)
from .seat_panels import handicap_keys
from .watched_words import watched_words


def table_widgets(desk: Desk) -> Widgets:
    """Return everything one can point at but the board."""
    side, seats, wishes = side_widgets(desk), seat_widgets(desk), wished_widgets(desk)
    return (*_head(desk), *side, *bar_widgets(desk), *seats, *wishes, *hint_widgets(desk))


def wished_widgets(desk: Desk) -> Widgets:
    """Return what may be wished for while a task lies over the table."""
    return () if desk.task is None else desk.task.wishes(desk.page, desk.live.match)


def seat_widgets(desk: Desk) -> tuple[Button, ...]:
    """Return a control over each seat's panel: it shows what all may know of its cards."""
    return tuple(
        Button(f"seat.{seat}", box, look=Look.BARE, tip=seat_tip(desk, seat), says=LookAt(seat))
        for seat, box in enumerate(seat_boxes(desk))
    )


def seat_tip(desk: Desk, seat: Seat) -> str:
    """Return what a seat's panel leads to, what its crown means, and what it was given."""
    words, names, table = desk.kit.words, desk.names, desk.table
    crowned = len(names) > 1 and seat == table.turn.first
    key = "tanchiki.cards.tip.first" if crowned else "tanchiki.cards.tip"
    given = handicap_words(words, handicap_keys(table, seat))
    told = words(key, name=names[seat])
    return f"{told}. {given}" if given else told


def bar_widgets(desk: Desk) -> Widgets:
    """Return the bar of time."""
    reel = desk.live.playback
    return table_bar(desk.kit, desk.layout.bar, reel.paused, reel.idle)


def side_widgets(desk: Desk) -> Widgets:
    """Return the planners, a question, or what is shown."""
    box, aim = desk.layout.side, desk.aimer.aim
    if desk.planners.seats and desk.reading:
        return reading_widgets(desk, box)
    if desk.planners.seats:
        return desk.planners.widgets(box, desk.overlay.drowned())
    if aim is not None:
        return chosen_widgets(desk, box, aim)
    if (seat := desk.sitting.comes_next) is not None:
        return rest_widgets(desk, box, seat)
    return shown_widgets(desk, box)


def side_framed(desk: Desk) -> bool:
    """Whether the side has the frame of who acts, or nobody has it while the end of a turn rests:
    there is one such frame for each."""
    if desk.sitting.resting:
        return True
    if desk.planners.seats or desk.aimer.aim is not None:
        return not desk.reading
    return mover_shown(desk)


def hidden_by(desk: Desk, canvas: Canvas, side: Callable[[], Widgets]) -> tuple[Box, ...]:
    """Return where parts of the page lie that leave nothing of the table to be seen."""
    found = (*wholes_of(seat_boxes(desk), ()), _lower(canvas, desk))
    found = (*found, *(trays(side()) if _is_asked(desk) else (_upper(canvas, desk),)))
    return found if desk.layout.card is None else (*found, desk.layout.card)


def draw_aside(canvas: Canvas, desk: Desk, side: Callable[[], Widgets], late: bool) -> None:
    """Draw everything one can point at but the board; what is shown at the side may be `late`."""
    form, layout = desk.form, desk.layout
    shared = form.fixed_signs, desk.kit.settings.now, desk.kit.words.language
    _draw_head(canvas, desk, shared)
    _draw_bar(canvas, desk, shared)
    if _is_asked(desk):
        form.draw_widgets(canvas, (*side(), *hint_widgets(desk)))
    else:
        key = form.signs, shared, _shown(desk)
        draw_part(canvas, _upper(canvas, desk), key, form, side, late=late)
    if not canvas.covered:
        form.draw_widgets(canvas, wished_widgets(desk))
    pointed = {form.focused(seat) for seat in (NOBODY, *range(len(desk.names)))} - {""}
    if pointed:
        # Nothing is seen of them but a ring.
        form.draw_widgets(canvas, seat_widgets(desk))
    if form.rests and pointed:
        clear = partial(kept_clear, desk)
        form.draw_tip(canvas, table_widgets(desk), clear, told=lambda: (layout.head, layout.bar))


def _is_asked(desk: Desk) -> bool:
    """Whether something is asked or told at the side that is not kept as a picture."""
    legend = desk.overlay.danger or desk.overlay.forecast
    thought = bool(desk.planners.seats) or desk.aimer.aim is not None
    return thought or bool(desk.guide.shown) or legend


def _upper(canvas: Canvas, desk: Desk) -> Box:
    """Return the part of the page that shows what stands at the side."""
    top = desk.layout.head.bottom
    left, end = desk.layout.side.x - EDGE, desk.layout.bar.y - EDGE
    return Box(left, top, canvas.width - left, end - top)


def _lower(canvas: Canvas, desk: Desk) -> Box:
    """Return the part of the page that shows the bar of time."""
    left, top = desk.layout.side.x - EDGE, desk.layout.bar.y - EDGE
    return Box(left, top, canvas.width - left, canvas.height - top)


def kept_clear(desk: Desk, at: Box) -> tuple[Box, ...]:
    """Return what the tip of a control must not cover: Done, what is asked, other seats' things."""
    controls = side_widgets(desk)
    done = (w.box for w in controls if isinstance(w, Button) and _ends(w))
    panels = (w.box for w in (*controls, *hint_widgets(desk)) if _is_plate(w))
    seats = (widget.box for widget in seat_widgets(desk))
    next = (desk.layout.side.foot(STRIP),) if desk.planners.waiting else ()
    return (*done, *next, *(box for box in (*panels, *seats) if not box.holds(*at.middle)))


def _is_plate(widget: Widget) -> bool:
    """Whether something is written on it: a frame round what a hint points at is none."""
    return isinstance(widget, Panel) and widget.fill != (0, 0, 0, 0)


def _ends(button: Button) -> bool:
    return isinstance(button.says, Pick) and button.says.part == DONE


def _head(desk: Desk) -> Widgets:
    return head_widgets(desk.kit, desk.layout.head, desk.overlay.danger, desk.overlay.forecast)


def _draw_head(canvas: Canvas, desk: Desk, shared: Hashable) -> None:
    about = shared, desk.overlay.danger, desk.overlay.forecast
    box = desk.layout.head.inset(2, 2).edge(4 * 48 + 8)
    draw_part(canvas, box, about, desk.form, partial(_head, desk), "panel")


def _draw_bar(canvas: Canvas, desk: Desk, shared: Hashable) -> None:
    reel = desk.live.playback
    about = shared, reel.paused, reel.idle
    draw_part(canvas, _lower(canvas, desk), about, desk.form, partial(bar_widgets, desk))


def _shown(desk: Desk) -> Hashable:
    """Return all that the side shows of a match."""
    reel, turn = desk.live.playback, desk.table.turn
    lines = desk.log.lines
    ends = (lines[0].number, lines[-1].number, lines[-1].times) if lines else ()
    runs = turn.phase is Phase.MOVING and turn.mover is not None
    cards = open_cards(reel) if runs else ()
    sitting = desk.sitting
    waits = sitting.waits_for, sitting.waits_afar, sitting.comes_next, sitting.lingers
    now = (turn.phase, turn.mover, cards), watched_words(desk.kit.words, reel, desk.names)
    heard = desk.talk.faces, at_stake(desk)
    return ends, (reel.paused, reel.idle, sitting.ended, sitting.celebrates), now, waits, heard
