import multiprocessing

from game.session.people.progress import NAME, Best, Progress, keep, load
from game.session.records import store


def test_nothing_is_kept_at_first(tmp_path):
    assert load(tmp_path / "new") == Progress()


def test_a_result_is_kept_with_its_proof(tmp_path):
    best = Best("tanchiki.one", 4, 2, "TK1-x")
    keep(tmp_path / "new", best)
    assert load(tmp_path / "new").on("tanchiki.one") == best


def test_only_a_better_result_takes_a_places_of_an_older_one(tmp_path):
    for turn in (6, 4, 5):
        keep(tmp_path, Best("one", turn, 7 - turn))
    assert load(tmp_path).challenges == (Best("one", 4, 3),)


def test_more_points_are_better_where_the_stars_are_the_same(tmp_path):
    for turn, points in ((12, 18), (20, 19), (9, 18)):
        keep(tmp_path, Best("one", turn, 2, points=points))
    assert load(tmp_path).challenges == (Best("one", 20, 2, points=19),)


def test_results_on_a_board_are_kept_apart(tmp_path):
    keep(tmp_path, Best("one", 4, 2), Best("A0 C2 B1 D3, 3 eagles", 9, 1))
    found = load(tmp_path)
    assert (found.on_board("A0 C2 B1 D3, 3 eagles").turn, found.on("A0 C2 B1 D3, 3 eagles")) == (
        9,
        None,
    )


def test_a_damaged_file_gives_way_to_the_one_before_it(tmp_path):
    keep(tmp_path, Best("one", 4, 2))
    keep(tmp_path, Best("two", 4, 2))
    (tmp_path / NAME).write_bytes(b"\0\0")
    assert load(tmp_path).challenges == (Best("one", 4, 2),)


def test_a_damaged_file_without_a_backup_is_set_aside(tmp_path):
    (tmp_path / NAME).write_bytes(b"\0\0")
    keep(tmp_path, Best("one", 4, 2))
    assert (load(tmp_path).challenges, (tmp_path / f"{NAME}.bad").read_bytes()) == (
        (Best("one", 4, 2),),
        b"\0\0",
    )


def test_a_sealed_file_of_another_kind_is_set_aside(tmp_path):
    store.save(tmp_path / NAME, '{"format": 2}\n')
    keep(tmp_path, Best("one", 4, 2))
    assert (load(tmp_path).on("one") is not None, (tmp_path / f"{NAME}.bad").exists()) == (
        True,
        True,
    )


def test_two_programs_at_once_lose_no_result(tmp_path):
    fork = multiprocessing.get_context("fork")
    workers = [fork.Process(target=_solve, args=(tmp_path, name)) for name in ("a", "b")]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert len(load(tmp_path).challenges) == 20


def _solve(folder, name):
    for number in range(10):
        keep(folder, Best(f"{name}{number}", 3, 3))


def test_fewer_hints_are_better_where_the_turn_is_the_same(tmp_path):
    keep(tmp_path, Best("a", 4, 2, "p", hints=2))
    assert keep(tmp_path, Best("a", 4, 2, "q", hints=1)).on("a").hints == 1
    assert keep(tmp_path, Best("a", 4, 2, "r", hints=3)).on("a").hints == 1
    assert keep(tmp_path, Best("a", 3, 2, "s", hints=9)).on("a").turn == 3
