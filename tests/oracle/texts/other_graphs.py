"""Formulas of other graphs, as P(G - v), and patterns, as free(cycle:4): a part of Meanings."""

from values import converted
from words import has_pattern


class OtherGraphs:
    def of_at(self, tree, wanted):
        sort, value = self.meaning(tree[2])
        if sort not in ("truth", "whole"):
            self.fail("expected a truth value or a number of another graph, found " + sort)
        graph = self.changed(tree[1])

        def there(c):
            here = c.g
            c.g = graph(c)
            result = value(c)
            c.g = here
            return result

        return sort, there

    def changed(self, tree):
        if tree[0] == "G":
            return lambda c: c.g
        inner = self.changed(tree[1])
        if tree[0] in ("complement", "line", "square", "cone"):
            return lambda c: getattr(inner(c), tree[0])()
        sort, value = self.meaning(tree[2])
        if tree[0] == "G-" and sort in ("edge", "edges"):
            deleted = converted(sort, "edges", value)
            return lambda c: self.on(c, inner(c), lambda g: g.without_edges(deleted(c)))
        members = self.as_sort((sort, value), "vertices")
        changes = {"G-": "without", "G[]": "induced", "G+": "joined", "G/": "contracted"}
        if sort == "vertex" and tree[0] in ("G+", "G/"):
            self.fail("a lone vertex is neither joined nor contracted")
        return lambda c: self.on(c, inner(c), lambda g: getattr(g, changes[tree[0]])(members(c)))

    def on(self, c, graph, change):
        """A set behind a sign is of the graph to its left."""
        here, c.g = c.g, graph
        result = change(graph)
        c.g = here
        return result

    def of_pattern(self, tree, wanted):
        return "truth", lambda c: has_pattern(c.g, tree[1], tree[2])

