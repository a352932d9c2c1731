"""What the bots look like: how they come, wake, look about and decide."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tanchiki import events
from game.rules.tanchiki.ground.places_in_quarters import nearest_of
from game.rules.tanchiki.state import Table
from game.view.show.clip import Clip, Ease, Effect, Move, Pose
from game.view.tanchiki.standing_pieces import Moves, name_of, rest

ROUSE = 120
GLANCE = 200
APPEAR = 320
SMALL = 60
REFUSE = 600


def bot(shown: Table, event: events.BotEvent) -> Clip:
    match event:
        case events.BotsRoused():
            rings = tuple(
                Effect("frost" if event.stopped else "rouse", pose.x, pose.y, ROUSE + 450)
                for pose in (rest(shown, bot) for bot in event.bots)
            )
            return Clip(ROUSE, effects=rings, sound="bot.beep" if rings else "")
        case events.BotChosen(bot, _):
            pose = rest(shown, bot)
            return Clip(SMALL, effects=(Effect("rouse", pose.x, pose.y, 400),), sound="bot.chosen")
        case events.BotDecided():
            return _decided(shown, event)
        case events.BotAppeared(bot, _, _, cell, facing):
            end = Pose(cell.x, cell.y, facing.eighth * 45)
            begin = replace(end, size=0.3, alpha=0)
            light = Effect("beacon", cell.x, cell.y, APPEAR + 300)
            way: Moves = {name_of(bot): Move(begin, end, Ease.BOUNCE)}
            return Clip(APPEAR, way, (light,), sound="bot.beep")
        case events.BotRefused():
            return _refused(shown, event)


def _decided(shown: Table, event: events.BotDecided) -> Clip:
    """A glance along the line to what it saw, or a short look around."""
    eye = rest(shown, event.bot)
    effects = []
    if event.at is not None:
        glance = Effect("glance", eye.x, eye.y, GLANCE + 290, to_x=event.at.x, to_y=event.at.y)
        effects.append(glance)
    if event.choice is events.Choice.SKIP:
        effects.append(Effect("waits", eye.x, eye.y, GLANCE + 290))
    elif event.at is None:
        effects.append(Effect("looks", eye.x, eye.y, 380, angle=event.facing.eighth * 45))
    sound = "bot.looks" if event.saw is None else "bot.beep"
    return Clip(GLANCE if event.at else GLANCE // 2, effects=tuple(effects), sound=sound)


def _refused(shown: Table, event: events.BotRefused) -> Clip:
    """The token is held up between the cells of its segment, each of which is taken."""
    token = event.token
    place = nearest_of(shown.board, token.colour, shown.field.eagle.quarter)
    if place is None:
        return Clip(SMALL)
    quarter = shown.board.quarters[place]
    taken = [Effect("taken", each.cell.x, each.cell.y, REFUSE + 300) for each in quarter.bots]
    middle = (quarter.size - 1) / 2
    kind = f"token {token.colour.value} {token.number}"
    held = Effect(kind, quarter.corner.x + middle, quarter.corner.y + middle, REFUSE + 500)
    return Clip(REFUSE, effects=(*taken, held), sound="tank.blocked")
