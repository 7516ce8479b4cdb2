(* Two pendant paths of two edges at one vertex cancel *)
(* Source: The vertex-capturing game, Lemma 6.4 (2), p = q = 2 *)
From Gamecert.lemmas Require Import Counting.

Theorem lemma_capture_equal_paths G C v w x y z :
  finite G -> simple G -> both_ways C -> distinct [v; w; x; y; z] -> vertices G [v; w; x; y; z] ->
  neighbours G w [v; x] ->
  neighbours G x [w] ->
  neighbours G y [v; z] ->
  neighbours G z [y] ->
  C v w = nobody -> C w x = nobody -> C v y = nobody -> C y z = nobody ->
  same_score G C (without [w; x; y; z] G) C.
Proof. by_counterplay (same_score_by_counterplay G C [v; w; x; y; z]
  (Gadget 1 [false; false; false; false] [(0, 1); (1, 2); (0, 3); (3, 4)]) [nobody; nobody; nobody; nobody] [Without [1; 2; 3; 4]] []). Qed.
(* Refused with the edge v-w changed: *)
Theorem lemma_capture_equal_paths_twin G C v w x y z :
  finite G -> simple G -> both_ways C -> distinct [v; w; x; y; z] -> vertices G [v; w; x; y; z] ->
  neighbours G w [x] ->
  neighbours G x [w] ->
  neighbours G y [v; z] ->
  neighbours G z [y] ->
  C w x = nobody -> C v y = nobody -> C y z = nobody ->
  same_score G C (without [w; x; y; z] G) C.
Proof. refused_counterplay (same_score_by_counterplay G C [v; w; x; y; z]
  (Gadget 1 [false; false; false; false] [(1, 2); (0, 3); (3, 4)]) [nobody; nobody; nobody] [Without [1; 2; 3; 4]] []). Abort.
