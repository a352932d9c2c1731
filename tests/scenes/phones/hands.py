"""Seats of all games at moments of random matches, and what their phones are shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from game.core.chance import Dice
from game.core.rules import Rules, Seat, State
from game.core.spelling import Offers, Picking
from game.scenes.faces.all_faces import FACES
from game.scenes.faces.face import Face
from game.scenes.frame.kit import Kit
from tests.demo import stage as demo
from tests.demo.scenes.face import FACE as DEMO
from tests.games import GAMES, setups
from tests.laws.matches import Played, random_match, spread

MOMENTS = 3
"""So many moments of a match are looked at."""

STEPS = 60
"""So many actions of it are played."""


@dataclass(frozen=True)
class Moment:
    """A state at which a seat may choose."""

    game: str
    state: State
    seat: Seat

    @property
    def rules(self) -> Rules:
        return GAMES[self.game]

    @property
    def face(self) -> Face:
        return face(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(f"Player {seat}" for seat in range(self.rules.seats(self.state.table)))

    def picking(self, state: State | None = None) -> Picking:
        view = self.rules.view((state or self.state).table, self.seat)
        assert self.rules.spell is not None
        actions = self.rules.legal(view, self.seat)
        return Picking(Offers(self.rules.spell, view, self.seat, actions))

    def scrambled(self) -> State:
        """Return another state that this seat cannot tell from the true one."""
        scramble = import_module(f"tests.scramble.{self.game}").scramble
        other: State = scramble(self.state, self.seat, Dice(5, "phone", self.state.told))
        return other

    def kit(self, kit: Kit) -> Kit:
        return demo.taught(kit) if self.game == "demo" else kit


def face(game: str) -> Face:
    return DEMO if game == "demo" else FACES[game]


def moments(game: str) -> Iterator[Moment]:
    """Yield moments of a match on each of the game's first boards."""
    for _, setup in setups(game)[:2]:
        for state in spread(_played(game, setup).states, MOMENTS):
            for seat in GAMES[game].to_act(state.table)[:2]:
                yield Moment(game, state, seat)


def every_picking(moment: Moment) -> Iterator[Picking]:
    """Yield the picking of a moment not begun, and after one and two parts."""
    picking = moment.picking()
    yield picking
    for _ in range(2):
        if not picking.next:
            return
        picking = picking.take(Dice(moment.state.told, "pick").choice(picking.next))
        yield picking


@cache
def _played(game: str, setup: Any) -> Played:
    return random_match(GAMES[game], setup, 1, STEPS)
