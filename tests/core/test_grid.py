from game.core.grid import RING, STRAIGHT, Cell, Facing


def test_eight_turns_to_the_right_come_round():
    assert [Facing.NORTH.turned(eighths) for eighths in range(9)] == [*RING, Facing.NORTH]


def test_a_turn_to_the_left_is_a_turn_to_the_right_backwards():
    assert all(facing.turned(-3).turned(3) is facing for facing in RING)


def test_a_step_and_the_opposite_step_lead_back():
    assert {Cell(4, 5).step(f, 3).step(f.opposite, 3) for f in RING} == {Cell(4, 5)}


def test_y_grows_to_the_south():
    assert Cell(2, 2).step(Facing.SOUTH_WEST) == Cell(1, 3)


def test_the_straight_facings_are_those_without_a_corner():
    assert {facing for facing in RING if facing.straight} == set(STRAIGHT)


def test_an_eighth_is_the_place_in_the_ring():
    assert [facing.eighth for facing in RING] == list(range(8))
