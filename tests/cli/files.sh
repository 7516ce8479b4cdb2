#!/usr/bin/env bash
# Files appear whole or not at all, pipes may close, and big instances go through.
set -eu
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# An answer that has no certificate, or an input error before the first one, leaves no file behind; one after it leaves
# the certificates before it.
gamecert solve node-kayles hypercube:6 --time-limit 0.01 --certificate a.cert >/dev/null && exit 1
printf 'nonsense\npath:2 green=0\n' >lines.txt
gamecert solve ello ./lines.txt --certificate b.cert >/dev/null 2>&1 && exit 1
[ "$(ls)" = lines.txt ]
printf 'path:1 green=0\npath:2 green=0\nnonsense\n' >lines.txt
gamecert solve ello ./lines.txt --certificate b.cert >/dev/null 2>&1 && exit 1
[ "$(gamecert-check b.cert | grep -c '^c ello path:')" = 2 ]
[ "$(ls)" = "$(printf 'b.cert\nlines.txt')" ]

# What a killed run has left goes with the next file of that name; what is not of its making, or still written, stays.
gamecert solve capture complete:8 --certificate k.cert >/dev/null &
killed=$!
gamecert solve capture complete:8 --certificate k.cert >/dev/null &
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
[ "$(ls sweeps | xargs)" = 'counterexample-1.cert my-counterexample-12.cert.part-99999999' ]

# A bundle holds one certificate for every line, in order.
for n in $(seq 1 200); do echo "path:$n green=0"; done >many.txt
gamecert solve ello ./many.txt --certificate bundle.cert >/dev/null
[ "$(gamecert-check bundle.cert | grep -c '^c ello path:')" = 200 ]

# A reader that leaves early ends the program quietly.
gamecert solve ello ./many.txt 2>errors.txt | head -n 1 >/dev/null || true
gamecert-check bundle.cert 2>>errors.txt | head -n 1 >/dev/null || true
[ ! -s errors.txt ]

# A star of a million vertices, won and lost.
gamecert solve ello 'star:999999 green=0' --certificate star.cert | tail -n 1 | grep -qx 's WINNABLE'
gamecert solve ello 'star:999999 green=0,1' --certificate lost.cert | tail -n 1 | grep -qx 's UNWINNABLE'
gamecert-check star.cert lost.cert | tail -n 1 | grep -qx 's VERIFIED'
