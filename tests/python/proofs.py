"""Lemmas and reductions against the command line."""

import json
import os
import subprocess
import unittest

import gamecert

source = os.environ['GAMECERT_SOURCE']


def command(*arguments):
    result = subprocess.run([os.environ['GAMECERT_BIN'] + '/gamecert', *arguments, '--json'], capture_output=True, text=True)
    assert result.returncode in (0, 1, 3), result.stderr
    return json.loads(result.stdout.splitlines()[-1])


class Lemmas(unittest.TestCase):
    def test_as_on_the_command_line(self):
        for name in ['lem-7.6', os.path.join(source, 'examples', 'between.lemma')] + sorted(gamecert.lemmas())[:4]:
            told = command('lemma', 'check', name, '--order', '1..5')
            answer = gamecert.lemma(name, order=(1, 5))
            self.assertEqual((answer.verdict, answer.statement, answer.name, answer.games),
                             (told['verdict'], told['summary'], told['lemma'], told['games']))
            self.assertEqual([(each.name, each.verdict) for each in answer.statements],
                             [(each['name'], each['verdict']) for each in told['statements']])
            if answer.verdict == 'PROVED':
                self.assertTrue(answer.certificate.check())

    def test_one_of_our_own(self):
        with open(os.path.join(source, 'examples', 'between.lemma')) as file:
            text = file.read()
        self.assertEqual(gamecert.lemma(text).verdict, 'PROVED')
        with self.assertRaisesRegex(gamecert.InputError, r'lemma:\d+:\d+: expected'):
            gamecert.lemma(text.replace('lemma', 'lema', 1))
        with self.assertRaisesRegex(gamecert.InputError, 'did you mean'):
            gamecert.lemma('lem-7.66')


class Reductions(unittest.TestCase):
    def test_as_on_the_command_line(self):
        for name, parameters in [('col.prop-1', {'k': 3}), ('col.prop-1', {})]:
            options = [word for key, value in parameters.items() for word in ('--set', f'{key}={value}')]
            told = command('reduction', 'prove', name, *options)
            answer = gamecert.reduction(name, parameters=parameters, certificate=True)
            self.assertEqual((answer.verdict, answer.answer, answer.level), (told['verdict'], told['answer'], told['level']))
            self.assertTrue(answer.certificate.check())
            told = command('reduction', 'check', name, '--order', '1..4', *options)
            answer = gamecert.reduction(name, 'check', order=(1, 4), parameters=parameters)
            self.assertEqual((answer.verdict, answer.answer, answer.level), (told['verdict'], told['answer'], told['level']))

    def test_what_is_no_reduction(self):
        for arguments in [('col.prop-11',), ('col.prop-1', 'chek'), ('col.prop-1', 'check')]:
            with self.assertRaises(gamecert.InputError):
                gamecert.reduction(*arguments)
        with self.assertRaises(gamecert.InputError):
            gamecert.reduction('col.prop-1', order=3)


if __name__ == '__main__':
    unittest.main()
