#!/usr/bin/env bash
# An interrupt ends a sweep as UNKNOWN with what was gone through; progress stays off pipes.
set -u
export PATH="$1:$PATH"
output=$(mktemp)
errors=$(mktemp)
trap 'rm -f "$output" "$errors"' EXIT
gamecert sweep 'oddity -> odd-degenerate' --order 1..11 --definition >"$output" 2>"$errors" &
sweep=$!
sleep 2
kill -INT "$sweep"
wait "$sweep"
status=$?
cat "$output"
[ "$status" -eq 3 ] && grep -qE '^s UNKNOWN interrupted.*complete: order 1\.\.[0-9]+ graphs [0-9]+$' "$output" && [ ! -s "$errors" ]
