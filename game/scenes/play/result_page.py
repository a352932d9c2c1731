"""The end of a match: who won, the scores as they rise, and what one may do now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType

from game.scenes.faces.closing_show import Closing
from game.scenes.frame.commands import Changed, Chosen, Command, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push, Scene
from game.scenes.match.match_result import Result
from game.scenes.pages.dialog import sure
from game.scenes.pages.graphs import draw_rises
from game.scenes.pages.head_and_foot import FOOT, foot
from game.scenes.pages.player_sign import colour_of
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.evening_file import going, next_called
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, SMALL, TITLE
from game.view.surface.surfaces import PLAIN, Surface

from .moment_tiles import Moment, tiles, tiles_heading
from .result_lines import LOW, RISE_MS, ROW, draw_winner, lines, tall
from .winners_strip import WIDE, winners_strip

NOTE, DOOR = 24.0, 62.0
"""What the note below the buttons needs beside the margin of the panel, and what the evening."""
WINNER, WINNER_OVER = 78.0, 14.0
"""How large the winner is beside the headline, and how far that reaches over it."""

RISING = 150.0
"""So much room the graph of the scores needs."""
AROUND = 262.0
"""How high head, buttons and margins of the page are together."""
MANY, ABREAST = 6, 5
SOFT, STEPS, NIGHT = 24.0, 6, 235
"""How high the edge of the dark below the keys is, in so many steps, and how dark it is."""

NOTHING_OVER: Mapping[str, Callable[[], Scene]] = MappingProxyType({})


@dataclass
class _Rise:
    """`opened` is whether the page lies open: a closing show comes before it."""

    ms: int = 0
    tried: bool = False
    kept: bool = False
    opened: bool = True


def result_scene(
    kit: Kit,
    result: Result,
    keep: Callable[[], bool],
    more: tuple[tuple[str, str], ...] = (),
    moments: tuple[Moment, ...] = (),
    watch: Callable[[int], Scene] | None = None,
    over: Mapping[str, Callable[[], Scene]] = NOTHING_OVER,
    rises: tuple[tuple[str, tuple[int, ...]], ...] = (),
    closing: Closing | None = None,
    surface: Surface = PLAIN,
) -> Sheet:
    """Return the result. It pops "again", "watch", "title" or the name of one of `more`, and
    nothing on the way back to the board; those that are in `over` lie over the result instead.

    `keep()` puts the match among the records, and returns whether that could be done; it is done
    once without being asked, and may be tried again. `watch(place)` is the match to
    look at, from so many events on; with it, "watch" and the moments lie over the result. `rises`
    are the marks of the seats with what they had after each turn. `closing` is shown before the
    page opens, as soon as the match is kept, and may be seen again. The match lay on a `surface`.
    """
    shown = _Rise(RISE_MS if kit.settings.now.less_motion else 0, opened=closing is None)

    def widgets(page: Page) -> tuple[Widget, ...]:
        if not shown.opened:
            return ()
        # A second press of the key that ended the match must throw nothing away.
        names = [("watch", kit.words("result.watch")), ("again", _again(kit, result))]
        names[1:1] = [("closing", closing[0])] if closing else []
        failed = shown.tried and not shown.kept
        names += [*more, *((("keep", kit.words("result.keep")),) if failed else ())]
        ours = len(result.lines) > 1 and bool(kit.evening)
        names.append(("evening", kit.words("result.evening")) if ours else _to_title(kit))
        door = _evening(kit, result)
        if door and len(names) < ABREAST:
            names.insert(-1, ("evening", door[0].words))
            door = ()
        under = DOOR if door else NOTE
        each = LOW if moments else ROW * kit.type.percent / 100
        wanted = max(654.0 if moments else 468.0, 292 + each * len(result.lines)) + under - NOTE
        wide = 1240 if moments else 1120
        room = page.box.above(FOOT).inset(20, 12)
        risen = _with_rises(kit, result) + under if moments and rises else 0.0
        box = room.centred(wide, max(wanted, risen) if risen <= room.height else wanted)
        inside = box.inset(40, 30).above(under)
        stands = () if moments else winners_strip(result, inside.above(90).edge(WIDE), surface)
        told = inside.left(inside.width - WIDE - 28) if stands else inside
        listed = told.below(118).above(84)
        rows = (
            listed.left(listed.width * (0.36 if len(result.lines) < MANY else 0.45))
            if moments
            else listed
        )
        free = rows.below(tall(result, rows, kit), 14)
        won = () if stands else winners_strip(result, free, surface)
        return (
            Panel(box, "panel", "line", 18, shadow=True),
            *stands,
            *_headline(result, told.top(62)),
            Label(_beside_moments(told, rows), result.reason, BODY, "quiet"),
            *tiles_heading(kit, moments, inside.below(64).top(40).beside(rows.width, 24)),
            *lines(result, rows, shown.ms, kit.type.percent / 100),
            *(_rising(kit, rises, free) or won),
            *tiles(moments, listed.beside(rows.width, 24)),
            *_buttons(names, inside.foot(68)),
            *_note(kit, box.foot(44).above(14).inset(44, 0), shown.kept),
            *(replace(each, box=box.foot(74).above(30).inset(40, 0).left(360)) for each in door),
            foot(kit, page),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen("keep"):
                shown.kept = keep()
                return Notice(kit.words("play.kept" if shown.kept else "play.not_kept"))
            case Chosen(name) if name in over:
                return Push(over[name]())
            case Chosen("closing") if closing is not None:
                return Push(closing[1]())
            case Chosen("watch") if watch is not None:
                return Push(watch(0))
            case Changed("moment", int(number)) if watch is not None:
                return Push(watch(moments[number].place))
            case Chosen("title") if not shown.kept:
                # What has not been kept is lost.
                leave = kit.words("result.title")
                return Push(sure(kit, leave, kit.words("result.lost"), leave))
            case Chosen(name):
                return Pop(name)
            case _:
                return None

    def passing(ms: int) -> Change:
        shown.ms = min(RISE_MS, shown.ms + ms)
        if not shown.tried:
            shown.tried, shown.kept = True, keep()
        if not shown.opened and closing is not None:
            shown.opened = True
            return Push(closing[1](), cut=True)
        return None

    def other(command: Command) -> Change:
        if isinstance(command, Press):
            shown.ms = RISE_MS
        return None

    return Sheet(
        kit,
        widgets,
        answer,
        back=Pop,
        resumed=lambda said: Pop("title") if said == "yes" else None,
        other=other,
        passing=passing,
        paper=_dimmed,
        see_through=True,
        first="watch",
        moving=lambda: shown.ms < RISE_MS,
    )


def _dimmed(canvas: Canvas) -> None:
    """Darken what lies below, most of all where the keys stand: no control is to be seen there."""
    canvas.fill((8, 10, 11, 165))
    foot = canvas.box.foot(FOOT + SOFT)
    for step, strip in enumerate(foot.top(SOFT).rows(STEPS, 0), 1):
        canvas.rect(strip, (8, 10, 11, NIGHT * step // (STEPS + 1)))
    canvas.rect(foot.below(SOFT), (8, 10, 11, NIGHT))


def _beside_moments(inside: Box, rows: Box) -> Box:
    """Return where the reason stands, in two lines if need be: not where the heading of the moments
    does."""
    return inside.below(58).top(52).left(rows.width + 12)


def _headline(result: Result, box: Box) -> tuple[Widget, ...]:
    """Return how it ended, beside the face or the mark of who has won alone."""
    winners = [line for line in result.lines if line.won]
    title = Label(box, result.title, TITLE, _winner_ink(result))
    if len(winners) != 1 or len(result.lines) == 1:
        return (title,)
    at = Box(box.x, box.y - WINNER_OVER, WINNER, WINNER)
    beside = replace(title, box=box.beside(WINNER, 18))
    return (Drawing(at, partial(draw_winner, winners[0])), beside)


def _winner_ink(result: Result) -> Colour:
    """Return the light colour of who won alone."""
    ink = str(colour_of(_only_winner(result)))
    return f"{ink}.light" if ink.startswith("seat.") else ink


def _only_winner(result: Result) -> str:
    winners = [line.marker for line in result.lines if line.won]
    return winners[0] if len(winners) == 1 else ""


def _rising(
    kit: Kit, rises: tuple[tuple[str, tuple[int, ...]], ...], box: Box
) -> tuple[Widget, ...]:
    """Return how the scores rose, nothing where there is no room or nothing rose."""
    if box.height < RISING or not any(any(values) for _, values in rises):
        return ()
    inside = box.inset(14, 10)
    return (
        Panel(box, "night", "panel_light", 10),
        Label(inside.top(26), kit.words("result.rise"), SMALL, "quiet"),
        Drawing(inside.below(32), partial(draw_rises, rises)),
    )


def _with_rises(kit: Kit, result: Result) -> float:
    """Return how high the page wants to be where the scores rise below lines beside moments."""
    line = ROW * kit.type.percent / 100
    return AROUND + line * len(result.lines) + 14 + RISING


def _note(kit: Kit, box: Box, kept: bool) -> tuple[Widget, ...]:
    """Return the sentence that says where the match can be found."""
    return (Label(box, kit.words("play.kept"), SMALL, "quiet", "right"),) if kept else ()


def _again(kit: Kit, result: Result) -> str:
    """Return how the next match is called: by who comes, where the winner stays."""
    seated = tuple(line.name for line in result.lines)
    coming = [name for name in next_called(kit, seated) if name not in seated]
    return kit.words("result.next", name=coming[0]) if coming else kit.words("result.again")


def _to_title(kit: Kit) -> tuple[str, str]:
    return "title", kit.words("result.title")


def _evening(kit: Kit, result: Result) -> tuple[Button, ...]:
    """Return the way from a match of its own to an evening with this match in it."""
    if kit.evening or len(result.lines) < 2:
        return ()
    key = "result.evening.count" if going(kit) is not None else "result.evening.begin"
    return (Button("evening", Box(0, 0, 0, 0), kit.words(key), look=Look.PLAIN, margin=8),)


def _buttons(names: list[tuple[str, str]], box: Box) -> tuple[Widget, ...]:
    return tuple(
        Button(name, cell, words, look=Look.MAIN if name == "watch" else Look.PLAIN, margin=8)
        for cell, (name, words) in zip(box.columns(len(names), 14), names, strict=True)
    )
