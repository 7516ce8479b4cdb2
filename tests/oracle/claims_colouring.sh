#!/usr/bin/env bash
# The statements of the paper on colouring games that are false as printed are false where gamecert says, and the
# repaired ones hold: both programs find this.
#   claims_colouring.sh RUN ORACLE
set -u
. "$(dirname "$0")/claims_shared.sh"
wrong=$("$oracle") || complain "the oracle exits with $?"
echo "$wrong"
agree 26 "$wrong"
[ "$failures" -eq 0 ]
