#!/usr/bin/env bash
# In the sanitize preset a program is stopped that reads past an array, or breaks an assertion of ours or of the library.
set -u
probe=$1
failures=0
expect() {  # expect <mistake> <message>
  said=$("$probe" "$1" 2>&1)
  status=$?
  if [ $status -eq 0 ] || ! grep -q "$2" <<<"$said"; then
    echo "$1: expected to be stopped with '$2', found status $status and: $said" >&2
    failures=$((failures + 1))
  fi
}
expect heap 'AddressSanitizer: heap-buffer-overflow'
expect overflow 'signed integer overflow'
expect assertion 'Assertion .* failed'
expect library "Assertion '__n < this->size()' failed"
exit $((failures > 0))
