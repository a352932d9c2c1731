"""Whatever stands in the files beside the records, the records are there and nothing is raised."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.session.files.crash_safe_files import NotWritten
from game.session.files.small_steps import finished
from game.session.match.record import Damaged, Foreign
from game.session.people import analyses, profiles, progress, tallies
from game.session.people.profiles import Profile, Profiles
from game.session.people.progress import Best
from game.session.people.tallies import tallied
from game.session.records import catalogue, store
from game.session.records.catalogue import catalogued
from tests.session.made import GAMES, after
from tests.session.records.test_store import damaged

SUFFIX = ".replay"
LONGEST = 2.0
"""So many seconds of the processor are a hang."""


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A folder of records with all that is noted beside them."""
    folder = tmp_path_factory.mktemp("home")
    for count in (3, 9, 20):
        store.create(folder / f"{count:02}{SUFFIX}", after(count).text())
        analyses.note(folder, analyses.mark(after(count).done), (count, None))
    found = finished(catalogued(folder, SUFFIX)).listed
    catalogue.note(folder, found)
    tallies.note(folder, finished(tallied(folder, found, GAMES)).noted)
    for number in range(2):
        people = tuple(Profile(f"Ann {each}", each) for each in range(5 + number))
        profiles.change(folder / "people.jsonl", lambda now, who=people: Profiles(who, ("Боб",)))
        progress.keep(folder, Best("first steps", 7 - number, 2))
    return folder


def listed(folder: Path) -> object:
    return tuple(each.path.name for each in finished(catalogued(folder, SUFFIX)).listed)


def told(folder: Path) -> object:
    found = finished(catalogued(folder, SUFFIX)).listed
    return len(finished(tallied(folder, found, GAMES)).noted)


def noted(folder: Path) -> object:
    found = analyses.noted(folder)
    return all(isinstance(each, str) for each in found)


def known(folder: Path) -> object:
    fault = profiles.known(folder / "people.jsonl")[1]
    profiles.change(folder / "people.jsonl", lambda now: now.seated((("Eve", 1),)))
    now = profiles.known(folder / "people.jsonl")[0]
    kept = "Foreign" if isinstance(fault, Foreign) else now.known[0].name
    return kept, fault is None or bool(str(fault))


def solved(folder: Path) -> object:
    found = progress.load(folder)
    progress.keep(folder, Best("next", 1, 3))
    return found is not None and any(
        each.name == "next" for each in progress.load(folder).challenges
    )


READERS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "index": (catalogue.INDEX, listed),
    "tallies": (tallies.NAME, told),
    "analyses": (analyses.NAME, noted),
    "people": ("people.jsonl", known),
    "progress": (progress.NAME, solved),
}
SEALED = ("people", "progress")
WAYS = [*((which, False) for which in READERS), *((which, True) for which in SEALED)]


def copies_read(home: Path, folder: Path, which: str, count: int, forged: bool) -> set[object]:
    """Return what comes of so many damaged copies of a file, and the longest time it took."""
    name, read = READERS[which]
    data = (home / name).read_bytes()
    text = store.text_of(home / name) if which in SEALED else None
    found, longest = set(), 0.0
    for number in range(count):
        place = folder / str(number)
        shutil.copytree(home, place)
        broken = damaged(text.encode() if forged and text else data, number)
        sealed = store.sealed(broken.decode(errors="replace")) if forged and text else broken
        (place / name).write_bytes(sealed)
        begun = time.process_time()
        try:
            found.add(read(place))
        except (Foreign, NotWritten, Damaged) as refusal:
            found.add(type(refusal).__name__)
        longest = max(longest, time.process_time() - begun)
        shutil.rmtree(place)
    print(f"{which}: {count} copies, the longest {longest * 1000:.1f} ms")
    assert longest < LONGEST
    return found


EXPECTED = {
    "index": tuple(f"{count:02}{SUFFIX}" for count in (20, 9, 3)),
    "tallies": 3,
    "analyses": True,
    "people": ("Eve", True),
    "progress": True,
}


@pytest.mark.parametrize(("which", "forged"), WAYS)
def test_damaged_lists_cost_no_record_and_raise_nothing(home, tmp_path, which, forged):
    found = copies_read(home, tmp_path, which, 24, forged)
    assert all(each in (EXPECTED[which], "Foreign") for each in found), found


# Two thousand folders of each kind.
@pytest.mark.nightly
@pytest.mark.parametrize(("which", "forged"), WAYS)
def test_two_thousand_damaged_lists_cost_no_record_and_raise_nothing(home, tmp_path, which, forged):
    found = copies_read(home, tmp_path, which, 2_000, forged)
    assert all(each in (EXPECTED[which], "Foreign") for each in found), found
