"""Numbers, members and sets of the naive interpreter: sorts, and the tables of docs/LANGUAGE.md.

Whole numbers are ints, infinite ones floats; vertices are ints, edges and arcs pairs, sets frozensets.
"""

from itertools import combinations

INFINITE = float("inf")
SETS = ("vertices", "edges", "arcs", "numbers", "nothing")
PAIRS = ("edges", "arcs")
MEMBER = {"vertices": "vertex", "edges": "edge", "arcs": "arc", "numbers": "whole"}


class Limit(Exception):
    """A limit of the language: the value is not known."""


def finite(x):
    return abs(x) != INFINITE


def plus(a, b):
    for end in (INFINITE, -INFINITE):
        if end in (a, b):
            return end
    return a + b


def times(a, b):
    return 0 if 0 in (a, b) else a * b


def modulo(x, m):
    if m < 1:
        return INFINITE
    if not finite(x):
        return 0
    if not finite(m):
        return x if x >= 0 else INFINITE
    return x % m


def exclusive_or(a, b):
    return a ^ b if finite(a) and finite(b) and a >= 0 and b >= 0 else INFINITE


def power(x, k):
    if k == 0:
        return 1
    if k < 0:
        return INFINITE
    if k == INFINITE:
        if x > 1:
            return INFINITE
        if x in (0, 1):
            return x
        raise Limit("a power without end")
    if not finite(x):
        return INFINITE if x > 0 or k % 2 == 0 else -INFINITE
    return x**k


ARITHMETIC = {
    "+": plus,
    "-": lambda a, b: plus(a, -b),
    "*": times,
    "mod": modulo,
    "xor": exclusive_or,
    "^": power,
}
COMPARISONS = {
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
OF_SETS = {
    "+": lambda a, b: a | b,
    "-": lambda a, b: a - b,
    "meet": lambda a, b: a & b,
    "xor": lambda a, b: a ^ b,
}


def numbers_from(first, last):
    if not (finite(first) and finite(last)):
        if first > last:
            return range(0)
        raise Limit("a range without an end")
    return range(first, last + 1)


def subsets(members):
    """All subsets, smaller ones first, each size in the order of ascending lists of members."""
    members = sorted(members)
    if len(members) > 16:
        raise Limit("subsets of more than 16 members")
    return [frozenset(s) for size in range(len(members) + 1) for s in combinations(members, size)]


def folded(word, values):
    if word == "sum":
        total = 0
        for x in values:
            total = plus(total, x)
        return total
    if word == "nim-sum":
        total = 0
        for x in values:
            total = exclusive_or(total, x)
        return total
    if word == "mex":
        found = set(values)
        return next(k for k in range(len(found) + 1) if k not in found)
    if word in ("min", "least"):
        return min(values, default=INFINITE)
    return max(values, default=-INFINITE)


def counts_as(sort, wanted):
    if sort == wanted:
        return True
    if sort == "nothing":
        return wanted in SETS
    if wanted == "vertices":
        return sort in ("vertex", "edge")
    return wanted in PAIRS and sort == MEMBER[wanted]


def converted(sort, wanted, value):
    """The function `value`, of a sort that counts as the one wanted, as one of that sort."""
    if sort == wanted or sort == "nothing":
        return value
    if sort == "edge" and wanted == "edges":
        return lambda c: frozenset((value(c),)) & c.g.pair_set
    if sort == "vertex" or wanted in PAIRS:
        return lambda c: frozenset((value(c),))
    return lambda c: frozenset(value(c))


def common_sort(one, other, wanted=None):
    """The sort in which two sets, or members that count as sets, are compared and combined."""
    if wanted in PAIRS and counts_as(one, wanted) and counts_as(other, wanted):
        return wanted
    for sort in ("edges", "arcs", "numbers"):
        if sort in (one, other):
            return sort
    return "nothing" if one == other == "nothing" else "vertices"
