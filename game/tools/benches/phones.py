"""Figures of the phones: eight of them plan at a table on this machine, from another process.

A tap is timed until the hand that shows it has come; a frame is what the window works out and
draws, without its wait. The crowd that means no good opens lines and talks nonsense.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.content.files.program_files import home
from game.content.maps.setups import standard
from game.core.spelling import Word
from game.rules import GAMES
from game.tools.bench import Figure

GAME, SEATS = next(iter(GAMES)), 8
SECONDS = 8
RATE = 60
A_FRAME = 0.25
"""So many actions eight people take in a frame, each a tap or two apart."""

PORT = 18765
HOST = "127.0.0.1"


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        table = _table(Path(folder))
        alone = _frames(table, SECONDS, pick=_by_hand(table))
        sessions = [_seat(table, seat) for seat in range(SEATS)]
        told, planning = _beside(table, PHONES, HOST, str(table.port), *sessions)
        _, besieged = _beside(table, CROWD, HOST, str(table.port))
        table.at_hand.stop()
    taps = sorted(told["taps"])
    return [
        ("phones.tap_p50", taps[len(taps) // 2], "ms"),
        ("phones.tap_p95", _share(taps, 95), "ms"),
        ("phones.taps", len(taps), "taps"),
        ("phones.largest_board", told["largest"] / 1000, "kB"),
        ("phones.frame_p99_without", _share(alone.taken, 99), "ms"),
        ("phones.frame_p99", _share(planning.taken, 99), "ms"),
        ("phones.frame_p99_ratio", _ratio(planning.taken, alone.taken), "times"),
        ("phones.frame_work_p99_without", _share(alone.worked, 99), "ms"),
        ("phones.frame_work_p99", _share(planning.worked, 99), "ms"),
        ("phones.frame_work_p99_ratio", _ratio(planning.worked, alone.worked), "times"),
        ("phones.frame_worst", planning.taken[-1], "ms"),
        ("phones.hostile_frame_worst", besieged.taken[-1], "ms"),
        ("phones.hostile_frame_work_worst", besieged.worked[-1], "ms"),
    ]


@dataclass(frozen=True)
class _Frames:
    """Milliseconds of every frame, the longest last: by the clock, and of the processor alone.

    On a busy machine only the second can be compared."""

    taken: list[float]
    worked: list[float]


@dataclass(frozen=True)
class _Table:
    at_hand: Any
    kit: Any
    stack: Any
    draw: Any
    port: int


def _table(folder: Path) -> _Table:
    """Return a table for eight at which all plan, and which listens."""
    from game.app import program
    from game.app.start_options import Options
    from game.app.window import Window
    from game.scenes.faces.all_faces import FACES
    from game.scenes.frame.commands import Resized
    from game.scenes.frame.kit import Book
    from game.scenes.frame.settings import Curtain, Settings
    from game.scenes.frame.stack import SceneStack
    from game.scenes.phones.phones_at_hand import phones_of
    from game.scenes.phones.start_listening import listen
    from game.session.match.match import Match
    from game.session.match.record import Header, Player
    from game.view.canvas.canvas import Canvas

    settings = replace(
        Settings(),
        language="en",
        speed=0,
        bot_speed=0,
        curtain=Curtain.OPEN,
        phone_place=HOST,
        phone_port=PORT,
    )
    book = Book(settings)
    window = Window(book)
    window.open(False)
    shell, kit = program.set_up(Options(data_dir=folder, language="en"), folder, book, window)
    rules = GAMES[GAME]
    people = tuple(Player("") for _ in range(SEATS))
    match = Match(rules, Header(GAME, rules.number, standard(GAME, SEATS), 5, people))
    dice = random.Random(1)
    while len(match.to_act) < SEATS:
        match.submit(dice.choice(rules.legal(match.table, match.to_act[0])))
    stack = SceneStack(FACES[GAME].door.resume(kit, match))
    stack.handle(Resized(1280, 720))
    fault = listen(kit)
    assert not fault, fault
    listening = phones_of(kit).listening
    assert listening is not None
    opening = listening.opening
    assert opening.host == HOST, "the bench listens on this machine only"

    def draw() -> None:
        stack.draw(Canvas(window.surface, shell.brushes))

    return _Table(kit.phones, kit, stack, draw, opening.port)


def _seat(table: _Table, seat: int) -> str:
    """Give a seat to a phone that is still asleep; return its session."""
    from game.link.secret_keys import fresh_key
    from game.scenes.phones.guests import Holder
    from game.scenes.phones.seat_givers import phone

    session = fresh_key()
    table.at_hand.phones.sitters.holders[seat + 1] = Holder(seat + 1, session, "en", None)
    table.kit.seating.claim(phone(seat + 1), seat)
    return session


def _beside(table: _Table, program: str, *given: str) -> tuple[Any, _Frames]:
    """Let a program run beside the window; return what it told, and the frames meanwhile."""
    line = [sys.executable, "-c", program, str(SECONDS), *given]
    with subprocess.Popen(line, cwd=home(), stdout=subprocess.PIPE, text=True) as beside:
        frames = _frames(table, SECONDS + 30, lambda: beside.poll() is not None)
        told = beside.communicate()[0].splitlines()
    return json.loads(told[-1]), frames


def _by_hand(table: _Table) -> Any:
    """Return what lets people at the screen plan as fast as those with phones do."""
    dice, live = random.Random(2), table.stack.top.desk.sitting.live
    rules = live.match.rules

    def pick() -> None:
        if dice.random() > A_FRAME:
            return
        seat = dice.choice(live.match.to_act)
        legal = rules.legal(live.match.view(seat), seat)
        wise = [each for each in legal if rules.spell.at_once(each)]
        wise = [each for each in wise if not isinstance(rules.spell(None, seat, each)[0][0], Word)]
        live.submit(dice.choice(wise))

    return pick


def _frames(
    table: _Table, seconds: float, over: Any = lambda: False, pick: Any = lambda: None
) -> _Frames:
    """Let frames pass; return how long each took and how much was worked in it."""
    taken: list[float] = []
    worked: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until and not over():
        start, begun = time.perf_counter(), time.thread_time()
        pick()
        table.at_hand.update(1000 // RATE)
        table.stack.update(1000 // RATE)
        table.draw()
        taken.append((time.perf_counter() - start) * 1000)
        worked.append((time.thread_time() - begun) * 1000)
        time.sleep(max(0.0, 1 / RATE - (time.perf_counter() - start)))
    # The first pictures of everything are made once.
    return _Frames(sorted(taken[RATE:]), sorted(worked[RATE:]))


def _ratio(ranked: list[float], other: list[float]) -> float:
    return _share(ranked, 99) / _share(other, 99)


def _share(ranked: list[float], percent: int) -> float:
    return ranked[min(len(ranked) - 1, len(ranked) * percent // 100)]


PHONES = """
import asyncio, json, random, sys, time
from websockets.asyncio.client import connect
from game.core.codec import text
from game.core.spelling import Card, Spot, Word
from game.link.messages import HEARD, SAID, SPOKEN, Asked, Hello, Pick

seconds, host, port, *sessions = sys.argv[1:]
taps, largest = [], [0]
WISE = (Card, Spot)

async def phone(session, dice):
    address = f"ws://{host}:{port}/line"
    async with connect(address, origin=f"http://{host}:{port}", compression=None) as line:
        await line.send(text(HEARD.plain(Hello(SPOKEN, "", session, "en"))))
        until, tapped, asked = time.perf_counter() + float(seconds), None, None
        rest = 0.0
        while time.perf_counter() < until:
            try:
                frame = await asyncio.wait_for(line.recv(), 0.05)
            except TimeoutError:
                frame = None
            if isinstance(frame, bytes) and frame[1:6] == b"board":
                largest[0] = max(largest[0], len(frame))
            if isinstance(frame, str):
                said = SAID.value(json.loads(frame))
                if isinstance(said, Asked):
                    asked = said
                    if tapped is not None and said.n > tapped[0]:
                        taps.append((time.perf_counter() - tapped[1]) * 1000)
                        tapped, rest = None, time.perf_counter() + dice.uniform(0.1, 0.5)
            if asked is None or tapped is not None or time.perf_counter() < rest:
                continue
            lit = [each.part for each in asked.hand.offers if each.lit]
            lit = [p for p in lit if isinstance(p, WISE) or p == Word("take_back")]
            if lit and asked.state == "choose":
                tapped = asked.n, time.perf_counter()
                await line.send(text(HEARD.plain(Pick(asked.n, dice.choice(lit)))))

async def main():
    await asyncio.gather(*(phone(each, random.Random(n)) for n, each in enumerate(sessions)))

asyncio.run(main())
print(json.dumps({"taps": taps, "largest": largest[0]}))
"""

CROWD = """
import json, random, socket, sys, time
seconds, host, port = float(sys.argv[1]), sys.argv[2], int(sys.argv[3])
dice, held, until = random.Random(3), [], time.perf_counter() + float(sys.argv[1])
ASK = "GET {} HTTP/1.1\\r\\nHost: {}:{}\\r\\n\\r\\n"
OPEN = ("GET /line HTTP/1.1\\r\\nHost: {0}:{1}\\r\\nOrigin: http://{0}:{1}\\r\\n"
    "Upgrade: websocket\\r\\n"
    "Connection: Upgrade\\r\\nSec-WebSocket-Version: 13\\r\\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\\r\\n\\r\\n")
lines = 0
while time.perf_counter() < until:
    time.sleep(0.004)
    try:
        one = socket.create_connection((host, port), 2)
    except OSError:
        continue
    lines += 1
    what = dice.randrange(4)
    if what == 0:
        one.sendall(ASK.format("/", host, port).encode())
    elif what == 1:
        one.sendall(OPEN.format(host, port).encode() + b"\\x81\\x85abcdNONSE")
    elif what == 2:
        one.sendall(b"\\x00" * 2000)
    held.append(one)
    if len(held) > 500:
        held.pop(0).close()
print(json.dumps({"lines": lines}))
"""
