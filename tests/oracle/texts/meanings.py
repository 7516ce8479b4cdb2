"""The naive evaluator of formulas: from a tree to a sort and a function that gives the value in a context.

A context `c` has `c.g`, the graph of the place; `c.v`, values of variables by their depth; `c.old` and `c.new`, the
positions, dictionaries from parts to values; `c.given`, the values of attributes and options; `c.board`.
"""

from itertools import permutations

from other_graphs import OtherGraphs
from reader import Reader, TextError
from values import (
    ARITHMETIC,
    COMPARISONS,
    MEMBER,
    OF_SETS,
    PAIRS,
    SETS,
    Limit,
    common_sort,
    converted,
    counts_as,
    folded,
    numbers_from,
    subsets,
)
from words import REACH, WORDS, definitions, functions

ORDERED = ("<", "<=", ">", ">=")
MOVER = "who moves"  # left or right, beside the parts in a position of a game of Left and Right


class Context:
    def __init__(self, board, given):
        self.board, self.g, self.given = board, board.graph, given
        self.v = [None] * 200
        self.old = self.new = None


class Meanings(OtherGraphs):
    """What the names of a text mean. `game` has parts, givens and definitions by name; `allowed` says which of the
    following a formula may speak of: "given", "options", "position", "new"."""

    def __init__(self, game):
        self.game = game
        self.directed = game.directed
        self.pairs = "arcs" if game.directed else "edges"
        self.functions = functions(game.board)
        self.in_word = False  # inside of a definition of conjectures/words.txt
        self.defined = definitions()
        self.scope = []  # names and sorts of variables, from the outermost
        self.allowed = frozenset()
        self.place = None  # the reader of the clause, for messages

    def fail(self, message):
        line, column = self.place.place() if self.place else (0, 0)
        raise TextError("%d:%d: %s" % (line, column, message))

    def compiled(self, tree, wanted, allowed):
        """The function that gives the value of a tree as the sort wanted."""
        outer, self.allowed = self.allowed, frozenset(allowed)
        result = self.as_sort(self.meaning(tree, wanted), wanted)
        self.allowed = outer
        return result

    def as_sort(self, meaning, wanted):
        sort, value = meaning
        if not counts_as(sort, wanted):
            self.fail("expected %s, found %s" % (wanted, sort))
        return converted(sort, wanted, value)

    def meaning(self, tree, wanted=None):
        word = tree[0]
        if word in OF_SETS or word in ARITHMETIC:
            return self.combination(word, tree[1], tree[2], wanted)
        if word in COMPARISONS:
            return self.comparison(word, tree[1], tree[2])
        if word == "/":
            self.fail("expected no fractions, found /")
        if word in ("&", "|", "->", "<->"):
            return self.connective(word, tree[1], tree[2])
        name = {"in": "membership", "if": "chosen", "!": "negation", "{}": "nothing", "quantified": "over"}
        return getattr(self, "of_" + name.get(word, word))(tree, wanted)

    def truth(self, tree):
        return self.as_sort(self.meaning(tree, "truth"), "truth")

    def whole(self, tree):
        return self.as_sort(self.meaning(tree, "whole"), "whole")

    # ---- Words and variables

    def of_number(self, tree, wanted):
        return "whole", lambda c: tree[1]

    def of_nothing(self, tree, wanted):
        return "nothing", lambda c: frozenset()

    def of_word(self, tree, wanted):
        word, primed = tree[1].rstrip("'"), tree[1].endswith("'")
        for depth in range(len(self.scope) - 1, -1, -1):
            if self.scope[depth][0] == word and not primed:
                return self.scope[depth][1], lambda c: c.v[depth]
        if word in self.game.names:
            return self.of_name(word, primed, ())
        if primed:
            self.fail("expected a part of the position, found %s'" % word)
        if word in ("true", "false"):
            return "truth", lambda c: word == "true"
        if word == "infinite":
            return "whole", lambda c: float("inf")
        if word == "V":
            return "vertices", lambda c: c.g.vertices
        if word == "E" and not self.directed:
            return "edges", lambda c: c.g.pair_set
        if word == "triangulation" and self.game.board == "triangulated points":
            return "edges", lambda c: c.board.drawn
        if word in WORDS and (WORDS[word][0] or not self.directed):
            return WORDS[word][1], lambda c: WORDS[word][2](c.g)
        if word in self.defined and not self.directed:
            outer, self.in_word = self.in_word, True
            meaning = self.expanded(Reader(self.defined[word]).formula(), (), ())
            self.in_word = outer
            return meaning
        self.fail("expected a formula, found '%s'" % word)

    def expanded(self, tree, parameters, arguments, allowed=frozenset()):
        """The meaning of a definition: `parameters` are names and sorts, `arguments` their values."""
        scope, outer, depth = self.scope, self.allowed, len(self.scope)
        self.scope = [(None, None)] * depth + list(parameters)
        self.allowed = frozenset(allowed)
        sort, value = self.meaning(tree)
        self.scope, self.allowed = scope, outer

        def call(c):
            values = [argument(c) for argument in arguments]
            c.v[depth : depth + len(values)] = values
            return value(c)

        return sort, call

    def of_call(self, tree, wanted):
        word, arguments = tree[1], tree[2]
        if word.rstrip("'") in self.game.names:
            return self.of_name(word.rstrip("'"), word.endswith("'"), arguments)
        if word in ("union", "intersection", "difference", "xor") and len(arguments) == 2:
            sign = {"union": "+", "intersection": "meet", "difference": "-", "xor": "xor"}[word]
            return self.combination(sign, arguments[0], arguments[1], wanted)
        if word == "reach" and len(arguments) == 2:
            return self.of_reach(arguments)
        if word not in self.functions:
            self.fail("expected a formula, found '%s'" % word)
        sorts, sort, function = self.functions[word]
        if len(sorts) != len(arguments):
            self.fail("expected %d arguments of %s, found %d" % (len(sorts), word, len(arguments)))
        values = [self.as_sort(self.meaning(a, s), s) for a, s in zip(arguments, sorts)]
        return sort, lambda c: function(c, *[value(c) for value in values])

    def of_reach(self, arguments):
        start = self.as_sort(self.meaning(arguments[0], "vertices"), "vertices")
        sort, along = self.meaning(arguments[1])
        if sort not in REACH and sort != "vertex":
            self.fail("expected a set of vertices or of %s in reach, found %s" % (self.pairs, sort))
        along = converted(sort, "vertices", along) if sort == "vertex" else along
        function = REACH["vertices" if sort == "vertex" else sort]
        return "vertices", lambda c: function(c, start(c), along(c))

    # ---- Names of the text

    def of_name(self, word, primed, arguments):
        """A part of the position, something given, an option or a definition."""
        item = self.game.names[word]
        needed = "new" if primed else item.what
        if needed not in self.allowed and item.what != "definition":
            self.fail("%s may not be named here" % (word + "'" * primed))
        if primed and item.what != "position":
            self.fail("expected a part of the position, found %s'" % word)
        sorts = [s for _, s in item.parameters]
        if len(sorts) != len(arguments):
            self.fail("expected %d arguments of %s, found %d" % (len(sorts), word, len(arguments)))
        values = [self.as_sort(self.meaning(a, s), s) for a, s in zip(arguments, sorts)]
        if item.what == "definition":
            return self.expanded(item.tree, item.parameters, values, self.allowed - {"new"})
        if item.what != "position":
            found = lambda c: c.given[word]  # noqa: E731
        elif hasattr(item, "owner"):
            pair = self.game.pairs[0]
            mine = lambda c: pair[(c.old[MOVER] == "right") != (word == "other")]  # noqa: E731
            found = lambda c: (c.new if primed else c.old)[mine(c)]  # noqa: E731
        elif primed:
            found = lambda c: c.new[word]  # noqa: E731
        else:
            found = lambda c: c.old[word]  # noqa: E731
        if not values:
            return item.sort, found
        nothing, at = (frozenset() if item.sort in SETS else 0), values[0]
        return item.sort, lambda c: found(c).get(at(c), nothing)

    # ---- Numbers and sets

    def of_is(self, tree, wanted):
        _, sign, name, word = tree
        return "truth", lambda c: (c.given[name] == word) == (sign == "=")

    def of_minus(self, tree, wanted):
        value = self.whole(tree[1])
        return "whole", lambda c: -value(c)

    def combination(self, sign, left, right, wanted=None):
        one, other = self.meaning(left, wanted), self.meaning(right, wanted)
        if "whole" in (one[0], other[0]):
            if sign not in ARITHMETIC:
                self.fail("expected sets beside %s, found whole" % sign)
            a, b, f = self.as_sort(one, "whole"), self.as_sort(other, "whole"), ARITHMETIC[sign]
            return "whole", lambda c: f(a(c), b(c))
        if sign not in OF_SETS:
            self.fail("expected numbers beside %s, found %s" % (sign, one[0]))
        sort, a, b = self.two_sets(left, right, wanted)
        f = OF_SETS[sign]
        return sort, lambda c: f(a(c), b(c))

    def two_sets(self, left, right, wanted=None):
        one, other = self.meaning(left, wanted), self.meaning(right, wanted)
        sort = common_sort(one[0], other[0], wanted)
        if sort in PAIRS:
            one, other = self.meaning(left, sort), self.meaning(right, sort)
        return sort, self.as_sort(one, sort), self.as_sort(other, sort)

    def of_card(self, tree, wanted):
        sort, value = self.meaning(tree[1])
        if sort not in SETS:
            value = self.as_sort((sort, value), "vertices")
        return "whole", lambda c: len(value(c))

    def of_braces(self, tree, wanted):
        parts = [self.meaning(part, wanted) for part in tree[1]]
        sorts = [sort for sort, _ in parts]
        if all(sort == "whole" for sort in sorts):
            return "numbers", lambda c: self.number_set(value(c) for _, value in parts)
        sort = wanted if wanted in PAIRS and all(counts_as(s, wanted) for s in sorts) else None
        if sort is None:
            sort = next((s for s in PAIRS + ("numbers",) if s in sorts), "vertices")
        values = [self.as_sort(part, sort) for part in parts]
        return sort, lambda c: frozenset().union(*[value(c) for value in values])

    def number_set(self, numbers):
        members = frozenset(numbers)
        if any(not 0 <= k <= 63 for k in members):
            raise Limit("a set of numbers outside of 0..63")
        return members

    # ---- Truth

    def of_negation(self, tree, wanted):
        value = self.truth(tree[1])
        return "truth", lambda c: not value(c)

    def connective(self, word, left, right):
        a, b = self.truth(left), self.truth(right)
        functions = {
            "&": lambda c: a(c) and b(c),
            "|": lambda c: a(c) or b(c),
            "->": lambda c: not a(c) or b(c),
            "<->": lambda c: a(c) == b(c),
        }
        return "truth", functions[word]

    def comparison(self, sign, left, right):
        one, other = self.meaning(left), self.meaning(right)
        f = COMPARISONS[sign]
        if "whole" in (one[0], other[0]) or sign in ORDERED:
            a, b = self.as_sort(one, "whole"), self.as_sort(other, "whole")
        elif one[0] == other[0] and one[0] not in ("truth", "order"):
            a, b = one[1], other[1]
        else:
            _, a, b = self.two_sets(left, right)
        return "truth", lambda c: f(a(c), b(c))

    def of_membership(self, tree, wanted):
        one, other = self.meaning(tree[1]), self.meaning(tree[2])
        if one[0] == "whole":
            member, members = one[1], self.as_sort(other, "numbers")
            return "truth", lambda c: member(c) in members(c)
        _, a, b = self.two_sets(tree[1], tree[2])
        return "truth", lambda c: a(c) <= b(c)

    def of_chosen(self, tree, wanted):
        condition = self.truth(tree[1])
        one, other = self.meaning(tree[2], wanted), self.meaning(tree[3], wanted)
        if one[0] == other[0]:
            sort, a, b = one[0], one[1], other[1]
        else:
            sort, a, b = self.two_sets(tree[2], tree[3], wanted)
        return sort, lambda c: a(c) if condition(c) else b(c)

    def of_let(self, tree, wanted):
        sort, value = self.meaning(tree[2])
        depth = len(self.scope)
        self.scope.append((tree[1], sort))
        body_sort, body = self.meaning(tree[3], wanted)
        self.scope.pop()

        def named(c):
            c.v[depth] = value(c)
            return body(c)

        return body_sort, named

    # ---- Quantifiers

    def range(self, over):
        """The sort of the variable and the function that lists the instances."""
        word = over[0]
        if word == "vertex":
            return "vertex", lambda c: sorted(c.g.vertices)
        if word == ("arc" if self.directed else "edge") and self.game.board != "either":
            return word, lambda c: c.g.pairs
        if word == "..":
            first, last = self.whole(over[2]), self.whole(over[3])
            return "whole", lambda c: numbers_from(first(c), last(c))
        if word == "set":
            return "vertices", lambda c: subsets(c.g.vertices)
        if word in ("in", "set in"):
            return self.range_of_members(over)
        if word == "order" and self.in_word:
            return "order", lambda c: permutations(sorted(c.g.vertices))
        functions = {
            "component": lambda c: c.g.components(),
            "block": lambda c: c.g.blocks(),
            "pair": lambda c: [s for s in subsets(c.g.vertices) if len(s) == 2],
            "nonedge": lambda c: [s for s in subsets(c.g.vertices) if len(s) == 2 and not c.g.adjacent(*s)],
        }
        if word not in functions or self.directed or word == "block" and not self.in_word:
            self.fail("no quantifier over '%s' here" % word)
        return "vertices", functions[word]

    def range_of_members(self, over):
        wanted = "edges" if over[3] == "edge" else "vertices" if over[3] == "vertex" else None
        sort, value = self.meaning(over[2], wanted)
        if sort not in SETS or sort == "nothing" or wanted:
            value = self.as_sort((sort, value), wanted or "vertices")
            sort = wanted or "vertices"
        if over[0] == "set in":
            return sort, lambda c: subsets(value(c))
        return MEMBER[sort], lambda c: sorted(value(c))

    def of_over(self, tree, wanted):
        word = tree[1]
        sort, instances = self.range(tree[2])
        depth = len(self.scope)
        self.scope.append((tree[2][1], sort))
        condition = self.truth(tree[3])
        body = self.meaning(tree[4])
        self.scope.pop()
        if word in ("least", "greatest") and sort != "whole":
            self.fail("expected a range of whole numbers behind " + word)
        truth = word in ("forall", "exists", "count", "such", "least", "greatest")
        body = self.as_sort(body, "truth" if truth else "whole")

        def where(c):
            for x in instances(c):
                c.v[depth] = x
                if condition(c):
                    yield x

        if word == "such":
            return self.such(sort, where, body)
        functions = {
            "forall": lambda c: all(body(c) for _ in where(c)),
            "exists": lambda c: any(body(c) for _ in where(c)),
            "count": lambda c: sum(1 for _ in where(c) if body(c)),
            "least": lambda c: folded(word, [x for x in where(c) if body(c)]),
            "greatest": lambda c: folded(word, [x for x in where(c) if body(c)]),
        }
        function = functions.get(word, lambda c: folded(word, [body(c) for _ in where(c)]))
        return "truth" if word in ("forall", "exists") else "whole", function

    def such(self, sort, where, body):
        sets = {member: members for members, member in MEMBER.items()}
        if sort not in sets:
            self.fail("expected members, found " + sort)
        if sort == "whole":
            return "numbers", lambda c: self.number_set(x for x in where(c) if body(c))
        return sets[sort], lambda c: frozenset(x for x in where(c) if body(c))
