#!/usr/bin/env python3
"""The orthogonal colouring game played from its rules in prose, beside its text, on graphs made at random.

  orthogonal.py GAMECERT SHELF COUNT

Each player has a copy of the graph; a move paints a vertex of either copy. Neighbours in a copy differ, and no two vertices
have the same pair of colours in both copies. A player's score is the number of painted vertices in that player's copy.
(S. Andres, M. Huggan, F. Mc Inerney, R. Nowakowski, "The orthogonal colouring game", 2019.) Prints how many answers agree;
exit 1 if any differs.
"""

import random
import subprocess
import sys
from functools import lru_cache
from itertools import combinations

sys.dont_write_bytecode = True  # nothing is left in the tree


def allowed(edges, copies):
    """Whether two partial colourings, of 0 for no colour, are proper and orthogonal."""
    if any(copy[u] == copy[v] != 0 for copy in copies for u, v in edges):
        return False
    pairs = [pair for pair in zip(*copies) if 0 not in pair]
    return len(pairs) == len(set(pairs))


def score(order, edges, colours):
    """Points of the first player less those of the second."""

    @lru_cache(maxsize=None)
    def best(copies, mover):
        values = []
        for side in (0, 1):
            for v in range(order):
                if copies[side][v] != 0:
                    continue
                for colour in range(1, colours + 1):
                    painted = list(copies)
                    painted[side] = copies[side][:v] + (colour,) + copies[side][v + 1 :]
                    if allowed(edges, painted):
                        values.append(best(tuple(painted), 1 - mover))
        if not values:
            return order - copies[0].count(0) - (order - copies[1].count(0))
        return max(values) if mover == 0 else min(values)

    return best(((0,) * order,) * 2, 0)


def main(gamecert, shelf, count):
    chance, agree, differ, met = random.Random(7), 0, 0, set()
    questions = [(4, [(0, 1), (1, 2), (2, 3), (0, 3)], 2)]  # the second player gains two
    for _ in range(count):
        order, colours = chance.randint(1, 4), chance.randint(1, 2)
        pairs = list(combinations(range(order), 2))
        questions.append((order, sorted(chance.sample(pairs, chance.randint(0, len(pairs)))), colours))
    for order, edges, colours in questions:
        board = "edges:%d:%s" % (order, ",".join("%d-%d" % e for e in edges))
        command = [gamecert, "solve", shelf + "/orthogonal-colouring.game", board, "--colours", str(colours), "-q"]
        found = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[-1]
        ours = score(order, edges, colours)
        met.add(ours)
        if found == "s SCORE %d" % ours:
            agree += 1
        else:
            differ += 1
            print("%s --colours %d: the program %s, here %d" % (board, colours, found, ours))
    print("%d answers agree, %d differ; scores %s" % (agree, differ, sorted(met)))
    return 1 if differ or len(met) < 3 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
