"""No process is started, but copies for a check within limits, which are asked for."""

import hashlib
import os
import resource
import tempfile
import unittest

import gamecert


def touched():
    """How often processes that this one has started, and that have ended, were given memory."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt


class Processes(unittest.TestCase):
    def test_none_is_started(self):
        begun = touched()
        gamecert.solve('node-kayles', 'path:5', certificate=True)
        self.assertEqual(gamecert.solve('ello', 'petersen green=0,1,2', engine='sat').outcome, 'winnable')
        self.assertEqual(gamecert.solve('ello', 'petersen green=0,1,2', engine='smt').outcome, 'winnable')
        lost = gamecert.solve('ello', 'grid:4x4 green=0', engine='sat')
        self.assertEqual(lost.outcome, gamecert.solve('ello', 'grid:4x4 green=0', engine='search').outcome)
        self.assertEqual(gamecert.solve('node-kayles', 'cycle:7', engine='smt').statement, 'OUTCOME N')
        everyone = gamecert.solve('node-kayles', 'cycle:7', engine='all')
        self.assertEqual(everyone.statement, 'OUTCOME N')
        self.assertIn('does not apply', everyone.engines['qbf'])
        gamecert.sweep('oddity -> tree', (1, 5), definition=True)
        gamecert.lemma('lem-7.6')
        gamecert.reduction('col.prop-1', certificate=True)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'one.cert')
            gamecert.solve('node-kayles', 'path:3').certificate.write(path)
            self.assertTrue(gamecert.check(path))
            gamecert.sweep('oddity -> odd-degenerate', (1, 5), definition=True, certificates=folder)
            self.assertTrue(gamecert.check(folder))
            self.assertEqual(touched(), begun)
            self.assertTrue(gamecert.check(path, time_limit=60))
            self.assertGreater(touched(), begun)

    def test_the_engine_that_is_a_program(self):
        with self.assertRaisesRegex(gamecert.InputError, 'found qbf, the program DepQBF: gamecert solve GAME BOARD --engine qbf'):
            gamecert.solve('node-kayles', 'cycle:7', engine='qbf')

    def test_solvers_in_this_process_keep_limits(self):
        for engine, game, board in [('smt', 'node-kayles', 'cycle:30'), ('sat', 'ello', 'grid:14x14 green=0,1,2,5,9')]:
            answer = gamecert.solve(game, board, engine=engine, time_limit=0.3)
            self.assertEqual((answer.verdict, answer.reason), ('UNKNOWN', 'time limit of 0.3 s reached'))
        answer = gamecert.solve('node-kayles', 'cycle:60', engine='smt', memory_limit=20)
        self.assertEqual(answer.reason, 'memory limit of 20 MB reached')

    def test_texts_are_checked_as_files_are(self):
        certificate = gamecert.solve('node-kayles', 'path:3').certificate
        self.assertTrue(gamecert.check(certificate, expect='OUTCOME N', time_limit=60, memory_limit=1000))
        self.assertRegex(gamecert.check(certificate, expect='OUTCOME P').reason, r"^\d+: expected 'OUTCOME P', found ")
        self.assertFalse(gamecert.check(certificate, trust=''))

    def test_a_limit_is_unknown(self):
        many = gamecert.solve('node-kayles', 'path:24', engine='search', nimber=True).certificate * 2000
        slow = gamecert.check(many, time_limit=0.01)
        self.assertEqual(slow.verdict, 'UNKNOWN')
        self.assertIn('found that it takes more', slow.reason)
        folder = os.path.join(os.environ['GAMECERT_SOURCE'], 'tests', 'certificates', 'corpus', 'unknown')
        for name in ('huge-instance.cert', 'too-many-cells.cert'):
            with open(os.path.join(folder, name), encoding='utf-8') as file:
                self.assertEqual(gamecert.check(file.read()).verdict, 'UNKNOWN', name)

    def test_a_program_that_is_believed_is_unknown(self):
        ledger = ('gamecert 1\ngame sweep 1\ninstance connected,triangle-free order 13 piece 0 of 1\n'
                  'statement HOLDS tree\nevidence ledger 0 0\n')
        ledger += 'sha256 ' + hashlib.sha256(ledger.encode()).hexdigest() + '\nend\n'
        self.assertEqual(repr(gamecert.check(ledger)), '<UNKNOWN: completeness rests on geng>')
        self.assertFalse(gamecert.check(ledger))
        self.assertTrue(gamecert.check(ledger, trust='definitions,theorems,programs'))


if __name__ == '__main__':
    unittest.main()
