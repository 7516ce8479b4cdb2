#!/usr/bin/env bash
# gamecert finds a statement of the paper on geodetic contraction games false exactly if oracle-claims-geodetic does, and
# at the same place; and the oracle knows of every one that gamecert finds false.
#   claims_geodetic.sh GAMECERT ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
run=$("$gamecert" claims run geo)
[ $? -eq 1 ] || complain "expected exit status 1, some printed claims being false"
found=$("$oracle") || complain "oracle-claims-geodetic failed"
while IFS=$'\t' read -r id first; do
  verdict=$(awk -v id="$id" '$1 == id { print $2 }' <<<"$run")
  at=$(awk -v id="$id" '/^[^c]/ { ours = $1 == id } /^c   fails at/ && ours' <<<"$run")
  if [ "$first" = - ]; then
    [ "$verdict" = HOLDS ] || [ "$verdict" = PROVED ] || complain "$id: $verdict, but the oracle finds no failure"
  elif [ "$verdict" != FAILS ]; then
    complain "$id: $verdict, but the oracle finds a failure at $first"
  elif ! [[ $at =~ " $first"[\ :] ]]; then
    complain "$id fails for the oracle at $first, and for gamecert: $at"
  else
    echo "$id fails at $first"
  fi
done <<<"$found"
false=$(awk '$2 == "FAILS" && /^geo/ { print $1 }' <<<"$run" | sort)
[ "$false" = "$(awk -F '\t' '$2 != "-" { print $1 }' <<<"$found" | sort)" ] || complain "gamecert finds others false"
[ "$failures" -eq 0 ]
