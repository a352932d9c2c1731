"""What is remembered of people, as the scenes ask for it: in menus, set-ups and at the table.

Who sits down at a table is remembered by that alone. The file is written behind the picture.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable

from game.core.rules import NOBODY
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.seat_names import usual_names
from game.scenes.frame.kit import Kit
from game.scenes.frame.show_speeds import set_tempo
from game.scenes.match.people_at_seats import people_of
from game.scenes.saves.saved_files import people
from game.scenes.saves.saving import refusal
from game.session.files.crash_safe_files import NotWritten
from game.session.match.match import Match
from game.session.match.record import Foreign
from game.session.people.profiles import Hand, Profile, Profiles, change, known
from game.session.people.tally import Tally
from game.view.show.show_paces import OFF

SIGN = "icon.person"


def known_people(kit: Kit) -> tuple[Profiles, str]:
    """Return everybody who is known, and the sentence that says what is wrong with the file."""
    kit.writer.settle()
    found, fault = known(people(kit))
    return found, refusal(kit, fault) if fault else ""


def picture_of(profile: Profile) -> str:
    return SIGN if profile.emblem is None else f"emblem.{profile.emblem}"


def emblem_of(kit: Kit, game: str, seat: int) -> int | None:
    """Return the number of the emblem that marks a seat, None where it has another mark."""
    marks = faces_of(kit)[game].seats.marks if game in kit.faces else ()
    kind, _, number = marks[seat].partition(".") if seat < len(marks) else ("", "", "")
    return int(number) if kind == "emblem" else None


def keep(kit: Kit, about: str, changed: Callable[[Profiles], Profiles]) -> None:
    """Have the file changed; of two changes about one thing that wait, the later one is made."""
    path = people(kit)

    def job() -> None:
        try:
            change(path, changed)
        except (NotWritten, Foreign) as error:
            logging.warning("What is known of people cannot be kept: %s", error)

    kit.writer.put(path / about, job)


def sit_down(kit: Kit, match: Match) -> str:
    """Let the people of a match play as they like to; return what is wrong with their file.

    They are remembered, and the table goes at the pace of the slowest of them.
    """
    game, (found, fault) = match.rules.name, known(people(kit))
    profiles = {seat: found.of(match.player(seat).name.strip()) for seat in people_of(match)}
    left = {seat for seat, each in profiles.items() if each.hand is Hand.LEFT}
    alone = {NOBODY} if left and len(left) == len(profiles) else set()
    kit.seating.left_handed = frozenset(left | alone)
    paces = [each.pace for each in profiles.values() if each.pace is not None]
    if paces:
        slowest = min((pace for pace in paces if pace != OFF), default=OFF)
        set_tempo(kit.settings, slowest)
    here = [(each.name, emblem_of(kit, game, seat)) for seat, each in profiles.items() if each.name]
    if here:
        keep(kit, "/".join(name for name, _ in here), lambda now: now.seated(_own(kit, here)))
    return refusal(kit, fault) if fault else ""


def met(kit: Kit, told: Iterable[Tally]) -> list[tuple[str, int | None]]:
    """Return whom the matches tell of, each with the emblem of the commonest seat."""
    found: dict[str, Counter[int]] = {}
    for each in told:
        for seat, name in enumerate(each.people):
            emblem = emblem_of(kit, each.game, seat)
            seats = found.setdefault(name, Counter())
            seats.update([emblem] if emblem is not None else ())
    usual = ((name, seats.most_common(1)) for name, seats in found.items() if name)
    return [(name, first[0][0] if first else None) for name, first in usual]


def _own(kit: Kit, here: list[tuple[str, int | None]]) -> list[tuple[str, int | None]]:
    """Return those who are called otherwise than a seat is anyhow."""
    usual = usual_names(kit.words)
    return [each for each in here if each[0] not in usual]
