"""Cards that do something together: their controls keep their place, and say why not."""

from dataclasses import replace

import pytest

from game.core.spelling import Word
from game.rules.arena_of_eight import ARENA_OF_EIGHT as GAME
from game.rules.arena_of_eight.blows import Blow
from game.rules.arena_of_eight.cards import HAND_SIZE, Card, handful
from game.scenes.arena_of_eight.blow_words import does
from game.scenes.arena_of_eight.face import FACE
from game.scenes.frame.settings import Curtain
from game.scenes.hand.lit_parts import Refuse
from game.scenes.phones.phone_hand import hand_of
from game.scenes.phones.seated import Seated
from game.scenes.table import layout
from game.scenes.table.opened_table import opened
from game.scenes.widgets.widget_kinds import Label
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.arena_of_eight.exhibits import CLOSE, FAR
from game.view.canvas.letter_styles import BUTTON, SMALL
from tests.paper import shown
from tests.scenes.table.hands import buttons, click, sat

READ, SIGN_OF_KEY = {"en": 14, "ru": 12, "uk": 13}, 26
"""In how many pixels words are read, and how far a key lies over the end of its button."""

UPPERCUT, KICK = Word("uppercut"), Word("kick")


@pytest.fixture
def laid(kit):
    """Return the table of two whose hands lie open, in a position."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, curtain=Curtain.OPEN)

    def lay(setup):
        players = (Player(""), Player(""))
        scene = opened(kit, Match(GAME, Header(GAME.name, GAME.number, setup, 6, players)), FACE)
        stack = sat(scene)
        stack.update(0)
        return stack, scene

    return lay


def control(scene, word):
    """Return the control of a word: while it may be picked, in place of another, or not."""
    place = scene.desk.choosing.picking(0).next
    names = [f"pick.0:{place.index(word)}"] if word in place else []
    names += [f"turn.0:{word.name}", f"again.0:{word.name}", "again.0", f"not.0:{word}"]
    found = buttons(scene)
    return next(found[name] for name in names if name in found)


def test_groups_keep_their_place_while_one_is_picked(laid):
    stack, scene = laid(CLOSE)
    words = [each.part for each in FACE.table.groups(scene.desk.kit.words, *asked(scene))]
    before = {word: control(scene, word).box for word in words}
    assert len(before) > 4
    click(stack, control(scene, UPPERCUT))
    assert scene.desk.choosing.picking(0).picked == (UPPERCUT,)
    assert {word: control(scene, word).box for word in words} == before


def asked(scene):
    choosing = scene.desk.choosing
    return choosing.view(0), 0, choosing.picking(0)


def test_another_group_is_picked_in_place_of_the_first(laid):
    stack, scene = laid(CLOSE)
    for word in (UPPERCUT, KICK):
        click(stack, control(scene, word))
        assert scene.desk.choosing.picking(0).picked == (word,)
    assert scene.live.match.count == 0


def test_the_picked_group_once_more_does_it(laid):
    stack, scene = laid(CLOSE)
    for _ in range(2):
        click(stack, control(scene, KICK))
    assert scene.live.match.count == 1


def test_a_group_tells_what_comes_of_it_or_why_it_cannot_be(laid):
    _, scene = laid(FAR)
    words = scene.desk.kit.words
    does = words("arena.does.thunder", count=5, saves="salto")
    assert does in control(scene, Word("thunder")).tip
    kick = control(scene, KICK)
    assert isinstance(kick.says, Refuse)
    assert kick.says.words.startswith("The kick does not work at 4 apart.")
    assert kick.tip == kick.says.words


def test_a_group_shows_its_cards_and_a_note(laid, brushes):
    stack, scene = laid(FAR)
    box = control(scene, Word("thunder")).box
    paper = shown(stack, brushes)
    inside = [mark.what for mark in paper.marks if box.holds(*mark.box.middle)]
    assert "Thunder, 5" in inside
    pictures = [what for what in inside if what.startswith("tin_card.")]
    assert sorted(pictures) == ["tin_card.hand", "tin_card.kick", "tin_card.super.thunder"]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_what_a_group_does_is_read_whole_with_a_full_hand(laid, kit, lang):
    kit.words.speak(lang)
    hands = handful(CLOSE.opening.hands[0], (Card.HOP,)), CLOSE.opening.hands[1]
    assert len(hands[0]) == HAND_SIZE
    stack, scene = laid(replace(CLOSE, opening=replace(CLOSE.opening, hands=hands)))
    for blow in (
        each for each in Blow if scene.desk.choosing.picking(0).anew().may(Word(each.value))
    ):
        click(stack, control(scene, Word(blow.value)))
        words = does(scene.desk.kit.words, blow)
        found = layout.widgets(scene.desk, 0)
        label = next(each for each in found if isinstance(each, Label) and each.words == words)
        assert scene.desk.page.measure(words, SMALL, label.box.width)[1] <= label.box.height, words


LACKING = handful((Card.HAND, Card.HAND, Card.HAND, Card.KICK, Card.KICK, Card.BLOCK, Card.JUMP))


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("held", [CLOSE.opening.hands[0], LACKING], ids=["all", "some lack"])
def test_the_words_of_a_group_are_read_in_one_line(laid, kit, brushes, lang, held):
    kit.words.speak(lang)
    hands = held, CLOSE.opening.hands[1]
    stack, scene = laid(replace(CLOSE, opening=replace(CLOSE.opening, hands=hands)))
    groups = FACE.table.groups(kit.words, *asked(scene))
    assert any(each.missing for each in groups) == (held is LACKING)
    paper = shown(stack, brushes)
    for each in groups:
        (mark,) = (m for m in paper.within(control(scene, each.part).box) if m.how == "write")
        room = round(mark.box.width), round(mark.box.height)
        assert brushes.type.common((mark.what,), SMALL, 1, *room, False) >= READ[lang], mark


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_key_of_go_covers_none_of_its_letters(laid, kit, lang):
    kit.words.speak(lang)
    stack, scene = laid(CLOSE)
    click(stack, control(scene, KICK))
    go = buttons(scene)["go.0"]
    wide = scene.desk.page.measure(go.words, BUTTON)[0]
    assert (go.box.width - wide) / 2 >= SIGN_OF_KEY


def test_a_phone_calls_a_group_by_its_name_and_note(laid, kit):
    _, scene = laid(CLOSE)
    picking = scene.desk.choosing.picking(0)
    hand = hand_of(Seated(kit, kit.words, FACE.table, 0, picking, ("Ann", "Ben")))
    called = {offer.part: offer.name for offer in hand.offers}
    assert called[UPPERCUT] == "Uppercut, 3"
    assert called[Word("draw")] == "Draw"
