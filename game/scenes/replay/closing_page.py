"""A match that is over, shown once more in a few seconds: the closing show of its game.

It fills the page over a bar like that of a replay. It may be stopped, stepped, sped up, filmed and
left at any moment; when it is over its last picture stays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.scenes.faces.closing_show import Closing, ClosingShow
from game.scenes.faces.face import Face
from game.scenes.frame.commands import Chosen, Command, Press
from game.scenes.frame.kit import Kit, Names
from game.scenes.frame.stack import Change, Pop, Push, Scene
from game.scenes.keeping.film_page import Filmed, film_scene
from game.scenes.keeping.picture_files import file_button, take_picture
from game.scenes.pages import show_bar
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Look, Widget
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Playback

DONE = "done"
EDGE, GAP = 12.0, 10.0
FILE, LEAVE = 60.0, 210.0
FILES = "picture", "film"
FIRST_MS = 500


@dataclass
class _Run:
    reel: Playback[Any, Any]
    ms: int = 0
    over: bool = False


def closing_of(kit: Kit, face: Face, match: Match, names: Names) -> Closing | None:
    """Return the closing show of a match that is over, None for a game that has none."""
    show = face.closing
    if show is None:
        return None
    start, told = match.state_at(0).table, match.events()
    leave = kit.words("table.result")

    def opened() -> Scene:
        return closing_scene(kit, match.rules.name, show, show.reel(kit, start, told), names, leave)

    return kit.words(show.title), opened


def closing_scene(
    kit: Kit, game: str, show: ClosingShow, reel: Playback[Any, Any], names: Names, leave: str
) -> Sheet:
    """Return the scene; `leave` says where its way out leads."""
    run, board = _Run(reel), show.board(kit, names)

    def widgets(page: Page) -> tuple[Widget, ...]:
        foot = _foot(page.box)
        again, out = (Look.PLAIN, Look.MAIN) if run.over else (Look.MAIN, Look.PLAIN)
        files = foot.edge(LEAVE + 2 * (FILE + GAP)).left(2 * FILE + GAP)
        taken = LEAVE + GAP + (2 * (FILE + GAP) if kit.camera else 0)
        return (
            *show_bar.bar(kit, foot.left(foot.width - taken), run.reel, play=again),
            *(
                file_button(kit, name, cell)
                for name, cell in zip(FILES, files.columns(2, GAP), strict=True)
                if kit.camera
            ),
            Button(DONE, foot.edge(LEAVE), leave, look=out),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == DONE:
                # A second press of the key that ended the match must not skip it.
                return Pop() if run.ms >= FIRST_MS else None
            case Chosen("picture") if kit.camera is not None:
                still = run.reel.at(run.reel.place)
                return take_picture(kit, kit.camera, game, board, still)
            case Chosen("film") if kit.camera is not None:
                whole = run.reel.at(0)
                filmed = Filmed(game, board, whole, show.chapters(kit, whole), (0, 0))
                return Push(film_scene(kit, kit.camera, filmed))
            case Chosen("bar.play") if run.reel.idle:
                run.reel = run.reel.at(0)
                run.reel.paused = False
            case _:
                run.reel = show_bar.wound(event, run.reel, kit)
        return None

    def other(command: Command) -> Change:
        meant = show_bar.meant(command.key) if isinstance(command, Press) else None
        return answer(meant) if meant is not None else None

    def passing(ms: int) -> Change:
        run.ms += ms
        run.reel.advance(ms)
        for sound in run.reel.sounds():
            kit.sounds.play(sound)
        run.over = run.over or run.reel.idle
        return None

    def paper(canvas: Canvas) -> None:
        canvas.fill("page")
        board.draw(canvas, _picture(canvas.box), run.reel, run.ms, names)

    return Sheet(
        kit,
        widgets,
        answer,
        other=other,
        passing=passing,
        paper=paper,
        first=DONE,
        walks=True,
        moving=lambda: run.reel.moving,
        room=lambda page: _picture(page.box),
    )


def _picture(page: Box) -> Box:
    return page.above(show_bar.HEIGHT + 2 * EDGE)


def _foot(page: Box) -> Box:
    return page.foot(show_bar.HEIGHT + 2 * EDGE).inset(EDGE, EDGE)
