"""The page of the phones at the big screen: how one joins, who is there, what is wrong."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.rules import NOBODY
from game.link.qr_code import squares
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Chosen, Key, Press, Resized
from game.scenes.frame.kit import Words
from game.scenes.frame.stack import Pop, Push, SceneStack
from game.scenes.pages.head_and_foot import BACK
from game.scenes.phones.guests import Guest, Request, Stage
from game.scenes.phones.line_contract import OwnAddress
from game.scenes.phones.phones_at_hand import AtHand, phones_of
from game.scenes.phones.phones_page import NOBODY_MS, phones_scene
from game.scenes.phones.seat_givers import phone
from game.scenes.title.title import title_scene
from game.tools.exhibits.phones import Still, still
from game.view.canvas.letter_styles import Family
from tests import stage
from tests.scenes.phones.party import party


class Missing(Still):
    """A machine on which nothing of it is installed."""

    missing = ("segno",)


class Busy(Still):
    """Somebody listens at every port already."""

    def open(self, opening):
        return False


class Roaming(Still):
    """A machine whose network is another one a moment later."""

    def __init__(self):
        self.asked = 0

    def places(self):
        self.asked += 1
        return (OwnAddress("192.168.1.5" if self.asked < 3 else "192.168.7.9", "wlan0"),)


@pytest.fixture
def own(kit):
    return still(kit)


def with_wire(kit, wire):
    made = replace(kit, phones=AtHand(lambda: made, wire))
    return made


def said(scene):
    """Return all words on the page."""
    found = []
    for widget in stage.widgets_of(scene):
        inner = getattr(widget, "widgets", ())
        found += [getattr(each, "words", "") for each in (widget, *inner)]
    return " ".join(found)


def test_nothing_listens_before_the_page_is_opened_and_then_it_does(own):
    phones = phones_of(own)
    assert phones.listening is None
    scene = phones_scene(own)
    assert phones.listening is not None
    assert phones.listening.address in said(scene)
    assert phones.entrance.keys.code[:3] in said(scene)


def test_the_picture_holds_the_address_and_the_key(own):
    scene = phones_scene(own)
    phones = phones_of(own)
    desk = scene._widgets.__self__
    whole = f"http://192.168.1.5:8765/#k={phones.entrance.keys.key}"
    assert phones.listening.whole(phones.entrance.keys.key) == whole
    assert desk.poster.squares(whole) == squares(whole)


def test_how_one_joins_is_told_in_three_steps_one_below_the_other(own):
    scene = phones_scene(own)
    steps = [own.words(f"phone.how.{step}", yes="Let in") for step in ("scan", "sit", "play")]
    assert own.words("phone.ask.yes") in steps[1]
    found = {getattr(w, "words", ""): w.box for w in stage.widgets_of(scene)}
    boxes = [found[step] for step in steps]
    assert all(one.bottom <= other.y for one, other in pairwise(boxes))


def test_after_a_while_without_a_visit_the_three_usual_reasons_are_named(own):
    scene, phones = phones_scene(own), phones_of(own)
    assert own.words("phone.nobody") not in said(scene)
    phones.update(NOBODY_MS)
    assert own.words("phone.nobody") in said(scene)
    assert "8765" in said(scene)
    phones.visited = True
    assert own.words("phone.nobody") not in said(scene)


@pytest.mark.parametrize("wire, words", [(Missing, "segno"), (Busy, "192.168.1.5:8765")])
def test_what_is_in_the_way_is_said_in_a_sentence(kit, wire, words):
    own = with_wire(kit, wire)
    assert words in said(phones_scene(own))
    assert phones_of(own).listening is None


def test_phones_that_are_switched_off_are_off(own):
    own.settings.change(phones=False)
    assert own.words("phone.off") in said(phones_scene(own))
    assert phones_of(own).listening is None


def test_the_page_stays_where_the_network_of_the_machine_changes(kit):
    own = with_wire(kit, Roaming)
    scene = phones_scene(own)
    for _ in range(4):
        scene.handle(Resized(1280, 720))
        assert "192.168.1.5" in said(scene)


def test_who_asks_is_let_in_or_not_on_the_page(own):
    scene, phones = phones_scene(own), phones_of(own)
    phones.entrance.requests = (Request(7), Request(8))
    for name in ("yes:7", "no:8"):
        scene.form.focus(name)
        scene.handle(
            scene.form.handle(Press(Key.ACCEPT), stage.widgets_of(scene)) or Chosen("nothing")
        )
    assert phones.entrance.requests == ()


def test_the_page_leads_back_and_hangs_up_when_that_is_wanted(own):
    scene = phones_scene(own)
    assert scene.handle(Chosen(BACK)) == Pop()
    assert phones_of(own).listening is not None
    assert scene.handle(Chosen("stop")) == Pop()
    assert phones_of(own).listening is None


def test_the_line_ends_where_the_table_is_left_for_the_title(own):
    phones_scene(own)
    title_scene(own)
    assert phones_of(own).listening is None


def test_the_set_up_leads_to_the_page_and_asks_who_is_let_in(own):
    page = FACES["tanchiki"].door.setup(own, None)
    change = page.handle(Chosen("seat.phones"))
    assert isinstance(change, Push)
    stack = SceneStack(page)
    phones_of(own).entrance.requests = (Request(7),)
    stack.update(20)
    assert stack.top is not page
    stack.handle(Chosen("no"))
    assert phones_of(own).entrance.requests == ()
    assert stack.top is page


def test_a_phone_that_sits_has_its_sign_in_the_set_up(own):
    page = FACES["tanchiki"].door.setup(own, None)
    phones_scene(own)
    own.seating.claim(phone(1), 0)
    page.handle(Resized(1280, 720))
    tips = {getattr(each, "tip", "") for each in stage.widgets_of(page)}
    named = own.words("setup.device", device=own.words("device.phone"))
    assert named in tips
    assert NOBODY not in own.seating.afar


def test_the_real_line_opens_and_closes_with_the_page(kit):
    with party(kit) as made:
        assert made.phones.wire.is_open
        made.phones.hang_up()
        assert not made.phones.wire.is_open


@pytest.mark.parametrize("name", [name for name in stage.SCENES if name.startswith("phones")])
def test_every_page_of_the_phones_can_be_shown_where_they_were_switched_off(kit, name):
    kit.settings.change(phones=False)
    assert stage.SCENES[name](kit)


def test_to_hang_up_is_offered_only_where_somebody_is_on_the_line(own):
    scene, phones = phones_scene(own), phones_of(own)
    assert own.words("phone.stop") not in said(scene)
    phones.entrance.guests[7] = Guest(7, "192.168.1.9", "en", stage=Stage.ASKS)
    assert own.words("phone.stop") in said(scene)


def test_phones_that_are_in_and_have_no_seat_are_counted(own):
    scene, phones = phones_scene(own), phones_of(own)
    assert own.words("phone.none") in said(scene)
    for line in (7, 8):
        phones.entrance.guests[line] = Guest(line, "192.168.1.9", "en", stage=Stage.IN)
    assert own.words("phone.choosing", count=2) in said(scene)
    assert own.words("phone.none") not in said(scene)


def test_once_somebody_sits_the_page_says_how_the_match_begins(kit):
    start = kit.words("phone.seated", start=kit.words("setup.start"))
    assert start not in said(stage.SCENES["phones"](kit))
    assert start in said(stage.SCENES["phones seated"](kit))


def test_the_code_is_in_letters_that_nobody_takes_for_others(own):
    scene, phones = phones_scene(own), phones_of(own)
    code = phones.entrance.keys.code[:3]
    drawn = next(w for w in stage.widgets_of(scene) if code in getattr(w, "words", ""))
    assert drawn.style.family is not Family.DISPLAY


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_who_waits_to_be_let_in_reads_what_is_pressed_for_that(language):
    words = Words(stage.texts(language))
    assert words("phone.ask.yes") in words("phone.page.waiting.confirm")
