"""The examples in the docstrings of the package, and in docs/PYTHON.md, run."""

import doctest
import importlib
import os
import pkgutil
import sys

import gamecert

attempted = failed = 0
modules = ['gamecert'] + [f'gamecert.{each.name}' for each in pkgutil.iter_modules(gamecert.__path__) if each.name != '_core']
for name in modules:
    result = doctest.testmod(importlib.import_module(name))
    attempted, failed = attempted + result.attempted, failed + result.failed
page = doctest.testfile(os.path.join(os.environ['GAMECERT_SOURCE'], 'docs', 'PYTHON.md'), module_relative=False)
print(f'{attempted} examples in {len(modules)} modules, {page.attempted} in docs/PYTHON.md')
assert attempted > 40 and page.attempted > 15, 'the examples are not where they are looked for'
sys.exit(1 if failed + page.failed else 0)
