import re

import pytest

from game.content.files.reader import ContentError
from game.content.tasks.packs import every_challenge
from game.content.tasks.road import BROAD, HIGH, Bout, Errand, load_road, setup_of
from game.content.texts import LANGUAGES, load_texts
from game.rules import GAMES
from game.scenes.road.road_progress import MOST, chapters

FIGHTERS = {"tanchiki": ("button", "hammer"), "tank_chess": ("rook",)}
GOOD = """
needs: 4
stages:
  - name: gate
    spot: {x: 10, y: 20}
    task: tanchiki.first_shot
  - name: bridge
    spot: {x: 30, y: 40}
    boss: true
    bout:
      game: tanchiki
      map: tanchiki/crossroads
      seed: 7
      against: [button, hammer]
      options: [island]
      handicaps: {2: [card]}
      stars: {three: 4, two: 6, one: 9}
"""
FAULTS = {
    "task: tanchiki.first_shot": [
        ("task: first", "stages[0].task: expected the id of a challenge"),
        ("about: nothing", "expected either a task or a bout"),
    ],
    "name: bridge": [
        ("name: gate", "there is already a stage named 'gate'"),
        ("name: Bridge", "expected a name such as long_ford"),
    ],
    "x: 30": [("x: 900", "stages[1].spot.x")],
    "map: tanchiki/crossroads": [
        ("map: tanchiki/nowhere", "there is no map maps/tanchiki/nowhere.tmx"),
        ("map: ../crossroads", "there is no map maps/../crossroads.tmx"),
    ],
    "[button, hammer]": [
        ("[button, button]", "nobody twice"),
        ("[rook]", "expected one of button, hammer"),
        ("[]", "expected one or more commanders"),
    ],
    "[island]": [("[fog]", "stages[1].bout.options[0]")],
    "{2: [card]}": [
        ("{4: [card]}", "expected a seat from 1 to 3, found '4'"),
        ("{2: [wings]}", "stages[1].bout.handicaps.2[0]"),
    ],
    "game: tanchiki": [("game: go", "expected one of tanchiki, tank_chess")],
}
BROKEN = [(old, new, told) for old, each in FAULTS.items() for new, told in each]


def write(folder, text):
    (folder / "1_hills.yaml").write_text(text)
    return folder


@pytest.fixture(scope="module")
def road():
    return chapters()


def test_a_chapter_is_read_with_its_stages_in_order(tmp_path):
    (chapter,) = load_road(FIGHTERS, write(tmp_path, GOOD))
    gate, bridge = chapter.stages
    assert (chapter.name, chapter.needs, chapter.key) == ("hills", 4, "road.hills")
    assert gate.task == Errand("tanchiki.first_shot")
    assert (bridge.id, bridge.boss) == ("road.hills.bridge", True)
    assert isinstance(bridge.task, Bout)
    assert bridge.task.handicaps == ((), ("card",), ())


@pytest.mark.parametrize("old, new, told", BROKEN, ids=[new for _, new, _ in BROKEN])
def test_a_fault_in_a_chapter_is_told_with_its_place(tmp_path, old, new, told):
    with pytest.raises(ContentError) as fault:
        load_road(FIGHTERS, write(tmp_path, GOOD.replace(old, new)))
    assert told in str(fault.value)
    assert re.search(r"1_hills.yaml:\d+: ", str(fault.value))


def test_the_road_has_three_chapters_of_seven_to_nine_stages_with_a_boss_at_the_end(road):
    assert [len(each.stages) for each in road] == [7, 8, 9]
    for chapter in road:
        before = len(chapter.stages) - 1
        assert [each.boss for each in chapter.stages] == [False] * before + [True]
        assert all(isinstance(each.task, Bout) for each in chapter.stages if each.boss)


def test_every_task_on_the_road_is_a_challenge_of_the_program(road):
    tasks = {
        each.task.challenge
        for chapter in road
        for each in chapter.stages
        if isinstance(each.task, Errand)
    }
    games = {each.partition(".")[0] for each in tasks}
    assert tasks <= {each.id for game in games for each in every_challenge(game)}
    assert len(games) == 10


def test_every_match_of_the_road_can_begin_with_its_seats(road):
    for stage in (each for chapter in road for each in chapter.stages):
        if isinstance(stage.task, Bout):
            rules = GAMES[stage.task.game]
            state = rules.new(setup_of(stage.task), stage.task.seed)
            assert rules.seats(state.table) == 1 + len(stage.task.against)
            assert rules.outcome(state.table) is None


def test_stars_before_a_chapter_are_enough_to_open_it(road):
    had = 0
    for chapter in road:
        assert chapter.needs <= had * 2 // 3
        had += MOST * len(chapter.stages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_road_has_its_words(road, language):
    texts = load_texts(language)
    for chapter in road:
        assert texts(chapter.key)
        assert texts(f"{chapter.key}.about")
        for stage in chapter.stages:
            assert texts(stage.id)
            assert texts(f"{stage.id}.story")
            if isinstance(stage.task, Bout):
                assert texts(f"{stage.id}.after")


def test_marks_lie_on_the_map_and_apart(road):
    for chapter in road:
        spots = [each.spot for each in chapter.stages]
        assert all(30 <= x <= BROAD - 30 and 30 <= y <= HIGH - 40 for x, y in spots)
        pairs = ((a, b) for place, a in enumerate(spots) for b in spots[:place])
        assert all((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > 80**2 for a, b in pairs)
