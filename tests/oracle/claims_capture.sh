#!/usr/bin/env bash
# The statements of the vertex-capturing paper that are false as printed are false where gamecert says, and the repaired
# ones hold: both programs find this.
#   claims_capture.sh RUN ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
tested=$("$oracle") || complain "the oracle exits with $?"
echo "$tested"
expect "verdicts" "cap.thm-4.3-construction FAILS
cap.thm-4.3-construction.repaired PROVED
cap.obs-4.6 FAILS
cap.obs-4.6.repaired PROVED
cap.obs-4.6.exchange PROVED
cap.sec7-tools FAILS
cap.sec7-tools.repaired PROVED
cap.thm-5.4-parts PROVED
cap.thm-5.4-parts.scan FAILS
cap.cor-6.3.binary FAILS
cap.cor-6.3.binary.repaired PROVED
cap.core PROVED
cap.core.unique FAILS
cap.thm-6.7-strategy FAILS
cap.thm-6.7-strategy.repaired PROVED" "$(printed cap.thm-4.3-construction cap.obs-4.6 cap.sec7-tools cap.thm-5.4-parts cap.cor-6.3.binary cap.core cap.thm-6.7-strategy |
  awk '/^cap/ { print $1, $2 }')"

# board STATEMENT: the board at which it fails.
board() { where "$1" | sed 's/^capture //; s/[ :].*//'; }
# wrong STATEMENT: the instances the oracle finds wrong, one a line.
wrong() { awk -F '\t' -v id="$1" '$1 == id && $3 == "wrong" { print $2 }' <<<"$tested"; }
expect "matched copies that do not fold" "n=3 k=3
n=5 k=3
n=5 k=5" "$(wrong cap.thm-4.3-construction)"
expect "the score of the least" "score 2" "$(awk -F '\t' '$2 == "n=3 k=3" { print $4 }' <<<"$tested")"
expect "two triangles" "E{LW" "$(board cap.thm-4.3-construction)"
expect "order without a capture" "order 1" "$(wrong cap.obs-4.6)"
expect "graph without a capture" "@" "$(board cap.obs-4.6)"
expect "complete graphs" "K_2
K_3" "$(wrong cap.sec7-tools)"
expect "least complete graph without its edge" "A?" "$(board cap.sec7-tools)"
expect "parts" "2 by 4
3 by 5
4 by 2
5 by 3" "$(wrong cap.thm-5.4-parts.scan)"
expect "least grid" "in the 2 x 4 grid" "$(where cap.thm-5.4-parts.scan | grep -o 'in the [0-9] x [0-9] grid')"
expect "orders of full binary trees" "order 3
order 5
order 7" "$(wrong cap.cor-6.3.binary | sort -u)"
expect "least full binary tree" "Bo" "$(board cap.cor-6.3.binary)"
expect "strategies" "legs 1,2,5
legs 1,4,3" "$(wrong cap.thm-6.7-strategy)"
expect "least star" "spider:1,2,5" "$(where cap.thm-6.7-strategy | grep -o 'spider:[0-9,]*')"
expect "repaired" "" "$(grep repaired <<<"$tested" | grep wrong)"
expect "cores" "cores of order 4 6" "$("$oracle" "$(board cap.core.unique)")"
[ "$failures" -eq 0 ]
