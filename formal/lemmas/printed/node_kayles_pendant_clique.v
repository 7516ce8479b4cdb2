(* A clique that hangs on one vertex is a leaf *)
(* Source: ours, by adjacent twins *)
From Gamecert.lemmas Require Import Nimbers.

Theorem lemma_node_kayles_pendant_clique G a x y z :
  finite G -> simple G -> distinct [a; x; y; z] -> vertices G [a; x; y; z] ->
  neighbours G x [a; y; z] ->
  neighbours G y [a; x; z] ->
  neighbours G z [a; x; y] ->
  same_nimber G (without [y; z] G).
Proof. by_mirroring (same_by_mirroring G [a; x; y; z]
  (Gadget 1 [false; false; false] [(0, 1); (0, 2); (0, 3); (1, 2); (1, 3); (2, 3)]) [Without [2; 3]]). Qed.
(* Refused with the edge a-x changed: *)
Theorem lemma_node_kayles_pendant_clique_twin G a x y z :
  finite G -> simple G -> distinct [a; x; y; z] -> vertices G [a; x; y; z] ->
  neighbours G x [y; z] ->
  neighbours G y [a; x; z] ->
  neighbours G z [a; x; y] ->
  same_nimber G (toggle [(a, x)] (without [y; z] G)).
Proof. refused_mirroring (same_by_mirroring G [a; x; y; z]
  (Gadget 1 [false; false; false] [(0, 2); (0, 3); (1, 2); (1, 3); (2, 3)]) [Without [2; 3]; Toggle [(0, 1)]]). Abort.
