#!/usr/bin/env bash
# gamecert-check accepts, rejects or leaves open every file of the corpus as its folder says. Usage: corpus.sh GAMECERT_CHECK
set -u
. "$(dirname "$0")/../complaints.sh"
checker=$1
corpus=$(dirname "$0")/corpus
seen=0
for file in "$corpus"/{accept,reject,malformed,unknown}/*.cert; do
  seen=$((seen + 1))
  folder=$(basename "$(dirname "$file")")
  said=$("$checker" "$file" 2>&1)
  status=$?
  case $folder in
    accept) expected="0 s VERIFIED" ;;
    unknown) expected="3 s UNKNOWN" ;;
    *) expected="1 s REJECTED" ;;
  esac
  if [ "$status $(grep '^s ' <<<"$said")" != "$expected" ]; then
    complain "$(printf '%s: expected %s, found status %s and\n%s' "$file" "$expected" "$status" "$said")"
  fi
done
[ "$seen" -ge 300 ] || complain "only $seen files: the test looks in the wrong place"
echo "$seen certificates of the corpus, $failures against their folder"
[ "$failures" -eq 0 ]
