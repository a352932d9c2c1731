"""The course of a turn: actions, bots, the end of a turn (T4, T6.1, T6.2, T9)."""

from __future__ import annotations

from game.rules.tanchiki.bonuses import draw_cards
from game.rules.tanchiki.cards import handful
from game.rules.tanchiki.ending import bots_left, call_last, end_if_idle
from game.rules.tanchiki.events import (
    Asked,
    BonusDiscarded,
    BonusReturned,
    BotAppeared,
    BotChosen,
    BotRefused,
    BotsRoused,
    FirstPlayerPassed,
    HandRenewed,
    PhaseBegan,
    PlansRevealed,
    PlayedDiscarded,
    StackRevealed,
    TankSwitchedOn,
    TurnBegan,
)
from game.rules.tanchiki.foresight.bot_order_matters import order_matters
from game.rules.tanchiki.ground.entry_cells import places
from game.rules.tanchiki.ground.places_in_quarters import nearest_of
from game.rules.tanchiki.handicaps import hand_size
from game.rules.tanchiki.state import Ordering, Phase, Piece, Placing, Token
from game.rules.tanchiki.tokens import picked

from .referee_tasks import (
    AskPlace,
    BeginAction,
    BeginTurn,
    EndTurn,
    FireVolley,
    NextBot,
    PassToken,
    PlayCards,
    Refill,
    RefillBots,
    RevealPlans,
    RevealStack,
    RouseBots,
    RunBot,
    Story,
)
from .setting_up import bots_wanted


def begin_turn(story: Story) -> None:
    story.say(TurnBegan(story.table.turn.number + 1), "T4.1")
    # Planned cards lie on the table, and whoever survives keeps at least two and draws one.
    assert all(hand.held >= 3 for hand in story.table.hands), "T4.1b"
    story.then(RevealPlans())


def reveal_plans(story: Story) -> None:
    """Show who is switched off, then play both actions (T4.1c, T4.2)."""
    hands = story.table.hands
    off = tuple(seat for seat in story.table.clockwise() if hands[seat].going_off)
    story.say(PlansRevealed(off), "T4.1c")
    story.then(BeginAction(0), BeginAction(1), EndTurn())


def begin_action(story: Story, task: BeginAction) -> None:
    """Players move clockwise, then the bots, then all shoot (T4.2)."""
    action = task.action
    story.say(PhaseBegan(Phase.MOVING, action), "T4.2")
    stacks = (RevealStack(seat, action) for seat in story.table.clockwise())
    story.then(*stacks, RouseBots(action), FireVolley(action))


def reveal_stack(story: Story, task: RevealStack) -> None:
    """Turn the stack over and carry it out, unless the tank is off or dead (T5.8)."""
    tank, stacks = story.table.field.tanks[task.seat], story.table.hands[task.seat].stacks
    if tank.cell is None or tank.off:
        return
    assert stacks is not None
    story.say(StackRevealed(task.seat, task.action, stacks[task.action]), "T4.2")
    story.then(PlayCards(task.seat, stacks[task.action]))


def rouse_bots(story: Story, task: RouseBots) -> None:
    """The strongest move card played is the number of manoeuvres (T6.1)."""
    story.say(PhaseBegan(Phase.BOTS, task.action), "T4.2")
    turn = story.table.turn
    strength = 0 if turn.clock else turn.strength
    bots = tuple(bot.number for bot in story.table.field.bots) if strength else ()
    rule = "T8.2" if turn.clock else "T6.1"
    story.say(BotsRoused(strength, turn.strongest, turn.clock, bots), rule)
    if bots:
        story.then(NextBot(settled=False))


def next_bot(story: Story, task: NextBot) -> None:
    """Let the next bot move; the first player orders them where it can matter (T6.2).

    None moves once a tank was pushed onto the clock (T8.2).
    """
    table = story.table
    if table.turn.clock:
        return
    waiting = tuple(bot for bot in table.turn.waiting if table.field.bot(bot) is not None)
    if not waiting:
        return
    if not task.settled and order_matters(table, waiting, table.turn.strength):
        story.say(Asked(Ordering(table.turn.first, waiting)), "T6.2")
        return
    story.say(BotChosen(waiting[0], None), "T6.2")
    story.then(RunBot(waiting[0], table.turn.strength), NextBot(settled=True))


def choose_bot(story: Story, bot: Piece) -> None:
    story.say(BotChosen(bot, story.table.turn.first), "T6.2")
    story.then(RunBot(bot, story.table.turn.strength), NextBot(settled=False))


def end_turn(story: Story) -> None:
    """Refill hands and bots, return the dead, pass the token, in this order (T9)."""
    story.say(PhaseBegan(Phase.END, story.table.turn.action), "T9.1")
    tanks, seats = story.table.field.tanks, story.table.clockwise()
    alive = (Refill(seat) for seat in seats if tanks[seat].cell is not None)
    dead = (AskPlace(seat, fresh=True) for seat in seats if tanks[seat].cell is None)
    story.then(*alive, RefillBots(), *dead, PassToken())


def refill(story: Story, task: Refill) -> None:
    """Discard what was played and draw as many, one more below seven or eight (T9.1, T13.1)."""
    seat, turn = task.seat, story.table.turn.number
    full = hand_size(story.table.handicaps, seat)
    hand, tank = story.table.hands[seat], story.table.field.tanks[seat]
    count = len(hand.played)
    if tank.off:
        count = max(0, full - hand.held)
    else:
        story.say(PlayedDiscarded(seat), "T9.1")
        count += hand.held + count < full
    if count:
        draw_cards(story, seat, count, "T9.1", story.dice("refill", turn, seat))
    if tank.off:
        story.say(TankSwitchedOn(seat), "T9.1")


def refill_bots(story: Story) -> None:
    """Bring bots up to their number, or one more in an avalanche (T9.2, T11.4)."""
    options = story.table.options
    missing = 1 if options.avalanche else bots_wanted(options) - len(story.table.field.bots)
    refused: list[Token] = []
    for draw in range(missing):
        if bots_left(story.table) - len(refused) > 0:
            _place_bot(story, draw, refused)


def ask_place(story: Story, task: AskPlace) -> None:
    """Ask where a tank comes onto the board, with a fresh hand after its death (T3.5, T9.3)."""
    seat, turn = task.seat, story.table.turn.number
    if task.fresh:
        size = hand_size(story.table.handicaps, seat)
        cards = handful(story.dice("return", turn, seat).sample(story.table.deck, size))
        story.say(HandRenewed(seat, len(cards), cards), "T9.3")
    rule = "T9.3" if task.fresh else "T3.5"
    story.say(Asked(Placing(seat, places(story.table, seat))), rule)


def pass_token(story: Story) -> None:
    """The first-player token goes clockwise, and a new turn begins (T9.4)."""
    end_if_idle(story)
    if story.table.ending is not None:
        return
    call_last(story)
    story.say(FirstPlayerPassed((story.table.turn.first + 1) % story.table.seats), "T9.4")
    story.then(BeginTurn())


def _place_bot(story: Story, draw: int, refused: list[Token]) -> None:
    table, supply = story.table, story.table.supply
    unseen_on_board = sum(bot.back is None for bot in table.field.bots)
    seen = list(supply.seen_tokens)
    for token in refused:
        seen.remove(token)
    dice = story.dice("supply", table.turn.number, draw)
    token, seen_before = picked(supply.tokens, unseen_on_board, seen, dice)
    quarter = nearest_of(table.board, token.colour, table.field.eagle.quarter)
    assert quarter is not None
    for step in range(4):
        place = table.board.quarters[quarter].bots[(token.number - 1 + step) % 4]
        if table.field.piece_on(place.cell) is None and not table.field.brick_on(place.cell):
            break
    else:
        story.say(BotRefused(token, seen_before), "T9.2")
        refused.append(token)
        return
    rule = "T11.4" if table.options.avalanche else "T9.2"
    appeared = BotAppeared(supply.next_bot, token, seen_before, place.cell, place.facing)
    told = story.say(appeared, rule)
    if bonus := table.field.bonus_on(place.cell):
        story.say(BonusDiscarded(appeared.bot, place.cell, bonus.face), "T8.7", told)
        story.say(BonusReturned(bonus.face), "T8.3", told)
