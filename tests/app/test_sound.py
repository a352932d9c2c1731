"""Sounds that play, and the silence of a machine without them."""

import logging
import time
import wave
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.layer_volumes import BAR_MS, BARS_BACK, SOFT
from game.app.sound import CHANNELS, CROWDED_MS, FADE_IN_MS, FADE_OUT_MS, Mixer
from game.content.sound_list import Sound, load_sounds
from game.scenes.frame.kit import Book
from game.scenes.frame.settings import Settings


@pytest.fixture
def mixer():
    made = Mixer(load_sounds, Book(Settings(volume=10, effects=10, music=10)))
    made.begin()
    # A test before this one may have left a sound behind.
    pygame.mixer.stop()
    yield made
    pygame.mixer.quit()


def busy():
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(pygame.mixer.get_num_channels()))


def sounding(id, priority):
    return replace(load_sounds()["tank.explode"], id=id, priority=priority)


def test_a_sound_takes_a_channel(mixer):
    mixer.play("tank.shot")
    assert busy() == 1


def test_the_same_sound_is_not_doubled_in_one_moment(mixer):
    mixer.play("tank.shot")
    mixer.play("tank.shot")
    assert busy() == 1


def test_the_same_sound_plays_again_a_moment_later(mixer):
    mixer.play("tank.shot")
    mixer.update(CROWDED_MS)
    mixer.play("tank.shot")
    assert busy() == 2


def test_the_list_of_sounds_is_read_when_they_begin():
    read = []

    def listed():
        read.append("sounds")
        return load_sounds()

    mixer = Mixer(listed, Book(Settings()))
    mixer.music("music.menu")
    before = list(read)
    mixer.begin()
    pygame.mixer.quit()
    assert (before, read) == ([], ["sounds"])


def test_a_tune_in_layers_is_read_when_it_is_wanted(short):
    asked = []
    mixer = Mixer(load_sounds, Book(Settings()), asked.append)
    mixer.music("music.menu")
    mixer.begin()
    table = mixer._sounds["music.table"]
    mixer._sounds = {"t": replace(table, takes=(short,), layers=(short,)), **mixer._sounds}
    at_the_title = list(asked)
    mixer.music("t")
    mixer.update(FADE_OUT_MS)
    for steps in asked:
        assert len(list(steps())) == 2
    mixer.update(10)
    assert (at_the_title, busy()) == ([], 2)
    pygame.mixer.quit()


def test_no_layer_is_read_ahead():
    mixer = Mixer(load_sounds, Book(Settings()))
    mixer.begin()
    read = len(list(mixer.read_ahead()))
    takes = [sound.takes for sound in load_sounds().values() if not sound.music]
    pygame.mixer.quit()
    assert read == sum(map(len, takes))


def test_an_unknown_sound_is_silent(mixer):
    mixer.play("no.such")
    assert busy() == 0


def test_muted_means_no_sound_at_all():
    mixer = Mixer(load_sounds, Book(Settings(muted=True)))
    mixer.begin()
    mixer.play("tank.shot")
    assert busy() == 0
    pygame.mixer.quit()


def test_when_all_channels_are_taken_the_more_important_sound_is_heard():
    low = {f"low.{n}": sounding(f"low.{n}", 10) for n in range(20)}
    mixer = Mixer(lambda: {**low, "high": sounding("high", 50)}, Book(Settings()))
    mixer.begin()
    for id in (*low, "high"):
        mixer.play(id)
    assert 50 in mixer._busy.values()
    pygame.mixer.quit()


def test_when_all_channels_are_taken_a_less_important_sound_gives_way():
    high = {f"high.{n}": sounding(f"high.{n}", 50) for n in range(20)}
    mixer = Mixer(lambda: {**high, "low": sounding("low", 10)}, Book(Settings()))
    mixer.begin()
    for id in (*high, "low"):
        mixer.play(id)
    assert set(mixer._busy.values()) == {50}
    pygame.mixer.quit()


def test_music_ducks_under_a_fanfare_and_comes_back(mixer):
    mixer.music("music.menu")
    before = pygame.mixer.music.get_volume()
    mixer.play("eagle.taken")
    ducked = pygame.mixer.music.get_volume()
    mixer.update(60_000)
    assert (ducked < before, pygame.mixer.music.get_volume()) == (True, before)


@pytest.mark.parametrize("chosen, loud", [({"music": 5}, 0.5), ({"volume": 2}, 0.2)])
def test_music_is_as_loud_as_it_was_chosen(chosen, loud):
    book = Book(Settings(volume=10, effects=10, music=10))
    mixer = Mixer(load_sounds, book)
    mixer.begin()
    mixer.music("music.menu")
    full = pygame.mixer.music.get_volume()
    book.change(**chosen)
    mixer.level()
    assert pygame.mixer.music.get_volume() == pytest.approx(full * loud, abs=0.02)
    pygame.mixer.quit()


def test_another_tune_never_holds_up_the_window(mixer):
    mixer.music("music.menu")
    begun = time.perf_counter()
    for tune in ("music.table", "music.menu", "", "music.table"):
        mixer.music(tune)
    assert time.perf_counter() - begun < 0.1


def test_a_tune_dies_away_before_the_next_one_begins(mixer):
    mixer.music("music.menu")
    loud = pygame.mixer.music.get_volume()
    mixer.music("music.table")
    mixer.update(FADE_OUT_MS // 2)
    half = pygame.mixer.music.get_volume()
    mixer.update(FADE_OUT_MS)
    assert (half < loud, mixer._sounding) == (True, "music.table")


def test_a_tune_that_is_wanted_again_goes_on(mixer):
    mixer.music("music.menu")
    loud = pygame.mixer.music.get_volume()
    mixer.music("music.table")
    mixer.update(FADE_OUT_MS // 2)
    mixer.music("music.menu")
    mixer.update(FADE_OUT_MS)
    assert (pygame.mixer.music.get_volume(), mixer._sounding) == (loud, "music.menu")


@pytest.fixture(scope="module")
def short(tmp_path_factory):
    """A tune in layers that are read at once: of the tunes of the program each takes long."""
    path = tmp_path_factory.mktemp("tune") / "hum.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((2, 2, 44_100, 0, "NONE", ""))
        file.writeframes(b"\0\x20" * 2 * 4_410)
    return path


@pytest.fixture
def table(mixer, short):
    """A tune as that of the table, as it sounds once all its layers have been read."""
    heard = ("music.table", "music.menu", "eagle.taken")
    mixer._sounds = {id: mixer._sounds[id] for id in heard}
    tune = mixer._sounds["music.table"]
    assert len(tune.layers) == 2
    mixer._sounds["music.table"] = replace(tune, takes=(short,), layers=(short, short))
    mixer.music("music.table")
    for _ in mixer.read_layers():
        pass
    mixer.update(10)
    mixer.update(FADE_IN_MS)
    return mixer


def layers():
    """Return how loud each layer is, for the loudest as 1."""
    lines = [pygame.mixer.Channel(CHANNELS + place) for place in range(3)]
    loud = [line.get_volume() if line.get_busy() else 0 for line in lines]
    return [round(volume / max(loud), 1) if max(loud) else 0 for volume in loud]


def test_a_tune_in_layers_waits_until_all_of_them_are_read(mixer):
    mixer.music("music.table")
    mixer.update(100)
    assert busy() == 0


def test_a_calm_match_hears_the_tune_alone(table):
    assert (busy(), layers()) == (3, [1, 0, 0])


@pytest.mark.parametrize("wanted, heard", [(1, [1, 1, 0]), (2, [1, 1, 1])])
def test_as_many_layers_are_heard_over_it_as_are_wanted(table, wanted, heard):
    table.intensity(wanted)
    table.update(BAR_MS)
    assert layers() == heard


def test_a_layer_that_is_wanted_no_more_dies_away_over_a_bar(table):
    table.intensity(2)
    table.update(BAR_MS)
    table.intensity(1)
    table.update(BAR_MS // 2)
    half = layers()
    table.update(BAR_MS)
    assert (half, layers()) == ([1, 1, 0.5], [1, 1, 0])


@pytest.mark.parametrize("wanted", [-1, -2])
def test_a_tune_steps_back_slowly_and_comes_forth_over_a_bar(table, wanted):
    line = pygame.mixer.Channel(CHANNELS)
    loud = line.get_volume()
    table.intensity(wanted)
    table.update(BAR_MS)
    begun = line.get_volume()
    table.update(BAR_MS * BARS_BACK)
    back = line.get_volume()
    table.intensity(0)
    table.update(BAR_MS)
    assert loud > begun > back
    assert back == pytest.approx(loud * SOFT[wanted], abs=0.02)
    assert (line.get_volume(), table.moving) == (loud, False)


def test_the_layers_of_a_tune_that_has_died_away_are_let_go(table):
    stems = table._sounds["music.table"].stems
    held = [path in table._takes for path in stems]
    table.music("music.menu")
    table.update(FADE_OUT_MS)
    assert (all(held), [path in table._takes for path in stems]) == (True, [False] * 3)


def test_a_tune_is_on_its_way_until_all_volumes_stand_still(table):
    still = table.moving
    table.intensity(1)
    begun = table.moving
    table.update(BAR_MS)
    assert (still, begun, table.moving) == (False, True, False)


def test_layers_are_as_loud_as_music_was_chosen(table):
    table.intensity(2)
    table.update(BAR_MS)
    lines = [pygame.mixer.Channel(CHANNELS + place) for place in range(3)]
    loud = lines[1].get_volume()
    table._settings.change(music=5)
    table.level()
    half = lines[1].get_volume()
    table._settings.change(muted=True)
    table.level()
    assert half == pytest.approx(loud / 2, abs=0.02)
    assert [line.get_volume() for line in lines] == [0, 0, 0]


def test_layers_duck_under_a_fanfare_with_their_tune(table):
    table.intensity(2)
    table.update(BAR_MS)
    line = pygame.mixer.Channel(CHANNELS + 2)
    before = line.get_volume()
    table.play("eagle.taken")
    assert line.get_volume() < before / 2


def test_another_tune_ends_all_layers(table):
    table.intensity(2)
    table.music("music.menu")
    table.update(FADE_OUT_MS)
    assert (busy(), pygame.mixer.music.get_busy()) == (0, True)


def test_the_next_table_begins_calm(table):
    table.intensity(2)
    table.update(BAR_MS)
    table.music("music.menu")
    table.update(FADE_OUT_MS)
    table.music("music.table")
    table.update(FADE_OUT_MS)
    for _ in table.read_layers():
        pass
    table.update(10)
    table.update(FADE_IN_MS)
    assert layers() == [1, 0, 0]


def test_effects_never_take_the_channel_of_a_layer(table):
    for number in range(CHANNELS + 5):
        table._sounds[f"x.{number}"] = sounding(f"x.{number}", 99)
        table.play(f"x.{number}")
    assert layers()[0] == 1


def test_without_a_device_no_layer_is_missed(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuch")
    mixer = Mixer(load_sounds, Book(Settings()))
    mixer.begin()
    mixer.music("music.table")
    mixer.intensity(2)
    mixer.update(BAR_MS)
    assert (list(mixer.read_ahead()), list(mixer.read_layers()), mixer.moving) == ([], [], False)


def test_a_spoilt_layer_is_left_out(mixer, short):
    tune = mixer._sounds["music.table"]
    mixer._sounds = {"t": replace(tune, takes=(short,), layers=(Path("none.ogg"), short))}
    mixer.music("t")
    for _ in mixer.read_layers():
        pass
    mixer.update(10)
    assert busy() == 2


def test_silence_is_a_tune_too(mixer):
    mixer.music("music.menu")
    mixer.music("")
    mixer.update(FADE_OUT_MS)
    assert not pygame.mixer.music.get_busy()


def test_without_a_device_everything_is_silent(monkeypatch, caplog):
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuch")
    mixer = Mixer(load_sounds, Book(Settings()))
    mixer.begin()
    mixer.play("tank.shot")
    mixer.music("music.menu")
    mixer.update(10)
    assert pygame.mixer.get_init() is None


def test_a_missing_device_is_one_line_in_the_log(monkeypatch, caplog):
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuch")
    mixer = Mixer(load_sounds, Book(Settings()))
    mixer.begin()
    for _ in range(5):
        mixer.play("tank.shot")
    assert len(caplog.records) == 1


@pytest.mark.parametrize("content", [None, b"", b"some text"], ids=["none", "empty", "garbage"])
def test_a_spoilt_sound_is_silent_and_said_once(mixer, tmp_path, caplog, content):
    path = tmp_path / "x.ogg"
    if content is not None:
        path.write_bytes(content)
    spoilt = Sound("x", (path,), 100, 10, False, 0)
    mixer._sounds = {"x": spoilt, "tune": replace(spoilt, music=True)}
    with caplog.at_level(logging.WARNING):
        mixer.play("x")
        mixer.update(1000)
        mixer.play("x")
    assert (busy(), len(caplog.records)) == (0, 1)


def test_a_tune_that_cannot_be_read_is_no_error(mixer, caplog):
    mixer._sounds = {"tune": Sound("tune", (Path("none.ogg"),), 100, 0, True, 0)}
    mixer.music("tune")
    assert "tune" in caplog.text
