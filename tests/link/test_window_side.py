"""The line between this machine and itself: what comes in, what goes out, who is sent away."""

import contextlib
import http.client
import socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from game.core.parts import Word
from game.link.line_news import Heard, Visited, Went
from game.link.message_allowance import KNOWN, STRANGE
from game.link.messages import SPOKEN, Asked, Bye, Hand, Hello, Pick, Pong, Told
from game.link.server import STRANGERS
from game.link.web_requests import Door
from game.link.window_side import Line
from tests.link.phones import HOST, Phone, free_port, opened


@pytest.fixture(scope="module")
def line():
    with opened() as line:
        yield line


@pytest.fixture
def phone(line):
    phone = Phone.at(line.door.name)
    yield phone
    phone.close()


def _asked(line, method="GET", path="/", host=""):
    asked = http.client.HTTPConnection(HOST, line.door.port, timeout=10)
    asked.request(method, path, headers={"Host": host or line.door.name})
    answer = asked.getresponse()
    body = answer.read()
    asked.close()
    return answer, body


def _chatter(phone, count):
    for n in range(count):
        phone.say(Pick(n, Word("done")))
    phone.told()


def _hand(words):
    return Hand(words, "", (10, 10))


def _number(line, phone):
    """Let a phone greet, and return the number of its line."""
    before = len(line.news(Heard, 0))
    phone.hello()
    return line.news(Heard, before + 1)[-1].line


def test_the_page_is_served_with_a_policy_that_names_its_own_socket(line):
    answer, body = _asked(line)
    assert (answer.status, body) == (200, b"<p>page</p>")
    policy = answer.headers["Content-Security-Policy"]
    assert f"connect-src ws://{line.door.name}/line" in policy
    assert "default-src 'none'" in policy
    assert "script-src 'nonce-n0nce'" in policy
    assert answer.headers["Server"] is None
    assert line.visits


def test_the_icon_is_served_and_nothing_else(line):
    assert _asked(line, path="/favicon.ico")[1] == b"icon"
    for path in ("/main.py", "/../main.py", "//", "/assets/phone/page.html", "/page.html?x"):
        assert _asked(line, path=path)[0].status == 404


@pytest.mark.parametrize("method", ["HEAD", "PUT", "DELETE", "OPTIONS", "POST"])
def test_other_methods_end_quietly(line, method, caplog):
    assert _asked(line, method)[0].status in (400, 405)
    assert not caplog.records


@pytest.mark.parametrize("host", ["evil.example", "localhost", f"{HOST}:1", HOST])
def test_a_page_is_served_under_its_exact_name_only(line, host):
    assert _asked(line, host=host)[0].status == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "null", f"https://{HOST}"])
def test_no_other_page_may_open_the_socket(line, origin):
    with pytest.raises(InvalidStatus):
        Phone.at(line.door.name, origin)


def test_what_a_phone_says_comes_with_its_line(line, phone):
    number = _number(line, phone)
    line.line.trust(number)
    phone.say(Pick(3, Word("done")))
    heard = [each for each in line.news(Heard, 2) if each.line == number]
    while len(heard) < 2:
        heard = [each for each in line.news(Heard, len(heard) + 1) if each.line == number]
    assert [each.message for each in heard] == [Hello(SPOKEN, "", "", "en"), Pick(3, Word("done"))]
    assert heard[0].host == HOST


def test_a_phone_is_told_what_is_said_to_it(line, phone):
    number = _number(line, phone)
    line.line.say(number, Told("words"))
    assert phone.told() == Told("words")


def test_of_many_hands_a_slow_phone_gets_the_newest(line, phone):
    number = _number(line, phone)
    for n in range(2000):
        line.line.say(number, Asked(n, "choose", "", _hand(f"{n} " * 200)))
    line.line.say(number, Pong(1))
    seen = []
    while not seen or seen[-1].n < 1999:
        seen.append(phone.told_of(Asked))
    assert len(seen) < 2000


def test_a_picture_is_made_beside_and_sent_under_its_name(line, phone):
    number = _number(line, phone)
    line.line.show((number,), "board.1", lambda: b"picture")
    line.line.show((number,), "art.left", lambda: b"left")
    line.line.say(number, Pong(1))
    while len(phone.pictures) < 2:
        line.line.say(number, Pong(2))
        phone.told_of(Pong)
    assert phone.pictures == {"board.1": b"picture", "art.left": b"left"}


def test_a_phone_that_is_sent_away_is_told_why(line, phone):
    number = _number(line, phone)
    line.line.end(number, "sent_away")
    assert phone.told() == Bye("sent_away")
    with pytest.raises(ConnectionClosed):
        phone.told()
    while number not in {each.line for each in line.news(Went)}:
        line.news(Went, len(line.news(Went)) + 1)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        "1",
        '{"is":"Go"}',
        '{"is":"Go","n":1}',
        "[" * 900,
        b"\x00\x01",
        "x" * 1025,
        '{"is":"Hello","spoken":1,"key":"\\ud800","session":"","language":"en"}',
        '{"is":"Hello","spoken":1,"key":"","session":"\\udfff","language":"en"}',
    ],
    ids=range(12),
)
def test_a_line_that_says_what_cannot_be_said_is_cut(line, phone, frame):
    phone.connection.send(frame)
    with pytest.raises(ConnectionClosed):
        phone.told()


def test_a_phone_greets_once(line, phone):
    phone.hello()
    phone.hello()
    with pytest.raises(ConnectionClosed):
        phone.told()


def test_a_phone_that_talks_without_end_is_cut(line, phone):
    line.line.trust(_number(line, phone))
    with pytest.raises(ConnectionClosed):
        _chatter(phone, 40 * int(KNOWN.at_once))


def test_a_stranger_may_say_little(line, phone):
    phone.hello()
    with pytest.raises(ConnectionClosed):
        _chatter(phone, int(STRANGE.at_once) + 1)


def test_among_many_strangers_the_oldest_makes_way_but_no_phone_that_is_known(line, phone):
    line.line.trust(_number(line, phone))
    here = (HOST, line.door.port)
    half_open = [socket.create_connection(here, 10) for _ in range(STRANGERS + 20)]
    assert _asked(line)[0].status == 200
    with contextlib.suppress(ConnectionResetError):
        assert half_open[0].recv(1) == b""
    line.line.say(line.news(Heard)[-1].line, Told("still here"))
    assert phone.told() == Told("still here")
    for each in half_open:
        each.close()


def test_a_line_that_is_closed_hangs_up_and_its_port_is_free_again():
    with opened() as line:
        phone = Phone.at(line.door.name)
        phone.hello()
        line.news(Heard)
        assert line.line.is_open
    assert not line.line.is_open
    assert phone.told() == Bye("over")
    with pytest.raises(ConnectionClosed):
        phone.told()
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind((HOST, line.door.port))


def test_where_somebody_listens_already_nobody_else_can():
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = Line()
        door = Door(HOST, port, "n", lambda: b"", b"", "image/png", lambda: None)
        assert not line.open(door)
        assert not line.is_open


def test_a_line_that_was_never_opened_says_nothing():
    line = Line()
    line.say(1, Told("nobody"))
    line.close()
    assert line.taken() == ()
    assert free_port() > 0


def test_who_visits_is_noted(line):
    _asked(line)
    assert line.visits
    assert Visited() == Visited()
