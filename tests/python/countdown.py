"""A game that inherits nothing, for tests of games of one's own."""


class Countdown:
    """Take one of as many tokens as the graph has vertices."""

    def __init__(self, board):
        self.start = board.order

    def moves(self, left):
        return range(min(left, 1))

    def play(self, left, move):
        return left - 1
