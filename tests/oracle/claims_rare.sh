#!/usr/bin/env bash
# Where the last rare value of a path is said to be, both programs find the same value, a common one. (Some minutes.)
#   claims_rare.sh GAMECERT ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
lengths="1 2 3 8 21 40"
for k in $lengths; do
  expect "D_$k" "$("$oracle" "$k" | cut -d' ' -f2)" "$("$gamecert" solve blue-red "directed-path:$k" --nimber -q | sed -n 's/^s NIMBER //p')"
done

said=$("$gamecert" claims list col.fact-lastrare | sed -n 's/^col.fact-lastrare\t.* k = //p')
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$oracle" "$said" >"$scratch/value" &
slow=$!
"$gamecert" claims run col.fact-lastrare --budget 7200 >"$scratch/out" & # the repaired claim would go on and on
run=$!
until grep -qs '^c   fails at ' "$scratch/out" || ! kill -0 "$run" 2>/dev/null; do sleep 1; done
kill -TERM "$run" 2>/dev/null
wait "$slow" "$run"
found=$(awk '/^col/ { id = $1 } id == "col.fact-lastrare" && /^c   fails at /' "$scratch/out")
read -r k value kind <"$scratch/value"
expect "the value where the paper has the last rare one" "$said common" "$k $kind"
expect col.fact-lastrare "c   fails at D_$k has value $value, $kind" "$found"
[ "$failures" -eq 0 ]
