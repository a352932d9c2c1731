"""What holds in every state of every match of Arena of Eight, and its blows worked out slowly."""

from collections import Counter
from itertools import combinations, product

from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.actions import (
    Block,
    Draw,
    Feint,
    HopTo,
    Reply,
    SaltoTo,
    StepTo,
    Strike,
    Take,
)
from game.rules.arena_of_eight.blows import Answer, Blow, Fighter
from game.rules.arena_of_eight.cards import DECK, KINDS, Card
from game.rules.arena_of_eight.events import CardsDrawn, DeckRenewed, RoundBegan
from game.rules.arena_of_eight.state import Options, Setup, Stage

FIGHTERS = tuple(product(Fighter, Fighter))


def every_setup():
    """Return each health and length with all options, over all pairs of fighters."""
    found = []
    ways = product((8, 15, 4), (1, 3), *((False, True),) * 3)
    for number, (health, best_of, far, again, free) in enumerate(ways):
        fighters = FIGHTERS[number * 5 % len(FIGHTERS)]
        found.append(Setup(Options(health, best_of, far, again, free), fighters, (number % 3, 0)))
    return found


def broken(table):
    """Return what is wrong with a table that a match has come to, "" for nothing."""
    one, two = table.sides
    over = table.ending is not None
    most = max(one.wins, two.wins)
    wrong = {
        "a card lost or made": Counter((*one.hand, *two.hand, *table.discard)) - Counter(DECK),
        "a hand miscounted": any(len(side.hand) != side.held for side in table.sides),
        "two fighters on one cell": one.cell == two.cell,
        "a fighter beside the line": not {one.cell, two.cell} <= set(range(1, 9)),
        "no health and on it goes": not over and min(one.health, two.health) < 1,
        "more than all health": max(one.health, two.health) > table.options.health,
        "a round too many": table.round > 5,
        "a deck used up and on it goes": not over and table.deck_count < 1,
        "shuffled in without the option": table.renewed and not table.options.reshuffle,
        "a combo before the first blow": table.incoming is not None and not table.struck,
        "frozen for nothing": any(side.frozen and not side.skips for side in table.sides),
        "more rounds won than played": one.wins + two.wins > table.round - (not over),
        "won and on it goes": not over and 2 * most > table.options.best_of,
        "over and nobody knows": over != (not RULES.to_act(table)),
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def uncounted(played):
    """Follow health and cards by the state before each action; return what does not add up."""
    for turn in played.turns:
        before, after = turn.before.table, turn.step.state.table
        events = [told.event for told in turn.step.events]
        if any(isinstance(event, RoundBegan | DeckRenewed) for event in events):
            continue
        drawn = sum(event.count for event in events if isinstance(event, CardsDrawn))
        if before.deck_count - after.deck_count != drawn:
            return f"{turn.action}: {drawn} cards drawn"
        for seat in (0, 1):
            gained = after.sides[seat].taken - before.sides[seat].taken
            lost = before.sides[1 - seat].health - after.sides[1 - seat].health
            if gained != lost:
                return f"{turn.action}: {gained} health taken, {lost} lost"
    return ""


def everything(seat):
    """Return every action somebody could think of."""
    cells = range(-1, 11)
    return [
        Draw(seat),
        Take(seat),
        *(Feint(seat, card) for card in KINDS),
        *(Strike(seat, blow) for blow in Blow),
        *(Block(seat, count) for count in range(7)),
        *(StepTo(seat, card, to) for card in KINDS for to in cells),
        *(kind(seat, to) for kind in (HopTo, SaltoTo) for to in cells),
        *(Reply(seat, answer, to) for answer in Answer for to in (None, *cells)),
    ]


TABLE = """\
hand      | hand              | 1   | 1 | block crouch hop throw sweep
kick      | kick              | 1   | 2 | block jump hop throw sweep
slide     | kick kick jump    | 1-3 | 3 | block jump hop
throw     | block hand hand   | 1   | 2 | hop
sweep     | crouch kick block | 1   | 1 | jump hop
uppercut  | crouch block hand | 1   | 3 | block hop
salto     | jump jump hand    | 1-4 | 3 | hop
cyclone   | kick kick super   | 3-7 | 5 | salto
frost     | hand crouch super | 1   | 3 | salto
harpoon   | hand hand super   | 3-7 | 3 | salto
thunder   | hand kick super   | 3-7 | 5 | salto
"""
"""The table of blows of the rules once more: cards, cells apart, health, what saves (M3)."""

ROWS = {
    row[0]: row[1:]
    for row in ([part.strip() for part in line.split("|")] for line in TABLE.splitlines())
}
SUPER_BLOWS = ("cyclone", "frost", "harpoon", "thunder")


def slow_choices(table):
    """Return what may be done now, worked out from the printed table by trying every handful."""
    if table.stage is Stage.REPLY:
        return set(_slow_replies(table))
    return set(_slow_turns(table))


def _handfuls(hand):
    """Return the names of each handful that could be discarded, super cards for any others."""
    found = set()
    for count in range(1, 6):
        for cards in combinations(hand, count):
            plain = tuple(sorted(card.value for card in cards if card is not Card.SUPER))
            found.add((plain, count - len(plain)))
    return found


def _pays(hand, names):
    """Whether some handful is these cards, super cards standing for any."""
    for plain, supers in _handfuls(hand):
        if len(plain) + supers == len(names) and not Counter(plain) - Counter(names):
            return True
    return False


def _far(table):
    return abs(table.sides[0].cell - table.sides[1].cell)


def _within(written, apart):
    low, _, high = written.partition("-")
    return int(low) <= apart <= int(high or low)


def _free(table, cell):
    return 1 <= cell <= 8 and cell not in {side.cell for side in table.sides}


def _slow_turns(table):
    seat = table.turn
    hand, cell = table.sides[seat].hand, table.sides[seat].cell
    for name, (cards, where, *_) in ROWS.items():
        if _may_strike(table, seat, name, where) and _pays(hand, cards.split()):
            yield Strike(seat, Blow(name))
    for to in range(1, 9):
        away = abs(to - cell)
        if _free(table, to):
            yield from (StepTo(seat, card, to) for card in hand if away == 1)
            if away == 2 and _pays(hand, ["hop"]):
                yield HopTo(seat, to)
            if away in {2, 3} and _pays(hand, ["hand", "jump", "jump"]):
                yield SaltoTo(seat, to)
    if len(hand) < 8:
        yield Draw(seat)
    yield from (Feint(seat, card) for card in hand)


def _may_strike(table, seat, name, where):
    there, here = table.sides[1 - seat].cell, table.sides[seat].cell
    if not table.struck and name not in {"hand", "kick"}:
        return False
    own = table.setup.fighters[seat].value
    if name in SUPER_BLOWS and name != own and not table.options.any_super:
        return False
    if name == "frost" and table.options.far_frost:
        where = "1-3"
    if name == "salto":
        ends = [end for end in (there - 1, there + 1) if abs(end - here) in {2, 3}]
        return any(1 <= end <= 8 for end in ends)
    return _within(where, _far(table))


def _slow_replies(table):
    incoming = table.incoming
    seat = 1 - incoming.by
    hand, cell = table.sides[seat].hand, table.sides[seat].cell
    _, _, damage, saves = ROWS[incoming.blow.value]
    words = ["hop"] if incoming.counter else saves.split()
    yield Take(seat)
    for word in words:
        cards = ROWS[word][0].split() if word in ROWS else [word]
        if word == "block":
            counts = range(1, int(damage) + 1)
            yield from (Block(seat, n) for n in counts if _pays(hand, ["block"] * n))
        elif _pays(hand, cards):
            lengths = {"hop": {2}, "salto": {2, 3}}.get(word)
            if lengths is None:
                yield Reply(seat, Answer(word))
            else:
                ends = [to for to in range(1, 9) if abs(to - cell) in lengths and _free(table, to)]
                yield from (Reply(seat, Answer(word), to) for to in ends)
