"""All small boards for comparisons: one graph or digraph of each isomorphism class, some triangulations and points."""

from itertools import combinations, permutations

from boards import read_board

TRIANGULATIONS = (
    "convex:3: fan:2 fan:3 fan:4 zigzag:4 wheel:3 wheel:4 convex:6:0-2,2-4,0-4 convex:6:0-2,0-3,3-5 "
    "disc:3+1:0-1-3,1-2-3,2-0-3 points:0,0;6,0;1,5;2,2:0-1,1-2,0-2,0-3,1-3,2-3"
).split()
POINTS = "convex:3: convex:4: convex:5: points:0,0;6,0;1,5;2,2 points:0,0;7,0;8,6;1,5;3,2".split()
HEAPS = "heaps:1 heaps:2 heaps:3 heaps:4 heaps:2,2 heaps:1,3 heaps:6 heaps:2,3".split()
TRIANGULATED_POINTS = [t for t in TRIANGULATIONS if t.partition(":")[0] not in ("wheel", "disc")]


def _classes(order, pairs, least_first):
    """Sets of pairs, one of each class under renaming the vertices."""
    found, seen = [], set()
    renamings = list(permutations(range(order)))
    for bits in range(1 << len(pairs)):
        chosen = [p for i, p in enumerate(pairs) if bits >> i & 1]
        if frozenset(chosen) in seen:
            continue
        found.append(chosen)
        for new in renamings:
            images = [(new[u], new[v]) for u, v in chosen]
            seen.add(frozenset((min(p), max(p)) if least_first else p for p in images))
    return found


def labelled(word, order, pairs):
    """All graphs with some of these pairs."""
    subsets = [[p for i, p in enumerate(pairs) if bits >> i & 1] for bits in range(1 << len(pairs))]
    return [_line(word, order, chosen) for chosen in subsets]


def _line(word, order, pairs):
    return "%s:%d:%s" % (word, order, ",".join("%d-%d" % p for p in pairs))


def graphs(order):
    return [_line("edges", order, chosen) for chosen in _classes(order, list(combinations(range(order), 2)), True)]


def digraphs(order):
    return [_line("arcs", order, chosen) for chosen in _classes(order, list(permutations(range(order), 2)), False)]


def boards(kind, order):
    """Boards of the kind of a text: graphs to that order, digraphs to one less, others to one more."""
    listed = {
        "triangulation": TRIANGULATIONS,
        "drawn": TRIANGULATED_POINTS,
        "triangulated points": TRIANGULATED_POINTS,
        "points": POINTS,
        "heaps": HEAPS,
    }.get(kind)
    if listed:
        return [line for line in listed if read_board(line).graph.order() <= order + 1]
    found = []
    if kind in ("graph", "either"):
        found += [line for n in range(1, order + 1) for line in graphs(n)]
    if kind in ("digraph", "either"):
        found += [line for n in range(1, order) for line in digraphs(n)]
    return found


def attributes(game, board, chance):
    """A random line of attributes for a game on a board, with `chance` a random.Random; may be empty."""
    words = []
    graph = board.graph
    for name, item in game.names.items():
        if item.what != "given" or chance.random() < 0.25:
            continue
        if item.kind == "order":
            order = sorted(graph.vertices)
            chance.shuffle(order)
            words.append("%s=%s" % (item.outer, ",".join(map(str, order))))
            continue
        if item.kind == "roots":
            if not graph.directed:
                roots = [chance.choice(sorted(part)) for part in graph.components()]
                words.append("%s=%s" % (item.outer, ",".join(map(str, roots))))
            continue
        places = item.at if item.kind == "number" else item.kind
        members = sorted(graph.vertices) if places == "vertices" else list(graph.pairs)
        chosen = [m for m in members if chance.random() < 0.4]
        texts = [str(m) if places == "vertices" else "%d-%d" % m for m in chosen]
        if item.kind == "number":
            last = item.range[1][1] if item.range[1][0] == "number" else 2
            texts = ["%s:%d" % (t, chance.randint(1, last)) for t in texts]
        if texts:
            words.append("%s=%s" % (item.outer, ",".join(texts)))
    return " ".join(words)
