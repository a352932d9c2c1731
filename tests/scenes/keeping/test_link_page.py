"""A match is sent as a link, and what was sent is opened, or a sentence says what is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.link.qr_code import squares
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Chosen, Dropped, Edit, Edited
from game.scenes.frame.stack import Notice, Push, Replace
from game.scenes.keeping.link_page import send
from game.scenes.opening.sent_page import sent_scene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.replay.replay import ReplayScene
from game.scenes.replay.watch_again import watch_scene
from game.scenes.saves.saved_files import exported
from game.scenes.widgets.widget_kinds import Label
from game.session.records.opening_to_watch import watched
from tests import stage
from tests.session.links.test_match_in_link import recorded


class Clipboard:
    def __init__(self) -> None:
        self.text = ""

    def put(self, text: str) -> bool:
        self.text = text
        return True


@pytest.fixture
def clipboard() -> Clipboard:
    return Clipboard()


@pytest.fixture
def mine(kit, clipboard):
    return replace(kit, copy=clipboard.put, paste=lambda: clipboard.text, squares=squares)


def said(page: Sheet) -> list[str]:
    return [each.words for each in stage.widgets_of(page) if isinstance(each, Label)]


def link_page(kit, game: str):
    match = recorded(game)
    change = send(kit, match.rules, match.header, watched(match))
    assert isinstance(change, Push)
    return stage.watched(change.scene)


@pytest.mark.parametrize("game", ["tank_chess", "hold_the_banner"])
def test_a_match_that_is_sent_from_its_replay_opens_on_another_copy(mine, clipboard, game):
    match = recorded(game)
    replay = watch_scene(mine, match, faces_of(mine)[game].board(mine))
    page = stage.watched(replay.handle(Chosen("link")).scene)
    page.handle(Chosen("copy"))
    assert clipboard.text.startswith("tankodrom:1-")
    change = sent_scene(mine).handle(Chosen("paste"))
    assert isinstance(change, Replace)
    scene = stage.watched(change.scene)
    assert isinstance(scene, ReplayScene)
    assert scene.reel.length == replay.reel.length


def test_a_link_that_is_kept_as_a_file_opens_from_the_folder(mine):
    link_page(mine, "one_cut").handle(Chosen("keep"))
    (path,) = exported(mine).iterdir()
    assert isinstance(sent_scene(mine).handle(Dropped(str(path))), Replace)
    page = sent_scene(mine)
    assert any(path.name in str(each) for each in stage.widgets_of(page))


def test_what_is_too_long_for_a_camera_says_so(mine):
    told = mine.words("link.no_squares")
    assert told in said(link_page(mine, "road_to_the_overlord"))
    assert told not in said(link_page(mine, "tank_chess"))


def test_a_match_with_secrets_is_not_sent_before_it_is_over(mine):
    match = recorded("arena_of_eight")
    match.undo_agreed(12)
    change = send(mine, match.rules, match.header, watched(match))
    assert change == Notice(mine.words("link.secrets"))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "sent.empty"),
        ("hello", "sent.unknown"),
        ("tankodrom:1-aaaaa", "link.bad.cut"),
        ("tankodrom:77-aaaaa", "link.bad.newer"),
    ],
)
def test_what_is_wrong_with_a_text_is_said_on_the_page(mine, clipboard, text, key):
    clipboard.text, page = text, sent_scene(mine)
    assert page.handle(Chosen("paste")) is None
    assert mine.words(key) in said(page)


def test_hundreds_of_damaged_texts_never_break_the_page(mine, clipboard):
    link_page(mine, "one_cut").handle(Chosen("copy"))
    good, dice, page = clipboard.text, Dice(5, "damage"), sent_scene(mine)
    texts = [good, "start: 8/8/8/8/8/8/8/8 w 0 1\n\n1. L A1/N", "TK2-abcdef", "a" * 90_000]
    for number in range(300):
        letters = list(texts[number % len(texts)])
        for _ in range(1 + dice.below(3)):
            place = dice.below(len(letters))
            letters[place : place + dice.below(4)] = chr(dice.below(0x2100)) * dice.below(3)
        change = page.handle(Edited(Edit.PASTE, "".join(letters)))
        assert change is None or isinstance(change, Replace)


def test_every_reason_has_its_sentence(mine):
    for key in ("none", "newer", "cut", "mistyped", "broken", "differs", "game", "rules"):
        assert mine.words(f"link.bad.{key}").endswith(".")
