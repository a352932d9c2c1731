"""Two programs that live on one folder, and do all that can be done there, lose nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.scenes.saves.saved_files import people
from game.session.people.profiles import known
from tests.scenes.deeds import kit_in, played, whole_files

HOME = Path(__file__).parents[2]


def lived(folder: Path, seconds: float) -> list[dict]:
    """Let two programs live at once; return what each says must be there."""
    line = [sys.executable, "-m", "tests.scenes.living", str(folder)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    running = [
        subprocess.Popen([*line, str(who), str(seconds)], cwd=HOME, **pipes) for who in (1, 2)
    ]
    told = [each.communicate() for each in running]
    assert [each.returncode for each in running] == [0, 0], [said[1][-2000:] for said in told]
    return [json.loads(said[0]) for said in told]


def lost(folder: Path, told: list[dict]) -> list[str]:
    """Return what is not there of what must be."""
    kit = kit_in(folder)
    every = [each for slot in ("saves", "saves-2") for each in (folder / slot).glob("*.replay")]
    there = {played(path.read_text("utf-8").rpartition("sha256")[0]) for path in every}
    there |= {played(text) for _, text in whole_files(kit)}
    found = [f"{path.name} is not whole" for path, text in whole_files(kit) if text is None]
    for each in told:
        mine = [*each["kept"], *each["left"]]
        found += [f"a match of {each['slot']}: {text[:50]}" for text in mine if text not in there]
    names = {profile.name for profile in known(people(kit))[0].known}
    found += [
        f"{name} is not known" for each in told for name in each["names"] if name not in names
    ]
    return found + [str(path) for path in folder.rglob("*.tmp")]


# It lasts as long as it says, with eight programs' worth of work.
@pytest.mark.nightly
@pytest.mark.parametrize("seconds", [10, 600])
def test_two_programs_that_live_at_once_lose_nothing(tmp_path, seconds):
    told = lived(tmp_path, seconds)
    print([(each["slot"], each["done"], len(each["kept"]), len(each["left"])) for each in told])
    assert lost(tmp_path, told) == []
    assert {each["slot"] for each in told} == {1, 2}
    assert all(each["kept"] and each["left"] and each["names"] for each in told)
