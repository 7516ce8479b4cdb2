#!/usr/bin/env bash
# The installed package serves a ten-line consumer, and has one header.
set -eu
build=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cmake --install "$build" --prefix "$scratch/installed" >/dev/null
cmake -S examples/consumer -B "$scratch/build" -DCMAKE_PREFIX_PATH="$scratch/installed" -DCMAKE_BUILD_TYPE=Release >/dev/null
cmake --build "$scratch/build" >/dev/null
[ "$("$scratch/build/consumer" | paste -sd ' ')" = "WINNABLE VERIFIED" ]
# The public interface is what NEWS.md names, and includes nothing of ours.
[ "$(cd "$scratch/installed/include" && find . -type f)" = ./gamecert/api.hpp ]
! grep -n '#include "' "$scratch/installed/include/gamecert/api.hpp"
