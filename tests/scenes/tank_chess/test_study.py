"""A match with a teacher beside it: what is asked, and how turns are marked."""

from dataclasses import replace

import pytest

from game.ai.questions import InSlices
from game.ai.tank_chess.search.node_worth import MATE
from game.ai.tank_chess.teacher import FURTHER, TEACHER, Line, further
from game.ai.tank_chess.turn_quality import Mark
from game.rules.tank_chess.actions import Resign
from game.rules.tank_chess.letters.position import write_position
from game.rules.tank_chess.play import legal
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen, Key, Moved, Pressed, Released, Wheel
from game.scenes.frame.stack import Notice, Pop, Replace
from game.scenes.pages.key_signs import ENDS
from game.scenes.replay.watch_again import watch_scene
from game.scenes.saves.saved_files import records
from game.scenes.saves.saving import keep_record
from game.scenes.tank_chess.analysis.best_on_board import best_turns
from game.scenes.tank_chess.analysis.hint import fact_words
from game.scenes.tank_chess.analysis.line_ahead import taken
from game.scenes.tank_chess.analysis.study_card import INKS, study_lines
from game.scenes.tank_chess.analysis.teacher_words import Learned, Study
from game.scenes.tank_chess.game_texts.game_files import game_text
from game.scenes.tank_chess.game_texts.open_game_page import study_text
from game.scenes.tank_chess.naming import lower, turn_words
from game.scenes.widgets.widget_kinds import Button
from game.session.match.record import Player
from game.session.people.analyses import mark, noted
from game.session.people.mistakes import kept, note
from game.view.canvas.box import Box
from game.view.tank_chess.winning_chances import draw_bar, draw_graph
from tests import stage
from tests.paper import Paper, shown
from tests.scenes.people.test_people_page import laid, said

from .table import click, play, press, scene


class Noted:
    """Takes questions, and answers each at once with what was noted for its table."""

    def __init__(self, worths=(50, 20, -10)):
        self.asked, self.minds, self.worths, self.dropped = [], [], worths, 0

    def ask(self, question):
        self.asked.append(question.view)
        self.minds.append(question.mind)
        return self

    def answer(self):
        table = self.asked[-1]
        found = zip(legal(table, table.turn), self.worths, strict=False)
        return tuple(Line(turn, worth) for turn, worth in found)

    def drop(self):
        self.dropped += 1


def played(kit):
    """Return the tree of a match of two turns; the second one bares the commander."""
    made = scene(kit)
    play(made, "H1", "H3", "H3")
    play(made, "H8", "H7", "H7")
    return made.desk.tree


def whole(study, tree, now=0):
    noted = Noted()
    while study.work(noted, tree, now):
        pass
    return noted


def test_the_position_that_is_looked_at_is_asked_first_and_each_once(kit):
    tree, study = played(kit), Study(on=True)
    noted = whole(study, tree, tree.end)
    tables = [tree.nodes[number].table for number in tree.line]
    assert noted.asked == [tables[-1], *tables[:-1]]
    assert study.done(tree) == (len(tables), len(tables))


def test_the_best_line_is_no_mistake_and_one_that_gives_the_match_away_is(kit):
    tree, study = played(kit), Study(on=True)
    first = tree.nodes[tree.line[1]]
    lines = tuple(legal(tree.nodes[0].table, 0))
    study.known[0] = (Line(first.action, 40), Line(lines[0], 0))
    assert study.judged(tree, first.number).mark is Mark.BEST
    study.known[0] = (Line(lines[0], 40), Line(first.action, -900))
    judged = study.judged(tree, first.number)
    assert (judged.mark, judged.better) == (Mark.BLUNDER, Line(lines[0], 40))


def test_a_turn_that_was_not_thought_of_is_judged_by_what_came_of_it(kit):
    tree, study = played(kit), Study(on=True)
    first = tree.nodes[tree.line[1]]
    other = next(turn for turn in legal(tree.nodes[0].table, 0) if turn != first.action)
    study.known[0] = (Line(other, 40),)
    assert study.judged(tree, first.number) is None
    study.known[first.number] = (Line(legal(first.table, 1)[0], 800),)
    assert study.judged(tree, first.number).mark is Mark.BLUNDER
    study.known[first.number] = (Line(legal(first.table, 1)[0], -40),)
    assert study.judged(tree, first.number).mark is Mark.BEST


def test_white_is_sure_of_a_match_that_white_has_won_and_of_one_it_cannot_lose(kit):
    made, study = scene(kit), Study(on=True)
    root = made.desk.tree.nodes[0]
    study.known[0] = (Line(legal(root.table, 0)[0], MATE - 1),)
    assert study.white(root) == 1000
    for name in ("D1", "D3", "D3"):
        click(made, name)
    assert study.white(made.desk.tree.nodes[made.desk.tree.end]) == 1000


def test_the_real_teacher_forgives_a_win_that_was_only_put_off(kit):
    tree, study = played(kit), Study(on=True)
    thinker = InSlices()
    while study.done(tree)[0] < 2:
        study.work(thinker, tree, 0)
    judged = study.judged(tree, tree.line[1])
    assert (judged.mark, judged.better.wins) == (Mark.BEST, 1)
    assert study.wrong(tree) == ()


def test_who_ends_a_study_leaves_no_question_behind(kit):
    tree, study = played(kit), Study(on=True)

    class Slow(Noted):
        def answer(self):
            return None

    slow = Slow()
    study.work(slow, tree, 0)
    study.end()
    assert (study.on, slow.dropped) == (False, 1)


def over(kit, thinker):
    """Return the table of a match of two turns that White has resigned."""
    made = scene(replace(kit, thinker=thinker))
    play(made, "H1", "H3", "H3")
    play(made, "H8", "H7", "H7")
    made.desk.live.submit(Resign(0))
    made.update(20)
    made.resume("look")
    return made


def looked_through(made):
    done, whole = 0, 1
    while done < whole:
        made.update(20)
        done, whole = made.desk.study.done(made.desk.tree)


def test_no_match_is_studied_while_it_is_played(kit):
    made = scene(kit)
    made.handle(Chosen("study"))
    assert not made.desk.study.on
    assert "study" not in {w.name for w in made.sight.widgets() if isinstance(w, Button)}


def test_a_match_that_goes_on_is_studied_no_more(kit):
    made = over(kit, Noted())
    made.handle(Chosen("study"))
    made.update(20)
    assert made.desk.study.on
    made.desk.sitting.go_back(1)
    made.update(20)
    assert not made.desk.study.on


def test_a_studied_match_has_marks_in_its_list_and_arrows_on_its_board(kit):
    made = over(kit, Noted((900, 500, 100)))
    made.handle(Chosen("study"))
    looked_through(made)
    assert made.sight.listed()[0].moves[0][1].endswith(" ??")
    press(made, Key.FIRST)
    best = legal(made.desk.table, 0)[:3]
    drawn = [(each.piece.cell, each.to, each.facing) for each in best_turns(made.desk)]
    assert drawn == [(t.start, t.to, t.facing) for t in best]
    told = [line.words for line in study_lines(made.desk)]
    assert told[0] == made.desk.kit.words("chess.study.chances", white=79, black=21)
    lines = [w.words for w in made.sight.widgets() if isinstance(w, Button) and w.name == "line"]
    assert [line.split()[0] for line in lines] == ["+9.0", "+5.0", "+1.0"]
    press(made, Key.STEP)
    lines = [w.words for w in made.sight.widgets() if isinstance(w, Button) and w.name == "line"]
    assert [line.split()[0] for line in lines] == ["−9.0", "−5.0", "−1.0"], "White's side"


def test_who_leaves_a_study_leaves_no_question_behind(kit):
    class Slow(Noted):
        def answer(self):
            return None

    slow = Slow()
    made = over(kit, slow)
    made.handle(Chosen("study"))
    made.update(20)
    made.desk.sitting.asked = "pause"
    made.resume("title")
    assert (slow.dropped, made.desk.study.busy) == (1, False)


def test_what_a_study_has_found_counts_for_the_people_of_the_match(kit):
    made = over(kit, Noted((900, 500, 100)))
    match = made.desk.live.match
    match.header = replace(match.header, players=(Player("Ann"), Player("Bob")))
    made.handle(Chosen("study"))
    made.update(20)
    assert noted(records(kit)) == {}, "a part of a study counts for nobody"
    looked_through(made)
    study, tree = made.desk.study, made.desk.tree
    percents = study.accuracy(tree, 0), study.accuracy(tree, 1)
    assert noted(records(kit)) == {mark(match.done): percents}
    keep_record(kit, match)
    page = laid(kit)
    assert kit.words("people.accuracy", count=1, percent=percents[0]) in said(page)
    page.handle(Changed("person", 1))
    assert kit.words("people.accuracy", count=1, percent=percents[1]) in said(page)


def learning(kit):
    """Return the first of two mistakes as a puzzle."""
    made = over(kit, Noted((900, 880, -10)))
    made.handle(Chosen("study"))
    looked_through(made)
    change = made.handle(Chosen("learn"))
    puzzle = change.scene
    puzzle.handle(stage.resized((1280, 720)))
    return made, puzzle


def answered(puzzle, turn):
    puzzle.desk.live.submit(turn)
    change = None
    for _ in range(200):
        change = change or puzzle.update(20)
    return change


def test_each_mistake_becomes_a_puzzle_at_the_place_where_it_was_made(kit):
    made, puzzle = learning(kit)
    assert puzzle.desk.table.pieces == made.desk.tree.nodes[0].table.pieces
    assert puzzle.desk.quest.title() == kit.words("chess.learn.title", count=1, all=2)
    assert puzzle.desk.live.humans == (0,)


def test_a_turn_as_good_as_the_best_leads_on_and_the_last_one_back(kit):
    made, puzzle = learning(kit)
    taken = Line(legal(puzzle.desk.table, 0)[1], 880)
    change = answered(puzzle, taken.turn)
    assert isinstance(change, Replace)
    following = change.scene
    assert following.desk.quest.title() == kit.words("chess.learn.title", count=2, all=2)
    fact = fact_words(kit.words, made.desk.tree.nodes[0].table, taken)
    assert following.update(0) == Notice(kit.words("chess.learn.right", fact=fact))
    change = answered(following, legal(following.desk.table, 1)[0])
    assert change == Pop(Learned(2, 2))
    told = kit.words("chess.learn.learned", count=2, all=2)
    assert made.resume(Learned(2, 2)) == Notice(told)


def test_another_mistake_is_told_and_the_puzzle_begins_again(kit):
    _, puzzle = learning(kit)
    change = answered(puzzle, legal(puzzle.desk.table, 0)[2])
    assert isinstance(change, Replace)
    assert change.scene.desk.quest.title() == kit.words("chess.learn.title", count=1, all=2)


def entered(change):
    """Return the table that a change leads to, its note said."""
    change.scene.handle(stage.resized((1280, 720)))
    change.scene.update(0)
    return change.scene


def wish(made, name):
    box = next(w for w in made.sight.widgets() if getattr(w, "name", "") == f"wish.{name}").box
    for command in (Moved(*box.middle), Pressed(*box.middle), Released(*box.middle)):
        made.handle(command)
    return made.update(20)


def test_an_answer_that_is_asked_for_is_told_with_what_it_gains_and_laid_but_counts_for_nothing(
    kit, brushes
):
    made, puzzle = learning(kit)
    wish(puzzle, "answer")
    line = made.desk.study.known[0][0]
    assert best_turns(puzzle.desk)[0].to == line.turn.to
    paper = shown(puzzle, brushes)
    assert paper.says(fact_words(kit.words, puzzle.desk.table, line))
    assert not puzzle.desk.show
    following = entered(answered(puzzle, line.turn))
    change = answered(following, legal(following.desk.table, 1)[0])
    assert change == Pop(Learned(1, 2))


def test_the_answer_from_the_pause_switches_nothing_else_on(kit):
    _, puzzle = learning(kit)
    puzzle.desk.sitting.asked = "pause"
    puzzle.resume("answer")
    assert (puzzle.desk.answer is not None, puzzle.desk.show, puzzle.desk.danger) == (
        True,
        False,
        False,
    )


def test_a_second_try_is_no_first_one_and_a_mistake_passed_over_is_none(kit):
    _, puzzle = learning(kit)
    again = entered(answered(puzzle, legal(puzzle.desk.table, 0)[2]))
    following = entered(answered(again, legal(again.desk.table, 0)[0]))
    assert wish(following, "next") == Pop(Learned(0, 2))


def test_one_may_leave_the_mistakes_at_the_table(kit):
    _, puzzle = learning(kit)
    assert wish(puzzle, "leave") == Pop()


def test_a_turn_nobody_thought_of_is_put_to_the_teacher(kit):
    _, puzzle = learning(kit)
    change = answered(puzzle, legal(puzzle.desk.table, 0)[40])
    asked = puzzle.desk.kit.thinker.asked[-1]
    assert asked.turns == 1
    assert isinstance(change, Replace)


def test_a_position_from_a_text_is_studied_and_can_be_played_on_either_side(kit):
    text = write_position(scene(kit).desk.table)
    change = study_text(replace(kit, thinker=Noted()), text)
    made = change.scene
    made.handle(stage.resized((1280, 720)))
    made.update(20)
    assert made.desk.study.on
    play(made, "H1", "H3", "H3")
    looked_through(made)
    assert made.desk.study.done(made.desk.tree) == (2, 2)


def test_no_computer_plays_on_in_a_record_that_is_studied(kit):
    match = scene(kit, strengths=(None, "sergeant")).desk.live.match
    match.submit(legal(match.table, 0)[0])
    face = FACES["tank_chess"].board(replace(kit, thinker=Noted()))
    watched = watch_scene(replace(kit, thinker=Noted()), match, face, 0)
    studied = watched.handle(Chosen("study")).scene
    studied.handle(stage.resized((1280, 720)))
    for _ in range(5):
        studied.update(20)
    assert studied.desk.live.match.count == match.count
    assert studied.desk.live.humans == match.to_act


def test_a_record_that_is_watched_can_be_studied_from_the_place_that_is_seen(kit):
    match = over(kit, Noted()).desk.live.match
    face = FACES["tank_chess"].board(kit)
    watched = watch_scene(kit, match, face, 5)
    change = watched.handle(Chosen("study"))
    desk = change.scene.desk
    assert desk.study.on
    assert desk.node.depth == watched.actions


def test_a_studied_match_shows_its_chances_its_graph_and_where_it_went_wrong(kit, brushes):
    thinker = Noted()
    made = over(kit, thinker)
    made.handle(Chosen("study"))
    looked_through(made)
    desk = made.desk
    paper, whites = shown(made, brushes), [desk.study.white(n) for n in desk.tree.nodes]
    white = desk.study.white(desk.node)
    assert paper.says(
        kit.words("chess.study.chances", white=round(white / 10), black=round((1000 - white) / 10))
    )
    graph = [mark for mark in paper.marks if (mark.how, mark.colour) == ("polygon", "words")]
    assert len(graph) == len(desk.tree.line) - 1
    assert None not in whites
    dots = sum(
        (judged := desk.study.judged(desk.tree, number)) is not None and judged.mark in INKS
        for number in desk.tree.line
    )
    inks = set(INKS.values())
    marked = [m for m in paper.marks if m.how == "disc" and m.colour in inks and m.box.width == 9]
    assert len(marked) == dots


@pytest.mark.parametrize("turned", [False, True])
def test_the_bar_of_chances_is_white_at_the_side_of_white(brushes, turned):
    paper, box = Paper(brushes), Box(10, 10, 12, 402)
    draw_bar(paper, box, 250, turned)
    (white,) = (mark.box for mark in paper.marks if (mark.how, mark.colour) == ("rect", "words"))
    assert white.height == pytest.approx(100)
    assert (white.y == 11, white.bottom == pytest.approx(411)) == (turned, not turned)


def test_a_bar_of_chances_nobody_knows_is_empty(brushes):
    paper = Paper(brushes)
    draw_bar(paper, Box(10, 10, 12, 402), None, False)
    assert not [mark for mark in paper.marks if (mark.how, mark.colour) == ("rect", "words")]


def test_the_graph_of_chances_rises_where_white_gets_better_and_lacks_what_nobody_knows(brushes):
    paper, box = Paper(brushes), Box(0, 0, 302, 102)
    draw_graph(paper, box, (500, 800, None, 300), 1, ((1, "danger"), (2, "hint"), (9, "hint")))
    (rise,) = (mark.box for mark in paper.marks if mark.how == "polygon")
    assert (rise.y, rise.bottom, rise.x, rise.right) == pytest.approx((21, 101, 1, 101))
    (now,) = (m for m in paper.marks if (m.how, m.colour) == ("line", "accent"))
    assert now.middle[0] == pytest.approx(101)
    dots = [m.middle for m in paper.marks if (m.how, m.colour) == ("disc", "danger")]
    assert dots == [pytest.approx((101, 21))]
    assert not [m for m in paper.marks if m.colour == "hint"]


def test_how_well_a_seat_has_played_is_told_by_its_own_turns_alone(kit):
    tree, study = played(kit), Study(on=True)
    first, second = (tree.nodes[number] for number in tree.line[1:3])
    other = legal(first.table, 1)[0]
    study.known = {
        0: (Line(first.action, 40),),
        first.number: (Line(other, 900), Line(second.action, -900)),
    }
    assert study.accuracy(tree, 0) == 100
    assert study.accuracy(tree, 1) < 50


def studied_position(kit):
    change = study_text(replace(kit, thinker=Noted()), write_position(scene(kit).desk.table))
    made = change.scene
    made.handle(stage.resized((1280, 720)))
    looked_through(made)
    return made


def test_a_line_of_the_list_is_laid_where_one_may_move(kit):
    made = studied_position(kit)
    line = made.desk.study.known[0][1].turn
    made.handle(Changed("line", 1))
    plan = made.desk.plan
    assert (plan.start, plan.cell, plan.facing) == (line.start, line.to, line.facing)
    press(made, Key.ACCEPT, Key.ACCEPT)
    assert made.desk.live.match.done[0].action == line


def test_a_turn_is_tried_beside_a_match_that_is_over_and_stays_in_its_list(kit):
    made = over(kit, Noted())
    made.handle(Chosen("study"))
    looked_through(made)
    press(made, Key.FIRST)
    desk, lines = made.desk, made.desk.study.known[0]
    count, length = desk.live.match.count, len(desk.tree.nodes)
    press(made, Key.DOWN, Key.ACCEPT)
    assert desk.plan.cell == lines[1].turn.to
    press(made, Key.ACCEPT, Key.ACCEPT)
    assert (desk.node.action, desk.node.parent) == (lines[1].turn, 0)
    assert desk.live.match.count == count
    assert desk.table.turn == 1
    assert made.update(20) == Notice(kit.words("chess.study.aside"))
    tried = desk.node.number
    looked_through(made)
    assert desk.study.known[tried], "what is tried is looked at, too"
    assert tried in [number for row in made.sight.listed() for number, _ in row.moves]
    press(made, Key.FIRST, Key.STEP)
    assert desk.node.action == desk.live.match.done[0].action, "the match's own line comes first"
    made.handle(Changed("node", tried))
    assert desk.node.number == tried
    press(made, Key.FIRST, Key.DOWN, Key.ACCEPT, Key.ACCEPT, Key.ACCEPT)
    assert (desk.node.number, len(desk.tree.nodes)) == (tried, length + 1), "tried once"


def test_a_match_that_goes_on_forgets_what_was_tried_beside_it(kit):
    made = over(kit, Noted())
    made.handle(Chosen("study"))
    looked_through(made)
    press(made, Key.FIRST, Key.ACCEPT, Key.ACCEPT, Key.ACCEPT)
    tried = made.desk.node.number
    looked_through(made)
    made.desk.sitting.go_back(1)
    made.update(20)
    assert not made.desk.tried
    assert tried not in made.desk.study.known
    assert made.desk.looks_at is None


def with_rest(kit, count=3):
    """Return a studied match at its start, its best line so many turns long."""
    made = over(kit, Noted((900, 500, 100)))
    made.handle(Chosen("study"))
    looked_through(made)
    press(made, Key.FIRST)
    desk, node, turns = made.desk, made.desk.node, []
    for _ in range(count):
        turns.append(legal(node.table, node.table.turn)[7 if turns else 0])
        node = taken(node, -1, turns[-1])
    best, *others = desk.study.known[0]
    desk.study.known[0] = (replace(best, rest=tuple(turns[1:]), depth=3, nodes=4567), *others)
    return made, turns


def test_a_line_is_stepped_along_by_keys_and_left_as_it_was(kit, brushes):
    made, turns = with_rest(kit)
    desk, before = made.desk, made.desk.table
    for count, turn in enumerate(turns, 1):
        press(made, Key.RIGHT)
        assert desk.seen.action == turn
        assert desk.table.piece_on(turn.to) is not None
        said = kit.words("chess.study.would_be", line=1, count=count, all=3)
        assert shown(made, brushes).says(said)
        assert desk.mover is None, "nobody moves on what would be"
    press(made, Key.RIGHT)
    assert desk.seen.action == turns[-1], "the line ends there"
    press(made, Key.LEFT)
    assert desk.seen.action == turns[1]
    press(made, Key.BACK)
    assert desk.table is before
    assert not shown(made, brushes).says(said)
    assert desk.study.on, "the key that put the board back does no more"


def test_a_line_is_stepped_along_from_the_line_that_was_chosen(kit):
    made, _ = with_rest(kit)
    lines = made.desk.lines
    press(made, Key.DOWN, Key.RIGHT, Key.RIGHT)
    assert made.desk.seen.action == lines[1].turn, "it is one turn long"


def ply(made, count):
    found = [w for w in made.sight.widgets() if isinstance(w, Button) and w.name == "ply"]
    return found[count].box.middle


def test_a_turn_that_is_pointed_at_shows_what_would_be_until_the_pointer_leaves(kit):
    made, turns = with_rest(kit)
    desk, before = made.desk, made.desk.table
    made.handle(Moved(*ply(made, 1)))
    assert desk.seen.action == turns[2]
    made.handle(Moved(5, 5))
    assert desk.table is before
    for what in (Moved, Pressed, Released):
        made.handle(what(*ply(made, 0)))
    made.handle(Moved(5, 5))
    assert desk.seen.action == turns[1], "a press stays"
    press(made, Key.LEFT, Key.LEFT)
    assert desk.table is before


def test_the_wheel_steps_along_the_line_over_the_board_and_over_the_list(kit):
    made, turns = with_rest(kit)
    for x, y in (made.desk.place.box.middle, made.sight.layout.card.middle):
        made.handle(Wheel(x, y, -1))
        assert made.desk.seen.action == turns[0]
        made.handle(Wheel(x, y, 1))
        assert made.desk.would_be is None


def test_one_goes_on_from_where_one_has_stepped_to(kit):
    made, turns = with_rest(kit)
    press(made, Key.RIGHT, Key.RIGHT, Key.ACCEPT)
    desk = made.desk
    way = [desk.tree.nodes[number].action for number in desk.tree.path(desk.node.number)[1:]]
    assert way == turns[:2]
    assert desk.would_be is None


def test_another_place_is_looked_at_as_it_was(kit):
    made, _ = with_rest(kit)
    press(made, Key.RIGHT, Key.STEP)
    assert (made.desk.would_be, made.desk.node.depth) == (None, 1)


def test_it_is_said_for_whom_points_are_counted_and_how_deep_was_looked(kit, brushes):
    made, _ = with_rest(kit)
    gaps = {"depth": 3, "nodes": "4\N{NO-BREAK SPACE}567"}
    assert shown(made, brushes).says(kit.words("chess.study.head.looked", **gaps))


@pytest.mark.parametrize("percent", [100, 150])
def test_the_turn_one_has_stepped_to_is_always_in_the_list(kit, percent):
    kit.settings.change(text_size=percent)
    made, _ = with_rest(kit, 8)
    card = made.sight.layout.card
    for count in range(2, 9):
        press(made, *([Key.RIGHT] * (2 if count == 2 else 1)))
        listed = [w for w in made.sight.widgets() if isinstance(w, Button) and w.name == "ply"]
        assert [w.value for w in listed if w.chosen] == [count]
        assert all(w.box.right <= card.right for w in listed)


def studied_at_first(kit, thinker):
    """Return a studied match of which all is known, at its first position."""
    made = over(kit, thinker)
    made.handle(Chosen("study"))
    looked_through(made)
    press(made, Key.FIRST)
    return made


def test_a_teacher_thinks_on_longer_and_longer_about_what_is_looked_at(kit):
    noted = Noted()
    made = studied_at_first(kit, noted)
    desk, usual = made.desk, made.desk.study.known[0]
    noted.minds.clear()
    noted.worths = (300, 200, 100)
    press(made, Key.TURN_RIGHT)
    for _ in range(20):
        made.update(20)
    assert noted.minds == [further(times) for times in FURTHER]
    assert [line.worth for line in desk.lines] == [300, 200, 100]
    assert desk.study.known[0] == usual, "marks are given by equally long looks"
    assert desk.study.white(desk.node, longest=True) > desk.study.white(desk.node)
    assert not made.moving


def test_who_goes_elsewhere_has_the_teacher_think_on_there(kit):
    class Slow(Noted):
        def answer(self):
            return None if self.minds[-1] != TEACHER else super().answer()

    slow = Slow()
    made = studied_at_first(kit, slow)
    press(made, Key.TURN_RIGHT)
    made.update(20)
    press(made, Key.STEP)
    made.update(20)
    assert slow.asked[-2:] == [made.desk.tree.nodes[number].table for number in (0, 1)]
    assert slow.dropped == 1
    press(made, Key.TURN_RIGHT)
    made.update(20)
    assert (slow.dropped, made.desk.study.busy) == (2, False)


def turned_at(whites, tree, study):
    """Let White's chances at the nodes of a line be those of these worths."""
    for number, worth in zip(tree.line, whites, strict=False):
        node = tree.nodes[number]
        sign = -1 if node.table.turn else 1
        study.known[number] = (Line(legal(node.table, node.table.turn)[0], sign * worth),)


@pytest.mark.parametrize(
    "whites, place",
    [((200, -900, -900), 1), ((200, -300, 900), 2), ((900, 100, 900), None), ((20, -20, 20), None)],
)
def test_a_match_has_turned_where_most_went_over_to_the_other_side(kit, whites, place):
    tree, study = played(kit), Study(on=True)
    turned_at(whites, tree, study)
    assert study.turned(tree) == (None if place is None else tree.line[place])


def test_a_press_leads_to_the_turn_at_which_the_match_turned(kit):
    made = over(kit, Noted((900, 500, 100)))
    made.handle(Chosen("study"))
    looked_through(made)
    turned_at((500, -900, -900), made.desk.tree, made.desk.study)
    press(made, Key.TURN_LEFT)
    assert made.desk.node.depth == 1
    press(made, Key.LAST)
    made.handle(Chosen("turned"))
    assert made.desk.node.depth == 1


def test_it_is_counted_how_often_each_side_has_gone_wrong(kit, brushes):
    made = over(kit, Noted((900, 500, 100)))
    made.handle(Chosen("study"))
    looked_through(made)
    study, tree = made.desk.study, made.desk.tree
    wrong = [study.judged(tree, number) for number in study.wrong(tree)]
    for seat in (0, 1):
        assert study.count(tree, seat, Mark.BLUNDER) == 1
        assert study.count(tree, seat, Mark.MISTAKE) == 0
    assert len(wrong) == 2
    told = study_lines(made.desk)[-1].words
    assert told.count("?? 1") == 2


def test_keys_learn_from_mistakes_and_close_the_study(kit):
    made = studied_at_first(kit, Noted((900, 500, 100)))
    change = press(made, ENDS)
    assert change.scene.desk.quest.title() == kit.words("chess.learn.title", count=1, all=2)
    made.resume(None)
    press(made, Key.BACK)
    assert not made.desk.study.on
    assert made.desk.looks_at == 0, "the place that was looked at stays"


def later(kit, days):
    """Return the kit so many days after the first of March."""
    return replace(kit, today=lambda: f"2026-03-{1 + days:02}", thinker=Noted((900, 880, -10)))


def learns(kit):
    """Return a match that is studied, and what is said as its study begins."""
    made = over(kit, kit.thinker)
    said = made.handle(Chosen("study"))
    looked_through(made)
    return made, said


def test_a_mistake_that_was_missed_comes_back_in_a_week_until_it_is_right(kit):
    kit = later(kit, 0)
    made, said = learns(kit)
    assert said is None
    first = entered(made.handle(Chosen("learn")))
    table = first.desk.table
    second = entered(wish(first, "next"))
    answered(second, legal(second.desk.table, 1)[0])
    assert learns(later(kit, 6))[1] is None, "not yet"
    made, said = learns(later(kit, 7))
    assert said == Notice(kit.words("chess.learn.waits", count=1))
    puzzle = made.desk.waits[0]
    assert (puzzle.table.pieces, puzzle.table.turn) == (table.pieces, table.turn)
    assert [line.worth for line in puzzle.lines] == [900, 880, -10]
    change, at = made.handle(Chosen("learn")), None
    for _ in range(3):
        at = entered(change)
        change = answered(at, legal(at.desk.table, at.desk.table.turn)[0])
    taken = lower(turn_words(kit.words, table, puzzle.taken))
    assert at.desk.quest.line(at.desk.live.match) == kit.words("chess.learn.line.week", turn=taken)
    assert change == Pop(Learned(3, 3))
    made.resume(Learned(3, 3))
    assert made.desk.waits == ()
    assert learns(later(kit, 20))[1] is None, "what was right comes back no more"


def test_nobody_is_shown_the_mistakes_of_somebody_else(kit):
    kit = later(kit, 0)
    made, _ = learns(kit)
    wish(entered(made.handle(Chosen("learn"))), "next")
    (kept_one,) = kept(records(kit))
    note(records(kit), kept_one, right=True)
    note(records(kit), replace(kept_one, person="Somebody"), right=False)
    assert learns(later(kit, 9))[1] is None
    note(records(kit), replace(kept_one, position="nothing at all"), right=False)
    assert learns(later(kit, 9))[1] is None, "what cannot be read is passed over"


def test_what_was_tried_is_in_the_text_of_the_game_and_there_again_when_it_is_opened(kit):
    made = with_rest(kit)[0]
    press(made, Key.RIGHT, Key.RIGHT, Key.ACCEPT)
    tried = [made.desk.tree.nodes[number].action for number in made.desk.tree.path(5)[1:]]
    text = game_text(made.desk)
    opened = study_text(replace(kit, thinker=Noted()), text).scene
    tree = opened.desk.tree
    ways = [[tree.nodes[n].action for n in tree.path(each.number)[1:]] for each in tree.nodes]
    assert tried in ways
    done = [each.action for each in made.desk.live.match.done]
    assert [tree.nodes[number].action for number in tree.line[1:]] == done[: len(tree.line) - 1]
    assert game_text(opened.desk).partition("\n\n")[2] == text.partition("\n\n")[2]


def test_a_match_goes_on_with_what_was_tried_beside_it(kit):
    made, turns = with_rest(kit)
    press(made, Key.RIGHT, Key.RIGHT, Key.ACCEPT, Key.BACK)
    desk, tried = made.desk, made.desk.node.number
    looked_through(made)
    assert not desk.study.on
    desk.stand()
    made.update(20)
    assert [each.action for each in desk.live.match.done] == turns[:2]
    assert (desk.tried, desk.node.depth) == ((), 2)
    assert not [number for number in desk.study.known if number >= tried - 1]
