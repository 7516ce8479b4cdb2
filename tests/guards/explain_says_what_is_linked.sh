#!/usr/bin/env bash
# gamecert-check --explain prints the files and lines of its driver and of the checkers of the families that a certificate needs, and
# of each thing that certificates rest on the line that docs/TRUST.md has for it.
# Usage: explain_says_what_is_linked.sh GAMECERT_CHECK
set -u
. "$(dirname "$0")/../complaints.sh"
checker=$1
corpus=tests/certificates/corpus/accept
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for family in solitaires plays points impartial structure formulas gadgets reductions replies counterexamples theorems driver; do
  docs/trusted_files.sh "gamecert-check-$family" >"$scratch/$family" || exit 1
done

# explains FILE FAMILY...: what is printed of the certificate is what these families have together.
explains() {
  local file=$corpus/$1 said expected
  shift
  said=$("$checker" --explain "$file") || complain "$file is not accepted"
  expected=$(
    printf 'c evidence: families %s\n' "$(printf '%s, ' "$@" | sed 's/, $//')"
    (cd "$scratch" && sort -u -k2 "$@" driver) | awk '{room = $2; sub("/.*", "", room); n[room]++; l[room] += $1; files++; lines += $1}
      END {for (room in n) printf "c   %s: %d files, %d lines\n", room, n[room], l[room] | "sort"; close("sort")
           printf "c   together: %d files, %d lines\n", files, lines}'
  )
  said=$(sed -nE 's/^(c evidence: ).*; checked by: (.*)/\1families \2/p; /^c   [a-z]+: [0-9]+ files, /p' <<<"$said" | head -$(wc -l <<<"$expected"))
  diff <(echo "$expected") <(echo "$said") || complain "$file is explained otherwise than docs/trusted_files.sh has it"
}
explains closure-ello.cert solitaires
explains closure-green-wins-with-a-ratio.cert plays
explains lrat.cert formulas
explains positions-nimber.cert impartial
explains determinant.cert structure
explains theorem-geodetic-tree.cert theorems
explains signature-winnable-if.cert gadgets
explains grounding.cert reductions
explains counterexample-without-facts.cert counterexamples
explains counterexample-nimber.cert counterexamples impartial
explains derivation-to-a-closure.cert gadgets solitaires

# ledger CLASS_AND_ORDER: one without a graph, whose completeness rests on a program.
ledger() {
  printf 'gamecert 1\ngame sweep 1\ninstance %s piece 0 of 1\nstatement HOLDS tree\nevidence ledger 0 0\n' "$1" >"$scratch/ledger"
  printf 'sha256 %s\nend\n' "$(sha256sum <"$scratch/ledger" | cut -c1-64)" | cat "$scratch/ledger" -
}
ledger 'connected,triangle-free order 13' >"$scratch/geng.cert"
ledger 'trees order 29' >"$scratch/gentreeg.cert"
ledger 'mops,max-degree:3 order 16' >"$scratch/generator.cert"

# Names and meanings, but of rules and readings, whose names are those of games.
"$checker" --explain "$corpus" "$scratch"/*.cert | sed -nE 's/^c   //p' | grep -vE '^[a-z]+: [0-9]+ files|^(rules of|reading) ' |
  sort -u >"$scratch/printed"
sed -n '/^| kind | name |/,/^$/p' docs/TRUST.md | sed -nE 's/^\|[^|]*\| `([^`]+)` \| (.*) \|$/\1: \2/p' | grep -vE '^(rules of|reading) ' |
  sort -u >"$scratch/listed"
[ "$(wc -l <"$scratch/listed")" -ge 15 ] || complain "only $(wc -l <"$scratch/listed") names in docs/TRUST.md"
diff "$scratch/listed" "$scratch/printed" || complain "docs/TRUST.md (<) and gamecert-check --explain (>) say different things"
[ "$failures" -eq 0 ]
