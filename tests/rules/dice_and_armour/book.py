"""The paragraphs of the rules, as long as the program's book does not tell them."""

_COUNTS = {0: 5, 1: 3, 2: 3, 3: 4, 4: 7, 5: 4, 6: 6, 7: 5, 8: 3, 9: 0, 10: 0, 11: 0}
PARAGRAPHS = frozenset(
    f"D{chapter}.{number}" if number else f"D{chapter}"
    for chapter, count in _COUNTS.items()
    for number in range(count + 1)
)
