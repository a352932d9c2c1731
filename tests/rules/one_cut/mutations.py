"""A broken rule for every paragraph of the digest, each of which a story must notice.

What concerns the set-up and the dice, tests notice.
"""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation(
        "U0.1",
        "pair_outcome.py",
        "end_duel(story, other(seat), How.KILLED",
        "end_duel(story, None, How.KILLED",
    ),
    Mutation("U0.2", "state.py", "MOST_LAID = 3", "MOST_LAID = 4"),
    Mutation("U0.3", "pair_outcome.py", "Card.STRIKE: range(1, 2)", "Card.STRIKE: range(1, 3)"),
    Mutation("U0.4", "evolve.py", "discard=handful(side.discard,", "discard=handful((),"),
    Mutation("U0.5", "round_ends.py", "2 * max(wins) > table", "max(wins) >= table"),
    Mutation(
        "U1.2",
        "play.py",
        "story.say(MarksSet(seat, (one, two)), ",
        "story.say(MarksSet(seat, (two, one)), ",
    ),
    Mutation(
        "U1.2",
        "play.py",
        "story.say(MarksSet(seat, state.table.setup.marks), ",
        "story.say(MarksSet(seat, state.table.placed), ",
    ),
    Mutation(
        "U1.2", "evolve.py", "setup = replace(table.setup, marks=cells)", "setup = table.setup"
    ),
    Mutation("U1.2", "evolve.py", "placed=() if setup.options.placing else None", "placed=()"),
    Mutation("U1.2", "why_not/refusing.py", "if action.seat != int(named):", "if False:"),
    Mutation(
        "U1.2", "why_not/refusing.py", "if action.cell in placed else None", "if False else None"
    ),
    Mutation("U2.1", "state.py", "MOST_LAID = 3", "MOST_LAID = 4"),
    Mutation("U2.1", "choices.py", "if side.row else ()),", "if len(side.row) > 1 else ()),"),
    Mutation("U2.1", "why_not/refusing.py", "    if side.committed:\n", "    if False:\n"),
    Mutation(
        "U2.1",
        "why_not/refusing.py",
        'return None if side.row else Refusal(Why.ROW_EMPTY, "U2.1")',
        "return None",
    ),
    Mutation("U2.2", "state.py", "return max(len(side.row)", "return min(len(side.row)"),
    Mutation("U2.3", "evolve.py", "held=side.held + len(moves),", "held=side.held,"),
    Mutation("U2.3", "evolve.py", "if card is not Card.MOVE)),", ")),"),
    Mutation("U2.3", "round_ends.py", "cards = side.deck or side.discard", "cards = side.deck"),
    Mutation("U2.3", "round_ends.py", "    for seat in SEATS:\n", "    for seat in SEATS[1:]:\n"),
    Mutation("U3.1", "pair_outcome.py", "if facing not in GUARDS:", "if facing is None:"),
    Mutation("U3.2", "pair_outcome.py", "Card.STRIKE: range(1, 2)", "Card.STRIKE: range(1, 3)"),
    Mutation("U3.2", "pair_outcome.py", "Card.KNIFE: range(2, 6)", "Card.KNIFE: range(2, 7)"),
    Mutation("U3.2", "pair_outcome.py", "Card.KNIFE: range(2, 6)", "Card.KNIFE: range(3, 6)"),
    Mutation("U3.3", "pair_outcome.py", "if facing is Card.DODGE:", "if False:"),
    Mutation("U3.3", "choices.py", "stays = table.shown(seat) is Card.DODGE", "stays = True"),
    Mutation(
        "U3.3", "why_not/refusing.py", 'else Refusal(Why.MUST_STEP, "U3.3", cell)', "else None"
    ),
    Mutation("U4.1", "pair_outcome.py", "FATAL = 4", "FATAL = 5"),
    Mutation("U4.1", "pair_outcome.py", "0 if throws[0] > throws[1]", "0 if throws[0] < throws[1]"),
    Mutation("U4.1", "state.py", "DEADLY = 2", "DEADLY = 3"),
    Mutation("U4.1", "pair_outcome.py", "if apart == 0:", "if apart == 7:"),
    Mutation("U4.2", "cards.py", "frozenset({Card.BLOCK, Card.DODGE})", "frozenset({Card.DODGE})"),
    Mutation("U4.3", "pair_outcome.py", "if facing not in GUARDS:", "if facing is Card.MOVE:"),
    Mutation("U4.4", "pair_outcome.py", "Card.KNIFE: range(2, 6)", "Card.KNIFE: range(1, 6)"),
    Mutation("U4.5", "pair_outcome.py", "if pair[0] is Card.KNIFE:", "if False:"),
    Mutation(
        "U4.6",
        "stepping.py",
        "0 if throws[0] < throws[1] else 1",
        "0 if throws[0] > throws[1] else 1",
    ),
    Mutation("U4.6", "stepping.py", "while throws[0] == throws[1]:", "while False:"),
    Mutation("U4.6", "field.py", "PUSHED = 2", "PUSHED = 1"),
    Mutation("U4.6", "stepping.py", "if cells[0] == cells[1]:", "if cells[0] != cells[1]:"),
    Mutation("U4.6", "view.py", "row=row, step=None)", "row=row)"),
    Mutation(
        "U4.7",
        "stepping.py",
        "(one or sides[0].cell, two or sides[1].cell)",
        "(one or Cell(9, 9), two or Cell(9, 9))",
    ),
    Mutation("U4.7", "stepping.py", 'return "U4.7" if any', 'return "U4.6" if any'),
    Mutation(
        "U4.8",
        "pair_outcome.py",
        "return table.apart in REACH[card]",
        "return table.apart in REACH[card] and table.sides[0].cell.x < table.sides[1].cell.x",
    ),
    Mutation("U5.1", "round_ends.py", "2 * max(wins) > table", "max(wins) >= table"),
    Mutation("U5.1", "round_ends.py", "table.duel == table.setup.best_of or ", ""),
    Mutation("U5.1", "state.py", "MOST_ROUNDS = 60", "MOST_ROUNDS = 61"),
    Mutation("U5.1", "round_ends.py", "winners if len(winners) == 1 else ()", "winners"),
    Mutation("U5.1", "evolve.py", "hand=None if side.hand is None else HAND,", "hand=side.hand,"),
    Mutation("U6", "view.py", "return replace(side, hand=None,", "return replace(side,"),
    Mutation(
        "U6", "view.py", "(*side.row[:slot], *(None for _ in side.row[slot:]))", "side.row[:slot]"
    ),
    Mutation("U8.1", "round_ends.py", "0 if one < two else 1", "0 if one > two else 1"),
    Mutation("U8.1", "round_ends.py", "None if one == two else", "0 if one == two else"),
    Mutation("U8.1", "state.py", "AHEAD = 5", "AHEAD = 4"),
    Mutation("U8.1", "round_ends.py", "points - story.table.sides[1 - seat].points", "points"),
    Mutation("U8.2", "pair_outcome.py", "and story.table.options.riposte", "and False"),
    Mutation("U8.2", "pair_outcome.py", "elif card is Card.STRIKE and", "elif"),
    Mutation("U8.2", "evolve.py", "        opened=False,\n    )", "    )"),
    Mutation("U8.2", "evolve.py", "return table.with_side(seat, opened=False)", "return table"),
)
IN_TESTS = (
    Mutation("U1.1", "cards.py", "Card.STRIKE: 12", "Card.STRIKE: 11"),
    Mutation("U1.1", "cards.py", "Card.DODGE: 1,", "Card.DODGE: 2,"),
    Mutation(
        "U1.2", "field.py", "MARKS = (Cell(2, 4), Cell(7, 5))", "MARKS = (Cell(2, 4), Cell(8, 4))"
    ),
    Mutation("U1.2", "choices.py", "if cell not in placed)", ")"),
    Mutation(
        "U1.2",
        "choices.py",
        "(*(NameMark(seat, cell) for cell in free), KeepMarks(seat))",
        "(KeepMarks(seat),)",
    ),
    Mutation("U6", "pair_outcome.py", "(table.duel,) if table.duel > 1", "(table.duel,) if False"),
    Mutation("U6", "round_ends.py", "(table.duel,) if table.duel > 1", "(table.duel,) if False"),
    Mutation(
        "U8.1", "field.py", "MIDDLE = (Cell(4, 5), Cell(5, 4))", "MIDDLE = (Cell(4, 4), Cell(5, 4))"
    ),
)

GUARDED = Guarded("one_cut", IN_STORIES, IN_TESTS, ("test_setting_up.py",))
