"""Who always plays the same card, as long as it is in hand."""

from game.rules.one_cut.actions import Commit, LayCard


def stubborn(card):
    """Return a mind that lays nothing else, and where it has none any card, but one."""

    def think(view, seat, legal, dice):
        yield
        if LayCard(seat, card) in legal:
            return (LayCard(seat, card),)
        if Commit(seat) in legal:
            return (Commit(seat),)
        return (dice.choice(legal),)

    return think
