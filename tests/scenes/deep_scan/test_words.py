"""What Deep Scan says: of places, refusals, chances and bargains, and of what has happened."""

from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.core.rolled_dice import Rolled, Throw
from game.core.spelling import Count, SeatOf, Spot, Word
from game.rules.deep_scan import DEEP_SCAN, actions, events
from game.rules.deep_scan.events import How, Landed
from game.rules.deep_scan.foresight.tosses import hope_of
from game.rules.deep_scan.sky import BASE, Offset
from game.rules.deep_scan.wares import EventCard, Terms, Ware
from game.rules.deep_scan.why_not.reasons import Refusal, Why
from game.scenes.deep_scan.cell_words import because, tip, why_not
from game.scenes.deep_scan.naming import named, per_cent, ship_name
from game.scenes.deep_scan.result_and_options import result_of
from game.scenes.deep_scan.sentences import retold, tell
from game.scenes.deep_scan.table_face import TABLE
from game.scenes.deep_scan.turn_words import asked, asked_next, cost, foretell, head

from .tables import NAMES, TOSSED, picking, story

LANGUAGES = ("en", "ru", "uk")
GAS, HOLE = Cell(3, 2), Cell(4, 2)
TASK, PIRATES = EventCard(12, 4), EventCard(12, 4, pirates=True)
FALLEN = (
    Landed(1, Offset(200, 0), 100),
    Landed(2, Offset(260, 0), 0),
    Landed(3, Offset(350, 0), 0, lost=True),
)
DIE = Rolled("task", (Throw(0, (5,)),))
SAID = (
    (events.TurnBegan(1, 1, 3), "Turn 3: Ben"),
    (events.ObjectAimed(0, 0, HOLE), "Ann aims at the wormhole E3"),
    (
        events.ProbesTossed(0, 0, HOLE, 2, FALLEN, 100),
        "Ann, toss 2: 100, 0, lost. Sum 100 of 100",
    ),
    (
        events.ProbeStrengthened(0, 0, HOLE, 2, 40, 80),
        "Ann moves probe 2 inward: 40. Sum 80 of 100",
    ),
    (events.AccuracyReached(0, 0, HOLE), "Ann has full accuracy: wormhole E3"),
    (
        events.PositioningFailed(0, 0, HOLE, 60, stopped=False),
        "Ann: only 60 of 100, the turn passes",
    ),
    (events.PositioningFailed(0, 0, HOLE, 60, stopped=True), "Ann stops at 60 of 100"),
    (events.ShipJumped(0, 0, GAS, None), "Ann jumps: gas cloud D3"),
    (events.ShipJumped(0, 0, BASE, None), "Ann jumps to the base"),
    (events.ShipJumped(0, 0, Cell(1, 1), None), "Ann jumps: B2"),
    (events.ShipJumped(0, 0, HOLE, GAS), "Ann jumps over gas cloud D3: wormhole E3"),
    (
        events.EventOpened(0, 0, HOLE, TASK, reserved=False),
        "Event, wormhole E3: 12 resources for a throw of 4 or more",
    ),
    (
        events.EventOpened(0, 0, HOLE, EventCard(4), reserved=True),
        "Event left open, wormhole E3: 4 resources, no task",
    ),
    (DIE, "Ann throws 5"),
    (events.PiratesPaid(0, 0, 1), "Ann pays the pirates 10 credits"),
    (events.ObjectScanned(0, 0, HOLE, 12, halved=False), "Ann: +12 resources, wormhole E3"),
    (
        events.ObjectScanned(0, 0, GAS, 1, halved=True),
        "Ann: +1 resource, gas cloud D3, half without a collector",
    ),
    (
        events.EventLeft(0, 0, HOLE, TASK, failed=False),
        "Ann leaves the event open: wormhole E3",
    ),
    (
        events.EventLeft(0, 0, HOLE, TASK, failed=True),
        "Ann fails, the event stays open: wormhole E3",
    ),
    (events.ShipDamaged(0, 0), "Ann: the ship is damaged"),
    (events.ShipRepaired(0, 0, How.MONEY, 1), "Ann has the ship repaired for 10 credits"),
    (events.ShipRepaired(0, 0, How.RESOURCES, 5), "Ann has the ship repaired for 5 resources"),
    (events.ShipRepaired(0, 0, How.WAITING, 0), "Ann: the ship was repaired while it waited"),
    (events.WareBought(0, 0, Ware.LAUNCHER, 1), "Ann buys for 10 credits: springboard"),
    (events.ProbesGiven(0, 0, 2), "The base gives Ann 2 probes"),
    (
        events.OfferMade(0, 0, 1, Terms(money=-2, resources=3)),
        "Ann offers Ben: 20 credits for 3 resources",
    ),
    (events.OfferMade(0, 0, 1, Terms(probe=-1)), "Ann offers Ben 1 probe for nothing"),
    (events.OfferMade(0, 0, 1, Terms(probe=1)), "Ann asks Ben for 1 probe"),
    (
        events.OfferChanged(1, 1, 0, Terms(money=3, resources=-3)),
        "Ben would rather give 3 resources for 30 credits",
    ),
    (
        events.OfferAgreed(0, 0, 1, Terms(money=-2, resources=3)),
        "Agreed: Ann gives Ben 20 credits for 3 resources",
    ),
    (events.OfferRefused(1, 1, 0), "Ben refuses"),
    (events.Waited(0, 0, idle=True), "Ann waits"),
    (events.Waited(0, 0, idle=False), "Ann ends the turn"),
    (events.SeatResigned(0, 0), "Ann resigns"),
    (events.MatchEnded((1,)), "Ben wins!"),
    (events.MatchEnded((0, 1)), "Shared: Ann, Ben"),
    (events.MatchEnded(()), "Nobody wins"),
)


@pytest.mark.parametrize(("event", "words"), SAID, ids=lambda each: type(each).__name__)
def test_each_event_is_told_in_a_line(kit, event, words):
    assert tell(kit.words, story().table, event, NAMES[:2]) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why, ids=lambda why: why.value)
def test_each_refusal_is_a_sentence_in_every_language(kit, why, language):
    kit.words.speak(language)
    said = because(kit.words, Refusal(why, "S4.1"))
    assert said.endswith(".")
    assert "{" not in said
    assert kit.words.texts.missing == {}


def test_two_who_lead_a_ship_are_both_named_and_more_by_their_ship(kit):
    crews = story("A (2,2)", "B (2,2)", crews=("A B A",)).table
    damaged = events.OfferMade(1, 1, 0, Terms(money=-1))
    assert tell(kit.words, crews, damaged, NAMES) == "Ben offers Ann, Cid 10 credits for nothing"
    assert tell(kit.words, crews, events.MatchEnded((0,)), NAMES) == "Ann, Cid win!"
    many = story("A (2,2)", "B (2,2)", crews=("A B A A",)).table
    assert tell(kit.words, many, events.MatchEnded((0,)), NAMES) == "Ship 1 wins!"


def test_a_ship_that_nobody_leads_is_called_by_its_number(kit):
    crews = story("A (2,2)", "B (2,2)", crews=("A",)).table
    agreed = events.OfferAgreed(-1, 1, 0, Terms(probe=-1))
    assert tell(kit.words, crews, agreed, NAMES) == "Agreed: Ship 2 gives Ann 1 probe"


def test_a_point_says_what_lies_there_and_who_knows_it(kit):
    objects = ("gas (3,2) spent", "wormhole (4,2) reserved 15/P5")
    table = story("A (3,2) knows (4,2)", "B (2,2)", objects=objects).table
    hole = tip(kit.words, table, HOLE, NAMES)
    assert (hole.title, hole.rule) == ("Wormhole E3", "S6.3")
    assert "last line 45" in hole.words
    assert "15 resources, but pirates: 10 credits, or a throw of 5 or more" in hole.words
    assert "Full accuracy: Ann." in hole.words
    gas = tip(kit.words, table, GAS, NAMES)
    assert "Scanned already" in gas.words
    assert "Here: Ann." in gas.words
    base = tip(kit.words, table, BASE, NAMES)
    assert (base.title, base.rule) == ("Base", "S7.1")
    assert "Here: Ben." in base.words
    assert "without an object" in tip(kit.words, table, Cell(1, 1), NAMES).words
    assert tip(kit.words, table, Cell(0, 0), NAMES) is None


def test_what_is_to_be_done_is_asked(kit):
    def said(state):
        (seat,) = DEEP_SCAN.to_act(state.table)
        return asked(kit.words, state.table, seat, NAMES)

    assert "Aim at an object" in said(story())
    assert "Full accuracy for the wormhole E3" in said(story("A (2,2) knows (4,2)", "B (2,2)"))
    assert "have the ship repaired" in said(story("A (2,2) damaged", "B (2,2)"))
    assert "no aiming" in said(story("A (3,2) damaged", "B (2,2)"))
    assert "end the turn" in said(story(counts=("arrived",)))
    assert "80 of 100, 2 tosses left" in said(story(positioning=TOSSED))
    assert said(story("A (4,2)", "B (2,2)", event=("12/4",))).startswith(
        "12 resources for a 4 or more: 3 of 6."
    )
    assert "pay the pirates 10 credits" in said(story("A (4,2)", "B (2,2)", event=("12/P4",)))
    assert said(story("A (4,2)", "B (2,2)", event=("9/-",))) == "9 resources, for nothing."
    offer = story(offer=("A to B: -2 money, +3 resources",), own=("B 4 resources",))
    assert said(offer) == "Ann gives 20 credits and gets 3 resources. Agree?"


def test_gas_without_a_collector_promises_its_half(kit):
    state = story("A (3,2)", "B (2,2)", event=("7/3",))
    assert asked(kit.words, state.table, 0, NAMES).startswith("3 resources for a 3 or more")


def test_the_chance_stands_on_each_handful_before_it_is_tossed(kit):
    state = story(positioning=("(4,2)",))
    found = [
        named(kit.words, state.table, part, NAMES)
        for part in picking(state).next
        if isinstance(part, Count)
    ]
    chances = [hope_of(state.table, state.table.positioning, range(1, n + 1)) for n in range(1, 6)]
    assert chances == sorted(chances)
    assert found == [
        f"{n} probe{'s' * (n > 1)}: {per_cent(chance)}%" for n, chance in enumerate(chances, 1)
    ]


def test_a_chance_is_certain_only_where_nothing_can_fail():
    assert [per_cent(each) for each in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_the_chance_of_a_choice_of_probes_is_told(kit):
    state = story(positioning=TOSSED)
    three = picking(state, Spot("probe", 3))
    said = asked_next(kit.words, state.table, 0, three)
    chance = per_cent(hope_of(state.table, state.table.positioning, (3,)))
    assert said == f"1 probe: {chance} of 100 with the tosses that are left."
    assert foretell(kit.words, state.table, 0, picking(state), Spot("probe", 3)).words == said
    last = story(positioning=("(4,2) after 2 tosses", *TOSSED[1:]))
    assert "the last toss" in asked_next(kit.words, last.table, 0, picking(last, Spot("probe", 3)))


def test_the_chance_of_meters_is_that_of_two_perfect_stops(kit):
    def told(**sections):
        state = story(positioning=("(4,2)",), **sections)
        return foretell(kit.words, state.table, 0, picking(state), Count(3)).words

    assert told(hands=("A meter", "B dice")).endswith("with both meters stopped in the middle.")
    assert "meters" not in told(hands=("A dice", "B meter"))


def test_a_bargain_of_nothing_asks_for_terms(kit):
    state = story(own=("B 4 resources",))
    empty = picking(state, Word("offer"), SeatOf(1))
    assert asked_next(kit.words, state.table, 0, empty) == "Say what is to change hands."
    money = next(dial for dial in empty.dials if dial.name == "money")
    assert asked_next(kit.words, state.table, 0, empty.take(replace(money, value=-1))) == ""


def test_who_threw_what_for_the_first_turn_is_told_at_the_base(kit):
    table = replace(story("A (2,2)", "B (2,2)", "C (2,2)").table, firsts=(6, 2, 6, 1, 5))
    told = tip(kit.words, table, BASE, NAMES).words
    assert told.endswith("Thrown for the first turn: Ann 6, 1; Ben 2; Cid 6, 5.")
    later = tip(kit.words, replace(table, number=2), BASE, NAMES).words
    assert "first turn" not in later


def test_a_word_says_what_it_does_with_its_paragraph(kit):
    state = story("A (4,2)", "B (2,2)", event=("12/4",))
    told = foretell(kit.words, state.table, 0, picking(state), Word("accept"))
    assert told.warns
    assert "a 1 damages" in told.words
    assert foretell(kit.words, state.table, 0, picking(state), Word("decline")).rule == "S6.3"
    free = story("A (4,2)", "B (2,2)", event=("9/-",))
    assert not foretell(kit.words, free.table, 0, picking(free), Word("accept")).warns


def test_a_refusal_is_that_of_what_a_part_would_mean(kit):
    state = story("A (3,2) damaged", "B (2,1)")

    def why(part, *picked):
        return why_not(kit.words, state.table, 0, picking(state, *picked), part)

    assert "damaged" in why(HOLE).words
    assert "Only on the base" in why(Word("buy")).words
    assert "No lane" in why(Cell(0, 1), Word("jump")).words
    assert "damaged" in why(Word("aim")).words
    assert why(Word("wait")) is None


def why_of(kit, state, part, *picked):
    """Return why who is to act cannot pick a part."""
    (seat,) = DEEP_SCAN.to_act(state.table)
    return why_not(kit.words, state.table, seat, picking(state, *picked), part)


def reason(kit, why):
    return because(kit.words, Refusal(why, "S1.1"))


def test_a_grey_aim_is_that_at_an_object_one_might_still_want(kit):
    ships = "A (2,2) knows (3,2) damaged", "B (2,2)"
    assert why_of(kit, story(*ships), Word("aim")).words == reason(kit, Why.DAMAGED)
    arrived = story("A (2,2) knows (3,2)", "B (2,2)", counts=("arrived",))
    assert why_of(kit, arrived, Word("aim")).words == reason(kit, Why.ARRIVED)
    last = story("A (2,2) knows (3,2)", "B (2,2)", objects=("gas (3,2)",))
    assert why_of(kit, last, Word("aim")).words == reason(kit, Why.KNOWN)


def test_a_grey_jump_is_that_along_a_lane(kit):
    shut_in = story("A (4,2)", "B (3,2)", "C (4,1)", "D (4,3)")
    assert why_of(kit, shut_in, Word("jump")).words == reason(kit, Why.OCCUPIED)


def test_what_lies_says_why_it_stays(kit):
    alone = story(positioning=("(4,2) after 1 toss", "3 at 240,0"), own=("A 1 stronger",))
    assert why_of(kit, alone, Word("again")).words == reason(kit, Why.ONE_STAYS)
    last = story(positioning=("(4,2) after 3 tosses", *TOSSED[1:]), own=("A 1 stronger",))
    assert why_of(kit, last, Word("again")).words == reason(kit, Why.NO_TOSSES_LEFT)
    without = story(positioning=TOSSED)
    assert why_of(kit, without, Word("stronger")).words == reason(kit, Why.NO_CARD)


def test_a_probe_that_no_toss_moves_says_what_a_card_makes_of_it(kit):
    last = story(positioning=("(4,2) after 3 tosses", *TOSSED[1:]), own=("A 1 stronger",))
    tapped = picking(last, Spot("probe", 2))
    told = "With an amplifier, probe 2 would count 40."
    assert asked_next(kit.words, last.table, 0, tapped) == told
    found = foretell(kit.words, last.table, 0, picking(last), Spot("probe", 2))
    assert (found.words, found.rule) == (told, "S4.6")
    both = story(positioning=TOSSED, own=("A 1 stronger",))
    tosses, card = asked_next(kit.words, both.table, 0, picking(both, Spot("probe", 2))).split("\n")
    assert "tosses that are left" in tosses
    assert card == told
    two = asked_next(kit.words, both.table, 0, picking(both, Spot("probe", 2), Spot("probe", 3)))
    assert "amplifier" not in two


def test_a_card_is_refused_for_the_probe_that_is_picked(kit):
    whole = story(
        positioning=("(4,2) after 1 toss", "1 at 220,0", "2 at 290,0"), own=("A 1 stronger",)
    )
    picked = Spot("probe", 2)
    assert why_of(kit, whole, Word("stronger"), picked).words == reason(kit, Why.TOO_FAR_OUT)
    assert why_of(kit, whole, Spot("probe", 1), picked).words == reason(kit, Why.ONE_STAYS)


def test_a_probe_that_a_card_does_not_move_says_why_of_the_card(kit):
    lies = "(4,2) after 3 tosses", "1 at 220,0", "2 at 240,0 strengthened", "3 at 290,0"
    state = story(positioning=lies, own=("A 2 stronger",))
    for number, why in ((2, Why.MOVED_ALREADY), (3, Why.TOO_FAR_OUT)):
        said = why_of(kit, state, Spot("probe", number), Word("stronger"))
        assert said.words == reason(kit, why)


def test_so_many_probes_that_none_is_tapped_are_asked_for_by_their_number(kit):
    few, many = (
        story(positioning=("(4,2) after 1 toss", *(f"{n} at 300,0" for n in range(1, lie + 1))))
        for lie in (5, 6)
    )
    assert "tap probes" in asked(kit.words, few.table, 0, NAMES)
    told = asked(kit.words, many.table, 0, NAMES)
    assert "how many of the worst" in told
    assert Spot("probe", 1) not in picking(many).next


def test_an_offer_is_refused_as_one_to_whom_one_may_trade_with(kit):
    state = story("A (2,2)", "B (2,2) resigned", "C (2,2)", counts=("2 offers",))
    assert why_of(kit, state, Word("offer")).words == reason(kit, Why.NO_OFFERS_LEFT)
    pairs = story(crews=("A B A B",))
    assert why_of(kit, pairs, SeatOf(2)).words == reason(kit, Why.NO_PARTNER)


def test_waiting_is_told_of_where_it_mends(kit):
    poor = story("A (2,2) damaged", "B (2,2)", own=("A 0 money",))
    assert asked(kit.words, poor.table, 0, NAMES).endswith("wait, and the base repairs the ship.")
    spent = story("A (2,2) damaged", "B (2,2)", own=("A 0 money",), counts=("begun",))
    assert asked(kit.words, spent.table, 0, NAMES).endswith("in a turn of nothing but waiting.")
    rich = story("A (2,2) damaged", "B (2,2)")
    assert "wait" not in asked(kit.words, rich.table, 0, NAMES)


def test_a_toss_and_a_jump_cite_their_own_paragraphs(kit):
    def rule(state, part, *picked):
        return foretell(kit.words, state.table, 0, picking(state, *picked), part).rule

    assert rule(story(positioning=("(4,2)",)), Count(2)) == "S4.1"
    assert rule(story(positioning=TOSSED), Count(2)) == "S4.2"
    far = story("A (2,2) knows (4,2)", "B (2,2)", own=("A 1 launcher",))
    assert rule(far, HOLE, Word("jump")) == "S5.3"
    assert rule(far, GAS, Word("jump")) == "S5.1"


def test_where_no_toss_helps_a_card_comes_first_and_then_the_end():
    thrice = "(4,2) after 3 tosses", *TOSSED[1:]
    card = story(positioning=thrice, own=("A 1 stronger",))
    assert TABLE.first(card.table, 0, picking(card)) == Word("stronger")
    last = story(positioning=thrice)
    assert TABLE.first(last.table, 0, picking(last)) == Word("stop")


def test_a_jump_comes_first_as_soon_as_an_object_is_known():
    def first(*ships):
        state = story(*ships)
        return TABLE.first(state.table, 0, picking(state))

    assert first("A (2,2)", "B (2,2)") is None
    assert first("A (2,2) knows (4,2)", "B (2,2)") == Word("jump")


def test_the_paragraph_in_question_goes_with_the_turn():
    arrived = story(counts=("arrived", "begun"))
    aimed, tossed = story(positioning=("(4,2)",)), story(positioning=TOSSED)
    event = story("A (4,2)", "B (2,2)", event=("9/-",))
    found = [TABLE.paragraph(each.table) for each in (story(), arrived, aimed, tossed, event)]
    assert found == ["S3.1", "S7.1", "S4.1", "S4.2", "S6.1"]


def test_without_a_set_up_a_ship_is_called_by_its_number(kit):
    assert ship_name(kit.words, None, 2, NAMES) == kit.words("scan.ship", number=3)


def test_somebody_resigned_only_where_nobody_is_left_to_play_against(kit):
    def told(*ships, **sections):
        table = story(*ships, **sections).table
        ended = DEEP_SCAN.evolve(table, events.MatchEnded((0,)))
        return result_of(kit.words, ended, NAMES).reason

    gone = "B (2,2) resigned"
    assert told("A (2,2)", gone) == "Somebody resigned."
    spent = ("gas (3,2) spent",)
    assert told("A (2,2)", gone, "C (2,2)", objects=spent) == "All objects are scanned."
    assert told("A (2,2)", gone, "C (2,2)", counts=("4 idle",)) == "Everybody only waited."


def test_a_second_springboard_says_why_it_waits(kit):
    state = story(own=("A 1 launcher",))
    assert picking(state, Word("buy"), Word("buy_launcher")).grave
    found = cost(kit.words, state.table, 0, actions.Buy(0, Ware.LAUNCHER))
    assert "one aboard already" in found.words
    assert not picking(state, Word("buy"), Word("buy_probe")).grave


def test_a_phone_is_told_what_happened_since(kit):
    state = story("A (4,2)", "B (2,2)", event=("9/-",))
    step = DEEP_SCAN.apply(state, actions.Accept(0))
    said = retold(kit.words, 1, state.table, step.events, NAMES[:2])
    assert said == ("Ann: +9 resources, wormhole E3",)


def test_the_head_counts_turns_and_what_is_left(kit):
    assert head(kit.words, story().table) == "Turn 1 · 4 objects left"
    alone = story("A (2,2)", crews=("A",), turns=("30",)).table
    assert head(kit.words, alone) == "Turn 1 of 30 · 4 objects left"


def test_a_panel_shows_what_a_ship_has(kit):
    state = story("A (3,2) knows (4,2) damaged", "B (2,2)", own=("A 6 resources, 2 launchers",))
    panel = TABLE.panel(state.table, 0)
    assert panel.score == 6
    assert [each.count for each in panel.counters] == [5, 50, 2]
    assert panel.signs == ("scan.damaged", "icon.target")
    told = TABLE.allies(kit.words, state.table, 0, NAMES)
    assert told == "Full accuracy for: wormhole E3\nDamaged: must be repaired on the base"


def test_the_winner_stands_first_and_equal_resources_are_told_apart_by_money(kit):
    state = story(own=("A 4 resources, 1 money", "B 4 resources, 2 money"))
    table = DEEP_SCAN.evolve(state.table, events.MatchEnded((1,)))
    found = result_of(kit.words, table, NAMES)
    assert found.title == "Ben wins!"
    assert [(line.name, line.won, line.score, line.note) for line in found.lines] == [
        ("Ben", True, 4, "20 credits"),
        ("Ann", False, 4, "10 credits"),
    ]
