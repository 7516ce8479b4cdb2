#!/usr/bin/env bash
# The verdicts of oracle-counterexample are those of gamecert: how many connected graphs of which order fail, and the
# least size of one.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: conjectures_agree.sh GAMECERT ORACLE_COUNTEREXAMPLE"
gamecert=${1:?$usage}
oracle=${2:?$usage}
compared=0
while IFS=$'\t' read -r conjecture verdict order size _ failing; do
  case $conjecture in *^*) continue ;; esac # no power in the language
  if [ "$verdict" = HOLDS ]; then
    order=7 size=0 expected=0
  else
    order=${order#order } size=${size#size } expected=${failing%% *}
  fi
  columns="count(!($conjecture)),count(!($conjecture) & size < $size),count(!($conjecture) & size = $size)"
  # Of the orders before the last nothing fails; of the last, that many, and some of that size and none below it.
  if "$gamecert" table "$columns" --order "1..$order" -q | awk -F '\t' -v order="$order" -v expected="$expected" '
      NR > 1 && $1 < order && $3 != 0 { bad = 1 }
      $1 == order { seen = 1; if ($3 != expected || $4 != 0 || ($5 > 0) != (expected > 0)) bad = 1 }
      END { exit bad || !seen }'; then
    compared=$((compared + 1))
  else
    complain "$conjecture: the oracle says $verdict order $order size $size, $expected graphs fail; gamecert does not"
  fi
done < <("$oracle")
echo "$compared conjectures agree"
[ "$failures" -eq 0 ] && [ "$compared" -ge 10 ]
