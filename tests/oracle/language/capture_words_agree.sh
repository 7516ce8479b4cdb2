#!/usr/bin/env bash
# The words of the paper on vertex capturing have the values of a naive program, by engines and by definition: on all
# graphs of each order to ORDER, connected or not: those of lower order, with a vertex more in every way.
#   capture_words_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR ORDER
set -u
. "$(dirname "$0")/../../complaints.sh"
usage="usage: capture_words_agree.sh GAMECERT ORACLE_DIR SOURCE_DIR ORDER"
gamecert=${1:?$usage}
oracle=${2:?$usage}
program=${3:?$usage}/tests/oracle/language/capture_words.py
order=${4:?$usage}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

words=$(python3 "$program" words) || exit 2
"$oracle/oracle-small-graphs" graphs $((order - 1)) | "$oracle/oracle-graph6" | python3 "$program" extended >"$work/graphs"
[ -s "$work/graphs" ] || complain "no graphs"
for by in -q "-q --definition"; do
  "$gamecert" values $by "$words" <"$work/graphs" | python3 "$program" compare >"$work/found"
  grep -v '^compared' "$work/found" >&2 && complain "$by: values differ"
  expect "graphs, $by" "$(wc -l <"$work/graphs")" "$(sed -n 's/^compared\t//p' "$work/found")"
done
[ "$failures" -eq 0 ]
