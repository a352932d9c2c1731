from game.core.rules import State, Step, Telling, Told, Waiting


def adding(table, event):
    return table + event


def story(*tasks, told=10):
    return Telling(State(0, tuple(Waiting(task, cause) for task, cause in tasks), 7, told), adding)


def causes(telling):
    return [told.cause for told in telling.step().events]


def test_what_is_said_is_true_at_once():
    telling = story()
    telling.say(5, "T1")
    assert telling.table == 5


def test_events_are_numbered_through_the_match():
    telling = story()
    assert (telling.say(1, "T1"), telling.say(2, "T2")) == (10, 11)


def test_the_first_event_of_an_action_comes_from_nothing_and_the_rest_from_it():
    telling = story()
    for event in range(3):
        telling.say(event, "T1")
    assert causes(telling) == [None, 10, 10]


def test_an_event_may_name_its_own_cause():
    telling = story()
    telling.say(1, "T1")
    moved = telling.say(2, "T2")
    telling.say(3, "T3", moved)
    assert causes(telling) == [None, 10, 11]


def test_a_task_follows_from_the_latest_event_of_the_one_that_left_it():
    telling = story(("old", 3))
    telling.say(1, "T1")
    telling.say(2, "T2")
    telling.then("new")
    telling.next_task()
    telling.say(3, "T3")
    telling.next_task()
    telling.say(4, "T4")
    assert causes(telling) == [None, 10, 11, 3]


def test_a_task_that_says_nothing_hands_on_its_own_cause():
    telling = story(("first", 4))
    telling.next_task()
    telling.then("second")
    assert telling.tasks == (Waiting("second", 4),)


def test_new_tasks_come_before_all_that_waits():
    telling = story(("old", 1))
    telling.then("a", "b", cause=2)
    assert [waiting.task for waiting in telling.tasks] == ["a", "b", "old"]


def test_a_step_holds_the_state_the_events_and_the_places_of_its_dice():
    telling = story()
    telling.say(6, "T1")
    telling.dice("deal", 2)
    assert telling.step() == Step(State(6, (), 7, 11), (Told(10, 6, "T1", None),), (("deal", 2),))


def test_the_dice_of_a_telling_are_those_of_the_seed():
    assert story().dice("deal", 2).below(10**9) == story().dice("deal", 2).below(10**9)
