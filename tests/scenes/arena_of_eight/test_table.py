"""Arena of Eight on the shared table: played, replied to, hidden, set up and looked back on."""

from dataclasses import replace

import pytest

from game.ai.minds import MINDS, offered
from game.core.chance import Dice
from game.core.spelling import Word
from game.rules.arena_of_eight import ARENA_OF_EIGHT
from game.rules.arena_of_eight.actions import Draw, StepTo, Strike, Take
from game.rules.arena_of_eight.blows import Blow, Fighter
from game.rules.arena_of_eight.cards import Card, handful
from game.rules.arena_of_eight.events import FighterHit, RoundEnded, TurnBegan
from game.rules.arena_of_eight.state import AS_PRINTED, QUICK, Opening, Options, Setup, Stage
from game.scenes.arena_of_eight.face import FACE
from game.scenes.arena_of_eight.replay_chapters import HEAVY, chapters
from game.scenes.arena_of_eight.setup import GIVEN, VARIANTS, handicaps_of
from game.scenes.arena_of_eight.table_face import AWAITED_MS, TABLE
from game.scenes.arena_of_eight.turning_moments import turned
from game.scenes.frame.commands import Chosen, Device, Key, Kind, Said
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Replace
from game.scenes.pages.rule_sign import cited
from game.scenes.seats.occupants import Occupant
from game.scenes.table.opened_table import opened
from game.scenes.table.set_up.variant_setup import Listed, VariantPanel, variant_setup
from game.scenes.table.table_scene import TableScene
from game.scenes.table.turning_moments import moments_of
from game.scenes.widgets.widget_kinds import Choice
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records.opening_to_watch import watched
from game.tools.arena_of_eight.exhibits import CLOSE, DUEL, MATCHES, wish
from game.view.canvas.box import Box
from tests import stage
from tests.paper import LargePaper, Paper, shown
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, click, play, press, sat
from tests.scramble.arena_of_eight import scramble

from .positions import ALL_BUT_HOPS, NAMES

FRAME = 20


def match_of(setup, *players, seed=6, rules=ARENA_OF_EIGHT):
    seats = tuple(Player("", strength) for strength in players)
    return Match(rules, Header(rules.name, rules.number, setup, seed, seats))


def table(kit, setup, *players, **more):
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    scene = opened(kit, match_of(setup, *players, **more), FACE)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def side_by_side(kit):
    """Return the table of two whose hands lie open."""
    kit.settings.change(curtain=Curtain.OPEN)
    return table(kit, CLOSE, None, None)


def done(scene, seat):
    """Return the kinds of all that a seat has done."""
    actions = (each.action for each in scene.live.match.done)
    return {type(action) for action in actions if action.seat == seat}


def until(stack, come, frames=600):
    for _ in range(frames):
        if come():
            return
        stack.update(50)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_a_match_is_played_with_one_device_alone(kit, hand):
    stack, scene = table(kit, Setup(Options(3)), None, "rookie", seed=23)

    def wished(action):
        return wish(scene.live.match.table, action)

    play(stack, scene, hand, wished, lambda: scene.live.match.outcome is not None, 4000)
    assert scene.live.match.table.ending is not None
    assert done(scene, 0) >= ALL_BUT_HOPS


def test_two_play_by_two_pads(kit):
    kit.settings.change(curtain=Curtain.ALWAYS)
    stack, scene = table(kit, Setup(Options(2)), None, None, seed=43)
    pads = {seat: Device(Kind.PAD, 3 + seat) for seat in (0, 1)}
    for seat, pad in pads.items():
        scene.desk.kit.seating.claim(pad, seat)

    def by_own_pad(stack, scene, seat, wish):
        by_keys(stack, scene, seat, wish, pads[seat], seat)

    def wished(action):
        return wish(scene.live.match.table, action)

    play(stack, scene, by_own_pad, wished, lambda: scene.live.match.outcome is not None, 4000)
    assert scene.live.match.table.ending is not None
    assert done(scene, 0) | done(scene, 1) >= ALL_BUT_HOPS


def test_on_one_screen_the_curtain_falls_before_every_reply(kit):
    stack, scene = table(kit, CLOSE, None, None)
    kit.settings.change(curtain=Curtain.ALWAYS)
    until(stack, lambda: stack.top is not scene)
    press(stack, Key.ACCEPT)
    until(stack, lambda: scene.desk.open == (0,))
    scene.live.submit(Strike(0, Blow.KICK))
    until(stack, lambda: stack.top is not scene)
    assert scene.desk.open == ()
    press(stack, Key.ACCEPT)
    until(stack, lambda: stack.top is scene and scene.desk.open == (1,))
    scene.live.submit(Take(1))
    until(stack, lambda: stack.top is not scene)
    assert scene.desk.open == ()


def test_a_reply_is_one_press(kit):
    stack, scene = side_by_side(kit)
    scene.live.submit(Strike(0, Blow.KICK))
    until(stack, lambda: scene.desk.open == (1,))
    found = buttons(scene)
    picking = scene.desk.choosing.picking(1)
    for place, part in enumerate(picking.next):
        assert f"pick.1:{place}" in found
        ends = picking.take(part).due is not None
        assert ends or part.__class__.__name__ == "Card", part
    before = scene.live.match.count
    place = picking.next.index(Word("take"))
    click(stack, found[f"pick.1:{place}"])
    assert scene.live.match.count == before + 1


def test_a_blow_is_picked_read_and_then_struck(kit, brushes):
    stack, scene = table(kit, CLOSE, None, "rookie")
    place = scene.desk.choosing.picking(0).next.index(Word("uppercut"))
    click(stack, buttons(scene)[f"pick.0:{place}"])
    said = {mark.what for mark in shown(stack, brushes).marks}
    assert any("pushes 1 back" in words for words in said)
    assert scene.live.match.count == 0
    click(stack, buttons(scene)["go.0"])
    assert scene.live.match.done[0].action == Strike(0, Blow.UPPERCUT)


def test_where_a_blow_works_is_drawn_while_it_is_picked(kit, brushes):
    stack, scene = table(kit, CLOSE, None, "rookie")
    before = len(shown(stack, brushes).marks)
    scene.desk.choosing.take(0, Word("uppercut"))
    place = scene.desk.place
    marked = {
        place.cell(*mark.middle).x
        for mark in shown(stack, brushes).marks
        if mark.how in ("polygon", "plate") and place.box.holds(*mark.middle)
    }
    assert {2, 4} <= marked
    assert before


def test_an_unlit_group_says_what_is_missing(kit):
    stack, scene = side_by_side(kit)
    scene.live.submit(Strike(0, Blow.KICK))
    until(stack, lambda: scene.desk.open == (1,))
    scene.live.submit(Take(1))
    until(stack, lambda: scene.desk.open == (1,))
    unlit = next(b for name, b in buttons(scene).items() if name.startswith("not.1:Word"))
    assert "Missing" in unlit.says.words or "not work" in unlit.says.words


def alike(count):
    """Return states after the same blow that differ in the hand of the one who may reply."""
    match = match_of(DUEL, None, None, seed=MATCHES.seed)
    while match.table.stage is not Stage.REPLY:
        legal = match.rules.legal(match.table, match.to_act[0])
        match.submit(max(legal, key=lambda action: wish(match.table, action)))
    striker = match.table.incoming.by
    states = [scramble(match.state, striker, Dice(number)) for number in range(count)]
    assert len({state.table.sides[1 - striker].hand for state in states}) == count
    return striker, states


def seen_until_the_reply(kit, brushes, striker, state, strength):
    """Return what the striker sees of every frame until the computer player replies."""
    rules = replace(ARENA_OF_EIGHT, new=lambda setup, seed: state)
    players = [strength, strength]
    players[striker] = None
    stack, scene = table(kit, DUEL, *players, rules=rules)
    frames = []
    while scene.live.match.count == 0:
        assert len(frames) < 400
        if len(frames) % 8 == 0:
            paper = shown(stack, brushes)
            frames.append([(mark.how, mark.what, mark.box, mark.colour) for mark in paper.marks])
        else:
            frames.append(None)
        stack.update(FRAME)
    return frames


@pytest.mark.parametrize("strength", offered("arena_of_eight"))
def test_time_and_picture_tell_the_striker_nothing_until_the_reply(kit, brushes, strength):
    striker, states = alike(4)
    seen = [seen_until_the_reply(kit, brushes, striker, each, strength) for each in states]
    assert all(each == seen[0] for each in seen)
    assert len(seen[0]) * FRAME >= AWAITED_MS


def test_only_a_reply_is_awaited():
    assert TABLE.awaited(MATCHES.rules.new(DUEL, 1).table) == 0
    reply = alike(1)[1][0].table
    assert TABLE.awaited(reply) == AWAITED_MS
    assert MINDS["arena_of_eight"]


def test_quick_comes_first_and_the_lists_hold_one_each(kit):
    stack = stage.stack(variant_setup(kit, VARIANTS))
    stack.handle(Chosen("setup.start"))
    assert isinstance(stack.top, TableScene)
    setup = stack.top.live.match.header.setup
    assert setup == Setup(Options(QUICK, 3), Setup().fighters)


def test_what_the_set_up_chooses_is_played(kit):
    sheet = variant_setup(kit, VARIANTS)
    sheet.handle(Said(Listed(0, 0)))
    sheet.handle(Said(Listed(1, 3)))
    sheet.handle(Said(Listed(2, 1)))
    lists = [w for w in stage.widgets_of(sheet) if isinstance(w, Choice) and "list" in w.name]
    assert [each.options[each.place] for each in lists] == [
        "One",
        "Thunder",
        "Frost",
    ]
    change = sheet.handle(Chosen("setup.start"))
    assert isinstance(change, Replace)
    setup = change.scene.live.match.header.setup
    assert (setup.options.best_of, setup.fighters) == (1, (Fighter.THUNDER, Fighter.FROST))


def test_the_printed_match_has_its_health_and_options():
    setup = VARIANTS.setup("printed", 2, frozenset({"reshuffle", "rounds_3"}), None)
    assert setup.options == Options(AS_PRINTED, 3, reshuffle=True)


def test_what_a_seat_is_given_the_other_has_less():
    given = VARIANTS.given(Setup(), [("one", "two"), ("two",)])
    assert given.handicaps == (2, 3)
    assert handicaps_of(given, 0) == ("two", "one")
    assert handicaps_of(given, 1) == ("two",)
    assert sum(GIVEN.values()) < QUICK
    assert handicaps_of(Setup(), 0) == ()


def test_given_handicaps_are_played_with(kit):
    places = (Occupant("Ann", handicaps=("two",)), Occupant("Ben"))
    kit.settings.change(speed=0)
    change = VariantPanel(kit, VARIANTS).start(places)
    assert change.scene.live.match.table.sides[1].health == QUICK - 2
    assert change.scene.live.match.table.sides[0].health == QUICK


def over(kit):
    return MATCHES.match(kit, DUEL, 4000)


def test_chapters_are_rounds_heavy_blows_and_the_end(kit):
    match = over(kit)
    found = chapters(kit.words, watched(match), NAMES)
    assert found[0].words == "Round 1"
    assert found[0].place == 0
    events = [told.event for told in match.events()]
    heavy = [each for each in events if isinstance(each, FighterHit) and each.lost >= HEAVY]
    assert sum(each.seat is not None for each in found) == len(heavy) > 0
    assert "Round 2" in {each.words for each in found}
    assert found[-1].words.endswith("wins!")
    assert [each.place for each in found] == sorted(each.place for each in found)


def test_what_turned_the_match_are_the_ends_of_rounds_and_the_heaviest_blows(kit):
    match = over(kit)
    found = turned(kit.words, match, NAMES)
    events = [told.event for told in match.events()]
    assert 2 <= len(found) <= 4
    assert all(isinstance(events[each.place], FighterHit | RoundEnded) for each in found)
    assert sum("knocked out" in each.note for each in found) >= 2
    begun = sum(isinstance(each, TurnBegan) for each in events[: found[0].place])
    assert found[0].words == f"Round 1, turn {begun + 1}"
    told = [events[each.place] for each in found]
    heaviest = max(each.lost for each in events if isinstance(each, FighterHit) and each.health)
    assert all(each.lost == heaviest for each in told if getattr(each, "health", 0))
    assert found[-1].words.startswith(f"Round {match.table.round}, turn ")
    assert all(each.note[:1].isupper() for each in found)


def test_the_pictures_of_what_turned_the_match_show_the_two_and_not_the_whole_hall(kit, brushes):
    match = over(kit)
    moments = moments_of(match, FACE.board(kit), turned(kit.words, match, NAMES))
    for moment in moments:
        paper = LargePaper(brushes, scale=1)
        moment.draw(paper, Box(0, 0, 110, 110))
        plates = {mark.what: mark.middle[0] for mark in paper.marks if mark.what in ("2", "3")}
        assert abs(plates["3"] - plates["2"]) > 600 / 8


def test_where_the_deck_decides_that_turned_the_match(kit):
    opening = Opening(
        (1, 8),
        (handful((Card.HAND,)), handful((Card.KICK,) * 8)),
        (5, 3),
        (Card.KICK,),
    )
    match = match_of(Setup(opening=opening), None, None)
    match.submit(Draw(0))
    assert match.outcome is not None
    (moment,) = turned(kit.words, match, NAMES)
    assert moment.note == kit.words("event.arena_of_eight.round_deck", name="Ann")


def test_no_hand_stays_open_for_a_counter_blow():
    story = match_of(
        Setup(
            opening=Opening(
                (4, 5),
                (handful((Card.KICK, Card.HOP)), handful((Card.BLOCK, Card.HAND, Card.HAND))),
                (8, 8),
                (Card.KICK,) * 9,
            )
        ),
        None,
        None,
    )
    marks = [TABLE.revealed(story.table)]
    story.submit(Strike(0, Blow.KICK))
    marks.append(TABLE.revealed(story.table))
    counter = next(a for a in story.rules.legal(story.table, 1) if not isinstance(a, Take))
    story.submit(counter)
    marks.append(TABLE.revealed(story.table))
    assert marks[0] == marks[1] != marks[2]


def test_a_ghost_stands_where_a_step_leads(kit, brushes):
    _, scene = table(kit, CLOSE, None, "rookie")
    ghost = Paper(brushes)
    view = scene.live.match.view(0)
    TABLE.ghost(ghost, scene.desk.place, view, 0, StepTo(0, Card.HAND, 3))
    (torso,) = ghost.pictures("tin.torso")
    assert scene.desk.place.cell(*torso.middle).x == 2
    still = Paper(brushes)
    TABLE.ghost(still, scene.desk.place, view, 0, Strike(0, Blow.UPPERCUT))
    assert not still.pictures("tin.torso")
    TABLE.ghost(still, scene.desk.place, view, 0, Strike(0, Blow.SALTO))
    (torso,) = still.pictures("tin.torso")
    assert scene.desk.place.cell(*torso.middle).x == 5


def test_a_card_that_does_not_help_says_why_and_one_that_does_what_it_does(kit):
    stack, scene = side_by_side(kit)
    scene.live.submit(Strike(0, Blow.SWEEP))
    until(stack, lambda: scene.desk.open == (1,))
    tips = [b.tip for b in buttons(scene).values() if b.tip.endswith("your turn is spent")]
    why = cited("Block does not save from the sweep.", "M3")
    assert tips == [f"{why}\n{kit.words('arena.card.block.about')}"]
    jump = kit.words("arena.card.jump.about")
    assert jump in [each.tip for each in buttons(scene).values()]
