#!/usr/bin/env bash
# docs/TRUST.md says how many files and lines the checkers are made of; each family of evidence keeps to its limit, to which the
# rule texts of games and the definitions of words do not count: a new game or word is no new work for a family. Every source has a line in the list these are counted by.
set -u
. "$(dirname "$0")/../complaints.sh"
now=$(docs/trusted_files.sh) || exit 1
diff <(git ls-files text graphs language games conjectures encode reductions certificates | grep '\.cpp$' | grep -vE '^(graphs/nauty|certificates/writing)/') \
  <(grep -oE '^[a-z_/0-9]+\.cpp\b( |$)' certificates/linked_sources.txt | tr -d ' ' | sort) ||
  complain "certificates/linked_sources.txt is out of date: put the output of cmake/linked_sources.sh there"
listed=$(sed -n '/^```files$/,/^```$/p' docs/TRUST.md | sed '1d;$d')
diff <(echo "$listed") <(echo "$now") || complain "docs/TRUST.md is out of date: put the output of docs/trusted_files.sh there"

# What does more may be longer: whoever adds a kind of evidence raises the limits here by its lines, and by no more.
grow="a limit in tests/guards/trust_lists_what_is_linked.sh, which a new kind of evidence raises by its own lines"

# limit PROGRAM LINES
limit() {
  local lines
  lines=$(sed 's/;//' <<<"$now" | awk -v name="$1" '$2 == "lines" && $6 == name {print $1 - $7 - $16}')
  [ -n "$lines" ] || complain "nothing is known of $1"
  [ "${lines:-0}" -lt "$2" ] || complain "$1 is made of $lines lines beside the games and words; they must stay under $2 ($grow)"
}
limit gamecert-check-solitaires 5039
limit gamecert-check-plays 6728
limit gamecert-check-points 5843
limit gamecert-check-impartial 9861
limit gamecert-check-structure 5678
limit gamecert-check-gadgets 8304
limit gamecert-check-formulas 13257
limit gamecert-check-reductions 6374
limit gamecert-check-replies 6662
limit gamecert-check-counterexamples 14819
limit gamecert-check-driver 2706
limit gamecert-check-ledgers 18787
limit gamecert-check-theorems 6854
limit gamecert-check 43482

files=$(docs/trusted_files.sh gamecert-check) || exit 1
# part WHAT PATTERN LINES: of gamecert-check
part() {
  local lines
  lines=$(awk -v files="$2" '$2 ~ files {total += $1} END {print total + 0}' <<<"$files")
  [ "$lines" -gt 0 ] && [ "$lines" -lt "$3" ] || complain "$1 has $lines lines; it must stay under $3 ($grow)"
}
part "the core of certificates" '^certificates/([^/]*|driver/.*)$' 2511
part "what the kinds of evidence add" '^certificates/[^d/][^/]*/' 6496

# Every kind is in the row of its family, and has a row that says what its check does and what it rests on.
kinds=0
while read -r family file kind; do
  kinds=$((kinds + 1))
  kind=${kind:-$file}
  grep -q "^| \`$family\` | .*\`$kind\`" docs/TRUST.md || complain "docs/TRUST.md: the row of the family $family lacks $kind"
  grep -q "^| \`$kind\` | ..* | ..* |$" docs/TRUST.md || complain "docs/TRUST.md has no row for evidence $kind"
done < <(sed -n '/^set(GAMECERT_KINDS/,/^)/p' certificates/CMakeLists.txt | grep -oE '"[^"]+"' | tr -d '"')
[ "$kinds" -gt 0 ] || complain "certificates/CMakeLists.txt lists no kinds of evidence that this guard can read"
[ "$failures" -eq 0 ]
