"""What would have been better: the turns that turned a match, with the plan that was laid and the
one that would have done best, and the points to be expected of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.ai.questions import Asked, Question
from game.ai.tanchiki.plans import OFF, Plan
from game.ai.tanchiki.teacher import TEACHER, Advice
from game.core.rules import Seat
from game.rules.tanchiki.actions import Commit
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.foresight.turning_points import MOST, turning_points
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.decimals import tenths
from game.scenes.pages.widget_scene import Happening, Page, Sheet, veil
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Picture, Widget
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import HEAD, LABEL, SMALL
from game.view.tanchiki.cards import CARD, card_picture

ROW = 104.0
GAP = 12.0


@dataclass(frozen=True, slots=True)
class Laid:
    """A plan in a turn that turned the match: whose, and how many actions stood before it was
    committed."""

    turn: int
    seat: Seat
    count: int


@dataclass
class _Asking:
    """What is known of each plan so far."""

    found: dict[int, Advice] = field(default_factory=dict)
    asked: Asked | None = None


def laid_plans(match: Match) -> tuple[Laid, ...]:
    """Return the plans that are worth a look: of whose moment it was, and of all people where it
    was a computer player's or there is one person; of more than have room the latest."""
    players = match.header.players
    people = [seat for seat, player in enumerate(players) if player.strength is None]
    found: dict[tuple[int, Seat], Laid] = {}
    for point in turning_points(len(players), match.events()):
        mover = point.event.seat
        for seat in (mover,) if mover in people or not people else people:
            if (count := _committed(match, seat, point.turn)) is not None:
                found[point.turn, seat] = Laid(point.turn, seat, count)
    return tuple(found.values())[-MOST:]


def advice_scene(kit: Kit, match: Match, names: Names, plans: tuple[Laid, ...]) -> Sheet:
    """Return the page; its lines fill as the teacher answers."""
    now, words = _Asking(), kit.words

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(1100, 160 + (ROW + GAP) * len(plans))
        inside = box.inset(32, 22)
        rows = inside.below(58).stack(len(plans), ROW, GAP)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(46), words("tanchiki.advice.title"), HEAD),
            *(
                widget
                for number, (laid, row) in enumerate(zip(plans, rows, strict=True))
                for widget in _row(words, row, laid, names, now.found.get(number))
            ),
            Button("close", inside.foot(54), words("dialog.ok"), look=Look.MAIN),
        )

    def passing(ms: int) -> Change:
        if now.asked is None and len(now.found) < len(plans):
            now.asked = kit.thinker.ask(asking(match, plans[len(now.found)]))
        answer = now.asked.answer() if now.asked is not None else None
        if answer is not None:
            now.found[len(now.found)], now.asked = answer[0], None
        return None

    def answer(event: Happening) -> Change:
        return back() if event == Chosen("close") else None

    def back() -> Change:
        if now.asked is not None:
            now.asked.drop()
        return Pop()

    return Sheet(
        kit,
        widgets,
        answer,
        back=back,
        passing=passing,
        paper=veil,
        see_through=True,
        first="close",
        moving=lambda: len(now.found) < len(plans),
    )


def asking(match: Match, laid: Laid) -> Question:
    """Return the question about a plan, as its seat saw the table then."""
    view = match.rules.view(match.state_at(laid.count).table, laid.seat)
    place = "advice", laid.seat, laid.count
    return Question(match.rules.name, TEACHER, view, laid.seat, match.header.seed, place)


def _committed(match: Match, seat: Seat, turn: int) -> int | None:
    """Return how many actions stood before the seat committed its plan of a turn."""
    for count, done in enumerate(match.done):
        if done.action == Commit(seat) and match.state_at(count).table.turn.number == turn:
            return count
    return None


def _row(
    words: Words, row: Box, laid: Laid, names: Names, found: Advice | None
) -> Iterator[Widget]:
    yield Panel(row, "panel_light", f"seat.{laid.seat}", 10)
    inside = row.inset(14, 8)
    who = inside.left(190)
    turn = words("event.tanchiki.turn", number=laid.turn)
    yield Picture(who.left(44).inset(0, 20), f"emblem.{laid.seat}")
    yield Label(who.beside(52).top(who.height / 2), names[laid.seat], LABEL, stand="bottom")
    yield Label(who.beside(52).foot(who.height / 2), turn, SMALL, "quiet", stand="top")
    rest = inside.beside(190, 14)
    if found is None:
        yield Label(rest, words("tanchiki.advice.asking"), LABEL, "quiet")
        return
    left, right = rest.columns(2, 16)
    yield from _plan(words, left, "tanchiki.advice.laid", found.laid, found.got)
    if found.alike:
        yield Label(right, words("tanchiki.advice.alike"), LABEL, "good")
    else:
        yield from _plan(words, right, "tanchiki.advice.best", found.best, found.expected)


def _plan(words: Words, box: Box, key: str, plan: Plan, points: int) -> Iterator[Widget]:
    told = words(key, points=tenths(words, points))
    yield Label(box.top(28), told, SMALL, "accent" if key.endswith("best") else "words")
    below = box.below(30)
    if plan == OFF:
        yield Label(below, words("tanchiki.advice.off"), LABEL, "quiet")
        return
    yield Drawing(below, lambda canvas, at: _draw_plan(canvas, at, plan))


def _draw_plan(canvas: Canvas, box: Box, plan: Plan) -> None:
    """Draw both stacks, a line between them."""
    wide = box.height * CARD + 4
    step = min(wide, (box.width - 24) / max(1, sum(map(len, plan))))
    x = _draw_stack(canvas, box, plan[0], box.x, step)
    canvas.line((x + 8, box.y + 6), (x + 8, box.bottom - 6), "quiet", 2)
    _draw_stack(canvas, box, plan[1], x + 18, step)


def _draw_stack(canvas: Canvas, box: Box, cards: Cards, x: float, step: float) -> float:
    for card in cards:
        canvas.picture(card_picture(card), x + box.height * CARD / 2, box.middle[1], box.height)
        x += step
    return x
