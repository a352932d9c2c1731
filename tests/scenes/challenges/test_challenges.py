from dataclasses import replace

import pytest

from game.content.goals import Tally
from game.content.maps.map_cache import BoardShelf
from game.content.tasks.challenges import load_challenges
from game.scenes.boards.board_list import unpainted
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.check_page import check_scene
from game.scenes.challenges.left_half_way import listed
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import match_of, table_of
from game.scenes.challenges.words import limits_of, line_of
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.commands import (
    KEYBOARD,
    Changed,
    Chosen,
    Device,
    Edit,
    Edited,
    Key,
    Kind,
    Press,
    Said,
)
from game.scenes.widgets.widget_kinds import Area, Drawing, Label
from game.session.people.progress import NAME, load
from game.session.proofs.proof import BadProof
from game.view.show.show_paces import OFF
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution
from tests.scenes.challenges.challenge_doors import PlainTable, settle, with_tables, worth

PAD = Device(Kind.PAD, 0)
FIRST = load_challenges("tank_chess")[0]


@pytest.fixture
def kit(kit):
    copied = []
    made = replace(with_tables(kit), copy=lambda words: not copied.append(words))
    made.sounds.copied = copied
    return made


def opened(kit, game=1):
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", game))
    return played


def solved(kit, played):
    """Play the stored solution on the table that is on top."""
    table = played.top
    assert isinstance(table, PlainTable)
    name = dict(table.match.header.labels)["challenge"]
    challenge = next(each for each in load_challenges(table.match.rules.name) if each.id == name)
    for line in solution(challenge):
        table.match.submit(action_of(table.match.rules, table.match.table, line))
    played.update(16)
    return challenge


@pytest.mark.parametrize("device", [KEYBOARD, PAD], ids=["keys", "pad"])
def test_a_challenge_is_played_to_its_stars_by_one_device_alone(kit, device):
    played = stage.stack(challenges_scene(kit))
    played.handle(Press(Key.ACCEPT, device=device))
    challenge = solved(kit, played)
    played.handle(Press(Key.ACCEPT, device=device))
    assert (load(kit.folder).on(challenge.id).stars, isinstance(played.top, PlainTable)) == (
        3,
        True,
    )


def test_after_a_solved_challenge_the_next_one_comes(kit):
    played = opened(kit)
    played.handle(Chosen("play"))
    solved(kit, played)
    played.handle(Chosen("next"))
    label = dict(played.top.match.header.labels)["challenge"]
    assert label == load_challenges("tank_chess")[1].id


def test_a_lost_challenge_keeps_nothing_and_offers_another_try(kit):
    played = opened(kit)
    played.handle(Chosen("play"))
    table = played.top
    for _ in range(2 * FIRST.stars.one + 1):
        quiet = table.match.rules.legal(table.match.table, table.match.to_act[0])[0]
        table.match.submit(quiet)
    played.update(16)
    told = [each.words for each in stage.widgets_of(played.top) if isinstance(each, Label)]
    assert f"Turn {FIRST.stars.one} was the last one." in told
    played.handle(Chosen("again"))
    assert (load(kit.folder).challenges, played.top.match.count) == ((), 0)


def test_an_open_challenge_goes_on(kit):
    played = opened(kit)
    played.handle(Chosen("play"))
    table = played.top
    played.update(16)
    assert played.top is table


def test_a_table_that_is_left_leads_back_to_the_list(kit):
    played = opened(kit)
    before = played.top
    played.handle(Chosen("play"))
    played.handle(Chosen("leave"))
    assert played.top is before


def test_the_second_press_on_a_line_starts_it(kit):
    played = opened(kit)
    played.handle(Said(PickOut(3)))
    first = played.top
    played.handle(Said(PickOut(3)))
    assert not isinstance(first, PlainTable)
    assert isinstance(played.top, PlainTable)


def test_the_board_of_the_day_stands_first(kit):
    played = opened(kit, 0)
    played.handle(Said(PickOut(0)))
    played.handle(Chosen("play"))
    assert dict(played.top.match.header.labels)["challenge"] == "tanchiki.daily-1-2026-11-21"


@pytest.mark.parametrize("game", ["one_cut", "dice_and_armour"])
def test_the_board_of_the_day_of_a_small_game_stands_first_and_is_played(kit, game):
    played = opened(kit, tuple(games_of(kit)).index(game))
    played.handle(Said(PickOut(0)))
    about = kit.words(f"challenge.{game}.daily_about")
    widgets = stage.widgets_of(played.top)
    assert any(about in each.words for each in widgets if isinstance(each, Label))
    played.handle(Chosen("play"))
    match = played.top.match
    assert dict(match.header.labels)["challenge"] == f"{game}.daily-1-{kit.today()}"
    assert tuple(match.players) == match_of(kit, load_challenges(game)[0]).players


def test_the_first_unsolved_one_is_chosen(kit):
    played = opened(kit)
    played.handle(Chosen("play"))
    solved(kit, played)
    played = opened(kit)
    played.handle(Chosen("play"))
    label = dict(played.top.match.header.labels)["challenge"]
    assert label == load_challenges("tank_chess")[1].id


def test_a_copied_result_is_found_to_be_true(kit):
    played = opened(kit)
    played.handle(Chosen("play"))
    solved(kit, played)
    played.handle(Chosen("share"))
    played.handle(Chosen("copy"))
    assert worth(kit, kit.sounds.copied[0]) == (FIRST, 1, 3)


def test_a_day_before_a_result_names_its_board(kit):
    from game.content.tasks.challenges import of_the_day, setup_of
    from game.rules import GAMES
    from game.session.proofs.proof import prove, write

    (day,) = of_the_day("tanchiki", "2026-11-21")
    text = f"1-2026-11-21 {write(prove(GAMES['tanchiki'], setup_of(day), day.seed, ()))}"
    with pytest.raises(BadProof, match="unsolved"):
        worth(kit, text)


def test_a_day_of_another_generator_is_another_version(kit):
    with pytest.raises(BadProof, match="version"):
        worth(kit, "2-2026-11-21 TK1-AAAA")


def test_a_pasted_result_is_played_again(kit):
    played = opened(kit)
    played.handle(Chosen("play"))
    solved(kit, played)
    played.handle(Chosen("share"))
    played.handle(Chosen("copy"))
    scene = stage.stack(check_scene(kit))
    scene.handle(Press(Key.ACCEPT))
    scene.handle(Edited(Edit.PASTE, kit.sounds.copied[0]))
    scene.handle(Press(Key.ACCEPT))
    scene.handle(Chosen("check"))
    said = [getattr(w, "words", "") for w in scene.top._widgets(scene.top.page)]
    assert kit.words("challenge.proof.true", name="One Shot", count=1) in said


@pytest.mark.parametrize("text", ["", "TK1-", "x" * 500, "TK1-" + "A" * 60, "\0", "1-2026-11-21 "])
def test_a_wrong_text_gets_one_sentence(kit, text):
    scene = check_scene(kit)
    scene.handle(Changed("text", text))
    scene.handle(Chosen("check"))
    said = {getattr(w, "words", "") for w in scene._widgets(scene.page)}
    assert said & {kit.words(f"challenge.proof.{key}") for key in ("no_proof", "mistyped")}


def test_a_damaged_progress_file_is_no_obstacle(kit):
    (kit.folder / NAME).write_bytes(b"\0")
    played = opened(kit)
    played.handle(Chosen("play"))
    assert isinstance(played.top, PlainTable)


def test_a_folder_that_cannot_be_written_to_is_said(kit, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    full = replace(kit, folder=blocked / "below")
    played = opened(full)
    played.handle(Chosen("play"))
    solved(full, played)
    said = {getattr(w, "words", "") for w in played.top._widgets(played.top.page)}
    assert kit.words("challenge.not_kept") in said


def test_a_challenge_begins_on_its_own_board(kit):
    assert match_of(kit, FIRST).table.width == 8


@pytest.mark.parametrize("name", ["tanchiki.first_shot", "tank_chess.on_the_spot"])
def test_a_challenge_is_solved_on_the_games_own_table(name, tmp_path, brushes):
    made = stage.make_kit(tmp_path, brushes)
    made.settings.change(speed=OFF, bot_speed=OFF)
    game, _, _ = name.partition(".")
    challenge = next(each for each in load_challenges(game) if each.id == name)
    played = stage.stack(table_of(made, challenge))
    table = played.top
    live = table.desk.live if game == "tank_chess" else table.live
    # In Tank Chess every second line is the computer's own.
    for line in solution(challenge)[:: 2 if game == "tank_chess" else 1]:
        settle(played, live)
        live.submit(action_of(live.match.rules, live.match.table, line))
    settle(played, live)
    assert (played.top is table, load(tmp_path).on(name).stars) == (False, 3)


def test_a_challenge_leaves_the_match_that_waits_alone(tmp_path, brushes):
    made = stage.make_kit(tmp_path, brushes)
    for game in ("tanchiki", "tank_chess"):
        stage.stack(table_of(made, load_challenges(game)[0])).update(50)
    assert not list((tmp_path / "saves").glob("*"))


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1260, 540)], ids=str)
def test_no_words_of_any_challenge_are_cut_off(language, size, tmp_path, brushes):
    made = with_tables(stage.make_kit(tmp_path, brushes, language))
    scene = challenges_scene(made)
    scene.handle(stage.resized(size))
    brushes.type.cut.clear()
    for place, game in enumerate(games_of(made)):
        scene.handle(Changed("game", place))
        for place in range(len(listed(made, game))):
            scene.handle(Said(PickOut(place)))
            scene.draw(stage.canvas(brushes, size))
    assert brushes.type.cut == set()


def test_the_challenge_that_the_keys_point_at_is_chosen(kit):
    page = challenges_scene(kit)
    page.form.focus("pick:2")
    page.handle(Press(Key.DOWN))
    rows = next(w for w in stage.widgets_of(page) if isinstance(w, Area)).widgets
    assert [each.says for each in rows if getattr(each, "chosen", False)] == [PickOut(3)]


def waits(scene):
    """Return how many pictures of the page are not painted yet."""
    drawings = (each for each in stage.widgets_of(scene) if isinstance(each, Drawing))
    return sum(each.paint is unpainted for each in drawings)


@pytest.mark.parametrize("game", [0, 1, 2])
def test_the_board_of_a_challenge_is_read_in_one_frame_and_drawn_in_the_next(kit, game):
    played = opened(replace(kit, boards=BoardShelf()), game)
    for _ in range(2):
        for _ in range(2):
            assert (waits(played.top), played.moving) == (1, True)
            played.update(16)
        assert (waits(played.top), played.moving) == (0, False)
        stage.form_of(played.top).focus("pick:2")
        played.handle(Press(Key.DOWN))


@pytest.mark.parametrize(
    "game, said", [("lamps_till_dawn", "by turn 1 of the task"), ("tanchiki", "by turn 2")]
)
def test_turns_of_a_task_that_begins_in_mid_match_are_counted_from_its_own_first(kit, game, said):
    challenge = load_challenges(game)[0]
    assert dict(limits_of(kit, challenge))[3] == said
    line = line_of(kit, challenge, Tally(0, 1))
    assert ("turn 1 of the task." in line) == (game == "lamps_till_dawn")
