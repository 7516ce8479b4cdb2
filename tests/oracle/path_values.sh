#!/usr/bin/env bash
# A file of values of directed paths has those that go through all sums, and is the same after runs that were ended.
#   path_values.sh GAMECERT ORACLE
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: path_values.sh GAMECERT ORACLE"
gamecert=${1:?$usage}
oracle=${2:?$usage}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
last=12000
solve() { "$gamecert" solve blue-red "directed-path:$1" --nimber -q --checkpoint "$scratch/$2" "${@:3}"; }

whole=$(solve $last whole)
"$oracle" plain $(seq $last) | cut -d' ' -f1,2 >"$scratch/plain"
expect "values of D to $last" "$(sha256sum <"$scratch/plain")" "$(grep -E '^[0-9]' "$scratch/whole" | cut -d' ' -f1,3 | sha256sum)"
expect "the digest" "sha256 $(head -n -1 "$scratch/whole" | sha256sum | cut -d' ' -f1)" "$(tail -n 1 "$scratch/whole")"
expect "an answer without a file" "$("$gamecert" solve blue-red "directed-path:$last" --nimber -q)" "$whole"

solve 4000 parts >/dev/null
expect "a limit" "s UNKNOWN time limit of 0.05 s reached" "$(solve 3000000 parts --time-limit 0.05)"
solve 3000000 parts >/dev/null 2>&1 &
run=$!
sleep 0.3
kill -KILL "$run"
wait "$run" 2>/dev/null
expect "an answer after runs that were ended" "$whole" "$(solve $last parts)"
values() { head -n $((last + 1)) "$scratch/$1" | sha256sum; }
expect "the values after them" "$(values whole)" "$(values parts)"

refused() { # WHAT PATTERN FILE [INSTANCE [OPTION...]]
  local output status
  output=$("$gamecert" solve blue-red "${4:-directed-path:30}" --checkpoint "$3" "${@:5}" 2>&1)
  status=$?
  grep -qE "$2" <<<"$output" || expect "$1" "$2" "$output"
  expect "the status of $1" 2 "$status"
}
solve 200 small >/dev/null
sed '150s/ [0-9]*$/ 77/' "$scratch/small" >"$scratch/damaged"
refused "damage" 'damaged:202: expected sha256 .* found sha256' "$scratch/damaged"
forged() { head -n -1 "$scratch/small" | sed "$1" >"$scratch/forged"; echo "sha256 $(sha256sum <"$scratch/forged" | cut -d' ' -f1)" >>"$scratch/forged"; }
forged '195s/ [0-9]*$/ 77/'
refused "a value that is not that of the rules" 'forged:195: expected 194 [0-9]+ [0-9]+, found 194 [0-9]+ 77$' "$scratch/forged"
forged '20s/ .*/ 3 x/'
refused "what is no value" 'expected 19 and two values, found 19 3 x$' "$scratch/forged"
forged '20s/ .*/ 3 99999999999999999999/'
refused "a value too large for its type" 'expected 19 and two values, found 19 3 9+$' "$scratch/forged"
head -n 100 "$scratch/small" >"$scratch/cut"
refused "an end too early" 'cut:101: expected a line of values, or sha256, found the end of the file$' "$scratch/cut"
echo other >"$scratch/other"
refused "another file" 'other:1: expected values of unpainted directed paths' "$scratch/other"
refused "another board" 'expected a directed path on which nothing is painted' "$scratch/none" 'directed-path:9 painted=3:1'
refused "a certificate" 'expected --checkpoint with neither --certificate nor --engine' "$scratch/none" directed-path:9 --certificate "$scratch/c"
expect "files left by refusals" "" "$(ls "$scratch" | grep -xE 'none|c')"
[ "$failures" -eq 0 ]
