"""A machine whose address changes while phones are on."""

from dataclasses import replace

import pytest

from game.link.addresses import Address
from game.link.line_news import Heard, Moved
from game.link.messages import SPOKEN, Hello
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Chosen
from game.scenes.frame.stack import SceneStack
from game.scenes.phones.guests import Holder
from game.scenes.phones.line_contract import OwnAddress
from game.scenes.phones.listening import elsewhere
from game.scenes.phones.phones_at_hand import AtHand, phones_of
from game.scenes.phones.phones_page import phones_scene
from game.scenes.phones.seat_givers import phone
from game.tools.exhibits.phones import Still
from tests import stage
from tests.scenes.phones.party import match

WIFI, OTHER, OWN = Address("192.168.1.5", "wlan0"), Address("192.168.7.9", "wlan0"), "127.0.0.1"
VIRTUAL = Address("172.17.0.1", "docker0")
HERE = Address(OWN)


class Roaming(Still):
    """A line on which news come, and that is opened again and again."""

    def __init__(self):
        self.news, self.opened, self.refuses = [], [], False

    def open(self, opening):
        self.opened.append(opening)
        return not self.refuses

    def taken(self):
        news, self.news = tuple(self.news), []
        return news


@pytest.fixture
def wire():
    return Roaming()


@pytest.fixture
def own(kit, wire):
    made = replace(kit, phones=AtHand(lambda: made, lambda: wire))
    return made


def table(own):
    scene = FACES["tanchiki"].door.resume(own, match("tanchiki", None, None))
    phones_scene(own)
    return SceneStack(scene)


def sits(own, seat):
    sitters = phones_of(own).sitters
    own.seating.claim(phone(seat + 1), seat)
    sitters.holders[seat + 1] = Holder(seat + 1, f"session{seat}", "en", seat + 1)


def moves(own, wire, *places):
    wire.news.append(Moved(places))
    return own.phones.update(20)


def words(scene):
    return " ".join(getattr(each, "words", "") for each in stage.widgets_of(scene))


def test_the_line_goes_on_at_the_new_address_and_the_seats_are_kept(own, wire):
    table(own)
    sits(own, 0)
    key = phones_of(own).entrance.keys.key
    moves(own, wire, OTHER, HERE)
    phones = phones_of(own)
    assert phones.listening.opening.host == OTHER.host
    assert wire.opened[-1] == phones.listening.opening
    assert phones.entrance.keys.key != key
    assert own.seating.afar == {0}
    assert phones.sitters.awake == frozenset()


def test_the_big_screen_shows_the_new_address_to_scan(own, wire):
    stack = table(own)
    sits(own, 0)
    moves(own, wire, OTHER, HERE)
    stack.update(20)
    assert phones_of(own).listening.address in words(stack.top)
    assert own.words("phone.moved") in words(stack.top)
    pictured = phones_of(own).listening.whole(phones_of(own).entrance.keys.key)
    assert OTHER.host in pictured
    stack.handle(Chosen("ok"))
    stack.update(20)
    assert own.words("phone.moved") not in words(stack.top)


def test_where_nobody_sits_by_a_phone_a_line_says_it(own, wire):
    stack = table(own)
    said = moves(own, wire, OTHER, HERE)[1]
    assert said == (own.words("phone.moved.note", address=f"{OTHER.host}:8765"),)
    stack.update(20)
    assert own.words("phone.moved") not in words(stack.top)


def test_a_phone_that_scans_again_is_given_its_seat_again(own, wire):
    table(own)
    sits(own, 0)
    moves(own, wire, OTHER, HERE)
    key = phones_of(own).entrance.keys.key
    wire.news.append(Heard(9, "192.168.7.20", Hello(SPOKEN, key, "session0", "en")))
    own.phones.update(20)
    assert phones_of(own).sitters.awake == {1}


def test_what_came_on_the_old_lines_is_heard_no_more(own, wire):
    table(own)
    key = phones_of(own).entrance.keys.key
    wire.news.append(Moved((OTHER, HERE)))
    wire.news.append(Heard(9, "192.168.1.20", Hello(SPOKEN, key, "", "en")))
    own.phones.update(20)
    assert phones_of(own).entrance.guests == {}


def test_an_address_at_which_nobody_can_listen_ends_it_in_words(own, wire):
    table(own)
    sits(own, 0)
    wire.refuses = True
    said = moves(own, wire, OTHER, HERE)[1]
    assert said == (own.words("phone.busy", address=f"{OTHER.host}:8765"),)
    assert phones_of(own).listening is None
    assert own.seating.afar == frozenset()


STAYS = (
    ("nothing has changed", WIFI, (WIFI, HERE)),
    ("another network came, too", WIFI, (OTHER, WIFI, HERE)),
    ("the network is gone and may come back", WIFI, (HERE,)),
    ("only what no phone reaches is left", WIFI, (VIRTUAL, HERE)),
)


@pytest.mark.parametrize("why, at, places", STAYS, ids=[each[0] for each in STAYS])
def test_one_listens_on_where(why, at, places):
    assert elsewhere(OwnAddress(at.host, at.name), "", listed(places)) is None


def test_the_same_interface_is_followed_before_another():
    cable = Address("10.0.0.4", "eth0")
    found = elsewhere(OwnAddress(WIFI.host, WIFI.name), "", listed((cable, OTHER, HERE)))
    assert found == OwnAddress(OTHER.host, OTHER.name)


def test_who_had_no_network_is_found_as_soon_as_there_is_one_but_not_who_wanted_none():
    alone = OwnAddress(OWN, "", own=True)
    assert elsewhere(alone, "", listed((WIFI, HERE))) == OwnAddress(WIFI.host, WIFI.name)
    assert elsewhere(alone, OWN, listed((WIFI, HERE))) is None


def listed(found):
    return tuple(OwnAddress(e.host, e.name, e.own, e.doubtful) for e in found)
