#!/bin/sh
# Runs oracle-counts for the orders given; its lines must be those of the table, character for character.
set -u
usage="usage: counts_agree.sh ORACLE_COUNTS TABLE ORDER..."
program=${1:?$usage}
table=${2:?$usage}
shift 2
[ $# -gt 0 ] || { echo "$usage" >&2; exit 2; }
failures=0
for order in "$@"; do
  found=$("$program" "$order") || { echo "order $order: oracle-counts failed" >&2; exit 1; }
  expected=$(grep -v '^#' "$table" | awk -F '\t' -v order="$order" 'NR == 1 || $1 == order')
  if [ "$(printf '%s\n' "$expected" | wc -l)" -ne 3 ]; then
    echo "$table: expected a header and two lines of order $order" >&2
    failures=$((failures + 1))
  elif [ "$found" != "$expected" ]; then
    printf 'order %s: in the table\n%s\nfound\n%s\n' "$order" "$expected" "$found" >&2
    failures=$((failures + 1))
  fi
done
[ "$failures" -eq 0 ] || exit 1
echo "orders $* agree with the table"
