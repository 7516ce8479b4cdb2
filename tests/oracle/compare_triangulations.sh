#!/usr/bin/env bash
# Compares gamecert with the oracles on the games on triangulations: small boards with nothing marked, and random starts.
#   compare_triangulations.sh GAMECERT ORACLE_DIR SEED [INSTANCES [KIND [POINTS]]]
# The boards are one triangulation of each class of the polygons of at most POINTS points (7 if not given), fans, zigzags,
# wheels, all small discs, and random points in general position, triangulated or bare. Every game and reading is played
# on all of them that it takes, with nothing marked, and on INSTANCES random starts (40 if not given), or only those whose
# kind matches the pattern KIND. Compared are outcomes, nimbers, scores and all winning moves, in whatever order they
# are listed. The boards of each oracle are also checked by their numbers. Prints what was compared; fails on any
# difference, and if nothing was compared.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: compare_triangulations.sh GAMECERT ORACLE_DIR SEED [INSTANCES [KIND [POINTS]]]"
gamecert=${1:?$usage}
oracle=${2:?$usage}
seed=${3:?$usage}
instances=${4:-40}
wanted=${5:-*}
points=${6:-7}
if ! [[ $seed =~ ^[0-9]{1,5}$ && $instances =~ ^[0-9]{1,5}$ && $points =~ ^[5-9]$ ]] || [ "$((10#$instances))" -lt 1 ]; then
  echo "$usage" >&2
  exit 2
fi
export LC_ALL=C
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
compared=0

list() {
  "$oracle/oracle-triangulations" "$@" || complain "oracle-triangulations $* failed"
}

random() {
  "$oracle/oracle-random-triangulations" "$@" || complain "oracle-random-triangulations $* failed"
}

# Lines of an instance, a tab, an answer, a tab and moves separated by commas (- is none); with the moves in order.
in_order() {
  awk -F '\t' '{
    count = split($3, move, ",")
    for (i = 2; i <= count; ++i)
      for (j = i; j > 1 && move[j - 1] > move[j]; --j) { swap = move[j]; move[j] = move[j - 1]; move[j - 1] = swap }
    moves = move[1]
    for (i = 2; i <= count; ++i) moves = moves "," move[i]
    print $1 "\t" $2 "\t" (moves == "" ? "-" : moves)
  }'
}

# answers KIND WORD FIELD MOVES_FIELD ARGUMENT...: runs gamecert on the instances of KIND and compares its answers (WORD
# and a value) and moves with these fields of the answers of the oracle.
answers() {
  local kind=$1 word=$2 field=$3 moves=$4 status different
  shift 4
  "$gamecert" solve "$@" --moves --json "$work/$kind.instances" >"$work/out" 2>"$work/err"
  status=$?
  if [ "$status" -ne 0 ]; then
    complain "$kind (gamecert solve $*): exit status $status: $(head -n 3 "$work/err")"
    return
  fi
  sed -E 's/^.*"instance":"([^"]*)".*"answer":"([^"]*)".*"winning_moves":\[([^]]*)\].*$/\1\t\2\t\3/; s/"//g' \
    "$work/out" | in_order >"$work/got"
  awk -F '\t' -v word="$word" -v field="$field" -v moves="$moves" '{
    split($2, answer, " ")
    print $1 "\t" (word == "" ? "" : word " ") answer[field] "\t" answer[moves]
  }' "$work/$kind.known" | in_order >"$work/want"
  different=$(diff "$work/want" "$work/got")
  if [ -n "$different" ]; then
    complain "$kind (gamecert solve $*): differences (< oracle, > gamecert):"
    head -n 20 <<<"$different" >&2
    return
  fi
  compared=$((compared + $(wc -l <"$work/got")))
}

# check KIND ORACLE GAME ARGUMENT...: compares everything about KIND.instances with the answers of ORACLE.
check() {
  local kind=$1 program=$2 count
  shift 2
  # shellcheck disable=SC2086  # the program has arguments
  "$oracle"/oracle-$program <"$work/$kind.instances" >"$work/answers" || complain "oracle-$program failed on $kind"
  count=$(wc -l <"$work/$kind.instances")
  if [ "$count" -eq 0 ] || [ "$count" -ne "$(wc -l <"$work/answers")" ]; then
    complain "$kind: $count instances, $(wc -l <"$work/answers") answers of oracle-$program"
    return
  fi
  paste "$work/$kind.instances" "$work/answers" >"$work/$kind.known"
  case $1 in
    nimstring | flip)
      answers "$kind" OUTCOME 2 10 "$@"
      answers "$kind" OUTCOME 4 12 "$@" --play misere
      answers "$kind" NIMBER 6 10 "$@" --nimber
      answers "$kind" NIMBER 8 12 "$@" --nimber --play misere
      ;;
    triangle | triangle-colouring | four-cycle)
      answers "$kind" OUTCOME 2 6 "$@"
      answers "$kind" NIMBER 4 8 "$@" --nimber
      ;;
    bichromatic-triangle | bichromatic-colouring | flip-to-triangle) answers "$kind" OUTCOME 2 4 "$@" ;;
    green-wins) answers "$kind" "" 1 5 "$@" ;;
    *) answers "$kind" SCORE 2 4 "$@" ;;
  esac
  printf '%s (gamecert solve %s): %d starts, answers of the oracle:' "$kind" "$*" "$count"
  cut -f2 "$work/$kind.known" | sed -E 's/ (NIMBER|BEST|MOVES|MISERE) .*//; s/^(OUTCOME|SCORE) //' | sort | uniq -c | sort -k1,1nr -k2 | head -n 4 |
    awk '{ printf "%s %d of %s", (NR > 1 ? "," : ""), $1, $2 } END { print "" }'
}

wanted() {
  # shellcheck disable=SC2053  # a pattern
  [[ $1 == $wanted ]]
}

# play KIND BOARDS ATTRIBUTE AVOID DRAWN ORACLE GAME ARGUMENT...: small and random starts; DRAWN is drawn or empty.
play() {
  local kind=$1 boards=$work/$2 attribute=$3 avoid=$4 drawn=$5
  wanted "$kind" || return
  shift 5
  cp "$boards" "$work/$kind-small.instances"
  check "$kind-small" "$@"
  random starts "$((10#$seed + $(printf '%s' "$kind" | cksum | cut -d' ' -f1) % 100000))" "$instances" "$attribute" "$avoid" \
    ${drawn:+"$drawn"} <"$boards" >"$work/$kind.instances"
  check "$kind" "$@"
}

# Boards in convex position, triangulated.
convex_boards() {
  local n classes=(1 1 1 3 4 12 27)  # OEIS A000207 from 3 points on
  for ((n = 3; n <= points; ++n)); do
    list convex-classes "$n" >"$work/classes"
    [ "$(wc -l <"$work/classes")" -eq "${classes[n - 3]}" ] || complain "not all triangulations of $n points in convex position"
    cat "$work/classes"
    echo "fan:$((n - 2))"
    echo "zigzag:$((n - 2))"
  done
}

# Wheels and discs: hull points, inner points, and how many classes there are.
combinatorial_boards() {
  local hull inner classes t
  for ((t = 3; t < points && t < 7; ++t)); do echo "wheel:$t"; done
  while read -r hull inner classes; do
    [ "$((hull + inner))" -le "$points" ] || continue
    list disc "$hull" "$inner" >"$work/classes"
    [ "$(wc -l <"$work/classes")" -eq "$classes" ] || complain "not all triangulations of a disc of $hull+$inner points"
    cat "$work/classes"
  done <<'END'
3 1 1
3 2 1
4 0 1
4 1 2
4 2 5
5 1 4
END
}

# The same with most points $1, for the constructing games.
bare_boards() {
  local n
  for ((n = 3; n <= $1; ++n)); do echo "convex:$n:"; done
  echo "points:0,0;6,0;0,6;1,1"
  echo "points:0,0;4,0;4,4;0,4;1,2:"
  random bare "$seed" 12 3 "$(($1 - 1))"
}

echo "seed $seed"
convex_boards >"$work/convex"
{
  cat "$work/convex"
  echo "points:0,0;6,0;0,6;1,1:0-1,0-2,0-3,1-2,1-3,2-3"
  echo "points:0,0;4,0;4,4;0,4;1,2:0-1,0-3,0-4,1-2,1-4,2-3,2-4,3-4"
  random points "$seed" 12 4 "$((points - 1))"
} >"$work/geometric"
{
  cat "$work/geometric"
  combinatorial_boards
} >"$work/triangulated"
bare_boards "$points" >"$work/bare"
bare_boards "$((points - 1))" >"$work/bare-bichromatic"
{
  cat "$work/geometric"
  random points "$((10#$seed + 1))" 12 "$points" "$points"
} >"$work/flips"

play triangle-colouring triangulated marked monochromatic "" "marking triangle-colouring" triangle-colouring
play bichromatic-colouring triangulated painted monochromatic "" "marking bichromatic-colouring" bichromatic-colouring
play four-cycle triangulated marked four-cycles "" "marking four-cycle" four-cycle
play nimstring triangulated marked nothing "" "marking nimstring" nimstring

play flip flips marked nothing "" "flipping flip" flip
play flip-to-triangle flips marked monochromatic "" "flipping flip-to-triangle" flip-to-triangle
play bichromatic-flip flips painted nothing "" "flipping bichromatic-flip" bichromatic-flip
play all-green flips marked nothing "" "flipping all-green" all-green
play green-wins flips marked nothing "" "flipping green-wins" green-wins
for ratio in 1/1 2/1 7/3; do
  play "green-wins-${ratio/\//-}" flips marked nothing "" "flipping green-wins $ratio" green-wins --ratio "$ratio"
done

play complete-triangulation bare marked nothing drawn "drawing complete-triangulation" complete-triangulation
play triangle bare marked monochromatic drawn "drawing triangle" triangle
play bichromatic-complete bare-bichromatic painted nothing drawn "drawing bichromatic-complete" bichromatic-complete
for reading in nothing draw loses illegal; do
  play "bichromatic-triangle-$reading" bare-bichromatic painted triangles drawn "drawing bichromatic-triangle $reading" \
    bichromatic-triangle --reading "$reading"
done

if [ "$failures" -ne 0 ] || [ "$compared" -eq 0 ]; then
  echo "compare_triangulations.sh: $failures failures, $compared answers agree" >&2
  exit 1
fi
echo "$compared answers with their moves agree"
