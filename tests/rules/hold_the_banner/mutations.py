"""A broken rule for every paragraph of the digest, each of which a story must notice.

What concerns the set-up and the dice, tests notice, and so does what only happens in a crowd.
"""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation("P0.1", "state.py", "MOST_ON_FIELD = 2", "MOST_ON_FIELD = 3"),
    Mutation("P0.2", "view.py", "replace(player, hand=None, plan=None)", "player"),
    Mutation("P0.3", "state.py", "NEAR_REACH, FAR_REACH = 18,", "NEAR_REACH, FAR_REACH = 17,"),
    Mutation("P0.4", "bonuses.py", "min(player.level + 1,", "min(player.level,"),
    Mutation("P0.5", "why_not/refusing.py", "action.seat not in table.seats", "action.seat > 9"),
    Mutation("P1.1", "drive.py", "if not on_field(place):", "if False:"),
    Mutation("P1.2", "coming.py", "table.players[seat].had < share", "True"),
    Mutation("P1.3", "routes.py", "MOST_TURNS = 2", "MOST_TURNS = 3"),
    Mutation("P1.3", "routes.py", "LONGEST = 6", "LONGEST = 7"),
    Mutation("P1.3", "routes.py", "longer[-2:] != (way.opposite, way) and", ""),
    Mutation("P1.4", "routes.py", "steps += [way] * int(count)", "steps += [way]"),
    Mutation("P2.1", "drive.py", "        (board.water, Obstacle.WATER),\n", ""),
    Mutation("P2.1", "drive.py", "        (board.banners, Obstacle.BANNER),\n", ""),
    Mutation("P2.1", "drive.py", "        (table.steel, Obstacle.STEEL),\n", ""),
    Mutation("P2.1", "drive.py", "(table.bricks, Obs", "(table.bricks | table.board.grass, Obs"),
    Mutation("P2.2", "quarters.py", "quarter(x - 1, row) | quarter(x, row)", "quarter(x, row)"),
    Mutation(
        "P2.3",
        "flight.py",
        "return ahead(point, bullet.facing) & table.bricks",
        "return through_cell(point, bullet.facing) & table.bricks",
    ),
    Mutation("P2.4", "quarters.py", "halfway = along % 2", "halfway = False"),
    Mutation("P2.4", "quarters.py", "halfway = along % 2", "halfway = True"),
    Mutation(
        "P2.4",
        "flight.py",
        "return through_cell(point, bullet.facing) & table.walls",
        "return through_cell(point, bullet.facing) & table.bricks",
    ),
    Mutation(
        "P2.5",
        "flight.py",
        "return ahead(point, bullet.facing) & table.bricks",
        "return ahead(point, bullet.facing) & table.walls",
    ),
    Mutation("P3.1", "state.py", "TWO_BULLETS = 3", "TWO_BULLETS = 2"),
    Mutation("P3.1", "volley.py", "level == 1 else FAR", "level < 3 else FAR"),
    Mutation("P3.1", "volley.py", "level == TOP_LEVEL", "level > TOP_LEVEL"),
    Mutation("P3.1", "why_not/refusing.py", "    if action.point in points:\n", "    if False:\n"),
    Mutation("P3.2", "state.py", "Kind.GUNNER, Kind.SIEGE)", "Kind.SIEGE, Kind.GUNNER)"),
    Mutation("P3.2", "state.py", "BY_DIE = (Kind.BASIC, Kind.BASIC,", "BY_DIE = (Kind.BASIC,"),
    Mutation("P3.2", "volley.py", "FAR_REACH if tank.kind is Kind.GUNNER else ", ""),
    Mutation("P3.2", "hits.py", "and not tank.hit and", "and"),
    Mutation("P3.2", "hits.py", " and hits[number] == 1", ""),
    Mutation("P3.3", "evolve.py", "player.level if table.options.star_kept else 1", "player.level"),
    Mutation("P3.4", "plans.py", "bullet.tank == tank.number", "False"),
    Mutation("P4.1", "board.py", ". b . . c . i . c . . b .", ". b . . c . . . c . . b ."),
    Mutation("P4.1", "board.py", '"G13 F12 G12 H12', '"G13 F12 G11 H12'),
    Mutation("P4.3", "hands.py", "        if not left:\n", "        if len(left) < 3:\n"),
    Mutation("P4.3", "evolving/cards.py", "replace(player, stack=0, away=0)", "player"),
    Mutation("P4.4", "coming.py", "table.teams[tank.seat] == table.teams[seat]]", "True]"),
    Mutation("P4.4", "evolve.py", "lives=player.lives - 1,", "lives=player.lives,"),
    Mutation("P4.4", "board.py", 'H13 E13 I13"', 'H13 D13 I13"'),
    Mutation("P4.4", "course.py", "in off_field(story.table))", "in off_field(story.table)[::-1])"),
    Mutation("P4.4", "why_not/placing.py", "table.teams[tank.seat] == team and", ""),
    Mutation(
        "P5.1",
        "course.py",
        "(*returning, AskSpawn(), AskPlans())",
        "(AskSpawn(), *returning, AskPlans())",
    ),
    Mutation("P5.2", "coming.py", "table.turn % 2 == 0 or", "table.turn % 2 == 1 or"),
    Mutation("P5.2", "coming.py", "table.turn % 2 == 0 or", ""),
    Mutation("P5.2", "coming.py", "any(overlap(place, other)", "any(place == other"),
    Mutation("P5.2", "board.py", 'FAR_EDGE = "A1 G1 M1"', 'FAR_EDGE = "A1 G1 L1"'),
    Mutation("P5.3", "why_not/refusing.py", "if plan.refills or tank is None:", "if True:"),
    Mutation(
        "P5.3",
        "why_not/refusing.py",
        "if table.players[seat].committed else None",
        "if False else None",
    ),
    Mutation("P5.3", "evolve.py", "plan=plan[:-1]", "plan=plan[1:]"),
    Mutation("P5.3", "play.py", "tank.number, BLANK)", "tank.number, 1)"),
    Mutation("P5.3", "plans.py", "return without(hand, plan.routes.values())", "return hand"),
    Mutation(
        "P5.4",
        "drive.py",
        "for tank in (one, other) if tank in made",
        "for tank in (one,) if tank in made",
    ),
    Mutation("P5.4", "drive.py", " and not overlap(here[one], here[other])", ""),
    Mutation("P5.4", "drive.py", "{tank: ways[tank] for tank in _left(story.table, made)}", "ways"),
    Mutation("P5.4", "drive.py", "after = {**here, **made}", "after = {**made, **here}"),
    Mutation("P5.4", "drive.py", "        (table.bricks, Obstacle.BRICK),\n", ""),
    Mutation("P5.5", "drive.py", "return 2 if under & ~ice == 0 else 1 if", "return 1 if"),
    Mutation("P5.5", "drive.py", "return 2 if under & ~ice == 0 else 1 if", "return 2 if"),
    Mutation(
        "P5.5",
        "drive.py",
        "found.last[tank] = wanted[tank]",
        "found.last.setdefault(tank, wanted[tank])",
    ),
    Mutation(
        "P5.5", "drive.py", "left[tank] - 1 for tank", "slide_length(ice, made[tank]) for tank"
    ),
    Mutation("P5.6", "flight.py", "if t.number != bullet.tank and", "if"),
    Mutation("P5.6", "volley.py", "if shot.point >= len(", "if False and len("),
    Mutation(
        "P5.6",
        "flight.py",
        "    enemies = tuple(t.number for t in found if table.teams[t.seat] != bullet.team)\n",
        "    enemies = tuple(t.number for t in found)\n",
    ),
    Mutation(
        "P5.6",
        "flight.py",
        "found if table.teams[t.seat] != bullet.team)",
        "found[:1] if table.teams[t.seat] != bullet.team)",
    ),
    Mutation("P5.6", "volley.py", "    _strike_at_start(story, starts, fired)\n", ""),
    Mutation(
        "P5.6",
        "volley.py",
        "    settle_points(story, together(story.table.bullets), fired)\n",
        "",
    ),
    Mutation(
        "P5.6",
        "bullet_points.py",
        "return any((to, start) in ways for start, to in ways)",
        "return False",
    ),
    Mutation(
        "P5.6",
        "bullet_points.py",
        "                groups.append({one.number, other.number})\n",
        "                pass\n",
    ),
    Mutation(
        "P5.6",
        "bullet_points.py",
        "    if len({*points}) < len(points):\n        return True\n",
        "",
    ),
    Mutation(
        "P5.6",
        "flight.py",
        "        return Strike(bullet.number, Struck.OWN_SIDE)",
        "        return None",
    ),
    Mutation(
        "P5.6", "volley.py", "    if not starts and not story.table.bullets:", "    if not starts:"
    ),
    Mutation(
        "P5.6",
        "quarters.py",
        "not (0 < point.x < WIDTH and 0 < point.y < WIDTH)",
        "not 0 < point.x < WIDTH",
    ),
    Mutation(
        "P5.6",
        "evolve.py",
        "if t.number != number))\n    seat, team",
        "if t.number != number), bullets=())\n    seat, team",
    ),
    Mutation("P5.6a", "hits.py", "and table.teams[tank.seat] != bullet.team", ""),
    Mutation(
        "P5.6a", "hits.py", "            if tank.number in made\n            and", "            if"
    ),
    Mutation("P5.6a", "quarters.py", "{Cell(x, y), Cell(x + 1, y),", "{Cell(x + 1, y),"),
    Mutation("P5.6a", "drive.py", "        strike_resting(story, made, stepped)\n", ""),
    Mutation("P5.7", "rescue.py", "FURTHEST = 4", "FURTHEST = 5"),
    Mutation("P5.7", "rescue.py", "FURTHEST = 4", "FURTHEST = 3"),
    Mutation("P5.7", "rescue.py", "and tank.seat not in drawing", ""),
    Mutation("P5.7", "rescue.py", " and not table.held(tank.seat)", ""),
    Mutation(
        "P5.7", "rescue.py", "for tank in table.tanks\n", "for tank in reversed(table.tanks)\n"
    ),
    Mutation("P5.8", "hands.py", "LEAST_HELD = 2", "LEAST_HELD = 3"),
    Mutation("P5.8", "hands.py", "LEAST_HELD = 2", "LEAST_HELD = 1"),
    Mutation(
        "P5.8",
        "why_not/refusing.py",
        'Refusal(Why.PLAN_BEGUN, "P5.8") if plan.actions else None',
        "None",
    ),
    Mutation("P5.8", "why_not/refusing.py", "    if plan.refills:\n", "    if False:\n"),
    Mutation(
        "P5.8",
        "evolving/cards.py",
        "hand=hand, held=0, away=player.away + player.held)",
        "hand=player.hand, away=0)",
    ),
    Mutation("P5.9", "course.py", "() if decided(table) else fast_tanks", "fast_tanks"),
    Mutation(
        "P5.9",
        "course.py",
        "            throw_for_bonuses(story)\n",
        "            throw_for_bonuses(story)\n"
        "            if decided(story.table):\n                return _end_turn(story, ())\n",
    ),
    Mutation("P6.1", "bonuses.py", "return 5, 15, 25,", "return 5, 16, 25,"),
    Mutation("P6.1", "bonuses.py", "else 50", "else 51"),
    Mutation(
        "P6.1", "bonuses.py", "CLOCK_TURNS, HELMET_TURNS = 6, 7", "CLOCK_TURNS, HELMET_TURNS = 7, 7"
    ),
    Mutation(
        "P6.1", "bonuses.py", "CLOCK_TURNS, HELMET_TURNS = 6, 7", "CLOCK_TURNS, HELMET_TURNS = 6, 8"
    ),
    Mutation("P6.1", "bonuses.py", "min(player.level + 1, TOP_LEVEL)", "player.level + 1"),
    Mutation("P6.1", "bonuses.py", "player.lives + 1)", "player.lives + 2)"),
    Mutation("P6.1", "bonuses.py", "STAR = 4\n    SHOVEL = 5", "SHOVEL = 4\n    STAR = 5"),
    Mutation("P6.2", "bonuses.py", "        quarters &= ~covered(tank.place)\n", "        pass\n"),
    Mutation("P6.2", "hits.py", "if story.table.helmeted(tank):", "if False:"),
    Mutation("P6.2", "evolve.py", "level=level, helmet=0)", "level=level)"),
    Mutation(
        "P6.2", "state.py", "return self.turn <= self.stopped[", "return self.turn < self.stopped["
    ),
    Mutation(
        "P6.2",
        "course.py",
        "if table.tanks_of(seat) and not table.held(seat)",
        "if table.tanks_of(seat)",
    ),
    Mutation(
        "P7.1",
        "ending.py",
        "table.lost[ATTACKERS] >= table.options.tanks",
        "table.lost[ATTACKERS] > table.options.tanks",
    ),
    Mutation("P7.1", "ending.py", "    if _dead(table):\n", "    if False:\n"),
    Mutation("P7.1", "ending.py", "    if any(table.fallen):\n", "    if all(table.fallen):\n"),
    Mutation(
        "P7.2",
        "ending.py",
        "    if any(table.fallen):\n",
        "    if any(table.fallen) and table.lost[1] < 10:\n",
    ),
    Mutation(
        "P7.2",
        "ending.py",
        "    if not table.board.duel and table.lost",
        "    if not table.board.duel and table.players[0].lives and table.lost",
    ),
    Mutation(
        "P7.2", "ending.py", "if table.turn >= LAST_TURN else", "if table.turn > LAST_TURN else"
    ),
    Mutation("P8.1", "view.py", "return PlanChanged(owner)", "return event"),
    Mutation(
        "P8.2",
        "view.py",
        "case CardsDrawn(owner) if owner != seat:",
        "case CardsDrawn(owner) if False:",
    ),
    Mutation(
        "P8.3",
        "flight.py",
        "covered(t.place) & lanes]",
        "covered(t.place) & lanes & ~table.board.grass]",
    ),
    Mutation("P9.1", "why_not/refusing.py", "action.seat not in table.seats", "action.seat > 8"),
    Mutation("P9.2", "coming.py", "if table.players[seat].lives and not", "if not"),
    Mutation(
        "P9.3",
        "coming.py",
        "share = table.options.tanks // len(seats)",
        "share = table.options.tanks",
    ),
    Mutation("P9.4", "coming.py", "most = MOST_ON_FIELD // len(seats)", "most = MOST_ON_FIELD"),
    Mutation("P9.5", "ending.py", "Ending(() if table.board.duel else table", "Ending(table"),
    Mutation(
        "P9.6",
        "ending.py",
        "if not any(table.players[s].lives",
        "if not all(table.players[s].lives",
    ),
    Mutation("P9.7", "evolving/bonuses.py", "(members.index(seat) + 1)", "members.index(seat)"),
    Mutation(
        "P9.7", "bonuses.py", "if table.players[seat].lives), in_turn[0])", "if True), in_turn[0])"
    ),
    Mutation(
        "P9.7",
        "coming.py",
        "key=lambda seat: (table.players[seat].had, seat)",
        "key=lambda seat: seat",
    ),
    Mutation(
        "P9.7",
        "coming.py",
        "key=lambda seat: (table.players[seat].had, seat)",
        "key=lambda seat: (table.players[seat].had, -seat)",
    ),
    Mutation(
        "P9.7",
        "bonuses.py",
        "for team in range(len(story.table.board.camps)):",
        "for team in range(1):",
    ),
    Mutation("P9.7", "bonuses.py", "ATTACKERS if team == GUARDS else GUARDS", "team"),
    Mutation("P9.7", "ending.py", "if winners else ()", "if winners else table.members(0)"),
    Mutation("P9.8", "play.py", "tank.number, BLANK)", "tank.number, 2)"),
    Mutation("P10", "bonuses.py", "55 if options.late_bonus", "65 if options.late_bonus"),
    Mutation("P10", "setting_up.py", "fences if setup.options.steel_fence else 0", "0"),
    Mutation("P10", "setting_up.py", "(setup.options.lives if team", "(3 if team"),
    Mutation("P5.4", "drive.py", "while crowded :=", "if crowded :="),
    Mutation(
        "P5.6",
        "bullet_points.py",
        "                before.get(one.number) == other.point and",
        "                True and",
    ),
)
IN_TESTS = (
    Mutation("P1.3", "routes.py", "_COPIES = 4", "_COPIES = 3"),
    Mutation("P4.2", "setting_up.py", "dice.below(6) % 2 == 0", "dice.below(6) % 2 == 1"),
    Mutation("P4.2", "setting_up.py", "if setup.options.by_die else", "if True else"),
    Mutation("P4.3", "state.py", "HUNDRED = 100", "HUNDRED = 90"),
    Mutation("P4.3", "hands.py", "draw_up(story, seat, 0)", "draw_up(story, seat, 1)"),
    Mutation("P4.3", "hands.py", "min(HUNDRED, len(box))", "min(HUNDRED, len(box), 80)"),
    Mutation("P5.3", "play.py", "dice.choice(left)", "left[0]"),
    Mutation(
        "P9.7",
        "board.py",
        "(camp_of(NEAR), camp_of(FAR)), ())",
        "(camp_of(NEAR), camp_of(FAR)), SPAWNS)",
    ),
    Mutation(
        "P10", "setting_up.py", "AS_PRINTED = Options(tanks=10)", "AS_PRINTED = Options(tanks=8)"
    ),
)

GUARDED = Guarded(
    "hold_the_banner",
    IN_STORIES,
    IN_TESTS,
    ("test_setting_up.py", "test_twin.py"),
)
