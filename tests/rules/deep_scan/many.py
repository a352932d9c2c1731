"""What holds of any table of Deep Scan and of any whole match, over all modes and options.

A match is played half at random: a ship goes about scanning, and haggles on the way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import IllegalAction
from game.rules.deep_scan import RULES, events
from game.rules.deep_scan.actions import Aim, Change, Jump, Offer, Repair, Resign, Toss, Wait
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.sky import BASE, lanes
from game.rules.deep_scan.state import HandKind, Setup
from game.rules.deep_scan.wares import PILES, Ware
from tests.laws.matches import Played, Turn

SHIPS = (
    (0,),
    (0, 1),
    (1, 0),
    (0, 1, 2),
    (0, 1, 2, 3),
    (2, 0, 3, 1),
    (0, 0, 1, 1),
    (0, 1, 2, 0, 1),
    (0, 1, 2, 3, 0, 1, 2, 3),
)


def any_setup(number):
    """Return one of all the matches that can be set up."""
    dice = Dice(number, "setup")
    ships = dice.choice(SHIPS)
    hands = tuple(dice.choice(tuple(HandKind)) for _ in ships)
    given = tuple(dice.below(4) for _ in ships) if dice.below(3) == 0 else ()
    turns = first(1).turns if len(ships) == 1 else dice.choice((0, 5, 12))
    return Setup(ships, dice.choice((8, 8, 12, 20)), hands, turns, given)


def match(setup, seed):
    """Play a match to its end."""
    start = state = RULES.new(setup, seed)
    turns = []
    while waiting := RULES.to_act(state.table):
        dice = Dice(seed, "player", len(turns))
        action, step = _played(state, waiting[0], dice)
        turns.append(Turn(state, action, step))
        state = step.state
    return Played(setup, seed, start, tuple(turns), state, "over")


def broken(table):
    """Return what is wrong with a table that a match has come to, "" for nothing."""
    has = [ship.has for ship in table.ships]
    away = [ship.place for ship in table.ships if ship.place != BASE]
    cards = (Ware.STRONGER, Ware.LAUNCHER, Ware.COLLECTOR)
    wrong = {
        "more than ten probes": any(lot.probe > 10 for lot in has),
        "cards found": any(sum(lot.of(card) for lot in has) > 5 for card in cards),
        "money found": sum(lot.money for lot in has) > 5 * len(has),
        "less than nothing": any(lot.of(ware) < 0 for lot in has for ware in Ware),
        "two at a stop": len({*away}) < len(away),
        "an event lost or found": any(map(_ill, _events(table).values(), PILES.values())),
        "over and somebody to act": (table.ending is not None) == bool(RULES.to_act(table)),
        "more than one asked": len(RULES.to_act(table)) > 1,
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def miscounted(played):
    """Sum what was told; return which wares, turns or winners are not what came of it."""
    start, last = played.first.table, played.last.table
    held = [Counter({ware: ship.has.of(ware) for ware in Ware}) for ship in start.ships]
    numbers, resigned, winners, spent = [], set(), None, []
    for told in (told for turn in played.turns for told in turn.step.events):
        _count(held, told.event)
        match told.event:
            case events.TurnBegan(number=number):
                numbers.append(number)
            case events.ObjectScanned(at=at):
                spent.append(at)
            case events.SeatResigned(_, ship):
                resigned.add(ship)
            case events.MatchEnded(ended):
                assert winners is None
                winners = ended
    playing = [ship for ship in range(len(held)) if ship not in resigned]
    worth = {ship: (held[ship][Ware.RESOURCES], held[ship][Ware.MONEY]) for ship in playing}
    best = max(worth.values(), default=None)
    wrong = {
        "wares": any(
            ship.has.of(ware) != held[number][ware]
            for number, ship in enumerate(last.ships)
            for ware in Ware
        ),
        "turns": numbers != list(range(2, 2 + len(numbers))),
        "spent twice": len({*spent}) < len(spent),
        "spent": {*spent} != {each.at for each in last.objects if each.spent},
        "winners": winners != tuple(ship for ship in playing if worth[ship] == best),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def _count(held, event):
    """Let what an event says about wares come true in a purse of each ship."""
    match event:
        case events.WareBought(_, ship, ware, money):
            held[ship].update({ware: 1})
            held[ship].subtract({Ware.MONEY: money})
        case events.PiratesPaid(_, ship, money):
            held[ship].subtract({Ware.MONEY: money})
        case events.ShipRepaired(_, ship, how, paid):
            paying = {"money": Ware.MONEY, "resources": Ware.RESOURCES, "waiting": Ware.MONEY}
            held[ship].subtract({paying[how.value]: paid})
        case events.ProbesGiven(_, ship, count):
            held[ship].update({Ware.PROBE: count})
        case events.ProbesTossed(ship=ship, landed=landed):
            held[ship].subtract({Ware.PROBE: sum(each.lost for each in landed)})
        case events.ObjectScanned(_, ship, _, resources):
            held[ship].update({Ware.RESOURCES: resources})
        case events.OfferAgreed(_, ship, to, terms):
            held[ship].update({ware: terms.of(ware) for ware in Ware})
            held[to].subtract({ware: terms.of(ware) for ware in Ware})


def _events(table):
    """Return the event cards of each kind that are not used up."""
    found = {pile.kind: Counter(pile.cards) for pile in table.piles}
    for each in table.objects:
        found[each.kind].update([] if each.reserved is None else [each.reserved])
    there = table.object_at(table.ships[table.turn].place)
    if table.scanning is not None and there.reserved is None:
        found[there.kind][table.scanning] += 1
    spent = Counter(each.kind for each in table.objects if each.spent)
    return {kind: (cards, spent[kind]) for kind, cards in found.items()}


def _ill(found, pile):
    """Whether a pile with what lies open and what was used up is not what it was."""
    cards, used = found
    return bool(cards - Counter(pile)) or cards.total() + used != len(pile)


def _played(state, seat, dice):
    """Do something that is allowed."""
    while True:
        action = _wished(state.table, seat, dice)
        try:
            return action, RULES.apply(state, action)
        except IllegalAction:
            # Of all that may be asked for only an offer of nothing, or of the same, is refused.
            assert isinstance(action, Offer | Change), f"{action} of the list is refused"


def _wished(table, seat, dice):
    if dice.below(300) == 0:
        return Resign(dice.choice(_playing(table)))
    if dice.below(9) == 0:
        return _haggled(table, seat, dice)
    listed = RULES.legal(table, seat)
    if table.bargain or table.scanning or dice.below(7) == 0:
        return dice.choice(listed)
    tosses = [each for each in listed if isinstance(each, Toss)]
    if tosses and dice.below(6):
        return _aside(table, _fitting(table, tosses), dice)
    return _flown(table, seat, listed, dice)


def _haggled(table, seat, dice):
    """Ask for anything at all, most likely for a bargain of few things."""
    everything = RULES.whole(table, seat)
    action = everything[dice.below(len(everything))]
    if isinstance(action, Offer | Change) and dice.below(3):
        kept = {dice.choice(tuple(Ware)).value for _ in range(2)}
        action = replace(action, **{ware.value: 0 for ware in Ware if ware.value not in kept})
    return action


def _fitting(table, tosses):
    """Return the toss of all that counts nothing, or else of as many as may be."""
    lying = table.positioning.probes
    nothing = tuple(probe.number for probe in lying if probe.accuracy == 0)
    return next((each for each in tosses if each.probes == nothing), tosses[-1])


def _aside(table, toss, dice):
    if table.setup.hands[toss.seat] is HandKind.DICE:
        return toss
    return replace(toss, dx=dice.below(81) - 40, dy=dice.below(81) - 40)


def _flown(table, seat, listed, dice):
    """Go about it: mend, aim at what is near, fly to what is known."""
    own = table.ships[table.turn]
    goal = BASE if own.damaged else own.aimed
    jumps = [each for each in listed if isinstance(each, Jump)]
    aims = [each for each in listed if isinstance(each, Aim)]
    mends = [each for each in listed if isinstance(each, Repair)]
    if mends:
        return mends[0]
    if goal is not None and goal != own.place and jumps:
        return min(jumps, key=lambda each: (lanes(each.to, goal), dice.below(9)))
    if aims and table.positioning is None:
        return min(aims, key=lambda each: (lanes(each.at, own.place), dice.below(9)))
    wait = Wait(seat)
    return wait if wait in listed and goal is None and not aims else dice.choice(listed)


def _playing(table):
    ships = table.setup.ships
    return [seat for seat in table.seats if not table.ships[ships[seat]].resigned]
