"""Sweeps, tables, values and filters against the command line, and against NetworkX."""

import json
import math
import os
import subprocess
import tempfile
import unittest

import networkx
from networkx.generators.atlas import graph_atlas_g

import gamecert


def command(*arguments):
    """The last line, or the object with --json."""
    result = subprocess.run([os.environ['GAMECERT_BIN'] + '/gamecert', *arguments], capture_output=True, text=True)
    assert result.returncode in (0, 1, 3), result.stderr
    last = result.stdout.strip().splitlines()[-1]
    return json.loads(last) if '--json' in arguments else last


class Sweeps(unittest.TestCase):
    def test_statements_are_those_of_the_command_line(self):
        for conjecture, orders, of, definition in [
                ('oddity -> odd-degenerate', (1, 7), 'connected', True), ('oddity -> tree', (1, 7), 'connected', False),
                ('planar -> chromatic-number <= 3', (1, 6), 'all', False), ('false -> tree', (2, 4), 'tree', False),
                ('max-degree <= 3', (1, 6), 'planar cubic', False)]:
            told = command('sweep', conjecture, '--order', '%d..%d' % orders, '--class', of, '--json',
                           *(['--definition'] if definition else []))
            answer = gamecert.sweep(conjecture, orders, of, definition=definition)
            self.assertEqual(answer.statement, told['answer'])
            self.assertEqual(answer.verdict, told['verdict'])
            self.assertEqual(list(answer.counterexamples), told['counterexamples'])
            self.assertEqual((answer.graphs, answer.instances), (told['graphs'], told['instances']))
            for certificate in answer.certificates:
                self.assertTrue(certificate.check())

    def test_all_counterexamples(self):
        told = command('sweep', 'bipartite', '--order', '1..5', '--all', '--json')
        answer = gamecert.sweep('bipartite', range(1, 6), all=True)
        self.assertEqual(list(answer.counterexamples), told['counterexamples'])
        expected = sum(1 for graph in graph_atlas_g() if 0 < len(graph) <= 5 and networkx.is_connected(graph)
                       and not networkx.is_bipartite(graph))
        self.assertEqual(len(answer.counterexamples), expected)

    def test_ledgers_are_those_of_the_command_line(self):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            answer = gamecert.sweep('oddity -> odd-degenerate', (1, 6), definition=True, certificates=one)
            said = command('sweep', 'oddity -> odd-degenerate', '--order', '1..6', '--definition', '--certificates', other)
            self.assertEqual('s ' + answer.statement, said)
            self.assertEqual(sorted(os.listdir(one)), sorted(os.listdir(other)))
            self.assertGreater(len(os.listdir(one)), 5)
            for name in os.listdir(one):
                with open(os.path.join(one, name)) as a, open(os.path.join(other, name)) as b:
                    self.assertEqual(a.read(), b.read())
            self.assertTrue(gamecert.check(one))
            self.assertEqual(gamecert.check(one).accepted, gamecert.check(other).accepted)

    def test_progress_is_told(self):
        told = []
        gamecert.sweep('max-degree <= 8', (1, 8), progress=told.append)
        orders = [event.order for event in told if isinstance(event, gamecert.Progress)]
        self.assertEqual(orders[-1], 8)
        self.assertEqual(orders, sorted(orders))
        self.assertEqual(told[-1].done, 11117)

    def test_an_exception_of_ours_ends_the_sweep(self):
        class Enough(Exception):
            pass

        def stop(_):
            raise Enough

        with self.assertRaises(Enough):
            gamecert.sweep('max-degree <= 12', (1, 10), progress=stop)
        self.assertEqual(gamecert.solve('node-kayles', 'path:3').outcome, 'N')  # nothing is left behind

    def test_what_is_no_conjecture(self):
        for arguments in [('odity -> tree', 5), ('tree', (5, 3)), ('tree', 5, 'nonsense'), ('order', 5), ('tree', range(0))]:
            with self.assertRaises(gamecert.InputError):
                gamecert.sweep(*arguments)


class Tables(unittest.TestCase):
    def test_cells_are_those_of_the_command_line(self):
        columns = 'count(tree),sum(size),min(girth),histogram(max-degree),argmax(spanning-trees)'
        told = command('table', columns, '--order', '1..6', '--by', 'bipartite', '--json')
        table = gamecert.table(columns, (1, 6), by='bipartite')
        self.assertEqual(table.header, told['header'])
        self.assertEqual(len(table), len(told['rows']))
        for row, expected in zip(table.rows, told['rows']):
            self.assertEqual(row[:5], expected[:5])
            self.assertEqual(row[5], math.inf if expected[5] == 'infinite' else expected[5])
            self.assertEqual(row[6], dict(map(tuple, expected[6])))
            self.assertEqual((row[7].value, list(row[7].graphs), row[7].others),
                             (expected[7]['value'], expected[7]['graphs'], expected[7]['others']))

    def test_counts_of_networkx(self):
        table = gamecert.table('count(bipartite),sum(size)', (1, 6), of='all')
        for row in table:
            all_of_order = [graph for graph in graph_atlas_g() if len(graph) == row['order']]
            self.assertEqual(row['graphs'], len(all_of_order))
            self.assertEqual(row['count(bipartite)'], sum(map(networkx.is_bipartite, all_of_order)))
            self.assertEqual(row['sum(size)'], sum(graph.size() for graph in all_of_order))


class Values(unittest.TestCase):
    def test_against_networkx(self):
        graphs = [graph for graph in graph_atlas_g() if len(graph) > 0 and networkx.is_connected(graph)]
        found = gamecert.values(['diameter', 'radius', 'planar', 'bipartite', 'size', 'max-degree'], graphs)
        seen = 0
        for graph, row in zip(graphs, found):
            seen += 1
            self.assertEqual(list(row.values()), [
                networkx.diameter(graph), networkx.radius(graph), networkx.check_planarity(graph)[0],
                networkx.is_bipartite(graph), graph.size(), max(dict(graph.degree).values())])
        self.assertEqual(seen, 996)

    def test_rows_come_as_graphs_do(self):
        def endless():
            n = 3
            while True:
                yield networkx.cycle_graph(n)
                n += 1

        found = gamecert.values('girth', endless())
        self.assertEqual([next(found)['girth'] for _ in range(20)], list(range(3, 23)))

    def test_filters_give_back_what_they_were_given(self):
        graphs = [graph for graph in graph_atlas_g() if len(graph) > 0]
        trees = list(gamecert.filter('tree', graphs))
        self.assertEqual([id(graph) for graph in trees], [id(graph) for graph in graphs if networkx.is_tree(graph)])
        others = list(gamecert.filter('tree', graphs, invert=True))
        self.assertEqual(len(trees) + len(others), len(graphs))

    def test_answers_belong_to_the_graphs_they_are_given_for(self):
        lines = [':Bc', 'C~', 'petersen', 'Bw\n', 'path:70', '>>graph6<<D?{', '&BP_', 'complete-bipartite:2,3', '?', 'A_\r\n', 'star:5',
                 'torus:3x4', 'edges:0-1,1-2', 'complement(petersen)', 'wheel:5+Bw']
        orders = [3, 4, 10, 3, None, 5, 3, 5, 0, 2, 6, 12, 3, 10, 9]  # values are known up to 64 vertices
        for turned in range(len(lines)):
            found = gamecert.values('order', lines[turned:] + lines[:turned])
            self.assertEqual([row['order'] for row in found], orders[turned:] + orders[:turned])

    def test_texts_that_are_not_one_graph_are_refused(self):
        for text in ('', '\n', ' ', '>>graph6<<', '>>graph6<<\n', 'A_\nBw', 'A_\nBw\n', 'Bw\n\n', 'c hi', 'c', 'p edge 3 0', ';Bw', '3 2', 'Bx', 7, None,
                     b'Bw'):
            self.assertRaises(gamecert.InputError, gamecert.value, 'order', text)
            for before in (0, 1, 40):
                for ask in (lambda graphs: gamecert.values('order', graphs), lambda graphs: gamecert.filter('bipartite', graphs)):
                    with self.assertRaisesRegex(gamecert.InputError, f'^graph {before + 1}[:,] '):
                        list(ask(before * ['Bw'] + [text, 'BW', 'C~']))

    def test_lines_of_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'graphs.g6')
            for text in ('Bw\n\nBW\nC~\n', '>>graph6<<Bw\nBW\nC~', '>>graph6<<\n\nBw\nBW\r\n \nC~\n\n'):
                with open(path, 'w', newline='') as file:
                    file.write(text)
                with open(path) as file:
                    self.assertEqual(list(gamecert.filter('tree', file)), ['BW\n'])
                with open(path) as file:
                    self.assertEqual([row['size'] for row in gamecert.values('size', file)], [3, 2, 6])
            with open(path, 'w') as file:
                file.write('Bw\n\nc hi\nC~\n')
            with open(path) as file, self.assertRaisesRegex(gamecert.InputError, '^line 3: '):
                list(gamecert.values('order', file))

    def test_a_newline_at_the_end_is_taken_everywhere(self):
        self.assertEqual(gamecert.solve('node-kayles', 'Bw\n'), gamecert.solve('node-kayles', 'Bw'))
        self.assertEqual((gamecert.graph6('Bw\n'), gamecert.Board('Bw\n').order), ('Bw', 3))
        for ask in (gamecert.graph6, gamecert.Board, lambda text: gamecert.solve('node-kayles', text)):
            with self.assertRaisesRegex(gamecert.InputError, '^expected a graph on one line, found '):
                ask('Bw\nBw')

    def test_what_is_not_known(self):
        with self.assertRaises(gamecert.LimitReached):
            list(gamecert.filter('planar', [networkx.path_graph(65)]))
        self.assertIsNone(gamecert.value('girth', networkx.path_graph(65)))
        with self.assertRaises(gamecert.InputError):
            list(gamecert.filter('order', ['petersen']))
        with self.assertRaisesRegex(gamecert.InputError, 'expected'):
            list(gamecert.values('girth', ['D?']))

    def test_the_domination_game_of_the_file_is_the_one_that_is_played(self):
        def moves(graph, dominated, dominator):
            """Left, both playing best."""
            counts = [1 + moves(graph, dominated | closed, not dominator) for v in graph
                      if not (closed := {v, *graph[v]}) <= dominated]
            return 0 if not counts else min(counts) if dominator else max(counts)

        with open(os.path.join(os.environ['GAMECERT_SOURCE'], 'examples', 'domination.words')) as file:
            words = file.read()
        graphs = [graph for graph in graph_atlas_g() if 0 < len(graph) <= 6]
        found = gamecert.values('game-domination,dominated-in-three', graphs, words=words)
        for graph, row in zip(graphs, found):
            expected = moves(graph, set(), True)
            self.assertEqual(row['game-domination'], expected if expected <= 5 else math.inf)
            self.assertEqual(row['dominated-in-three'], expected <= 3)

    def test_words_of_ones_own(self):
        words = 'property leafy\nmeaning has a leaf\ndefinition exists vertex v: degree(v) = 1\n'
        self.assertTrue(gamecert.value('leafy', 'path:4', words=words))
        self.assertEqual(gamecert.sweep('tree & order > 1 -> leafy', (1, 6), words=words).outcome, True)
        with self.assertRaises(gamecert.InputError):
            gamecert.value('leafy', 'path:4')


class Graphs(unittest.TestCase):
    def test_all_graphs(self):
        for order in range(1, 7):
            found = [board.networkx() for board in gamecert.graphs(order)]
            self.assertEqual(len(found), sum(1 for graph in graph_atlas_g() if len(graph) == order and networkx.is_connected(graph)))
        self.assertEqual(len(list(gamecert.graphs(6, of='planar cubic'))),
                         len([graph for graph in graph_atlas_g() if len(graph) == 6 and networkx.is_connected(graph)
                              and set(dict(graph.degree).values()) == {3} and networkx.check_planarity(graph)[0]]))


if __name__ == '__main__':
    unittest.main()
