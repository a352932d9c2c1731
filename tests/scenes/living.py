"""A program that lives for a while on a folder that others live on, too, and does all it can.

`python -m tests.scenes.living FOLDER WHO SECONDS` tells at its end what must be there.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.content.texts import load_texts
from game.core.chance import Dice
from game.scenes.frame.kit import Book, Kit, Words
from game.scenes.frame.settings import Settings
from game.scenes.people.profiles import keep
from game.scenes.records.list_contents import RecordList
from game.scenes.saves.record_files import export
from game.scenes.saves.saved_files import people
from game.scenes.saves.saves_left_behind import living, take_over
from game.scenes.saves.saving import autosaver, keep_record, make_way
from game.session.files.background_writing import Behind
from game.session.files.crash_safe_files import NotWritten
from game.session.people.profiles import known
from game.session.records.catalogue import TITLE, Listed
from tests.scenes.deeds import ACTIONS, GAME, kit_in, match, played

MOST_KEPT = 200
"""So many matches each program plays; then it sees to what is there."""

MOST_COPIES = 60
NAMES = 40
FAR = 100_000
"""The seeds of one program are so far from those of the next."""


class Program:
    """`kept` are the matches that it has put among the records, `names` who has played here."""

    def __init__(self, folder: Path, who: int, slot: int) -> None:
        self.kit: Kit = replace(
            kit_in(folder),
            words=Words(load_texts("en")),
            # No limit: what a limit takes away is meant to go.
            settings=Book(Settings()),
            writer=Behind(),
            slot=slot,
        )
        self.kept: list[str] = []
        self.names: list[str] = []
        self.left: list[str] = []
        self.done = 0
        self._who = who
        self._copies = 0
        self._shelf = self._looked()

    def live(self, seconds: float) -> None:
        take_over(self.kit)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._one()
            self.done += 1
        for _ in range(self.done):
            if self._shelf.gone is None:
                break
            self._shelf.bring_back()
        self.kit.writer.settle()

    def _one(self) -> None:
        dice = Dice(self._who, "living", self.done)
        deeds: tuple[Callable[[Dice], None], ...] = (
            self._play,
            self._leave,
            self._name,
            self._mark,
            self._remove,
            self._undo,
            self._copy,
            self._meet,
            self._look,
        )
        dice.choice(deeds)(dice)

    def _play(self, dice: Dice) -> None:
        """Play a match from its beginning to where it is put among the records."""
        if len(self.kept) + len(self.left) < MOST_KEPT:
            self.kept.append(played(self._begun(ACTIONS)))
            path = keep_record(self.kit, match(self._seed()), by_hand=bool(dice.below(2)))
            assert path is not None

    def _leave(self, dice: Dice) -> None:
        """Break a match off."""
        if len(self.kept) + len(self.left) < MOST_KEPT:
            self.left.append(played(self._begun(1 + dice.below(ACTIONS))))

    def _begun(self, actions: int) -> str:
        make_way(self.kit, GAME)
        write = autosaver(self.kit, GAME)
        for count in range(1, actions + 1):
            write(match(self._seed(), count))
        self.kit.writer.settle()
        return match(self._seed(), actions).text()

    def _seed(self) -> int:
        return FAR * self._who + self.done

    def _name(self, dice: Dice) -> None:
        if each := self._any(dice):
            self._shelf.label(each, TITLE, f"{self._who} {self.done}")

    def _mark(self, dice: Dice) -> None:
        if each := self._any(dice):
            self._shelf.mark(each)

    def _remove(self, dice: Dice) -> None:
        if each := self._any(dice):
            self._shelf.take_away(each)

    def _undo(self, dice: Dice) -> None:
        if self._shelf.gone is not None:
            self._shelf.bring_back()

    def _copy(self, dice: Dice) -> None:
        each = self._any(dice)
        if each and self._copies < MOST_COPIES:
            self._copies += 1
            try:
                export(self.kit, each.path, f"copy {self._who}")
            except (NotWritten, OSError):
                assert not each.path.exists(), "the other program has taken it away"

    def _meet(self, dice: Dice) -> None:
        name = f"{self._who} {dice.below(NAMES)}"
        self.names.append(name)
        keep(self.kit, name, lambda now: now.seated(((name, None),)))
        assert known(people(self.kit))[1] is None

    def _look(self, dice: Dice) -> None:
        """Look at the list anew; what was taken away before comes back first."""
        while self._shelf.gone is not None and self._shelf.bring_back() is not None:
            pass
        self._shelf = self._looked()

    def _looked(self) -> RecordList:
        shelf = RecordList(self.kit)
        while shelf.reads:
            shelf.go_on()
        return shelf

    def _any(self, dice: Dice) -> Listed | None:
        there = [each for each in self._shelf.listed if each.path.exists()]
        return dice.choice(there) if there else None


def main(folder: Path, who: int, seconds: float) -> None:
    with living(folder) as slot:
        program = Program(folder, who, slot)
        program.live(seconds)
        told = {
            "done": program.done,
            "kept": program.kept,
            "left": program.left,
            "names": sorted(set(program.names)),
            "slot": slot,
        }
        print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
