#!/usr/bin/env bash
# With nothing but a C++20 compiler: no package is looked for, one program comes out, and it works.
set -eu
compiler=$1
build=$2
rm -rf "$build"
cmake -S . -B "$build" -DGAMECERT_CHECKER_ONLY=ON -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=None \
  -DCMAKE_DISABLE_FIND_PACKAGE_Boost=ON -DCMAKE_DISABLE_FIND_PACKAGE_GTest=ON -DCMAKE_DISABLE_FIND_PACKAGE_nlohmann_json=ON >/dev/null
cmake --build "$build" --parallel 2 >/dev/null
[ "$(ls "$build/bin")" = gamecert-check ]
"$build/bin/gamecert-check" examples/certificates/*.cert
rm -rf "$build"
