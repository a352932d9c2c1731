"""Cards dealt out of what is left: of the hundred, then of the box, then of all that were played.

No order is kept: a draw is an index into the sorted rest of the hundred (P4.3, P5.8).
"""

from __future__ import annotations

from game.core.handfuls import without
from game.core.number_bounds import Long
from game.core.rules import Seat
from game.rules.hold_the_banner.events import CardsDrawn, HandPutAway, HundredDrawn
from game.rules.hold_the_banner.evolving.cards import unheld
from game.rules.hold_the_banner.referee_tasks import Story
from game.rules.hold_the_banner.state import HAND_SIZE, HUNDRED

LEAST_HELD = 2
"""Who has fewer cards draws without losing a turn (P5.8)."""


def deal_first(story: Story) -> None:
    """Deal each seat its first hand, which is the deal of turn 0."""
    _next_hundred(story)
    for seat in story.table.seats:
        draw_up(story, seat, 0)


def deal(story: Story, refilled: tuple[Seat, ...], ended: Long | None = None) -> None:
    """Deal to who has spent the turn on it, and to who has no card left, or one."""
    for seat in story.table.seats:
        if seat in refilled:
            put_away = story.say(HandPutAway(seat), "P5.8", ended)
            draw_up(story, seat, story.table.turn, put_away)
        elif story.table.players[seat].held < LEAST_HELD:
            draw_up(story, seat, story.table.turn, ended)


def draw_up(story: Story, seat: Seat, turn: int, cause: Long | None = None) -> None:
    """Draw up to a full hand, out of the next hundred where one does not suffice."""
    drawn: list[int] = []

    def tell() -> None:
        if drawn:
            cards = tuple(sorted(drawn))
            story.say(CardsDrawn(seat, len(cards), cards), "P5.8" if turn else "P4.3", cause)
            drawn.clear()

    for number in range(HAND_SIZE - story.table.players[seat].held):
        left = without(story.table.rest.cards or (), drawn)
        if not left:
            tell()
            _next_hundred(story, cause)
            left = story.table.rest.cards or ()
        drawn.append(left[story.dice("draw", turn, seat, number).below(len(left))])
    tell()


def _next_hundred(story: Story, cause: Long | None = None) -> None:
    """Draw a hundred out of the box, or out of all but the hands once it is empty."""
    table = story.table
    anew = table.box.count == 0
    box = unheld(table) if anew else table.box.cards
    assert box is not None
    count = min(HUNDRED, len(box))
    cards = story.dice("hundred", table.hundreds + 1).sample(box, count)
    story.say(HundredDrawn(count, tuple(sorted(cards)), anew), "P4.3", cause)
