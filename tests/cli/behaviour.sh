#!/usr/bin/env bash
# Answers, messages and exit statuses: one line a case of cases/, `status | pattern in the output | command`.
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
root=$PWD
cd "$scratch"
: >empty.txt
printf 'path:3 green=0\npath:3 green=0,1\n' >two.txt
printf 'path:3 green=0\npath:3 green=9\n' >bad.txt
printf '\xff\xfe\n' >binary.txt
cp two.txt bare
mkdir folder.d
gamecert solve ello 'petersen green=0,1,2' --certificate good.cert >/dev/null
head -c 60 good.cert >truncated.cert
sed 's/^gamecert 1/gamecert 2/' good.cert >version.cert
sed 's/^game ello 1/game ello 7/' good.cert >rules.cert
cat good.cert good.cert >both.cert

# within SECONDS COMMAND...: killed after so many seconds of the processor, so that a busy machine does not matter; ten
# times as many by the clock, in case it waits for ever.
within() { (ulimit -t "$1" && exec timeout "$((10 * $1))" "${@:2}"); }

# resealed LEDGER SED: the ledger, changed by a script of sed, with the digest that belongs to it.
resealed() {
  local body
  body=$(sed '/^sha256/,$d' "$1" | sed "$2")
  printf '%s\nsha256 %s\nend\n' "$body" "$(sha256sum <<<"$body" | cut -c1-64)"
}

cases=0
while IFS='|' read -r status pattern command; do
  status=${status// /}
  [ -n "$status" ] || continue
  pattern=$(sed 's/^ *//; s/ *$//' <<<"$pattern")
  cases=$((cases + 1))
  output=$(eval "$command" 2>&1 </dev/null)
  got=$?
  [ "$got" -eq "$status" ] && grep -qE -- "$pattern" <<<"$output" ||
    complain "expected $status and /$pattern/, found $got from:$command"$'\n'"$(head -c 600 <<<"$output")"
done < <(cat "$root"/tests/cli/cases/*.cases)
echo "$cases cases"
[ "$failures" -eq 0 ] && [ "$cases" -gt 580 ]
