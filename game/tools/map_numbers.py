"""A map in numbers, in lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.minds import quick
from game.content.maps.board_numbers import ReportLine, label, of_matches
from game.content.maps.map_facts import name_in
from game.content.maps.map_kind import map_kind
from game.content.maps.maps import MapFile
from game.content.maps.setups import seats_for, setup_on
from game.content.texts import Texts
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.session.match.computer_matches import MATCHES, Endless, Trials


def lines(found: MapFile, texts: Texts, matches: int = MATCHES) -> Iterator[str]:
    """Yield the report line by line, so that the matches are waited for at its end only."""
    counted = map_kind(found.game).counting
    yield ""
    yield texts("numbers.title", name=name_in(found.facts.titles, texts.language))
    yield from _written(counted.figures(found.ground), texts)
    if found.letter:
        yield texts("numbers.alone")
        return
    seats = seats_for(found.players)
    setup, mind = setup_on(found, seats), quick(found.game)
    trials = Trials(GAMES[found.game], setup, found.hash, mind, matches)
    try:
        while not trials.over:
            trials.step()
    except Endless:
        yield texts("numbers.unplayed")
        return
    names = FACES[found.game].seats.names[:seats]
    turns = [counted.turns(each.table) for each in trials.played]
    winners = [each.outcome.winners for each in trials.played]
    yield from _written(of_matches(turns, winners, names), texts)


def _written(figures: tuple[ReportLine, ...], texts: Texts) -> Iterator[str]:
    section = ""
    for figure in figures:
        if figure.section != section:
            section = figure.section
            yield texts(f"numbers.section.{section}")
        yield f"  {label(figure, texts)}: {figure.value}"
