(* Two leaves at one vertex cancel *)
(* Source: The vertex-capturing game, Lemma 6.4 (1) *)
From Gamecert.lemmas Require Import Counting.

Theorem lemma_capture_equal_leaves G C v x y :
  finite G -> simple G -> both_ways C -> distinct [v; x; y] -> vertices G [v; x; y] ->
  neighbours G x [v] ->
  neighbours G y [v] ->
  C v x = nobody -> C v y = nobody ->
  same_score G C (without [x; y] G) C.
Proof. by_counterplay (same_score_by_counterplay G C [v; x; y]
  (Gadget 1 [false; false] [(0, 1); (0, 2)]) [nobody; nobody] [Without [1; 2]] []). Qed.
(* Refused with the edge v-x changed: *)
Theorem lemma_capture_equal_leaves_twin G C v x y :
  finite G -> simple G -> both_ways C -> distinct [v; x; y] -> vertices G [v; x; y] ->
  neighbours G x [] ->
  neighbours G y [v] ->
  C v y = nobody ->
  same_score G C (without [x; y] G) C.
Proof. refused_counterplay (same_score_by_counterplay G C [v; x; y]
  (Gadget 1 [false; false] [(0, 2)]) [nobody] [Without [1; 2]] []). Abort.
