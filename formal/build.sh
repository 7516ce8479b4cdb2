#!/usr/bin/env bash
# Proves what stands here, has coqchk go through it, extracts the checker and makes gamecert-check-proved, in a folder of its own.
# Usage: build.sh FOLDER [BIN]; with BIN/gamecert the lemmas that come with it are printed and proved, with BIN/formal-reachable games/ are
# compared by tests/tie.sh
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
bin=${2:-}
[ -z "$bin" ] || bin=$(realpath "$bin")
mkdir -p "$1"
cd "$1"
cp -ru "$here"/*.v "$here"/games "$here"/language "$here"/ledgers "$here"/checkers "$here"/lemmas "$here"/reductions "$here"/tests "$here"/*.ml "$here"/page "$here"/Makefile.local-late .
mkdir -p page/games  # what the page shows beside the checker
cp -u "$here"/../pages/style.css page
cp -u "$here"/../games/built_in/*.game page/games
tie=()
[ ! -x "$bin/formal-reachable" ] || tie=(tie.txt "REACHABLE=$bin/formal-reachable")
[ ! -x "$bin/gamecert" ] || "$here/print_lemmas.sh" "$bin" lemmas/printed
{
  echo "-R . Gamecert"
  find . -name '*.v' ! -path ./Extract.v ! -path ./lemma_assumptions.v ! -path ./tests/Assumptions.v | sort
} >_CoqProject
coq_makefile -f _CoqProject -o Makefile >/dev/null
# What much rests on comes first, the checker; then what takes long by itself, and theorems that are printed beside it.
make -j"$(nproc)" --no-print-directory programs coqchk.log "${tie[@]}" assumptions.txt theories >build.log || { cat build.log >&2; exit 1; }
