#!/usr/bin/env bash
# The naive evaluator finds the statements of examples/open false where they are said to fall, and true before that.
#   open_statements_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR ORDER
# It says `false` of each statement at the counterexample of order at most ORDER that examples/open/results names, and at that of
# order at most 9 that the list itself names. Of all connected graphs to order 4 it says the same as the results: some graph of that
# order refutes the statement, or none does. Left out are the few statements with square roots, which the oracle does not have.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: open_statements_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR ORDER"
gamecert=${1:?$usage}
oracle=${2:?$usage}
open=${3:?$usage}/examples/open
words=$3/conjectures/words.txt
order=${4:?$usage}
small=4
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# ORDER EDGES of lines NAME, tab, graph6; the names go to a file.
edges_of_graph6() {
  awk -F '\t' -v names="$1" -v greatest="$2" '
    BEGIN { for (i = 63; i < 127; ++i) code[sprintf("%c", i)] = i - 63 }
    {
      order = code[substr($2, 1, 1)]
      if (order > greatest) next
      edges = ""
      place = 0
      for (v = 1; v < order; ++v)
        for (u = 0; u < v; ++u) {
          bits = code[substr($2, 2 + int(place / 6), 1)]
          if (int(bits / 2 ^ (5 - place % 6)) % 2) edges = edges (edges == "" ? "" : ",") u "-" v
          ++place
        }
      print $1 >names
      print order, edges == "" ? "-" : edges
    }'
}

# truths FORMULAS GRAPHS
truths() {
  "$oracle/oracle-language" values "$words" "$1" <"$2" || complain "oracle-language exits with $?"
}

# At small graphs: of which statements of a list which is the least order at which one is false.
falls_of_small_graphs() {
  truths "$1" "$work/graphs" | awk -F '\t' -v first="$2" '
    FILENAME != "-" { order[FNR] = $1 + 0; next }
    $1 == "true" && order[FNR] >= first { for (i = 2; i <= NF; ++i) if ($i != "true" && !(i in least)) least[i] = order[FNR] " " $i; count = NF }
    END { for (i = 2; i <= count; ++i) print i in least ? least[i] : "none" }' FS='[ \t]' "$work/graphs" FS='\t' -
}

"$oracle/oracle-small-graphs" graphs "$small" >"$work/graphs" || complain "oracle-small-graphs exits with $?"
counterexamples=0
statements=0
for list in wow2 wow1 txgraffiti textbook; do
  "$gamecert" conjectures list "$open/$list.conjectures" >"$work/whole" || complain "$list: gamecert exits with $?"
  awk -F '\t' '$2 !~ /sqrt|randic-index/' "$work/whole" >"$work/list"
  statements=$((statements + $(wc -l <"$work/list")))
  first=1
  [ $list = wow2 ] && first=2
  { echo connected; cut -f 2 "$work/list"; } >"$work/formulas"
  awk -F '\t' -v small="$small" '
    NR == FNR { fall[$1] = $2 == "FAILS" && $3 <= small ? $3 " false" : "none"; next }
    { print $1 in fall ? fall[$1] : "nothing" }' "$open/results/$list.connected.tsv" "$work/list" >"$work/want"
  falls_of_small_graphs "$work/formulas" "$first" | paste "$work/want" - <(cut -f 1 "$work/list") |
    awk -F '\t' '$1 != $2 { print $3 ": the results say " $1 ", the oracle " $2 }' >"$work/different"
  [ -s "$work/different" ] && complain "$list, connected graphs to order $small: $(cat "$work/different")"
  {
    awk -F '\t' -v OFS='\t' 'NR == FNR { listed[$1]; next } $2 == "FAILS" && $1 in listed { print $1, $4 }' "$work/list" "$open/results/$list".*.tsv
    awk -F '\t' -v OFS='\t' '$3 ~ /^refuted [^, ]/ && $3 !~ /^refuted at/ { sub(/^refuted /, "", $3); sub(/,? .*/, "", $3); if ($3 < "I") print $1, $3 }' "$work/list"
  } | grep -v : | sort -u | edges_of_graph6 "$work/names" "$order" >"$work/counterexamples"
  while read -r name && read -r graph <&3; do
    awk -F '\t' -v name="$name" '$1 == name { print $2 }' "$work/list" >"$work/formula"
    [ "${graph%% *}" -gt 9 ] && grep -q path-cover "$work/formula" && continue # the oracle takes minutes
    echo "$graph" >"$work/graph"
    expect "$name at $graph" false "$(truths "$work/formula" "$work/graph")"
    counterexamples=$((counterexamples + 1))
  done <"$work/names" 3<"$work/counterexamples"
done
echo "$statements statements at connected graphs to order $small, $counterexamples counterexamples to order $order"
[ "$failures" -eq 0 ] && [ "$statements" -ge 360 ] && [ "$counterexamples" -ge 60 ]
