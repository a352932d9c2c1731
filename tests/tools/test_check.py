"""The checker tells every mistake, in the chosen language, and says so by its exit code."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.content.texts import catalogue
from game.rules import GAMES
from game.tools.check import content_mistakes, main
from game.tools.checked_texts import compare
from tests.bad_content.ground import HERE
from tests.demo import ROOMS

BAD = HERE / "concrete_on_eagle.tmx"
WARNED = HERE / "one_title.tmx"
GOOD = HERE / "good_board.tmx"


def test_a_mistake_makes_the_exit_code_1() -> None:
    assert main([str(BAD)]) == 1


def test_a_warning_leaves_the_exit_code_0() -> None:
    assert main([str(WARNED)]) == 0


def test_a_good_map_leaves_the_exit_code_0() -> None:
    assert main([str(GOOD)]) == 0


def test_a_mistake_is_told_with_file_cell_and_rule(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(BAD)])
    assert capsys.readouterr().out.splitlines()[0] == (
        "tests/bad_content/maps/concrete_on_eagle.tmx: terrain: cell C3 (2,2): an eagle may sit "
        "here, so no concrete, brick or water; clear the cell (rule K3)"
    )


def test_a_mistake_is_told_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(BAD), "--lang", "uk"])
    assert "клітинка C3 (2,2): тут може сісти орел" in capsys.readouterr().out


def test_a_mistake_is_told_to_other_tools_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(BAD), "--json"])
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["cell"], found["rule"], found["warning"]) == ([2, 2], "K3", False)


def test_a_good_map_is_an_empty_list_to_other_tools(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(GOOD), "--json"])
    assert json.loads(capsys.readouterr().out) == []


def test_every_mistake_of_every_map_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(BAD), str(HERE / "wide.tmx"), str(WARNED)])
    assert capsys.readouterr().out.splitlines()[-1] == "Mistakes: 2, warnings: 1."


def test_a_file_that_is_not_there_is_a_mistake(tmp_path: Path) -> None:
    assert main([str(tmp_path / "none.tmx")]) == 1


def test_a_folder_without_maps_is_a_mistake(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 1


def test_all_shipped_content_is_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0, capsys.readouterr().out


def test_a_text_that_one_language_lacks_is_told(tmp_path: Path) -> None:
    texts = tmp_path / "assets/texts"
    shutil.copytree(home() / "assets/texts", texts, ignore=shutil.ignore_patterns("rules"))
    lines = (texts / "uk.yaml").read_text("utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("title.quit:")]
    (texts / "uk.yaml").write_text("\n".join(kept), "utf-8")
    found = [each for each in content_mistakes(tmp_path) if each.startswith("uk.yaml")]
    assert found == ["uk.yaml: title.quit: is missing; say it as en.yaml does"]


def test_words_that_a_game_is_called_by_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    with pytest.raises(ContentError) as found:
        compare("en", home() / "assets/texts")
    names = ("door.demo", "strength.random", "part.demo.word.ready", "part.demo.word.take_back")
    assert set(found.value.faults) == {
        f"en.yaml: {name}: is missing; a game is called by it"
        for name in names
        if name not in catalogue("en", home() / "assets/texts")
    }


def test_a_map_is_written_as_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert (main([str(GOOD), "--picture", str(out)]), out.read_bytes()[:4]) == (0, b"\x89PNG")


def test_a_bad_map_has_no_picture(tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert (main([str(BAD), "--picture", str(out)]), out.exists()) == (1, False)


def test_a_picture_is_made_of_one_map_at_a_time(tmp_path: Path) -> None:
    assert main([str(GOOD), str(GOOD), "--picture", str(tmp_path / "board.png")]) == 1


def test_a_picture_that_cannot_be_written_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(GOOD), "--picture", str(tmp_path / "none" / "board.png")])
    assert capsys.readouterr().out == "board.png: the picture could not be written there.\n"


def test_a_missing_picture_file_is_named(tmp_path: Path) -> None:
    data = tmp_path / "assets/data"
    data.mkdir(parents=True)
    for name in ("art.yaml", "palette.yaml"):
        shutil.copy(home() / "assets/data" / name, data)
    shutil.copytree(home() / "assets/images", tmp_path / "assets/images")
    (tmp_path / "assets/images/terrain/start_mark.svg").unlink()
    found = [each for each in content_mistakes(tmp_path) if "picture file" in each]
    assert [each.rpartition(": ")[2] for each in found] == [
        "there is no picture file 'terrain/start_mark.svg'"
    ]


def test_a_lesson_that_cannot_be_learned_is_told(tmp_path: Path) -> None:
    data = tmp_path / "assets/data/tanchiki"
    data.mkdir(parents=True)
    text = (home() / "assets/data/tanchiki/lessons.yaml").read_text("utf-8")
    (data / "lessons.yaml").write_text(text.replace("[A lay 2 1, A commit]", "[A commit]", 1))
    found = [each for each in content_mistakes(tmp_path) if "lessons" in each]
    assert found == ["lessons.yaml:20: lessons[0].solution: nobody can do 'A commit' there"]
