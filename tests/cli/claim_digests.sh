#!/usr/bin/env bash
# Prints of each entry of a CLAIMS.md that `gamecert claims report` made the digest of its place, verdict and statement, and that of all that
# is said of it; then the digest of what is said of no entry alone. tests/cli/claims.digests has them.
# Usage: claim_digests.sh CLAIMS.md
set -eu
export LC_ALL=C
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
awk -F ' [|] ' -v folder="$scratch" '
  function put(name, text) { print text >>(folder "/" name); close(folder "/" name) }
  /^[|].*`.*`/ {
    id = $2; gsub("`", "", id)
    if (!(id in number)) { number[id] = ++entries; put("names", id) }
    put(number[id] ".statement", $1 " " $3 " " $NF)
    put(number[id] ".all", $0)
    next
  }
  /^#/ { now = "rest" }
  /^#### .*\(`.*`\)$/ { id = $0; sub(/.*\(`/, "", id); sub(/`\)$/, "", id); if (id in number) now = number[id] }
  { put((now == "" ? "rest" : now) ".all", $0) }' "$1"
[ -s "$scratch/names" ] || { echo "claim_digests.sh: $1: expected rows of entries, found none" >&2; exit 2; }
digest() { sha256sum <"$1" | cut -c1-16; }
number=0
while read -r id; do
  number=$((number + 1))
  printf '%s\t%s\t%s\n' "$id" "$(digest "$scratch/$number.statement")" "$(digest "$scratch/$number.all")"
done <"$scratch/names"
printf 'the rest\t-\t%s\n' "$(digest "$scratch/rest.all")"
