"""A broken rule for every paragraph of the digest, each of which a story must notice.

What concerns the set-up and the dice, tests notice.
"""

from __future__ import annotations

from tests.rules.planted import Guarded, Mutation

_SLIDE = "(Card.KICK, Card.KICK, Card.JUMP), range(1, 4), 3"
IN_STORIES = (
    Mutation("M0.1", "course.py", "if story.table.sides[seat].health:", "if True:"),
    Mutation("M0.2", "cards.py", "missing[left.count(Card.SUPER) :]", "missing[len(left) :]"),
    Mutation("M0.3", "evolve.py", "asked=False, spent=Answer.BLOCK)", "asked=False)"),
    Mutation("M0.4", "blows.py", "AT_WALL = 1", "AT_WALL = 0"),
    Mutation("M0.5", "course.py", "if 2 * max(wins) >", "if max(wins) >"),
    Mutation("M1.1", "state.py", "CELLS = range(1, 9)", "CELLS = range(1, 10)"),
    Mutation("M1.2", "why_not/refusing.py", "blow is not own and not", "False and not"),
    Mutation("M2.1", "cards.py", "HAND_SIZE = 8", "HAND_SIZE = 9"),
    Mutation("M2.1", "why_not/refusing.py", "if action.seat != table.turn:", "if False:"),
    Mutation("M2.1", "why_not/refusing.py", "held >= HAND_SIZE", "held > HAND_SIZE"),
    Mutation("M2.1", "course.py", "other(table.turn) if table.spent is None else", ""),
    Mutation("M2.2", "landings.py", "STEP, HOP, SALTO = (1,)", "STEP, HOP, SALTO = (1, 2)"),
    Mutation("M2.2", "why_not/refusing.py", "isinstance(action, StepTo) and struck", "False"),
    Mutation("M2.2", "why_not/refusing.py", "to == table.sides[other(seat)].cell", "False"),
    Mutation("M2.2", "why_not/refusing.py", "if there else Refusal", "if True else Refusal"),
    Mutation("M2.3", "landings.py", "(1,), (2,), (2, 3)", "(1,), (1, 2), (2, 3)"),
    Mutation("M2.3", "why_not/refusing.py", "to == table.sides[other(seat)].cell", "False"),
    Mutation("M2.4", "landings.py", "(1,), (2,), (2, 3)", "(1,), (2,), (2,)"),
    Mutation("M2.4", "landings.py", "(1,), (2,), (2, 3)", "(1,), (2,), (2, 3, 4)"),
    Mutation("M2.5", "cards.py", "left.count(Card.SUPER) < missing", "missing"),
    Mutation(
        "M2.5",
        "cards.py",
        "        if card in left:\n            left.remove(card)\n            found.append(card)",
        "        if card in left and Card.SUPER not in left:\n"
        "            left.remove(card)\n            found.append(card)",
    ),
    Mutation("M2.5", "why_not/refusing.py", "if there else Refusal", "if True else Refusal"),
    Mutation(
        "M2.6", "why_not/refusing.py", "not table.struck and blow not in", "False and blow in"
    ),
    Mutation("M2.6", "evolve.py", "incoming=incoming, struck=True)", "incoming=incoming)"),
    Mutation("M2.6", "evolve.py", "round=number, draws", "struck=True, round=number, draws"),
    Mutation("M3", "blows.py", _SLIDE, "(Card.KICK, Card.KICK, Card.JUMP), range(1, 5), 3"),
    Mutation("M3", "blows.py", _SLIDE, "(Card.KICK, Card.KICK, Card.JUMP), range(1, 4), 2"),
    Mutation("M3", "blows.py", _SLIDE, "(Card.KICK, Card.JUMP), range(1, 4), 3"),
    Mutation("M3", "blows.py", "(Card.HAND,), _NEAR, 1", "(Card.HAND,), _NEAR, 2"),
    Mutation("M3", "blows.py", "(Card.KICK,), _NEAR, 2", "(Card.KICK,), _FAR, 2"),
    Mutation("M3", "blows.py", "{_BLOCK, _CROUCH, _HOP}", "{_BLOCK, _JUMP, _HOP}"),
    Mutation(
        "M3",
        "blows.py",
        "Card.BLOCK), _NEAR, 2, frozenset({_HOP})",
        "Card.BLOCK), _NEAR, 2, frozenset({_BLOCK, _HOP})",
    ),
    Mutation(
        "M3",
        "blows.py",
        "_NEAR, 1, frozenset({_JUMP, _HOP})",
        "_NEAR, 1, frozenset({_CROUCH, _HOP})",
    ),
    Mutation(
        "M3", "blows.py", "_NEAR, 3, frozenset({_BLOCK, _HOP})", "_NEAR, 3, frozenset({_HOP})"
    ),
    Mutation(
        "M3",
        "blows.py",
        "range(1, 5), 3, frozenset({_HOP})",
        "range(1, 5), 3, frozenset({_BLOCK, _HOP})",
    ),
    Mutation(
        "M3", "blows.py", "Card.JUMP, Card.JUMP), range(1, 5)", "Card.JUMP, Card.JUMP), range(1, 6)"
    ),
    Mutation(
        "M3",
        "blows.py",
        "(Card.KICK, Card.KICK, Card.SUPER), _FAR, 5",
        "(Card.KICK, Card.KICK, Card.SUPER), _FAR, 4",
    ),
    Mutation(
        "M3",
        "blows.py",
        "(Card.HAND, Card.HAND, Card.SUPER), _FAR, 3",
        "(Card.HAND, Card.HAND, Card.SUPER), _FAR, 4",
    ),
    Mutation(
        "M3",
        "blows.py",
        "(Card.HAND, Card.KICK, Card.SUPER), _FAR, 5",
        "(Card.HAND, Card.KICK, Card.SUPER), range(3, 6), 5",
    ),
    Mutation("M3", "blows.py", "SWEPT, FROZEN = 1, 2", "SWEPT, FROZEN = 2, 2"),
    Mutation("M3", "blows.py", "SWEPT, FROZEN = 1, 2", "SWEPT, FROZEN = 1, 1"),
    Mutation("M3", "landings.py", "(there - way, there + way)", "(there - way,)"),
    Mutation("M3", "landings.py", "beside if end in CELLS and", "beside if"),
    Mutation("M3", "striking.py", "case Blow.SLIDE if incoming.close:", "case Blow.SLIDE:"),
    Mutation("M3", "striking.py", "if blow is Blow.HARPOON:", "if False:"),
    Mutation(
        "M3",
        "striking.py",
        "        case Blow.HARPOON:\n            _push(story, seat, blow, 0)",
        "        case Blow.HARPOON:\n            pass",
    ),
    Mutation(
        "M3",
        "striking.py",
        "to = behind(story.table, incoming.by)",
        "to = behind(story.table, seat)",
    ),
    Mutation("M3.1", "blows.py", "_FAR = range(3, FARTHEST + 1)", "_FAR = range(2, FARTHEST + 1)"),
    Mutation(
        "M3.1", "blows.py", "Card.SUPER), _NEAR, 3, _SALTO", "Card.SUPER), range(1, 4), 3, _SALTO"
    ),
    Mutation("M3.1", "landings.py", "{Blow.SLIDE, Blow.CYCLONE}", "{Blow.SLIDE}"),
    Mutation(
        "M3.2",
        "striking.py",
        "        case Blow.UPPERCUT:\n            _push(story, seat, blow, 0)",
        "        case Blow.UPPERCUT:\n            _push(story, seat, blow, 1)",
    ),
    Mutation("M4", "why_not/refusing.py", "if seat == incoming.by:", "if False:"),
    Mutation("M4.1", "evolve.py", "asked=False, spent=Answer.BLOCK)", "asked=False)"),
    Mutation("M4.1", "striking.py", "damage - incoming.blocked, rule", "damage, rule"),
    Mutation("M4.1", "evolve.py", "blocked=len(cards)) if left else None", "blocked=len(cards))"),
    Mutation("M4.1", "why_not/refusing.py", "if not 1 <= count <= most:", "if False:"),
    Mutation(
        "M4.2",
        "why_not/refusing.py",
        "return _holds(table, seat, wanted(answer), rule)",
        "return None",
    ),
    Mutation(
        "M4.2", "evolve.py", "asked=False), seat, cards, cell=to)", "asked=False), seat, cards)"
    ),
    Mutation("M4.2", "landings.py", "(1,), (2,), (2, 3)", "(1,), (1, 2), (2, 3)"),
    Mutation(
        "M4.3",
        "blows.py",
        "COUNTER_SAVES = frozenset({Answer.HOP})",
        "COUNTER_SAVES = frozenset({Answer.HOP, Answer.JUMP})",
    ),
    Mutation("M4.3", "evolve.py", "asked=False, spent=spent)", "asked=False)"),
    Mutation(
        "M4.3",
        "blows.py",
        "frozenset({_BLOCK, _JUMP, _HOP}) | COUNTERS",
        "frozenset({_BLOCK, _JUMP, _HOP})",
    ),
    Mutation("M4.3", "striking.py", "            _ask(story, countered)\n", ""),
    Mutation(
        "M4.4",
        "blows.py",
        "_SALTO = frozenset({Answer.SALTO})",
        "_SALTO = frozenset({Answer.SALTO, Answer.BLOCK})",
    ),
    Mutation("M4.4", "landings.py", "(1,), (2,), (2, 3)", "(1,), (2,), (2,)"),
    Mutation("M4.5", "replies.py", "if side.frozen:", "if False:"),
    Mutation(
        "M4.5",
        "replies.py",
        "if side.frozen:",
        "if side.frozen or table.spent is None and table.number > 1:",
    ),
    Mutation("M4.5", "evolve.py", ".frozen and left > 0", ".frozen"),
    Mutation("M4.5", "striking.py", "skips + SWEPT", "SWEPT"),
    Mutation("M5.1", "course.py", "0 if one > two else 1", "0 if one < two else 1"),
    Mutation("M5.1", "course.py", "None if one == two else 0", "0"),
    Mutation("M5.1", "course.py", "table.round == MOST_ROUNDS", "table.round > MOST_ROUNDS"),
    Mutation("M5.1", "state.py", "MOST_ROUNDS = 5", "MOST_ROUNDS = 4"),
    Mutation("M5.1", "course.py", "taken[seat] == max(taken)", "taken[seat] == min(taken)"),
    Mutation("M5.1", "course.py", "more if len(more) == 1 else ()", "more"),
    Mutation(
        "M5.1",
        "striking.py",
        "    lost = min(damage, health)\n    hit = story.say(FighterHit",
        "    lost = damage\n    hit = story.say(FighterHit",
    ),
    Mutation("M5.1", "evolve.py", ".taken + lost", ".taken"),
    Mutation(
        "M5.1",
        "course.py",
        "    if story.table.deck_count == 0:\n        end_round",
        "    if False:\n        end_round",
    ),
    Mutation(
        "M5.2",
        "course.py",
        "story.table.began if winner is None else winner",
        "story.table.began if winner is None else other(winner)",
    ),
    Mutation(
        "M5.2",
        "course.py",
        "story.table.began if winner is None else winner",
        "other(story.table.began) if winner is None else winner",
    ),
    Mutation("M5.2", "state.py", "MARKS = (3, 6)", "MARKS = (3, 7)"),
    Mutation("M5.3", "course.py", "if Card.SUPER in (", "if Card.HAND in ("),
    Mutation("M5.3", "course.py", "for seat in winners:", "for seat in SEATS:"),
    Mutation("M6", "view.py", "table = table.with_side(owner, hand=None)", "pass"),
    Mutation(
        "M6",
        "replies.py",
        "possible(table, side.held, wanted(answer))",
        "set(wanted(answer)) <= set(side.hand)",
    ),
    Mutation("M6", "replies.py", "len(cards) <= held and missing", "missing"),
    Mutation(
        "M6",
        "replies.py",
        "return len(cards) <= held and missing <= left[Card.SUPER]",
        "return len(cards) <= held",
    ),
    Mutation("M6a", "course.py", "table.options.reshuffle and", "False and"),
    Mutation("M6a", "landings.py", "if blow is Blow.FROST and options.far_frost", "if False"),
    Mutation("M6a", "blows.py", "FAR_FROST = range(1, 4)", "FAR_FROST = range(1, 5)"),
    Mutation("M6a", "why_not/refusing.py", "and not table.options.any_super", ""),
    Mutation(
        "M6a",
        "course.py",
        '        drawn = story.say(DeckRenewed(seat), "M6a", drawn)\n'
        "        if story.table.sides[seat].held < HAND_SIZE:",
        '        drawn = story.say(DeckRenewed(seat), "M6a", drawn)\n        if False:',
    ),
)
IN_TESTS = (
    Mutation("M1.1", "cards.py", "Card.HAND: 15", "Card.HAND: 14"),
    Mutation("M1.1", "cards.py", "Card.SUPER: 8", "Card.SUPER: 9"),
    Mutation("M1.1", "state.py", "MARKS = (3, 6)", "MARKS = (2, 6)"),
    Mutation("M1.1", "play.py", 'Dice(seed, "first").choice(SEATS)', "0"),
    Mutation("M1.1", "course.py", "without(DECK, one)", "DECK"),
    Mutation("M1.2", "choices.py", "blow is own or", "True or"),
    Mutation("M2.6", "choices.py", "(table.struck or blow in SIMPLE)", "True"),
    Mutation(
        "M5.2",
        "state.py",
        "max(1, setup.options.health - setup.handicaps[seat])",
        "setup.options.health",
    ),
    Mutation("M6", "evolve.py", "draws=table.draws + 1)", "draws=table.draws)"),
    Mutation(
        "M6",
        "evolve.py",
        "first, first, round=number, draws=table.draws",
        "first, first, round=number",
    ),
    Mutation(
        "M6", "evolve.py", "shown = _less(side.shown, cards) if side.shown else ()", "shown = ()"
    ),
    Mutation("M6a", "state.py", "QUICK, AS_PRINTED = 6, 15", "QUICK, AS_PRINTED = 10, 15"),
    Mutation("M6a", "evolve.py", "discard=(), renewed=True", "discard=()"),
)

GUARDED = Guarded("arena_of_eight", IN_STORIES, IN_TESTS, ("test_setting_up.py", "test_choices.py"))
