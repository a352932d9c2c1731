"""The law of the line: what a seat is sent does not depend on what it may not know."""

import pytest

from game.link.messages import Asked, written
from game.scenes.phones.board_picture import board_picture
from game.scenes.phones.phone_hand import reason, sent_to
from game.scenes.phones.seated import Seated
from tests.games import GAMES
from tests.scenes.phones.hands import moments

EVERY = pytest.mark.parametrize("game", GAMES)


def sent(kit, moment, state) -> bytes:
    """Return the bytes that tell a seat of a state."""
    own = moment.kit(kit)
    picking, names = moment.picking(state), moment.names
    hand = sent_to(
        Seated(own, own.words, moment.face.table, moment.seat, picking, names), moment.rules
    )
    return written(Asked(1, "choose", "board.1", hand)).encode()


@EVERY
def test_the_bytes_sent_to_a_seat_are_alike_where_only_secrets_differ(kit, game):
    changed = secret = False
    for moment in moments(game):
        other = moment.scrambled()
        assert sent(kit, moment, moment.state) == sent(kit, moment, other)
        changed |= other != moment.state
        secret |= moment.rules.view(moment.state.table, moment.seat) != moment.state.table
    assert changed or not secret


@EVERY
def test_a_reason_tells_no_secret(kit, game):
    for moment in moments(game):
        own, face, names = moment.kit(kit), moment.face.table, moment.names
        true, other = moment.picking(), moment.picking(moment.scrambled())
        for part in true.next[:4]:
            told = (
                reason(Seated(own, own.words, face, moment.seat, each, names), part)
                for each in (true, other)
            )
            assert len(set(told)) == 1


@EVERY
def test_the_picture_sent_to_a_seat_is_alike_where_only_secrets_differ(kit, game):
    for moment in list(moments(game))[:3]:
        own, face = moment.kit(kit), moment.face
        shots = (
            board_picture(
                own,
                moment.rules,
                face.board(own),
                face.table,
                moment.seat,
                moment.picking(state),
                None,
            ).packed()
            for state in (moment.state, moment.scrambled())
        )
        assert len(set(shots)) == 1
