#!/usr/bin/env python3
"""Games whose play may repeat, each written from its rules in prose, on all small boards.

  repeating.py GAMECERT FOLDER ORDER

Compares with the texts of the same names in FOLDER, as GAMECERT plays them, on all connected graphs to that order and
on all digraphs to order 3. A state is whatever a game makes of it. Of each game: the states of the start, those that a move
leads to, who moves (0 or 1), and who has won where play is over, if anyone has. Whoever can bring about such a state
wins: sets of states from which that is so grow until they do not. From all others play goes on for ever. Prints how many
answers agree; exit 1 if any differs.
"""

import os
import subprocess
import sys
from itertools import combinations, permutations

sys.dont_write_bytecode = True  # nothing is left in the tree


class Board:
    def __init__(self, order, arcs, directed):
        self.order, self.vertices = order, range(order)
        self.out = {v: {w for u, w in arcs if u == v} for v in self.vertices}
        self.line = "%s:%d:%s" % (
            "arcs" if directed else "edges",
            order,
            ",".join("%d-%d" % pair for pair in arcs if directed or pair[0] < pair[1]),
        )

    def near(self, v):
        return self.out[v] | {v}

    def connected(self):
        met = {0}
        while any(self.out[v] - met for v in met):
            met |= {w for v in met for w in self.out[v]}
        return len(met) == self.order


def boards(order, directed):
    """One of each isomorphism class, with arcs both ways for edges."""
    pairs = list((permutations if directed else combinations)(range(order), 2))
    seen = set()
    for size in range(len(pairs) + 1):
        for chosen in combinations(pairs, size):
            arcs = frozenset(chosen) if directed else frozenset(chosen) | {(v, u) for u, v in chosen}
            if arcs in seen:
                continue
            for new in permutations(range(order)):
                seen.add(frozenset((new[u], new[v]) for u, v in arcs))
            yield Board(order, sorted(arcs), directed)


def enforced(states, game, player):
    """The states from which the player brings about one in which it has won."""
    found = {s for s in states if game.winner(s) == player}
    while True:
        more = set()
        for state, after in states.items():
            if state in found or not after:
                continue
            if (any if game.mover(state) == player else all)(s in found for s in after):
                more.add(state)
        if not more:
            return found
        found |= more


def outcome(game):
    states, waiting = {}, [game.start]
    while waiting:
        state = waiting.pop()
        if state in states:
            continue
        states[state] = [] if game.winner(state) is not None else list(game.moves(state))
        waiting += states[state]
    for player, word in ((0, "first"), (1, "second")):
        if game.start in enforced(states, game, player):
            return word
    return {0: "first", 1: "second", None: "tie"}[game.endless]


class CopsAndRobber:
    """States: who moves, the cops that have a place, sorted, and the robber's. All cops go at once."""

    name, directed, endless = "cops-and-robber", None, 1

    def __init__(self, board, cops):
        self.board, self.cops, self.start = board, cops, (0, None, None)

    def mover(self, state):
        return state[0]

    def winner(self, state):
        return 0 if state[1] is not None and state[2] in state[1] else None

    def placed(self, choices):
        found = {()}
        for choice in choices:
            found = {tuple(sorted(c + (v,))) for c in found for v in choice}
        return found

    def run(self, cops, robber):
        return self.board.near(robber)

    def moves(self, state):
        mover, cops, robber = state
        if mover == 1:
            return [(0, cops, v) for v in (self.board.vertices if robber is None else self.run(cops, robber))]
        choices = [self.board.vertices] * self.cops if cops is None else [self.board.near(c) for c in cops]
        return [(1, c, robber) for c in self.placed(choices)]

    @classmethod
    def games(cls, board):
        for cops in (1, 2):
            yield cls(board, cops), board.line, ["--cops", str(cops)]


class LazyCops(CopsAndRobber):
    name, directed = "lazy-cops", False

    def moves(self, state):
        mover, cops, robber = state
        if mover == 1 or cops is None:
            return super().moves(state)
        found = {tuple(sorted(cops[:i] + (v,) + cops[i + 1 :])) for i, c in enumerate(cops) for v in self.board.near(c)}
        return [(1, after, robber) for after in found]


class FastRobber(CopsAndRobber):
    name, directed = "fast-robber", False

    def run(self, cops, robber):
        met = {robber}
        while True:
            more = {w for v in met for w in self.board.out[v]} - met - set(cops)
            if not more:
                return met
            met |= more


class EternalDomination:
    """States: the guards, none before they are placed, and the vertex that is attacked."""

    name, directed, endless = "eternal-domination", False, 0

    def __init__(self, board, guards):
        self.board, self.count, self.start = board, guards, (None, None)

    def mover(self, state):
        return 1 if state[0] is not None and state[1] is None else 0

    def winner(self, state):
        guards, attacked = state
        if guards is None:
            return None
        if attacked is None:
            return 0 if len(guards) == self.board.order else None
        return None if self.board.out[attacked] & guards else 1

    def moves(self, state):
        guards, attacked = state
        if guards is None:
            return [(frozenset(g), None) for g in combinations(self.board.vertices, self.count)]
        if attacked is None:
            return [(guards, v) for v in self.board.vertices if v not in guards]
        return [(guards - {g} | {attacked}, None) for g in self.board.out[attacked] & guards]

    @classmethod
    def games(cls, board):
        for guards in range(1, board.order + 1):
            yield cls(board, guards), board.line, ["--guards", str(guards)]


class Entanglement:
    """States: who moves, the detectives and the thief."""

    name, directed, endless = "entanglement", True, 0

    def __init__(self, board, detectives):
        self.board, self.count, self.start = board, detectives, (0, frozenset(), None)

    def mover(self, state):
        return state[0]

    def winner(self, state):
        return None if state[0] == 1 or self.moves(state) else 1

    def moves(self, state):
        mover, held, thief = state
        if mover == 0:
            return [(1, held, v) for v in (self.board.vertices if thief is None else self.board.out[thief] - held)]
        found = {held} | {held - {d} | {thief} for d in held}
        if len(held) < self.count:
            found.add(held | {thief})
        return [(0, after, thief) for after in found]

    @classmethod
    def games(cls, board):
        for detectives in range(3):
            yield cls(board, detectives), board.line, ["--detectives", str(detectives)]


class Annihilation:
    name, directed, endless = "annihilation", True, None

    def __init__(self, board, tokens):
        self.board, self.start = board, (0, frozenset(tokens))

    def mover(self, state):
        return state[0]

    def winner(self, state):
        return None if self.moves(state) else 1 - state[0]

    def moves(self, state):
        mover, tokens = state
        return [
            (1 - mover, tokens - {v, w} if w in tokens else tokens - {v} | {w})
            for v in tokens
            for w in self.board.out[v]
        ]

    @classmethod
    def games(cls, board):
        for size in range(board.order + 1):
            for tokens in combinations(board.vertices, size):
                yield cls(board, tokens), board.line + given(tokens=tokens), []


class PongHauKi:
    """States: who moves, the tokens of the first player and those of the second."""

    name, directed, endless = "pong-hau-ki", False, None

    def __init__(self, board, first, second):
        self.board, self.start = board, (0, frozenset(first), frozenset(second))

    def mover(self, state):
        return state[0]

    def winner(self, state):
        return None if self.moves(state) else 1 - state[0]

    def moves(self, state):
        mover, own, other = state[0], state[1 + state[0]], state[2 - state[0]]
        found = [own - {v} | {w} for v in own for w in self.board.out[v] - own - other]
        return [(1, after, other) if mover == 0 else (0, other, after) for after in found]

    @classmethod
    def games(cls, board):
        for size in (1, 2):
            for first in combinations(board.vertices, size):
                for second in combinations(set(board.vertices) - set(first), size):
                    yield cls(board, first, second), board.line + given(first=first, second=second), []


class CatAndMouse:
    """States: who moves, the mouse and the cat."""

    name, directed, endless = "cat-and-mouse", False, None

    def __init__(self, board, mouse, cat, hole):
        self.board, self.hole, self.start = board, hole, (0, mouse, cat)

    def mover(self, state):
        return state[0]

    def winner(self, state):
        mover, mouse, cat = state
        if mover == 1 and mouse == self.hole:
            return 0
        if mover == 0 and mouse == cat:
            return 1
        return None if self.moves(state) else 1 - mover

    def moves(self, state):
        mover, mouse, cat = state
        if mover == 0:
            return [(1, v, cat) for v in self.board.out[mouse] - {cat}]
        return [(0, mouse, v) for v in self.board.out[cat] - {self.hole}]

    @classmethod
    def games(cls, board):
        for mouse in board.vertices:
            for cat in board.vertices:
                for hole in board.vertices:
                    line = board.line + given(mouse=[mouse], cat=[cat], hole=[hole])
                    yield cls(board, mouse, cat, hole), line, []


def given(**sets):
    """What is given behind a board."""
    return "".join(" %s=%s" % (name, ",".join(map(str, sorted(members)))) for name, members in sets.items() if members)


def program_answers(gamecert, file, lines, options):
    run = subprocess.run(
        [gamecert, "solve", file, "-", "-q", *options], input="\n".join(lines) + "\n", capture_output=True, text=True
    )
    rows = [row.split("\t")[1] for row in run.stdout.splitlines() if "\t" in row]
    if not rows:
        rows = [row[2:] for row in run.stdout.splitlines() if row.startswith("s ")]
    if len(rows) != len(lines):
        sys.exit("%s: exit %d: %s" % (file, run.returncode, run.stderr.strip()[:400]))
    return [row.split()[-1] for row in rows]


def main(gamecert, folder, order):
    graphs = [b for n in range(1, order + 1) for b in boards(n, False) if b.connected()]
    digraphs = [b for n in range(1, 4) for b in boards(n, True)]
    agree = differ = 0
    for kind in (CopsAndRobber, LazyCops, FastRobber, EternalDomination, Entanglement, Annihilation, PongHauKi, CatAndMouse):
        asked = {}
        for board in (graphs if kind.directed is not True else []) + (digraphs if kind.directed is not False else []):
            for game, line, options in kind.games(board):
                asked.setdefault(tuple(options), []).append((line, outcome(game)))
        met = set()
        for options, answers in asked.items():
            lines = [line for line, _ in answers]
            theirs = program_answers(gamecert, os.path.join(folder, kind.name + ".game"), lines, options)
            for (line, ours), other in zip(answers, theirs):
                agree += ours == other
                met.add(ours)
                if ours != other:
                    differ += 1
                    print("%s %s '%s': the program %s, here %s" % (kind.name, " ".join(options), line, other, ours))
        if len(met) < 2:
            differ += 1
            print("%s: all outcomes are the same, %s" % (kind.name, met))
    print("%d answers agree, %d differ" % (agree, differ))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
