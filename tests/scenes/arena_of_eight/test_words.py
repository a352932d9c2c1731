"""What Arena of Eight says: of hands, blows, replies, cells, refusals, events and ends."""

from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.core.spelling import Card, Count, Offers, Picking, Word
from game.rules.arena_of_eight import ARENA_OF_EIGHT as RULES
from game.rules.arena_of_eight import events
from game.rules.arena_of_eight.actions import Block, Reply, Strike, Take
from game.rules.arena_of_eight.blows import Answer, Blow, Fighter
from game.rules.arena_of_eight.cards import Card as Held
from game.rules.arena_of_eight.choices import blows_of, imagined
from game.rules.arena_of_eight.landings import reach
from game.rules.arena_of_eight.state import Ending, How, Options, Setup
from game.scenes.arena_of_eight.blow_words import comes_of, does, pointed_blow
from game.scenes.arena_of_eight.cell_words import foretell, tip, why_not
from game.scenes.arena_of_eight.face import heat
from game.scenes.arena_of_eight.figures import FIGURES
from game.scenes.arena_of_eight.hand_groups import groups
from game.scenes.arena_of_eight.result_and_options import options_of, result_of
from game.scenes.arena_of_eight.sentences import retold, tell
from game.scenes.arena_of_eight.table_face import TABLE

from .positions import FAR, NAMES, after, picking, told

AWAY = "cells away: a step is 1, a hop 2, a leap 2 or 3."
FIRST = "The first blow of a round is a simple one: hand or kick."
COMBO = ("A hand, kick, block, crouch", "B hand, kick")


def grouped(kit, table, seat=0, *parts):
    return groups(kit.words, table, seat, picking(table, seat, *parts))


def test_the_hand_reads_itself_with_what_can_be_struck_first(kit):
    found = grouped(kit, after(hands=COMBO))
    now = [(each.part.name, each.note) for each in found if not each.missing and each.pictures]
    assert now == [("hand", "1"), ("kick", "2"), ("sweep", "1"), ("uppercut", "3")]
    short = {each.part.name: each.note for each in found if each.missing}
    assert short == {"throw": "add hand"}
    places = [each.part.name for each in found]
    assert places.index("uppercut") < places.index("throw")


def test_what_is_out_of_reach_says_in_which_way(kit):
    far = grouped(
        kit, after(board=FAR, hands=("A hand, kick, super", "B hand"), fighters=("A thunder",))
    )
    notes = {each.part.name: each.note for each in far}
    assert (notes["hand"], notes["thunder"]) == ("too far", "5")
    near = grouped(kit, after(hands=("A hand, kick, super", "B hand"), fighters=("A thunder",)))
    assert {each.part.name: each.note for each in near}["thunder"] == "too near"


def test_a_group_shows_the_super_card_that_is_spent_in_it(kit):
    table = after(hands=("A kick, super", "B hand"), fighters=("A frost",))
    found = {each.part.name: each.pictures for each in grouped(kit, table)}
    assert found["kick"] == ("tin_card.kick",)
    assert found["hand"] == ("tin_card.super.frost",)


def test_before_the_first_blow_only_simple_ones_are_read(kit):
    table = after(hands=COMBO, first_blow=("yes",))
    assert {each.part.name for each in grouped(kit, table)} == {"hand", "kick"}


def test_groups_stay_as_they_are_while_one_is_picked(kit):
    table = after(hands=COMBO)
    assert grouped(kit, table, 0, Word("uppercut")) == grouped(kit, table)


def test_every_reply_is_a_group_in_its_place_whatever_the_hand_holds(kit):
    table = after("A kick", hands=("A kick", "B 2 hand, block, jump, crouch, kick"))
    found = grouped(kit, table, 1)
    assert [each.part for each in found] == [
        Count(1),
        Count(2),
        *map(Word, ("jump", "hop_left", "hop_right", "throw", "sweep", "take")),
    ]
    may = picking(table, 1).may
    assert all(may(each.part) != bool(each.missing) for each in found)
    assert {each.part for each in found if each.missing} == {
        Count(2),
        Word("hop_left"),
        Word("hop_right"),
    }
    poor = after("A kick", hands=("A kick", "B crouch, 5 kick"))
    assert [each.part for each in grouped(kit, poor, 1)] == [each.part for each in found]


def test_out_of_a_super_blow_leads_a_leap_alone(kit):
    hands = ("A 2 kick, super", "B 2 jump, hand")
    table = after("A cyclone", board=FAR, hands=hands, fighters=("A cyclone",))
    assert [each.part for each in grouped(kit, table, 1)] == [Word("leap"), Word("take")]


def test_a_reply_that_is_not_in_the_hand_says_what_is_missing(kit):
    table = after("A kick", board=("AB......",), hands=("A kick", "B 6 kick"))
    for group in grouped(kit, table, 1):
        if group.missing:
            said = why_not(kit.words, table, 1, picking(table, 1), group.part)
            assert said is not None
            assert said.words.startswith("Missing: "), group


def test_of_a_hand_that_is_not_seen_is_read_what_any_hand_could_do(kit):
    table = after(hands=COMBO)
    view = table.with_side(0, hand=None)
    offers = Offers(RULES.spell, view, 0, imagined(view, 0))
    found = groups(kit.words, view, 0, Picking(offers))
    assert {each.part for each in found} == {
        *(Word(blow.value) for blow in blows_of(view, 0) if 1 in reach(view.options, blow)),
        Word("leap"),
    }
    assert not any(each.missing for each in found)


@pytest.mark.parametrize(
    ("parts", "blow"),
    [
        ((Word("uppercut"),), Blow.UPPERCUT),
        ((), None),
        ((Card("hand"),), None),
        ((Card("crouch"), Card("block"), Card("hand")), Blow.UPPERCUT),
    ],
)
def test_a_blow_is_known_as_soon_as_nothing_else_is_left(parts, blow):
    assert pointed_blow(picking(after(hands=COMBO), 0, *parts)) == blow


def test_a_blow_tells_what_it_does_and_what_saves(kit):
    assert does(kit.words, Blow.UPPERCUT) == ("Takes 3 and pushes 1 back. What saves: block, hop.")
    table = after(hands=COMBO)
    asked = TABLE.asked_next(kit.words, table, 0, picking(table, 0, Word("uppercut")))
    assert asked == does(kit.words, Blow.UPPERCUT)
    told = foretell(kit.words, table, 0, picking(table), Word("uppercut"))
    assert (told.words, told.rule) == (asked, "M3")


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ((Card("hand"),), "arena.asked.card"),
        ((Word("feint"),), "arena.asked.discard"),
        ((Cell(2, 0),), "arena.asked.discard"),
    ],
)
def test_what_is_asked_next_depends_on_what_was_picked(kit, parts, key):
    table = after(hands=COMBO)
    assert TABLE.asked_next(kit.words, table, 0, picking(table, 0, *parts)) == kit.words(key)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"first_blow": ("yes",), "board": FAR}, "arena.asked.card_to"),
        ({"board": ("AB......",)}, "arena.asked.card_with"),
        ({"first_blow": ("yes",), "board": ("AB......",)}, ""),
    ],
)
def test_of_a_card_only_that_is_offered_which_it_may_become(kit, given, key):
    table = after(hands=COMBO, **given)
    asked = TABLE.asked_next(kit.words, table, 0, picking(table, 0, Card("block")))
    assert asked == (kit.words(key) if key else "")


def test_a_leap_shows_what_it_costs_and_asks_for_no_card(kit):
    table = after(board=FAR, hands=("A hand, 2 jump", "B hand"))
    found = {each.part: each.pictures for each in grouped(kit, table)}
    assert found[Word("leap")] == ("tin_card.hand", "tin_card.jump", "tin_card.jump")
    asked = TABLE.asked_next(kit.words, table, 0, picking(table, 0, Cell(3, 0)))
    assert asked == kit.words("arena.asked.leap")


def test_a_step_tells_which_blows_reach_from_there(kit):
    table = after(board=("..A..B..",), hands=COMBO, fighters=("A frost", "B thunder"))
    told = foretell(kit.words, table, 0, picking(table), Cell(3, 0))
    assert told.words == "A step: any one card. Then 2 apart. Both reach with slide, salto"
    told = foretell(kit.words, table, 0, picking(table), Cell(1, 0))
    assert told.words.endswith("Then 4 apart. You reach with salto; the other with salto, Thunder")
    table = after(board=("..A..B..",), hands=("A hop", "B hand"), first_blow=("yes",))
    told = foretell(kit.words, table, 0, picking(table), Cell(0, 0))
    assert told.words == "A hop: a hop card or a super. Then 5 apart: no blow reaches"


@pytest.mark.parametrize(
    ("hand", "cell", "cost"),
    [
        ("A super", 1, "hop"),
        ("A hop, 2 jump, hand", 1, "hop_leap"),
        ("A 2 jump, hand", 1, "leap"),
        ("A 2 jump, hand", 0, "leap"),
    ],
)
def test_a_cell_that_no_step_reaches_says_what_it_costs_before_it_is_picked(kit, hand, cell, cost):
    table = after(hands=(hand, "B hand"), first_blow=("yes",))
    told = foretell(kit.words, table, 0, picking(table), Cell(cell, 0))
    assert told.words.startswith(kit.words(f"tip.arena_of_eight.cost.{cost}"))
    taken = picking(table, 0, Cell(cell, 0))
    last = foretell(kit.words, table, 0, taken, taken.next[0])
    assert last.words in told.words
    assert last.words != told.words


@pytest.mark.parametrize(
    ("action", "words", "rule"),
    [
        (Block(1, 2), "Takes 2 off and lets 1 through; your next turn is spent", "M4.1"),
        (Block(1, 3), "Stops all of it; your next turn is spent", "M4.1"),
        (Reply(1, Answer.HOP, 7), "The blow misses you, and your turn is not spent", "M4.2"),
        (Reply(1, Answer.SALTO, 7), "The blow misses you, and your turn is not spent", "M4.4"),
        (Take(1), "You lose 3, 3 left; no card and no turn is spent", "M3"),
    ],
)
def test_a_reply_tells_what_comes_of_it(kit, action, words, rule):
    table = after("A uppercut", hands=("A hand, block, crouch", "B 3 block, hop"))
    found = comes_of(kit.words, table, 1, action)
    assert (found.words, found.rule) == (words, rule)


@pytest.mark.parametrize(
    ("order", "lost", "felled"),
    [
        ("A sweep", "and skip a turn", events.FighterSwept),
        ("A frost", "skip 2 turns and cannot reply", events.FighterFrozen),
    ],
)
def test_to_take_what_fells_tells_the_turns_it_costs(kit, order, lost, felled):
    hands = ("A hand, kick, block, crouch, super", "B 3 block, hop")
    given = {"hands": hands, "fighters": ("A frost", "B thunder")}
    found = comes_of(kit.words, after(order, **given), 1, Take(1)).words
    assert lost in found
    assert "no turn" not in found
    story = told(order, "B take", **given).told
    assert any(isinstance(each.event, felled) for each in story)


def test_by_keys_a_reply_begins_in_the_list_where_all_stand(kit):
    for order in ("A salto", "A kick"):
        table = after(order, hands=("A hand, 2 jump, kick", "B 2 hop"))
        assert TABLE.first(table, 1, picking(table, 1)) == Word("hop_left")


def test_a_counter_blow_tells_what_it_is(kit):
    table = after("A kick", hands=("A kick", "B 2 hand, block"))
    found = comes_of(kit.words, table, 1, Reply(1, Answer.THROW))
    assert found.words == kit.words("tip.arena_of_eight.counter.throw")
    assert found.rule == "M4.3"


def test_to_take_the_last_of_ones_health_says_so(kit):
    table = after("A kick", hands=("A kick", "B jump"), health=("B 2",))
    assert comes_of(kit.words, table, 1, Take(1)).words == "You lose 2: you are knocked out."
    now = picking(table, 1, Word("take"))
    assert now.grave
    assert TABLE.cost(kit.words, table, 1, now.finished).rule == "M5.1"


AT_WALL = {"board": ("......AB",), "hands": ("A 2 kick, jump", "B 2 block, hop")}


def test_what_the_wall_adds_is_told_before_the_reply(kit):
    """A slide that is begun close takes 3, and 1 more at the wall; no block takes that off."""
    table = after("A slide", **AT_WALL)
    assert TABLE.asked(kit.words, table, 1, NAMES) == "Ann strikes: slide, 4. Your reply?"
    assert comes_of(kit.words, table, 1, Take(1)).words.startswith("You lose 4")
    assert comes_of(kit.words, table, 1, Block(1, 2)).words.startswith(
        "Takes 2 off and lets 2 through"
    )
    table = after("A slide", **AT_WALL, health=("B 4",))
    assert picking(table, 1, Word("take")).grave
    table = after("A throw", board=("AB......",), hands=("A block, 2 hand", "B hop"))
    assert comes_of(kit.words, table, 1, Take(1)).words.startswith("You lose 3")
    table = after("A throw", board=(".AB.....",), hands=("A block, 2 hand", "B hop"))
    assert comes_of(kit.words, table, 1, Take(1)).words.startswith("You lose 2")


def test_blocks_that_do_not_save_are_as_grave_as_none(kit):
    table = after("A uppercut", hands=("A hand, block, crouch", "B block, hop"), health=("B 2",))
    now = picking(table, 1, Count(1))
    assert now.grave
    said = TABLE.cost(kit.words, table, 1, now.finished)
    assert said.words == "Takes 1 off and lets 2 through: you are knocked out."
    enough = after("A uppercut", hands=("A hand, block, crouch", "B 2 block"), health=("B 2",))
    assert not picking(enough, 1, Count(2)).grave


def test_nothing_is_grave_where_nothing_saves(kit):
    table = after("A uppercut", hands=("A hand, block, crouch", "B block"), health=("B 1",))
    assert not picking(table, 1, Word("take")).grave
    assert not picking(table, 1, Count(1)).grave


def test_a_hop_says_what_it_costs(kit):
    table = after(board=FAR, hands=("A hop, 2 hand", "B hand"))
    asked = TABLE.asked_next(kit.words, table, 0, picking(table, 0, Cell(3, 0)))
    assert asked == kit.words("arena.asked.hop")


def test_who_holds_no_card_is_told_to_draw(kit):
    for given in ({}, {"first_blow": ("yes",)}):
        table = after(hands=("A nothing", "B hand"), **given)
        assert TABLE.asked(kit.words, table, 0, NAMES) == kit.words("arena.asked.empty")


@pytest.mark.parametrize(
    ("given", "seat", "part", "words", "rule"),
    [
        ({}, 0, Word("throw"), "Missing: hand.", "M3"),
        ({"board": FAR}, 0, Word("kick"), "The kick does not work at 4 apart.", "M3"),
        (
            {"board": FAR},
            0,
            Cell(7, 6),
            "6 cells away: a step is 1, a hop 2, a leap 2 or 3.",
            "M2.2",
        ),
        ({"board": FAR}, 0, Cell(3, 6), "Missing: hop.", "M2.3"),
        ({}, 0, Cell(4, 6), "The other stands there.", "M2.2"),
        (
            {"first_blow": ("yes",)},
            0,
            Word("uppercut"),
            "The first blow of a round is a simple one: hand or kick.",
            "M2.6",
        ),
        ({}, 0, Word("frost"), "That is another fighter’s super blow.", "M1.2"),
    ],
)
def test_what_cannot_be_picked_says_why(kit, given, seat, part, words, rule):
    table = after(hands=COMBO, **given)
    found = why_not(kit.words, table, seat, picking(table, seat), part)
    assert (found.words, found.rule) == (words, rule)


@pytest.mark.parametrize(
    ("part", "words", "rule"),
    [
        (Card("kick"), "Nobody walks out of a blow. That card does not help here.", "M2.2"),
        (Card("crouch"), "Crouch does not save from the kick.", "M3"),
        (Card("block"), "Missing: block.", "M4.1"),
        (Count(2), "Missing: block, block.", "M4.1"),
        (Cell(2, 6), "Missing: hop.", "M4.2"),
        (Cell(7, 6), f"3 {AWAY}", "M4.2"),
        (Word("throw"), "Missing: hand, block.", "M4.2"),
    ],
)
def test_a_reply_that_does_not_save_says_why(kit, part, words, rule):
    table = after("A kick", hands=("A kick", "B kick, crouch, hand"))
    found = why_not(kit.words, table, 1, picking(table, 1), part)
    assert (found.words, found.rule) == (words, rule)


def test_what_may_be_picked_needs_no_reason(kit):
    table = after(hands=COMBO)
    assert why_not(kit.words, table, 0, picking(table), Word("uppercut")) is None
    full = ("A 2 hand, 2 kick, 2 block, 2 jump", "B hand")
    refused = why_not(kit.words, after(hands=full), 0, picking(after(hands=full)), Word("draw"))
    assert refused.words == "The hand is full."


def test_a_fighter_says_who_it_is_and_how_it_stands(kit):
    table = after(fighters=("A frost",), health=("A 5",), frozen=("B 2",))
    left, right = (tip(kit.words, table, Cell(x, 6), NAMES) for x in (3, 4))
    assert (left.title, left.words) == ("Ann", "Frost, health 5.")
    assert right.title == "Ben"
    assert right.words.endswith(kit.words("tip.arena_of_eight.frozen"))
    swept = tip(kit.words, after(skips=("A 1",)), Cell(3, 0), NAMES)
    assert swept.words.endswith(kit.words("tip.arena_of_eight.swept"))


def test_the_wall_says_what_it_does_and_other_cells_their_number(kit):
    table = after()
    for x in (0, 7):
        assert tip(kit.words, table, Cell(x, 2), NAMES).rule == "M3.2"
    assert tip(kit.words, table, Cell(2, 6), NAMES).title == "Cell 3"


EVENTS = [
    (events.FighterStepped(0, Held.JUMP, 5), "Ann steps to 5, discarding jump"),
    (events.FighterHopped(0, (Held.HOP,), 5), "Ann hops to 5"),
    (events.FighterHopped(0, (Held.HOP,), 6), "Ann hops over Ben to 6"),
    (events.FighterSomersaulted(1, (), 8), "Ben leaps to 8"),
    (events.FighterSomersaulted(1, (), 2), "Ben leaps over Ann to 2"),
    (events.CardsDrawn(1, 3, None), "Ben draws 3 cards"),
    (events.DeckRenewed(1), "The used cards are shuffled in again"),
    (events.Feinted(0, Held.KICK), "Ann feints, discarding kick"),
    (events.BlowStruck(0, Blow.KICK, (), 4), "Ann strikes: kick"),
    (events.ReplyAsked(1, Blow.KICK), ""),
    (events.BlowTaken(1, Blow.KICK), "Ben takes it"),
    (events.BlowBlocked(1, Blow.KICK, (), 0), "Ben blocks all of it"),
    (events.BlowBlocked(1, Blow.KICK, (), 1), "Ben blocks; 1 still comes"),
    (events.BlowDodged(1, Blow.KICK, Answer.JUMP, (), 5), "Ben jumps over it"),
    (events.BlowDodged(1, Blow.HAND, Answer.CROUCH, (), 5), "Ben ducks under it"),
    (events.BlowDodged(1, Blow.KICK, Answer.HOP, (), 7), "Ben hops away to 7"),
    (
        events.BlowDodged(1, Blow.KICK, Answer.HOP, (), 3),
        "Ben hops over Ann to 3, out of the blow",
    ),
    (events.BlowDodged(1, Blow.FROST, Answer.SALTO, (), 7), "Ben leaps out of it to 7"),
    (
        events.BlowDodged(1, Blow.FROST, Answer.SALTO, (), 2),
        "Ben leaps over Ann to 2, out of the blow",
    ),
    (events.BlowCountered(1, Blow.THROW, (), Blow.KICK), "Ben counters the kick: throw"),
    (events.FighterPulled(1, 5), "Ben is pulled to 5"),
    (events.FighterHit(1, Blow.KICK, 2, 6), "Ben loses 2, 6 left"),
    (events.FighterHit(1, Blow.KICK, 2, 0), "Ben loses 2 and is knocked out"),
    (events.FighterPushed(1, Blow.UPPERCUT, 6), "Ben is pushed to 6"),
    (events.FighterThrown(1, 3), "Ben lands on 3"),
    (events.WallHit(1, Blow.THROW, 1, 4), "Ben hits the wall and loses 1 more"),
    (events.WallHit(1, Blow.UPPERCUT, 0, 4), "Ben is held by the wall"),
    (events.FighterSwept(1, 1), "Ben is down and skips 1 turn"),
    (events.FighterFrozen(1, 2), "Ben is frozen for 2 turns"),
    (events.TurnSkipped(1, 0), "Ben skips a turn"),
    (events.TurnBegan(1), ""),
    (events.RoundEnded(0, How.KNOCKED_OUT), "Ann wins the round by knock-out"),
    (events.RoundEnded(0, How.DECK), "The deck is empty: Ann has more health and wins the round"),
    (events.RoundEnded(None, How.DECK), "The deck is empty, health is equal: nobody’s round"),
    (events.RoundBegan(2, 1, ((), ())), "Round 2"),
    (events.Flourished(0), "Ann still has a super card: a flourish!"),
    (events.MatchEnded((0,)), "Ann wins!"),
    (events.MatchEnded(()), "A draw"),
]


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=lambda each: type(each).__name__)
def test_every_event_is_told_by_names(kit, event, words):
    assert tell(kit.words, after(), event, NAMES) == words


def test_no_kind_of_event_is_left_out():
    assert {type(event) for event, _ in EVENTS} == set(events.Event.__args__)


def test_who_strikes_again_since_a_block_took_the_others_turn_is_told(kit):
    story = told("A kick", "B block 1", hands=("A kick", "B block"))
    shown, said = story.before, []
    for each in story.told:
        said.append(tell(kit.words, shown, each.event, NAMES))
        shown = __import__("game.rules.arena_of_eight.evolve", fromlist=["evolve"]).evolve(
            shown, each.event
        )
    assert said[-1] == "Ann is on turn again"


def test_since_the_own_turn_all_is_told_but_the_course(kit):
    story = told("A kick", "B take", hands=("A kick", "B jump"))
    assert retold(kit.words, 1, story.before, story.told, NAMES) == (
        "Ann strikes: kick",
        "Ben takes it",
        "Ben loses 2, 4 left",
    )


def ended(winners, **changes):
    return replace(after(), ending=Ending(winners), **changes)


def test_the_result_has_the_winner_first_with_health_taken(kit):
    table = ended((1,), setup=Setup(Options(8, 3)), round=2)
    table = table.with_side(1, wins=2, taken=16).with_side(0, taken=9)
    found = result_of(kit.words, table, NAMES)
    assert (found.title, found.reason) == ("Ben wins!", "After 2 rounds")
    assert [(line.name, line.score, line.note, line.won) for line in found.lines] == [
        ("Ben", 2, "health taken: 16", True),
        ("Ann", 0, "health taken: 9", False),
    ]


def test_after_the_last_round_the_result_says_that_health_decided(kit):
    table = ended((0,), setup=Setup(Options(8, 3)), round=5).with_side(0, wins=1)
    assert "health" in result_of(kit.words, table, NAMES).reason
    won = ended((0,), setup=Setup(Options(8, 3)), round=5).with_side(0, wins=2)
    assert result_of(kit.words, won, NAMES).reason == "After 5 rounds"
    assert result_of(kit.words, ended(()), NAMES).title == "A draw"


def test_the_rules_that_are_played_by_are_named(kit):
    setup = Setup(Options(15, 3, far_frost=True), (Fighter.FROST, Fighter.THUNDER), (0, 2))
    assert options_of(kit.words, replace(after(), setup=setup)) == (
        "As printed",
        "Two rounds won",
        "Frost – Thunder",
        "Frost reaches 3 cells",
        "Handicaps",
    )


def test_it_grows_hot_where_one_is_weak_and_a_round_decides():
    three = replace(after(), setup=Setup(Options(8, 3)))
    assert heat(three) == 0
    assert heat(three.with_side(1, wins=1)) == 1
    assert heat(three.with_side(1, wins=1).with_side(0, health=2)) == 2
    assert heat(three.with_side(0, health=3)) == 0


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"first_blow": ("yes",), "board": FAR}, "arena.asked.come"),
        ({"first_blow": ("yes",)}, "arena.asked.first"),
        ({"hands": COMBO}, "arena.asked.turn"),
        ({}, "arena.asked.full"),
    ],
)
def test_what_is_to_be_done_is_asked(kit, given, key):
    assert TABLE.asked(kit.words, after(**given), 0, NAMES) == kit.words(key)


def test_a_reply_is_asked_for_with_the_blow_that_comes(kit):
    asked = TABLE.asked(kit.words, after("A kick"), 1, NAMES)
    assert asked == "Ann strikes: kick, 2. Your reply?"


@pytest.mark.parametrize(
    ("given", "seat", "first"),
    [
        ({"hands": COMBO}, 0, Word("uppercut")),
        ({"board": FAR, "hands": COMBO}, 0, Cell(2, 0)),
        ({"hands": ("A jump", "B hand")}, 0, Word("draw")),
    ],
)
def test_keys_point_at_the_hardest_blow_or_come_nearer(given, seat, first):
    table = after(**given)
    assert TABLE.first(table, seat, picking(table, seat)) == first


def test_in_a_reply_keys_do_not_point_at_taking_it():
    table = after("A kick")
    assert TABLE.first(table, 1, picking(table, 1)) != Word("take")


def test_a_strike_is_meant_by_its_word_and_waits_for_go():
    now = picking(after(hands=COMBO), 0, Word("uppercut"))
    assert now.finished == Strike(0, Blow.UPPERCUT)
    assert now.due is None


def test_a_hand_is_one_card_of_each_kind_with_how_many(kit):
    held = TABLE.hand(after(hands=("A 2 hand, super", "B hand"), fighters=("A frost",)), 0)
    assert [(each.part.name, each.count, each.picture) for each in held] == [
        ("hand", 2, "tin_card.hand"),
        ("super", 1, "tin_card.super.frost"),
    ]
    assert TABLE.hand(after().with_side(0, hand=None), 0) == ()


def test_a_panel_counts_rounds_and_cards_and_tells_what_was_given():
    table = replace(after(), setup=Setup(Options(8, 3), handicaps=(0, 3)))
    panel = TABLE.panel(table.with_side(0, wins=1), 0)
    assert (panel.score, [each.count for each in panel.counters]) == (1, [8])
    assert panel.handicaps == ("handicap.arena_of_eight.two", "handicap.arena_of_eight.one")
    assert TABLE.panel(after(skips=("B 1",)), 1).signs == ("icon.hourglass",)


def test_what_has_to_do_with_a_fighter_is_found_by_its_cell():
    table = after()
    here, there = Cell(3, 6), Cell(4, 6)
    hit = events.FighterHit(1, Blow.KICK, 2, 6)
    assert TABLE.touched(table, hit, there)
    assert not TABLE.touched(table, hit, here)
    assert TABLE.touched(table, events.FighterPushed(1, Blow.UPPERCUT, 6), Cell(5, 6))
    assert not TABLE.touched(table, events.TurnBegan(1), there)
    assert TABLE.of_course(events.TurnBegan(1))
    assert not TABLE.of_course(hit)


@pytest.mark.parametrize(
    ("orders", "line", "said"),
    [
        ((), "A step 3 kick", "Ann, step to 3"),
        ((), "A hop 2", "Ann, hop to 2"),
        ((), "A leap 2", "Ann, leap to 2"),
        ((), "A draw", "Ann, draw"),
        ((), "A feint kick", "Ann, feint"),
        ((), "A hand", "Ann, hand blow"),
        (("A kick",), "B take", "Ben, take it"),
        (("A kick",), "B jump", "Ben, jump"),
        (("A kick",), "B hop 7", "Ben, hop to 7"),
        (("A kick",), "B block 1", "Ben, block"),
    ],
)
def test_what_a_figure_asks_about_is_said_as_players_do(kit, orders, line, said):
    assert FIGURES.order(kit.words, after(*orders), line, NAMES) == said
