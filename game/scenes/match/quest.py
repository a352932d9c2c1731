"""A task laid over a match: what a table scene asks of whoever set the task."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.ai.mind import Mind
from game.core.grid import Cell
from game.core.rules import Told
from game.scenes.frame.stack import Change, Scene
from game.session.match.match import Match


@dataclass(frozen=True)
class Quest:
    """`title()` is its name in the language spoken now, `line(match)` says what is to be done and
    how far it is; asked after every action.

    `check(match)` is asked whenever all is shown: None while the task is open, then the change
    that ends the table; `decided(match)` is whether it is such a one: what burns there burns out
    first. `solved(table, told)` says whether what has been shown so far is enough,
    so that the rest need not be watched. `minds` are its computer players; `again()` is the same
    task anew. `turns` is how many the best need: where it is one, to find it is the whole task.
    `begins` is how many actions were done before it begins; where it is `drawn` nobody could know
    what came before, and no aid claims to.
    `kept` says whether its match is written down, `firm` whether what dice have decided stands.
    `passing(ms)` is told how time goes by at its table, and what ends that; `moving` says that its
    title changes with time.
    `leave` is what the way back from its table is called, a text; "" as the table has it;
    `home` says that the pause leads to the title, and not back to where the task was chosen.
    `whole` says whether it is a match like any other, so that one may resign and take back;
    `toll(match)` whether help, a hint or a turn taken back, would cost a star now.
    `lines()` are its own lines of the pause, each a name and its words, `wishes()` what may be
    wished for at the table itself, and `chosen(name)` is told which was taken. `marks` are the
    cells it is about, `aims(table)` those where it can be come
    nearer now.
    """

    title: Callable[[], str]
    line: Callable[[Match], str]
    check: Callable[[Match], Change]
    minds: Mapping[str, Mind]
    again: Callable[[], Scene]
    leave: str = ""
    home: bool = False
    turns: int = 0
    begins: int = 0
    drawn: bool = False
    kept: bool = True
    passing: Callable[[int], Change] = lambda ms: None
    moving: bool = False
    firm: bool = False
    whole: bool = False
    toll: Callable[[Match], bool] = lambda match: False
    lines: Callable[[], tuple[tuple[str, str], ...]] = lambda: ()
    wishes: Callable[[], tuple[tuple[str, str], ...]] = lambda: ()
    chosen: Callable[[str], None] = lambda name: None
    marks: tuple[Cell, ...] = ()
    aims: Callable[[Any], tuple[Cell, ...]] = lambda table: ()
    decided: Callable[[Match], bool] = lambda match: False
    solved: Callable[[Any, tuple[Told[Any], ...]], bool] = lambda table, told: False
