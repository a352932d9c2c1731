"""Rounds that the tests of the ring look at: a line, and what happens on it."""

from game.core.rules import Told
from game.rules.arena_of_eight import ARENA_OF_EIGHT
from game.rules.arena_of_eight.letters.scenario_position import read_position
from game.view.arena_of_eight.clips import clip_for, flowing
from game.view.show.playback import Playback


def table(board="...AB...", **given):
    return read_position({"board": (board,), **given}).table


def shown(*told, now=None):
    """Return a playback of these events that is about to show the first."""

    def flow(clip, before, each, after):
        return flowing(clip, before and before.event, each.event, after and after.event)

    def clip(at, each):
        return clip_for(at, each.event)

    reel = Playback(
        now or table(), lambda at, each: ARENA_OF_EIGHT.evolve(at, each.event), clip, flow=flow
    )
    reel.add([Told(number, event, "M3", None) for number, event in enumerate(told)])
    return reel


def kinds(reel):
    """Return the first words of what burns now."""
    return [effect.kind.partition(" ")[0] for effect, _ in reel.effects()]
