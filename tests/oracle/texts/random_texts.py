#!/usr/bin/env python3
"""Writes texts of games at random from the grammar of docs/GAMES.md, such that play ends or is said to repeat.

  random_texts.py SEED COUNT DIR      DIR/random-sSEED-n1.game, DIR/random-sSEED-n2.game, ...

A game of two players has a clock, a part that every move takes something from: a set that loses a member, one that
gains one, chips at vertices, or a counter; nothing else changes it. Other parts change in any way, with numbers kept in
their ranges by `mod`, or by what the move asks for. A game of one player for points has a clock as well; others of one player
need none, nor do those of two whose play may repeat.
"""

import os
import random
import sys

sys.dont_write_bytecode = True  # nothing is left in the tree

from random_formulas import Formulas

BOARDS = ["a graph"] * 6 + ["a digraph"] * 3 + ["a graph or a digraph"] + ["a triangulation"] * 2 + ["points"] * 2
ENDINGS = ["last"] * 9 + ["points"] * 4 + ["win"] * 3 + ["goal"] * 4 + ["most"]
LAST = {
    "last": "two players on %s; who cannot move loses",
    "points": "two players on %s; for points",
    "win": "two players on %s; a win ends play",
    "goal": "one player on %s",
    "most": "one player on %s; for points",
}


class Part:
    def __init__(self, name, kind, places=None, index=None):
        self.name, self.kind, self.places, self.index = name, kind, places, index  # kind: a sort, token or number
        self.last = 2  # the greatest number


class RandomText:
    def __init__(self, chance, name):
        self.chance, self.name = chance, name
        self.board = chance.choice(BOARDS)
        self.ending = chance.choice(ENDINGS)
        self.formulas = Formulas(chance, self.board)
        self.directed, self.either = self.formulas.directed, self.formulas.either
        self.repeats = self.ending in ("last", "win") and self.maybe(0.15)
        self.flags = self.repeats and self.maybe(0.5)  # whether one of the players wins play without end
        self.kinds = {"vertices": "vertices", "pairs": "arcs" if self.directed else "edges"}
        self.given, self.parts, self.definitions = [], [], []
        self.attributes = {"truth": [], "whole": [], "vertices": [], "pairs": [], "vertex": [], "pair": []}
        self.of_vertices, self.of_pairs = [], []  # numbers at vertices and at pairs that are given, to be called
        self.clock = None

    def maybe(self, probability):
        return self.chance.random() < probability

    # ---- Names that formulas may use

    def names(self, variables=(), position=True, primes=False):
        """`variables` are pairs of a name and a sort."""
        names = {sort: list(texts) for sort, texts in self.attributes.items()}
        vertices = [x for x, sort in variables if sort == "vertex"]
        pairs = [x for x, sort in variables if sort == "pair"]
        for x, sort in variables:
            names[sort].append(x)
        for number in self.of_vertices:
            names["whole"] += ["%s(%s)" % (number, v) for v in vertices]
        for number in self.of_pairs:
            names["whole"] += ["%s(%s)" % (number, e) for e in pairs]
        for part in self.parts if position else []:
            for prime in ["", "'"] if primes else [""]:
                self._add(names, part, part.name + prime, vertices, pairs)
        if position:
            for definition in self.definitions:
                names["truth"] += [definition % v for v in vertices if "%s" in definition]
                names["truth"] += [definition] if "%s" not in definition else []
        return names

    def _add(self, names, part, name, vertices, pairs):
        if part.kind == "number":
            places = {"vertices": vertices, "pairs": pairs}.get(part.places)
            names["whole"] += ["%s(%s)" % (name, x) for x in places] if part.places else [name]
        elif part.kind == "token":
            names["vertices"] += ["%s(%d)" % (name, k) for k in range(1, 3)] if part.index else [name]
        elif part.index:
            names[part.kind] += ["%s(%d)" % (name, k) for k in range(1, 3)]
        else:
            names[part.kind].append(name)

    # ---- Clauses above the moves

    def lines(self):
        lines = ["game %s 1" % self.name, "> A game at random.", LAST[self.ending] % self.board]
        lines += self._given()
        lines += self._position()
        lines.append("start " + ", ".join(self._start(part) for part in self.parts))
        if self.maybe(0.1):
            lines.append("require order > 1 | " + self.formulas.truth(self.names(position=False), 1))
        lines += self._define()
        lines += self._moves()
        lines += self._turn()
        lines += self._ends()
        return lines

    def _given(self):
        lines = []
        if self.maybe(0.3):
            lines.append("given marked: vertices")
            self.attributes["vertices"].append("marked")
        if self.maybe(0.15) and not (self.directed or self.either):
            lines.append("given thick: edges")
            self.attributes["pairs"].append("thick")
        if self.maybe(0.2):
            lines.append("given weight: 0..2 at vertices")
            self.of_vertices.append("weight")
        if self.maybe(0.1) and not (self.directed or self.either):
            lines.append("given length: 0..2 at edges")
            self.of_pairs.append("length")
        if self.maybe(0.2):
            lines.append("given most in 1..3, usually 2")
            self.attributes["whole"].append("most")
        return lines

    def _position(self):
        timed = self.ending != "goal" and not self.repeats
        self.clock = self._clock() if timed or self.maybe(0.5) else None
        for number in range(self.chance.randint(0 if self.clock else 1, 2)):
            self.parts.append(self._part("part%d" % (number + 1)))
        if self.ending not in ("goal", "most") and self.maybe(0.35):
            kind = self.chance.choice(["vertices", "vertices", "token"] + ["pairs"] * (not self.either))
            self.parts += [Part("mine", kind), Part("theirs", kind)]
        if self.flags:
            self.parts += [Part("flees", "number"), Part("hunts", "number")]
        lines = []
        for part in self.parts:
            index = "(c in 1..%s)" % part.index if part.index else ""
            lines.append("position %s%s: %s" % (part.name, index, self._kind(part)))
        return lines

    def _clock(self):
        """A part that falls with every move, first among the parts."""
        kind = self.chance.choice(["open", "open", "used", "chips", "rest"] + ["open edges"] * (not self.either))
        part = {
            "open": Part("open", "vertices"),
            "open edges": Part("open", "pairs"),
            "used": Part("used", "vertices"),
            "chips": Part("chips", "number", "vertices"),
            "rest": Part("rest", "number"),
        }[kind]
        self.parts.append(part)
        return kind

    def _part(self, name):
        pairs = ["pairs"] * (not self.either)
        kind = self.chance.choice(
            ["vertices"] * 3 + pairs * 2 + ["token", "tokens", "number", "numbers", "numbers", "indexed"]
        )
        if kind == "tokens":
            return Part(name, "token", index="2")
        if kind == "indexed":
            return Part(name, self.chance.choice(["vertices"] + pairs), index="2")
        if kind == "numbers":
            return Part(name, "number", self.chance.choice(["vertices", "vertices"] + pairs))
        return Part(name, kind)

    def _kind(self, part):
        if part.name in ("flees", "hunts"):
            return "0..1"
        if part.kind == "number":
            return "0..2" + (" at " + self.kinds[part.places] if part.places else "")
        return "vertex" if part.kind == "token" else self.kinds[part.kind]

    def _start(self, part):
        names = self.names(position=False)
        if self.clock and part is self.parts[0]:
            whole = {"open": "open = V", "open edges": "open = " + self.formulas.all_pairs, "used": "used = {}"}
            numbers = {"chips": "chips(v) = %d" % self.chance.randint(1, 2), "rest": "rest = 2"}
            return {**whole, **numbers}[self.clock]
        if part.kind == "token":
            return "%s%s = {}" % (part.name, "(c)" if part.index else "")
        if part.name in ("flees", "hunts"):
            return "%s = %d" % (part.name, part.name == "flees")
        if part.kind == "number":
            place = {"vertices": [("x0", "vertex")], "pairs": [("x0", "pair")]}.get(part.places, [])
            value = "%s mod 3" % self.formulas.whole(self.names(place, position=False), 1)
            return "%s%s = %s" % (part.name, "(x0)" if place else "", value)
        value = "{}" if self.maybe(0.4) else self.formulas.of(part.kind, names, 1)
        return "%s%s = %s" % (part.name, "(c)" if part.index else "", value)

    def _define(self):
        lines = []
        if self.maybe(0.25):
            lines.append("define good(vertex v) = " + self.formulas.truth(self.names([("v", "vertex")]), 2))
            self.definitions.append("good(%s)")
        if self.maybe(0.15):
            lines.append("define far-off = " + self.formulas.truth(self.names(), 2))
            self.definitions.append("far-off")
        return lines

    # ---- Moves

    def _moves(self):
        clauses = [self._move() for _ in range(self.chance.choice([1, 1, 1, 2, 2, 3]))]
        if self.clock in ("rest", None) and self.maybe(0.4):
            clauses.insert(self.chance.randint(0, len(clauses)), self._move_without_choices())
        return [line for clause in clauses for line in clause]

    def _changed_parts(self):
        """What moves put something on, beside the clock."""
        return [part for part in self.parts[1 if self.clock else 0 :] if part.name not in ("flees", "hunts")]

    def _move_without_choices(self):
        where = ["rest > 0"] if self.clock else []
        if self.maybe(0.5):
            where.append("(%s)" % self.formulas.truth(self.names(), 2))
        lines = ["move pass:" + (" where " + " & ".join(where) if where else "")]
        lines += ["  " + update for update in self._clock_updates(self.names())]
        others = self._changed_parts()
        lines += ["  " + self._update(part, []) for part in others if self.maybe(0.4)]
        if len(lines) == 1:
            lines.append("  " + self._update(others[-1], []))
        return lines

    def _move(self):
        variables, choices, where = [], [], []
        self._first_choice(variables, choices, where)
        while len(choices) < 3 and self.maybe(0.3):
            self._choice(variables, choices, where)
        names = self.names(variables)
        if self.maybe(0.6):
            where.append("(%s)" % self.formulas.truth(names, self.chance.randint(1, 4)))
        others = self._changed_parts()
        guarded = {part: self._guarded(part, variables, where) for part in others if part.kind == "number" and self.maybe(0.4)}
        self.chance.shuffle(where)
        condition = " where " + " & ".join(where) if where else ""
        lines = ["move " + ", ".join(choices) + condition]
        lines += ["  " + update for update in self._clock_updates(names)]
        for part in others:
            if guarded.get(part):
                lines.append("  " + guarded[part])
            elif self.maybe(0.7):
                lines.append("  " + self._update(part, variables))
        if len(lines) == 1:
            lines.append("  " + self._update(others[-1], variables))
        return lines

    def _first_choice(self, variables, choices, where):
        """What takes from the clock: `v` or `e`, from where it can be taken."""
        if self.clock in ("open", "used", "chips"):
            variables.append(("v", "vertex"))
            choices.append("v in open" if self.clock == "open" else "v in V - used" if self.clock == "used" else "v in V")
            if self.clock == "chips":
                where.append("chips(v) > 0")
        elif self.clock == "open edges":
            variables.append(("e", "pair"))
            choices.append("e in open")
        else:
            self._choice(variables, choices, where)
        if self.clock == "rest":
            where.append("rest > 0")

    def _choice(self, variables, choices, where):
        name = "%s%d" % (self.chance.choice("uyz"), len(choices))
        names = self.names(variables)
        pairs = ["pair", "pairs"] * (not self.either)
        kind = self.chance.choice(["vertex", "vertex", "range", "set"] + pairs)
        if kind == "vertex":
            choices.append("%s in %s" % (name, self.formulas.vertices(names, 1)))
            variables.append((name, "vertex"))
        elif kind == "pair":
            choices.append("%s in %s" % (name, self.formulas.pairs(names, 1)))
            variables.append((name, "pair"))
        elif kind == "range":
            choices.append("%s in %s" % (name, self.chance.choice(["1..2", "0..1", "1..order"])))
            variables.append((name, "whole"))
        else:
            sort = "vertices" if kind == "set" else "pairs"
            name = name.upper()
            choices.append("set %s in %s" % (name, self.formulas.of(sort, names, 1)))
            where.append("|%s| %s %d" % (name, self.chance.choice(["<=", "="]), self.chance.randint(1, 2)))
            variables.append((name, sort))

    def _clock_updates(self, names):
        if not self.clock:
            return []
        more = " - " + self.formulas.of("pairs" if self.clock == "open edges" else "vertices", names, 1) if self.maybe(0.3) else ""
        return {
            "open": ["open := open - v" + more],
            "open edges": ["open := open - e" + more],
            "used": ["used := used + v"],
            "chips": ["chips(v) := chips(v) - 1"],
            "rest": ["rest := rest - 1"],
        }[self.clock]

    def _update(self, part, variables):
        depth, names = self.chance.randint(1, 3), self.names(variables)
        if part.kind == "token":
            vertices = [x for x, sort in variables if sort == "vertex"]
            if part.index:
                indices = ["1", "2"] + ["%s mod 2 + 1" % x for x, sort in variables if sort == "whole"]
                value = self.chance.choice(vertices * 3 + [part.name + "(1)", part.name + "(2)", "{}"])
                return "%s(%s) := %s" % (part.name, self.chance.choice(indices), value)
            return "%s := %s" % (part.name, self.chance.choice(vertices + [part.name, "{}"]))
        if part.kind == "number":
            return self._number(part, variables, depth)
        if part.index:
            indices = ["1", "2"] + ["%s mod 2 + 1" % x for x, sort in variables if sort == "whole"]
            value = self.formulas.of(part.kind, names, depth)
            if self.maybe(0.3):
                value = self.formulas.of(part.kind, {**names, "whole": names["whole"] + ["d"]}, depth)
                return "%s(d) := %s for d in 1..2" % (part.name, value)
            return "%s(%s) := %s" % (part.name, self.chance.choice(indices), value)
        return "%s := %s" % (part.name, self.formulas.of(part.kind, names, depth))

    def _number(self, part, variables, depth):
        if not part.places:
            return "%s := %s mod 3" % (part.name, self.formulas.whole(self.names(variables), depth))
        sort = "vertex" if part.places == "vertices" else "pair"
        known = [x for x, s in variables if s == sort]
        if known and self.maybe(0.5):
            return "%s(%s) := %s mod 3" % (part.name, known[0], self.formulas.whole(self.names(variables), depth))
        over = self.formulas.of(part.places, self.names(variables), 1)
        value = self.formulas.whole(self.names([*variables, ("x0", sort)]), depth)
        return "%s(x0) := %s mod 3 for x0 in %s" % (part.name, value, over)

    def _guarded(self, part, variables, where):
        """An update that puts a number in its range where what is added to `where` holds."""
        amount = self.chance.choice(["1", "1", "2"] + [x for x, sort in variables if sort == "whole"])
        down = self.maybe(0.5)
        asks = ["%%s >= %s" % amount, "!(%%s < %s)" % amount] if down else ["%%s + %s <= 2" % amount]
        if amount == "1":
            asks += ["%s != 0", "%s > 0"] if down else ["%s < 2", "%s != 2"]
        ask = self.chance.choice(asks)
        step = "%%s := %%s %s %s" % ("-" if down else "+", amount)
        if not part.places:
            where.append(ask % part.name)
            return step % (part.name, part.name)
        known = [x for x, sort in variables if sort == ("vertex" if part.places == "vertices" else "pair")]
        if known and self.maybe(0.6):
            number = "%s(%s)" % (part.name, self.chance.choice(known))
            where.append(ask % number)
            return step % (number, number)
        over = self.formulas.of(part.places, self.names(variables), 1)
        where.append("(forall w0 in %s: %s)" % (over, ask % (part.name + "(w0)")))
        return "%s for x0 in %s" % (step % (part.name + "(x0)", part.name + "(x0)"), over)

    # ---- Clauses below the moves

    def _turn(self):
        pairs = ["mine <-> theirs"] if any(part.name == "mine" for part in self.parts) else []
        pairs += ["flees <-> hunts"] if self.flags else []
        lines = ["turn " + ", ".join(pairs)] if pairs else []
        if self.repeats:
            lines.append("repeat " + (self.chance.choice(["flees", "hunts"]) if self.flags else "draw"))
        return lines

    def _ends(self):
        lines, position = [], self.names()
        moved = self.names(primes=True)
        if self.ending in ("goal", "win") or self.ending == "last" and self.maybe(0.15):
            words = ["won"] if self.ending == "goal" else self.chance.choice([["won"], ["won"], ["lost"], ["won", "lost"]])
            lines += ["%s %s" % (word, self.formulas.truth(position, 3)) for word in words]
        if self.ending in ("last", "win", "points") and self.maybe(0.25):
            lines.append("again " + self.formulas.truth(moved, 2))
        if self.ending in ("points", "most"):
            lines.append("gain %s mod 4 - %d" % (self.formulas.whole(moved, 2), self.chance.randint(0, 2)))
            if self.maybe(0.4):
                lines.append("before %s mod 3 - 1" % self.formulas.whole(position, 2))
        falls = {
            "open": "|open|",
            "open edges": "|open|",
            "used": "order - |used|",
            "chips": "sum vertex w: chips(w)",
            "rest": "rest",
        }
        if not self.repeats and (self.clock in ("chips", "rest") or self.clock and self.maybe(0.3)):
            lines.append("falls " + falls[self.clock])
        if self.maybe(0.1):
            lines.append("always |V| = order")
        return lines


def main(seed, count, folder):
    os.makedirs(folder, exist_ok=True)
    for number in range(1, count + 1):
        name = "random-s%d-n%d" % (seed, number)
        text = RandomText(random.Random("%d %d" % (seed, number)), name)
        with open(os.path.join(folder, name + ".game"), "w", encoding="utf-8") as file:
            file.write("\n".join(text.lines()) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
