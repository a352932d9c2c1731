"""Files of the program missing, empty or garbage, one at a time: the game starts all the same."""

import shutil

import pytest

from game.app import assets
from game.app.sound import Mixer
from game.content.files.program_files import home
from game.scenes.frame.kit import Book
from game.scenes.frame.settings import Settings
from tests import stage

HOW = {"missing": None, "empty": b"", "garbage": b"\x00garbage \xff"}
FILES = [
    "data/palette.yaml",
    "data/art.yaml",
    "data/sounds.yaml",
    "texts/en.yaml",
    "texts/uk.yaml",
    "fonts/rubik/rubik-regular.ttf",
    "fonts/tektur/tektur-black.ttf",
    "images/ui/title.svg",
    "images/ui/title_tank.svg",
    "images/icons/tank.svg",
]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    copied = tmp_path_factory.mktemp("files") / "assets"
    shutil.copytree(home() / "assets", copied)
    return copied


# An empty file is refused where garbage is: it is tried by night.
@pytest.mark.parametrize(
    "how",
    ["garbage", *(pytest.param(how, marks=pytest.mark.nightly) for how in ("missing", "empty"))],
)
@pytest.mark.parametrize("name", FILES)
def test_the_title_is_drawn_without(files, tmp_path, name, how, caplog):
    path = files / name
    kept = path.read_bytes()
    path.unlink()
    if HOW[how] is not None:
        path.write_bytes(HOW[how])
    try:
        stage.open_display()
        brushes = assets.load_brushes(files, 100, False)
        kit = stage.make_kit(tmp_path, brushes)
        kit.words.texts = assets.texts("uk", files)
        assets.sounds(files)
        for scene in ("title", "settings"):
            stage.SCENES[scene](kit).draw(stage.canvas(brushes))
        for id in ("title", "icon.tank"):
            brushes.pictures.surface(id, 20)
        named = [record for record in caplog.records if record.levelname == "WARNING"]
        assert len(named) > 0
    finally:
        path.write_bytes(kept)


def test_a_spoilt_picture_is_named_once(files, caplog):
    path = files / "images/icons/tank.svg"
    kept = path.read_bytes()
    path.write_bytes(b"no picture")
    try:
        pictures = assets.load_brushes(files, 100, False).pictures
        for pixels in (10, 20, 30):
            pictures.surface("icon.tank", pixels)
        assert len([r for r in caplog.records if "icon.tank" in r.message]) == 1
    finally:
        path.write_bytes(kept)


@pytest.mark.nightly
@pytest.mark.parametrize("how", HOW)
def test_every_single_picture_may_be_spoilt(files, how, caplog):
    stage.open_display()
    art = assets.load_brushes(files, 100, False).pictures._art
    pictures = {art.picture(id).files[0]: id for id in art.ids()}
    assert [name for name, id in pictures.items() if not stood_in(files, name, id, how)] == []


def stood_in(files, name, id, how):
    """Say whether the picture gets a stand-in of its size while its file is spoilt."""
    path = files / "images" / name
    kept = path.read_bytes()
    path.unlink()
    if HOW[how] is not None:
        path.write_bytes(HOW[how])
    try:
        pictures = assets.load_brushes(files, 100, False).pictures
        surface = pictures.surface(id, 24)
        return max(surface.get_size()) == 24 and id in pictures._missed
    finally:
        path.write_bytes(kept)


@pytest.mark.nightly
@pytest.mark.parametrize("how", HOW)
def test_every_single_sound_may_be_spoilt(files, how):
    mixer = Mixer(lambda: assets.sounds(files), Book(Settings()))
    mixer.begin()
    takes = [path for sound in assets.sounds(files).values() for path in sound.takes]
    for path in takes:
        path.unlink(missing_ok=True)
        if HOW[how] is not None:
            path.write_bytes(HOW[how])
    for _ in mixer.read_ahead():
        pass
    for id in assets.sounds(files):
        mixer.play(id)
        mixer.music(id)
    assert set(mixer._takes._read.values()) == {None}
