"""The settings file: kept, read again, and survived when it is damaged."""

import json
import random
from dataclasses import replace

import pytest

from game.scenes.frame.commands import Key, Kind
from game.scenes.frame.key_bindings import Binding, rebound
from game.scenes.frame.settings import Settings, Sits, plain, read
from game.scenes.frame.settings_file import load_settings, save_settings

OTHER = Settings(
    language="uk",
    speed=400,
    contrast=True,
    sits=Sits.SOFA,
    place=(3, 4),
    bindings=(Binding(Kind.PAD, 3, Key.WHY),),
    seen=frozenset({"tanchiki"}),
    setups=(("tanchiki", "{}"),),
)
BROKEN = {
    "empty": b"",
    "cut": b'{"format": 1, "speed": 4',
    "a list": b"[1, 2]",
    "null": b"null",
    "deep": b"[" * 100_000,
    "not text": b"\xff\xfe\x00\x01" * 40,
    "a number too long": b'{"speed": ' + b"9" * 6000 + b"}",
    "too large": b" " * 300_000,
    "wrong kind": b'{"speed": "fast"}',
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def test_settings_are_read_as_they_were_kept(path):
    save_settings(path, OTHER)
    assert load_settings(path) == (OTHER, False)


def test_without_a_file_the_first_settings_hold(path):
    assert load_settings(path) == (Settings(), False)


@pytest.mark.parametrize("name", BROKEN)
def test_a_damaged_file_gives_the_first_settings_and_says_so(path, name):
    path.write_bytes(BROKEN[name])
    assert load_settings(path) == (Settings(), True)


@pytest.mark.parametrize("name", BROKEN)
def test_a_damaged_file_is_kept_as_bad(path, name):
    path.write_bytes(BROKEN[name])
    load_settings(path)
    assert path.with_name("settings.json.bad").read_bytes() == BROKEN[name]


def test_damage_is_said_only_once(path):
    path.write_bytes(b"{")
    load_settings(path)
    assert load_settings(path) == (Settings(), False)


def test_what_can_still_be_read_is_kept(path):
    path.write_text(json.dumps({**plain(OTHER), "speed": "fast"}))
    assert load_settings(path)[0].contrast


def test_settings_of_before_the_sofa_hold_at_the_desk(path):
    save_settings(path, OTHER)
    written = json.loads(path.read_text("utf-8"))
    del written["sits"]
    path.write_text(json.dumps(written))
    assert load_settings(path) == (replace(OTHER, sits=Sits.DESK), False)


def test_a_folder_in_the_way_does_no_harm(path):
    path.mkdir()
    assert load_settings(path)[0] == Settings()


def test_settings_that_cannot_be_written_are_said_not_raised(tmp_path):
    (tmp_path / "file").write_text("")
    assert not save_settings(tmp_path / "file" / "settings.json", OTHER)


def test_a_window_of_any_size_is_brought_into_its_bounds():
    assert read({"window": [20_000, 1]})[0].window == (7680, 360)


def test_a_speed_that_is_none_of_the_row_is_the_usual_one():
    assert read({"speed": 77})[0].speed == 100


def test_no_damage_of_any_byte_breaks_the_start(path):
    chance = random.Random(5)
    good = json.dumps(plain(OTHER)).encode()
    for _ in range(150):
        damaged = bytearray(good)
        damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        path.write_bytes(damaged)
        assert isinstance(load_settings(path)[0], Settings)


def test_a_code_given_a_new_meaning_loses_the_old_one():
    changed = rebound((), Kind.KEYBOARD, 20, Key.WHY)
    assert [b.key for b in changed if b.code == 20] == [Key.WHY]
