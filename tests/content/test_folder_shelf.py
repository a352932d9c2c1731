"""What was read is kept as long as the files stay as they are."""

import pytest

from game.content.folder_shelf import FolderShelf


@pytest.fixture
def read(tmp_path):
    """Return a function that asks for the names of the files, and the list of readings."""
    shelf, times = FolderShelf(), []

    def names():
        times.append(1)
        return sorted(path.name for path in tmp_path.rglob("*"))

    return (lambda: shelf.take("names", (tmp_path,), names)), times


def test_what_has_not_changed_is_read_once(read, tmp_path):
    (tmp_path / "a.tmx").write_text("a")
    take, times = read
    take()
    take()
    assert len(times) == 1


def test_a_new_file_is_seen_at_once(read, tmp_path):
    take, _ = read
    take()
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "b.tsx").write_text("b")
    assert take() == ["b.tsx", "below"]


def test_a_file_that_was_written_anew_is_read_again(read, tmp_path):
    (tmp_path / "a.tmx").write_text("a")
    take, times = read
    take()
    (tmp_path / "a.tmx").write_text("longer")
    take()
    assert len(times) == 2


def test_a_folder_that_is_not_there_is_empty(tmp_path):
    assert FolderShelf().take(1, (tmp_path / "none",), lambda: 7) == 7
