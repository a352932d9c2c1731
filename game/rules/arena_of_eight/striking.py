"""A blow from the strike to what is left of it (M3, M4).

The striker comes close first, then the other replies. Blocks that take all of a blow off stop it:
then it neither pushes nor pulls; the wall adds what no block takes off.
"""

from __future__ import annotations

from game.core.rules import Seat

from .actions import Block, Reply, Strike, Take
from .blows import AT_WALL, CLOSE, FROZEN, SWEPT, TERMS, Answer, Blow
from .cards import Cards, paid
from .course import knock_out
from .events import (
    BlowBlocked,
    BlowCountered,
    BlowDodged,
    BlowStruck,
    BlowTaken,
    FighterFrozen,
    FighterHit,
    FighterPulled,
    FighterPushed,
    FighterSwept,
    FighterThrown,
    ReplyAsked,
    WallHit,
)
from .landings import behind, end_of
from .referee_tasks import EndTurn, Settle, Story
from .replies import could_reply, wanted
from .state import CELLS, Incoming, Table, other


def strike(story: Story, action: Strike) -> None:
    seat, blow = action.seat, action.blow
    to = end_of(story.table, seat, blow)
    assert to is not None
    cards = _paid(story.table, seat, TERMS[blow].cards)
    struck = story.say(BlowStruck(seat, blow, cards, to), "M3")
    story.then(Settle(), EndTurn(), cause=struck)
    _ask(story, struck)


def reply(story: Story, action: Block | Reply | Take) -> None:
    incoming, seat = story.table.incoming, action.seat
    assert incoming is not None
    match action:
        case Take():
            story.say(BlowTaken(seat, incoming.blow), "M4")
        case Block(_, count):
            cards = _paid(story.table, seat, wanted(Answer.BLOCK, count))
            left = TERMS[incoming.blow].damage - count
            story.say(BlowBlocked(seat, incoming.blow, cards, left), "M4.1")
        case Reply(_, Answer.THROW | Answer.SWEEP as answer):
            cards = _paid(story.table, seat, wanted(answer))
            counter = BlowCountered(seat, Blow(answer.value), cards, incoming.blow)
            countered = story.say(counter, "M4.3")
            story.then(Settle(), cause=countered)
            _ask(story, countered)
        case Reply(_, answer, to):
            cards = _paid(story.table, seat, wanted(answer))
            to = story.table.sides[seat].cell if to is None else to
            dodged = BlowDodged(seat, incoming.blow, answer, cards, to)
            story.say(dodged, _dodging(incoming, answer))


def settle(story: Story) -> None:
    """Let what is left of a blow come; of one that was dodged, stopped or countered nothing is."""
    incoming = story.table.incoming
    if incoming is None:
        return
    seat, blow = other(incoming.by), incoming.blow
    if blow is Blow.HARPOON:
        here, by = (story.table.sides[each].cell for each in (seat, incoming.by))
        story.say(FighterPulled(seat, by + (CLOSE if here > by else -CLOSE)), "M3")
    rule = "M4.1" if incoming.blocked else "M3"
    if _hurt(story, seat, blow, TERMS[blow].damage - incoming.blocked, rule):
        _follow(story, seat, incoming)


def _ask(story: Story, cause: int) -> None:
    incoming = story.table.incoming
    assert incoming is not None
    if could_reply(story.table):
        story.say(ReplyAsked(other(incoming.by), incoming.blow), "M6", cause)


def _paid(table: Table, seat: Seat, cards: Cards) -> Cards:
    hand = table.sides[seat].hand
    assert hand is not None
    found = paid(hand, cards)
    assert found is not None
    return found


def _hurt(story: Story, seat: Seat, blow: Blow, damage: int, rule: str) -> bool:
    """Take health by a blow; return whether the round goes on."""
    health = story.table.sides[seat].health
    lost = min(damage, health)
    hit = story.say(FighterHit(seat, blow, lost, health - lost), rule)
    return not knock_out(story, seat, hit)


def _follow(story: Story, seat: Seat, incoming: Incoming) -> None:
    """Let the blow do what it does besides (M3)."""
    blow, skips = incoming.blow, story.table.sides[seat].skips
    match blow:
        case Blow.THROW:
            to = behind(story.table, incoming.by)
            if to in CELLS:
                story.say(FighterThrown(seat, to), "M3")
            else:
                _hit_wall(story, seat, blow, AT_WALL)
        case Blow.SLIDE if incoming.close:
            _push(story, seat, blow, AT_WALL)
        case Blow.UPPERCUT:
            _push(story, seat, blow, 0)
        case Blow.HARPOON:
            _push(story, seat, blow, 0)
        case Blow.SWEEP:
            story.say(FighterSwept(seat, skips + SWEPT), "M3")
        case Blow.FROST:
            story.say(FighterFrozen(seat, skips + FROZEN), "M3")
        case _:
            pass


def _push(story: Story, seat: Seat, blow: Blow, wall: int) -> None:
    to = behind(story.table, seat)
    if to in CELLS:
        story.say(FighterPushed(seat, blow, to), "M3")
    else:
        _hit_wall(story, seat, blow, wall)


def _hit_wall(story: Story, seat: Seat, blow: Blow, damage: int) -> None:
    health = story.table.sides[seat].health
    lost = min(damage, health)
    rule = "M3" if damage else "M3.2"
    hit = story.say(WallHit(seat, blow, lost, health - lost), rule)
    knock_out(story, seat, hit)


def _dodging(incoming: Incoming, answer: Answer) -> str:
    """Return the paragraph by which a blow is dodged."""
    if incoming.counter:
        return "M4.3"
    return "M4.4" if answer is Answer.SALTO else "M4.2"
