"""A result is shown to others as a picture and as a text, and a friend's enters the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.tasks.challenges import load_challenges
from game.link.qr_code import squares
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.check_page import check_scene
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.proven_worth import weighed_on
from game.scenes.challenges.result_card import ResultCard, draw_card
from game.scenes.challenges.words import title_of
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.saves.saved_files import exported
from game.scenes.widgets.widget_kinds import Area, Button, Label
from game.session.people import friends_results
from game.session.people.progress import Best, keep
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution
from tests.paper import Paper
from tests.scenes.challenges.challenge_doors import with_tables

FIRST = load_challenges("tank_chess")[0]


@pytest.fixture
def kit(kit):
    copied = []
    made = replace(with_tables(kit), copy=lambda words: not copied.append(words), squares=squares)
    made.sounds.copied = copied
    return made


def solved(kit):
    """Return the pages after the first challenge has been solved."""
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", 1))
    played.handle(Chosen("play"))
    table = played.top
    for line in solution(FIRST):
        table.match.submit(action_of(table.match.rules, table.match.table, line))
    played.update(16)
    return played


def proof_of(kit):
    played = solved(kit)
    played.handle(Chosen("share"))
    played.handle(Chosen("copy"))
    return kit.sounds.copied[-1]


def checked(kit, text, friend=""):
    scene = check_scene(kit)
    scene.handle(stage.resized((1280, 720)))
    scene.handle(Changed("text", text))
    scene.handle(Chosen("check"))
    if friend:
        scene.handle(Changed("friend", friend))
        scene.handle(Chosen("keep"))
    return scene


def words(scene):
    return [w.words for w in stage.widgets_of(scene) if isinstance(w, Label)]


def test_a_result_is_saved_as_a_picture(kit):
    played = solved(kit)
    played.handle(Chosen("share"))
    played.handle(Chosen("picture"))
    (file,) = exported(kit).iterdir()
    assert file.read_bytes().startswith(b"\x89PNG")


def test_the_card_says_what_was_reached_and_holds_its_text_as_squares(kit, brushes):
    text = proof_of(kit)
    found = weighed_on(kit, FIRST, text)
    card = ResultCard(FIRST, found.played.state.table, 3, 1, 0, text, squares(text))
    paper, bare = Paper(brushes), Paper(brushes)
    draw_card(paper, kit, card)
    draw_card(bare, kit, replace(card, squares=()))
    for words in (title_of(kit, FIRST), kit.words("challenge.solved", count=1)):
        assert paper.says(words)
    assert len(paper.pictures("bonus.star")) == 3
    dark = sum(map(sum, card.squares))
    assert sum(each.how == "rect" for each in paper.marks) > dark / 4
    assert not bare.says(kit.words("challenge.card.code"))


def test_the_best_result_is_shared_from_the_list(kit):
    text = proof_of(kit)
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", 1))
    played.handle(Changed("pack", 0))
    place = next(n for n, w in enumerate(_rows(played)) if kit.words(f"challenge.{FIRST.id}") in w)
    played.handle(Said(PickOut(place)))
    played.handle(Chosen("share"))
    played.handle(Chosen("copy"))
    assert kit.sounds.copied[-1] == text


def _rows(played):
    area = next(w for w in stage.widgets_of(played.top) if isinstance(w, Area))
    return [each.words for each in area.widgets if isinstance(each, Button)]


def test_a_friend_s_result_enters_the_table(kit):
    text = proof_of(kit)
    scene = checked(kit, text, "Oksana")
    (known,) = friends_results.known(kit.folder).results
    assert (known.friend, known.challenge, known.stars, known.turn) == ("Oksana", FIRST.id, 3, 1)
    assert known.proof == text
    assert "Oksana" in words(scene)
    assert kit.words("friends.you") in words(scene)


def test_what_is_false_cannot_enter_the_table(kit):
    checked(kit, proof_of(kit)[:-3], "Oksana")
    assert friends_results.known(kit.folder).results == ()


def test_a_result_enters_the_table_once(kit):
    text = proof_of(kit)
    for name in ("Oksana", "Oksana", "Bo"):
        checked(kit, text, name)
    assert len(friends_results.known(kit.folder).results) == 2


def test_the_table_of_all_friends_stands_there_before_anything_is_checked(kit):
    checked(kit, proof_of(kit), "Oksana")
    assert "Oksana" in words(check_scene(kit))


def test_a_name_is_one_short_line(kit):
    checked(kit, proof_of(kit), "Oks\nana" + "x" * 90)
    (known,) = friends_results.known(kit.folder).results
    assert len(known.friend) <= friends_results.LONGEST
    assert known.friend.isprintable()


def test_a_result_that_can_no_longer_be_played_is_copied_as_it_is(kit):
    keep(kit.folder, Best(FIRST.id, 1, 3, "TK1-old"))
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", 1))
    place = next(n for n, w in enumerate(_rows(played)) if kit.words(f"challenge.{FIRST.id}") in w)
    played.handle(Said(PickOut(place)))
    played.handle(Chosen("share"))
    assert kit.sounds.copied == ["TK1-old"]


def test_a_text_too_long_for_squares_has_none():
    assert squares("A" * 4000) == ()
    assert len(squares("TK2-" + "A" * 900)) > 50
