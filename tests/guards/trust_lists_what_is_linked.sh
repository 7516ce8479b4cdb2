#!/usr/bin/env bash
# docs/TRUST.md lists the files gamecert-check is made of, with today's line counts.
set -u
build=$(dirname "$1")
now=$(docs/trusted_files.sh "$build") || exit 1
listed=$(sed -n '/^```files$/,/^```$/p' docs/TRUST.md | sed '1d;$d')
diff <(echo "$listed") <(echo "$now") || { echo "docs/TRUST.md is out of date: put the output of docs/trusted_files.sh there" >&2; exit 1; }
proper=$(echo "$now" | awk '$2 ~ /^certificates\// && $2 !~ /writer/ {total += $1} END {print total}')
[ "$proper" -lt 2000 ] || { echo "the checker proper has $proper lines; it must stay under 2000" >&2; exit 1; }
