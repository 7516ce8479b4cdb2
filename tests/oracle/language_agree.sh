#!/usr/bin/env bash
# The program and the naive evaluator give the same values to formulas at random on all graphs of order 0 to 5 and all
# digraphs of order 0 to 3.
#   language_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR PART [--old]
# Of 10,000 formulas every PARTth is compared, and every one with a word that none before it has: on each graph both
# programs give the same value, or both meet a limit; the program alone does in one formula of 1000 at most. This also
# fails if a word of docs/LANGUAGE.md or of `gamecert list properties` is in no formula, if a wrong meaning of a word makes
# no difference (of any word, if PART is 1), and if the page leaves too many values open. --old: formulas without ranges of
# numbers, fractions and sets of edges.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: language_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR PART [--old]"
gamecert=${1:?$usage}
oracle=${2:?$usage}
page=${3:?$usage}/docs/LANGUAGE.md
words=$3/conjectures/words.txt
part=${4:?$usage}
old=${5:-}
seed=${GAMECERT_SEED:-7}
echo "seed $seed"
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# differences KIND FORMULAS [MISTAKE]: of each formula to which gamecert and the oracle give different values a line with
# the first graph; then lines with `compared`, the number of values, and of those that the page leaves open.
differences() {
  local kind=$1 formulas=$2 mistake=${3:-}
  rm -f "$work"/batch.*
  split -l 400 -a 3 "$formulas" "$work/batch."
  for batch in "$work"/batch.*; do
    "$oracle/oracle-language" values "$words" "$batch" ${mistake:+"$mistake"} <"$work/$kind" >"$work/want" ||
      complain "$kind: oracle-language exits with $?"
    "$gamecert" values -q -- "$(paste -sd, "$batch")" <"$work/$kind.lines" >"$work/got" 2>"$work/err"
    case $? in
      0 | 3) ;;
      *) complain "$kind: gamecert values: $(head -n 3 "$work/err")" && continue ;;
    esac
    tail -n +2 "$work/got" >"$work/rows"
    awk -F '\t' '
      FILENAME ~ /batch/ { formula[FNR] = $0; number = FNR; next }
      FILENAME ~ /want/ { for (i = 1; i <= NF; ++i) want[FNR, i] = $i; graphs = FNR; next }
      NF != number + 1 { print "expected " number " values, found " NF - 1 " at " $1; next }
      {
        ++rows
        for (i = 1; i <= number; ++i) {
          ++values
          if (want[FNR, i] == "doubtful") ++open
          else if ($(i + 1) == "unknown" && want[FNR, i] != "unknown") early[i]
          else if (want[FNR, i] != $(i + 1) && !(i in different)) {
            different[i]
            print formula[i] "\tat " $1 ": gamecert " $(i + 1) ", oracle " want[FNR, i]
          }
        }
      }
      END {
        if (rows != graphs) print "expected " graphs " graphs, found " rows + 0
        print "compared\t" values + 0 "\t" open + 0
        for (i in early) print "early\t" formula[i]
      }' "$batch" "$work/want" "$work/rows"
  done
}

# compare KIND ORDER COUNT: of all graphs to that order and a part of so many formulas.
compare() {
  local kind=$1 all
  { [ "$kind" = graphs ] && echo "0 -" || echo "digraph 0 -"; } >"$work/$kind"
  "$oracle/oracle-small-graphs" "$kind" "$2" >>"$work/$kind"
  "$oracle/oracle-graph6" <"$work/$kind" >"$work/$kind.lines"
  all=$("$oracle/oracle-formulas" "$kind" "$seed" "$3" "$words" ${old:+"$old"}) || complain "oracle-formulas exits with $?"
  awk -v part="$part" '{
    fresh = 0
    for (line = $0; match(line, /[a-z]+(-[a-z]+)*/); line = substr(line, RSTART + RLENGTH)) {
      word = substr(line, RSTART, RLENGTH)
      if (!(word in seen)) fresh = 1
      seen[word]
    }
    if (fresh || NR % part == 0) print
  }' <<<"$all" >"$work/$kind.formulas"
  differences "$kind" "$work/$kind.formulas" >"$work/found"
  if grep -vE '^(compared|early)' "$work/found" >"$work/different"; then
    complain "$kind: $(wc -l <"$work/different") formulas differ"
    head -n 40 "$work/different" >&2
  fi
  awk -F '\t' -v what="$(wc -l <"$work/$kind.formulas") formulas on $kind" '
    $1 == "compared" { values += $2; open += $3 }
    END { print what ": " values + 0 " values, " open + 0 " of them left open by the page"; exit values == 0 || open > values / 50 }
  ' "$work/found" || complain "$kind: nothing compared, or too much left open"
  # The program may look first at a part that the oracle need not look at, and meet a limit there.
  [ "$(grep -c '^early' "$work/found")" -le $(($(wc -l <"$work/$kind.formulas") / 1000)) ] ||
    complain "$kind: limits where the oracle has values: $(grep '^early' "$work/found" | head -n 5)"
}

compare graphs 5 8000
compare digraphs 3 2000
expect "graphs of order 0 to 5 (OEIS A000088)" 53 "$(wc -l <"$work/graphs")"
expect "digraphs of order 0 to 3 (OEIS A000273)" 21 "$(wc -l <"$work/digraphs")"

# The words of a text, one a line, without names of one letter.
words_of() { grep -ohE '[a-z]+(-[a-z]+)*' "$@" | grep -E '..' | sort -u; }

# Sums of roots are no fractions, which the oracle calculates with: language/indices.py.
of_roots='sqrt|randic-index|sum-connectivity-index|geometric-arithmetic-index|atom-bond-connectivity-index|sombor-index'
# Every word of the page before its sections on words, games and classes, and every word of graphs, is in some formula;
# but not those of triangulations, which graphs alone have not.
words_of "$work/graphs.formulas" "$work/digraphs.formulas" >"$work/used"
{
  "$gamecert" list properties | cut -f1 | sed 's/(.*//'
  [ -n "$old" ] || sed '/^## Words/,$d; /^## Triangulations/,/^## [^T]/d' "$page" | grep -oE '`[^`]*`' | grep -vE 'gamecert|sweep|Cz|uv|painted=|gamma' | words_of
} | grep -vxE "$of_roots" | sort -u | comm -23 - "$work/used" >"$work/missing"
[ -s "$work/missing" ] && complain "in no formula: $(paste -sd' ' "$work/missing")"

# A wrong meaning of a word is seen.
head -n 60 "$work/graphs.formulas" >"$work/first"
for mistake in "range vertex" "let" "max of nothing"; do
  differences graphs "$work/first" "$mistake" | grep -qvE '^(compared|early)' || complain "a wrong meaning of '$mistake' is not seen"
done
[ "$part" -eq 1 ] && for kind in graphs digraphs; do
  "$oracle/oracle-language" mistakes "$words" "$work/$kind.formulas" <"$work/$kind" >"$work/mistakes" ||
    complain "$kind: oracle-language exits with $?"
  awk -F '\t' '$2 == 0 { print $1 }' "$work/mistakes" >"$work/unseen"
  [ -s "$work/unseen" ] && complain "$kind: a wrong meaning is not seen of: $(paste -sd, "$work/unseen")"
  echo "$kind: wrong meanings of $(wc -l <"$work/mistakes") words are seen"
done
[ "$failures" -eq 0 ]
