#!/usr/bin/env bash
# A linker takes those sources into the checkers that certificates/linked_sources.txt says.
set -u
. "$(dirname "$0")/../complaints.sh"
listed=certificates/linked_sources.txt
now=$(cmake/linked_sources.sh) || exit 1
diff "$listed" <(echo "$now") || complain "$listed (<) is out of date: put the output of cmake/linked_sources.sh (>) there"
[ "$failures" -eq 0 ]
