"""Games written in Python against the same game of the program, and logs that are changed."""

import functools
import itertools
import os
import tempfile
import unittest

import networkx

import gamecert
from countdown import Countdown
from gamecert.own import position_text


class NodeKayles(gamecert.Game):
    """Take a vertex and its neighbours."""

    def __init__(self, board, misere=False):
        self.graph = board.networkx() if isinstance(board, gamecert.Board) else board
        self.start = frozenset(self.graph)
        self.misere = misere

    def moves(self, left):
        return sorted(left)

    def play(self, left, vertex):
        return left - {vertex} - set(self.graph[vertex])


class Chomp(gamecert.Game):
    """Bite a corner out of a bar of chocolate, columns by height; who takes the last square loses."""

    misere = True

    def __init__(self, *columns):
        self.start = tuple(columns)

    def moves(self, columns):
        return [(i, height) for i, column in enumerate(columns) for height in range(column)]

    def play(self, columns, bite):
        i, height = bite
        return tuple(min(column, height) if j >= i else column for j, column in enumerate(columns))


class Endless(gamecert.Game):
    start = 0

    def moves(self, position):
        return [1]

    def play(self, position, move):
        return (position + move) % 3


class AgainstTheProgram(unittest.TestCase):
    def test_node_kayles(self):
        for board in gamecert.graphs((1, 6)):
            game = NodeKayles(board)
            self.assertEqual(game.solve(nimber=True).nimber, gamecert.solve('node-kayles', board, nimber=True).nimber)
            found = game.solve()
            told = gamecert.solve('node-kayles', board, moves=True)
            self.assertEqual((found.outcome, found.moves), (told.outcome, told.moves))
            misere = NodeKayles(board, misere=True).solve()
            self.assertEqual(misere.outcome, gamecert.solve('node-kayles', board, misere=True).outcome)

    def test_tables(self):
        found = gamecert.outcomes(NodeKayles, (1, 6), nimber=True)
        table = gamecert.table('histogram(nimber(node-kayles))', (1, 6))
        self.assertEqual({row['order']: row['histogram(nimber(node-kayles))'] for row in table}, found.rows)
        self.assertEqual((found.verdict, gamecert.outcomes(NodeKayles, 3).verdict), ('EVIDENCE', 'EVIDENCE'))

    def test_brute_force(self):
        @functools.lru_cache(None)
        def wins(game, position):
            moves = game.moves(position)
            if not moves:
                return game.misere
            return any(not wins(game, game.play(position, move)) for move in moves)

        for columns in [(1,), (2,), (2, 2), (3, 3, 3), (3, 2, 1), (4, 4), (2, 1)]:
            game = Chomp(*columns)
            self.assertEqual(game.solve().outcome == 'N', wins(game, game.start), columns)


class Logs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, 'game.log')

    def test_a_log_is_played_again(self):
        for game in [NodeKayles(networkx.petersen_graph()), NodeKayles(networkx.path_graph(7)), Chomp(3, 3), Chomp(1)]:
            written = game.write_log(self.path)
            again = game.replay(self.path)
            self.assertEqual((written.outcome, written.verdict), (again.outcome, 'EVIDENCE'))
        game = NodeKayles(networkx.cycle_graph(8))
        self.assertEqual(game.write_log(self.path, nimber=True).nimber, game.replay(self.path).nimber)

    def test_every_change_of_a_value_is_seen(self):
        for nimber in (False, True):
            game = NodeKayles(networkx.path_graph(5))
            game.write_log(self.path, nimber=nimber)
            with open(self.path) as file:
                lines = file.read().split('\n')
            for number in range(4, len(lines) - 2):
                value, _, rest = lines[number].partition(' ')
                changed = list(lines)
                changed[number] = f'{1 - int(value) if int(value) < 2 else 0} {rest}'
                self.refused(game, changed)
                self.refused(game, lines[:number] + lines[number + 1:])
                self.refused(game, lines[:3] + [lines[3].split()[0] + f' {len(lines) - 7}'] + lines[4:number] + lines[number + 1:])

    def test_another_game(self):
        NodeKayles(networkx.path_graph(5)).write_log(self.path)
        for other in [NodeKayles(networkx.path_graph(6)), NodeKayles(networkx.star_graph(4)), NodeKayles(networkx.path_graph(5), True), Chomp(2)]:
            with self.assertRaises(gamecert.InputError):
                other.replay(self.path)

    def test_what_is_cut_off(self):
        game = Chomp(3, 3)
        game.write_log(self.path)
        with open(self.path) as file:
            text = file.read()
        for length in range(0, len(text) - 1, 7):
            self.refused(game, text[:length].split('\n'))

    def refused(self, game, lines):
        with open(self.path, 'w') as file:
            file.write('\n'.join(lines))
        with self.assertRaisesRegex(gamecert.InputError, r':\d+: expected'):
            game.replay(self.path)


class Misuse(unittest.TestCase):
    def test_play_that_does_not_end(self):
        with self.assertRaisesRegex(gamecert.InputError, 'comes back'):
            Endless().solve()

    def test_limits(self):
        with self.assertRaises(gamecert.LimitReached):
            NodeKayles(networkx.grid_2d_graph(4, 5)).solve(limit=100)

    def test_a_class_without_rules(self):
        class Empty(gamecert.Game):
            start = 0

        with self.assertRaises(NotImplementedError):
            Empty().solve()

    def test_texts_of_positions_do_not_depend_on_the_run(self):
        self.assertEqual(position_text(frozenset('cab')), "{'a', 'b', 'c'}")
        self.assertEqual(position_text((frozenset({2, 1}), 'x')), "({1, 2}, 'x',)")


class OfPieces(gamecert.Game):
    """A game made of a start, a function for moves and one for play."""

    def __init__(self, start, moves, play):
        self.start, self._moves, self._play = start, moves, play

    def moves(self, position):
        return self._moves(position)

    def play(self, position, move):
        return self._play(position, move)


class AnyClass(unittest.TestCase):
    def test_outcomes_take_any_class_with_the_rules(self):
        self.assertEqual(gamecert.outcomes(Countdown, (1, 4)).rows, {1: {'N': 1}, 2: {'P': 1}, 3: {'N': 2}, 4: {'P': 6}})

    def test_what_makes_no_game_is_refused(self):
        for what, words in [(7, 'a class of games, which is called with each graph, found 7'), (lambda board: None, 'NoneType.moves, a function, found None'),
                            (lambda board: Countdown, 'a game, an object of a class, found')]:
            with self.assertRaisesRegex(gamecert.InputError, f'^expected {words}'):
                gamecert.outcomes(what, 3)

    def test_misere_is_true_or_false(self):
        game = OfPieces(3, lambda at: range(min(at, 1)), lambda at, move: at - 1)
        game.misere = 'no'
        with self.assertRaisesRegex(gamecert.InputError, "^expected OfPieces.misere, True or False, found 'no'"):
            game.solve()

    def test_none_is_a_position(self):
        game = OfPieces('start', lambda at: [] if at is None else [1], lambda at, move: None)
        self.assertEqual((game.solve().outcome, game.solve(position=None).outcome), ('N', 'P'))

    def test_errors_name_the_file_that_was_asked_for(self):
        path = '/nonexistent/one.log'
        game = OfPieces(3, lambda at: range(min(at, 1)), lambda at, move: at - 1)
        for write in (game.write_log, gamecert.solve('node-kayles', 'path:3').certificate.write):
            with self.assertRaises(FileNotFoundError) as caught:
                write(path)
            self.assertEqual(caught.exception.filename, path)
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaises(OSError) as caught:
                game.write_log(folder)
            self.assertNotIn('.part-', str(caught.exception))
            self.assertEqual(os.listdir(os.path.dirname(folder)).count(os.path.basename(folder)), 1)


class Nasty(unittest.TestCase):
    """Classes that are no games: refused in words, or their own exceptions come through; no file is left."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.path = os.path.join(folder.name, 'game.log')

    def refused(self, game, words, error=gamecert.InputError):
        for ask in (game.solve, lambda: game.solve(nimber=True), lambda: game.write_log(self.path)):
            with self.assertRaisesRegex(error, words):
                ask()
        self.assertEqual(os.listdir(self.folder), [])

    def test_positions_that_cannot_be_hashed(self):
        self.refused(OfPieces([3], lambda at: [1], lambda at, move: at), r'a position that can be hashed, found \[3\]')
        self.refused(OfPieces(3, lambda at: [1], lambda at, move: [at]), r'a position that can be hashed, found \[3\]')

    def test_moves_that_are_none(self):
        self.refused(OfPieces(3, lambda at: None, None), 'the moves of OfPieces at 3, found None')
        self.refused(OfPieces(3, lambda at: 7, None), 'the moves of OfPieces at 3, found 7')

    def test_exceptions_of_the_class_come_through(self):
        def fail(*_):
            raise ZeroDivisionError('of the class')

        self.refused(OfPieces(3, fail, None), 'of the class', ZeroDivisionError)
        self.refused(OfPieces(3, lambda at: [1], fail), 'of the class', ZeroDivisionError)

    def test_a_class_without_a_start(self):
        class Empty(gamecert.Game):
            pass

        self.refused(Empty(), 'expected Empty.start')

    def test_play_without_end_and_moves_without_end(self):
        for game in [OfPieces(0, lambda at: [1], lambda at, move: at + move),
                     OfPieces((), lambda at: [0], lambda at, move: len(at) * (0,) + (1,))]:
            with self.assertRaisesRegex(gamecert.LimitReached, 'more than 1000 positions'):
                game.solve(limit=1000)
            with self.assertRaisesRegex(gamecert.LimitReached, 'time limit'):
                game.solve(time_limit=0.1)
        many = OfPieces('start', lambda at: itertools.count() if at == 'start' else [0] if at == 'won' else [],
                        lambda at, move: 'won' if at == 'start' else 'lost')
        wins = OfPieces('start', lambda at: itertools.count() if at == 'start' else [], lambda at, move: 'lost')
        for game in (many, wins):
            with self.assertRaisesRegex(gamecert.LimitReached, 'time limit'):
                game.solve(time_limit=0.2)

    def test_lines_of_play_that_are_long(self):
        game = OfPieces(10**5 + 1, lambda at: range(min(at, 1)), lambda at, move: at - 1)
        self.assertEqual(game.solve(nimber=True).nimber, 1)
        self.assertEqual(game.write_log(self.path).positions, 10**5 + 2)  # which is played again there

    def test_moves_that_change(self):
        count = itertools.count()
        game = OfPieces(20, lambda at: [1, 2, 3][:min(at, next(count) % 3 + 1)], lambda at, move: at - move)
        for _ in range(20):
            try:
                game.write_log(self.path)
            except gamecert.InputError as error:
                self.assertNotIn('.part-', str(error))
                self.assertRegex(str(error), r'expected moves that depend on the position alone|:\d+: expected')
                self.assertEqual(os.listdir(self.folder), [])
            else:
                os.unlink(self.path)  # by chance they did not change where it mattered

    def test_positions_without_a_text(self):
        class Thing:
            pass

        with self.assertRaisesRegex(gamecert.InputError, 'a position whose repr is one line'):
            OfPieces(Thing(), lambda at: [], None).write_log(self.path)

        class Lines(Thing):
            def __repr__(self):
                return 'a\nb'

        with self.assertRaisesRegex(gamecert.InputError, 'a position whose repr is one line'):
            OfPieces((Lines(),), lambda at: [], None).write_log(self.path)
        self.assertEqual(os.listdir(self.folder), [])

    def test_limits_are_those_of_the_program(self):
        game = OfPieces(3, lambda at: range(min(at, 1)), lambda at, move: at - 1)
        for named in ({'limit': 0}, {'limit': 1.5}, {'time_limit': 0}, {'time_limit': 'x'}, {'nimber': 'yes'}):
            with self.assertRaisesRegex(gamecert.InputError, '^expected .*, found '):
                game.solve(**named)

    def test_numbers_in_logs_are_written_in_one_way(self):
        game = OfPieces(3, lambda at: range(min(at, 1)), lambda at, move: at - 1)
        game.write_log(self.path)
        with open(self.path) as file:
            text = file.read()
        for old, new in [('outcomes 4', 'outcomes \u0664'), ('outcomes 4', 'outcomes \u00b2'), ('outcomes 4', 'outcomes 04'),
                         ('\n1 ', '\n\u00b9 '), ('\n1 ', '\n01 '), ('\n0 ', '\n '), ('\nend', '\r\nend'), ('outcomes 4', 'outcomes ' + 5000 * '4')]:
            self.assertIn(old, text)
            with open(self.path, 'w', encoding='utf-8', newline='') as file:
                file.write(text.replace(old, new, 1))
            with self.assertRaisesRegex(gamecert.InputError, r':\d+: expected'):
                game.replay(self.path)
        with open(self.path, 'wb') as file:
            file.write(b'\xff')
        with self.assertRaisesRegex(gamecert.InputError, 'UTF-8'):
            game.replay(self.path)

    def test_tables_name_what_met_a_limit(self):
        table = gamecert.outcomes(NodeKayles, (4, 5), limit=8)
        self.assertGreater(len(table.undecided), 0)
        self.assertEqual(len(table.undecided) + sum(sum(row.values()) for row in table.rows.values()), 6 + 21)
        self.assertIn('undecided at', repr(table))


if __name__ == '__main__':
    unittest.main()
