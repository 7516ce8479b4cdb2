#!/usr/bin/env bash
# `pip install .` without network, into a folder of its own, from a copy of the tree; the compiled part is that of the build folder.
set -eu
build=$1 python=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/tree"
cd "$GAMECERT_SOURCE"
cp -r pyproject.toml setup.py LICENSE CMakeLists.txt python "$scratch/tree"
cd "$scratch"
GAMECERT_BUILD=$build "$python" -m pip install --quiet --no-index --no-build-isolation --no-deps --target "$scratch/site" ./tree
PYTHONPATH=$scratch/site "$python" -c "
import gamecert, pathlib
assert pathlib.Path(gamecert.__file__).is_relative_to('$scratch/site'), gamecert.__file__
assert (pathlib.Path(gamecert.__file__).parent / 'py.typed').exists()
print(gamecert.__version__, gamecert.solve('ello', 'petersen green=0,1,2'))"
