"""Numbers of graphs by their meanings in `gamecert list properties`, and graphs at random to ask them of.

  word_values.py names                     the words, as formulas, separated by commas
  word_values.py values <GRAPHS            a line a graph: graph6 and the values, separated by tabs
  word_values.py random SEED COUNT A B     COUNT graphs of orders A to B, graph6

Sets of vertices are bits of a number. Every word is found from its meaning by trying all sets, or all plays.
"""

import random
import sys
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, product


def read_graph6(line):
    codes = [ord(c) - 63 for c in line.strip()]
    bits = [code >> (5 - i) & 1 for code in codes[1:] for i in range(6)]
    rows, at = [0] * codes[0], 0
    for v in range(codes[0]):
        for u in range(v):
            if bits[at]:
                rows[u] |= 1 << v
                rows[v] |= 1 << u
            at += 1
    return rows


def write_graph6(rows):
    bits = [rows[u] >> v & 1 for v in range(len(rows)) for u in range(v)]
    bits += [0] * (-len(bits) % 6)
    codes = [len(rows)] + [int("".join(map(str, bits[i : i + 6])), 2) for i in range(0, len(bits), 6)]
    return "".join(chr(code + 63) for code in codes)


def members(bits):
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def number(bits):
    return bin(bits).count("1")


class Graph:
    def __init__(self, rows):
        self.n, self.rows, self.all = len(rows), rows, (1 << len(rows)) - 1
        self.edges = [(u, v) for v in range(self.n) for u in range(v) if rows[v] >> u & 1]
        self.around = [row | 1 << v for v, row in enumerate(rows)]
        self.union = [0] * (1 << self.n)  # closed neighbourhoods of sets
        for s in range(1, 1 << self.n):
            low = s & -s
            self.union[s] = self.union[s ^ low] | self.around[low.bit_length() - 1]

    def sets(self):
        return range(1 << self.n)

    def size(self, s):
        return sum(number(self.rows[v] & s) for v in members(s)) // 2

    def components(self, s):
        result = []
        while s:
            part, more = 0, s & -s
            while more:
                part |= more
                more = self.union[part] & s & ~part
            result.append(part)
            s &= ~part
        return result

    def connected(self, s):
        return len(self.components(s)) == 1

    def degree(self, s):
        return max((number(self.rows[v] & s) for v in members(s)), default=0)

    def forest(self, s):
        return self.size(s) == number(s) - len(self.components(s))

    def bipartite(self, s):
        for part in self.components(s):
            side, colour, todo = {}, 0, [next(members(part))]
            side[todo[0]] = 0
            while todo:
                v = todo.pop()
                for u in members(self.rows[v] & part):
                    if u not in side:
                        side[u] = 1 - side[v]
                        todo.append(u)
                    elif side[u] == side[v]:
                        return False
        return True

    def distances(self):
        result = []
        for v in range(self.n):
            row, reached, steps = {}, 1 << v, 0
            layer = reached
            while layer:
                for u in members(layer):
                    row[u] = steps
                layer = self.union[reached] & ~reached
                reached |= layer
                steps += 1
            result.append([row.get(u, -1) for u in range(self.n)])
        return result


# ---- Least and greatest sets

INFINITE, MINUS = "infinite", "-infinite"


def least(g, good, weight=number):
    return min((weight(s) for s in g.sets() if good(s)), default=INFINITE)


def greatest(g, good):
    return max((number(s) for s in g.sets() if good(s)), default=MINUS)


def induced(good):
    return lambda g: greatest(g, lambda s: good(g, s))


def tree(g, s):
    return g.connected(s) and g.forest(s)


def dominating(g, s):
    return g.union[s] == g.all


def independent(g, s):
    return g.size(s) == 0


def matched(g, s):
    """Whether s splits into pairs of neighbours."""
    if s == 0:
        return True
    v = next(members(s))
    rest = s & ~(1 << v)
    return any(matched(g, rest & ~(1 << u)) for u in members(g.rows[v] & rest))


def roman(g):
    best = 2 * g.n
    for two in g.sets():
        for one in (x for x in g.sets() if x & two == 0):
            zero = g.all & ~one & ~two
            if all(g.rows[v] & two for v in members(zero)):
                best = min(best, number(one) + 2 * number(two))
    return best


def k_dominating(k):
    return lambda g: least(g, lambda s: all(number(g.rows[v] & s) >= k for v in members(g.all & ~s)))


def private(g, s, v):
    return g.around[v] & ~g.union[s & ~(1 << v)]


def irredundant_sets(g):
    return {s for s in g.sets() if all(private(g, s, v) for v in members(s))}


def irredundance(g):
    sets = irredundant_sets(g)
    return min(number(s) for s in sets if not any(s & t == s and s != t for t in sets))


def max_leaves(g):
    """Over all spanning trees, made edge by edge."""
    best = MINUS

    def extend(parts, at, degrees):
        nonlocal best
        if len(parts) == 1:
            leaves = sum(d == 1 for d in degrees)
            best = leaves if best == MINUS else max(best, leaves)
            return
        if len(g.edges) - at < len(parts) - 1:
            return
        u, v = g.edges[at]
        of_u = next(p for p in parts if p >> u & 1)
        of_v = next(p for p in parts if p >> v & 1)
        if of_u != of_v:
            more = list(degrees)
            more[u] += 1
            more[v] += 1
            extend([p for p in parts if p not in (of_u, of_v)] + [of_u | of_v], at + 1, more)
        extend(parts, at + 1, degrees)

    extend([1 << v for v in range(g.n)], 0, [0] * g.n)
    return best


# ---- Forcing


def forces_all(g, blue, most=1):
    changed = True
    while changed:
        changed = False
        for v in members(blue):
            white = g.rows[v] & ~blue
            if 0 < number(white) <= most:
                blue |= white
                changed = True
    return blue == g.all


def forces_all_in_parts(g, blue):
    changed = True
    while changed:
        changed = False
        for part in g.components(g.all & ~blue):
            for v in members(blue):
                if not changed and number(g.rows[v] & part) == 1:
                    blue |= g.rows[v] & part
                    changed = True
    return blue == g.all


def skew_forces_all(g, blue):
    changed = True
    while changed:
        changed = False
        for row in g.rows:
            if number(row & ~blue) == 1:
                blue |= row
                changed = True
    return blue == g.all


def k_forcing(k):
    return lambda g: least(g, lambda s: forces_all(g, s, k))


def total_forcing(g):
    return least(g, lambda s: all(g.rows[v] & s for v in members(s)) and forces_all(g, s))


# ---- Fires and cops


def burning(g):
    fires, rounds = {0}, 0
    while g.all not in fires:
        fires = {g.union[s] | 1 << v for s in fires for v in range(g.n)}
        rounds += 1
    return rounds


def cops_win(g, k):
    """By the states (cops, robber, whose turn) from which the cops win, found from the last move back."""
    places = list(combinations_with_replacement(range(g.n), k))
    moves = {c: {tuple(sorted(d)) for d in product(*(list(members(g.around[v])) for v in c))} for c in places}
    caught = {(c, r) for c in places for r in c}  # the cops to move, or the robber to move
    cops_turn, robbers_turn = set(caught), set(caught)
    changed = True
    while changed:
        changed = False
        for c in places:
            for r in range(g.n):
                if (c, r) not in robbers_turn and all((c, s) in cops_turn for s in members(g.around[r])):
                    robbers_turn.add((c, r))
                    changed = True
                if (c, r) not in cops_turn and any((d, r) in robbers_turn for d in moves[c]):
                    cops_turn.add((c, r))
                    changed = True
    return any(all((c, r) in cops_turn for r in range(g.n)) for c in places)


def cops(g):
    return next(k for k in range(1, g.n + 1) if cops_win(g, k))


def metric_dimension(g):
    far = g.distances()
    return least(g, lambda s: len({tuple(far[v][w] for w in members(s)) for v in range(g.n)}) == g.n)


# ---- Matchings


def matchings_of(g):
    """As sets of edges, each with the vertices that it has."""
    found = [((), 0)]
    for u, v in g.edges:
        ends = 1 << u | 1 << v
        found += [(edges + ((u, v),), s | ends) for edges, s in found if s & ends == 0]
    return found


def edge_domination(g):
    fine = (len(f) for f, s in matchings_of(g) if all(s >> u & 1 or s >> v & 1 for u, v in g.edges))
    return min(fine)


def induced_matching(g):
    return max(len(f) for f, s in matchings_of(g) if g.size(s) == len(f))


# ---- Counts, colours, fractions


def matchings(g):
    @lru_cache(None)
    def count(left, at):
        if at == len(g.edges):
            return 1
        u, v = g.edges[at]
        result = count(left, at + 1)
        if left >> u & 1 and left >> v & 1:
            result += count(left & ~(1 << u) & ~(1 << v), at + 1)
        return result

    return count(g.all, 0)


def least_parts(g, good):
    """The least number of sets, each of which is good, that have all vertices."""
    fine = [s for s in g.sets() if good(s)]

    @lru_cache(None)
    def parts(left):
        if left == 0:
            return 0
        low = left & -left
        return 1 + min(parts(left & ~s) for s in fine if s & low and s & ~left == 0)

    return parts(g.all)


def toughness(g):
    found = [(s, len(g.components(g.all & ~s))) for s in g.sets()]
    return min((Fraction(number(s), parts) for s, parts in found if parts > 1), default=INFINITE)


def clique(g, s):
    return all(s & ~g.around[v] == 0 for v in members(s))


WORDS = {
    "largest-induced-forest": induced(Graph.forest),
    "largest-induced-tree": induced(tree),
    "largest-induced-bipartite-subgraph": induced(Graph.bipartite),
    "largest-induced-path": induced(lambda g, s: tree(g, s) and g.degree(s) <= 2),
    "largest-induced-linear-forest": induced(lambda g, s: g.forest(s) and g.degree(s) <= 2),
    "largest-induced-star": induced(lambda g, s: tree(g, s) and any(s & ~g.around[v] == 0 for v in members(s))),
    "max-leaf-number": max_leaves,
    "connected-domination-number": lambda g: least(g, lambda s: dominating(g, s) and g.connected(s)),
    "total-domination-number": lambda g: least(g, lambda s: all(row & s for row in g.rows)),
    "paired-domination-number": lambda g: least(g, lambda s: dominating(g, s) and matched(g, s)),
    "independent-domination-number": lambda g: least(g, lambda s: dominating(g, s) and independent(g, s)),
    "upper-domination-number": lambda g: greatest(
        g, lambda s: dominating(g, s) and not any(dominating(g, s & ~(1 << v)) for v in members(s))
    ),
    "roman-domination-number": roman,
    "two-domination-number": k_dominating(2),
    "k-domination-number(3)": k_dominating(3),
    "double-domination-number": lambda g: least(g, lambda s: all(number(near & s) >= 2 for near in g.around)),
    "edge-domination-number": edge_domination,
    "induced-matching-number": induced_matching,
    "irredundance-number": irredundance,
    "upper-irredundance-number": lambda g: max(map(number, irredundant_sets(g))),
    "zero-forcing-number": k_forcing(1),
    "positive-semidefinite-zero-forcing-number": lambda g: least(g, lambda s: forces_all_in_parts(g, s)),
    "power-domination-number": lambda g: least(g, lambda s: forces_all(g, g.union[s])),
    "connected-forcing-number": lambda g: least(g, lambda s: g.connected(s) and forces_all(g, s)),
    "total-forcing-number": total_forcing,
    "skew-zero-forcing-number": lambda g: least(g, lambda s: skew_forces_all(g, s)),
    "k-forcing-number(2)": k_forcing(2),
    "burning-number": burning,
    "cop-number": cops,
    "metric-dimension": metric_dimension,
    "local-independence-number": lambda g: max(
        number(s) for v in range(g.n) for s in g.sets() if s & ~g.rows[v] == 0 and independent(g, s)
    ),
    "independent-sets": lambda g: sum(independent(g, s) for s in g.sets()),
    "dominating-sets": lambda g: sum(dominating(g, s) for s in g.sets()),
    "cliques": lambda g: sum(clique(g, s) for s in g.sets()),
    "matchings": matchings,
    "clique-cover-number": lambda g: least_parts(g, lambda s: clique(g, s)),
    "vertex-arboricity": lambda g: least_parts(g, g.forest),
    "toughness": toughness,
}
DEAR = {"max-leaf-number": 7, "roman-domination-number": 8}  # asked to that order


def print_random(seed, count, first, last):
    choice = random.Random(seed)
    for _ in range(count):
        n, density = choice.randint(first, last), choice.choice((0.2, 0.35, 0.5, 0.7))
        rows = [0] * n
        for v in range(n):
            for u in range(v):
                if choice.random() < density:
                    rows[u] |= 1 << v
                    rows[v] |= 1 << u
        print(write_graph6(rows))


def main(arguments):
    if arguments == ["names"]:
        print(",".join(WORDS))
    elif arguments[:1] == ["random"]:
        print_random(*map(int, arguments[1:]))
    else:
        for line in sys.stdin:
            g = Graph(read_graph6(line))
            values = [str(word(g)) if g.n <= DEAR.get(name, g.n) else "-" for name, word in WORDS.items()]
            print(line.strip(), *values, sep="\t")


if __name__ == "__main__":
    main(sys.argv[1:])
