"""What a sitting must know of the game that is played, and of who opened the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Seat, Told
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.faces.remark import Remark
from game.scenes.frame.commands import Kind
from game.scenes.frame.kit import Names
from game.scenes.frame.stack import Change, Scene
from game.scenes.match.extra_pause_line import Extra
from game.scenes.match.live_match import Live
from game.scenes.match.quest import Quest
from game.session.match.match import Match
from game.view.canvas.box import Box

from .moment_tiles import Moment


@dataclass(frozen=True)
class Terms:
    """`again()`             the same match anew, for the result and the pause
    `result(match, names, keep)`  the scene of the end; it pops "again", "further", "title" or
                          another name that the game knows; `keep()` puts the match among the
                          records and returns whether it is there
    `aside(width, height)`  what lies beside the board on a page: what is asked stands there
    `secret(table)`       whether people choose hidden from each other now
    `shares(table, seat)`  the seats that share every secret with one, itself among them: they look
                          together, and no curtain falls between them
    `party(table, seat)`  what they are called together, a text; "" for who has no partners
    `face_down`           by which kinds of devices of the own a hand may be shown that lies face
                          down in place of a curtain; none where no hand may
    `since(seat, told, names)`  sentences for a seat behind its curtain, of what happened since
    `so_far(match, eyes, names)`  what is told first to who goes on with the match, as these eyes
                          saw it; nothing of one that begins
    `back_to(match, people)`  how many actions stand when the latest turn is taken back, None where
                          there is none; all people must agree
    `extras(match)`       the game's own lines of the pause
    `pause(match, names)`  all lines of the pause, where the usual ones will not do
    `rest_ms`             how long the end of a turn stands there before the next curtain, unless
                          somebody goes on
    `leave`               how the pause of a task calls the way back to the list of tasks, a text;
                          "" where it leads to the title like any other
    `chosen(live, name)`  what one of these does
    `back_key(start)`     the text of that: what is taken back; `.ask` is the question
    `alone`               whether a person who sits alone is asked, too
    `first(table, people)`  who comes first behind the curtain
    `turns(table)`        how many turns have been played, for the list of records
    `revealed(table)`     what changes when all have seen what came of choices in secret: the open
                          hand then goes behind its curtain; without it, the number of turns
    `ending(table, names)`  how a match that is over has ended, for the same list
    `stamped(match, names)`  the same as it is stamped across the board, for who sits there
    `turned(match, names)`  the moments that turned a match that is over, with their sentences
    `options(table)`      the names of the optional rules that are played by
    `further()`           the same people on another board, where there is one
    `kept`                whether the match is kept half-way: not one that is only looked at
    `quest`               a task that is laid over the match and sees to its end itself
    """

    again: Callable[[], Scene]
    result: Callable[[Match, Names, Callable[[], bool]], Scene]
    aside: Callable[[float, float], Box]
    secret: Callable[[Any], bool] = lambda table: False
    shares: Callable[[Any, Seat], Collection[Seat]] = lambda table, seat: (seat,)
    party: Callable[[Any, Seat], str] = lambda table, seat: ""
    face_down: frozenset[Kind] = frozenset()
    since: Callable[[Seat, tuple[Told[Any], ...], Names], tuple[Remark, ...]] = (
        lambda seat, told, names: ()
    )
    so_far: Callable[[Match, Seat, Names], tuple[Moment, ...]] = lambda match, eyes, names: ()
    back_to: Callable[[Match, frozenset[Seat]], int | None] = lambda match, people: None
    back_key: Callable[[int], str] = lambda start: "table.take_back"
    alone: bool = False
    first: Callable[[Any, tuple[Seat, ...]], Seat] = lambda table, people: people[0]
    turns: Callable[[Any], int] = lambda table: 0
    revealed: Callable[[Any], Hashable] | None = None
    ending: Callable[[Any, Names], str] = lambda table, names: ""
    stamped: Callable[[Match, Names], str] | None = None
    extras: Callable[[Match], tuple[Extra, ...]] = lambda match: ()
    pause: Callable[[Match, Names], tuple[Extra, ...]] | None = None
    rest_ms: int = 0
    leave: str = "challenge.list"
    chosen: Callable[[Live, str], Change] = lambda live, name: None
    turned: Callable[[Match, Names], tuple[ReplayChapter, ...]] = lambda match, names: ()
    options: Callable[[Any], tuple[str, ...]] = lambda table: ()
    further: Callable[[], Scene] | None = None
    kept: bool = True
    quest: Quest | None = None
