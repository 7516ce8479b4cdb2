#!/usr/bin/env bash
# Every room includes only the rooms it may; foreign headers stay behind their seams.
set -u
failures=0
complain() { echo "$1" >&2; failures=$((failures + 1)); }

declare -A may=(
  [graphs]="graphs"
  [games]="games graphs"
  [encode]="encode games graphs"
  [reductions]="reductions games graphs"
  [certificates]="certificates encode reductions games graphs"
  [solve]="solve certificates encode reductions games graphs"
  [verify]="verify solve certificates encode reductions games graphs"
  [cli]="cli verify solve certificates encode reductions games graphs"
)
files=0
for room in "${!may[@]}"; do
  [ -d "$room" ] || continue
  while IFS=: read -r file included; do
    files=$((files + 1))
    other=${included%%/*}
    case " ${may[$room]} " in *" $other "*) ;; *) complain "$file includes $included, a room it may not" ;; esac
    if [ "$room" != graphs ] && [[ $included == graphs/nauty/* ]] && [[ ! $room =~ ^(solve|verify|cli)$ ]]; then
      complain "$file includes $included; only solve, verify and cli may"
    fi
    if [ "$room" = graphs ] && [[ $included == graphs/nauty/* ]] && [[ $file != graphs/nauty/* ]]; then
      complain "$file includes $included; graph values stand without nauty"
    fi
    if [ "$room" = solve ] && [[ $included == certificates/* ]] && [[ ! $included =~ ^certificates/certificate\.hpp$ ]]; then
      complain "$file includes $included; solve sees only the plain values of certificates"
    fi
  done < <(grep -rHoE --include='*.hpp' --include='*.cpp' --include='*.in' '^#include "[^"]+' "$room" | sed 's/#include "//')
done
[ "$files" -gt 50 ] || complain "only $files includes were seen: the guard looks in the wrong place"

foreign() {  # foreign <pattern> <where it may stand>
  while IFS=: read -r file _; do
    [[ $file =~ $2 ]] || complain "$file includes a header of $1"
  done < <(grep -rHE --include='*.hpp' --include='*.cpp' "^#include [<\"]$1" graphs games encode reductions certificates solve verify cli 2>/dev/null)
}
foreign 'nauty|naututil|gtools' '^graphs/nauty/'
foreign 'cadical' '^solve/cadical\.cpp$'
foreign 'z3' '^solve/z3\.cpp$'
foreign 'boost' '^cli/'
foreign 'nlohmann' '^cli/'
nauty_files=$(grep -rlE '#include [<"](nauty|gtools|naututil)' graphs | wc -l)
[ "$nauty_files" -le 2 ] || complain "nauty headers stand in $nauty_files files; two at most"
[ "$failures" -eq 0 ]
