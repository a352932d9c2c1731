"""What is told of shots: whom they hit, and why one that hit nobody did not."""

import pytest

from game.content.texts import LANGUAGES, load_texts
from game.core.grid import Cell
from game.rules.tanchiki.cards import Card
from game.rules.tanchiki.events import CardsLost, KindExchanged, TankDrowned, VolleyFired
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.volley import volley
from game.scenes.frame.kit import Words
from game.scenes.tanchiki.events_that_explain import touches
from game.scenes.tanchiki.sentences import explain, tell
from game.view.tanchiki.clips import clip_for

NAMES = ("Ann", "Bob", "Cy")


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(load_texts(request.param))


def fired(*rows, options=()):
    """Return the table before a volley, and the volley."""
    table = state_of({"board": rows, "options": options}).table
    return table, VolleyFired(0, volley(table))


def told(words, *rows):
    table, event = fired(*rows)
    return tell(words, table, event, NAMES).splitlines()[1:]


def test_a_volley_names_who_hits_whom(words):
    line, _ = told(words, ".A> . .B^")
    assert line == words("event.tanchiki.shot.hits", name="Ann", target="Bob")


def test_a_bot_that_hits_is_named_too(words):
    bot = words("tanchiki.bot", number=1)
    assert words("event.tanchiki.shot.hits", name=bot, target="Ann") in told(words, ".a> . .A^")


def test_a_shot_that_a_wall_stops_says_where(words):
    assert told(words, ".A> . # .") == [
        words("event.tanchiki.shot.concrete", name="Ann", cell="C1")
    ]
    assert told(words, ".A> . b .") == [words("event.tanchiki.shot.brick", name="Ann", cell="C1")]


def test_a_shot_at_nothing_says_so(words):
    assert told(words, ".A> . .") == [words("event.tanchiki.shot.nothing", name="Ann")]


def test_a_shot_that_passes_a_hidden_tank_says_why(words):
    lines = told(words, ".A> fB^ .")
    assert words("event.tanchiki.shot.hidden", name="Ann", target="Bob") in lines


def test_a_shot_that_passes_a_switched_off_tank_says_why(words):
    lines = told(words, ".A> .B^_ .")
    assert words("event.tanchiki.shot.off", name="Ann", target="Bob") in lines


def test_a_tank_that_loses_cards_is_told_after_who_hit_it(words):
    lost = tell(words, None, CardsLost(1, 1, 2, ()), NAMES)
    assert lost == words("event.tanchiki.cards_lost", name="Bob", count=2)


def test_a_passed_tank_shudders_for_nobody_but_is_signed_on_the_board():
    table, event = fired(".A> fB^ . #")
    signs = [effect for effect in clip_for(table, event).effects if effect.kind == "passed"]
    assert [(sign.x, sign.y) for sign in signs] == [(1, 0)]


def test_a_cell_knows_the_shot_that_flew_over_it():
    table, event = fired(".A> . . #")
    over = [cell for cell in (Cell(1, 0), Cell(2, 0), Cell(3, 0)) if touches(table, event, cell)]
    assert over == [Cell(1, 0), Cell(2, 0), Cell(3, 0)]


def test_a_hidden_tank_knows_the_shot_that_passed_it():
    table, event = fired(".A> fB^ .")
    assert touches(table, event, Cell(1, 0))


def test_what_somebody_exchanges_is_told_to_all(words):
    line = tell(words, None, KindExchanged(1, Card.LEFT, 2, None, reshuffled=False), NAMES)
    assert line == words(
        "event.tanchiki.exchanged", name="Bob", count=2, card=words("tanchiki.card.left")
    )


@pytest.mark.parametrize("cell", [Cell(2, -1), Cell(2, 3), Cell(-1, 1), Cell(4, 1)])
def test_a_tank_that_falls_off_the_board_drowns_at_a_cell_that_exists(words, cell):
    table = state_of({"board": (". . . .",) * 3, "options": ("island",)}).table
    nearest = {-1: 0, 3: 2, 4: 3}
    named = f"{'ABCD'[nearest.get(cell.x, cell.x)]}{nearest.get(cell.y, cell.y) + 1}"
    line = explain(words, TankDrowned(0, cell), NAMES, table)
    assert line == words("event.tanchiki.drowned_over", name="Ann", cell=named)


def test_a_tank_in_the_water_drowns_where_it_is(words):
    table = state_of({"board": (". w",)}).table
    line = explain(words, TankDrowned(0, Cell(1, 0)), NAMES, table)
    assert line == words("event.tanchiki.drowned", name="Ann", cell="B1")
