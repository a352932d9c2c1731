"""The page of the road: the chapters, the map of one of them, and the stage that is chosen."""

from __future__ import annotations

from functools import partial

from game.content.lessons.lesson_homes import has_lessons
from game.content.tasks.challenges import Challenge
from game.content.tasks.road import Bout
from game.scenes.challenges.words import draw_stars
from game.scenes.frame.kit import Kit
from game.scenes.pages.head_and_foot import framed
from game.scenes.pages.widget_scene import Page
from game.scenes.seats.commanders import portrait
from game.scenes.widgets.rows import tabs
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, BUTTON, LABEL, SMALL, STRONG

from .chapter_map import fitted, map_of
from .road_progress import MOST, Travel
from .words import game_at, goal_words, kind_of, ladder

ASIDE = 380.0
TITLE = 420.0
"""So far reach the way back and the title of the page."""

SHADE = (18, 22, 36, 200)
FACE, SMALLER = 76.0, 56.0
"""How large who waits there is seen, and beside larger letters."""

ROW, STARS = 30.0, 84.0
SKY, LARGER = 0.16, 0.24
"""So much of the map is sky, with room for words; larger ones reach lower."""

LINE = 32.0
"""So much the goal has at the least there."""

KIND = 56.0
"""So much room has what a stage is in larger letters: two lines."""


def page_of(kit: Kit, page: Page, travel: Travel) -> tuple[Widget, ...]:
    frame, room = framed(kit, page, kit.words("road.title"))
    aside = min(room.width * 0.45, page.grown(ASIDE))
    left = room.left(room.width - aside - 28)
    names = tuple(kit.words(each.key) for each in travel.chapters)
    counted = kit.words("challenge.counted", count=travel.total, most=_most(travel))
    place = fitted(left.below(64))
    large = kit.type.percent > 100
    sky = place.inset(6).top(place.height * (LARGER if large else SKY)).inset(18, 8)
    about = kit.words(f"{travel.shown.key}.about")
    return (
        *frame,
        Label(Box(room.right - 300, 18, 300, 50), counted, LABEL, "words", "right"),
        *_learning(kit, page, room.right - page.measure(counted, LABEL)[0] - 24, travel),
        *tabs("chapter", left.top(50), names, travel.chapter),
        *map_of(travel, place),
        Drawing(_shaded(page, place.inset(4), sky, about), _draw_shade),
        Label(sky, about, SMALL, "words", stand="top"),
        *_stage(kit, page, room.beside(room.width - aside), travel),
    )


def _learning(kit: Kit, page: Page, right: float, travel: Travel) -> tuple[Widget, ...]:
    """Return the way to the guided match of the game that is played at the chosen stage, as long
    as nobody has begun it here."""
    game = game_at(travel.chosen)
    begun = dict(kit.settings.now.lessons).get(game, 0)
    if begun or not has_lessons(game) or not travel.is_open(travel.shown):
        return ()
    name = kit.words("road.learn", game=kit.words(f"door.{game}"))
    wide = min(right - TITLE, page.measure(name, BUTTON)[0] + 90)
    return (Button("lessons", Box(right - wide, 18, wide, 50), name, "icon.play"),)


def _shaded(page: Page, map: Box, sky: Box, about: str) -> Box:
    """Return the strip of the sky that the words need, from side to side of the map."""
    high = min(page.measure(about, SMALL, sky.width)[1], sky.height)
    return map.top(sky.y + high + 6 - map.y)


def _draw_shade(canvas: Canvas, box: Box) -> None:
    """Keep stars and the sun from the words over them."""
    canvas.plate(box, SHADE, 6)


def _most(travel: Travel) -> int:
    return MOST * sum(len(each.stages) for each in travel.chapters)


def _stage(kit: Kit, page: Page, box: Box, travel: Travel) -> tuple[Widget, ...]:
    """Return what is said of the stage that is chosen, from above to below, and the way in."""
    stage, foot = travel.chosen, box.foot(62)
    if not travel.is_open(travel.shown):
        return _closed(kit, page, box, travel)
    challenge = _challenge(travel)
    left = kit.words("road.left") if travel.is_left(stage) else ""
    called = box.left(box.width - page.measure(left, SMALL)[0] - 12) if left else box
    title = page.measure(kit.words(stage.id), BUTTON, called.width)[1]
    kind = page.measure(kind_of(kit, stage), SMALL, box.width)[1]
    large = kit.type.percent > 100
    kind, face = (min(kind, KIND), SMALLER) if large else (kind, FACE)
    rows = ladder(kit, challenge, stage)
    faces = _faces(stage.task, box.below(title + kind + 16), face)
    lower = box.below(title + kind + 24 + (face + 8 if faces else 0))
    high = lower.height - 62 - 24 - ROW * max(MOST, len(rows)) - 16
    story, goal = _shared_out(page, kit, travel, lower.top(high))
    return (
        Label(called.top(title + 4), kit.words(stage.id), BUTTON, "accent", stand="top"),
        *((Label(box.top(28), left, SMALL, "quiet", "right"),) if left else ()),
        Label(box.below(title + 6).top(kind + 4), kind_of(kit, stage), SMALL, "quiet", stand="top"),
        *faces,
        Label(story, kit.words(f"{stage.id}.story"), BODY, "words", stand="top"),
        *_task(kit, travel, goal, lower.below(high + 8), rows),
        Button("play", foot, kit.words(_way_in(travel)), look=Look.MAIN),
    )


def _shared_out(page: Page, kit: Kit, travel: Travel, box: Box) -> tuple[Box, Box]:
    """Return where the story of a stage stands, and below it the goal; larger letters share the
    room by what each needs.
    """
    share, stage = 0.62, travel.chosen
    if kit.type.percent > 100:
        said = kit.words(f"{stage.id}.story"), goal_words(kit, _challenge(travel), stage)
        story, goal = (page.measure(each, BODY, box.width)[1] for each in said)
        share = story / (story + goal)
    high = min(box.height * share, max(box.height * 0.62, box.height - LINE - 8))
    return box.top(high), box.below(high, 8)


def _way_in(travel: Travel) -> str:
    return "pause.go_on" if travel.is_left(travel.chosen) else "road.play"


def _challenge(travel: Travel) -> Challenge | None:
    task = travel.chosen.task
    return None if isinstance(task, Bout) else travel.known.get(task.challenge)


def _task(
    kit: Kit, travel: Travel, goal: Box, below: Box, rows: tuple[tuple[int, str], ...]
) -> tuple[Widget, ...]:
    if travel.waits:
        return ()
    words = goal_words(kit, _challenge(travel), travel.chosen)
    widgets: list[Widget] = [Label(goal, words, STRONG, "words", stand="top")]
    for (count, said), row in zip(rows, below.stack(len(rows), ROW, 0), strict=True):
        earned = travel.stars(travel.chosen) >= count
        widgets += [
            Drawing(row.left(STARS).inset(0, 2), partial(_row_stars, count)),
            Label(row.beside(STARS, 14), said, SMALL, "words" if earned else "quiet"),
        ]
    return tuple(widgets)


def _row_stars(count: int, canvas: Canvas, box: Box) -> None:
    draw_stars(canvas, box, count, MOST)


def _faces(task: object, box: Box, face: float) -> tuple[Widget, ...]:
    """Return the portraits of who waits there."""
    if not isinstance(task, Bout):
        return ()
    cells = box.top(face).left((face + 10) * len(task.against)).columns(len(task.against), 10)
    return tuple(
        Picture(cell, portrait(each)) for cell, each in zip(cells, task.against, strict=True)
    )


def _closed(kit: Kit, page: Page, box: Box, travel: Travel) -> tuple[Widget, ...]:
    """Return what opens a chapter, and the side road that leads there all the same."""
    chapter = travel.shown
    told = kit.words("road.closed", needs=chapter.needs, have=travel.total)
    side, high = kit.words("road.side_about"), page.measure(told, BODY, box.width)[1] + 4
    return (
        Label(box.top(72), kit.words(chapter.key), BUTTON, "accent", stand="top"),
        Label(box.below(64).top(high), told, BODY, "words", stand="top"),
        Label(box.below(80 + high).top(150), side, SMALL, "quiet", stand="top"),
        Button("side", box.foot(62), kit.words("road.side")),
    )
