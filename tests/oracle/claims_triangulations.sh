#!/usr/bin/env bash
# Wherever gamecert finds a statement of the paper on triangulations false, oracle-claims-triangulations finds it false
# there too; and gamecert finds all of those false that the oracle knows.
#   claims_triangulations.sh GAMECERT ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
ids="tri.obs-taken tri.thm-1.outer tri.thm-2 tri.thm-3 tri.thm-4.strategy tri.tbl-4
tri.thm-5 tri.thm-5.strategy tri.thm-11 tri.thm-12.g tri.thm-12.eq2"
run=$("$gamecert" claims run $ids)
[ $? -eq 1 ] || complain "expected exit status 1, some printed claims being false"
found=$(awk '/^tri/ { id = $1 } sub(/^c   fails at /, "") { print id, $0 }' <<<"$run" | "$oracle") ||
  complain "oracle-claims-triangulations failed"
echo "$found"
expect "what both find false" "$(tr -s ' \n' '\n' <<<"$ids" | sed 's/$/\tfalse/' | sort)" "$(sort <<<"$found")"
[ "$failures" -eq 0 ]
