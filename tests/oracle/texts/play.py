#!/usr/bin/env python3
"""A second opinion on texts of games: a naive interpreter, written from docs/GAMES.md and docs/LANGUAGE.md alone.

  play.py FILE.game 'BOARD [NAME=LIST ...]' [--OPTION VALUE ...] QUESTION
  play.py -            such lines from standard input, fields separated by tabs; a line of answer for each

Questions, with the answer on one line:
  outcome     N or P where who cannot move loses, without `turn`, `won`, `lost` and `repeat`; else first, second or tie;
              of Left and Right L, R, N or P, or, with --first left or right, left, right or tie
  misere      the same where who cannot move wins
  nimber      the heap with which the sum is lost for the player to move, `loony` if there is none
  number      what Left and Right play for, at the end
  score       points of the first player less those of the second; of one player the most points
  winnable    of one player: true or false
  positions   number of positions that can be met, as the player to move sees them
  perft D     number of plays of D moves
  moves       codes of the moves at the start
Errors: one line `error: ...`, and exit 2 unless the lines are from standard input.
"""

import sys

sys.dont_write_bytecode = True  # nothing is left in the tree

from boards import BoardError, read_board
from meanings import MOVER
from reader import TextError
from rules import GameError, Play, Rules, whole
from text import Text
from values import Limit

MOST = 100000  # positions that are looked at
REFUSED = (TextError, BoardError, GameError, Limit, OSError)


def frozen(position):
    return tuple(tuple(sorted(v.items())) if isinstance(v, dict) else v for v in position.values())


class State:
    """A position as the player to move sees it; `over`: 1 if whoever has just moved has won, -1 if lost; else 0."""

    def __init__(self, position, over, text):
        self.position, self.over = position, over
        self.key = (frozen(self.seen(position, text)), over)

    @staticmethod
    def seen(position, text):
        """Where rules speak of the mover's parts and the other's alone, it does not matter who that is."""
        if not text.sided or text.absolute:
            return position
        result = {name: value for name, value in position.items() if name != MOVER}
        for one, other in text.pairs if position[MOVER] == "right" else ():
            result[one], result[other] = position[other], position[one]
        return result


class Solver:
    """Answers about one game on one board, by playing everything."""

    def __init__(self, play):
        self.play, self.text = play, play.text
        self.options = {}  # by keys of positions: a list of (code, again, gain, state)
        self.known = {}
        start = play.start
        before_turn = play.turned(start) if self.text.players == 2 else start
        self.start = self.state(start, self.over(before_turn))

    def over(self, position):
        """What `won` and `lost` say of a position after a move, before the turn; both true is a win."""
        ends = {side: self.play.of_position("won " + side, position) for side in ("left", "right")}
        if any(ends.values()):
            return 1 if ends[position[MOVER]] else -1
        lost = self.play.of_position("lost", position)
        return 1 if self.play.of_position("won", position) else -1 if lost else 0

    def state(self, position, over):
        if not self.play.always(position):
            raise GameError("`always` is not true of a position that is met")
        falls = self.play.of_position("falls", position)
        if falls is not None and whole(falls, "falls") < 0:
            raise GameError("`falls` is below 0")
        return State(position, over, self.text)

    def moves(self, state):
        if state.key not in self.options:
            if len(self.options) >= MOST:
                raise GameError("more than %d positions" % MOST)
            legal = [] if state.over else list(self.play.legal(state.position))
            self.options[state.key] = [self.option(state, *move) for move in legal]
        return self.options[state.key]

    def option(self, state, code, move):
        play, position = self.play, state.position
        new = play.after(position, move)
        over = self.over(new)
        again = bool(play.of_move("again", position, move, new))
        if over:
            again = False
        elif again:
            over = self.over(play.turned(new))  # what is said of the other player, who counts as having just moved
        gain = play.of_move("gain", position, move, new)
        after = self.state(new if again or self.text.players == 1 else play.turned(new), over)
        falls = play.of_position("falls", position)
        if falls is not None and play.of_position("falls", after.position) >= falls:
            raise GameError("`falls` does not fall with a move")
        return code, again, whole(gain, "gain") if gain is not None else 0, after

    def recall(self, key, question):
        """The answer to a question, asked once; play that comes back to a position does not end."""
        if key in self.known:
            if self.known[key] is None:
                raise GameError("play does not end")
            return self.known[key]
        self.known[key] = None
        try:
            self.known[key] = question()
        finally:
            if self.known[key] is None:
                del self.known[key]
        return self.known[key]

    # ---- Two players

    def value(self, state, misere=False):
        """1, 0 or -1: a win, a tie or a loss of the player to move."""
        return self.recall((state.key, misere), lambda: self.best_of(state, misere))

    def best_of(self, state, misere):
        if state.over:
            return -state.over
        ends = {"last": 1 if misere else -1, "win": 0}
        found = []
        for _, again, _, after in self.moves(state):
            found.append(self.value(after, misere) * (1 if again else -1))
        return max(found, default=ends[self.text.ending])

    def repeated(self):
        """The value of the start where play may repeat: play of no move is worth what play without end is, and play of
        one move more the best that a move leads to, until that changes nothing."""
        states, waiting = {self.start.key: self.start}, [self.start]
        for state in waiting:
            for _, _, _, after in self.moves(state):
                if after.key not in states:
                    states[after.key] = after
                    waiting.append(after)
        winner = self.text.winner
        now = {}
        for key, state in states.items():
            endless = 0 if winner is None else 1 if state.position[winner] == 1 else -1
            stuck = -1 if self.text.ending == "last" else 0
            now[key] = endless if self.moves(state) else -state.over if state.over else stuck
        while True:
            more = {
                key: max((now[s.key] * (1 if again else -1) for _, again, _, s in self.moves(state)), default=now[key])
                for key, state in states.items()
            }
            if more == now:
                return now[self.start.key]
            now = more

    def points(self, state):
        """What the player to move gains from here on, less what the other gains."""
        sign = 1 if self.text.players == 1 else -1

        def best():
            found = [g + self.points(s) * (1 if again else sign) for _, again, g, s in self.moves(state)]
            return max(found, default=0)

        return self.recall((state.key, "points"), best)

    def wins_sum(self, state, heap):
        """Whether the player to move wins the sum of a position and a heap; play that is won wins the sum, else who
        can move on neither loses."""

        def question():
            if state.over:
                return False
            if any(not self.wins_sum(state, left) for left in range(heap)):
                return True
            return any(
                self.wins_sum(after, heap) == again for _, again, _, after in self.moves(state)
            )

        return self.recall((state.key, "sum", heap), question)

    def nimber(self):
        text = self.text
        other = "won" if text.ending == "last" else "again"  # with which there are none, nor with a loss
        if text.ending not in ("last", "win") or text.repeats or text.exchanges or text.sided or {other, "lost"} & set(text.formulas):
            raise GameError("no nimber")
        for heap in range(len(self.positions()) + 2):
            if not self.wins_sum(self.start, heap):
                return heap
        return "loony"

    # ---- Counts

    def positions(self):
        met, waiting = {self.start.key}, [self.start]
        for state in waiting:
            for _, _, _, after in self.moves(state):
                if after.key not in met:
                    met.add(after.key)
                    waiting.append(after)
        return met

    def winnable(self):
        self.reached = {self.start.key}
        waiting = [self.start]
        for state in waiting:
            if state.over:
                return True
            for _, _, _, after in self.moves(state):
                if after.key not in self.reached:
                    self.reached.add(after.key)
                    waiting.append(after)
        return False

    def perft(self, depth):
        layer = {self.start.key: (self.start, 1)}
        for _ in range(depth):
            below = {}
            for state, plays in layer.values():
                for _, _, _, after in self.moves(state):
                    below[after.key] = (after, below.get(after.key, (after, 0))[1] + plays)
            layer = below
        return sum(plays for _, plays in layer.values())

    # ---- Questions

    def number(self, state):
        """What Left and Right play for, at the end of play."""
        if self.text.ending != "number":
            raise GameError("no number")

        def at_end():
            found = [self.number(after) for _, _, _, after in self.moves(state)]
            if not found:
                return whole(self.play.of_position("number", state.position), "number")
            return (max if self.text.most == (state.position[MOVER] == "left") else min)(found)

        return self.recall((state.key, "number"), at_end)

    def sides(self):
        """L, R, N or P; a winner or tie of one start."""
        first = self.play.first
        if first != "both":
            return {1: first, 0: "tie", -1: "left" if first == "right" else "right"}[self.value(self.start)]
        left, right = [
            Solver(Play(self.play.rules, self.play.given_board, {**self.play.given_options, "first": side})).sides()
            for side in ("left", "right")
        ]
        if "tie" in (left, right):
            return left + "/" + right
        return {"leftleft": "L", "rightright": "R", "leftright": "N", "rightleft": "P"}[left + right]

    def outcome(self, misere):
        text = self.text
        if text.sided and text.ending != "number":
            return self.sides()
        if text.players == 1 or text.ending == "number" or misere and text.ending != "last":
            raise GameError("no such question about this game")
        if text.ending == "points":
            score = self.score()
            return "first" if score > 0 else "second" if score < 0 else "tie"
        if text.repeats and misere:
            raise GameError("no such question about this game")
        value = self.repeated() if text.repeats else self.value(self.start, misere)
        ends = {"won", "lost"} & set(text.formulas)
        if not text.repeats and text.ending == "last" and not text.exchanges and not ends:
            return "N" if value > 0 else "P"
        return {1: "first", 0: "tie", -1: "second"}[value]

    def score(self):
        if self.text.ending != "points":
            raise GameError("no score")
        before = self.play.of_position("before", self.play.start)
        return self.points(self.start) + (whole(before, "before") if before is not None else 0)

    def answer(self, question):
        word, _, rest = question.partition(" ")
        if word in ("outcome", "misere"):
            return self.outcome(word == "misere")
        if word == "winnable":
            if self.text.players == 2 or self.text.ending:
                raise GameError("no goal")
            return "true" if self.winnable() else "false"
        if word == "moves":
            return ",".join(str(code) for code, _, _, _ in self.moves(self.start)) or "-"
        if word == "positions":
            return len(self.positions())
        if word == "perft":
            return self.perft(int(rest))
        questions = {"nimber": self.nimber, "score": self.score, "number": lambda: self.number(self.start)}
        if word not in questions:
            raise GameError("expected a question, found '%s'" % word)
        return questions[word]()


class Answers:
    """Keeps texts and solvers between lines."""

    def __init__(self):
        self.rules, self.last = {}, (None, None)

    def answer(self, words):
        """Of the words of a command line: file, board, options, question."""
        options, rest = {}, list(words[2:])
        while len(rest) > 1 and rest[0].startswith("--"):
            options[rest[0][2:]] = rest[1]
            rest = rest[2:]
        if not rest:
            raise GameError("expected a question")
        key = (words[0], words[1], tuple(options.items()))
        if self.last[0] != key:
            if words[0] not in self.rules:
                with open(words[0], encoding="utf-8") as file:
                    self.rules[words[0]] = Rules(Text(file.read()))
            self.last = (key, Solver(Play(self.rules[words[0]], read_board(words[1]), options)))
        return self.last[1].answer(" ".join(rest))


def main(words):
    sys.setrecursionlimit(100000)
    answers = Answers()
    if words == ["-"]:
        for line in sys.stdin:
            try:
                print(answers.answer(line.rstrip("\n").split("\t")), flush=True)
            except REFUSED as error:
                print("error: %s" % error, flush=True)
        return 0
    try:
        print(answers.answer(words))
    except REFUSED as error:
        print("error: %s" % error)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
