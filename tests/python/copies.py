"""Answers are values: equal if they say the same, hashed, copied, pickled, and shown in a line."""

import copy
import pickle
import unittest

import networkx

import gamecert

TAKING = gamecert.Game('''game taking 1
> Take a vertex.
two players on a graph; who cannot move loses
position still: vertices
start still = V
move v in still
  still := still - v
''')


def named():
    return networkx.relabel_nodes(networkx.path_graph(4), dict(enumerate('abcd')))


MAKE = {
    'Answer': lambda: gamecert.solve('node-kayles', named(), moves=True),
    'Answer of a position': lambda: gamecert.Position('node-kayles', named()).play('a').solve(),
    'Position': lambda: gamecert.Position('node-kayles', named()).play('a'),
    'SweepAnswer': lambda: gamecert.sweep('tree', (1, 4)),
    'Table': lambda: gamecert.table('histogram(size),argmax(size)', (1, 4)),
    'LemmaAnswer': lambda: gamecert.lemma('lem-7.6', order=(1, 5)),
    'ReductionAnswer': lambda: gamecert.reduction('col.prop-1', parameters={'k': 3}),
    'Check': lambda: gamecert.check(gamecert.solve('node-kayles', 'path:3').certificate),
    'Game': lambda: gamecert.Game(TAKING.text),
    'Answer of a game of one\'s own': lambda: gamecert.solve(TAKING, named(), moves=True),
    'Position of a game of one\'s own': lambda: gamecert.Position(TAKING, named()).play('a'),
    'Certificate': lambda: gamecert.solve('node-kayles', 'path:3').certificate,
    'Board': lambda: gamecert.graph6(networkx.path_graph(3)),
}
OTHERS = [gamecert.solve('node-kayles', 'path:4'), gamecert.solve('node-kayles', named(), nimber=True), gamecert.sweep('tree', (1, 2)),
          gamecert.table('histogram(size)', (1, 4)), gamecert.Position('node-kayles', named())]


class Copies(unittest.TestCase):
    def test_answers_are_values(self):
        for name, make in MAKE.items():
            with self.subTest(name):
                value = make()
                for other in [make(), copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))]:
                    self.assertEqual(other, value)
                    self.assertIs(type(other), type(value))
                    self.assertEqual(hash(other), hash(value))
                    self.assertEqual(repr(other), repr(value))
                    self.assertEqual(vars(other).keys() if hasattr(other, '__dict__') else None,
                                     vars(value).keys() if hasattr(value, '__dict__') else None)
                for other in [*OTHERS, 7, None, 'text']:
                    self.assertNotEqual(value, other)

    def test_a_pickled_answer_still_has_its_certificate(self):
        answer = pickle.loads(pickle.dumps(gamecert.solve('node-kayles', named())))
        self.assertTrue(answer.certificate.check())
        self.assertEqual(pickle.loads(pickle.dumps(answer)).certificate, answer.certificate)
        self.assertEqual(list(pickle.loads(pickle.dumps(answer)).certificate.labels), list('abcd'))

    def test_a_pickled_position_is_played_on(self):
        position = pickle.loads(pickle.dumps(gamecert.Position('node-kayles', named()).play('a')))
        self.assertEqual((position.moves, position.mover, position.history), (['c', 'd'], 1, ('a',)))

    def test_a_sweep_under_way_is_not_copied(self):
        with gamecert.Sweep('tree', (1, 3)) as sweep:
            with self.assertRaisesRegex(TypeError, 'its result can'):
                pickle.dumps(sweep)

    def test_a_repr_is_short(self):
        self.assertEqual(repr(gamecert.lemma('lem-7.6', order=(1, 5))), '<lem-7.6: PROVED>')
        self.assertEqual(repr(gamecert.sweep('tree', (1, 4))), '<tree: FAILS Bw>')
        self.assertLess(len(repr(gamecert.solve('ello', networkx.path_graph(300), green=range(0, 300, 2)))), 100)
        self.assertLess(len(repr(gamecert.Position('ello', networkx.path_graph(300)))), 100)


if __name__ == '__main__':
    unittest.main()
