"""The folder that needs no Python: its program checks a map where nothing else is to be found."""

import subprocess

import pytest

from game.content.files.program_files import home
from game.tools.packages.build import FOLDER, packages

pytestmark = pytest.mark.nightly


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    work = tmp_path_factory.mktemp("folder")
    packages(work / "building", work / "out", only=FOLDER)
    (found,) = (work / "out").glob("tankodrom-*/tankodrom")
    return found


def test_a_map_is_checked_without_python(program):
    town = home() / "maps/tanchiki/segments/a_town.tmx"
    command = [program, "--lang", "uk", "--check-map", town]
    bare = {"PATH": "/nowhere"}
    ended = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("a_town.tmx: ")
