"""How events look on the road: each tells its rule, ends as the table is then, and is soon over."""

from typing import get_args

import pytest

from game.content.sound_list import load_sounds
from game.core.grid import Cell
from game.core.played_story import along
from game.core.rolled_dice import Rolled, Throw
from game.core.rules import NOBODY
from game.rules.road_to_the_overlord import ROAD_TO_THE_OVERLORD as ROAD_RULES
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.cards import Calling, Sort
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.state import Companion, Foe, How, Skill, Spell, Stage
from game.view.road_to_the_overlord.as_seen import as_seen
from game.view.road_to_the_overlord.clips import CHANCE, clip_for, flowing
from game.view.road_to_the_overlord.drawn_effects import KINDS, effects
from game.view.road_to_the_overlord.figures import body_of, rest_of
from game.view.road_to_the_overlord.lie_of_field import stands
from game.view.road_to_the_overlord.loot import loot_spot
from game.view.road_to_the_overlord.own_places import sheet_pose
from game.view.road_to_the_overlord.walkers import rest
from game.view.show.clip import Pose
from tests.paper import Paper
from tests.setups.road_to_the_overlord import SETUPS

from .shown_turns import by_chance, kinds, only, reel
from .tables import FOUGHT, LOOT, PLACE, PLACING, ROAD, THE_BOSS

MATCHES = range(len(SETUPS))
UNSEEN = events.StageBegan, events.SpellsRun
"""What nobody needs to watch: who is asked next, and that a turn of a spell is over."""
STUN = Spell(Verb.STUN, 1, 2, "freeze")
HOUND = Companion(9, 0, "hounds", 1, 2, Cell(2, 2))
SELDOM = [
    (ROAD, events.HeroTeleported(0, "teleport", 9)),
    (ROAD, events.NothingFound(0)),
    (ROAD, events.DeckRenewed(0)),
    (ROAD, events.HeroQuickened(0, 3, 2)),
    (ROAD, events.ClassTaken(3, "sorcerer", (), 6)),
    (ROAD, events.SkillLearned(0, "hide", "", 11)),
    (ROAD, events.SeatResigned(1)),
    (ROAD, events.TreasureFound(1, None, (0,))),
    (ROAD, events.TreasureFound(0, "flail", (0,))),
    (ROAD, events.TrapSprung(0, events.Trap.WEAK)),
    (ROAD, events.TrapSprung(0, events.Trap.DISARMED)),
    (ROAD, events.RoadConditionEnded(1, "slow")),
    (ROAD, events.OfferMade(0, 2, ("frost",), (None,), (0, 2))),
    (ROAD, events.OfferAgreed(2, 0, ("frost",), (None,), (), (), 9, 9, (0, 2))),
    (FOUGHT, events.CardPlayed(2, "shock", 4, True)),
    (FOUGHT, events.CardPlayed(2, "ward", -1, False)),
    (FOUGHT, events.FigureHealed(0, 2, 12, "maul")),
    (FOUGHT, events.FigureHurt(4, 2, 2, "venom")),
    (FOUGHT, events.SpellBegan(4, STUN)),
    (FOUGHT, events.TurnSkipped(4, "freeze")),
    (FOUGHT, events.CompanionsCame(0, (HOUND,))),
    (FOUGHT, events.CompanionLeft(7)),
    (FOUGHT, events.MonsterCame(Foe(8, "hydra", 4, Cell(3, -1)))),
    (FOUGHT, events.FigureFell(4, 0)),
    (FOUGHT, events.HeroRevived(1, 4, "last_stand")),
    (FOUGHT, events.HeroDied(1, 16)),
    (FOUGHT, events.FightBrokenOff(0)),
    (LOOT, events.LevelReached(0, 4)),
    (THE_BOSS, events.BossActed(Skill.BAN, 0, Skill.ALL_TO_ME)),
]


@pytest.mark.parametrize("number", MATCHES)
def test_every_match_is_shown_to_where_it_has_come(number):
    begins, told, last = by_chance(number)
    found = reel(begins, told)
    found.advance(100_000_000)
    assert (found.idle, found.shown) == (True, last)


def everything():
    """Yield each event of all matches, and those that are seldom, with the table before it."""
    yield from SELDOM
    for number in MATCHES:
        begins, told, _ = by_chance(number)
        for table, each in along(begins, told, ROAD_RULES.evolve):
            yield table, each.event


def test_each_event_is_seen_heard_or_needs_no_watching():
    found = set()
    for table, event in everything():
        clip = clip_for(table, event)
        assert (clip.ms > 0 and bool(clip.effects)) is not isinstance(event, UNSEEN)
        found.add(type(event))
    assert {*get_args(events.Event)} <= found


def test_each_skill_of_the_overlord_is_heard():
    assert {f"trek.{skill.value}" for skill in Skill} <= load_sounds().keys()


def test_every_effect_has_a_drawing_and_every_picture_is_there(brushes):
    found = {kind for table, event in everything() for kind in kinds(clip_for(table, event))}
    assert {kind.split(" ")[0] for kind in found} <= KINDS.keys()
    carried = "drop", "lift", "carry", "gain", "cross"
    shown = [kind.split(" ")[1] for kind in found if kind.split(" ")[0] in carried]
    assert len(shown) > 20
    assert [picture for picture in shown if picture not in brushes.pictures] == []


@pytest.mark.parametrize("number", MATCHES)
def test_what_is_drawn_at_any_moment_can_be_drawn(number, brushes):
    begins, told, _ = by_chance(number)
    found = reel(begins, told[:90])
    while not found.idle:
        running, paper = found.effects(), Paper(brushes)
        effects(False).draw_above(paper, PLACE, running, False)
        effects(False).draw_below(paper, PLACE, running, False)
        assert as_seen(found.shown, running).heroes == found.shown.heroes
        found.advance(170)


@pytest.mark.parametrize(("table", "event"), SELDOM)
def test_no_event_takes_longer_than_a_glance(table, event):
    assert clip_for(table, event).ms <= 1000


def test_a_hero_hops_from_mark_to_mark():
    clip = clip_for(ROAD, events.HeroWalked(0, 9))
    assert clip.at(0)["walker 0"] == rest(ROAD, 0)
    assert clip.at(clip.ms)["walker 0"] == rest(ROAD, 0, 9)
    ys = [clip.at(ms)["walker 0"].y for ms in range(0, clip.ms, 10)]
    tops = sum(a > b <= c for a, b, c in zip(ys, ys[1:], ys[2:], strict=False))
    assert tops == 5 == len([cue for cue in clip.cues if cue.sound == "trek.walk"])


def test_a_long_way_is_not_watched_longer():
    far = clip_for(ROAD.with_hero(0, mark=0), events.HeroWalked(0, 11))
    assert 700 < far.ms <= 1100


def test_a_way_back_leads_backwards():
    clip = clip_for(ROAD, events.HeroWalked(0, 1))
    assert clip.at(clip.ms)["walker 0"] == rest(ROAD, 0, 1)
    assert len(clip.cues) == 3


def test_a_treasure_goes_to_the_sheet_face_up_only_for_who_may_see_it():
    home = sheet_pose(ROAD, 1)
    for card, picture in (("frost", "overlord.card_of.one"), (None, "overlord.sign.treasure")):
        flies = only(clip_for(ROAD, events.TreasureFound(1, card, (1,))), "carry")
        assert (flies.kind, flies.to_x, flies.to_y) == (f"carry {picture}", home.x, home.y)


def test_what_is_traded_flies_both_ways_and_what_is_hidden_stays_so():
    event = events.OfferAgreed(2, 0, ("frost",), (None,), (), (), 9, 9, (0, 2))
    flies = [each for each in clip_for(ROAD, event).effects if each.kind.startswith("carry")]
    ends = {each.kind.split()[1]: (each.x, each.to_x) for each in flies}
    one, two = sheet_pose(ROAD, 0).x, sheet_pose(ROAD, 2).x
    assert ends == {"overlord.card_of.one": (one, two), "icon.cards": (two, one)}


DIE = Rolled("walk", (Throw(0, (4,)),))


def test_a_die_falls_over_who_threw_it_and_is_told_when_it_lies():
    clip = clip_for(ROAD, DIE)
    die = only(clip, "die")
    assert (die.kind, clip.tells) == ("die seat.0 4", clip.ms)
    assert (die.x, die.y) == pytest.approx((rest(ROAD, 0).x, rest(ROAD, 0).y - 1.15))


def test_dice_of_chance_fall_beside_all_who_fight_and_are_quick():
    die = only(clip := clip_for(FOUGHT, Rolled("chance", (Throw(NOBODY, (8,)),), 10)), "die")
    assert (die.kind, clip.ms) == ("die realm_bone 8", CHANCE)
    assert (die.x, die.y) == (5.5, 0.45)


def test_the_field_opens_at_the_mark_and_is_gone_as_it_closes():
    opens = only(clip_for(ROAD, events.FightBegan(0, 4, FOUGHT.fight.foes, ())), "opens")
    closes = only(clip_for(FOUGHT, events.FightOver(4)), "closes")
    assert (opens.x, opens.y) == (closes.x, closes.y)
    assert as_seen(FOUGHT, [(closes, 0)]).fight is None
    assert as_seen(FOUGHT, [(opens, 0)]).fight == FOUGHT.fight


def test_a_hero_comes_to_its_cell_and_monsters_from_their_side():
    clip = clip_for(PLACING, events.HeroPlaced(1, Cell(1, 1)))
    assert clip.at(0)["figure 1"] == rest_of(PLACING, 1)
    end, there = clip.at(clip.ms)["figure 1"], stands(Cell(1, 1))
    assert (end.x, end.y, end.size) == pytest.approx((there.x, there.y, 1))
    cells = Cell(2, -1), Cell(1, -1), Cell(3, -1)
    clip = clip_for(PLACING, events.MonstersPlaced(cells))
    for number, at in zip((4, 5, 6), cells, strict=True):
        assert clip.at(0)[f"figure {number}"].alpha == 0
        assert clip.at(0)[f"figure {number}"].x > stands(at).x
        assert clip.at(clip.ms)[f"figure {number}"] == stands(at)


def test_a_plain_blow_is_a_lunge_and_its_damage_is_told_as_it_strikes():
    clip = clip_for(FOUGHT, events.BlowStruck(0, 4, 9, 0))
    start, word = rest_of(FOUGHT, 0), only(clip, "word")
    assert clip.at(0)["figure 0"] == clip.at(clip.ms)["figure 0"] == start
    assert clip.at(clip.tells)["figure 0"].x > start.x + 0.8
    assert (word.kind.split()[1], word.begins) == ("-9", clip.tells)
    assert "bolt" not in {kind.split()[0] for kind in kinds(clip)}


@pytest.mark.parametrize(
    "event", [events.BlowStruck(5, 0, 3, 8), events.BlowStruck(0, 4, 3, 1, "shock")]
)
def test_a_blow_from_afar_and_a_spell_are_bolts(event):
    clip = clip_for(FOUGHT, event)
    bolt, by, to = only(clip, "bolt"), body_of(FOUGHT, event.by), body_of(FOUGHT, event.to)
    assert (bolt.x, bolt.y, bolt.to_x, bolt.to_y) == (by.x, by.y, to.x, to.y)
    assert bolt.begins + bolt.ms == clip.tells
    assert not clip.moves


def test_a_blocked_blow_shows_a_shield():
    blow = clip_for(FOUGHT, events.BlowStruck(4, 0, 1, 10, "", True))
    assert "drop overlord.defence" in kinds(blow)
    assert [cue.sound for cue in blow.cues] == ["trek.blocked"]
    assert "drop overlord.defence" not in kinds(clip_for(FOUGHT, events.BlowStruck(4, 0, 4, 7)))


def test_who_dodges_leaps_aside_and_back():
    clip, stays = clip_for(FOUGHT, events.BlowDodged(4, 0)), rest_of(FOUGHT, 0)
    ys = [clip.at(ms)["figure 0"].y for ms in range(0, clip.ms + 1, 10)]
    assert min(ys) < stays.y - 0.4
    assert ys[0] == ys[-1] == stays.y
    assert "word" not in {kind.split()[0] for kind in kinds(clip)}


def test_heavy_blows_shake_the_field():
    light, heavy = (clip_for(FOUGHT, events.BlowStruck(4, 0, n, 1)).shake for n in (3, 10))
    assert light == 0 < heavy


def test_a_spell_falls_on_whom_it_is_laid():
    sign, body = only(clip_for(FOUGHT, events.SpellBegan(4, STUN)), "drop"), body_of(FOUGHT, 4)
    assert (sign.kind, sign.x, sign.y) == ("drop overlord.spell.stun", body.x, body.y)


def test_a_card_flies_to_whom_it_is_played_at():
    flies = only(clip_for(FOUGHT, events.CardPlayed(2, "shock", 4, True)), "carry")
    assert Pose(flies.to_x, flies.to_y) == body_of(FOUGHT, 4)


def test_who_comes_grows_where_it_then_stands():
    pop = only(clip_for(FOUGHT, events.CompanionsCame(0, (HOUND,))), "pop")
    assert (pop.kind, pop.x, pop.y) == ("pop ally hounds", stands(HOUND.at).x, stands(HOUND.at).y)


@pytest.mark.parametrize("event", [events.FigureFell(4, 0), events.HeroDied(1, 9)])
def test_who_falls_shrinks_to_nothing(event):
    clip = clip_for(FOUGHT, event)
    (name,) = clip.moves
    assert clip.at(0)[name].alpha == 255
    assert clip.at(clip.ms)[name].alpha == 0


def test_who_dies_is_told_to_begin_anew_at_the_start():
    clip = clip_for(FOUGHT, events.HeroDied(1, 9))
    (flag,) = (each for each in clip.effects if each.kind.endswith("overlord.sign.start"))
    assert 0 < flag.begins < clip.ms < flag.begins + flag.ms


def test_a_new_level_is_read_on_a_star_over_a_hero_that_leaps(brushes):
    clip = clip_for(FOUGHT, events.LevelReached(0, 4))
    heights = [clip.at(clip.ms * part // 4)["figure 0"].y for part in range(5)]
    assert heights[1] < heights[0] == heights[2] == heights[4] > heights[3]
    effects(False).draw_above(paper := Paper(brushes), PLACE, [(only(clip, "star"), 600)], False)
    star, number = paper.marks
    assert number.what == "4"
    assert number.middle == pytest.approx(star.middle, abs=2)


def test_who_rests_in_full_health_gains_nothing():
    clip = clip_for(ROAD, events.HeroRested(0, ROAD.heroes[0].life))
    assert not [each for each in clip.effects if each.kind.startswith("word")]


def test_the_boss_shows_its_skill_and_whom_it_meets():
    clip = clip_for(THE_BOSS, events.BossActed(Skill.BAN, 1, Skill.ALL_TO_ME))
    flies, body = only(clip, "carry"), body_of(THE_BOSS, 1)
    assert (flies.kind, flies.to_x, flies.to_y) == ("carry overlord.skill.ban", body.x, body.y)
    assert clip.sound == "trek.ban"


def test_loot_flies_from_where_it_lay():
    flies = only(clip_for(LOOT, events.LootTaken(1, "life_potion")), "carry")
    assert (flies.kind, (flies.x, flies.y)) == ("carry overlord.card.life_potion", loot_spot(1)[:2])


def test_who_beat_the_boss_leaps_on_the_field_and_others_on_the_way():
    won = clip_for(THE_BOSS, events.MatchEnded(How.BEATEN, (0, 3)))
    assert won.moves.keys() == {"figure 0", "walker 3"}
    assert clip_for(ROAD, events.MatchEnded(How.LEFT, (1,))).moves.keys() == {"walker 1"}


def test_a_night_without_winners_is_dark_and_still():
    night = clip_for(ROAD, events.MatchEnded(How.NIGHT, ()))
    assert (kinds(night), night.sound) == (["night"], "trek.night")
    assert "confetti link.2" in kinds(clip_for(ROAD, events.MatchEnded(How.NIGHT, (2,))))


def test_what_decides_the_match_is_followed_by_a_still_moment():
    clip = clip_for(THE_BOSS, event := events.BlowStruck(0, 4, 9, 0))
    ended = events.MatchEnded(How.BEATEN, (0,))
    assert flowing(clip, None, event, ended).ms > flowing(clip, None, event, None).ms == clip.ms


def test_in_a_calm_picture_dice_lie_at_once_and_nothing_flies_about(brushes):
    die = only(clip_for(ROAD, DIE), "die")
    angles = {True: set(), False: set()}
    for calm, found in angles.items():
        for ms in range(0, 400, 40):
            paper = Paper(brushes)
            effects(calm).draw_above(paper, PLACE, [(die, ms)], calm)
            found |= {mark.angle for mark in paper.pictures("kit.die")}
    assert angles[True] == {0}
    assert len(angles[False]) > 2
    hit, paper = only(clip_for(FOUGHT, events.BlowStruck(0, 4, 9, 0)), "hit"), Paper(brushes)
    effects(True).draw_above(paper, PLACE, [(hit, 100)], True)
    assert not paper.marks


def test_a_stage_that_begins_changes_only_who_is_asked():
    assert clip_for(PLACING, events.StageBegan(Stage.FIGHTING, ())).ms == 0


@pytest.mark.parametrize("number", MATCHES)
def test_a_turn_of_a_hero_in_a_fight_takes_six_seconds_at_the_most(number):
    begins, told, _ = by_chance(number)
    longest = now = 0
    for table, each in along(begins, told, ROAD_RULES.evolve):
        event = each.event
        now = 0 if isinstance(event, events.FightTurnBegan | events.TurnBegan) else now
        now += clip_for(table, event).ms
        fights = table.fight is not None and table.fight.stage is Stage.FIGHTING
        longest = max(longest, now) if fights else longest
    assert longest <= 6000


def test_each_class_has_a_voice_of_its_own_when_it_is_taken_and_on_its_turn():
    taken = [
        clip_for(ROAD, events.ClassTaken(3, card.name, (), 6)).sound
        for card in ROAD.setup.cards.treasures
        if card.sort is Sort.CLASS
    ]
    turns = [clip_for(FOUGHT, events.FightTurnBegan(seat, 1)).sound for seat in (0, 1, 2)]
    assert turns == ["trek.barbarian", "trek.crusader", "trek.sorcerer"]
    assert {*taken} == {f"trek.{calling.value}" for calling in Calling} - {"trek.none"}
    assert {*taken} <= {*load_sounds()}
