#!/usr/bin/env bash
# The program and a second one in Python give the same values of words of graphs: on all connected graphs to an order,
# and on COUNT graphs at random of orders 7 to GREATEST.
#   word_values_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR ORDER COUNT GREATEST [--definition]
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: word_values_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR ORDER COUNT GREATEST [--definition]"
gamecert=${1:?$usage}
oracle=${2:?$usage}
program=${3:?$usage}/tests/oracle/language/word_values.py
order=${4:?$usage}
count=${5:?$usage}
greatest=${6:?$usage}
seed=${GAMECERT_SEED:-7}
echo "seed $seed"
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

"$oracle/oracle-small-graphs" graphs "$order" | "$oracle/oracle-graph6" >"$work/all"
"$gamecert" filter connected "$work/all" >"$work/graphs" || complain "gamecert filter exits with $?"
python3 "$program" random "$seed" "$count" 7 "$greatest" >>"$work/graphs"
python3 "$program" values <"$work/graphs" >"$work/want" || complain "word_values.py exits with $?"
words=$(python3 "$program" names)
"$gamecert" values -q ${7:+"$7"} "$words" "$work/graphs" | tail -n +2 >"$work/got" || complain "gamecert values fails"
awk -F '\t' -v words="$words" '
  BEGIN { split(words, word, ",") }
  FILENAME ~ /want$/ { for (i = 2; i <= NF; ++i) want[FNR, i] = $i; name[FNR] = $1; graphs = FNR; next }
  { for (i = 2; i <= NF; ++i) if (want[FNR, i] != "-") { ++values; if (want[FNR, i] != $i) print word[i - 1] " of " name[FNR] ": gamecert " $i ", word_values.py " want[FNR, i] } }
  END { if (FNR != graphs || values == 0) print graphs " graphs, " FNR " rows, " values + 0 " values" ; print "compared\t" values " values of " graphs " graphs" }
' "$work/want" "$work/got" >"$work/found"
grep '^compared' "$work/found"
grep -v '^compared' "$work/found" >"$work/different" && complain "values differ: $(head -n 20 "$work/different")"
[ "$failures" -eq 0 ]
