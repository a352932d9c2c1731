"""What everybody could work out by now from what was told to all: a game's aid, kept up to date.

It is made of public events alone, whoever sits at the screen, and follows the match action by
action; when the past has changed it begins anew.
"""

from __future__ import annotations

from typing import Any

from game.core.rules import NOBODY
from game.scenes.faces.aid import Aid
from game.session.match.match import Match


class KnownToAll:
    def __init__(self, aid: Aid | None) -> None:
        self.aid = aid
        self._start: Any = None
        self._count = 0
        self._last: Any = None
        self._known: Any = None

    def now(self, match: Match) -> Any:
        """Return what can be known after all that was done."""
        assert self.aid is not None
        start, done, count = match.state_at(0), match.done, self._count
        same = not count or (count <= len(done) and done[count - 1] is self._last)
        if start is not self._start or not same:
            count, self._known = 0, self.aid.begun(match.rules.view(start.table, NOBODY))
        for each in done[count:]:
            told = tuple(told.event for told in match.seen(each.told, NOBODY))
            self._known = self.aid.after(self._known, told)
        self._start, self._count = start, len(done)
        self._last = done[-1] if done else None
        return self._known
