(* Two vertices with the same three neighbours cancel *)
(* Source: docs/LEMMAS.md *)
From Gamecert.lemmas Require Import Counting.

Theorem lemma_capture_twins G C a b c x y :
  finite G -> simple G -> both_ways C -> distinct [a; b; c; x; y] -> vertices G [a; b; c; x; y] ->
  neighbours G x [a; b; c] ->
  neighbours G y [a; b; c] ->
  C a x = nobody -> C b x = nobody -> C c x = nobody -> C a y = nobody -> C b y = nobody -> C c y = nobody ->
  same_score G C (without [x; y] G) C.
Proof. by_counterplay (same_score_by_counterplay G C [a; b; c; x; y]
  (Gadget 3 [false; false] [(0, 3); (1, 3); (2, 3); (0, 4); (1, 4); (2, 4)]) [nobody; nobody; nobody; nobody; nobody; nobody] [Without [3; 4]] []). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_capture_twins_twin G C a b c x y :
  finite G -> simple G -> both_ways C -> distinct [a; b; c; x; y] -> vertices G [a; b; c; x; y] ->
  neighbours G x [b; c] ->
  neighbours G y [a; b; c] ->
  C b x = nobody -> C c x = nobody -> C a y = nobody -> C b y = nobody -> C c y = nobody ->
  same_score G C (without [x; y] G) C.
Proof. refused_counterplay (same_score_by_counterplay G C [a; b; c; x; y]
  (Gadget 3 [false; false] [(1, 3); (2, 3); (0, 4); (1, 4); (2, 4)]) [nobody; nobody; nobody; nobody; nobody] [Without [3; 4]] []). Abort.
