"""What a dead bot leaves behind: its token (T5.4, T7.6, T7.9), and a bonus (T8.1, T8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.tanchiki.ending import count_lead
from game.rules.tanchiki.events import BonusAppeared, TokenReturned, TokenTaken
from game.rules.tanchiki.ground.board import Colour
from game.rules.tanchiki.ground.places_in_quarters import nearest_of
from game.rules.tanchiki.state import Bonus, Bot, Table, Token

from .referee_tasks import SettleBot, SettleUnclaimed, Story

V = TypeVar("V")


def settle_bot(story: Story, task: SettleBot) -> None:
    """Turn a dead bot's token over: a point for the scorer, and a bonus (T5.4, T7.6, T8.1)."""
    bot, scorer = task.bot, task.scorer
    token = bot.back or story.dice("back", bot.number).choice(story.table.supply.tokens)
    if scorer is None:
        told = story.say(TokenReturned(bot.number, token, bot.back is None), "T6.9")
    else:
        points = story.table.scores[scorer].points + 1
        taken = TokenTaken(scorer, bot.number, token, bot.back is None, points)
        rule = "T7.6" if task.in_volley else "T5.4" if task.bonus else "T8.2"
        told = story.say(taken, rule)
        if not task.in_volley:
            count_lead(story, told)
    if task.bonus and story.table.ending is None:
        _leave_bonus(story, token, told)


def settle_unclaimed(story: Story, task: SettleUnclaimed) -> None:
    """Tokens of bots hit by several players go back, by colour and number (T7.6, T7.9)."""
    unseen = list(story.table.supply.tokens)
    settled: list[tuple[Token, Bot]] = []
    for bot in task.bots:
        token = bot.back
        if token is None:
            token = story.dice("back", bot.number).choice(unseen)
            unseen.remove(token)
        settled.append((token, bot))
    colours = tuple(Colour)
    settled.sort(key=lambda pair: (colours.index(pair[0].colour), pair[0].number, pair[1].number))
    for token, bot in settled:
        told = story.say(TokenReturned(bot.number, token, bot.back is None), "T7.6")
        _leave_bonus(story, token, told)


def _leave_bonus(story: Story, token: Token, cause: int) -> None:
    """Put a bonus on the cell the token names, if the supply has one (T8.1, T8.5)."""
    table, supply = story.table, story.table.supply
    starred = any(bonus.face is Bonus.STAR for bonus in table.field.bonuses)
    if not len(supply.bonuses) - starred + len(supply.seen_bonuses):
        return
    cell = _named_cell(table, token)
    if cell is None:
        return
    face, seen_before = Bonus.STAR, False
    if starred:
        dice = story.dice("bonus", supply.next_bonus)
        face, seen_before = picked(supply.bonuses, 1, supply.seen_bonuses, dice)
    story.say(BonusAppeared(supply.next_bonus, cell, face, seen_before), "T8.1", cause)


def picked(unseen: Sequence[V], elsewhere: int, seen: Sequence[V], dice: Dice) -> tuple[V, bool]:
    """Draw one from a supply, and say whether it is one that was seen going back.

    So many of the unseen lie elsewhere, face down, and are not in the supply.
    """
    roll = dice.below(len(seen) + len(unseen) - elsewhere)
    if roll < len(seen):
        return seen[roll], True
    return dice.choice(unseen), False


def _named_cell(table: Table, token: Token) -> Cell | None:
    """Return the named cell, or the next number without bonus and brick (T8.5)."""
    quarter = nearest_of(table.board, token.colour, table.field.eagle.quarter)
    assert quarter is not None
    bots = table.board.quarters[quarter].bots
    for step in range(4):
        cell = bots[(token.number - 1 + step) % 4].cell
        if table.field.bonus_on(cell) is None and not table.field.brick_on(cell):
            return cell
    return None
