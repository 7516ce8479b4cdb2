#!/usr/bin/env bash
# The steps of printed proofs that are false are false where gamecert says, and the repaired ones hold: both programs find
# this.
#   claims_steps.sh RUN ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
wrong=$("$oracle") || complain "the oracle exits with $?"
echo "$wrong"
agree 17 "$wrong"
[ "$failures" -eq 0 ]
