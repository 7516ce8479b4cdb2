#!/usr/bin/env python3
"""Certificates of false values: every one must be rejected.

    forged_values.py GAMECERT GAMECERT_CHECK COUNT [SEED]

From true certificates of evidence `values`, with a statement that is another value and with forms, sums and entries
changed at random, most often such that the start has the form that the statement names.
"""
import random
import subprocess
import sys
import tempfile

BOARDS = [('snort', 'path:3'), ('snort', 'path:4'), ('snort', 'cycle:5'), ('snort', 'star:3+path:2'), ('snort', 'path:7'),
          ('col', 'path:4'), ('col', 'cycle:5'), ('col', 'path:7'), ('col', 'star:3'), ('domineering', 'grid:2x3 across=0-1,1-2,3-4,4-5'),
          ('domineering', 'grid:2x4 across=0-1,1-2,2-3,4-5,5-6,6-7')]
VALUES = ['0', '*', '1', '-1', '2', '1/2', '-1/4', '^', 'v', '^*', '*2', '+-1', '+-2', '1|0', '1*', '2|-1', '1|*', '+_1', '3|1||0']


class Certificate:
    def __init__(self, text):
        self.lines = text.rstrip('\n').split('\n')
        self.statement = next(i for i, line in enumerate(self.lines) if line.startswith('statement '))
        self.evidence = self.statement + 1
        forms, sums = map(int, self.lines[self.evidence].split()[2:])
        first = self.evidence + 1
        self.forms = self.lines[first:first + forms]
        self.sums = self.lines[first + forms:first + forms + sums]
        self.entries = self.lines[first + forms + sums + 1:-1]
        self.words = self.lines[first + forms + sums].split()[1]

    def text(self):
        return '\n'.join(self.lines[:self.evidence] + ['evidence values %d %d' % (len(self.forms), len(self.sums))] + self.forms +
                         self.sums + ['%d %s' % (len(self.entries), self.words)] + self.entries + ['end', ''])


def changed_number(random, line, least, most):
    words = line.split(' ')
    at = random.choice([i for i, word in enumerate(words) if word.isdigit()])
    words[at] = str(random.randint(least, most))
    return ' '.join(words)


def forge(random, certificate, others):
    certificate.lines[certificate.statement] = 'statement VALUE ' + random.choice(others)
    for _ in range(random.randint(0, 4)):
        kind = random.randrange(7)
        forms = certificate.forms
        if kind == 0 and certificate.entries:
            at = random.randrange(len(certificate.entries))
            planes, _, _ = certificate.entries[at].rpartition(' ')
            certificate.entries[at] = planes + ' %d' % random.randrange(len(forms))
        elif kind == 1 and len(forms) > 1:
            at = random.randrange(1, len(forms))
            sides = [sorted(random.sample(range(at), random.randint(0, min(at, 2)))) for _ in range(2)]
            forms[at] = ' '.join([*map(str, sides[0]), '/', *map(str, sides[1])])
        elif kind == 2 and certificate.sums:
            at = random.randrange(len(certificate.sums))
            certificate.sums[at] = changed_number(random, certificate.sums[at], 0, len(forms) - 1)
        elif kind == 3 and certificate.entries:
            del certificate.entries[random.randrange(len(certificate.entries))]
        elif kind == 4 and certificate.sums:
            del certificate.sums[random.randrange(len(certificate.sums))]
        elif kind == 5:
            # A position with the planes changed.
            at = random.randrange(len(certificate.entries)) if certificate.entries else None
            if at is not None:
                words = certificate.entries[at].split(' ')
                words[random.randrange(len(words) - 1)] = '%x' % random.randrange(128)
                certificate.entries[at] = ' '.join(words)
                certificate.entries.sort(key=lambda line: [int(word, 16) for word in line.split(' ')[:-1]])
        elif certificate.entries:
            # All entries of one form get another.
            form = certificate.entries[random.randrange(len(certificate.entries))].rpartition(' ')[2]
            other = str(random.randrange(len(forms)))
            certificate.entries = [planes + ' ' + (other if of == form else of) for planes, _, of in
                                   (line.rpartition(' ') for line in certificate.entries)]
    return certificate.text()


def main():
    gamecert, check, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    rng = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 47)
    true = []
    with tempfile.TemporaryDirectory() as folder:
        for game, board in BOARDS:
            path = folder + '/true.cert'
            said = subprocess.run([gamecert, 'solve', 'examples/games/%s.game' % game, board, '--value', '--certificate', path],
                                  capture_output=True, text=True, check=True).stdout
            value = next(line for line in said.split('\n') if line.startswith('s VALUE '))[len('s VALUE '):]
            true.append((open(path).read(), value))
        accepted = 0
        for number in range(count):
            text, value = rng.choice(true)
            others = [other for other in VALUES + [of for _, of in true] if other != value]
            path = folder + '/forged.cert'
            with open(path, 'w') as file:
                file.write(forge(rng, Certificate(text), others))
            status = subprocess.run([check, path], capture_output=True).returncode
            if status != 1:
                accepted += 1
                print('status', status, open(path).read())
        print('forgeries', count, 'not rejected', accepted)
    return 1 if accepted else 0


if __name__ == '__main__':
    sys.exit(main())
