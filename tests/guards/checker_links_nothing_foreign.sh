#!/usr/bin/env bash
# The checkers contain no solver, no nauty, no Boost and no writer of certificates, and need only the C++ runtime; those of
# solitaires and of plays no formulas, no gadgets and no conjectures; that of reductions plays no game.
set -u
. "$(dirname "$0")/../complaints.sh"
bin=$1

# check PROGRAM PATTERN: what it must not contain
check() {
  local checker=$bin/$1 symbols
  [ -x "$checker" ] || { echo "no program at $checker" >&2; exit 1; }
  symbols=$(nm -C "$checker") || exit 1
  [ "$(wc -l <<<"$symbols")" -gt 100 ] || { echo "nm shows no symbols of $1" >&2; exit 1; }
  ! grep -iE "$2" <<<"$symbols" || complain "$1 links what it must not"
  ! ldd "$checker" | grep -vE 'linux-vdso|libstdc\+\+|libgcc_s|libm\.|libc\.|ld-linux|libasan|libubsan' ||
    complain "$1 needs a foreign library"
}
foreign='nauty|densenauty|geng_|CaDiCaL|Z3_|z3::|boost::|nlohmann|gamecert::(solve|sweeps|proofs|papers|verify|pages|cli)::|gamecert::certificates::write\('
check gamecert-check "$foreign"
check gamecert-check-solitaires "$foreign|gamecert::(encode|conjectures|reductions)::"
check gamecert-check-plays "$foreign|gamecert::(encode|conjectures|reductions)::"
check gamecert-check-impartial "$foreign|gamecert::(encode|conjectures)::"
check gamecert-check-structure "$foreign|gamecert::(encode|conjectures)::"
check gamecert-check-theorems "$foreign|gamecert::(encode|conjectures)::"
check gamecert-check-formulas "$foreign|gamecert::(conjectures|reductions)::"
check gamecert-check-gadgets "$foreign|gamecert::(encode|conjectures)::"
check gamecert-check-reductions "$foreign|gamecert::conjectures::|games::(PackedGame|registry)"
check gamecert-check-replies "$foreign|gamecert::conjectures::|games::(PackedGame|registry)"
check gamecert-check-counterexamples "$foreign|gamecert::encode::"
[ "$failures" -eq 0 ]
