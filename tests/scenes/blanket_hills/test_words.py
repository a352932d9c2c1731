"""What Blanket Hills says: of places, of refusals, of tosses to come, and of what has happened."""

import pytest

from game.core.grid import Cell
from game.core.rolled_dice import Rolled, Throw
from game.core.spelling import Card, Picking, Word
from game.rules.blanket_hills import BLANKET_HILLS, events
from game.rules.blanket_hills.actions import Arc, Fire, FireRay
from game.rules.blanket_hills.events import Flight, How, Thing
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import FOR_GOOD
from game.rules.blanket_hills.why_not.reasons import Refusal, Why
from game.scenes.blanket_hills.cell_words import because, tip
from game.scenes.blanket_hills.result_and_options import result_of
from game.scenes.blanket_hills.sentences import retold, tell
from game.scenes.blanket_hills.shot_words import comes_of, foretell
from game.scenes.blanket_hills.table_face import TABLE
from game.view.blanket_hills.lie_of_land import seen_at

from .tables import NAMES, picking, story, with_hand

LANGUAGES = ("en", "ru", "uk")
AT = Cell(93, 9)


def flew(*things, shell=Shell.NUKE):
    struck = Flight(68, 75, Arc.NORMAL, 80, AT if things else None, things)
    return events.ShellFlew(0, shell, (struck,))


SAID = (
    (events.ShellPicked(0, 0, Shell.GLUE), "Ann picks Glue"),
    (events.TurnBegan(1, 1, 3), "Shot 3: Ben"),
    (events.TankMoved(0, 0, 90, 12, AT, None), "Ann drives 12\u00a0cm"),
    (events.TankMoved(0, 0, 90, 12, AT, Thing.RIBBON), "Ann drives 12\u00a0cm, up to the edge"),
    (events.RayShone(0, 0, 1, 1, None), "Ann sends a gamma ray at Ben"),
    (events.RayShone(0, 0, 1, 1, 1), "Ann sends a gamma ray at Ben, a dome stops it"),
    (flew(), "Off the blanket: lost"),
    (flew(Thing.LAND, Thing.TANK), "It strikes a tank"),
    (flew(Thing.LAND), "It lands on the blanket"),
    (flew(Thing.LAND, shell=Shell.SHRAPNEL), "1 nail lands"),
    (events.ShellRolled(AT, (AT, AT), None), "It rolls 2\u00a0cm"),
    (events.ShellRolled(AT, (), None), ""),
    (events.Scored(0, 50, 1, How.DIRECT), "Ann: +50, Ben is hit"),
    (events.Scored(0, -50, 0, How.DIRECT), "Ann hits itself: −50"),
    (events.PitSank(AT, 15, 40), "A pit sinks, 15\u00a0cm around"),
    (events.TankGlued(1, FOR_GOOD), "Ben is glued"),
    (events.TankGlued(1, 3), "Ben is glued for 3 turns"),
    (events.GlueWore(1, 1), "Ben: glue for 1 turn more"),
    (events.GlueWore(1, 0), "Ben is free of glue"),
    (events.TowerRefused(AT, 1), "No tower can stand on Ben"),
    (events.SeatResigned(0, 0), "Ann resigns"),
    (events.MatchEnded((1,)), "Ben wins!"),
    (events.MatchEnded(()), "A draw"),
)


@pytest.mark.parametrize(("event", "words"), SAID, ids=lambda each: type(each).__name__)
def test_each_event_is_told_in_a_line(kit, event, words):
    assert tell(kit.words, story().table, event, NAMES[:2]) == words


@pytest.mark.parametrize(
    ("halved", "faces", "words"),
    [
        (False, (5, 2), "Ann’s hand, direction: 5 less 2"),
        (True, (5, 2), "Ann’s steadier hand, direction: 5 less 2, half is +1"),
        (True, (1, 6), "Ann’s steadier hand, direction: 1 less 6, half is −2"),
        (True, (4, 3), "Ann’s steadier hand, direction: 4 less 3, half is 0"),
    ],
)
def test_of_a_steadier_hand_half_of_the_error_is_told(kit, halved, faces, words):
    thrown = Rolled("azimuth", (Throw(0, faces),))
    assert tell(kit.words, with_hand(story(), "dice", halved).table, thrown, NAMES) == words


def test_a_team_of_many_is_called_by_its_side_and_the_target_by_what_it_is(kit):
    many = story(teams=("A A A B",), shells=("A nuke",)).table
    hit = events.Scored(0, 50, 1, How.DIRECT)
    assert tell(kit.words, many, hit, NAMES) == "West: +50, Dan is hit"
    alone = story(teams=("A",)).table
    assert tell(kit.words, alone, hit, NAMES[:1]) == "Ann: +50, Target is hit"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why, ids=lambda why: why.value)
def test_each_refusal_is_a_sentence_in_every_language(kit, why, language):
    kit.words.speak(language)
    said = because(kit.words, Refusal(why, "G4.2", AT, Thing.TOWER))
    assert said.endswith(".")
    assert "{" not in said
    assert kit.words.texts.missing == {}


def tip_at(kit, table, cell):
    seen = seen_at(table.land, cell)
    return tip(kit.words, table, Cell(round(seen.x), round(seen.y)), NAMES)


def test_a_place_says_what_stands_there_and_how_far_it_is(kit):
    table = story("A 17,40", "B 92,10 glued", stand=("tower 54,25", "dome 30,12")).table
    rival = tip_at(kit, table, Cell(92, 10))
    assert rival.title == "Ben"
    assert "80\u00a0cm from who fires" in rival.words
    assert "Glued" in rival.words
    assert tip_at(kit, table, Cell(54, 25)).rule == "G6.11"
    assert tip_at(kit, table, Cell(30, 12)).rule == "G6.3"
    assert "20\u00a0cm high" in tip_at(kit, table, Cell(60, 50)).words


def test_beside_the_blanket_nothing_is_told(kit):
    assert tip(kit.words, story().table, Cell(0, 0), NAMES) is None


def fire(shell, azimuth=68, reach=75, arc=Arc.NORMAL):
    return Fire(0, shell, azimuth, reach, arc)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (fire(Shell.NUKE), "Aimed 82\u00a0cm away, at a tank. Worth 50 points."),
        (fire(Shell.SNIPER, 75, 72), "Aimed 82\u00a0cm away, at land. No points there."),
        (fire(Shell.NUKE, 60), "Aimed off the blanket."),
        (fire(Shell.GLUE), "Aimed 82\u00a0cm away, at a tank. Would glue a tank."),
        (fire(Shell.WALL), "Aimed 82\u00a0cm away, at a tank. No tower can stand on a tank."),
        (fire(Shell.DIRT, 75, 72), "Aimed 82\u00a0cm away, at land."),
        (FireRay(0), "Worth 1 point."),
    ],
)
def test_a_toss_is_told_before_it_is_done(kit, action, words):
    assert comes_of(kit.words, story().table, action) == words


def test_a_word_says_what_it_does_with_its_paragraph(kit):
    state = story(counts=("A 0 points, 0 fired, 2 moved",))
    told = foretell(kit.words, state.table, 0, picking(state), Word("move"))
    assert (told.words[:5], told.rule) == ("1 of ", "G4.2")
    sniper = picking(state, Card("sniper"))
    assert foretell(kit.words, state.table, 0, sniper, Word("high")).rule == "G5.2"
    assert isinstance(sniper, Picking)


def test_a_phone_is_told_what_happened_since(kit):
    state = story()
    step = BLANKET_HILLS.apply(state, fire(Shell.SNIPER))
    said = retold(kit.words, 1, state.table, step.events, NAMES[:2])
    assert said[0].startswith("Ann tosses Sniper")
    assert "Ann: +100, Ben is hit" in said
    assert not any(each.startswith("Shot") for each in said)


def test_the_panel_of_a_seat_names_its_shells_and_who_fires_with_it(kit):
    table = story(teams=("A A B",), shells=("A nuke glue glue", "B wall")).table
    told = TABLE.allies(kit.words, table, 0, NAMES)
    assert told == "Fire in turn: Ann, Ben\nShells: Nuke, Glue ×2"


@pytest.mark.parametrize(("teams", "signs"), [("A A B", (1, 1, 0)), ("A B", (0, 0))])
def test_who_fires_with_others_has_the_sign_of_the_team(teams, signs):
    table = story(teams=(teams,), shells=("A nuke", "B wall")).table
    assert tuple(len(TABLE.panel(table, seat).signs) for seat in table.seats) == signs


def test_the_winner_stands_first_and_all_of_a_team_have_its_points(kit):
    state = story(teams=("A B A B",), counts=("A 20 points, 0 fired, 0 moved",), shells=("A", "B"))
    table = BLANKET_HILLS.evolve(state.table, events.MatchEnded((1,)))
    found = result_of(kit.words, table, NAMES)
    assert found.title == "Ben, Dan win!"
    assert [(line.name, line.won, line.score) for line in found.lines] == [
        ("Ben", True, 0),
        ("Dan", True, 0),
        ("Ann", False, 20),
        ("Cid", False, 20),
    ]
