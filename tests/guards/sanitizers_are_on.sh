#!/usr/bin/env bash
# In the sanitize preset a program is stopped that reads past an array, or breaks an assertion of ours or of the library.
set -u
. "$(dirname "$0")/../complaints.sh"
probe=$1
stops() {  # stops <mistake> <message>
  said=$("$probe" "$1" 2>&1)
  status=$?
  if [ $status -eq 0 ] || ! grep -q "$2" <<<"$said"; then
    complain "$1: expected to be stopped with '$2', found status $status and: $said"
  fi
}
stops heap 'AddressSanitizer: heap-buffer-overflow'
stops overflow 'signed integer overflow'
stops assertion 'Assertion .* failed'
stops library "Assertion '__n < this->size()' failed"
[ "$failures" -eq 0 ]
