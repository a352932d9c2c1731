"""After a match: which plans are looked at, and how the page fills."""

from dataclasses import replace

from game.ai.tanchiki.teacher import Advice
from game.content.maps.setups import standard
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Commit
from game.rules.tanchiki.cards import Card
from game.rules.tanchiki.foresight.turning_points import MOST, turning_points
from game.scenes.frame.commands import Chosen
from game.scenes.frame.stack import Pop, Push
from game.scenes.tanchiki.end.better_plans import advice_scene, asking, laid_plans
from game.scenes.tanchiki.end.ending import ended_scene
from game.scenes.widgets.widget_kinds import Label
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.tanchiki.exhibits import SEED, duel
from game.tools.tanchiki.played_matches import play
from tests import stage
from tests.stage import widgets_of

NAMES = ("Ann", "Bob")
BEST = ((Card.MOVE_2,), (Card.MOVE_1,))
TURNS = 8
"""So many turns of four see at least one moment."""

LAID = ((Card.LEFT,), (Card.RIGHT,))


class Says:
    """Answers each question with the next of these."""

    def __init__(self, *answers):
        self.answers, self.asked, self.dropped = list(answers), [], 0

    def ask(self, question):
        self.asked.append(question)
        return self

    def answer(self):
        return (self.answers.pop(0),) if self.answers else None

    def drop(self):
        self.dropped += 1


def shown(kit, says):
    match = duel(kit)
    page = advice_scene(replace(kit, thinker=says), match, NAMES, laid_plans(match))
    page.handle(stage.resized((1280, 720)))
    return page


def words(page):
    return [each.words for each in widgets_of(page) if isinstance(each, Label)]


def test_each_plan_is_asked_about_as_its_seat_saw_it_before_it_was_committed(kit):
    match = duel(kit)
    plans = laid_plans(match)
    assert plans
    for laid in plans:
        question = asking(match, laid)
        assert match.done[laid.count].action == Commit(laid.seat)
        assert question.view.turn.number == laid.turn
        assert question.view.hands[1 - laid.seat].hand is None


def test_a_single_person_is_told_of_the_own_plans_only(kit):
    match = duel(kit)
    players = Player("Ann"), Player("", "gunner")
    match.header = replace(match.header, players=players)
    assert {laid.seat for laid in laid_plans(match)} == {0}


def test_all_people_are_told_of_their_plans_where_the_moment_was_a_computers(kit):
    setup, seats = standard("tanchiki", 4), range(4)
    nobody = tuple(Player("") for _ in seats)
    match = Match(TANCHIKI, Header("tanchiki", TANCHIKI.number, setup, SEED, nobody))
    play(match, 4, TURNS)
    point = turning_points(4, match.events())[-1]
    people = {seat for seat in seats if seat != point.event.seat}
    players = tuple(Player("", None if seat in people else "gunner") for seat in seats)
    match.header = replace(match.header, players=players)
    found = laid_plans(match)
    assert {laid.seat for laid in found if laid.turn == point.turn} == people
    assert len(found) <= MOST


def test_the_page_fills_as_the_teacher_answers(kit):
    says = Says(Advice(BEST, 140, LAID, 60), Advice(LAID, 60, LAID, 60))
    page = shown(kit, says)
    waiting = kit.words("tanchiki.advice.asking")
    assert words(page).count(waiting) == len(laid_plans(duel(kit)))
    for _ in range(3):
        page.update(20)
    told = words(page)
    assert "Laid: 0.6 points expected" in told
    assert "Best: 1.4 points expected" in told
    assert kit.words("tanchiki.advice.alike") in told
    assert told.count(waiting) == len(laid_plans(duel(kit))) - 2


def test_who_closes_the_page_leaves_no_question_behind(kit):
    says = Says()
    page = shown(kit, says)
    page.update(20)
    assert page.handle(Chosen("close")) == Pop()
    assert says.dropped == 1


def test_the_page_lies_over_the_result(kit):
    change = ended_scene(kit, duel(kit), NAMES, lambda: True).handle(Chosen("advice"))
    assert isinstance(change, Push)
