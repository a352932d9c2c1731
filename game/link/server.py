"""The server of the line, as it runs in its thread: strangers, phones, and what they say.

Whoever has not shown a key is a stranger. There is room for so many of them; the oldest makes way,
so no crowd keeps out those who come. A line that says what cannot be said, or too much, is cut.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.core.codec import Unreadable

from .line_news import Heard, News, Went
from .message_allowance import KNOWN, STRANGE, Allowance
from .messages import HEARD, Bye, FromPhone, Hello, ToPhone
from .outbox import Outbox, Overrun
from .web_requests import Door, answered

LONGEST: Final = 1024
STRANGERS: Final = 64
OPEN_S, HELLO_S, PING_S, PONG_S, CLOSE_S = 5, 5, 4, 8, 2
ROOM_S: Final = 0.02
BYE_S: Final = 0.3
WRONG: Final = 1008


@dataclass
class _Phone:
    connection: ServerConnection
    allowance: Allowance
    outbox: Outbox = field(default_factory=Outbox)


class Switchboard:
    """Everything here is done in the thread of the line. `tell` is given the news."""

    def __init__(self, tell: Callable[[News], None]) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self._tell = tell
        self._phones: dict[int, _Phone] = {}
        self._strangers: dict[ServerConnection, None] = {}
        self._maker = asyncio.Lock()
        self._numbers = 0

    async def open(self, door: Door) -> Server:
        """Listen at this door."""

        def request(connection: ServerConnection, asked: Request) -> Response | None:
            return answered(door, asked)

        return await serve(
            self._talk,
            door.host,
            door.port,
            process_request=request,
            create_connection=cast(Any, self._accepted),
            compression=None,
            server_header=None,
            open_timeout=OPEN_S,
            ping_interval=PING_S,
            ping_timeout=PONG_S,
            close_timeout=CLOSE_S,
            max_size=LONGEST,
            max_queue=8,
            logger=_quiet(),
        )

    def trust(self, line: int) -> None:
        """A phone has shown a key: it makes way for nobody."""
        if (phone := self._phones.get(line)) is not None:
            self._strangers.pop(phone.connection, None)
            phone.allowance = Allowance(KNOWN, _now())

    def say(self, line: int, message: ToPhone) -> None:
        if (phone := self._phones.get(line)) is not None:
            try:
                phone.outbox.put(message)
            except Overrun:
                phone.connection.transport.abort()

    def end(self, line: int, why: str) -> None:
        """Say goodbye and hang up."""
        if (phone := self._phones.get(line)) is not None:
            self.say(line, Bye(why))
            phone.outbox.end()

    async def farewell(self) -> None:
        """Say goodbye to all; whoever does not take it in a moment is hung up on."""
        for line in tuple(self._phones):
            self.end(line, "over")
        patience = _now() + BYE_S
        while self._phones and _now() < patience:
            await asyncio.sleep(ROOM_S / 4)

    async def show(self, lines: tuple[int, ...], name: str, make: Callable[[], bytes]) -> None:
        """Make a picture beside, one after the other, and send it."""
        async with self._maker:
            picture = await asyncio.to_thread(make)
        for line in lines:
            if (phone := self._phones.get(line)) is not None:
                try:
                    phone.outbox.put_picture(name, picture)
                except Overrun:
                    phone.connection.transport.abort()

    def _accepted(self, *parts: Any, **named: Any) -> ServerConnection:
        """Note who comes; this stands between asyncio and the library."""
        connection = ServerConnection(*parts, **named)
        self._strangers[connection] = None
        lost = connection.connection_lost_waiter
        lost.add_done_callback(lambda _: self._strangers.pop(connection, None))
        asyncio.get_running_loop().call_later(ROOM_S, self._make_room)
        return connection

    def _make_room(self) -> None:
        """Hang up on the oldest strangers; by now they have all been connected."""
        while len(self._strangers) > STRANGERS:
            oldest = next(iter(self._strangers))
            del self._strangers[oldest]
            oldest.transport.abort()

    async def _talk(self, connection: ServerConnection) -> None:
        """One phone, from its first word to its last."""
        self._numbers += 1
        line, phone = self._numbers, _Phone(connection, Allowance(STRANGE, _now()))
        self._phones[line] = phone
        sending = asyncio.create_task(_send(phone))
        try:
            await self._listen(line, phone)
        except (ConnectionClosed, TimeoutError):
            pass
        finally:
            del self._phones[line]
            sending.cancel()
            self._tell(Went(line))

    async def _listen(self, line: int, phone: _Phone) -> None:
        connection = phone.connection
        host = str(connection.remote_address[0])
        first = True
        while True:
            async with asyncio.timeout(HELLO_S if first else None):
                said = await connection.recv()
            message = understood(said)
            if message is None or isinstance(message, Hello) is not first:
                await connection.close(WRONG)
                return
            if phone.allowance.spent(_now()):
                await connection.close(WRONG)
                return
            first = False
            self._tell(Heard(line, host, message))


def understood(said: str | bytes) -> FromPhone | None:
    """Read what was said; None where it is nothing that can be said."""
    if isinstance(said, bytes):
        return None
    try:
        plain = json.loads(said)
        # Half a sign is none: nobody could write it down again.
        json.dumps(plain, ensure_ascii=False).encode()
        return HEARD.value(plain)
    except (ValueError, RecursionError, Unreadable):
        return None


async def _send(phone: _Phone) -> None:
    try:
        while (frame := await phone.outbox.next()) is not None:
            await phone.connection.send(frame)
        await phone.connection.close()
    except ConnectionClosed:
        return


def _now() -> float:
    """Return the clock of the line's thread, in seconds."""
    return asyncio.get_running_loop().time()


def _quiet() -> logging.Logger:
    """Return a logger that says nothing: any device of the network may knock here wrongly."""
    return logging.Logger("line", logging.CRITICAL + 1)
