"""The morning after: the closing show of Lamps Till Dawn, with its story in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from game.core.rules import Told
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.state import Table
from game.scenes.faces.board_face import BoardFace, ReplayChapter
from game.scenes.faces.closing_show import ClosingShow
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.frame.show_speeds import tempo
from game.scenes.match.live_match import Motion
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.lamps_till_dawn.morning.captions import Captions, Line
from game.view.lamps_till_dawn.morning.hour_clips import hour_clip
from game.view.lamps_till_dawn.morning.hours import Hour, Kind, Seen, shown_on
from game.view.lamps_till_dawn.morning.morning_board import draw_morning
from game.view.lamps_till_dawn.morning.night_again import night_again
from game.view.lamps_till_dawn.morning.progress import Moment
from game.view.show.playback import Playback

from .encounter_words import met_words, told_of
from .naming import called
from .sentences import tell

LINES = 7
"""So many lines of the story are read back at the most."""
OF_COURSE = events.SlotDone | events.TurnCounted | events.TurnBegan | events.MatchEnded
"""What the picture itself tells: ways, turns, and the end."""

Timed = tuple[int, Line]


def _reel(kit: Kit, start: Table, told: Sequence[Told[events.Event]]) -> Playback[Seen, Hour]:
    seen, hours = night_again(start, told)
    night = Playback(seen, shown_on, hour_clip, lambda hour: tempo(kit.settings.now) or 100)
    night.add(hours)
    return night


def _board(kit: Kit, names: Names) -> BoardFace:
    words, lines = kit.words, _Lines(kit.words, names)
    named = partial(called, words)

    def draw(canvas: Canvas, box: Box, night: Playback[Any, Any], ms: int, _: Names) -> None:
        said = partial(_captions, words, names, lines, night)
        draw_morning(canvas, box, night, kit.settings.now.less_motion, named, said)

    motion = Motion(hour_clip, lambda hour: tempo(kit.settings.now))
    return BoardFace(draw=draw, tell=lambda *_: "", motion=motion)


def _chapters(kit: Kit, night: Playback[Seen, Hour]) -> tuple[ReplayChapter, ...]:
    """Return each turn, and what is seen when the last one is over."""
    return tuple(_chapter(kit.words, place, night.story(place)[1]) for place in range(night.length))


def _chapter(words: Words, place: int, hour: Hour) -> ReplayChapter:
    match hour.kind:
        case Kind.OPENING:
            said = words("film.start")
        case Kind.TURN:
            said = words("lamps.head", number=hour.turn)
        case Kind.ENDING:
            said = words("lamps.morning.title")
    return ReplayChapter(place, said)


def _captions(
    words: Words, names: Names, lines: _Lines, night: Playback[Seen, Hour], moment: Moment
) -> Captions:
    doors, rooms = moment.met()
    ended = moment.morning > 0
    winner = moment.winner
    return Captions(
        told=lines.latest(night, moment),
        met=words("lamps.morning.met"),
        headline=words(f"lamps.result.{winner.value if winner else 'draw'}") if ended else "",
        below=met_words(words, doors, rooms) if ended else "",
        names=names,
    )


class _Lines:
    """The story of a night in lines; those of each hour are made once."""

    def __init__(self, words: Words, names: Names) -> None:
        self._words = words
        self._names = names
        self._known: dict[int, tuple[Hour, tuple[Timed, ...]]] = {}

    def latest(self, night: Playback[Seen, Hour], moment: Moment) -> tuple[Line, ...]:
        """Return the latest lines until a moment, the newest first."""
        found: list[Line] = []
        for place in range(min(night.place, night.length - 1), -1, -1):
            seen, hour = night.story(place)
            until = moment.ms if place == night.place else hour.ms
            found += (line for ms, line in reversed(self._of(seen, hour)) if ms <= until)
            if len(found) >= LINES:
                break
        return tuple(found[:LINES])

    def _of(self, seen: Seen, hour: Hour) -> tuple[Timed, ...]:
        known = self._known.get(id(hour))
        if known is None or known[0] is not hour:
            found = [*self._told(seen, hour), *self._met(seen, hour)]
            known = hour, tuple(sorted(found, key=lambda each: each[0]))
            self._known[id(hour)] = known
        return known[1]

    def _told(self, seen: Seen, hour: Hour) -> Iterator[Timed]:
        table = seen.table
        for beat in hour.beats if hour.kind is Kind.TURN else ():
            if not isinstance(beat.event, OF_COURSE):
                said = tell(self._words, table, beat.event, self._names)
                if said:
                    yield beat.begins, Line(hour.turn, said)
            table = evolve(table, beat.event)

    def _met(self, seen: Seen, hour: Hour) -> Iterator[Timed]:
        for each in hour.news(hour.ms):
            said = told_of(self._words, seen.table, each.encounter, self._names)
            yield each.begins, Line(hour.turn, said, met=True)


MORNING = ClosingShow("lamps.morning.title", "lamps.morning.afar", _reel, _board, _chapters)
