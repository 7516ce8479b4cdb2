#!/usr/bin/env bash
# Statements about all whole numbers: what is true by mathematics is accepted as TRUE and refused as FALSE, and the reverse; a certificate
# whose statement is turned about is refused. Usage: numbers.sh PROGRAM
set -u
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
failures=0
fail() { echo "formal: $*" >&2; failures=$((failures + 1)); }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 2
written() { printf '%s\n' "gamecert 1" "game numbers 1" "instance $1" "statement $2" "evidence automata" end >statement; }
status() { "$program" statement >out 2>&1; echo $?; }
count=0
while read -r truth statement; do
  count=$((count + 1))
  for word in TRUE FALSE; do
    written "$statement" "$word"
    expected=$([ "$word" = "$truth" ] && echo 0 || echo 1)
    [ "$(status)" = "$expected" ] || fail "expected status $expected of '$statement $word': $(cat out)"
  done
done <<'STATEMENTS'
TRUE = 1 1
FALSE < 1 1
TRUE < 999999 1000000
FALSE all x0 some x1 = x0 + x1 x1
TRUE all x0 some x1 or = x0 + x1 x1 = x0 + + x1 x1 1
TRUE some x0 = + x0 x0 1000000
FALSE some x0 = + x0 x0 999999
FALSE some x0 and < 5 x0 < x0 6
TRUE some x0 and < 5 x0 < x0 7
FALSE all x0 < x0 + x0 x0
TRUE all x0 or = x0 0 < x0 + x0 x0
TRUE all x0 all x1 = xor x0 x1 xor x1 x0
TRUE all x0 all x1 all x2 = xor x0 xor x1 x2 xor xor x0 x1 x2
TRUE all x0 all x1 all x2 = + x0 + x1 x2 + + x0 x1 x2
FALSE all x0 all x1 all x2 = xor x0 + x1 x2 + xor x0 x1 x2
TRUE all x0 all x1 not < + x0 x1 xor x0 x1
FALSE all x0 all x1 < xor x0 x1 + x0 x1
TRUE all x0 all x1 iff = x0 x1 = xor x0 x1 0
TRUE all x0 some x1 and < x0 x1 and < 0 x1 = + x1 xor x1 + x1 x1 + x1 + x1 + x1 x1
TRUE all x0 or < x0 8 some x1 some x2 = x0 + + + x1 x1 x1 + + + + x2 x2 x2 x2 x2
FALSE all x0 or < x0 7 some x1 some x2 = x0 + + + x1 x1 x1 + + + + x2 x2 x2 x2 x2
FALSE some x0 all x1 not < x0 x1
TRUE some x0 all x1 not < x1 x0
FALSE all x0 all x1 some x2 and < x0 x2 < x2 x1
TRUE all x0 all x1 or not < x0 x1 or = x1 + x0 1 some x2 and < x0 x2 < x2 x1
TRUE iff all x0 = x0 x0 not some x0 not = x0 x0
STATEMENTS
# p + (p - 1) = p xor (p - 1) of powers of two, and of no other number above 0.
for k in 1 2 3 4 5 6 7 8 9; do
  written "and < 0 $k = + $k $((k - 1)) xor $k $((k - 1))" TRUE
  expected=$(case $k in 1 | 2 | 4 | 8) echo 0 ;; *) echo 1 ;; esac)
  [ "$(status)" = "$expected" ] || fail "whether $k is a power of two: $(cat out)"
done
for statement in "all x1 = x1 x1" "all x0 = x0" "all x0 = x0 x0 x0" "all x0 = x1 x0" "= 1 1000001" "= 01 1" "all x0 all x0 = x0 x0" "some = 1 1" ""; do
  written "$statement" TRUE; [ "$(status)" = 1 ] || fail "accepts '$statement': $(cat out)"
done
for file in "$here"/certificates/automata-*.cert; do
  sed 's/^statement TRUE/statement FALSE/; t; s/^statement FALSE/statement TRUE/' "$file" >statement
  [ "$(status)" = 1 ] && grep -q 'the evidence does not prove the claim' out || fail "$file turned about: $(cat out)"
  sed 's/^evidence automata/evidence automata 1/' "$file" >statement; [ "$(status)" = 1 ] || fail "evidence with a number: $(cat out)"
  sed 's/^game numbers 1/game numbers 2/' "$file" >statement; [ "$(status)" != 0 ] || fail "another version: $(cat out)"
done
written "$(for i in $(seq 600); do printf 'not '; done)= 1 1" TRUE; [ "$(status)" = 0 ] || fail "not, 600 times: $(cat out)"
written "$(for i in $(seq 2000); do printf 'not '; done)= 1 1" TRUE; [ "$(status)" = 3 ] && grep -q 'at most 2000 words' out || fail "a long statement: $(cat out)"
[ "$count" = 26 ] || fail "only $count statements were read"
exit $((failures > 0))
