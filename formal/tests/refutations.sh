#!/usr/bin/env bash
# Refutations that gamecert prints as theorems are proved by coqc, without axioms; a graph that does not refute has none.
# Usage: refutations.sh FOLDER BIN, the folder in which build.sh was run, and that of gamecert
set -u
folder=$(realpath "$1") bin=$(realpath "$2")
failures=0
fail() { echo "formal: $*" >&2; failures=$((failures + 1)); }
command -v coqc >/dev/null || { echo "formal: no coqc"; exit 0; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 2

# proves FILE: whether coqc takes it, without axioms.
proves() { coqc -R "$folder" Gamecert "$1" >said 2>&1 && grep -qx 'Closed under the global context' said; }
number=0
while IFS= read -r statement; do
  number=$((number + 1))
  "$bin/gamecert" sweep "$statement" --order 1..6 --certificates found$number -q >/dev/null
  "$bin/gamecert" pack found$number/counterexample-1.cert --format coq --output refuted$number.v || fail "no text of $statement"
  proves refuted$number.v || fail "$statement: $(cat said)"
done <<'STATEMENTS'
chromatic-number = clique-number
clique-number >= 3 | min-degree <= 2
forall vertex v: exists edge e: v in e -> degree(v) > 1
(sum vertex v: 1 / (1 + degree(v))) > 1
STATEMENTS
sed 's/(0, 1); //' refuted1.v >looser.v
proves looser.v && fail "a tree refutes that graphs are perfect"
echo "formal: $number refutations"
exit $((failures > 0))
