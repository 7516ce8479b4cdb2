#!/usr/bin/env bash
# The module in SageMath: its graphs go in and out, and its own Nim and graph routines say the same.
set -eu
command -v sage >/dev/null || { echo "SageMath is not installed: apt-get install sagemath"; exit 77; }
exec sage -python "$(dirname "$0")/sage_side.py"
