"""Graphs and digraphs as the naive interpreter of texts of games has them: sets of neighbours.

A vertex is a number, an edge a pair with the lesser end first, an arc a pair from tail to head. Vertices keep their
names when others are deleted; new ones get new names.
"""

from itertools import combinations


def edge(u, v):
    return (min(u, v), max(u, v))


class Graph:
    def __init__(self, vertices, pairs, directed=False, fresh=None):
        self.directed = directed
        vertices = sorted(vertices)
        self.fresh = fresh if fresh is not None else len(vertices)  # the name of the next new vertex
        to, back = {v: set() for v in vertices}, {v: set() for v in vertices}
        for u, v in pairs:
            if u == v or u not in to or v not in to:
                continue
            to[u].add(v)
            back[v].add(u)
            if not directed:
                to[v].add(u)
                back[u].add(v)
        self.to = {v: frozenset(s) for v, s in to.items()}
        self.back = {v: frozenset(s) for v, s in back.items()}
        self.both = {v: self.to[v] | self.back[v] for v in vertices}
        self.vertices = frozenset(vertices)
        self.pairs = tuple(sorted((u, v) for u in vertices for v in to[u] if directed or u < v))
        self.pair_set = frozenset(self.pairs)
        self.parts = {}  # graphs made of this one, by what was done

    def order(self):
        return len(self.vertices)

    def adjacent(self, u, v):
        return v in self.both.get(u, ())

    def made(self, key, maker):
        if key not in self.parts:
            self.parts[key] = maker()
        return self.parts[key]

    def induced(self, kept):
        kept = self.vertices & kept
        return self.made(
            ("induced", kept), lambda: Graph(kept, self.pairs, self.directed, self.fresh)
        )

    def without(self, gone):
        return self.induced(self.vertices - gone)

    def without_edges(self, gone):
        return Graph(self.vertices, [p for p in self.pairs if p not in gone], self.directed, self.fresh)

    def joined(self, members):
        return Graph(
            self.vertices, list(self.pairs) + list(combinations(sorted(members), 2)), self.directed, self.fresh
        )

    def contracted(self, members):
        place = members & self.vertices
        if not place:
            return self
        name = self.fresh
        pairs = [tuple(name if x in place else x for x in p) for p in self.pairs]
        return Graph(self.vertices - place | {name}, pairs, self.directed, name + 1)

    def complement(self):
        return self._where(lambda u, v: not self.adjacent(u, v))

    def square(self):
        return self._where(lambda u, v: self.adjacent(u, v) or self.to[u] & self.to[v])

    def cone(self):
        name = self.fresh
        pairs = list(self.pairs) + [(v, name) for v in self.vertices]
        return Graph(self.vertices | {name}, pairs, False, name + 1)

    def line(self):
        named = {self.fresh + i: set(p) for i, p in enumerate(self.pairs)}
        pairs = [(a, b) for a, b in combinations(named, 2) if named[a] & named[b]]
        return Graph(named, pairs, False, self.fresh + len(named))

    def _where(self, joins):
        pairs = [(u, v) for u, v in combinations(sorted(self.vertices), 2) if joins(u, v)]
        return Graph(self.vertices, pairs, False, self.fresh)

    def neighbours(self, members, to=True, back=True):
        found = set()
        for v in members:
            if to:
                found |= self.to.get(v, frozenset())
            if back:
                found |= self.back.get(v, frozenset())
        return frozenset(found - members)

    def steps(self, start, allowed=lambda u, v: True, either_way=False):
        """The vertices to which paths lead from `start`, with the least number of steps."""
        far = {v: 0 for v in start if v in self.vertices}
        waiting = list(far)
        for u in waiting:
            for v in self.both[u] if either_way else self.to[u]:
                if v not in far and allowed(u, v):
                    far[v] = far[u] + 1
                    waiting.append(v)
        return far

    def components(self):
        rest, found = set(self.vertices), []
        while rest:
            part = frozenset(self.steps({min(rest)}, either_way=True))
            found.append(part)
            rest -= part
        return found

    def blocks(self):
        """Maximal sets that induce a connected graph which no vertex cuts."""

        def whole(members):
            parts = [members] + [members - {v} for v in members if len(members) > 1]
            return all(len(self.induced(p).components()) == 1 for p in parts)

        found = []
        for size in range(self.order(), 0, -1):
            for chosen in combinations(sorted(self.vertices), size):
                if not any(set(chosen) <= other for other in found) and whole(frozenset(chosen)):
                    found.append(frozenset(chosen))
        return found

    def embeddings(self, other, exactly):
        """The injective maps into another graph that keep edges, and non-edges too if `exactly`."""
        names = sorted(self.vertices)

        def extend(image):
            if len(image) == len(names):
                yield dict(image)
                return
            u = names[len(image)]
            for v in sorted(other.vertices):
                if v in image.values():
                    continue
                if all(self._fits(other, w, u, x, v, exactly) for w, x in image.items()):
                    image[u] = v
                    yield from extend(image)
                    del image[u]

        yield from extend({})

    def _fits(self, other, w, u, x, v, exactly):
        here = (u in self.to[w], w in self.to[u])
        there = (v in other.to[x], x in other.to[v])
        return here == there if exactly else all(b or not a for a, b in zip(here, there))

    def has_minor(self, pattern):
        if pattern.order() > self.order() or len(pattern.pairs) > len(self.pairs):
            return False
        if any(True for _ in pattern.embeddings(self, False)):
            return True
        return any(self.contracted(frozenset(p)).has_minor(pattern) for p in self.pairs)

    def colourable(self, k):
        names = sorted(self.vertices)

        def paint(colours):
            if len(colours) == len(names):
                return True
            v = names[len(colours)]
            for c in range(min(k, len(set(colours.values())) + 1)):
                if all(colours.get(u) != c for u in self.both[v]) and paint({**colours, v: c}):
                    return True
            return False

        return k >= 0 and paint({})
