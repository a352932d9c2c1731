"""What is said about challenges, and the stars they are worth."""

from __future__ import annotations

from game.content.challenges import Challenge
from game.content.goals import WIN, Tally
from game.content.map_facts import name_in
from game.view.box import Box
from game.view.canvas import Canvas

from .challenge_face import face_of
from .kit import Kit

MOST_STARS = 3


def is_daily(challenge: Challenge) -> bool:
    return challenge.level == 0 and challenge.drawn is None


def day_of(challenge: Challenge) -> str:
    """Return the date of a board of the day."""
    return challenge.name.split("-", 2)[2]


def title_of(kit: Kit, challenge: Challenge) -> str:
    if is_daily(challenge):
        return kit.words("challenge.daily_of", date=day_of(challenge))
    if challenge.drawn is not None:
        return name_in(challenge.drawn.facts.titles, kit.words.language)
    return kit.words(f"challenge.{challenge.id}")


def about_of(kit: Kit, challenge: Challenge) -> str:
    if is_daily(challenge):
        return kit.words("challenge.daily_about")
    if challenge.drawn is not None:
        return name_in(challenge.drawn.facts.abouts, kit.words.language)
    return kit.words(f"challenge.{challenge.id}.about")


def level_of(kit: Kit, challenge: Challenge) -> str:
    if is_daily(challenge):
        return challenge.place
    if challenge.drawn is not None:
        return challenge.drawn.facts.author or kit.words("challenge.from_map")
    return kit.words(f"challenge.level.{challenge.level}")


def goal_of(kit: Kit, challenge: Challenge) -> str:
    """Return the task as a sentence without its full stop."""
    goal = challenge.goal
    count = challenge.stars.three if goal.aim == WIN else goal.count
    return kit.words(f"challenge.goal.{goal.aim}", count=count)


def conditions_of(kit: Kit, challenge: Challenge) -> tuple[str, ...]:
    """Return what else holds: optional rules, and care."""
    said = face_of(kit, challenge.game).options
    named = [kit.words(f"{said}.{name}") for name in challenge.options]
    if challenge.goal.careful:
        named.append(kit.words("challenge.careful"))
    return tuple(named)


def limits_of(kit: Kit, challenge: Challenge) -> tuple[tuple[int, str], ...]:
    """Return what earns three, two and one star."""
    stars = challenge.stars
    lasts = ((3, stars.three), (2, stars.two), (1, stars.one))
    return tuple((count, kit.words("challenge.by_turn", turn=turn)) for count, turn in lasts)


def line_of(kit: Kit, challenge: Challenge, tally: Tally) -> str:
    """Return the task and how far it is, for the table."""
    goal, stars = challenge.goal, challenge.stars
    worth = max(1, stars.worth(tally.turn))
    last = (stars.one, stars.two, stars.three)[worth - 1]
    limit = kit.words("challenge.until", count=worth, turn=last)
    key = "challenge.line_done" if goal.count > 1 else "challenge.line"
    return kit.words(
        key,
        goal=goal_of(kit, challenge),
        done=tally.done,
        count=goal.count,
        turn=max(1, tally.turn),
        limit=limit,
    )


def draw_stars(canvas: Canvas, box: Box, count: int, most: int = MOST_STARS) -> None:
    """Draw so many stars of so many, side by side, as large as the box is high."""
    size = min(box.height, box.width / most)
    left = box.x + (box.width - size * most) / 2
    for place in range(most):
        id = "icon.star" if place < count else "icon.star_empty"
        x = left + size * (place + 0.5)
        if place < count:
            canvas.picture("bonus.star", x, box.middle[1], size * 0.96)
        else:
            canvas.picture(id, x, box.middle[1], size * 0.7, alpha=canvas.dim(190))
