"""The four levels of Tanchiki, the weakest first: one way to imagine, spent more and more freely.

A weak level imagines few worlds, thinks little of what the others may do, overlooks plans of
its own and misjudges what they are worth; it never errs on purpose. Budgets are counted in
worlds, so that a match with the same seed has the same moves on every machine. The strongest
reckons the odds of winning instead of points, and expects of the others what it would do.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from game.ai.mind import Mind, Now, Thought
from game.ai.tanchiki.plans import OFF
from game.ai.tanchiki.styles import STYLES
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.actions import Action, Commit, PlaceCard, SwitchOff, SwitchOn, TakeBack
from game.rules.tanchiki.cards import handful
from game.rules.tanchiki.state import Phase, Table

from .card_exchange import nowhere, swap
from .effort import Manner
from .guessed_worlds import opened
from .mid_turn_answers import answered
from .race_of_plans import Race

MANNERS: Mapping[str, Manner] = {
    "driver": Manner(rounds=(), guesses=1, seeks=1, beam=4, luck=250, overlooks=70, swaps=False),
    "gunner": Manner(rounds=(), guesses=1, seeks=1, beam=6, luck=120, overlooks=55),
    "captain": Manner(rounds=((40, 3), (12, 5)), guesses=3, seeks=6, beam=16, luck=10),
    "ace": Manner(
        rounds=((60, 6), (20, 12), (8, 20)),
        guesses=2,
        seeks=10,
        screens=4,
        reckons=True,
        likely=3,
        spins=36,
    ),
}


_FIRST_ACE = Manner(rounds=((120, 6), (40, 14), (12, 30)), guesses=8, seeks=24, screens=2, beam=30)
_FEW = (1, 2)
"""So many cards may be tried for."""


def mind(manner: Manner) -> Mind:
    """Return the mind that imagines in this manner."""

    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        yield
        if view.question is None and view.turn.phase is Phase.PLANNING:
            return (yield from _planned(view, seat, manner, dice))
        return ((yield from answered(view, seat, legal, manner, dice)),)

    return think


def _planned(view: Table, seat: Seat, manner: Manner, dice: Dice) -> Thought:
    hand = view.hands[seat]
    assert hand.hand is not None
    assert hand.stacks is not None
    if hand.going_off:
        return (SwitchOn(seat),)
    cleared = tuple(TakeBack(seat, m) for m in (0, 1) for _ in hand.stacks[m])
    cards = handful(hand.hand, *hand.stacks)
    base = opened(view)
    base.hands[seat], base.stacks[seat] = cards, ((), ())
    race = Race(view, seat, base, manner, dice)
    yield from race.screen()
    if manner.swaps and not hand.exchanged:
        arrives = race.arrives if manner.reckons and race.lacks(cards) in _FEW else nowhere
        if better := swap(hand, seat, cards, race.best, dice, arrives):
            return (*cleared, better)
    with suppress(Now):
        yield from race.run()
    if race.best is OFF:
        return (*cleared, SwitchOff(seat), Commit(seat))
    laid: list[Action] = [
        PlaceCard(seat, number, card) for number in (0, 1) for card in race.best[number]
    ]
    return (*cleared, *laid, Commit(seat))


def _styled(manners: Mapping[str, Manner]) -> dict[str, Mind]:
    return {
        f"{name}.{style}": mind(replace(manner, weights=weights))
        for name, manner in manners.items()
        for style, weights in STYLES.items()
    }


LADDER: Mapping[str, Mind] = {name: mind(manner) for name, manner in MANNERS.items()}
STYLED: Mapping[str, Mind] = _styled(MANNERS)
"""Each level in each style."""

FIRST: Mapping[str, Mind] = {"ace": mind(_FIRST_ACE), **_styled({"ace": _FIRST_ACE})}
"""Those that answered otherwise under the first number."""
