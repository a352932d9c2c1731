"""The challenges: a list with stars, the chosen one's board and task, the board of the day."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from game.content.challenges import Challenge
from game.content.reader import ContentError
from game.scenes.play.half_way import half_way
from game.scenes.widgets.kinds import Area, Button, Drawing, Label, Look, Widget
from game.scenes.widgets.layout import in_rows, tabs
from game.session.progress import load
from game.view.box import Box
from game.view.style import SMALL

from .challenge_check import check_scene
from .challenge_details import STARS, details
from .challenge_end import NEXT
from .challenge_face import games_of
from .challenge_half import all_half_way, going_on, listed
from .challenge_play import table_of
from .challenge_shelf import Shelf
from .challenge_words import (
    draw_stars,
    is_daily,
    level_of,
    title_of,
)
from .commands import Changed, Chosen, Said
from .dialog import sure, tell
from .faults import fault_sentences
from .frame import BACK, framed
from .kit import Kit
from .sheet import Happening, Page, Sheet
from .stack import Change, Notice, Pop, Push

LIST = 440.0
ROW = 72.0


@dataclass(frozen=True, slots=True)
class PickOut:
    """Choose the challenge at this place of the list."""

    place: int


def challenges_scene(kit: Kit) -> Sheet:
    shelf = Shelf(games_of(kit), load(kit.folder), patient=kit.boards.patient)
    shelf.half_way = all_half_way(kit, shelf.games)
    for game in shelf.games:
        shelf.listed[game] = listed(kit, game)
    shelf.to_first_open()

    def focused(said: Hashable) -> None:
        """What the keys point at in the list is chosen."""
        if isinstance(said, PickOut):
            shelf.choose(said.place)

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("game", int(place)):
                shelf.game, shelf.place = place, 0
                shelf.to_first_open()
                show()
            case Said(PickOut(place)):
                again = shelf.place == place
                shelf.choose(place)
                return _asked(kit, shelf) if again else None
            case Chosen("play"):
                return _asked(kit, shelf)
            case Chosen("go_on"):
                return _go_on(kit, shelf)
            case Chosen("copy"):
                return _copied(kit, shelf)
            case Chosen("check"):
                return Push(check_scene(kit))
            case _:
                pass
        return None

    def resumed(answer: object) -> Change:
        if answer in ("yes", "no"):
            return _start(kit, shelf) if answer == "yes" else None
        kit.sounds.music("music.menu")
        shelf.progress, shelf.half_way = load(kit.folder), all_half_way(kit, shelf.games)
        if answer == NEXT:
            shelf.choose((shelf.place + 1) % len(shelf.challenges))
            show()
            return _asked(kit, shelf)
        return None

    def passing(ms: int) -> Change:
        """Read and draw in later frames what stands beside the list."""
        if shelf.waits:
            shelf.step()
        return None

    def show() -> None:
        """Bring the chosen one into the list's view."""
        for widget in _widgets(kit, sheet.page, shelf):
            if isinstance(widget, Area):
                sheet.form.show(widget, ROW * (shelf.place - 4))

    first = "go_on" if shelf.chosen.id in shelf.half_way else "play"
    sheet = Sheet(
        kit,
        lambda page: _widgets(kit, page, shelf),
        answer,
        resumed=resumed,
        first=first,
        focused=focused,
        passing=passing,
        moving=lambda: shelf.waits,
    )
    show()
    return sheet


def _asked(kit: Kit, shelf: Shelf) -> Change:
    """Start the chosen one; a run that was left half-way and would be lost is asked about."""
    words, chosen = kit.words, shelf.chosen
    left = half_way(kit, chosen.game)
    if not left:
        return _start(kit, shelf)
    title, names = words("challenge.afresh"), {each.id: each for each in shelf.challenges}
    question = words("challenge.afresh.ask")
    if left != chosen.id:
        name = title_of(kit, names[left]) if left in names else left
        title, question = words("challenge.play"), words("challenge.instead.ask", name=name)
    return Push(sure(kit, title, question, title))


def _start(kit: Kit, shelf: Shelf) -> Change:
    try:
        return Push(table_of(kit, shelf.chosen))
    except ContentError as error:
        return Push(tell(kit, title_of(kit, shelf.chosen), fault_sentences(kit, error)[0]))


def _go_on(kit: Kit, shelf: Shelf) -> Change:
    scene = going_on(kit, shelf.chosen)
    return Push(scene) if scene is not None else _start(kit, shelf)


def _copied(kit: Kit, shelf: Shelf) -> Change:
    best = shelf.best(shelf.chosen)
    done = best is not None and kit.copy(best.proof)
    return Notice(kit.words("challenge.copied" if done else "challenge.not_copied"))


def _widgets(kit: Kit, page: Page, shelf: Shelf) -> tuple[Widget, ...]:
    frame, room = framed(kit, page, kit.words("challenge.title"))
    names = tuple(kit.words(f"door.{game}") for game in shelf.games)
    left = room.left(LIST)
    solved = sum(shelf.stars(each) for each in shelf.challenges if not is_daily(each))
    most = sum(each.stars.most for each in shelf.challenges if not is_daily(each))
    counted = kit.words("challenge.counted", count=solved, most=most)
    wide = page.grown(320)
    check = Box(room.right - wide, 18, wide, 50)
    return (
        *frame,
        Button("check", check, kit.words("challenge.check"), "icon.search"),
        *tabs("game", left.top(50), names, shelf.game),
        Label(left.below(54).top(34), counted, SMALL, "quiet"),
        _list(kit, left.below(94), shelf),
        *details(kit, room.beside(LIST, 28), shelf),
    )


def _list(kit: Kit, box: Box, shelf: Shelf) -> Area:
    cells = box.left(box.width - 16).stack(len(shelf.challenges), ROW - 6, 6)
    rows: list[Widget] = []
    for place, (cell, each) in enumerate(zip(cells, shelf.challenges, strict=True)):
        words = title_of(kit, each) if not is_daily(each) else kit.words("challenge.daily")
        chosen, note = place == shelf.place, level_of(kit, each)
        button = Button(
            "pick",
            cell,
            words,
            look=Look.ROW,
            value=place,
            chosen=chosen,
            note=note,
            align="left",
            says=PickOut(place),
        )
        rows += [button, Drawing(cell.edge(STARS + 14), _row_stars(shelf, each))]
    return in_rows(Area("challenges", box, tuple(rows), len(rows) / 2 * ROW - 6), 6, ROW - 6)


def _row_stars(shelf: Shelf, each: Challenge) -> Any:
    count, most = shelf.stars(each), each.stars.most
    return lambda canvas, at: draw_stars(canvas, at.left(STARS).inset(0, 8), count, most)
