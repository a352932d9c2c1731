"""What the list of records says of a match: who played, when, on what, how long, how it ended."""

from __future__ import annotations

from datetime import datetime

from game.content.texts import clean
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.seat_names import names_of
from game.scenes.frame.kit import Kit
from game.session.records.catalogue import TITLE, Listed


def title(kit: Kit, each: Listed) -> str:
    """Return the name that somebody gave it, else the game and who played."""
    if not each.game:
        return each.path.stem
    own = clean(each.label(TITLE))
    return own or f"{game_name(kit, each)} · {', '.join(names(kit, each))}"


def game_name(kit: Kit, each: Listed) -> str:
    key = f"door.{each.game}"
    return kit.words(key) if key in kit.words else clean(each.game)


def names(kit: Kit, each: Listed) -> tuple[str, ...]:
    return names_of(kit.words, each.game, map(clean, each.players))


def note(kit: Kit, each: Listed) -> str:
    """Return when it was played and on what, how long it was and how it ended."""
    if not each.game:
        return kit.words("records.damaged")
    own = game_name(kit, each) if each.label(TITLE) else ""
    parts = (when(each), own, _board(kit, each), _length(kit, each), ended(kit, each))
    return " · ".join(part for part in parts if part)


def when(each: Listed) -> str:
    """Return date and hour, those of the file where the match was never kept by its players."""
    date, hour = clean(each.label("date")), clean(each.label("hour"))
    return (
        f"{date} {hour}" if hour else f"{datetime.fromtimestamp(each.written / 1e9):%Y-%m-%d %H:%M}"
    )


def searched(kit: Kit, each: Listed) -> str:
    """Return all that one may look for, in small letters."""
    said = (title(kit, each), *names(kit, each), game_name(kit, each), note(kit, each))
    return " ".join(said).casefold()


def finished(each: Listed) -> bool:
    """Whether it was played to its end; records of older programs have only words of that."""
    return any(key == "winners" for key, _ in each.labels) or bool(each.label("result"))


def ended(kit: Kit, each: Listed) -> str:
    """Return who won; records of older programs have only words of the end."""
    called, told, won = names(kit, each), clean(each.label("result")), each.label("winners")
    if not any(key == "winners" for key, _ in each.labels):
        won_by = _won(kit, each, (told,)) if told in called else told
        return won_by or kit.words("records.unfinished")
    if not won:
        return kit.words("records.draw") if len(called) > 1 else told
    seats = [int(seat) for seat in won.split(",") if seat.isdecimal() and int(seat) < len(called)]
    return _won(kit, each, tuple(called[seat] for seat in seats))


def _board(kit: Kit, each: Listed) -> str:
    board = each.label(f"map.{kit.words.language}") or each.label("map")
    return "" if board == game_name(kit, each) else clean(board)


def _length(kit: Kit, each: Listed) -> str:
    count = each.label("turns")
    if count.isdecimal():
        return kit.words("records.turns", count=int(count))
    return kit.words("records.actions", count=each.actions) if each.actions else ""


def _won(kit: Kit, each: Listed, winners: tuple[str, ...]) -> str:
    """Return who won; a side that is called as the game calls it may have words of its own."""
    usual = faces_of(kit)[each.game].seats.names if each.game in kit.faces else ()
    own = next((key for key in usual if winners == (kit.words(key),)), "")
    key = f"records.won.{own}"
    return kit.words(key if key in kit.words else "records.won", name=", ".join(winners))
