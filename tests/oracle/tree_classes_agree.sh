#!/bin/sh
# The classes of forests in docs/EXCHANGES.md are those that oracle-tree-classes counts.
# Usage: tree_classes_agree.sh ORACLE_TREE_CLASSES EXCHANGES.md
set -u
usage="usage: tree_classes_agree.sh ORACLE_TREE_CLASSES EXCHANGES.md"
program=${1:?$usage}
page=${2:?$usage}
most=11
counted=$("$program" $most 8 40) || { echo "oracle-tree-classes failed" >&2; exit 1; }
found=$(echo "$counted" | sed -nE 's/^vertices [0-9]+ classes ([0-9]+)$/\1/p' | tr '\n' ' ')
expected=$(sed -nE 's/^\| classes \|(.*)\|$/\1/p' "$page" | tr -d '|' | tr -s ' ' '\n' | sed '/^$/d' | head -n $most | tr '\n' ' ')
[ "$found" = "$expected" ] && [ -n "$found" ] || { echo "the page has $expected, found $found" >&2; exit 1; }
echo "$counted" | grep -qx "to 5 classes 22 told-apart 22" || { echo "of 22 classes to 5 vertices some are not told apart" >&2; exit 1; }
echo "$counted" | grep -qx "paths 40 classes 40" || { echo "two of 40 paths are in one class" >&2; exit 1; }
