"""A broken rule for every paragraph of the digest, each of which a story must notice.

What concerns the places of dice and how seats are shared out, tests notice. It is one table, so it
may be so long.
"""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation(
        "S0.1",
        "course.py",
        "(has.resources, has.money) for has in worth.values()), default=None",
        "(-has.resources, has.money) for has in worth.values()), default=None",
    ),
    Mutation("S0.2", "sky.py", "ENOUGH: Final = 100", "ENOUGH: Final = 101"),
    Mutation(
        "S0.3", "why_not/refusing.py", "if occupied(table, to) else None", "if False else None"
    ),
    Mutation(
        "S0.4",
        "evolve.py",
        "return replace(table.with_object(at, reserved=card), scanning=None)",
        "return replace(table, scanning=None)",
    ),
    Mutation(
        "S0.5", "state.py", "WHOLE, MIDDLE, SHORT = 20, 12, 8", "WHOLE, MIDDLE, SHORT = 20, 12, 12"
    ),
    Mutation("S1.1", "wares.py", "PROBES, MOST_PROBES = 5, 10", "PROBES, MOST_PROBES = 5, 9"),
    Mutation("S1.1", "wares.py", "CARDS_EACH: Final = 5", "CARDS_EACH: Final = 6"),
    Mutation(
        "S1.1",
        "wares.py",
        "9/3 10/3 11/3 12/4 12/P4 13/4 14/4 15/P5 16/5 18/6",
        "9/3 10/3 11/3 12/4 12/P4 13/4 14/4 15/P5 16/5",
    ),
    Mutation(
        "S1.2",
        "sky.py",
        "if not (x in (0, SIDE - 1) and y in (0, SIDE - 1))",
        "if not (x in (0, SIDE - 1) and y == 0)",
    ),
    Mutation(
        "S1.2",
        "sky.py",
        "point.step(facing) for facing in STRAIGHT",
        "point.step(facing) for facing in list(STRAIGHT)[:3]",
    ),
    Mutation("S2.1", "setting_up.py", "MORE_OF_TWO: Final = 2", "MORE_OF_TWO: Final = 0"),
    Mutation("S2.1", "setting_up.py", "setup.count == 2 and objects", "objects"),
    Mutation("S2.1", "setting_up.py", "setup.count == 2 and objects == WHOLE", "setup.count == 2"),
    Mutation("S1.3", "setting_up.py", "if lanes(point) < 3", "if lanes(point) < 4"),
    Mutation("S1.3", "setting_up.py", "(each, each, near, 0)", "(each, near, each, 0)"),
    Mutation("S1.3", "setting_up.py", "near = each // 2", "near = each - each // 2"),
    Mutation("S1.4", "wares.py", "MONEY: Final = 5", "MONEY: Final = 6"),
    Mutation(
        "S1.5",
        "wares.py",
        "UPGRADES: Final = (Ware.STRONGER, Ware.LAUNCHER, Ware.COLLECTOR)",
        "UPGRADES: Final = (Ware.STRONGER, Ware.LAUNCHER)",
    ),
    Mutation(
        "S1.5", "base.py", "for ship in table.ships) if ware", "for ship in (table.own,)) if ware"
    ),
    Mutation("S2.1", "wares.py", "PROBES, MOST_PROBES = 5, 10", "PROBES, MOST_PROBES = 6, 10"),
    Mutation(
        "S2.1",
        "setting_up.py",
        "faces[ship] == max(faces.values())",
        "faces[ship] == min(faces.values())",
    ),
    Mutation(
        "S2.1", "setting_up.py", "return throwing[0], tuple(thrown)", "return 0, tuple(thrown)"
    ),
    Mutation(
        "S2.1",
        "setting_up.py",
        "min(setup.more + sum(given), MOST_PROBES - PROBES)",
        "min(setup.more, MOST_PROBES - PROBES)",
    ),
    Mutation("S2.1", "course.py", "(table.turn + more) % count", "(table.turn - more) % count"),
    Mutation(
        "S2.1", "course.py", "crew[table.ships[ship].turns % len(crew)] if crew", "crew[0] if crew"
    ),
    Mutation("S2.1", "evolve.py", "turns=table.own.turns + 1", "turns=table.own.turns"),
    Mutation("S3.1", "why_not/of_positioning.py", "if table.positioned:", "if False:"),
    Mutation("S3.1", "evolve.py", "arrived=to == BASE", "arrived=False"),
    Mutation(
        "S3.1",
        "why_not/refusing.py",
        '    if table.arrived:\n        return Refusal(Why.ARRIVED, "S3.1")\n    to =',
        "    to =",
    ),
    Mutation(
        "S3.1",
        "why_not/of_positioning.py",
        '    if table.arrived:\n        return Refusal(Why.ARRIVED, "S3.1")\n    if table.pos',
        "    if table.pos",
    ),
    Mutation("S3.1", "jumping.py", "    else:\n        end_turn(story)", "    else:\n        pass"),
    Mutation(
        "S3.1",
        "positioning.py",
        '    story.say(failed, "S4.5")\n    end_turn(story)',
        '    story.say(failed, "S4.5")',
    ),
    Mutation("S3.1", "base.py", "    end_turn(story)", "    pass"),
    Mutation("S3.1", "base.py", "table.turn, not table.begun", "table.turn, True"),
    Mutation("S3.2", "jumping.py", "elif own.aimed == to and not", "elif own.aimed and not"),
    Mutation("S4.1", "sky.py", "WIDTHS[kind], 1", "WIDTHS[kind], 2"),
    Mutation("S4.1", "sky.py", "while apart > (number", "while apart >= (number"),
    Mutation("S4.1", "sky.py", "STEP: Final = 20", "STEP: Final = 25"),
    Mutation("S4.6", "sky.py", "RINGS: Final = 5", "RINGS: Final = 6"),
    Mutation("S4.1", "sky.py", "max(0, ENOUGH - STEP * rings)", "max(20, ENOUGH - STEP * rings)"),
    Mutation(
        "S4.1",
        "sky.py",
        "(place.x - middle.x) ** 2 + (place.y - middle.y) ** 2",
        "max(abs(place.x - middle.x), abs(place.y - middle.y)) ** 2",
    ),
    Mutation(
        "S4.1",
        "why_not/of_positioning.py",
        '    if there.spent:\n        return Refusal(Why.SPENT, "S4.1", at)\n',
        "",
    ),
    Mutation(
        "S4.1",
        "why_not/of_positioning.py",
        "return bool(probes) and probes == tuple(number for number in among if number in probes)",
        "return bool(probes)",
    ),
    Mutation(
        "S4.1", "why_not/of_positioning.py", "range(1, table.own.has.probe + 1)", "range(1, 6)"
    ),
    Mutation(
        "S4.1",
        "evolve.py",
        "return replace(table, positioning=Positioning(at))",
        "return replace(table, positioning=table.positioning or Positioning(at))",
    ),
    Mutation("S4.2", "state.py", "TOSSES: Final = 3", "TOSSES: Final = 4"),
    Mutation("S4.2", "state.py", "TOSSES: Final = 3", "TOSSES: Final = 2"),
    Mutation(
        "S4.2",
        "why_not/of_positioning.py",
        "if len(probes) == len(numbers) else None",
        "if False else None",
    ),
    Mutation(
        "S4.2",
        "why_not/refusing.py",
        "if lie and not isinstance(action, actions.Toss):",
        "if False:",
    ),
    Mutation("S4.2", "evolve.py", "if probe.number not in flown]", "if True]"),
    Mutation("S4.2", "positioning.py", "if p.number not in action.probes)", "if True)"),
    Mutation("S4.2", "positioning.py", "and len(doing.probes) > 1", "and len(doing.probes) > 0"),
    Mutation("S4.3", "sky.py", "BORDER: Final = 320", "BORDER: Final = 319"),
    Mutation("S4.3", "sky.py", "BORDER: Final = 320", "BORDER: Final = 350"),
    Mutation(
        "S4.3",
        "sky.py",
        "max(abs(self.x), abs(self.y)) > BORDER",
        "max(abs(self.x), self.y) > BORDER",
    ),
    Mutation(
        "S4.3",
        "evolve.py",
        "Ware.PROBE, -lost) if lost else table",
        "Ware.PROBE, 0) if lost else table",
    ),
    Mutation("S4.3", "evolve.py", "for e in event.landed if not e.lost]", "for e in event.landed]"),
    Mutation(
        "S4.3",
        "base.py",
        "MOST_PROBES - table.own.has.probe",
        "10 + MOST_PROBES - table.own.has.probe",
    ),
    Mutation("S4.4", "sky.py", "Kind.GAS: 15", "Kind.GAS: 16"),
    Mutation("S4.4", "sky.py", "Kind.GRAVITY: 13", "Kind.GRAVITY: 12"),
    Mutation("S4.4", "sky.py", "Kind.MAGNETIC: 10", "Kind.MAGNETIC: 9"),
    Mutation("S4.4", "sky.py", "Kind.WORMHOLE: 9", "Kind.WORMHOLE: 10"),
    Mutation("S4.4", "positioning.py", "HandKind.DICE: 30", "HandKind.DICE: 29"),
    Mutation("S4.4", "positioning.py", "HandKind.METER: 20", "HandKind.METER: 30"),
    Mutation(
        "S4.4",
        "positioning.py",
        "dice.below(SIDES) - dice.below(SIDES)",
        "-dice.below(SIDES) + dice.below(SIDES)",
    ),
    Mutation(
        "S4.4",
        "positioning.py",
        '("toss", turn, number, probe, axis)',
        '("toss", turn, number, 1, axis)',
    ),
    Mutation("S4.4", "positioning.py", "middle.x + action.dx +", "middle.x +"),
    Mutation("S4.4", "positioning.py", "middle.y + action.dy +", "middle.y - action.dy +"),
    Mutation(
        "S4.4",
        "positioning.py",
        "SPREADS[table.setup.hands[action.seat]]",
        "SPREADS[table.setup.hands[0]]",
    ),
    Mutation(
        "S4.4",
        "why_not/of_positioning.py",
        "if table.setup.hands[action.seat] is HandKind.DICE",
        "if table.setup.hands[0] is HandKind.DICE",
    ),
    Mutation(
        "S4.4",
        "why_not/of_positioning.py",
        'return Refusal(Why.NO_SWING, "S4.4") if aside else None',
        "return None",
    ),
    Mutation("S4.4", "actions.py", "MOST_ASIDE: Final = 150", "MOST_ASIDE: Final = 149"),
    Mutation(
        "S4.5",
        "evolve.py",
        "return replace(table, positioning=None)\n        case _",
        "return replace(table.with_ship(event.ship, aimed=None), positioning=None)\n        case _",
    ),
    Mutation(
        "S4.5",
        "evolve.py",
        "known = table.with_ship(ship, aimed=at)",
        "known = table.with_ship(ship, aimed=table.ships[ship].aimed or at)",
    ),
    Mutation(
        "S4.5", "evolve.py", "return _more(_forgotten(spent, at), ship", "return _more(spent, ship"
    ),
    Mutation(
        "S4.5",
        "why_not/of_positioning.py",
        '    if table.own.aimed == at:\n        return Refusal(Why.KNOWN, "S4.5", at)\n',
        "",
    ),
    Mutation(
        "S4.5", "why_not/of_positioning.py", "return Refusal(Why.NOT_TOSSED, rule)", "return None"
    ),
    Mutation("S4.5", "positioning.py", "if not card and not may_toss_again(doing):", "if False:"),
    Mutation("S4.6", "positioning.py", "<= RINGS", "< RINGS"),
    Mutation("S4.6", "positioning.py", "<= RINGS", "<= RINGS + 1"),
    Mutation(
        "S4.6",
        "positioning.py",
        "probe.accuracy + STEP, doing.accuracy + STEP",
        "probe.accuracy + STEP + STEP, doing.accuracy + STEP",
    ),
    Mutation(
        "S4.6",
        "positioning.py",
        "table.positioning.used < table.own.has.stronger",
        "table.own.has.stronger > 0",
    ),
    Mutation(
        "S4.6",
        "positioning.py",
        "table.positioning.used < table.own.has.stronger",
        "table.positioning.used < 1",
    ),
    Mutation(
        "S4.6", "why_not/of_positioning.py", "    if probe.strengthened:\n", "    if False:\n"
    ),
    Mutation(
        "S4.6", "why_not/of_positioning.py", "    if not has_card(table):\n", "    if False:\n"
    ),
    Mutation(
        "S4.6",
        "positioning.py",
        "if not card and not may_toss_again(doing):",
        "if not may_toss_again(doing):",
    ),
    Mutation(
        "S4.6", "evolve.py", "used = table.positioning.used + 1", "used = table.positioning.used"
    ),
    Mutation(
        "S4.6",
        "evolve.py",
        "LyingProbe(e.number, e.place, e.accuracy)",
        "LyingProbe(e.number, e.place, e.accuracy, e.number == 1)",
    ),
    Mutation(
        "S5.1",
        "why_not/refusing.py",
        "if lanes(table.own.place, to) != 2 or to not in POINTS:",
        "if False:",
    ),
    Mutation("S5.3", "why_not/refusing.py", "if not launched(table, to):", "if False:"),
    Mutation("S5.1", "jumping.py", "return stop != BASE and holder", "return holder"),
    Mutation(
        "S5.2",
        "jumping.py",
        "return stop != BASE and holder(table, stop) is not None",
        "return False",
    ),
    Mutation(
        "S5.2",
        "jumping.py",
        "if each.place == stop)",
        "if each.place == stop and table.object_at(stop))",
    ),
    Mutation("S5.2", "course.py", "count = table.setup.count", "count = len(table.ships)"),
    Mutation(
        "S5.3",
        "jumping.py",
        "own.aimed == to and own.has.launcher > 0 and",
        "own.has.launcher > 0 and",
    ),
    Mutation(
        "S5.3", "jumping.py", "own.aimed == to and own.has.launcher > 0 and", "own.aimed == to and"
    ),
    Mutation("S5.3", "jumping.py", "lanes(own.place, to) == 2", "lanes(own.place, to) >= 2"),
    Mutation(
        "S5.3",
        "jumping.py",
        "lanes(own.place, to) == 2",
        "lanes(own.place, to) == 2 and not holder(table, over(table, to))",
    ),
    Mutation("S5.3", "jumping.py", "if lanes(stop, to) == 1)", "if True)"),
    Mutation("S6.1", "evolve.py", "opened if reserved else _drawn(opened, at, card)", "opened"),
    Mutation("S6.1", "scanning.py", "card = there.reserved", "card = None"),
    Mutation("S6.1", "positioning.py", "if table.own.place == at:", "if False:"),
    Mutation(
        "S6.1",
        "why_not/refusing.py",
        "    if table.scanning is not None:\n        return Refusal(Why.EVENT_FIRST",
        "    if False:\n        return Refusal(Why.EVENT_FIRST",
    ),
    Mutation("S6.2", "evolve.py", "spent=True, reserved=None", "spent=False, reserved=None"),
    Mutation("S6.2", "evolve.py", "Ware.RESOURCES, resources)", "Ware.RESOURCES, resources + 1)"),
    Mutation("S6.2", "scanning.py", "if card.task else card.task", "if True else card.task"),
    Mutation(
        "S6.3", "evolve.py", "with_object(at, reserved=card)", "with_object(at, reserved=None)"
    ),
    Mutation("S6.3", "scanning.py", "card = there.reserved", "card = None"),
    Mutation("S6.4", "scanning.py", "if face == 1:", "if face == 2:"),
    Mutation("S6.4", "scanning.py", "if face == 1:", "if True:"),
    Mutation(
        "S6.4",
        "evolve.py",
        "table.with_ship(ship, aimed=None), scanning=card",
        "table, scanning=card",
    ),
    Mutation("S6.4", "evolve.py", "damaged=True)", "damaged=False)"),
    Mutation("S6.4", "scanning.py", "leave_event(story, failed=True)", "pass"),
    Mutation("S6.5", "scanning.py", "if face >= card.task", "if face > card.task"),
    Mutation("S6.5", "wares.py", "8/2 9/3 9/3 10/3 10/P4", "8/2 9/3 9/3 10/3 10/P3"),
    Mutation("S6.5", "wares.py", '8/4 8/P4"', '8/4 8/4"'),
    Mutation("S6.5", "wares.py", "5/- 5/2 6/2 6/3 7/3 7/P3", "5/- 5/2 6/2 6/3 7/3 6/P3"),
    Mutation("S6.5", "why_not/refusing.py", "if not table.scanning.pirates:", "if False:"),
    Mutation(
        "S6.5",
        "why_not/refusing.py",
        '"S6.5") if table.own.has.money < BRIBE else None',
        '"S6.5") if False else None',
    ),
    Mutation(
        "S6.5",
        "evolve.py",
        "ship, Ware.MONEY, -money)\n        case events.ObjectScanned",
        "ship, Ware.MONEY, 0)\n        case events.ObjectScanned",
    ),
    Mutation("S6.6", "scanning.py", "card.resources // 2", "(card.resources + 1) // 2"),
    Mutation(
        "S6.6",
        "scanning.py",
        "kind is Kind.GAS and not table.own.has.collector",
        "kind is Kind.GAS",
    ),
    Mutation("S6.6", "scanning.py", "kind is Kind.GAS and not table.own.has.collector", "False"),
    Mutation("S6.7", "jumping.py", "own.aimed == to and not own.damaged", "own.aimed == to"),
    Mutation("S6.7", "why_not/of_positioning.py", "if table.own.damaged:", "if False:"),
    Mutation(
        "S6.7", "evolve.py", "mended = table.with_ship(ship, damaged=False)", "mended = table"
    ),
    Mutation("S7.1", "wares.py", "PRICE: Final = 1", "PRICE: Final = 2"),
    Mutation("S7.1", "wares.py", "REPAIR_RESOURCES: Final = 5", "REPAIR_RESOURCES: Final = 4"),
    Mutation("S7.1", "wares.py", "REPAIR_RESOURCES: Final = 5", "REPAIR_RESOURCES: Final = 6"),
    Mutation("S7.1", "wares.py", "FREE_PROBES: Final = 3", "FREE_PROBES: Final = 4"),
    Mutation("S7.1", "course.py", "if table.own.place == BASE and few > 0:", "if few > 0:"),
    Mutation(
        "S7.1",
        "course.py",
        'following, table.number + 1), "S2.1")\n    give_probes(story)',
        'following, table.number + 1), "S2.1")',
    ),
    Mutation("S7.1", "jumping.py", "        give_probes(story)", "        pass"),
    Mutation("S7.1", "base.py", "and is_poor(own) and not table.begun", "and not table.begun"),
    Mutation("S7.1", "base.py", " and not table.begun", ""),
    Mutation("S7.1", "base.py", " and not table.begun", " and not table.arrived"),
    Mutation("S7.1", "base.py", "own.damaged and own.place == BASE", "own.damaged"),
    Mutation("S7.1", "why_not/refusing.py", "    if table.own.place != BASE:\n", "    if False:\n"),
    Mutation("S7.1", "why_not/refusing.py", "    if own.place != BASE:\n", "    if False:\n"),
    Mutation("S7.1", "why_not/refusing.py", "    if not own.damaged:\n", "    if False:\n"),
    Mutation(
        "S7.1",
        "why_not/refusing.py",
        '"S7.1") if table.own.has.money < PRICE else None',
        '"S7.1") if False else None',
    ),
    Mutation("S7.1", "why_not/refusing.py", "if own.has.money >= PRICE:", "if False:"),
    Mutation("S7.1", "why_not/refusing.py", "if in_shop(table, action.ware) < 1:", "if False:"),
    Mutation("S7.1", "why_not/refusing.py", "if action.ware not in FOR_SALE:", "if False:"),
    Mutation(
        "S7.1",
        "wares.py",
        "FOR_SALE: Final = (Ware.PROBE, *UPGRADES)",
        "FOR_SALE: Final = (*UPGRADES,)",
    ),
    Mutation("S8.1", "state.py", "OFFERS: Final = 2", "OFFERS: Final = 3"),
    Mutation("S8.1", "state.py", "OFFERS: Final = 2", "OFFERS: Final = 1"),
    Mutation("S8.1", "evolve.py", "offers=0,", "offers=table.offers,"),
    Mutation("S8.1", "evolve.py", "has.after(-terms)", "has.after(terms)"),
    Mutation(
        "S8.1", "evolve.py", "Bargain(ship, to, terms, changed=True)", "Bargain(ship, to, terms)"
    ),
    Mutation(
        "S8.1", "why_not/of_trade.py", "    if action.terms == -bargain.terms:\n", "    if False:\n"
    ),
    Mutation("S8.1", "why_not/of_trade.py", "    if not terms:\n", "    if False:\n"),
    Mutation("S8.1", "why_not/of_trade.py", "if count in room:", "if True:"),
    Mutation(
        "S8.1",
        "trading.py",
        "range(-min(mine, MOST_PROBES - others)",
        "range(-min(mine, MOST_PROBES)",
    ),
    Mutation(
        "S8.1",
        "trading.py",
        "min(others, MOST_PROBES - mine) + 1)",
        "min(others, MOST_PROBES) + 1)",
    ),
    Mutation("S8.1", "trading.py", "playing(table) if ship != table.turn)", "playing(table))"),
    Mutation(
        "S8.1",
        "trading.py",
        "for ship in playing(table) if",
        "for ship in range(len(table.ships)) if",
    ),
    Mutation("S8.1", "trading.py", "and bargain.of in playing(table)", "and True"),
    Mutation(
        "S8.1",
        "course.py",
        "table.turn if table.bargain is None else table.bargain.to",
        "table.turn",
    ),
    Mutation("S8.1", "evolve.py", "and ship in (bargain.of, bargain.to)", "and False"),
    Mutation("S9.1", "course.py", "if all(each.spent for each in table.objects):", "if False:"),
    Mutation("S9.1", "course.py", "(has.resources, has.money) == most", "has.resources == most[0]"),
    Mutation("S9.1", "state.py", "IDLE_ROUNDS: Final = 2", "IDLE_ROUNDS: Final = 3"),
    Mutation("S9.1", "state.py", "IDLE_ROUNDS: Final = 2", "IDLE_ROUNDS: Final = 1"),
    Mutation(
        "S9.1", "course.py", "IDLE_ROUNDS * len(playing(table))", "IDLE_ROUNDS * table.setup.count"
    ),
    Mutation("S9.1", "evolve.py", "idle=0 if table.begun else table.idle", "idle=table.idle"),
    Mutation(
        "S9.1",
        "evolve.py",
        "offers=table.offers + 1)\n            return replace(made, begun=True)",
        "offers=table.offers + 1)\n            return made",
    ),
    Mutation(
        "S9.1", "state.py", "WHOLE, MIDDLE, SHORT = 20, 12, 8", "WHOLE, MIDDLE, SHORT = 20, 8, 8"
    ),
    Mutation("S9.1", "course.py", "+ (following == table.turn) >= most", ">= most"),
    Mutation("S9.1", "course.py", "if not table.ships[ship].resigned)", ")"),
    Mutation("S9.1", "course.py", "if len(playing(table)) < 2:", "if False:"),
    Mutation("S9.1", "course.py", "    elif table.turn == ship:\n", "    elif True:\n"),
    Mutation("S9.1", "course.py", "enumerate(crewed) if not each.resigned)", "enumerate(crewed))"),
    Mutation(
        "S9.1", "course.py", "crewed = table.ships[: table.setup.count]", "crewed = table.ships"
    ),
    Mutation(
        "S9.1",
        "evolve.py",
        "table.with_ship(ship, place=BASE, aimed=None, resigned=True)",
        "table.with_ship(ship, aimed=None, resigned=True)",
    ),
    Mutation("S9.1", "evolve.py", "resigned=True), idle=0)", "resigned=True))"),
    Mutation("S9.1", "why_not/refusing.py", "if table.ending is not None:", "if False:"),
    Mutation(
        "S9.1",
        "why_not/refusing.py",
        'return Refusal(Why.RESIGNED, "S9.1") if resigned else None',
        "return None",
    ),
    Mutation(
        "S9.1", "play.py", "if table.scanning is not None and table.turn == ship:", "if False:"
    ),
    Mutation("S10", "evolve.py", "without(pile.cards, (card,))", "pile.cards"),
)

IN_TESTS = (
    Mutation("S1.3", "setting_up.py", 'Dice(seed, "sky", "inner")', 'Dice(seed, "sky", "outer")'),
    Mutation("S2.1", "setting_up.py", "(seats + 1) // 2", "seats // 2"),
    Mutation("S2.1", "setting_up.py", "seat % ships for seat", "seat // 2 for seat"),
    Mutation("S2.1", "setting_up.py", "numbers = count(1)", "numbers = count()"),
    Mutation(
        "S4.4",
        "positioning.py",
        '("toss", turn, number, probe, axis)',
        '("toss", number, turn, probe, axis)',
    ),
    Mutation("S6.1", "scanning.py", 'story.dice("event", table.number)', 'story.dice("event", 1)'),
    Mutation("S9.1", "setting_up.py", "TURNS_ALONE if seats == 1 else TURNS", "TURNS"),
    Mutation("S10", "scanning.py", "story.dice(TASK, story.table.number)", "story.dice(TASK, 1)"),
)

GUARDED = Guarded("deep_scan", IN_STORIES, IN_TESTS, ("test_dice_places.py", "test_setting_up.py"))
