"""A broken rule for each paragraph of the road, which a story must notice: one table."""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

IN_STORIES = (
    Mutation("L1.1", "decks.py", "if not left and story.table.used:", "if False:"),
    Mutation(
        "L1.2", "why_not/refusing.py", "there = table.own.mark == table.setup.last", "there = True"
    ),
    Mutation(
        "L1.2", "course.py", "levels + hero.level, marks + hero.mark", "levels, marks + hero.mark"
    ),
    Mutation(
        "L1.2", "course.py", "levels + hero.level, marks + hero.mark", "levels + hero.level, marks"
    ),
    Mutation("L1.2", "course.py", "if len({*table.setup.teams}) == 1:", "if False:"),
    Mutation("L1.2", "course.py", "rounds > table.setup.rounds", "rounds > table.setup.rounds + 1"),
    Mutation("L2.1", "walking.py", "max(1, marks)", "max(0, marks)"),
    Mutation("L2.1", "walking.py", "SLOWER = 2", "SLOWER = 0"),
    Mutation("L2.1", "walking.py", "max(0, min(to, table.setup.last))", "max(0, to)"),
    Mutation(
        "L2.1",
        "walking.py",
        "max(0, min(to, table.setup.last))",
        "max(1, min(to, table.setup.last))",
    ),
    Mutation("L2.1", "walking.py", "-table.thrown if back else", "-1 if back else"),
    Mutation("L2.1", "walking.py", " + own.quick", ""),
    Mutation("L2.1", "why_not/refusing.py", "if table.thrown:", "if False:"),
    Mutation("L2.1", "why_not/refusing.py", "if stays else None", "if False else None"),
    Mutation("L2.2", "finds.py", "if mark.treasure:", "if mark.treasure and not mark.trap:"),
    Mutation("L2.2", "walking.py", "if finds.waiting(story.table).monsters:", "if False:"),
    Mutation(
        "L2.3", "finds.py", "(Trap.SLOW, Trap.SLOW, Trap.WEAK,", "(Trap.SLOW, Trap.WEAK, Trap.WEAK,"
    ),
    Mutation(
        "L2.3",
        "finds.py",
        "Trap.WEAK, Trap.NOTHING, Trap.NOTHING)",
        "Trap.WEAK, Trap.WEAK, Trap.NOTHING)",
    ),
    Mutation("L2.3", "course.py", "if not each.left:", "if False:"),
    Mutation("L3.1", "state.py", "ATTACK, LIFE, BAR = 5, 10, 10", "ATTACK, LIFE, BAR = 5, 9, 10"),
    Mutation("L3.2", "why_not/of_gear.py", "if hero.calling is not Calling.NONE:", "if False:"),
    Mutation(
        "L3.2", "wearing.py", "gear.weight.value > WEIGHTS", "gear.weight.value > 9 + WEIGHTS"
    ),
    Mutation(
        "L3.2", "wearing.py", "Calling.BARBARIAN: Weight.HEAVY", "Calling.BARBARIAN: Weight.LIGHT"
    ),
    Mutation(
        "L3.2", "wearing.py", "calling is not Calling.CRUSADER", "calling is Calling.CRUSADER"
    ),
    Mutation("L3.2", "wearing.py", "Calling.MONK: 1}", "Calling.MONK: 2}"),
    Mutation("L3.3", "wearing.py", "if each.slot is gear.slot]", "if False]"),
    Mutation("L3.3", "gear.py", "life=min(event.life, most)", "life=event.life"),
    Mutation("L3.3", "why_not/of_gear.py", "if name in table.heroes[seat].hand:", "if True:"),
    Mutation("L3.4", "why_not/of_gear.py", "if full and not forget:", "if False:"),
    Mutation(
        "L3.4",
        "why_not/of_gear.py",
        "return card.calling not in (Calling.NONE, hero.calling)",
        "return False",
    ),
    Mutation("L4.2", "field.py", "(1, (2, 1, 3))", "(1, (1, 2, 3))"),
    Mutation("L4.6", "why_not/of_trade.py", "if table.offers >= OFFERS:", "if False:"),
    Mutation("L4.6", "why_not/of_trade.py", "if bargain.changed:", "if False:"),
    Mutation("L4.6", "why_not/of_trade.py", "if action.to not in partners(table):", "if False:"),
    Mutation("L4.7", "state.py", "NEAR: Final = 2", "NEAR: Final = 1"),
    Mutation("L4.7", "state.py", "NEAR: Final = 2", "NEAR: Final = 3"),
    Mutation("L4.7", "fight/joining.py", "fight.stage is Stage.JOINING and rivals", "False"),
    Mutation("L6", "why_not/of_gear.py", "0 <= action.to < table.setup.last", "0 <= action.to"),
    Mutation("L7", "trading.py", "seat == owner or together(table, seat, owner)", "True"),
)

GUARDED = Guarded("road_to_the_overlord", IN_STORIES)
