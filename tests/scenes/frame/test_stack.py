"""The way between scenes."""

from dataclasses import dataclass, field

from game.scenes.frame.commands import FocusLost, Moved, Released, Resized, Wants
from game.scenes.frame.stack import NOTICE_MS, Notice, Pop, Push, Replace, Restart, SceneStack


@dataclass
class Plain:
    """A scene that writes down what it is told and answers what it was given."""

    name: str
    answer: object = None
    see_through: bool = False
    moving: bool = False
    wants: Wants = Wants.KEYS
    told: list = field(default_factory=list)

    def handle(self, command):
        self.told.append(command)
        return None if isinstance(command, Resized) else self.answer

    def update(self, ms):
        self.told.append(ms)

    def draw(self, canvas):
        canvas.append(self.name)

    def resume(self, answer):
        self.told.append(("resumed", answer))


def played(*scenes):
    return SceneStack(*scenes)


def test_a_scene_is_told_the_page_first_of_all():
    scene = Plain("a")
    played(scene)
    assert scene.told == [Resized(1280, 720)]


def test_only_the_top_scene_is_updated():
    below, top = Plain("a"), Plain("b")
    played(below, top).update(5)
    assert (5 in below.told, 5 in top.told) == (False, True)


def test_what_is_popped_reaches_the_scene_below():
    below = Plain("a")
    played(below, Plain("b", Pop("yes"))).handle(FocusLost())
    assert below.told[-1] == ("resumed", "yes")


def test_the_last_scene_that_pops_ends_the_program():
    stack = played(Plain("a", Pop()))
    stack.handle(FocusLost())
    assert stack.top is None


def test_a_replaced_scene_is_gone():
    stack = played(Plain("a"), Plain("b", Replace(Plain("c"))))
    stack.handle(FocusLost())
    assert (stack.top.name, stack.depth) == ("c", 2)


def test_a_restart_leaves_every_scene():
    stack = played(Plain("a"), Plain("b"), Plain("c", Restart(Plain("d"))))
    stack.handle(FocusLost())
    assert (stack.top.name, stack.depth) == ("d", 1)


def test_a_scene_that_is_pushed_lies_on_top():
    stack = played(Plain("a", Push(Plain("b"))))
    stack.handle(FocusLost())
    assert (stack.top.name, stack.depth) == ("b", 2)


class Sketch(list):
    """What was drawn, in the place of a canvas."""

    covered = False


def test_below_a_see_through_scene_the_next_one_is_drawn():
    drawn = Sketch()
    played(Plain("a"), Plain("b"), Plain("c", see_through=True)).draw(drawn)
    assert drawn == ["b", "c"]


def test_below_a_scene_that_hides_nothing_is_drawn():
    drawn = Sketch()
    played(Plain("a"), Plain("b")).draw(drawn)
    assert drawn == ["b"]


def test_every_scene_learns_a_new_size_of_the_page():
    below = Plain("a")
    played(below, Plain("b")).handle(Resized(1600, 720))
    assert below.told[-1] == Resized(1600, 720)


def test_a_still_scene_need_not_be_drawn_again():
    assert not played(Plain("a")).update(16)


def test_a_moving_scene_is_drawn_again():
    assert played(Plain("a", moving=True)).update(16)


def test_a_notice_stays_over_a_change_of_scenes():
    stack = played(Plain("a", Notice("Saved.")))
    stack.handle(FocusLost())
    stack._act(Push(Plain("b")))
    assert stack.notices == ("Saved.",)


def test_a_long_notice_stays_until_it_is_read():
    words = "You do not hold the cards for that. Hold the button and look at your hand first."
    stack = played(Plain("a", Notice(words)))
    stack.handle(FocusLost())
    stack.update(2000 + 60 * len(words) - 1)
    assert stack.notices == (words,)
    stack.update(1)
    assert stack.notices == ()


def test_a_notice_goes_when_its_time_is_over():
    stack = played(Plain("a", Notice("Saved.")))
    stack.handle(FocusLost())
    assert not stack.update(NOTICE_MS - 1)
    assert stack.update(1), "it is drawn anew without it"
    assert stack.notices == ()


def test_a_cut_is_counted_so_that_nothing_fades():
    stack = played(Plain("a", Push(Plain("b"), cut=True)))
    stack.handle(FocusLost())
    assert stack.cuts == 1


def test_a_cut_takes_away_what_was_said_before_it():
    below, curtain = Plain("a", Notice("your card")), Plain("b")
    stack = played(below)
    stack.handle(FocusLost())
    assert stack.notices == ("your card",)
    below.answer = Push(curtain, cut=True)
    stack.handle(FocusLost())
    assert stack.notices == ()


def test_a_cut_leaves_what_everybody_is_to_know():
    below = Plain("a", Notice("not saved", lasting=True))
    stack = played(below)
    stack.handle(FocusLost())
    stack.note("a pad was pulled out")
    below.answer = Push(Plain("b"), cut=True)
    stack.handle(FocusLost())
    assert stack.notices == ("not saved", "a pad was pulled out")


def test_who_comes_back_is_told_nothing_of_the_pointer():
    below, above = Plain("below"), Plain("above")
    stack = played(below, above)
    stack.handle(Moved(3, 4))
    above.answer = Pop()
    stack.handle(Released(3, 4))
    assert below.told[-1] == ("resumed", None)
