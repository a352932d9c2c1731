"""What each event does to the table. It decides nothing and asks no rule.

A seat's view is a table too, so every case also works where cards are None.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never

from game.core.grid import Facing
from game.core.rules import Seat
from game.rules.tanchiki.cards import DECK, Cards, handful, strength, without
from game.rules.tanchiki.events import (
    Asked,
    BonusAppeared,
    BonusDiscarded,
    BonusReturned,
    BonusTaken,
    BotAppeared,
    BotChosen,
    BotDecided,
    BotDrowned,
    BotExploded,
    BotRefused,
    BotsRoused,
    BrickBuilt,
    BrickHalved,
    BrickRemoved,
    CardPlaced,
    CardsDrawn,
    CardsLost,
    CardTakenBack,
    ClockStarted,
    ColumnBlocked,
    ColumnMoved,
    EagleLanded,
    EagleTaken,
    Event,
    FirstPlayerPassed,
    GrenadeThrown,
    HandRenewed,
    HelmetBroken,
    HelmetKept,
    KindExchanged,
    MatchEnded,
    PhaseBegan,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    PlayOnAgreed,
    ShovelUsed,
    ShovelWasted,
    StackRevealed,
    SuddenDeathBegan,
    SwitchChosen,
    TankDrowned,
    TankExploded,
    TankPlaced,
    TankSwitchedOn,
    TankTurned,
    TokenReturned,
    TokenTaken,
    TurnBegan,
    VolleyFired,
)
from game.rules.tanchiki.state import (
    FIRST_BOT,
    Bonus,
    BonusToken,
    Bot,
    Eagle,
    Ending,
    Field,
    Hand,
    Phase,
    Piece,
    Score,
    Supply,
    Table,
    Tank,
    Token,
    Turn,
    Tying,
)

V = TypeVar("V")


def evolve(table: Table, event: Event) -> Table:
    """Make one event true."""
    match event:
        case ColumnMoved(pieces, facing, _):
            return on_field(table, _moved(table.field, pieces, facing))
        case TankTurned(piece, facing):
            return on_field(table, _turned(table.field, piece, facing))
        case BotDecided() | ColumnBlocked() | VolleyFired() | PlanChanged() | ShovelWasted():
            return table
        case CardPlaced() | CardTakenBack() | KindExchanged() | SwitchChosen() | PlanCommitted():
            return _plan(table, event)
        case (
            StackRevealed()
            | CardsLost()
            | CardsDrawn()
            | PlayedDiscarded()
            | HandRenewed()
            | PlansRevealed()
        ):
            return _cards(table, event)
        case TankPlaced() | TankDrowned() | TankExploded() | TankSwitchedOn():
            return _tank(table, event)
        case HelmetKept() | HelmetBroken() | BotDrowned() | BotExploded() | BotAppeared():
            return _tokens_on_field(table, event)
        case BrickHalved() | BrickRemoved() | BrickBuilt():
            return _brick(table, event)
        case BonusAppeared() | BonusTaken() | BonusDiscarded() | BonusReturned():
            return _bonus(table, event)
        case EagleTaken() | EagleLanded() | TokenTaken() | TokenReturned() | BotRefused():
            return _score(table, event)
        case Asked(question):
            return replace(table, question=question)
        case ShovelUsed() | GrenadeThrown() | BotChosen() | PlayOnAgreed() | SuddenDeathBegan():
            return _answer(table, event)
        case _:
            return _turn(table, event)


def on_field(table: Table, field: Field) -> Table:
    # By position and not by replace(): this is done for every cell a tank moves.
    return Table(
        table.board,
        table.options,
        field,
        table.hands,
        table.scores,
        table.supply,
        table.turn,
        table.question,
        table.ending,
    )


def _with_hand(table: Table, seat: Seat, hand: Hand) -> Table:
    hands = table.hands
    return Table(
        table.board,
        table.options,
        table.field,
        (*hands[:seat], hand, *hands[seat + 1 :]),
        table.scores,
        table.supply,
        table.turn,
        table.question,
        table.ending,
    )


def _with_turn(table: Table, turn: Turn) -> Table:
    return Table(
        table.board,
        table.options,
        table.field,
        table.hands,
        table.scores,
        table.supply,
        turn,
        table.question,
        table.ending,
    )


def _moved(field: Field, pieces: tuple[Piece, ...], facing: Facing) -> Field:
    tanks, bots = field.tanks, field.bots
    if any(piece < FIRST_BOT for piece in pieces):
        tanks = tuple(
            Tank(tank.seat, tank.cell.step(facing), tank.facing, tank.off, tank.helmets)
            if tank.seat in pieces and tank.cell is not None
            else tank
            for tank in tanks
        )
    if any(piece >= FIRST_BOT for piece in pieces):
        bots = tuple(
            Bot(bot.number, bot.cell.step(facing), bot.facing, bot.back)
            if bot.number in pieces
            else bot
            for bot in bots
        )
    return Field(tanks, bots, field.whole, field.half, field.bonuses, field.eagle)


def _turned(field: Field, piece: Piece, facing: Facing) -> Field:
    if piece < FIRST_BOT:
        return field.with_tank(replace(field.tanks[piece], facing=facing))
    return replace(
        field,
        bots=tuple(
            Bot(bot.number, bot.cell, facing, bot.back) if bot.number == piece else bot
            for bot in field.bots
        ),
    )


def _plan(
    table: Table,
    event: CardPlaced | CardTakenBack | KindExchanged | SwitchChosen | PlanCommitted,
) -> Table:
    hand = table.hands[event.seat]
    match event:
        case PlanCommitted():
            return _with_hand(table, event.seat, replace(hand, committed=True))
        case SwitchChosen(_, off):
            return _with_hand(table, event.seat, replace(hand, going_off=off))
        case CardPlaced(seat, manoeuvre, card):
            left = without(_known(hand.hand), (card,))
            stacks = _piled(hand, manoeuvre, (*_stacks(hand)[manoeuvre], card))
            return _with_hand(table, seat, _laid(hand, left, stacks))
        case CardTakenBack(seat, manoeuvre, card):
            more = handful(_known(hand.hand), (card,))
            stacks = _piled(hand, manoeuvre, _stacks(hand)[manoeuvre][:-1])
            return _with_hand(table, seat, _laid(hand, more, stacks))
        case KindExchanged(seat, card, count, drawn, reshuffled):
            gone = (card,) * count
            cards = handful(without(_known(hand.hand), gone), drawn)
            deck, discard = _known(hand.deck), handful(_known(hand.discard), gone)
            if reshuffled:
                deck, discard = handful(deck, discard), ()
            deck = without(deck, drawn)
            hand = replace(hand, hand=cards, deck=deck, discard=discard, exchanged=True)
            return _with_hand(table, seat, hand)
        case _:
            assert_never(event)


def _laid(hand: Hand, cards: Cards, stacks: tuple[Cards, Cards]) -> Hand:
    return Hand(
        hand.held,
        cards,
        stacks,
        hand.deck,
        hand.discard,
        hand.played,
        hand.exchanged,
        hand.going_off,
        hand.committed,
    )


def _cards(
    table: Table,
    event: StackRevealed | CardsLost | CardsDrawn | PlayedDiscarded | HandRenewed | PlansRevealed,
) -> Table:
    match event:
        case PlansRevealed(off):
            tanks = tuple(replace(tank, off=tank.seat in off) for tank in table.field.tanks)
            hands = tuple(
                replace(hand, going_off=None if hand.going_off is None else False)
                for hand in table.hands
            )
            return replace(table, hands=hands, field=replace(table.field, tanks=tanks))
        case StackRevealed(seat, action, cards):
            hand = table.hands[seat]
            stacks = None if hand.stacks is None else _piled(hand, action, ())
            held = hand.held - len(cards)
            hand = replace(hand, held=held, stacks=stacks, played=(*hand.played, *cards))
            return _with_hand(_with_turn(table, _moving(table.turn, seat, cards)), seat, hand)
        case _:
            return _with_hand(table, event.seat, _pile(table.hands[event.seat], event))


def _moving(turn: Turn, seat: Seat, cards: Cards) -> Turn:
    """The seat moves now; its move card may be the strongest of the action so far."""
    if strength(cards) > turn.strength:
        return replace(turn, mover=seat, strength=strength(cards), strongest=seat)
    return replace(turn, mover=seat)


def _pile(hand: Hand, event: CardsLost | CardsDrawn | PlayedDiscarded | HandRenewed) -> Hand:
    match event:
        case CardsLost(_, _, count, cards):
            hand = replace(hand, held=hand.held - count)
            if cards is None:
                return hand
            left = without(_known(hand.hand), cards)
            return replace(hand, hand=left, discard=handful(_known(hand.discard), cards))
        case CardsDrawn(_, count, cards, reshuffled):
            hand = replace(hand, held=hand.held + count)
            if cards is None:
                return hand
            deck, discard = _known(hand.deck), _known(hand.discard)
            if reshuffled:
                deck, discard = handful(deck, discard), ()
            more = handful(_known(hand.hand), cards)
            return replace(hand, hand=more, deck=without(deck, cards), discard=discard)
        case PlayedDiscarded():
            discards = hand.discard
            if discards is not None:
                discards = handful(discards, hand.played)
            return replace(hand, discard=discards, played=())
        case HandRenewed(_, count, cards):
            hand = replace(hand, held=count, played=())
            if cards is None:
                return hand
            deck = without(DECK, cards)
            return replace(hand, hand=cards, stacks=((), ()), deck=deck, discard=())
        case _:
            assert_never(event)


def _tank(table: Table, event: TankPlaced | TankDrowned | TankExploded | TankSwitchedOn) -> Table:
    tank = table.field.tanks[event.seat]
    match event:
        case TankPlaced(_, cell, facing):
            tank = replace(tank, cell=cell, facing=facing)
            table = replace(table, question=None)
        case TankDrowned() | TankExploded():
            tank = replace(tank, cell=None, off=False)
        case TankSwitchedOn():
            tank = replace(tank, off=False)
        case _:
            assert_never(event)
    return on_field(table, table.field.with_tank(tank))


def _tokens_on_field(
    table: Table, event: HelmetKept | HelmetBroken | BotDrowned | BotExploded | BotAppeared
) -> Table:
    field, supply = table.field, table.supply
    match event:
        case HelmetKept(seat):
            tank = field.tanks[seat]
            return on_field(table, field.with_tank(replace(tank, helmets=tank.helmets + 1)))
        case HelmetBroken(seat, _):
            tank = field.tanks[seat]
            return on_field(table, field.with_tank(replace(tank, helmets=tank.helmets - 1)))
        case BotDrowned() | BotExploded():
            bots = tuple(bot for bot in field.bots if bot.number != event.bot)
            return on_field(table, replace(field, bots=bots))
        case BotAppeared(number, back, seen_before, cell, facing):
            field = replace(field, bots=(*field.bots, Bot(number, cell, facing, back)))
            supply = replace(_out(supply, back, not seen_before), next_bot=number + 1)
            return replace(table, field=field, supply=supply)
        case _:
            assert_never(event)


def _brick(table: Table, event: BrickHalved | BrickRemoved | BrickBuilt) -> Table:
    field, supply, cell = table.field, table.supply, event.cell
    match event:
        case BrickHalved():
            field = replace(field, whole=field.whole - {cell}, half=field.half | {cell})
        case BrickRemoved():
            field = replace(field, whole=field.whole - {cell}, half=field.half - {cell})
            supply = replace(supply, bricks=supply.bricks + 1)
        case BrickBuilt():
            field = replace(field, whole=field.whole | {cell})
            supply = replace(supply, bricks=supply.bricks - 1)
        case _:
            assert_never(event)
    return replace(table, field=field, supply=supply)


def _bonus(
    table: Table, event: BonusAppeared | BonusTaken | BonusDiscarded | BonusReturned
) -> Table:
    field, supply = table.field, table.supply
    match event:
        case BonusAppeared(number, cell, face, seen_before):
            field = replace(field, bonuses=(*field.bonuses, BonusToken(number, cell, face)))
            supply = replace(_face_out(supply, face, seen_before), next_bonus=number + 1)
        case BonusTaken() | BonusDiscarded():
            left = tuple(bonus for bonus in field.bonuses if bonus.cell != event.cell)
            field = replace(field, bonuses=left)
        case BonusReturned(face):
            if face is not Bonus.STAR:
                supply = replace(supply, seen_bonuses=_kinds(*supply.seen_bonuses, face))
        case _:
            assert_never(event)
    return replace(table, field=field, supply=supply)


def _face_out(supply: Supply, face: Bonus, seen_before: bool) -> Supply:
    if face is Bonus.STAR:
        # Any token of the supply may lie under a new star.
        return replace(
            supply, bonuses=_kinds(*supply.bonuses, *supply.seen_bonuses), seen_bonuses=()
        )
    if seen_before:
        return replace(supply, seen_bonuses=_less(supply.seen_bonuses, face))
    return replace(supply, bonuses=_less(supply.bonuses, face))


def _score(
    table: Table, event: EagleTaken | EagleLanded | TokenTaken | TokenReturned | BotRefused
) -> Table:
    field, supply = table.field, table.supply
    match event:
        case EagleTaken(seat, _, _, _):
            score = table.scores[seat]
            field = replace(field, eagle=replace(field.eagle, taken=True))
            return _with_score(
                replace(table, field=field), seat, Score(score.eagles + 1, score.bots)
            )
        case EagleLanded(cell, quarter, _):
            return replace(table, field=replace(field, eagle=Eagle(cell, quarter)))
        case TokenTaken(seat, _, token, hidden, _):
            score = table.scores[seat]
            if hidden:
                table = replace(table, supply=_out(supply, token, True))
            return _with_score(table, seat, Score(score.eagles, (*score.bots, token)))
        case TokenReturned(_, token, hidden):
            return replace(
                table, supply=_back(_out(supply, token, True) if hidden else supply, token)
            )
        case BotRefused(token, seen_before):
            return replace(table, supply=_back(_out(supply, token, not seen_before), token))
        case _:
            assert_never(event)


def _answer(
    table: Table,
    event: ShovelUsed | GrenadeThrown | BotChosen | PlayOnAgreed | SuddenDeathBegan,
) -> Table:
    match event:
        case ShovelUsed() | GrenadeThrown():
            return replace(table, question=None)
        case BotChosen(bot, _):
            waiting = tuple(other for other in table.turn.waiting if other != bot)
            return replace(table, question=None, turn=replace(table.turn, waiting=waiting))
        case PlayOnAgreed(seat):
            assert isinstance(table.question, Tying)
            left = tuple(other for other in table.question.seats if other != seat)
            return replace(table, question=Tying(left))
        case SuddenDeathBegan():
            return replace(table, question=None, turn=replace(table.turn, sudden_death=True))
        case _:
            assert_never(event)


def _turn(
    table: Table,
    event: TurnBegan | PhaseBegan | BotsRoused | ClockStarted | FirstPlayerPassed | MatchEnded,
) -> Table:
    turn = table.turn
    match event:
        case TurnBegan(number):
            hands = tuple(
                replace(
                    hand,
                    committed=False,
                    exchanged=None if hand.exchanged is None else False,
                )
                for hand in table.hands
            )
            turn = Turn(number, Phase.PLANNING, 0, turn.first, sudden_death=turn.sudden_death)
            return replace(table, hands=hands, turn=turn)
        case PhaseBegan(phase, action):
            turn = replace(turn, phase=phase, action=action, mover=None)
            if phase is Phase.MOVING:
                turn = replace(turn, strength=0, strongest=None)
            return _with_turn(table, turn)
        case BotsRoused(_, _, _, bots):
            return replace(table, turn=replace(turn, waiting=bots))
        case ClockStarted():
            return replace(table, turn=replace(turn, clock=True))
        case FirstPlayerPassed(first):
            return replace(table, turn=replace(turn, first=first))
        case MatchEnded(winners, reason):
            return replace(table, question=None, ending=Ending(winners, reason))
        case _:
            assert_never(event)


def _known(cards: Cards | None) -> Cards:
    assert cards is not None, "cards nobody here may know"
    return cards


def _stacks(hand: Hand) -> tuple[Cards, Cards]:
    assert hand.stacks is not None, "a plan nobody here may know"
    return hand.stacks


def _piled(hand: Hand, manoeuvre: int, cards: Cards) -> tuple[Cards, Cards]:
    first, second = _stacks(hand)
    return (cards, second) if manoeuvre == 0 else (first, cards)


def _with_score(table: Table, seat: Seat, score: Score) -> Table:
    scores = (*table.scores[:seat], score, *table.scores[seat + 1 :])
    return replace(table, scores=scores)


def _out(supply: Supply, token: Token, hidden: bool) -> Supply:
    """Take a token out of those unseen, or of those seen going back."""
    if hidden:
        return replace(supply, tokens=_less(supply.tokens, token))
    return replace(supply, seen_tokens=_less(supply.seen_tokens, token))


def _back(supply: Supply, token: Token) -> Supply:
    return replace(supply, seen_tokens=(*supply.seen_tokens, token))


def _kinds(*faces: Bonus) -> tuple[Bonus, ...]:
    return tuple(sorted(faces, key=lambda face: face.value))


def _less(values: tuple[V, ...], value: V) -> tuple[V, ...]:
    at = values.index(value)
    return (*values[:at], *values[at + 1 :])
