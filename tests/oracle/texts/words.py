"""Words of graphs and functions for the naive interpreter: each after its meaning in docs/LANGUAGE.md, in docs/GAMES.md
or in `gamecert list properties`; words that conjectures/words.txt defines are taken from their definitions there.

A function has the sorts of its arguments, the sort of its value, and what it gives, of a context and the arguments. A
context `c` has the graph `c.g` of the place and the board `c.board`.
"""

import os
import re
from functools import lru_cache

from boards import read_graph
from graphs import edge
from values import INFINITE, finite


def _between(graph, u, v):
    def far(a):
        return graph.steps({a}) if a in graph.vertices else {}

    there = far(u)
    return frozenset(
        w for w in there if v in there and v in far(w) and there[w] + far(w)[v] == there[v]
    )


def _edges_at(c, members, both):
    wanted = all if both else any
    return frozenset(p for p in c.g.pairs if wanted(x in members for x in p))


def _reach(c, start, inside):
    inside = inside & c.g.vertices
    return frozenset(c.g.steps(start & inside, lambda u, v: v in inside))


def _reach_along(c, start, pairs):
    allowed = (lambda u, v: (u, v) in pairs) if c.g.directed else (lambda u, v: edge(u, v) in pairs)
    return frozenset(c.g.steps(start & c.g.vertices, allowed))


def _corners(c, e):
    """Of a triangulation the third corners of its triangles at e; of points those of empty triangles."""
    board = c.board
    if e not in board.corners:
        if board.faces is not None:
            found = [w for face in board.faces if set(e) <= face for w in face - set(e)]
        else:
            found = [w for w in board.graph.vertices - set(e) if board.empty(e[0], e[1], w)]
        board.corners[e] = frozenset(found)
    return board.corners[e]


def _convex(c, e):
    """Whether e is the diagonal of a strictly convex quadrilateral of the triangulation of the board."""
    board = c.board
    tips = [w for face in board.triangulation for w in face - set(e) if set(e) <= face]
    return len(tips) == 2 and board.cross(e, edge(*tips))


def _sides(c, e, v):
    if v not in _corners(c, e):
        return frozenset()
    return frozenset((e, edge(e[0], v), edge(e[1], v)))


def _crossing(c, e):
    board = c.board
    if e not in board.crossing:
        found = [f for f in board.graph.pairs if board.points is not None and board.cross(e, f)]
        board.crossing[e] = frozenset(found)
    return board.crossing[e]


def _alike(graph, one, other):
    return any(frozenset(image.get(v, -1) for v in one) == other for image in graph.embeddings(graph, True))


def _before(c, v, order):
    return frozenset(order[: order.index(v)]) & c.g.vertices if v in c.g.vertices else frozenset()


def _degree(c, v, to, back):
    return len(c.g.neighbours(frozenset((v,)), to, back))


def _ones(n):
    return bin(n).count("1") if finite(n) and n > 0 else 0


def _bit(n, k):
    return n >> k & 1 if finite(n) and finite(k) and n >= 0 and k >= 0 else 0


def _lg(n, up):
    if n < 1:
        return -INFINITE
    return n if not finite(n) else (n - 1).bit_length() if up else n.bit_length() - 1


def _degree_sequence(graph, k):
    degrees = sorted((len(graph.both[v]) for v in graph.vertices), reverse=True)
    return INFINITE if k < 1 else -INFINITE if k > len(degrees) else degrees[k - 1]


V, VS, E, ES, W = "vertex", "vertices", "edge", "edges", "whole"
BOTH = {
    "bit": ((W, W), W, lambda c, n, k: _bit(n, k)),
    "ones": ((W,), W, lambda c, n: _ones(n)),
    "lg": ((W,), W, lambda c, n: _lg(n, False)),
    "lg-up": ((W,), W, lambda c, n: _lg(n, True)),
    "power-of-two": ((W,), "truth", lambda c, n: finite(n) and n > 0 and _ones(n) == 1),
    "before": ((V, "order"), VS, _before),
}
OF_GRAPHS = {
    "degree": ((V,), W, lambda c, v: len(c.g.both.get(v, ()))),
    "adjacent": ((V, V), "truth", lambda c, u, v: c.g.adjacent(u, v)),
    "distance": ((V, V), W, lambda c, u, v: c.g.steps({u}).get(v, INFINITE)),
    "eccentricity": (
        (V,),
        W,
        lambda c, v: max(c.g.steps({v}).get(u, INFINITE) for u in c.g.vertices) if v in c.g.vertices else INFINITE,
    ),
    "between": ((V, V), VS, lambda c, u, v: _between(c.g, u, v)),
    "alike": ((VS, VS), "truth", lambda c, s, t: _alike(c.g, s & c.g.vertices, t & c.g.vertices)),
    "N": ((VS,), VS, lambda c, s: c.g.neighbours(s)),
    "N[]": ((VS,), VS, lambda c, s: s | c.g.neighbours(s)),
    "E": ((VS,), ES, lambda c, s: _edges_at(c, s, False)),
    "E[]": ((VS,), ES, lambda c, s: _edges_at(c, s, True)),
    "ends": ((ES,), VS, lambda c, f: frozenset(x for p in f for x in p)),
    "degree-sequence": ((W,), W, lambda c, k: _degree_sequence(c.g, k)),
    "colourable": ((W,), "truth", lambda c, k: c.g.colourable(min(k, c.g.order()))),
}
OF_DIGRAPHS = {
    "tail": (("arc",), V, lambda c, a: a[0]),
    "head": (("arc",), V, lambda c, a: a[1]),
    "out-neighbours": ((VS,), VS, lambda c, s: c.g.neighbours(s, True, False)),
    "in-neighbours": ((VS,), VS, lambda c, s: c.g.neighbours(s, False, True)),
    "out-degree": ((V,), W, lambda c, v: _degree(c, v, True, False)),
    "in-degree": ((V,), W, lambda c, v: _degree(c, v, False, True)),
    "ends": (("arcs",), VS, lambda c, f: frozenset(x for p in f for x in p)),
}
OF_EITHER = {  # on `a graph or a digraph`: along arcs, of a graph along edges
    **{word: OF_GRAPHS[word] for word in ("distance", "eccentricity", "between", "alike")},
    **{word: OF_DIGRAPHS[word] for word in ("out-neighbours", "in-neighbours", "out-degree", "in-degree")},
    "N": OF_DIGRAPHS["out-neighbours"],
    "N[]": ((VS,), VS, lambda c, s: s | c.g.neighbours(s, True, False)),
    "degree": OF_DIGRAPHS["out-degree"],
    "adjacent": ((V, V), "truth", lambda c, u, v: v in c.g.to.get(u, ())),
}
OF_TRIANGLES = {
    "corners": ((E,), VS, _corners),
    "sides": ((E, V), ES, _sides),
    "crossing": ((E,), ES, _crossing),
}
OF_DRAWN = {"convex": ((E,), "truth", _convex)}
REACH = {VS: _reach, ES: _reach_along, "arcs": _reach_along}


def functions(board):
    """The functions of a board, by the word of its kind."""
    plain = {"digraph": OF_DIGRAPHS, "either": OF_EITHER}.get(board, OF_GRAPHS)
    triangles = {} if board in ("graph", "digraph", "either") else OF_TRIANGLES
    return {**BOTH, **plain, **triangles, **(OF_DRAWN if board in ("drawn", "triangulated points") else {})}


def _degrees(graph):
    return [len(graph.both[v]) for v in graph.vertices]


def _bipartite(graph):
    return graph.colourable(2)


# Words without arguments: whether digraphs have them, sort, value.
WORDS = {
    "order": (True, W, lambda g: g.order()),
    "size": (True, W, lambda g: len(g.pairs)),
    "components": (True, W, lambda g: len(g.components())),
    "connected": (True, "truth", lambda g: len(g.components()) == 1),
    "tree": (False, "truth", lambda g: len(g.components()) == 1 and len(g.pairs) == g.order() - 1),
    "bipartite": (False, "truth", _bipartite),
    "odd-type": (False, "truth", lambda g: (g.order() + len(g.pairs)) % 2 == 1),
    "even-type": (False, "truth", lambda g: (g.order() + len(g.pairs)) % 2 == 0),
    "all-even": (False, "truth", lambda g: all(d % 2 == 0 for d in _degrees(g))),
    "all-odd": (False, "truth", lambda g: all(d % 2 == 1 for d in _degrees(g))),
    "min-degree": (False, W, lambda g: min(_degrees(g), default=0)),
    "max-degree": (False, W, lambda g: max(_degrees(g), default=0)),
    "automorphisms": (False, W, lambda g: sum(1 for _ in g.embeddings(g, True))),
}


@lru_cache(maxsize=None)
def definitions():
    """The definitions of conjectures/words.txt as texts, by their words; those with parameters are left out."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../conjectures/words.txt")
    found, word, key = {}, "", ""
    for line in open(path, encoding="utf-8"):
        if line.startswith("  ") and key == "definition":
            if word in found:
                found[word] += " " + line.strip()
            continue
        key, _, rest = line.rstrip("\n").partition(" ")
        if key in ("property", "invariant", "fraction", "set"):
            word = rest
        if key == "definition" and re.fullmatch("[a-z-]+", word):
            found[word] = rest
    return found


def has_pattern(graph, word, text):
    pattern = read_graph(text).graph
    if word in ("contains", "free"):
        return any(True for _ in pattern.embeddings(graph, False)) == (word == "contains")
    if word == "induced-free":
        return not any(True for _ in pattern.embeddings(graph, True))
    return not graph.has_minor(pattern)
