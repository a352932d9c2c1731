"""Somebody in the same network who means no good: nothing of it reaches the match."""

import contextlib
import gc
import http.client
import json
import random
import socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from game.core.grid import Cell
from game.core.spelling import Card, Piece, Spot, Word
from game.link.messages import Back, Enter, Go, Leave, Lobby, Pick, Ping, Sit, Why
from game.scenes.frame.commands import Chosen
from tests.link.phones import HOST, Phone
from tests.scenes.phones.party import match, party, table

PARTS = (Card("move_3"), Word("done"), Spot("pile", 1), Cell(3, 3), Piece(0))
SHAPES = (
    "",
    "{",
    "null",
    "[" * 900,
    "9" * 1000,
    '"' + "x" * 2000 + '"',
    '{"is":"Pick"}',
    '{"is":"Pick","n":0,"part":{"is":"Commit","seat":0}}',
    '{"is":"PlaceCard","seat":0,"manoeuvre":0,"card":"MOVE_3"}',
    json.dumps({"is": "Sit", "seat": 0, "name": "\ud800" * 4}),
    b"\xff" * 64,
)


class Rogue:
    """Says whatever comes to mind, and comes back when it is cut."""

    def __init__(self, made, dice, keys) -> None:
        self.sent = 0
        self._made = made
        self._dice = dice
        self._keys = keys
        self._phone = None
        self._held = []

    def act(self) -> None:
        self.sent += 1
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            self._do(self._dice.randrange(12))

    def _do(self, what: int) -> None:
        dice = self._dice
        if what == 0:
            self._held.append(socket.create_connection((HOST, self._port), 5))
            if len(self._held) > 500:
                self._held.pop(0).close()
        elif what == 1:
            Phone.at(self._made.door, "http://evil.example").close()
        elif what == 2:
            asked = http.client.HTTPConnection(HOST, self._port, timeout=5)
            asked.request(dice.choice(("GET", "HEAD", "POST")), dice.choice(("/", "/x", "/line")))
            asked.close()
        elif what == 3:
            self._line().connection.send(dice.choice(SHAPES))
        elif what == 4:
            self._line().hello(dice.choice(self._keys), dice.choice(self._keys))
        elif what == 5:
            self._line().say(Enter(f"AAAA{dice.randrange(10, 99)}"))
        else:
            self._line().say(self._said())

    def _said(self):
        dice = self._dice
        part, n = dice.choice(PARTS), dice.choice((0, 1, 10**9))
        return dice.choice(
            (Pick(n, part), Back(n), Go(n), Why(part), Sit(0, "Eve"), Leave(), Ping(n))
        )

    def _line(self) -> Phone:
        if self._phone is None or self._dice.random() < 0.1:
            if self._phone is not None:
                self._phone.cut()
            self._phone = Phone.at(self._made.door)
            self._phone.hello(self._dice.choice(self._keys))
        return self._phone

    @property
    def _port(self) -> int:
        return int(self._made.door.rpartition(":")[2])

    def leave(self) -> None:
        for each in self._held:
            each.close()
        if self._phone is not None:
            self._phone.cut()


@pytest.fixture
def made(kit):
    with party(kit) as made:
        yield made


def _night(made, messages: int, halfway=lambda: None):
    """Let rogues talk while two people sit at the table; return the match."""
    dice = random.Random(4)
    keys = [made.phones.entrance.keys.key]
    scene = table(made, match("tanchiki", None, None))
    hands = [made.sits(0), made.sits(1)]
    sessions = [hand.session for hand in hands]
    keys += ["", "A" * 22, *(each[:-1] + "A" for each in sessions)]
    count, state = scene.desk.live.match.count, scene.desk.live.match.state
    rogue = Rogue(made, dice, keys)
    while rogue.sent < messages:
        for _ in range(8):
            rogue.act()
        made.frame()
        made.phones.entrance.requests = ()
        if scene.desk.sitting.asked == "phone":
            made.stack.handle(Chosen("no"))
        if rogue.sent == messages // 2:
            halfway()
    assert scene.desk.live.match.count == count
    assert scene.desk.live.match.state is state
    assert made.kit.seating.afar == {0, 1}
    rogue.leave()
    chooser = next(hand for hand in hands if hand.seat in scene.desk.live.match.to_act)
    made.until(lambda: chooser.chooses)
    chooser.pick(chooser.lit[0])
    made.until(lambda: chooser.asked.hand.picked)
    return scene


def test_many_hostile_messages_change_nothing(made, caplog):
    _night(made, 160)
    assert not caplog.records


@pytest.mark.nightly  # ten thousand messages and thousands of lines: minutes
def test_ten_thousand_hostile_messages_change_nothing_and_leave_nothing(made, caplog):
    counted = []

    def count():
        gc.collect()
        counted.append(len(gc.get_objects()))

    _night(made, 10_000, count)
    count()
    assert counted[1] < counted[0] * 1.05
    assert not caplog.records


def test_a_used_key_and_a_guessed_session_let_nobody_in(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    guess = made.comes("", session=ann.session[:-1] + ("A" if ann.session[-1] != "A" else "B"))
    for _ in range(60):
        made.frame()
    assert guess.last(Lobby) is None
    assert guess.seat == -1
