"""Run by SageMath's Python (sage.sh): its graphs, and its routines for them, are the other side."""

from sage.all import DiGraph, Graph, graphs  # type: ignore

import gamecert


nim = gamecert.Game('''game nim 1
> Take any number of tokens from one heap.
two players on a graph; who cannot move loses
given heap: 0..7 at vertices
position tokens: 0..7 at vertices
start tokens(v) = heap(v)
move v in V, k in 1..7 where k <= tokens(v)
  tokens(v) := tokens(v) - k
''')

# Nim: the nimber of a sum is the sum of nimbers, by the exclusive or of SageMath's integers.
from sage.rings.integer import Integer  # type: ignore  # noqa: E402

for heaps in [(1, 2, 3), (3, 4, 5), (2, 2), (1, 4, 4)]:
    total = Integer(0)
    for heap in heaps:
        total = total.__xor__(Integer(heap))
    board = gamecert.Board(f'edges:{len(heaps)}:')
    assert gamecert.solve(nim, board, nimber=True, heap=dict(enumerate(heaps))).nimber == total, heaps

seen = 0
for order in range(1, 7):
    for graph in graphs.nauty_geng(f'-c {order}'):
        seen += 1
        assert gamecert.graph6(graph) == graph.graph6_string()
        assert gamecert.Board(gamecert.graph6(graph)).sage() == graph
        row = next(gamecert.values('diameter,chromatic-number,planar,girth', [graph]))
        girth = graph.girth()
        assert row['diameter'] == graph.diameter() and row['chromatic-number'] == graph.chromatic_number()
        assert row['planar'] == graph.is_planar() and row['girth'] == (float('inf') if str(girth) == '+Infinity' else girth)
assert seen == 143, seen

petersen = graphs.PetersenGraph()
petersen.relabel({v: f'v{v}' for v in petersen})
answer = gamecert.solve('ello', petersen, green=['v0', 'v1', 'v2'])
assert answer.outcome == 'winnable' and set(answer.moves) == set(petersen) and '<svg' in answer._repr_html_()
assert answer.certificate.check()
assert gamecert.solve('blue-red', DiGraph({0: [1], 1: [2]})).outcome == gamecert.solve('blue-red', 'directed-path:3').outcome
assert [len(g) for g in gamecert.filter('bipartite', [Graph(graphs.CycleGraph(n)) for n in range(3, 8)])] == [4, 6]
print(f'{seen} graphs, Nim and ELLO agree')
