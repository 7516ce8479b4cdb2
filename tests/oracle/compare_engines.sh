#!/usr/bin/env bash
# Compares what the engines of gamecert say about solitaires with one another and with the oracles.
#   compare_engines.sh GAMECERT CHECK ORACLE_DIR
# Graphs: all of order 1 to 6 up to isomorphism, with all colourings up to order 4 and every seventh above; triangulations:
# one of each class of the polygons of 3 to 7 points. Every answer of each engine is compared with the oracle's, and
# the certificates of the solver's answers with the checker. Prints what was compared; fails on any difference, and if a
# game has an engine no answer of which was compared.
set -u
usage="usage: compare_engines.sh GAMECERT CHECK ORACLE_DIR"
gamecert=${1:?$usage}
check=${2:?$usage}
oracle=${3:?$usage}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
. "$(dirname "$0")/instances.sh"

# engines KIND ARGUMENT...: compares the answers of every engine about KIND.instances with KIND.expected.
engines() {
  local kind=$1 count engine
  shift
  count=$(wc -l <"$work/$kind.instances")
  if [ "$count" -eq 0 ] || [ "$count" -ne "$(wc -l <"$work/$kind.expected")" ]; then
    complain "$kind: $count instances, $(wc -l <"$work/$kind.expected") answers of the oracle"
    return
  fi
  paste "$work/$kind.instances" "$work/$kind.expected" >"$work/want"
  for engine in best search sat; do
    if ! "$gamecert" solve "$@" --engine "$engine" --certificate "$work/all.cert" "$work/$kind.instances" >"$work/out" 2>"$work/err"; then
      complain "$kind (gamecert solve $* --engine $engine): $(tail -n 1 "$work/out") $(head -n 3 "$work/err")"
    fi
    grep -v '^[csv] ' "$work/out" | cut -f1,2 >"$work/got"
    if ! diff "$work/want" "$work/got" >"$work/different"; then
      complain "$kind (gamecert solve $* --engine $engine): differences (< oracle, > gamecert):"
      head -n 20 "$work/different" >&2
    fi
    "$check" "$work/all.cert" >"$work/out" 2>"$work/err" || complain "$kind, certificates of $engine: $(head -n 3 "$work/err")"
    [ "$(grep -c '^c rests on: ' "$work/out")" -eq "$count" ] || complain "$kind: not $count certificates of $engine"
  done
  printf '%s (gamecert solve %s): %d instances, 3 engines (%s)\n' "$kind" "$*" "$count" \
    "$(sort "$work/$kind.expected" | uniq -c | awk '{ printf "%s%s %s", (NR > 1 ? ", " : ""), $1, $2 ($3 == "" ? "" : " " $3) }')"
  [ "$(sort -u "$work/$kind.expected" | wc -l)" -gt 1 ] || complain "$kind: all answers are the same"
}

# colourings KIND ATTRIBUTE COLOURS: KIND.graphs with lists of vertices, or of vertex:colour where there are more than 2.
colourings() {
  awk -v attribute="$2" -v colours="$3" -v kind="$work/$1" '{
    order = $1
    all = colours ^ order
    for (c = order <= 4 ? 0 : NR % 7; c < all; c += order <= 4 ? 1 : 7 * colours ^ (order - 5)) {
      list = ""
      for (v = 0; v < order; ++v) {
        colour = int(c / colours ^ v) % colours
        if (colour > 0) list = list (list == "" ? "" : ",") (colours > 2 ? v ":" colour : v)
      }
      print > (kind ".graphs")
      print (list == "" ? "-" : list) > (kind ".colours")
      print (list == "" ? "" : attribute "=" list) > (kind ".attributes")
    }
  }' "$work/graphs"
  finish_instances "$1"
}

"$oracle/oracle-small-graphs" graphs 6 >"$work/graphs" || complain "oracle-small-graphs failed"
[ "$(wc -l <"$work/graphs")" -eq 208 ] || complain "not all graphs of order 1 to 6"  # OEIS A000088

colourings ello green 2
"$oracle/oracle-ello" <"$work/ello.text" | cut -d' ' -f1 >"$work/ello.expected"
engines ello ello
colourings ello-modulus coloured 3
"$oracle/oracle-ello" 3 <"$work/ello-modulus.text" | cut -d' ' -f1 >"$work/ello-modulus.expected"
engines ello-modulus ello --modulus 3
colourings lights-out lit 2
"$oracle/oracle-lights-out" <"$work/lights-out.text" | cut -d' ' -f1 >"$work/lights-out.expected"
engines lights-out lights-out
"$oracle/oracle-odd-elimination" <"$work/graphs" >"$work/odd-elimination.expected"
"$oracle/oracle-graph6" <"$work/graphs" >"$work/odd-elimination.instances"
engines odd-elimination odd-elimination

for points in 3 4 5 6 7; do "$oracle/oracle-triangulations" convex-classes "$points"; done >"$work/all-green.instances"
cp "$work/all-green.instances" "$work/green-wins.instances"
"$oracle/oracle-flipping" all-green <"$work/all-green.instances" | cut -d' ' -f1,2 >"$work/all-green.expected"
engines all-green all-green
"$oracle/oracle-flipping" green-wins <"$work/green-wins.instances" | cut -d' ' -f1 >"$work/green-wins.expected"
engines green-wins green-wins

# Every game of one player is among them.
"$gamecert" list games >"$work/games" || complain "no list of games"
for game in $(cut -f1 "$work/games"); do
  case $game in
    ello | ello-modular | lights-out | odd-elimination | all-green | green-wins) continue ;;
  esac
  grep -q 'for two' <<<"$("$gamecert" encode "$game" path:2 --format dimacs 2>&1)" || complain "$game is not compared"
done

if [ "$failures" -ne 0 ]; then
  echo "compare_engines.sh: $failures failures" >&2
  exit 1
fi
