"""How a match of the Proving Ground is set up (B2, B14.2, B15.1, B15.2)."""

from collections import Counter

import pytest

from game.core.chance import Dice
from game.core.rules import Telling
from game.rules.proving_ground import RULES
from game.rules.proving_ground.actions import Assign, Corner, Pick, Place, UseExtraTank
from game.rules.proving_ground.cards import CARDS, DECK
from game.rules.proving_ground.events import ArtilleryFired
from game.rules.proving_ground.ground.arranging import arranged, clashes, strewn
from game.rules.proving_ground.ground.board import BASES, CELLS, CENTRE, SIZE, Colour, cell_name
from game.rules.proving_ground.solo_artillery import bombard
from game.rules.proving_ground.state import Mode, Options, Setup, Stage
from game.rules.proving_ground.tokens import EFFECTS, TOKENS, Effect


def played(setup, seed=1):
    """Set a match up by first choices; return all actions, and the state of the first turn."""
    state, actions = RULES.new(setup, seed), []
    while state.table.turn.number == 0:
        (seat,) = RULES.to_act(state.table)
        actions.append(RULES.legal(state.table, seat)[0])
        state = RULES.apply(state, actions[-1]).state
    return actions, state


@pytest.mark.parametrize("seed", range(20))
def test_specials_lie_in_the_centre_and_no_equal_tokens_side_by_side(seed):
    floor = arranged(Dice(seed, "tokens"))
    specials = {cell for cell, token in zip(CELLS, floor, strict=True) if token.isupper()}
    assert specials == CENTRE
    assert Counter(floor) == Counter(TOKENS)
    assert not any(clashes(floor, at) for at in range(64))


@pytest.mark.parametrize("seed", range(20))
def test_the_solo_tokens_lie_anywhere_and_no_equal_ones_side_by_side(seed):
    floor = strewn(Dice(seed, "tokens"))
    assert Counter(floor) == Counter(TOKENS)
    assert not any(clashes(floor, at) for at in range(64))
    outside = [c for c, token in zip(CELLS, floor, strict=True) if token.isupper()]
    assert not CENTRE.issuperset(outside)


def test_a_base_is_a_corner_and_the_two_cells_beside_it():
    named = {colour: " ".join(map(cell_name, cells)) for colour, cells in BASES.items()}
    assert named == {
        Colour.GREEN: "A1 A2 B1",
        Colour.YELLOW: "A8 A7 B8",
        Colour.BLUE: "H8 H7 G8",
        Colour.RED: "H1 H2 G1",
    }


def test_a_battle_is_laid_out_by_zones_and_a_solo_game_is_not():
    floors = [RULES.new(setup, 3).table.floor for setup in (Setup(), Setup(Mode.SOLO, 1))]
    centres = [{c for c, one in zip(CELLS, f, strict=True) if one.isupper()} for f in floors]
    assert [found == CENTRE for found in centres] == [True, False]


def test_the_box_has_sixty_four_tokens_and_twelve_different_cards():
    assert len(TOKENS) == 64
    assert sum(token.isupper() for token in TOKENS) == 16
    assert len({card.written for card in CARDS}) == len(DECK) == 12


def test_the_special_of_each_picture_has_its_own_effect():
    found = {
        effect.value: "".join(k for k, e in EFFECTS.items() if e is effect) for effect in Effect
    }
    assert found == {
        "extra_turn": "abcd",
        "extra_tank": "ef",
        "armour": "gh",
        "direction": "ij",
        "longer_shot": "kl",
        "longer_move": "mn",
        "order_swap": "op",
    }


@pytest.mark.parametrize("seats, rest", [(2, 4), (3, 6), (4, 4)])
def test_the_cards_that_nobody_has_are_left_to_be_drawn(seats, rest):
    table = played(Setup(seats=seats))[1].table
    held = {tank.card for p in table.pawns for tank in (p.tank, *p.reserve)}
    assert len(table.deck) == rest
    assert held | set(table.deck) == set(DECK)


def test_the_shells_of_the_artillery_are_eight_letters_and_eight_digits():
    story = Telling(played(Setup(Mode.SOLO, 1))[1], RULES.evolve)
    for _ in range(SIZE):
        bombard(story)
    fired = [told.event.cell for told in story.events if isinstance(told.event, ArtilleryFired)]
    assert {cell.x for cell in fired} == {cell.y for cell in fired} == set(range(SIZE))


def test_two_players_split_four_cards_over_two_pawns_in_opposite_corners():
    actions, state = played(Setup())
    table = state.table
    assert [(p.seat, p.colour) for p in table.pawns] == [
        (0, Colour.GREEN),
        (1, Colour.YELLOW),
        (0, Colour.BLUE),
        (1, Colour.RED),
    ]
    assert all(pawn.tank and len(pawn.reserve) == 1 for pawn in table.pawns)
    assert len([one for one in actions if isinstance(one, Assign)]) == 6
    assert len(table.deck) == 4
    assert all(pawn.cell in BASES[pawn.colour] for pawn in table.pawns)


def test_one_card_is_chosen_active_where_a_seat_has_one_pawn():
    actions, state = played(Setup(seats=4))
    assert len([one for one in actions if isinstance(one, Assign)]) == 4
    assert all(pawn.points == (3, 2, 1) for pawn in state.table.pawns)
    assert state.table.shells == 16


def test_three_players_choose_their_corners_and_one_stays_free():
    actions, state = played(Setup(seats=3))
    corners = [one for one in actions if isinstance(one, Corner)]
    assert [one.seat for one in corners] == list(state.table.order())
    assert len({pawn.colour for pawn in state.table.pawns}) == 3


@pytest.mark.parametrize(
    "seats, order",
    [(4, [0, 1, 2, 3, 3, 2, 1, 0]), (3, [0, 1, 2, 2, 1, 0]), (2, [0, 1, 1, 0, 0, 1, 1, 0])],
)
def test_a_draft_goes_forth_and_back(seats, order):
    actions, state = played(Setup(seats=seats, options=Options(draft=True)))
    first = state.table.first
    picks = [one.seat for one in actions if isinstance(one, Pick)]
    assert picks == [(first + seat) % seats for seat in order]
    assert state.table.offer == ()


def test_the_first_seat_is_drawn_and_begins_everything():
    firsts = {RULES.new(Setup(seats=4), seed).table.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    actions, state = played(Setup(seats=4), 7)
    assert state.table.turn.seat == state.table.first == actions[0].seat


def test_the_family_begins_with_two_open_tokens_and_one_pawn_each():
    _, state = played(Setup(Mode.FAMILY, 2))
    table = state.table
    shown = {cell_name(c) for c, one in zip(CELLS, table.floor, strict=True) if one != "?"}
    assert shown == {"D4", "E5"}
    assert {cell_name(cell) for cell in table.flipped.before} == {"D4", "E5"}
    assert [pawn.colour for pawn in table.pawns] == [Colour.GREEN, Colour.YELLOW]
    assert len(table.unseen) == 62


def test_the_solo_player_chooses_two_bases_and_both_tanks_are_active():
    actions, state = played(Setup(Mode.SOLO, 1))
    pawns = state.table.pawns
    assert [type(one) for one in actions] == [Corner, Corner, Assign, Place, Place]
    assert [pawn.tank is not None for pawn in pawns] == [True, True, False, False]
    assert len({pawn.colour for pawn in pawns}) == 4
    assert (state.table.shells, state.table.artillery.tanks) == (0, 12)


def test_a_third_card_of_the_solo_player_is_a_spare_one():
    _, state = played(Setup(Mode.SOLO, 1, Options(three_cards=True)))
    assert len(state.table.spare) == 1
    seat = state.table.turn.seat
    brought = [a for a in RULES.legal(state.table, seat) if isinstance(a, Place)]
    assert {one.card for one in brought} == {state.table.spare[0].card}


def test_the_solo_player_drafts_from_all_cards():
    state = RULES.new(Setup(Mode.SOLO, 1, Options(draft=True)), 1)
    assert state.table.turn.stage is Stage.DRAFT
    assert [one.card for one in RULES.legal(state.table, 0)] == list(DECK)


def test_without_shells_there_are_none_to_lay():
    shells = [played(Setup(options=Options(no_shells=on)))[1].table.shells for on in (False, True)]
    assert shells == [16, 0]


def test_nothing_is_rolled_in_a_battle_but_the_cards_of_an_extra_tank():
    for seed in range(3):
        state = played(Setup(), seed)[1]
        while RULES.outcome(state.table) is None:
            legal = RULES.legal(state.table, state.table.turn.seat)
            action = Dice(seed, "play", state.table.turn.number, len(legal)).choice(legal)
            step = RULES.apply(state, action)
            assert bool(step.rolled) is isinstance(action, UseExtraTank)
            state = step.state


def test_a_given_floor_is_played_on():
    floor = TOKENS[::-1]
    assert RULES.new(Setup(floor=floor), 5).table.floor == floor


@pytest.mark.parametrize(
    "setup, fault",
    [
        (Setup(seats=5), "5 seats for the mode battle"),
        (Setup(Mode.TEAM, 2), "2 seats for the mode team"),
        (Setup(floor="a" * 63), "63 cells on a board of 64"),
        (Setup(floor="aaaa" + "." * 60), "4 tokens 'a', and the box has 3"),
        (Setup(floor="AA" + "." * 62), "2 tokens 'A', and the box has 1"),
        (Setup(floor="." * 63 + "z"), "'z' on H1"),
        (Setup(Mode.FAMILY, 2, floor="." * 64), "a layout of tokens that lie face down"),
    ],
)
def test_a_broken_set_up_says_what_is_wrong_with_it(setup, fault):
    assert RULES.check(setup) == fault


def test_every_sound_set_up_passes():
    assert RULES.check(Setup()) == ""
    assert RULES.check(played(Setup(seats=3))[1].table) == ""
