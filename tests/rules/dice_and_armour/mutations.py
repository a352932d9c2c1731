"""A broken rule for every paragraph of the digest, each of which a story must notice.

What concerns the set-up, the dice and the odds, tests notice.
"""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation("D1.1", "kinds.py", "Kind.LIGHT: Values(speed=3,", "Kind.LIGHT: Values(speed=2,"),
    Mutation("D1.3", "kinds.py", "Values(speed=2, range=2,", "Values(speed=2, range=3,"),
    Mutation("D1.3", "kinds.py", "Values(speed=1, range=3,", "Values(speed=1, range=2,"),
    Mutation("D1.3", "starting_board.py", "rows = (height - 2, 1)", "rows = (height - 1, 0)"),
    Mutation("D1.3", "starting_board.py", "AHEAD = (Facing.NORTH,", "AHEAD = (Facing.EAST,"),
    Mutation("D2.2", "driving.py", "if not shots(story.table,", "if shots(story.table,"),
    Mutation(
        "D2.2",
        "why_not/refusing.py",
        "if table.mover not in {None, action.tank}:",
        "if table.mover == -1:",
    ),
    Mutation(
        "D2.2", "why_not/refusing.py", 'D2.2") if table.mover is None else None', 'D2.2") and None'
    ),
    Mutation("D2.2", "why_not/refusing.py", "    if table.mover is not None:\n", "    if False:\n"),
    Mutation(
        "D2.2",
        "shooting.py",
        "        _throw(story, shooter, struck, critical, cause)\n    story.then(FinishTurn())",
        "        _throw(story, shooter, struck, critical, cause)\n        story.then(FinishTurn())",
    ),
    Mutation("D2.2", "course.py", "if not can_act(story.table, seat):", "if False:"),
    Mutation("D2.2", "why_not/refusing.py", "if action.seat != table.turn:", "if False:"),
    Mutation(
        "D2.3",
        "driving.py",
        "def move(story: Story, action: Move) -> None:\n",
        "def move(story: Story, action: Move) -> None:\n    story.dice('hit', 0).below(0)\n",
    ),
    Mutation("D3.1", "reach.py", "turns=True, crosses=False,", "turns=True,"),
    Mutation("D3.1", "why_not/refusing_ways.py", "    if wrong is None:\n", "    if True:\n"),
    Mutation("D3.2", "reach.py", "crosses=False, slants=False)", "crosses=False)"),
    Mutation(
        "D3.2", "reach.py", "FREELY = Manner(RING,", "FREELY = Manner(RING[::2] + RING[1:2] * 0,"
    ),
    Mutation(
        "D3.3",
        "why_not/refusing_ways.py",
        'return None if last else Refusal(Why.TANK_THERE, "D3.3", cell, step)',
        "return None",
    ),
    Mutation("D3.3", "why_not/refusing_ways.py", "if other.seat == tank.seat:", "if False:"),
    Mutation(
        "D3.4",
        "reach.py",
        "return way if way.straight and not tank.bound else tank.facing",
        "return tank.facing",
    ),
    Mutation(
        "D3.4",
        "reach.py",
        "return way if way.straight and not tank.bound else tank.facing",
        "return way if not tank.bound else tank.facing",
    ),
    Mutation(
        "D4.1", "abilities.py", "return reach(tank) if way in STRAIGHT else 1", "return reach(tank)"
    ),
    Mutation(
        "D4.1",
        "reach.py",
        "if apart(tank.cell, plane.places[aimed]) > reach_to(tank, way):",
        "if False:",
    ),
    Mutation(
        "D4.2",
        "reach.py",
        "struck = plane.places[first(plane, start, way.eighth, taken.all)]",
        "struck = plane.places[aimed]",
    ),
    Mutation("D4.2", "reach.py", "taken.foes | taken.wrecks | taken.blocks)", "taken.all)"),
    Mutation(
        "D4.2",
        "reach.py",
        "taken.foes | taken.wrecks | taken.blocks)",
        "taken.foes | taken.blocks)",
    ),
    Mutation("D4.3", "shooting.py", "Part(faces[0]), rolled)", "Part(7 - faces[0]), rolled)"),
    Mutation("D4.4", "kinds.py", "FATAL: Final = 3", "FATAL: Final = 6"),
    Mutation("D4.4", "abilities.py", "target.weight <= shooter.weight", "True"),
    Mutation("D4.4", "abilities.py", "target.weight <= shooter.weight", "target is shooter"),
    Mutation("D4.5", "shooting.py", "elif faces[0] > penetrates(shooter):", "elif False:"),
    Mutation(
        "D4.5",
        "shooting.py",
        "    if critical and faces[1] == FATAL and target.seat != shooter.seat:",
        "    if faces[0] > penetrates(shooter):\n"
        '        story.say(ShotBounced(target.number), "D4.5", rolled)\n'
        "    elif critical and faces[1] == FATAL and target.seat != shooter.seat:",
    ),
    Mutation("D4.6", "shooting.py", " and target.seat != shooter.seat:", ":"),
    Mutation("D4.7", "damage.py", "if table.options.patient:", "if True:"),
    Mutation("D4.7", "damage.py", "if table.options.patient:", "if False:"),
    Mutation(
        "D4.7", "damage.py", "*PARTS[: struck.value - 1])\n", "*PARTS[: struck.value - 1][::-1])\n"
    ),
    Mutation("D4.7", "damage.py", "order = (*PARTS[struck.value - 1 :],", "order = (struck,"),
    Mutation("D5.1", "kinds.py", "DESTROYED: Final = 6", "DESTROYED: Final = 5"),
    Mutation("D5.1", "state.py", "return SHORT if self.options.short", "return SHORT if False"),
    Mutation(
        "D5.2",
        "evolve.py",
        "            wrecks = (*table.wrecks, wreck)",
        "            wrecks = table.wrecks",
    ),
    Mutation(
        "D5.2",
        "shooting.py",
        "story.say(TankRemoved(target.number)",
        "story.say(TankDestroyed(target.number)",
    ),
    Mutation("D5.3", "kinds.py", "CHIPS: Final = 3", "CHIPS: Final = 2"),
    Mutation("D5.3", "shooting.py", "_lay_chip(story, struck, action.seat, cause)", "pass"),
    Mutation(
        "D5.3",
        "why_not/refusing_ways.py",
        "    if wreck is None:\n        return None\n",
        "    if True:\n        return None\n",
    ),
    Mutation("D5.4", "reach.py", "return to if table.free(to) else None", "return to"),
    Mutation(
        "D5.4",
        "reach.py",
        "wreck.kind is not Kind.LIGHT:\n        return None",
        "False:\n        return None",
    ),
    Mutation(
        "D5.4", "why_not/refusing_ways.py", "if tank.kind is not Kind.HEAVY or wreck", "if wreck"
    ),
    Mutation(
        "D5.4",
        "evolve.py",
        "_with_wreck(table, replace(table.wreck(number), cell=to))",
        "_with_wreck(table, replace(table.wreck(number), cell=to, chips=0))",
    ),
    Mutation("D6.1", "kinds.py", "range=1, limp=2,", "range=1, limp=3,"),
    Mutation("D6.1", "abilities.py", "return max(1, found if", "return (found if"),
    Mutation("D6.1", "abilities.py", "    found -= values.drags and", "    found -= False and"),
    Mutation("D6.1", "abilities.py", "else min(found, 1))", "else found)"),
    Mutation(
        "D6.1",
        "abilities.py",
        "if not tank.has(Part.TRACKS):\n        return 0",
        "if False:\n        return 0",
    ),
    Mutation("D6.2", "kinds.py", "BOUND: Final = 2", "BOUND: Final = 3"),
    Mutation("D6.2", "driving.py", "    count_move(story, action.tank, ended)\n", ""),
    Mutation("D6.2", "course.py", "        count_move(story, task.number, ended)\n", ""),
    Mutation(
        "D6.2", "why_not/refusing_ways.py", "if tank.bound and _off_line", "if False and _off_line"
    ),
    Mutation("D6.2", "reach.py", "straight and not tank.bound else", "straight else"),
    Mutation(
        "D6.2",
        "damage.py",
        "Lasting(STRAIGHT, Clock.MOVES, BOUND, turn)",
        "Lasting(STRAIGHT, Clock.MOVES, BOUND, 0)",
    ),
    Mutation("D6.2", "damage.py", "if part in {Part.REAR, Part.FRONT}:", "if part is Part.REAR:"),
    Mutation(
        "D6.3",
        "abilities.py",
        "        return False\n    return 0 <",
        "        return False\n    return False and 0 <",
    ),
    Mutation(
        "D6.3",
        "evolve.py",
        "cell=to, facing=facing, moved=table.number)",
        "cell=to, facing=facing)",
    ),
    Mutation("D6.4", "kinds.py", "JAMMED: Final = 3", "JAMMED: Final = 2"),
    Mutation("D6.4", "kinds.py", "limp=2, cap=1)", "limp=2, cap=2)"),
    Mutation("D6.4", "kinds.py", "limp=1, cap=2)", "limp=1, cap=1)"),
    Mutation("D6.4", "kinds.py", "limp=1, cap=4,", "limp=1, cap=5,"),
    Mutation(
        "D6.4",
        "damage.py",
        "Lasting(JAM, Clock.TURNS, JAMMED, turn)",
        "Lasting(JAM, Clock.TURNS, JAMMED, 0)",
    ),
    Mutation("D6.4", "course.py", "    _run_jams(story, seat)\n", ""),
    Mutation(
        "D6.4",
        "abilities.py",
        "else VALUES[tank.kind].cap",
        "else VALUES[tank.kind].cap + (not tank.has(Part.FRONT))",
    ),
    Mutation(
        "D6.5", "abilities.py", "return most if tank.has(Part.FRONT) else most - 1", "return most"
    ),
    Mutation(
        "D6.6",
        "abilities.py",
        "return RING if tank.has(Part.SIDE) else",
        "return RING if True else",
    ),
    Mutation(
        "D7.1",
        "course.py",
        "count_move(story, task.number, ended)\n    story.then(FinishTurn())",
        "count_move(story, task.number, ended)\n        return\n    story.then(FinishTurn())",
    ),
    Mutation(
        "D7.1",
        "why_not/refusing_ways.py",
        'return None if last else Refusal(Why.TANK_THERE, "D3.3", cell, step)',
        'return Refusal(Why.TANK_THERE, "D3.3", cell, step)',
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.HEAVY, Kind.LIGHT): None,",
        "(Kind.HEAVY, Kind.LIGHT): (_TAKES,),",
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.HEAVY, Kind.MEDIUM): (_TAKES,),",
        "(Kind.HEAVY, Kind.MEDIUM): (_TAKES, _GIVES),",
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.HEAVY, Kind.HEAVY): (_TAKES, _GIVES),",
        "(Kind.HEAVY, Kind.HEAVY): (_TAKES,),",
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.MEDIUM, Kind.LIGHT): (_TAKES,),",
        "(Kind.MEDIUM, Kind.LIGHT): (_TRACKS,),",
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.MEDIUM, Kind.MEDIUM): (_TAKES, _GIVES),",
        "(Kind.MEDIUM, Kind.MEDIUM): (_TAKES, _PAYS),",
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.MEDIUM, Kind.HEAVY): (_TRACKS, _PAYS),",
        "(Kind.MEDIUM, Kind.HEAVY): (_TAKES, _PAYS),",
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.LIGHT, Kind.LIGHT): (_TAKES, _GIVES),",
        "(Kind.LIGHT, Kind.LIGHT): (_GIVES, _TAKES),",
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.LIGHT, Kind.MEDIUM): (_TRACKS, _PAYS),",
        "(Kind.LIGHT, Kind.MEDIUM): (_TRACKS, _GIVES),",
    ),
    Mutation(
        "D7.2",
        "ramming.py",
        "(Kind.LIGHT, Kind.HEAVY): (_PAYS, _PAYS),",
        "(Kind.LIGHT, Kind.HEAVY): (_PAYS,),",
    ),
    Mutation(
        "D7.2",
        "kinds.py",
        "(Part.TRACKS, Part.REAR, Part.SIDE, Part.FRONT)",
        "(Part.TRACKS, Part.ENGINE, Part.REAR, Part.SIDE, Part.FRONT)",
    ),
    Mutation("D7.3", "choices.py", "for part in RAMMED if tank.has(part))", "for part in RAMMED)"),
    Mutation("D7.3", "ramming.py", "elif len(parts) > 1 and task", "elif len(parts) > 0 and task"),
    Mutation(
        "D7.3",
        "course.py",
        "for number in (task.target, task.number):",
        "for number in (task.target,):",
    ),
    Mutation(
        "D7.4",
        "course.py",
        "            step(story, task.number, cell, ",
        "            (story, task.number, cell, ",
    ),
    Mutation(
        "D7.4",
        "course.py",
        "and pushes_to(story.table, rammer, cell):",
        "and (pushes_to(story.table, rammer, cell) or True):",
    ),
    Mutation(
        "D7.5",
        "ramming.py",
        "    facing = faced(tank, tank.cell, cell)\n",
        "    facing = faced(tank, tank.cell, cell)\n"
        "    story.table = story.table.with_tank(target.number, facing=facing)\n",
    ),
    Mutation("D8.1", "course.py", "    if len(left) == len(SEATS):\n", "    if True:\n"),
    Mutation("D8.1", "course.py", "left[0] if left else None)", "left[0] if left else 0)"),
    Mutation(
        "D8.1", "choices.py", "len(table.own(seat)) == 1 and", "len(table.own(seat)) >= 1 and"
    ),
    Mutation("D8.2", "kinds.py", "HOLD: Final = 6", "HOLD: Final = 7"),
    Mutation("D8.2", "course.py", "    if not story.table.captures:\n", "    if False:\n"),
    Mutation("D8.2", "damage.py", "    lose_hold(story, tank, broken)\n", ""),
    Mutation("D8.2", "driving.py", "    if tank.held:\n", "    if False:\n"),
    Mutation("D8.3", "kinds.py", "QUIET: Final = 40", "QUIET: Final = 41"),
    Mutation("D8.3", "course.py", "-broken[seat]) for seat", "broken[seat]) for seat"),
    Mutation(
        "D8.3", "course.py", "return None if one == two else 0", "return 0 if one == two else 0"
    ),
    Mutation(
        "D8.3",
        "evolve.py",
        "            return _stirred(table)\n        case events.WreckRemoved",
        "            return table\n        case events.WreckRemoved",
    ),
    Mutation("D8.3", "evolve.py", "if count <= table.longest:", "if True:"),
    Mutation("D8.3", "evolve.py", "if count <= table.longest:", "if not count:"),
    Mutation("D8.3", "evolve.py", "stirred=True, longest=0)", "stirred=True)"),
    Mutation(
        "D8.3",
        "course.py",
        "quiet = 0 if story.table.stirred else story.table.quiet + 1",
        "quiet = 0",
    ),
    Mutation("D10", "reach.py", "if aimed < 0 or taken.blocks >> aimed & 1:", "if aimed < 0:"),
    Mutation(
        "D10", "why_not/refusing_ways.py", "    if cell in table.board.blocks:\n", "    if False:\n"
    ),
    Mutation("D8.1", "choices.py", "in {Stage.CHOOSE, Stage.SHOT}", "in {Stage.CHOOSE}"),
    Mutation("D10", "kinds.py", "Kind.MEDIUM: 3, Kind.HEAVY: 2}", "Kind.MEDIUM: 3, Kind.HEAVY: 3}"),
    Mutation("D10", "kinds.py", "Kind.MEDIUM: 3, Kind.HEAVY: 2}", "Kind.MEDIUM: 2, Kind.HEAVY: 2}"),
    Mutation("D10", "evolve.py", "kinds=(*muster.kinds, kind))", "kinds=(kind, *muster.kinds))"),
    Mutation("D10", "evolve.py", "kinds=muster.kinds[:-1])", "kinds=muster.kinds[1:])"),
    Mutation("D10", "why_not/refusing.py", "    if muster.ready:\n", "    if False:\n"),
    Mutation("D10", "why_not/refusing.py", "return None if full else Why", "return None or Why"),
    Mutation("D10", "free_armies.py", "    if to_act(story.table):\n        return\n", ""),
    Mutation("D10", "state.py", "closed = cell in self.board.blocks or self", "closed = self"),
    Mutation("D11", "course.py", "    if agreed:\n", "    if False:\n"),
    Mutation("D11", "course.py", "if story.table.offered == other(seat):", "if False:"),
    Mutation("D11", "why_not/refusing.py", "if table.offered == seat else None", "and None"),
    Mutation("D11", "play.py", "How.RESIGNED,", "How.SURRENDERED,"),
)
IN_TESTS = (
    Mutation(
        "D1.2", "kinds.py", "    TRACKS = 1\n    ENGINE = 2\n", "    TRACKS = 2\n    ENGINE = 1\n"
    ),
    Mutation(
        "D1.3",
        "starting_board.py",
        "bases = (Cell(middle, height - 1),",
        "bases = (Cell(middle - 1, height - 1),",
    ),
    Mutation("D2.1", "play.py", "thrown[-1][0] > thrown[-1][1]", "thrown[-1][0] < thrown[-1][1]"),
    Mutation("D2.1", "play.py", "throws[-1][0] == throws[-1][1]:", "False:"),
    Mutation("D4.4", "shot_chances.py", "if critical and not friend else 0", "if critical else 0"),
    Mutation(
        "D4.5",
        "shot_chances.py",
        "for face in range(1, penetrates(tank) + 1)",
        "for face in range(1, 7)",
    ),
    Mutation(
        "D5.1",
        "shot_chances.py",
        "len(target.broken) + 1 >= table.deadly",
        "len(target.broken) >= table.deadly",
    ),
    Mutation("D9", "shooting.py", "story.dice(CRIT, turn)", "story.dice(CRIT, turn + 1)"),
    Mutation("D9", "play.py", "place = len(throws) + 1", "place = len(throws)"),
    Mutation("D8.2", "play.py", "    play_or_pass(story)\n", ""),
    Mutation("D10", "free_armies.py", "    play_or_pass(story, shown)\n", ""),
    Mutation("D10", "starting_board.py", "frozenset(blocks) - used)", "frozenset(blocks))"),
)

GUARDED = Guarded(
    "dice_and_armour", IN_STORIES, IN_TESTS, ("test_setting_up.py", "test_shot_chances.py")
)
