"""A phone made of nothing but its line, and a line that is open on this machine only."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from websockets.sync.client import ClientConnection, connect

from game.core.codec import text
from game.link.line_news import News
from game.link.messages import HEARD, SAID, SPOKEN, FromPhone, Hello, ToPhone
from game.link.web_requests import SOCKET, Door
from game.link.window_side import Line

HOST = "127.0.0.1"
PATIENCE_S = 20.0


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind((HOST, 0))
        return int(asked.getsockname()[1])


@dataclass
class Open:
    """An open line; `news` waits for what comes of what was done."""

    line: Line
    door: Door
    visits: list[int]
    awake: threading.Event
    heard: list[News] = field(default_factory=list)

    def news(self, kind: type, count: int = 1) -> list[Any]:
        """Wait until so many news of a kind have come, and return them."""
        until = time.monotonic() + PATIENCE_S
        while True:
            self.heard += self.line.taken()
            found = [each for each in self.heard if isinstance(each, kind)]
            if len(found) >= count:
                return found
            assert time.monotonic() < until, f"{len(found)} of {count} {kind.__name__}"
            self.awake.wait(0.05)
            self.awake.clear()


@contextlib.contextmanager
def opened(page: bytes = b"<p>page</p>", **named: Any) -> Iterator[Open]:
    awake, visits = threading.Event(), []
    line = Line(awake.set, **named)
    door = Door(
        HOST, free_port(), "n0nce", lambda: page, b"icon", "image/png", lambda: visits.append(1)
    )
    assert line.open(door)
    try:
        yield Open(line, door, visits, awake)
    finally:
        line.close()


@dataclass
class Phone:
    """What somebody holds in the hand; it reads only when it is asked what it was told. `said` and
    `heard` count its messages."""

    door_name: str
    connection: ClientConnection
    pictures: dict[str, bytes] = field(default_factory=dict)
    said: int = 0
    heard: int = 0

    @classmethod
    def at(cls, door_name: str, origin: str = "", **named: Any) -> Phone:
        here = origin or f"http://{door_name}"
        address = f"ws://{door_name}{SOCKET}"
        connection = connect(
            address,
            origin=here,
            compression=None,
            open_timeout=10,
            ping_interval=None,
            legacy=True,
            **named,
        )
        return cls(door_name, connection)

    def say(self, message: FromPhone) -> None:
        self.said += 1
        self.connection.send(text(HEARD.plain(message)))

    def hello(self, key: str = "", session: str = "", language: str = "en", name: str = "") -> None:
        self.say(Hello(SPOKEN, key, session, language, name))

    def told(self, patience: float = PATIENCE_S) -> ToPhone:
        """Return the next message; pictures are put aside."""
        while True:
            frame = self.connection.recv(patience)
            self.heard += 1
            if isinstance(frame, str):
                return SAID.value(json.loads(frame))
            size = frame[0]
            self.pictures[frame[1 : size + 1].decode()] = frame[size + 1 :]

    def told_of(self, kind: type) -> Any:
        """Return the next message of a kind."""
        while True:
            if isinstance(found := self.told(), kind):
                return found

    def tick(self) -> None:
        """A frame has passed: on this line nothing is late."""

    def on(self, line: Phone) -> Phone:
        """Return the same phone on a new line."""
        line.said, line.heard = self.said, self.heard
        return line

    def cut(self) -> None:
        """Fall asleep: nothing is said any more, not even goodbye."""
        with contextlib.suppress(OSError):
            self.connection.socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.connection.close()
