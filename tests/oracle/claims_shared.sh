# Sourced by the scripts that compare what the run of all claims printed, their first argument, with an oracle, the second.
. "$(dirname "$0")/../complaints.sh"
usage="usage: ${0##*/} RUN ORACLE ..."
run=${1:?$usage}
oracle=${2:?$usage}

# printed ID...: what was printed of these statements, of their repaired versions and of their parts.
printed() {
  awk -v ids="$*" 'BEGIN { split(ids, id, " ") }
    !/^c   / { ours = 0; for (i in id) ours = ours || $1 == id[i] || index($1, id[i] ".") == 1 }
    ours' "$run"
}
# verdict ID
verdict() { awk -v id="$1" '$1 == id { print $2 }' "$run"; }
# where ID: where it fails, a line each.
where() { awk -v id="$1" '!/^c   / { ours = $1 == id } ours && sub(/^c   fails at /, "")' "$run"; }

# agree COUNT WRONG: of so many statements, lines STATEMENT tab WHERE, gamecert says that they fail there, or, where that is -,
# that they hold.
agree() {
  local id said expected agreed instance
  for id in $(cut -f1 <<<"$2" | sort -u); do
    said=$(verdict "$id")
    expected=$(awk -F '\t' -v id="$id" '$1 == id { print $2 }' <<<"$2")
    if [ "$expected" = - ]; then
      [ "$said" = HOLDS ] || [ "$said" = PROVED ] || complain "$id: the oracle finds nothing wrong, gamecert says $said"
      continue
    fi
    [ "$said" = FAILS ] || complain "$id: wrong at $expected, gamecert says $said"
    agreed=no
    while read -r instance; do
      case $(where "$id") in *"$instance" | *"$instance"[\ \;:]*) agreed=yes ;; esac
    done <<<"$expected"
    [ "$agreed" = yes ] || complain "$id: the oracle finds wrong: $expected; gamecert: $(where "$id")"
  done
  [ "$(cut -f1 <<<"$2" | sort -u | wc -l)" -eq "$1" ] || complain "expected $1 statements from the oracle"
}
