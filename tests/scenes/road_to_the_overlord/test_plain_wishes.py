"""Road to the Overlord where one most likely wants something: what is golden, named and asked."""

from game.core.spelling import Card, Dial, SeatOf, Word
from game.rules.road_to_the_overlord import strength
from game.scenes.hand.lit_parts import Pick
from game.scenes.road_to_the_overlord.table_face import TABLE
from game.scenes.table.layout import chooser
from game.scenes.table.table_tips import panel_tip
from game.scenes.widgets.widget_kinds import Look
from game.view.canvas.letter_styles import BODY
from tests.paper import Paper
from tests.scenes.table.hands import buttons

from .tables import NAMES, match_on, story, table
from .test_table import FIGHT, LAST


def shining(scene):
    return [each.words for each in buttons(scene).values() if each.look is Look.MAIN]


def test_what_one_most_likely_wants_is_golden_and_nothing_else(kit):
    here = {**LAST, "heroes": ("A mark 9 level 5 life 14", "B mark 7")}
    aside = {**FIGHT, "fight": ("A front 1", "4 skeleton 2/2 front 2")}
    stepped = {"heroes": ("A mark 3",), "fight": ("A rear 1", "stepped", "4 skeleton 2/2 front 2")}
    scenes = [table(kit, match_on(story(**each)))[1] for each in (here, FIGHT, aside, stepped)]
    found = [["Challenge him"], ["Attack"], [], ["End turn"]]
    assert [shining(scene) for scene in scenes] == found
    assert scenes[1].desk.choosing.take(0, Word("attack"))
    assert shining(scenes[1]) == ["End turn"]


def test_gear_is_taken_off_only_where_there_is_some():
    heroes = (("A mark 3", "B"), ("A mark 3 wears knife", "B"), ("A mark 3 holds knife", "B"))
    tables = [story(heroes=each, treasures=LAST["treasures"]).table for each in heroes]
    bare, *geared = (TABLE.standing(each, 0) for each in tables)
    assert geared == [(*bare, Word("take_off"))] * 2


def test_whoever_stands_before_the_boss_is_told_how_many_blows_he_takes(kit):
    view = story(**{**LAST, "heroes": ("A mark 9 level 5 life 14", "B mark 7")}).table
    assert strength.attack(view, 0) == 9
    assert "To fell him takes 3 of your blows." in TABLE.asked(kit.words, view, 0, NAMES)


def test_the_tip_of_a_seat_says_its_life_once(kit):
    _, scene = table(kit, match_on(story(heroes=("A mark 3 life 7", "B"))))
    assert panel_tip(scene.desk, 0).count("Life") == 1


def test_a_bargain_that_is_still_empty_is_not_called_ready(kit):
    state = story(
        heroes=("A mark 3 holds knife", "B mark 5 holds elixir"), treasures=LAST["treasures"]
    )
    _, scene = table(kit, match_on(state))
    asked = []
    for part in (Word("offer"), SeatOf(1), Dial("give_1", -1)):
        assert scene.desk.choosing.take(0, part)
        asked.append(chooser(scene.desk, 0).asked(kit.words, TABLE))
    assert asked == ["With whom?", "What for what?", "Ready: go, or take it back"]


def test_a_card_is_named_first_in_its_tip_on_the_sofa_where_its_name_may_have_no_room(kit):
    state = story(heroes=FIGHT["heroes"], treasures=FIGHT["treasures"])
    _, scene = table(kit, match_on(state))

    def tips():
        return [b.tip for b in buttons(scene).values() if b.says == Pick(0, Card("hat"))]

    near = tips()
    kit.type.far = True
    try:
        assert tips() == [f"Hat: {tip}" for tip in near] != []
    finally:
        kit.type.far = False


class Sized(Paper):
    """Paper that notes how large words are written on it."""

    def write(
        self, words, box, style=BODY, colour="words", align="left", stand="middle", wrap=True
    ):
        room = round(box.width * self.scale), round(box.height * self.scale)
        setting = self.brushes.type.set(words, style, self.scale, *room, wrap)
        self.sizes = {**getattr(self, "sizes", {}), words.lower(): setting.pixels}


def test_names_below_the_plates_of_a_hand_are_alike(kit, brushes):
    cards = ("hat", "cap", "crown", "helm", "visor", "mask", "hood", "shirt", "fur", "candlestick")
    treasures = tuple(f"{each} gear head: defence 1" for each in cards)
    state = story(heroes=(f"A mark 3 holds {' '.join(cards)}", "B"), treasures=treasures)
    _, scene = table(kit, match_on(state))
    paper = Sized(brushes)
    scene.draw(paper)
    sizes = [paper.sizes[each] for each in cards]
    assert max(sizes) - min(sizes) <= 1
