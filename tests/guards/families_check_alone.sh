#!/usr/bin/env bash
# The checker of each family accepts what the corpus has of its family alone, and rejects everything else by the kind it lacks,
# or as its rules are a text.
# Usage: families_check_alone.sh FOLDER_OF_PROGRAMS
set -u
. "$(dirname "$0")/../complaints.sh"
bin=$1
declare -A accepted

for file in tests/certificates/corpus/accept/*.cert; do
  # In a file of several certificates, the families of all.
  needed=$("$bin/gamecert-check" --explain "$file" | sed -nE 's/^c evidence: .*; checked by: //p' | tr -d ' ' | tr ',' '\n' | sort -u)
  for family in solitaires plays points impartial structure formulas gadgets reductions replies counterexamples ledgers theorems; do
    said=$("$bin/gamecert-check-$family" "$file" 2>&1)
    status=$?
    if grep -q '^rules ' "$file"; then
      [ $status -eq 1 ] && grep -q 'found rules that are a text' <<<"$said" || complain "$file: gamecert-check-$family says $said"
    elif [ "$needed" = "$family" ]; then
      accepted[$family]=$((${accepted[$family]:-0} + 1))
      [ $status -eq 0 ] || complain "$file: gamecert-check-$family says $said"
    elif [ $status -ne 1 ]; then
      complain "$file needs $(echo $needed); gamecert-check-$family exits $status"
    elif ! grep -qE 'found kind [a-z]+, which is not of this checker|name of a game|a value of [a-z]+|PROVED corresponding or|expected the end of the line' <<<"$said"; then
      complain "$file: gamecert-check-$family says $said"
    fi
  done
done

# The checker of reductions knows all games of painting vertices: its list is that of all checkers together.
scratch=$(mktemp) || exit 2
trap 'rm -f "$scratch"' EXIT
sed 's/^instance .*/instance source no-game ; target proper ; vertex v/' tests/certificates/corpus/accept/grounding.cert >"$scratch"
painting_games() { "$bin/$1" "$scratch" 2>&1 | sed -nE 's/.*expected a game of painting vertices \(([a-z, -]+)\).*/\1/p' | tr -d ' ' | tr ',' '\n'; }
painting=$(painting_games gamecert-check)
own=$(painting_games gamecert-check-reductions)
[ -n "$own" ] && [ "$painting" = "$own" ] || complain "games of painting vertices: $painting; gamecert-check-reductions knows $own"

[ "${#accepted[@]}" -eq 12 ] || complain "only ${!accepted[*]} accept anything"
[ "$failures" -eq 0 ]
