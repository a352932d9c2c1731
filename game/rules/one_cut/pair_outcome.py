"""What comes of a pair of cards that were turned over at once (U3, U4).

The distance counts as it is before anybody steps. A card that was voided or falls short counts
as none, and who has none stands still.
"""

from __future__ import annotations

from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Seat

from .cards import ATTACKS, GUARDS, WALKS, Card
from .events import (
    AttackStopped,
    CardVoided,
    FellShort,
    FigureKilled,
    FigureWounded,
    KnivesMet,
    LeftOpen,
    NothingCame,
    PairShown,
    StepsAsked,
    StrikesParted,
)
from .referee_tasks import EndRound, ShowPair, Story
from .round_ends import end_duel
from .state import DEADLY, SEATS, How, Side, Table, other

SIDES = 6
STRIKES, CELL = "strikes", "cell"
"""What is thrown for: two strikes that meet, or a cell that both want."""
FATAL = 4
"""A difference of throws that ends the duel at once (U4.1)."""
REACH = {Card.STRIKE: range(1, 2), Card.KNIFE: range(2, 6)}

Pair = tuple[Card | None, Card | None]


def show_pair(story: Story) -> None:
    """Turn the next pair over and settle it; without one the round is over (U2.2)."""
    table = story.table
    if table.slot == table.longest:
        story.then(EndRound())
        return
    slot = table.slot + 1
    one, two = (_laid(side, slot) for side in table.sides)
    shown = story.say(PairShown(slot, (one, two)), "U2.2")
    counting = _counting(story, 0, one, shown), _counting(story, 1, two, shown)
    if not _settled(story, counting, shown):
        return
    story.then(ShowPair(), cause=shown)


def thrown(
    story: Story, what: str, number: int, rule: str, cause: int
) -> tuple[tuple[int, int], int]:
    """Let both throw; return what they threw, and the number of the event."""
    table = story.table
    duel = (table.duel,) if table.duel > 1 else ()
    one, two = (
        story.dice("clash", *duel, table.round, table.slot, number, seat).below(SIDES) + 1
        for seat in SEATS
    )
    said = story.say(Rolled(what, (Throw(0, (one,)), Throw(1, (two,))), SIDES), rule, cause)
    return (one, two), said


def _laid(side: Side, slot: int) -> Card | None:
    return side.row[slot - 1] if slot <= len(side.row) else None


def _counting(story: Story, seat: Seat, card: Card | None, cause: int) -> Card | None:
    """Return what a card counts as: none if it is voided or falls short (U3.2, U8.2)."""
    if card is None:
        return None
    if story.table.sides[seat].opened:
        story.say(CardVoided(seat, card), "U8.2", cause)
        return None
    if card in ATTACKS and not reaches(story.table, card):
        story.say(FellShort(seat, card), "U3.2", cause)
        return None
    return card


def reaches(table: Table, card: Card) -> bool:
    """Whether the other figure is in reach of a strike or a knife now."""
    return table.apart in REACH[card]


def _settled(story: Story, pair: Pair, shown: int) -> bool:
    """Let the pair come to what it does; return whether the duel goes on."""
    attackers = [seat for seat in SEATS if pair[seat] in ATTACKS]
    if len(attackers) == 2:
        return _meet(story, pair, shown)
    if attackers:
        return _attack(story, attackers[0], pair, shown)
    walkers = tuple(seat for seat in SEATS if pair[seat] in WALKS)
    if walkers:
        story.say(StepsAsked(walkers), "U4.6" if len(walkers) == 2 else "U3.3", shown)
    elif pair == (story.table.shown(0), story.table.shown(1)):
        story.say(NothingCame(), "U4.5" if None not in pair else "U2.2", shown)
    return True


def _meet(story: Story, pair: Pair, shown: int) -> bool:
    if pair[0] is Card.KNIFE:
        story.say(KnivesMet(), "U4.5", shown)
        return True
    throws, rolled = thrown(story, STRIKES, 1, "U4.1", shown)
    apart = abs(throws[0] - throws[1])
    if apart == 0:
        story.say(StrikesParted(), "U4.1", rolled)
        return True
    worse: Seat = 0 if throws[0] > throws[1] else 1
    if apart >= FATAL:
        return _kill(story, worse, Card.STRIKE, "U4.1", rolled)
    wounds = story.table.sides[worse].wounds + 1
    wounded = story.say(FigureWounded(worse, wounds), "U4.1", rolled)
    if wounds >= DEADLY:
        return _kill(story, worse, Card.STRIKE, "U4.1", wounded)
    return True


def _attack(story: Story, seat: Seat, pair: Pair, shown: int) -> bool:
    """Let one attack meet a guard, or kill (U4.2, U4.3, U4.4)."""
    card, facing = pair[seat], pair[other(seat)]
    assert card is not None
    if facing not in GUARDS:
        crossed = {story.table.shown(0), story.table.shown(1)} == ATTACKS
        return _kill(story, other(seat), card, "U4.4" if crossed else "U4.3", shown)
    assert facing is not None
    stopped = story.say(AttackStopped(seat, card, facing), "U4.2", shown)
    if facing is Card.DODGE:
        story.say(StepsAsked((other(seat),)), "U3.3", stopped)
    elif card is Card.STRIKE and story.table.options.riposte:
        story.say(LeftOpen(seat), "U8.2", stopped)
    return True


def _kill(story: Story, seat: Seat, by: Card, rule: str, cause: int) -> bool:
    killed = story.say(FigureKilled(seat, by), rule, cause)
    end_duel(story, other(seat), How.KILLED, "U5.1", killed)
    return False
