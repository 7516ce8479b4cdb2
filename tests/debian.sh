#!/usr/bin/env bash
# A fresh Debian 12 in a folder, with the packages of a build installed by apt, used as people use them. It needs root, debootstrap and a
# mirror of Debian.
#   tests/debian.sh BUILD [ROOT]   ROOT is made where it is not there, and kept; without it a folder that goes in the end
set -euo pipefail
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null; then
  echo "root and debootstrap are needed: apt-get install debootstrap"
  exit 77
fi
[ -n "${IN_NAMESPACE:-}" ] || IN_NAMESPACE=1 exec unshare --mount --propagation private bash "$0" "$@"
source=$(realpath "$(dirname "$0")/..") build=$(realpath "$1")
mirror=${GAMECERT_MIRROR:-http://deb.debian.org/debian}
root=${2:-}
if [ -z "$root" ]; then
  root=$(mktemp -d)
  chmod 755 "$root"  # its users walk through it
  trap 'umount -l "$root/proc" "$root/dev/pts" 2>/dev/null; rm -rf --one-file-system "$root"' EXIT
fi
[ -e "$root/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$root" "$mirror" >"$build/debootstrap.log" ||
  { tail -3 "$build/debootstrap.log"; echo "no Debian can be had from $mirror"; exit 77; }
mount -t proc proc "$root/proc"
mount -t devpts devpts "$root/dev/pts"

as_root() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
as_user() { chroot --userspec=nobody:nogroup "$root" env -i PATH=/usr/bin:/bin HOME=/tmp LC_ALL=C.UTF-8 "$@"; }
get() { as_root apt-get install -y -qq --no-install-recommends "$@" >"$build/apt.log" 2>&1 || { tail "$build/apt.log" >&2; exit 1; }; }
fails() { echo "$*" >&2; exit 1; }

rm -rf "$root/packages"
mkdir -p "$root/packages"
cp "$build"/packages/*.deb "$root/packages"
package() { (cd "$root" && ls packages/"$1"_*.deb | sed 's|^|/|'); }
as_root apt-get update -qq
mapfile -t old < <(as_root dpkg-query -W -f '${Package}\n' '*gamecert*' 2>/dev/null)
[ ${#old[@]} -eq 0 ] || as_root apt-get purge -y -qq "${old[@]}" >/dev/null

# The checker alone, as a referee has it: nothing else comes with it.
before=$(as_root dpkg-query -W | wc -l)
get "$(package gamecert-check)"
[ "$(as_root dpkg-query -W | wc -l)" -eq $((before + 1)) ] || fails "more than gamecert-check was installed"
if as_user sh -c 'command -v gamecert' >/dev/null; then fails "gamecert is there without its package"; fi
mkdir -p "$root/packages/accept"
cp "$source"/tests/certificates/corpus/accept/{order,closure,determinant,lrat,mirror}*.cert "$root/packages/accept"
as_user gamecert-check /packages/accept | tail -1 | grep -qx 's VERIFIED' || fails "the checker accepts less than it should"

# All the others, and what people have beside them.
get "$(package gamecert)" "$(package python3-gamecert)" "$(package gamecert-doc)" "$(package libgamecert-dev)" \
  python3-networkx man-db bash-completion zsh g++ cmake make

# A game on a graph of NetworkX, decided and drawn; its certificate is for the checker.
as_user python3 - <<'PYTHON' || fails "the module for Python"
import xml.dom.minidom
import gamecert
import networkx

answer = gamecert.solve('ello', networkx.petersen_graph(), green=[0, 1, 2])
assert answer.outcome == 'winnable', answer
drawn = xml.dom.minidom.parseString(answer._repr_svg_())
assert len(drawn.getElementsByTagName('circle')) >= 10 and len(drawn.getElementsByTagName('line')) >= 15
answer.certificate.write('/tmp/petersen.cert')
PYTHON
as_user gamecert-check --expect WINNABLE /tmp/petersen.cert | tail -1 | grep -qx 's VERIFIED' || fails "the certificate of Python"
[ "$(as_user gamecert solve ello 'petersen green=0,1,2' | tail -1)" = "s WINNABLE" ] || fails "gamecert solve"

# The notebooks of the documentation, by Python alone.
cp "$source/tests/python/cells.py" "$root/packages"
as_user sh -c 'python3 /packages/cells.py /usr/share/doc/gamecert-doc/examples/notebooks/*.ipynb' >/dev/null || fails "a notebook"

# A program in C++.
as_user sh -c 'cmake -S /usr/share/doc/gamecert-doc/examples/consumer -B /tmp/consumer && cmake --build /tmp/consumer' \
  >"$build/consumer.log" 2>&1 ||
  { tail "$build/consumer.log" >&2; fails "find_package(gamecert)"; }
[ "$(as_user /tmp/consumer/consumer | paste -sd ' ')" = "WINNABLE VERIFIED" ] || fails "the program in C++"

# Pages of the manual and completions, as shells look for them.
commands=$(as_user gamecert --help | sed -n 's/^  gamecert \([a-z]*\) .*/\1/p')
for command in $commands; do
  page=gamecert-$command
  as_user sh -c "man -P cat '$page'" 2>&1 | grep -q -- '--help' || fails "man $page"
done
as_user bash -c '
  source /usr/share/bash-completion/bash_completion
  cd "$(mktemp -d)"
  completes() { # completes EXPECTED FUNCTION WORD...
    local expected=$1 function=$2
    shift 2
    _completion_loader "$1"
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    "$function"
    [ "${COMPREPLY[*]}" = "$expected" ] || { echo "behind $* stands ${COMPREPLY[*]}" >&2; exit 1; }
  }
  completes --expect _gamecert_check gamecert-check --expe
  completes solve _gamecert gamecert so
  completes node-kayles _gamecert gamecert solve node-k
  completes --nimber _gamecert gamecert solve ello path:3 --nim' || fails "the completion for bash"
as_user zsh -fc '
  autoload -Uz compinit && compinit -u -d /tmp/zcompdump
  [ "$_comps[gamecert] $_comps[gamecert-check]" = "_gamecert _gamecert-check" ]' || fails "the completion for zsh"

# The same in SageMath.
get sagemath
cp "$source/tests/python/sage_side.py" "$root/packages"
as_user sage -python /packages/sage_side.py || fails "SageMath"

# What is removed leaves nothing behind.
purge() {
  as_root apt-get purge -y -qq "$@" >/dev/null 2>&1
  local left
  left=$(as_root find /usr /etc -name '*gamecert*')
  [ -z "$left" ] || fails "left behind: $left"
}
purge gamecert gamecert-check gamecert-doc libgamecert-dev python3-gamecert

# What the files for containers run in a Debian of their own; neither podman nor Apptainer is needed for that.
debian=$source/cmake/debian
post=$(sed -n '/^%post$/,/^%/s/^    //p' "$debian/apptainer.def")
[ "RUN $post" = "$(grep '^RUN ' "$debian/Containerfile")" ] || fails "the two files for containers differ"
copied=$(sed -n 's|^COPY \(.*\) /packages/$|\1|p' "$debian/Containerfile")
# shellcheck disable=SC2086  # patterns of names
(cd "$root/packages" && mkdir for && cp $copied for && cd .. && mv packages all && mv all/for packages)
as_root sh -c "$post" >"$build/container.log" 2>&1 || { tail "$build/container.log" >&2; fails "the files for containers"; }
as_user sh -c 'cd /tmp && gamecert solve ello "petersen green=0,1,2" --certificate container.cert && gamecert-check container.cert &&
  python3 -c "import gamecert, networkx; print(gamecert.solve(\"ello\", networkx.petersen_graph(), green=[0]))"' >/dev/null ||
  fails "gamecert in a container"
purge gamecert gamecert-check python3-gamecert
mv "$root/all" "$root/packages"
echo "Debian $(cat "$root/etc/debian_version"): $(ls "$root"/packages/*.deb | wc -l) packages installed, used and removed"
