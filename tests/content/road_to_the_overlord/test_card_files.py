"""Monsters, treasures and tracks are read from files, and each fault is told with its place."""

import pytest

from game.content.files.reader import ContentError
from game.content.road_to_the_overlord.card_files import check_world, load_world
from game.rules.road_to_the_overlord.cards import Calling, Mark, Slot, Sort, Weight
from game.rules.road_to_the_overlord.effects import Effect, Need, Verb, When, Whom

WORLD = load_world()
SKILL = "treasures: [{name: one, sort: active, class: monk, effects: [%s]}]"
GEAR = "treasures: [{name: one, sort: gear, slot: head, effects: [%s]}]"
TRACK = "tracks: [{name: one, monsters: %s, marks: '%s'}]"


def of_own(folder, text):
    """Return the world with one file of somebody's own."""
    lies = folder / "cards" / "road_to_the_overlord"
    lies.mkdir(parents=True, exist_ok=True)
    (lies / "own.yaml").write_text(text)
    return load_world(folder)


def test_the_program_s_own_files_are_whole():
    check_world()
    assert len(WORLD.cards.monsters) == 15
    assert len(WORLD.cards.treasures) == 76
    assert sum(each.copies for each in WORLD.cards.treasures) == 83
    assert {each.copies for each in WORLD.cards.monsters} == {2}


def test_monsters_have_the_levels_of_the_book():
    levels = {each.name: each.level for each in WORLD.cards.monsters}
    assert levels == {
        **dict.fromkeys(("giant_slime", "skeleton", "vicious_dwarf"), 1),
        **dict.fromkeys(("stone_golem", "spiteful_spirit", "hydra", "bone_mage", "dryad"), 2),
        "zombie": 2,
        **dict.fromkeys(("fire_elemental", "two_headed_ogre", "glutton", "lava_golem"), 3),
        "earth_spirit": 3,
        "patchwork_horror": 4,
    }
    assert [each.name for each in WORLD.cards.monsters if each.mage] == ["bone_mage"]


@pytest.mark.parametrize("calling", [each for each in Calling if each is not Calling.NONE])
def test_each_class_has_four_skills_that_lie_open_six_that_are_played_and_two_cards(calling):
    own = [each for each in WORLD.cards.treasures if each.calling is calling]
    sorts = [each.sort for each in own]
    assert [sorts.count(sort) for sort in (Sort.PASSIVE, Sort.ACTIVE)] == [4, 6]
    assert [each.copies for each in own if each.sort is Sort.CLASS] == [2]


def test_a_blue_card_is_one_better_than_the_white_one():
    treasure = WORLD.cards.treasure
    blue = [each for each in WORLD.cards.treasures if each.rare]
    assert len(blue) == 10
    for each in blue:
        white = treasure(each.name.removeprefix("blue_"))
        assert (each.slot, each.weight, each.hands) == (white.slot, white.weight, white.hands)
        assert each.effects[0].amount == white.effects[0].amount + 1


def test_every_verb_but_that_of_the_boss_is_on_a_card_and_every_whom_when_and_need():
    effects = [each for card in WORLD.cards.treasures for each in card.effects]
    assert {each.verb for each in effects} == {*Verb} - {Verb.BAN}
    assert {each.whom for each in effects} == {*Whom}
    assert {each.when for each in effects} == {*When}
    assert {each.need for each in effects} == {*Need}


def test_the_whole_road_has_forty_marks_with_ever_more_monsters_and_the_short_one_twenty():
    whole, short = WORLD.track("whole").marks, WORLD.track("short").marks
    assert (len(whole), len(short)) == (40, 20)
    assert {each.monsters for each in whole[:13]} == {0, 1}
    assert {each.monsters for each in whole[13:26]} == {0, 2}
    assert {each.monsters for each in whole[26:39]} == {0, 3}
    assert whole[-1] == short[-1] == Mark()
    assert short[16 - 1] == Mark(3, True, True)


def test_a_card_is_read_with_all_it_says(tmp_path):
    world = of_own(
        tmp_path,
        """
        treasures:
          - name: hook
            sort: gear
            slot: weapon
            hands: 2
            effects: [{weaken: 2, whom: enemy, when: hit, chance: 4}]
          - {name: coat, sort: gear, slot: body, weight: cloth, copies: 3, effects: [{life: 2}]}
          - {name: net, sort: scroll, effects: [{root: 2, whom: enemies}]}
        """,
    )
    hook, coat, net = (world.cards.treasure(name) for name in ("hook", "coat", "net"))
    assert (hook.slot, hook.hands) == (Slot.WEAPON, 2)
    assert hook.effects == (Effect(Verb.WEAKEN, 2, Whom.ENEMY, When.HIT, chance=4),)
    assert (coat.weight, coat.copies) == (Weight.CLOTH, 3)
    assert net.effects == (Effect(Verb.ROOT, 0, Whom.ENEMIES, When.PLAYED, turns=2),)


def test_files_of_one_s_own_add_to_those_of_the_program(tmp_path):
    more = "monsters: [{name: own_bat, attack: 1, life: 1, copies: 4}]\n" + TRACK % (
        "[1]",
        "M BOSS",
    )
    world = of_own(tmp_path, more)
    assert world.cards.monster("own_bat").copies == 4
    assert world.track("one").marks == (Mark(1), Mark())
    assert len(world.cards.treasures) == 76
    assert load_world() == WORLD


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("cards: []", "expected monsters, treasures or tracks"),
        ("monsters: [{name: skeleton, attack: 1, life: 1}]", "already one named 'skeleton'"),
        ("monsters: [{name: overlord, attack: 1, life: 1}]", "already one named 'overlord'"),
        ("monsters: [{name: Big Bat, attack: 1, life: 1}]", "a name such as bone_mage"),
        ("monsters: [{name: bat, attack: 1, life: 0}]", "life"),
        ("monsters: [{name: bat, attack: 1}]", "life"),
        ("monsters: [{name: bat, attack: 1, life: 1, wings: 2}]", "wings"),
        ("treasures: [{name: one, sort: relic, effects: [{life: 1}]}]", "sort"),
        ("treasures: [{name: one, sort: gear, slot: tail, effects: [{life: 1}]}]", "slot"),
        ("treasures: [{name: one, sort: gear, slot: weapon, hands: 3, effects: [{life: 1}]}]", "3"),
        ("treasures: [{name: one, sort: active, class: none, effects: [{heal: 1}]}]", "of a class"),
        (GEAR % "", "without an effect"),
        (GEAR % "{life: 1, attack: 1}", "expected one verb"),
        (GEAR % "{lif: 1}", "expected one verb"),
        (GEAR % "{strike: 2, whom: enemy}", "a deed is done by"),
        (GEAR % "{attack: 1, whom: allies}", "who wears it alone"),
        (GEAR % "{attack: 1, turns: 2}", "works for ever"),
        (GEAR % "{armour: 0}", "0 per cent changes nothing"),
        (GEAR % "{attack: 1, when: played}", "is not played"),
        (GEAR % "{stun: 1, whom: enemies, when: hit}", "at a blow"),
        (GEAR % "{attack: 1, chance: 3}", "a die is thrown for blows alone"),
        (SKILL % "{attack: 1, need: each_enemy}", "a need is of what is worn"),
        (SKILL % "{heal: 1, turns: 2}", "over at once"),
        (SKILL % "{poison: 1, whom: enemy}", "poison wants turns"),
        (SKILL % "{strike: 1}", "say whom"),
        (SKILL % "{heal: 1, whom: enemy}", "one's own side"),
        (SKILL % "{revive: 30}", "when dying alone"),
        (SKILL % "{call: 1, life: 1, whom: allies}", "for oneself alone"),
        (SKILL % "{call: 1}", "life"),
        (SKILL % "{ban: 1, whom: enemies}", "the Overlord alone"),
        (TRACK % ("[1]", "M M"), "the last mark is BOSS"),
        (TRACK % ("[1]", "BOSS"), "2 to"),
        (TRACK % ("[1]", "- M BOSS"), "mark 2: nothing says how many"),
        (TRACK % ("[1]", "TM BOSS"), "mark 1: expected"),
        (TRACK % ("[2, 1]", "M BOSS"), "monsters"),
        (TRACK % ("[]", "M BOSS"), "1 to 4 numbers"),
    ],
)
def test_what_can_mean_nothing_is_told_with_its_file_and_its_place(tmp_path, text, why):
    with pytest.raises(ContentError, match=why) as told:
        of_own(tmp_path, text)
    assert "own.yaml" in str(told.value)


def test_all_faults_of_a_file_are_told_at_once_each_with_its_line(tmp_path):
    with pytest.raises(ContentError) as told:
        of_own(
            tmp_path,
            "monsters:\n  - {name: a, attack: 1, life: 0}\n  - {name: a, attack: 1, life: 1}\n",
        )
    assert "life" in str(told.value)
    assert "already one named" in str(told.value)
