#!/usr/bin/env bash
# gamecert-check contains no solver, no nauty, no Boost, and needs only the C++ runtime.
set -u
checker=$1
[ -x "$checker" ] || { echo "no program at $checker" >&2; exit 1; }
symbols=$(nm -C "$checker") || exit 1
[ "$(wc -l <<<"$symbols")" -gt 100 ] || { echo "nm shows no symbols" >&2; exit 1; }
if grep -iE 'nauty|densenauty|geng_|CaDiCaL|Z3_|z3::|boost::|nlohmann|gamecert::(solve|verify|cli)::' <<<"$symbols"; then
  echo "gamecert-check links what it must not" >&2
  exit 1
fi
if ldd "$checker" | grep -vE 'linux-vdso|libstdc\+\+|libgcc_s|libm\.|libc\.|ld-linux|libasan|libubsan'; then
  echo "gamecert-check needs a foreign library" >&2
  exit 1
fi
