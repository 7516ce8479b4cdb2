#!/usr/bin/env bash
# Puts the page together, on standard output: what stands beside this file, and the checker.
# Usage: assemble.sh SCRIPT STYLE GAME..., the checker as a script, the style of all pages, texts of games
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
script=$1 style=$2
shift 2
digest=$(sha256sum <"$script" | cut -d" " -f1)
while IFS= read -r line; do
  case $line in
  '@file checker@') cat "$script" ;;
  '@file style.css@') cat "$style" ;;
  '@file '*@) name=${line#@file }; cat "$here/${name%@}" ;;
  @games@)
    for game; do
      printf '<script type="text/plain" data-game="%s">\n' "$(basename "$game" .game)"
      cat "$game"
      echo '</script>'
    done ;;
  *) printf '%s\n' "${line//@digest@/$digest}" ;;
  esac
done <"$here/check.html.in"
