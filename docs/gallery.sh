#!/usr/bin/env bash
# Runs the commands of docs/GALLERY.md and docs/PLOTS.md, which must print what stands there, and leaves what they draw in
# FOLDER; docs/gallery.sh BIN docs/gallery draws anew.
# Usage, in the top folder: docs/gallery.sh FOLDER_OF_GAMECERT FOLDER
set -eu
PATH="$(realpath "$1"):$PATH"
docs=$PWD/docs
pictures=$(realpath "$2")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
status=0
for page in GALLERY PLOTS; do
  "$docs/run_page.sh" "$docs/$page.md" || status=$?
done
cp ./*.svg "$pictures"
exit "$status"
