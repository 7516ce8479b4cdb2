#!/usr/bin/env bash
# Proves what stands here, extracts the checker and makes gamecert-check-proved, in a folder of its own. Usage: build.sh FOLDER
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
cp -ru "$here"/*.v "$here"/games "$here"/checkers "$here"/lemmas "$here"/reductions "$here"/tests "$here"/*.ml .
{ echo "-R . Gamecert"; find . -name '*.v' ! -path ./Extract.v ! -path ./lemma_assumptions.v | sort; } >_CoqProject
coq_makefile -f _CoqProject -o Makefile >/dev/null
make -j"$(nproc)" --no-print-directory >build.log || { cat build.log >&2; exit 1; }
coqc -R . Gamecert Extract.v
ocamlfind ocamlopt -w -a -inline 100 -package unix -linkpkg checked.mli checked.ml hints.ml replay.ml leads.ml reader.ml main.ml -o gamecert-check-proved
ocamlfind ocamlopt -w -a -package str -linkpkg checked.mli checked.ml reachable.ml -o reachable
ocamlfind ocamlopt -w -a -package str -linkpkg targets.mli targets.ml maps.ml -o maps
