#!/usr/bin/env bash
# Compares gamecert with the oracles on games of two players: small graphs with nothing painted, and random starts.
#   compare_games.sh GAMECERT ORACLE_DIR SEED [INSTANCES [KIND]]
# Every game and reading is played on all graphs (digraphs) of small order with nothing painted and on INSTANCES random
# starts (300 if not given), or only those whose kind matches the pattern KIND. Compared are outcome, nimber and all
# winning moves of both kinds of play, scores and all best moves; where the oracle calls a start illegal, gamecert must
# refuse it with exit status 2 and name a pair (an arc, two arcs) that the oracle names as well. Prints what was
# compared; fails on any difference, and if nothing was compared.
set -u
usage="usage: compare_games.sh GAMECERT ORACLE_DIR SEED [INSTANCES [KIND]]"
gamecert=${1:?$usage}
oracle=${2:?$usage}
seed=${3:?$usage}
instances=${4:-300}
wanted=${5:-*}
if ! [[ $seed =~ ^[0-9]{1,8}$ && $instances =~ ^[0-9]{1,6}$ ]] || [ "$((10#$instances))" -lt 10 ]; then
  echo "$usage" >&2
  exit 2
fi
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
compared=0
refused=0
. "$(dirname "$0")/instances.sh"

# answers KIND WORD FIELD MOVES_FIELD ARGUMENT...: runs gamecert on the legal instances of KIND and compares its answers
# (WORD and a value) and moves with these fields of the answers of the oracle.
answers() {
  local kind=$1 word=$2 field=$3 moves=$4 status different
  shift 4
  "$gamecert" solve "$@" --moves --json "$work/$kind.legal" >"$work/out" 2>"$work/err"
  status=$?
  if [ "$status" -ne 0 ]; then
    complain "$kind (gamecert solve $*): exit status $status: $(head -n 3 "$work/err")"
    return
  fi
  sed -E 's/^.*"instance":"([^"]*)".*"answer":"([^"]*)".*"winning_moves":\[(.*)\]\}$/\1\t\2 \3/; s/"//g; s/ $/ -/' \
    "$work/out" >"$work/got"
  awk -F '\t' -v word="$word" -v field="$field" -v moves="$moves" '{
    split($2, answer, " ")
    print $1 "\t" word " " answer[field] " " answer[moves]
  }' "$work/$kind.known" | sed 's/\\/\\\\/g' >"$work/want"  # JSON writes a backslash twice
  different=$(diff "$work/want" "$work/got")
  if [ -n "$different" ]; then
    complain "$kind (gamecert solve $*): differences (< oracle, > gamecert):"
    head -n 20 <<<"$different" >&2
    return
  fi
  compared=$((compared + $(wc -l <"$work/got")))
}

# The vertices that a refusal names, joined by -: those with colours, or those of a weak painting or of a
# labelled set that is not closed, or two roots.
named() {
  local text=${1##*, found }
  if [[ $text =~ ^([0-9]+)\ and\ ([0-9]+)\ both\ painted\ [0-9]+\ and\ (no\ neighbour|all\ neighbours)\ of\ ([0-9]+)\  ]]; then
    echo "${BASH_REMATCH[1]}-${BASH_REMATCH[2]}-${BASH_REMATCH[4]}"
  elif [[ $text =~ ^([0-9]+)\ and\ ([0-9]+)\ labelled\ and\ not\ ([0-9]+)\ between ]]; then
    echo "${BASH_REMATCH[1]}-${BASH_REMATCH[2]}-${BASH_REMATCH[3]}"
  elif [[ $text =~ ^([0-9]+)\ and\ ([0-9]+)\ in\ the\ same ]]; then
    echo "${BASH_REMATCH[1]}-${BASH_REMATCH[2]}"
  else
    grep -oE '[0-9]+:[0-9]+' <<<"$text" | cut -d: -f1 | paste -sd-
  fi
}

# refusals KIND ARGUMENT...: every illegal instance of KIND is refused, for a reason the oracle gives.
refusals() {
  local kind=$1 instance offences status reason
  shift
  while IFS=$'\t' read -r instance offences; do
    reason=$("$gamecert" solve "$@" "$instance" 2>&1 >"$work/out")
    status=$?
    if [ "$status" -ne 2 ] || [ -s "$work/out" ]; then
      complain "$kind (gamecert solve $* '$instance'): exit status $status, but illegal: $offences"
    elif [[ $reason != *": expected "*", found "* ]] || [[ ,$offences, != *",$(named "$reason"),"* && $offences != - ]]; then
      complain "$kind (gamecert solve $* '$instance'): '$reason', but the oracle names $offences"
    else
      refused=$((refused + 1))
    fi
  done <"$work/$kind.illegal"
}

# check KIND ORACLE GAME ARGUMENT...: compares everything about KIND.instances with the answers of ORACLE to KIND.text.
check() {
  local kind=$1 program=$2 legal illegal
  shift 2
  # shellcheck disable=SC2086  # the program has arguments
  "$oracle"/oracle-$program <"$work/$kind.text" >"$work/answers" || complain "oracle-$program failed on $kind"
  paste "$work/$kind.instances" "$work/answers" >"$work/all"
  sed -n 's/\tILLEGAL /\t/p' "$work/all" >"$work/$kind.illegal"
  grep -v "$(printf '\t')ILLEGAL " "$work/all" >"$work/$kind.known"
  cut -f1 "$work/$kind.known" >"$work/$kind.legal"
  legal=$(wc -l <"$work/$kind.legal")
  illegal=$(wc -l <"$work/$kind.illegal")
  if [ "$1" = capture ]; then
    answers "$kind" SCORE 2 4 "$@"
  else
    answers "$kind" OUTCOME 2 10 "$@"
    answers "$kind" OUTCOME 4 12 "$@" --play misere
    answers "$kind" NIMBER 6 10 "$@" --nimber
    answers "$kind" NIMBER 8 12 "$@" --nimber --play misere
  fi
  refusals "$kind" "$@"
  printf '%s (gamecert solve %s): %d starts, %d of them illegal\n' "$kind" "$*" "$((legal + illegal))" "$illegal"
  [ "$(cut -f2 "$work/$kind.known" | cut -d' ' -f2 | sort -u | wc -l)" -gt 1 ] || complain "$kind: all answers are the same"
  if [ "${kind%-small}" = "$kind" ] && [ "$((legal * 3))" -lt "$((instances * 2))" ]; then
    complain "$kind: only $legal of $instances random starts are legal"
  fi
}

wanted() {
  # shellcheck disable=SC2053  # a pattern
  [[ $1 == $wanted ]]
}

# small KIND SHAPES: all graphs or digraphs of SHAPES as KIND, with nothing painted.
small() {
  cp "$work/$2" "$work/$1.graphs"
  sed 's/.*/-/' "$work/$2" >"$work/$1.colours"
  sed 's/.*//' "$work/$2" >"$work/$1.attributes"
  finish_instances "$1"
}

# play KIND SHAPE COLOURS ATTRIBUTE MAX_ORDER SHARE MAX_SIZE ORACLE GAME ARGUMENT...: small and random starts.
play() {
  local kind=$1 shapes=graphs
  wanted "$kind" || return
  [[ $2 != digraph && $2 != rooted-forest ]] || shapes=digraphs
  generate "${@:1:7}"
  small "$kind-small" "$shapes"
  shift 7
  check "$kind-small" "$@"
  check "$kind" "$@"
}

echo "seed $seed"
"$oracle/oracle-small-graphs" graphs 5 >"$work/graphs"
"$oracle/oracle-small-graphs" digraphs 4 >"$work/digraphs"
# The numbers of graphs of order 1 to 5 (OEIS A000088) and of digraphs of order 1 to 4 (A000273).
[ "$(wc -l <"$work/graphs")" -eq $((1 + 2 + 4 + 11 + 34)) ] || complain "not all graphs of order 1 to 5"
[ "$(wc -l <"$work/digraphs")" -eq $((1 + 3 + 16 + 218)) ] || complain "not all digraphs of order 1 to 4"

play proper-1 graph 1 painted 8 0.15 99 "painting proper 1" proper --colours 1
play proper-2 graph 2 painted 6 0.2 99 "painting proper 2" proper --colours 2
play proper-3 graph 3 painted 5 0.2 99 "painting proper 3" proper --colours 3
play distance-1-2 graph 2 painted 6 0.2 99 "painting distance 1 2" distance --distance 1 --colours 2
play distance-2-2 graph 2 painted 7 0.15 99 "painting distance 2 2" distance --distance 2 --colours 2
play distance-3-3 graph 3 painted 6 0.15 99 "painting distance 3 3" distance --distance 3 --colours 3
play oriented-2 digraph 2 painted 6 0.2 7 "painting oriented 2" oriented --colours 2
play oriented-3 digraph 3 painted 5 0.25 7 "painting oriented 3" oriented --colours 3
play blue-red digraph 2 painted 7 0.2 9 "painting blue-red" blue-red
for reading in edges surrounded extendable painted; do
  play "weak-$reading" graph 2 painted 6 0.25 99 "painting weak $reading" weak --reading "$reading"
done

# Random orders of painting, also for the small graphs.
for colours in 2 3; do
  kind=sequential-$colours
  wanted "$kind" || continue
  generate "$kind" graph "$colours" painted 7 0.15
  small "$kind-small" graphs
  for each in "$kind" "$kind-small"; do
    awk -v seed="$seed" 'BEGIN { srand(seed) } {
      list = ""
      for (v = 0; v < $1; ++v) { at = int(rand() * (v + 1)); name[v] = name[at]; name[at] = v }
      for (v = 0; v < $1; ++v) list = list (v > 0 ? "," : "") name[v]
      print list
    }' "$work/$each.graphs" >"$work/orders"
    paste -d' ' "$work/$each.text" "$work/orders" >"$work/text" && mv "$work/text" "$work/$each.text"
    sed 's/^/order=/' "$work/orders" | paste -d' ' "$work/$each.instances" - >"$work/text" && mv "$work/text" "$work/$each.instances"
    check "$each" "painting sequential $colours" sequential --colours "$colours"
  done
done

for reading in contract literal hull; do
  play "geodetic-$reading" graph 1 labelled 8 0.2 99 "taking geodetic $reading" geodetic --reading "$reading"
done

play hackendot forest 1 roots 9 0.12 99 "taking hackendot" hackendot
play hackendot-digraph rooted-forest 1 "" 9 0 99 "taking hackendot" hackendot
if wanted hackendot; then
  # Every small forest once more, with each of its vertices as the root of its tree.
  paste "$work/hackendot-small.instances" "$work/hackendot-small.graphs" |
    awk -F '\t' -v kind="$work/hackendot-rooted-small" 'NR == FNR { legal[$1] = 1; next } $1 in legal {
      for (v = 0; v < $2 + 0; ++v) { print $2 > (kind ".graphs"); print v > (kind ".colours"); print "roots=" v > (kind ".attributes") }
    }' "$work/hackendot-small.legal" -
  finish_instances hackendot-rooted-small
  check hackendot-rooted-small "taking hackendot" hackendot
fi

play arc-kayles graph 1 "" 8 0 12 "taking arc-kayles" arc-kayles

play capture graph 2 painted-edges 6 0.25 9 capture capture

for game in kayles dawson-kayles; do
  wanted "$game" || continue
  awk -v seed="$seed" -v instances="$instances" 'BEGIN {
    srand(seed)
    for (i = 0; i < instances; ++i) {
      list = ""
      left = 2 + int(rand() * 11)
      while (left > 0) { heap = int(rand() * (left + 1)); left -= heap + 1; list = list (list == "" ? "" : ",") heap }
      print list
    }
  }' >"$work/$game.text"
  sed 's/^/heaps:/' "$work/$game.text" >"$work/$game.instances"
  check "$game" "taking $game" "$game"
done

if [ "$failures" -ne 0 ] || [ "$compared" -eq 0 ]; then
  echo "compare_games.sh: $failures failures, $compared answers agree" >&2
  exit 1
fi
echo "$compared answers with their moves agree, $refused illegal starts are refused"
