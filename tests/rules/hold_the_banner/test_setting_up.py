"""How a match begins (P1.3, P4, P9, P10), where its dice lie, and what cannot be read."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.chance import Dice
from game.core.codec import Codec
from game.core.grid import Cell, Facing
from game.core.rules import IllegalAction
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import (
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
    Refill,
    Return,
    Spawn,
    TakeBack,
    TimedOut,
)
from game.rules.hold_the_banner.board import duel, mirrored, standard
from game.rules.hold_the_banner.bonuses import bonus_turns
from game.rules.hold_the_banner.ending import decided
from game.rules.hold_the_banner.evolving.cards import unheld
from game.rules.hold_the_banner.quarters import covered
from game.rules.hold_the_banner.routes import DECK, ROUTES, route_name, route_named
from game.rules.hold_the_banner.setting_up import AS_PRINTED, EVEN, Mode, even, setup_of
from game.rules.hold_the_banner.state import (
    BY_DIE,
    GUARDS,
    Bullet,
    Ending,
    Kind,
    Options,
    Pile,
    Rescuing,
    Returning,
    Setup,
    Spawning,
    Tank,
    Why,
)

FREE = Options(free_drawing=True)
STEPS = {"U": (0, -1), "R": (1, 0), "D": (0, 1), "L": (-1, 0)}
TABLE = RULES.new(Setup(), 1).table
CARDS = Options()


def begun(setup, seed=1):
    """Return the state in which all plan for the first time."""
    state = RULES.new(setup, seed)
    while state.table.question is not None:
        (seat,) = RULES.to_act(state.table)
        state = RULES.apply(state, RULES.legal(state.table, seat)[0]).state
    return state


PLANS = begun(Setup()).table
DRAWN = begun(Setup(options=FREE)).table


def test_routes_are_all_that_could_be_drawn():
    """Counted by the points they come to: 4, 12, 36, 76, 132 and 204 of one to six half-steps."""
    found, longest = Counter(), [""]
    for length in range(1, 7):
        longest = [way + step for way in longest for step in "URDL"]
        longest = [way for way in longest if _is_route(way)]
        found[length] = len(longest)
        drawn = {"".join(_letter(way) for way in steps) for steps in ROUTES if len(steps) == length}
        assert {*longest} == drawn
    assert list(found.values()) == [4, 12, 36, 76, 132, 204]
    assert (len(ROUTES), len({*ROUTES})) == (465, 465)


def _letter(facing):
    return next(sign for sign, step in STEPS.items() if step == (facing.dx, facing.dy))


def _is_route(way):
    x = y = 0
    points = [(0, 0)]
    for step in way:
        x, y = x + STEPS[step][0], y + STEPS[step][1]
        points.append((x, y))
    turns = sum(one != two for one, two in pairwise(way))
    return len({*points}) == len(points) and turns <= 2


def test_straight_routes_over_whole_cells_are_there_four_times():
    copies = Counter(DECK)
    often = {route_name(route) for route, count in copies.items() if count == 4}
    assert often == {f"{way}{steps}" for way in "URDL" for steps in (2, 4, 6)}
    assert {*copies.values()} == {1, 4}
    assert (len(DECK), len(copies)) == (500, 464)


def test_a_route_is_read_as_it_is_written():
    assert [route_named(route_name(route).split()) for route in range(1, 465)] == [*range(1, 465)]
    assert [route_named(words) for words in (["X2"], ["U"], ["U0"], ["U7"])] == [None] * 4


def test_the_standard_board_is_whole_and_open():
    """All open cells are joined, and guards and attackers come to free ones (P4.1)."""
    board = standard()
    blocked = board.bricks | board.steel | board.water | board.banners
    free = {(x, y) for x in range(13) for y in range(13)}
    free = {(x, y) for x, y in free if not covered(Cell(2 * x, 2 * y)) & blocked}
    reached, waiting = {(0, 0)}, [(0, 0)]
    while waiting:
        x, y = waiting.pop()
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & free - reached
        reached |= beside
        waiting += beside
    assert reached == free
    assert {(place.x // 2, place.y // 2) for place in board.spawns} <= free


def test_mirrored_ground_has_one_banner_and_no_fence_at_the_far_edge():
    board = mirrored()
    assert RULES.check(Setup(board)) == ""
    assert not board.duel
    assert not covered(Cell(12, 0)) & (board.bricks | board.banners)
    assert board.bricks & covered(Cell(2, 0))


@pytest.mark.parametrize("seed", range(12))
def test_who_first_throws_an_even_number_guards(seed):
    for mode in (Mode.MAIN, Mode.TWO_GUARDS, Mode.TWO_ATTACKERS, Mode.TWO_AGAINST_TWO):
        setup = setup_of(mode, Options(by_die=True))
        dice, thrower = Dice(seed, "sides"), 0
        while (dice.below(6) + 1) % 2:
            thrower += 1
        teams = RULES.new(setup, seed).table.teams
        assert teams[thrower % len(teams)] == 0
        assert sorted(teams) == sorted(setup.teams)


def test_the_die_gives_either_seat_the_banner():
    setup = setup_of(Mode.MAIN, Options(by_die=True))
    assert {RULES.new(setup, seed).table.teams for seed in range(20)} == {(0, 1), (1, 0)}


def test_without_the_die_sides_are_as_they_were_wished():
    assert {RULES.new(Setup(teams=(1, 0)), seed).table.teams for seed in range(9)} == {(1, 0)}


def test_a_hundred_is_drawn_and_ten_of_it_dealt_by_their_places():
    for seed in range(5):
        table = RULES.new(setup_of(Mode.TWO_GUARDS), seed).table
        left = sorted(Dice(seed, "hundred", 1).sample(DECK, 100))
        for seat in range(3):
            hand = []
            for number in range(10):
                place = Dice(seed, "draw", 0, seat, number).below(len(left))
                hand.append(left.pop(place))
            assert table.players[seat].hand == tuple(sorted(hand))
        assert table.rest == Pile(tuple(left), 70)
        assert table.box.count == len(table.box.cards) == 400


def test_after_the_fifth_hundred_the_last_one_is_shorter():
    """Every turn is spent on cards: 500 less the hands are dealt in hundreds, then what is left."""
    state, counts, anew = begun(setup_of(Mode.MAIN), 3), [], []
    while len(counts) < 11 and RULES.to_act(state.table):
        seat = RULES.to_act(state.table)[0]
        legal = RULES.legal(state.table, seat)
        commit = Commit(seat) if Commit(seat) in legal else None
        refill = Refill(seat) if Refill(seat) in legal else None
        step = RULES.apply(state, commit or refill or legal[0])
        state = step.state
        for told in step.events:
            if type(told.event).__name__ == "HundredDrawn":
                counts.append(told.event.count)
                anew.append(told.event.anew)
    assert counts[:4] == [100] * 4
    assert anew.index(True) == 4
    left = 500 - sum(counts[4:8]) - counts[8]
    assert counts[4:8] == [100] * 4
    assert 80 <= counts[8] < 100
    assert 0 <= left <= 20
    assert anew[9]


def test_what_is_not_held_is_all_the_others():
    held = [card for player in TABLE.players for card in player.hand]
    assert Counter(unheld(TABLE)) + Counter(held) == Counter(DECK)


def test_the_die_names_kinds_by_its_faces():
    assert [kind.value for kind in BY_DIE] == ["basic", "basic", "basic", "fast", "gunner", "siege"]
    for seed in range(30):
        state = RULES.apply(RULES.new(Setup(), seed), Return(0, Cell(8, 24))).state
        assert state.table.question == Spawning(1, BY_DIE[Dice(seed, "kind", 1).below(6)])


def test_a_blind_card_lies_in_the_dice_of_its_tank():
    for seed in range(10):
        state = begun(Setup(), seed)
        step = RULES.apply(state, TimedOut(1))
        hand = state.table.players[1].hand
        (tank,) = state.table.tanks_of(1)
        card = Dice(seed, "blind", 1, 1, tank.number).choice(hand)
        assert step.state.table.players[1].plan == (PlayCard(1, tank.number, card),)
        assert step.rolled == (("blind", 1, 1, tank.number),)


def test_who_spends_the_turn_on_cards_needs_no_blind_one():
    state = RULES.apply(begun(Setup()), Refill(1)).state
    step = RULES.apply(state, TimedOut(1))
    assert step.state.table.players[1].plan == (Refill(1),)
    assert step.rolled == ()


def test_the_clock_says_nothing_while_a_tank_is_placed():
    with pytest.raises(IllegalAction, match="place a tank first"):
        RULES.apply(RULES.new(Setup(), 1), TimedOut(0))


def test_two_named_matches_and_each_number_of_seats():
    assert (EVEN.tanks, AS_PRINTED.tanks) == (6, 10)
    assert (EVEN.lives, AS_PRINTED.lives) == (3, 3)
    teams = {seats: RULES.first(seats).teams for seats in (2, 3, 4)}
    assert teams == {2: (0, 1), 3: (0, 1, 0), 4: (0, 1, 0, 1)}
    assert [RULES.first(seats) for seats in (1, 5)] == [None, None]
    assert {seats: RULES.first(seats).options.tanks for seats in teams} == {2: 6, 3: 10, 4: 9}


@pytest.mark.parametrize("mode", Mode)
def test_the_even_match_has_more_attackers_where_two_guard(mode):
    tanks = {Mode.TWO_GUARDS: 10, Mode.TWO_AGAINST_TWO: 9}
    assert setup_of(mode).options == Options(tanks=tanks.get(mode, 6))


@pytest.mark.parametrize("mode", [mode for mode in Mode if not mode.is_duel])
def test_the_even_match_has_fewer_attackers_where_routes_are_drawn(mode):
    options = even(mode.teams, False, drawn=True)
    assert options == Options(tanks=2 + mode.teams.count(GUARDS), free_drawing=True)
    assert RULES.check(setup_of(mode, options)) == ""


def test_the_last_bonus_may_be_wished_late():
    assert bonus_turns(EVEN) == (5, 15, 25, 35, 45, 50)
    assert bonus_turns(Options(late_bonus=True)) == (5, 15, 25, 35, 45, 55)


def test_bonuses_lie_in_the_dice_of_turn_and_side():
    state = begun(setup_of(Mode.DUEL, FREE), 2)
    state = replace(state, table=replace(state.table, turn=4))
    rolled = []
    for seat in (0, 1):
        (tank,) = state.table.tanks_of(seat)
        for action in (DrawRoute(seat, tank.number, 0), Commit(seat)):
            step = RULES.apply(state, action)
            state, rolled = step.state, [*rolled, *step.rolled]
    assert rolled[:2] == [("bonus", 5, 0), ("bonus", 5, 1)]


def test_a_match_is_written_and_read():
    codec = Codec(RULES.kinds.state)
    state = begun(setup_of(Mode.DUEL_OF_TWO), 4)
    assert codec.value(codec.plain(state)) == state


@pytest.mark.parametrize("mode", Mode)
def test_all_modes_are_sound(mode):
    for options in (CARDS, FREE, AS_PRINTED):
        assert RULES.check(setup_of(mode, options)) == ""
        assert RULES.check(begun(setup_of(mode, options)).table) == ""


def on_board(**changes):
    return Setup(replace(standard(), **changes))


def in_camp(**changes):
    board = standard()
    return on_board(camps=(replace(board.camps[0], **changes),))


def with_tank(**changes):
    first, *rest = PLANS.tanks
    return replace(PLANS, tanks=(replace(first, **changes), *rest))


def with_bullet(**changes):
    bullet = replace(Bullet(1, 1, 0, Facing.NORTH, Cell(5, 5), 18), **changes)
    return replace(PLANS, bullets=(bullet,), bullets_made=1)


WATER = standard().water
EXTRA = Tank(3, 0, Kind.GUARD, Cell(0, 20))
BROKEN = {
    "alone": (Setup(teams=(0,)), "1 seats"),
    "five": (Setup(teams=(0, 1, 0, 1, 1)), "5 seats"),
    "no attacker": (Setup(teams=(0, 0)), "sides of 2 and 0"),
    "three guards": (Setup(teams=(0, 0, 0, 1)), "sides of 3 and 1"),
    "uneven duel": (Setup(duel(), (0, 1, 1)), "a duel"),
    "no banner": (on_board(camps=()), "0 banners"),
    "two walls": (on_board(steel=standard().bricks), "brick and steel in one quarter"),
    "banner beside": (in_camp(banner=Cell(26, 0)), "a banner beside the field at 26,0"),
    "walled banner": (in_camp(banner=Cell(4, 0)), "something lies on the banner at 4,0"),
    "wet fence": (in_camp(fence=WATER), "a fence on water or on a banner"),
    "one place": (in_camp(returns=(Cell(8, 24),)), "no two places apart"),
    "one place twice": (in_camp(returns=(Cell(8, 24),) * 2), "no two places apart"),
    "no spawns": (on_board(spawns=()), "0 places for attackers"),
    "half a cell": (on_board(spawns=(Cell(1, 0),)), "no whole cell at 1,0"),
    "a walled spawn": (on_board(spawns=(Cell(4, 0),)), "a tank cannot come to 4,0"),
    "a fenced return": (in_camp(returns=(Cell(10, 24), Cell(16, 24))), "a tank cannot come to"),
    "a spawn twice": (on_board(spawns=(Cell(0, 0),) * 2), "two places for attackers at 0,0"),
    "players": (replace(PLANS, players=PLANS.players[:1]), "1 players and 2 sides"),
    "sides": (replace(PLANS, teams=(0, 0)), "2 players and 2 sides"),
    "walls": (replace(PLANS, steel=PLANS.bricks), "walls on each other"),
    "numbers": (replace(PLANS, tanks_made=1), "tanks that are not numbered"),
    "of nobody": (with_tank(seat=2), "tank 1 of nobody"),
    "of the wrong side": (with_tank(kind=Kind.FAST), "tank 1 of the wrong side"),
    "in a wall": (with_tank(place=Cell(4, 0)), "tank 1 where none may stand, at 4,0"),
    "outside": (with_tank(place=Cell(25, 0)), "tank 1 where none may stand, at 25,0"),
    "two guards": (replace(PLANS, tanks=(*PLANS.tanks, EXTRA), tanks_made=3), "2 tanks of seat 0"),
    "no lives": (PLANS.with_player(0, lives=0), "a tank of seat 0, which has no lives"),
    "bullets": (replace(with_bullet(), bullets_made=0), "bullets that are not numbered"),
    "at the edge": (with_bullet(point=Cell(0, 5)), "bullet 1 beside the field"),
    "aslant": (with_bullet(facing=Facing.NORTH_EAST), "bullet 1 beside the field, or aslant"),
    "flying": (with_bullet(left=3), "bullet 1 that does not rest"),
    "hidden": (PLANS.with_player(1, hand=None), "cards that are hidden"),
    "unsorted": (PLANS.with_player(1, hand=PLANS.players[1].hand[::-1]), "cards that are hidden"),
    "miscounted": (PLANS.with_player(1, held=3), "cards that are hidden"),
    "lost cards": (replace(PLANS, rest=Pile((), 0)), "420 cards and 0 played"),
    "twice": (PLANS.with_player(1, hand=(1,) * 10), "500 cards and 0 played, of 500"),
    "cards, drawn freely": (DRAWN.with_player(0, held=1), "cards, and routes are drawn freely"),
    "asks nobody": (replace(TABLE, question=Returning(5)), "a question to nobody"),
    "nobody returns": (replace(PLANS, question=Returning(0)), "seat 0 cannot return"),
    "an attacker returns": (replace(TABLE, question=Returning(1)), "seat 1 cannot return"),
    "a guard spawns": (replace(PLANS, question=Spawning(0, Kind.BASIC)), "seat 0 has no tank to"),
    "spawns a guard": (replace(PLANS, question=Spawning(1, Kind.GUARD)), "seat 1 has no tank to"),
    "rescues nothing": (replace(PLANS, question=Rescuing(1, 9)), "seat 1 has no tank 9"),
    "hidden plan": (PLANS.with_player(1, plan=None), "a plan of seat 1, which is hidden"),
    "no such plan": (PLANS.with_player(0, plan=(TakeBack(0),)), "a plan of seat 0 that nobody"),
    "of another": (PLANS.with_player(0, plan=(Refill(1),)), "a plan of seat 0 that nobody"),
    "a shot first": (
        PLANS.with_player(0, plan=(AddShot(0, 1, 0, Facing.NORTH),)),
        "a plan of seat 0 that nobody",
    ),
    "all committed": (
        PLANS.with_player(0, committed=True).with_player(1, committed=True),
        "nobody to decide",
    ),
    "no bonus": (replace(PLANS, next_bonus=(1, 0)), "a bonus for nobody"),
    "a stranger wins": (replace(PLANS, ending=Ending((2,), Why.TANKS)), "a winner who is not"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_refused_by_its_words(name):
    value, words = BROKEN[name]
    assert RULES.check(value).startswith(words)


def test_what_may_be_is_sound():
    state = RULES.apply(RULES.new(Setup(), 1), Return(0, Cell(16, 24))).state
    assert RULES.check(state.table) == ""
    assert RULES.check(RULES.apply(state, Spawn(1, Cell(0, 0))).state.table) == ""
    assert RULES.check(with_bullet()) == RULES.check(Setup()) == ""


def test_a_handicap_is_lives_for_a_guard_and_tanks_for_attackers():
    given = replace(setup_of(Mode.TWO_AGAINST_TWO), given=(1, 0, 0, 2))
    table = RULES.new(given, 1).table
    assert [player.lives for player in table.players] == [4, 0, 3, 0]
    assert (table.to_stop, TABLE.to_stop) == (9 + 4, 6)


def test_in_a_duel_a_handicap_is_lives_for_whoever_has_it():
    table = RULES.new(replace(setup_of(Mode.DUEL), given=(0, 2)), 1).table
    assert [player.lives for player in table.players] == [3, 5]


def test_a_handicap_goes_with_the_seat_whatever_side_the_die_gives_it():
    setup = replace(setup_of(Mode.MAIN, Options(by_die=True)), given=(1, 0))
    tables = [RULES.new(setup, seed).table for seed in range(20)]
    found = {(table.teams, table.players[0].lives, table.to_stop) for table in tables}
    assert found == {((0, 1), 4, 6), ((1, 0), 0, 8)}


@pytest.mark.parametrize("given", [(1,), (0, 4), (1, 1, 1)])
def test_handicaps_that_fit_no_seats_are_refused(given):
    assert "handicaps" in RULES.check(replace(Setup(), given=given))
    assert not RULES.check(replace(Setup(), given=(3, 0)))


@pytest.mark.parametrize(("lost", "over"), [(6, False), (7, False), (8, True)])
def test_attackers_who_were_given_more_are_stopped_later(lost, over):
    table = RULES.new(replace(Setup(), given=(0, 1)), 1).table
    assert (decided(replace(table, lost=lost)) is not None) is over


def test_a_set_up_of_before_is_read_as_one_without_handicaps():
    form = Codec(RULES.kinds.setup)
    assert "given" not in form.plain(Setup())
    assert form.value(form.plain(replace(Setup(), given=(1, 0)))).given == (1, 0)
