(* A vertex that is captured does not matter but for its points *)
(* Source: docs/LEMMAS.md *)
From Gamecert.lemmas Require Import Counting.

Theorem lemma_capture_captured_vertex G C v x y z :
  finite G -> simple G -> both_ways C -> distinct [v; x; y; z] -> vertices G [v; x; y; z] ->
  neighbours G x [v; y; z] ->
  neighbours G y [x] ->
  neighbours G z [x] ->
  C v x = nobody -> C x y = first -> C x z = first ->
  scores_differ 6 G C G (recoloured [(x, y, second); (x, z, second)] C).
Proof. by_counterplay (score_by_counterplay G C [v; x; y; z]
  (Gadget 1 [false; false; false] [(0, 1); (1, 2); (1, 3)]) [nobody; first; first] [] [(1, 2, second); (1, 3, second)] 6). Qed.
(* Refused with the edge v-x changed: *)
Theorem lemma_capture_captured_vertex_twin G C v x y z :
  finite G -> simple G -> both_ways C -> distinct [v; x; y; z] -> vertices G [v; x; y; z] ->
  neighbours G x [y; z] ->
  neighbours G y [x] ->
  neighbours G z [x] ->
  C x y = first -> C x z = first ->
  scores_differ 6 G C (toggle [(v, x)] G) (recoloured [(v, x, nobody); (x, y, second); (x, z, second)] C).
Proof. refused_counterplay (score_by_counterplay G C [v; x; y; z]
  (Gadget 1 [false; false; false] [(1, 2); (1, 3)]) [first; first] [Toggle [(0, 1)]] [(0, 1, nobody); (1, 2, second); (1, 3, second)] 6). Abort.
