"""An interrupt from the keyboard ends what is under way, as an exception, and leaves a folder from which it goes on."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import gamecert


def interrupted(program, until, *arguments):
    """Runs it till `until(what it has printed so far)` is true, then sends it an interrupt; what it printed, and how long
    it took to end."""
    with tempfile.TemporaryFile('w+') as out:
        process = subprocess.Popen([sys.executable, '-c', program, *arguments], stdout=out)
        while process.poll() is None and not until(os.pread(out.fileno(), 1000, 0).decode()):
            time.sleep(0.05)
        time.sleep(0.3)
        begun = time.monotonic()
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)
        seconds = time.monotonic() - begun
        return os.pread(out.fileno(), 10000, 0).decode(), seconds


# Each is told from outside to end while it computes; how long each took to do so is printed.
COMPUTATIONS = [
    "gamecert.solve('node-kayles', 'grid:9x10+cycle:5')",
    "gamecert.solve('capture', 'complete:9')",
    "gamecert.solve('node-kayles', 'cycle:60', engine='smt')",
    "gamecert.solve('ello', 'grid:14x14 green=0,1,2,5,9', engine='sat')",
    "gamecert.sweep('max-degree <= 20', (1, 11))",
    "gamecert.sweep('nimber(proper 3) >= 0', (1, 9))",
    "gamecert.table('histogram(chromatic-number)', (1, 11))",
    "list(gamecert.graphs((1, 11)))",
    "list(gamecert.values('nimber(node-kayles)', gamecert.graphs(10)))",
    "gamecert.reduction('col.prop-1', 'check', order=(1, 10))",
    "gamecert.check(many)",
    "gamecert.solve(own, 'grid:8x9')",
]


class Interrupts(unittest.TestCase):
    def test_a_game(self):
        program = '''
import gamecert
print('begun', flush=True)
try:
    gamecert.solve('node-kayles', 'grid:8x9')
except KeyboardInterrupt:
    print('interrupted')
print(gamecert.solve('node-kayles', 'path:3').outcome)
'''
        out, seconds = interrupted(program, lambda said: 'begun' in said)
        self.assertEqual(out.split(), ['begun', 'interrupted', 'N'])
        self.assertLess(seconds, 20)

    def test_every_computation_ends_within_about_a_second(self):
        program = '''
import os
import signal
import sys
import threading
import time
import gamecert

own = gamecert.Game("""game own 1
two players on a graph; who cannot move loses
position open: vertices
start open = V
move v in open where N(v) meet open != {}
  open := open - v
""")
many = gamecert.solve('node-kayles', 'path:24', engine='search', nimber=True).certificate * 20000
for work in eval('[' + ','.join(f'lambda: {text}' for text in sys.argv[1:]) + ']'):
    timer = threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    begun = time.monotonic()
    try:
        work()
        timer.cancel()
        print('came to its end')
    except KeyboardInterrupt:
        print(time.monotonic() - begun - 0.5)
'''
        done = subprocess.run([sys.executable, '-c', program, *COMPUTATIONS], capture_output=True, text=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, ''), done.stdout)
        said = done.stdout.splitlines()
        self.assertEqual(len(said), len(COMPUTATIONS), said)
        for text, seconds in zip(COMPUTATIONS, said):
            self.assertNotEqual(seconds, 'came to its end', text)
            self.assertLess(float(seconds), 5, text)  # one or less on a machine that is not busy

    def test_an_interrupt_of_one_thread_says_unknown_in_the_others(self):
        program = '''
import os
import signal
import threading
import time
import gamecert
found = []
thread = threading.Thread(target=lambda: found.append(gamecert.solve('node-kayles', 'grid:9x10+cycle:5').verdict))
thread.start()
threading.Timer(0.7, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    gamecert.sweep('max-degree <= 20', (1, 11))
except KeyboardInterrupt:
    thread.join()
    print(*found)
print(gamecert.sweep('max-degree <= 20', (1, 5)).verdict)
'''
        done = subprocess.run([sys.executable, '-c', program], capture_output=True, text=True, timeout=60)
        self.assertEqual((done.stdout.split(), done.stderr), (['UNKNOWN', 'HOLDS'], ''))

    def test_two_sweeps_at_once(self):
        """The lock of Python is released: both go on, and so does Python, till both have ended."""
        both = [gamecert.Sweep('max-degree <= 8', (1, 8), jobs=1), gamecert.Sweep('oddity -> tree', (1, 7), definition=True, jobs=1)]
        events = [[], []]
        threads = [threading.Thread(target=lambda i=i: events[i].extend(both[i])) for i in range(2)]
        for thread in threads:
            thread.start()
        count = 0
        while any(thread.is_alive() for thread in threads):
            count += 1
            time.sleep(0.001)
        self.assertGreater(count, 10)
        self.assertEqual(both[0].result().statement, 'HOLDS order 1..8 connected graphs 12113')
        self.assertEqual(both[1].result().verdict, 'FAILS')
        self.assertTrue(any(isinstance(event, gamecert.Found) for event in events[1]))

    def test_a_sweep_goes_on_where_it_was(self):
        program = '''
import sys
import gamecert
try:
    gamecert.sweep('oddity -> odd-degenerate', (1, 9), definition=True, certificates=sys.argv[1])
except KeyboardInterrupt:
    print('interrupted')
'''
        with tempfile.TemporaryDirectory() as folder:
            out, seconds = interrupted(program, lambda _: len(os.listdir(folder)) > 12, folder)
            self.assertEqual(out, 'interrupted\n')
            self.assertLess(seconds, 20)
            left = {name: os.stat(os.path.join(folder, name)).st_mtime_ns for name in os.listdir(folder)}
            self.assertGreater(len(left), 12)
            self.assertFalse([name for name in left if '.part-' in name])
            answer = gamecert.sweep('oddity -> odd-degenerate', (1, 7), definition=True, certificates=folder)
            self.assertEqual(answer.statement, 'HOLDS order 1..7 connected graphs 996')
            for name, made in left.items():
                self.assertEqual(os.stat(os.path.join(folder, name)).st_mtime_ns, made, name)

    def test_leaving_a_sweep(self):
        with gamecert.Sweep('max-degree <= 20', (1, 11)) as sweep:
            for event in sweep:
                break
        answer = sweep.result()
        self.assertEqual(answer.verdict, 'UNKNOWN')
        self.assertIn('interrupted', answer.statement)

    def test_python_ends_while_a_sweep_goes_on(self):
        program = "import gamecert\nsweep = gamecert.Sweep('max-degree <= 20', (1, 11))\nprint('over')\n"
        done = subprocess.run([sys.executable, '-c', program], capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, 'over\n', ''))


if __name__ == '__main__':
    unittest.main()
