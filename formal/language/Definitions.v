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
  ("bandwidth", "min order s max vertex v max vertex u if | same u v & adjacent u v in u before v s - card before v s card before u s -infinite")].
