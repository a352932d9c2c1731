"""A broken rule for every part of the digest, each of which a story must notice.

What concerns the set-up or the views, tests notice.
"""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation("B1.1", "ground/board.py", "{SIZE - cell.y}", "{cell.y + 1}"),
    Mutation(
        "B3.1",
        "course.py",
        "story.then(AskReturn(number + 1), cause=back)",
        "story.then(FinishTurn(), cause=back)",
    ),
    Mutation(
        "B15.3",
        "choices.py",
        "    pawns = able(table, seat)\n    found",
        "    pawns = able(table, seat)[:1]\n    found",
    ),
    Mutation(
        "B17",
        "state.py",
        "(12, 10, 8)[self.seats - 2] if short",
        "(12, 10, 8)[self.seats - 2] if False",
    ),
    Mutation(
        "B3.2", "choices.py", "return moves and own is not None and own.swaps", "return moves"
    ),
    Mutation(
        "B3.4",
        "one_shots_and_upgrades.py",
        "if table.mode is Mode.FAMILY or _sits",
        "if table.turn.stage is Stage.SHOT or _sits",
    ),
    Mutation("B3.3", "course.py", "if not extras(story.table, seat):", "if True:"),
    Mutation("B4.1", "cards.py", "(Weight.LIGHT, 2, 1,", "(Weight.LIGHT, 1, 1,"),
    Mutation("B4.2", "choices.py", "if pawns and not movable:", "if pawns:"),
    Mutation("B4.3", "driving.py", 'destroy(story, pawn, "B4.3", met)', "return True"),
    Mutation("B4.4", "driving.py", "None if friend else rival.seat", "None"),
    Mutation("B4.5", "driving.py", "None if friend else rival.seat", "rival.seat"),
    Mutation(
        "B4.6",
        "driving.py",
        "        story.then(EndMain())\n\n\ndef arrive",
        "        story.then(Roll(task.pawn, tuple(rest)))\n\n\ndef arrive",
    ),
    Mutation(
        "B4.7",
        "driving.py",
        "    else:\n        story.then(EndMain())\n\n\ndef arrive",
        "    else:\n        story.then(Arrive(task.pawn))\n\n\ndef arrive",
    ),
    Mutation(
        "B5.1",
        "choices.py",
        "(*shots(table, seat, number), Hold(seat),",
        "(*shots(table, seat, number),",
    ),
    Mutation(
        "B5.2", "reach.py", "if on_board(cell := start.step(way, distance))", "if distance == 1"
    ),
    Mutation(
        "B5.3", "choices.py", "if floor in LOCATIONS:", "if floor in LOCATIONS and number is None:"
    ),
    Mutation("B5.4", "choices.py", "number is None and table.shells:", "number is None:"),
    Mutation("B5.5", "shooting.py", "story.say(ShellCleared(cell)", "story.say(ShellLaid(cell)"),
    Mutation(
        "B5.6",
        "shooting.py",
        'destroy(story, other, "B5.6", fired, action.seat)',
        'destroy(story, other, "B5.6", fired)',
    ),
    Mutation(
        "B5.7",
        "choices.py",
        "found.append(Aim.TANK)\n    if floor in",
        "found.append(Aim.TANK)\n    elif floor in",
    ),
    Mutation(
        "B5.8",
        "choices.py",
        "if number is not None and table.side(table.pawns[number].seat) != table.side(seat):",
        "if number is not None:",
    ),
    Mutation(
        "B6.1",
        "losses.py",
        "return reserve[0].card if len(reserve) == 1 and",
        "return reserve[0].card if reserve and",
    ),
    Mutation("B6.2", "losses.py", "pawn.points[0])", "pawn.points[-1])"),
    Mutation(
        "B6.4",
        "losses.py",
        "taker is not None and pawn.points:\n"
        "        story.say(PointsTaken(taker, number, pawn.points[0])",
        "taker is not None:\n        story.say(PointsTaken(taker, number, (*pawn.points, 1)[0])",
    ),
    Mutation("B6.3", "losses.py", "taker is not None and pawn.points:", "taker is not None:"),
    Mutation("B6.5", "course.py", "keeps = action.card == lost", "keeps = False"),
    Mutation(
        "B6.7",
        "evolve.py",
        "tank=None, reserve=(*pawn.reserve, pawn.tank), lost",
        "tank=None, reserve=pawn.reserve, lost",
    ),
    Mutation(
        "B6.6",
        "one_shots_and_upgrades.py",
        "pawn.cell is not None and not pawn.sits",
        "pawn.cell is not None",
    ),
    Mutation(
        "B6.6",
        "one_shots_and_upgrades.py",
        "table.own(seat)) and not able(table, seat)",
        "table.own(seat))",
    ),
    Mutation("B6.8", "ground/bases.py", "if table.on(cell) != SHELL) or free", ") or free"),
    Mutation(
        "B7.1",
        "play.py",
        'story.say(TankChanged(pawn, card), "B7.1")\n            story.then(EndMain())',
        'story.say(TankChanged(pawn, card), "B7.1")',
    ),
    Mutation(
        "B7.2",
        "choices.py",
        "for tank in (*table.pawns[number].reserve, *table.spare)",
        "for tank in table.pawns[number].reserve[:1]",
    ),
    Mutation("B8.1", "shooting.py", "    if fellow:\n", "    if not fellow:\n"),
    Mutation(
        "B8.2", "evolving/won.py", "Fate.PLAIN if tokens.islower() else Fate.READY", "Fate.READY"
    ),
    Mutation(
        "B8.3",
        "state.py",
        "return 2 * len(self.pairs) +",
        "return 2 * sum(pair.fate is not Fate.USED for pair in self.pairs) +",
    ),
    Mutation(
        "B8.4",
        "one_shots_and_upgrades.py",
        "if pair.fate is Fate.READY and pair.effect is effect:",
        "if pair.fate is Fate.READY and pair.effect is effect and table.turn.number < 6:",
    ),
    Mutation(
        "B9.1",
        "one_shots_and_upgrades.py",
        "return ready(table, seat, Effect.EXTRA_TURN) is not None and bool(able(table, seat))",
        "return ready(table, seat, Effect.EXTRA_TURN) is not None",
    ),
    Mutation("B9.2", "play.py", "DRAWN = 2", "DRAWN = 1"),
    Mutation("B10.1", "one_shots_and_upgrades.py", "SLOTS = 2", "SLOTS = 3"),
    Mutation(
        "B10.2",
        "reach.py",
        "drive=Range(card.move,",
        "drive=Range(card.move + effects.count(Effect.LONGER_MOVE),",
    ),
    Mutation(
        "B10.3", "reach.py", "turns=self.turns and length > 1", "turns=self.turns, round_trip=True"
    ),
    Mutation(
        "B10.4",
        "reach.py",
        "card.shot + effects.count(Effect.LONGER_SHOT)",
        "card.shot + bool(effects)",
    ),
    Mutation(
        "B10.5",
        "reach.py",
        "card.move + effects.count(Effect.LONGER_MOVE), card.moves",
        "card.move, card.moves",
    ),
    Mutation(
        "B10.6",
        "shooting.py",
        "if first and swaps and drives(story.table, action.pawn):",
        "if False:",
    ),
    Mutation(
        "B10.6",
        "shooting.py",
        "if first and swaps and drives(story.table, action.pawn):",
        "if first and swaps:",
    ),
    Mutation(
        "B11.1",
        "losses.py",
        "    if pair is None:\n        return False",
        "    if pair is None or cause:\n        return False",
    ),
    Mutation("B11.2", "evolving/won.py", "if pair != event.pair)", "if True)"),
    Mutation(
        "B11.3",
        "one_shots_and_upgrades.py",
        "pawn.tank and len(pawn.tank.upgrades) < SLOTS:",
        "pawn.tank and len(pawn.tank.upgrades) <= SLOTS:",
    ),
    Mutation("B12.1", "state.py", "+ sum(self.spoils)", "+ len(self.spoils)"),
    Mutation(
        "B12.2",
        "course.py",
        "elif table.zone(turn.seat).points >= table.target:",
        "elif max(z.points for z in table.zones) >= table.target:",
    ),
    Mutation("B12.3", "course.py", "LAST_TURNS = 3", "LAST_TURNS = 2"),
    Mutation("B12.4", "course.py", "TURN_LIMIT = 60", "TURN_LIMIT = 61"),
    Mutation("B13.1", "state.py", "return 15 if short else 20", "return 15 if short else 22"),
    Mutation(
        "B13.2",
        "one_shots_and_upgrades.py",
        "if table.side(pawn.seat) == side and pawn.tank",
        "if pawn.seat == seat and pawn.tank",
    ),
    Mutation(
        "B13.3",
        "driving.py",
        "friend = table.side(rival.seat) == table.side(table.pawns[pawn].seat)",
        "friend = rival.seat == table.pawns[pawn].seat",
    ),
    Mutation(
        "B14.1",
        "state.py",
        "            case Mode.FAMILY:\n                return 10",
        "            case Mode.FAMILY:\n                return 12",
    ),
    Mutation("B14.3", "family_game.py", "STEPS = 2", "STEPS = 1"),
    Mutation("B14.4", "family_game.py", "TURNED_UP = 2", "TURNED_UP = 3"),
    Mutation(
        "B14.5",
        "family_game.py",
        "cells = (*table.flipped.now, *table.flipped.before)",
        "cells = (*table.flipped.before, *table.flipped.now)",
    ),
    Mutation(
        "B14.6", "evolve.py", "opened = Flipped((), table.flipped.now,", "opened = Flipped((), (),"
    ),
    Mutation(
        "B14.7", "course.py", "table.mode is Mode.FAMILY and not pair_possible(table)", "False"
    ),
    Mutation(
        "B15.4",
        "solo_artillery.py",
        "elif floor in LOCATIONS:",
        "elif floor in LOCATIONS and not fired:",
    ),
    Mutation("B15.5", "driving.py", "    if floor == GUN:\n", "    if floor == SHELL:\n"),
    Mutation(
        "B15.6",
        "solo_artillery.py",
        "if len(guns.columns) == SIZE:",
        "if len(guns.columns) == SIZE - 1:",
    ),
    Mutation("B15.7", "choices.py", "not table.spare or not table.turn.opening", "not table.spare"),
    Mutation(
        "B15.8",
        "ground/bases.py",
        "return (*names, pawn.lost) if pawn.lost else tuple(names)",
        "return tuple(names)",
    ),
    Mutation(
        "B15.9",
        "course.py",
        "    if not extras(story.table, seat):\n",
        "    if story.table.artillery or not extras(story.table, seat):\n",
    ),
    Mutation("B15.10", "solo_artillery.py", "ENOUGH = 20", "ENOUGH = 22"),
    Mutation("B15.10", "solo_artillery.py", "if table.spare or any(", "if any("),
    Mutation("B15.10", "solo_artillery.py", " or p.lost is not None for p", " for p"),
    Mutation("B15.11", "state.py", "RANKS = (16,", "RANKS = (17,"),
    Mutation(
        "B17", "course.py", "    deadly = table.options.deadly_bases\n", "    deadly = False\n"
    ),
)
IN_TESTS = (
    Mutation("B1.4", "tokens.py", '"abcd", Effect.EXTRA_TURN', '"abc", Effect.EXTRA_TURN'),
    Mutation("B1.5", "tokens.py", "SPECIAL_COPIES: Final = 1", "SPECIAL_COPIES: Final = 2"),
    Mutation(
        "B1.6",
        "tokens.py",
        '"kl", Effect.LONGER_SHOT),\n    **dict.fromkeys("mn", Effect.LONGER_MOVE)',
        '"mn", Effect.LONGER_SHOT),\n    **dict.fromkeys("kl", Effect.LONGER_MOVE)',
    ),
    Mutation("B1.8", "solo_artillery.py", "[y for y in range(SIZE)", "[y for y in range(SIZE - 1)"),
    Mutation("B2.5", "setting_up.py", "if card not in dealt)", "if card in dealt)"),
    Mutation("B17", "setting_up.py", "return 3 if table.options.three_cards else 2", "return 2"),
    Mutation("B17", "setting_up.py", " and not options.no_shells else 0", " else 0"),
    Mutation("B17", "view.py", " or table.options.open_family", ""),
    Mutation(
        "B1.2",
        "ground/board.py",
        "Colour.RED: (Cell(7, 7), Cell(7, 6), Cell(6, 7))",
        "Colour.RED: (Cell(0, 7), Cell(7, 6), Cell(6, 7))",
    ),
    Mutation("B1.3", "tokens.py", "PLAIN_COPIES: Final = 3", "PLAIN_COPIES: Final = 4"),
    Mutation("B1.7", "cards.py", '(Weight.HEAVY, 1, 3, ("maus"', '(Weight.HEAVY, 1, 2, ("maus"'),
    Mutation("B2.1", "ground/arranging.py", "if cell not in CENTRE)", "if True)"),
    Mutation(
        "B2.2", "ground/arranging.py", "        _swap(floor, at, group, dice)\n", "        pass\n"
    ),
    Mutation("B2.3", "setting_up.py", "return 2 * len(table.own(0))", "return 2"),
    Mutation(
        "B2.4",
        "ground/bases.py",
        "if p.tank is None or not p.reserve)",
        "if p.tank is None or len(p.reserve) < 2)",
    ),
    Mutation("B2.6", "setting_up.py", "STACK = (3, 2, 1)", "STACK = (1, 2, 3)"),
    Mutation("B2.7", "setting_up.py", "if setup.seats == 3:", "if setup.seats == 5:"),
    Mutation(
        "B2.8",
        "setting_up.py",
        "return snake(table.order(), _hand_size(table))",
        "return table.order() * _hand_size(table)",
    ),
    Mutation("B2.9", "setting_up.py", "SHELLS = 16", "SHELLS = 15"),
    Mutation("B14.2", "setting_up.py", "(Cell(3, 4), Cell(4, 3))", "(Cell(3, 3), Cell(4, 4))"),
    Mutation(
        "B15.1",
        "setting_up.py",
        "return strewn(dice) if mode is Mode.SOLO else arranged(dice)",
        "return arranged(dice)",
    ),
    Mutation("B15.2", "setting_up.py", "return (Pawn(0),) * len(COLOURS)", "return (Pawn(0),) * 2"),
    Mutation(
        "B16.1",
        "view.py",
        "return table\n    return replace(",
        "return replace(table, deck=())\n    return replace(",
    ),
    Mutation("B16.2", "view.py", "seen=None, unseen=None)", "unseen=None)"),
)

GUARDED = Guarded("proving_ground", IN_STORIES, IN_TESTS, ("test_setting_up.py", "test_view.py"))
