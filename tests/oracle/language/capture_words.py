"""The words of the paper on vertex capturing, from its definitions: splittable, foldable, core and core-order.

  capture_words.py words       the words, with commas between them
  capture_words.py extended    each graph read, and those that have one vertex more
  capture_words.py compare     each value in the rows of `gamecert values` that is another one here; how many graphs
"""

import sys
from itertools import combinations, permutations

from word_values import members, read_graph6, write_graph6


def edges_of(rows):
    return {frozenset((u, v)) for v, row in enumerate(rows) for u in members(row)}


def own_inverses(vertices):
    """All bijections g with g(g(v)) = v, as dictionaries."""
    if not vertices:
        yield {}
        return
    first, *others = vertices
    for g in own_inverses(others):
        yield {first: first, **g}
    for i, other in enumerate(others):
        for g in own_inverses(others[:i] + others[i + 1 :]):
            yield {first: other, other: first, **g}


def splittable(rows):
    """Section 3.1: g takes a half of the edges to the other half."""
    edges = edges_of(rows)
    for g in own_inverses(range(len(rows))):
        image = {edge: frozenset(g[v] for v in edge) for edge in edges}
        half, other = set(), set()
        for edge in edges:
            if edge not in other:
                half.add(edge)
                other.add(image[edge])
        if not half & other and half | other == edges:
            return "true"
    return "false"


def folds(rows, us, vs):
    """Section 3.2, of two ordered parts."""
    for i, (u, v) in enumerate(zip(us, vs)):
        if rows[u] >> v & 1:
            return False
        for j in range(i):
            if (rows[u] >> us[j] & 1) != (rows[v] >> vs[j] & 1) or (rows[u] >> vs[j] & 1) != (rows[us[j]] >> v & 1):
                return False
    return True


def foldable(rows):
    everything = range(len(rows))
    if len(rows) % 2 != 0:
        return "false"
    for us in combinations(everything, len(rows) // 2):
        for vs in permutations([v for v in everything if v not in us]):
            if folds(rows, us, vs):
                return "true"
    return "false"


def pending_paths(rows, left):
    """Of the graph on `left`: pairs of the vertex at which a path hangs, and the vertices of the path; from leaves inwards."""
    for leaf in left:
        path, at = [leaf], leaf
        if len(set(members(rows[leaf])) & left) != 1:
            continue
        while True:
            (vertex,) = (set(members(rows[at])) & left).difference(path)
            yield vertex, frozenset(path)
            if len(set(members(rows[vertex])) & left) != 2:
                break
            path.append(vertex)
            at = vertex


def contractions(rows, left):
    """What is left of `left` after one contraction as in Lemma 6.4."""
    hanging = list(pending_paths(rows, left))
    for (u, one), (v, other) in combinations(hanging, 2):
        p, q = len(one), len(other)
        lengths = p == q == 1 or min(p, q) >= 2 and p % 2 == q % 2 == 0 or min(p, q) >= 3 and p % 2 == q % 2 == 1
        if u == v and not one & other and lengths:
            yield left - one - other


def core(rows):
    return "false" if list(contractions(rows, frozenset(range(len(rows))))) else "true"


def core_order(rows):
    """By all orders in which one can contract."""
    reached = {frozenset(range(len(rows)))}
    orders = []
    while reached:
        orders += [len(left) for left in reached if next(contractions(rows, left), None) is None]
        reached = {after for left in reached for after in contractions(rows, left)}
    return str(min(orders))


WORDS = {"splittable": splittable, "foldable": foldable, "core": core, "core-order": core_order}


def extended(lines):
    for line in lines:
        rows = read_graph6(line)
        print(write_graph6(rows))
        for near in range(1 << len(rows)):
            print(write_graph6([row | (near >> v & 1) << len(rows) for v, row in enumerate(rows)] + [near]))


def compare(lines):
    next(lines)
    graphs = 0
    for line in lines:
        graphs += 1
        name, *found = line.rstrip("\n").split("\t")
        rows = read_graph6(name)
        for (word, value), text in zip(WORDS.items(), found, strict=True):
            if text != value(rows):
                print(f"{word} of {name}: expected {value(rows)}, found {text}")
    print(f"compared\t{graphs}")


if __name__ == "__main__":
    if sys.argv[1:] == ["words"]:
        print(",".join(WORDS))
    elif sys.argv[1:] == ["extended"]:
        extended(sys.stdin)
    else:
        compare(sys.stdin)
