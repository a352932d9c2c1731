"""Cards tell themselves from their effects, in three languages."""

import pytest

from game.content.road_to_the_overlord.card_files import load_world
from game.content.texts import load_texts
from game.rules.road_to_the_overlord.cards import Slot, Sort, Treasure
from game.rules.road_to_the_overlord.effects import Effect, Verb, When, Whom
from game.scenes.frame.kit import Words
from game.scenes.road_to_the_overlord.effect_words import card_words

LANGUAGES = ("en", "ru", "uk")


def told(name, language="en"):
    words = Words(load_texts(language))
    return card_words(words, load_world().cards.treasure(name)).replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_of_the_house_is_told_as_another_is(language):
    cards = load_world().cards.treasures
    alike = {"confusion": "cloud_mind"}
    said = [told(card.name, language) for card in cards if card.name not in alike]
    assert len({*said}) == len(said)
    assert told("confusion", language) == told("cloud_mind", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_there_is_to_meet_and_to_find_has_a_name(language):
    words, cards = Words(load_texts(language)), load_world().cards
    keys = [f"overlord.card.{each.name}" for each in cards.treasures]
    keys += [f"overlord.foe.{each.name}" for each in cards.monsters]
    assert all(key in words for key in keys)
    names = [words(key) for key in keys]
    assert len({*names}) == len(names)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("flail", "Two-handed. Attack +3. On a hit, the enemy: attack −1 for the fight (30 %)."),
        ("iron_will", "Barbarian’s skill, always at work. Damage from afar −20 %."),
        ("leather", "Light armour. Dodges 30 % of blows."),
        ("speed_potion", "Potion, once. 3 marks further a walk for 2 turns."),
        ("life_potion", "Potion, once. Heals fully."),
        ("calm", "Monk’s skill, once a fight. Absorbs all damage for 1 turn."),
        (
            "mantra",
            "Monk’s skill, once a fight. Your side: absorbs 10 damage in all for the fight.",
        ),
        ("mirror", "Sorcerer’s skill, once a fight. 2 come along: 1 attack, 1 life each."),
        ("revenge", "Barbarian’s skill, once a fight. An enemy: 6 damage. Heals 2."),
        (
            "last_stand",
            "Crusader’s skill, always at work. When you would die: 30 % of life, once a fight, "
            "damage dealt +50 % for the fight.",
        ),
        (
            "shield_blow",
            "Crusader’s skill, once a fight, with a shield. An enemy: 3 damage, 1 turn is skipped.",
        ),
        ("monk_oath", "A class for good. Monk: light armour, two one-handed weapons."),
    ],
)
def test_a_card_says_what_it_does(card, said):
    assert told(card) == said


def test_a_card_of_ones_own_needs_no_words_of_its_own():
    effects = (Effect(Verb.ATTACK, 2), Effect(Verb.POISON, 3, Whom.ENEMY, When.HIT, 2, chance=4))
    card = Treasure("viper", Sort.GEAR, effects, slot=Slot.WEAPON, hands=1)
    said = card_words(Words(load_texts("en")), card).replace("\u00a0", " ")
    assert said == "One-handed. Attack +2. On a hit, the enemy: poison 3 a turn for 2 turns (40 %)."
