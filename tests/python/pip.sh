#!/usr/bin/env bash
# A wheel without network, from a copy of the tree; the compiled part is that of the build folder. It is installed in an environment of its
# own, and used where no compiler is found and no library but those of the system and of the wheel.
set -eu
build=$1 python=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/tree"
cd "$GAMECERT_SOURCE"
cp -r pyproject.toml setup.py LICENSE CMakeLists.txt python "$scratch/tree"
cd "$scratch"
"$python" -c 'import venv, ensurepip' || { echo "python3-venv is not installed"; exit 77; }
GAMECERT_BUILD=$build "$python" -m pip wheel --quiet --no-index --no-build-isolation --no-deps --wheel-dir . ./tree
wheel=$(ls gamecert-*.whl)
"$python" -m venv clean
clean/bin/pip install --quiet --no-index --no-deps "$wheel"
elsewhere=$(ldd clean/lib/python3*/site-packages/gamecert/_core*.so | awk '$3 ~ /^\// { print $1, $3 }' | grep -vE '^lib(c|m|stdc\+\+|gcc_s)\.so|/site-packages/gamecert/libraries/' || true)
[ -z "$elsewhere" ] || { echo "from outside of the wheel: $elsewhere" >&2; exit 1; }
env -i PATH=/nowhere clean/bin/python -c "
import gamecert, pathlib
assert pathlib.Path(gamecert.__file__).is_relative_to('$scratch/clean'), gamecert.__file__
assert (pathlib.Path(gamecert.__file__).parent / 'py.typed').exists()
answer = gamecert.solve('ello', 'petersen green=0,1,2')
assert answer.outcome == 'winnable' and answer.certificate.check(), answer
print(gamecert.__version__, answer)"
ls -l "$wheel"
