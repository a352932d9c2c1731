"""What the shared table needs of a game: values and small functions, no scene of its own.

Long, since it is a list: each thing that differs from game to game is a field with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.grid import Cell
from game.core.rules import Outcome, Seat, Told
from game.core.spelling import Count, Dial, Part, Picking, Word
from game.scenes.faces.aid import Aid
from game.scenes.faces.bargain import Bargain
from game.scenes.faces.blind_grid import BlindGrid
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.faces.hint import Hint
from game.scenes.faces.remark import Remark
from game.scenes.faces.swing import Swing
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.match.match_result import Result
from game.scenes.widgets.widget_kinds import Paint
from game.session.match.match import Match
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

Signs = Sequence[tuple[str, Paint]]
"""What each sign over the board means, and what paints it."""

Zoned = Callable[[Canvas, Box, Any, Seat], None]
"""Draws what lies openly before a seat."""

Sign = str | Callable[[Canvas, tuple[float, float], float, Colour], None]
"""A picture by its name, or what draws a sign: about its middle, so wide, in the seat's colour."""


@dataclass(frozen=True, slots=True)
class Counter:
    """Something a seat has several of: its picture and how many.

    `tip` says what they are, by its key; it is given the `count`.
    """

    picture: str
    count: int
    tip: str = ""


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """What a seat has beside name and mark; its name is written with `ink`; `score` is None for
    none. `mark` takes the place of the seat's own, where the seat has chosen what marks it;
    `handicaps` are what it was given before the match, by their keys: a tip names them."""

    colour: Colour = "words"
    ink: Colour = "words"
    score: int | None = None
    counters: tuple[Counter, ...] = ()
    signs: tuple[Sign, ...] = ()
    gone: bool = False
    mark: str = ""
    handicaps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Held:
    """What lies before a seat: a card with how many there are of it, or a pile with what is in it.

    Of a kind that may come again while one chooses there may be none: its place stays empty.

    It is lit while its part may be picked, and ticked where it is `chosen` already. A card without
    a picture shows its name, below a figure of one or two letters where it has a `short` one; a
    picture that is `titled` has it written over its foot, or below where that is too low; one that
    is `plated` is square and lies on a plate, with its name below.
    `short` and `tip`, what the card does, are keys of texts; `why` lets the tip begin with the
    reason where it cannot be picked now.
    """

    part: Part
    picture: str = ""
    count: int = 1
    inside: tuple[str, ...] = ()
    chosen: bool = False
    short: str = ""
    tip: str = ""
    titled: bool = False
    why: bool = False
    plated: bool = False


@dataclass(frozen=True, slots=True)
class Between:
    """A spot of the board that is no cell of it: its middle and its width, in cells. The control of
    a way may lie so far `aside` from where it leads, where a finger finds it. One that is not
    `marked` the game itself lights up."""

    x: float
    y: float
    wide: float = 0.5
    aside: tuple[float, float] = (0.0, 0.0)
    marked: bool = True


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of a hand that do something together and are picked by one `part`: a word, or a number.

    `note` stands behind its name: what it does, or why it cannot be picked. `missing` are the
    pictures of the cards that the hand lacks; a part that may not be picked now says why.
    """

    part: Word | Count
    pictures: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tip:
    """What something is, what it does, and the paragraph that says so.

    `pictures` lie over one another, the lowest first, where there is room to show it. `warns` is
    of what may cost the own side something.
    """

    title: str
    words: str = ""
    rule: str = ""
    pictures: tuple[str, ...] = ()
    warns: bool = False


SILENT = Tip("")
"""In place of a tip where none may lie over what is drawn there."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What a seat may say at any time (resign, offer a draw): a line of the pause.

    `action(seat)` is the game's own, `open(table, seat)` whether it may be said now; `ask` is the
    question before it, by its key.
    """

    key: str
    action: Callable[[Seat], Any]
    open: Callable[[Any, Seat], bool] = lambda table, seat: True
    ask: str = ""


@dataclass(frozen=True, slots=True)
class Threats:
    """Who can harm a seat in the next turn, shown as long as somebody wants it.

    `draw(canvas, place, view, seat)` draws it over the board, `signs(words, view, seat)` says what
    is drawn there, and `known(view)` whether anything can be shown in such a match at all.
    """

    draw: Callable[[Canvas, BoardPlace, Any, Seat], None]
    signs: Callable[[Words, Any, Seat], Signs] = lambda words, view, seat: ()
    known: Callable[[Any], bool] = lambda view: True


def no_hand(view: Any, seat: Seat) -> tuple[Held, ...]:
    """Return what lies before the seats of a game that has no hands."""
    return ()


def no_groups(words: Words, view: Any, seat: Seat, picking: Picking) -> tuple[Group, ...]:
    """Return what the cards of a game do together in which each is for itself."""
    return ()


def no_notes(words: Words, view: Any, seat: Seat, names: Names) -> tuple[str, ...]:
    """Return what stands beside the choices of a game that says no more of them."""
    return ()


@dataclass(frozen=True)
class TableFace:
    """Every function is given a view, never more than the seat at the screen may know.

    `place(kit, view, box, scale)` where the board lies in a box of the page
    `panel(view, seat)`            a seat's panel
    `lies(view, part)`             the cell of a part that lies on the board, None for any other
    `named(words, view, part, names)`  what a part is called; a seat has its player's name
    `result(words, table, names)`  what the page of the end says

    What a game can do without:
    `hand(view, seat)`             what lies before the seat, whether it may be picked now or not
    `groups(words, view, seat, picking)`  what the cards of the hand do together: the hand reads
                                   itself, and shows what lacks a card, too
    `standing(view, seat)`         the words, and what else is no cell, that keep their place in the
                                   hand while this is asked, whether they may be picked now or not
    `imagined(view, seat)`         the actions that a seat could choose with some hand, by what lies
                                   open to all: of a game whose hands may lie face down
    `backs(view, seat)`            the pictures of such a hand
    `blind(words, view, seat, picking, names)`  the grid on which a seat chooses unseen, where the
                                   choice itself is secret and not only what is held
    `pictured(view, seat, part)`   the picture of a part that lies nowhere, "" for none
    `about(words, view, part)`     what a card without a `tip` of its own does, "" for nothing
    `asked(words, view, seat, names)`  what the seat is to do now, in a line
    `asked_next(words, view, seat, picking)`  the same when a part is picked, "" for the usual words
    `given(view, seat, picking)`   the part that is picked by itself since nothing else may be
    `first(view, seat, picking)`   the part keys point at first, None for the first there is
    `covers(view, part)`           all cells of a part that lies on several, none for any other
    `between(view, seat, picking, part)`  where a part lies that is to be picked after these, of a
                                   game where things lie between the cells, too; None on no spot
    `steers(view, picking)`        whether one goes on by ways: then the keys of direction pick
                                   them, and who drags draws them one after the other
    `turned_at(place, view, seat, picking, spot)`  the dials of what is picked, turned to a spot of
                                   the page that is pointed at on the board, () where it means none
    `swings(view, seat, action)`   which dials swing before such an action is done, in their order
    `meter(canvas, place, view, seat, action, swing, off)`  draws over the board how a dial swings
                                   that is so far off its aim now
    `dial(words, dial)`            a dial and where it stands, as it is written beside it
    `bargain(words, view, seat, picking, names)`  what would change hands by the dials of what is
                                   picked, or, before anything is, what the seat is offered; None
                                   for all that is no bargain
    `foreshows(part)`              whether what a part would do is drawn when it is pointed at
    `stands_for(view, picking, cell)`  the part that is meant by pointing at a cell on which none
                                   is lit, None for no part
    `main`                         the names of the words that ask for attention: ready, done
    `ends`                         the names of the words that end a choice: one key says them
    `takes_back`                   the word that takes back what was planned last, where all plan
                                   hidden at once: an undo would tell who has planned since
    `head(words, view)`            round and phase, in a line
    `secret(table)`                whether people choose hidden from each other now
    `shares(table, seat)`          the seats that share every secret with one, itself among them
    `party(words, table, seat)`    what they are called together, "" for who has no partners
    `tip(words, view, cell, names)`  what lies on a cell
    `why_not(words, view, seat, picking, part)`  why a part cannot be picked now
    `ghost(canvas, place, view, seat, action)`   draws what an action would do, over the board
    `lights(canvas, place, view, seat, picking, cell)`  draws over the board what a seat may do
                                   next; a cell is looked at, or None
    `pieces(canvas, place, view)`  draws what stands on the board once more, over all that lights up
    `strikes(canvas, place, view, seat, picking, cell)`  draws over these who would strike whom
    `badges(view, seat, picking, cell)`  a few letters at cells, over what lights them up
    `seen(view, seat, picking, cell)`  the cells on which something is to be seen now, that no tip
                                   should cover
    `over(canvas, place, view)`    draws what is to be read on the board whatever lights up there
    `look`                         how one looks closely at what stands on the board, by its key
    `foretell(words, view, seat, picking, part)`  what would come of picking a part, above all what
                                   is dangerous about it; SILENT for no tip at all
    `cost(words, view, seat, action)`  what a grave action costs, said before it is done
    `allies(words, view, seat, names)`  who plays on a seat's side, for the tip of its panel
    `zone(canvas, box, view, seat)`  draws what lies openly before a seat, below its panel
    `zoned(words, box, view, seat)`  the parts of a zone that say what they are, and their words
    `card(words, view, seat, picking, cell)`  what paints the piece that is picked, or stands on the
                                   cell that is looked at, in what a hand without cards leaves free
    `card_high(view, seat)`        how much is kept free for it, where it is there all the time
    `threats`                      who can harm a seat in the next turn
    `aid`                          what all could work out by now, for a game without threats
    `explain(words, event, names)` an event in one line for "why?", "" for what is left out
    `touched(view, event, cell)`   whether the event made what lies, or lay, on the cell
    `of_course(event)`             an event that is the course of the game, and no reason
    `since(words, seat, told, names)`  sentences for a seat of what has happened to it
    `stands(table, seat)`          how a seat stands, in one number, by what all see: whoever sits
                                   there makes a face by it; without it, the score
    `stake(words, table, names)`   what ends the match soon, by what all see, "" while nothing does
    `retold(words, seat, before, told, names)`  the same where sentences need the table: the seat's
                                   view of it before all that
    `notes(words, view, seat, names)`  what stands on a phone, or a blind planner, while one
                                   chooses: the own plan, what partners plan and say
    `heads(event)`                 whether an event begins a new part of the log
    `idle(words, view, seat)`      why a seat has nothing to choose while others do, "" for one that
                                   has chosen: who is not asked is not ready
    `paragraph(view)`              the paragraph that is in question now, for the rules book
    `back_to(match, people)`       how many actions stand when the latest turn is taken back
    `rematch(setup, seed, before)` the set-up of another match at the same table, after an outcome
    `draws(view, picking)`         what a still picture of the board depends on
    `sayings`                      what a seat may say at any time
    `hints`                        the steps of a first match, in their order
    `turned(words, match, names)`  the moments that turned a match that is over: of each its place,
                                   when it was, and as its note what happened
    `so_far(words, begun, told, names)`  the same of a match that goes on, where matches last long:
                                   out of the table as it began and all that was told, as who sits
                                   there saw it; the last may be how it stands. None where too
                                   little has happened
    `logs_below`                   whether the log lies below the panels of the seats where there is
                                   room: of a game whose hand needs all of the side
    `turns(table)`                 how many turns have been played, for the list of records
    `revealed(table)`              what changes when all have seen what came of choices in secret,
                                   so that no hand stays open; without it, the number of turns
    `rests`                        whether the end of a turn of choices in secret stands there
                                   before the next curtain, until somebody goes on
    `options(words, table)`        the names of the optional rules that are played by
    `awaited(table)`               for how many milliseconds a computer player's choice is awaited
                                   at the least, where its speed would tell what it holds
    `pace(kit, match)`             the speed of events in percent; without it, the speed set for
                                   people or computers, by who acted last
    """

    place: Callable[[Kit, Any, Box, float], BoardPlace]
    panel: Callable[[Any, Seat], SeatPanel]
    lies: Callable[[Any, Part], Cell | None]
    named: Callable[[Words, Any, Part, Names], str]
    result: Callable[[Words, Any, Names], Result]
    hand: Callable[[Any, Seat], tuple[Held, ...]] = no_hand
    groups: Callable[[Words, Any, Seat, Picking], tuple[Group, ...]] = no_groups
    standing: Callable[[Any, Seat], tuple[Part, ...]] = lambda view, seat: ()
    imagined: Callable[[Any, Seat], tuple[Any, ...]] | None = None
    blind: Callable[[Words, Any, Seat, Picking, Names], BlindGrid] | None = None
    backs: Callable[[Any, Seat], tuple[str, ...]] = lambda view, seat: ()
    pictured: Callable[[Any, Seat, Part], str] = lambda view, seat, part: ""
    about: Callable[[Words, Any, Part], str] = lambda words, view, part: ""
    asked: Callable[[Words, Any, Seat, Names], str] = lambda words, view, seat, names: words(
        "table.choose"
    )
    asked_next: Callable[[Words, Any, Seat, Picking], str] = lambda words, view, seat, picking: ""
    given: Callable[[Any, Seat, Picking], Part | None] = lambda view, seat, picking: None
    first: Callable[[Any, Seat, Picking], Part | None] = lambda view, seat, picking: None
    covers: Callable[[Any, Part], tuple[Cell, ...]] = lambda view, part: ()
    between: Callable[[Any, Seat, Picking, Part], Between | None] = (
        lambda view, seat, picking, part: None
    )
    steers: Callable[[Any, Picking], bool] = lambda view, picking: False
    turned_at: Callable[[BoardPlace, Any, Seat, Picking, tuple[float, float]], tuple[Dial, ...]] = (
        lambda place, view, seat, picking, spot: ()
    )
    swings: Callable[[Any, Seat, Any], tuple[Swing, ...]] = lambda view, seat, action: ()
    meter: Callable[[Canvas, BoardPlace, Any, Seat, Any, Swing, int], None] = (
        lambda canvas, place, view, seat, action, swing, off: None
    )
    dial: Callable[[Words, Dial], str] = lambda words, dial: str(dial.value)
    bargain: Callable[[Words, Any, Seat, Picking, Names], Bargain | None] = (
        lambda words, view, seat, picking, names: None
    )
    foreshows: Callable[[Part], bool] = lambda part: False
    stands_for: Callable[[Any, Picking, Cell], Part | None] = lambda view, picking, cell: None
    main: frozenset[str] = frozenset()
    ends: frozenset[str] = frozenset()
    takes_back: Word | None = None
    head: Callable[[Words, Any], str] = lambda words, view: ""
    secret: Callable[[Any], bool] = lambda table: False
    shares: Callable[[Any, Seat], Collection[Seat]] = lambda table, seat: (seat,)
    party: Callable[[Words, Any, Seat], str] = lambda words, table, seat: ""
    tip: Callable[[Words, Any, Cell, Names], Tip | None] = lambda words, view, cell, names: None
    why_not: Callable[[Words, Any, Seat, Picking, Part], Tip | None] = (
        lambda words, view, seat, picking, part: None
    )
    ghost: Callable[[Canvas, BoardPlace, Any, Seat, Any], None] = (
        lambda canvas, place, view, seat, action: None
    )
    lights: Callable[[Canvas, BoardPlace, Any, Seat, Picking, Cell | None], None] | None = None
    pieces: Callable[[Canvas, BoardPlace, Any], None] = lambda canvas, place, view: None
    strikes: Callable[[Canvas, BoardPlace, Any, Seat, Picking, Cell | None], None] = (
        lambda canvas, place, view, seat, picking, cell: None
    )
    badges: Callable[[Any, Seat, Picking, Cell | None], Mapping[Cell, str]] = (
        lambda view, seat, picking, cell: {}
    )
    seen: Callable[[Any, Seat, Picking, Cell | None], frozenset[Cell]] = (
        lambda view, seat, picking, cell: frozenset()
    )
    over: Callable[[Canvas, BoardPlace, Any], None] | None = None
    look: str = ""
    foretell: Callable[[Words, Any, Seat, Picking, Part], Tip | None] = (
        lambda words, view, seat, picking, part: None
    )
    cost: Callable[[Words, Any, Seat, Any], Tip] = lambda words, view, seat, action: Tip("")
    allies: Callable[[Words, Any, Seat, Names], str] = lambda words, view, seat, names: ""
    zone: Zoned | None = None
    zoned: Callable[[Words, Box, Any, Seat], tuple[tuple[Box, str], ...]] = (
        lambda words, box, view, seat: ()
    )
    card: Callable[[Words, Any, Seat, Picking, Cell | None], Paint | None] = (
        lambda words, view, seat, picking, cell: None
    )
    card_high: Callable[[Any, Seat], float] = lambda view, seat: 0.0
    threats: Threats | None = None
    aid: Aid | None = None
    explain: Callable[[Words, Any, Names], str] | None = None
    touched: Callable[[Any, Any, Cell], bool] = lambda view, event, cell: (
        getattr(event, "cell", None) == cell
    )
    of_course: Callable[[Any], bool] = lambda event: False
    since: Callable[[Words, Seat, tuple[Told[Any], ...], Names], tuple[Remark, ...]] = (
        lambda words, seat, told, names: ()
    )
    stands: Callable[[Any, Seat], int] | None = None
    stake: Callable[[Words, Any, Names], str] = lambda words, table, names: ""
    retold: Callable[[Words, Seat, Any, tuple[Told[Any], ...], Names], tuple[str, ...]] | None = (
        None
    )
    notes: Callable[[Words, Any, Seat, Names], tuple[str, ...]] = no_notes
    heads: Callable[[Any], bool] = lambda event: False
    idle: Callable[[Words, Any, Seat], str] = lambda words, view, seat: ""
    paragraph: Callable[[Any], str] = lambda view: ""
    back_to: Callable[[Match, frozenset[Seat]], int | None] | None = None
    rematch: Callable[[Any, int, Outcome | None], Any] = lambda setup, seed, before: setup
    draws: Callable[[Any, Picking], Hashable] = lambda view, picking: (view, picking.picked)
    sayings: tuple[Saying, ...] = ()
    hints: tuple[Hint, ...] = ()
    turned: Callable[[Words, Match, Names], tuple[ReplayChapter, ...]] = (
        lambda words, match, names: ()
    )
    so_far: Callable[[Words, Any, Sequence[Told[Any]], Names], tuple[ReplayChapter, ...]] = (
        lambda words, begun, told, names: ()
    )
    logs_below: bool = False
    turns: Callable[[Any], int] = lambda table: 0
    revealed: Callable[[Any], Hashable] | None = None
    rests: bool = False
    options: Callable[[Words, Any], tuple[str, ...]] = lambda words, table: ()
    awaited: Callable[[Any], int] = lambda table: 0
    pace: Callable[[Kit, Match], Callable[[Any], int]] | None = None
