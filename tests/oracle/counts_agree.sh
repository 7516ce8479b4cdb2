#!/bin/sh
# Runs oracle-counts for the orders given; its lines must be those of the table, character for character.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: counts_agree.sh ORACLE_COUNTS TABLE ORDER..."
program=${1:?$usage}
table=${2:?$usage}
shift 2
[ $# -gt 0 ] || { echo "$usage" >&2; exit 2; }
for order in "$@"; do
  found=$("$program" "$order") || { echo "order $order: oracle-counts failed" >&2; exit 1; }
  expected=$(grep -v '^#' "$table" | awk -F '\t' -v order="$order" 'NR == 1 || $1 == order')
  if [ "$(printf '%s\n' "$expected" | wc -l)" -ne 3 ]; then
    complain "$table: expected a header and two lines of order $order"
  else
    expect "order $order, in the table" "$expected" "$found"
  fi
done
[ "$failures" -eq 0 ] || exit 1
echo "orders $* agree with the table"
