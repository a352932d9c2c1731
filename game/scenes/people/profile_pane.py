"""What the page of the people lets one change of a person: emblem, leading hand, pace."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import SPEEDS
from game.scenes.frame.show_speeds import speed_name
from game.scenes.pages.player_sign import draw_marker
from game.scenes.widgets.widget_kinds import Button, Choice, Label, Look, Toggle, Widget
from game.session.people.profiles import EMBLEMS, Hand, Profile
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import LABEL, SMALL

HANDS = tuple(Hand)
PACES = (None, *SPEEDS)
TILE = 64.0
ROW = 58.0
WORDS = 60.0


@dataclass(frozen=True, slots=True)
class Wear:
    """Let the person wear this emblem."""

    emblem: int


@dataclass(frozen=True, slots=True)
class Lead:
    """Let the person play with this hand."""

    hand: Hand


@dataclass(frozen=True, slots=True)
class Like:
    """Let the person's matches go at this pace."""

    pace: int | None


Wish = Wear | Lead | Like


def with_wish(profile: Profile, wish: Wish) -> Profile:
    """Return the person after one of the wishes; an emblem that is taken off is any again."""
    match wish:
        case Wear(emblem):
            return replace(profile, emblem=None if profile.emblem == emblem else emblem)
        case Lead(hand):
            return replace(profile, hand=hand)
        case Like(pace):
            return replace(profile, pace=pace)


def profile_page(kit: Kit, box: Box, profile: Profile) -> tuple[Widget, ...]:
    words, stays = kit.words, kit.settings.now.person == profile.name
    emblems, rest = box.top(34 + TILE), box.below(34 + TILE, 20)
    hand, rest = rest.top(ROW + WORDS), rest.below(ROW + WORDS, 12)
    pace = rest.top(ROW + WORDS)
    hands = tuple(words(f"people.hand.{each.value}") for each in HANDS)
    paces = tuple(_pace(kit, each) for each in PACES)
    return (
        Label(emblems.top(30), words("people.emblem"), LABEL, "quiet"),
        *emblem_tiles(emblems.foot(TILE), profile.emblem),
        Choice(
            "hand",
            hand.top(ROW),
            words("people.hand"),
            hands,
            HANDS.index(profile.hand),
            says=lambda place: Lead(HANDS[place]),
        ),
        _below(hand, words("people.hand.words")),
        Choice(
            "pace",
            pace.top(ROW),
            words("people.pace"),
            paces,
            PACES.index(profile.pace) if profile.pace in PACES else 0,
            says=lambda place: Like(PACES[place]),
        ),
        _below(pace, words("people.pace.words")),
        Toggle(
            "stays",
            box.foot(ROW * kit.type.percent / 100).left(box.width - 280),
            words("people.stays"),
            stays,
            note=words("people.stays.words"),
        ),
        Button("forget", box.foot(54).edge(260), words("people.forget"), look=Look.DANGER),
    )


def _below(box: Box, words: str) -> Label:
    """Return what is said of the choice above."""
    return Label(box.foot(WORDS).inset(16, 6), words, SMALL, "quiet", stand="top")


def emblem_tiles(box: Box, worn: int | None) -> tuple[Button, ...]:
    """Return all emblems side by side, each to be taken."""
    cells = box.left(EMBLEMS * (box.height + 10) - 10).columns(EMBLEMS, 10)
    return tuple(_emblem(cell, number, number == worn) for number, cell in enumerate(cells))


def _emblem(box: Box, number: int, chosen: bool) -> Button:
    return Button(
        "emblem",
        box,
        look=Look.TAB,
        value=number,
        chosen=chosen,
        paint=lambda canvas, at: draw_marker(canvas, at, f"emblem.{number}", 0.8),
        says=Wear(number),
    )


def _pace(kit: Kit, pace: int | None) -> str:
    if pace is None:
        return kit.words("people.pace.any")
    return speed_name(kit.words, pace) if pace else kit.words("settings.speed.off")
