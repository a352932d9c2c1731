from dataclasses import replace

import pytest

from game.content.tasks.road import Bout
from game.scenes.challenges.stars_won import NEXT
from game.scenes.frame.commands import Changed, Chosen, Resized, Said
from game.scenes.frame.stack import Push, Replace
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.widget_scene import Page
from game.scenes.road.bout import Fight, ended, going_on, match_of, table_of, turn_of
from game.scenes.road.road import half_way_bout, lost, road_scene
from game.scenes.road.road_progress import chapters, travel
from game.scenes.road.words import PickStage, kind_of, ladder
from game.scenes.saves.half_way_challenges import half_way
from game.scenes.saves.saved_files import records
from game.scenes.tanchiki.sides.left_column import seat_boxes
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button, Label
from game.session.people import side_roads
from game.session.people.progress import Best, keep, load
from tests import stage
from tests.paper import shown
from tests.scenes.challenges.challenge_doors import PlainTable, with_tables


@pytest.fixture
def kit(tmp_path, brushes):
    return stage.make_kit(tmp_path, brushes)


def fight(chapter, place):
    found = chapters()[chapter].stages[place]
    assert isinstance(found.task, Bout)
    return Fight(found, found.task)


def travelled(kit, count, stars=3):
    """Have won so many stages from the first on."""
    stages = [each for chapter in chapters() for each in chapter.stages]
    for each in stages[:count]:
        name = each.id if isinstance(each.task, Bout) else each.task.challenge
        keep(kit.folder, Best(name, 2, stars))


def words(scene):
    return [each.words for each in stage.widgets_of(scene) if isinstance(each, Label | Button)]


def names(scene):
    return {each.name for each in stage.widgets_of(scene) if isinstance(each, Button)}


def test_whoever_has_not_learned_the_game_of_a_stage_is_shown_the_way(kit):
    page = road_scene(kit)
    stack = stage.stack(page)
    assert "Tanchiki: learn by playing" in words(page)
    page.handle(Said(PickStage(2)))
    assert "Tank Chess: learn by playing" in words(page)
    stack.handle(Chosen("lessons"))
    assert stack.top is not page
    stack.handle(Chosen(BACK))
    assert stack.top is page


def test_whoever_has_begun_to_learn_it_is_not_shown_the_way_again(kit):
    kit.settings.change(lessons=(("tanchiki", 1),))
    page = road_scene(kit)
    stage.stack(page)
    assert "lessons" not in names(page)
    page.handle(Said(PickStage(2)))
    assert "lessons" in names(page)


def test_a_closed_chapter_teaches_nothing(kit):
    page = road_scene(kit)
    stage.stack(page)
    page.handle(Changed("chapter", 1))
    assert "lessons" not in names(page)


def over(kit, fight):
    """Return a match of a stage after its traveller's opponents have given up or been beaten."""
    match = match_of(kit, fight)
    rules = match.rules
    while match.outcome is None:
        seat = match.to_act[0]
        match.submit(rules.legal(match.table, seat)[-1])
    return match


def test_the_title_leads_to_the_road_and_back(kit):
    played = stage.stack(title_scene(kit))
    played.handle(Chosen("road"))
    assert kit.words("road.ford.gate") in words(played.top)
    played.handle(Chosen("frame.back"))
    assert "road" in names(played.top)


def test_the_first_stage_without_a_star_is_looked_at(kit):
    travelled(kit, 2)
    assert kit.words("road.ford.road_block") in words(road_scene(kit))


def test_a_stage_that_is_chosen_again_begins(kit):
    played = stage.stack(road_scene(with_tables(kit)))
    played.handle(Said(PickStage(3)))
    assert kit.words("road.ford.button.story") in words(played.top)
    played.handle(Said(PickStage(3)))
    assert isinstance(played.top, PlainTable)
    header = played.top.match.header
    assert [each.commander for each in header.players] == ["", "button"]
    assert half_way(kit, "tanchiki") == ""


def test_a_task_of_the_road_is_played_as_the_challenge_it_is(kit):
    played = stage.stack(road_scene(with_tables(kit)))
    played.handle(Chosen("play"))
    assert dict(played.top.match.header.labels)["challenge"] == "tanchiki.first_shot"


def test_a_chapter_opens_with_its_stars(kit):
    played = stage.stack(road_scene(kit))
    played.handle(Changed("chapter", 1))
    assert "side" in names(played.top)
    assert "play" not in names(played.top)
    travelled(kit, 3)
    found = travel(kit)
    assert found.is_open(found.chapters[1])


def test_a_closed_chapter_begins_nothing_by_its_marks(kit):
    scene = road_scene(kit)
    scene.handle(Changed("chapter", 2))
    scene.handle(Said(PickStage(0)))
    assert scene.handle(Said(PickStage(0))) is None


def test_the_side_road_opens_a_chapter_for_good(kit):
    scene = road_scene(kit)
    scene.handle(Changed("chapter", 2))
    scene.handle(Chosen("side"))
    assert "play" in names(scene)
    assert side_roads.entered(kit.folder) == ("town",)
    again = road_scene(kit)
    again.handle(Changed("chapter", 2))
    assert "play" in names(again)


def test_a_longer_ladder_counts_for_the_road_by_thirds(kit):
    market = next(each for each in chapters()[0].stages if each.id == "road.ford.market")
    for stars, counted in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        keep(kit.folder, Best(market.task.challenge, 9, stars, points=stars))
        assert travel(kit).stars(market) == counted


def test_what_earns_three_stars_on_a_longer_ladder_is_its_fifth_rung(kit):
    found = travel(kit)
    found.place = 4
    found.read(kit)
    rungs = ladder(kit, found.known[found.chosen.task.challenge], found.chosen)
    assert [count for count, _ in rungs] == [3, 2, 1]


@pytest.mark.parametrize("chapter, place", [(0, 3), (0, 6), (1, 7)])
def test_a_match_of_the_road_seats_its_commanders_with_their_style(kit, chapter, place):
    what = fight(chapter, place)
    match = match_of(kit, what)
    assert match.header.players[0].strength is None
    assert [each.commander for each in match.header.players[1:]] == list(what.bout.against)
    assert all(each.style for each in match.header.players[1:])


def test_a_match_of_the_road_goes_on_where_it_was_left(kit):
    what = fight(0, 3)
    table = table_of(kit, what)
    table.handle(Resized(1280, 720))
    live = table.desk.live
    live.submit(live.match.rules.legal(live.match.table, 0)[0])
    assert half_way(kit, "tanchiki") == what.stage.id
    again = half_way_bout(kit)
    assert again is not None
    assert again.desk.live.match.count == live.match.count > 0
    assert going_on(kit, fight(1, 7)) is None


def test_what_was_left_on_the_road_goes_on_from_the_title(kit):
    table = table_of(kit, fight(0, 3))
    table.handle(Resized(1280, 720))
    live = table.desk.live
    live.submit(live.match.rules.legal(live.match.table, 0)[0])
    change = title_scene(kit).handle(Chosen("continue"))
    assert isinstance(change, Push)
    assert change.scene.desk.live.match.header.players[1].commander == "button"


def test_another_run_that_would_be_lost_is_asked_about(kit):
    table = table_of(kit, fight(0, 3))
    table.handle(Resized(1280, 720))
    live = table.desk.live
    live.submit(live.match.rules.legal(live.match.table, 0)[0])
    played = stage.stack(road_scene(with_tables(kit)))
    played.handle(Chosen("play"))
    left = kit.words(fight(0, 3).stage.id)
    assert kit.words("road.instead_of", name=left) in words(played.top)
    played.handle(Chosen("yes"))
    assert isinstance(played.top, PlainTable)


def test_the_sign_of_a_run_left_half_way_lies_beside_the_number(kit, brushes):
    stack = stage.stack(road_scene(kit), size=(1280, 720))
    stack.handle(Chosen("play"))
    stack.handle(Resized(1280, 720))
    live = stack.top.desk.live
    live.submit(live.match.rules.legal(live.match.table, 0)[0])
    page = road_scene(kit)
    paper = shown(stage.stack(page, size=(1280, 720)), brushes)
    (sign,) = paper.pictures("icon.hourglass")
    mark = next(w.box for w in stage.widgets_of(page) if getattr(w, "says", None) == PickStage(0))
    assert not sign.box.meets(mark.centred(mark.width * 0.5, mark.height * 0.5))


def test_a_run_that_is_met_elsewhere_is_lost_without_a_name(kit):
    assert lost(kit, travel(kit), "tanchiki.nowhere") == kit.words("road.instead")


def test_a_match_that_is_over_ends_with_its_stars_and_among_the_records(kit):
    what = fight(0, 3)
    match = over(kit, what)
    fought = ended(kit, what, match)
    won = 0 in match.outcome.winners
    limits = what.bout.stars
    assert fought.stars == (max(1, limits.worth(turn_of(match))) if won else 0)
    best = load(kit.folder).on(what.stage.id)
    assert (best.stars if best else 0) == fought.stars
    assert list(records(kit).iterdir())


def test_the_stars_of_a_match_are_those_of_its_turn_and_never_none_for_a_win(kit):
    what = fight(0, 3)
    match = over(kit, what)
    turn = turn_of(match)
    winner = replace(
        what, bout=replace(what.bout, stars=replace(what.bout.stars, three=turn, two=turn))
    )
    late = replace(what, bout=replace(what.bout, stars=replace(what.bout.stars, three=1, two=1)))
    earned = [ended(kit, each, match).stars for each in (winner, late)]
    assert earned == ([3, 1] if 0 in match.outcome.winners else [0, 0])


def test_the_table_gives_way_to_the_end_and_it_leads_on(kit):
    what = fight(0, 3)
    match = over(kit, what)
    plain = with_tables(kit)
    played = stage.stack(road_scene(plain))
    played.handle(Said(PickStage(3)))
    played.handle(Said(PickStage(3)))
    table = played.top
    for done in match.done:
        table.match.submit(done.action)
    change = table.update(0)
    assert isinstance(change, Replace)
    played.update(0)
    assert "map" in names(played.top)
    played.handle(Chosen(NEXT))
    assert kit.words("road.ford.hill") in words(played.top)


@pytest.mark.parametrize("chapter, place", [(0, 3), (1, 7), (2, 3)])
def test_no_seat_of_a_match_lies_below_its_task(kit, chapter, place):
    table = table_of(kit, fight(chapter, place))
    table.handle(Resized(1280, 720))
    desk, page = table.desk, Page(1280, 720, 1, kit.type)
    plate = desk.task.placed(page, desk.live.match)
    seats = seat_boxes(desk)
    assert not [box for box in seats if box.meets(plate)]
    assert plate.bottom <= page.height


def test_what_is_played_is_said_with_who_is_met(kit):
    said = kind_of(kit, fight(1, 7).stage)
    assert all(kit.words(f"commander.{each}") in said for each in ("domino", "hammer", "swift"))


def test_a_road_that_cannot_be_read_is_told(kit, tmp_path):
    (tmp_path / "1_hills.yaml").write_text("needs: much\nstages: []\n")
    assert any("1_hills.yaml" in each for each in words(road_scene(kit, tmp_path)))
