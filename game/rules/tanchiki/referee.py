"""The referee's work: do what waits, one task after another, until somebody has to choose."""

from __future__ import annotations

from typing import assert_never

from game.rules.tanchiki.bonuses import (
    ask_grenade,
    ask_shovel,
    damage,
    draw_star,
)
from game.rules.tanchiki.course import (
    ask_place,
    begin_action,
    begin_turn,
    end_turn,
    next_bot,
    pass_token,
    refill,
    refill_bots,
    reveal_plans,
    reveal_stack,
    rouse_bots,
)
from game.rules.tanchiki.ending import count_lead
from game.rules.tanchiki.foresight.rehearsal import move
from game.rules.tanchiki.state import Phase, Table
from game.rules.tanchiki.taking_eagle import land_eagle
from game.rules.tanchiki.tokens import settle_bot, settle_unclaimed
from game.rules.tanchiki.volley import fire_volley

from .referee_tasks import (
    Arrive,
    AskGrenade,
    AskPlace,
    AskShovel,
    BeginAction,
    BeginTurn,
    CountLead,
    Damage,
    DrawStar,
    Drive,
    EndTurn,
    FireVolley,
    LandEagle,
    NextBot,
    PassToken,
    PlayCards,
    Refill,
    RefillBots,
    RevealPlans,
    RevealStack,
    RouseBots,
    RunBot,
    SettleBot,
    SettleUnclaimed,
    Slide,
    Story,
    TakeBonus,
    Task,
)


def run(story: Story) -> None:
    """Do what waits until somebody has to choose or the match is over."""
    while story.tasks and not _waits(story.table):
        perform(story, story.next_task())


def perform(story: Story, task: Task) -> None:
    """Do one thing the referee has to do."""
    match task:
        case Drive() | PlayCards() | RunBot() | Slide() | Arrive() | TakeBonus():
            move(story, task)
        case RevealStack():
            reveal_stack(story, task)
        case NextBot():
            next_bot(story, task)
        case Refill():
            refill(story, task)
        case FireVolley():
            fire_volley(story, task)
        case RouseBots():
            rouse_bots(story, task)
        case BeginAction():
            begin_action(story, task)
        case BeginTurn():
            begin_turn(story)
        case RevealPlans():
            reveal_plans(story)
        case EndTurn():
            end_turn(story)
        case RefillBots():
            refill_bots(story)
        case PassToken():
            pass_token(story)
        case AskPlace():
            ask_place(story, task)
        case _:
            _settle(story, task)


def _waits(table: Table) -> bool:
    """Whether somebody has to choose or the match is over."""
    if table.question is not None or table.ending is not None:
        return True
    planning = table.turn.phase is Phase.PLANNING
    return planning and not all(hand.committed for hand in table.hands)


def _settle(
    story: Story,
    task: SettleBot
    | SettleUnclaimed
    | CountLead
    | LandEagle
    | DrawStar
    | AskShovel
    | AskGrenade
    | Damage,
) -> None:
    match task:
        case SettleBot():
            settle_bot(story, task)
        case SettleUnclaimed():
            settle_unclaimed(story, task)
        case CountLead():
            count_lead(story)
        case LandEagle():
            land_eagle(story)
        case DrawStar():
            draw_star(story, task)
        case AskShovel():
            ask_shovel(story, task)
        case AskGrenade():
            ask_grenade(story, task)
        case Damage():
            damage(story, task)
        case _:
            assert_never(task)
