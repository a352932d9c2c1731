"""How a match of Hold the Banner ended, and how it is played, in words."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.hold_the_banner.state import ATTACKERS, GUARDS, Setup, Table, Team
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine

from .naming import ATTACK, GUARD, all_names, team_of


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return which side won and why, with what each seat has left, the winners first."""
    assert table.ending is not None
    winners = table.ending.winners
    seats = sorted(table.seats, key=lambda seat: seat not in winners)
    lines = tuple(
        SeatLine(f"emblem.{s}", names[s], None, _note(words, table, s), s in winners) for s in seats
    )
    reason = words(f"banner.reason.{table.ending.why.value}")
    turns = words("banner.result.turns", count=table.turn)
    return Result(_title(words, table, names), f"{reason} {turns}", lines)


def _title(words: Words, table: Table, names: Names) -> str:
    assert table.ending is not None
    winners = table.ending.winners
    if not winners:
        return words("banner.result.draw")
    if table.board.duel:
        return words("banner.result.duel", names=all_names(winners, names))
    return words(f"banner.result.{GUARD if table.teams[winners[0]] == GUARDS else ATTACK}")


def _note(words: Words, table: Table, seat: Seat) -> str:
    """Return a seat's side, and its lives or the tanks it has sent."""
    player = table.players[seat]
    if team_of(table, seat) == GUARD:
        return words("banner.result.lives", count=player.lives)
    return words("banner.result.sent", count=player.had)


def setup_words(words: Words, setup: Setup, teams: tuple[Team, ...] = ()) -> str:
    """Return how many play on each side, and what each side has; the sides are these, or as they
    were chosen."""
    sides, duel = teams or setup.teams, setup.board.duel
    lives = {setup.lives_of(s) for s, team in enumerate(sides) if duel or team == GUARDS}
    return words(
        "banner.says.duel" if duel else "banner.says",
        guards=sides.count(GUARDS),
        attackers=sides.count(ATTACKERS),
        lives=" / ".join(map(str, sorted(lives))),
        tanks=setup.to_stop(sides),
    )


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return who plays against whom, and what differs from the even match."""
    options = table.options
    switches = ("steel_fence", "easy_grass", "star_kept", "late_bonus", "by_die")
    free = (words("banner.free"),) if options.free_drawing else ()
    on = (words(f"banner.option.{name}") for name in switches if getattr(options, name))
    given = (words("handicaps.title"),) if table.setup.given else ()
    return (setup_words(words, table.setup, table.teams), *free, *on, *given)
