#!/usr/bin/env bash
# Every answer of a published table must be what `gamecert solve` says.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: published_agree.sh GAMECERT TABLE"
gamecert=${1:?$usage}
table=${2:?$usage}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
answers=0
while IFS=$'\t' read -r game board first step expected source; do
  # shellcheck disable=SC2086  # a list of words
  set -- $expected
  last=$((first + step * ($# - 1)))
  for number in $(seq "$first" "$step" "$last"); do echo "${board//%/$number}"; done >"$work/instances"
  # shellcheck disable=SC2086  # the game has options
  "$gamecert" solve $game "$work/instances" >"$work/out" || complain "gamecert solve $game failed"
  found=$(grep -v '^[csv] ' "$work/out" | cut -f2 | cut -d' ' -f2 | paste -sd' ')
  expect "gamecert solve $game $board, % = $first, $((first + step)), ..., by $source" "$expected" "$found"
  answers=$((answers + $#))
done < <(grep -v '^#' "$table")
[ "$failures" -eq 0 ] && [ "$answers" -gt 0 ] || exit 1
echo "$answers published answers agree"
