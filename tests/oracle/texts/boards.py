"""Boards of texts of games: graphs, digraphs, triangulations and points, with attributes behind them.

  path:5 cycle:4 complete:4 star:3 complete-bipartite:2,3 grid:2x3     graphs of families
  hypercube:3 spider:1,2,2 binary-tree:2 petersen heaps:3,4
  edges:0-1,1-2 edges:4:0-1 arcs:0-1 directed-path:3 directed-cycle:3   lists and paths of arcs
  Dhc &AO                                                               graph6 and digraph6, to order 62
  fan:3 zigzag:3 wheel:5 convex:6:0-2,2-4,0-4 disc:4+1:0-1-4,...        triangulations of a disc
  sets:0-1,1-2                                                          sets of points, with the attribute of that name
  points:0,0;4,0;0,4:0-1,0-2,1-2                                        points with coordinates and edges, or none
  A+B                                                                   disjoint unions of graphs
"""

import re
from itertools import combinations

from graphs import Graph, edge


class BoardError(Exception):
    pass


class Board:
    """A graph; `faces` are sets of three vertices, `points` coordinates, `drawn` the edges of the line of a board."""

    def __init__(self, graph, faces=None, points=None):
        self.graph = graph
        self.faces = faces
        self.points = points
        self.drawn = graph.pair_set
        self.triangulation = faces  # the faces of a drawn triangulation, also where all segments are edges
        self.attributes = {}
        self.corners, self.crossing = {}, {}  # of edges, as they are asked for

    def turn(self, a, b, c):
        """1 if a, b, c turn left, -1 if right, 0 if they lie on a line."""
        (ax, ay), (bx, by), (cx, cy) = (self.points[p] for p in (a, b, c))
        area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        return (area > 0) - (area < 0)

    def cross(self, e, f):
        """Whether two segments have a point inside of both in common."""
        (a, b), (c, d) = e, f
        return self.turn(a, b, c) * self.turn(a, b, d) < 0 and self.turn(c, d, a) * self.turn(c, d, b) < 0

    def empty(self, a, b, c):
        """Whether a, b, c make a triangle with no other point inside or on it."""
        side = self.turn(a, b, c)
        if side == 0:
            return False
        for p in self.graph.vertices - {a, b, c}:
            if -side not in (self.turn(a, b, p), self.turn(b, c, p), self.turn(c, a, p)):
                return False
        return True

    def triangles(self):
        return [
            frozenset(t)
            for t in combinations(sorted(self.graph.vertices), 3)
            if all(p in self.drawn for p in combinations(t, 2)) and self.empty(*t)
        ]

    def as_points(self):
        """This board with all segments as edges; `drawn` stays."""
        if self.points is None:
            raise BoardError("expected points with coordinates or in convex position")
        board = Board(Graph(self.graph.vertices, combinations(sorted(self.graph.vertices), 2)), None, self.points)
        board.drawn, board.triangulation = self.drawn, self.faces
        return board


def _pair(text, directed=False):
    found = re.fullmatch(r"(\d+)-(\d+)", text)
    if not found:
        raise BoardError("expected an edge, found '%s'" % text)
    u, v = int(found[1]), int(found[2])
    return (u, v) if directed else edge(u, v)


def _list(text, directed):
    first, colon, rest = text.partition(":")
    pairs = [_pair(p, directed) for p in (rest if colon else first).split(",") if p]
    order = int(first) if colon else max((max(p) for p in pairs), default=-1) + 1
    return Board(Graph(range(order), pairs, directed))


def _bits(letters):
    return [ord(c) - 63 >> k & 1 for c in letters for k in range(5, -1, -1)]


def _graph6(line):
    order, bits = ord(line[0]) - 63, _bits(line[1:])
    places = [(u, v) for v in range(order) for u in range(v)]
    if not 0 <= order < 63 or len(line) != 1 + (len(places) + 5) // 6:
        raise BoardError("expected a board, found '%s'" % line)
    return Board(Graph(range(order), [p for p, bit in zip(places, bits) if bit]))


def _digraph6(line):
    order, bits = ord(line[1]) - 63, _bits(line[2:])
    places = [(u, v) for u in range(order) for v in range(order)]
    return Board(Graph(range(order), [p for p, bit in zip(places, bits) if bit], True))


def _on_polygon(order, polygon, pairs):
    """Points on a parabola in the order of the polygon, with its sides and more edges."""
    points = {p: (x, x * x) for x, p in enumerate(polygon)}
    sides = [edge(p, q) for p, q in zip(polygon, polygon[1:] + polygon[:1]) if p != q]
    return _with_points(points, sides + pairs)


def _with_points(points, pairs):
    board = Board(Graph(range(len(points)), pairs), None, points)
    faces = board.triangles()
    # n points with h of them on the hull have 2n - h - 2 triangles and 3n - h - 3 edges.
    triangulated = pairs and len(faces) == len(board.graph.pairs) - len(points) + 1 and len(points) > 2
    board.faces = board.triangulation = faces if triangulated else None
    return board


def _with_faces(order, faces):
    faces = [frozenset(f) for f in faces]
    pairs = [edge(u, v) for f in faces for u, v in combinations(sorted(f), 2)]
    return Board(Graph(range(order), pairs), faces)


def _points(rest):
    places, _, pairs = rest.partition(":")
    points = {i: tuple(int(x) for x in p.split(",")) for i, p in enumerate(places.split(";"))}
    return _with_points(points, [_pair(p) for p in pairs.split(",") if p])


def _convex(rest):
    order, _, pairs = rest.partition(":")
    if ":" not in rest:
        raise BoardError("expected ':' behind the number of points")
    pairs = [_pair(p) for p in pairs.split(",") if p]
    board = _on_polygon(int(order), list(range(int(order))), pairs)
    if not pairs and int(order) > 3:
        bare = Board(Graph(range(int(order)), []), None, board.points)
        return bare
    return board


def _disc(rest):
    orders, _, faces = rest.partition(":")
    hull, _, inner = orders.partition("+")
    return _with_faces(int(hull) + int(inner or 0), [[int(v) for v in f.split("-")] for f in faces.split(",")])


def _grid(rest):
    m, n = (int(x) for x in rest.split("x"))
    cells = [(i, j) for i in range(m) for j in range(n)]
    pairs = [(i * n + j, i * n + j + 1) for i, j in cells if j + 1 < n]
    return Board(Graph(range(m * n), pairs + [(i * n + j, i * n + n + j) for i, j in cells if i + 1 < m]))


def _zigzag(t):
    order = t + 2
    polygon = list(range(0, order, 2)) + [p for p in range(order - 1, 0, -1) if p % 2]
    return _on_polygon(order, polygon, [(p, p + 1) for p in range(order - 1)])


def _pairs_of(order, joins):
    return Board(Graph(range(order), [p for p in combinations(range(order), 2) if joins(*p)]))


def _bipartite(rest):
    m, n = (int(x) for x in rest.split(","))
    return _pairs_of(m + n, lambda u, v: u < m <= v)


def _directed(n, closed):
    return Board(Graph(range(n), [(u, (u + 1) % n) for u in range(n if closed and n > 1 else n - 1)], True))


def _hypercube(n):
    return _pairs_of(1 << n, lambda u, v: bin(u ^ v).count("1") == 1)


def _spider(rest):
    pairs, order = [], 1
    for leg in rest.split(","):
        pairs += [(v - 1 if v > order else 0, v) for v in range(order, order + int(leg))]
        order += int(leg)
    return Board(Graph(range(order), pairs))


def _petersen():
    spokes = [(v, v + 5) for v in range(5)]
    rings = [p for v in range(5) for p in (edge(v, (v + 1) % 5), edge(5 + v, 5 + (v + 2) % 5))]
    return Board(Graph(range(10), spokes + rings))


def _sets(rest):
    """Sets of points, joined to them; the sets are the attribute `sets`."""
    given = re.match(r"(\d+):", rest)
    sets = [[int(point) for point in part.split("-")] for part in rest[given.end() if given else 0 :].split(",")]
    points = int(given[1]) if given else 1 + max(max(part) for part in sets)
    pairs = [(point, points + i) for i, part in enumerate(sets) for point in part]
    board = Board(Graph(range(points + len(sets)), pairs, False))
    board.attributes["sets"] = ",".join(str(points + i) for i in range(len(sets)))
    return board


def _heaps(rest):
    pairs, order = [], 0
    for pins in rest.split(","):
        pairs += [(v, v + 1) for v in range(order, order + int(pins) - 1)]
        order += int(pins)
    return Board(Graph(range(order), pairs))


FAMILIES = {
    "heaps": _heaps,
    "path": lambda rest: _pairs_of(int(rest), lambda u, v: v == u + 1),
    "cycle": lambda rest: _pairs_of(int(rest), lambda u, v: v - u in (1, int(rest) - 1)),
    "complete": lambda rest: _pairs_of(int(rest), lambda u, v: True),
    "star": lambda rest: _pairs_of(int(rest) + 1, lambda u, v: u == 0),
    "complete-bipartite": _bipartite,
    "grid": _grid,
    "hypercube": lambda rest: _hypercube(int(rest)),
    "spider": _spider,
    "binary-tree": lambda rest: _pairs_of((2 << int(rest)) - 1, lambda u, v: u == (v - 1) // 2),
    "edges": lambda rest: _list(rest, False),
    "arcs": lambda rest: _list(rest, True),
    "directed-path": lambda rest: _directed(int(rest), False),
    "directed-cycle": lambda rest: _directed(int(rest), True),
    "fan": lambda rest: _on_polygon(int(rest) + 2, list(range(int(rest) + 2)), [(0, p) for p in range(1, int(rest) + 2)]),
    "zigzag": lambda rest: _zigzag(int(rest)),
    "wheel": lambda rest: _with_faces(int(rest) + 1, [(p, (p + 1) % int(rest), int(rest)) for p in range(int(rest))]),
    "convex": _convex,
    "disc": _disc,
    "points": _points,
    "sets": _sets,
}


def read_graph(text):
    """A board without attributes."""
    found = re.match(r"([a-z]+(?:-[a-z]+)*):", text)
    if "+" in text and not text.startswith("disc:"):
        boards = [read_graph(part) for part in text.split("+")]
        pairs, order = [], 0
        for board in boards:
            pairs += [(u + order, v + order) for u, v in board.graph.pairs]
            order += board.graph.order()
        return Board(Graph(range(order), pairs, boards[0].graph.directed))
    if text == "petersen":
        return _petersen()
    try:
        if found and found[1] in FAMILIES:
            return FAMILIES[found[1]](text[found.end() :])
        return _digraph6(text) if text.startswith("&") else _graph6(text)
    except (ValueError, IndexError):
        raise BoardError("expected a board, found '%s'" % text) from None


def read_board(line):
    """A board and the words behind it, NAME=LIST, as texts."""
    words = line.split()
    board = read_graph(words[0])
    for word in words[1:]:
        name, equals, rest = word.partition("=")
        if not equals:
            raise BoardError("expected NAME=LIST, found '%s'" % word)
        board.attributes[name] = rest
    return board


def read_items(text, kind, board):
    """The members of a list: vertices (also 0-3), edges or arcs; with `:number` where the list has numbers.

    `kind` is vertices or edges. Gives pairs of a member and its number, None if it has none.
    """
    everything = sorted(board.graph.vertices) if kind == "vertices" else sorted(board.drawn)
    items = []
    for word in [w for w in text.split(",") if w]:
        member, colon, number = word.partition(":")
        number = int(number) if colon else None
        if member == "all":
            places = everything
        elif kind == "vertices":
            first, _, last = member.partition("-")
            places = range(int(first), int(last or first) + 1)
        else:
            places = [_pair(member)]
        for place in places:
            if place not in everything:
                raise BoardError("expected one of the %s of the board, found '%s'" % (kind, member))
            items.append((place, number))
    return items
