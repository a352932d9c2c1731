"""The board of Blanket Hills as it is shown: the blanket on its table, and all that lies on it."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.blanket_hills import events
from game.rules.blanket_hills.state import FOR_GOOD, Table, Team
from game.view.board.board import Board
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.carried_pictures import write_outlined
from game.view.show.clip import Pose
from game.view.show.playback import Reel

from .as_seen import as_seen, facing
from .blanket import draw_blanket
from .clips import clip_for, flowing
from .drawn_effects import effects_on
from .drawn_tosses import draw_dots
from .lie_of_land import COLUMNS, ROWS, seen_at
from .standing_toys import draw_toys, tank_name
from .tosses import Toss, on_cloth, seen, toss_of

RIM = 8.0
LOOKED_BACK = 60
"""Among so many events before now the last own shot is looked for."""
GHOST = "quiet"
EMBLEM, EMBLEM_AWAY = 0.6, 0.84
"""How large the emblem of a tank is, in cells, and how far to its west."""


def draw_table(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a table at rest."""
    draw_blanket(canvas, place, table.land, table.towers, table.domes)
    draw_toys(canvas, place, table, {team: facing(table, team) for team in table.teams}, {})
    _draw_emblems(canvas, place, table, {})
    _draw_glue(canvas, place, table)


def draw_shown(canvas: Canvas, place: BoardPlace, reel: Reel, calm: bool) -> None:
    """Draw what a playback shows now; when it rests, the last own shot is a ghost."""
    running, poses = reel.effects(), reel.poses()
    table = as_seen(reel.shown, running)
    effects = effects_on(table.land, calm)
    turns: dict[Team, float] = {team: facing(table, team) for team in table.teams}
    turns |= {team: poses[tank_name(team)].angle for team in turns if tank_name(team) in poses}
    draw_blanket(canvas, place, table.land, table.towers, table.domes, moving=reel.moving)
    if reel.idle:
        _draw_ghost(canvas, place, reel)
    effects.draw_below(canvas, place, running, calm)
    draw_toys(canvas, place, table, turns, poses)
    _draw_emblems(canvas, place, table, poses)
    _draw_glue(canvas, place, table)
    effects.draw_above(canvas, place, running, calm)


def last_own(reel: Reel) -> tuple[Toss, ...]:
    """Return the ways of the last shot of the tank whose turn it is, none before its first."""
    past, team = reel.past, reel.shown.turn
    for number in range(len(past) - 1, max(-1, len(past) - 1 - LOOKED_BACK), -1):
        shown, told = past[number]
        event = told.event
        if isinstance(event, events.ShellFlew) and event.team == team:
            own = shown.tanks[team].place
            return tuple(toss_of(shown.land, own, flight) for flight in event.flights)
    return ()


def _draw_ghost(canvas: Canvas, place: BoardPlace, reel: Reel) -> None:
    """Draw faintly how the last own shot flew, with a ring where it came down."""
    for toss in last_own(reel):
        draw_dots(canvas, place, toss, toss.steps, GHOST)
        canvas.circle(seen(place, *toss.at(toss.steps)), place.size * 0.22, GHOST, 2)


def _draw_emblems(
    canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]
) -> None:
    """Draw whose each tank is, for eyes that do not tell colours apart."""
    for team, tank in enumerate(table.tanks):
        if table.setup.members(team):
            pose = poses.get(tank_name(team)) or seen_at(table.land, tank.place)
            x, y = place.spot(pose.x, pose.y)
            away = place.size * EMBLEM_AWAY
            canvas.picture(f"emblem.{team}", x - away, y + away / 2, place.size * EMBLEM)


def _draw_glue(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw a yellow rag on who is glued, and how many own turns it still holds."""
    for tank in table.tanks:
        if tank.glued:
            x, y = on_cloth(place, table.land, tank.place.x, tank.place.y)
            x, y = x + place.size * 0.42, y + place.size * 0.2
            canvas.picture("hills.toy.glue", x, y, place.size * 0.6)
            if tank.glued != FOR_GOOD:
                at = x, y - place.size * 0.3
                write_outlined(canvas, str(tank.glued), at, place.size * 0.5, "white")


BOARD = Board(
    name="blanket_hills",
    size=lambda table: (COLUMNS, ROWS),
    rim=RIM,
    still=draw_table,
    draw=draw_shown,
    clip_for=clip_for,
    flow=flowing,
    outline=lambda place: (place.box,),
)
