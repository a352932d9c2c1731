"""One word for one thing: a manoeuvre is half a turn with its cards, a step a bot's."""

import re

import pytest

from game.content.rulebook import load_rulebook
from game.content.texts import LANGUAGES, load_texts

MANOEUVRE = {"en": r"manoeuvre", "ru": r"ман[её]вр", "uk": r"маневр"}
STEP = {"en": r"\bsteps?\b", "ru": r"\bшаг", "uk": r"\bкрок"}
WHY_ORDER = {
    "en": (r"you are the first player", r"order"),
    "ru": (r"вы первый игрок", r"очер[её]дность"),
    "uk": (r"ви перший гравець", r"черговість"),
}
GHOST = {"en": r"ghost", "ru": r"призрак", "uk": r"привид"}
OF_BOTS = ("tanchiki.guide.bots", "tanchiki.guide.bots_alone", "tip.tanchiki.bot")
OF_STACKS = (
    "part.tanchiki.spot.pile",
    "tanchiki.plan.stack",
    "tanchiki.plan.key.other",
    "tanchiki.why_not.two_moves",
    "tanchiki.why_not.empty",
    "tanchiki.why_not.empty_both",
    "key.tanchiki.turn_left",
    "key.tanchiki.turn_right",
)


OF_HALVES = (
    "tanchiki.phase.action",
    "tanchiki.plan.drowns_tip",
    "tanchiki.order.any_tip",
    "tanchiki.guide.hand",
    "tanchiki.guide.ghost",
    "challenge.tanchiki.first_shot.about",
)
ACTION = {"en": r"\bactions?\b", "ru": r"\bдействи", "uk": r"\bді[яїйю]\b"}


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def told(language, key, **gaps):
    return load_texts(language)(key, number=1, **gaps)


@pytest.mark.parametrize("key", OF_BOTS)
def test_bots_make_steps(language, key):
    words = told(language, key)
    assert re.search(STEP[language], words, re.IGNORECASE)
    assert not re.search(MANOEUVRE[language], words, re.IGNORECASE)


def test_the_log_counts_the_steps_of_bots(language):
    words = load_texts(language)("event.tanchiki.bots_roused", name="Ann", count=2)
    assert re.search(STEP[language], words, re.IGNORECASE)


@pytest.mark.parametrize("key", OF_STACKS)
def test_cards_are_laid_in_manoeuvres(language, key):
    assert re.search(MANOEUVRE[language], told(language, key), re.IGNORECASE)


@pytest.mark.parametrize("key", OF_HALVES)
def test_half_a_turn_has_the_name_of_its_cards(language, key):
    words = told(language, key, cell="A1")
    assert re.search(MANOEUVRE[language], words, re.IGNORECASE)
    assert not re.search(ACTION[language], words, re.IGNORECASE)


def test_the_rules_of_bots_speak_of_steps(language):
    bots = [each for each in load_rulebook("tanchiki", language) if each.id.startswith("T6")]
    assert len(bots) > 5
    for each in bots:
        assert not re.search(MANOEUVRE[language], each.title + each.text, re.IGNORECASE), each.id


def test_who_orders_the_bots_is_told_why(language):
    first, order = WHY_ORDER[language]
    words = told(language, "tanchiki.ask.order")
    assert re.search(first, words, re.IGNORECASE)
    assert re.search(order, words, re.IGNORECASE)


def test_the_result_of_a_task_speaks_of_no_ghosts(language):
    assert not re.search(GHOST[language], told(language, "challenge.ghosts"), re.IGNORECASE)
