"""A map that is drawn on while it is played.

A saved change is looked for twice a second. The match is then played again on the new board,
action by action with the same dice; where an action is no longer legal, it begins anew. A map
that has become faulty is told over the board, and the match goes on with the old one.
"""

from __future__ import annotations

from collections.abc import Callable

from game.content.maps.maps import MapFile, load
from game.content.maps.saved_since import Stamps, changed, differ, stamps
from game.content.tiled.faults import MapFaults
from game.core.rules import IllegalAction
from game.scenes.boards.faults_page import fault_sentences, faults_scene, seen
from game.scenes.frame.commands import Command, Wants
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Holding, Notice, Pop, Push, Replace, Scene
from game.session.match.match import Match
from game.view.canvas.canvas import Canvas

LOOK_MS = 500

Begin = Callable[[MapFile, Match], Match]
"""Return the same match before its first action, on another map."""

Lay = Callable[[Match], Scene]
"""Return the table scene of a match."""


def watched(kit: Kit, found: MapFile, match: Match, begin: Begin, lay: Lay) -> Scene:
    """Return the table of a match whose map is watched as long as the table stands."""
    return _Watched(kit, _Sight(kit, found), match, begin, lay)


def replayed(old: Match, fresh: Match) -> str:
    """Do the old match's actions on the fresh one; return the first it refuses, or ""."""
    for number, done in enumerate(old.done, 1):
        try:
            fresh.submit(done.action)
        except IllegalAction:
            return f"{number}. {fresh.rules.text.name(fresh.state.table, done.action)}"
    if fresh.clock and old.clock:
        fresh.clocks_show(old.clock.left)
    return ""


class _Sight:
    """What the file on the disk is now; a fault counts when it is still there at the next look,
    as an editor may be in the middle of writing."""

    def __init__(self, kit: Kit, found: MapFile) -> None:
        self.map = found
        self.faults: tuple[str, ...] = ()
        self.error: MapFaults | None = None
        self._kit = kit
        self._seen: Stamps = stamps(found.files)
        self._waited = 0
        # The map may have been saved while the table was being set up.
        self._due = True
        self._doubt = False

    def look(self, ms: int) -> bool:
        """Return whether there is news: another map, or other faults."""
        self._waited += ms
        if self._waited < LOOK_MS:
            return False
        self._waited = 0
        return self._read()

    def read_again(self) -> None:
        self._due = self._doubt = True
        self._waited = LOOK_MS

    def _read(self) -> bool:
        now = changed(self._seen)
        moved, self._seen = differ(self._seen, now), now
        if not (moved or self._due):
            return False
        self._due = False
        try:
            found = load(self.map.file)
        except MapFaults as error:
            self.error = error
            return self._doubted(fault_sentences(self._kit, error))
        self._doubt = False
        self._seen = {**stamps(found.files), **now}
        news = found.hash != self.map.hash or bool(self.faults)
        self.map, self.faults = found, ()
        return news

    def _doubted(self, faults: tuple[str, ...]) -> bool:
        if not self._doubt:
            self._due = self._doubt = True
            return False
        self._doubt = False
        news = faults != self.faults
        self.faults = faults
        return news


class _Watched:
    """A table scene, and an eye on its map; everything else is the table's own."""

    def __init__(self, kit: Kit, sight: _Sight, match: Match, begin: Begin, lay: Lay) -> None:
        self._kit = kit
        self._sight = sight
        self.match = match
        self._begin = begin
        self._lay = lay
        self._table = lay(match)
        self._hash = sight.map.hash
        self._notice = ""
        self._telling = False

    @property
    def see_through(self) -> bool:
        return self._table.see_through

    @property
    def moving(self) -> bool:
        return self._table.moving

    @property
    def wants(self) -> Wants:
        return self._table.wants

    @property
    def held(self) -> str:
        return self._table.held if isinstance(self._table, Holding) else ""

    def let_go(self) -> None:
        if isinstance(self._table, Holding):
            self._table.let_go()

    def handle(self, command: Command) -> Change:
        return self._table.handle(command)

    def draw(self, canvas: Canvas) -> None:
        self._table.draw(canvas)

    def resume(self, answer: object) -> Change:
        if self._telling:
            self._telling = False
            return None
        return self._table.resume(answer)

    def update(self, ms: int) -> Change:
        notice, self._notice = self._notice, ""
        if notice:
            return Notice(notice)
        if self._sight.look(ms) and self._sight.faults:
            return self._told()
        if self._sight.map.hash != self._hash:
            return self._taken()
        return self._table.update(ms)

    def _told(self) -> Change:
        """Lay the list of faults over the table."""
        self._telling = True
        return Push(self._list())

    def _list(self) -> Scene:
        sight = self._sight

        def again() -> Change:
            sight.read_again()
            return None

        def passing(ms: int) -> Change:
            if not sight.look(ms):
                return None
            return Replace(self._list()) if sight.faults else Pop()

        file, shown = sight.map.file.name, seen(sight.error)
        return faults_scene(self._kit, file, sight.faults, again, passing, shown)

    def _taken(self) -> Change:
        """Go on with the new map, if the match can be played on it."""
        found, old = self._sight.map, self.match
        self._hash = found.hash
        seats = len(old.header.players)
        fits = found.players[0] <= seats <= found.players[1]
        if found.game != old.rules.name or found.letter or not fits:
            return Notice(self._kit.words("reload.other", file=found.file.name))
        fresh = self._begin(found, old)
        refused = replayed(old, fresh)
        return Replace(self._anew(fresh if not refused else self._begin(found, old), refused))

    def _anew(self, match: Match, refused: str) -> Scene:
        """Return the table on the new board; what has become of the match is said at once."""
        table = _Watched(self._kit, self._sight, match, self._begin, self._lay)
        words = self._kit.words
        if refused:
            table._notice = words("reload.fresh", action=refused)
        else:
            table._notice = words("reload.done", count=match.count)
        return table
