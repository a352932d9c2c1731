"""Tips at the ring: they leave to be seen what one looks at, in a lesson as in a match."""

import pytest

from game.scenes.frame.commands import Key, Moved, Press
from game.scenes.frame.stack import SceneStack
from game.scenes.hand.lit_parts import Pick, Refuse
from game.scenes.table import layout
from game.scenes.table.side_shares import LOWEST
from game.scenes.table.table_tips import tip_on
from game.scenes.widgets.widget_kinds import key_of
from game.tools.exhibits.lessons import lesson_at
from game.view.arena_of_eight.standing_pieces import cell_of
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper
from tests.scenes.table.hands import let_pass

SIZES = (1280, 720), (1920, 1080)
LANGUAGES = "en", "ru", "uk"


def lesson(tmp_path, brushes, language="en", size=SIZES[0], place=0):
    """Return the table of a lesson."""
    stack = SceneStack(
        lesson_at("arena_of_eight", place)(stage.make_kit(tmp_path, brushes, language))
    )
    stack.handle(stage.resized(size))
    stack.update(20)
    return stack, stack.top.desk


def told_at(stack, desk, brushes, number):
    """Point at a cell; return where its tip is written, and in which words."""
    stack.handle(Moved(*desk.place.square(cell_of(number)).middle))
    let_pass(stack, 1000)
    paper = Paper(brushes)
    stack.draw(paper)
    found = layout.widgets(desk)
    lit = [
        each.tip
        for each in found
        if getattr(each, "tip", "") and each.box.holds(*desk.place.square(cell_of(number)).middle)
    ]
    words = lit[-1] if lit else tip_on(desk, cell_of(number))
    return next(mark.box for mark in paper.marks if mark.how == "write" and mark.what == words)


def fighters(desk):
    """Return where both stand: on their cells, and two cells high."""
    for side in desk.sitting.table.sides:
        cell = desk.place.square(cell_of(side.cell))
        yield Box(cell.x, cell.y - 2 * cell.height, cell.width, 3 * cell.height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_of_a_cell_covers_no_fighter(tmp_path, brushes, language):
    stack, desk = lesson(tmp_path, brushes, language)
    for number in (3, 5):
        tip = told_at(stack, desk, brushes, number)
        assert not any(tip.meets(fighter) for fighter in fighters(desk))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_of_a_fighter_covers_nothing_that_lies_before_a_player(tmp_path, brushes, language):
    stack, desk = lesson(tmp_path, brushes, language)
    for number in (4, 6):
        tip = told_at(stack, desk, brushes, number)
        aside = (*layout.panels(desk), *layout.zones(desk))
        assert not any(tip.meets(box) for box in aside)


@pytest.mark.parametrize("size", SIZES)
def test_in_a_lesson_what_has_happened_is_read_or_not_there(tmp_path, brushes, size):
    _, desk = lesson(tmp_path, brushes, size=size)
    log = layout.rooms_of(desk).log
    assert log is None or log.height >= LOWEST


def test_nobody_changes_the_fighter_from_lesson_to_lesson(tmp_path, brushes):
    course = [lesson(tmp_path / str(n), brushes, place=n)[1] for n in range(7)]
    assert len({desk.sitting.table.setup.fighters for desk in course}) == 1


def tips_of_replies(stack, desk, brushes):
    """Yield where the tip of every control that has one lies while it has the focus of the keys,
    and where the cards of the blow lie that is replied to."""
    for button in [each for each in layout.widgets(desk) if getattr(each, "tip", "")]:
        if not isinstance(button.says, Pick | Refuse):
            continue
        stack.handle(Press(Key.NEXT))
        desk.form.focus(key_of(button))
        let_pass(stack, 1000)
        paper = Paper(brushes)
        stack.draw(paper)
        lies = [m for m in paper.pictures("tin_card.") if desk.place.box.holds(*m.box.middle)]
        tip = [m.box for m in paper.marks if m.how == "write" and m.what == button.tip]
        yield button.tip, tip, [m.box for m in lies]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", [3, 4, 5])
def test_the_tip_of_a_reply_covers_no_card_of_the_blow(tmp_path, brushes, language, place):
    stack, desk = lesson(tmp_path, brushes, language, place=place)
    seen = 0
    for words, tips, cards in tips_of_replies(stack, desk, brushes):
        assert cards
        seen += len(tips)
        assert not any(tip.meets(card) for tip in tips for card in cards), words
    assert seen >= 3


@pytest.mark.parametrize("exhibit, tips", [("arena face down", 1), ("arena looked at", 0)])
def test_no_tip_lies_over_a_hand_that_is_held_up_to_be_looked_at(tmp_path, brushes, exhibit, tips):
    stack = SceneStack(stage.SCENES[exhibit](stage.make_kit(tmp_path, brushes)))
    stack.handle(stage.resized(SIZES[0]))
    let_pass(stack, 1000)
    paper = Paper(brushes)
    stack.draw(paper)
    said = {each.tip for each in layout.widgets(stack.top.desk) if getattr(each, "tip", "")}
    assert len([m for m in paper.marks if m.how == "write" and m.what in said]) == tips
