#!/usr/bin/env bash
# The Debian packages of a build: made, looked at by lintian, unpacked side by side, and used.
#   tests/packages.sh BUILD
set -euo pipefail
build=$(realpath "$1")
for tool in cpack dpkg-deb lintian; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
rm -rf "$build/packages"
(cd "$build" && cpack --config CPackConfig.cmake >/dev/null)
mapfile -t packages < <(find "$build/packages" -maxdepth 1 -name '*.deb' | sort)
names=$(for each in "${packages[@]}"; do dpkg-deb -f "$each" Package; done | paste -sd ' ')
[ "$names" = "gamecert-check gamecert-doc gamecert libgamecert-dev python3-gamecert" ] || { echo "packages: $names" >&2; exit 1; }

# Of a package that is built by hand: it closes no bug, and stands in no archive.
lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "${packages[@]}"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for each in "${packages[@]}"; do dpkg-deb -x "$each" "$scratch"; done
export PATH="$scratch/usr/bin:$PATH"
cd "$scratch"

# No file is in two packages.
twice=$(for each in "${packages[@]}"; do dpkg-deb -c "$each" | awk '$1 !~ /^d/ { print $6 }'; done | sort | uniq -d)
[ -z "$twice" ] || { echo "in two packages: $twice" >&2; exit 1; }

# A game is decided on a graph of NetworkX, drawn, and its certificate accepted by the other package.
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 - <<'PYTHON'
import gamecert
import networkx

answer = gamecert.solve('ello', networkx.petersen_graph(), green=[0, 1, 2])
assert answer.outcome == 'winnable', answer
assert answer._repr_html_().count('<circle') >= 10
answer.certificate.write('petersen.cert')
PYTHON
gamecert-check --expect WINNABLE petersen.cert
[ "$(gamecert solve ello 'petersen green=0,1,2' | tail -1)" = "s WINNABLE" ]

# The library serves the example of the documentation.
cmake -S usr/share/doc/gamecert-doc/examples/consumer -B consumer -DCMAKE_PREFIX_PATH="$scratch/usr" >/dev/null
cmake --build consumer >/dev/null
[ "$(consumer/consumer | paste -sd ' ')" = "WINNABLE VERIFIED" ]
echo "${#packages[@]} packages"
