#!/usr/bin/env bash
# Files appear whole or not at all, pipes may close, and big instances go through.
set -eu
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$scratch"' EXIT
cd "$scratch"

# An answer that has no certificate, or an input error before the first one, leaves no file behind; one after it leaves
# the certificates before it.
gamecert solve node-kayles grid:8x9 --time-limit 0.01 --certificate a.cert >/dev/null && exit 1
printf 'nonsense\npath:2 green=0\n' >lines.txt
gamecert solve ello ./lines.txt --certificate b.cert >/dev/null 2>&1 && exit 1
[ "$(ls)" = lines.txt ]
printf 'path:1 green=0\npath:2 green=0\nnonsense\n' >lines.txt
gamecert solve ello ./lines.txt --certificate b.cert >/dev/null 2>&1 && exit 1
[ "$(gamecert-check b.cert | grep -c '^c ello path:')" = 2 ]
[ "$(ls)" = "$(printf 'b.cert\nlines.txt')" ]

# What a killed run has left goes with the next file of that name; what is not of its making, or still written, stays.
gamecert solve capture complete:9 --certificate k.cert >/dev/null &
killed=$!
gamecert solve capture complete:9 --certificate k.cert >/dev/null &
running=$!
for _ in $(seq 50); do [ -e "k.cert.part-$killed" ] && [ -e "k.cert.part-$running" ] && break; sleep 0.1; done
kill -KILL "$killed"
wait "$killed" 2>/dev/null || true
[ -e "k.cert.part-$killed" ]
touch k.cert.part-x k.cert.part- other.cert.part-12
mkdir k.cert.part-7
gamecert solve capture path:4 --certificate k.cert >/dev/null
[ "$(ls -d k.cert.* other* | sort)" = "$(printf '%s\n' k.cert.part- k.cert.part-7 "k.cert.part-$running" k.cert.part-x other.cert.part-12 | sort)" ]
kill -TERM "$running"
wait "$running" || true
[ ! -e "k.cert.part-$running" ]
gamecert-check --expect 'SCORE 1' k.cert >/dev/null
rm -r k.cert* other.cert.part-12
mkdir sweeps
touch sweeps/counterexample-12.cert.part-99999999 sweeps/my-counterexample-12.cert.part-99999999
gamecert sweep 'order < 3' --order 1..3 --certificates sweeps >/dev/null || true
[ "$(ls sweeps | grep -v ^sweep- | xargs)" = 'counterexample-1.cert my-counterexample-12.cert.part-99999999' ]

# A sweep replaces the certificates of an earlier one as a set, also when nobody reads what it prints; before it starts
# it refuses a folder with something else under the name of one, and touches nothing.
mkdir set
gamecert sweep 'order < 2' --order 1..6 --all --certificates set >/dev/null || true
older=$(ls set/c* | wc -l)
rm set/sweep-*
gamecert sweep 'oddity -> tree' --order 1..6 --all -q --certificates fresh >/dev/null || true
newer=$(ls fresh/c* | wc -l)
[ "$newer" -gt 1 ] && [ "$older" -gt "$newer" ]
for closed in 'set' 'unread'; do
  { sleep 0.1; status=0; gamecert sweep 'oddity -> tree' --order 1..6 --all -q --certificates "$closed" 2>errors.txt || status=$?; echo "$status" >status.txt; } | true
  [ ! -s errors.txt ] && [ "$(cat status.txt)" = 141 ] && diff -r "$closed" fresh
done
ln -s fresh/counterexample-1.cert link.cert
for kind in directory text link; do
  cp -r fresh refused
  rm refused/counterexample-2.cert
  case $kind in
    directory) mkdir refused/counterexample-2.cert ;;
    text) echo 'my notes' >refused/counterexample-2.cert ;;
    link) ln -s ../fresh/counterexample-2.cert refused/ ;;
  esac
  cp -r refused before
  status=0
  gamecert sweep 'order < 2' --order 1..3 --all --certificates refused >out.txt 2>errors.txt || status=$?
  [ "$status" = 2 ] && [ ! -s out.txt ] && diff -r --no-dereference refused before
  grep -q '^gamecert: cannot write refused/counterexample-2.cert: expected nothing or a certificate there, found a' errors.txt
  mv refused/counterexample-2.cert refused/ello.fig1.cert
  status=0
  gamecert claims run ello.fig1 --certificates refused >out.txt 2>errors.txt || status=$?
  [ "$status" = 2 ] && [ ! -s out.txt ] && grep -q '^gamecert: cannot write refused/ello.fig1.cert: expected' errors.txt
  rm -r refused before
done
# HOLDS takes the certificates away, EVIDENCE leaves them.
gamecert sweep 'tree -> odd-degenerate' --order 1..4 --engine sat --certificates set >/dev/null || true
diff -r set fresh
rm set/sweep-*
gamecert sweep 'order > 0' --order 1..4 --certificates set >/dev/null
[ "$(ls set | grep -vc ^sweep-)" = 0 ]

# Under a symbolic link stands the file that it leads to.
mkdir there
echo old >there/file.cert
ln -sf there/file.cert link.cert
ln -s there/made.cert made.cert
ln -s loop.cert loop.cert
gamecert solve ello nonsense --certificate link.cert >/dev/null 2>&1 && exit 1
[ -L link.cert ] && [ "$(cat there/file.cert)" = old ]
gamecert solve ello 'path:3 green=0' --certificate link.cert >/dev/null
gamecert solve ello 'path:3 green=0' --certificate made.cert >/dev/null
[ -L link.cert ] && [ -L made.cert ] && [ "$(ls there | xargs)" = 'file.cert made.cert' ]
gamecert-check there >/dev/null
status=0
gamecert solve ello 'path:3 green=0' --certificate loop.cert >/dev/null 2>errors.txt || status=$?
[ "$status" = 2 ] && grep -qx 'gamecert: cannot write loop.cert: Too many levels of symbolic links' errors.txt

# A bundle holds one certificate for every line, in order.
for n in $(seq 1 200); do echo "path:$n green=0"; done >many.txt
gamecert solve ello ./many.txt --certificate bundle.cert >/dev/null
[ "$(gamecert-check bundle.cert | grep -c '^c ello path:')" = 200 ]

# A reader that leaves early ends the program quietly.
gamecert solve ello ./many.txt 2>errors.txt | head -n 1 >/dev/null || true
gamecert-check bundle.cert 2>>errors.txt | head -n 1 >/dev/null || true
[ ! -s errors.txt ]
for shown in 'gamecert --help' 'gamecert help' 'gamecert help solve' 'gamecert solve --help' 'gamecert help tree' 'gamecert list games' \
  'gamecert --version' 'gamecert check bundle.cert' 'gamecert-check bundle.cert' 'gamecert-check --help'; do
  { sleep 0.1; status=0; $shown 2>errors.txt || status=$?; echo "$status" >status.txt; } | true
  [ "$(cat status.txt)" = 141 ] && [ ! -s errors.txt ] || { echo "files.sh: $shown into a closed pipe" >&2; exit 1; }
  status=0
  $shown >/dev/full 2>errors.txt || status=$?
  [ "$status" = 2 ] && grep -qE 'cannot (write|be written)' errors.txt || { echo "files.sh: $shown into a full device" >&2; exit 1; }
done
gamecert help >/dev/full 2>errors.txt || true
grep -qx 'gamecert: cannot write to standard output: No space left on device' errors.txt

# A star of a million vertices, won and lost.
gamecert solve ello 'star:999999 green=0' --certificate star.cert | tail -n 1 | grep -qx 's WINNABLE'
gamecert solve ello 'star:999999 green=0,1' --certificate lost.cert | tail -n 1 | grep -qx 's UNWINNABLE'
gamecert-check star.cert lost.cert | tail -n 1 | grep -qx 's VERIFIED'
