#!/usr/bin/env bash
# Compares the answers of gamecert with those of the oracles on random small instances.
#   compare.sh GAMECERT ORACLE_DIR SEED [INSTANCES]      INSTANCES of each kind, 250 if not given
# Prints how many answers of each kind were compared; fails on any difference, and if nothing was compared.
set -u
usage="usage: compare.sh GAMECERT ORACLE_DIR SEED [INSTANCES]"
gamecert=${1:?$usage}
oracle=${2:?$usage}
seed=${3:?$usage}
instances=${4:-250}
if ! [[ $seed =~ ^[0-9]{1,8}$ && $instances =~ ^[0-9]{1,6}$ ]] || [ "$((10#$instances))" -lt 2 ]; then
  echo "$usage" >&2
  exit 2
fi
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
export LC_ALL=C
failures=0
compared=0
complain() {
  echo "compare.sh: $1" >&2
  failures=$((failures + 1))
}

# generate KIND DIRECTED COLOURS ATTRIBUTE MAX_ORDER: writes KIND.graphs (what oracle-graph6 reads), KIND.colours (the
# list after the edges in the text of the oracles) and KIND.attributes (the same in an instance), line by line. Each
# vertex is left out of the list with probability 1 / (COLOURS + 1); with COLOURS > 1 the list has vertex:colour.
generate() {
  awk -v seed="$((10#$seed + $(printf '%s' "$1" | cksum | cut -d' ' -f1) % 1000000))" -v instances="$instances" \
    -v kind="$work/$1" -v directed="$2" -v colours="$3" -v attribute="$4" -v max_order="$5" '
    function add(list, item) { return list == "" ? item : list "," item }
    BEGIN {
      srand(seed)
      for (i = 0; i < instances; ++i) {
        order = 1 + int(rand() * max_order)
        density = 0.15 + 0.7 * rand()
        edges = ""
        for (v = 0; v < order; ++v)
          for (u = 0; u < (directed ? order : v); ++u)
            if (u != v && rand() < density) edges = add(edges, u "-" v)
        list = ""
        for (v = 0; v < order; ++v) {
          colour = int(rand() * (colours + 1))
          if (colour > 0) list = add(list, colours > 1 ? v ":" colour : v)
        }
        print (directed ? "digraph " : "") order " " (edges == "" ? "-" : edges) > (kind ".graphs")
        print (list == "" ? "-" : list) > (kind ".colours")
        print (attribute == "" || list == "" ? "" : attribute "=" list) > (kind ".attributes")
      }
    }'
  "$oracle/oracle-graph6" <"$work/$1.graphs" >"$work/$1.graph6" || complain "oracle-graph6 failed on $1"
  paste -d' ' "$work/$1.graph6" "$work/$1.attributes" | sed 's/ $//' >"$work/$1.instances"
}

# compare KIND EXPECTED ARGUMENT...: runs gamecert on KIND.instances and compares its answers with the file EXPECTED.
compare() {
  local kind=$1 expected=$2 status different
  shift 2
  "$gamecert" solve "$@" "$work/$kind.instances" >"$work/out" 2>"$work/err"
  status=$?
  if [ "$status" -ne 0 ]; then
    complain "$kind (gamecert solve $*): exit status $status: $(head -n 3 "$work/err")"
    return
  fi
  if [ "$(wc -l <"$expected")" -ne "$instances" ] || [ "$(wc -l <"$work/$kind.instances")" -ne "$instances" ]; then
    complain "$kind: not $instances instances, or not as many answers of the oracle"
    return
  fi
  if [ "$(tail -n 1 "$work/out")" != "s ANSWERED $instances of $instances" ]; then
    complain "$kind (gamecert solve $*): the last line is '$(tail -n 1 "$work/out")'"
    return
  fi
  paste "$work/$kind.instances" "$expected" >"$work/want"
  grep -v '^[csv] ' "$work/out" >"$work/got"
  different=$(diff "$work/want" "$work/got")
  if [ -n "$different" ]; then
    complain "$kind (gamecert solve $*): differences (< oracle, > gamecert):"
    head -n 20 <<<"$different" >&2
    return
  fi
  compared=$((compared + instances))
  printf '%s (gamecert solve %s): %d compared (%s)\n' "$kind" "$*" "$instances" \
    "$(sort "$expected" | uniq -c | awk '{ printf "%s%s %s", (NR > 1 ? ", " : ""), $1, $2 ($3 == "" ? "" : " " $3) }')"
  [ "$(sort -u "$expected" | wc -l)" -gt 1 ] || complain "$kind: all answers are the same"
}

echo "seed $seed"

# ello KIND WORD ARGUMENT...: WORD stands before the graph in the text of the oracle ("" for none).
ello() {
  local kind=$1 word=$2
  shift 2
  paste -d' ' "$work/$kind.graphs" "$work/$kind.colours" | sed -E "s/^(digraph )?/\1$word/" >"$work/$kind.text"
  "$oracle/oracle-ello" <"$work/$kind.text" >"$work/answers" || complain "oracle-ello failed on $kind"
  cut -d' ' -f1 "$work/answers" >"$work/$kind.expected"
  compare "$kind" "$work/$kind.expected" ello "$@"
}

generate ello 0 1 green 9
ello ello ""
generate ello-digraphs 1 1 green 9
ello ello-digraphs ""
generate ello-modulus 0 2 coloured 9
ello ello-modulus "mod3 " --modulus 3

generate lights-out 0 1 lit 10
paste -d' ' "$work/lights-out.graphs" "$work/lights-out.colours" >"$work/lights-out.text"
"$oracle/oracle-lights-out" <"$work/lights-out.text" >"$work/answers" || complain "oracle-lights-out failed"
cut -d' ' -f1 "$work/answers" >"$work/lights-out.expected"
compare lights-out "$work/lights-out.expected" lights-out

generate node-kayles 0 1 "" 9
"$oracle/oracle-node-kayles" <"$work/node-kayles.graphs" >"$work/answers" || complain "oracle-node-kayles failed"
awk '{ print "OUTCOME " $2 }' "$work/answers" >"$work/outcome"
awk '{ print "OUTCOME " $4 }' "$work/answers" >"$work/misere-outcome"
awk '{ print "NIMBER " $6 }' "$work/answers" >"$work/nimber"
awk '{ print "NIMBER " $8 }' "$work/answers" >"$work/misere-nimber"
compare node-kayles "$work/outcome" node-kayles
compare node-kayles "$work/misere-outcome" node-kayles --play misere
compare node-kayles "$work/nimber" node-kayles --nimber
compare node-kayles "$work/misere-nimber" node-kayles --nimber --play misere

if [ "$failures" -ne 0 ] || [ "$compared" -eq 0 ]; then
  echo "compare.sh: $failures failures, $compared answers agree" >&2
  exit 1
fi
echo "$compared answers agree"
