"""Hold the Banner on the shared table, for one who sits there alone among computers."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.core.grid import Cell, Facing
from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Told
from game.core.spelling import Card, Offers, Picking, Piece
from game.rules import GAMES
from game.rules.hold_the_banner import HOLD_THE_BANNER, RULES, events
from game.rules.hold_the_banner.actions import AddShot, Commit, PlayCard, TakeBack
from game.rules.hold_the_banner.choices import legal
from game.rules.hold_the_banner.quarters import Place, quarter
from game.rules.hold_the_banner.routes import BLANK, route_named
from game.rules.hold_the_banner.setting_up import Mode, setup_of
from game.rules.hold_the_banner.spelling import READY, REFILL, SPELL, STAY, TAKE_BACK
from game.rules.hold_the_banner.state import Ending, Kind, Options, Rescuing, Spawning, Why
from game.scenes.frame.commands import Key
from game.scenes.hand.seat_panels import LOW
from game.scenes.hold_the_banner.cell_words import why_not
from game.scenes.hold_the_banner.face import FACE, heat
from game.scenes.hold_the_banner.naming import place_name, point_name
from game.scenes.hold_the_banner.replay_chapters import WORTH_A_LINE, chapters
from game.scenes.hold_the_banner.sentences import retold, tell
from game.scenes.hold_the_banner.table_face import TABLE
from game.scenes.table import layout
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records.opening_to_watch import watched
from game.session.records.replay import play_again
from game.session.records.store import open_record
from game.tools.hold_the_banner.exhibits import wish
from tests.scenes.table.hands import by_keys, by_mouse, by_pad, play, press, sat
from tests.stage import widgets_of
from tests.view.hold_the_banner.fields import GRASSY, attacker, bullet, tank
from tests.view.hold_the_banner.fields import table as field

NAMES = ("Ann", "Bo", "Cy", "Di")
MAIN = setup_of(Mode.MAIN)


def table(kit, person=0, setup=MAIN):
    """Return the table at which one person sits among drummers."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    kit.seating.clear()
    rules = HOLD_THE_BANNER
    seats = range(len(setup.teams))
    players = tuple(Player("", None if seat == person else "drummer") for seat in seats)
    header = Header(rules.name, rules.number, setup, 3, players)
    scene = opened(kit, Match(rules, header), FACE)
    stack = sat(scene)
    stack.update(0)
    stack.update(20)
    return stack, scene


def picking(view, seat):
    return Picking(Offers(SPELL, view, seat, legal(view, seat)))


def done(scene, seat):
    return {type(each.action) for each in scene.desk.live.match.done if each.action.seat == seat}


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_some_turns_are_played_with_one_device_alone(kit, hand):
    stack, scene = table(kit)

    def wished(action):
        return wish(scene.desk.live.match.table, action) - 99 * isinstance(action, TakeBack)

    play(stack, scene, hand, wished, lambda: scene.desk.live.match.table.turn > 3, 400)
    assert scene.desk.live.match.table.turn > 3
    assert done(scene, 0) >= {PlayCard, AddShot, Commit}


@pytest.mark.parametrize("percent", (100, 150))
def test_beside_a_hint_each_of_four_panels_has_a_line_for_what_it_counts(kit, percent):
    _, scene = table(kit, 2, setup_of(Mode.TWO_AGAINST_TWO))
    scene.desk.guide.again()
    kind = assets.load_brushes(home() / "assets", percent, False).type
    scene.desk.page = replace(scene.desk.page, type=kind)
    scene.update(1000)
    assert scene.desk.guide.shown is not None
    assert all(panel.height >= LOW for panel in layout.panels(scene.desk))


@pytest.mark.nightly
@pytest.mark.parametrize("person", (0, 1))
def test_a_whole_match_is_played_by_mouse(kit, person):
    stack, scene = table(kit, person)

    def wished(action):
        return wish(scene.desk.live.match.table, action)

    over = lambda: scene.desk.live.match.outcome is not None  # noqa: E731
    play(stack, scene, by_mouse, wished, over, 6000)
    assert scene.desk.live.match.outcome is not None


@pytest.mark.parametrize(
    ("x", "y", "name"), [(4, 6, "C4"), (5, 6, "C/D4"), (4, 7, "C4/5"), (24, 24, "M13")]
)
def test_a_place_is_named_by_the_cells_it_lies_on(x, y, name):
    assert place_name(Place(x, y)) == name


@pytest.mark.parametrize(
    ("x", "y", "name"),
    [(5, 4, "C2/3"), (6, 7, "C/D4"), (0, 3, "A2"), (26, 3, "M2"), (17, 26, "I13"), (17, 0, "I1")],
)
def test_a_muzzle_at_the_edge_is_named_by_a_cell_of_the_field(x, y, name):
    assert point_name(Place(x, y)) == name


def test_a_tank_between_cells_is_picked_on_each_of_them():
    view = field(tank(1, 5, 7))
    cells = TABLE.covers(view, Piece(1))
    assert cells == (Cell(2, 3), Cell(3, 3), Cell(2, 4), Cell(3, 4))
    assert TABLE.lies(view, Piece(1)) == cells[0]


def test_the_tip_of_a_tank_says_whose_it_is_and_what_it_can_do(kit):
    view = field(attacker(1, 4, 4, Kind.SIEGE, hit=True))
    tip = TABLE.tip(kit.words, view, Cell(2, 2), NAMES)
    assert tip.title == "Bo"
    assert "siege tank" in tip.words
    assert "hit once" in tip.words
    assert tip.rule == "P3.2"


def test_nothing_is_said_of_a_tank_that_is_wholly_in_grass(kit):
    view = field(tank(1, 10, 10), rows=GRASSY)
    hidden = TABLE.tip(kit.words, view, Cell(5, 5), NAMES)
    assert hidden.title == "F6"
    assert "Grass" in hidden.words
    peeping = field(tank(1, 13, 10), rows=GRASSY)
    assert TABLE.tip(kit.words, peeping, Cell(6, 5), NAMES).title == "Ann"


def test_a_bullet_that_hangs_in_the_air_says_where_it_flies(kit):
    view = field(tank(1, 20, 20), bullets=(bullet(1, 5, 10, Facing.NORTH),))
    tip = TABLE.tip(kit.words, view, Cell(2, 5), NAMES)
    assert "fly up" in tip.words
    assert "Ann, guard" in tip.words
    assert tip.rule == "P5.6"


@pytest.mark.parametrize(
    ("cell", "word"),
    [(Cell(6, 12), "The banner"), (Cell(4, 12), "Guards come"), (Cell(0, 0), "Attackers come")],
)
def test_the_tip_of_a_cell_says_what_it_is_for(kit, cell, word):
    assert word in TABLE.tip(kit.words, field(), cell, NAMES).words


def planning(hand=("U2", "L1 U1"), **given):
    """Return a turn in which the guard plans with this hand, and an attacker too."""
    routes = tuple(sorted(route_named(name.split()) for name in hand))
    view = field(tank(1, 8, 24), attacker(2, 0, 0), **given)
    return view.with_player(0, hand=routes, held=len(routes), plan=())


def with_plan(view, *plan):
    return view.with_player(0, plan=plan)


U2 = route_named(["U2"])


def test_the_hand_ticks_what_is_planned():
    view = with_plan(planning(), PlayCard(0, 1, U2))
    chosen = {held.part.name: held.chosen for held in TABLE.hand(view, 0)}
    assert chosen == {"U2": True, "L1 U1": False}


def test_no_hand_lies_there_while_a_place_is_asked_for():
    asked = replace(planning(), question=Spawning(1, Kind.FAST))
    assert TABLE.hand(asked, 0) == ()
    assert TABLE.standing(asked, 1) == ()
    assert not TABLE.secret(asked)
    assert TABLE.secret(planning())


def test_words_keep_their_places_and_free_drawing_has_no_cards():
    assert TABLE.standing(planning(), 0) == (REFILL, TAKE_BACK, READY)
    free = planning(options=Options(free_drawing=True))
    assert REFILL not in TABLE.standing(free, 0)
    rescued = replace(planning(), question=Rescuing(1, 2))
    assert TABLE.standing(rescued, 1) == (STAY,)


def test_ready_is_pointed_at_once_every_tank_has_its_route():
    view = planning()
    assert TABLE.first(view, 0, picking(view, 0)) != READY
    ready = with_plan(view, PlayCard(0, 1, U2))
    assert TABLE.first(ready, 0, picking(ready, 0)) == READY


def test_it_is_said_why_something_cannot_be_planned(kit):
    view = planning()
    tip = why_not(kit.words, view, 0, picking(view, 0), READY)
    assert "E13 has no route" in tip.words
    assert tip.rule == "P5.3"
    tip = why_not(kit.words, view, 0, picking(view, 0), Cell(0, 0))
    assert tip.words == "That tank is not yours."
    begun = with_plan(view, PlayCard(0, 1, U2))
    assert "take it back" in why_not(kit.words, begun, 0, picking(begun, 0), REFILL).words
    card = Card("D6")
    assert "do not hold" in why_not(kit.words, view, 0, picking(view, 0), card).words


def test_new_cards_say_what_they_cost(kit):
    assert "neither move nor shoot" in TABLE.cost(kit.words, planning(), 0, None).words


def test_the_panel_counts_lives_and_level_of_a_guard_and_what_attackers_have_left():
    view = replace(planning(), lost=2, turn=4).with_player(0, level=3, helmet=9, committed=True)
    guard, attack = TABLE.panel(view, 0), TABLE.panel(view, 1)
    assert [each.count for each in guard.counters[:2]] == [3, 3]
    assert guard.signs == ("icon.tick", "icon.helmet")
    assert attack.counters[0].count == 4
    assert TABLE.panel(view.with_player(0, lives=0), 0).gone


def test_a_clock_shows_at_whom_it_holds():
    view = replace(planning(), stopped=(0, 6), turn=6)
    assert "icon.hourglass" in TABLE.panel(view, 1).signs
    assert TABLE.panel(replace(view, turn=7), 1).signs == ()


def test_a_card_has_its_route_in_arrows_and_its_tip_says_it_in_words(kit):
    view, card = planning(), Card("R1 U3 L2")
    assert TABLE.named(kit.words, view, card, NAMES) == "→1 ↑3 ←2"
    assert "right 1, up 3, left 2" in TABLE.about(kit.words, view, card)


def test_two_shots_and_two_tanks_are_told_one_after_the_other(kit):
    shots = events.DrawnShot(0, Facing.NORTH), events.DrawnShot(2, Facing.SOUTH)
    drives = events.DrivePlan(1, U2, shots), events.DrivePlan(2, BLANK, shots[:1])
    said = tell(kit.words, planning(), events.PlansRevealed((events.SeatPlan(0, drives),)), NAMES)
    one = "up 2, fires up at the start, fires down after step\u00a02"
    assert said == f"Ann: {one}; stays, fires up"


def test_the_pause_says_each_optional_rule_in_a_line_of_its_own(kit):
    setup = setup_of(Mode.MAIN, Options(free_drawing=True, late_bonus=True))
    stack, _ = table(kit, setup=replace(setup, given=(1, 0)))
    press(stack, Key.MENU)
    (said,) = (e.words for e in widgets_of(stack.top) if getattr(e, "words", "")[:8] == "Optional")
    assert said.split("\n") == [
        "Optional rules:",
        "Guards 1 – attackers 1: 4 lives each, 6 tanks to stop.",
        "Free drawing",
        "Bonus at 55",
        "Handicaps",
    ]


def test_plans_are_told_in_one_line_once_they_are_shown(kit):
    drive = events.DrivePlan(1, U2, (events.DrawnShot(1, Facing.WEST),))
    plans = (events.SeatPlan(0, (drive,)), events.SeatPlan(1, (), refill=True))
    said = tell(kit.words, planning(), events.PlansRevealed(plans), NAMES)
    assert said == "Ann: up 2, fires left after step\u00a01 · Bo: new cards"


def test_who_is_stopped_and_by_what_is_told(kit):
    refused = events.Refused(1, Facing.NORTH, events.Obstacle.WATER)
    said = tell(kit.words, planning(), events.TanksStopped((refused,)), NAMES)
    assert said == "Ann, guard: stopped by water"


def test_half_steps_are_only_seen_and_slides_are_told(kit):
    step = events.TankStep(1, Place(8, 23))
    assert tell(kit.words, planning(), events.TanksStepped((step,)), NAMES) == ""
    slid = tell(kit.words, planning(), events.TanksStepped((step,), sliding=True), NAMES)
    assert slid == "Ann, guard: slides to E12/13"


def test_walls_are_told_by_their_cells(kit):
    broken = events.WallsBroken(quarter(4, 4) | quarter(5, 4) | quarter(6, 4))
    assert tell(kit.words, planning(), broken, NAMES) == "Walls break: C3, D3"


def test_what_a_strike_hit_is_told(kit):
    view = planning(bullets=(bullet(1, 5, 10, Facing.NORTH),))
    hit = events.BulletsStruck((events.Strike(1, events.Struck.TANK, (2,)),))
    assert tell(kit.words, view, hit, NAMES) == "Ann, guard: hits Bo, basic tank"


@pytest.mark.parametrize(
    ("struck", "said"),
    [
        (events.Struck.WALL, "Ann, guard: the bullet strikes a wall"),
        (events.Struck.BANNER, "Ann, guard: hits the banner"),
        (events.Struck.OWN_SIDE, "Ann, guard: the bullet ends on Cy, guard, without harm"),
    ],
)
def test_whatever_a_bullet_struck_is_told(kit, struck, said):
    at = planning(bullets=(bullet(1, 5, 10, Facing.NORTH),))
    at = replace(at, tanks=(*at.tanks, tank(3, 4, 8, seat=2)))
    strike = events.BulletsStruck((events.Strike(1, struck),))
    assert tell(kit.words, at, strike, ("Ann", "Bo", "Cy")) == said


def test_what_turned_a_match_says_who_fired(kit):
    """A match of marshals that the banner of the guards has ended."""
    path = Path(__file__).parents[2] / "replays" / "hold_the_banner" / "one_against_one.match"
    match = play_again(open_record(path, GAMES), HOLD_THE_BANNER)
    last = TABLE.turned(kit.words, match, NAMES)[-1]
    assert last.note == "Guards: the banner falls to Bo"


def test_what_one_jumps_to_in_a_replay_are_turns_losses_and_the_end(kit):
    path = Path(__file__).parents[2] / "replays" / "hold_the_banner" / "two_against_two.match"
    match = play_again(open_record(path, GAMES), HOLD_THE_BANNER)
    found = chapters(kit.words, watched(match), (*NAMES, "Cy", "Di"))
    happened = [told.event for told in match.events()]
    worth = [each for each in happened if isinstance(each, WORTH_A_LINE)]
    assert len(worth) > 5
    bonus = [each for each in happened if isinstance(each, Rolled) and each.what == "bonus"]
    assert len(found) == 1 + len(worth) + len(bonus)
    assert [each.place for each in found] == sorted(each.place for each in found)
    assert [each.words for each in found].count("Turn 2") == 1
    assert found[-1].words == tell(kit.words, match.table, happened[-1], (*NAMES, "Cy", "Di"))


@pytest.mark.parametrize(("teams", "seat"), [((0, 1), 0), ((0, 1, 1), 0), ((0, 1, 0), None)])
def test_what_a_die_gives_two_guards_has_the_colour_and_the_name_of_neither(kit, teams, seat):
    whose = FACE.board(kit).whose
    at, bonus = field(teams=teams), Rolled("bonus", (Throw(0, (4,)),))
    assert whose(at, bonus) == seat
    name = "Guards" if seat is None else NAMES[seat]
    assert tell(kit.words, at, bonus, (*NAMES, "Cy")) == f"Bonus, {name}: 4, a star"
    assert whose(at, Rolled("kind", (Throw(1, (4,)),))) == 1
    assert whose(at, events.LifeGained(0, 4)) == 0


def test_a_phone_is_told_what_came_of_a_plan_but_not_the_plan(kit):
    plan = Told(1, events.ActionPlanned(0, PlayCard(0, 1, U2)), "P5.3", None)
    fell = Told(2, events.TankDestroyed(2), "P5.6", None)
    said = retold(kit.words, 0, planning(), (plan, fell), NAMES)
    assert said == ("Bo, basic tank: destroyed!",)


@pytest.mark.parametrize(
    ("winners", "why", "title"),
    [
        ((0,), Why.TANKS, "The banner has held"),
        ((1,), Why.BANNER, "The attackers win"),
        ((), Why.BANNER, "A draw"),
    ],
)
def test_the_result_says_who_won_and_why(kit, winners, why, title):
    over = replace(planning(), ending=Ending(winners, why), turn=12)
    result = TABLE.result(kit.words, over, NAMES)
    assert title in result.title
    assert "12 turns" in result.reason
    assert [line.won for line in result.lines][: len(winners)] == [True] * len(winners)


@pytest.mark.parametrize(("winner", "title"), [(0, "Ann wins the duel"), (1, "Bo wins the duel")])
def test_a_duel_is_won_by_name(kit, winner, title):
    begun = RULES.new(setup_of(Mode.DUEL), 1).table
    result = TABLE.result(kit.words, replace(begun, ending=Ending((winner,), Why.BANNER)), NAMES)
    assert title in result.title.replace("win the", "wins the")
    assert all("lives" in line.note for line in result.lines)


def test_it_grows_hot_as_the_fence_opens_and_the_last_tanks_come():
    calm = planning(rows=("." * 26,) * 26)
    assert heat(replace(calm, bricks=calm.board.fences)) == 0
    assert heat(calm) == 1
    assert heat(replace(calm, lost=4)) == 2
