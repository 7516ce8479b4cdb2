#!/usr/bin/env python3
"""Positional games on systems of sets, each written from its rules in prose, on small systems made at random.

  positional.py GAMECERT FOLDER COUNT [SEED]

Compares with the texts of the same names in FOLDER, as GAMECERT plays them on boards `sets:...`, with biases and with either
player first. A turn is played as a whole here: its player takes a set of points at once. Multigraphs are systems of sets of
two points; there the edges are taken, and Lehman's theorem has the answers. The connectivity game is given biases by a
clause `again`. Prints how many answers agree; exit 1 if any differs.
"""

import os
import random
import subprocess
import sys
import tempfile
from functools import lru_cache
from itertools import combinations

sys.dont_write_bytecode = True  # nothing is left in the tree


def subsets(points, sizes):
    """Of those sizes; all that there are where they are fewer than the least one."""
    points = sorted(points)
    if points and len(points) < min(sizes):
        return [frozenset(points)]
    return [frozenset(c) for size in sizes for c in combinations(points, size)]


def whole(sets, taken):
    return any(s <= taken for s in sets)


def maker_breaker(points, sets, biases, first):
    """Maker is player 0; the winner."""

    @lru_cache(maxsize=None)
    def maker_wins(mover, maker, breaker):
        if whole(sets, maker):
            return True
        open_points = points - maker - breaker
        if not open_points:
            return False
        turns = subsets(open_points, [biases[mover]])
        if mover == 0:
            return any(maker_wins(1, maker | t, breaker) for t in turns)
        return all(maker_wins(0, maker, breaker | t) for t in turns)

    return "left" if maker_wins(first, frozenset(), frozenset()) else "right"


def maker_maker(points, sets, bias):
    """1 if the first player has a set first, 0 for a tie. Within a turn the set is had as soon as its last point is."""

    @lru_cache(maxsize=None)
    def value(own, other):
        open_points = points - own - other
        if not open_points:
            return 0
        best = -1
        for turn in subsets(open_points, [bias]):
            best = max(best, 1 if whole(sets, own | turn) else -value(other, own | turn))
        return best

    return {1: "first", 0: "tie", -1: "second"}[value(frozenset(), frozenset())]


def avoider_enforcer(points, sets, biases, strict, first):
    """Avoider is player 0; the winner."""

    @lru_cache(maxsize=None)
    def avoider_wins(mover, avoider, enforcer):
        if whole(sets, avoider):
            return False
        open_points = points - avoider - enforcer
        if not open_points:
            return True
        bias = biases[mover]
        turns = subsets(open_points, [bias] if strict else range(bias, max(bias, len(open_points)) + 1))
        if mover == 0:
            return any(avoider_wins(1, avoider | t, enforcer) for t in turns)
        return all(avoider_wins(0, avoider, enforcer | t) for t in turns)

    return "left" if avoider_wins(first, frozenset(), frozenset()) else "right"


def waiter_client(points, sets, bias):
    @lru_cache(maxsize=None)
    def waiter_wins(open_points, kept):
        if whole(sets, kept):
            return True
        if len(open_points) <= bias:
            return False
        return any(all(waiter_wins(open_points - o, kept | {v}) for v in o) for o in subsets(open_points, [bias + 1]))

    return "first" if waiter_wins(points, frozenset()) else "second"


def client_waiter(points, sets, bias):
    @lru_cache(maxsize=None)
    def client_wins(open_points, kept):
        if whole(sets, kept):
            return True
        if not open_points:
            return False
        offers = [o for size in range(1, bias + 2) for o in map(frozenset, combinations(sorted(open_points), size))]
        return all(any(client_wins(open_points - o, kept | {v}) for v in o) for o in offers)

    return "second" if client_wins(points, frozenset()) else "first"


def joined(vertices, edges):
    """Whether a graph on these vertices with these edges is connected."""
    met, left = {min(vertices)}, list(edges)
    while True:
        more = {w for e in left if e & met for w in e & vertices} - met
        if not more:
            return met == vertices
        met |= more


def spanning_trees(vertices, edges):
    """The sets of edges, by their numbers, that are spanning trees of a graph with these vertices."""
    inside = [i for i, e in enumerate(edges) if e <= vertices]
    for chosen in combinations(inside, len(vertices) - 1):
        if joined(vertices, [edges[i] for i in chosen]):
            yield frozenset(chosen)


def switching(points, edges, terminals):
    """Whether Short wins as second player: two trees without a common edge on one set of vertices that holds both
    terminals (Lehman 1964)."""
    others = sorted(points - terminals)
    for size in range(len(others) + 1):
        for more in combinations(others, size):
            trees = list(spanning_trees(frozenset(terminals | set(more)), edges))
            if any(not one & other for one, other in combinations(trees, 2)) or len(terminals) + size == 1:
                return "left"
    return "right"


class Program:
    """Asks for answers and compares them."""

    def __init__(self, gamecert, folder):
        self.gamecert, self.folder = gamecert, folder
        self.asked = {}  # by name and options: lines and answers

    def expect(self, name, line, options, answer):
        self.asked.setdefault((name, tuple(map(str, options))), []).append((line, answer))

    def compare(self):
        agree = differ = 0
        met = {}
        for (name, options), rows in self.asked.items():
            file = os.path.join(self.folder, name + ".game")
            run = subprocess.run(
                [self.gamecert, "solve", file, "-", "-q", *options],
                input="".join(line + "\n" for line, _ in rows),
                capture_output=True,
                text=True,
            )
            found = [row.split("\t")[1] for row in run.stdout.splitlines() if "\t" in row]
            if not found:
                found = [row[2:] for row in run.stdout.splitlines() if row.startswith("s ")]
            if len(found) != len(rows):
                sys.exit("%s: exit %d: %s" % (file, run.returncode, run.stderr.strip()[:400]))
            for (line, ours), theirs in zip(rows, found):
                met.setdefault(name, set()).add(ours)
                agree += theirs == "OUTCOME " + ours
                if theirs != "OUTCOME " + ours:
                    differ += 1
                    print("%s %s '%s': the program %s, here %s" % (name, " ".join(options), line, theirs, ours))
        for name, answers in met.items():
            if len(answers) < 2:
                differ += 1
                print("%s: all answers are the same, %s" % (name, answers))
        print("%d answers agree, %d differ" % (agree, differ))
        return differ


def random_system(chance, largest=4):
    points = chance.randint(2, 6)
    sets = [chance.sample(range(points), chance.randint(1, min(points, largest))) for _ in range(chance.randint(1, 6))]
    line = "sets:%d:%s" % (points, ",".join("-".join(map(str, s)) for s in sets))
    return frozenset(range(points)), tuple(map(frozenset, sets)), line


def ask(program, chance):
    points, sets, line = random_system(chance)
    sides = (("left", 0), ("right", 1))
    biases = chance.randint(1, 3), chance.randint(1, 3)
    for word, first in sides:
        options = ["--maker", biases[0], "--breaker", biases[1], "--first", word]
        program.expect("maker-breaker", line, options, maker_breaker(points, sets, biases, first))
        options = ["--avoider", biases[0], "--enforcer", biases[1], "--first", word]
        program.expect("avoider-enforcer", line, options, avoider_enforcer(points, sets, biases, True, first))
        options = ["--bias", biases[0], "--first", word]
        answer = avoider_enforcer(points, sets, (biases[0], biases[0]), False, first)
        program.expect("monotone-avoider-enforcer", line, options, answer)
    program.expect("maker-maker", line, ["--turn", biases[0]], maker_maker(points, sets, biases[0]))
    program.expect("waiter-client", line, ["--bias", biases[0]], waiter_client(points, sets, biases[0]))
    program.expect("client-waiter", line, ["--bias", biases[1]], client_waiter(points, sets, biases[1]))


def ask_multigraph(program, chance):
    points = chance.randint(2, 5)
    edges = [chance.sample(range(points), 2) for _ in range(chance.randint(1, 8))]
    line = "sets:%d:%s" % (points, ",".join("-".join(map(str, e)) for e in edges))
    terminals = set(chance.sample(range(points), 2))
    line += " terminals=" + ",".join(map(str, sorted(terminals)))
    answer = switching(frozenset(range(points)), tuple(map(frozenset, edges)), frozenset(terminals))
    program.expect("multigraph-switching", line, ["--first", "right"], answer)
    line = line.split()[0] + " terminals=" + ",".join(map(str, range(points)))
    trees = list(spanning_trees(frozenset(range(points)), tuple(map(frozenset, edges))))
    two = any(not one & other for one, other in combinations(trees, 2))
    program.expect("multigraph-switching", line, ["--first", "right"], "left" if two else "right")


def biased(folder, name, into):
    """A copy of that text with biases, as docs/GAMES.md says them."""
    with open(os.path.join(folder, name + ".game"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    players = next(i for i, line in enumerate(lines) if line.startswith("two players"))
    given = ["given %s in 1..8, usually 1" % word for word in ("maker", "breaker")]
    again = ["again |blue'| mod maker != 0 | |red'| mod breaker != 0"]
    ends = [i for i, line in enumerate(lines) if line.startswith("show")][0]
    lines = ["game biased 1"] + lines[1 : players + 1] + given + lines[players + 1 : ends] + again + lines[ends:]
    with open(os.path.join(into, "biased.game"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    return os.path.join(into, "biased")


def ask_connectivity(program, chance, name):
    """Spanning trees of a graph as winning sets."""
    vertices = chance.randint(2, 5)
    pairs = list(combinations(range(vertices), 2))
    edges = sorted(chance.sample(pairs, chance.randint(1, min(8, len(pairs)))))
    line = "edges:%d:%s" % (vertices, ",".join("%d-%d" % e for e in edges))
    trees = tuple(spanning_trees(frozenset(range(vertices)), tuple(map(frozenset, edges))))
    biases = chance.randint(1, 3), chance.randint(1, 2)
    for word, first in (("left", 0), ("right", 1)):
        options = ["--maker", biases[0], "--breaker", biases[1], "--first", word]
        program.expect(name, line, options, maker_breaker(frozenset(range(len(edges))), trees, biases, first))


def main(gamecert, folder, count, seed):
    program, chance = Program(gamecert, folder), random.Random(seed)
    with tempfile.TemporaryDirectory() as into:
        connectivity = biased(folder, "connectivity-game", into)
        for _ in range(count):
            ask(program, chance)
            ask_multigraph(program, chance)
            ask_connectivity(program, chance, connectivity)
        return 1 if program.compare() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 7))
