#!/usr/bin/env bash
# oracle-claims-special prints what the table holds, and gamecert finds each of its statements false exactly if the
# oracle does, at the same graph.
set -u
. "$(dirname "$0")/claims_shared.sh"
table=${3:?$usage}
found=$("$oracle/oracle-claims-special") || { echo "oracle-claims-special failed" >&2; exit 1; }
[ "$found" = "$(grep -v '^#' "$table")" ] || complain "oracle-claims-special prints something else than $table"
ids=$(printf '%s\n' "$found" | cut -f1 | sort -u)
[ -n "$ids" ] || complain "no statements"
for id in $ids; do
  # The failure of the least order, as "ORDER EDGES".
  graph=$(printf '%s\n' "$found" | awk -F '\t' -v id="$id" '$1 == id && $4 > 0 { print $5; exit }')
  said=$(verdict "$id")
  at=$(where "$id" | awk '{ sub(":$", "", $1); print $1 }')
  if [ -z "$graph" ]; then
    [ "$said" = HOLDS ] || [ "$said" = PROVED ] || complain "$id: $said, but the oracle finds no failure"
  elif [ "$said" != FAILS ]; then
    complain "$id: $said, but the oracle finds a failure at $graph"
  elif [ "$at" != "$(printf '%s\n' "$graph" | "$oracle/oracle-graph6")" ]; then
    complain "$id fails at $at, and for the oracle at $graph"
  else
    echo "$id fails at $at"
  fi
done
[ "$failures" -eq 0 ] || exit 1
echo "$(printf '%s\n' "$ids" | wc -l) statements agree"
