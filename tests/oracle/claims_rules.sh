#!/usr/bin/env bash
# The statements of the ELLO paper, Sections 1 to 3, that are false as printed are false where gamecert says, and the
# repaired ones hold: both programs find this.
#   claims_rules.sh RUN ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
wrong=$("$oracle") || complain "the oracle exits with $?"
echo "$wrong"
expect "verdicts" "ello.abs-cube FAILS
ello.abs-cube.repaired PROVED
ello.lem-3.1iv-b FAILS
ello.lem-3.1iv-b.repaired PROVED" "$(printed ello.abs-cube ello.lem-3.1iv-b | awk '/^ello/ { print $1, $2 }')"

# first STATEMENT N: the first instance that the oracle finds wrong, - if there is none.
first() { awk -F '\t' -v id="$1" -v n="n=$2" '$1 == id && $2 == n { print $4 }' <<<"$wrong"; }
expect "the cube that fails" "$(first ello.abs-cube 1)" "$(where ello.abs-cube | sed 's/: winnable.*/ WINNABLE/')"
# What the file names as a refutation besides.
expect "the square, all green" "Cr green=0,1,2,3 WINNABLE" "$(first ello.abs-cube 2)"
expect "the graph that fails" "$(first ello.lem-3.1iv-b 1)" "$(where ello.lem-3.1iv-b | sed 's/: .*//')"
expect "the 4-cube, all green" "WINNABLE" "$(first ello.abs-cube 4 | awk '{ print $NF }')"
for n in 1 2 3 4; do
  expect "repaired cubes, n = $n" "-" "$(first ello.abs-cube.repaired "$n")"
  expect "repaired lemma, order $n" "-" "$(first ello.lem-3.1iv-b.repaired "$n")"
done
expect "the 3-cube" "-" "$(first ello.abs-cube 3)"
[ "$failures" -eq 0 ]
