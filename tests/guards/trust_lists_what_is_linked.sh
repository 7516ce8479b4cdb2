#!/usr/bin/env bash
# docs/TRUST.md lists the files gamecert-check is made of, with their line counts; reader and checks, and the driver, stay small.
set -u
build=$(dirname "$1")
now=$(docs/trusted_files.sh "$build") || exit 1
listed=$(sed -n '/^```files$/,/^```$/p' docs/TRUST.md | sed '1d;$d')
diff <(echo "$listed") <(echo "$now") || { echo "docs/TRUST.md is out of date: put the output of docs/trusted_files.sh there" >&2; exit 1; }
lines_of() { echo "$now" | awk -v files="$1" '$2 ~ files && $2 !~ /writer/ {total += $1} END {print total + 0}'; }
driver='^certificates/(gamecert_check|check_files|bounded)[.]'
checker=$(($(lines_of '^certificates/') - $(lines_of "$driver")))
[ "$checker" -lt 2200 ] || { echo "reader and checks of certificates have $checker lines; they must stay under 2200" >&2; exit 1; }
[ "$(lines_of "$driver")" -lt 550 ] || { echo "the driver of the checker has $(lines_of "$driver") lines; it must stay under 550" >&2; exit 1; }
