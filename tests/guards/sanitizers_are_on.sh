#!/usr/bin/env bash
# A program that reads past an array is stopped in the sanitize preset.
set -u
build=$1
rm -rf "$build"
cmake --preset sanitize -B "$build" >/dev/null && cmake --build "$build" --target sanitizer_probe >/dev/null || exit 1
output=$("$build/bin/sanitizer_probe" 2>&1)
status=$?
rm -rf "$build"
[ $status -ne 0 ] && grep -q 'AddressSanitizer: heap-buffer-overflow' <<<"$output"
