(* Two pendant paths of three edges at one vertex cancel *)
(* Source: The vertex-capturing game, Lemma 6.4 (3), p = q = 3 *)
From Gamecert.lemmas Require Import Counting.

Theorem lemma_capture_equal_long_paths G C v p q r x y z :
  finite G -> simple G -> both_ways C -> distinct [v; p; q; r; x; y; z] -> vertices G [v; p; q; r; x; y; z] ->
  neighbours G p [v; q] ->
  neighbours G q [p; r] ->
  neighbours G r [q] ->
  neighbours G x [v; y] ->
  neighbours G y [x; z] ->
  neighbours G z [y] ->
  C v p = nobody -> C p q = nobody -> C q r = nobody -> C v x = nobody -> C x y = nobody -> C y z = nobody ->
  same_score G C (without [p; q; r; x; y; z] G) C.
Proof. by_counterplay (same_score_by_counterplay G C [v; p; q; r; x; y; z]
  (Gadget 1 [false; false; false; false; false; false] [(0, 1); (1, 2); (2, 3); (0, 4); (4, 5); (5, 6)]) [nobody; nobody; nobody; nobody; nobody; nobody] [Without [1; 2; 3; 4; 5; 6]] []). Qed.
(* Refused with the edge v-p changed: *)
Theorem lemma_capture_equal_long_paths_twin G C v p q r x y z :
  finite G -> simple G -> both_ways C -> distinct [v; p; q; r; x; y; z] -> vertices G [v; p; q; r; x; y; z] ->
  neighbours G p [q] ->
  neighbours G q [p; r] ->
  neighbours G r [q] ->
  neighbours G x [v; y] ->
  neighbours G y [x; z] ->
  neighbours G z [y] ->
  C p q = nobody -> C q r = nobody -> C v x = nobody -> C x y = nobody -> C y z = nobody ->
  same_score G C (without [p; q; r; x; y; z] G) C.
Proof. refused_counterplay (same_score_by_counterplay G C [v; p; q; r; x; y; z]
  (Gadget 1 [false; false; false; false; false; false] [(1, 2); (2, 3); (0, 4); (4, 5); (5, 6)]) [nobody; nobody; nobody; nobody; nobody] [Without [1; 2; 3; 4; 5; 6]] []). Abort.
