"""Events in words: every language, every event, and never "you"."""

import re

import pytest

from game.content.texts import LANGUAGES, load_texts
from game.core.grid import Cell
from game.rules.tanchiki.events import (
    Asked,
    BonusReturned,
    BotExploded,
    CardPlaced,
    CardsDrawn,
    CardTakenBack,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    SwitchChosen,
    TokenReturned,
    TokenTaken,
)
from game.rules.tanchiki.ground.board import Colour
from game.rules.tanchiki.state import Phase, Token
from game.scenes.frame.kit import Words
from game.scenes.tanchiki.naming import pieces_line
from game.scenes.tanchiki.sentences import explain, tell
from tests.view.tanchiki.moments import moments

NAMES = ("Ann", "Bob", "Cy")
QUIET = (
    Asked,
    BonusReturned,
    CardPlaced,
    CardTakenBack,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    SwitchChosen,
)
YOU = {
    "en": r"\byou(r|rs)?\b",
    "ru": r"\b(вы|вас|вам|ваш\w*)\b",
    "uk": r"\b(ви|вас|вам|ваш\w*)\b",
}


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(load_texts(request.param))


def test_every_event_can_be_explained(words):
    silent = {
        type(told.event)
        for _, told in moments()
        if not explain(words, told.event, NAMES) and not isinstance(told.event, QUIET)
    }
    assert silent == set()


def test_the_log_never_says_you(words):
    pattern = re.compile(YOU[words.language], re.IGNORECASE)
    lines = {tell(words, table, told.event, NAMES) for table, told in moments()}
    assert [line for line in lines if pattern.search(line)] == []


def test_no_sentence_has_an_open_gap(words):
    lines = {explain(words, told.event, NAMES) for _, told in moments()}
    assert [line for line in lines if "{" in line or "tanchiki." in line] == []


def test_no_text_was_missing(words):
    for _, told in moments():
        explain(words, told.event, NAMES)
    assert not words.texts.missing


def test_a_bot_hit_by_several_says_that_nobody_scores(words):
    alone = explain(words, BotExploded(8, Cell(0, 0), (0,)), NAMES)
    shared = explain(words, BotExploded(8, Cell(0, 0), (0, 1)), NAMES)
    assert "Ann" in shared
    assert "Bob" in shared
    points = {"en": "no point", "ru": "Очко никому", "uk": "Очко нікому"}
    assert points[words.language] in shared
    assert points[words.language] not in alone


def test_a_token_that_goes_back_is_no_riddle(words):
    token = Token(Colour.GREEN, 2)
    assert words("tanchiki.colour.green") in explain(words, TokenTaken(0, 8, token, True, 1), NAMES)
    said = explain(words, TokenReturned(8, token, True), NAMES)
    assert words("tanchiki.colour.green") not in said


def test_a_single_step_is_not_worth_a_line(words):
    steps = [
        tell(words, table, told.event, NAMES)
        for table, told in moments()
        if type(told.event).__name__ == "ColumnMoved"
        and len(told.event.pieces) == 1
        and not told.event.sliding
    ]
    assert set(steps) == {""}


def test_the_log_tells_each_draw_and_how_many_cards_are_held_then(words):
    draws = [each for each in moments() if isinstance(each[1].event, CardsDrawn)]
    ends = [each for each in draws if each[0].turn.phase is Phase.END]
    assert ends
    for table, told in draws:
        line = tell(words, table, told.event, NAMES)
        held = table.hands[told.event.seat].held + told.event.count
        shown = {str(told.event.count), str(held), NAMES[told.event.seat]}
        assert shown <= set(re.findall(r"\w+", line)) if told.event.count else line == ""


@pytest.mark.parametrize(
    "pieces, line",
    [((), ""), ((1,), "Bob"), ((1, 0), "Bob and Ann"), ((0, 1, 2), "Ann, Bob and Cy")],
)
def test_several_pieces_are_named_as_one_says_it(kit, pieces, line):
    assert pieces_line(kit.words, NAMES, pieces) == line
