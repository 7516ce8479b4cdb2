#!/usr/bin/env bash
# Runs the commands of docs/GALLERY.md, which must print what stands there, and leaves what they draw in FOLDER.
# Usage, in the top folder: docs/gallery.sh FOLDER_OF_GAMECERT FOLDER
set -eu
PATH="$(realpath "$1"):$PATH"
docs=$PWD/docs
pictures=$(realpath "$2")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
status=0
"$docs/run_page.sh" "$docs/GALLERY.md" || status=$?
cp ./*.svg "$pictures"
exit "$status"
