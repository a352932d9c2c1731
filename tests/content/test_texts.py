import ast
import re
from pathlib import Path

import pytest

from game.content.files.program_files import home
from game.content.texts import LANGUAGES, PLURAL, catalogue, clean, differences, load_texts
from game.core.grid import RING
from game.rules import GAMES

FOLDER = home() / "assets" / "texts"
_NAMES = re.compile(r"texts|_texts|say_text")


def write(folder: Path, **files: str) -> Path:
    for language, text in files.items():
        (folder / f"{language}.yaml").write_text(text)
    return folder


def test_a_text_is_filled_with_its_gaps(tmp_path):
    texts = load_texts("en", write(tmp_path, en='turn: "Turn {number} of {name}"'))
    assert texts("turn", number=3, name="{number}") == "Turn 3 of {number}"


def test_a_missing_text_falls_back_to_english_and_is_counted(tmp_path):
    texts = load_texts("uk", write(tmp_path, en='a: "Play"\nb: "x"', uk='b: "y"'))
    assert (texts("a"), texts("b"), texts("c")) == ("Play", "y", "c")
    assert texts.missing == {"a": 1, "c": 1}


def test_russian_counts_in_three_forms(tmp_path):
    forms = 'en: {one: "{count} x", other: "{count} xs"}'.replace("en:", "card:")
    own = 'card: {one: "{count} карта", few: "{count} карты", many: "{count} карт"}'
    texts = load_texts("ru", write(tmp_path, en=forms, ru=own))
    told = [texts("card", count=n) for n in (1, 2, 5, 11, 21, 112)]
    assert told == ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "112 карт"]


@pytest.mark.parametrize(
    "name", ["", "a\nb", "a\x00b", "\ud800", "\u202eabc", "{0} %s", "\U0001f600", "x" * 10_000]
)
def test_any_name_becomes_one_short_printable_line(name):
    cleaned = clean(name)
    assert len(cleaned) <= 200
    assert cleaned.isprintable()
    cleaned.encode()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_gaps(language):
    assert differences(language) == ()


def test_a_key_or_a_gap_that_is_not_as_in_english_is_told(tmp_path):
    card = '{one: "{count} карта", few: "карты", many: "{count} карт"}'
    english = 'a: "Play {name}"\nb: "x"\nd: "y"\ncard: {one: "{count} x", other: "{count} xs"}'
    folder = write(tmp_path, en=english, ru=f'a: "Играй"\nc: "x"\nd: "y"\ncard: {card}')
    assert differences("ru", folder) == (
        "ru.yaml: a: the gaps of each form must be those of en.yaml: {name}",
        "ru.yaml: b: is missing; say it as en.yaml does",
        "ru.yaml: c: en.yaml does not have it; strike it",
        "ru.yaml: card: the gaps of each form must be those of en.yaml: {count}",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counting_text_has_the_gap_it_counts_by(language):
    for key, forms in catalogue(language, FOLDER).items():
        assert len(forms) == 1 or all("{count}" in form for form in forms.values()), key


def test_plural_forms_are_chosen_for_every_number():
    for language, rule in PLURAL.items():
        named = {rule(count) for count in range(200)}
        assert named == ({"one", "other"} if language == "en" else {"one", "few", "many"})


def test_every_text_key_named_in_the_code_exists():
    english = catalogue("en", FOLDER)
    rooms = {key.split(".")[0] for key in english}
    for path in sorted((home() / "game").rglob("*.py")):
        source = path.read_text()
        # To look for the words first is far quicker than to read every module.
        for node in ast.walk(ast.parse(source)) if _NAMES.search(source) else ():
            if isinstance(node, ast.Call) and _texts(node.func) and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    assert key.value in english, f"{path.name}:{node.lineno}: {key.value}"
    assert rooms


@pytest.mark.parametrize("game", GAMES)
def test_every_word_and_spot_a_game_names_has_a_text(game):
    english, spell = catalogue("en", FOLDER), GAMES[game].spell
    words = {f"part.{game}.word.{name}" for name in spell.words}
    spots = {f"part.{game}.spot.{name}" for name in spell.spots}
    assert words | spots == {key for key in english if key.startswith(f"part.{game}.")}


OF_GO = (
    "key.all.play",
    "armour.asked.ram",
    "armour.asked.facing",
    "lamps.asked.word_of",
    "lesson.arena_of_eight.kick.words",
    "lesson.arena_of_eight.kick.why.still",
    "lesson.lamps_till_dawn.walk.words",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_go_is_called_alike_wherever_it_is_spoken_of_and_reads_like_no_start(language):
    texts = {key: " ".join(forms.values()) for key, forms in catalogue(language, FOLDER).items()}
    go = texts["table.go"]
    assert [key for key in OF_GO if go not in texts[key]] == []
    assert [key for key in ("setup.start", "bar.play", "key.play") if go in texts[key]] == []


def test_every_way_has_a_text():
    english = catalogue("en", FOLDER)
    ways = {f"part.way.{facing.name.lower()}" for facing in RING}
    assert ways == {key for key in english if key.startswith("part.way.")}


def _texts(call: ast.expr) -> bool:
    name = call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "")
    return _NAMES.fullmatch(name) is not None
