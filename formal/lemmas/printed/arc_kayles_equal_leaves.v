(* Of two leaves at one vertex one may go *)
(* Source: taking one edge takes the other *)
From Gamecert.lemmas Require Import Taking.

Theorem lemma_arc_kayles_equal_leaves G a x y :
  finite G -> simple G -> distinct [a; x; y] -> vertices G [a; x; y] ->
  neighbours G x [a] ->
  neighbours G y [a] ->
  same_arc_nimber G (without [y] G).
Proof. by_mirroring (same_arcs_by_mirroring G [a; x; y]
  (Gadget 1 [false; false] [(0, 1); (0, 2)]) [Without [2]]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_arc_kayles_equal_leaves_twin G a x y :
  finite G -> simple G -> distinct [a; x; y] -> vertices G [a; x; y] ->
  neighbours G x [a; y] ->
  neighbours G y [a; x] ->
  same_arc_nimber G (without [y] G).
Proof. refused_mirroring (same_arcs_by_mirroring G [a; x; y]
  (Gadget 1 [false; false] [(0, 1); (0, 2); (1, 2)]) [Without [2]]). Abort.
