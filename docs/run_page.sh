#!/usr/bin/env bash
# Runs the commands of a page (lines `    $ COMMAND`) in the folder it is called in, and says what prints otherwise than the
# page has it below them. Usage: docs/run_page.sh PAGE
set -u
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0
commands=0
command=""
: >"$scratch/shown"
run() {
  [ -n "$command" ] || return 0
  commands=$((commands + 1))
  bash -c "$command" >"$scratch/printed" 2>"$scratch/errors" </dev/null
  local status=$?
  case $status in
    0 | 1 | 3) ;;
    *) failures=$((failures + 1)); echo "exit $status: $command"; cat "$scratch/errors" ;;
  esac >&2
  diff "$scratch/shown" "$scratch/printed" >"$scratch/difference" ||
    { failures=$((failures + 1)); echo "$command: < in the page, > printed"; cat "$scratch/difference" "$scratch/errors"; } >&2
}
while IFS= read -r line; do
  case $line in
    '    $ '*) run; command=${line#    \$ }; : >"$scratch/shown" ;;
    '    '*) printf '%s\n' "${line#    }" >>"$scratch/shown" ;;
    *) run; command="" ;;
  esac
done <"$1"
run
echo "$commands commands"
[ "$failures" -eq 0 ]
