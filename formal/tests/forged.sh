#!/usr/bin/env bash
# Ledgers that are changed at random, with their digests made again, are not accepted if gamecert-check refuses them. Without that
# program none is accepted but those whose changed claim may hold.
# Usage: forged.sh FOLDER [COUNT [SEED [GAMECERT-CHECK]]], the folder in which build.sh was run; 10000 is a long run
set -u
here=$(cd "$(dirname "$0")" && pwd)
folder=$(realpath "$1") count=${2:-300} seed=${3:-1} theirs=${4:-}
export proved=$folder/gamecert-check-proved
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/forged"
"$folder/forged" "$seed" "$count" "$scratch/forged" "$here"/certificates/ledger-*.cert || exit 2
find "$scratch/forged" -type f | xargs -n 50 -P "$(nproc)" bash -c 'for f; do "$proved" "$f" 2>&1 | grep -qx "s VERIFIED" && echo "$f"; done; true' forged >"$scratch/accepted"
failures=0
while read -r file; do
  if [ -n "$theirs" ]; then "$theirs" "$file" 2>/dev/null | grep -qx 's VERIFIED' && continue
  else [[ $file == */true-* ]] && continue; fi
  echo "formal: accepts a forged ledger of seed $seed, $(basename "$file"): $(grep -A3 '^game sweep' "$file" | tr '\n' ';' | cut -c1-300)" >&2
  failures=$((failures + 1))
done <"$scratch/accepted"
made=$(find "$scratch/forged" -type f | wc -l)
[ "$made" = "$count" ] || { echo "formal: only $made of $count ledgers were made" >&2; failures=$((failures + 1)); }
echo "formal: of $made forged ledgers of seed $seed $(wc -l <"$scratch/accepted") are accepted, of which the claim holds too, $failures failures"
exit $((failures > 0))
