"""The first start: every language in its own name, then how far one sits, then an invitation."""

from __future__ import annotations

from dataclasses import replace

from game.content.texts import LANGUAGES
from game.scenes.frame.commands import Changed
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import NAMES
from game.scenes.frame.stack import Change, Replace
from game.scenes.pages.evening_sky import evening
from game.scenes.pages.head_and_foot import SIDE
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Label, Look, Widget
from game.view.canvas.letter_styles import BODY, HEAD

WIDE, HIGH = 520.0, 470.0
ASIDE = 324.0
"""How far left of the middle the languages stand."""


def languages(kit: Kit) -> Change:
    return Replace(first_start(kit))


def first_start(kit: Kit) -> Sheet:
    """Return the choice of language; what is chosen is spoken at once."""

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(WIDE, HIGH)
        # The eagle stands in the middle of the evening and right of it.
        box = replace(box, x=max(SIDE, box.x - ASIDE))
        rows = box.below(150).stack(len(LANGUAGES), 84, 18)
        return (
            Label(box.top(64), kit.words("language.title"), HEAD, "words"),
            Label(box.below(66).top(56), kit.words("language.later"), BODY, "quiet"),
            *(
                Button(
                    "language",
                    row,
                    NAMES[code],
                    value=code,
                    note=kit.words(f"language.in.{code}"),
                    look=Look.MAIN if code == kit.words.language else Look.PLAIN,
                )
                for row, code in zip(rows, LANGUAGES, strict=True)
            ),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Changed("language", str(code)):
                kit.words.speak(code)
                kit.settings.change(language=code)
                from .five_minutes_page import invited
                from .sits_page import sits_scene

                return Replace(sits_scene(kit, invited, languages))
            case _:
                return None

    def back() -> Change:
        return answer(Changed("language", kit.words.language))

    first = f"language:{kit.words.language}"
    return Sheet(kit, widgets, answer, back=back, paper=evening(150), first=first)
