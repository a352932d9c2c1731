"""A file that is dropped opens what it is for wherever one is, or a sentence says why not."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from game.content.maps.maps import map_folder
from game.content.tasks.challenges import load_challenges
from game.content.tasks.kept_challenges import kept_folder
from game.rules import GAMES
from game.scenes.challenges.playing import match_of, proved
from game.scenes.frame.commands import Chosen, Dropped, Said
from game.scenes.frame.stack import Holding, SceneStack
from game.scenes.keeping.moment_as_challenge import keep, moment_of
from game.scenes.opening.computers_play import computers_play
from game.scenes.opening.files_at_door import FilesAtDoor
from game.scenes.opening.opening import opened_game, opened_map
from game.scenes.pages.widget_scene import Sheet
from game.scenes.pages.working_page import WorkingScene
from game.scenes.pause.pausing import pause
from game.scenes.play.curtain import curtain_scene
from game.scenes.records.records_page import records_scene
from game.scenes.replay.replay import ReplayScene
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Rename, last_setup
from game.scenes.tank_chess.game_texts.open_game_page import open_scene
from game.scenes.title.first_scenes import opening
from game.scenes.widgets.widget_kinds import Area, Button, Field
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution
from tests.scenes.keeping.test_moment_as_challenge import MATE, chess
from tests.stage import SCENES, SHEETS

SIZE = (1280, 720)
FIRST = load_challenges("tank_chess")[0]
BAD_MAP = Path("tests/bad_content/maps/arabic_width.tmx").absolute()
GOOD = ("map", "kept map", "kept", "record", "result", "position", "game", "words")
BROKEN = (
    "bad map",
    "bad kept",
    "bad record",
    "bad result",
    "bad game",
    "picture",
    "folder",
    "none",
)
TAKEN_IN = {
    "chess open": ("position", "game", "bad game"),
    "records": ("record", "bad record"),
    "records with a damaged one": ("record", "bad record"),
    "no records": ("record", "bad record"),
}
"""Pages that take such a file in without being left."""


@dataclass
class Files:
    """A file of each kind, whole and broken."""

    folder: Path
    paths: dict[str, Path]
    result: str

    def drop(self, kind):
        if kind == "words":
            return Dropped("", self.result)
        return Dropped(str(self.paths[kind]))


@pytest.fixture(scope="module")
def files(brushes, tmp_path_factory):
    folder = tmp_path_factory.mktemp("door")
    kit = stage.make_kit(folder / "home", brushes)
    match = match_of(kit, FIRST)
    for line in solution(FIRST):
        match.submit(action_of(match.rules, match.table, line))
    result = proved(FIRST, match.rules, match)
    moment = moment_of(chess(MATE))
    keeping = moment.keeping(0)
    kept = keep(kit, moment, keeping, keeping.goals[0], 2, "Mate")
    assert kept.parent == kept_folder(kit.folder, "tank_chess")
    paths = {
        "map": map_folder() / "tanchiki" / "learning.tmx",
        "kept map": kept,
        "kept": kept.with_suffix(".yaml"),
        "record": keep_record(kit, match),
        "bad map": BAD_MAP,
        "none": folder / "nowhere.txt",
        "folder": folder,
    }
    texts = {
        "result": ("result.txt", f"Look!\n{result}\n"),
        "position": ("position.txt", MATE),
        "game": ("game.txt", f"start: {MATE}\n\n"),
        "bad kept": ("bad.yaml", "map: nowhere.tmx\nseed: x\n"),
        "bad record": ("bad.replay", "{}"),
        "bad result": ("bad_result.txt", result[:-4] + "AAAA"),
        "bad game": ("bad_game.txt", f"start: {MATE[:20]}z\n\n"),
        "picture": ("photo.png", "\0\0"),
    }
    for kind, (name, text) in texts.items():
        paths[kind] = folder / name
        paths[kind].write_text(text, "utf-8")
    (folder / "photo.png").write_bytes(b"\x89PNG\xff\0")
    return Files(folder, paths, result)


def stack_of(kit, *scenes):
    made = SceneStack(*scenes, door=FilesAtDoor(kit))
    made.handle(stage.resized(SIZE))
    return made


def read(stack):
    """Let what is read in slices be read."""
    for _ in range(400):
        if not isinstance(stack.top, WorkingScene):
            break
        stack.update(16)


def told(stack):
    widgets = stage.widgets_of(stack.top)
    listed = [each for area in widgets if isinstance(area, Area) for each in area.widgets]
    return " ".join(str(getattr(each, "words", "")) for each in (*widgets, *listed))


def check_drop(kit, scene, name, files, kind):
    stack = stack_of(kit, kit.title(), scene)
    stack.handle(files.drop(kind))
    file = kit.words("door.file.words") if kind == "words" else files.paths[kind].name
    if isinstance(scene, Holding) and scene.held:
        assert stack.notices == (kit.words(scene.held, file=file),), kind
        assert stack.top is scene, kind
        return
    if kind in TAKEN_IN.get(name, ()):
        assert stack.notices or stack.top is not scene, kind
        return
    if stack.notices:
        assert kind in BROKEN, (kind, stack.notices)
        assert file in stack.notices[-1], kind
        assert stack.top is scene, kind
        return
    read(stack)
    assert stack.depth == 2, kind
    assert stack.top is not scene, kind
    if kind in BROKEN:
        assert file in told(stack), kind


@pytest.mark.parametrize("number, name", list(enumerate(SHEETS)))
def test_a_file_opens_or_is_told_about_on_every_page(kit, files, number, name):
    scene = SCENES[name](kit)
    for kinds in (GOOD, BROKEN):
        check_drop(kit, scene, name, files, kinds[number % len(kinds)])


@pytest.mark.nightly
@pytest.mark.parametrize("name", SCENES)
def test_a_file_of_each_kind_opens_or_is_told_about_in_every_scene(kit, files, name):
    scene = SCENES[name](kit)
    for kind in (*GOOD, *BROKEN):
        check_drop(kit, scene, name, files, kind)


def test_a_map_opens_the_set_up_of_its_game_on_it(kit, files):
    stack = stack_of(kit, kit.title())
    stack.handle(files.drop("map"))
    assert kit.words("door.tanchiki") in told(stack)
    assert "setup.start" in [getattr(each, "name", "") for each in stage.widgets_of(stack.top)]


@pytest.mark.parametrize("kind", ["kept map", "kept"])
def test_a_challenge_opens_the_list_with_it_in_front_and_can_be_played(kit, files, kind):
    stack = stack_of(kit, kit.title())
    stack.handle(files.drop(kind))
    assert "Mate" in told(stack)
    stack.handle(Chosen("play"))
    table = stack.top
    assert table.desk.live.match.rules.name == "tank_chess"


def test_a_record_is_watched(kit, files):
    stack = stack_of(kit, kit.title())
    stack.handle(files.drop("record"))
    read(stack)
    assert isinstance(stack.top, ReplayScene)


@pytest.mark.parametrize("kind", ["result", "words"])
def test_a_result_is_played_again_and_may_be_kept(kit, files, kind):
    stack = stack_of(kit, kit.title())
    stack.handle(files.drop(kind))
    fields = [each for each in stage.widgets_of(stack.top) if isinstance(each, Field)]
    assert fields[0].words == files.result
    assert "friend" in [each.name for each in fields], "whose it is may be said"


@pytest.mark.parametrize("kind", ["position", "game"])
def test_a_game_as_text_opens_its_position(kit, files, kind):
    stack = stack_of(kit, kit.title())
    stack.handle(files.drop(kind))
    assert kit.words("door.tank_chess") in told(stack)


@pytest.mark.parametrize(
    "kind, place",
    [
        ("bad map", "2"),
        ("bad kept", "bad.yaml:2"),
        ("bad record", ""),
        ("bad result", ""),
        ("bad game", "z"),
        ("picture", ""),
        ("folder", ""),
        ("none", ""),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_what_is_broken_is_told_with_its_name_and_place(kit, files, kind, place, language):
    kit.words.speak(language)
    stack = stack_of(kit, kit.title())
    stack.handle(files.drop(kind))
    read(stack)
    said = stack.notices[-1] if stack.notices else told(stack)
    assert files.paths[kind].name in said
    assert place in said
    assert "Traceback" not in said


def running(kit, people=2):
    page = opened_game(kit, "one_cut")
    page.handle(stage.resized(SIZE))
    return stage.sat_down(page)


@pytest.mark.parametrize("over", ["nothing", "pause", "curtain", "rules", "message"])
def test_no_match_is_left_for_a_file_whatever_lies_over_it(kit, files, over):
    table = running(kit)
    above = {
        "nothing": lambda: None,
        "pause": lambda: pause(table.desk.sitting).scene,
        "curtain": lambda: curtain_scene(kit, 0, "Anna", "emblem.2"),
        "rules": lambda: SCENES["message"](kit),
        "message": lambda: SCENES["settings"](kit),
    }[over]()
    stack = stack_of(kit, *filter(None, (kit.title(), table, above)))
    before = stack.depth, stack.top
    for kind in (*GOOD, *BROKEN):
        stack.handle(files.drop(kind))
        file = kit.words("door.file.words") if kind == "words" else files.paths[kind].name
        assert stack.notices[-1] == kit.words("door.file.match", file=file)
    assert (stack.depth, stack.top) == before


def test_a_match_whose_map_is_drawn_on_is_not_left_for_a_file(kit, files):
    page = opened_map(kit, files.paths["map"])
    page.handle(stage.resized(SIZE))
    table = stage.sat_down(page)
    stack = stack_of(kit, kit.title(), table)
    stack.handle(files.drop("record"))
    file = files.paths["record"].name
    assert stack.notices == (kit.words("door.file.match", file=file),)
    assert stack.top is table


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_only_watched_is_left_for_a_file(kit, files, game):
    stack = stack_of(kit, kit.title(), computers_play(kit, game))
    stack.handle(files.drop("map"))
    assert stack.depth == 2
    assert isinstance(stack.top, Sheet)


def test_a_hand_that_lies_open_is_not_seen_through_what_opens(kit, files):
    table = computers_play(kit, "one_cut")
    stack = stack_of(kit, kit.title(), table)
    before = stack.cuts
    stack.handle(files.drop("map"))
    assert stack.cuts == before + 1


def test_a_set_up_that_is_left_for_a_file_keeps_what_was_chosen(kit, files):
    page = opened_game(kit, "one_cut")
    stack = stack_of(kit, kit.title(), page)
    stack.handle(Said(Rename(0, "Zoe")))
    stack.handle(files.drop("map"))
    assert last_setup(kit, "one_cut")[0][0].name == "Zoe"


def test_a_board_that_is_being_drawn_is_not_left_before_it_is_saved(kit, files):
    editor = SCENES["chess editor"](kit)
    stack = stack_of(kit, kit.title(), editor)
    editor.title = "Another"
    stack.handle(files.drop("map"))
    assert stack.notices == (kit.words("door.file.editor", file="learning.tmx"),)
    editor._save()
    stack.handle(files.drop("map"))
    assert stack.top is not editor


def test_a_record_is_added_on_the_page_of_the_records_and_a_map_opens_there(kit, files):
    page = records_scene(kit)
    stack = stack_of(kit, kit.title(), page)
    stack.handle(files.drop("record"))
    assert stack.top is page
    assert files.paths["record"].name in stack.notices[-1]
    stack.handle(files.drop("map"))
    assert stack.top is not page


def test_where_texts_are_pasted_a_result_is_no_game(kit, files):
    page = open_scene(kit, lambda table: SCENES["message"](kit))
    stack = stack_of(kit, kit.title(), page)
    stack.handle(files.drop("result"))
    assert "friend" in [getattr(each, "name", "") for each in stage.widgets_of(stack.top)]


def test_a_long_name_is_shown_by_its_beginning_and_its_ending(kit, tmp_path):
    path = tmp_path / f"{'a' * 150}.xyz"
    path.write_bytes(b"\xff\xfe\0")
    stack = stack_of(kit, kit.title())
    stack.handle(Dropped(str(path)))
    assert "a" * 30 in stack.notices[-1]
    assert "a" * 41 not in stack.notices[-1]
    assert ".xyz" in stack.notices[-1]


def test_a_long_sentence_stands_longer_than_a_short_one(kit):
    stack = stack_of(kit, kit.title())
    stack.note("Short.")
    stack.note("Long " * 40)
    stack.update(4100)
    assert [words[:4] for words in stack.notices] == ["Long"]
    stack.update(11_000)
    assert stack.notices == ()


@pytest.mark.parametrize("kind", GOOD[:-1])
def test_a_file_that_is_named_at_the_start_opens_over_the_title(kit, files, kind):
    scenes = opening(kit, file=files.paths[kind])
    stack = stack_of(kit, *scenes)
    read(stack)
    assert stack.depth == 2
    assert stack.top is not scenes[0]


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_that_is_named_at_the_start_is_told_over_the_title(kit, files, kind):
    stack = stack_of(kit, *opening(kit, file=files.paths[kind]))
    read(stack)
    assert stack.depth == 2
    assert files.paths[kind].name in told(stack)
    buttons = [each for each in stage.widgets_of(stack.top) if isinstance(each, Button)]
    assert buttons
