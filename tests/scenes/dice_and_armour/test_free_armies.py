"""Free armies at the table of Dice and Armour: each side sees its own tanks alone (D10)."""

import pytest

from game.core.spelling import Spot, Word
from game.rules import GAMES
from game.rules.dice_and_armour.actions import Enlist, Ready
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.starting_board import BLACK, WHITE
from game.rules.dice_and_armour.state import Options, Setup, Stage
from game.scenes.dice_and_armour.table_face import TABLE
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Key
from game.scenes.frame.settings import Curtain
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.dice_and_armour.standing_pieces import LIVERY
from tests.paper import shown
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, let_pass, play, press, sat

GAME = "dice_and_armour"
WORD = "part.dice_and_armour.word"
FREE = Setup(options=Options(free=True), first=WHITE)


def table(kit, *players):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    seats = tuple(Player("", strength) for strength in players)
    scene = opened(kit, Match(GAMES[GAME], Header(GAME, 1, FREE, 6, seats)), FACES[GAME])
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def wish(action):
    """Wish for heavy tanks, then for light ones."""
    match action:
        case Enlist(_, kind):
            return 4 + (kind is Kind.HEAVY) - (kind is Kind.MEDIUM)
        case Ready():
            return 3
        case _:
            return 0


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_an_army_is_chosen_with_one_device_alone(kit, hand):
    stack, scene = table(kit, None, "raider")
    play(stack, scene, hand, wish, lambda: scene.live.match.table.stage is Stage.CHOOSE, 200)
    kinds = [tank.kind for tank in scene.live.match.table.own(WHITE)]
    assert kinds == [Kind.HEAVY] * 2 + [Kind.LIGHT] * 5
    assert len(scene.live.match.table.own(BLACK)) == 7


def tanks_on_board(scene, brushes, seat):
    """Return the pictures of a side's tanks that stand on the board as it is drawn."""
    place = scene.desk.place
    pictures = {f"armour.{kind.value}.{LIVERY[seat]}" for kind in Kind}
    marks = shown(scene, brushes).marks
    return [m.what for m in marks if m.what in pictures and place.box.holds(*m.middle)]


def test_the_own_army_stands_on_the_board_and_not_the_others(kit, brushes):
    _, scene = table(kit, None, "raider")
    for kind in (Kind.HEAVY, Kind.LIGHT):
        scene.live.submit(Enlist(WHITE, kind))
    scene.live.submit(Enlist(BLACK, Kind.MEDIUM))
    let_pass(sat(scene), 200)
    assert tanks_on_board(scene, brushes, WHITE) == ["armour.heavy.4", "armour.light.4"]
    assert tanks_on_board(scene, brushes, BLACK) == []


def test_two_at_one_screen_choose_behind_curtains_and_the_second_sees_no_tank(kit, brushes):
    stack, scene = table(kit, None, None)
    kit.settings.change(curtain=Curtain.ALWAYS)
    let_pass(stack)
    assert stack.top is not scene
    press(stack, Key.ACCEPT)
    stack.update(50)
    assert scene.desk.open == (WHITE,)
    for action in (*(Enlist(WHITE, Kind.LIGHT) for _ in range(7)), Ready(WHITE)):
        scene.live.submit(action)
    let_pass(stack, 6000)
    assert stack.top is not scene
    press(stack, Key.ACCEPT)
    stack.update(50)
    assert scene.desk.open == (BLACK,)
    assert tanks_on_board(scene, brushes, WHITE) == []


def test_a_class_that_is_used_up_keeps_its_place_and_says_why(kit):
    stack, scene = table(kit, None, "raider")
    places = {each.part for each in TABLE.hand(scene.desk.choosing.view(WHITE), WHITE)}
    for _ in range(2):
        scene.live.submit(Enlist(WHITE, Kind.HEAVY))
    let_pass(stack, 200)
    view = scene.desk.choosing.view(WHITE)
    picking = scene.desk.choosing.picking(WHITE)
    heavy = Spot("heavy")
    assert {each.part for each in TABLE.hand(view, WHITE)} == places
    assert heavy not in picking.next
    said = TABLE.why_not(kit.words, view, WHITE, picking, heavy)
    assert (said.words, said.rule) == (kit.words("armour.why.too_many"), "D10")
    early = TABLE.why_not(kit.words, view, WHITE, picking, Word("ready"))
    assert early.words == kit.words("armour.why.army_short")


def test_the_choice_of_an_army_fills_no_log(kit):
    stack, scene = table(kit, None, "raider")
    scene.live.submit(Enlist(WHITE, Kind.HEAVY))
    let_pass(stack, 500)
    assert not scene.desk.log.lines
    assert any(name.startswith("pick.0") for name in buttons(scene))


def test_taking_back_and_ready_keep_their_places_while_an_army_is_chosen(kit):
    stack, scene = table(kit, None, "raider")
    places = set()
    for count in range(8):
        found = buttons(scene).values()
        places.add(
            tuple(
                next(each.box for each in found if each.words == kit.words(f"{WORD}.{word}"))
                for word in ("dismiss", "ready")
            )
        )
        if count < 7:
            scene.live.submit(Enlist(WHITE, Kind.LIGHT))
            let_pass(stack, 100)
    assert len(places) == 1
