(* The words that language/definitions.txt defines, in its order and its words: a test compares. *)
From Coq Require Import String List.
Import ListNotations.
Local Open Scope string_scope.

(* Words that gamecert computes in another way: docs/WORDS.md says why these formulas mean the same. *)
Definition computed_words : list (string * string) :=
  [("treewidth", "if = order 0 -1 min order s max vertex v card N reach v union before v s v"%string);
   ("spanning-trees", "if connected count subset F E & = card F - order 1 forall vertex v same reach-along v F V 0"%string)].

Definition definitions : list (string * string) := [
  ("parity-driven", "forall colouring -> & parity-plausible nontrivial winnable");
  ("plausibility-driven", "forall colouring -> plausible winnable");
  ("oddity", "& odd-type parity-driven");
  ("event", "& even-type parity-driven");
  ("special", "forall vertex v delete v oddity");
  ("winnable-colourings", "count colouring winnable");
  ("regular", "= min-degree max-degree");
  ("cubic", "& = min-degree 3 = max-degree 3");
  ("distinct-degrees", "min set S if forall vertex v exists vertex u & in u S = degree u degree v card S infinite");
  ("complete", "= complement size 0");
  ("triangle-free", "free Bw");
  ("triangles", "count set S & = card S 3 = induce S size 3");
  ("leaves", "count vertex v = degree v 1");
  ("girth", "min edge e + 1 delete e min vertex u if in u e max vertex v if in v e distance u v -infinite infinite");
  ("circumference", "longest-cycle");
  ("diameter", "max vertex u max vertex v distance u v");
  ("radius", "min vertex u max vertex v distance u v");
  ("connectivity", "min set S if | ! remove S connected = remove S order 1 card S infinite");
  ("edge-connectivity", "if < order 2 0 min set S if & > card S 0 ! same S V sum vertex v if in v S card difference N v S 0 infinite");
  ("cut-vertices", "count vertex v > delete v components components");
  ("bridges", "count edge e > delete e components components");
  ("blocks", "count block B true");
  ("two-connected", "& & > order 2 connected = cut-vertices 0");
  ("cyclomatic-number", "+ - size order components");
  ("forest", "= cyclomatic-number 0");
  ("caterpillar", "& tree forall vertex v <= count vertex u & adjacent u v > degree u 1 2");
  ("unicyclic", "& connected = cyclomatic-number 1");
  ("cactus", "& connected forall block B | <= card B 2 induce B & = min-degree 2 = max-degree 2");
  ("block-graph", "& connected forall block B induce B complete");
  ("eulerian", "& connected all-even");
  ("hamiltonian", "& > order 2 = circumference order");
  ("traceable", "| = order 1 cone hamiltonian");
  ("planar", "& minor-free D~{ minor-free EFz_");
  ("outerplanar", "& minor-free C~ minor-free D]o");
  ("series-parallel", "minor-free C~");
  ("chordal", "forall set S -> & > card S 3 induce S connected ! induce S & = min-degree 2 = max-degree 2");
  ("split", "exists set S & = induce S size 0 remove S complete");
  ("cograph", "induced-free Ch");
  ("claw-free", "induced-free Cs");
  ("line-graph", "& & & & & & & & induced-free CF induced-free Dr[ induced-free D^{ induced-free E@lo induced-free E`lo induced-free E`\w induced-free EQlw induced-free EqNw induced-free E`~w");
  ("mop", "& & > order 2 outerplanar forall nonedge p ! join p outerplanar");
  ("linear-mop", "& mop | = order 3 = count vertex v = degree v 2 2");
  ("clique-number", "max set S if induce S complete card S -infinite");
  ("independence-number", "max set S if = induce S size 0 card S -infinite");
  ("vertex-cover-number", "min set S if = remove S size 0 card S infinite");
  ("feedback-number", "min set S if remove S forest card S infinite");
  ("domination-number", "min set S if same union S N S V card S infinite");
  ("chromatic-number", "min set S if colourable card S card S infinite");
  ("edge-chromatic-number", "min set S let k card S if line colourable k k infinite");
  ("matching-number", "let twice min set S - + order card S remove S count component C = mod card C 2 1 max set S if <= * 2 card S twice card S -infinite");
  ("degeneracy", "max set S induce S min-degree");
  ("arboricity", "min set T if forall set S -> > card S 0 <= induce S size * card T - card S 1 card T infinite");
  ("perfect", "forall set S induce S = clique-number chromatic-number");
  ("vertex-transitive", "forall vertex u forall vertex v alike u v");
  ("edge-transitive", "forall edge e forall edge f alike e f");
  ("bandwidth", "min order s max vertex v max vertex u if | same u v & adjacent u v in u before v s - card before v s card before u s -infinite");
  ("largest-induced-forest", "max set S if induce S forest card S -infinite");
  ("largest-induced-tree", "max set S if induce S tree card S -infinite");
  ("largest-induced-bipartite-subgraph", "max set S if induce S bipartite card S -infinite");
  ("largest-induced-path", "max set S if induce S & tree <= max-degree 2 card S -infinite");
  ("largest-induced-linear-forest", "max set S if induce S & forest <= max-degree 2 card S -infinite");
  ("largest-induced-star", "max set S if induce S & tree = max-degree - order 1 card S -infinite");
  ("max-leaf-number", "if & = order 2 connected 2 max set S if & remove S connected in S N difference V S card S -infinite");
  ("connected-domination-number", "min set S if & induce S connected same union S N S V card S infinite");
  ("total-domination-number", "min set S if forall vertex v ! same intersection N v S {} card S infinite");
  ("paired-domination-number", "min set S if & same union S N S V = * 2 induce S matching-number card S card S infinite");
  ("independent-domination-number", "min set S if & = induce S size 0 same union S N S V card S infinite");
  ("upper-domination-number", "max set S if & same union S N S V forall member v S ! same union difference S v N difference S v V card S -infinite");
  ("roman-domination-number", "min set S + * 2 card S card difference V union S N S");
  ("two-domination-number", "min set S if forall member v difference V S >= card intersection N v S 2 card S infinite");
  ("irredundance-number", "min set S if & forall member v S ! same difference union v N v union difference S v N difference S v {} forall member u difference V S let T union S u exists member v T same difference union v N v union difference T v N difference T v {} card S infinite");
  ("upper-irredundance-number", "max set S if forall member v S ! same difference union v N v union difference S v N difference S v {} card S -infinite");
  ("zero-forcing-number", "min set S if forall subset W difference V S -> ! same W {} exists member v difference V W = card intersection N v W 1 card S infinite");
  ("positive-semidefinite-zero-forcing-number", "min set S if forall subset W difference V S -> ! same W {} exists member w W exists member v difference N w W same intersection N v reach w W w card S infinite");
  ("power-domination-number", "min set S if forall subset W difference V union S N S -> ! same W {} exists member v difference V W = card intersection N v W 1 card S infinite");
  ("connected-forcing-number", "min set S if & induce S connected forall subset W difference V S -> ! same W {} exists member v difference V W = card intersection N v W 1 card S infinite");
  ("total-forcing-number", "min set S if & forall member v S ! same intersection N v S {} forall subset W difference V S -> ! same W {} exists member v difference V W = card intersection N v W 1 card S infinite");
  ("burning-number", "recursive truth burns number k set B is if = k 0 same B V exists vertex v burns - k 1 union union B N B v least range k 0 order burns k difference V V");
  ("cop-number", "sum component P induce P if recursive truth folds set S is | = card S 1 exists member v S & exists member u difference S v in intersection union v N v S union u N u folds difference S v folds V 1 if = domination-number 2 2 if recursive truth caught number n set C vertex r is if = n 0 in r C exists member a C exists member b C & same union a b C exists member x union a N a exists member y union b N b | | in r C in r union x y forall member s union r N r caught - n 1 union x y s let n least range k 0 ^ order 3 forall vertex a forall vertex b forall vertex r -> caught + k 1 union a b r caught k union a b r exists vertex a exists vertex b forall vertex r caught n union a b r 2 if | <= order 18 = domination-number 3 3 count range k 4 infinite true");
  ("metric-dimension", "min set S if forall vertex u forall vertex v -> ! same u v exists member w S != distance u w distance v w card S infinite");
  ("local-independence-number", "max vertex v induce N v independence-number");
  ("independent-sets", "count set S = induce S size 0");
  ("dominating-sets", "count set S same union S N S V");
  ("cliques", "count set S induce S complete");
  ("matchings", "count subset F E = card ends F * 2 card F");
  ("clique-cover-number", "complement chromatic-number");
  ("vertex-arboricity", "recursive truth splits number k set R is if = k 0 same R {} exists subset S R & induce S forest splits - k 1 difference R S least range k 0 order splits k V");
  ("toughness", "min set S if > remove S components 1 / card S remove S components infinite")].
