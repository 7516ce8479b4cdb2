#!/usr/bin/env bash
# Wherever gamecert finds a statement of the paper on triangulations false, oracle-claims-triangulations finds it false
# there too; and gamecert finds all of those false that the oracle knows.
#   claims_triangulations.sh RUN ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
ids="tri.obs-taken tri.thm-2 tri.thm-3 tri.thm-4.strategy tri.tbl-4
tri.thm-5 tri.thm-5.strategy tri.thm-11 tri.thm-12.g.ratio tri.thm-12.eq2.scan tri.thm-3.counts tri.prop-1.forced
tri.lem-6.neighbours.literal tri.def-serpentine tri.def-branching tri.dual-degrees"
# Of these gamecert names sets by their numbers, or play from another board: the oracle has an instance of its own.
own=$(cat <<'INSTANCES'
tri.obs-taken triangle-colouring disc:4+0:0-1-2,0-2-3 marked=0-1,0-3,1-2 the move 0-2 colours a second edge of a face and completes another
tri.thm-4.strategy nimstring fan:6 marked=0-1,0-2,0-4,0-5,0-6,0-7,1-2,3-4,4-5,5-6,6-7 she left this and lost in the run 0-1; 0-7; 1-2; 0-2 6-7; 4-5; 0-5 0-6 5-6 3-4; 2-3; 0-3
tri.thm-5.strategy nimstring wheel:4 marked=0-1,0-4,1-4,2-3,2-4 he left this and lost in the run 0-1; 2-3; 0-4; 1-4 2-4; 0-3; 1-2 3-4
INSTANCES
)
# Two steps of the proof of Theorem 3, which run with it, are those of oracle-claims-steps.
expect "what gamecert finds false" "$(tr -s ' \n' '\n' <<<"$ids" | sort)" \
  "$(printed $ids | awk '$2 == "FAILS" && $1 !~ /^tri[.]thm-3[.](shape|redundant)$/ { print $1 }' | sort)"
found=$({
  awk '/^tri/ { id = $1 } id !~ /^tri[.]thm-3[.](shape|redundant)$/ && sub(/^c   fails at /, "") { print id, $0 }' <(printed $ids) | grep -vF "$(sed 's/ .*/ /' <<<"$own")"
  while read -r id instance; do
    [ "$(verdict "$id")" != FAILS ] || echo "$id $instance"
  done <<<"$own"
} | "$oracle") ||
  complain "oracle-claims-triangulations failed"
# The run in which the oracle finds a strategy lost is the one that gamecert names, turn by turn.
while read -r id instance; do
  [[ $instance != *" lost in the run "* || $(where "$id") == *" after ${instance#* lost in the run } the "*" player moves again, and the strategy has no move" ]] ||
    complain "$id is lost for the oracle in the run ${instance#* lost in the run }, and for gamecert $(where "$id")"
done <<<"$own"
echo "$found"
expect "what both find false" "$(tr -s ' \n' '\n' <<<"$ids" | sed 's/$/\tfalse/' | sort)" "$(sort <<<"$found")"
[ "$failures" -eq 0 ]
