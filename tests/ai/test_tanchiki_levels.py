"""The levels of Tanchiki that imagine: what they may know, what they see, what they choose."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace

import pytest

from game.ai import minds
from game.ai.mind import decided
from game.ai.minds import MINDS, offered, quick, usual
from game.ai.tanchiki.distance_to_eagle import Ways
from game.ai.tanchiki.effort import Manner
from game.ai.tanchiki.guessed_worlds import imagined, lay, opened
from game.ai.tanchiki.levels import FIRST, LADDER, MANNERS, mind
from game.ai.tanchiki.plans import OFF, holding
from game.ai.tanchiki.race_of_plans import SLICE, Race
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tanchiki.actions import Commit, Exchange, PlaceCard, SwitchOn
from game.rules.tanchiki.cards import DECK, REACH, handful
from game.rules.tanchiki.fast_room.turn import play_plans
from game.rules.tanchiki.fast_room.world import Over
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.state import Phase
from tests.ai.walking import walked
from tests.scramble.tanchiki import scramble
from tests.setups.tanchiki import SETUPS

RULES = GAMES["tanchiki"]
QUICK = Manner(rounds=((20, 2),), guesses=2, seeks=1, beam=3)
RECKONING = replace(QUICK, reckons=True, likely=2)
"""A hasty one, and one that reckons as the ace does."""

SEEING = tuple(LADDER)[2:]
"""The lower levels may overlook what wins the match."""

HASTY = quick("tanchiki")
FIELD = (
    ".    .    .    .    .    .",
    ".    .    .    .    .    .B<",
    ".    .    .    .    .    .",
    ".A>  .    .$   .    .    .",
    ".    .    .    .    .    .",
)
"""Two cells before the third eagle; the other one is too far away."""


def asked(table, seat, thinker, seed=1):
    seen = RULES.view(table, seat)
    return decided(thinker(seen, seat, RULES.legal(seen, seat), Dice(seed, "level")))


def walk(setup, thinker, seed, most):
    return walked(
        setup,
        lambda state, seat, number: asked(state.table, seat, thinker, number),
        seed,
        most,
    )


def planning(points, hand="1 2 2 R L L U"):
    """Return a table of two on which both may plan, the third eagle being in reach of A."""
    sections = {"board": FIELD, "points": points, "hands": (f"A: {hand}",)}
    table = state_of(sections).table
    return replace(table, turn=replace(table.turn, phase=Phase.PLANNING))


def end_of(table, actions):
    """Return the world in which A's plan was played and B stood switched off."""
    base = opened(RULES.view(table, 0))
    world = imagined(base, table, 0, 1, Ways(base), Dice(1))
    for other in range(1, world.seats):
        world.stacks[other], world.going[other] = ((), ()), True
    stacks = ((), ())
    for action in actions:
        if isinstance(action, PlaceCard):
            first, second = stacks
            card = (action.card,)
            stacks = (
                ((*first, *card), second) if not action.manoeuvre else (first, (*second, *card))
            )
    lay(world, 0, stacks if stacks[0] else OFF)
    with suppress(Over):
        play_plans(world)
    return world


@pytest.mark.parametrize("bots", [0, 4])
@pytest.mark.parametrize("name", SEEING)
def test_the_higher_levels_take_the_eagle_that_wins_the_match(name, bots):
    table = planning((f"A: 1 eagle {2 * bots} bots", f"B: 1 eagle {bots} bots"))
    table = replace(table, hands=(replace(table.hands[0], exchanged=True), table.hands[1]))
    for seed in range(3):
        assert end_of(table, asked(table, 0, LADDER[name], seed)).winners == (0,)


@pytest.mark.parametrize("name", SEEING)
def test_the_higher_levels_take_the_third_eagle_of_a_solo_game_whatever_they_shot(name):
    board = tuple(row.replace("B<", "") for row in FIELD)
    sections = {"board": board, "points": ("A: 2 eagles 15 bots",), "options": ("solo",)}
    table = state_of(sections).table
    table = replace(table, turn=replace(table.turn, phase=Phase.PLANNING))
    table = replace(table, hands=(replace(table.hands[0], exchanged=True),))
    assert end_of(table, asked(table, 0, LADDER[name])).winners == (0,)


@pytest.mark.parametrize("name", SEEING)
def test_the_higher_levels_leave_the_eagle_that_would_make_another_one_the_winner(name):
    table = planning(("A: 1 eagle", "B: 1 eagle 4 bots"))
    table = replace(table, hands=(replace(table.hands[0], exchanged=True), table.hands[1]))
    for seed in range(3):
        assert end_of(table, asked(table, 0, LADDER[name], seed)).winners is None


@pytest.mark.parametrize(
    "name",
    ["driver", "gunner", "captain", "reckoning", pytest.param("ace", marks=pytest.mark.nightly)],
)
def test_an_answer_does_not_depend_on_what_is_hidden(name):
    compared = 0
    for state, seat, _ in walk(SETUPS[2][1], HASTY, 5, 5):
        other = scramble(state, seat, Dice(9, "scramble", state.told))
        thinker = LADDER.get(name) or mind(RECKONING)
        answer = asked(state.table, seat, thinker)
        assert asked(other.table, seat, thinker) == answer
        compared += state.table.turn.phase is Phase.PLANNING
    assert compared


def test_equal_dice_give_an_equal_answer():
    *_, (state, seat, _) = walk(SETUPS[0][1], HASTY, 3, 7)
    answers = {asked(state.table, seat, LADDER["captain"], 4) for _ in range(2)}
    assert len(answers) == 1


@pytest.mark.parametrize("manner", [QUICK, RECKONING], ids=["counting", "reckoning"])
@pytest.mark.parametrize("name, setup", SETUPS)
def test_every_answer_is_legal(name, setup, manner):
    decisions = list(walk(setup, mind(manner), 3, 14))
    assert len(decisions) == 14


def test_hands_are_imagined_of_cards_that_do_not_lie_open():
    for state, seat, _ in walk(SETUPS[0][1], HASTY, 8, 14):
        table = state.table
        seen = RULES.view(table, seat)
        world = imagined(opened(seen), seen, seat, 2, Ways(opened(seen)), Dice(2))
        for other, hand in enumerate(table.hands):
            cards = (*world.hands[other], *world.decks[other])
            cards = (*cards, *world.stacks[other][0], *world.stacks[other][1])
            assert Counter((*cards, *hand.discard, *hand.played)) == Counter(DECK)
            assert world.held[other] == hand.held


def test_plans_are_laid_in_every_imagined_world_unless_a_seat_is_off():
    *_, (state, seat, _) = walk(SETUPS[0][1], HASTY, 8, 9)
    seen, off = RULES.view(state.table, seat), 0
    for number in range(30):
        world = imagined(opened(seen), seen, seat, 2, Ways(opened(seen)), Dice(number))
        for other in range(4):
            if other != seat:
                assert all(world.stacks[other]) != world.going[other]
                off += world.going[other]
    assert 0 < off < 30


def test_a_race_pauses_after_few_imagined_turns():
    *_, (state, seat, _) = walk(SETUPS[0][1], HASTY, 8, 9)
    seen = RULES.view(state.table, seat)
    race = Race(seen, seat, opened(seen), replace(QUICK, beam=12), Dice(1))
    before = 0
    for run in (race.screen, race.run):
        for _ in run():
            assert race.imagined - before <= 2 * SLICE
            before = race.imagined
    assert len(race.ranked) == 20
    assert race.imagined > 2 * 2 * 20


def test_a_hand_without_a_move_card_is_exchanged():
    table = planning(("A: 1 eagle", "B: 1 eagle"), "R R R L L U U")
    (swap,) = asked(table, 0, LADDER["ace"])
    assert isinstance(swap, Exchange)


def test_cards_that_drive_are_worth_more_than_many_turns_of_a_kind():
    hand = table_hand("1 2 2 R L L U")
    assert holding(hand) > holding(table_hand("2 R R R R L L"))
    assert any(card in REACH for card in hand)


def table_hand(text):
    return handful(planning(("A: 0 eagles",), text).hands[0].hand)


def test_a_seat_that_wished_to_be_off_plans_anew():
    table = planning(("A: 0 eagles",))
    table = replace(table, hands=(replace(table.hands[0], going_off=True), table.hands[1]))
    assert asked(table, 0, LADDER["gunner"]) == (SwitchOn(0),)


def test_a_plan_ends_with_its_commitment():
    for state, _, actions in walk(SETUPS[0][1], HASTY, 2, 16):
        if state.table.turn.phase is Phase.PLANNING and len(actions) > 1:
            assert isinstance(actions[-1], Commit | Exchange)


def test_a_stronger_level_imagines_more():
    worlds = [each.screens + sum(more for _, more in each.rounds) for each in MANNERS.values()]
    assert worlds == sorted(worlds)


def test_new_matches_are_offered_levels_that_imagine_the_weakest_first():
    shown = offered("tanchiki")
    assert shown == tuple(name for name in MANNERS if name in shown)
    assert usual("tanchiki") in shown
    assert shown == ("driver", "gunner", "captain", "ace")


@pytest.mark.parametrize("name", ["recruit", "soldier", "veteran"])
def test_a_strength_of_before_still_plays_but_is_not_offered(name):
    assert name in MINDS["tanchiki"]
    assert name not in offered("tanchiki")


def test_the_ace_of_the_first_number_is_kept_as_it_was():
    assert minds.number("tanchiki") == 2
    found = minds.former("tanchiki", 1)
    assert found is not None
    assert {name.split(".")[0] for name in found} == {"ace"}
    assert all(found[name] is not MINDS["tanchiki"][name] for name in found)


@pytest.mark.parametrize(
    "thinker, laid",
    [
        (LADDER["gunner"], "aR a2 aL b1"),
        (LADDER["captain"], "a2 bR b3 bL"),
        (FIRST["ace"], "a3 aR b2 bL"),
    ],
    ids=["gunner", "captain", "first ace"],
)
def test_who_sits_in_stored_results_lays_what_it_always_laid(thinker, laid):
    *_, (state, seat, _) = walk(SETUPS[0][1], HASTY, 8, 7)
    cards = [each for each in asked(state.table, seat, thinker, 1) if isinstance(each, PlaceCard)]
    assert " ".join(f"{'ab'[each.manoeuvre]}{each.card.value}" for each in cards) == laid
