"""Who came, who left and who sits in for whom, in words, at the place where it happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.rules import Seat
from game.scenes.frame.kit import Words
from game.session.match.record import Done, Entry, Header, Player, Seated, Undone

from .board_face import ReplayChapter
from .level_words import ranked
from .seat_names import names_of


def seatings(entries: Iterable[Entry]) -> tuple[tuple[int, Seated], ...]:
    """Return every change of seats with how many actions stand before it."""
    found: list[tuple[int, Seated]] = []
    count = 0
    for entry in entries:
        match entry:
            case Done():
                count += 1
            case Undone(to):
                count = to
                found = [(min(each, to), seated) for each, seated in found]
            case Seated():
                found.append((count, entry))
            case _:
                pass
    return tuple(found)


def seated_words(
    words: Words, header: Header[object], entries: Iterable[Entry]
) -> tuple[tuple[int, str], ...]:
    """Return the sentence of every change of seats, with how many actions stand before it."""
    players, people = list(header.players), {(s, p) for s, p in enumerate(header.players)}
    told: list[tuple[int, str]] = []
    for count, entry in seatings(entries):
        was, now = players[entry.seat], entry.player
        known = (entry.seat, now) in people
        told.append((count, _words(words, header.game, entry.seat, was, now, known)))
        players[entry.seat] = now
        people.add((entry.seat, now))
    return tuple(told)


def away(header: Header[object], entries: Iterable[Entry], seat: Seat) -> Player | None:
    """Return the person for whom a computer sits on a seat now, if there is one."""
    sat = [header.players[seat], *(e.player for _, e in seatings(entries) if e.seat == seat)]
    people = [player for player in sat if player.strength is None]
    alike = sat[-1].strength is not None and people and people[-1].name == sat[-1].name
    return people[-1] if alike else None


def with_seatings(
    chapters: Sequence[ReplayChapter], told: Iterable[tuple[int, str]], events: Sequence[int]
) -> tuple[ReplayChapter, ...]:
    """Return the chapters with the changes of seats among them; `events` counts those of every
    action."""
    found = list(chapters)
    for count, words in told:
        place = sum(events[:count])
        after = sum(1 for each in found if each.place <= place)
        found.insert(after, ReplayChapter(place, words))
    return tuple(found)


def _words(words: Words, game: str, seat: Seat, was: Player, now: Player, known: bool) -> str:
    before, name = (_called(words, game, seat, player) for player in (was, now))
    if now.strength is None:
        return words("seats.back" if known else "seats.joins", name=name, before=before)
    strength = ranked(words, game, now.strength)
    key = "seats.sits_in" if now.name == was.name else "seats.leaves"
    return words(key, name=before, strength=strength)


def _called(words: Words, game: str, seat: Seat, player: Player) -> str:
    return names_of(words, game, [""] * seat + [player.called])[seat]
