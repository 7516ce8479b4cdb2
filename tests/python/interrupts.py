"""An interrupt from the keyboard ends what is under way, as an exception, and leaves a folder from which it goes on."""

import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import gamecert


def interrupted(program, until, *arguments):
    """Runs it till `until()` is true, then sends it an interrupt; what it printed."""
    process = subprocess.Popen([sys.executable, '-c', program, *arguments], stdout=subprocess.PIPE, text=True)
    for _ in range(600):
        if until() or process.poll() is not None:
            break
        time.sleep(0.05)
    time.sleep(0.3)
    begun = time.monotonic()
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    return out, time.monotonic() - begun


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
        out, seconds = interrupted(program, lambda: True)
        self.assertEqual(out.split(), ['begun', 'interrupted', 'N'])
        self.assertLess(seconds, 20)

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
            out, seconds = interrupted(program, lambda: len(os.listdir(folder)) > 12, folder)
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
