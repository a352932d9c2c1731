"""A table with phones on lines that note all that is sent, and when, without any network."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from game.core.rules import Seat, State
from game.core.spelling import Part, Word
from game.link.line_news import Heard, News, Went
from game.link.messages import (
    SPOKEN,
    Asked,
    Back,
    FromPhone,
    Go,
    Granted,
    Hello,
    Lobby,
    Pick,
    Sit,
    ToPhone,
    Wonder,
    written,
)
from game.rules import GAMES
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.phones.line_contract import Opening, OwnAddress
from game.scenes.phones.listening import Listening
from game.scenes.phones.phones_at_hand import AtHand
from game.session.match.clock import for_each_plan
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.canvas.brushes import Brushes
from tests import stage
from tests.scenes.phones.hands import face
from tests.scenes.phones.party import Party, table

FRAME_MS = 40
ROUND, MOST = 12, 3000
"""Frames pass in rounds, in which each of up to four phones has its turn as often as any other, and
never so many."""
GO, BACK = Word("go"), Word("back")
"""Stand in what a phone does for Go and for Back."""
KEYS = re.compile(r'"(session|sign)":"[^"]*"')


@dataclass
class Lines:
    """The line of the window's side: `told` are all messages with the moment and the frame in which
    each was sent, `pictures` those with the moment, by the line."""

    moment: int = 0
    frame: int = 0
    news: list[News] = field(default_factory=list)
    told: dict[int, list[tuple[int, int, str]]] = field(default_factory=dict)
    pictures: dict[int, list[tuple[int, str, bytes]]] = field(default_factory=dict)
    latest: dict[int, dict[type, ToPhone]] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    is_open = True

    def places(self) -> tuple[OwnAddress, ...]:
        return ()

    def squares(self, text: str) -> Any:
        raise AssertionError("nobody looks")

    def open(self, opening: Opening) -> bool:
        return True

    def close(self, wait: bool = True) -> None:
        pass

    def taken(self) -> tuple[News, ...]:
        found, self.news = tuple(self.news), []
        return found

    def say(self, line: int, message: ToPhone) -> None:
        self.latest.setdefault(line, {})[type(message)] = message
        bare = KEYS.sub(r'"\1":""', written(message))
        self.told.setdefault(line, []).append((self.moment, self.frame, bare))

    def show(self, lines: tuple[int, ...], name: str, make: Callable[[], bytes]) -> None:
        for line in lines:
            self.pictures.setdefault(line, []).append((self.moment, name, make()))

    def trust(self, line: int) -> None:
        pass

    def end(self, line: int, why: str) -> None:
        self.told.setdefault(line, []).append((self.moment, self.frame, f"end {why}"))


class Evening:
    """A match with people at phones; at each `moment` somebody does something or nobody does, and
    then frames pass until all is shown."""

    def __init__(self, kit: Kit, game: str, start: State[Any, Any], plan_ms: int = 0) -> None:
        rules = replace(GAMES[game], new=lambda setup, seed: start)
        count = rules.seats(start.table)
        players, clock = (Player(""),) * count, for_each_plan(count, plan_ms)
        header = Header(game, rules.number, start.table.setup, 5, players, clock)
        self.match = Match(rules, header, face(game).door.flag)
        self.lines = Lines()
        self._seats: dict[Seat, int] = {}
        self._awake: set[int] = set()
        kit.settings.change(less_motion=True)
        at_hand = AtHand(lambda: own, lambda: self.lines)
        own = replace(kit, phones=at_hand)
        opening = Opening("127.0.0.1", 1, "n0nce", lambda: b"", b"", "")
        assert at_hand.phones.listen(Listening(opening, "The table", OwnAddress("127.0.0.1")))
        self._party = Party(own, at_hand, "")
        table(self._party, self.match)

    def comes(self, line: int, session: str = "", language: str = "en") -> None:
        """Somebody scans the picture, or is back from sleep."""
        key = self._party.phones.entrance.keys.key
        self._hears(line, Hello(SPOKEN, key, session, language))
        self._awake.add(line)

    def sits(self, line: int, seat: Seat, language: str = "en") -> None:
        """Somebody scans the picture and takes a seat, and who sits at the screen nods."""
        self.comes(line, language=language)
        self.pass_by()
        assert Lobby in self.lines.latest[line]
        self._hears(line, Sit(seat, f"Player {seat}"))
        self.pass_by()
        self._party.agree()
        self._seats[seat] = line
        self.pass_by()

    def sleeps(self, seat: Seat) -> str:
        """A phone falls asleep; return by which key it comes back."""
        line = self._seats.pop(seat)
        granted = self.lines.latest[line][Granted]
        assert isinstance(granted, Granted)
        self._awake.discard(line)
        self.lines.news.append(Went(line))
        return granted.session

    def wakes(self, line: int, seat: Seat, session: str) -> None:
        self._seats[seat] = line
        self.comes(line, session)

    def does(self, seat: Seat, part: Part) -> None:
        """Tap on something, as whoever sits there sees it."""
        line = self._seats[seat]
        asked = self.asked(line)
        assert asked.state == "choose", (seat, part, asked.state, asked.hand.ask)
        if part in (GO, BACK):
            self._hears(line, Go(asked.n) if part == GO else Back(asked.n))
            return
        lit = {each.part for each in asked.hand.offers if each.lit}
        assert part in lit, (seat, part, lit)
        self._hears(line, Pick(asked.n, part))

    def wonders(self, seat: Seat, x: int, y: int) -> None:
        """Rest with a finger on the picture."""
        self._hears(self._seats[seat], Wonder(x, y))

    def asked(self, line: int) -> Asked:
        found = self.lines.latest[line][Asked]
        assert isinstance(found, Asked)
        return found

    @property
    def top(self) -> Scene:
        """What lies on top of the big screen."""
        assert self._party.stack is not None
        return self._party.stack.top

    def screen(self, brushes: Brushes) -> bytes:
        """Return what the big screen shows."""
        assert self._party.stack is not None
        canvas = stage.canvas(brushes, (1280, 720))
        self._party.stack.draw(canvas)
        return pygame.image.tobytes(canvas.surface, "RGB")

    def pass_by(self) -> None:
        """Let frames pass until all that is told is shown."""
        self.lines.moment += 1
        for self.lines.frame in range(MOST):
            self._party.frame(FRAME_MS)
            if self.lines.frame % ROUND == ROUND - 1 and not any(map(self._waits, self._awake)):
                return
        raise AssertionError("it is never shown")

    def _hears(self, line: int, message: FromPhone) -> None:
        self.lines.news.append(Heard(line, "127.0.0.1", message))

    def _waits(self, line: int) -> bool:
        """Whether more is to come on a line: something is still shown, or a picture lacks."""
        if Asked not in self.lines.latest.get(line, {}):
            return False
        asked = self.asked(line)
        had = {name for _, name, _ in self.lines.pictures.get(line, ())}
        return asked.state in ("watch", "pause") or asked.board not in had
