#!/usr/bin/env bash
# The version is the same wherever it is written, and NEWS.md has a heading for it.
set -u
. "$(dirname "$0")/../complaints.sh"
version=$(sed -nE 's/^project\(gamecert VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
same() { [ "$2" = "$version" ] || complain "$1 has version '$2', CMakeLists.txt $version"; }
same CITATION.cff "$(sed -n 's/^version: //p' CITATION.cff)"
same cmake/debian/changelog "$(sed -nE '1s/^gamecert \(([0-9.]+)\).*/\1/p' cmake/debian/changelog)"
same NEWS.md "$(sed -nE "s/^## (${version%.*})(\.[0-9]+)?$/$version/p" NEWS.md | head -1)"
tag=$(git describe --exact-match --tags --match 'v*' 2>/dev/null) && same "the tag $tag" "${tag#v}"
[ "$failures" -eq 0 ]
