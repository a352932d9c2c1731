"""What the side says while there is only something to watch."""

from game.core.grid import Cell
from game.core.rules import Told
from game.rules.tanchiki.events import GrenadeThrown, VolleyFired
from game.rules.tanchiki.letters.scenario_state import state_of
from game.scenes.tanchiki.naming import piece_name, pieces_line
from game.scenes.tanchiki.sides.watched_words import destroyers
from game.tools.tanchiki import exhibits
from game.view.show.clip import CUT
from game.view.show.playback import Playback
from tests import stage
from tests.paper import Paper


def exhibited(kit, brushes, name):
    scene = exhibits.TABLES[name](kit)
    scene.handle(stage.resized((1280, 720)))
    paper = Paper(brushes)
    scene.draw(paper)
    return scene, paper


def test_a_volley_that_is_shown_says_whose_shots_fly(kit, brushes):
    scene, paper = exhibited(kit, brushes, "tanchiki volley")
    fired = scene.live.playback.current.event
    names = [piece_name(kit.words, scene.desk.names, shot.shooter) for shot in fired.shots]
    assert paper.says("Watch: volley")
    assert paper.says("Shooting: " + ", ".join(names))


def test_a_tank_that_explodes_is_named_with_all_who_hit_it(kit, brushes):
    scene, paper = exhibited(kit, brushes, "tanchiki explosion")
    reel, names = scene.live.playback, scene.desk.names
    gone = reel.current.event
    fired = next(e.event for e in reversed(reel.seen) if isinstance(e.event, VolleyFired))
    hits = tuple(shot.shooter for shot in fired.shots if shot.piece == gone.seat)
    who = pieces_line(kit.words, names, hits)
    assert hits
    assert paper.says(f"{names[gone.seat]} is destroyed by {who}")


def test_who_threw_the_grenade_destroyed_what_explodes_then():
    table, at = state_of({"board": (".A> . .B^",)}).table, Cell(2, 0)
    reel = Playback(table, lambda seen, told: seen, lambda seen, told: CUT)
    reel.add([Told(1, GrenadeThrown(0, at, (at,)), "T8.2", None)])
    reel.advance(0)
    assert destroyers(reel, 1) == (0,)


def test_a_match_that_is_over_says_who_won(kit, brushes):
    _, paper = exhibited(kit, brushes, "tanchiki over")
    assert paper.says("Emerald wins!")
    assert not any(words.startswith("Watch") for words in paper.words)


def test_where_a_tank_is_placed_all_buttons_have_words(kit, brushes):
    _, paper = exhibited(kit, brushes, "tanchiki placing")
    assert {"Left", "Right", "Done"} <= set(paper.words)
