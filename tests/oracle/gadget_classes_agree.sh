#!/bin/sh
# `gamecert lemma discover node-kayles` finds the classes that oracle-gadget-classes counts.
# Usage: gadget_classes_agree.sh GAMECERT ORACLE_GADGET_CLASSES
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: gadget_classes_agree.sh GAMECERT ORACLE_GADGET_CLASSES"
gamecert=${1:?$usage}
program=${2:?$usage}
for sizes in "0 3" "1 3" "1 5" "2 3" "2 4"; do
  expected=$("$program" $sizes) || complain "oracle-gadget-classes $sizes failed"
  found=$("$gamecert" lemma discover node-kayles --boundary "${sizes% *}" --inner "${sizes#* }" --host 4 |
    sed -nE 's/^c gadgets gone through: ([0-9]+),.*/gadgets \1/p; s/^s HOLDS (classes [0-9]+) .*/\1/p' | tr '\n' ' ' | sed 's/ $//')
  if [ "$found" != "$expected" ]; then
    complain "boundary and inner $sizes: oracle-gadget-classes has $expected, found $found"
  fi
done
[ "$failures" -eq 0 ]
