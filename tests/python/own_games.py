"""Games of one's own, which are texts: against their built-in twins, against play by brute force, and across processes."""

import functools
import os
import pickle
import subprocess
import sys
import tempfile
import unittest

import networkx

import gamecert

SOURCE = os.environ['GAMECERT_SOURCE']
KAYLES = '''game closed 1
> Take a vertex and its neighbours.
two players on a graph; who cannot move loses
position open: vertices
start open = V
move v in open
  open := open - N[v]
'''
PAIRING = '''game pairing 1
> Take a vertex that has a free neighbour.
two players on a graph; who cannot move loses
position open: vertices
start open = V
move v in open where N(v) meet open != {}
  open := open - v
'''
SHAPES = '''game shapes 1
two players on a graph; who cannot move loses
position open: vertices
position strings: edges
start open = V, strings = E
move take: set S in open where |S| = 2
  open := open - S
move cut: e in strings, k in 1..1
  strings := strings - e
'''


def pairing(graph):
    """The nimber, by brute force."""

    @functools.lru_cache(None)
    def value(left):
        options = {value(left - {v}) for v in left if left & set(graph[v])}
        return next(n for n in range(len(options) + 1) if n not in options)

    return value(frozenset(graph))


class OwnGames(unittest.TestCase):
    def test_nimbers_are_those_of_brute_force(self):
        game = gamecert.Game(PAIRING)
        self.assertEqual((game.name, game.prose), ('pairing', 'Take a vertex that has a free neighbour.'))
        for graph in gamecert.graphs((1, 5)):
            self.assertEqual(gamecert.solve(game, graph, nimber=True).nimber, pairing(graph.networkx()), graph)

    def test_answers_are_certified(self):
        game = gamecert.Game(PAIRING)
        answer = gamecert.solve(game, networkx.relabel_nodes(networkx.path_graph(3), dict(enumerate('abc'))), moves=True)
        self.assertEqual((answer.outcome, answer.moves), ('N', ['b']))
        self.assertEqual(repr(answer), '<pairing Bg: OUTCOME N>')
        check = gamecert.check(answer.certificate)
        self.assertTrue(check)
        self.assertIn(f'pairing@{game.sha256[:32]}', check.accepted[0].claim)
        self.assertFalse(gamecert.check(answer.certificate.replace('where ! same', 'where same')))

    def test_formulas_ask_it(self):
        gamecert.Game(KAYLES)
        answer = gamecert.sweep('nimber(closed) = nimber(node-kayles)', (1, 6))
        self.assertEqual((answer.verdict, answer.graphs), ('HOLDS', 143))

    def test_left_and_right_have_values(self):
        game = gamecert.Game.from_file(os.path.join(SOURCE, 'examples/games/col.game'))
        for order in range(1, 7):
            board = f'path:{order}'
            starts = [gamecert.solve(game, board, first=player).outcome for player in ('left', 'right')]
            outcome = {('left', 'left'): 'L', ('right', 'right'): 'R', ('left', 'right'): 'N', ('right', 'left'): 'P'}
            self.assertEqual(gamecert.solve(game, board).outcome, outcome[tuple(starts)])
            answer = gamecert.solve(game, board, value=True, certificate=True)
            self.assertEqual(answer.outcome, outcome[tuple(starts)])
            self.assertTrue(gamecert.check(answer.certificate))
            self.assertEqual(answer.statement, f'VALUE {answer.value}')
            self.assertTrue(gamecert.value(f'value(col) = "{answer.value}"', board))
            self.assertEqual(gamecert.value('mean(col)', board), answer.mean)
        self.assertIsNone(gamecert.solve(game, 'path:2').value)

    def test_positions_have_values_as_left_sees_them(self):
        game = gamecert.Game.from_file(os.path.join(SOURCE, 'examples/games/snort.game'))
        start = gamecert.Position(game, 'path:3')
        self.assertEqual((start.value, start.solve(value=True).outcome), ('+-2', 'N'))
        # Left holds the middle, then the ends are hers alone; of Right's move the same with the other sign.
        self.assertEqual(start.play(1).value, '2')
        self.assertEqual(start.play(1).solve(value=True).outcome, 'L')
        right = gamecert.Position(game, 'path:3', first='right')
        self.assertEqual((right.value, right.play(1).value), ('+-2', '-2'))
        # An end for each player: nobody may have the middle.
        self.assertEqual(start.play(0).play(2).value, '0')
        # Left has an end, and whose move it is does not matter: {1|-1} more for either.
        self.assertEqual(start.play(0).solve(value=True).mean, gamecert.Position(game, 'path:3').play(2).solve(value=True).mean)
        with self.assertRaises(gamecert.InputError):
            start.solve(value=True, misere=True)
        self.assertIsNone(gamecert.solve(game, 'path:2').left_stop)
        with self.assertRaisesRegex(gamecert.InputError, "expected first left.right.both, found 'middle'"):
            gamecert.solve(game, 'path:2', first='middle')
        with self.assertRaisesRegex(gamecert.InputError, 'it is for one player'):
            gamecert.solve('ello', 'path:2', value=True)

    def test_the_game_made_last_has_the_name(self):
        first = gamecert.Game(PAIRING)
        second = gamecert.Game(PAIRING.replace('open - v', 'open - N[v]'))
        self.assertEqual(gamecert.value('nimber(pairing)', 'path:4'), gamecert.solve(second, 'path:4', nimber=True).nimber)
        self.assertEqual(gamecert.solve(first, 'path:4', nimber=True).nimber, pairing(networkx.path_graph(4)))
        self.assertNotEqual(first, second)

    def test_a_built_in_name_is_that_of_the_built_in_rules(self):
        path = os.path.join(SOURCE, 'games', 'built_in', 'node-kayles.game')
        game = gamecert.Game.from_file(path)
        self.assertEqual(gamecert.solve(game, 'path:5').certificate, gamecert.solve('node-kayles', 'path:5').certificate)
        with self.assertRaisesRegex(gamecert.InputError, 'the built-in game node-kayles, or another name, found'):
            gamecert.Game(PAIRING.replace('pairing', 'node-kayles'))

    def test_moves_are_named_by_what_they_choose(self):
        game = gamecert.Game(SHAPES)
        position = gamecert.Position(game, networkx.Graph([('a', 'b'), ('b', 'c')]))
        self.assertEqual(set(position.moves), {frozenset('ab'), frozenset('ac'), frozenset('bc'), (('a', 'b'), 1), (('b', 'c'), 1)})
        after = position.play(frozenset('ac')).play((('b', 'c'), 1))
        self.assertEqual(after.moves, [(('a', 'b'), 1)])
        self.assertEqual(after.planes, {'open': [1], 'strings': [0]})
        self.assertIn('<svg', after._repr_svg_())

    def test_another_process_plays_it(self):
        answer = gamecert.solve(gamecert.Game(PAIRING), 'path:3')
        position = gamecert.Position(gamecert.Game(PAIRING), 'path:4').play(1)
        program = ('import pickle, sys\nanswer, position = pickle.load(sys.stdin.buffer)\n'
                   'print(bool(answer.certificate.check()), position.moves)')
        done = subprocess.run([sys.executable, '-c', program], input=pickle.dumps((answer, position)), capture_output=True)
        self.assertEqual(done.stdout, b'True [2, 3]\n', done.stderr)

    def test_messages_have_a_place(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'wrong.game')
            with open(path, 'w') as file:
                file.write(PAIRING.replace('open - v', 'opne - v'))
            with self.assertRaisesRegex(gamecert.InputError, r"wrong\.game:7:11: expected .*found 'opne'"):
                gamecert.Game.from_file(path)
        with self.assertRaisesRegex(gamecert.InputError, 'cannot read'):
            gamecert.Game.from_file('nowhere.game')
        with self.assertRaisesRegex(gamecert.InputError, 'expected a game as a text, found 7'):
            gamecert.solve(7, 'path:3')


if __name__ == '__main__':
    unittest.main()
