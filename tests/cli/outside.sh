#!/usr/bin/env bash
# Formulas of `encode`, read and decided by the programs of others: z3 and depqbf agree with `solve --engine search`.
#   outside.sh BIN
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cases=0

# decides FORMAT: the formula on standard input is true, or satisfiable (yes), or it is not (no); else what was said.
decides() {
  local said
  cat >"$scratch/formula"
  case $1 in
    dimacs) said=$(z3 -dimacs "$scratch/formula" 2>&1 | head -n 1) ;;
    smtlib) said=$(z3 -smt2 "$scratch/formula" 2>&1 | head -n 1) ;;
    qdimacs) said=$(depqbf "$scratch/formula" 2>&1 | head -n 1) ;;
  esac
  case $said in
    sat | SAT | "s SATISFIABLE") echo yes ;;
    unsat | UNSAT | "s UNSATISFIABLE") echo no ;;
    *) echo "$said" ;;
  esac
}

# formula WANTED FORMAT ARGUMENT...
formula() {
  local wanted=$1 format=$2 got
  shift 2
  cases=$((cases + 1))
  got=$(timeout 60 "$1" encode "${@:2}" --format "$format" | decides "$format")
  [ "$got" = "$wanted" ] && return
  complain "encode ${*:2} --format $format: expected $wanted, found $got"
}

# agree FORMATS ARGUMENT...: an outcome or a goal.
agree() {
  local formats=$1 answer wanted
  shift
  answer=$(gamecert solve "$@" --engine search -q | tail -n 1)
  case $answer in
    "s OUTCOME N" | "s OUTCOME first" | "s WINNABLE") wanted=yes ;;
    "s OUTCOME P" | "s OUTCOME second" | "s OUTCOME tie" | "s UNWINNABLE") wanted=no ;;
    *) complain "solve $*: $answer"; return ;;
  esac
  for format in $formats; do formula "$wanted" "$format" gamecert "$@"; done
}

# scores FORMATS ARGUMENT...: the score can be reached, and one point more cannot.
scores() {
  local formats=$1 answer
  shift
  answer=$(gamecert solve "$@" --engine search -q | tail -n 1)
  local score=${answer#s SCORE }
  for format in $formats; do
    formula yes "$format" gamecert "$@" "--at-least=$score"
    formula no "$format" gamecert "$@" "--at-least=$((score + 1))"
  done
}

for green in 0 0,1 0,1,2 0,5; do agree "dimacs smtlib" ello "petersen green=$green"; done
for n in 2 3 4 5; do agree "dimacs smtlib" ello "directed-path:$n green=0"; done
agree "dimacs smtlib" ello --modulus 3 'cycle:5 coloured=0:1,2:2'
agree "dimacs smtlib" ello --modulus 4 'star:4 coloured=0:3'
for board in path:6 cycle:5 petersen star:3; do agree "dimacs smtlib" odd-elimination "$board"; done
for lit in 0 1 0,1,2; do agree "dimacs smtlib" lights-out "cycle:4 lit=$lit"; done
for ratio in 1/1 2/1 9/1; do agree "dimacs smtlib" green-wins --ratio "$ratio" fan:3; done
for board in fan:2 fan:3 zigzag:4; do scores "dimacs smtlib" all-green "$board"; done

two="qdimacs smtlib"
for n in 3 4 5 6 7 8 9 10; do
  agree "$two" node-kayles "cycle:$n"
  agree "$two" node-kayles "path:$n" --play misere
done
for reading in edges surrounded painted; do agree "$two" weak --reading "$reading" cycle:4; done
for reading in contract literal hull; do agree "$two" geodetic --reading "$reading" cycle:5; done
agree "$two" proper --colours 3 'path:3 painted=0:1'
agree "$two" distance --distance 2 --colours 2 path:4
agree "$two" sequential 'path:4 order=2,0,3,1'
agree "$two" blue-red directed-path:4
agree "$two" oriented directed-cycle:3
agree "$two" hackendot binary-tree:2
agree "$two" kayles heaps:3,2
agree "$two" dawson-kayles heaps:6
agree "$two" nimstring wheel:3
agree "$two" flip fan:4
agree "$two" flip-to-triangle fan:3
agree "$two" four-cycle fan:2
agree "$two" triangle convex:4:
agree "$two" triangle-colouring fan:2
agree "$two" bichromatic-triangle convex:4:
agree "$two" bichromatic-colouring fan:2
for board in path:4 complete:4 'path:3 painted=0-1:2'; do scores "$two" capture "$board"; done
scores "$two" complete-triangulation convex:4:
scores "$two" bichromatic-complete convex:4:
scores "$two" bichromatic-flip fan:3
echo "$cases formulas"
[ "$failures" -eq 0 ] && [ "$cases" -gt 100 ]
