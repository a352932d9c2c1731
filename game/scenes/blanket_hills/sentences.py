"""The events of Blanket Hills in the players' words."""

from __future__ import annotations

from game.core.played_story import along
from game.core.rolled_dice import Rolled
from game.core.rules import Told
from game.rules.blanket_hills import events
from game.rules.blanket_hills.events import Thing
from game.rules.blanket_hills.evolve import evolve
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import FOR_GOOD, Table, Team
from game.rules.blanket_hills.tossing import halved
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is, by_name
from game.view.blanket_hills.drawn_effects import signed

from .naming import GAME, WORDS, crew_names, highest, shell_name, won_key

UNSAID = events.TurnBegan | Rolled


def tell(words: Words, shown: Table | None, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    return SENTENCES.tell(words, shown, event, names)


def retold(
    words: Words, seat: int, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return what has happened to all since the seat acted last, for its phone."""
    found = ((at, each.event) for at, each in along(before, told, evolve))
    said = (tell(words, at, event, names) for at, event in found if not isinstance(event, UNSAID))
    return tuple(filter(None, said))


def _hand(shown: Table | None, event: Rolled) -> str:
    """Return which error of a hand it is; of a steadier one half of it is told (G5.4)."""
    steady = shown is not None and shown.setup.grips[event.throws[0].seat].halved
    return f"hand_{event.what}{'_halved' * steady}"


def _moved(shown: Table | None, event: events.TankMoved) -> str:
    return "moved" if event.stopped is None else f"moved_{event.stopped.value}"


def _flew(shown: Table | None, event: events.ShellFlew) -> str:
    """Return what a shell struck; of nails only that none came down."""
    struck = [each for each in event.flights if each.at is not None]
    if not struck:
        return "lost"
    if event.shell is Shell.SHRAPNEL:
        return "nails"
    return f"flew_{highest(struck[0].struck).value}"


def _rolled(shown: Table | None, event: events.ShellRolled) -> str:
    if not event.path:
        return ""
    return "rolled_tank" if event.stopped is Thing.TANK else "rolled"


def _scored(shown: Table | None, event: events.Scored) -> str:
    if event.points < 0:
        return "scored_own"
    return f"scored_{event.how.value}"


def _glued(shown: Table | None, event: events.TankGlued) -> str:
    return "glued" if event.turns == FOR_GOOD else "glued_brief"


def _ended(shown: Table | None, event: events.MatchEnded) -> str:
    if event.winners:
        return won_key(shown.setup if shown is not None else None, event.winners)
    alone = shown is not None and shown.setup.range_alone
    return f"{WORDS}.result.{'range' if alone else 'draw'}"


def _crew(saying: Saying, team: Team) -> str:
    setup = saying.shown.setup if saying.shown is not None else None
    return crew_names(saying.words, setup, team, saying.names)


def _crews(saying: Saying, teams: tuple[Team, ...]) -> str:
    return ", ".join(_crew(saying, team) for team in teams)


def _arc(saying: Saying, arc: object) -> str:
    return saying.words(f"part.{GAME}.word.{getattr(arc, 'value', '')}").lower()


SENTENCES = Sentences(
    prefix=f"event.{GAME}",
    keys={
        events.ShellPicked: "picked",
        events.TurnBegan: "turn",
        events.TankMoved: _moved,
        events.TargetDrove: "target",
        Rolled: _hand,
        events.ShellThrown: "thrown",
        events.RayShone: lambda shown, event: "ray" if event.stopped is None else "ray_stopped",
        events.ShellFlew: _flew,
        events.ShellRolled: _rolled,
        events.Scored: _scored,
        events.PitSank: "pit",
        events.DomeRose: "dome",
        events.DomeGone: "dome_gone",
        events.TowerRose: "tower",
        events.TowerGone: "tower_gone",
        events.TowerRefused: "tower_refused",
        events.TankGlued: _glued,
        events.GlueWore: lambda shown, event: "glue_wore" if event.turns else "freed",
        events.TankFreed: "freed",
        events.SeatResigned: "resigned",
        events.MatchEnded: _ended,
    },
    gaps=(
        ("team", "team", _crew),
        ("seat", "name", by_name),
        ("throws", "name", lambda saying, throws: saying.names[throws[0].seat]),
        ("throws", "first", lambda saying, throws: throws[0].faces[0]),
        ("throws", "second", lambda saying, throws: throws[0].faces[1]),
        ("throws", "half", lambda saying, throws: signed(halved(*throws[0].faces))),
        ("shell", "shell", lambda saying, shell: shell_name(saying.words, shell)),
        ("target", "target", _crew),
        ("winners", "name", _crews),
        ("shot", "number", as_it_is),
        ("azimuth", "azimuth", as_it_is),
        ("reach", "reach", as_it_is),
        ("arc", "arc", _arc),
        ("cm", "count", as_it_is),
        ("radius", "radius", as_it_is),
        ("path", "count", lambda saying, path: len(path)),
        ("turns", "count", as_it_is),
        ("points", "count", lambda saying, points: abs(points)),
        ("flights", "count", lambda saying, f: sum(each.at is not None for each in f)),
    ),
)
