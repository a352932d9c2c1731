"""Who stands on the field of a fight: each by its number, where it stands, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.field import MONSTERS
from game.rules.road_to_the_overlord.fight.blows import attack_of
from game.rules.road_to_the_overlord.standing import Figure, figure_of, life_of
from game.rules.road_to_the_overlord.state import Companion, Fight, Fighter, Foe, Skill, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

from . import walkers
from .lie_of_field import stands, waits
from .looks import draw_hero, hero_pictures, is_boss, other_picture
from .numbers import draw_numbers, draw_spells

SIZE, BOSS_SIZE, BOSS_DOWN = 1.48, 1.76, 0.3
"""How large figures are, in cells of the board, and how much lower the boss stands than others."""
BODY = 0.74
"""So far over its feet is the middle of a figure, in cells."""
SKILL, SKILL_AT = 0.82, (1.24, -1.62)
"""How large the sign of the boss's next skill is, and where it lies beside the feet."""
UNPLACED = 130
"""How much is seen of a monster that has not come to its place yet."""


def figure_name(number: FigureNumber) -> str:
    """Return what the moves of a figure on the field are called."""
    return f"figure {number}"


def number_of(figure: Figure) -> FigureNumber:
    return figure.seat if isinstance(figure, Fighter) else figure.number


def all_figures(fight: Fight) -> Iterator[Figure]:
    yield from fight.heroes
    yield from fight.companions
    yield from fight.foes


def rest(fight: Fight, figure: Figure) -> Pose:
    """Return where a figure stands, or waits for its place."""
    if figure.at is not None:
        return stands(figure.at)
    if isinstance(figure, Foe):
        place = will_stand(fight, figure)
        return Pose(stands(place).x, stands(place).y, alpha=UNPLACED)
    waiting = [each for each in fight.heroes if each.at is None]
    return waits(waiting.index(figure), len(waiting)) if figure in waiting else waits(0, 1)


def will_stand(fight: Fight, foe: Foe) -> Cell:
    """Return where a monster stands, or will when all are set."""
    return foe.at or MONSTERS[fight.foes.index(foe) % len(MONSTERS)]


def rest_of(table: Table, number: FigureNumber) -> Pose:
    """Return where the figure of a number stands; who has gone stood in the middle."""
    found, fight = figure_of(table, number), table.fight
    return rest(fight, found) if found is not None and fight is not None else waits(0, 1)


def body_of(table: Table, number: FigureNumber) -> Pose:
    """Return the middle of a figure of the field."""
    pose = rest_of(table, number)
    return Pose(pose.x, pose.y - BODY)


def hero_body(table: Table, seat: Seat) -> Pose:
    """Return the middle of a hero, on the field if it fights, else on the way."""
    if table.fight is not None:
        return body_of(table, seat)
    pose = walkers.rest(table, seat)
    return Pose(pose.x, pose.y - BODY)


def draw_figures(
    canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]
) -> None:
    """Draw all who stand on the field, the rear of the page first, then what is told of each."""
    fight = table.fight
    if fight is None:
        return
    found = [
        (each, poses.get(figure_name(number_of(each))) or rest(fight, each))
        for each in all_figures(fight)
    ]
    for figure, pose in sorted(found, key=lambda each: each[1].y):
        draw_figure(canvas, place, table, figure, pose)
    for figure, pose in found:
        draw_told(canvas, place, table, figure, pose)


def draw_figure(
    canvas: Canvas, place: BoardPlace, table: Table, figure: Figure, pose: Pose
) -> None:
    spot = place.spot(pose.x, pose.y)
    if isinstance(figure, Fighter):
        cell = place.size * SIZE * pose.size
        draw_hero(canvas, spot, cell, hero_pictures(table, figure.seat), pose.alpha)
        return
    cell = place.size * SIZE * pose.size
    if is_boss(figure):
        cell = place.size * BOSS_SIZE * pose.size
        spot = place.spot(pose.x, pose.y + BOSS_DOWN)
    canvas.piece(other_picture(canvas.brushes, figure), *spot, cell, 0, pose.alpha)


def draw_told(canvas: Canvas, place: BoardPlace, table: Table, figure: Figure, pose: Pose) -> None:
    """Draw what one must know of a figure: attack and life, what lasts on it, and whose it is."""
    spot, number = place.spot(pose.x, pose.y), number_of(figure)
    lasting = () if isinstance(figure, Companion) else figure.spells
    seat = seat_of(figure)
    life = life_of(table, number)
    if isinstance(figure, Foe) and figure.skill is not None:
        _draw_skill(canvas, spot, place.size, figure.skill)
    if pose.alpha >= UNPLACED and not (isinstance(figure, Fighter) and figure.at is None):
        draw_numbers(canvas, spot, place.size, attack_of(table, number), life, seat)
        draw_spells(canvas, spot, place.size, lasting)


def _draw_skill(canvas: Canvas, feet: tuple[float, float], cell: float, skill: Skill) -> None:
    """Draw what the boss does next over its shoulder."""
    x, y = feet[0] + cell * SKILL_AT[0], feet[1] + cell * SKILL_AT[1]
    canvas.picture(f"overlord.skill.{skill.value}", x, y, cell * SKILL)


def seat_of(figure: Figure) -> Seat | None:
    """Return whose figure it is, None for the monsters."""
    if isinstance(figure, Fighter):
        return figure.seat
    return figure.of if isinstance(figure, Companion) else None
