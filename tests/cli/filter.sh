#!/usr/bin/env bash
# filter P and filter -v P part the input, whatever the jobs, and count as table does; pipes may close.
set -eu
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# All connected graphs of order 1 to 7, as the counterexamples to a statement that none satisfies.
gamecert sweep 'order < 1' --order 1..7 --all -q 2>&1 | sed -n 's/^v //p' >graphs.g6
[ "$(wc -l <graphs.g6)" = 996 ]

for property in oddity 'tree -> oddity' 'exists edge e: odd-degenerate(G - e)' 'nimber(node-kayles) = 2'; do
  gamecert filter "$property" -q <graphs.g6 >passed.g6
  gamecert filter "$property" -qv --jobs 1 <graphs.g6 >others.g6
  sort passed.g6 others.g6 | cmp - <(sort graphs.g6)
  gamecert filter "$property" -q --jobs 3 < <(while IFS= read -r line; do printf '%s\n' "$line"; done <graphs.g6) | cmp - passed.g6
  counted=$(gamecert table "count($property)" --order 1..7 -q | awk -F '\t' 'NR > 1 { sum += $3 } END { print sum }')
  [ "$(wc -l <passed.g6)" = "$counted" ]
  [ "$(gamecert filter -qu "$property" <graphs.g6)" = "$counted" ]
  cmp passed.g6 <(grep -Fxf passed.g6 graphs.g6) # in the order of the input
done

# A reader that leaves early ends it quietly, also with input to come.
(cat graphs.g6 && yes Bw) | gamecert filter -q connected 2>errors.txt | head -n 1 | grep -qx '@'
[ ! -s errors.txt ]

# An interrupt ends it while it waits for input, after what it was given is written.
mkfifo pipe
env --default-signal=INT gamecert filter -q connected <pipe >out.g6 2>errors.txt &
filter=$!
exec 3>pipe
printf 'Bw\nB?\nBW\n' >&3
for _ in $(seq 100); do [ "$(wc -l <out.g6)" = 2 ] && break; sleep 0.05; done
kill -INT "$filter"
status=0
wait "$filter" || status=$?
exec 3>&-
[ "$status" = 3 ]
grep -qx 'UNKNOWN line 4: interrupted' errors.txt
[ "$(tr '\n' ' ' <out.g6)" = 'Bw BW ' ]

# A graph that takes too long is undecided and left out; the others are answered.
status=0
gamecert filter 'tree | !tree' -q --time-limit 60 <graphs.g6 | cmp - graphs.g6
printf 'Bw\nI?rFf_{N?\nBW\n' | gamecert filter 'order < 4 | nimber(proper 63) = 99' --time-limit 0.5 >out.g6 2>errors.txt || status=$?
[ "$status" = 3 ] && [ "$(tr '\n' ' ' <out.g6)" = 'Bw BW ' ]
grep -qx 'c undecided line 2: I?rFf_{N?: time limit of 0.5 s reached' errors.txt
grep -qx 'UNKNOWN undecided at 1 graph' errors.txt
status=0
printf 'Bw\nI?rFf_{N?\nBW\n' | gamecert filter 'order < 4 | nimber(proper 63) = 99' --time-limit 0.5 -uq >out.g6 2>errors.txt || status=$?
[ "$status" = 3 ] && [ "$(cat out.g6)" = 2 ] && [ "$(cat errors.txt)" = 'UNKNOWN undecided at 1 graph' ]
status=0
gamecert filter tree --time-limit 0 <graphs.g6 >/dev/null 2>errors.txt || status=$?
[ "$status" = 2 ] && grep -q 'expected --time-limit with a number of seconds above 0' errors.txt

# Each graph that is copied gets a certificate; numbers of sets of large graphs, of which these are known, have a refutation each.
certified() {  # certified GRAPH NUMBER...: words with their values
  local graph=$1 number
  shift
  for number in "$@"; do
    gamecert filter "${number% *} = ${number##* }" "$graph" -q --certificates numbers >/dev/null
    gamecert-check numbers >said.txt
    grep -q "^c reads: !(${number% *} = ${number##* })$" said.txt && grep -qx 's VERIFIED' said.txt
    grep -q "^statement EQUALS ${number##* } ${number% *}$" numbers/counterexample-1.cert
    grep -q 'encoding of sets' said.txt
  done
}
certified cycle:23 'independence-number 11' 'domination-number 8' 'chromatic-number 3' 'vertex-cover-number 12'
certified hypercube:5 'independence-number 16' 'domination-number 7' 'chromatic-number 2' 'clique-number 2'
certified complete-bipartite:9,11 'independence-number 11' 'domination-number 2'
# A graph of Mycielski: no triangle, five colours.
certified 'VkLTAQGK?NiShOQcPa@b?SAA_GAOOCOO?oG?@{???N~_' 'chromatic-number 5' 'clique-number 2'
# Words without a name, and two numbers of one graph.
gamecert filter '(min set S where forall vertex v: N(v) meet S != {}: |S|) = 12 & independence-number < 12' cycle:23 -q --certificates two >two.g6
[ "$(grep -c '^evidence extreme' two/counterexample-1.cert)" = 2 ]
gamecert-check two | grep -qx 's VERIFIED'
# Another value, another set and another graph are refused.
refused() { gamecert-check "$1" >said.txt && return 1; grep -q '^s REJECTED' said.txt; }
cert=two/counterexample-1.cert
sed 's/EQUALS 12/EQUALS 11/' $cert >forged.cert && refused forged.cert
sed 's/EQUALS 12/EQUALS 13/' $cert >forged.cert && refused forged.cert
sed '/^set/s/ [0-9]*$//' $cert >forged.cert && refused forged.cert
other=$(gamecert convert path:23 --output-format graph6)
awk -v other="$other" '/^instance/ && ++n > 1 { $2 = other } { print }' $cert >forged.cert && refused forged.cert
# Without certificates the numbers are found too.
[ "$(gamecert values 'min set S where forall vertex v: N(v) meet S != {}: |S|' cycle:30 -q | tail -n 1 | cut -f 2)" = 16 ]
status=0
gamecert filter connected cycle:5 -u --certificates two 2>errors.txt || status=$?
[ "$status" = 2 ] && grep -q 'expected --certificates or --count, found both' errors.txt
