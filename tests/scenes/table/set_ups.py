"""Set-ups of variants as a person meets them: who sits there, what they show, what they begin."""

from game.scenes.frame.commands import Chosen
from game.scenes.frame.stack import Replace
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.table.set_up.variant_setup import variant_setup
from tests import stage


def set_up(kit, variants, seats, strength):
    """Return the set-up for Ann and computer players of this strength."""
    places = (Occupant("Ann"), *(Occupant("", strength),) * (seats - 1))
    keep_setup(kit, variants.game, places, "")
    return variant_setup(kit, variants)


def begun(sheet):
    """Return the set-up of the match that Start begins."""
    answer = sheet.handle(Chosen("setup.start"))
    assert isinstance(answer, Replace)
    return answer.scene.desk.sitting.match.header.setup


def widgets(sheet, kind):
    return [each for each in stage.widgets_of(sheet) if isinstance(each, kind)]
