"""The events of the road in the players' words: which sentence, and who tells what since."""

from __future__ import annotations

from game.core.played_story import along
from game.core.rolled_dice import Rolled
from game.core.rules import Told
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.evolve import evolve
from game.rules.road_to_the_overlord.state import BOSS, Stage, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Chosen, Sentences

from .naming import GAME, title, won_key
from .sentence_gaps import GAPS

Bargained = events.OfferMade | events.OfferChanged | events.OfferAgreed
UNSAID = events.TurnBegan | events.FightTurnBegan | Rolled
UNTOLD = ""
"""What is seen on the board needs no line."""
ENDURED = frozenset({Verb.STUN, Verb.ROOT, Verb.BLIND, Verb.CHARM, Verb.POISON, Verb.SILENCE})
"""Spells that one has, and not so much of them."""


def tell(words: Words, shown: Table | None, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    return title(SENTENCES.tell(words, shown, event, names))


def retold(
    words: Words, seat: int, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return what has happened to all since the seat acted last, for its phone."""
    found = ((at, each.event) for at, each in along(before, told, evolve))
    said = (tell(words, at, event, names) for at, event in found if not isinstance(event, UNSAID))
    return tuple(filter(None, said))


def _rolled(shown: Table | None, event: Rolled) -> str:
    """How far the die leads is told with all that helps and hinders."""
    return UNTOLD if event.what == "walk" else f"die_{event.what}"


def _to_mark(kind: str) -> Chosen:
    """Return what chooses the key of a way: the start and the boss's mark are told apart."""

    def key(shown: Table | None, event: events.HeroWalked | events.HeroTeleported) -> str:
        if not event.to:
            return f"{kind}_start"
        return f"{kind}_last" if shown is not None and event.to == shown.setup.last else kind

    return key


def _off(kind: str) -> Chosen:
    return lambda shown, event: f"{kind}_off" if event.off else kind


def _began(shown: Table | None, event: events.FightBegan) -> str:
    return "challenged" if any(foe.name == BOSS for foe in event.foes) else "met"


def _stage(shown: Table | None, event: events.StageBegan) -> str:
    return "placing" if event.stage is Stage.PLACING else UNTOLD


def _struck(shown: Table | None, event: events.BlowStruck) -> str:
    if event.spell:
        return "struck_spell"
    return "struck_blocked" if event.blocked else "struck"


def _spell(shown: Table | None, event: events.SpellBegan) -> str:
    spell = event.spell
    lasts = "" if spell.left else "_fight"
    return f"spell_{'has' if spell.verb in ENDURED else 'feels'}{lasts}"


def _bargain(kind: str) -> Chosen:
    """Return what chooses the key of a bargain: an exchange, a gift, or a wish."""

    def key(shown: Table | None, event: Bargained) -> str:
        if event.give and event.get:
            return kind
        return f"{kind}_gift" if event.give else f"{kind}_asks"

    return key


def _ended(shown: Table | None, event: events.MatchEnded) -> str:
    return won_key(shown.setup if shown is not None else None, event.winners)


SENTENCES = Sentences(
    prefix=f"event.{GAME}",
    keys={
        events.TurnBegan: "turn",
        Rolled: _rolled,
        events.WayThrown: "may_go",
        events.HeroWalked: _to_mark("walked"),
        events.HeroTeleported: _to_mark("led"),
        events.HeroRested: "rested",
        events.TreasureFound: lambda shown, e: "found" if e.card else "found_hidden",
        events.NothingFound: "found_nothing",
        events.DeckRenewed: "renewed",
        events.TrapSprung: lambda shown, e: f"trap_{e.trap.value}",
        events.RoadConditionEnded: lambda shown, e: f"ended_{e.kind}",
        events.GearWorn: _off("worn"),
        events.GearTakenOff: "taken_off",
        events.ClassTaken: _off("class"),
        events.SkillLearned: lambda shown, e: "learned_instead" if e.forgot else "learned",
        events.CardPlayed: lambda shown, e: "played_at" if e.at >= 0 else "played",
        events.HeroQuickened: "quickened",
        events.FightBegan: _began,
        events.JoinAnswered: lambda shown, e: "comes" if e.comes else "stays_out",
        events.RivalAnswered: lambda shown, e: "lets_in" if e.lets else "turns_away",
        events.StageBegan: _stage,
        events.HeroPlaced: UNTOLD,
        events.MonstersPlaced: UNTOLD,
        events.FightTurnBegan: "fight_turn",
        events.HeroFled: _to_mark("fled"),
        events.FightBrokenOff: "broken_off",
        events.FightLost: "lost",
        events.FightWon: "won",
        events.ExperienceGained: "experience",
        events.LevelReached: "level",
        events.LootTaken: "loot",
        events.FightOver: UNTOLD,
        events.FigureStepped: lambda shown, e: "forced" if e.forced else UNTOLD,
        events.BlowStruck: _struck,
        events.BlowDodged: "dodged",
        events.FigureHurt: "hurt",
        events.FigureHealed: "healed",
        events.SpellBegan: _spell,
        events.SpellsRun: UNTOLD,
        events.TurnSkipped: "skipped",
        events.CompanionsCame: "allies",
        events.CompanionLeft: "ally_left",
        events.BossActed: "boss",
        events.MonsterCame: "came",
        events.FigureFell: "fell",
        events.HeroRevived: "revived",
        events.HeroDied: "died",
        events.OfferMade: _bargain("offered"),
        events.OfferChanged: _bargain("changed"),
        events.OfferAgreed: _bargain("agreed"),
        events.OfferRefused: "refused",
        events.SeatResigned: "resigned",
        events.MatchEnded: _ended,
    },
    gaps=GAPS,
)
