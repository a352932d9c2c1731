"""The title: the evening over the tank field, and everything there is to do.

It is what the player waits for, so the scenes behind it are imported when they are opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push, Scene
from game.scenes.opening.opening import resumed_match
from game.scenes.pages.evening_sky import evening
from game.scenes.pages.head_and_foot import FOOT, foot
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.saves.half_way_challenges import has_challenges
from game.scenes.widgets.widget_kinds import Drawing, Label, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, SMALL, Family, Style

from .glance import Glance
from .menu import Offer, column, menu
from .what_goes_on import Left, latest

LOGO = Style(Family.DISPLAY, 84)
EDGE, CORNER = 84.0, 160.0
ONWARD = ("next", "list", "map")
"""What a task answers that leads to the page where it was chosen."""

Below = Callable[[Kit], Scene]

LINE = 540.0
"""How far the line below the name may reach: the eagle has its wings from there on."""


def title_scene(kit: Kit) -> Sheet:
    kit.sounds.music("music.menu")
    kit.phones.stop()
    kit.seating.clear()
    glance, below = Glance(kit), list[Below]()
    offer, fresh = _offered(kit, glance), False

    def widgets(page: Page) -> tuple[Widget, ...]:
        return (
            Drawing(page.box, lambda canvas, box: _logo(canvas, kit, box)),
            *menu(kit, page, offer),
            foot(kit, page, back="hint.quit"),
            _version(kit, page),
        )

    def resumed(answer: object) -> Change:
        nonlocal offer
        kit.phones.stop()
        kit.seating.clear()
        offer = _offered(kit, glance)
        if answer in ONWARD and below:
            return Push(below.pop()(kit))
        below.clear()
        return Pop() if answer == "yes" else None

    def passing(ms: int) -> Change:
        nonlocal offer, fresh
        if fresh := glance.stand is not offer.stand:
            offer = replace(offer, stand=glance.stand)
        return None

    def go(event: Happening) -> Change:
        change = _go(kit, event, offer, below)
        if change is not None:
            glance.look(None)
        return change

    first = "play" if offer.left is None else "continue"
    return Sheet(
        kit,
        widgets,
        go,
        back=lambda: _leaving(kit),
        resumed=resumed,
        passing=passing,
        moving=lambda: fresh,
        paper=evening(0, lambda canvas: column(kit, canvas.measure).right),
        first=first,
    )


def _offered(kit: Kit, glance: Glance) -> Offer:
    """Look what there is, without reading any game."""
    left, alone = latest(kit), any(has_challenges(game) for game in kit.faces)
    glance.look(left)
    return Offer(left, glance.stand, alone)


def _go(kit: Kit, event: Happening, offer: Offer, below: list[Below]) -> Change:
    match event:
        case Chosen("continue") if offer.left is not None:
            return _continued(kit, offer.left, below)
        case Chosen("evening"):
            return Push(kit.evenings(kit))
        case Chosen(name) if name in BEHIND:
            return Push(BEHIND[name](kit))
        case _:
            return None


def _road(kit: Kit) -> Scene:
    from game.scenes.road.road import road_scene

    return road_scene(kit)


def _challenges(kit: Kit) -> Scene:
    from game.scenes.challenges.challenges_page import challenges_scene

    return challenges_scene(kit)


def _rules(kit: Kit) -> Scene:
    from game.scenes.book.rules_page import rules_scene

    return rules_scene(kit)


def _records(kit: Kit) -> Scene:
    from game.scenes.records.records_page import records_scene

    return records_scene(kit)


def _people(kit: Kit) -> Scene:
    from game.scenes.people.people_page import people_scene

    return people_scene(kit)


def _settings(kit: Kit) -> Scene:
    from game.scenes.settings.settings_page import settings_scene

    return settings_scene(kit, ends=True)


BEHIND: Mapping[str, Below] = {
    "play": lambda kit: kit.shelf(kit, ""),
    "road": _road,
    "challenges": _challenges,
    "rules": _rules,
    "records": _records,
    "people": _people,
    "settings": _settings,
}
"""What lies behind each door, imported when it is opened."""


def _continued(kit: Kit, what: Left, below: list[Below]) -> Change:
    """Go on with what waits; `below` then says which page a task belongs to."""
    if not what.task:
        return Push(resumed_match(kit, what.game))
    from game.scenes.challenges.challenges_page import challenges_scene
    from game.scenes.road.road import last_left, road_scene

    left = last_left(kit)
    if left is None:
        return Push(challenges_scene(kit))
    below[:] = [road_scene if left.on_road else challenges_scene]
    return Push(left.table)


def _leaving(kit: Kit) -> Change:
    from game.scenes.settings.settings_page import leaving

    return Push(leaving(kit))


def _version(kit: Kit, page: Page) -> Label:
    """Return which version this is, small in the corner where nothing else stands."""
    return Label(page.box.foot(FOOT).inset(EDGE, 4).left(CORNER), kit.version, SMALL, "quiet")


def _logo(canvas: Canvas, kit: Kit, box: Box) -> None:
    words = kit.words("title.name").upper()
    plate = Box(84, max(44, box.height * 0.09), min(760, box.width - 160), 104)
    canvas.write(words, plate.moved(4, 7), LOGO, "night", wrap=False)
    canvas.write(words, plate, LOGO, "gold", wrap=False)
    line = Box(88, plate.bottom + 2, LINE, 72)
    canvas.write(kit.words("title.line"), line, BODY, "words", stand="top")
