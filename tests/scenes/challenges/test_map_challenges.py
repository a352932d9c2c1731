"""A challenge that a map carries is played from the list like any other."""

from dataclasses import replace

import pytest

from game.content.tasks.challenges import load_challenges
from game.core.chance import Dice
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.left_half_way import listed
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import match_of, proved, table_of, tally_of
from game.scenes.frame.commands import Changed, Chosen, Said
from game.session.people.progress import load
from game.view.show.show_paces import OFF
from tests import stage
from tests.bad_content.ground import board, chess, write_good
from tests.scenes.challenges.challenge_doors import PlainTable, with_tables, worth

WHITE_NEAR_THE_EDGE = ('x="36" y="60"', 'x="60" y="4"')


@pytest.fixture
def kit(tmp_path, brushes):
    """A kit whose maps are two boards with a challenge each."""
    maps = tmp_path / "maps"
    for game in ("tanchiki", "tank_chess"):
        (maps / game).mkdir(parents=True)
        write_good(maps / game)
    away = carrying(chess(), aim="win", three="1").replace(*WHITE_NEAR_THE_EDGE)
    (maps / "tank_chess/away.tmx").write_text(away, "utf-8")
    hunt = carrying(board(), aim="bots", count="2")
    (maps / "tanchiki/hunt.tmx").write_text(hunt, "utf-8")
    return replace(stage.make_kit(tmp_path, brushes), maps=maps)


def carrying(text, **said):
    lines = "".join(f'<property name="challenge.{k}" value="{v}"/>' for k, v in said.items())
    return text.replace("<properties>", f"<properties>{lines}", 1)


def of_the_map(kit, game):
    (found,) = [each for each in load_challenges(game, kit.maps) if each.drawn]
    return found


def opened(kit, game):
    """Return the list with the last challenge of a game chosen."""
    played = stage.stack(challenges_scene(kit))
    played.handle(Changed("game", game))
    name = ("tanchiki", "tank_chess")[game]
    played.handle(Said(PickOut(len(listed(kit, name)) - 1)))
    return played


def words_of(scene):
    return [getattr(each, "words", "") for each in scene._widgets(scene.page)]


@pytest.mark.parametrize("game, title", [(0, "Field en"), (1, "Square en")])
def test_the_list_calls_a_challenge_as_its_map_is_called(kit, game, title):
    assert title in words_of(opened(kit, game).top)


def test_the_task_of_a_map_is_shown(kit):
    assert kit.words("challenge.goal.bots", count=2) in words_of(opened(kit, 0).top)


def test_a_map_s_challenge_is_begun_from_the_list(kit):
    played = opened(with_tables(kit), 0)
    played.handle(Chosen("play"))
    assert isinstance(played.top, PlainTable)
    label = dict(played.top.match.header.labels)["challenge"]
    assert label == of_the_map(kit, "tanchiki").id


def test_a_map_s_task_is_played_on_the_games_own_table(kit):
    played = stage.stack(table_of(kit, of_the_map(kit, "tanchiki")))
    played.update(50)
    assert dict(played.top.live.match.header.labels)["map"] == "Field en"


def test_stars_of_a_map_s_challenge_are_kept(kit):
    kit.settings.change(speed=OFF, bot_speed=OFF)
    challenge = of_the_map(kit, "tank_chess")
    played = stage.stack(table_of(kit, challenge))
    live = played.top.desk.live
    for _ in range(20):
        played.update(50)
    live.submit(winning(live.match))
    for _ in range(400):
        played.update(50)
    assert load(kit.folder).on(challenge.id).stars == 3


def test_a_result_on_a_map_s_challenge_proves_itself(kit):
    challenge = of_the_map(kit, "tank_chess")
    match = match_of(kit, challenge)
    match.submit(winning(match))
    assert worth(kit, proved(challenge, match.rules, match)) == (challenge, 1, 3)


def test_a_result_counts_for_the_task_that_it_solves(kit):
    """Two maps ask for different things on the same board."""
    (kit.maps / "tanchiki/hunt.tmx").unlink()
    for name, aim, count in (("baths", "drowned", "16"), ("walls", "bricks", "1")):
        text = carrying(board(), aim=aim, count=count, one="100")
        (kit.maps / f"tanchiki/{name}.tmx").write_text(text, "utf-8")
    walls = load_challenges("tanchiki", kit.maps)[-1]
    match = match_of(kit, walls)
    while tally_of(walls, match).won is None:
        actions = match.rules.legal(match.table, match.to_act[0])
        match.submit(Dice(7, match.count).choice(actions))
    assert worth(kit, proved(walls, match.rules, match))[0] == walls


def winning(match):
    """Return a turn of White that wins at once."""
    for action in match.rules.legal(match.table, 0):
        end = match.rules.apply(match.state, action).state.table.end
        if end and end.winner == 0:
            return action
    raise AssertionError("no turn wins")
