#!/bin/sh
# Every line of oracle-classes, a class, an order and a count, must be what `gamecert table` counts.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: classes_agree.sh GAMECERT ORACLE_CLASSES"
gamecert=${1:?$usage}
program=${2:?$usage}
lines=$("$program") || { echo "oracle-classes failed" >&2; exit 1; }
classes=$(printf '%s\n' "$lines" | cut -f1 | sort -u)
counts=$(printf '%s\n' "$lines" | wc -l)
[ "$counts" -gt 100 ] || { echo "only $counts counts" >&2; exit 1; }
for class in $classes; do
  expected=$(printf '%s\n' "$lines" | awk -F '\t' -v class="$class" '$1 == class { print $2 "\t" $3 "\t" $3 }')
  last=$(printf '%s\n' "$expected" | wc -l)
  found=$("$gamecert" table 'count(order = order)' --class "$class" --order "1..$last" -q | tail -n +2)
  expect "$class, counted by oracle-classes" "$expected" "$found"
done
[ "$failures" -eq 0 ] || exit 1
echo "$counts counts agree"
