"""What is said about challenges, and the stars they are worth."""

from __future__ import annotations

from game.content.goals import WIN, Ranks, Stars, Tally
from game.content.maps.map_facts import name_in
from game.content.tasks.challenges import Challenge, Lot
from game.content.tasks.kept_challenges import STEM
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.kit import Kit
from game.session.people.progress import Best
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas


def is_daily(challenge: Challenge) -> bool:
    return challenge.level == 0 and challenge.drawn is None


def is_kept(challenge: Challenge) -> bool:
    """Whether somebody here kept it from a match."""
    return challenge.drawn is not None and challenge.name.startswith(f"{STEM}-")


def of_day(challenge: Challenge) -> bool:
    """Whether it stands in the list for the sake of a day: a board or a puzzle of it."""
    return is_daily(challenge) or bool(challenge.lot.day)


def day_of(challenge: Challenge) -> str:
    """Return the date of a board or a puzzle of the day, "" for any other challenge."""
    if not is_daily(challenge):
        return challenge.lot.day
    return challenge.name.split("-", 2)[2]


def title_of(kit: Kit, challenge: Challenge) -> str:
    if is_daily(challenge):
        return kit.words("challenge.daily_of", date=day_of(challenge))
    if challenge.drawn is not None:
        return name_in(challenge.drawn.facts.titles, kit.words.language)
    if lot := challenge.lot.pack:
        key = f"challenge.pack.{challenge.game}.{lot}.one"
        return kit.words(key, number=challenge.lot.number)
    return kit.words(f"challenge.{challenge.id}")


def row_title(kit: Kit, challenge: Challenge) -> str:
    """Return what it is called in the list."""
    today = kit.today()
    if is_daily(challenge):
        return (
            kit.words("challenge.daily") if day_of(challenge) == today else title_of(kit, challenge)
        )
    if challenge.lot.day:
        return _puzzle_of_day(kit, challenge.lot, today)
    return title_of(kit, challenge)


def _puzzle_of_day(kit: Kit, lot: Lot, today: str) -> str:
    words = kit.words
    said = words("challenge.puzzle_of", date=lot.day)
    said = words("challenge.puzzle_of_day") if lot.day == today else said
    if not lot.strength:
        return said
    level = words(f"challenge.level.{lot.strength}")
    return words("challenge.puzzle_in_strength", puzzle=said, level=level)


def about_of(kit: Kit, challenge: Challenge) -> str:
    if is_daily(challenge):
        return kit.words(f"challenge.{challenge.game}.daily_about")
    if challenge.drawn is not None:
        return name_in(challenge.drawn.facts.abouts, kit.words.language)
    if lot := challenge.lot.pack:
        own = (
            f"theme.{challenge.lot.theme}"
            if challenge.lot.lesson
            else f"pack.{challenge.game}.{lot}"
        )
        return kit.words(f"challenge.{own}.about")
    return kit.words(f"challenge.{challenge.id}.about")


def told_about(kit: Kit, challenge: Challenge, best: Best | None) -> str:
    """Return its description, and what a puzzle was about once it is solved."""
    about, lot = about_of(kit, challenge), challenge.lot
    if best is None or not lot.theme or lot.lesson:
        return about
    told = kit.words("challenge.theme_told", theme=kit.words(f"challenge.theme.{lot.theme}"))
    return f"{about} {told}"


def level_of(kit: Kit, challenge: Challenge) -> str:
    if is_daily(challenge):
        return day_of(challenge)
    if challenge.drawn is not None and is_kept(challenge):
        return kit.words("challenge.kept")
    if challenge.drawn is not None:
        return challenge.drawn.facts.author or kit.words("challenge.from_map")
    level = kit.words(f"challenge.level.{challenge.level}")
    if challenge.lot.pack:
        return kit.words("challenge.graded", level=level, grade=challenge.lot.grade)
    return level


def goal_of(kit: Kit, challenge: Challenge) -> str:
    """Return the task as a sentence without its full stop; once is not counted where it may be
    said so."""
    goal = challenge.goal
    once = f"challenge.goal.{goal.aim}.once"
    if goal.count == 1 and once in kit.words:
        return kit.words(once)
    stars = challenge.stars
    count = stars.one if goal.aim == WIN and isinstance(stars, Stars) else goal.count
    return kit.words(f"challenge.goal.{goal.aim}", count=count)


def conditions_of(kit: Kit, challenge: Challenge) -> tuple[str, ...]:
    """Return what else holds: optional rules, and care."""
    said = face_of(kit, challenge.game).options
    named = [kit.words(f"{said}.{name}") for name in challenge.options]
    if challenge.goal.careful:
        named.append(kit.words("challenge.careful"))
    return tuple(named)


def limits_of(kit: Kit, challenge: Challenge) -> tuple[tuple[int, str], ...]:
    """Return what earns so many stars, the most first."""
    stars = challenge.stars
    if isinstance(stars, Ranks):
        ladder = tuple(enumerate(stars.points, 1))
        return tuple((n, kit.words("challenge.points", count=least)) for n, least in ladder[::-1])
    if stars.three == stars.one:
        return ((3, kit.words("challenge.one_try")),)
    lasts = ((3, stars.three), (2, stars.two), (1, stars.one))
    key = _begun("challenge.by_turn", challenge)
    return tuple((count, kit.words(key, turn=turn)) for count, turn in lasts)


def line_of(kit: Kit, challenge: Challenge, tally: Tally) -> str:
    """Return the task and how far it is, for the table."""
    goal, stars = challenge.goal, challenge.stars
    if isinstance(stars, Ranks):
        return _ladder_line(kit, stars, tally)
    worth = max(1, stars.worth(tally.turn))
    last = (stars.one, stars.two, stars.three)[worth - 1]
    turn = max(1, tally.turn)
    limit = until(kit, worth, turn, last)
    key = _begun("challenge.line_done" if goal.count > 1 else "challenge.line", challenge)
    if stars.three == stars.one:
        key = "challenge.line_once" if last == 1 else key
        limit = kit.words("challenge.last_turn" if turn >= last else "challenge.last", turn=last)
    return kit.words(
        key,
        goal=goal_of(kit, challenge),
        done=tally.done,
        count=goal.count,
        turn=turn,
        limit=limit,
    )


def _begun(key: str, challenge: Challenge) -> str:
    """Return how it is said of a task that begins in mid-match, where the board counts from the
    match's first turn."""
    return f"{key}.begun" if challenge.before else key


def until(kit: Kit, stars: int, turn: int, last: int) -> str:
    """Return by when it must be done for so many stars, as a sentence."""
    key = "challenge.until_now" if turn >= last else "challenge.until"
    return kit.words(key, count=stars, turn=last)


def _ladder_line(kit: Kit, stars: Ranks, tally: Tally) -> str:
    """Return the points so far, what the next star costs, and how many turns there are."""
    points, worth = kit.words("challenge.points", count=tally.done), stars.worth(tally.done)
    line = kit.words("challenge.line_top", points=points, count=worth)
    if worth < stars.most:
        wanted = stars.points[worth]
        line = kit.words("challenge.line_points", points=points, count=worth + 1, wanted=wanted)
    turn, last = min(tally.turn, tally.last), tally.last
    return kit.words("challenge.line_turn", turn=turn, last=last, line=line) if last else line


def best_of(kit: Kit, challenge: Challenge, best: Best) -> str:
    """Return a best result in words."""
    if isinstance(challenge.stars, Ranks):
        points = kit.words("challenge.points", count=best.points)
        return kit.words("challenge.best_points", points=points)
    return kit.words("challenge.best", turn=best.turn)


def draw_stars(canvas: Canvas, box: Box, count: int, most: int) -> None:
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
