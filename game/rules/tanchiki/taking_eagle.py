"""Taking the eagle, and where the next one lands (T2.6, T5.5, T5.9)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.ending import EAGLES, count_lead, finish
from game.rules.tanchiki.events import BrickRemoved, EagleLanded, EagleTaken
from game.rules.tanchiki.ground.places_in_quarters import eagle_cell
from game.rules.tanchiki.state import FIRST_BOT

from .referee_tasks import LandEagle, Story


def take_eagle(story: Story, seat: Seat, rule: str, cause: int | None = None) -> None:
    table = story.table
    points = table.scores[seat].points + 3
    taken = EagleTaken(seat, table.field.eagle.cell, eagles_taken(story) + 1, points)
    story.say(taken, rule, cause)
    story.then(LandEagle())


def land_eagle(story: Story) -> None:
    """End the match, or flip the eagle token and put the next eagle down."""
    taken = eagles_taken(story)
    if taken == EAGLES:
        finish(story)
        return
    count_lead(story)
    if story.table.ending is not None:
        return
    board, eagle = story.table.board, story.table.field.eagle
    clockwise = story.dice("eagle", taken).below(2) == 0
    quarter = (eagle.quarter + (1 if clockwise else -1)) % len(board.quarters)
    cell = eagle_cell(board.quarters[quarter])
    landed = story.say(EagleLanded(cell, quarter, clockwise), "T5.5")
    if story.table.field.brick_on(cell):
        story.say(BrickRemoved(cell), "T5.9", landed)
    below = story.table.field.piece_on(cell)
    if below is not None and below < FIRST_BOT:
        take_eagle(story, below, "T5.9", landed)


def eagles_taken(story: Story) -> int:
    return sum(score.eagles for score in story.table.scores)
