"""Packs of challenges in the list: chosen, solved one after the other, and counted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.files.program_files import home
from game.content.maps.map_kind import challenged
from game.content.tasks.challenges import load_challenges
from game.content.tasks.packs import load_pack, packs
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.left_half_way import half_way_table, named
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import match_of, table_of
from game.scenes.frame.commands import Changed, Chosen, Key, Press, Said
from game.scenes.opening.opening import opened_map
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saving import autosaver
from game.scenes.widgets.widget_kinds import Area, Button, Choice, Label
from game.session.people import skill
from game.session.people.progress import Best, keep, load
from game.view.show.show_paces import OFF
from tests import stage
from tests.content.tasks.challenge_play import action_of
from tests.scenes.challenges.challenge_doors import PlainTable, settle, with_tables, worth

GAME = "tank_chess"
PLACE = challenged().index(GAME)
PACKS = packs(GAME)
ONE, SAVE, TWO = (load_pack(pack) for pack in PACKS[:3])


@pytest.fixture
def kit(kit):
    copied = []
    made = replace(with_tables(kit), copy=lambda words: not copied.append(words))
    made.sounds.copied = copied
    return made


def opened(kit, pack=1):
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", PLACE))
    played.handle(Changed("pack", pack))
    return played


def table_label(played):
    assert isinstance(played.top, PlainTable)
    return dict(played.top.match.header.labels)["challenge"]


def play(kit, played, challenge, lines=None):
    table = played.top
    for line in challenge.lot.solution if lines is None else lines:
        table.match.submit(action_of(table.match.rules, table.match.table, line))
    played.update(16)


def rows(played):
    area = next(w for w in stage.widgets_of(played.top) if isinstance(w, Area))
    return [each for each in area.widgets if isinstance(each, Button)]


def said(played):
    return [w.words for w in stage.widgets_of(played.top) if isinstance(w, Label)]


def test_every_pack_of_a_game_can_be_chosen(kit):
    played = opened(kit)
    choice = next(w for w in stage.widgets_of(played.top) if isinstance(w, Choice))
    assert len(choice.options) == len(PACKS) + 1
    for place, pack in enumerate(PACKS, 1):
        played.handle(Changed("pack", place))
        assert len(rows(played)) == len(load_pack(pack))


def test_a_game_without_packs_offers_no_choice_of_them(kit):
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", next(n for n, g in enumerate(challenged()) if not packs(g))))
    assert not any(isinstance(w, Choice) for w in stage.widgets_of(played.top))


def test_a_puzzle_is_played_on_the_board_of_its_map(kit):
    played = opened(kit)
    played.handle(Chosen("play"))
    assert table_label(played) == ONE[0].id


def test_a_solved_puzzle_earns_its_stars_and_raises_the_grade(kit):
    played = opened(kit)
    played.handle(Chosen("play"))
    play(kit, played, ONE[0])
    known = skill.known(kit.folder)
    assert load(kit.folder).on(ONE[0].id).stars == 3
    now = known.in_game(GAME)
    assert (now.streak, known.tried) == (1, (ONE[0].id,))
    assert now.rating.points > skill.FIRST_GRADE


def test_a_commander_that_was_not_saved_ends_the_row(kit):
    skill.change(kit.folder, lambda now: replace(now, streak=5, tried=(f"{GAME}.x",)))
    played = opened(kit, 2)
    played.handle(Chosen("play"))
    table = played.top
    key = action_of(table.match.rules, table.match.table, SAVE[0].lot.solution[0])
    other = next(a for a in table.match.rules.legal(table.match.table, 0) if a != key)
    table.match.submit(other)
    while table.match.table.end is None:
        replies = table.match.rules.legal(table.match.table, 1)
        then = [(table.match.rules.apply(table.match.state, reply), reply) for reply in replies]
        table.match.submit(next(reply for step, reply in then if step.state.table.end))
    played.update(16)
    known = skill.known(kit.folder)
    assert known.tried[-1] == SAVE[0].id
    assert (known.in_game(GAME).streak, load(kit.folder).on(SAVE[0].id)) == (0, None)


def test_a_saved_commander_is_enough(kit):
    played = opened(kit, 2)
    played.handle(Chosen("play"))
    play(kit, played, SAVE[0])
    assert load(kit.folder).on(SAVE[0].id).stars == 3


def test_the_next_one_is_the_next_that_is_not_solved(kit):
    for each in ONE[1:4]:
        keep(kit.folder, Best(each.id, 1, 3))
    played = opened(kit)
    played.handle(Chosen("play"))
    play(kit, played, ONE[0])
    played.handle(Chosen("next"))
    assert table_label(played) == ONE[4].id


def test_a_pack_opens_at_the_first_that_is_not_solved(kit):
    for each in TWO[:2]:
        keep(kit.folder, Best(each.id, 2, 3))
    played = opened(kit, 3)
    played.handle(Chosen("play"))
    assert table_label(played) == TWO[2].id


def test_what_is_known_of_the_solver_is_told_once_something_was_tried(kit):
    assert not any("900" in words for words in said(opened(kit)))
    skill.change(kit.folder, lambda now: replace(now, grade=1234, tried=(f"{GAME}.a",)))
    assert any("1234" in words for words in said(opened(kit)))


def test_a_result_of_a_pack_is_found_to_be_true(kit):
    played = opened(kit, 3)
    played.handle(Chosen("play"))
    play(kit, played, TWO[0])
    played.handle(Chosen("share"))
    played.handle(Chosen("copy"))
    challenge, turn, stars = worth(kit, kit.sounds.copied[0])
    assert (challenge.id, turn, stars) == (TWO[0].id, 2, 3)


def test_a_puzzle_left_half_way_is_where_the_list_opens(kit):
    match = match_of(kit, TWO[5])
    match.submit(match.rules.legal(match.table, 0)[0])
    autosaver(challenge_kit(kit), GAME)(match)
    kit.writer.settle()
    played = stage.stack(challenges_scene(kit))
    assert [row.says for row in rows(played) if row.chosen] == [PickOut(5)]
    assert half_way_table(kit) is not None


def test_a_challenge_is_found_by_its_id_wherever_it_lies(kit):
    assert named(kit, TWO[3].id) == TWO[3]
    assert named(kit, f"{GAME}.one_shot") == load_challenges(GAME)[0]
    for id in (f"{GAME}.two_999", f"{GAME}.nothing", "no_game.two_1", "", "two_1"):
        assert named(kit, id) is None


def test_one_counted_try_at_the_puzzle_of_the_day(kit):
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", PLACE))
    played.handle(Said(PickOut(0)))
    played.handle(Chosen("play"))
    id = table_label(played)
    challenge = named(kit, id)
    play(kit, played, challenge)
    assert skill.known(kit.folder).stars_of(kit.today(), id) == 3


def test_the_lessons_say_what_is_to_be_seen(kit):
    texts = said(opened(kit))
    theme = ONE[0].lot.theme
    assert kit.words(f"challenge.theme.{theme}.about") in texts


@pytest.mark.parametrize("name", ["one_07", "save_03", "two_11", "three_02"])
def test_a_puzzle_is_solved_on_the_game_s_own_table(name, tmp_path, brushes):
    made = stage.make_kit(tmp_path, brushes)
    made.settings.change(speed=OFF, bot_speed=OFF)
    challenge = named(made, f"{GAME}.{name}")
    played = stage.stack(table_of(made, challenge))
    table = played.top
    live = table.desk.live
    # Every second line is the computer's own.
    for line in challenge.lot.solution[::2]:
        settle(played, live)
        live.submit(action_of(live.match.rules, live.match.table, line))
    settle(played, live)
    assert (played.top is table, load(tmp_path).on(challenge.id).stars) == (False, 3)


def test_a_map_of_a_pack_opens_from_tiled(tmp_path, brushes):
    made = stage.make_kit(tmp_path, brushes)
    path = home() / "maps" / "challenges" / GAME / "two" / "two_01.tmx"
    titles = [getattr(each, "words", "") for each in stage.widgets_of(opened_map(made, path))]
    assert made.words(f"door.{GAME}") in titles
    assert made.words("setup.start") in titles


def test_what_a_puzzle_was_about_is_told_once_it_is_solved(kit):
    told = kit.words("challenge.theme_told", theme=kit.words(f"challenge.theme.{TWO[0].lot.theme}"))
    assert not any(told in words for words in said(opened(kit, 3)))
    keep(kit.folder, Best(TWO[0].id, 2, 3))
    played = opened(kit, 3)
    played.handle(Said(PickOut(0)))
    assert any(told in words for words in said(played))


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1260, 540)], ids=str)
def test_no_words_of_any_pack_are_cut_off(language, size, tmp_path, brushes):
    """Every page of each pack is drawn: a minute."""
    made = with_tables(stage.make_kit(tmp_path, brushes, language))
    for each in (*ONE, *TWO):
        keep(made.folder, Best(each.id, each.par, 3))
    scene = challenges_scene(made)
    scene.handle(stage.resized(size))
    brushes.type.cut.clear()
    scene.handle(Changed("game", PLACE))
    for pack, found in enumerate(PACKS, 1):
        scene.handle(Changed("pack", pack))
        for place in range(0, len(load_pack(found)), 5):
            scene.handle(Said(PickOut(place)))
            scene.draw(stage.canvas(brushes, size))
    assert brushes.type.cut == set()


def test_keys_alone_go_from_pack_to_pack(kit):
    played = opened(kit, 1)
    form = stage.form_of(played.top)
    form.focus("pack")
    played.handle(Press(Key.RIGHT))
    choice = next(w for w in stage.widgets_of(played.top) if isinstance(w, Choice))
    assert choice.place == 2
