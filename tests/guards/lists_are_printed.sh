#!/usr/bin/env bash
# docs/LISTS.md is what the program prints, and docs/OPEN_LISTS.md says of every ledger and statement what examples/open and its results do.
set -u
diff <(docs/lists.sh "$1") docs/LISTS.md || { echo "docs/LISTS.md is out of date: docs/lists.sh $1 >docs/LISTS.md" >&2; exit 1; }
first='## Written on the Wall II'
diff <(docs/lists.sh "$1" open) <(echo; sed -n "/^$first\$/,\$p" docs/OPEN_LISTS.md) ||
  { echo "docs/OPEN_LISTS.md is out of date from '$first' on: docs/lists.sh $1 open" >&2; exit 1; }
diff <(docs/lists.sh "$1" ledgers) <(sed -n '/^| list | statements |/,/^$/p' docs/OPEN_LISTS.md | sed '$d') ||
  { echo "docs/OPEN_LISTS.md: the table of ledgers is out of date: docs/lists.sh $1 ledgers" >&2; exit 1; }
! grep -n '^| .*|  |' docs/OPEN_LISTS.md || { echo "docs/OPEN_LISTS.md: a statement without a result" >&2; exit 1; }
