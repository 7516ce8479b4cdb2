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
compared=0
. "$(dirname "$0")/instances.sh"

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

# ello KIND [MODULUS]
ello() {
  local kind=$1
  shift
  "$oracle/oracle-ello" "$@" <"$work/$kind.text" >"$work/answers" || complain "oracle-ello failed on $kind"
  cut -d' ' -f1 "$work/answers" >"$work/$kind.expected"
  compare "$kind" "$work/$kind.expected" ello ${1:+--modulus "$1"}
}

generate ello graph 1 green 9
ello ello
generate ello-digraphs digraph 1 green 9
ello ello-digraphs
generate ello-modulus graph 2 coloured 9
ello ello-modulus 3

generate lights-out graph 1 lit 10
"$oracle/oracle-lights-out" <"$work/lights-out.text" >"$work/answers" || complain "oracle-lights-out failed"
cut -d' ' -f1 "$work/answers" >"$work/lights-out.expected"
compare lights-out "$work/lights-out.expected" lights-out

generate node-kayles graph 1 "" 9
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
