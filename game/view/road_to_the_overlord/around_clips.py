"""How a fight looks before and after its blows: it opens, all come to their places, it is won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from game.core.rules import Seat
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import MarkNumber
from game.rules.road_to_the_overlord.state import BOSS, Table
from game.view.show.carried_pictures import crossed, risen
from game.view.show.clip import CUT, Clip, Cue, Ease, Effect, Move, Pose, effect_at, effect_between

from .field import ground
from .figures import body_of, figure_name, rest_of
from .gear_clips import picture_of
from .lie_of_field import stands
from .looks import voice_of
from .loot import loot_spot
from .own_places import sheet_pose
from .way import COLUMNS, mark_spot

OPENS, CLOSES, ANSWERED, PLACED, COMES, TURNS = 520, 340, 280, 260, 380, 140
"""How long a fight opens and closes, one answers, a hero and a monster come, and turns begin."""
FLED, BROKEN, LOST, WON, GAINED, LEVEL, TAKEN = 520, 700, 900, 700, 180, 900, 220
SEEN, FLIES, BLAZES = 760, 560, 1300
"""How long words are seen, what is won is on its way, and the star of a new level stands."""
LEAPS, HIGH, UP = 2, 0.3, 1.3
"""How often and how high one leaps for joy, and how far over it the star stands, in cells."""
AFTER = 70
"""So much later one monster comes than the one before."""
OUT = 3.0
"""From so far beyond the field monsters come, in cells."""
CENTRE = Pose(COLUMNS / 2 - 0.5, 4.5)


def around(shown: Table, event: events.Around) -> Clip:
    match event:
        case events.FightBegan():
            opens = _inset("opens", shown, event.mark, OPENS)
            boss = event.foes[0].name == BOSS
            cues = (Cue("trek.heresy", OPENS // 2),) if boss else ()
            return Clip(OPENS, effects=(opens,), cues=cues, sound="trek.monsters")
        case events.StageBegan():
            return CUT
        case events.MonstersPlaced():
            return _placed(shown, event)
        case events.FightTurnBegan(seat):
            whose = effect_at(f"drop emblem.{seat}", body_of(shown, seat), SEEN)
            return Clip(TURNS, effects=(whose,), sound=voice_of(shown.heroes[seat].calling))
        case events.FightOver(mark):
            return Clip(CLOSES, effects=(_inset("closes", shown, mark, CLOSES),), tells=CLOSES)
        case events.JoinAnswered() | events.RivalAnswered() | events.HeroPlaced():
            return _joined(shown, event)
        case _:
            return _over(shown, event)


def _inset(word: str, shown: Table, mark: MarkNumber, ms: int) -> Effect:
    """Return how the field opens at a mark, or closes there, on the ground of the land about."""
    x, y = mark_spot(shown.setup.last, mark)
    return Effect(f"{word} {ground(shown.setup.last, mark)}", x, y, ms)


def _joined(
    shown: Table, event: events.JoinAnswered | events.RivalAnswered | events.HeroPlaced
) -> Clip:
    match event:
        case events.JoinAnswered(seat, comes):
            return _answered(CENTRE, seat, comes)
        case events.RivalAnswered(_, rival, lets):
            return _answered(body_of(shown, rival), rival, lets)
        case events.HeroPlaced(seat, at):
            start, end = rest_of(shown, seat), stands(at)
            move = Move(start, end, Ease.DRIVE)
            puff = Effect("puff realm_way", end.x, end.y, 340, PLACED - 40)
            return Clip(PLACED, {figure_name(seat): move}, (puff,), sound="trek.step")
        case _:
            assert_never(event)


def _answered(at: Pose, seat: Seat, yes: bool) -> Clip:
    sign = effect_at(f"drop emblem.{seat}", at, ANSWERED + 300)
    if yes:
        return Clip(ANSWERED, effects=(sign,), sound="trek.join")
    return Clip(ANSWERED, effects=(crossed(at, f"emblem.{seat}", ANSWERED + 300),))


def _placed(shown: Table, event: events.MonstersPlaced) -> Clip:
    """Monsters come in from their side, one after the other."""
    fight = shown.fight
    foes = fight.foes if fight is not None else ()
    moves, puffs = {}, []
    for n, (foe, at) in enumerate(zip(foes, event.cells, strict=True)):
        end, begins = stands(at), n * AFTER
        start = Pose(end.x + OUT, end.y, alpha=0)
        moves[figure_name(foe.number)] = Move(start, end, Ease.SETTLE, begins, begins + COMES)
        puffs.append(Effect("puff realm_ghost", end.x, end.y, 300, begins + COMES - 120))
    ms = COMES + AFTER * max(0, len(foes) - 1)
    return Clip(ms, moves, tuple(puffs), sound="trek.monsters")


def _over(
    shown: Table,
    event: events.HeroFled
    | events.FightBrokenOff
    | events.FightLost
    | events.FightWon
    | events.ExperienceGained
    | events.LevelReached
    | events.LootTaken,
) -> Clip:
    match event:
        case events.HeroFled(seat):
            start = rest_of(shown, seat)
            away = replace(start, x=-1.5, alpha=0)
            move = {figure_name(seat): Move(start, away, Ease.START)}
            return Clip(FLED, move, tuple(_trail(start)), sound="trek.flee")
        case events.FightBrokenOff():
            sign = crossed(CENTRE, "overlord.attack", BROKEN + 300)
            return Clip(BROKEN, effects=(sign, Effect("dims", 0, 0, BROKEN)), sound="trek.flee")
        case events.FightLost():
            skull = effect_at("drop icon.skull", CENTRE, LOST + 200)
            return Clip(LOST, effects=(Effect("dims", 0, 0, LOST), skull), sound="trek.lost")
        case events.FightWon():
            return _won(event)
        case _:
            return _gained(shown, event)


def _won(event: events.FightWon) -> Clip:
    """Light falls on who has won, and the treasures fall open."""
    spots = [Pose(*loot_spot(n)[:2]) for n in range(len(event.loot))]
    sparks = tuple(
        effect_at("ring realm_fire_light", pose, WON, AFTER * n) for n, pose in enumerate(spots)
    )
    glory = effect_at("glory", CENTRE, WON)
    sound = "trek.won" if event.experience else "trek.boss_falls"
    return Clip(WON, effects=(glory, *sparks), sound=sound)


def _gained(
    shown: Table, event: events.ExperienceGained | events.LevelReached | events.LootTaken
) -> Clip:
    seat, home = event.seat, sheet_pose(shown, event.seat)
    body = body_of(shown, seat)
    match event:
        case events.ExperienceGained(_, amount):
            star = effect_between("carry overlord.experience", body, home, FLIES)
            word = risen(body, f"+{amount}", "realm_fire_light", SEEN)
            return Clip(GAINED, effects=(word, star), sound="trek.loot")
        case events.LevelReached(_, level):
            return _feast(shown, seat, level)
        case events.LootTaken(_, card):
            fight = shown.fight
            loot = fight.loot if fight is not None else ()
            at = Pose(*loot_spot(loot.index(card))[:2]) if card in loot else CENTRE
            flies = effect_between(f"carry {picture_of(shown, card)}", at, home, FLIES)
            return Clip(TAKEN, effects=(flies,), sound="trek.loot")
        case _:
            assert_never(event)


def _feast(shown: Table, seat: Seat, level: int) -> Clip:
    """A star with the new level blazes over a hero that leaps for joy."""
    stays, body, ink = rest_of(shown, seat), body_of(shown, seat), f"seat.{seat}.light"
    high, half = replace(stays, y=stays.y - HIGH), LEVEL // (2 * LEAPS)
    times = pairwise(range(0, LEVEL + 1, half))
    ways = ((stays, high, Ease.SETTLE), (high, stays, Ease.FALL)) * LEAPS
    leaps = tuple(Move(*way, *span) for way, span in zip(ways, times, strict=True))
    effects = (
        effect_at("glory", body, BLAZES),
        effect_at(f"ring {ink}", body, LEVEL),
        effect_at(f"sparks {ink}", body, BLAZES),
        effect_at(f"star {level}", replace(body, y=body.y - UP), BLAZES),
        risen(sheet_pose(shown, seat), str(level), ink, BLAZES),
    )
    return Clip(LEVEL, {figure_name(seat): leaps}, effects, sound="trek.level")


def _trail(start: Pose) -> Iterator[Effect]:
    """Yield dust behind who runs away."""
    for n in range(5):
        x = start.x - n * start.x / 5
        yield Effect("puff realm_way", x, start.y, 340, n * 100)
