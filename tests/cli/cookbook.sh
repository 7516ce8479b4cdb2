#!/usr/bin/env bash
# docs/COOKBOOK.md: every command prints what stands behind it, to the letter.
set -u
export PATH="$1:$PATH"
root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r examples "$scratch"
cd "$scratch"
commands=0
failures=0
command=""
: >shown
run() {
  [ -n "$command" ] || return 0
  commands=$((commands + 1))
  bash -c "$command" >printed 2>errors </dev/null
  local status=$?
  case $status in
    0 | 1 | 3) ;;
    *) failures=$((failures + 1)); echo "exit $status: $command"; cat errors ;;
  esac >&2
  diff shown printed >difference || { failures=$((failures + 1)); echo "$command: < in the page, > printed"; cat difference errors; } >&2
}
while IFS= read -r line; do
  case $line in
    '    $ '*) run; command=${line#    \$ }; : >shown ;;
    '    '*) printf '%s\n' "${line#    }" >>shown ;;
    *) run; command="" ;;
  esac
done <"$root/docs/COOKBOOK.md"
run
questions=$(grep -c '^\*\*[0-9]*\. ' "$root/docs/COOKBOOK.md")
echo "$questions questions, $commands commands"
[ "$failures" -eq 0 ] && [ "$questions" -eq 30 ] && [ "$commands" -ge 55 ]
