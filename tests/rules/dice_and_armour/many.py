"""What holds in every state of every match of Dice and Armour."""

from collections import Counter
from itertools import product

from game.core.grid import RING, Cell
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour import events as ev
from game.rules.dice_and_armour.actions import ChoosePart, EndTurn, Shoot, Surrender
from game.rules.dice_and_armour.kinds import CHIPS, HOLD, QUIET, Part
from game.rules.dice_and_armour.starting_board import bare, laid_out
from game.rules.dice_and_armour.state import Mode, Options, Setup
from tests.setups.dice_and_armour import DUEL, LIMPING

BOARDS = (
    bare(),
    DUEL,
    LIMPING,
    laid_out(7, 5, (Cell(2, 2), Cell(4, 2))),
    laid_out(10, 8, (Cell(2, 3), Cell(5, 4), Cell(7, 3), Cell(0, 1))),
)


def every_setup():
    """Return each mode on each board with each option alone, none and both."""
    found = product(BOARDS, Mode, (False, True), (False, True))
    return [Setup(board, mode, Options(patient, short)) for board, mode, patient, short in found]


def broken(table):
    """Return what is wrong with a table that a match has come to, "" for nothing."""
    over = table.ending is not None
    cells = [one.cell for one in (*table.tanks, *table.wrecks)]
    held = [tank for tank in table.tanks if tank.held]
    wrong = {
        "two things on one cell": len(set(cells)) != len(cells),
        "on concrete": bool(table.board.blocks & set(cells)),
        "a destroyed tank goes on": table.asked is None
        and any(len(tank.broken) >= table.deadly for tank in table.tanks),
        "a wreck with too many chips": any(wreck.chips >= CHIPS for wreck in table.wrecks),
        "more than seven a side": any(len(table.own(seat)) > 7 for seat in (0, 1)),
        "held without Capture": bool(held) and not table.captures,
        "held off the base": any(t.cell != table.board.bases[1 - t.seat] for t in held),
        "held and on it goes": not over and any(tank.held >= HOLD for tank in table.tanks),
        "too quiet": table.quiet > QUIET or (not over and table.quiet >= QUIET),
        "a side without tanks goes on": not over and not all(table.own(s) for s in (0, 1)),
        "bound too long": any(tank.bound > 2 or tank.jammed > 3 for tank in table.tanks),
        "bound without damage": any(
            tank.bound and tank.has(Part.REAR) and tank.has(Part.FRONT) for tank in table.tanks
        ),
        "jammed without damage": any(t.jammed and t.has(Part.TURRET) for t in table.tanks),
        "looks slantwise": any(not tank.facing.straight for tank in table.tanks),
        "over and nobody knows": over != (not RULES.to_act(table)),
        "it is not sound": RULES.check(table),
    }
    return ", ".join(name for name, found in wrong.items() if found)


def counted(played):
    """Follow damage by the events alone; return what does not add up, "" for nothing."""
    parts, gone, chips = Counter(), set(), Counter()
    throws = shots = 0
    for turn in played.turns:
        for told in turn.step.events:
            match told.event:
                case ev.PartBroken(number, part):
                    parts[number, part] += 1
                case ev.TankDestroyed(number) | ev.TankRemoved(number):
                    if number in gone:
                        return f"tank {number} is lost twice"
                    gone.add(number)
                case ev.ChipLaid(number):
                    chips[number] += 1
                case ev.ShotFired(wreck=wreck):
                    shots += not wreck
                case ev.Rolled():
                    throws += 1
    left = {tank.number for tank in played.last.table.tanks}
    wrong = {
        "a part breaks twice": any(count > 1 for count in parts.values()),
        "too many chips": any(count > CHIPS for count in chips.values()),
        "a lost tank is there": bool(gone & left),
        "a shot without a throw": shots != throws,
    }
    return ", ".join(name for name, found in wrong.items() if found)


def everything(table, seat):
    """Return actions somebody could think of, but for moves: these come from elsewhere."""
    numbers = [one.number for one in (*table.tanks, *table.wrecks)]
    return [
        *(Shoot(seat, number, way) for number in numbers for way in RING),
        *(ChoosePart(seat, number, part) for number in numbers for part in Part),
        EndTurn(seat),
        Surrender(seat),
    ]
