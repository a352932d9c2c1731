"""The pictures that phones are sent: one for each distinct view, a little of one in each frame.

Each seat counts its own pictures: their names do not tell how many others are shown.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from game.core.rules import Rules, Seat
from game.core.spelling import Picking
from game.link.messages import Hand
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.board_face import BoardFace
from game.scenes.faces.table_face import TableFace
from game.scenes.frame.kit import Kit, Words
from game.view.files.jpeg_packing import Exposure

from .board_picture import art_of, board_picture, key_of
from .guests import Guest
from .line_contract import Wire

KEPT: Final = 24
"""So many pictures are remembered, for phones that come back to them."""


@dataclass(frozen=True)
class _Wanted:
    """A picture that a phone waits for, the newest one only."""

    number: int
    name: str
    guest: Guest
    seat: Seat
    picking: Picking


class _Numbers:
    """Numbers for the latest keys, one after the other."""

    def __init__(self, count: int = 0) -> None:
        self._count = count
        self._latest: deque[tuple[Hashable, int]] = deque(maxlen=KEPT)

    def of(self, key: Hashable) -> int:
        # Compared one by one: a table that has not changed is known at once, but is slow to hash.
        known = next((number for other, number in reversed(self._latest) if other == key), 0)
        if not known:
            self._count = known = self._count + 1
            self._latest.append((key, known))
        return known


class Boards:
    """A seat's pictures are numbered after the `first`: one of another match is never taken for
    one of this."""

    def __init__(
        self,
        kit: Kit,
        rules: Rules,
        face: TableFace,
        words: Callable[[str], Words],
        first: int,
    ) -> None:
        self._kit = kit
        self._rules = rules
        self._face = face
        self._words = words
        self._boards: dict[str, BoardFace] = {}
        self._first = first
        self._shared = _Numbers()
        self._own: dict[Seat, _Numbers] = {}
        self._made: OrderedDict[int, Exposure] = OrderedDict()
        self._waiting: dict[int, _Wanted] = {}
        self._sent: dict[int, str] = {}

    def wanted(self, guest: Guest, seat: Seat, picking: Picking) -> str:
        """Return the name of the picture of what a seat sees now; it comes when it is made."""
        if self._kit.camera is None:
            return ""
        key = guest.language, key_of(self._face, picking)
        own = self._own.setdefault(seat, _Numbers(self._first))
        name = f"board.{own.of(key)}"
        if self._sent.get(guest.line) != name:
            number = self._shared.of(key)
            self._waiting[guest.line] = _Wanted(number, name, guest, seat, picking)
        return name

    def work(self, wire: Wire) -> None:
        """Send what is there, and draw a little of what is not."""
        for line, wanted in tuple(self._waiting.items()):
            if (made := self._made.get(wanted.number)) is not None:
                self._send(wire, line, wanted.name, made)
        first = next(iter(self._waiting.values()), None)
        if first is None:
            return
        drawn = board_picture(
            self._kit,
            self._rules,
            self._board(first.guest.language),
            self._face,
            first.seat,
            first.picking,
        )
        if drawn is not None:
            self._made[first.number] = drawn
            while len(self._made) > KEPT:
                self._made.popitem(last=False)

    def send_arts(self, wire: Wire, guest: Guest, hand: Hand) -> None:
        """Send the small pictures that a hand names and the phone has not had yet."""
        for name in dict.fromkeys(_named(hand)):
            if name not in guest.arts:
                guest.arts.add(name)
                wire.show((guest.line,), f"art.{name}", partial(art_of, self._kit, name))

    def _board(self, language: str) -> BoardFace:
        """Return the board with its names in a language."""
        if language not in self._boards:
            own = replace(self._kit, words=self._words(language))
            self._boards[language] = faces_of(own)[self._rules.name].board(own)
        return self._boards[language]

    def _send(self, wire: Wire, line: int, name: str, made: Exposure) -> None:
        del self._waiting[line]
        self._sent[line] = name
        wire.show((line,), name, made.packed)


def _named(hand: Hand) -> Iterator[str]:
    for offer in hand.offers:
        yield from filter(None, (offer.art, *offer.inside))
    yield from (dial.art for dial in hand.dials if dial.art)
