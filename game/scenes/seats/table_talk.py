"""What commanders make of a match: a look, and now and then a line, each once in a match.

It goes by what all see alone, by the number of the event and by the seed of the match: whoever
watches the same match sees the same faces. Nothing of it is kept in a record.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.core.chance import Dice
from game.core.rules import Seat
from game.scenes.faces.face import Face
from game.scenes.frame.kit import Kit
from game.scenes.match.fortunes import GLAD, SOUR, Fortunes, Kind, Standing
from game.session.match.match import Match
from game.view.show.playback import Reel

from . import commanders

LOOK_MS = 4000
LINE_MS, LETTER_MS = 3000, 45
"""So long a look is worn, and a line stands, with so much more for each letter."""

APART = 12
"""So many events lie between two lines at the least."""

PATIENCE_MS = 30_000
"""So long people choose until somebody says that he waits."""

HOT = 2
SELDOM = frozenset({Kind.SCORES, Kind.HURT, Kind.PRAISES})
"""What happens all the time is told once in so many times."""

ONCE_IN = 3


@dataclass(frozen=True, slots=True)
class Line:
    """Who says what."""

    seat: Seat
    commander: str
    words: str


@dataclass
class TableTalk:
    """The talk of one match: `line` is said now; `due` is whether a look or a line has gone."""

    kit: Kit
    match: Match
    face: Face
    line: Line | None = None

    def __post_init__(self) -> None:
        self._looks: dict[Seat, tuple[str, int]] = {}
        self._said: set[tuple[Kind, Seat]] = set()
        self._table: Any = None
        self._fortunes: Fortunes | None = None
        self._left = self._waited = 0
        self._last = -APART
        self._hot = self._over = False
        self.due = False

    @property
    def wanted(self) -> bool:
        """Whether this is not switched off."""
        return self.kit.settings.now.remarks

    def look(self, seat: Seat, gone: bool) -> str:
        """Return how a seat's commander looks now; one that has lost what it moves with shows it
        while nothing else has come."""
        usual = commanders.HIT if gone else commanders.CALM
        return self._looks.get(seat, (usual, 0))[0] if self.wanted else usual

    def follow(self, reel: Reel, ms: int, waits: bool) -> None:
        """See how the table stands as far as it is shown, so much later; people may be choosing."""
        number = reel.latest.number if reel.latest is not None else 0
        self._follow(reel.shown, number, ms, waits)
        over = reel.idle and self.match.outcome is not None
        if over and not self._over:
            self._end(number)
        self._over = over

    def _follow(self, table: Any, number: int, ms: int, waits: bool) -> None:
        self._pass(ms)
        if table is not self._table:
            self._table = table
            self._seen(table, number)
        self._waited = self._waited + ms if waits else 0
        if self._waited >= PATIENCE_MS > self._waited - ms:
            self._speak([(Kind.WAITS, seat) for seat in self._seats()], number)

    @property
    def faces(self) -> tuple[str, ...]:
        """Return all looks that differ from the usual: what a kept picture depends on."""
        line = (self.line.words,) if self.line is not None else ()
        looks = (f"{seat}.{look}" for seat, (look, _) in self._looks.items())
        return (*line, *looks) if self.wanted else ()

    def _pass(self, ms: int) -> None:
        self.due = False
        for seat, (look, left) in tuple(self._looks.items()):
            self._looks[seat] = look, left - ms
            if left <= ms:
                del self._looks[seat]
                self.due = True
        self._left = max(0, self._left - ms)
        if self.line is not None and not self._left:
            self.line, self.due = None, True

    def _seen(self, table: Any, number: int) -> None:
        now = self._standing(table)
        if self._fortunes is None:
            self._fortunes = Fortunes(now)
            self._hot = self.face.heat(table) >= HOT
            if not self.match.done:
                self._speak([(Kind.BEGIN, seat) for seat in self._seats()], number)
            return
        told = list(self._fortunes.after(now)) if now != self._fortunes.before else []
        hot, self._hot = self._hot, self.face.heat(table) >= HOT
        if self._hot and not hot:
            told = [*((Kind.CLOSE, seat) for seat in self._seats()), *told]
        self._feel(told)
        self._speak(told, number)

    def _end(self, number: int) -> None:
        outcome = self.match.outcome
        won = outcome.winners if outcome is not None else frozenset()
        if not won or self._fortunes is None:
            return
        told = [(Kind.WINS if s in won else Kind.LOSES, s) for s in self._seats()]
        self._feel(told)
        self._last = -APART
        self._speak(told, number)

    def _standing(self, table: Any) -> Standing:
        game = self.face.table
        assert game is not None, "whoever plays at a table has a face for it"
        panels = [game.panel(table, seat) for seat in range(len(self.match.players))]
        stands = game.stands
        points = (
            stands(table, seat) if stands is not None else panel.score or 0
            for seat, panel in enumerate(panels)
        )
        return Standing(tuple(points), tuple(panel.gone for panel in panels))

    def _seats(self) -> list[Seat]:
        """Return where commanders sit."""
        sat = enumerate(self.match.players)
        return [seat for seat, player in sat if commanders.face_of(player)]

    def _feel(self, told: Iterable[tuple[Kind, Seat]]) -> None:
        for kind, seat in told:
            look = self._look_of(kind)
            if look and (seat not in self._looks or self._looks[seat][1] < LOOK_MS):
                self._looks[seat] = look, LOOK_MS

    def _look_of(self, kind: Kind) -> str:
        if kind is Kind.HURT:
            return commanders.HIT
        return commanders.GLAD if kind in GLAD else commanders.SOUR if kind in SOUR else ""

    def _speak(self, told: Iterable[tuple[Kind, Seat]], number: int) -> None:
        """Let one of those whom it concerns say his line, if none was said just now."""
        dice = Dice(self.match.header.seed, "table talk", number)
        if not self.wanted or number - self._last < APART:
            return
        here = frozenset(self._seats())
        may = [each for each in told if each[1] in here and each not in self._said]
        if not may:
            return
        kind = may[0][0]
        if kind in SELDOM and dice.below(ONCE_IN):
            return
        seat = dice.choice([own for same, own in may if same is kind])
        self._said.add((kind, seat))
        who = self.match.player(seat).commander
        words = self.kit.words(f"commander.{who}.says.{kind.value}")
        self.line, self._last = Line(seat, who, words), number
        self._left = LINE_MS + LETTER_MS * len(words)
