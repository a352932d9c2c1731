"""What Road to the Overlord says: of events, refusals, places and people, in three languages."""

import pytest

from game.core.grid import Cell
from game.core.rolled_dice import Rolled, Throw
from game.core.spelling import Card, Piece, Spot, Word
from game.rules.road_to_the_overlord import ROAD_TO_THE_OVERLORD, actions, events
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.events import Trap
from game.rules.road_to_the_overlord.state import Companion, Foe, How, Skill, Spell, Stage
from game.rules.road_to_the_overlord.why_not.reasons import Refusal, Why
from game.scenes.road_to_the_overlord.cell_words import because, tip, why_not
from game.scenes.road_to_the_overlord.naming import named
from game.scenes.road_to_the_overlord.part_tips import about, foretell
from game.scenes.road_to_the_overlord.result_and_options import result_of
from game.scenes.road_to_the_overlord.sentences import retold, tell
from game.scenes.road_to_the_overlord.table_face import TABLE
from game.scenes.road_to_the_overlord.turn_words import asked, head
from game.view.road_to_the_overlord.lie_of_field import corner

from .tables import NAMES, picking, story

LANGUAGES = ("en", "ru", "uk")
FIGHT = {
    "heroes": ("A mark 3", "B mark 3"),
    "fight": ("A front 2", "B rear 1", "4 skeleton 2/2 front 2", "5 skeleton 2/2 second 1"),
}
ALLY = Companion(6, 0, "hounds", 1, 2, Cell(1, 1))
STUN = Spell(Verb.STUN, 0, 1, "freeze")
SAID = (
    (events.TurnBegan(1, 3, 2), "Turn 3: Ben"),
    (Rolled("walk", (Throw(0, (4,)),)), ""),
    (Rolled("trap", (Throw(0, (4,)),)), "Ann throws 4 for the trap"),
    (Rolled("flee", (Throw(0, (4,)),)), "Ann throws 4 to flee"),
    (Rolled("chance", (Throw(-1, (4,)),), 10), "The ten-sided die shows 4"),
    (events.WayThrown(0, 1), "Ann may go 1 mark"),
    (events.HeroWalked(0, 7), "Ann goes to mark 7"),
    (events.HeroWalked(0, 0), "Ann goes back to the start"),
    (events.HeroWalked(0, 10), "Ann stands before the Overlord’s tower"),
    (events.HeroTeleported(0, "teleport", 7), "Ann plays Teleport: to mark 7"),
    (events.HeroRested(0, 12), "Ann rests: life 12"),
    (events.TreasureFound(0, "halberd", (0,)), "Ann finds: Halberd"),
    (events.TreasureFound(0, None, ()), "Ann finds a treasure"),
    (events.NothingFound(0), "Ann finds nothing: no treasure is left"),
    (events.DeckRenewed(0), "Treasures that were played are shuffled into the deck"),
    (events.TrapSprung(0, Trap.NOTHING), "Ann steps over the trap"),
    (events.TrapSprung(0, Trap.DISARMED), "Ann disarms the trap"),
    (events.RoadConditionEnded(0, "weak"), "Ann is no longer weak"),
    (events.GearWorn(0, "halberd", (), 15), "Ann puts on: Halberd"),
    (events.GearWorn(0, "halberd", ("flail",), 15), "Ann puts on: Halberd; takes off: Flail"),
    (events.GearTakenOff(0, "halberd", 10), "Ann takes off: Halberd"),
    (events.ClassTaken(0, "monk_oath", (), 10), "Ann chooses a class: Monk’s oath"),
    (events.SkillLearned(0, "fury", "", 10), "Ann learns: Fury"),
    (events.SkillLearned(0, "fury", "thirst", 10), "Ann learns Fury in place of Thirst for battle"),
    (events.CardPlayed(0, "freeze", -1, kept=False), "Ann plays: Freeze"),
    (events.CardPlayed(0, "blind", 5, kept=False), "Ann plays Blinding: Skeleton 2"),
    (events.HeroQuickened(0, 3, 2), "Ann: +3 marks, turns: 2"),
    (
        events.FightBegan(0, 3, (Foe(4, "hydra", 4), Foe(5, "zombie", 4)), ()),
        "Ann meets: Hydra, Zombie",
    ),
    (events.FightBegan(0, 10, (Foe(4, "overlord", 90),), ()), "Ann challenges the Overlord!"),
    (events.JoinAnswered(1, comes=True), "Ben comes to help"),
    (events.RivalAnswered(0, 1, lets=False), "Ann turns Ben away"),
    (events.StageBegan(Stage.PLACING, (0,)), "Heroes take their places"),
    (events.StageBegan(Stage.LOOT, (0,)), ""),
    (events.HeroPlaced(0, Cell(1, 1)), ""),
    (events.FightTurnBegan(0, 2), "Fight, turn 2: Ann"),
    (events.HeroFled(0, 2), "Ann flees to mark 2"),
    (events.FightWon((0,), 2, ()), "The fight is won"),
    (events.ExperienceGained(0, 2), "Ann: +2 experience"),
    (events.LevelReached(0, 3), "Ann reaches level 3!"),
    (events.LootTaken(0, "shield"), "Ann takes: Shield"),
    (events.FigureStepped(4, Cell(1, -1)), ""),
    (events.FigureStepped(0, Cell(1, 1), forced=True), "Ann must come to the front: front row, 1"),
    (events.BlowStruck(4, 0, 2, 8), "Skeleton 1 strikes Ann: −2, 8 left"),
    (events.BlowStruck(0, 5, 4, 0, "cleave"), "Cleave strikes Skeleton 2: −4, 0 left"),
    (events.BlowStruck(4, 0, 1, 8, blocked=True), "Skeleton 1 strikes Ann, blocked: −1, 8 left"),
    (events.BlowDodged(4, 0), "Ann dodges the blow of Skeleton 1"),
    (events.FigureHurt(4, 2, 1, "poison"), "Skeleton 1, Poison: −2, 1 left"),
    (events.FigureHealed(0, 2, 10, "frost_blade"), "Ann, Frost blade: +2, life 10"),
    (events.SpellBegan(4, STUN), "Skeleton 1: stunned"),
    (
        events.SpellBegan(0, Spell(Verb.ATTACK, 1, 0, "magic_weapon")),
        "Ann: attack +1, for this fight",
    ),
    (events.TurnSkipped(4, "freeze"), "Skeleton 1 cannot act: Freeze"),
    (events.TurnSkipped(0, "ban"), "Ann cannot act: Ban"),
    (events.CompanionsCame(0, (ALLY, ALLY)), "Ann has company: 2 × Hounds"),
    (events.BossActed(Skill.BAN, 1, Skill.ALL_TO_ME), "The Overlord uses Ban against Ben"),
    (events.MonsterCame(Foe(7, "hydra", 4)), "One more monster: Hydra"),
    (events.FigureFell(5, 0), "Skeleton 2 falls"),
    (events.HeroRevived(0, 4, "last_stand"), "Ann does not die: Last stand, life 4"),
    (events.HeroDied(0, 10), "Ann dies and begins again at the start"),
    (events.OfferMade(0, 1, ("flail",), ("shield",), ()), "Ann offers Ben: Flail for Shield"),
    (events.OfferMade(0, 1, ("flail",), (), ()), "Ann offers Ben for nothing: Flail"),
    (events.OfferMade(0, 1, (), (None, None), ()), "Ann asks Ben for: 2 hidden cards"),
    (
        events.OfferAgreed(1, 0, ("flail",), ("shield",), (), (), 9, 9, ()),
        "Agreed: Ann gives Ben Flail for Shield",
    ),
    (events.OfferRefused(1), "Ben refuses"),
    (events.SeatResigned(1), "Ben leaves the match"),
    (events.MatchEnded(How.BEATEN, (0, 1)), "The Overlord is beaten!"),
    (events.MatchEnded(How.BEATEN, (0,)), "Ann has won!"),
    (events.MatchEnded(How.NIGHT, ()), "Night has fallen, and all have lost"),
)


@pytest.mark.parametrize(("event", "words"), SAID, ids=lambda each: type(each).__name__)
def test_each_event_is_told_in_a_line(kit, event, words):
    assert tell(kit.words, story(**FIGHT).table, event, NAMES[:2]) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why, ids=lambda why: why.value)
def test_each_refusal_is_a_sentence_in_every_language(kit, why, language):
    kit.words.speak(language)
    said = because(kit.words, Refusal(why, "L4.1"))
    assert said.endswith(".")
    assert "{" not in said
    assert kit.words.texts.missing == {}


@pytest.mark.parametrize(
    ("number", "words"), [(0, "the start"), (4, "mark\u00a04"), (10, "the Overlord’s tower")]
)
def test_a_mark_is_called_by_its_number_or_by_what_it_is(kit, number, words):
    assert named(kit.words, story().table, Spot("mark", number), NAMES) == words


def test_a_way_says_where_it_ends_and_what_waits_there(kit):
    state = story(heroes=("A mark 3", "B"), counts=("thrown 2",), track=("- - M2 - MTX BOSS",))
    assert named(kit.words, state.table, Word("forward"), NAMES) == "Forward, to 5"
    ahead = foretell(kit.words, state.table, 0, picking(state), Word("forward"))
    assert ahead.title == "Mark\u00a05"
    assert "A treasure. A trap" in ahead.words
    assert (
        foretell(kit.words, state.table, 0, picking(state), Word("back")).words
        == "Nothing waits here."
    )


def test_gear_says_what_its_hero_would_be_with_it(kit):
    sections = {
        "heroes": ("A mark 3 monk holds halberd mail boots, wears knife", "B"),
        "treasures": (
            "knife gear weapon 1: attack 2",
            "halberd gear weapon 2: attack 5; life 5",
            "mail gear body heavy: defence 2",
            "boots gear legs: walk 1",
        ),
    }
    view = story(**sections).table
    told = about(kit.words, view, Card("halberd"))
    assert told.endswith("If you put it on: attack 7 → 10, life 10 → 15. Comes off: Knife.")
    for card in ("mail", "boots", "knife"):
        assert "If you" not in about(kit.words, view, Card(card))
    fight = story(**sections, fight=FIGHT["fight"][:1] + FIGHT["fight"][2:]).table
    assert "If you" not in about(kit.words, fight, Card("halberd"))


def test_a_mark_of_the_board_says_who_stands_there(kit):
    view = story(heroes=("A mark 3", "B mark 3")).table
    found = [tip(kit.words, view, Cell(x, y), NAMES) for x in range(12) for y in range(10)]
    here = [each for each in found if each is not None and "Here: Ann, Ben." in each.words]
    assert here
    assert {each.title for each in here} == {"Mark\u00a03"}


def test_who_stands_on_the_field_says_how_strong_it_is_and_what_lasts_on_it(kit):
    sections = {
        **FIGHT,
        "fight": (*FIGHT["fight"][:3], "5 mage 3/2 second 1 mage under stun 0 for 2"),
    }
    view = story(**sections).table
    foe = tip(kit.words, view, corner(Cell(2, -1)), NAMES)
    assert (foe.title, foe.rule) == ("Skeleton", "L4.4")
    assert foe.words == "Attack 2, life 2. Level 1."
    mage = tip(kit.words, view, corner(Cell(1, -2)), NAMES)
    assert "Strikes from anywhere." in mage.words
    assert mage.words.endswith("Stunned, for 2 turns.")
    assert tip(kit.words, view, corner(Cell(2, 1)), NAMES).words == "Attack 5, life 10. Defence 0."


def test_the_boss_says_what_it_does_next(kit):
    fight = ("A front 2", "4 overlord 10/90 front 2 life 40 next heresy")
    view = story(heroes=("A mark 10", "B"), fight=fight).table
    boss = tip(kit.words, view, corner(Cell(2, -1)), NAMES)
    assert (boss.title, boss.rule) == ("The Overlord", "L5")
    assert "Attack 10, life 40." in boss.words
    assert "Next: Heresy." in boss.words


def test_what_cannot_be_done_says_why(kit):
    def why(state, part):
        (seat,) = ROAD_TO_THE_OVERLORD.to_act(state.table)
        return why_not(kit.words, state.table, seat, picking(state), part).words

    fight = story(**FIGHT)
    assert why(fight, corner(Cell(3, 3))) == "That is further than one step."
    assert why(fight, corner(Cell(1, -1))) == "Nobody enters the other half."
    aside = story(**{**FIGHT, "fight": ("A front 1", "4 skeleton 2/2 front 2")})
    for part in (Word("attack"), Piece(4), corner(Cell(2, -1))):
        assert "straight ahead" in why(aside, part)
    assert why(story(), Word("challenge")) == "The Overlord waits on the last mark."
    assert (
        why(story(heroes=("A", "B mark 9")), Word("offer"))
        == "This hero is more than two marks away."
    )


def test_what_is_to_be_done_is_asked(kit):
    def said(**sections):
        state = story(**sections)
        (seat,) = ROAD_TO_THE_OVERLORD.to_act(state.table)
        return asked(kit.words, state.table, seat, NAMES)

    assert said() == "Gear and trade first, as you like. Then throw, or rest."
    assert said(heroes=("A mark 10", "B")).startswith("He is here")
    assert said(heroes=("A", "B"), counts=("thrown 3",)) == "3 marks: forward or back?"
    assert said(**FIGHT).startswith("A step, and a blow or a card. If the turn ends now: ")
    aside = {"heroes": ("A mark 3",), "fight": ("A rear 1", "stepped", "4 skeleton 2/2 front 2")}
    assert said(**{**FIGHT, **aside}).startswith("End the turn: now the monsters act.")
    freeze = ("freeze scroll: stun at enemy for 1",)
    holding = {**aside, "heroes": ("A mark 3 holds freeze",), "treasures": freeze}
    assert said(**{**FIGHT, **holding}).startswith("Strike or play a card")
    joining = {
        **FIGHT,
        "fight": ("A front 2", "4 skeleton 2/2 front 2", "stage joining", "asked B"),
    }
    assert said(**joining) == "Ann fights near by: Skeleton. Join in?"


def test_the_head_counts_rounds_until_night(kit):
    def said(**sections):
        return head(kit.words, story(**sections).table)

    assert said() == "Round 1"
    assert said(rounds=("20",)) == "Round 1 of 20"
    assert said(rounds=("4",)) == "Round 1 of 4 · night is near"
    assert said(**FIGHT) == "Round 1 · fight, mark\u00a03"
    over = story(rounds=("4",)).table
    over = ROAD_TO_THE_OVERLORD.evolve(over, events.MatchEnded(How.BEATEN, (0,)))
    assert head(kit.words, over) == "Round 1 of 4"


def test_a_phone_is_told_what_happened_since(kit):
    state = story(heroes=("A mark 3 life 4", "B"))
    step = ROAD_TO_THE_OVERLORD.apply(state, actions.Rest(0))
    assert retold(kit.words, 1, state.table, step.events, NAMES[:2]) == ("Ann rests: life 10",)


def test_a_panel_shows_level_life_cards_and_what_a_trap_has_done(kit):
    state = story(
        heroes=("A mark 3 level 2 life 8 barbarian holds knife, weak 2", "B"),
        treasures=("knife gear weapon 1: attack 2",),
    )
    panel = TABLE.panel(state.table, 0)
    assert panel.score == 2
    assert [each.count for each in panel.counters] == [8, 3, 1]
    assert panel.signs == ("overlord.class.barbarian", "overlord.spell.weaken")
    told = TABLE.allies(kit.words, state.table, 0, NAMES)
    assert "Barbarian, level 2" in told
    assert "Life 8 of 11" in told
    assert told.endswith("Weak: half the attack")


def test_the_winners_stand_first_with_level_class_and_deaths(kit):
    state = story(heroes=("A mark 9 level 5", "B mark 10 level 3 monk"), teams=("A | B",))
    over = ROAD_TO_THE_OVERLORD.evolve(state.table, events.MatchEnded(How.BEATEN, (1,)))
    found = result_of(kit.words, over, NAMES)
    assert (found.title, found.reason) == ("Ben has won!", "The Overlord has fallen.")
    assert [(line.name, line.won, line.note) for line in found.lines] == [
        ("Ben", True, "Monk, level 3"),
        ("Ann", False, "without a class, level 5"),
    ]
