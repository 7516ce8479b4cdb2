#!/usr/bin/env bash
# docs/LISTS.md is what the program prints.
set -u
diff <(docs/lists.sh "$1") docs/LISTS.md || { echo "docs/LISTS.md is out of date: docs/lists.sh $1 >docs/LISTS.md" >&2; exit 1; }
