#!/usr/bin/env bash
# Ledgers under kills, notices of a scheduler, full disks, flipped bits and two writers: the same command again ends with the
# bytes of an undisturbed run, or names what is damaged.
#   ledgers.sh BIN_DIRECTORY
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
seed=${GAMECERT_SEED:-$RANDOM}
RANDOM=$seed
fail() { complain "seed $seed: $*"; }
question='oddity -> odd-degenerate'
sweep() { gamecert sweep "$question" --order 1..9 --certificates "$1" -q "${@:2}"; }
verdict='s HOLDS order 1..9 connected graphs 273193'
[ "$(sweep whole)" = "$verdict" ] || fail "the undisturbed run"
# A moment within such a run.
moment() { sleep "0.$(printf %03d $((RANDOM % 700)))"; }
same() { [ "$(sweep "$1")" = "$verdict" ] && diff -r whole "$1" >/dev/null || fail "$2"; }

# Killed at random moments, again and again.
for _ in 1 2 3; do
  sweep killed >/dev/null &
  moment
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
done
same killed "after kills"

# Merging, too.
for i in 0 1 2 3; do sweep part$i --shard $i/4 >/dev/null; done
for _ in 1 2 3; do
  gamecert merge $(shuf -e part0 part1 part2 part3 --random-source=<(yes "$RANDOM")) --output merged >/dev/null 2>&1 &
  moment
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
done
[ "$(gamecert merge part3 part1 part0 part2 --output merged -q)" = "$verdict" ] && diff -r whole merged >/dev/null || fail "a merge after kills"

# Statements of a file, of which one falls at order 8.
printf 'conjecture %s\ntext %s\n\n' a 'chromatic-number <= max-degree + 1' b 'max-degree <= 4 | domination-number <= 2' \
  c 'independence-number >= radius' >three.conjectures
statements() { gamecert conjectures run three.conjectures --order 1..9 --certificates "$1" -q; }
statements undisturbed >statements.txt
[ "$(tail -n 1 statements.txt)" = 's FAILS 1 of 3 statements; HOLDS 2; order 1..9 connected graphs 273193' ] || fail "statements: $(cat statements.txt)"
for _ in 1 2 3; do
  statements broken >/dev/null &
  moment
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
done
statements broken | diff statements.txt - >/dev/null && diff -r undisturbed broken >/dev/null || fail "statements after kills"

# Two writers in one folder, of the whole and of a shard.
sweep both >one.txt & first=$!
sweep both >two.txt & second=$!
sweep both --shard 1/3 >three.txt & third=$!
wait $first $second $third
[ "$(cat one.txt)" = "$verdict" ] && [ "$(cat two.txt)" = "$verdict" ] || fail "two writers: $(cat one.txt two.txt)"
same both "after two writers"

# Many at once, as when a scheduler starts them: each begins by clearing what killed ones have left.
for round in $(seq 20); do
  rm -rf many
  for writer in 1 2 3 4 5 6; do gamecert sweep "$question" --order 1..6 --certificates many -q >many-$writer.txt 2>&1 & done
  wait
  for writer in 1 2 3 4 5 6; do grep -q '^s HOLDS order 1..6 ' many-$writer.txt || fail "writer $writer of 6: $(cat many-$writer.txt)"; done
done

# A file may have no more than so many bytes, as on a full disk.
(ulimit -f 8; sweep full) >full.txt 2>&1
[ $? -eq 2 ] && grep -q '^gamecert: cannot write full/sweep-order-0[0-9]-piece.*: File too large$' full.txt || fail "a full disk: $(cat full.txt)"
[ -z "$(find full -name '*.part-*')" ] || fail "a full disk leaves parts"
same full "after a full disk"

# A flipped bit is named; without that file all is as before.
for _ in 1 2; do
  file=$(find killed -name '*.cert' -size +1k | sort | shuf -n 1 --random-source=<(yes "$RANDOM"))
  at=$((RANDOM % $(stat -c %s "$file")))
  byte=$(od -An -tu1 -j $at -N 1 "$file")
  printf "\\x$(printf %x $((byte ^ (1 << RANDOM % 8))))" | dd of="$file" bs=1 seek=$at conv=notrunc status=none
  said=$(sweep killed 2>&1)
  [ $? -eq 2 ] && [[ $said == *"gamecert: $file: expected "* ]] || fail "byte $at of $file flipped: $said"
  rm "$file"
done
same killed "after flipped bits"

# A notice ends a run whose pieces are slow, within seconds; what is whole is kept.
for command in "sweep score(capture)>=0" "table max(score(capture))"; do
  read -r word asked <<<"$command"
  rm -rf slow
  gamecert "$word" "$asked" --order 1..9 --certificates slow -q >slow.txt 2>&1 &
  slow=$!
  sleep 2
  kill -TERM "$slow"
  for _ in $(seq 50); do
    kill -0 "$slow" 2>/dev/null || break
    sleep 0.1
  done
  kill -KILL "$slow" 2>/dev/null && fail "$word goes on after SIGTERM"
  wait "$slow"
  [ $? -eq 3 ] && grep -q '^s UNKNOWN interrupted' slow.txt || fail "$word after SIGTERM: $(cat slow.txt)"
  gamecert-check slow/sweep-order-0[1-5]-* | tail -n 1 | grep -q '^s VERIFIED$' || fail "what $word leaves after SIGTERM"
done
[ "$failures" -eq 0 ]
