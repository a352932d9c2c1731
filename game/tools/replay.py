"""Show a recorded match as it stood after an action, and the events that led there.

With --png it is drawn, with --gif what happened until then is filmed, from --from on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.rules import NOBODY, Rules, Seat
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.session.files.crash_safe_files import NotWritten
from game.session.files.small_steps import Steps, finished
from game.session.match.record import Damaged, Foreign, Record
from game.session.records.replay import ReplayMismatch, Watch, watch
from game.session.records.store import open_record

if TYPE_CHECKING:
    from game.scenes.keeping.film import Film

USUAL = 10
"""So many actions are filmed where nobody says from where."""


def main(arguments: list[str] | None = None, games: Mapping[str, Rules] = GAMES) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.tools.replay", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--at", type=int, metavar="N", help="after action N; the last one if left out"
    )
    parser.add_argument("--seat", type=int, help="as this seat saw it; -1 is a bystander")
    parser.add_argument("--png", type=Path, metavar="FILE", help="write the board as a picture")
    parser.add_argument("--gif", type=Path, metavar="FILE", help="write a film of 16 MB at most")
    parser.add_argument(
        "--from", type=int, metavar="N", dest="begins", help="film from here; the last ten actions"
    )
    options = parser.parse_args(arguments)
    try:
        record = open_record(options.file, games)
        rules = games[record.header.game]
        seen = watch(record, rules)
    except (Damaged, Foreign, ReplayMismatch) as refusal:
        print(refusal)
        return 1
    at = len(seen.done) if options.at is None else options.at
    if refused := missing(seen, rules.seats(seen.tables[0]), at, options.seat):
        print(refused)
        return 1
    if options.png or options.gif:
        return drawn(options, record, seen, at)
    print("\n".join((*heading(record, seen), "", *moment(rules, seen, at, options.seat))))
    return 0


def drawn(options: argparse.Namespace, record: Record, seen: Watch, at: int) -> int:
    """Write the picture and the film that were asked for; say where they lie."""
    game, begins = (
        record.header.game,
        max(0, at - USUAL) if options.begins is None else options.begins,
    )
    if game not in FACES:
        print(f"{game} cannot be drawn.")
        return 1
    if not 0 <= begins < max(1, at):
        print(f"A film from action {begins} to {at} shows nothing: begin before its end.")
        return 1
    from game.tools.pictures import replay_pictures as pictures

    rules, seat = GAMES[game], options.seat
    try:
        if options.png:
            pictures.write(options.png, pictures.picture(record, seen, rules, at, seat))
            print(options.png)
        if options.gif:
            made = finished(told(pictures.film(record, seen, rules, begins, at, seat)))
            pictures.write(options.gif, made.data)
            print(options.gif)
            if not made.whole:
                print("It ends before the stretch does: more would make it larger than 16 MB.")
    except NotWritten as error:
        print(error)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the film was not written.")
        return 1
    return 0


def told(work: Steps[Film]) -> Steps[Film]:
    """Do the work, and say on a terminal how far it is."""
    shown = -1
    while True:
        try:
            share = next(work)
        except StopIteration as end:
            _say("\r" + " " * 40 + "\r")
            film: Film = end.value
            return film
        if (percent := int(share * 100)) != shown:
            shown = percent
            _say(f"\rFilming: {percent} %  (Ctrl+C stops)")
        yield share


def _say(words: str) -> None:
    if sys.stderr.isatty():
        print(words, end="", file=sys.stderr, flush=True)


def missing(seen: Watch, seats: int, at: int, seat: Seat | None) -> str | None:
    """Return what is wrong with the moment or the seat that was asked for."""
    if not 0 <= at <= len(seen.done):
        return f"There is no action {at}: the match has actions 1 to {len(seen.done)}."
    if seat is not None and not NOBODY <= seat < seats:
        return f"There is no seat {seat}: the match has seats 0 to {seats - 1}."
    return None


def heading(record: Record, seen: Watch) -> Iterator[str]:
    """Yield what the record says of itself."""
    header = record.header
    yield f"{header.game}, rules {header.rules}, seed {header.seed}, {len(seen.done)} actions"
    for seat, player in enumerate(header.players):
        yield f"seat {seat}: {player.name}" + (f" ({player.strength})" if player.strength else "")
    yield from (f"{name}: {value}" for name, value in header.labels)
    if not seen.again:
        yield f"Shown by its recorded events: {seen.why}."


def moment(rules: Rules, seen: Watch, at: int, seat: Seat | None) -> Iterator[str]:
    """Yield the action, its events with number, rule and cause, and the table after it."""
    table = seen.tables[at]
    if at:
        done = seen.done[at - 1]
        yield f"action {at}, seat {done.action.seat}: {_named(rules, seen, at, seat)}"
        shown = _shown(rules, seen.tables[at - 1], seat)
        for told in done.told:
            event = told.event if seat is None else rules.redact(told.event, seat)
            cause = "" if told.cause is None else f", follows {told.cause}"
            yield f"  {told.number:5}  {rules.text.tell(shown, event)}  ({told.rule}{cause})"
            shown = rules.evolve(shown, event)
        yield ""
    yield rules.text.draw(_shown(rules, table, seat))


def _shown(rules: Rules, table: Any, seat: Seat | None) -> Any:
    return table if seat is None else rules.view(table, seat)


def _named(rules: Rules, seen: Watch, at: int, seat: Seat | None) -> str:
    """Return the action's name, unless its own events hide it from this seat."""
    done = seen.done[at - 1]
    hidden = seat is not None and any(
        rules.redact(told.event, seat) != told.event for told in done.told
    )
    if hidden and seat != done.action.seat:
        return "in secret"
    return rules.text.name(seen.tables[at - 1], done.action)


if __name__ == "__main__":
    raise SystemExit(main())
