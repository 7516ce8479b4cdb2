"""The words about degrees, distances and eigenvalues, from their definitions in books, of connected graphs.

  indices.py words                       the words, with commas between them
  indices.py compare                     each value in the rows of `gamecert values` that is another one here
  indices.py graphs COUNT ORDER SEED     COUNT connected graphs of that order at random

Sums of roots are floating numbers here, to which the values of another program come near.
"""
import itertools
import random
import sys
from fractions import Fraction
from functools import lru_cache
from math import inf, sqrt


def read_graph6(text):
    data = [ord(c) - 63 for c in text]
    order = data[0]
    bits = [d >> (5 - i) & 1 for d in data[1:] for i in range(6)]
    pairs = [(u, v) for v in range(order) for u in range(v)]
    rows = [set() for _ in range(order)]
    for (u, v), bit in zip(pairs, bits):
        if bit:
            rows[u].add(v)
            rows[v].add(u)
    return rows


def write_graph6(rows):
    order = len(rows)
    bits = [int(u in rows[v]) for v in range(order) for u in range(v)]
    bits += [0] * (-len(bits) % 6)
    return chr(order + 63) + "".join(
        chr(63 + int("".join(map(str, bits[i : i + 6])), 2)) for i in range(0, len(bits), 6))


class Measured:
    """A connected graph with its distances, by the algorithm of Floyd and Warshall."""

    def __init__(self, rows):
        self.rows, self.order = rows, len(rows)
        vertices = range(self.order)
        self.v = vertices
        self.degree = [len(row) for row in rows]
        self.edges = [(u, v) for v in vertices for u in rows[v] if u < v]
        self.pairs = list(itertools.combinations(vertices, 2))
        d = [[0 if u == v else 1 if v in rows[u] else inf for v in vertices] for u in vertices]
        for k, u, v in itertools.product(vertices, repeat=3):
            d[u][v] = min(d[u][v], d[u][k] + d[k][v])
        self.d = d
        self.far = [max(row) for row in d]
        self.sums = [sum(row) for row in d]

    def nearer(self, u, v):
        return sum(self.d[w][u] < self.d[w][v] for w in self.v)

    def over_edges(self, value):
        return sum(value(self.degree[u], self.degree[v]) for u, v in self.edges)

    def havel_hakimi(self):
        degrees, steps = sorted(self.degree, reverse=True), 0
        while degrees and degrees[0] > 0:
            most, *rest = degrees
            degrees = sorted([x - 1 for x in rest[:most]] + rest[most:], reverse=True)
            steps += 1
        return steps

    def annihilation(self):
        degrees = sorted(self.degree)
        return max(k for k in range(self.order + 1) if sum(degrees[:k]) <= len(self.edges))

    def matrix(self, degrees, edges):
        return tuple(
            tuple(degrees * self.degree[u] if u == v else edges * (v in self.rows[u]) for v in self.v) for u in self.v)


@lru_cache(maxsize=8)
def characteristic(matrix):
    """The coefficients of det(x - M), from the constant one on: determinants by elimination in fractions at 0..n, and
    the polynomial through them (J. L. Lagrange)."""
    n = len(matrix)

    def determinant(x):
        rows = [[Fraction(int(i == j) * x - matrix[i][j]) for j in range(n)] for i in range(n)]
        result = Fraction(1)
        for i in range(n):
            pivot = next((r for r in range(i, n) if rows[r][i] != 0), None)
            if pivot is None:
                return Fraction(0)
            if pivot != i:
                rows[i], rows[pivot], result = rows[pivot], rows[i], -result
            result *= rows[i][i]
            for r in range(i + 1, n):
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
        return result

    total = [Fraction(0)] * (n + 1)
    for i in range(n + 1):
        basis, scale = [Fraction(1)], Fraction(1)
        for j in range(n + 1):
            if j != i:
                basis = [(basis[k - 1] if k > 0 else 0) - j * (basis[k] if k < len(basis) else 0)
                         for k in range(len(basis) + 1)]
                scale *= i - j
        value = determinant(i) / scale
        total = [a + value * b for a, b in zip(total, basis)]
    return total


def derivative(p):
    return [i * c for i, c in enumerate(p)][1:]


def remainder(a, b):
    a = list(a)
    while len(a) >= len(b):
        factor = a[-1] / b[-1]
        for i in range(1, len(b) + 1):
            a[-i] -= factor * b[-i]
        a.pop()
    while a and a[-1] == 0:
        a.pop()
    return a


def sturm(p):
    """The chain of C. Sturm (1829)."""
    chain = [p, derivative(p)]
    while True:
        rest = remainder(chain[-2], chain[-1])
        if not rest:
            return chain
        chain.append([-c for c in rest])


def at(p, x):
    result = Fraction(0)
    for c in reversed(p):
        result = result * x + c
    return result


def changes(signs):
    signs = [s for s in signs if s != 0]
    return sum(a * b < 0 for a, b in zip(signs, signs[1:]))


def distinct(p):
    return len(p) - 1 if len(p) < 2 else len(p) - len(sturm(p)[-1])


def above(p, x):
    """The roots above x with their multiplicities: those of p once, then those that p has in common with its derivative.
    Divided by its last member the chain has a sign at every x."""
    result = 0
    while len(p) > 1:
        chain = sturm(p)
        common = chain[-1]
        single = [divided(c, common) for c in chain]
        result += changes([at(c, x) for c in single]) - changes([c[-1] for c in single])
        p = common
    return result


def divided(a, b):
    a, quotient = list(a), []
    while len(a) >= len(b):
        factor = a[-1] / b[-1]
        quotient.append(factor)
        for i in range(1, len(b) + 1):
            a[-i] -= factor * b[-i]
        a.pop()
    return quotient[::-1]


def below(p, x):
    return above([c * (-1) ** i for i, c in enumerate(p)], -x)


WORDS = {
    "havel-hakimi-depth": Measured.havel_hakimi,
    "residue": lambda g: g.order - g.havel_hakimi(),
    "annihilation-number": Measured.annihilation,
    "average-degree": lambda g: Fraction(2 * len(g.edges), g.order),
    "average-eccentricity": lambda g: Fraction(sum(g.far), g.order),
    "wiener-index": lambda g: sum(g.d[u][v] for u, v in g.pairs),
    "average-distance": lambda g: Fraction(sum(g.d[u][v] for u, v in g.pairs), max(1, len(g.pairs))),
    "hyper-wiener-index": lambda g: sum(g.d[u][v] * (g.d[u][v] + 1) // 2 for u, v in g.pairs),
    "harary-index": lambda g: sum((Fraction(1, g.d[u][v]) for u, v in g.pairs), Fraction(0)),
    "proximity": lambda g: Fraction(min(g.sums), max(1, g.order - 1)),
    "remoteness": lambda g: Fraction(max(g.sums), max(1, g.order - 1)),
    "szeged-index": lambda g: sum(g.nearer(u, v) * g.nearer(v, u) for u, v in g.edges),
    "revised-szeged-index": lambda g: sum(
        (g.nearer(u, v) + Fraction(g.order - g.nearer(u, v) - g.nearer(v, u), 2))
        * (g.nearer(v, u) + Fraction(g.order - g.nearer(u, v) - g.nearer(v, u), 2)) for u, v in g.edges),
    "eccentric-connectivity-index": lambda g: sum(a * b for a, b in zip(g.degree, g.far)),
    "first-zagreb-index": lambda g: sum(a * a for a in g.degree),
    "second-zagreb-index": lambda g: g.over_edges(lambda a, b: a * b),
    "harmonic-index": lambda g: g.over_edges(lambda a, b: Fraction(2, a + b)),
    "randic-index": lambda g: g.over_edges(lambda a, b: 1 / sqrt(a * b)),
    "sum-connectivity-index": lambda g: g.over_edges(lambda a, b: 1 / sqrt(a + b)),
    "geometric-arithmetic-index": lambda g: g.over_edges(lambda a, b: 2 * sqrt(a * b) / (a + b)),
    "atom-bond-connectivity-index": lambda g: g.over_edges(lambda a, b: sqrt((a + b - 2) / (a * b))),
    "sombor-index": lambda g: g.over_edges(lambda a, b: sqrt(a * a + b * b)),
    "|centre|": lambda g: sum(x == min(g.far) for x in g.far),
    "|periphery|": lambda g: sum(x == max(g.far) for x in g.far),
    "|median|": lambda g: sum(x == min(g.sums) for x in g.sums),
    "|boundary|": lambda g: sum(
        any(u != v and all(g.d[u][w] <= g.d[u][v] for w in g.rows[v]) for u in g.v) for v in g.v),
    "distinct-eigenvalues": lambda g: distinct(characteristic(g.matrix(0, 1))),
    "distinct-laplacian-eigenvalues": lambda g: distinct(characteristic(g.matrix(1, -1))),
    "positive-eigenvalues": lambda g: above(characteristic(g.matrix(0, 1)), 0),
    "negative-eigenvalues": lambda g: below(characteristic(g.matrix(0, 1)), 0),
    "nullity": lambda g: next(i for i, c in enumerate(characteristic(g.matrix(0, 1))) if c != 0),
    "eigenvalues-above(average-degree)":
        lambda g: above(characteristic(g.matrix(0, 1)), Fraction(2 * len(g.edges), g.order)),
    "laplacian-eigenvalues-below(5 / 2)": lambda g: below(characteristic(g.matrix(1, -1)), Fraction(5, 2)),
    "signless-eigenvalues-above(order)": lambda g: above(characteristic(g.matrix(1, 1)), g.order),
}


def connected_graphs(count, order, seed):
    chance = random.Random(seed)
    while count > 0:
        density = chance.random()
        rows = [set() for _ in range(order)]
        for u, v in itertools.combinations(range(order), 2):
            if chance.random() < density:
                rows[u].add(v)
                rows[v].add(u)
        if all(d < inf for row in Measured(rows).d for d in row):
            print(write_graph6(rows))
            count -= 1


def near(text, value):
    """Whether the text is the value; a sum of roots comes near to a floating number."""
    if not isinstance(value, float):
        return text == str(value)
    return abs(number(text) - value) < 1e-9


def number(text):
    """A sum of terms such as `3/2`, `sqrt(2)` and `5/2 * sqrt(2)`."""
    total = 0.0
    for term in text.replace(" - ", " + -").split(" + "):
        factor, _, root = term.partition(" * ")
        if "sqrt" in factor:
            factor, root = ("-1" if factor.startswith("-") else "1"), factor.lstrip("-")
        total += float(Fraction(factor)) * (sqrt(int(root[len("sqrt(") : -1])) if root else 1)
    return total


def compare(lines):
    """Rows of `gamecert values`, with their head, against the values here; how many graphs there are."""
    next(lines)
    graphs = 0
    for line in lines:
        graphs += 1
        name, *found = line.rstrip("\n").split("\t")
        graph = Measured(read_graph6(name))
        for (word, value), text in zip(WORDS.items(), found, strict=True):
            if not near(text, value(graph)):
                print(f"{word} of {name}: expected {value(graph)}, found {text}")
    print(f"compared\t{graphs}")


def main():
    if sys.argv[1] == "graphs":
        connected_graphs(*map(int, sys.argv[2:5]))
    elif sys.argv[1] == "words":
        print(",".join(WORDS))
    else:
        compare(sys.stdin)


main()
