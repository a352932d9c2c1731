"""Free armies (D10): both sides choose their tanks in secret, then all stand there at once."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.dice_and_armour.choices import to_act
from game.rules.dice_and_armour.course import play_or_pass
from game.rules.dice_and_armour.events import ArmiesShown, ArmyReady, TankDismissed
from game.rules.dice_and_armour.kinds import Kind

from .referee_tasks import Story


def dismiss(story: Story, seat: Seat) -> None:
    assert story.table.musters is not None
    story.say(TankDismissed(seat, story.table.musters[seat].kinds[-1]), "D10")


def ready(story: Story, seat: Seat) -> None:
    """Let an army be; once both are, they are shown, and the first turn begins."""
    said = story.say(ArmyReady(seat), "D10")
    if to_act(story.table):
        return
    one, two = (_seen(muster.kinds) for muster in story.table.musters or ())
    shown = story.say(ArmiesShown((one, two)), "D10", said)
    play_or_pass(story, shown)


def _seen(kinds: tuple[Kind | None, ...]) -> tuple[Kind, ...]:
    return tuple(kind for kind in kinds if kind is not None)
