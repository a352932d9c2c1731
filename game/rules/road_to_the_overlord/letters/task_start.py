"""A task's beginning in one line: `heroes A mark 3 monk holds wave | fight A front 1; 4 hydra 2/4
front 1`.

Its parts are those of a story's position, each begun by its heading; of a part with several lines
they are parted by semicolons. The cards are those of the house, so none is written out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.codec import Unreadable
from game.core.match_beginning import parted, playable
from game.rules.road_to_the_overlord.cards import Cards, MonsterName
from game.rules.road_to_the_overlord.soundness import check
from game.rules.road_to_the_overlord.state import BOSS, Moment, Setup

from .scenario_position import read_position

PARTS: Final = ("heroes", "track", "fight", "teams", "boss", "rounds", "trade")
NEEDED: Final = ("heroes",)


def read_start(written: str, cards: Cards) -> Setup:
    """Return the set-up of a task, or raise Unreadable with a plain sentence."""
    sections = parted(written, PARTS, NEEDED)
    try:
        table = read_position({"monsters": (), **sections}).table
    # A part may be spoilt in any way; what the rules have no word for is told as Python does.
    except (ValueError, LookupError, TypeError) as fault:
        raise Unreadable(f"the beginning cannot be read: {fault}") from None
    fight = table.fight
    for foe in fight.foes if fight is not None else ():
        _known(foe.name, table.setup.cards, cards)
    setup = replace(table.setup, cards=cards, moment=Moment(table.heroes, fight))
    playable(check(setup))
    return setup


def _known(name: MonsterName, written: Cards, cards: Cards) -> None:
    """Refuse a monster that the house has not, or not so; the Overlord is no card."""
    if name == BOSS:
        return
    found = next((each for each in cards.monsters if each.name == name), None)
    if found is None:
        raise Unreadable(f"there is no monster {name!r}")
    so = written.monster(name)
    if (so.attack, so.life, so.mage) != (found.attack, found.life, found.mage):
        raise Unreadable(f"{name} has {found.attack}/{found.life}{' mage' * found.mage}")
