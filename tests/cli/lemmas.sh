#!/usr/bin/env bash
# A file of lemmas, right and subtly wrong: verdict, exit status, and certificates that gamecert-check accepts.
# A case is a line `=== STATUS | PATTERN` and the lines of a lemma below it.
#   lemmas.sh BIN CASES
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
file=$(realpath "$2")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
cases=0

try() {  # try STATUS PATTERN, the lemma being in case.lemma
  cases=$((cases + 1))
  rm -f case.cert
  output=$(gamecert lemma check ./case.lemma --certificate case.cert 2>&1)
  got=$?
  [ "$got" -eq "$1" ] && grep -qE -- "$2" <<<"$output" ||
    complain "expected $1 and /$2/, found $got from $(cat case.lemma): $output"
  if [ "$1" -le 1 ]; then
    gamecert-check case.cert >/dev/null || complain "the certificate of $(cat case.lemma) is not accepted"
  elif [ -e case.cert ]; then
    complain "exit status $1, and yet a certificate of $(cat case.lemma)"
  fi
}

status=""
while IFS= read -r line; do
  if [[ $line == "=== "* ]]; then
    [ -z "$status" ] || try "$status" "$pattern"
    status=${line:4:1}
    pattern=${line#*| }
    : >case.lemma
  else
    printf '%s\n' "$line" >>case.lemma
  fi
done <"$file"
[ -n "$status" ] || complain "no case in $file"
try "$status" "$pattern"
[ "$failures" -eq 0 ] || exit 1
echo "$cases lemma files"
