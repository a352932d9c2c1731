"""A full state that would look like a view, for computer players that search.

Where anybody is, and where nightmares lie, is thrown as far as the view alone tells; what was told
in the turns before narrows it, and that is not on the table.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import State as CoreState

from .state import MOST_DORMANT, Character, Side, State, Table


def imagine(view: Table, dice: Dice) -> State:
    """Return a state with this view; the dice decide what is hidden."""
    characters = (
        Character(dice.choice(view.house.numbers), (), each.committed)
        if each.room is None
        else each
        for each in view.characters
    )
    table = replace(view, characters=tuple(characters), nightmares=())
    for each in view.nightmares:
        room, owner = each.room, each.owner
        if room is None:
            room = dice.choice((each.hint, *view.house.beside(each.hint)))
        if owner is None:
            free = (s for s in table.of_side(Side.DARK) if len(table.dormant(s)) < MOST_DORMANT)
            owner = next(free)
        lying = replace(each, room=room, owner=owner)
        table = replace(table, nightmares=(*table.nightmares, lying))
    return CoreState(table, (), dice.below(1 << 40))
