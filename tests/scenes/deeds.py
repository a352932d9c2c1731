"""Everything that is done with files of matches and people, as programs that may be killed.

`python -m tests.scenes.deeds` reads a name and a folder that `begun` has filled, and tells the
number of a process that does the deed once another line has come. It marks the beginning and the
end by asking for a file that does not exist.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.devices import Seating
from game.scenes.frame.kit import Book, Kit
from game.scenes.frame.settings import Settings
from game.scenes.frame.settings_file import load_settings, save_settings
from game.scenes.keeping.picture_files import written_file
from game.scenes.saves.record_files import bring_back, bring_in, export, take_away, trim
from game.scenes.saves.saved_files import SUFFIX, autosave, exported, people, records, removed
from game.scenes.saves.saving import autosave_to_records, autosaver, keep_record
from game.scenes.tank_chess.game_texts.game_files import folder as texts
from game.scenes.tank_chess.game_texts.game_files import save_text
from game.session.files.small_steps import finished
from game.session.files.writing_behind import AtOnce
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.people import profiles
from game.session.people.profiles import Profile, Profiles
from game.session.records import store
from game.session.records.catalogue import INDEX, MARK, TITLE, Listed, catalogued, note
from game.session.records.rewritten_headers import relabel

GAME = "tank_chess"
ACTIONS, EARLIER = 8, 5
TEXT = "start: standard\n\n" + "C2 C4 C5\n" * 900
PICTURE = bytes(range(256)) * 900
ANN, BOB = Profile("Ann", 3), Profile("Боб", 1)


def kit_in(folder: Path) -> Kit:
    """Return a kit whose words are their keys: no deed asks for more of it than its folder."""
    return Kit(
        words=lambda key, **gaps: key,
        type=None,
        sounds=None,
        settings=Book(Settings(most_kept=50)),
        seating=Seating(),
        folder=folder,
        maps=folder,
        version="0",
        today=lambda: "2026-11-21",
        seed=lambda: 1,
        title=None,
        faces=FACES,
        lessons=None,
        evenings=None,
        shelf=None,
        writer=AtOnce(),
    )


@cache
def match(seed: int, actions: int = ACTIONS) -> Match:
    """Return a match that no other seed gives."""
    rules, dice = GAMES[GAME], Dice(seed, "deeds")
    players = (Player(f"Ann {seed}"), Player("Bob"))
    made = Match(rules, Header(GAME, rules.number, standard(GAME, 2), seed, players))
    for _ in range(actions):
        made.submit(dice.choice(rules.legal(made.table, dice.choice(made.to_act))))
    return made


def begun(folder: Path) -> None:
    """Leave what somebody has who has played for a while."""
    kit = kit_in(folder)
    for seed in (1, 2, 3):
        assert keep_record(kit, match(seed), by_hand=seed != 1) is not None
    take_away(kit, _of(kit, 3))
    for _ in range(2):
        autosaver(kit, GAME)(match(4, EARLIER))
    (folder / "given.replay").write_bytes(store.sealed(match(5).text()))
    profiles.change(people(kit), lambda now: Profiles((ANN,)))
    save_settings(folder / "settings.json", Settings(volume=3))
    note(records(kit), listed(kit))


def listed(kit: Kit) -> tuple[Listed, ...]:
    return finished(catalogued(records(kit), SUFFIX)).listed


def whole_files(kit: Kit) -> Iterator[tuple[Path, str | None]]:
    """Yield every file of a match with its text, None for one that is not whole."""
    for folder in (records(kit), removed(kit), exported(kit), kit.folder / "saves"):
        for path in sorted(folder.glob(f"*{SUFFIX}*")):
            if not path.name.startswith("."):
                yield path, store.text_of(path)


def played(text: str | None) -> str:
    """Return what a text tells but for its first line, which has the labels."""
    return (text or "").partition("\n")[2]


def _of(kit: Kit, seed: int | Match, folder: Callable[[Kit], Path] = records) -> Path:
    """Return the file of this match, or one that is not there."""
    own = played((match(seed) if isinstance(seed, int) else seed).text())
    paths = sorted(folder(kit).glob(f"*{SUFFIX}"))
    return next((p for p in paths if played(store.text_of(p)) == own), folder(kit) / "none")


def _undo(kit: Kit) -> None:
    bring_back(kit, _of(kit, 3, removed), 1_000_000_000)


def _only_one(kit: Kit) -> None:
    """Let one match that nobody asked to keep make room for another one."""
    keep_record(kit, match(6), by_hand=False)
    trim(replace(kit, settings=Book(Settings(most_kept=50))))


def _settings(kit: Kit) -> Settings:
    return load_settings(kit.folder / "settings.json")[0]


@dataclass(frozen=True)
class Deed:
    """What is done, and what then holds."""

    do: Callable[[Kit], object]
    holds: Callable[[Kit], bool]


DEEDS = {
    "autosave": Deed(
        lambda kit: autosaver(kit, GAME)(match(4)),
        lambda kit: store.text_of(autosave(kit, GAME)) == match(4).text(),
    ),
    "autosave of another match": Deed(
        lambda kit: autosaver(kit, GAME)(match(7)),
        lambda kit: store.text_of(autosave(kit, GAME)) == match(7).text(),
    ),
    "move to the records": Deed(
        lambda kit: autosave_to_records(kit, GAME),
        lambda kit: _of(kit, match(4, EARLIER)).exists() and not autosave(kit, GAME).exists(),
    ),
    "keep": Deed(lambda kit: keep_record(kit, match(6)), lambda kit: _of(kit, 6).exists()),
    "keep by itself": Deed(_only_one, lambda kit: _of(kit, 6).exists()),
    "rename": Deed(
        lambda kit: relabel(_of(kit, 2), {TITLE: "Дербі"}),
        lambda kit: any(each.label(TITLE) == "Дербі" for each in listed(kit)),
    ),
    "mark": Deed(
        lambda kit: relabel(_of(kit, 2), {MARK: "1"}),
        lambda kit: any(each.marked for each in listed(kit)),
    ),
    "delete": Deed(
        lambda kit: take_away(kit, _of(kit, 2)),
        lambda kit: not _of(kit, 2).exists() and _of(kit, 2, removed).exists(),
    ),
    "undo": Deed(_undo, lambda kit: _of(kit, 3).exists() and not _of(kit, 3, removed).exists()),
    "export": Deed(
        lambda kit: export(kit, _of(kit, 2), "Фінал: Ann — Bob"),
        lambda kit: _of(kit, 2, exported).exists(),
    ),
    "import": Deed(
        lambda kit: bring_in(kit, kit.folder / "given.replay"), lambda kit: _of(kit, 5).exists()
    ),
    "index": Deed(
        lambda kit: note(records(kit), listed(kit)),
        lambda kit: (
            not finished(catalogued(records(kit), SUFFIX)).fresh and (records(kit) / INDEX).exists()
        ),
    ),
    "game text": Deed(lambda kit: save_text(kit, TEXT), lambda kit: any(texts(kit).glob("*.txt"))),
    "picture or film": Deed(
        lambda kit: written_file(kit, GAME, "png", PICTURE),
        lambda kit: any(exported(kit).glob("*.png")),
    ),
    "people": Deed(
        lambda kit: profiles.change(people(kit), lambda now: now.seated((("Боб", 1),))),
        lambda kit: profiles.known(people(kit)) == (Profiles((BOB, ANN)), None),
    ),
    "settings": Deed(
        lambda kit: save_settings(kit.folder / "settings.json", Settings(volume=7)),
        lambda kit: _settings(kit).volume == 7,
    ),
}


def _careless(kit: Kit) -> None:
    """Write a record over itself, as no program should."""
    path = _of(kit, 2)
    path.write_bytes(path.read_bytes())


CARELESS = {"careless": Deed(_careless, lambda kit: True)}
"""What the tests must catch."""


def faults(kit: Kit, before: frozenset[str]) -> list[str]:
    """Return what was lost or is broken, of the matches that were there before."""
    there = dict(whole_files(kit))
    found = [f"{path.name} is not whole" for path, text in there.items() if text is None]
    now = {played(text) for text in there.values() if text is not None}
    found += [f"a match is lost: {text[:60]}" for text in before if text not in now]
    known = {path.name for path in records(kit).glob(f"*{SUFFIX}")}
    found += [
        f"{name} is not listed" for name in known - {e.path.name for e in listed(kit) if e.game}
    ]
    found += [f"{p.name} is cut" for p in texts(kit).glob("*.txt") if p.read_text("utf-8") != TEXT]
    found += [f"{p.name} is cut" for p in exported(kit).glob("*.png") if p.read_bytes() != PICTURE]
    told, fault = profiles.known(people(kit))
    found += [str(fault)] if fault or ANN not in told.known else []
    found += ["the settings are lost"] if _settings(kit).volume not in (3, 7) else []
    return found


def matches_in(kit: Kit) -> frozenset[str]:
    return frozenset(played(text) for _, text in whole_files(kit))


def serve() -> None:
    """Do the deeds that are asked for, each in a process of its own that waits for a word."""
    for seed in range(1, 8):
        match(seed).text()
    traced = ctypes.CDLL(None).prctl
    for line in sys.stdin:
        name, folder = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            # Whoever started the program may look on, though it is not the parent.
            traced(0x59616D61, ctypes.c_ulong(-1), 0, 0, 0)
            # Stopped, it is always looked on from the same call on.
            os.kill(os.getpid(), signal.SIGSTOP)
            kit = kit_in(Path(folder))
            os.access("/begin", os.F_OK)
            (DEEDS | CARELESS)[name].do(kit)
            os.access("/end", os.F_OK)
            os._exit(0)
        os.waitpid(child, os.WUNTRACED)
        print(child, flush=True)
        sys.stdin.readline()
        os.kill(child, signal.SIGCONT)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    serve()
