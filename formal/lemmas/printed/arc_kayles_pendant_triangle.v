(* A triangle that hangs on one vertex is a path of two edges *)
(* Source: ours *)
From Gamecert.lemmas Require Import Taking.

Theorem lemma_arc_kayles_pendant_triangle G a x y :
  finite G -> simple G -> distinct [a; x; y] -> vertices G [a; x; y] ->
  neighbours G x [a; y] ->
  neighbours G y [a; x] ->
  same_arc_nimber G (toggle [(a, y)] G).
Proof. by_mirroring (same_arcs_by_mirroring G [a; x; y]
  (Gadget 1 [false; false] [(0, 1); (0, 2); (1, 2)]) [Toggle [(0, 2)]]). Qed.
(* Refused with the edge x-y changed: *)
Theorem lemma_arc_kayles_pendant_triangle_twin G a x y :
  finite G -> simple G -> distinct [a; x; y] -> vertices G [a; x; y] ->
  neighbours G x [a] ->
  neighbours G y [a] ->
  same_arc_nimber G (toggle [(a, y); (x, y)] G).
Proof. refused_mirroring (same_arcs_by_mirroring G [a; x; y]
  (Gadget 1 [false; false] [(0, 1); (0, 2)]) [Toggle [(0, 2); (1, 2)]]). Abort.
