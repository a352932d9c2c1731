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
    Mutation("L1.2", "fight/turns.py", " or BOSS in fight.fallen", ""),
    Mutation("L1.2", "course.py", "if len({*table.setup.teams}) == 1:", "if False:"),
    Mutation("L1.2", "course.py", "rounds > table.setup.rounds", "rounds > table.setup.rounds + 1"),
    Mutation("L1.2", "fight/joining.py", "table.setup.boss_life, skill", "90, skill"),
    Mutation(
        "L1.2",
        "fight/ending.py",
        "(table.setup.teams[seat] for seat in seats)",
        "table.setup.teams",
    ),
    Mutation("L1.2", "fight/ending.py", "if BOSS in fight.fallen:", "if False:"),
    Mutation("L1.2", "why_not/refusing.py", "if table.ending is not None:", "if False:"),
    Mutation("L1.2", "why_not/refusing.py", "if resigned else None", "if False else None"),
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
    Mutation("L2.2", "fight/ending.py", "if stands:", "if True:"),
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
    Mutation("L2.3", "finds.py", "> 10 - value", "> 9 - value"),
    Mutation("L2.3", "finds.py", "if value and _thrown", "if False and _thrown"),
    Mutation("L2.3", "strength.py", "WEAK: Final = -50", "WEAK: Final = 0"),
    Mutation(
        "L2.4", "fight/falling.py", "story.say(HeroDied(seat, most)", "story.say(HeroDied(seat, 1)"
    ),
    Mutation("L3.1", "state.py", "ATTACK, LIFE, BAR = 5, 10, 10", "ATTACK, LIFE, BAR = 5, 9, 10"),
    Mutation("L3.1", "fight/ending.py", ">= BAR:", "> BAR + 9:"),
    Mutation("L3.1", "strength.py", "ATTACK - 1 + own.level", "ATTACK"),
    Mutation("L3.1", "setting_up.py", "return setup.given or (0,)", "return (0,)"),
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
    Mutation("L3.2", "why_not/of_gear.py", "if card.sort is not Sort.CLASS:", "if False:"),
    Mutation("L3.3", "wearing.py", "if each.slot is gear.slot]", "if False]"),
    Mutation("L3.3", "gear.py", "life=min(event.life, most)", "life=event.life"),
    Mutation("L3.3", "why_not/of_gear.py", "if name in table.heroes[seat].hand:", "if True:"),
    Mutation("L3.3", "why_not/of_gear.py", "None if worn else", "None if True else"),
    Mutation("L3.3", "why_not/of_gear.py", "if card.sort is not Sort.GEAR:", "if False:"),
    Mutation("L3.3", "wearing.py", "if each.slot is gear.slot]", "if each.slot is not gear.slot]"),
    Mutation("L3.4", "why_not/of_gear.py", "if full and not forget:", "if False:"),
    Mutation(
        "L3.4",
        "why_not/of_gear.py",
        "return card.calling not in (Calling.NONE, hero.calling)",
        "return False",
    ),
    Mutation("L3.4", "why_not/of_gear.py", "and card.name in found.used:", "and False:"),
    Mutation("L3.4", "why_not/of_gear.py", "if card.sort is not Sort.PASSIVE:", "if False:"),
    Mutation("L3.4", "why_not/of_gear.py", "if card.name in hero.skills:", "if False:"),
    Mutation(
        "L3.4",
        "why_not/of_gear.py",
        "if forget and not (full and forget in hero.skills):",
        "if False:",
    ),
    Mutation("L3.5", "strength.py", "+ 50) // 100)", "+ 49) // 100)"),
    Mutation("L3.5", "fight/blows.py", "rest = max(1, value", "rest = max(0, value"),
    Mutation("L4.1", "field.py", "for more in (0, 1)]", "for more in (0, 2)]"),
    Mutation("L4.2", "field.py", "(1, (2, 1, 3))", "(1, (1, 2, 3))"),
    Mutation(
        "L4.2", "why_not/of_fight.py", "if at in occupied(fight) else None", "if False else None"
    ),
    Mutation("L4.3", "standing.py", "if foe.at == cell), None)", "if foe.at), None)"),
    Mutation("L4.3", "standing.py", "there or next(", "there or None and next("),
    Mutation("L4.3", "fight/automaton.py", "if each.of == seat and story", "if story"),
    Mutation("L4.3", "fight/automaton.py", "facing if row(at) == FRONT else FRONTS", "facing"),
    Mutation("L4.3", "fight/automaton.py", "cell not in facing, apart", "False, apart"),
    Mutation(
        "L4.3",
        "why_not/of_gear.py",
        "return None if there else Refusal(Why.NO_TARGET",
        "return None if True else Refusal(Why.NO_TARGET",
    ),
    Mutation("L4.3", "why_not/of_fight.py", "if fight.stepped:", "if False:"),
    Mutation("L4.3", "why_not/of_fight.py", "if fight.acted:", "if False:"),
    Mutation(
        "L4.3", "why_not/of_fight.py", "None if near else Refusal", "None if True else Refusal"
    ),
    Mutation(
        "L4.3",
        "why_not/of_gear.py",
        'if action.at != actions.NO_FIGURE:\n            return Refusal(Why.NOT_AIMED, "L4.3"',
        'if False:\n            return Refusal(Why.NOT_AIMED, "L4.3"',
    ),
    Mutation("L4.4", "fight/automaton.py", "elif far or row(at) == FRONT:", "elif True:"),
    Mutation("L4.4", "fight/automaton.py", "seat if far or row(hero.at) < REAR else None", "seat"),
    Mutation(
        "L4.4",
        "fight/automaton.py",
        "None if at is None or far else before(at)",
        "None if at is None else before(at)",
    ),
    Mutation("L4.4", "fight/automaton.py", "if each.at == facing:", "if False:"),
    Mutation("L4.4", "fight/blows.py", "found.name == BOSS or table", "table"),
    Mutation("L4.5", "fight/blows.py", "> CHANCE - value", "> value"),
    Mutation("L4.5", "fight/blows.py", "rest == 1 and value > 1", "rest == 1"),
    Mutation("L4.6", "why_not/of_trade.py", "if table.offers >= OFFERS:", "if False:"),
    Mutation("L4.6", "why_not/of_trade.py", "if bargain.changed:", "if False:"),
    Mutation("L4.6", "why_not/of_trade.py", "if action.to not in partners(table):", "if False:"),
    Mutation(
        "L4.6", "fight/ending.py", "-(-sum(levels) // len(seats))", "sum(levels) // len(seats)"
    ),
    Mutation("L4.6", "fight/ending.py", "RICH = 3", "RICH = 4"),
    Mutation(
        "L4.6",
        "fight/ending.py",
        "cycle(each.seat for each in fight.heroes)",
        "cycle(each.seat for each in fight.heroes[:1])",
    ),
    Mutation(
        "L4.6",
        "why_not/refusing.py",
        "if table.bargain is not None else _turn",
        "if False else _turn",
    ),
    Mutation("L4.6", "why_not/of_trade.py", "if not action.give and not action.get:", "if False:"),
    Mutation("L4.6", "why_not/of_trade.py", "if unchanged else None", "if False else None"),
    Mutation(
        "L4.6",
        "trading.py",
        "if bargain is not None and (bargain.of, bargain.to)",
        "if False and (bargain.of, bargain.to)",
    ),
    Mutation(
        "L4.6",
        "why_not/of_fight.py",
        "return None if card in fight.loot else",
        "return None if True else",
    ),
    Mutation("L4.7", "state.py", "NEAR: Final = 2", "NEAR: Final = 1"),
    Mutation("L4.7", "state.py", "NEAR: Final = 2", "NEAR: Final = 3"),
    Mutation("L4.7", "fight/joining.py", "fight.stage is Stage.JOINING and rivals", "False"),
    Mutation("L4.7", "state.py", "QUIET: Final = 6", "QUIET: Final = 7"),
    Mutation("L4.7", "fight/turns.py", "0 if fight.hurt else fight.quiet + 1", "fight.quiet + 1"),
    Mutation(
        "L4.7",
        "fight/ending.py",
        "max(0, table.heroes[seat].mark - face)",
        "table.heroes[seat].mark",
    ),
    Mutation("L4.7", "why_not/of_fight.py", "late = fight.stepped or fight.acted", "late = False"),
    Mutation("L5", "fight/boss.py", "Effect(Verb.ATTACK, -2)", "Effect(Verb.ATTACK, -1)"),
    Mutation("L5", "fight/boss.py", "spell.of != Skill.WARNING.value", "True"),
    Mutation("L5", "fight/boss.py", "Effect(Verb.BAN, turns=1)", "Effect(Verb.BAN, turns=2)"),
    Mutation("L5", "fight/boss.py", "ROUND.index(found.skill) + 1", "ROUND.index(found.skill) + 2"),
    Mutation("L5", "fight/boss.py", "row(at) > 1 and free", "row(at) > 2 and free"),
    Mutation("L5", "fight/boss.py", "if free is not None and deck:", "if False:"),
    Mutation("L5", "why_not/of_fight.py", "held_by(fight, action.seat, Verb.BAN)", "False"),
    Mutation("L6", "why_not/of_gear.py", "< table.setup.last - 1", "< table.setup.last"),
    Mutation("L6", "why_not/of_gear.py", "0 <= action.to < table.setup.last", "0 <= action.to"),
    Mutation("L6", "fight/boss.py", "spell_on(found, Verb.STUN) is None and", "True and"),
    Mutation("L6", "fight/boss.py", "if silence is not None:", "if False:"),
    Mutation("L6", "fight/casting.py", "AREA = 2", "AREA = 1"),
    Mutation("L6", "fight/casting.py", "> CHANCE - effect.chance", "> effect.chance"),
    Mutation("L6", "fight/casting.py", "if together(table, each.seat, seat)", ""),
    Mutation("L6", "fight/casting.py", "Verb.SPELLS, effect.amount", "Verb.DEALT, effect.amount"),
    Mutation("L6", "fight/casting.py", "(c.y, apart(at, c), c.x)", "(-c.y, apart(at, c), c.x)"),
    Mutation("L6", "fight/casting.py", "if effect.when is not when:", "if False:"),
    Mutation(
        "L6", "fight/blows.py", "strength.by_per_cents(table, by, Verb.FROZEN, value)", "value"
    ),
    Mutation(
        "L6", "fight/blows.py", "strength.by_per_cents(table, to, Verb.TAKEN, value)", "value"
    ),
    Mutation(
        "L6", "fight/blows.py", "strength.by_per_cents(table, to, Verb.MAGIC, value)", "value"
    ),
    Mutation("L6", "fight/blows.py", "rest - strength.added(table, to, Verb.GUARD)", "rest"),
    Mutation(
        "L6", "fight/blows.py", "rest_after -= strength.added(table, to, Verb.RESIST)", "pass"
    ),
    Mutation("L6", "fight/blows.py", "plain -= spell.amount", "pass"),
    Mutation("L6", "fight/blows.py", "plain = strength.changed(plain, spell.amount)", "pass"),
    Mutation("L6", "fight/blows.py", "effect.verb is Verb.RETURNS and", "False and"),
    Mutation("L6", "fight/lasting.py", "taken = min(damage, spell.amount)", "taken = damage"),
    Mutation(
        "L6",
        "fight/lasting.py",
        "if not spell.amount:\n        return 0",
        "if not spell.amount:\n        return damage",
    ),
    Mutation("L6", "fight/lasting.py", "each.left - 1) if each.left", "each.left) if each.left"),
    Mutation("L6", "fight/falling.py", "and card not in own.used", ""),
    Mutation("L6", "fight/falling.py", "changed(most, back.amount - 100)", "changed(most, 0)"),
    Mutation(
        "L6", "fight/falling.py", "life = most if not amount else", "life =  now if not amount else"
    ),
    Mutation("L6", "fight/automaton.py", "elif spell_on(who, Verb.ROOT) is None:", "else:"),
    Mutation("L6", "fight/automaton.py", "if spell_on(who, Verb.BLIND) is not None:", "if False:"),
    Mutation(
        "L6", "fight/automaton.py", "elif spell_on(who, Verb.CHARM) is not None:", "elif False:"
    ),
    Mutation("L6", "fight/automaton.py", "if poison is not None:", "if False:"),
    Mutation("L6", "fight/automaton.py", "if stun is not None:", "if False:"),
    Mutation("L6", "fight/automaton.py", "each.left == 1:", "each.left == 2:"),
    Mutation("L6", "strength.py", "int(foes >= 3)", "int(foes >= 2)"),
    Mutation(
        "L6", "strength.py", "_light_weapons(table, seat) >= 2", "_light_weapons(table, seat) >= 1"
    ),
    Mutation("L6", "strength.py", "            return foes\n", "            return 1\n"),
    Mutation("L6", "strength.py", "each.seat != seat and teams", "teams"),
    Mutation("L6", "strength.py", "by_per_cents(table, seat, Verb.ARMOUR, value)", "value"),
    Mutation("L6", "strength.py", "by_per_cents(table, seat, Verb.DEALT, value)", "value"),
    Mutation("L6", "walking.py", "face + strength.walk(table, table.turn)", "face"),
    Mutation("L6", "why_not/of_gear.py", "if not leads_away(card):", "if False:"),
    Mutation("L6", "why_not/of_fight.py", "held_by(fight, action.seat, Verb.ROOT)", "False"),
    Mutation("L6", "why_not/of_gear.py", "if card.shield and", "if False and"),
    Mutation("L6", "why_not/of_gear.py", "return None if helps else", "return None if True else"),
    Mutation("L6", "why_not/of_gear.py", "if not for_fight(card):", "if False:"),
    Mutation("L6", "why_not/of_gear.py", "if not gear.drinkable(card):", "if False:"),
    Mutation("L6", "why_not/of_gear.py", "if nobody else None", "if False else None"),
    Mutation(
        "L6",
        "standing.py",
        "cells = target(fight, own.at), {there, *beside(there)}",
        "cells = target(fight, own.at), {there}",
    ),
    Mutation("L7", "trading.py", "seat == owner or together(table, seat, owner)", "True"),
    Mutation("L7", "why_not/of_trade.py", "if not table.setup.trade:", "if False:"),
    Mutation(
        "L3.5", "strength.py", "return changed(dealt, WEAK) if", "return changed(value, WEAK) if"
    ),
    Mutation("L4.2", "fight/joining.py", "fighting[0], 1)", "fighting[-1], 1)"),
    Mutation(
        "L4.4", "fight/automaton.py", "elif far or row(at) == FRONT:", "elif row(at) == FRONT:"
    ),
    Mutation("L4.4", "field.py", "across = 2 * cell.x - row(cell)", "across = 3"),
    Mutation("L4.4", "field.py", "across = 2 * cell.x - row(cell)", "across = 2 * cell.x - 1"),
    Mutation("L4.6", "fight/ending.py", "RICH = 3", "RICH = 2"),
    Mutation(
        "L4.6",
        "cards.py",
        "(2 * (self.attack + self.life) + 3) // 6",
        "(self.attack + self.life) // 3",
    ),
)

IN_TESTS = (
    Mutation("L2.1", "walking.py", 'story.dice("walk", table.number)', 'story.dice("walk", 1)'),
    Mutation("L2.2", "fight/joining.py", 'story.dice("foes", table.number)', 'story.dice("foes")'),
    Mutation("L2.2", "finds.py", '"treasure", table.number)', '"treasure")'),
    Mutation("L2.3", "finds.py", "story.dice(place, table.number)", "story.dice(place, 1)"),
    Mutation("L4.6", "fight/ending.py", '"loot", table.number)', '"loot")'),
    Mutation("L4.7", "fight/ending.py", "table.ongoing.number, seat)", "seat)"),
    Mutation("L4.5", "fight/chance.py", "fight.number, *place)", "*place)"),
)

GUARDED = Guarded(
    "road_to_the_overlord", IN_STORIES, IN_TESTS, ("test_dice_places.py", "test_deeds.py")
)
