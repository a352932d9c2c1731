"""Do all agree: everybody answers by the own device, who share one are asked by name."""

from game.core.rules import NOBODY
from game.scenes.frame.commands import KEYBOARD, Device, Key, Kind, Moved, Press, Pressed, Released
from game.scenes.frame.stack import Pop, Push
from game.scenes.pages.dialog import Beside
from game.scenes.pause import taking_back
from game.scenes.pause.agreeing_page import AGREED, AgreementScene, Refusal
from game.scenes.play.sitting import Sitting
from game.scenes.tank_chess import player_requests
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box
from tests import stage
from tests.scenes.tanchiki.table import TWO, let_pass, place_tanks, press, table_of
from tests.scenes.tank_chess.table import click, scene, settle

PADS = Device(Kind.PAD, 4), Device(Kind.PAD, 5)
SIDE = Beside(lambda width, height: Box(0, 0, width, height).edge(356).inset(10))
MARKS = tuple(f"emblem.{seat}" for seat in range(8))
PEOPLE = {0: "Ann", 1: "Bob", 2: "Cy"}


def asked(kit, people=PEOPLE, pads=()):
    for seat in pads:
        kit.seating.claim(PADS[seat % 2], seat)
    made = AgreementScene(kit, "Take back", "Play the turn anew?", people, MARKS, SIDE)
    made.handle(stage.resized((1280, 720)))
    return made


def say(scene, *keys, seat=NOBODY):
    """Press keys on a seat's own device; return the last answer."""
    return [scene.handle(Press(key, seat)) for key in keys][-1]


def offered(scene):
    buttons = (w for w in scene.widgets(scene._page) if isinstance(w, Button))
    return {button.value for button in buttons}


def test_those_who_share_a_device_are_gone_through_one_by_one(kit):
    made = asked(kit)
    for seat in PEOPLE:
        assert offered(made) == {seat}
        answer = say(made, Key.RIGHT, Key.ACCEPT)
    assert answer == Pop(AGREED)


def test_one_who_does_not_agree_ends_it(kit):
    made = asked(kit)
    say(made, Key.RIGHT, Key.ACCEPT)
    assert say(made, Key.ACCEPT) == Pop(Refusal(1))


def test_a_second_press_of_the_key_that_asked_agrees_to_nothing(kit):
    assert say(asked(kit), Key.ACCEPT) == Pop(Refusal(0))


def test_a_pad_answers_for_its_own_seat_alone(kit):
    made = asked(kit, pads=(1, 2))
    assert offered(made) == {0, 1, 2}
    say(made, Key.RIGHT, Key.ACCEPT, seat=2)
    assert (offered(made), made.asked) == ({0, 1}, (1, 0))
    assert say(made, Key.RIGHT, Key.ACCEPT, seat=2) is None, "one answer is enough"
    assert say(made, Key.RIGHT, Key.ACCEPT) is None
    assert say(made, Key.RIGHT, Key.ACCEPT, seat=1) == Pop(AGREED)


def test_who_plays_by_phone_is_asked_at_the_screen_with_the_others(kit):
    kit.seating.claim(Device(Kind.PHONE, 1), 1)
    made = asked(kit)
    for seat in PEOPLE:
        assert offered(made) == {seat}
        answer = say(made, Key.RIGHT, Key.ACCEPT)
    assert answer == Pop(AGREED)


def test_no_shared_device_answers_for_who_has_an_own_one(kit):
    made = asked(kit, {0: "Ann", 1: "Bob"}, pads=(0, 1))
    assert say(made, Key.RIGHT, Key.ACCEPT) is None
    assert say(made, Key.BACK) is None
    for button in (w for w in made.widgets(made._page) if isinstance(w, Button)):
        x, y = button.box.middle
        assert [made.handle(c(x, y)) for c in (Moved, Pressed, Released)] == [None] * 3
    assert say(made, Key.BACK, seat=1) == Pop(Refusal(1))


def test_whose_pad_was_pulled_out_is_asked_with_the_others(kit):
    made = asked(kit, {0: "Ann", 1: "Bob"}, pads=(0, 1))
    kit.seating.lose(PADS[1])
    assert say(made, Key.BACK) == Pop(Refusal(1))


def test_it_draws_the_same_at_any_size_twice(kit, brushes):
    made = asked(kit, {seat: f"Player {seat}" for seat in range(8)}, pads=(1,))
    for size in ((960, 540), (1280, 720)):
        made.handle(stage.resized(size))
        one, two = stage.canvas(brushes, size), stage.canvas(brushes, size)
        made.draw(one)
        made.draw(two)
        assert one.surface.get_buffer().raw == two.surface.get_buffer().raw


def test_a_turn_of_tanchiki_is_taken_back_when_both_pads_agree(kit):
    stack, made = table_of(kit, TWO)
    place_tanks(stack, made)
    let_pass(stack, 300)
    for seat in (0, 1):
        kit.seating.claim(PADS[seat], seat)
    sitting: Sitting = made.desk.sitting
    while stack.top is not made:
        press(stack, Key.ACCEPT, made.desk.sitting.open_for)
        let_pass(stack, 200)
    count = sitting.match.count
    stack._act(taking_back.agree(sitting, "take back", "Back", "?", sitting.people))
    press(stack, Key.RIGHT, 0)
    press(stack, Key.ACCEPT, 0)
    assert sitting.match.count == count, "one pad does not speak for both"
    press(stack, Key.RIGHT, 1)
    press(stack, Key.ACCEPT, 1)
    assert sitting.match.count < count


def test_a_refusal_is_told_by_name(kit):
    stack, made = table_of(kit, TWO)
    place_tanks(stack, made)
    let_pass(stack, 300)
    made.desk.sitting.asked = "take back"
    assert "Bob" in made.resume(Refusal(1)).words


def test_a_draw_is_agreed_by_the_other_player(kit):
    made = scene(kit)
    for name in ("D1", "E2", "E2"):
        click(made, name)
        settle(made)
    kit.seating.claim(PADS[0], 0)
    kit.seating.claim(KEYBOARD, 1)
    offer = player_requests.offer(made.desk)
    assert isinstance(offer, Push)
    other = 1 - made.desk.live.match.table.offered
    assert tuple(offer.scene._names) == (other,)
    assert say(offer.scene, Key.RIGHT, Key.ACCEPT, seat=1 - other) is None
    assert say(offer.scene, Key.RIGHT, Key.ACCEPT, seat=other) == Pop(AGREED)
    made.resume(AGREED)
    assert made.desk.live.match.outcome is not None
