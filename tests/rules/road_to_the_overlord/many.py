"""What holds of any table of the road and of any whole match, over all ways, tracks and options.

A match is played half at random: a hero goes on, dresses, strikes, and challenges the boss.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.core.chance import Dice
from game.core.rules import IllegalAction
from game.rules.road_to_the_overlord import RULES, actions, events, strength
from game.rules.road_to_the_overlord.decks import held
from game.rules.road_to_the_overlord.setting_up import Ways
from game.rules.road_to_the_overlord.state import BAR, BOSS, How
from tests.laws.matches import Played, Turn
from tests.setups.road_to_the_overlord import CARDS

LIVES = (10, 45, 90)
GEARED = (actions.Wear, actions.Become, actions.Learn)
PLAYED = (*GEARED, actions.Use, actions.Teleport)


@cache
def world():
    return load_world()


def any_setup(number):
    """Return one of all the matches that can be set up."""
    dice = Dice(number, "setup")
    seats, ways = 1 + dice.below(4), dice.choice(tuple(Ways))
    track = dice.choice(tuple(each.name for each in world().tracks))
    setup = begun(world(), seats, ways, track, trade=dice.below(4) > 0)
    given = tuple(dice.below(6) for _ in setup.teams) if dice.below(3) == 0 else ()
    cards = CARDS if dice.below(4) == 0 else setup.cards
    rounds = dice.choice((12, 20, 30))
    life = dice.choice(LIVES)
    return replace(setup, cards=cards, given=given, rounds=rounds, boss_life=life)


def match(setup, seed):
    """Play a match to its end."""
    start = state = RULES.new(setup, seed)
    turns = []
    while waiting := RULES.to_act(state.table):
        action, step = _played(state, waiting[0], Dice(seed, "player", len(turns)))
        turns.append(Turn(state, action, step))
        state = step.state
    return Played(setup, seed, start, tuple(turns), state, "over")


def broken(table):
    """Return what is wrong with a table that a match has come to, "" for nothing."""
    heroes = [(seat, hero) for seat, hero in enumerate(table.heroes) if not hero.resigned]
    wrong = {
        "over and somebody to act": (table.ending is not None) == bool(RULES.to_act(table)),
        "more than one asked": len(RULES.to_act(table)) > 1,
        "more life than there may be": any(
            hero.life > strength.most_life(table, seat) for seat, hero in heroes
        ),
        "a full bar": any(hero.experience >= BAR for _, hero in heroes),
        "arrived": table.ending is None and table.arrived != (table.fight is not None),
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def miscounted(played):
    """Sum what was told; return which cards, levels or winners are not what came of it."""
    start, last = played.first.table, played.last.table
    drawn, numbers = Counter(), []
    gained, died, killed = Counter(), Counter(), Counter()
    for turn in played.turns:
        table = turn.before.table
        for told in turn.step.events:
            match told.event:
                case events.TreasureFound(_, card):
                    drawn[card] += 1
                case events.FightWon(loot=loot):
                    drawn.update(loot)
                case events.DeckRenewed():
                    drawn.subtract(table.used)
                case events.FightOver():
                    drawn.subtract(table.fight.loot)
                case events.TurnBegan(number=number):
                    numbers.append(number)
                case events.ExperienceGained(seat, amount):
                    gained[seat] += amount
                case events.HeroDied(seat):
                    died[seat] += 1
                case events.FigureFell(figure, by) if by in table.seats:
                    foe = any(each.number == figure for each in table.fight.foes)
                    killed[by] += foe
            table = RULES.evolve(table, told.event)
    wrong = {
        "cards": +drawn != _out(last) - _out(start) and last.ending.how is not How.LEFT,
        "turns": numbers != list(range(2, 2 + len(numbers))),
        "experience": any(
            gained[seat] != BAR * (hero.level - start.heroes[seat].level) + hero.experience
            for seat, hero in enumerate(last.heroes)
        ),
        "deaths": any(hero.deaths != died[seat] for seat, hero in enumerate(last.heroes)),
        "kills": any(hero.kills != killed[seat] for seat, hero in enumerate(last.heroes)),
        "winners": {*last.ending.winners} != {*_winners(played)},
    }
    return ", ".join(name for name, found in wrong.items() if found)


def put_to_use(played):
    """Yield the name of each card that a hero wears, learns or plays, and of all it meets."""
    for turn in played.turns:
        if isinstance(turn.action, PLAYED):
            yield turn.action.card
        for told in turn.step.events:
            if isinstance(told.event, events.FightBegan):
                yield from (foe.name for foe in told.event.foes)


def _out(table):
    """Return all treasures that are in no deck: in hands, worn, aside, or lying open."""
    found = Counter(table.used)
    for hero in table.heroes:
        found.update(held(table.setup.cards, hero))
    found.update(table.fight.loot if table.fight is not None else ())
    return found


def _winners(played):
    """Return who has won by the table before the last word and how the match ended."""
    last, teams = played.last.table, played.setup.teams
    playing = [seat for seat in last.seats if not last.heroes[seat].resigned]
    match last.ending.how:
        case How.LEFT:
            return playing if len({*teams}) > 1 else []
        case How.BEATEN:
            fighting = {teams[each.seat] for each in _fighters(played.turns[-1])}
            return [seat for seat in playing if teams[seat] in fighting]
    if len({*teams}) == 1:
        return []
    heroes = last.heroes
    worth = {
        team: (
            sum(heroes[seat].level for seat in playing if teams[seat] == team),
            sum(heroes[seat].mark for seat in playing if teams[seat] == team),
        )
        for team in {teams[seat] for seat in playing}
    }
    return [seat for seat in playing if worth[teams[seat]] == max(worth.values())]


def _fighters(turn):
    """Return who stood on the field when the boss fell."""
    table = turn.before.table
    for told in turn.step.events:
        table = RULES.evolve(table, told.event)
        if table.fight is not None and BOSS in table.fight.fallen:
            return table.fight.heroes
    return ()


def _played(state, seat, dice):
    """Do something that is allowed."""
    while True:
        action = _wished(state.table, seat, dice)
        try:
            return action, RULES.apply(state, action)
        except IllegalAction:
            # Of all that may be asked for only a bargain of nothing, or of the same, is refused.
            assert isinstance(action, actions.Offer | actions.Change), f"{action} is refused"


def _wished(table, seat, dice):
    if dice.below(500) == 0:
        playing = [each for each in table.seats if not table.heroes[each].resigned]
        return actions.Resign(dice.choice(playing))
    if dice.below(9) == 0:
        everything = RULES.whole(table, seat)
        return everything[dice.below(len(everything))]
    listed = RULES.legal(table, seat)
    if dice.below(7) == 0:
        return dice.choice(listed)
    return _fought(listed, dice) if table.fight is not None else _gone(table, seat, listed, dice)


def _gone(table, seat, listed, dice):
    """Go about it: dress, rest when hurt, go forward, challenge the boss."""
    geared = [each for each in listed if isinstance(each, GEARED)]
    if geared and dice.below(3):
        return dice.choice(geared)
    own = table.heroes[seat]
    ways = [actions.Walk(seat), actions.Challenge(seat), actions.Throw(seat)]
    if 2 * own.life < strength.most_life(table, seat) and dice.below(3):
        ways = [actions.Rest(seat), *ways]
    return next((each for each in ways if each in listed), dice.choice(listed))


def _fought(listed, dice):
    """Strike if that may be, play something, step to the front, let it be."""
    striking = [each for each in listed if isinstance(each, actions.Attack | actions.Use)]
    if striking:
        return dice.choice(striking)
    front = [each for each in listed if isinstance(each, actions.Place | actions.Step)]
    if front:
        return min(front, key=lambda each: _deep(each))
    left = [each for each in listed if not isinstance(each, actions.Flee)]
    return dice.choice(left)


def _deep(action):
    at = action.at if isinstance(action, actions.Place) else action.to
    return at.y, abs(at.x - 2)
