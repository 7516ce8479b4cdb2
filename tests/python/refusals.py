"""What is malformed is refused with the program's words: what, expected, found; and limits as on the command line."""

import os
import subprocess
import unittest

import networkx

import gamecert

NAN = float('nan')


def refusal(function, *arguments, **named):
    """The message of the InputError that this raises."""
    try:
        result = function(*arguments, **named)
        if hasattr(result, '__next__'):
            list(result)
    except gamecert.InputError as error:
        return str(error)
    raise AssertionError(f'{function.__name__} took {arguments} {named}')


class Refusals(unittest.TestCase):
    def test_limits_of_time(self):
        calls = [lambda **limit: gamecert.solve('node-kayles', 'path:3', **limit),
                 lambda **limit: gamecert.Position('node-kayles', 'path:3').solve(**limit),
                 lambda **limit: gamecert.sweep('tree', 3, **limit), lambda **limit: gamecert.table('count(tree)', 3, **limit),
                 lambda **limit: list(gamecert.values('order', ['path:3'], **limit)),
                 lambda **limit: gamecert.value('order', 'path:3', **limit),
                 lambda **limit: list(gamecert.filter('tree', ['path:3'], **limit)),
                 lambda **limit: gamecert.lemma('lem-7.6', **limit), lambda **limit: gamecert.reduction('col.prop-1', **limit),
                 lambda **limit: gamecert.check('gamecert 1\n', **limit)]
        for call in calls:
            for limit in (0, -1, NAN, 1e10, '3', True, [1], 10**400):
                self.assertRegex(refusal(call, time_limit=limit), r'^expected time_limit, seconds above 0 .*, found ')
            call(time_limit=10**9)

    def test_what_the_command_line_refuses(self):
        program = os.environ['GAMECERT_BIN'] + '/gamecert'
        for option, limits in [('--time-limit', (0, -1, NAN, 1e10)), ('--memory-limit', (0, -1, 1.5, 2**31, 'x', None))]:
            for limit in limits:
                command = subprocess.run([program, 'solve', 'node-kayles', 'path:3', option, str(limit)], capture_output=True)
                self.assertEqual(command.returncode, 2, limit)
        for limit in limits:
            self.assertIn('memory_limit in MB, a whole number from 1', refusal(gamecert.solve, 'node-kayles', 'path:3', memory_limit=limit))
        self.assertIn('from 64 to', refusal(gamecert.check, 'gamecert 1\n', memory_limit=63))

    def test_what_is_no_text(self):
        for function, arguments in [
                (gamecert.solve, (3, 'path:3')), (gamecert.sweep, (3, 4)), (gamecert.sweep, ('tree', 3, 4)), (gamecert.table, (3, 4)),
                (gamecert.values, ([3], ['path:3'])), (gamecert.value, (3, 'path:3')), (gamecert.filter, (3, ['path:3'])),
                (gamecert.graphs, (3, 4)), (gamecert.reduction, ('col.prop-1', 3))]:
            self.assertRegex(refusal(function, *arguments), r'^expected .* as a text, found [34]$')
        self.assertIn('as a text, found 3', refusal(gamecert.solve, 'ello', 'path:3', engine=3))
        self.assertIn('in characters of Unicode', refusal(gamecert.solve, 'ello', '\udc80'))
        self.assertIn('as a path, found 3', refusal(gamecert.lemma, 3))
        self.assertIn("expected nimber, True or False, found 'yes'", refusal(gamecert.solve, 'ello', 'path:3', nimber='yes'))

    def test_numbers_are_not_rounded(self):
        path = networkx.path_graph(3)
        for value in (1.7, '1', True, -1, None, 2**40):
            self.assertRegex(refusal(gamecert.solve, 'proper', path, colours=2, painted={0: value}),
                             r'^expected a value of painted, a whole number from 0 on, found ')
        for value in (3, 1.5, True):
            self.assertIn('expected green, vertices, found', refusal(gamecert.solve, 'ello', path, green=value))
            self.assertIn('expected painted, a dict of vertices, found', refusal(gamecert.solve, 'proper', path, painted=value))
        self.assertIn('or pairs, found 0', refusal(gamecert.solve, 'proper', path, painted=[0]))
        for jobs in (-1, 1.5, 'a', None, 2**40):
            self.assertIn('expected jobs', refusal(gamecert.sweep, 'tree', 3, jobs=jobs))
        for count in (0, -1, 1.5):
            self.assertIn('expected count, a whole number from 1 on', refusal(gamecert.sweep, 'tree', 3, count=count))
        self.assertIn('the parameter k, a whole number', refusal(gamecert.reduction, 'col.prop-1', parameters={'k': 2.5}))

    def test_attributes_are_named_and_so_are_their_vertices(self):
        path = networkx.Graph([('a', 'b'), ('b', 'c')])
        for game, given, message in [
                ('ello', {'green': ['a', 'a']}, "expected every vertex of green once, found 'a' twice"),
                ('ello', {'green': '2'}, "expected green by the names of the vertices, as they are not 0, 1, ... in this order, found '2'"),
                ('proper', {'colours': 2, 'painted': {'a': 9}}, 'painted: expected a value 1..2, found 9'),
                ('proper', {'colours': 2, 'painted': {'a': 1, 'b': 1}},
                 "painted: expected a start in which painted vertices do not rule each other out, found 'a':1 and 'b':1"),
                ('proper', {'painted': [('a', 1), ('a', 2)]}, "expected every vertex of painted once, found 'a' twice"),
                ('sequential', {'order': ['a', 'b']}, "expected every vertex of order once, found none of 'c'"),
                ('capture', {'painted': {('a', 'c'): 1}}, "painted: expected an edge of the board, found 'a'-'c'"),
                ('proper', {'colours': 2.0}, 'expected colours, 1..64, found 2.0'), ('proper', {'colours': 0}, "expected colours 1..64, found '0'")]:
            for ask in (gamecert.solve, gamecert.Position):
                self.assertEqual(refusal(ask, game, path, **given), message)
        self.assertEqual(refusal(gamecert.solve, 'ello', 'path:3', green='7'), 'green: expected a vertex 0..2, found 7')
        self.assertEqual(gamecert.solve('ello', networkx.path_graph(3), green='2'), gamecert.solve('ello', networkx.path_graph(3), green=[2]))
        turned = networkx.Graph([(2, 1), (1, 0)])
        self.assertIn("by the names of the vertices", refusal(gamecert.solve, 'ello', turned, green='2'))
        self.assertEqual(refusal(gamecert.solve, 'ello', networkx.Graph([('x', 'x')])), "expected two different vertices, found 'x'-'x'")

    def test_options_have_their_names_in_python(self):
        self.assertEqual(refusal(gamecert.solve, 'capture', 'path:3', nimber=True), 'expected a game with nimbers for nimber, found capture')
        self.assertIn("one player for engine='sat'", refusal(gamecert.solve, 'arc-kayles', 'path:3', engine='sat'))
        self.assertIn('decides for misere, found', refusal(gamecert.solve, 'ello', 'path:3', misere=True))
        for ask in (lambda **named: gamecert.sweep('tree', 3, **named), lambda **named: gamecert.table('count(tree)', 3, **named)):
            self.assertEqual(refusal(ask, progress=3), 'expected progress, a function, found 3')
        self.assertIn("(did you mean 'jobs'?), found 'job'", refusal(gamecert.sweep, 'tree', 3, job=1))
        self.assertIn('expected a legal move', refusal(gamecert.Position('node-kayles', 'path:3').play, [[1]]))
        self.assertNotIn('\n', refusal(gamecert.check, ['a\nb']))

    def test_names_that_no_text_can_have(self):
        answer = gamecert.solve('node-kayles', networkx.Graph([('\ud800', 'b')]))
        answer._repr_html_().encode()
        self.assertIn('>?<', answer._repr_svg_())

    def test_orders(self):
        for order in ((4, 2), (2, 4, 6), 0, -1, 2.5, (1.5, 2), range(0), range(1, 9, 2), 'ab', {1: 2}, 10**30, True, (), None):
            for function, arguments in [(gamecert.graphs, ()), (gamecert.sweep, ('tree',)), (gamecert.table, ('count(tree)',))]:
                self.assertRegex(refusal(function, *arguments, order), '^expected an order, two of them or a range')
            if order is not None:  # which means the usual orders
                self.assertRegex(refusal(gamecert.lemma, 'lem-7.6', order=order), '^expected an order')

    def test_values_of_one_graph(self):
        self.assertEqual(refusal(gamecert.value, 'order,size', 'path:3'), 'expected one number or property, found 2: order, size')
        self.assertIn('expected graphs, found 3', refusal(gamecert.values, 'order', 3))
        self.assertEqual(list(gamecert.values('order', networkx.path_graph(3))), [{'order': 3}])

    def test_messages_are_short(self):
        self.assertLess(len(refusal(gamecert.solve, 'ello', list(range(10**5)))), 200)


if __name__ == '__main__':
    unittest.main()
