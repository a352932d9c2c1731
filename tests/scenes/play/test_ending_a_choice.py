"""One key ends a choice at every table, and stands at the button that does the same."""

import pytest

from game.core.spelling import Card, Word
from game.scenes.frame.commands import Key, Press, Release
from game.scenes.pages.key_signs import ENDS
from game.scenes.tank_chess.turn.plan_by_keys import look
from tests.games import GAMES
from tests.paper import shown
from tests.scenes import sat_tables
from tests.scenes.phones.hands import face
from tests.scenes.table.hands import buttons, press

MOST = 60


def press_held(stack, key, ms=700):
    stack.handle(Press(key))
    stack.update(ms)
    stack.handle(Release(key))


def words_within(page, box):
    return [mark.what for mark in page.within(box)]


@pytest.mark.parametrize("game", ["demo", "one_cut", "proving_ground", "dice_and_armour"])
def test_a_word_that_ends_a_choice_is_said_by_its_key(kit, brushes, monkeypatch, game):
    kit = sat_tables.known(kit, monkeypatch)
    for actions in range(MOST):
        stack = sat_tables.sat(kit, sat_tables.match_of(game, 2, actions))
        scene = stack.top
        if not hasattr(scene, "desk") or not scene.desk.open:
            continue
        seat, table = scene.desk.open[0], scene.desk.face
        words = [p for p in scene.desk.choosing.picking(seat).next if isinstance(p, Word)]
        ends = next((word for word in words if word.name in table.ends), None)
        if ends is None:
            continue
        place = scene.desk.choosing.picking(seat).next.index(ends)
        box = buttons(scene)[f"pick.{seat}:{place}"].box
        assert "P" in words_within(shown(stack, brushes), box)
        before = scene.desk.sitting.match.count
        press(stack, ENDS)
        if scene.desk.choosing.picking(seat).picked == (ends,):
            # What ends a round for all waits for Go: the same key says that.
            press(stack, ENDS)
        assert scene.desk.sitting.match.count > before
        return
    raise AssertionError("no word ends a choice")


def test_the_key_is_named_where_the_row_may_be_ready_already(kit, brushes):
    stack = sat_tables.sat(kit, sat_tables.match_of("one_cut"))
    page = shown(stack, brushes)
    assert page.says("choose")
    assert not page.says("choose more")
    seat, desk = 0, stack.top.desk
    place = next(n for n, p in enumerate(desk.choosing.picking(seat).next) if isinstance(p, Card))
    desk.form.focus(f"pick.{seat}:{place}")
    press(stack, Key.ACCEPT)
    page = shown(stack, brushes)
    assert page.says("choose more")
    assert page.says("P")


def test_go_is_said_by_the_same_key(kit, brushes):
    stack = sat_tables.sat(kit, sat_tables.match_of("dice_and_armour", 1))
    desk = stack.top.desk
    for _ in range(MOST):
        picking = desk.choosing.picking(0)
        if picking.usual is not None:
            break
        press(stack, Key.ACCEPT)
    assert "go.0" in buttons(stack.top)
    assert "P" in words_within(shown(stack, brushes), buttons(stack.top)["go.0"].box)
    before = desk.sitting.match.count
    press(stack, ENDS)
    assert desk.sitting.match.count > before


def test_where_nothing_may_end_the_key_says_what_is_missing(kit):
    stack = sat_tables.sat(kit, sat_tables.match_of("one_cut"))
    press(stack, ENDS)
    (said,) = stack.notices
    assert said.startswith(kit.words("cut.why.row_empty"))
    assert stack.top.desk.sitting.match.count == 0


def test_done_of_tanchiki_is_held_by_the_same_key(kit, brushes):
    stack = sat_tables.sat(kit, sat_tables.match_of("tanchiki", 1, 4))
    scene = stack.top
    assert scene.desk.planners.seats == (0,)
    for _ in range(MOST):
        hand = scene.desk.planners.hand(0)
        if all(hand.stacks):
            break
        press(stack, Key.TURN_RIGHT)
        press(stack, Key.ACCEPT)
        press(stack, Key.RIGHT)
    done = next(s for s in sat_tables.controls(scene) if s.key == "commit.0")
    assert "P" in words_within(shown(stack, brushes), done.box)
    press_held(stack, ENDS)
    assert scene.desk.sitting.match.table.hands[0].committed


def test_a_turn_of_tank_chess_is_put_down_and_played_by_the_same_key(kit, brushes):
    stack = sat_tables.sat(kit, sat_tables.match_of("tank_chess", 1))
    desk = stack.top.desk
    start = next(iter(sorted(desk.reaches(0))))
    look(desk, start)
    press(stack, Key.ACCEPT)
    pose = next(cell for cell, _ in desk.reach.poses if cell != start)
    look(desk, pose)
    press(stack, ENDS)
    assert desk.plan.down
    go = next(s for s in sat_tables.controls(stack.top) if s.key == "go")
    assert "P" in words_within(shown(stack, brushes), go.box)
    press(stack, ENDS)
    assert desk.live.match.count == 1


@pytest.mark.parametrize("game", [game for game in GAMES if face(game).table])
def test_what_ends_a_choice_is_a_word_of_the_game(game):
    spell = GAMES[game].spell
    assert face(game).table.ends <= spell.words


@pytest.mark.parametrize("name", ["knife", "block"])
def test_pressing_again_on_a_card_lays_no_other_one(kit, name):
    stack = sat_tables.sat(kit, sat_tables.match_of("one_cut"))
    desk = stack.top.desk
    desk.form.focus(f"pick.0:{desk.choosing.picking(0).next.index(Card(name))}")
    for _ in range(2):
        press(stack, Key.ACCEPT)
    assert {card.value for card in desk.sitting.match.table.sides[0].row} == {name}
