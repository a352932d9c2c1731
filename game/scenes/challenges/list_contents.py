"""Which challenges lie in the list, which one is chosen, and what has been reached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.content.files.reader import ContentError
from game.content.tasks.challenges import Challenge, begun
from game.content.tasks.packs import Pack, load_pack
from game.session.people.progress import Best, Progress
from game.session.people.skill import Skill

from .words import of_day


@dataclass
class ChallengeList:
    """What is shown: of a game its own challenges, by its name in `listed`, or one of the packs
    that are `shelved`, by the pack's id; they are read when they are asked for, the own ones by
    `read(game)`. `tables` are the start tables that have been looked at, None for one that cannot
    be read, and `ready` those that may be drawn. One that is patient has no frames to wait for, and
    reads each at once. As long as it has not `begun` the page has only its frame, since to lay out
    words takes long."""

    games: tuple[str, ...]
    progress: Progress
    skill: Skill = field(default_factory=Skill)
    game: int = 0
    pack: int = 0
    place: int = 0
    begun: bool = True
    read: Callable[[str], tuple[Challenge, ...]] = lambda game: ()
    shelved: dict[str, tuple[Pack, ...]] = field(default_factory=dict)
    listed: dict[str, tuple[Challenge, ...]] = field(default_factory=dict)
    tables: dict[str, Any] = field(default_factory=dict)
    half_way: frozenset[str] = frozenset()
    ready: set[str] = field(default_factory=set)
    patient: bool = False

    @property
    def packs(self) -> tuple[Pack, ...]:
        """The packs of the chosen game, which come after its own challenges."""
        return self.shelved.get(self.games[self.game], ())

    @property
    def challenges(self) -> tuple[Challenge, ...]:
        if self.pack:
            return self.listed[self.packs[self.pack - 1].id]
        game = self.games[self.game]
        if game not in self.listed:
            self.listed[game] = self.read(game)
        return self.listed[game]

    @property
    def chosen(self) -> Challenge:
        return self.challenges[self.place]

    def best(self, challenge: Challenge) -> Best | None:
        return self.progress.on(challenge.id)

    def stars(self, challenge: Challenge) -> int:
        best = self.best(challenge)
        return min(challenge.stars.most, best.stars) if best else 0

    @property
    def waits(self) -> bool:
        """Whether the table that the chosen one starts from cannot be shown yet."""
        return self.chosen.id not in self.ready

    def open(self, game: int, pack: int = 0) -> None:
        """Show a pack of a game, 0 for its own challenges; ContentError if it cannot be read."""
        found = self.shelved.get(self.games[game], ())[pack - 1] if pack else None
        if found is not None and not self.listed.get(found.id):
            self.listed[found.id] = load_pack(found)
        self.game, self.pack, self.place = game, pack, 0
        self.to_first_open()

    def choose(self, place: int) -> None:
        self.place = place
        while self.patient and self.waits:
            self.step()

    @property
    def busy(self) -> bool:
        """Whether there is still something to do in later frames."""
        return not self.begun or self.waits or bool(self._unread())

    def step(self) -> None:
        """Do one thing more, each in a frame of its own: read the table that the chosen one starts
        from, let it be drawn, read one of the packs. With the first one the list is shown."""
        self.begun = True
        if self.chosen.id in self.ready:
            self._read(self._unread()[0])
        elif self.chosen.id in self.tables:
            self.ready.add(self.chosen.id)
        else:
            self.tables[self.chosen.id] = _start_table(self.chosen)

    def _unread(self) -> tuple[Pack, ...]:
        """Return the packs of the chosen game that may be asked for next."""
        return tuple(pack for pack in self.packs if pack.id not in self.listed)

    def _read(self, pack: Pack) -> None:
        try:
            self.listed[pack.id] = load_pack(pack)
        except ContentError:
            # It is told when somebody asks for it.
            self.listed[pack.id] = ()

    def to_first_open(self) -> None:
        """Choose the one left half-way, else the first that is not solved yet.

        The board of the day comes only if it is all.
        """
        begun = (p for p, each in enumerate(self.challenges) if each.id in self.half_way)
        self.choose(next(begun, self._first_open()))

    def to_next(self) -> None:
        """Choose the next one that is not solved yet, else the next one."""
        count = len(self.challenges)
        after = [(self.place + step) % count for step in range(1, count)]
        free = (p for p in after if not of_day(self.challenges[p]))
        unsolved = (p for p in free if self.best(self.challenges[p]) is None)
        self.choose(next(unsolved, (self.place + 1) % count))

    def _first_open(self) -> int:
        for place, each in enumerate(self.challenges):
            if not of_day(each) and self.best(each) is None:
                return place
        return self.place


def _start_table(challenge: Challenge) -> Any:
    try:
        return begun(challenge).state.table
    except ContentError:
        return None
