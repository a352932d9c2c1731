"""Matches on the shared table in which each seat does what it wishes for most, and their moments.

A game whose exhibits need no match of their own says what is wished for, and is shown by that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.core.rules import Rules
from game.scenes.faces.face import Face
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.table.opened_table import opened
from game.scenes.table.table_scene import TableScene
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.show.playback import Playback

from .exhibit import FRAME, Exhibit, passing, shown, twin, until, usual_speed

LONG = 4000
"""After so many actions every match is over."""


@dataclass(frozen=True, eq=False)
class Wished:
    """`wish(table, action)` says how much an action is wished for."""

    rules: Rules
    face: Face
    wish: Callable[[Any, Any], Any]
    seed: int

    def match(self, kit: Kit, setup: Any, count: int) -> Match:
        """Return the match after so many actions, with people on all seats."""
        made = _match(self, setup, count)
        return twin(kit, made, frozenset(range(len(made.players))))

    def table(self, kit: Kit, setup: Any, count: int = LONG) -> TableScene:
        """Return the table after so many actions, without the hints of a first match."""
        scene = opened(kit, self.match(kit, setup, count), self.face)
        scene.desk.guide.stop()
        scene.update(FRAME)
        return scene

    def result(self, setup: Any) -> Exhibit:
        def begin(kit: Kit) -> Scene:
            sitting = self.table(kit, setup).desk.sitting
            scene = sitting.terms.result(sitting.match, sitting.names, sitting.recorded)
            scene.update(5000)
            return scene

        return begin

    def when(self, setup: Any, true: Callable[[Any], bool], least: int) -> int:
        """Return after how many actions, at least so many, this is true of the table."""
        return next(
            count
            for count in range(least, LONG)
            if true(_reaching(self, setup, count).state_at(count).table)
        )

    def moving(
        self, setup: Any, kind: type, least: int = 0, ms: int = 10 * FRAME, watched: bool = False
    ) -> Exhibit:
        """Return the table while an event of this kind is shown, after at least so many actions.

        Where it is `watched`, what led there from then on has been shown before.
        """

        def begin(kit: Kit) -> Scene:
            usual_speed(kit)
            count = least
            while not any(isinstance(told.event, kind) for told in self._done(setup, count).told):
                count += 1
            begins = least if watched else count
            scene = self.table(kit, setup, begins)
            for number in range(begins, count + 1):
                scene.desk.live.submit(self._done(setup, number).action)
            return scene

        return shown(begin, until(kind, _reel), passing(ms))

    def _done(self, setup: Any, count: int) -> Any:
        return _reaching(self, setup, count + 1).done[count]


def seen(scene: TableScene, frames: int = 40) -> TableScene:
    """Draw the curtain aside, where one has fallen."""
    passing(frames * FRAME)(scene)
    return scene


def _reel(scene: TableScene) -> Playback[Any, Any]:
    return scene.desk.live.playback


@lru_cache(maxsize=256)
def _match(of: Wished, setup: Any, count: int) -> Match:
    made = _begun(of, setup)
    for done in _reaching(of, setup, count).done[:count]:
        made.submit(done.action)
    return made


def _reaching(of: Wished, setup: Any, count: int) -> Match:
    """Return the match with at least so many actions, if it can be."""
    made = _longest(of, setup)
    while made.to_act and made.count < count:
        legal = of.rules.legal(made.table, made.to_act[0])
        made.submit(max(legal, key=lambda action: of.wish(made.table, action)))
    return made


@lru_cache(maxsize=32)
def _longest(of: Wished, setup: Any) -> Match:
    """Return the match that is played on as far as anybody asks."""
    return _begun(of, setup)


def _begun(of: Wished, setup: Any) -> Match:
    seats = of.rules.seats(of.rules.new(setup, of.seed).table)
    players = (Player("", None),) * seats
    header: Header[Any] = Header(of.rules.name, of.rules.number, setup, of.seed, players)
    return Match(of.rules, header)
