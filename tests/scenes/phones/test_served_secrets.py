"""The law of the line in a running match: what is truly sent to a seat's phone knows no secret."""

from dataclasses import dataclass, field, replace

import pytest

from game.content.maps.setups import standard
from game.link.messages import Why, written
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Device, Kind
from game.scenes.phones.guests import Guest, Stage
from game.scenes.phones.seat_service import Service
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.scenes.phones.hands import moments

GAMES = tuple(name for name in FACES if FACES[name].table is not None)
FRAMES = 40
MOST_FRAMES = 1000
"""A board's first picture is painted in slices by the clock: on a slow machine in many of them."""


@dataclass
class Sent:
    """A line on which all that is sent is kept as bytes."""

    what: list[bytes] = field(default_factory=list)

    def say(self, line, message):
        self.what.append(written(message).encode())

    def show(self, lines, name, make):
        self.what.append(name.encode() + make())


def match_at(moment, state):
    """Return a match that stands so."""
    rules = replace(moment.rules, new=lambda setup, seed: state)
    count = rules.seats(state.table)
    setup = standard(moment.game, count)
    header = Header(moment.game, rules.number, setup, 5, (Player(""),) * count)
    return Match(rules, header)


def served(kit, moment, state):
    """Return the bytes that a phone is sent which sits down now, and asks why."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    kit.seating.clear()
    kit.seating.claim(Device(Kind.PHONE, 1), moment.seat)
    scene = FACES[moment.game].door.resume(kit, match_at(moment, state))
    sitting = scene.desk.sitting
    sitting.advance(20)
    sitting.turn()
    sitting.advance(20)
    wire, guest = Sent(), Guest(1, "127.0.0.1", "en", Stage.SITS, 1)
    service = Service(sitting, lambda language: kit.words)
    service.begin(moment.seat)
    for _ in range(MOST_FRAMES):
        service.update(wire, ((guest, moment.seat),))
        if any(each.startswith(b"board.") for each in wire.what):
            break
    for _ in range(FRAMES):
        service.update(wire, ((guest, moment.seat),))
    for part in moment.picking(state).next[:3]:
        service.hear(wire, guest, moment.seat, Why(part))
    return wire.what


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_sent_the_same_bytes_by_matches_that_differ_in_secrets(kit, game):
    changed = secret = False
    for moment in list(moments(game))[:4]:
        other = moment.scrambled()
        sent = served(kit, moment, moment.state)
        assert sent == served(kit, moment, other)
        assert any(b'"choose"' in each for each in sent)
        assert any(each.startswith(b"board.") for each in sent)
        changed |= other != moment.state
        secret |= moment.rules.view(moment.state.table, moment.seat) != moment.state.table
    assert changed or not secret


def test_a_phone_is_sent_other_bytes_by_another_state_of_its_own(kit):
    first, second = list(moments("tanchiki"))[:2]
    again = replace(first, state=second.state, seat=first.seat)
    one, other = served(kit, first, first.state), served(kit, again, second.state)
    assert one != other
