#!/usr/bin/env python3
"""Writes texts of games of Left and Right at random from the grammar of docs/GAMES.md.

  random_sides.py SEED COUNT DIR      DIR/sides-sSEED-n1.game, DIR/sides-sSEED-n2.game, ...

Every move takes a vertex from `open`, so that play ends; the rest of it is left to chance: whose moves the clauses are,
what is put on the parts of the players, who wins when, and what the players play for.
"""

import os
import random
import sys

sys.dont_write_bytecode = True  # nothing is left in the tree

from random_formulas import Formulas

ENDINGS = {
    "last": "two players on %s; who cannot move loses",
    "win": "two players on %s; a win ends play",
    "number": "two players on %s; for a number",
}


class RandomSides:
    def __init__(self, chance, name):
        self.chance, self.name = chance, name
        self.board = chance.choice(["a graph"] * 4 + ["a digraph"])
        self.ending = chance.choice(["last", "last", "win", "win", "number"])
        self.formulas = Formulas(chance, self.board)
        self.kind = chance.choice(["vertices"] * 4 + ["pairs", "none"])  # of the parts of the players
        self.names_of = ["blue", "red", "own", "other"]

    def names(self, position=True, variables=(), primes=False):
        result = {sort: [] for sort in ("truth", "whole", "vertices", "pairs", "vertex", "pair")}
        result["vertex"] += variables
        if position:
            result["vertices"].append("open")
        if position and self.kind != "none":
            result[self.kind] += self.names_of
        if primes:
            for sort in {"vertices", self.kind} - {"none"}:
                result[sort] += [name + "'" for name in result[sort]]
        return result

    def lines(self):
        lines = ["game %s 1" % self.name, ENDINGS[self.ending] % self.board, "position open: vertices"]
        starts = ["open = V"]
        if self.kind != "none":
            word = self.kind if self.kind == "vertices" else "arcs" if "digraph" in self.board else "edges"
            lines.append("position blue of left, red of right: " + word)
            empty = self.chance.random() < 0.5
            for part in ("blue", "red"):
                value = "{}" if empty else self.formulas.of(self.kind, self.names(position=False), 1)
                starts.append("%s = %s" % (part, value))
        lines.append("start " + ", ".join(starts))
        sides = self.chance.choice([[""], ["left ", "right "], ["", "left "], ["", ""], ["right ", ""]])
        if self.kind == "none":
            sides = self.chance.choice([["left ", "right "], ["", "left "], ["right ", "left ", ""]])
        for side in sides:
            lines += self._move(side)
        return lines + self._ends()

    def _move(self, side):
        names = self.names(variables=["v"])
        within = "open"
        if self.chance.random() < 0.4:
            within += " %s (%s)" % (self.chance.choice(["meet", "-"]), self.formulas.of("vertices", self.names(), 1))
        where = " where " + self.formulas.truth(names, 2) if self.chance.random() < 0.4 else ""
        lines = ["move %sv in %s%s" % (side, within, where), "  open := open - v"]
        if self.kind == "none":
            return lines
        targets = self.chance.sample(["own", "other"], self.chance.randint(0, 2))
        if side and self.chance.random() < 0.5:
            targets = self.chance.sample(["blue", "red"], self.chance.randint(1, 2))
        for target in targets:
            grows = self.kind == "vertices" and self.chance.random() < 0.6
            value = target + " + v" if grows else self.formulas.of(self.kind, names, 2)
            lines.append("  %s := %s" % (target, value))
        return lines

    def _ends(self):
        again = "again " + self.formulas.truth(self.names(variables=["v"], primes=True), 2)
        return self._wins() + ([again] if self.chance.random() < 0.3 else [])

    def _wins(self):
        names = self.names()
        if self.ending == "number":
            names = {sort: [n for n in all if n not in ("own", "other")] for sort, all in names.items()}
            number = "number " + self.formulas.whole(names, 2) + " mod 5"
            return [number, "left " + self.chance.choice(["most", "least"])]
        lines = ["won %s %s" % (side, self.formulas.truth(names, 2)) for side in ("left", "right")]
        if self.ending == "last":
            return self.chance.choice([[], [], lines[:1], lines])
        return self.chance.choice([lines, lines, lines[:1], lines[1:], ["lost " + self.formulas.truth(names, 2)]])


def main(seed, count, folder):
    os.makedirs(folder, exist_ok=True)
    for number in range(1, count + 1):
        name = "sides-s%d-n%d" % (seed, number)
        text = RandomSides(random.Random("%d %d" % (seed, number)), name)
        with open(os.path.join(folder, name + ".game"), "w", encoding="utf-8") as file:
            file.write("\n".join(text.lines()) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
