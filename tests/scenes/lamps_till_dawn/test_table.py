"""Lamps Till Dawn on the shared table, for one who sits there alone among computers."""

from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.core.rules import NOBODY
from game.core.spelling import Offers, Picking, Spot, Word
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.actions import (
    Commit,
    Phrase,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    TakeBack,
    Wake,
    Whisper,
)
from game.rules.lamps_till_dawn.choices import talk
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.house import HOUSE, Room
from game.rules.lamps_till_dawn.spelling import (
    BANISH,
    CALL,
    LIGHT,
    READY,
    SPELL,
    TAKE_BACK,
    WAIT,
    WAKE_CALLED,
    WHISPER,
    phrase_word,
)
from game.scenes.frame.commands import Key, Moved, Pressed, Released
from game.scenes.frame.stack import Notice, Push
from game.scenes.hand.seat_panels import LOW
from game.scenes.lamps_till_dawn.naming import room_name
from game.scenes.lamps_till_dawn.partner_notes import notes
from game.scenes.lamps_till_dawn.plan_list import plan_card, plan_card_high, plan_lines
from game.scenes.lamps_till_dawn.sentences import retold
from game.scenes.lamps_till_dawn.table_face import TABLE
from game.scenes.pages.rule_sign import cited
from game.scenes.table import layout
from game.scenes.table.cell_card import card_tip
from game.scenes.table.side_shares import BELOW
from game.tools.lamps_till_dawn.exhibits import wish
from game.view.canvas.box import Box
from game.view.lamps_till_dawn.standing_pieces import SKY, cells_of, counter_at, lie, room_at
from tests import stage
from tests.paper import Paper, shown
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, click, play, press

from .secret_tables import HINT, D, L, night, table

PERSON = (None, "guest")


def alone(kit, rooms=(8, 2), asleep=(), sides=(L, D), told=0, person=0):
    """Return the table at which one person sits with everybody in these rooms."""
    strengths = tuple(None if seat == person else "guest" for seat in range(len(sides)))
    state = night(rooms, asleep, sides, told)
    return table(kit, sides, state=state, strengths=strengths)


def done(scene, seat=0):
    """Return the kinds of all that a seat has planned in this night."""
    return {type(each.action) for each in scene.live.match.done if each.action.seat == seat}


def plan(scene, seat=0):
    return scene.live.match.table.characters[seat].plan


def room_box(scene, room):
    """Return where a room lies on the page."""
    first, *_, last = cells_of(scene.live.match.table.house, room)
    one, other = scene.desk.place.square(first), scene.desk.place.square(last)
    return Box(one.x, one.y, other.right - one.x, other.bottom - one.y)


def click_at(stack, x, y):
    for command in (Moved(x, y), Pressed(x, y), Released(x, y)):
        stack.handle(command)


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_some_turns_are_played_with_one_device_alone(kit, hand):
    stack, scene = table(kit, (D, L), strengths=PERSON)
    planned = set()

    def wished(action):
        new = 100 * (type(action) not in planned and not isinstance(action, TakeBack | Commit))
        return new + wish(scene.live.match.table, action)

    def seen():
        planned.update(done(scene))
        return planned >= {PlanMove, PlanLamp, PlanScare, PlanCall, Wake}

    play(stack, scene, hand, wished, lambda: seen() and scene.live.match.table.turn > 2, 400)
    assert scene.live.match.table.turn > 2


@pytest.mark.nightly
def test_a_whole_night_is_played_by_mouse(kit):
    stack, scene = table(kit, (L, D), strengths=PERSON)

    def wished(action):
        return wish(scene.live.match.table, action)

    over = lambda: scene.live.match.outcome is not None  # noqa: E731
    play(stack, scene, by_mouse, wished, over, 4000)
    assert done(scene) >= {PlanMove, PlanLamp, Commit}


@pytest.mark.parametrize("corner", [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)])
def test_every_quarter_of_a_room_means_the_room(kit, corner):
    stack, scene = alone(kit)
    box = room_box(scene, 6)
    click_at(stack, box.x + box.width * corner[0], box.y + box.height * corner[1])
    assert scene.desk.choosing.picking(0).picked == (Spot("room", 6),)


def test_a_room_is_one_control_as_large_as_the_room(kit):
    _, scene = alone(kit)
    found = [b for b in buttons(scene).values() if getattr(b.says, "part", None) == Spot("room", 6)]
    assert [each.box for each in found] == [room_box(scene, 6)]


def test_the_room_pointed_at_once_more_ends_the_way_there(kit):
    stack, scene = alone(kit)
    for _ in range(2):
        click_at(stack, *room_box(scene, 6).middle)
    assert plan(scene) == (PlanMove(0, (6,)),)


def test_three_rooms_are_a_whole_way(kit):
    stack, scene = alone(kit)
    for room in (6, 5, 3):
        click_at(stack, *room_box(scene, room).middle)
    assert plan(scene) == (PlanMove(0, (6, 5, 3)),)


def test_another_room_beside_takes_the_place_of_the_one_that_was_picked(kit):
    stack, scene = alone(kit)
    click_at(stack, *room_box(scene, 12).middle)
    click_at(stack, *room_box(scene, 4).middle)
    assert scene.desk.choosing.picking(0).picked == (Spot("room", 4),)


def test_a_room_too_far_says_why_with_its_paragraph(kit):
    stack, scene = alone(kit)
    x, y = room_box(scene, 11).middle
    stack.handle(Moved(x, y))
    stack.handle(Pressed(x, y))
    answer = scene.handle(Released(x, y))
    assert answer == Notice(cited("That room does not touch the one before it.", "K4.1"))


def test_another_room_meant_takes_the_place_of_the_one_a_call_began_with(kit):
    """So no room is ever refused while one calls."""
    stack, scene = alone(kit, person=1)
    scene.desk.choosing.take(1, CALL)
    for room in (6, 11):
        click_at(stack, *room_box(scene, room).middle)
        assert scene.desk.choosing.picking(1).picked == (CALL, Spot("room", room))


def test_words_keep_their_places_and_dim_ones_say_why(kit):
    stack, scene = alone(kit)
    before = {each.words: each.box for each in buttons(scene).values() if each.words}
    scene.desk.choosing.take(0, LIGHT)
    stack.update(20)
    after = {each.words: each for each in buttons(scene).values() if each.words}
    both = before.keys() & after.keys()
    assert {"Light the lamp", "Repel the Dark", "Take back", "Ready"} <= both
    assert all(before[words] == after[words].box for words in both)
    dim = after["Light the lamp"]
    assert not dim.enabled
    assert dim.tip.startswith("Only moving may be done twice")
    assert "K3.2" in dim.tip


def test_undo_takes_back_one_step_of_the_plan_and_no_turn(kit):
    stack, scene = alone(kit)
    for word in (LIGHT, BANISH):
        scene.desk.choosing.take(0, word)
    press(stack, Key.UNDO)
    assert plan(scene) == (PlanLamp(0),)
    press(stack, Key.UNDO)
    press(stack, Key.UNDO)
    assert plan(scene) == ()


def test_the_plan_is_listed_slot_by_slot(kit):
    _, scene = alone(kit)
    empty = plan_lines(kit.words, scene.live.match.view(0), 0)
    assert [(each.head, each.words) for each in empty] == [("1", ""), ("2", "")]
    for part in (Spot("room", 6), Spot("room", 5), Spot("room", 3), LIGHT):
        scene.desk.choosing.take(0, part)
    lines = plan_lines(kit.words, scene.live.match.view(0), 0)
    assert [each.words for each in lines] == ["6 › 5 › 3\u00a0Kitchen", "Light the lamp"]
    assert [each.picture for each in lines] == ["", "night_plan.light"]
    assert [each.head for each in lines] == ["1", "2"]


def test_the_picture_of_what_is_planned_stands_in_its_line(kit, brushes):
    _, scene = alone(kit)
    for part in (Spot("room", 6), Spot("room", 5), Spot("room", 3), LIGHT):
        scene.desk.choosing.take(0, part)
    paper = Paper(brushes)
    plan_card(kit.words, scene.live.match.view(0), 0, None, None)(paper, Box(0, 0, 300, 66))
    (picture,) = (m for m in paper.marks if m.how == "picture")
    assert (picture.what, picture.box.y > 33) == ("night_plan.light", True)


def test_partners_share_a_picture_of_the_board_until_one_of_them_points(kit):
    seen = night((8, 2, 12), (), (L, D, L), 0).table
    begun = [Picking(Offers(SPELL, seen, seat, (PlanLamp(seat),))) for seat in (0, 2)]
    assert len({TABLE.draws(seen, each) for each in begun}) == 1
    assert len({TABLE.draws(seen, each.take(LIGHT)) for each in begun}) == 2


def test_each_nightmare_is_called_by_where_it_sleeps(kit):
    _, scene = alone(kit, (8, 2), (6, 4, 2), (L, D), 3, person=1)
    words = {each.words for each in buttons(scene).values()}
    assert {"Wake in\u00a06", "Wake in\u00a04", "Wake in\u00a02"} <= words


def test_what_is_called_in_the_same_plan_is_woken_at_once(kit):
    _, scene = alone(kit, person=1)
    for part in (CALL, Spot("room", 6), Spot("room", 5), WAKE_CALLED):
        scene.desk.choosing.take(1, part)
    called, _, woken = plan_lines(kit.words, scene.live.match.view(1), 1)
    assert (called.words, woken.words) == ("A nightmare in 6, told: 5", "Wake it at once")


def test_a_whisper_asks_for_a_word_and_then_for_its_room(kit):
    table = night((8, 2, 12), (), (L, D, L), 0).table
    offers = Offers(SPELL, table, 0, talk(table, 0))
    picking = Picking(offers).take(WHISPER)
    assert TABLE.asked_next(kit.words, table, 0, picking) == kit.words("lamps.asked.word")
    picking = picking.take(phrase_word(Phrase.COME))
    assert TABLE.asked_next(kit.words, table, 0, picking) == kit.words("lamps.asked.word_of")


def test_dark_reads_what_it_wakes_and_by_where_it_sleeps(kit):
    _, scene = alone(kit, (8, 2), (6, 4), (L, D), 2, person=1)
    scene.desk.choosing.take(1, Spot("nightmare", 1))
    *_, last = plan_lines(kit.words, scene.live.match.view(1), 1)
    assert (last.words, last.picture) == ("Wake in\u00a06", "nightmare.awake")


def test_no_nightmare_stands_in_the_plan_before_one_is_woken(kit, brushes):
    _, scene = alone(kit, (8, 2), (6, 4), (L, D), 2, person=1)

    def awake():
        paper, view = Paper(brushes), scene.live.match.view(1)
        plan_card(kit.words, view, 1, None, None)(paper, Box(0, 0, 300, plan_card_high(view, 1)))
        return len(paper.pictures("nightmare.awake"))

    before = awake()
    scene.desk.choosing.take(1, Spot("nightmare", 1))
    assert (before, awake()) == (0, 1)


def test_the_card_shows_where_partners_are_and_what_they_plan(kit, brushes):
    _, scene = alone(kit, (8, 2, 12, 3), (), (L, D, L, D))
    match = scene.live.match
    match.submit(PlanMove(2, (10, 6)))
    match.submit(PlanRitual(2, Ritual.REPEL))
    match.submit(Commit(2))
    paper = Paper(brushes)
    plan_card(kit.words, match.view(0), 0, None, None)(paper, Box(0, 0, 300, 140))
    assert paper.says("A › 6")
    assert paper.says("C")
    assert paper.pictures("night_plan.repel")
    assert paper.pictures("icon.tick")
    (emblem,) = paper.pictures("emblem")
    assert emblem.what == "emblem.2"
    assert emblem.box.x >= 0
    assert emblem.box.right < min(m.box.x for m in paper.marks if m.what == "C")
    assert len([m for m in paper.marks if m.how == "plate" and m.box.x > emblem.box.right]) == 2


@pytest.mark.parametrize("high", [40, 63, 90, 400])
def test_no_line_of_the_card_leaves_its_box(kit, brushes, high):
    sides = (D, L, D, L, D, L, D, L)
    _, scene = alone(kit, (8, 2, 12, 3, 5, 6, 7, 9), (), sides)
    paper, box = Paper(brushes), Box(10, 20, 300, high)
    plan_card(kit.words, scene.live.match.view(0), 0, None, None)(paper, box)
    assert paper.marks
    assert all(box.holds(*mark.middle) for mark in paper.marks)


def test_the_card_is_as_high_as_ever_whatever_is_planned(kit):
    _, scene = alone(kit, person=1)
    before = plan_card_high(scene.live.match.view(1), 1)
    scene.desk.choosing.take(1, WAIT)
    assert plan_card_high(scene.live.match.view(1), 1) == before > 0


def test_once_both_are_planned_keys_stand_on_ready(kit):
    _, scene = alone(kit)
    for word in (LIGHT, BANISH):
        scene.desk.choosing.take(0, word)
    view, picking = scene.desk.choosing.view(0), scene.desk.choosing.picking(0)
    assert TABLE.first(view, 0, picking) == READY
    assert TABLE.first(night((8, 2), (), (L, D), 0).table, 0, picking) is None


def test_a_call_asks_where_and_then_what_all_shall_hear(kit):
    _, scene = alone(kit, person=1)
    choosing, words = scene.desk.choosing, []
    for part in (CALL, Spot("room", 6)):
        choosing.take(1, part)
        chooser = layout.chooser(scene.desk, 1)
        words.append(chooser.asked(kit.words, TABLE))
    assert words == [kit.words("lamps.asked.lies"), kit.words("lamps.asked.hint")]
    lit = {part.number for part in choosing.picking(1).next}
    assert lit == {6, *scene.live.match.table.house.beside(6)}


def test_the_other_side_has_no_plan_on_the_screen(kit, brushes):
    stack, scene = alone(kit, (8, 2), (6,), (L, D), 1)
    scene.live.match.submit(PlanMove(1, (6, 5)))
    scene.live.match.submit(PlanScare(1))
    stack.update(20)
    paper = shown(stack, brushes)
    walkers = {each.what for each in paper.pictures("walker")}
    assert walkers
    assert all(each.startswith("walker.light.0") for each in walkers)
    assert not paper.pictures("nightmare.asleep")
    assert not paper.pictures("night_plan.scare")


def test_whoever_is_ready_is_ticked_and_each_has_the_sign_of_its_side(kit):
    _, scene = alone(kit)
    scene.live.match.submit(Commit(0))
    view = scene.live.match.view(0)
    assert TABLE.panel(view, 0).signs == ("night.sun", "icon.tick")
    assert TABLE.panel(view, 1).signs == ("night.moth",)


def test_a_click_on_a_lit_word_is_all_that_a_lamp_needs(kit):
    stack, scene = alone(kit)
    found = next(each for each in buttons(scene).values() if each.words == "Light the lamp")
    click(stack, found)
    assert plan(scene) == (PlanLamp(0),)
    assert TAKE_BACK in scene.desk.choosing.picking(0).next


def test_what_is_no_room_has_no_tip_and_every_room_has_one(kit):
    _, scene = alone(kit)
    view = scene.live.match.view(0)
    house = view.house
    assert TABLE.tip(kit.words, view, Cell(0, 2), scene.desk.sitting.names) is None
    tips = [
        TABLE.tip(kit.words, view, cells_of(house, n)[3], ("Ann", "Bob")) for n in house.numbers
    ]
    assert [each.title.partition("\u00a0")[0] for each in tips] == list("123456789ABC")
    assert "Ann" in tips[7].words
    assert "Bob" not in " ".join(each.words for each in tips)
    assert Word("light") == LIGHT


def test_a_tip_of_a_room_ends_with_the_paragraph_of_what_is_rarest_there(kit):
    _, scene = alone(kit, told=1)
    view = scene.live.match.view(0)
    tips = {n: TABLE.tip(kit.words, view, cells_of(HOUSE, n)[0], "AB") for n in (HINT, 2, 5)}
    assert {n: each.rule for n, each in tips.items()} == {HINT: "K5.3", 2: "K1.3", 5: "K4.2"}


def test_each_counter_in_the_sky_says_who_wins_by_it_and_what_moves_it(kit):
    _, scene = alone(kit)
    now = replace(scene.live.match.table, dawn=4, madness=9)
    half = lie(HOUSE).columns // 2
    for side, columns, count in ((L, range(half), 4), (D, range(half, 2 * half), 9)):
        full, what = now.setup.full(side), "dawn" if side is L else "madness"
        tips = {TABLE.tip(kit.words, now, Cell(x, y), "AB") for x in columns for y in (0, 1)}
        (found,) = tips
        assert found.title.lower() == f"{what} {count} of {full}"
        assert f"{kit.words(f'lamps.side.{side.value}')} wins" in found.words
        assert found.rule == "K6.1"
    wide = replace(HOUSE, rooms=(*HOUSE.rooms, Room("shed", Cell(7, 6))))
    assert lie(wide).columns % 2
    middle = Cell(lie(wide).columns // 2, 0)
    assert (counter_at(wide, middle), counter_at(wide, Cell(0, SKY))) == (None, None)


def logged(scene):
    return tuple(each.words for each in scene.desk.log.lines)


def test_the_log_says_with_which_actions_a_thing_was_done(kit):
    """A lamp that went out with the second actions betrays who has not left yet."""
    stack, scene = alone(kit, (5, 11), told=0)
    scene.live.submit(PlanLamp(0), PlanMove(0, (1,)), Commit(0))
    for _ in range(200):
        stack.update(20)
        if scene.desk.sitting.caught_up and scene.live.match.table.turn == 2:
            break
    told = logged(scene)
    first, lit = (next(n for n, said in enumerate(told) if key in said) for key in ("I ·", "goes"))
    second = next(n for n, said in enumerate(told) if said.startswith("II ·"))
    assert first < lit < second
    assert told[second].endswith("1\u00a0Library")


def test_who_comes_behind_the_curtain_reads_with_which_actions_it_was_done(kit):
    _, scene = alone(kit, (5, 11), told=0)
    match = scene.live.match
    before = match.table
    for action in (PlanWait(0), PlanLamp(0), Commit(0), Commit(1)):
        match.submit(action)
    told = tuple(each for done in match.done for each in match.seen(done.told, 1))
    said = retold(kit.words, 1, before, told, ("Ann", "Bob"))
    assert said == ("II · 5\u00a0Dining room: the lamp goes on, dawn\u00a01",)


def test_a_way_ends_with_the_number_of_its_slot(kit, brushes):
    stack, scene = alone(kit, (5, 11), told=0)
    scene.live.submit(PlanLamp(0), PlanMove(0, (6, 8)))
    stack.update(20)
    house = scene.desk.place.box
    drawn = [m for m in shown(stack, brushes).marks if m.colour == "seat.0.ink"]
    assert {m.what for m in drawn if house.holds(*m.box.middle)} == {"2"}


@pytest.mark.parametrize("count", range(2, 9))
def test_however_many_play_the_log_shows_what_happened_in_a_turn(kit, count):
    """It lies below the panels, which grow lower for it and keep their two lines."""
    sides = tuple((L, D)[seat % 2] for seat in range(count))
    _, scene = alone(kit, (5,) * count, sides=sides)
    scene.desk.guide.stop()
    rooms = layout.rooms_of(scene.desk)
    assert rooms.log.height >= BELOW
    assert rooms.log.y >= rooms.panels[-1].bottom
    assert min(panel.height for panel in rooms.panels) >= LOW


@pytest.mark.parametrize("asked, why", [(5, True), (6, False), (None, False)])
def test_a_right_click_on_a_room_asks_why_its_lamp_has_changed(kit, asked, why):
    stack, scene = alone(kit, (5, 11), told=0)
    scene.live.submit(PlanLamp(0), Commit(0))
    for _ in range(200):
        stack.update(20)
        if scene.desk.sitting.caught_up and scene.live.match.table.turn == 2:
            break
    place = scene.desk.place
    x, y = place.middle(Cell(0, 0)) if asked is None else room_box(scene, asked).middle
    answer = scene.handle(Pressed(x, y, 3))
    assert isinstance(answer, Push if why else Notice)


def test_an_event_is_asked_about_in_every_room_it_was_told_of():
    table = night((5, 11), told=0).table
    told = (
        (events.LampLit(5, 1), {5}),
        (events.LampFlickered(7), {7}),
        (events.NightmareCalled(1, 4, None, None, (L, D)), {4}),
        (events.NightmareCalled(1, 4, 2, 1, (L, D)), {4, 2}),
        (events.TurnBegan(5), set()),
    )
    for event, rooms in told:
        found = {n for n in table.house.numbers
                 if TABLE.touched(table, event, cells_of(table.house, n)[2])}  # fmt: skip
        assert found == rooms, event
        assert not TABLE.touched(table, event, Cell(0, 0))
    course = [TABLE.of_course(each) for each, _ in told]
    assert course == [False, False, False, False, True]


def test_notes_tell_of_whispers_and_plans_while_the_night_goes_on_and_of_nothing_after(kit):
    _, scene = alone(kit, (8, 2, 12, 3), (), (L, D, L, D))
    match, names = scene.live.match, ("Ann", "Bob", "Cleo", "Dan")
    for action in (
        Whisper(2, Phrase.YES),
        Whisper(2, Phrase.COME, 5),
        PlanMove(2, (10, 6)),
        Commit(2),
        PlanLamp(0),
    ):
        match.submit(action)
    view = match.view(0)
    come, yes, own, partner = notes(kit.words, view, 0, names)
    assert kit.words("part.lamps_till_dawn.word.whisper_come") in come
    assert kit.words("part.lamps_till_dawn.word.whisper_yes") in yes
    assert own.startswith(kit.words("lamps.note.own", side="Light"))
    assert own.endswith("8\u00a0Study · light the lamp")
    assert kit.words("lamps.note.ready") not in own
    assert partner.startswith("Cleo")
    assert partner.endswith(kit.words("lamps.note.ready"))
    over = evolve(view, events.MatchEnded(L, (8, 2, 12, 3), ()))
    assert notes(kit.words, over, 0, names) == ()
    assert notes(kit.words, match.view(NOBODY), 0, names) == ()
    assert plan_card(kit.words, over, 0, None, None) is None
    assert TABLE.standing(over, 0) == ()
    assert [TABLE.secret(each) for each in (view, over)] == [True, False]
    assert [TABLE.awaited(each) > 0 for each in (view, over)] == [True, False]
    assert [TABLE.paragraph(each) for each in (view, over)] == ["K3.1", "K6.1"]


def test_keys_alone_learn_from_the_card_what_they_stand_on(kit, brushes):
    """On a large page no tip lies over the house."""
    stack, scene = alone(kit)
    stack.handle(stage.resized((1920, 1080)))
    walked = set()
    for key in (Key.UP, Key.RIGHT, Key.UP, Key.LEFT, Key.DOWN):
        press(stack, key)
        spot = buttons(scene)[scene.desk.form.focused()].box.middle
        room = room_at(HOUSE, cell) if (cell := scene.desk.cell_at(*spot)) else None
        if room is not None:
            walked.add(room)
            assert shown(stack, brushes, (1920, 1080)).says(room_name(kit.words, HOUSE, room))
            assert card_tip(scene.desk).title == room_name(kit.words, HOUSE, room)
    assert len(walked) > 1
