#!/usr/bin/env bash
# Every answer of a published table must be what `gamecert solve` says.
set -u
usage="usage: published_agree.sh GAMECERT TABLE"
gamecert=${1:?$usage}
table=${2:?$usage}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failures=0
answers=0
while IFS=$'\t' read -r game board first step expected source; do
  # shellcheck disable=SC2086  # a list of words
  set -- $expected
  last=$((first + step * ($# - 1)))
  for number in $(seq "$first" "$step" "$last"); do echo "${board//%/$number}"; done >"$work/instances"
  # shellcheck disable=SC2086  # the game has options
  "$gamecert" solve $game "$work/instances" >"$work/out" || failures=$((failures + 1))
  found=$(grep -v '^[csv] ' "$work/out" | cut -f2 | cut -d' ' -f2 | paste -sd' ')
  if [ "$found" != "$expected" ]; then
    printf 'gamecert solve %s %s, %s = %s, %s, ...: %s has\n%s\nfound\n%s\n' \
      "$game" "$board" % "$first" "$((first + step))" "$source" "$expected" "$found" >&2
    failures=$((failures + 1))
  fi
  answers=$((answers + $#))
done < <(grep -v '^#' "$table")
[ "$failures" -eq 0 ] && [ "$answers" -gt 0 ] || exit 1
echo "$answers published answers agree"
