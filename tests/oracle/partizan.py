#!/usr/bin/env python3
"""Games of Left and Right played straight from their rules, beside their texts.

  partizan.py GAMECERT SHELF ORDER

Each game below is a few lines of Python that know nothing of the language of texts: a start, moves of a player, and what
ends play. On all connected graphs to that order, with attributes at random (seed 7), the texts of SHELF have the same
answers in the program. Prints the games with the first difference and how many answers agree; exit 1 if any differ.
"""

import random
import subprocess
import sys
from functools import lru_cache
from itertools import combinations, permutations

sys.dont_write_bytecode = True  # nothing is left in the tree

LEFT, RIGHT = 0, 1


class Board:
    def __init__(self, n, edges, chance):
        self.n, self.edges = n, edges
        self.near = [frozenset(w for e in edges for w in e if v in e and w != v) for v in range(n)]
        self.set = frozenset(v for v in range(n) if chance.random() < 0.5)
        self.other = frozenset(v for v in range(n) if v not in self.set and chance.random() < 0.6)
        self.thick = frozenset(e for e in edges if chance.random() < 0.5)
        self.two = chance.sample(range(n), min(n, 2))

    def reach(self, start, edges=None, within=None):
        edges = self.edges if edges is None else edges
        found, todo = set(start), list(start)
        while todo:
            v = todo.pop()
            for e in edges:
                if v in e:
                    w = e[0] + e[1] - v
                    if w not in found and (within is None or w in within):
                        found.add(w)
                        todo.append(w)
        return found


def joined(items):
    return ",".join("-".join(map(str, x)) if isinstance(x, tuple) else str(x) for x in sorted(items))


def triangle(edges):
    return any(
        len({v for e in three for v in e}) == 3 for three in combinations(edges, 3)
    )


# A game: attributes of the board (nothing where it does not fit), start, moves(board, state, player) to states, and
# over(board, state, who has moved): a winner, or nothing. Without a move the player loses, or play is over.

NO_END = lambda b, s, who: None  # noqa: E731
EMPTY = (frozenset(), frozenset())


def put(state, player, x):
    return tuple(part | {x} if i == player else part for i, part in enumerate(state))


def paint(may):
    def moves(b, s, p):
        return [put(s, p, v) for v in range(b.n) if v not in s[0] | s[1] and may(b, s, p, v)]

    return moves


def claim_edges(b, s, p):
    return [put(s, p, e) for e in b.edges if e not in s[0] | s[1]]


def breathes(b, stones, taken):
    return all(
        any(w not in taken for u in b.reach([v], within=stones) for w in b.near[u]) for v in stones
    )


def nogo(b, s, p, v):
    mine, taken = s[p] | {v}, s[0] | s[1] | {v}
    return breathes(b, mine, taken) and breathes(b, s[1 - p], taken)


def clobber_moves(b, s, p):
    result = []
    for v in s[p]:
        for w in b.near[v] & s[1 - p]:
            mine, theirs = (s[p] - {v}) | {w}, s[1 - p] - {w}
            result.append((mine, theirs) if p == LEFT else (theirs, mine))
    return result


def domino_moves(b, s, p):
    return [s - set(e) for e in b.edges if set(e) <= s and (e in b.thick) == (p == LEFT)]


def fallen(b, edges):
    there = b.reach(b.set, edges)
    return frozenset(e for e in edges if e[0] in there)


def hackenbush_moves(b, s, p):
    return [fallen(b, s - {e}) for e in s if (e in b.thick) == (p == LEFT)]


def bigraph_moves(b, s, p):
    return [s - {v} - b.near[v] for v in s if (v in b.set) == (p == LEFT)]


def removal_moves(b, s, p):
    return [s - {v} for v in s if (v in b.set) == (p == LEFT) and b.near[v] & s]


def dominated(b, s, who):
    if all(b.near[v] & s[0] or v in s[0] for v in range(b.n)):
        return LEFT
    return RIGHT if any(b.near[v] | {v} <= s[1] for v in range(b.n)) else None


def switching(joins):
    def over(b, s, who):
        if joins(b, s[0]):
            return LEFT
        return None if joins(b, [e for e in b.edges if e not in s[1]]) else RIGHT

    return over


def terminals_joined(b, edges):
    return set(b.two) <= b.reach([b.two[0]], edges)


def spanning(b, edges):
    return len(b.reach([0], edges)) == b.n


def hex_over(b, s, who):
    def path(vertices):
        return b.two[1] in b.reach([b.two[0]], within=set(vertices) | set(b.two))

    if path(s[0]):
        return LEFT
    return None if path(set(range(b.n)) - s[1]) else RIGHT


def avoided(b, s, who):
    if triangle(s[0]):
        return RIGHT
    return LEFT if len(s[0] | s[1]) == len(b.edges) else None


def colourings(b, s, p):
    return [
        s[:v] + (c,) + s[v + 1 :]
        for v in range(b.n)
        for c in range(1, b.colours + 1)
        if s[v] == 0 and all(s[w] != c for w in b.near[v])
    ]


def coloured(b, s, who):
    if all(s):
        return LEFT
    stuck = any(s[v] == 0 and len({s[w] for w in b.near[v]} - {0}) == b.colours for v in range(b.n))
    return RIGHT if stuck else None


def first_fit(b, s, p):
    result = []
    for v in range(b.n):
        if s[v] == 0:
            c = min(c for c in range(1, b.n + 2) if all(s[w] != c for w in b.near[v]))
            result.append(s[:v] + (c,) + s[v + 1 :])
    return result


def marks(b, s, p):
    return [(s[0] | {v}, max(s[1], len(b.near[v] & s[0]))) for v in range(b.n) if v not in s[0]]


def light_cycles(b, s, p):
    seen, tokens = s
    return [
        (seen | {v}, tuple(v if i == p else t for i, t in enumerate(tokens))) for v in b.near[tokens[p]] - seen
    ]


def dominations(b, s, p):
    return [(s[0] - b.near[v] - {v}, s[1] + 1) for v in range(b.n) if (b.near[v] | {v}) & s[0]]


def until_dominated(b, s, p):
    return [] if dominated(b, s, None) == LEFT else paint(lambda *all: True)(b, s, p)


def moves_of_dominator(b, s):
    return len(s[0]) if dominated(b, s, None) == LEFT else b.n + 1


def everything(b):
    return frozenset(range(b.n))


def painted_apart(near_own):
    return paint(lambda b, s, p, v: not b.near[v] & s[p if near_own else 1 - p])


def blues(b):
    return " blues=%s reds=%s" % (joined(b.set), joined(b.other)) if b.set and b.other else None


def with_set(name):
    return lambda b: " %s=%s" % (name, joined(b.set)) if b.set else ""


def terminals(b):
    return " terminals=" + joined(b.two) if b.n > 1 else None


def across(b):
    others = set(b.edges) - b.thick
    return " across=" + joined(others) if others else ""


def ground(b):
    return (" ground=" + joined(b.set) if b.set else "") + (" blue=" + joined(b.thick) if b.thick else "")


LOSES, TIE, NUMBER = "loses", "tie", "number"  # how play ends without a move
GAMES = {  # attributes, start, moves, what ends play, without a move
    "col": (lambda b: "", lambda b: EMPTY, painted_apart(True), NO_END, LOSES),
    "snort": (lambda b: "", lambda b: EMPTY, painted_apart(False), NO_END, LOSES),
    "fjords": (blues, lambda b: (b.set, b.other), paint(lambda b, s, p, v: b.near[v] & s[p]), NO_END, LOSES),
    "graph-nogo": (lambda b: "", lambda b: EMPTY, paint(nogo), NO_END, LOSES),
    "clobber": (with_set("blues"), lambda b: (b.set, everything(b) - b.set), clobber_moves, NO_END, LOSES),
    "domineering": (across, everything, domino_moves, NO_END, LOSES),
    "hackenbush": (ground, lambda b: fallen(b, frozenset(b.edges)), hackenbush_moves, NO_END, LOSES),
    "bigraph-node-kayles": (with_set("black"), everything, bigraph_moves, NO_END, LOSES),
    "partizan-node-removal": (with_set("black"), everything, removal_moves, NO_END, LOSES),
    "maker-breaker-domination": (lambda b: "", lambda b: EMPTY, paint(lambda b, s, p, v: True), dominated, TIE),
    "maker-breaker-domination-number": (
        lambda b: "",
        lambda b: EMPTY,
        until_dominated,
        moves_of_dominator,
        NUMBER,
    ),
    "shannon-switching": (terminals, lambda b: EMPTY, claim_edges, switching(terminals_joined), TIE),
    "connectivity-game": (lambda b: "", lambda b: EMPTY, claim_edges, switching(spanning), TIE),
    "generalized-hex": (
        terminals,
        lambda b: EMPTY,
        paint(lambda b, s, p, v: v not in b.two),
        hex_over,
        TIE,
    ),
    "avoider-enforcer-triangle": (lambda b: "", lambda b: EMPTY, claim_edges, avoided, TIE),
    "sim": (lambda b: "", lambda b: EMPTY, claim_edges, lambda b, s, who: 1 - who if triangle(s[who]) else None, TIE),
    "colouring-game --colours 2": (lambda b: "", lambda b: (0,) * b.n, colourings, coloured, TIE),
    "colouring-game --colours 3": (lambda b: "", lambda b: (0,) * b.n, colourings, coloured, TIE),
    "greedy-colouring-game": (lambda b: "", lambda b: (0,) * b.n, first_fit, lambda b, s: max(s), NUMBER),
    "marking-game": (lambda b: "", lambda b: (frozenset(), 0), marks, lambda b, s: s[1] + 1, NUMBER),
    "game-domination": (lambda b: "", lambda b: (everything(b), 0), dominations, lambda b, s: s[1], NUMBER),
    "tron": (
        lambda b: " blues=%d reds=%d" % tuple(b.two) if b.n > 1 else None,
        lambda b: (frozenset(b.two), tuple(b.two)),
        light_cycles,
        NO_END,
        LOSES,
    ),
}


def answer(game, board, first):
    """The winner, `tie`, or the number, which Left wants least."""
    _, start, moves, over, ending = game

    @lru_cache(maxsize=None)
    def wins(state, player):
        """1, 0, -1 for Left."""
        winner = over(board, state, 1 - player)
        if winner is None:
            options = [wins(after, 1 - player) for after in moves(board, state, player)]
            if options:
                return max(options) if player == LEFT else min(options)
            if ending == TIE:
                return 0
            winner = 1 - player
        return 1 if winner == LEFT else -1

    @lru_cache(maxsize=None)
    def number(state, player):
        options = [number(after, 1 - player) for after in moves(board, state, player)]
        if not options:
            return over(board, state)
        return min(options) if player == LEFT else max(options)

    if ending == NUMBER:
        return str(number(start(board), first))
    return {1: "left", 0: "tie", -1: "right"}[wins(start(board), first)]


def both(left, right):
    if "tie" in (left, right):
        return left + "/" + right
    return {("left", "left"): "L", ("right", "right"): "R", ("left", "right"): "N", ("right", "left"): "P"}[left, right]


def connected_graphs(order):
    """One labelled graph of each isomorphism class."""
    for n in range(1, order + 1):
        pairs, seen = list(combinations(range(n), 2)), set()
        for size in range(n - 1, len(pairs) + 1):
            for edges in combinations(pairs, size):
                if edges in seen:
                    continue
                for p in permutations(range(n)):
                    seen.add(tuple(sorted(tuple(sorted((p[u], p[v]))) for u, v in edges)))
                if len(Board(n, edges, random.Random(0)).reach([0])) == n:
                    yield n, edges


def main(gamecert, shelf, order):
    boards = list(connected_graphs(order))
    agree = differ = 0
    for words, game in GAMES.items():
        name, *options = words.split()
        chance, lines, expected = random.Random(7), [], {"left": [], "right": []}
        for n, edges in boards:
            if len(edges) > 8 and game[2] is claim_edges:
                continue  # 3 to the power of 9 positions and more
            board = Board(n, edges, chance)
            board.colours = int(options[1]) if options else 0
            given = game[0](board)
            if given is None:
                continue
            lines.append("edges:%d:%s%s" % (n, joined(edges), given))
            for first in (LEFT, RIGHT):
                expected[("left", "right")[first]].append(answer(game, board, first))
        questions = dict(expected)
        if game[4] != NUMBER:
            questions["both"] = [both(*pair) for pair in zip(expected["left"], expected["right"])]
        for first, answers in questions.items():
            run = subprocess.run(
                [gamecert, "solve", "%s/%s.game" % (shelf, name), "-", "-q", "--first", first, *options],
                input="\n".join(lines) + "\n",
                capture_output=True,
                text=True,
            )
            found = [row.split("\t")[1].split()[-1] for row in run.stdout.splitlines() if "\t" in row]
            differences = [trio for trio in zip(lines, answers, found) if trio[1] != trio[2]]
            agree += len(found) - len(differences)
            if differences or len(found) != len(lines):
                differ += 1
                print("%s --first %s: %s" % (words, first, differences[:1] or run.stderr.strip()), flush=True)
    print("%d games: %d answers agree, %d questions differ" % (len(GAMES), agree, differ))
    return 1 if differ or not agree else 0


if __name__ == "__main__":
    sys.setrecursionlimit(100000)
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
