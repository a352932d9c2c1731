"""What each event of One Cut looks like: times, ways, effects and sounds, no picture yet.

A blade's pose is named `blade 0`, or `blade 0 fall` where it stands otherwise than its card says.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.one_cut import events
from game.rules.one_cut.cards import Card
from game.rules.one_cut.field import SIZE
from game.rules.one_cut.state import How, Table
from game.view.show.carried_pictures import crossed, hurled, risen
from game.view.show.clip import (
    CUT,
    Clip,
    Cue,
    Ease,
    Effect,
    Move,
    Pose,
    effect_at,
    effect_between,
    staying,
)
from game.view.show.revealed_cards import NONE, revealed
from game.view.show.step_flow import held
from game.view.show.thrown_dice import rolled
from game.view.show.victory import Hero, victory

from .standing_pieces import LIVERY, back_picture, card_picture, colour, rest

BREATH, PAIR = 620, 1250
"""How long the field holds its breath before a row is turned over, and a pair lies open."""

MEET, STEP, PUSH, SHORT = 420, 420, 520, 480
FLIGHT = 260
FALL = 1700
ARRIVE = 620
HIT = 0.36
"""How far a blade lunges towards the other, in shares of the way between them."""


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Placing):
        return _placing(shown, event)
    if isinstance(event, events.Planned):
        return _planned(shown, event)
    if isinstance(event, events.Fought):
        return _fought(shown, event)
    if isinstance(event, events.Walked):
        return _walked(shown, event)
    return _ended(shown, event)


def flowing(
    clip: Clip, before: events.Event | None, event: events.Event, after: events.Event | None
) -> Clip:
    """Let who was killed lie there until the duel is over, and hold what decides the match."""
    if isinstance(event, events.MatchEnded) and isinstance(before, events.DuelEnded):
        winner, pose = before.winner, "fall" if before.how is How.KILLED else "wound"
        if winner is not None:
            still = {f"blade {1 - winner} {pose}": clip.moves[f"blade {1 - winner} wound"]}
            own = {name: move for name, move in clip.moves.items() if f"blade {winner}" in name}
            return replace(clip, moves={**own, **still})
    return held(clip, isinstance(after, events.MatchEnded))


def _at(table: Table, seat: Seat) -> Pose:
    return rest(table.sides[seat].cell)


def _placing(shown: Table, event: events.Placing) -> Clip:
    if isinstance(event, events.MarkNamed):
        return Clip(SHORT, effects=(effect_at("dust", rest(event.cell), 500),), sound="menu.choose")
    return _arriving(event.cells)


def _planned(shown: Table, event: events.Planned) -> Clip:
    """When both rows lie a gust goes over the field, and it holds its breath."""
    if not isinstance(event, events.RowCommitted) or not shown.sides[1 - event.seat].committed:
        return CUT
    return Clip(BREATH, effects=(Effect("wind", 0, 0, BREATH + 500),), sound="tank.slide")


def _fought(shown: Table, event: events.Fought) -> Clip:
    match event:
        case events.PairShown(_, cards):
            return _pair(shown, cards)
        case events.CardVoided(seat, card) | events.FellShort(seat, card):
            return _nothing(shown, seat, card)
        case events.AttackStopped(seat, card, by):
            return _stopped(shown, seat, card, by)
        case events.KnivesMet():
            darts = (_dart(shown, 0), _dart(shown, 1))
            return Clip(MEET, effects=darts, cues=(Cue("steel.ping", FLIGHT // 2),))
        case events.StrikesParted():
            return _clash(shown)
        case Rolled():
            return rolled(event, colour)
        case events.FigureWounded(seat):
            return _wounded(shown, seat)
        case events.FigureKilled(seat, by):
            return _killed(shown, seat, by)
        case events.LeftOpen(seat):
            return Clip(SHORT, effects=(risen(_at(shown, seat), "!", "danger", 700),))
        case events.NothingCame():
            return Clip(SHORT)
        case _:
            assert_never(event)


def _dart(shown: Table, seat: Seat) -> Effect:
    return hurled(_at(shown, seat), _at(shown, 1 - seat), "dart", FLIGHT)


def _pair(shown: Table, cards: tuple[Card | None, Card | None]) -> Clip:
    """The cards of both are turned over at once; they lie where nobody stands."""
    low = sum(side.cell.y for side in shown.sides) < SIZE - 1
    laid = (
        (back_picture(seat), card_picture(card) if card else NONE, f"emblem.{LIVERY[seat]}")
        for seat, card in enumerate(cards)
    )
    turned = revealed(laid, PAIR, low)
    return Clip(PAIR, effects=(turned,), cues=(Cue("card.lay", PAIR // 5),))


def _nothing(shown: Table, seat: Seat, card: Card) -> Clip:
    at, rival = _at(shown, seat), _at(shown, 1 - seat)
    lunge = at.towards(rival, 0.1)
    moves = (Move(at, lunge, Ease.DRIVE, 0, SHORT // 2), Move(lunge, at, begins=SHORT // 2))
    sign = crossed(at, f"blade_sign.{card.value}", 900)
    return Clip(SHORT, {f"blade {seat}": moves}, (sign,), sound="card.back")


def _clash(shown: Table) -> Clip:
    """Both lunge, steel meets steel, both spring back."""
    moves = {}
    for seat in (0, 1):
        at, rival = _at(shown, seat), _at(shown, 1 - seat)
        hit = at.towards(rival, HIT)
        out = Move(at, hit, Ease.FALL, 0, MEET // 3)
        moves[f"blade {seat} strike"] = (out, Move(hit, at, Ease.SETTLE, MEET // 3))
    one, two = _at(shown, 0), _at(shown, 1)
    spot = one.towards(two, 0.5)
    sparks = effect_at("flash", spot, 220, MEET // 3)
    return Clip(MEET, moves, (sparks,), (Cue("steel.ping", MEET // 3),))


def _stopped(shown: Table, seat: Seat, card: Card, by: Card) -> Clip:
    at, rival = _at(shown, seat), _at(shown, 1 - seat)
    sound = "steel.ping" if by is Card.BLOCK else "tank.slide"
    if card is Card.KNIFE:
        flight = _dart(shown, seat)
        lit = effect_at("flash", rival, 200, FLIGHT)
        effects = (flight, lit) if by is Card.BLOCK else (flight,)
        return Clip(MEET + FLIGHT, effects=effects, cues=(Cue(sound, FLIGHT),))
    hit = at.towards(rival, HIT)
    out = Move(at, hit, Ease.FALL, 0, MEET // 3)
    moves = {f"blade {seat} strike": (out, Move(hit, at, Ease.SETTLE, MEET // 3))}
    spot = at.towards(rival, 0.6)
    lit = effect_at("flash", spot, 200, MEET // 3)
    arc = effect_between("slash", at, rival, 340, 60)
    effects = (arc, lit) if by is Card.BLOCK else (arc,)
    return Clip(MEET, moves, effects, (Cue(sound, MEET // 3),))


def _wounded(shown: Table, seat: Seat) -> Clip:
    clash = _clash(shown)
    at = _at(shown, seat)
    rival = _at(shown, 1 - seat)
    back = at.towards(rival, -0.14)
    struck = Move(at, back, Ease.SETTLE, 0, MEET)
    moves = {f"blade {1 - seat} strike": clash.moves[f"blade {1 - seat} strike"]}
    moves[f"blade {seat} wound"] = (struck, Move(back, at, begins=MEET + 200))
    arc = effect_between("slash", rival, at, 380, 60)
    return Clip(MEET + 420, moves, (arc, *clash.effects), clash.cues, shake=20)


def _killed(shown: Table, seat: Seat, by: Card) -> Clip:
    """One flash; both stand still past one another; then one falls, and it is silent."""
    at, rival = _at(shown, seat), _at(shown, 1 - seat)
    begins = FLIGHT if by is Card.KNIFE else 0
    flight = (_dart(shown, 1 - seat),) if begins else ()
    light = (
        Effect("white", 0, 0, 170, begins),
        effect_between("cut", rival, at, FALL + 500, begins),
    )
    hit = rival if begins else rival.towards(at, 0.3)
    pose = "knife" if begins else "strike"
    moves: dict[str, Move | tuple[Move, ...]] = {
        f"blade {1 - seat} {pose}": Move(rival, hit, Ease.SETTLE, 0, 120),
        f"blade {seat} wound": staying(at),
    }
    cue = Cue("tank.hit", begins)
    return Clip(begins + FALL, moves, (*flight, *light), (cue, Cue("tank.blocked", begins + FALL)))


def _walked(shown: Table, event: events.Walked) -> Clip:
    match event:
        case events.FiguresStepped(cells):
            return _stepped(shown, cells)
        case events.CellContested(cell):
            return _contested(shown, cell)
        case events.CellTaken(seat, cell, to):
            return _pushed(shown, seat, cell, to)
        case events.StepsAsked() | events.StepNamed() | events.StepsShown() | events.PushAsked():
            return CUT
        case _:
            assert_never(event)


def _contested(shown: Table, cell: Cell) -> Clip:
    """What is thrown for is seen on the cell that both want."""
    met = _clash(shown) if shown.apart == 1 else Clip(SHORT, sound="tank.blocked")
    wanted = (effect_at("dust", rest(cell), 500), risen(rest(cell), "?", "accent", 900))
    return replace(met, effects=(*met.effects, *wanted))


def _stepped(shown: Table, cells: tuple[Cell, Cell]) -> Clip:
    moves, effects = {}, []
    for seat, cell in enumerate(cells):
        if cell != shown.sides[seat].cell:
            start = _at(shown, seat)
            moves[f"blade {seat} step"] = Move(start, rest(cell), Ease.DRIVE)
            effects.append(effect_at("dust", start, 500))
    return Clip(STEP, moves, tuple(effects), sound="tank.slide")


def _pushed(shown: Table, seat: Seat, cell: Cell, to: Cell) -> Clip:
    other = _at(shown, 1 - seat)
    moves = {
        f"blade {seat} step": Move(_at(shown, seat), rest(cell), Ease.SETTLE, 0, PUSH // 2),
        f"blade {1 - seat} dodge": Move(other, rest(to), Ease.SETTLE, PUSH // 4),
    }
    dusty = effect_at("dust", rest(to), 500, PUSH // 2)
    return Clip(PUSH, moves, (dusty,), sound="tank.push", shake=12)


def _ended(shown: Table, event: events.Ended) -> Clip:
    match event:
        case events.PointTaken(seat):
            lit = risen(_at(shown, seat), "+1", f"{colour(seat)}.light", 900)
            return Clip(SHORT, effects=(lit,), sound="bonus.appears")
        case events.DuelEnded(winner, how):
            return _duel_ended(shown, winner, how)
        case events.DuelBegan():
            return _arriving(shown.setup.marks)
        case events.MatchEnded(winners):
            return _match_ended(shown, winners)
        case events.CardDrawn():
            return Clip(120, sound="card.deal")
        case events.RoundEnded() | events.RoundBegan():
            return CUT
        case _:
            assert_never(event)


def _duel_ended(shown: Table, winner: Seat | None, how: How) -> Clip:
    if winner is None:
        return Clip(ARRIVE, sound="match.lost")
    pose = "fall" if how is How.KILLED else "wound"
    loser, own = _at(shown, 1 - winner), _at(shown, winner)
    won = risen(own, "+1", f"{colour(winner)}.light", 1100)
    moves = {f"blade {1 - winner} {pose}": staying(loser), f"blade {winner} stance": staying(own)}
    return Clip(1100, moves, (won,), sound="bonus.taken")


def _arriving(marks: tuple[Cell, Cell]) -> Clip:
    """Both come to their marks from the edges of the field."""
    moves = {}
    for seat, mark in enumerate(marks):
        end = rest(mark)
        start = replace(end, x=end.x + (seat * 2 - 1) * 1.5, alpha=0)
        moves[f"blade {seat} step"] = Move(start, end, Ease.DRIVE)
    return Clip(ARRIVE, moves, (Effect("wind", 0, 0, 1200),), sound="tank.slide")


def _match_ended(shown: Table, winners: tuple[Seat, ...]) -> Clip:
    heroes = [
        Hero(f"blade {seat} stance", _at(shown, seat), f"link.{LIVERY[seat]}", upright=True)
        for seat in winners
    ]
    link = f"link.{LIVERY[winners[0]] if winners else 4}"
    found = victory(heroes, link, SIZE, SIZE, "match.won" if winners else "match.lost")
    losers = [seat for seat in (0, 1) if seat not in winners]
    still = {f"blade {seat} wound": staying(_at(shown, seat)) for seat in losers if winners}
    return replace(found, moves={**found.moves, **still})
