"""A match as a set-up has chosen it, not yet begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.saves.evening_file import LABEL
from game.scenes.seats.occupants import Occupant
from game.session.match.clock import Clock
from game.session.match.match import Match
from game.session.match.record import Header

Label = tuple[str, str]


def fresh_match(
    kit: Kit,
    game: str,
    setup: Any,
    seed: int,
    places: Sequence[Occupant],
    labels: tuple[Label, ...],
    clock: Clock | None = None,
) -> Match:
    rules = GAMES[game]
    header = Header(
        game=game,
        rules=rules.number,
        setup=setup,
        seed=seed,
        players=tuple(place.player(game) for place in places),
        clock=clock,
        labels=(*labels, *(((LABEL, kit.evening),) if kit.evening else ())),
        program=kit.version,
    )
    return Match(rules, header, faces_of(kit)[game].door.flag)
