"""Answers against play by brute force, written here, on graphs of NetworkX; attributes, labels, positions, certificates."""

import functools
import os
import re
import subprocess
import tempfile
import threading
import time
import unittest
import warnings
import xml.etree.ElementTree

import networkx
from networkx.generators.atlas import graph_atlas_g

import gamecert


def mex(numbers):
    least, numbers = 0, set(numbers)
    while least in numbers:
        least += 1
    return least


def node_kayles(graph):
    """The nimber: a move takes a vertex and its neighbours."""

    @functools.lru_cache(None)
    def value(left):
        return mex(value(left - {v} - set(graph[v])) for v in left)

    return value(frozenset(graph))


def winnable(graph, green):
    """ELLO: a move takes a green vertex and flips its neighbours."""

    @functools.lru_cache(None)
    def wins(left, lit):
        return not left or any(wins(left - {v}, (lit ^ frozenset(graph[v])) & (left - {v})) for v in lit)

    return wins(frozenset(graph), frozenset(green))


def small_graphs(order):
    return [graph for graph in graph_atlas_g() if 0 < len(graph) <= order]


class Brute(unittest.TestCase):
    def test_nimbers_of_node_kayles(self):
        for graph in small_graphs(6) + [networkx.petersen_graph(), networkx.star_graph(4), networkx.path_graph(9)]:
            answer = gamecert.solve('node-kayles', graph, nimber=True)
            self.assertEqual(answer.nimber, node_kayles(graph), answer.board)

    def test_winning_moves_of_node_kayles(self):
        for graph in small_graphs(5):
            moves = gamecert.solve('node-kayles', graph, moves=True).moves
            self.assertEqual(moves, [v for v in graph if not node_kayles(graph.subgraph(set(graph) - {v} - set(graph[v])))])

    def test_ello(self):
        for number, graph in enumerate(small_graphs(6)):
            green = [v for v in graph if (number * 7 + v * v) % 3]
            answer = gamecert.solve('ello', graph, green=green)
            self.assertEqual(answer.outcome == 'winnable', winnable(graph, green), answer.board)
            left, lit = set(graph), set(green)
            for move in answer.moves:  # a line of play wins by the rules
                self.assertIn(move, lit)
                left.remove(move)
                lit = (lit ^ set(graph[move])) & left
            self.assertEqual(answer.outcome == 'winnable', not left)

    def test_positions_are_played_as_the_rules_say(self):
        for graph in small_graphs(5):
            position = gamecert.Position('node-kayles', graph)
            self.assertEqual(position.moves, sorted(graph))
            for move in position.moves:
                after = position.play(move)
                left = graph.subgraph(set(graph) - {move} - set(graph[move]))
                self.assertEqual(after.moves, sorted(left))
                self.assertEqual(after.nimber, node_kayles(left))
                self.assertEqual(after.mover, 1)

    def test_moves_are_read_by_the_names_of_the_graph_alone(self):
        path = networkx.Graph([('2', '1'), ('1', '0'), ('0', '5')])
        self.assertEqual(gamecert.Position('node-kayles', path).play('0').moves, ['2'])
        edges = gamecert.Position('arc-kayles', networkx.Graph([('a', 'b'), ('b', 'c'), ('c', 'd')]))
        self.assertEqual(edges.play(('b', 'a')).moves, edges.play(['a', 'b']).moves)
        with self.assertRaises(gamecert.InputError):
            edges.play(('a', 'c'))

    def test_nothing_to_check_is_an_error(self):
        with self.assertRaises(gamecert.InputError):
            gamecert.check([])


class Boards(unittest.TestCase):
    def test_graphs_come_with_any_names(self):
        graph = networkx.relabel_nodes(networkx.cycle_graph(5), dict(enumerate('abcde')))
        answer = gamecert.solve('ello', graph, green=['a', 'b', 'c'])
        self.assertEqual(answer.board, 'Dhc green=0,1,2')
        self.assertTrue(set(answer.moves) <= set('abcde'))
        self.assertIn('>a<', answer._repr_svg_())

    def test_attributes_are_data_of_vertices_and_edges(self):
        graph = networkx.path_graph(5)
        for v in (0, 2, 4):
            graph.nodes[v]['green'] = True
        self.assertEqual(gamecert.solve('ello', graph).outcome, 'winnable')
        self.assertEqual(gamecert.solve('ello', graph).board, 'DhC green=0,2,4')
        self.assertEqual(gamecert.solve('ello', graph, green=[0]).board, 'DhC green=0')
        square = networkx.cycle_graph(4)
        square[0][1]['painted'] = 2
        self.assertEqual(gamecert.solve('capture', square).board.split()[1], 'painted=0-1:2')
        self.assertEqual(gamecert.solve('capture', square, painted={(2, 1): 1}).board.split()[1], 'painted=2-1:1')

    def test_data_under_other_names_are_never_ignored_in_silence(self):
        graph = networkx.path_graph(3)
        for game, of_edges, name, meant in [
                ('ello', False, 'color', 'green'), ('ello', False, 'Colour', 'green'), ('ello', False, 'Green', 'green'),
                ('ello', False, 'gren', 'green'), ('lights-out', False, 'colored', 'lit'), ('proper', False, 'colour', 'painted'),
                ('proper', False, 'paintd', 'painted'), ('capture', True, 'color', 'painted')]:
            for value in (True, 1, 'green', None):
                carrying = graph.copy()
                (carrying.edges[0, 1] if of_edges else carrying.nodes[0])[name] = value
                for ask in (gamecert.solve, gamecert.Position):
                    with self.assertRaises(gamecert.InputError) as raised:
                        ask(game, carrying)
                    self.assertIn(f"under '{meant}', as {game} has it, found '{name}'", str(raised.exception))
        for game, of_edges, name, given in [
                ('ello', False, 'pos', {}), ('ello', True, 'weight', {'green': [0]}), ('node-kayles', False, 'color', {}),
                ('node-kayles', True, 'weight', {}), ('capture', False, 'color', {}), ('ello', False, 7, {})]:
            carrying = graph.copy()
            (carrying.edges[0, 1] if of_edges else carrying.nodes[0])[name] = 1
            with self.assertWarnsRegex(gamecert.IgnoredData, f'^{game} ignores the data of .* under {name!r}; it reads'):
                gamecert.solve(game, carrying, **given)
        with warnings.catch_warnings():
            warnings.simplefilter('error')
            for carrying, given in [(networkx.path_graph(3), {}), (graph, {'green': [0]})]:
                gamecert.solve('ello', carrying, **given)
            carrying.nodes[0]['color'] = 'green'
            gamecert.solve('ello', carrying, green=[0])  # says it itself
            list(gamecert.values('order', [carrying]))  # which reads no data

    def test_data_that_are_no_truth_values_are_refused(self):
        for value in ('no', 2, -1, 0.5, [1]):
            graph = networkx.path_graph(3)
            graph.nodes[1]['green'] = value
            with self.assertRaisesRegex(gamecert.InputError, '^expected True or False as the data green of 1, found '):
                gamecert.solve('ello', graph)
        for value, board in [(False, 'Bg'), (0, 'Bg'), (None, 'Bg'), (1, 'Bg green=1'), (True, 'Bg green=1')]:
            graph.nodes[1]['green'] = value
            self.assertEqual(gamecert.solve('ello', graph).board, board)
        for values, message in [((1, 1, 2), 'expected different data order, found 1 at 0 and 1'), ((1, 'a', 2), 'expected numbers as')]:
            networkx.set_node_attributes(graph, dict(enumerate(values)), 'order')
            with self.assertRaisesRegex(gamecert.InputError, message):
                gamecert.solve('sequential', graph)

    def test_painted_vertices_and_orders(self):
        graph = networkx.path_graph(3)
        self.assertEqual(gamecert.solve('proper', graph, colours=2, painted={0: 1}).board, 'Bg painted=0:1')
        self.assertEqual(gamecert.solve('sequential', graph, order=[2, 0, 1]).board, 'Bg order=2,0,1')

    def test_digraphs(self):
        answer = gamecert.solve('blue-red', networkx.DiGraph([(0, 1), (1, 2)]))
        self.assertTrue(answer.board.startswith('&'))
        self.assertEqual(answer.outcome, gamecert.solve('blue-red', 'directed-path:3').outcome)

    def test_edges_are_pairs_of_names(self):
        graph = networkx.relabel_nodes(networkx.path_graph(4), dict(enumerate('wxyz')))
        self.assertEqual(set(gamecert.Position('arc-kayles', graph).moves), {('w', 'x'), ('x', 'y'), ('y', 'z')})
        painted = gamecert.Position('proper', graph, colours=2)
        self.assertIn(('w', 1), painted.moves)
        self.assertNotIn(('x', 1), painted.play(('w', 1)).moves)

    def test_graphs_go_out_as_they_came_in(self):
        for graph in small_graphs(5):
            board = gamecert.graph6(graph)
            self.assertEqual(board, networkx.to_graph6_bytes(graph, header=False).decode().strip())
            self.assertEqual(sorted(board.networkx().edges), sorted(graph.edges))
            self.assertEqual(sorted(board.networkx()), sorted(graph))

    def test_large_graphs(self):
        green = list(range(0, 300, 2))
        line = 'path:300 green=' + ','.join(map(str, green))
        answer = gamecert.solve('ello', networkx.path_graph(300), green=green)
        self.assertTrue(answer.board.startswith(':'))
        self.assertEqual(answer.outcome, gamecert.solve('ello', line).outcome)


def circles(svg):
    """By the label in it: the fill, whether it is dashed, how many there are."""
    root = xml.etree.ElementTree.fromstring(svg)
    found = {}
    name = '{http://www.w3.org/2000/svg}'
    for text in root.iter(name + 'text'):
        inside = [circle for circle in root.iter(name + 'circle')
                  if circle.get('cx') == text.get('x') and abs(float(circle.get('cy')) + 4 - float(text.get('y'))) < 0.5]
        if inside:
            found[text.text] = (inside[-1].get('fill'), inside[-1].get('stroke-dasharray') is not None, len(inside))
    return found


def widths(svg):
    return [line.get('stroke-width') for line in xml.etree.ElementTree.fromstring(svg).iter('{http://www.w3.org/2000/svg}line')]


class Pictures(unittest.TestCase):
    def test_a_position_shows_what_was_taken(self):
        path = networkx.Graph([('a', 'b'), ('b', 'c'), ('c', 'd'), ('d', 'e'), ('e', 'f')])
        position = gamecert.Position('node-kayles', path).play('a').play('f')
        self.assertEqual(circles(position._repr_svg_()), {
            'a': ('url(#red)', False, 1), 'f': ('url(#blue)', False, 1), 'b': ('#ffffff', True, 1), 'e': ('#ffffff', True, 1),
            'c': ('#ffffff', False, 1), 'd': ('#ffffff', False, 1)})
        table = re.search('<table>.*</table>', position._repr_html_())[0]
        self.assertEqual(re.findall('<td>(.*?)</td>', table), ['a, f', 'c, d'])
        answer = position.solve(moves=True)  # c takes d along, and the other way round
        self.assertEqual({name: count for name, (_, _, count) in circles(answer._repr_svg_()).items() if count > 1}, {'c': 2, 'd': 2})

    def test_winning_moves_are_marked_as_gamecert_draw_marks_them(self):
        for game, board, look in [('node-kayles', 'path:5', circles), ('node-kayles', 'petersen', circles), ('node-kayles', 'cycle:4', circles),
                                  ('arc-kayles', 'path:4', widths), ('arc-kayles', 'path:5', widths), ('arc-kayles', 'grid:2x3', widths)]:
            command = subprocess.run([os.environ['GAMECERT_BIN'] + '/gamecert', 'draw', game, board], capture_output=True, text=True, check=True)
            answer = gamecert.solve(game, board, moves=True)
            self.assertEqual(look(answer._repr_svg_()), look(command.stdout), (game, board))

    def test_a_line_of_play_is_numbered(self):
        answer = gamecert.solve('ello', 'path:3 green=0,1,2')
        texts = [text.text for text in xml.etree.ElementTree.fromstring(answer._repr_svg_()).iter('{http://www.w3.org/2000/svg}text')]
        self.assertEqual(sorted(texts[-6:]), ['0', '1', '1', '2', '2', '3'])
        self.assertEqual(answer._repr_svg_().count('class="note"'), 3)

    def test_every_game_is_drawn_all_the_way(self):
        drawn = set()
        for name in gamecert.games():
            for board in ('path:4', 'directed-path:4', 'heaps:3,2', 'polygon:5', 'points:0,0;4,0;4,3;0,3;2,1',
                          'points:0,0;4,0;4,3;0,3;2,1:0-1,1-2,2-3,0-3,0-4,1-4,2-4,3-4'):
                try:
                    position = gamecert.Position(name, board)
                except gamecert.InputError:
                    continue
                drawn.add(name)
                while position.moves:
                    position = position.play(position.moves[0])
                    xml.etree.ElementTree.fromstring(position._repr_svg_())
                    xml.etree.ElementTree.fromstring(position.solve()._repr_svg_())
        self.assertEqual(drawn, set(gamecert.games()))


class Errors(unittest.TestCase):
    def test_messages_are_those_of_the_program(self):
        for arguments, line in [(('ello', 'petersenn'), 'ello petersenn'), (('elo', 'path:3'), 'elo path:3'),
                                (('ello', 'path:3 green=7'), "ello 'path:3 green=7'")]:
            with self.assertRaises(gamecert.InputError) as caught:
                gamecert.solve(*arguments)
            command = subprocess.run(f'"$GAMECERT_BIN"/gamecert solve {line}', shell=True, capture_output=True, text=True)
            self.assertEqual(command.stderr.strip(), f'gamecert: {caught.exception}')
            self.assertIsInstance(caught.exception, ValueError)

    def test_what_is_no_graph(self):
        for board in (7, networkx.MultiGraph([(0, 1), (0, 1)]), [(0, 1)]):
            with self.assertRaises(gamecert.InputError):
                gamecert.solve('ello', board)
        with self.assertRaisesRegex(gamecert.InputError, 'expected two different vertices, found 0-0'):
            gamecert.solve('ello', networkx.Graph([(0, 0)]))
        with self.assertRaisesRegex(gamecert.InputError, "expected a vertex of the graph, found 'q'"):
            gamecert.solve('ello', networkx.Graph([('a', 'b')]), green=['q'])
        with self.assertRaisesRegex(gamecert.InputError, "did you mean 'green'"):
            gamecert.solve('ello', 'path:3', gren=[0])

    def test_limits_are_unknown(self):
        answer = gamecert.solve('node-kayles', 'grid:8x9', time_limit=0.05)
        self.assertEqual((answer.verdict, answer.outcome, answer.certificate), ('UNKNOWN', None, None))
        self.assertIn('time limit', answer.reason)

    def test_illegal_moves(self):
        with self.assertRaisesRegex(gamecert.InputError, 'expected a legal move, found 9'):
            gamecert.Position('node-kayles', 'path:3').play(9)


class Certificates(unittest.TestCase):
    def test_the_checker_accepts_and_rejects(self):
        for game, board in [('ello', 'petersen green=0,1,2'), ('node-kayles', 'cycle:7'), ('proper', 'path:4')]:
            answer = gamecert.solve(game, board)
            self.assertTrue(answer.certificate.check())
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, 'one.cert')
                answer.certificate.write(path)
                check = subprocess.run([os.environ['GAMECERT_BIN'] + '/gamecert-check', path], capture_output=True)
                self.assertEqual(check.returncode, 0)
                accepted = gamecert.check(path)
                self.assertTrue(accepted)
                self.assertEqual(accepted.accepted[0].claim, gamecert.check(answer.certificate).accepted[0].claim)
                self.assertEqual(gamecert.check(path, expect='OUTCOME X').verdict, 'REJECTED')
        false = gamecert.solve('node-kayles', 'path:2').certificate.replace('OUTCOME N', 'OUTCOME P')
        self.assertFalse(gamecert.check(false))
        self.assertRegex(gamecert.check(false).reason, r'^\d+: expected')

    def test_a_file_that_is_not_there(self):
        with self.assertRaises(gamecert.InputError):
            gamecert.check('/nonexistent/one.cert')


class Threads(unittest.TestCase):
    def test_python_goes_on_while_a_game_is_decided(self):
        count = 0
        done = threading.Event()

        def solve():
            gamecert.solve('node-kayles', 'grid:8x9', time_limit=0.5)
            done.set()

        thread = threading.Thread(target=solve)
        thread.start()
        while not done.is_set():
            count += 1
            time.sleep(0.001)
        thread.join()
        self.assertGreater(count, 20)

    def test_many_games_at_once(self):
        found = []
        threads = [threading.Thread(target=lambda n=n: found.append((n, gamecert.solve('node-kayles', f'path:{n}', nimber=True).nimber)))
                   for n in range(1, 21)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(found), [(n, node_kayles(networkx.path_graph(n))) for n in range(1, 21)])


if __name__ == '__main__':
    unittest.main()
