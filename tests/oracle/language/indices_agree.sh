#!/usr/bin/env bash
# The words about degrees, distances and eigenvalues have the values of a naive program, by engines and by definition: on all connected
# graphs to an order, and on COUNT random ones of each order from 8 to 12.
#   indices_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR ORDER COUNT
set -u
. "$(dirname "$0")/../../complaints.sh"
usage="usage: indices_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR ORDER COUNT"
gamecert=${1:?$usage}
oracle=${2:?$usage}
indices=${3:?$usage}/tests/oracle/language/indices.py
order=${4:?$usage}
count=${5:?$usage}
seed=${GAMECERT_SEED:-7}
echo "seed $seed"
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

words=$(python3 "$indices" words) || exit 2
"$oracle/oracle-small-graphs" graphs "$order" | "$oracle/oracle-graph6" | "$gamecert" filter -q connected >"$work/all"
for n in 8 9 10 11 12; do python3 "$indices" graphs "$count" "$n" $((seed + n)); done >"$work/random"
expect "random graphs" $((5 * count)) "$(wc -l <"$work/random")"
for graphs in all random; do
  for by in -q "-q --definition"; do
    "$gamecert" values $by -- "$words" <"$work/$graphs" | python3 "$indices" compare >"$work/found"
    grep -v '^compared' "$work/found" >&2 && complain "$graphs, $by: values differ"
    expect "$graphs, $by" "$(wc -l <"$work/$graphs")" "$(sed -n 's/^compared\t//p' "$work/found")"
  done
done
[ "$failures" -eq 0 ]
