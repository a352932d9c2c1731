import io
from dataclasses import replace

import pygame
import pytest

from game.rules.proving_ground.state import Stage
from game.scenes.phones.board_picture import art_of, board_picture, key_of
from game.view.files.jpeg_packing import LIGHT, MOST, Exposure
from tests.games import GAMES, setups
from tests.laws.matches import random_match
from tests.scenes.phones.hands import STEPS, Moment, every_picking, moments

EVERY = pytest.mark.parametrize("game", GAMES)


def drawn(kit, moment, picking, ms=None):
    own, face = moment.kit(kit), moment.face
    board = face.board(own)
    return board_picture(own, moment.rules, board, face.table, moment.seat, picking, ms)


def brightened(packed):
    """Return a packed picture as a phone shows it."""
    dark = pygame.image.load(io.BytesIO(packed), "x.jpg")
    whole = dark.copy()
    for _ in range(LIGHT - 1):
        whole.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return whole


def apart(one, other):
    """Return by how much two pictures differ on the average, in 255ths."""
    first, second = (pygame.image.tobytes(each, "RGB") for each in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@EVERY
def test_a_packed_board_is_never_larger_than_sixty_kilobytes(kit, game):
    sizes = [
        len(drawn(kit, moment, picking).packed())
        for moment in moments(game)
        for picking in every_picking(moment)
    ]
    assert sizes
    assert max(sizes) <= MOST == 60_000


@EVERY
def test_a_board_is_drawn_alike_for_states_that_differ_in_secrets_only(kit, game):
    for moment in moments(game):
        pictures = [
            drawn(kit, moment, moment.picking(state))
            for state in (moment.state, moment.scrambled())
        ]
        one, other = (pygame.image.tobytes(each.surface, "RGB") for each in pictures)
        assert one == other


@EVERY
def test_two_pickings_with_one_key_have_one_picture(kit, game):
    moment = next(moments(game))
    table, one, other = moment.face.table, moment.picking(), moment.picking()
    assert key_of(table, one) == key_of(table, other)
    assert key_of(table, one) != key_of(table, one.take(one.next[0]))


@EVERY
def test_whatever_has_one_key_is_drawn_alike(kit, game):
    shots = {}
    for moment in moments(game):
        for picking in every_picking(moment):
            key = key_of(moment.face.table, picking)
            shot = pygame.image.tobytes(drawn(kit, moment, picking).surface, "RGB")
            assert shots.setdefault(key, shot) == shot


def test_a_phone_sees_the_board_as_bright_as_it_was_drawn(kit):
    moment = next(moments("tank_chess"))
    exposed = drawn(kit, moment, moment.picking())
    seen = brightened(exposed.packed())
    there = pygame.transform.smoothscale(exposed.surface, seen.get_size())
    assert apart(seen, there) < 6


def test_a_picture_that_packs_badly_gets_smaller_until_it_fits():
    noise = pygame.Surface((720, 720))
    for at in range(0, 720, 2):
        pygame.draw.line(noise, (at % 255, 255 - at % 251, at * 7 % 255), (at, 0), (720 - at, 720))
    packed = Exposure(noise).packed(20_000)
    assert len(packed) <= 20_000
    assert pygame.image.load(io.BytesIO(packed), "x.jpg").get_width() < 720


def test_a_picture_for_which_there_is_no_time_is_finished_by_further_attempts(tmp_path):
    from tests import stage

    own = stage.make_kit(tmp_path, stage.brushes())
    moment = next(moments("tank_chess"))
    attempts = 1
    while (exposed := drawn(own, moment, moment.picking(), ms=0)) is None:
        attempts += 1
        assert attempts < 1000
    assert attempts > 1
    whole = drawn(own, moment, moment.picking())
    assert pygame.image.tobytes(exposed.surface, "RGB") == pygame.image.tobytes(
        whole.surface, "RGB"
    )


def test_cards_and_emblems_come_as_drawings_that_are_sharp_at_every_size(kit):
    assert art_of(kit, "emblem.0").startswith(b"<svg")
    assert len(art_of(kit, "emblem.0")) < 8_000


def test_a_drawing_that_does_not_exist_is_empty(kit):
    assert art_of(kit, "no.such.picture") == b""


def test_a_planned_drive_of_tanchiki_shows_on_the_board_of_its_own_seat_only(kit):
    for moment in moments("tanchiki"):
        planned = moment.picking()
        stacks = planned.offers.table.hands[moment.seat].stacks
        if stacks and any(stacks):
            break
    own = pygame.image.tobytes(drawn(kit, moment, planned).surface, "RGB")
    rest = replace(moment, seat=1 - moment.seat)
    assert own != pygame.image.tobytes(drawn(kit, rest, rest.picking()).surface, "RGB")


def test_the_shots_of_a_pawn_are_on_the_picture_of_its_own_seat_alone(kit):
    state = next(
        state
        for _, setup in setups("proving_ground")[:2]
        for state in random_match(GAMES["proving_ground"], setup, 1, STEPS).states
        if state.table.turn.stage is Stage.SHOT
    )
    seats = range(GAMES["proving_ground"].seats(state.table))
    seen = [Moment("proving_ground", state, seat) for seat in seats]
    keys = [key_of(each.face.table, each.picking()) for each in seen]
    shooter = state.table.turn.seat
    assert all((key == keys[shooter]) == (seat == shooter) for seat, key in enumerate(keys))
