#!/usr/bin/env bash
# Where the last rare value of a path is said to be, both programs find the same value, a common one. (Some minutes.)
#   claims_rare.sh RUN ORACLE GAMECERT
set -u
. "$(dirname "$0")/claims_shared.sh"
gamecert=${3:?$usage}
for k in 1 2 3 8 21 40; do
  expect "D_$k" "$("$oracle" "$k" | cut -d' ' -f2)" "$("$gamecert" solve blue-red "directed-path:$k" --nimber -q | sed -n 's/^s NIMBER //p')"
done

said=$("$gamecert" claims list col.fact-lastrare | sed -n 's/^col.fact-lastrare\t.* k = //p')
read -r k value kind < <("$oracle" "$said")
expect "the value where the paper has the last rare one" "$said common" "$k $kind"
expect col.fact-lastrare "D_$k has value $value, $kind" "$(where col.fact-lastrare)"
[ "$failures" -eq 0 ]
