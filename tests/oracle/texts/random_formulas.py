"""Random formulas of docs/LANGUAGE.md as texts of games use them, each of the sort that is asked for."""


# What is computed from the whole of a graph.
GRAPH_TRUTHS = ["forest", "planar", "two-connected", "free(path:3)", "induced-free(star:3)", "(forest)(complement(G))"]
GRAPH_NUMBERS = ["clique-number", "chromatic-number", "cut-vertices", "triangles", "components(square(G))"]


class Formulas:
    """`chance` is a random.Random; `board` is the board of a text: on `a graph or a digraph` nothing is said of pairs.

    `names` has what stands for each sort at a place: variables, parts of the position, definitions, as texts. The sorts
    are truth, whole, vertices, pairs (sets of edges or arcs), vertex, pair.
    """

    def __init__(self, chance, board):
        self.chance = chance
        self.directed = board == "a digraph"
        self.either = board == "a graph or a digraph"
        self.drawn = board in ("a triangulation", "points")
        self.all_pairs = "{arc a0: true}" if self.directed else "E"
        self.pair = "arc" if self.directed else "edge"
        self.fresh = 0
        self.graph = board == "a graph"  # which has all words

    def of_pairs(self, function):
        return None if self.either else function

    def pick(self, *options):
        """One of (weight, function or None), the functions that are None left out."""
        options = [(w, f) for w, f in options if f]
        at = self.chance.uniform(0, sum(w for w, _ in options))
        for weight, function in options:
            at -= weight
            if at <= 0:
                return function()
        return options[-1][1]()

    def one(self, texts):
        return self.chance.choice(texts)

    def variable(self, letter):
        self.fresh += 1
        return "%s%d" % (letter, self.fresh)

    def inside(self, names, sort, text):
        return {**names, sort: [*names[sort], text, text]}

    def of(self, sort, names, depth):
        return getattr(self, sort)(names, depth)

    def chosen(self, sort, names, depth):
        d = depth - 1
        return "(if %s then %s else %s)" % (self.truth(names, d), self.of(sort, names, d), self.of(sort, names, d))

    def let(self, sort, names, depth):
        named = self.one(["whole", "vertices"])
        x = self.variable("x")
        value = self.of(named, names, depth - 1)
        return "(let %s = %s: %s)" % (x, value, self.of(sort, self.inside(names, named, x), depth - 1))

    def quantifier(self, names, depth):
        """A range and the names inside of it."""
        d = depth - 1

        def over(sort, letter, text):
            x = self.variable(letter)
            return text % x, self.inside(names, sort, x)

        return self.pick(
            (3, lambda: over("vertex", "w", "vertex %s")),
            (2, self.of_pairs(lambda: over("pair", "f", self.pair + " %s"))),
            (3, lambda: over("vertex", "w", "%s in " + self.vertices(names, d))),
            (2, self.of_pairs(lambda: over("pair", "f", "%s in " + self.pairs(names, d)))),
            (1, lambda: over("whole", "k", "%s in 0.." + str(self.chance.randint(0, 3)))),
            (0.4, lambda: over("vertices", "S", "set %s in " + self.vertices(names, d))) if d < 2 else (0, None),
        )

    def quantified(self, word, body, names, depth):
        over, inner = self.quantifier(names, depth)
        where = " where " + self.truth(inner, depth - 1) if self.chance.random() < 0.3 else ""
        return "(%s %s%s: %s)" % (word, over, where, self.of(body, inner, depth - 1))

    # ---- Sorts

    def truth(self, names, depth):
        d = depth - 1
        if depth <= 0:
            return self.pick(
                (3, lambda: self.one(names["truth"])) if names["truth"] else (0, None),
                (3, lambda: self.compared(names, 0)),
                (3, lambda: "%s in %s" % (self.one(names["vertex"]), self.vertices(names, 0))) if names["vertex"] else (0, None),
                (1, lambda: self.one(["connected", "true", "order > 2", "false"])),
            )
        sides = lambda: (self.truth(names, d), self.truth(names, d))  # noqa: E731
        return self.pick(
            (2, lambda: self.truth(names, 0)),
            (2, lambda: "(%s & %s)" % sides()),
            (2, lambda: "(%s | %s)" % sides()),
            (1, lambda: "(%s -> %s)" % sides()),
            (1, lambda: "(%s <-> %s)" % sides()),
            (2, lambda: "!(%s)" % self.truth(names, d)),
            (3, lambda: self.compared(names, d)),
            (3, lambda: self.quantified(self.one(["forall", "exists"]), "truth", names, depth)),
            (1, lambda: "connected" + self.on_part(names, d)),
            (0.5, lambda: "(%s)%s" % (self.truth(names, d), self.on_part(names, 0))),
            (1.5, lambda: self.one(GRAPH_TRUTHS)) if self.graph else (0, None),
            (0.5, lambda: self.let("truth", names, depth)),
            (0.5, lambda: self.chosen("truth", names, depth)),
            (1, lambda: "adjacent(%s, %s)" % (self.one(names["vertex"]), self.one(names["vertex"])))
            if names["vertex"] and not self.directed
            else (0, None),
        )

    def compared(self, names, depth):
        sort = self.one(["whole", "whole", "vertices"] + ["pairs"] * (not self.either))
        sign = self.one(["=", "<", "<=", ">", "!=", ">="] if sort == "whole" else ["=", "!=", "in"])
        left = self.of(sort, names, depth)
        right = "{}" if sort != "whole" and self.chance.random() < 0.3 else self.of(sort, names, depth)
        return "(%s %s %s)" % (left, sign, right)

    def whole(self, names, depth):
        d = depth - 1
        if depth <= 0:
            return self.pick(
                (3, lambda: str(self.chance.randint(0, 3))),
                (2, lambda: self.one(names["whole"])) if names["whole"] else (0, None),
                (1, lambda: "|%s|" % self.vertices(names, 0)),
                (1, lambda: "order"),
                (1, lambda: self.degree(names)) if names["vertex"] else (0, None),
            )
        sides = lambda: (self.whole(names, d), self.one(["+", "-", "*", "xor"]), self.whole(names, d))  # noqa: E731
        return self.pick(
            (2, lambda: self.whole(names, 0)),
            (3, lambda: "(%s %s %s)" % sides()),
            (1, lambda: "(%s mod %d)" % (self.whole(names, d), self.chance.randint(2, 4))),
            (2, lambda: "|%s|" % self.vertices(names, d)),
            (2, self.of_pairs(lambda: "|%s|" % self.pairs(names, d))),
            (2, lambda: self.quantified("count", "truth", names, depth)),
            (2, lambda: self.quantified(self.one(["sum", "nim-sum"]), "whole", names, depth)),
            (1, lambda: self.least(names, depth)),
            (1, lambda: self.one(["order", "size"]) + self.on_part(names, d)),
            (1, lambda: "(%s)%s" % (self.whole(names, d), self.on_part(names, 0))),
            (1.5, lambda: self.one(GRAPH_NUMBERS)) if self.graph else (0, None),
            (0.5, lambda: self.chosen("whole", names, depth)),
            (0.5, lambda: self.let("whole", names, depth)),
        )

    def least(self, names, depth):
        """The least or greatest number of some, one of which is there."""
        word, x = self.one(["min", "max"]), self.variable("k")
        body = self.whole(self.inside(names, "whole", x), depth - 1)
        return "(%s %s in 0..%d: %s)" % (word, x, self.chance.randint(0, 2), body)

    def on_part(self, names, depth):
        """A graph that is left of G; of digraphs only single vertices can be deleted."""
        if self.directed or self.either:
            return "(G - %s)" % self.one(names["vertex"]) if names["vertex"] else "(G)"
        return self.one(["(G[%s])", "(G - (%s))"]) % self.vertices(names, depth)

    def degree(self, names):
        words = ["out-degree", "in-degree"] if self.directed else ["degree"]
        return "%s(%s)" % (self.one(words), self.one(names["vertex"]))

    def vertices(self, names, depth):
        d = depth - 1
        known = names["vertices"] + ["V"] + [v for v in names["vertex"]]
        if depth <= 0:
            return self.one(known)
        along = ["out-neighbours(%s)", "in-neighbours(%s)"] * (self.directed or self.either)
        near = along + ["N(%s)", "N[%s]"] * (not self.directed)
        sides = lambda: (self.vertices(names, d), self.one(["+", "-", "meet", "xor"]), self.vertices(names, d))  # noqa: E731
        return self.pick(
            (3, lambda: self.one(known)),
            (4, lambda: "(%s %s %s)" % sides()),
            (1, lambda: "(%s - %s)" % (self.vertices(names, d), self.one(names["pair"])))
            if names["pair"] and not self.directed
            else (0, None),
            (3, lambda: self.one(near) % self.vertices(names, d)),
            (1, self.of_pairs(lambda: "ends(%s)" % self.pairs(names, d))),
            (1, lambda: "{%s, %s}" % (self.vertices(names, 0), self.vertices(names, 0))),
            (1, lambda: "reach(%s, %s)" % (self.vertices(names, d), self.within(names, d))),
            (2, lambda: self.such("vertex", "w", names, depth)),
            (0.5, lambda: self.chosen("vertices", names, depth)),
            (0.5, lambda: self.let("vertices", names, depth)),
            (2, lambda: "corners(%s)" % self.one(names["pair"])) if self.drawn and names["pair"] else (0, None),
        )

    def within(self, names, depth):
        """What paths may go along: a set of pairs, or of vertices that nothing reads as an edge."""
        if not self.either and self.chance.random() < 0.5:
            return self.pairs(names, depth)
        return "(V meet %s)" % self.vertices(names, depth)

    def pairs(self, names, depth):
        d = depth - 1
        known = names["pairs"] + [self.all_pairs]
        if depth <= 0:
            return self.one(known)
        sides = lambda: (self.pairs(names, d), self.one(["+", "-", "meet", "xor"]), self.pairs(names, d))  # noqa: E731
        return self.pick(
            (3, lambda: self.one(known)),
            (3, lambda: "(%s %s %s)" % sides()),
            (2, lambda: "(%s %s %s)" % (self.pairs(names, d), self.one(["+", "-", "meet"]), self.one(names["pair"])))
            if names["pair"]
            else (0, None),
            (2, lambda: self.one(["E(%s)", "E[%s]"]) % self.vertices(names, d)) if not self.directed else (0, None),
            (2, lambda: self.such(self.pair, "f", names, depth)),
            (0.5, lambda: self.chosen("pairs", names, depth)),
            (2, lambda: "crossing(%s)" % self.one(names["pair"])) if self.drawn and names["pair"] else (0, None),
        )

    def such(self, word, letter, names, depth):
        sort, sets = ("vertex", "vertices") if word == "vertex" else ("pair", "pairs")
        x = self.variable(letter)
        within = self.chance.random() < 0.4
        over = "%s in %s" % (x, self.of(sets, names, depth - 1)) if within else "%s %s" % (word, x)
        return "{%s: %s}" % (over, self.truth(self.inside(names, sort, x), depth - 1))
