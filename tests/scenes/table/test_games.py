"""The games of the program on the shared table: their own tables stay what users get."""

import re

import pytest

from game.content.maps.setups import standard
from game.core.spelling import Card, Spot
from game.rules import GAMES
from game.rules.tanchiki.actions import Commit, Exchange, PlaceCard, PlaceTank, TakeBack
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Key, Moved, Pressed, Released
from game.scenes.frame.settings import Curtain
from game.scenes.pause import pausing
from game.scenes.table import layout
from game.scenes.table.opened_table import begun
from game.scenes.table.table_tips import tip_on
from game.scenes.widgets.widget_kinds import Button
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage
from tests.scenes.table.hands import (
    buttons,
    by_keys,
    by_mouse,
    by_pad,
    click,
    let_pass,
    next_key,
    play,
    press,
    sat,
)

HANDS = (by_mouse, by_keys, by_pad)
COMPUTER = {"tanchiki": "recruit", "tank_chess": "recruit"}
FIRST = {
    "tanchiki": lambda scene: scene.live.match.table.turn.number > 1,
    "tank_chess": lambda scene: scene.live.match.table.turns > 2,
}


def wish(action):
    """Lay a card in each pile and be done; shoot where one can."""
    match action:
        case Commit():
            return 4
        case PlaceCard(_, manoeuvre, _):
            return 3 - manoeuvre / 2
        case PlaceTank():
            return 3
        case TakeBack() | Exchange():
            return -1
        case _:
            return getattr(action, "target", None) is not None


def evenly(scene):
    """Wish the same, but lay each card where fewest lie: a plan is never stuck half laid."""

    def wished(action):
        if isinstance(action, PlaceCard):
            laid = scene.live.match.table.hands[action.seat].stacks[action.manoeuvre]
            return 3 - len(laid) / 8
        return wish(action)

    return wished


def table(kit, game, *players, **settings):
    kit.settings.change(**{"speed": 0, "bot_speed": 0, "less_motion": True, **settings})
    rules = GAMES[game]
    players = players or (None, COMPUTER[game])
    seats = tuple(Player("", strength) for strength in players)
    header = Header(game, rules.number, standard(game, len(players)), 5, seats)
    scene = begun(kit, Match(rules, header), FACES[game])
    stack = sat(scene)
    stack.update(0)
    return stack, scene


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", tuple(FIRST))
def test_a_first_turn_is_played_with_one_device_alone(kit, game, hand):
    stack, scene = table(kit, game)
    play(stack, scene, hand, wish, lambda: FIRST[game](scene))


@pytest.mark.nightly
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", tuple(FIRST))
def test_a_match_is_played_to_its_result_with_one_device_alone(kit, game, hand):
    stack, scene = table(kit, game)
    wished = evenly(scene)
    play(stack, scene, hand, wished, lambda: scene.live.match.outcome is not None, most=60_000)
    let_pass(stack, 500)
    assert scene.desk.sitting.over
    assert stack.top is not scene


@pytest.mark.parametrize("game", tuple(FIRST))
@pytest.mark.parametrize("language", ("en", "ru", "uk"))
def test_everything_on_the_page_lies_on_it(kit, brushes, game, language):
    kit.words.speak(language)
    stack, scene = table(kit, game)
    let_pass(stack, 300)
    for _ in range(2):
        for widget in layout.widgets(scene.desk):
            assert widget.box.within(scene.desk.page.box), widget
        by_mouse(stack, scene, scene.desk.open[0], wish)
    stack.draw(stage.canvas(brushes, (1280, 720)))


@pytest.mark.parametrize("game", tuple(FIRST))
def test_every_cell_tells_what_lies_there(kit, game):
    _, scene = table(kit, game)
    place = scene.desk.place
    cells = [place.cell(*place.spot(x, y)) for x in range(place.width) for y in range(place.height)]
    told = {cell: tip_on(scene.desk, cell) for cell in cells}
    assert all(re.search("§\u00a0[A-Z][0-9.]+$", words) for words in told.values())
    assert not any("tip." in words for words in told.values())


def test_a_piece_says_why_it_does_not_get_to_a_cell(kit):
    stack, scene = table(kit, "tank_chess")
    by_mouse(stack, scene, 0, wish)
    lit = set(layout.chooser(scene.desk, 0).laid.cells.values())
    place = scene.desk.place
    far = next(
        c for c in _cells(place) if c not in lit and scene.live.match.table.piece_on(c) is None
    )
    click(stack, Button("", place.square(far)))
    assert any("§\u00a0C" in words for words in stack.notices)
    assert scene.desk.choosing.picking(0).picked


def test_the_turn_picked_so_far_waits_for_go(kit):
    stack, scene = table(kit, "tank_chess")
    for _ in range(2):
        by_mouse(stack, scene, 0, wish)
    assert scene.desk.choosing.picking(0).usual is not None
    assert scene.live.match.count == 0
    click(stack, buttons(scene)["go.0"])
    assert scene.live.match.count >= 1


def test_a_card_is_dragged_onto_a_pile(kit):
    stack, scene = table(kit, "tanchiki")
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.table.turn.number == 1)
    let_pass(stack, 300)
    card, pile = _shown(scene, Card), _shown(scene, Spot)
    _drag(stack, card.box.middle, pile.box.middle)
    assert sum(map(len, scene.live.match.table.hands[0].stacks)) == 1


def test_a_card_that_is_dropped_beside_goes_back(kit):
    stack, scene = table(kit, "tanchiki")
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.table.turn.number == 1)
    let_pass(stack, 300)
    _drag(stack, _shown(scene, Card).box.middle, (640, 400))
    assert scene.desk.choosing.picking(0).picked == ()


def test_the_agreed_turn_is_taken_back_from_the_pause(kit):
    stack, scene = table(kit, "tank_chess")
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.count == 2)
    press(stack, Key.MENU)
    scene.resume("back")
    assert scene.live.match.count == 0


def test_resigning_ends_the_match_once(kit):
    _, scene = table(kit, "tank_chess")
    pausing.pause(scene.desk.sitting)
    scene.resume("chess.resign")
    assert scene.live.match.outcome is not None


def test_four_people_share_an_open_table(kit):
    stack, scene = table(kit, "tanchiki", *(None,) * 4, curtain=Curtain.OPEN)
    play(stack, scene, by_mouse, wish, lambda: scene.live.match.table.turn.number == 1)
    let_pass(stack, 300)
    assert scene.desk.open == (0, 1, 2, 3)
    for seat in scene.desk.open:
        assert next_key(scene, seat, wish) in buttons(scene, seat)


def _cells(place):
    return [place.cell(*place.spot(x, y)) for y in range(place.height) for x in range(place.width)]


def _shown(scene, kind):
    """Return the control of the first thing of a kind that lies before the seat."""
    held = scene.desk.face.hand(scene.desk.choosing.view(0), 0)
    part = next(each.part for each in held if isinstance(each.part, kind) and each.count)
    place = scene.desk.choosing.picking(0).next.index(part)
    return buttons(scene)[f"pick.0:{place}"]


def _drag(stack, start, end):
    stack.handle(Moved(*start))
    stack.handle(Pressed(*start))
    stack.handle(Moved((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    stack.handle(Moved(*end))
    stack.handle(Released(*end))


@pytest.mark.parametrize("game", [game for game, face in FACES.items() if face.table])
def test_what_may_end_a_match_is_asked_before_it_is_said(kit, game):
    for saying in FACES[game].table.sayings:
        assert saying.ask in kit.words
