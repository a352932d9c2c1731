"""Kept matches read by the doors that the program goes through itself."""

from pathlib import Path

from game.scenes.saves.saving import watch_file
from game.session.files.small_steps import finished
from game.session.match.record import Record
from game.session.records import store
from game.session.records.bounded_reading import read_lines
from game.session.records.replay import Watch


def read_record(text, games) -> Record:
    """Return the record in a text."""
    return read_lines(text.splitlines(), games)


def load_record(path: Path, games) -> Record:
    """Return the record in a file of ours, which is set aside where it is damaged."""
    with store.reading(path, ours=True) as file:
        finished(file.whole())
        return read_lines(file.lines(), games)


def open_watch(path: Path, games) -> tuple[Record, Watch]:
    """Return a record from anywhere and its match to look at."""
    opened = finished(watch_file(path, games))
    return opened.record, opened.watch
