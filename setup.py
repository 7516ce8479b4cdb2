"""The compiled part of the package, by CMake. GAMECERT_BUILD names a build folder to go on in; else it is build/python."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

root = Path(__file__).resolve().parent
version = re.search(r'project\(gamecert VERSION ([0-9.]+)', (root / 'CMakeLists.txt').read_text()).group(1)


# What every Linux with as new a libc has.
SYSTEM = re.compile(r'(ld-linux.*|lib(c|m|dl|pthread|rt|stdc\+\+|gcc_s))\.so\b')


def libraries(module):
    """The shared libraries that a module loads, beyond those of the system: their names and where they are."""
    said = subprocess.run(['ldd', module], check=True, capture_output=True, text=True).stdout
    found = re.findall(r'^\s*(\S+) => (\S+)', said, re.MULTILINE)
    return [(name, path) for name, path in found if not SYSTEM.match(name)]


class BuildByCMake(build_ext):
    def build_extension(self, extension):
        folder = Path(os.environ.get('GAMECERT_BUILD', root / 'build' / 'python')).resolve()
        if not (folder / 'CMakeCache.txt').exists():
            subprocess.run(['cmake', '-S', root, '-B', folder, '-G', 'Ninja', '-DGAMECERT_PYTHON=ON',
                            f'-DPython_EXECUTABLE={sys.executable}'], check=True)
        subprocess.run(['cmake', '--build', folder, '--target', 'gamecert_python'], check=True)
        (made,) = (folder / 'python' / 'gamecert').glob('_core*.so')
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, target)
        beside = target.parent / 'libraries'
        beside.mkdir(exist_ok=True)
        for name, path in libraries(made):
            shutil.copy2(path, beside / name)
            package = subprocess.run(['dpkg-query', '-S', os.path.realpath(path)], check=True, capture_output=True, text=True).stdout.split(':')[0]
            shutil.copy2(f'/usr/share/doc/{package}/copyright', beside / f'{package}.copyright')


setup(version=version, packages=['gamecert'], package_dir={'gamecert': 'python/gamecert'},
      package_data={'gamecert': ['py.typed', '*.pyi']}, ext_modules=[Extension('gamecert._core', sources=[])],
      cmdclass={'build_ext': BuildByCMake})
