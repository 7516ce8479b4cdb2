#!/usr/bin/env bash
# Makes the report of all claims for the tests that look at it: the site REPORT, and what was printed, REPORT.out and REPORT.err.
# A report that this program has begun is finished. Prints how long it took.
#   report.sh BIN_DIRECTORY REPORT [--short]
set -u
gamecert=$1/gamecert
report=$2
program=$(sha256sum <"$gamecert") || exit 1
if [ "$program" != "$(cat "$report.program" 2>/dev/null)" ]; then
  rm -rf "$report" "$report.err"
  echo "$program" >"$report.program"
fi
SECONDS=0
"$gamecert" claims report ${3:+"$3"} --output "$report" --date 2026-01-31 >"$report.out" 2>>"$report.err"
status=$?
echo "all claims in $SECONDS s"
[ "$status" -eq 1 ] ||
  { echo "report.sh: expected exit status 1, some printed claims being false, found $status: $(cat "$report.err")" >&2; exit 1; }
