#!/usr/bin/env bash
# The statements of the paper on colouring games that are false as printed are false where gamecert says, and the
# repaired ones hold: both programs find this.
#   claims_colouring.sh GAMECERT ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
wrong=$("$oracle") || complain "the oracle exits with $?"
echo "$wrong"
found=$("$gamecert" claims run $(cut -f1 <<<"$wrong" | grep -v '\.repaired$' | sort -u))

# where STATEMENT: the line behind it that says where it fails.
where() { awk -v id="$1" '/^col/ { current = $1 } /^c   fails at / && current == id' <<<"$found" | sed 's/^c   fails at //'; }
for id in $(cut -f1 <<<"$wrong" | sort -u); do
  verdict=$(awk -v id="$id" '$1 == id { print $2 }' <<<"$found")
  expected=$(awk -F '\t' -v id="$id" '$1 == id { print $2 }' <<<"$wrong")
  if [ "$expected" = - ]; then
    [ "$verdict" = HOLDS ] || [ "$verdict" = PROVED ] || complain "$id: the oracle finds nothing wrong, gamecert says $verdict"
    continue
  fi
  [ "$verdict" = FAILS ] || complain "$id: wrong at $expected, gamecert says $verdict"
  agreed=no
  while read -r instance; do
    case $(where "$id") in *"$instance" | *"$instance"[\ \;]*) agreed=yes ;; esac
  done <<<"$expected"
  [ "$agreed" = yes ] || complain "$id: the oracle finds wrong: $expected; gamecert: $(where "$id")"
done
[ "$(cut -f1 <<<"$wrong" | sort -u | wc -l)" -eq 23 ] || complain "expected 23 statements from the oracle"
[ "$failures" -eq 0 ]
