#!/usr/bin/env bash
# gamecert finds a statement of the paper on geodetic contraction games false exactly if oracle-claims-geodetic does, and
# at the same place; and the oracle knows of every one that gamecert finds false.
#   claims_geodetic.sh RUN ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
found=$("$oracle") || complain "oracle-claims-geodetic failed"
while IFS=$'\t' read -r id first; do
  said=$(verdict "$id")
  if [ "$first" = - ]; then
    [ "$said" = HOLDS ] || [ "$said" = PROVED ] || complain "$id: $said, but the oracle finds no failure"
  elif [ "$said" != FAILS ]; then
    complain "$id: $said, but the oracle finds a failure at $first"
  elif ! [[ " $(where "$id")" =~ " $first"[\ :] ]]; then
    complain "$id fails for the oracle at $first, and for gamecert at $(where "$id")"
  else
    echo "$id fails at $first"
  fi
done <<<"$found"
false=$(awk '$2 == "FAILS" && /^geo/ { print $1 }' "$run" | sort)
[ "$false" = "$(awk -F '\t' '$2 != "-" { print $1 }' <<<"$found" | sort)" ] || complain "gamecert finds others false"
[ "$failures" -eq 0 ]
