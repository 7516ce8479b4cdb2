#!/usr/bin/env bash
# An interrupt ends whatever runs within moments, as UNKNOWN with what was gone through; progress stays off pipes.
#   interrupts.sh BIN_DIRECTORY
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1

seed=${GAMECERT_SEED:-$RANDOM}
RANDOM=$seed

# spent PID: hundredths of a second of processor time so far, of its threads and the children that have ended.
spent() {
  local fields
  { read -ra fields <"/proc/$1/stat"; } 2>/dev/null && echo $((fields[13] + fields[14])) || echo 0
}

# wait_for_work PID HUNDREDTHS: of processor time; or a second, of what only waits.
wait_for_work() {
  for _ in $(seq 50); do
    [ "$(spent "$1")" -lt "$2" ] && kill -0 "$1" 2>/dev/null || return
    sleep 0.02
  done
}

# gone PID: whether it ends within two seconds of processor time, however busy the machine is.
gone() {
  local before
  before=$(spent "$1")
  for _ in $(seq 400); do
    kill -0 "$1" 2>/dev/null || return 0
    [ $(($(spent "$1") - before)) -lt 200 ] || return 1
    sleep 0.05
  done
  return 1
}

# interrupted PATTERN INPUT COMMAND...: SIGINT (or $signal) at a random moment of its first half second of work (or at $moment,
# in hundredths), sent twice as a terminal or `timeout` may, ends the command with status 3 (or $expected) soon, and a line
# of what it wrote has the pattern.
interrupted() {
  local pattern=$1 input=$2 command status ended at=${moment:-$((5 + RANDOM % 45))}
  shift 2
  env --default-signal=INT "$@" <"$input" >output 2>errors &  # this shell has what it starts in the background ignore it
  command=$!
  wait_for_work "$command" "$at"
  kill -"${signal:-INT}" "$command"
  sleep 0.01
  kill -"${signal:-INT}" "$command" 2>/dev/null
  gone "$command" && ended=yes || ended=no
  kill -KILL "$command" 2>/dev/null
  wait "$command"
  status=$?
  if [ "$ended" = yes ] && [ "$status" -eq "${expected:-3}" ] && cat output errors | grep -qE "$pattern"; then return; fi
  complain "$*: ended in time: $ended, status $status, after $at hundredths of a second (GAMECERT_SEED=$seed)"
  cat output errors >&2
}

moment=30 interrupted '^s UNKNOWN interrupted.*complete: order 1\.\.[0-9]+ connected graphs [0-9]+$' /dev/null \
  gamecert sweep 'oddity -> odd-degenerate' --order 1..11 --definition
[ ! -s errors ] || complain "progress on a pipe"
interrupted '^s UNKNOWN interrupted' /dev/null gamecert sweep 'order > 0' --order 20 --class regular:9 -q
moment=60 expected=1 interrupted '^c no certificate of counterexample [0-9]+: interrupted$' /dev/null \
  gamecert sweep '!(size >= 0)' --order 8 --all --certificates kept
printf 'conjecture a\ntext oddity -> odd-degenerate\n\nconjecture b\ntext order > 0\n' >two.conjectures
moment=30 interrupted '^s UNKNOWN 2 of 2 statements; interrupted; complete: order 1\.\.[0-9]+ connected graphs [0-9]+$' /dev/null \
  gamecert conjectures run two.conjectures --order 1..11 --definition --certificates two.d
gamecert-check two.d/sweep-order-0[1-4]-* | grep -qx 's VERIFIED' || complain "what conjectures leaves after an interrupt"
interrupted 'a: interrupted; no counterexample among [0-9]+ graphs tried' /dev/null \
  gamecert conjectures run two.conjectures a --near cycle:5
interrupted '^s UNKNOWN interrupted' /dev/null gamecert solve capture complete:10
interrupted '^s UNKNOWN interrupted' /dev/null gamecert solve geodetic --reading hull grid:30x30
interrupted '^s UNKNOWN interrupted' /dev/null gamecert solve capture complete:10 --certificate k10.cert
# A file of instances ends at once: the line under way is the last, and what stood there stays.
printf 'path:3\npath:4\n' >lines.txt
for _ in $(seq 1000); do echo complete:10; done >>lines.txt
echo old >lines.cert
moment=30 interrupted '^s ANSWERED 2 of 3 interrupted$' /dev/null gamecert solve capture ./lines.txt --certificate lines.cert
[ "$(grep -c UNKNOWN output)" = 1 ] && [ "$(cat lines.cert)" = old ] && [ ! -e lines.cert.part-* ] ||
  complain "lines not begun are answered, or the certificate is not the old one"
moment=30 interrupted '^s ANSWERED 2 of 3 interrupted$' /dev/null gamecert solve capture ./lines.txt --certificate new.cert
gamecert-check new.cert >/dev/null || complain "no certificates of what was answered"
mkdir kept2
for i in 1 2 3; do echo 'gamecert 1' >kept2/counterexample-$i.cert; done
moment=60 expected=1 interrupted '^s FAILS G' /dev/null \
  gamecert sweep '!(size >= 0)' --order 8 --all --certificates kept2 -q
gamecert-check kept2/c* | grep -qx 's VERIFIED' ||
  complain "certificates of an earlier sweep are among those of this one"
mkdir kept3
for i in 1 2 3; do echo 'gamecert 1' >kept3/counterexample-$i.cert; done
interrupted '^s UNKNOWN interrupted' /dev/null \
  gamecert sweep 'plausibility-driven -> order < 99' --order 9 --definition --certificates kept3
[ "$(cat kept3/c* | sort -u)" = 'gamecert 1' ] && [ "$(ls kept3 | grep -vc ^sweep-)" = 3 ] ||
  complain "certificates of an earlier sweep are gone"

# With a counterexample in hand it fails, at whatever graph, and its certificate is there; of one that is less, met just
# before the interrupt, there may be none.
for signal in INT TERM; do
  moment=100 expected=1 interrupted '^c perhaps not the least: (I\S+ is less, without a certificate: )?interrupted' /dev/null \
    gamecert sweep 'size != 20' --order 10..11 --certificates hand-$signal
  grep -q '^c counterexample so far ' output && grep -q '^s FAILS I' output &&
    gamecert-check hand-$signal/counterexample-1.cert >checked && grep -q ' FAILS != size 20$' checked &&
    [ ! -e hand-$signal/counterexample-so-far.cert ] ||
    { complain "no certificate of the counterexample in hand"; cat output >&2; }
done
signal=INT
# It stands there while the sweep goes on, alone.
mkdir early
echo 'gamecert 1' >early/counterexample-1.cert
gamecert sweep 'size != 20' --order 10..11 --certificates early >output &
running=$!
for _ in $(seq 100); do
  sleep 0.1
  [ ! -e early/counterexample-so-far.cert ] || break
done
kill -KILL "$running"
wait "$running" 2>/dev/null
[ "$(ls early | grep ^counter)" = counterexample-so-far.cert ] && gamecert-check early/counterexample-so-far.cert >/dev/null ||
  { complain "no certificate of a counterexample so far"; ls early >&2; }

# Rows of a table come as their orders end.
env --default-signal=INT gamecert table 'count(plausibility-driven)' --order 1..9 --definition >rows &
running=$!
for _ in $(seq 100); do
  sleep 0.1
  [ "$(wc -l <rows)" -lt 6 ] || break
done
kill -INT "$running"
wait "$running"
[ $? -eq 3 ] && [ "$(sed -n 5,6p rows | cut -f 1,2)" = "$(printf '4\t6\n5\t21')" ] && grep -qx 's UNKNOWN interrupted' rows ||
  { complain "no rows before the end of a table"; cat rows >&2; }
[ ! -e k7.cert ] || complain "a certificate of what is not known"

interrupted '^UNKNOWN interrupted$' /dev/null gamecert encode lights-out 'grid:32x32 lit=0' --format dimacs
interrupted '^s UNKNOWN interrupted$' /dev/null gamecert solve lights-out 'grid:32x32 lit=0' --engine sat
interrupted '^UNKNOWN interrupted$' /dev/null gamecert encode proper --colours 4 grid:15x15 --format qcir
interrupted '^s UNKNOWN interrupted$' /dev/null gamecert solve node-kayles cycle:60 --engine qbf
interrupted '^s UNKNOWN interrupted$' /dev/null gamecert solve node-kayles cycle:60 --engine smt
interrupted '^s UNKNOWN interrupted' /dev/null \
  gamecert sweep 'odd-type -> odd-degenerate' --class regular:5 --order 14 --engine sat

# An instance that takes minutes; and a quick claim behind slow ones.
moment=60 interrupted '^s UNKNOWN interrupted' /dev/null gamecert claims run ello.rem-3.10-trees --budget 600
grep -q '^ello.rem-3.10-trees  *UNKNOWN ' output && grep -q '^c   interrupted$' output ||
  complain "no line for the claim that ran"
for format in '' --json; do
  moment=100 interrupted 'interrupted' /dev/null gamecert claims run ello.rem-3.10-trees ello.fig1 --budget 600 $format
  grep 'ello.rem-3.10-trees' output | grep -q UNKNOWN ||
    complain "no line for the claim that ran $format"
  [ "$(nproc)" -eq 1 ] || grep 'ello.fig1' output | grep -q PROVED ||
    complain "no line for the claim that was finished $format"
done

mkfifo never
sleep 5 >never &
interrupted '^s ANSWERED 0 of 0 interrupted$' never gamecert solve capture -
sleep 5 >never &
interrupted '^UNKNOWN.* interrupted$' never gamecert filter tree
# A sparse graph of order 64 whose nimber is out of reach.
awk 'BEGIN {
  srand(5); n = 64; bits = ""; 
  for (v = 1; v < n; ++v) for (u = 0; u < v; ++u) bits = bits (rand() < 0.05 ? 1 : 0)
  while (length(bits) % 6) bits = bits "0"
  text = sprintf("%c%c%c%c", 126, 63, 64, 63)
  for (i = 1; i <= length(bits); i += 6) { x = 0; for (k = 0; k < 6; ++k) x = 2 * x + substr(bits, i + k, 1); text = text sprintf("%c", 63 + x) }
  print text
}' >sparse.g6
interrupted '^UNKNOWN line 1: interrupted$' sparse.g6 gamecert filter 'nimber(node-kayles) > 0'
interrupted '^{"schema":"gamecert-unknown-1",.*"answer":"UNKNOWN line 1: interrupted"}$' sparse.g6 gamecert values 'nimber(node-kayles)' --json
# What is known is not lost while a certificate is sought.
moment=40 interrupted '^s EVIDENCE OUTCOME P without a certificate: interrupted$' /dev/null \
  gamecert solve nimstring fan:20 --play misere --certificate fan.cert
[ ! -e fan.cert ] || complain "a certificate that was not found is there"

moment=80 expected=0 interrupted '^s FOUND H' /dev/null gamecert find 'perfect & !perfect(line(G))' --order 9..

# What looks at signals in no search of its own: boards that are read and made, words, what nauty generates and computes.
unknown='^(s UNKNOWN|UNKNOWN line 1:) interrupted'
while read -r pattern input command; do
  interrupted "${!pattern}" "$input" sh -c "exec $command"
done <<'CASES'
unknown /dev/null gamecert solve node-kayles path:4000000
unknown /dev/null gamecert solve node-kayles complete:6000
unknown /dev/null gamecert solve ello "path:3000000 green=0"
unknown /dev/null gamecert solve geodetic complete:1000 --reading literal
unknown /dev/null gamecert sweep "size < 99" --order 19
unknown /dev/null gamecert sweep "order > 0" --class triangulations --order 15
unknown /dev/null gamecert sweep "order > 0" --class tournaments --order 11
unknown /dev/null gamecert table "max(edge-orbits)" --order 10..11
unknown /dev/null gamecert reduction check col.prop-1 --set k=3 --order 1..9
unknown /dev/null gamecert lemma discover node-kayles --boundary 2 --inner 5
unknown sparse.g6 gamecert values "longest-cycle"
unknown sparse.g6 gamecert values "count set S: independence-number(G[S]) > 9"
unknown sparse.g6 gamecert values "minor-free(complete:6)"
unknown sparse.g6 gamecert filter "nimber(geodetic) > 0"
CASES

# Where what runs cannot end, here because nobody reads on, a second interrupt within a second of the first changes nothing
# and a later one ends it.
mkfifo full
exec 3<>full
yes Bw | env --default-signal=INT gamecert filter connected >full 2>errors &
stuck=$!
sleep 0.5
kill -INT "$stuck"
sleep 0.3
kill -INT "$stuck"
sleep 0.3
kill -0 "$stuck" || complain "a second interrupt at once ended what ran"
sleep 0.7
kill -INT "$stuck"
wait "$stuck"
[ $? -eq 130 ] || complain "a later interrupt did not end what ran"
exec 3>&-

# What leaves nothing behind ends at once, by the signal, and says so.
expected=130 interrupted '^gamecert: interrupted$' /dev/null gamecert draw 'random:50,0.3,1'
signal=TERM expected=143 interrupted '^gamecert: interrupted$' /dev/null gamecert play capture complete:10
sleep 5 >never &
signal=TERM expected=143 interrupted '^gamecert: interrupted$' never gamecert check -

# A signal that the caller ignores stays ignored, by commands that end at once at others as well.
for command in 'filter connected' 'play node-kayles path:3 --both'; do
  rm -f input
  mkfifo input
  env --ignore-signal=INT,TERM,HUP gamecert $command <input >output 2>errors &
  deaf=$!
  exec 3>input
  sleep 0.5
  for signal in INT TERM HUP; do kill -"$signal" "$deaf"; done
  sleep 0.2
  printf 'Bw\nquit\n' | head -n "$([ "$command" = 'filter connected' ] && echo 1 || echo 2)" >&3
  exec 3>&-
  wait "$deaf"
  [ $? -eq 0 ] && grep -qE 'Bw|has the moves' output || { complain "$command ends at a signal that is ignored"; cat errors >&2; }
done
[ "$failures" -eq 0 ]
