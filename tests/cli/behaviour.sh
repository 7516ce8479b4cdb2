#!/usr/bin/env bash
# Answers, messages and exit statuses: one line a case, `status | pattern in the output | command`.
set -u
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
root=$PWD
cd "$scratch"
: >empty.txt
printf 'path:3 green=0\npath:3 green=0,1\n' >two.txt
printf 'path:3 green=0\npath:3 green=9\n' >bad.txt
printf '\xff\xfe\n' >binary.txt
cp two.txt bare
mkdir folder.d
gamecert solve ello 'petersen green=0,1,2' --certificate good.cert >/dev/null
head -c 60 good.cert >truncated.cert
sed 's/^gamecert 1/gamecert 2/' good.cert >version.cert
sed 's/^game ello 1/game ello 7/' good.cert >rules.cert
cat good.cert good.cert >both.cert

cases=0
failures=0
while IFS='|' read -r status pattern command; do
  status=${status// /}
  [ -n "$status" ] || continue
  pattern=$(sed 's/^ *//; s/ *$//' <<<"$pattern")
  cases=$((cases + 1))
  output=$(eval "$command" 2>&1 </dev/null)
  got=$?
  if [ "$got" -ne "$status" ] || ! grep -qE -- "$pattern" <<<"$output"; then
    failures=$((failures + 1))
    printf 'expected %s and /%s/, found %s from:%s\n%s\n\n' "$status" "$pattern" "$got" "$command" "$(head -c 600 <<<"$output")" >&2
  fi
done <<'CASES'
0 | ^s WINNABLE$ | gamecert solve ello 'petersen green=0,1,2'
0 | ^s UNWINNABLE$ | gamecert solve ello 'petersen green=0,1'
0 | ^s WINNABLE$ | gamecert solve ello petersen green=0,1,2
0 | ^v [0-9 ]*$ | gamecert solve ello 'path:4 green=1'
0 | ^c green= may be given: the green vertices; the others are red$ | gamecert solve ello path:4
0 | ^v 0-1 1-2 2-3$ | gamecert solve capture path:4 --moves
0 | ^s SCORE -1$ | gamecert solve capture 'path:4 painted=1-2:2'
0 | "answer":"OUTCOME N".*"winning_moves":."1:1","1:2". | gamecert solve proper path:3 --moves --json
0 | ^s NIMBER 1$ | gamecert solve weak cycle:9 --nimber
0 | ^s OUTCOME P$ | gamecert solve geodetic --reading contract grid:4x5
0 | ^c geodetic --reading hull cycle:7 OUTCOME | gamecert solve geodetic --reading hull cycle:7 --certificate hull.cert >/dev/null; gamecert-check hull.cert
0 | ^c capture complete:5 SCORE 0$ | gamecert solve capture complete:5 --certificate capture.cert >/dev/null; gamecert-check --expect 'SCORE 0' capture.cert
0 | ^c nimstring wheel:3 marked=0-2,1-2,2-3 NIMBER loony$ | gamecert solve nimstring wheel:3 marked=0-2,1-2,2-3 --nimber --certificate loony.cert >/dev/null; gamecert-check loony.cert
0 | ^c green-wins --ratio 3/1 fan:3 UNWINNABLE$ | gamecert solve green-wins --ratio 3/1 fan:3 --certificate ratio.cert >/dev/null; gamecert-check ratio.cert
0 | ^c bichromatic-triangle --reading draw convex:4: OUTCOME tie$ | gamecert solve bichromatic-triangle --reading draw convex:4: --certificate tie.cert >/dev/null; gamecert-check --expect 'OUTCOME tie' tie.cert
0 | ^v 0-1 0-2 1-2$ | gamecert solve triangle-colouring fan:1 --moves
0 | ^s SCORE 5$ | gamecert solve all-green fan:3
2 | expected a triangulation such as wheel:6, the board of nimstring, found a graph | gamecert solve nimstring complete:4
0 | ^s OUTCOME second$ | gamecert solve bichromatic-triangle --reading loses 'convex:3: painted=0-1:1,1-2:2'
0 | ^c .* OUTCOME second$ | gamecert solve bichromatic-triangle --reading loses 'convex:3: painted=0-1:1,1-2:2' --certificate lost.cert >/dev/null; gamecert-check lost.cert
0 | ^s OUTCOME N$ | timeout 5 gamecert solve flip 'fan:34 marked='
3 | ^s EVIDENCE OUTCOME N without a certificate: time limit of 0.1 s reached$ | gamecert solve flip fan:20 --certificate late.cert --time-limit 0.1
2 | late.cert | ls late.cert*
0 | ^s OUTCOME second$ | timeout 5 gamecert solve four-cycle wheel:40 --moves
0 | "parameters":."ratio":"1/9". | gamecert solve green-wins --ratio 1/9 fan:4 --json
0 | "parameters":."ratio":"none". | gamecert solve green-wins fan:4 --json
2 | column 9: expected whole numbers as coordinates | gamecert solve triangle 'points:0.5,0;1,5;2,8'
2 | expected 1 edge inside the hull | gamecert solve flip 'points:0,0;4,0;4,4;0,4:0-1'
2 | found nothing; see gamecert list | gamecert list
2 | found 'games families'; see gamecert list | gamecert list games families
2 | found one without coordinates | gamecert solve flip wheel:4
2 | expected no triangle complete at the start, found 0-1,0-2,1-2 | gamecert solve triangle-colouring 'fan:2 marked=0-1,1-2,0-2'
2 | expected --ratio p/q, numbers 1..9999, found '1/0' | gamecert solve green-wins fan:2 --ratio 1/0
2 | expected a game that the last move decides for --play misere | gamecert solve four-cycle fan:2 --play misere
2 | expected a game with nimbers for --nimber | gamecert solve flip-to-triangle fan:2 --nimber
2 | found 0:1 and 1:1 | gamecert solve proper 'path:4 painted=0:1,1:1'
2 | expected a value 1..2, found 3 | gamecert solve proper 'path:4 painted=0:3'
2 | expected an edge of the board, found 0-2 | gamecert solve capture 'path:4 painted=0-2:1'
2 | expected a game that the last move decides for --play misere, found capture | gamecert solve capture path:4 --play misere
2 | expected a game with nimbers for --nimber, found capture | gamecert solve capture path:4 --nimber
2 | expected a forest, found the cycle | gamecert solve hackendot grid:2x2
2 | expected a rooted forest, found a directed cycle | gamecert solve hackendot directed-cycle:3
2 | found 1 and 0 both painted 1 and no neighbour of 0 painted 2 | gamecert solve weak 'path:4 painted=0:1,1:1'
2 | arcs between two colours to point the same way | gamecert solve oriented 'directed-path:4 painted=0:1,1:2,2:1'
2 | expected --reading edges.surrounded.extendable.painted | gamecert solve weak path:4 --reading literal
2 | expected a digraph, the board of blue-red, found a graph | gamecert solve blue-red path:4
2 | expected heaps such as heaps:3,5, the board of kayles | gamecert solve kayles path:4
3 | is played to order 8 | gamecert solve weak path:9 --reading extendable
3 | ^s UNKNOWN time limit | gamecert solve capture complete:8 --time-limit 0.1
3 | ^s UNKNOWN memory limit | gamecert solve capture complete:8 --memory-limit 1
1 | ^s FAILS A_$ | gamecert sweep 'score(capture) < 2' --order 1..4
1 | ^s FAILS A_$ | gamecert sweep 'exists vertex v: special(G - v)' --order 2 -q
0 | ^1;0;;;$ | gamecert table 'min(order),max(order),histogram(size)' --order 1 --class mops | tr '\t' ';'
0 | ^s HOLDS order 30..30 graphs 1$ | timeout 20 gamecert sweep 'order > 0' --order 30 --class trees,max-degree:2 -q
0 | ^s HOLDS order 16..16 graphs 1$ | timeout 20 gamecert sweep 'order > 0' --order 16 --class regular:15 -q
0 | ^s HOLDS order 1..1 graphs 1$ | timeout 20 gamecert sweep 'order > 0' --order 1 --class trees,max-degree:1 -q
0 | ^s HOLDS order 2..2 graphs 1$ | timeout 20 gamecert sweep 'order > 0' --order 2 --class trees,max-degree:1 -q
0 | ^c conjecture A_ FAILS < score capture 2$ | gamecert sweep 'score(capture) < 2' --order 1..4 --certificates scores >/dev/null; gamecert-check scores/*
0 | ^s UNWINNABLE$ | gamecert solve ello path:4 -q
0 | ^s OUTCOME P$ | gamecert solve node-kayles path:4
0 | ^s OUTCOME N$ | gamecert solve node-kayles path:3
0 | ^v 1$ | gamecert solve node-kayles path:3
0 | ^v 0 1 2$ | gamecert solve node-kayles complete:3 --moves
0 | ^s NIMBER 2$ | gamecert solve node-kayles path:3 --nimber
0 | ^s OUTCOME P$ | gamecert solve node-kayles path:1 --play misere
0 | ^s UNWINNABLE$ | gamecert solve ello 'directed-cycle:4 green=0,1,2,3'
0 | ^s WINNABLE$ | gamecert solve ello --modulus 3 'path:2 coloured=0:1'
0 | ^s WINNABLE$ | gamecert solve odd-elimination petersen
0 | ^path:3 green=0,1.UNWINNABLE$ | gamecert solve ello two.txt
0 | ^s ANSWERED 2 of 2$ | gamecert solve ello ./two.txt
0 | ^s ANSWERED 3 of 3$ | (echo '>>graph6<<A_'; echo; echo Bw; echo C~) | gamecert solve node-kayles -
0 | "answer":"WINNABLE" | gamecert solve ello 'path:2 green=0' --json
0 | "parameters":."reading":"hull".,"instance":"cycle:5",.*"play":"misere" | gamecert solve geodetic --reading hull cycle:5 --play misere --json
0 | "parameters":..,"instance":"path:4","verdict" | gamecert solve capture path:4 --json
0 | ^path:5;OUTCOME N;v 2$ | printf 'path:4\npath:5\n' | gamecert solve node-kayles - --moves | tr '\t' ';'
0 | ^path:4;OUTCOME P;v$ | printf 'path:4\npath:5\n' | gamecert solve node-kayles - --moves | tr '\t' ';'
0 | ^path:5;OUTCOME N$ | printf 'path:4\npath:5\n' | gamecert solve node-kayles - | tr '\t' ';'
2 | a file of that name exists: write ./bare$ | gamecert solve ello bare
2 | another file than that of the instances, found two.txt$ | gamecert solve ello ./two.txt --certificate two.txt
2 | another file than that of the instances, found ./two.txt$ | gamecert solve ello - --certificate ./two.txt <two.txt
0 | ^s ANSWERED 2 of 2$ | gamecert solve ello ./two.txt
2 | bad.txt:2:14: expected .*; the certificates of the lines before are in bad.cert$ | gamecert solve ello ./bad.txt --certificate bad.cert
0 | ^c ello path:3 green=0 WINNABLE$ | gamecert-check bad.cert
3 | ^s UNKNOWN time limit | timeout 3 gamecert solve geodetic path:1024 --time-limit 0.5
3 | ^s UNKNOWN time limit | timeout 3 gamecert solve geodetic --reading hull path:1000 --time-limit 0.5
3 | ^s UNKNOWN time limit | timeout 3 gamecert solve hackendot path:1000 --time-limit 0.5
3 | ^s UNKNOWN time limit | timeout 3 gamecert solve oriented --colours 32 directed-path:32 --time-limit 0.5
3 | ^s UNKNOWN memory limit of 20 MB reached$ | gamecert solve capture complete:40 --memory-limit 20
2 | ^gamecert: hackendot Bw: expected a forest, found the cycle | gamecert sweep 'nimber(hackendot) < 9' --order 1..3 -q
2 | ^gamecert: hackendot Bw: expected a forest, found the cycle | gamecert table 'max(nimber(hackendot))' --order 1..3 --definition -q
2 | ^gamecert: -:1: hackendot Bw: expected a forest, found the cycle | echo Bw | gamecert filter 'nimber(hackendot) < 9' -q
0 | ^s HOLDS | gamecert sweep 'nimber(blue-red) < 3' --class orientations --order 1..2 -q
3 | ^s UNKNOWN time limit of 0.01 s reached$ | gamecert solve node-kayles hypercube:6 --time-limit 0.01
3 | ^s UNKNOWN memory limit of 1 MB reached$ | gamecert solve node-kayles hypercube:6 --memory-limit 1
3 | ^s UNKNOWN the board has 2000 cells | gamecert solve node-kayles path:2000
2 | column 6: expected a number, found | gamecert solve ello path:x
2 | column 14: expected a vertex 0..4, found 5 | gamecert solve ello 'path:5 green=5'
2 | did you mean 'petersen' | gamecert solve ello 'petersem:'
2 | did you mean 'ello' | gamecert solve elo path:3
2 | bad.txt:2:14: expected a vertex 0..2, found 9 | gamecert solve ello ./bad.txt
2 | expected instances, found none in ./empty.txt | gamecert solve ello ./empty.txt
2 | binary.txt:1:1: expected | gamecert solve ello ./binary.txt
2 | found the directory ./folder.d | gamecert solve ello ./folder.d
2 | cannot read ./missing.txt | gamecert solve ello ./missing.txt
2 | expected GAME INSTANCE | gamecert solve ello
2 | expected an option of ello, found --colours | gamecert solve ello path:3 --colours 2
2 | unrecognised option | gamecert solve ello path:3 --colors 2
2 | expected an option of lights-out, found --modulus | gamecert solve lights-out path:3 --modulus 3
2 | found the solitaire ello | gamecert solve ello path:3 --nimber
2 | found the solitaire ello | gamecert solve ello path:3 --play misere
2 | expected --play normal or misere | gamecert solve node-kayles path:3 --play loose
2 | expected --engine best or search or sat or smt or qbf or all, found 'dpll' | gamecert solve ello path:3 --engine dpll
0 | ^c best: OUTCOME P$ | gamecert solve node-kayles cycle:9 --engine all
0 | ^c sat: does not apply: expected a game of one player for --engine sat, found node-kayles$ | gamecert solve node-kayles cycle:9 --engine all
0 | ^c smt: EVIDENCE OUTCOME P by Z3 alone, without a strategy$ | gamecert solve node-kayles cycle:9 --engine all
0 | ^c qbf: EVIDENCE OUTCOME P by DepQBF alone, without a strategy$ | gamecert solve node-kayles cycle:9 --engine all
0 | ^c smt: does not apply: expected --engine best or search for --nimber, found --engine smt$ | gamecert solve node-kayles cycle:9 --engine all --nimber
0 | ^c qbf: does not apply: expected a game for two for --engine qbf, found the solitaire ello$ | gamecert solve ello 'petersen green=0,1' --engine all
0 | "engines":."best":"WINNABLE","search":"WINNABLE","sat":"WINNABLE","smt":"WINNABLE","qbf":"does not apply | gamecert solve ello 'petersen green=0,1,2' --engine all --json
0 | ^c capture path:4 SCORE 1$ | gamecert solve capture path:4 --engine all --certificate all.cert >/dev/null; gamecert-check all.cert
3 | ^s EVIDENCE OUTCOME P by DepQBF alone, without a strategy$ | gamecert solve node-kayles cycle:9 --engine qbf
3 | ^s EVIDENCE OUTCOME N by Z3 alone, without a strategy$ | gamecert solve node-kayles path:5 --engine smt --play misere
3 | ^s EVIDENCE SCORE 1 by DepQBF alone, without a strategy$ | gamecert solve capture path:4 --engine qbf --certificate none.cert
3 | ^s EVIDENCE OUTCOME tie by Z3 alone, without a strategy$ | gamecert solve bichromatic-triangle --reading draw convex:4: --engine smt
3 | ^s EVIDENCE UNWINNABLE by Z3 alone, without a refutation$ | gamecert solve ello 'petersen green=0,1' --engine smt
0 | ^v [-0-9 ]*;v 13;s WINNABLE$ | gamecert solve green-wins zigzag:6 --engine sat -q | paste -sd';'
0 | ^v [-0-9 ]*;s WINNABLE$ | gamecert solve green-wins zigzag:6 --engine smt -q | paste -sd';'
0 | ^v [-0-9 ]*;s WINNABLE$ | timeout 20 gamecert solve green-wins fan:12 --ratio 1/2 --engine sat --memory-limit 4 -q | paste -sd';'
3 | ^s UNKNOWN memory limit of 5 MB reached$ | timeout 20 gamecert solve node-kayles cycle:24 --engine qbf --memory-limit 5
3 | ^s EVIDENCE SCORE 5 by Z3 alone, without a refutation$ | gamecert solve all-green fan:3 --engine smt
0 | ^c ello petersen green=0,1,2 WINNABLE$ | gamecert solve ello 'petersen green=0,1,2' --engine smt --certificate z3.cert >/dev/null; gamecert-check z3.cert
3 | ^s UNKNOWN time limit of 0.3 s reached$ | timeout 10 gamecert solve node-kayles cycle:40 --engine qbf --time-limit 0.3
3 | ^s UNKNOWN time limit of 0.3 s reached$ | timeout 10 gamecert solve node-kayles cycle:40 --engine smt --time-limit 0.3
3 | ^s UNKNOWN the program depqbf is not installed$ | (bin=$(command -v gamecert); PATH=/nowhere $bin solve node-kayles path:3 --engine qbf)
2 | ^gamecert: expected --engine best or search for --nimber, found --engine qbf$ | gamecert solve node-kayles path:3 --engine qbf --nimber
2 | ^gamecert: expected --engine best or search for --moves, found --engine smt$ | gamecert solve ello path:3 --engine smt --moves
2 | ^gamecert: expected a game for two for --engine qbf, found the solitaire ello$ | gamecert solve ello path:3 --engine qbf
2 | ^gamecert: expected another option of weak for formulas, found --reading extendable | gamecert solve weak --reading extendable path:3 --engine qbf
2 | ^gamecert: expected another option of weak for formulas, found --reading extendable | gamecert solve weak --reading extendable path:9 --engine smt
2 | ^gamecert: expected another option of weak for formulas, found --reading extendable | gamecert encode weak --reading extendable path:1000 --format qcir
2 | ^gamecert: expected at least 1 .the first player wins. or 0 .does not lose. to be reached in four-cycle, a game that a win ends, found 2$ | gamecert encode four-cycle fan:2 --at-least 2 --format qcir
0 | need not lose | gamecert encode --help | tr -s ' \n' ' '
0 | : false means OUTCOME second$ | gamecert encode four-cycle fan:2 --at-least 0 --format qcir
4 | engines disagree; best: OUTCOME P; .* qbf: EVIDENCE OUTCOME N by DepQBF alone, without a strategy; the instance is left in ./disagreement-node-kayles-1.txt: gamecert solve node-kayles --engine all ./disagreement-node-kayles-1.txt$ | mkdir liar; printf '#!/bin/sh\necho SAT\nexit 10\n' >liar/depqbf; chmod +x liar/depqbf; PATH=$PWD/liar:$PATH gamecert solve node-kayles cycle:9 --engine all
0 | ^cycle:9$ | cat disagreement-node-kayles-1.txt
4 | the instance is left in ./disagreement-node-kayles-2.txt: gamecert solve node-kayles --play misere --engine all | PATH=$PWD/liar:$PATH gamecert solve node-kayles path:2 --play misere --engine all
0 | ^s OUTCOME P$ | gamecert solve node-kayles --engine all ./disagreement-node-kayles-1.txt
4 | ^gamecert: internal failure: engines disagree; best: OUTCOME P; .*; the instance is left in ./disagreement-node-kayles-3.txt | printf 'path:5\npath:4\ncycle:7\n' >three.txt; PATH=$PWD/liar:$PATH gamecert solve node-kayles ./three.txt --engine all --certificate three.cert
0 | ^c node-kayles cycle:7 OUTCOME | gamecert-check three.cert
0 | ^path:4$ | cat disagreement-node-kayles-3.txt
4 | ^path:4.UNKNOWN engines disagree; best: OUTCOME P; | PATH=$PWD/liar:$PATH gamecert solve node-kayles ./three.txt --engine all
4 | ^c best: 2 agreed; search: 2 agreed; sat: does not apply to 2; smt: 2 agreed; qbf: 2 agreed; 1 failure$ | PATH=$PWD/liar:$PATH gamecert solve node-kayles ./three.txt --engine all
4 | ^s ANSWERED 2 of 3$ | PATH=$PWD/liar:$PATH gamecert solve node-kayles ./three.txt --engine all
4 | "verdict":"UNKNOWN","answer":"","reason":"engines disagree; best: OUTCOME P; | PATH=$PWD/liar:$PATH gamecert solve node-kayles ./three.txt --engine all --json
4 | :2:6: expected a number, found | printf 'path:4\npath:x\n' >wrong.txt; PATH=$PWD/liar:$PATH gamecert solve node-kayles ./wrong.txt --engine all
0 | ^c best: 3 agreed; search: 3 agreed; sat: does not apply to 3; smt: 3 agreed; qbf: 3 agreed$ | gamecert solve node-kayles ./three.txt --engine all
3 | ^s EVIDENCE OUTCOME N by DepQBF alone, without a strategy$ | timeout 10 gamecert solve node-kayles path:5 --engine qbf 2>&-
2 | ^gamecert: cannot write to standard output: Bad file descriptor$ | gamecert solve node-kayles path:5 >&-
4 | engines disagree: by DepQBF the first player can score [0-9]*, by the rules every score is between -[0-9]* and [0-9]*; | PATH=$PWD/liar:$PATH timeout 60 gamecert solve capture path:4 --engine all
4 | engines disagree: by DepQBF the first player cannot score -[0-9]*, by the rules every score is between | mkdir denier; printf '#!/bin/sh\necho UNSAT\nexit 20\n' >denier/depqbf; chmod +x denier/depqbf; PATH=$PWD/denier:$PATH timeout 60 gamecert solve capture path:4 --engine qbf
2 | expected a graph.* found a digraph | gamecert solve node-kayles directed-path:3
2 | column 3: expected a line of 3 characters for order 5, found 2 | gamecert solve ello 'D?'
2 | cannot write .*: it is a directory | gamecert solve ello 'path:1 green=0' --certificate folder.d
2 | cannot write .*No such file | gamecert solve ello 'path:1 green=0' --certificate missing/x.cert
2 | No space left | gamecert solve ello 'path:1 green=0' --certificate /dev/full
2 | No space left | gamecert solve ello 'path:1 green=0' >/dev/full
0 | ^s HOLDS order 1..5 graphs 31$ | gamecert sweep 'oddity -> odd-degenerate' --order 1..5 --definition
0 | ^s HOLDS order 4..4 graphs 11$ | gamecert sweep 'order = 4' --order 4 --class all
0 | ^s HOLDS order 1..7 graphs 25$ | gamecert sweep 'tree -> oddity' --order 1..7 --class trees
1 | ^s FAILS C\^$ | gamecert sweep 'oddity -> tree' --order 1..7
1 | ^v C\^$ | gamecert sweep 'oddity -> tree' --order 1..7 --jobs 1
1 | ^s FAILS @$ | gamecert sweep 'connected & all-even -> event' --order 1..5
1 | ^s FAILS Bw$ | gamecert sweep 'event -> bipartite' --order 1..5
1 | "verdict":"FAILS" | gamecert sweep 'event -> bipartite' --order 1..5 --json
3 | ^s VACUOUS order 1..3 graphs 4$ | gamecert sweep 'order > 9 -> tree' --order 1..3
2 | column 11: expected .*did you mean 'odd-degenerate' | gamecert sweep 'oddity -> odd-degenrate' --order 1..3
2 | expected --order | gamecert sweep 'oddity' --order 3..1
2 | expected --order | gamecert sweep 'oddity' --order 0..1
2 | expected --order | gamecert sweep 'oddity' --order x
2 | expected --order A..B, found none | gamecert sweep 'oddity'
2 | column 1: expected a class of graphs .*found 'cubic' | gamecert sweep 'oddity' --order 3 --class cubic
2 | column 11: .*did you mean 'bipartite' | gamecert sweep 'oddity' --order 3 --class connected,bipartit
2 | column 7: expected words that go together, found 'trees' and 'mops' | gamecert table 'count(tree)' --order 3 --class trees,mops
2 | expected size:A or size:A..B .*found 'size:9..5' | gamecert table 'count(tree)' --order 3 --class size:9..5
2 | 'oddity' is about graphs, not digraphs | gamecert sweep 'oddity -> connected' --order 3 --class digraphs
2 | 'oddity' is about graphs, not digraphs | gamecert table 'count(oddity)' --order 3 --class digraphs
0 | ^12.733.733$ | gamecert table 'count(order = order)' --order 12 --class mops
0 | ^9.101.101$ | gamecert table 'count(order = order)' --order 9 --class connected,bipartite,max-degree:3
0 | ^20.0.0$ | gamecert table 'count(order = order)' --order 20 --class regular:19,size:4
0 | ^s HOLDS order 1..4 graphs 238$ | gamecert sweep 'winnable-colourings > 0' --order 1..4 --class digraphs
0 | ^c completeness: order 1..6: 143 graphs, as many as Burnside's count; labelled 1..6: | gamecert sweep 'connected' --order 1..6
0 | ^c completeness not certified: no count is known | gamecert sweep 'bipartite' --order 1..6 --class bipartite
0 | ^c completeness: the labelled identity was not made for order 19 | gamecert sweep tree --order 18..19 --class trees
0 | "completeness":{"certified":true,"counted":.1,2,3.,"labelled":.1,2,3.} | gamecert sweep tree --order 1..3 --class trees --json
0 | "class":"connected,max-degree:2" | gamecert sweep connected --order 1..3 --class 'max-degree:2, connected' --json
0 | ^s HOLDS order 3..3 graphs 2$ | [ "$(gamecert sweep connected --order 3 -q)" = 's HOLDS order 3..3 graphs 2' ] && gamecert sweep connected --order 3
1 | ^s FAILS &C | gamecert sweep 'winnable-colourings < 9' --order 1..5 --class tournaments --certificates out
0 | ^s VERIFIED$ | gamecert-check out/counterexample-1.cert
3 | ^s UNKNOWN expected an order of at most 11, found 12 | gamecert sweep connected --order 12 --class tournaments
3 | ^s VACUOUS order 1..2 graphs 0$ | gamecert sweep connected --order 1..2 --class mops
0 | ^max-degree:D. | gamecert list classes
2 | expected one CONJECTURE, found 2 | gamecert sweep oddity tree --order 3
2 | expected | gamecert sweep '' --order 3
2 | expected | gamecert sweep 'order' --order 3
0 | ^4.6.3$ | gamecert table 'count(oddity)' --order 4
2 | expected | gamecert table 'count(order)' --order 4
2 | expected | gamecert table 'sum(tree)' --order 4
0 | ^s HOLDS order 1..6 graphs 143$ | gamecert sweep 'event -> exists edge e: oddity(G - e)' --order 1..6
1 | ^s FAILS A_$ | gamecert sweep 'oddity & size > 0 -> forall edge e: connected(G - e)' --order 1..6
0 | ^5.21.21$ | gamecert table 'count(forall vertex v: order(G - v) = order - 1)' --order 5
2 | column 25: expected a vertex or an edge of a quantifier.*did you mean 'e' | gamecert sweep 'exists edge e: tree(G - f)' --order 3
2 | column 8: expected 'colouring', or 'vertex' or 'edge'.*did you mean 'edge' | gamecert sweep 'forall egde e: tree' --order 3
0 | ^."schema":"gamecert-progress-1","order":5,"done":21,"total":21,"rate":[0-9]+,"seconds_left":0.0,"failures":0.$ | gamecert table 'count(tree)' --order 4..5 --progress json
1 | "order":3,"done":2,"total":2,.*"failures":1.$ | gamecert sweep 'connected -> tree' --order 1..3 --progress json
0 | ^1$ | gamecert table 'count(tree)' --order 5 --progress none 2>&1 >/dev/null | wc -c | sed 's/^0$/1/'
2 | expected --progress line or json or none .did you mean 'json'.., found 'jsn' | gamecert sweep tree --order 3 --progress jsn
0 | ^Bw$ | printf 'B?\nBw\n' | gamecert filter connected
0 | ^B.$ | printf 'B?\nBw\n' | gamecert filter connected -v
0 | ^>>graph6<<Bw$ | printf '>>graph6<<B?\nBw' | gamecert filter connected
0 | ^1$ | printf 'B?\nBw\n' | gamecert filter -u connected
0 | ^c 1 of 2 graphs$ | printf 'B?\n:An\n' | gamecert filter -uv connected
0 | ^0$ | gamecert filter -u connected
0 | ^c theorem used | printf 'Bw\n' | gamecert filter oddity
0 | ^Bw$ | printf 'Bw\n' | gamecert filter 'forall edge e: tree(G - e)' --definition --jobs 1
2 | ^gamecert: -:2:3: expected a line of 2 characters for order 3, found 3$ | printf 'Bw\nBwx\n' | gamecert filter connected
2 | ^Bw$ | printf 'Bw\nBwx\n' | gamecert filter connected
2 | ^gamecert: -:1:1: expected a graph, found a digraph$ | printf '&AG\n' | gamecert filter connected
2 | ^gamecert: -:1: expected a modulus of at least 1, found 0$ | printf '@\n' | gamecert filter 'order mod size = 0'
2 | did you mean 'connected' | gamecert filter conected
2 | expected one PROPERTY, and graphs on standard input, found 2 | gamecert filter connected two.txt
2 | cannot read standard input: Is a directory | gamecert filter connected <folder.d
2 | No space left | echo Bw | gamecert filter connected >/dev/full
3 | ^UNKNOWN line 2: colourings of a graph of order 21 | (echo Bw; printf 'T%035d\n' 0 | tr 0 '?') | gamecert filter 'exists colouring: winnable'
0 | ^ello.eliminate | gamecert list games
0 | ^oddity.a parity-driven | gamecert list properties
0 | ^petersen | gamecert list families
2 | expected one of games, properties, families, classes, lemmas and reductions | gamecert list things
2 | did you mean 'solve' | gamecert solv
0 | ^gamecert [0-9] | gamecert --version
0 | ^s VERIFIED$ | gamecert check good.cert both.cert
0 | ^s VERIFIED$ | gamecert-check good.cert
0 | ^c ello petersen green=0,1,2 WINNABLE$ | gamecert-check good.cert
0 | ^s VERIFIED$ | cat good.cert | gamecert-check -
0 | ^s VERIFIED$ | gamecert-check --expect WINNABLE good.cert
0 | ^s VERIFIED$ | gamecert-check --expect 'ello petersen green=0,1,2 WINNABLE' good.cert
1 | ^s REJECTED$ | gamecert-check --expect UNWINNABLE good.cert
1 | ^s REJECTED$ | gamecert check --expect 'ello petersen green=0,1 WINNABLE' good.cert
1 | truncated.cert:[0-9]*: expected | gamecert-check truncated.cert
1 | version.cert:1: expected format version 1, found 2 | gamecert-check version.cert
1 | rules.cert:.*version | gamecert-check rules.cert
1 | ^s REJECTED$ | gamecert-check two.txt
2 | empty.txt | gamecert-check empty.txt
2 | directory | gamecert-check folder.d
2 | missing.cert | gamecert-check missing.cert
2 | usage: | gamecert-check
2 | cannot be written | gamecert-check good.cert >/dev/full
0 | ^ello.intro-path  *HOLDS  *paths of order 1..[0-9]* * [0-9]* instances  .* s$ | gamecert claims run ello.intro-path
0 | ^s HOLDS claims 1: HOLDS 1$ | gamecert claims run ello.fig1
1 | ^s FAILS claims 4: HOLDS 2, FAILS 1, UNKNOWN 1$ | gamecert claims run ello.fig1 ello.alg-mop ello.open-2
3 | ^s UNKNOWN claims 1: UNKNOWN 1$ | gamecert claims run ello.open-2
1 | ^c   fails at A_ green=0: | gamecert claims run ello.abs-cube
1 | "verdict":"FAILS".*"counterexample":"A_ green=0 | gamecert claims run ello.abs-cube --json
0 | ^s VERIFIED$ | gamecert claims run ello.alg-mop --certificates kept >/dev/null; gamecert-check kept/*
0 | ^c geodetic --reading contract Bo labelled=0 SAME AS hackendot A. roots=0,1$ | gamecert claims run geo.thm-1 --certificates alike >/dev/null; gamecert-check alike/*
3 | n = 0..[2-9] .* 0.[5-9] s$ | gamecert claims run ello.prop-7.3a-i --budget 0.5
1 | ^ello.cor-3.16ii  *FAILS  *any number of parts, order 2..4 | gamecert claims run ello.cor-3.16ii
3 | time limit of 0.001 s | gamecert claims run ello.thm-4.2 --budget 0.001
0 | ^ello.thm-4.1i/ii  *HOLDS | gamecert claims run ello.thm-4.1i/ii
0 | ^ello.fig1.K4-e: winnable | gamecert claims list ello.fig1 | tr '\t' ' '
0 | ^."schema":"gamecert-claim-entry-1","id":"ello.fig1","statement":"K4-e: winnable <=> gamma odd"}$ | gamecert claims list ello.fig1 --json
2 | did you mean 'ello.fig1' | gamecert claims run ello.fig2
2 | expected list, run or report .did you mean 'report' | gamecert claims reprot
2 | expected --output DIR | gamecert claims report ello.fig1
2 | expected --output with claims report only | gamecert claims run ello.fig1 --output x
2 | expected --certificates with claims run only | gamecert claims report ello.fig1 --output x --certificates y
2 | with claims run and report only | gamecert claims list ello.fig1 --budget 2
2 | expected --budget S with S above 0 | gamecert claims run ello.fig1 --budget 0
2 | cannot make the directory | gamecert claims run ello.fig1 --certificates good.cert/x
2 | ^gamecert: cannot write /proc/ | gamecert claims run ello.fig1 --certificates /proc >ran; got=$?; [ ! -s ran ] && (exit $got)
2 | ^gamecert: cannot write /proc/ | gamecert claims report ello.fig1 --output /proc >ran; got=$?; [ ! -s ran ] && (exit $got)
0 | ^c ello petersen green=0,1: a model is an order of the vertices that wins; unsatisfiable means UNWINNABLE$ | gamecert encode ello petersen green=0,1 --format dimacs
0 | ^c 1 = vertex 0 before vertex 1$ | gamecert encode ello 'path:2 green=0' --format dimacs
0 | ^p cnf 1 2$ | gamecert encode ello 'path:2 green=0' --format=dimacs
0 | ^c 3 = vertex 0 stays$ | gamecert encode odd-elimination path:3 --format dimacs
0 | ^c ello-modular --modulus 3 path:2 coloured=0:1: a model is a play that wins; | gamecert encode ello --modulus 3 'path:2 coloured=0:1' --format dimacs
0 | ^c green-wins --ratio 3/1 fan:2: a model is a play that wins; | gamecert encode green-wins --ratio 3/1 fan:2 --format dimacs
0 | ^c 2 = no move 1$ | gamecert encode all-green convex:4:0-2 --at-least 5 --format dimacs
0 | a model is a play that scores more than 4; unsatisfiable means SCORE <= 4$ | gamecert encode all-green convex:4:0-2 --at-least 5 --format dimacs
0 | a model is a play that scores more than -3; unsatisfiable means SCORE <= -3$ | gamecert encode all-green convex:4:0-2 --at-least=-2 --format dimacs
0 | ^c lights-out path:2 lit=0: | echo path:2 lit=0 >one.txt; gamecert encode lights-out ./one.txt --format dimacs
0 | ^c lights-out A_: | (echo '>>graph6<<A_'; echo) | gamecert encode lights-out - --format dimacs
2 | ^gamecert: expected one instance, found more in ./two.txt$ | gamecert encode ello ./two.txt --format dimacs
2 | ^gamecert: expected one instance, found more in standard input$ | gamecert encode ello - --format dimacs <two.txt
2 | ^gamecert: expected instances, found none in ./empty.txt$ | gamecert encode ello ./empty.txt --format dimacs
2 | ^gamecert: ./wrong.txt:1:14: expected a vertex 0..2, found 9$ | echo path:3 green=9 >wrong.txt; gamecert encode ello ./wrong.txt --format dimacs
2 | ^gamecert: expected --format dimacs or smtlib for ello, a solitaire, found none$ | gamecert encode ello path:3
2 | ^gamecert: expected --format dimacs or smtlib for ello, a solitaire, found qcir$ | gamecert encode ello path:3 --format qcir
2 | ^gamecert: expected --format dimacs or qdimacs or qcir or smtlib .did you mean 'dimacs'.*, found 'dimac'$ | gamecert encode ello path:3 --format dimac
0 | ^.set-logic QF_IDL.$ | gamecert encode ello path:3 --format smtlib
0 | ^.assert .distinct p0 p1..$ | gamecert encode ello path:3 --format smtlib
0 | ^; all-green fan:2: a model is a play that scores more than 4; unsatisfiable means SCORE <= 4$ | gamecert encode all-green fan:2 --at-least 5 --format smtlib
0 | ^.assert .exists ..x1 Bool..$ | gamecert encode node-kayles path:4 --format smtlib
0 | ^c first moves that are not listed lead to the same result as one that is$ | gamecert encode node-kayles path:4 --format qdimacs
0 | ^c node-kayles cycle:5: true means OUTCOME N; false means OUTCOME P$ | gamecert encode node-kayles cycle:5 --format qdimacs
0 | ^c from move 1 on, the only move: 0$ | gamecert encode node-kayles cycle:5 --format qdimacs
0 | ^#QCIR-G14 [0-9]*$ | gamecert encode node-kayles path:3 --format qcir
0 | ^# node-kayles path:3, misere: true means OUTCOME N; | gamecert encode node-kayles path:3 --format qcir --play misere
0 | true means a score of at least 1$ | gamecert encode capture path:3 --format qcir
0 | true means a score of at least -2$ | gamecert encode capture path:3 --format qcir --at-least=-2
2 | ^gamecert: expected another option of weak for formulas, found --reading extendable, which is for play only$ | gamecert encode weak --reading extendable path:3 --format qcir
2 | ^gamecert: expected a game for points for --at-least, found node-kayles$ | gamecert encode node-kayles path:3 --at-least 1 --format qcir
2 | ^gamecert: expected a game that the last move decides for --play misere, found capture$ | gamecert encode capture path:3 --play misere --format qcir
2 | ^gamecert: expected a game that the last move decides for --play misere, found ello$ | gamecert encode ello path:3 --play misere --format dimacs
2 | ^gamecert: expected --format qdimacs, qcir or smtlib for node-kayles, a game for two, found dimacs$ | gamecert encode node-kayles path:3 --format dimacs
2 | ^gamecert: expected a game for points for --at-least, found ello$ | gamecert encode ello path:3 --at-least 1 --format dimacs
2 | ^gamecert: expected --format qdimacs, qcir or smtlib for capture, a game for two, found dimacs$ | gamecert encode capture path:3 --at-least 1 --format dimacs
2 | ^gamecert: expected --at-least for all-green, a game for points, found none$ | gamecert encode all-green fan:2 --format dimacs
2 | expected --at-least -1000000000..1000000000, found 2000000000 | gamecert encode all-green fan:2 --at-least 2000000000 --format dimacs
2 | ^gamecert: expected an option of ello, found --colours$ | gamecert encode ello path:3 --colours 2 --format dimacs
2 | expected GAME INSTANCE, found too little; see gamecert encode --help$ | gamecert encode ello --format dimacs
2 | No space left | gamecert encode ello path:3 --format dimacs >/dev/full
3 | ^UNKNOWN the formula has more than 100000000 literals$ | timeout 20 gamecert encode ello complete:600 --format dimacs >/dev/null
3 | ^UNKNOWN the board has 100000 cells; boards that are made into circuits hold at most 1024$ | gamecert encode lights-out path:100000 --format dimacs
0 | ^nothing$ | [ -n "$(gamecert encode lights-out path:100000 --format dimacs 2>/dev/null)" ] && echo something || echo nothing
3 | ^s UNKNOWN time limit of 0.2 s reached$ | timeout 3 gamecert solve lights-out grid:32x32 lit=0 --engine sat --time-limit 0.2
3 | ^s UNKNOWN memory limit of 64 MB reached$ | timeout 20 gamecert solve lights-out grid:20x20 lit=0 --engine sat --memory-limit 64
1 | huge.cert:1: expected a formula of at most 9 clauses, found a larger one | printf 'gamecert 1\ngame lights-out 1\ninstance grid:32x32 lit=0\nstatement UNWINNABLE\nevidence lrat 9 1\n10 0 1 0\nend\n' >huge.cert; timeout 5 gamecert check huge.cert
1 | ^s FAILS I | gamecert sweep 'odd-type -> odd-degenerate' --class connected,regular:3 --order 10 --engine sat --certificates found
0 | ^s VERIFIED$ | gamecert check found/counterexample-1.cert
1 | ^c the first counterexample found, perhaps not the least$ | gamecert sweep 'all-even -> odd-degenerate' --order 3 --engine sat
3 | ^s EVIDENCE HOLDS order 1..5: a SAT solver found no counterexample$ | gamecert sweep 'tree -> odd-degenerate' --order 1..5 --engine sat
3 | ^s EVIDENCE HOLDS order 6..6: | gamecert sweep 'odd-type -> odd-degenerate' --class connected,regular:3 --order 6 --engine sat
3 | ^s VACUOUS order 5..5: a SAT solver found no graph that meets the hypotheses$ | gamecert sweep 'odd-type -> odd-degenerate' --class connected,regular:3 --order 5 --engine sat
3 | ^s UNKNOWN memory limit of 1 MB reached$ | gamecert solve all-green fan:40 --engine sat --memory-limit 1
2 | expected a conjecture HYPOTHESES -> odd-degenerate for --engine sat, found 'oddity -> tree' | gamecert sweep 'oddity -> tree' --order 3 --engine sat
2 | found 'oddity' | gamecert sweep 'oddity -> odd-degenerate' --order 3 --engine sat
2 | expected a class of graphs, connected or all, for formulas about some graph, found 'trees' | gamecert sweep odd-degenerate --class trees --order 3 --engine sat
2 | expected --engine enumeration or sat.*, found 'cdcl' | gamecert sweep odd-degenerate --order 3 --engine cdcl
0 | ^<svg .*width="[0-9.]*" height="[0-9.]*" | gamecert draw 'petersen green=0,1'
0 | ^10$ | gamecert draw 'petersen green=0,1' --format svg | grep -c '<circle'
0 | ^  2 .label="2", fillcolor="#8fd694" | gamecert draw 'path:3 green=2' --format dot
0 | ^  0 -> 1 | gamecert draw directed-path:3 --format dot
0 | penwidth=3 | gamecert draw 'convex:5: painted=0-2:1' --format dot
0 | ^.begin.tikzpicture | gamecert draw 'disc:4+1:0-1-4,1-2-4,2-3-4,0-3-4' --format tikz
0 | ello petersen green=0,1,2 WINNABLE | gamecert draw good.cert --format dot
0 | xlabel="10" | gamecert draw good.cert --format dot
0 | ^2$ | gamecert draw both.cert --format dot | grep -c '^graph {'
0 | label="lem-7.6 .ii. | gamecert draw lem-7.6 --format dot
0 | xlabel="recoloured" | gamecert draw lem-7.6 --format dot
0 | xlabel="e1 of 0-1" | gamecert draw col.prop-18 --format dot
0 | label="target after v of [01] with [12]: the legal target move v of [01] with [12] means the illegal source move [01]" | printf 'source node-kayles\ntarget blue-red\nvertex v\narc a.v b.v\nmove v:any means 1\nlevel corresponding\n' >half.reduction; gamecert reduction check half.reduction --order 1..3 --certificate half.cert >/dev/null; gamecert draw half.cert --format dot
0 | ello-gadget | gamecert lemma check lem-7.7 --certificate lemma.cert >/dev/null; gamecert draw lemma.cert --format dot
2 | ^gamecert: truncated.cert:[0-9]*: | gamecert draw truncated.cert
2 | expected --format svg or dot or tikz, found 'png' | gamecert draw petersen --format png
2 | expected an attribute of some game .did you mean 'green'.*, found 'gren' | gamecert draw 'petersen gren=1'
2 | expected a vertex 0..9, found 11$ | gamecert draw 'petersen green=11'
2 | expected a board of at most 1000 vertices to draw, found 5000 | gamecert draw path:5000
2 | expected INSTANCE, LEMMA, REDUCTION or CERTIFICATES, found none | gamecert draw
0 | ^s HOLDS isomorphic order 1..4 graphs 18$ | gamecert reduction check col.prop-1 --set k=3 --order 1..4
0 | ^s HOLDS corresponding order 1..3 graphs 7$ | gamecert reduction check col.prop-18 --order 1..3
0 | ^c corresponding on 4 graphs, the least @$ | gamecert reduction check col.prop-18 --order 1..3
0 | ^s PROVED corresponding for all graphs; keeps planar, bipartite checked to order 5$ | gamecert reduction prove col.cor-19 --set k=4
0 | PROVED isomorphic$ | gamecert reduction prove col.cor-12 --certificate reduction.cert >/dev/null; gamecert-check reduction.cert
0 | ^c reduction ello.cone PROVED equal-outcome$ | gamecert reduction prove ello.cone --certificate cone.cert >/dev/null; gamecert-check cone.cert
0 | ^s HOLDS equal nimber points 3..5 boards | gamecert reduction check tri.eg --order 3..5
2 | expected a reduction made of pieces, or ello.cone, for a proof for all graphs, found tri.eg | gamecert reduction prove tri.eg
1 | ^s FAILS &A[GO]$ | printf 'source node-kayles\ntarget blue-red\nvertex v\narc a.v b.v\nmove v:any means 1\nlevel corresponding\n' >half.reduction; gamecert reduction prove half.reduction
1 | ^c after v of [01] with [12]: the legal target move v of [01] with [12] means the illegal source move [01]$ | gamecert reduction check half.reduction --order 1..3
0 | ^s VERIFIED$ | gamecert reduction check half.reduction --order 1..3 --certificate half.cert >/dev/null; gamecert-check half.cert
3 | ^s EVIDENCE HOLDS isomorphic order 1..2 graphs 3$ | gamecert reduction check col.prop-1 --order 1..2 --certificate none.cert
2 | col.cor-19:9:17: expected a colour of the target, 1..1, found 2$ | gamecert reduction prove col.cor-19 --set k=1
2 | ^gamecert: clash.reduction:4:8: expected a painted start that is legal, found that on the source graph A_ w of 0, painted 1, and w of 1, painted 1, clash$ | printf 'source node-kayles\ntarget proper colours=2\nvertex v\nvertex w painted 1\njoin v w\njoin a.w b.w\njoin a.v b.v\nmove v:2 means 1' >clash.reduction; gamecert reduction check clash.reduction --order 1..3
2 | clash.reduction:4:8: expected a painted start that is legal | gamecert reduction prove clash.reduction
2 | expected a file or the name of a reduction .did you mean 'col.prop-1'... found 'col.prop1' | gamecert reduction prove col.prop1
2 | expected a parameter of the reduction, found 'n' | gamecert reduction prove col.prop-1 --set n=3
2 | expected --order A..B, found none | gamecert reduction check col.prop-1
2 | expected check, prove, minimise or mutants, found 'proof' | gamecert reduction proof col.prop-1
0 | ^s HOLDS mutants 1 wrong 1 right 0 undecided 0$ | gamecert reduction mutants col.prop-13
0 | ^c mutants are judged at corresponding, the level of the reduction itself on order 1..4$ | gamecert reduction mutants col.prop-13
0 | ^c wrong: with join a.w b.w; refused .expected a painted start that is legal | grep -v b.w clash.reduction >legal.reduction; gamecert reduction mutants legal.reduction
1 | ^c after v of 0 with 1: invariant 1 at 0 does not hold$ | printf 'source proper colours=2\r\ntarget proper colours=2\r\nvertex v\r\njoin a.v b.v\r\nmove v:1 means 1\r\nmove v:2 means 2\r\n' >same.reduction; (cat same.reduction; echo 'invariant v:none') >false.reduction; gamecert reduction check false.reduction --order 1..3
1 | ^c after v of 0 with 1: invariant 1 at 0 does not hold$ | gamecert reduction prove false.reduction
0 | ^s VERIFIED$ | gamecert reduction check false.reduction --order 1..3 --certificate false.cert >/dev/null; gamecert-check false.cert
1 | ^c the target has order 8, and at most 7 is stated$ | (cat same.reduction; echo 'order <= 7') >order.reduction; gamecert reduction prove order.reduction
3 | ^s EVIDENCE FAILS | (cat same.reduction; echo 'order <= 2') >order.reduction; gamecert reduction check order.reduction --order 1..3 --certificate none.cert
0 | ^s PROVED isomorphic for all graphs$ | gamecert reduction prove same.reduction
0 | ^s VERIFIED$ | gamecert reduction minimise col.cor-12 --certificate minimal.cert >/dev/null; gamecert-check minimal.cert
2 | ^gamecert: two.reduction:1:8: expected a line `board 2 when ...` or a move that means 2, a colour of the source, found neither$ | grep -v means.2 same.reduction >two.reduction; gamecert reduction prove two.reduction
0 | ^s PROVED left out 0$ | gamecert reduction minimise col.prop-18
0 | "level":"isomorphic","levels":."isomorphic":7. | gamecert reduction check col.prop-1 --order 1..3 --json
0 | ^ello.cone	ELLO to odd-degeneracy | gamecert list reductions
CASES
echo "$cases cases"
[ "$failures" -eq 0 ] && [ "$cases" -gt 70 ]
