#!/usr/bin/env bash
# No code of reductions names a game of painting vertices in a string: what it knows of games they declare themselves.
set -u
bin=$1
files=$(ls reductions/*.[ch]pp encode/reductions/*.[ch]pp certificates/{reductions,replies}/*.[ch]pp certificates/reduction_claim.[ch]pp \
  proofs/reduction_*.[ch]pp proofs/maps/map_*.[ch]pp proofs/maps/kept_properties.[ch]pp proofs/obligation_*.[ch]pp proofs/constant_*.[ch]pp verify/reduction_*.[ch]pp cli/reduction.cpp)
names=$("$bin"/gamecert list games | cut -f1)
games=$(grep -cx -e node-kayles -e proper -e distance -e blue-red -e oriented -e weak <<<"$names")
[ "$games" = 6 ] || { echo "of the games of painting vertices $games of 6 are listed: the guard looks in the wrong place" >&2; exit 1; }
[ "$(wc -l <<<"$files")" -gt 40 ] || { echo "only $(wc -l <<<"$files") files were seen: the guard looks in the wrong place" >&2; exit 1; }
named=$(sed -E 's,//.*,,' $files | grep -oE '"[^"]*"' | grep -wE "$(paste -sd'|' <<<"$names")" |
  grep -vE '[a-z]-('"$(paste -sd'|' <<<"$names")"')|('"$(paste -sd'|' <<<"$names")"')-[a-z]')
[ -z "$named" ] || { echo "code of reductions names a game: $named" >&2; exit 1; }
