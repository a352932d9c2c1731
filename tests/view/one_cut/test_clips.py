"""How events of One Cut look, by the milliseconds; what happens is told by its figures."""

import pytest

from game.content.rule_figures import load_figures
from game.core.grid import Cell
from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Told
from game.rules.one_cut import ONE_CUT, events
from game.rules.one_cut.cards import Card
from game.rules.one_cut.field import cell_named
from game.rules.one_cut.letters.scenario_position import read_position
from game.rules.one_cut.letters.scenarios import played
from game.rules.one_cut.state import How
from game.view.canvas.board_place import BoardPlace
from game.view.one_cut.clips import BREATH, FALL, PAIR, clip_for, flowing
from game.view.one_cut.standing_pieces import looks, stands
from game.view.show.clip import Effect
from game.view.show.playback import Playback
from game.view.show.thrown_dice import TUMBLE, dice
from tests.paper import Paper

BOARD = ("   A B C D E F", " 4  . . . . . .", " 5 . . 1 2 . .", " 6  . . . . . .")
FIGURES = {each.name: each for there in load_figures("one_cut").values() for each in there}


def table(board=BOARD, **given):
    return read_position({"board": board, **given}).state.table


def shown(*told, now=None):
    def clip(at, each):
        return clip_for(at, each.event)

    def flow(clip, before, each, after):
        return flowing(clip, before and before.event, each.event, after and after.event)

    reel = Playback(now or table(), lambda at, e: ONE_CUT.evolve(at, e.event), clip, flow=flow)
    reel.add([Told(number, event, "U4.1", None) for number, event in enumerate(told)])
    return reel


def kinds(reel):
    return [effect.kind for effect, _ in reel.effects()]


def test_the_field_holds_its_breath_when_both_rows_lie():
    now = ONE_CUT.evolve(table(), events.CardLaid(0, Card.BLOCK))
    first = clip_for(now, events.RowCommitted(0))
    now = ONE_CUT.evolve(now, events.RowCommitted(0))
    second = clip_for(now, events.RowCommitted(1))
    assert (first.ms, second.ms) == (0, BREATH)
    pair = clip_for(now, events.PairShown(1, (Card.BLOCK, None)))
    assert (pair.ms, [effect.kind for effect in pair.effects]) == (
        PAIR,
        ["cards card_back.0 blade_card.block emblem.0 card_back.2 none emblem.2"],
    )


def test_the_cards_of_a_pair_are_turned_over_where_nobody_stands():
    high = clip_for(table(), events.PairShown(2, (Card.MOVE, Card.MOVE)))
    low = tuple(row.replace(" 4", "10").replace(" 5", " 8").replace(" 6", " 9") for row in BOARD)
    low = (low[0], low[2], low[3], low[1])
    below = clip_for(table(low), events.PairShown(2, (Card.MOVE, Card.MOVE)))
    assert (high.effects[0].y, below.effects[0].y) == (1.0, 0.0)


def test_blades_look_at_each_other_and_stand_as_their_cards_say():
    now = ONE_CUT.evolve(table(), events.CardLaid(0, Card.BLOCK))
    now = ONE_CUT.evolve(now, events.PairShown(1, (Card.BLOCK, None)))
    assert (looks(now, 0), looks(now, 1)) == ("e", "w")
    assert (stands(now, 0), stands(now, 1)) == ("block", "stance")


def test_who_is_wounded_kneels_between_the_rounds():
    assert stands(table(wounds=("2 1",)), 1) == "wound"


def test_dice_of_both_tumble_at_once_in_their_own_colours():
    reel = shown(Rolled("strikes", (Throw(0, (5,)), Throw(1, (2,)))))
    assert kinds(reel) == ["dice seat.0 5 seat.2 2"]
    reel.advance(TUMBLE)
    assert "tank.blocked" in reel.sounds()


def test_dice_lie_in_the_upper_part_of_the_field_and_within_it(brushes):
    place, paper = BoardPlace(300, 160, 56, 10, 10, hexed=True), Paper(brushes)
    dice(calm=True)(paper, place, Effect("dice seat.0 5 seat.2 2", 0, 0, 1300), 1.0)
    for each in paper.marks:
        assert place.box.y <= each.box.y
        assert each.box.bottom < place.box.y + place.box.height / 2


def test_one_flash_then_the_dead_lie_there_until_the_duel_is_over():
    reel = shown(
        events.FigureKilled(1, Card.STRIKE),
        events.DuelEnded(0, How.KILLED),
        events.MatchEnded((0,)),
    )
    reel.advance(10)
    assert "white" in kinds(reel)
    reel.advance(200)
    assert "white" not in kinds(reel)
    assert "cut" in kinds(reel)
    reel.advance(FALL)
    assert "blade 1 fall" in reel.poses()
    reel.advance(2200)
    assert {"blade 0 stance", "blade 1 fall"} <= set(reel.poses())


def test_after_the_flash_it_is_silent_until_somebody_falls():
    reel = shown(events.FigureKilled(1, Card.STRIKE))
    reel.advance(FALL - 1)
    assert reel.sounds() == ("tank.hit",)


def test_a_knife_flies_before_it_kills():
    now = table(("   A B C D E F", " 5 . 1 . . 2 ."))
    clip = clip_for(now, events.FigureKilled(1, Card.KNIFE))
    dart, white = clip.effects[:2]
    assert dart.kind == "hurl dart"
    assert (dart.to_x, dart.to_y) == (4, 4)
    assert white.begins == dart.ms


def test_who_steps_is_on_the_way_and_who_stays_is_not():
    to = cell_named("C4")
    clip = clip_for(table(), events.FiguresStepped((to, cell_named("D5"))))
    assert list(clip.moves) == ["blade 0 step"]


@pytest.mark.parametrize("name", FIGURES)
def test_every_figure_is_shown_to_its_end(name):
    sections = FIGURES[name].scenario.sections
    found = played(sections)
    reel = shown(*(each.event for each in found.told), now=found.before)
    reel.advance(120_000)
    assert reel.idle
    assert reel.shown == found.state.table


@pytest.mark.parametrize("board", [BOARD, ("   A B C D E F", " 5 . 1 . 2 . .")])
def test_a_cell_that_both_want_is_seen(board):
    clip = clip_for(table(board), events.CellContested(Cell(2, 4)))
    asked = [effect for effect in clip.effects if effect.kind.startswith("word ?")]
    assert [(effect.x, effect.y) for effect in asked] == [(2, 4)]
