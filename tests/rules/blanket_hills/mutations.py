"""A broken rule for every paragraph of the digest, each of which a story must notice.

What concerns dice, bumps and roundings, tests notice. It is one table, so it may be so long.
"""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation("G0.1", "state.py", "SHOTS, FEW_SHOTS = 10, 5", "SHOTS, FEW_SHOTS = 9, 5"),
    Mutation("G0.2", "shells.py", "Shell.NAPALM: Toy(3, 35)", "Shell.NAPALM: Toy(3, 34)"),
    Mutation("G0.3", "evolve.py", "domes=(*table.domes, at)", "domes=table.domes"),
    Mutation("G0.3", "evolve.py", "towers=(*table.towers, at)", "towers=table.towers"),
    Mutation("G0.4", "state.py", "MOVES: Final = 3", "MOVES: Final = 4"),
    Mutation("G1.1", "flight.py", "WIDE - 1 - start.x", "WIDE - 2 - start.x"),
    Mutation("G1.2", "state.py", "DOME_HIGH = 5, 20", "DOME_HIGH = 6, 20"),
    Mutation("G1.2", "state.py", "DOME_HIGH = 5, 20", "DOME_HIGH = 4, 20"),
    Mutation(
        "G1.2",
        "standing.py",
        "_stand(found, middle, land.height(middle) + TANK_HIGH)",
        "_stand(found, middle, 20 + TANK_HIGH)",
    ),
    Mutation("G1.4", "setting_up.py", "FEWEST: Final = 2", "FEWEST: Final = 3"),
    Mutation("G1.4", "setting_up.py", "max(FEWEST, setup.tanks)", "FEWEST"),
    Mutation("G2.1", "land.py", "Cell(WIDE - 1 - x, HIGH - 1 - y)", "Cell(x, HIGH - 1 - y)"),
    Mutation("G2.2", "setting_up.py", "Cell(49, 2)", "Cell(50, 2)"),
    Mutation(
        "G2.2",
        "setting_up.py",
        "(Cell(50, 57), (0, -1), (1, 0))",
        "(Cell(50, 57), (0, -1), (-1, 0))",
    ),
    Mutation("G2.3", "setting_up.py", "POINT: Final = 5", "POINT: Final = 4"),
    Mutation(
        "G2.3", "setting_up.py", "(ahead * east + aside * right)", "(aside * east + ahead * right)"
    ),
    Mutation(
        "G2.3",
        "setting_up.py",
        "(Cell(97, 30), (-1, 0), (0, -1))",
        "(Cell(97, 30), (-1, 0), (0, 1))",
    ),
    Mutation("G2.3", "setting_up.py", "HIGH - 1 - TANK_HALF)\n", "HIGH - 1)\n"),
    Mutation(
        "G2.3", "setting_up.py", "_start(team, aside, ahead - 1)", "_start(team, aside, ahead)"
    ),
    Mutation(
        "G2.4", "course.py", "in snake(order, table.setup.shots)", "in order * table.setup.shots"
    ),
    Mutation("G2.4", "setting_up.py", "left = without(left, Shell.SNIPER)", "left = left"),
    Mutation("G2.4", "setting_up.py", "fromkeys(order, (Shell.SNIPER,))", "fromkeys(order, ())"),
    Mutation("G2.4", "course.py", "if t >= table.first), *(t for", "if t >= 0), *(t for"),
    Mutation("G2.5", "setting_up.py", "== max(faces.values())", "== min(faces.values())"),
    Mutation("G2.5", "course.py", "in range(1, count + 1)", "in range(count + 1)"),
    Mutation("G2.5", "course.py", "(team + more) % count", "(team - more) % count"),
    Mutation("G3.1", "evolve.py", "shells=without(tank.shells, shell)", "shells=tank.shells"),
    Mutation("G3.1", "why_not/refusing.py", "None if shell in tank.shells", "None if True"),
    Mutation("G3.1", "why_not/refusing.py", "if action.seat != acting(table):", "if False:"),
    Mutation("G3.2", "evolve.py", ".moves + 1)", ".moves + 2)"),
    Mutation("G3.2", "evolve.py", "(table, shots=shot)", "(table, shots=shot + 1)"),
    Mutation("G4.1", "why_not/refusing.py", "tank.moves >= MOVES", "tank.moves > MOVES"),
    Mutation("G4.2", "actions.py", "LONGEST_MOVE: Final = 30", "LONGEST_MOVE: Final = 31"),
    Mutation("G4.2", "actions.py", "LONGEST_MOVE: Final = 30", "LONGEST_MOVE: Final = 29"),
    Mutation("G4.2", "why_not/refusing.py", "if table.setup.options.unlimited", "if False"),
    Mutation("G4.2", "driving.py", "CLIMB = 5", "CLIMB = 4"),
    Mutation("G4.2", "driving.py", "CLIMB = 5", "CLIMB = 6"),
    Mutation("G4.2", "driving.py", "there - here > CLIMB", "abs(there - here) > CLIMB"),
    Mutation("G4.2", "driving.py", "        here = there\n", ""),
    Mutation("G4.2", "driving.py", "APART = 60", "APART = 59"),
    Mutation("G4.2", "driving.py", "APART = 60", "APART = 61"),
    Mutation("G4.2", "driving.py", "and now < squared(start, place)", ""),
    Mutation("G4.2", "driving.py", "now < APART**2 and now", "now < APART**2 <= now"),
    Mutation("G4.2", "driving.py", "if not _fits(x, y):", "if not 0 <= x < WIDE:"),
    Mutation("G4.2", "driving.py", "if _on(x, y, tanks):", "if False:"),
    Mutation("G4.2", "driving.py", "if _on(x, y, towers):", "if False:"),
    Mutation("G4.2", "driving.py", "most = 2 * TANK_HALF", "most = TANK_HALF"),
    Mutation("G4.2", "why_not/refusing.py", "if not driven.cm:", "if False:"),
    Mutation("G4.3", "why_not/refusing.py", "if tank.glued:", "if False:"),
    Mutation("G5.1", "state.py", "BARREL: Final = 12", "BARREL: Final = 11"),
    Mutation("G5.1", "state.py", "BARREL: Final = 12", "BARREL: Final = 13"),
    Mutation("G5.2", "actions.py", "Arc.FLAT: 16", "Arc.FLAT: 15"),
    Mutation("G5.2", "actions.py", "Arc.NORMAL: 4", "Arc.NORMAL: 5"),
    Mutation("G5.2", "actions.py", "Arc.HIGH: 2", "Arc.HIGH: 3"),
    Mutation("G5.2", "actions.py", "NEAREST, FARTHEST = 5, 140", "NEAREST, FARTHEST = 6, 140"),
    Mutation("G5.2", "actions.py", "NEAREST, FARTHEST = 5, 140", "NEAREST, FARTHEST = 4, 140"),
    Mutation("G5.2", "actions.py", "NEAREST, FARTHEST = 5, 140", "NEAREST, FARTHEST = 5, 141"),
    Mutation("G5.2", "flight.py", "return 400 * apex", "return 401 * apex"),
    Mutation("G5.2", "flight.py", "start.y - north", "start.y + north"),
    Mutation("G5.3", "flight.py", "if base + rise <= tops", "if base + rise < tops"),
    Mutation(
        "G5.3",
        "standing.py",
        "for dome in table.domes if not under(own, dome))",
        "for dome in table.domes)",
    ),
    Mutation(
        "G5.3",
        "flight.py",
        "return min(bisect_right(easts, across), bisect",
        "return max(bisect_right(easts, across), bisect",
    ),
    Mutation("G5.4", "tossing.py", "else one - two", "else two - one"),
    Mutation("G5.4", "tossing.py", "int((one - two) / 2)", "(one - two) // 2"),
    Mutation("G5.4", "tossing.py", "if grip.halved else", "if False else"),
    Mutation(
        "G5.4", "tossing.py", "+ action.reach * more // 100", "+ int(action.reach * more / 100)"
    ),
    Mutation("G5.4", "tossing.py", "action.arc.apex(reach)", "action.arc.apex(action.reach)"),
    Mutation("G5.4", "tossing.py", "grips[action.seat]", "grips[0]"),
    Mutation(
        "G5.4", "tossing.py", "if grip.kind is not HandKind.DICE:", "if grip.kind is HandKind.CALM:"
    ),
    Mutation("G5.5", "striking.py", "in_square(at, place, toy.broad)", "in_square(at, place)"),
    Mutation("G5.5", "shells.py", "Shell.NAPALM: Toy(3, 35)", "Shell.NAPALM: Toy(4, 35)"),
    Mutation(
        "G6.1", "shells.py", "(1, 50, ((20, 20), (30, 5)), P", "(1, 50, ((19, 20), (30, 5)), P"
    ),
    Mutation(
        "G6.1", "shells.py", "(1, 50, ((20, 20), (30, 5)), P", "(1, 50, ((21, 20), (30, 5)), P"
    ),
    Mutation(
        "G6.1", "shells.py", "(1, 50, ((20, 20), (30, 5)), P", "(1, 50, ((20, 20), (29, 5)), P"
    ),
    Mutation(
        "G6.1", "shells.py", "(1, 50, ((20, 20), (30, 5)), P", "(1, 50, ((20, 20), (31, 5)), P"
    ),
    Mutation(
        "G6.1", "shells.py", "(1, 50, ((20, 20), (30, 5)), P", "(1, 45, ((20, 20), (30, 5)), P"
    ),
    Mutation("G6.1", "shells.py", "Pit(10, 20)", "Pit(11, 20)"),
    Mutation("G6.1", "shells.py", "Pit(10, 20)", "Pit(10, 19)"),
    Mutation("G6.1", "land.py", "max(height - depth, 0)", "abs(height - depth)"),
    Mutation("G6.1", "tossing.py", "2 * error if action.shell is Shell.NUKE else error", "error"),
    Mutation("G6.1", "striking.py", "if away <= r * r)", "if away < r * r)"),
    Mutation("G6.2", "shells.py", "pit=Pit(15, 40)", "pit=Pit(15, 20)"),
    Mutation("G6.2", "shells.py", "pit=Pit(15, 40)", "pit=Pit(14, 40)"),
    Mutation("G6.3", "standing.py", "isqrt(4 * (DOME", "isqrt((DOME"),
    Mutation("G6.3", "standing.py", "<= DOME_RADIUS**2\n", "< DOME_RADIUS**2\n"),
    Mutation(
        "G6.3",
        "standing.py",
        "_arch(found, middle, land.height(middle))",
        "_arch(found, middle, 20)",
    ),
    Mutation(
        "G6.3",
        "striking.py",
        "if shell is Shell.WORM or not covered(table, table",
        "if True or not covered(table, table",
    ),
    Mutation(
        "G6.3",
        "striking.py",
        "if shell is Shell.WORM or not covered(table, table",
        "if not covered(table, table",
    ),
    Mutation("G6.3", "striking.py", "if dome in domes or inside(dome):", "if dome in domes:"),
    Mutation(
        "G6.3",
        "striking.py",
        "squared(place, at) <= pit.radius**2",
        "squared(place, at) <= pit.radius**2 + 50",
    ),
    Mutation(
        "G6.3",
        "striking.py",
        "squared(place, at) <= pit.radius**2",
        "squared(place, at) < pit.radius**2",
    ),
    Mutation("G6.3", "striking.py", "    _score(story, team, shell, at)\n    pit =", "    pit ="),
    Mutation("G6.4", "shells.py", "Shell.NAPALM: Toy(3, 35)", "Shell.NAPALM: Toy(3, 30)"),
    Mutation("G6.5", "shells.py", "Toy(1, 10, ((20, 10),))", "Toy(1, 10, ((19, 10),))"),
    Mutation("G6.5", "shells.py", "Toy(1, 10, ((20, 10),))", "Toy(1, 10, ((21, 10),))"),
    Mutation("G6.5", "shells.py", "Toy(1, 10, ((20, 10),))", "Toy(1, 20, ((20, 10),))"),
    Mutation("G6.6", "shells.py", "near=((3, 15),)", "near=((2, 15),)"),
    Mutation("G6.6", "shells.py", "near=((3, 15),)", "near=((4, 15),)"),
    Mutation("G6.6", "standing.py", "domes = () if worm else", "domes = () if False else"),
    Mutation("G6.7", "rolling.py", "MOST_STEPS = 30", "MOST_STEPS = 31"),
    Mutation("G6.7", "rolling.py", "MOST_STEPS = 30", "MOST_STEPS = 29"),
    Mutation(
        "G6.7",
        "rolling.py",
        "((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1)",
        "((0, 1), (1, 0), (0, -1), (-1, 0), (1, -1)",
    ),
    Mutation(
        "G6.7",
        "rolling.py",
        "((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1)",
        "((1, -1), (0, -1), (1, 0), (0, 1), (-1, 0)",
    ),
    Mutation("G6.7", "rolling.py", "(1, 1), (-1, 1), (-1, -1))", "(-1, -1), (-1, 1), (1, 1))"),
    Mutation("G6.7", "rolling.py", ">= land.height(here) or", "> land.height(here) or"),
    Mutation(
        "G6.7", "rolling.py", "if any(in_square(there, tower) for tower in towers):", "if False:"
    ),
    Mutation("G6.7", "rolling.py", "if any(under(there, dome) for dome in domes):", "if False:"),
    Mutation("G6.7", "shells.py", "Toy(2, 20, ((10, 20),))", "Toy(1, 20, ((10, 20),))"),
    Mutation("G6.7", "shells.py", "Toy(2, 20, ((10, 20),))", "Toy(2, 20, ((9, 20),))"),
    Mutation("G6.7", "shells.py", "Toy(2, 20, ((10, 20),))", "Toy(2, 20, ((11, 20),))"),
    Mutation("G6.7", "striking.py", "if still else roll", "if False else roll"),
    Mutation("G6.8", "tossing.py", "(2 * points + 1) ** 2", "(2 * points + 2) ** 2"),
    Mutation("G6.8", "tossing.py", "apart <= 40_000", "apart < 40_000"),
    Mutation("G6.8", "tossing.py", "RAY_NEAREST: Final = 5", "RAY_NEAREST: Final = 6"),
    Mutation("G6.8", "tossing.py", "ends = (team, target)", "ends = (target,)"),
    Mutation("G6.8", "tossing.py", "ends = (team, target)", "ends = (team,)"),
    Mutation(
        "G6.8",
        "tossing.py",
        "return covered(table, place), squared(own, place)",
        "return False, squared(own, place)",
    ),
    Mutation("G6.9", "tossing.py", "(-3, 97),", "(-3, 103),"),
    Mutation("G6.9", "tossing.py", "(0, 104),", "(0, 100),"),
    Mutation("G6.9", "tossing.py", "(3, 100),", "(2, 100),"),
    Mutation("G6.9", "striking.py", "TOYS[shell].direct * nails", "TOYS[shell].direct"),
    Mutation("G6.10", "striking.py", "STICKY: Final = 5", "STICKY: Final = 4"),
    Mutation("G6.10", "striking.py", "STICKY: Final = 5", "STICKY: Final = 6"),
    Mutation("G6.10", "striking.py", "and not covered(table, place):", ":"),
    Mutation("G6.10", "state.py", "GLUED: Final = 3", "GLUED: Final = 2"),
    Mutation("G6.10", "course.py", "event.team == team for event", "event.team != team for event"),
    Mutation("G6.10", "course.py", "and glued and left and not anew", "and glued and left"),
    Mutation("G6.10", "course.py", "and glued and left and not anew", "and False"),
    Mutation("G6.10", "evolve.py", "with_tank(team, glued=0)", "with_tank(team, glued=99)"),
    Mutation(
        "G6.10", "striking.py", "if table.tanks[team].glued and inside", "if False and inside"
    ),
    Mutation(
        "G6.10",
        "striking.py",
        "    for team in table.teams:\n        place =",
        "    for team in table.teams[1:]:\n        place =",
    ),
    Mutation("G6.11", "striking.py", "if overlap(at, table", "if at == (table"),
    Mutation(
        "G6.11",
        "standing.py",
        "return in_square(one, two, TANK_HALF)",
        "return in_square(one, two, 1)",
    ),
    Mutation(
        "G6.11",
        "standing.py",
        "return in_square(one, two, TANK_HALF)",
        "return in_square(one, two, 3)",
    ),
    Mutation(
        "G6.11",
        "standing.py",
        "_stand(found, middle, land.height(middle) + TOWER_HIGH)",
        "_stand(found, middle, 40)",
    ),
    Mutation("G6.11", "striking.py", "        if inside(tower):\n", "        if False:\n"),
    Mutation(
        "G6.12", "striking.py", "own = (team,) if table.setup.options.self_hits else ()", "own = ()"
    ),
    Mutation(
        "G6.12",
        "striking.py",
        "own = (team,) if table.setup.options.self_hits else ()",
        "own = (team,)",
    ),
    Mutation("G6.12", "striking.py", "Scored(team, -points, target", "Scored(team, points, target"),
    Mutation("G7.1", "course.py", "most = max((table", "most = min((table"),
    Mutation("G7.1", "course.py", "() if len(best) == len(playing) > 1 else best", "best"),
    Mutation("G7.1", "why_not/refusing.py", "if table.ending is not None:", "if False:"),
    Mutation("G7.1", "course.py", "if not table.tanks[team].resigned)", "if True)"),
    Mutation("G7.1", "course.py", "elif table.turn is None:", "elif True:"),
    Mutation("G7.1", "course.py", "elif table.turn == team:", "elif True:"),
    Mutation("G7.1", "course.py", "if len(_playing(table)) < 2:", "if True:"),
    Mutation("G8", "setting_up.py", "if setup.options.blind else", "if False else"),
    Mutation("G9", "state.py", "SHOTS, FEW_SHOTS = 10, 5", "SHOTS, FEW_SHOTS = 10, 6"),
    Mutation(
        "G9", "striking.py", "GLUED if table.setup.options.brief_glue else FOR_GOOD", "FOR_GOOD"
    ),
    Mutation("G13", "course.py", "STRIDE = 15", "STRIDE = 14"),
    Mutation("G13", "course.py", "if driven.stopped else", "if False else"),
    Mutation("G13", "course.py", "    if table.tanks[target].glued:\n        return\n", ""),
    Mutation("G13", "course.py", "return members[done % len(members)]", "return members[0]"),
    Mutation("G13", "course.py", "bool(tank.shells) and not tank.resigned", "bool(tank.shells)"),
    Mutation("G13", "course.py", "() if len(best) == len(playing) > 1 else best", "best[:1]"),
    Mutation(
        "G13",
        "tossing.py",
        "return min(table.rivals(team), key=rank)",
        "return table.rivals(team)[0]",
    ),
)

IN_TESTS = (
    Mutation("G2.1", "land.py", "DEEPEST, TALLEST = -12, 15", "DEEPEST, TALLEST = -12, 16"),
    Mutation("G2.1", "land.py", "NARROW, BROAD = 8, 20", "NARROW, BROAD = 8, 21"),
    Mutation("G2.1", "land.py", "BUMPS = 8", "BUMPS = 7"),
    Mutation("G2.1", "land.py", "// radius**4", "// radius**4 + 1"),
    Mutation("G2.1", "land.py", "LOWEST), HIGHEST)", "LOWEST), TOP)"),
    Mutation(
        "G5.2", "flight.py", "(step * SINE[azimuth] + 5_000)", "(step * SINE[azimuth] + 4_999)"
    ),
    Mutation(
        "G5.2",
        "flight.py",
        "for a in range(ROUND))\nCOSINE",
        "for a in range(0, -ROUND, -1))\nCOSINE",
    ),
    Mutation(
        "G5.2", "flight.py", "-(-_arc(reach, apex, step) // 100)", "_arc(reach, apex, step) // 100"
    ),
    Mutation("G6.1", "land.py", "isqrt(radius**2 - up**2)", "isqrt(radius**2 - up**2 - 1)"),
    Mutation("G6.8", "tossing.py", "max(apart, RAY_NEAREST**2)", "apart"),
    Mutation("G8", "setting_up.py", 'Dice(seed, "shift", team, n)', 'Dice(seed, "shift", n, team)'),
    Mutation("G8", "setting_up.py", 'Dice(seed, "barrel", pick)', 'Dice(seed, "barrel", pick - 1)'),
    Mutation("G8", "setting_up.py", "numbers = count(1)", "numbers = count()"),
    Mutation(
        "G8", "tossing.py", 'dice("error", story.table.shots + 1, axis)', 'dice("error", 1, axis)'
    ),
)

GUARDED = Guarded(
    "blanket_hills",
    IN_STORIES,
    IN_TESTS,
    ("test_dice_places.py", "test_twin.py", "test_toss_twin.py", "test_many.py"),
)
