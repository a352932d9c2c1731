"""What a match that is watched tells: its reel for a pair of eyes, its sentences, and why.

A jump begins at the table after the nearest action, so it costs the same in a match of any length.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import Any

from game.core.rules import Rules, Seat
from game.scenes.book.rules_page import rules_scene
from game.scenes.book.why_page import causes, why_scene
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.board_face import BoardFace
from game.scenes.frame.kit import Kit, Names
from game.scenes.frame.show_speeds import tempo
from game.scenes.frame.stack import Scene
from game.scenes.match.live_match import EVERYBODY, Motion, reel
from game.session.records.replay import Watch
from game.view.show.playback import Reel

from .replay_side import RECENT, Sentence
from .seen_from_a_seat import events, first_table


class ReplayStory:
    """The story of one match; the sentences are those of the eyes that look now."""

    def __init__(self, kit: Kit, rules: Rules, watch: Watch, face: BoardFace, names: Names) -> None:
        self._kit = kit
        self._rules = rules
        self._watch = watch
        self._face = face
        self._names = names
        self._eyes: Seat = EVERYBODY
        self._ends = tuple(accumulate(len(done.told) for done in watch.done))
        self._said: dict[int, Sentence] = {}

    @property
    def game(self) -> str:
        return self._rules.name

    def reel(self, eyes: Seat, place: int) -> Reel:
        """Return the whole match as these eyes saw it, stopped at a place."""
        self._eyes = eyes
        self._said.clear()
        table = first_table(self._rules, self._watch, eyes)
        motion = Motion(
            self._face.motion.clip_for, lambda event: tempo(self._kit.settings.now) or 100
        )
        made = reel(self._rules.evolve, motion, table, self._known)
        made.add(events(self._rules, self._watch, eyes))
        return made.at(place)

    def actions(self, shown: Reel) -> int:
        """Return how many actions are wholly shown."""
        return bisect_right(self._ends, shown.place)

    def latest(self, shown: Reel) -> list[Sentence]:
        """Return the latest events in words, the one that is under way included."""
        until = shown.place + shown.tells
        return [self._sentence(shown, place) for place in range(max(0, until - RECENT), until)]

    def why(self, shown: Reel) -> Scene:
        """Return what led to the latest event that is told; without one, the rules."""
        kit, game, story = self._kit, self._rules.name, shown.seen
        first = max(0, shown.place - RECENT)
        said = [at for at in range(first, shown.place) if self._sentence(shown, at).words]
        if not said:
            return rules_scene(kit, game, story[-1].rule if story else "")
        face = faces_of(kit).get(game)
        of_course = face.table.of_course if face and face.table else lambda event: False
        chain = causes(story[: said[-1] + 1], story[said[-1]].number, of_course)
        places = {told.number: at for at, told in enumerate(story)}
        return why_scene(
            kit, game, chain, lambda told: self._sentence(shown, places[told.number]).words
        )

    def _sentence(self, shown: Reel, place: int) -> Sentence:
        """Return an event in words; they are found when they are first asked for."""
        if place not in self._said:
            table, told = shown.story(place)
            words = self._face.tell(self._kit.words, table, told.event, self._names)
            self._said[place] = Sentence(words, told.rule)
        return self._said[place]

    def _known(self, place: int) -> tuple[int, Any]:
        """Return the table after the last action that is over before so many events."""
        count = bisect_right(self._ends, place)
        table = self._watch.tables[count]
        seen = table if self._eyes == EVERYBODY else self._rules.view(table, self._eyes)
        return self._ends[count - 1] if count else 0, seen
