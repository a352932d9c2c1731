"""A broken rule for every paragraph of the digest, each of which a story must notice.

What concerns the set-up, the dice and what may not be told, tests notice.
"""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation("K0.1", "view.py", "each if owner in own else Character(None,", "each if True else ("),
    Mutation("K0.2", "turn_end.py", "Side.LIGHT if light > dark", "Side.LIGHT if light < dark"),
    Mutation("K0.3", "state.py", "SLOTS = 2", "SLOTS = 3"),
    Mutation("K0.4", "slots.py", "LampLit(room, story", "LampLit(1, story"),
    Mutation("K0.5", "why_not/refusing.py", "action.seat not in table.seats", "action.seat > 3"),
    Mutation("K1.1", "house.py", "{(2, 0), (2, 1), (0, 2), (1, 2)}", "{(2, 0), (0, 2)}"),
    Mutation(
        "K1.1",
        "house.py",
        "{(2, 0), (2, 1), (0, 2), (1, 2)}",
        "{(2, 0), (2, 1), (0, 2), (1, 2), (2, 2)}",
    ),
    Mutation(
        "K1.2", "house.py", 'Room("great_hall", Cell(4, 2))', 'Room("great_hall", Cell(5, 2))'
    ),
    Mutation("K1.3", "state.py", "CROWD = 5", "CROWD = 6"),
    Mutation("K1.4", "full_marks.py", "(2, 2): 17", "(2, 2): 18"),
    Mutation("K1.4", "full_marks.py", "_FURTHER = 13, 4", "_FURTHER = 13, 3"),
    Mutation("K1.4", "full_marks.py", "return 10, 10", "return 11, 10"),
    Mutation("K1.4", "full_marks.py", "return 18, 15", "return 17, 15"),
    Mutation("K1.4", "full_marks.py", "return 18, 15", "return 18, 16"),
    Mutation("K2.1", "view.py", "if side is sides[seat])", "if other == seat)"),
    Mutation("K2.1", "why_not/refusing.py", "action.seat not in table.seats", "False"),
    Mutation("K3.1", "why_not/refusing.py", "if len(slots) >= SLOTS:", "if len(slots) > SLOTS:"),
    Mutation("K3.1", "why_not/refusing.py", "    if character.committed:\n", "    if False:\n"),
    Mutation(
        "K3.1",
        "why_not/refusing.py",
        "None if character.plan else Refusal(Why.NOTHING",
        "None if True else Refusal(Why.NOTHING",
    ),
    Mutation(
        "K3.1", "why_not/refusing.py", 'Refusal(Why.WAIT_FIRST, "K3.1") if slots else None', "None"
    ),
    Mutation("K3.1", "evolve.py", "plan=plan[:-1]", "plan=plan[1:]"),
    Mutation("K3.2", "why_not/refusing.py", "    if done:\n", "    if False:\n"),
    Mutation(
        "K3.2", "why_not/refusing.py", "s.ritual is ritual for s in slots", "True for s in slots"
    ),
    Mutation("K3.2", "state.py", "return next(moves, self.room)", "return self.room"),
    Mutation("K3.2", "play.py", "(*first_left, *second_left)", "second_left"),
    Mutation("K3.2", "play.py", "    second_left = do_slot(story, 2)\n", "    second_left = ()\n"),
    Mutation("K3.2", "turn_end.py", "    if fleeing:\n", "    if False:\n"),
    Mutation("K3.3", "view.py", "d if s in own else None for s, d", "d for s, d"),
    Mutation("K4.1", "house.py", "FURTHEST = 3", "FURTHEST = 4"),
    Mutation("K4.1", "house.py", "FURTHEST = 3", "FURTHEST = 2"),
    Mutation(
        "K4.1",
        "why_not/refusing.py",
        "        if room not in house.beside(before):",
        "        if False:",
    ),
    Mutation(
        "K4.1",
        "why_not/refusing.py",
        "if room in (start, *path[:place]):",
        "if room in path[:place]:",
    ),
    Mutation(
        "K4.1", "why_not/refusing.py", "if room in (start, *path[:place]):", "if room == start:"
    ),
    Mutation(
        "K4.2",
        "slots.py",
        "        elif lights and len(lights) < len(here):\n",
        "        elif False:\n",
    ),
    Mutation("K4.2", "slots.py", "elif lights and room not in table.lamps:", "elif lights:"),
    Mutation("K4.2", "slots.py", "story.table.dawn + 1", "story.table.dawn + len(lights)"),
    Mutation(
        "K4.2",
        "slots.py",
        "elif lights and len(lights) < len(here):",
        "elif lights and len(lights) < len(here) and room not in table.lamps:",
    ),
    Mutation(
        "K4.3",
        "turn_end.py",
        "if each.room in rooms:",
        "if each.room in rooms and each.turn < story.table.turn:",
    ),
    Mutation("K4.3", "turn_end.py", "dawn = story.table.dawn + 1", "dawn = story.table.dawn + 2"),
    Mutation(
        "K4.3",
        "turn_end.py",
        "    woken = _woken(story.table)\n    _banish(story, _rooms(left, Ritual.BANISH), said)\n",
        "    woken = _woken(story.table)\n",
    ),
    Mutation("K4.4", "turn_end.py", "story.table.dawn + 2), ", "story.table.dawn + 1), "),
    Mutation(
        "K4.4",
        "turn_end.py",
        "if room_of(story.table, s) in rooms]",
        "if room_of(story.table, s) in rooms][:1]",
    ),
    Mutation("K4.5", "turn_end.py", "dark = 0 if lit else", "dark = 0 if False else"),
    Mutation("K4.5", "turn_end.py", "if dark >= PATIENCE:", "if dark == PATIENCE:"),
    Mutation("K4.5", "turn_end.py", "if dark >= PATIENCE:", "if dark > PATIENCE:"),
    Mutation(
        "K5.1", "why_not/refusing.py", 'is Side.LIGHT else "K5.1"', 'is Side.LIGHT else "K4.1"'
    ),
    Mutation("K5.2", "slots.py", "elif not lights and room in table.lamps:", "elif not lights:"),
    Mutation("K5.2", "evolve.py", "lamps=table.lamps - {room}", "lamps=frozenset()"),
    Mutation("K5.2", "slots.py", "story.table.madness + 1", "story.table.madness + len(here)"),
    Mutation("K5.3", "turn_end.py", "bitten = each.room in lights", "bitten = each.hint in lights"),
    Mutation(
        "K5.3",
        "turn_end.py",
        "madness = story.table.madness + bitten",
        "madness = story.table.madness + 1",
    ),
    Mutation(
        "K5.3",
        "turn_end.py",
        "or (JUST_CALLED in each.woken and nightmare.turn == table.turn)",
        "or False",
    ),
    Mutation(
        "K5.3",
        "why_not/refusing.py",
        "action.hint not in (action.room, *house.beside(action.room))",
        "False",
    ),
    Mutation("K5.3", "why_not/refusing.py", "- {*character.woken}", ""),
    Mutation("K5.3", "state.py", "MOST_DORMANT = 3", "MOST_DORMANT = 4"),
    Mutation(
        "K5.3",
        "why_not/refusing.py",
        "any(each.number == number for each in table.dormant(action.seat))",
        "number <= table.called",
    ),
    Mutation(
        "K5.3", "why_not/refusing.py", "    if number in character.woken:\n", "    if False:\n"
    ),
    Mutation(
        "K5.3",
        "evolve.py",
        "left = tuple(each for each in table.nightmares if each.number != number)",
        "left = table.nightmares",
    ),
    Mutation(
        "K5.3",
        "view.py",
        "return event if dark else replace(event, room=None, owner=None)",
        "return event",
    ),
    Mutation("K5.4", "slots.py", "if not isinstance(done[action.seat], PlanMove)", "if True"),
    Mutation(
        "K5.4",
        "slots.py",
        "_of(each.slots[:slot], PlanScare)",
        "_of(each.slots[slot - 1 : slot], PlanScare)",
    ),
    Mutation("K5.4", "slots.py", "_of(each.slots[:slot], PlanScare)", "_of(each.slots, PlanScare)"),
    Mutation(
        "K5.4",
        "slots.py",
        "if lights and room in scaring and room not in table.lamps:",
        "if lights and room in scaring:",
    ),
    Mutation("K5.4", "turn_end.py", "story.table.madness + 2", "story.table.madness + 1"),
    Mutation(
        "K5.4",
        "slots.py",
        "room in scaring and room not in",
        "room in scaring and len(lights) == len(here) and room not in",
    ),
    Mutation("K5.5", "turn_end.py", "(table.light_feared or not put_out)", "not put_out"),
    Mutation("K5.5", "turn_end.py", "(table.light_feared or not put_out)", "True"),
    Mutation("K5.5", "turn_end.py", "len(table.lamps) > 1", "len(table.lamps) > 0"),
    Mutation("K5.5", "turn_end.py", "if bright >= PATIENCE:", "if bright > PATIENCE:"),
    Mutation(
        "K5.6",
        "turn_end.py",
        "fleeing += _frighten(story, left, said)",
        "fleeing = _frighten(story, left, said)",
    ),
    Mutation("K6.1", "turn_end.py", "(not full or light == dark)", "not full"),
    Mutation("K6.1", "turn_end.py", "table.turn < MOST_TURNS and", "True and"),
    Mutation("K6.1", "turn_end.py", "None if light == dark else", ""),
    Mutation("K6.1", "turn_end.py", "full = max(light, dark) >= 0", "full = max(light, dark) > 0"),
    Mutation(
        "K7",
        "view.py",
        "for each in table.whispers if each.seat in own",
        "for each in table.whispers",
    ),
    Mutation("K7", "why_not/refusing.py", "len(table.of_side(side)) < 2", "False"),
    Mutation("K3.1", "state.py", "MOST_WHISPERS = 8", "MOST_WHISPERS = 9"),
    Mutation(
        "K3.1",
        "evolve.py",
        "characters=characters, whispers=())\n        case",
        "characters=characters)\n        case",
    ),
    Mutation("K7", "view.py", "if table.ending is not None:", "if False:"),
    Mutation("K7", "view.py", "if table.side(seat) is Side.DARK:", "if True:"),
    Mutation(
        "K7",
        "view.py",
        "if owner in _own(sides, seat) else PlanChanged",
        "if True else PlanChanged",
    ),
)
IN_TESTS = (
    Mutation(
        "K3.2",
        "whereabouts/duties.py",
        'Need("banish", room, (1, 2))',
        'Need("banish", room, (2,))',
    ),
    Mutation(
        "K3.2", "whereabouts/duties.py", 'Need("repel", room, (1, 2))', 'Need("repel", room, (2,))'
    ),
    Mutation(
        "K3.3", "whereabouts/following.py", "found &= ~group.somebody_at(found, room)", "pass"
    ),
    Mutation("K4.1", "whereabouts/joint_places.py", "found = joint if stays else 0", "found = 0"),
    Mutation(
        "K4.4",
        "whereabouts/following.py",
        "for room in {*where.values()} if seat not in where else ():",
        "for room in ():",
    ),
    Mutation("K5.4", "whereabouts/duties.py", "yield {**early, (seat, 2): LEAVE}", "yield early"),
    Mutation(
        "K5.4",
        "whereabouts/following.py",
        "for slot in (1, 2) if room not in lamps[slot]",
        "for slot in (1,) if room not in lamps[slot]",
    ),
    Mutation("K1.3", "house.py", "(2, 11, 12, 3),", "(2, 11, 12, 4),"),
    Mutation(
        "K1.3",
        "turn_end.py",
        "while (face := dice.below(6)) > START_PLACES:",
        "while (face := dice.below(6)) >= START_PLACES:",
    ),
    Mutation("K1.4", "full_marks.py", "(3, 3): 22", "(3, 3): 21"),
    Mutation("K1.4", "full_marks.py", "(2, 2): (16", "(2, 2): (15"),
    Mutation("K1.4", "full_marks.py", "12, 16, 20)", "12, 17, 20)"),
    Mutation("K2.1", "turn_end.py", "starts[dice.below(6) // 2]", "starts[dice.below(6) % 3]"),
    Mutation("K2.1", "play.py", 'Dice(seed, "start", s)', 'Dice(seed, "start", 0)'),
    Mutation(
        "K4.2",
        "slots.py",
        "table = story.table\n    scaring",
        "table = story.table\n    done = done[:1]\n    scaring",
    ),
    Mutation(
        "K5.3", "slots.py", "mixed = dice.shuffled(calls) if dice else calls", "mixed = calls"
    ),
    Mutation("K5.3", "slots.py", "sorted(mixed, key=lambda call: call.hint)", "mixed"),
    Mutation(
        "K7",
        "play.py",
        'phrase, room, sides), "K3.1")',
        'phrase, room, sides), "K7")',
    ),
    Mutation("K7", "evolve.py", "nightmares=nightmares, whispers=()", "nightmares=nightmares"),
    Mutation(
        "K1.1",
        "why_not/refusing.py",
        "if action.room is not None and action.room not in",
        "if False and action.room not in",
    ),
    Mutation(
        "K7",
        "turn_end.py",
        'story.dice("flee", table.turn, seat)',
        'story.dice("flee", table.turn, 0)',
    ),
    Mutation(
        "K7",
        "play.py",
        'sides), "K3.1")\n    return',
        'sides), "K4.1" if hasattr(action, "path") else "K3.1")\n    return',
    ),
)

GUARDED = Guarded(
    "lamps_till_dawn",
    IN_STORIES,
    IN_TESTS,
    (
        "test_setting_up.py",
        "test_sides.py",
        "test_twin.py",
        "test_whereabouts.py",
        "test_whispers.py",
    ),
)
