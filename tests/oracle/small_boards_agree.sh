#!/usr/bin/env bash
# Compares what gamecert counts over all graphs with what the oracles say of each of them.
#   small_boards_agree.sh GAMECERT ORACLE_DIR ORDER
# Of every graph to ORDER, connected or not, the oracles play every move. As many as they find of each nimber, and of
# each outcome of misere play, the table of gamecert must have, which is made by engines for small boards.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: small_boards_agree.sh GAMECERT ORACLE_DIR ORDER"
gamecert=${1:?$usage}
oracle=${2:?$usage}
last=${3:?$usage}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
"$oracle/oracle-small-graphs" graphs "$last" >"$work/graphs"
sed 's/$/ -/' "$work/graphs" >"$work/text"

# histogram FIELD: order, graphs and VALUE:COUNT,... of the answers' field of each order, as tables of gamecert have them.
histogram() {
  paste -d' ' "$work/text" "$work/answers" | awk -v field="$((3 + $1))" '{
    value = $field == "N" ? 1 : $field == "P" ? -1 : $field
    ++graphs[$1]; ++count[$1, value]
  } END {
    for (n = 1; n in graphs; ++n) {
      line = ""
      for (v = -1; v < 64; ++v) if ((n, v) in count) line = line (line == "" ? "" : ",") v ":" count[n, v]
      print n "\t" graphs[n] "\t" line
    }
  }'
}

# agree ORACLE GAME: of the oracle with its arguments, and of the game as formulas name it.
agree() {
  # shellcheck disable=SC2086  # the program has arguments
  "$oracle"/oracle-$1 <"$work/text" >"$work/answers" || complain "oracle-$1 failed"
  paste <(histogram 6) <(histogram 4 | cut -f3) >"$work/want"
  "$gamecert" table "histogram(nimber($2)),histogram(outcome($2 play=misere))" --order "1..$last" --class all -q |
    tail -n +2 >"$work/got"
  if [ -s "$work/got" ] && cmp -s "$work/want" "$work/got"; then return; fi
  complain "$2: the oracle has < and gamecert >"
  diff "$work/want" "$work/got" >&2
}

agree "painting proper 2" "proper 2"
agree "painting proper 3" "proper 3"
for reading in edges surrounded painted; do agree "painting weak $reading" "weak reading=$reading"; done
for reading in contract literal hull; do agree "taking geodetic $reading" "geodetic reading=$reading"; done
[ "$failures" -eq 0 ] || exit 1
echo "8 games on $(wc -l <"$work/graphs") graphs: oracles and tables agree"
