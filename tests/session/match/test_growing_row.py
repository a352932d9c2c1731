import tracemalloc

import pytest

from game.session.match.growing_row import Row


def grown(count):
    row = Row()
    for number in range(count):
        row = row.plus(number)
    return row


def test_a_row_holds_what_was_put_at_its_end_in_order():
    assert tuple(grown(5)) == (0, 1, 2, 3, 4)


def test_an_older_row_stays_as_it_was():
    old = grown(3)
    old.plus(3)
    assert (len(old), tuple(old)) == (3, (0, 1, 2))


def test_two_rows_that_go_on_from_one_do_not_mix():
    old = grown(3)
    one, other = old.plus("one"), old.plus("other")
    assert (one[-1], other[-1], tuple(one.cut(3))) == ("one", "other", tuple(old))


def test_a_cut_row_goes_on_by_itself():
    whole = grown(5)
    assert (tuple(whole.cut(2).plus(9)), tuple(whole)) == ((0, 1, 9), (0, 1, 2, 3, 4))


@pytest.mark.parametrize("part", [slice(1, None), slice(-2, None), slice(None, None, 2)])
def test_a_part_of_a_row_is_what_the_same_part_of_a_tuple_is(part):
    grown(9)
    assert grown(9).cut(6)[part] == tuple(range(6))[part]


def test_a_cut_row_does_not_reach_what_stands_behind_its_end():
    with pytest.raises(IndexError):
        grown(9).cut(6)[6]


def test_a_row_is_read_backwards():
    assert list(reversed(grown(9).cut(3))) == [2, 1, 0]


def test_what_is_mended_is_mended_in_every_row_that_shares_it():
    row = grown(3)
    longer = row.plus(3)
    row.mend(1, "one")
    assert tuple(longer) == (0, "one", 2, 3)


def test_a_long_row_grows_as_cheaply_as_a_short_one():
    assert memory_of_growing(100_000) <= 2 * memory_of_growing(100)


def memory_of_growing(count):
    """Return the memory that one more takes, where the list has room for it."""
    row = grown(count)
    row._items.extend(range(2))
    del row._items[-2:]
    tracemalloc.start()
    row.plus(None)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak
