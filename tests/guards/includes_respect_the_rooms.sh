#!/usr/bin/env bash
# Every room includes only the rooms it may; foreign headers stay behind their seams.
set -u
. "$(dirname "$0")/../complaints.sh"

declare -A may=(
  [text]="text"
  [graphs]="graphs text"
  [language]="language graphs text"
  [games]="games language graphs text"
  [conjectures]="conjectures games language graphs text"
  [reductions]="reductions games language graphs text"
  [encode]="encode reductions games graphs text"
  [certificates]="certificates encode reductions conjectures games language graphs text"
  [solve]="solve certificates encode reductions conjectures games language graphs text"
  [sweeps]="sweeps solve certificates encode reductions conjectures games language graphs text"
  [proofs]="proofs sweeps solve certificates encode reductions conjectures games language graphs text"
  [papers]="papers proofs sweeps solve certificates encode reductions conjectures games language graphs text"
  [pictures]="pictures graphs text"
  [verify]="verify pictures proofs sweeps solve certificates encode reductions conjectures games language graphs text"
  [api]="api verify pictures proofs sweeps solve certificates encode reductions conjectures games language graphs text"
  [python]="python verify pictures proofs sweeps solve certificates encode reductions conjectures games language graphs text"
  [pages]="pages verify pictures papers proofs sweeps solve certificates encode reductions conjectures games language graphs text"
  [cli]="cli pages verify pictures papers proofs sweeps solve certificates encode reductions conjectures games language graphs text"
)
# The values of certificates, which solve may see: what includes no more than these.
values='^certificates/(certificate|(solitaires|plays|points|impartial|structure|formulas|gadgets|reductions|replies|counterexamples|theorems)/[a-z]+)\.hpp$'
# What a family of certificates may include of other rooms and families; `certificates` is the core.
declare -A family=(
  [solitaires]="certificates games graphs text"
  [plays]="certificates games graphs text"
  [points]="certificates games graphs text certificates/plays/strategy.hpp certificates/plays/score_bounds.hpp"
  [impartial]="certificates games graphs text reductions/gadgets/conflicts.hpp reductions/gadgets/exchanged_graph.hpp reductions/gadgets/gadget_board.hpp reductions/gadgets/gadget_text.hpp"
  [structure]="certificates games graphs text reductions/determinant.hpp reductions/frontier.hpp"
  [formulas]="certificates encode language games graphs text certificates/reductions/grounding.hpp"
  [gadgets]="certificates reductions games graphs text"
  [reductions]="certificates reductions encode games text"
  [replies]="certificates reductions encode text certificates/reductions/formulas.hpp"
  [theorems]="certificates games graphs text"
  [counterexamples]="certificates conjectures language reductions games graphs text certificates/solitaires/order.hpp"
)
for each in "${!family[@]}"; do
  while IFS=: read -r file included; do
    other=${included%/*}
    [[ $other =~ ^(games|reductions|encode)/ ]] && other=${other%%/*}
    case " ${family[$each]} certificates/$each " in *" $other "* | *" $included "*) ;; *) complain "$file includes $included, which its family may not" ;; esac
  done < <(grep -rHoE --include='*.hpp' --include='*.cpp' '^#include "[^"]+' "certificates/$each" | sed 's/#include "//')
done
files=0
for room in "${!may[@]}"; do
  [ -d "$room" ] || continue
  while IFS=: read -r file included; do
    files=$((files + 1))
    other=${included%%/*}
    case " ${may[$room]} " in *" $other "*) ;; *) complain "$file includes $included, a room it may not" ;; esac
    if [ "$room" != graphs ] && [[ $included == graphs/nauty/* ]] && [[ ! $room =~ ^(solve|sweeps|proofs|papers|verify|api|python|cli)$ ]]; then
      complain "$file includes $included; only rooms from solve on may"
    fi
    if [ "$room" = graphs ] && [[ $included == graphs/nauty/* ]] && [[ $file != graphs/nauty/* ]]; then
      complain "$file includes $included; graph values stand without nauty"
    fi
    if [ "$room" = solve ] && [[ $included == certificates/* ]] && [[ ! $included =~ $values ]]; then
      complain "$file includes $included; solve sees only the plain values of certificates"
    fi
  done < <(grep -rHoE --include='*.hpp' --include='*.cpp' --include='*.in' '^#include "[^"]+' "$room" | sed 's/#include "//')
done
[ "$files" -gt 50 ] || complain "only $files includes were seen: the guard looks in the wrong place"

foreign() {  # foreign <pattern> <where it may stand>
  while IFS=: read -r file _; do
    [[ $file =~ $2 ]] || complain "$file includes a header of $1"
  done < <(grep -rHE --include='*.hpp' --include='*.cpp' "^#include [<\"]$1" "${!may[@]}" 2>/dev/null)
}
foreign 'nauty|naututil|gtools' '^graphs/nauty/'
foreign 'cadical' '^solve/solvers/cadical\.cpp$'
foreign 'z3' '^solve/solvers/z3\.cpp$'
foreign 'boost' '^(cli/|papers/|sweeps/engines/planarity_engines|pictures/planar\.cpp)'
foreign 'nlohmann' '^(cli/|pages/player\.cpp)'
foreign 'pybind11' '^python/'
nauty_files=$(grep -rlE '#include [<"](nauty|gtools|naututil)' graphs | wc -l)
[ "$nauty_files" -le 2 ] || complain "nauty headers stand in $nauty_files files; two at most"
[ "$failures" -eq 0 ]
